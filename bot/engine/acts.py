"""Acts: everything a player can decide, frozen, imperative, with its words in a record (docs/record-format.md).

An act does not say whose it is; the seat stands beside it. Acts compare by value; the cards of one act are in
code-point order, in whatever order they were written.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.engine.cards import CODES, Card, Suit, codes, parse_card, parse_suit
from bot.engine.rules import parse_number
from bot.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline what is offered."""


@dataclass(frozen=True, slots=True)
class CutPack:
    """Cut this many cards from the top (law 2.4)."""

    cards: int


@dataclass(frozen=True, slots=True)
class TurnTables:
    """Everybody moves one seat to the left (law 2.7)."""


@dataclass(frozen=True, slots=True)
class OrderUp:
    """Accept the turn-up's suit: order up, assist or take up by seat (law 4.1)."""

    alone: bool = False


@dataclass(frozen=True, slots=True)
class ClaimAceNoFace:
    """Throw in a hand with one ace and no face card (law 3.1)."""


@dataclass(frozen=True, slots=True)
class ClaimFarmers:
    """Exchange three nines and tens for the cards under the turn-up (law 3.2)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CallSuit:
    """Name trump in the second round (law 4.3)."""

    suit: Suit
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Fold:
    """The dealer gives the hand up (law 4.5)."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid a number of tricks (laws 8.6, 8.7)."""

    tricks: int


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The high bidder names trump (laws 8.6, 8.7)."""

    suit: Suit
    alone: bool = False


@dataclass(frozen=True, slots=True)
class GiveTurnUp:
    """The dealer, who sits out, gives the turn-up to their lone partner (law 5.6)."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay cards away, face down."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CallForBest:
    """The lone maker lays a card away and calls for their partner's best (law 5.4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Give:
    """The partner, who sits out, passes cards to the lone maker (laws 5.4, 8.7)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CallPartner:
    """The maker calls a suit; the holder of its best card is their partner (law 8.5)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class PlayAlone:
    """The maker calls alone instead of a partner (law 8.5)."""


@dataclass(frozen=True, slots=True)
class DefendAlone:
    """A defender plays alone against the lone maker (law 5.2)."""


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick (law 6)."""

    card: Card


@dataclass(frozen=True, slots=True)
class GatherTrick:
    """Take the full trick in (law 9.3)."""


@dataclass(frozen=True, slots=True)
class CorrectRenege:
    """Take one's renege back before the trick is gathered (law 9.4)."""


@dataclass(frozen=True, slots=True)
class ClaimRenege:
    """Claim that this seat reneged in a gathered trick; tricks count from 1 (law 9.4)."""

    seat: Seat
    trick: int


@dataclass(frozen=True, slots=True)
class ClaimLead:
    """Claim that this seat led out of turn, or against law 6.2 (law 9.5)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClaimCall:
    """Claim that this seat declared out of turn, or named the suit turned down (law 9.6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NameSuit:
    """Name the suit that an opponent is to lead (law 9.5)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class SayMisdeal:
    """Agree that this hand is dealt no further (law 9.8)."""


Claim = ClaimRenege | ClaimLead | ClaimCall
"""A claim that an opponent broke the law (law 9.2)."""

Act = (
    Pass | CutPack | TurnTables | OrderUp | ClaimAceNoFace | ClaimFarmers | CallSuit | Fold | Bid | NameTrump
    | GiveTurnUp | Discard | CallForBest | Give | CallPartner | PlayAlone | DefendAlone | PlayCard
    | GatherTrick | CorrectRenege | Claim | NameSuit | SayMisdeal
)  # fmt: skip

PASS = Pass()
PLAYS: tuple[PlayCard, ...] = tuple(PlayCard(Card(number)) for number in range(len(CODES)))
"""One ``PlayCard`` for each card, so that the most frequent act is never built twice."""


def act_text(act: Act) -> str:
    """Return an act as a record writes it, its cards in code-point order."""
    match act:
        case PlayCard(card):
            return CODES[card]
        case Discard(cards):
            return f"discard {codes(cards)}"
        case Give(cards):
            return f"give {codes(cards)}"
        case ClaimFarmers(cards):
            return f"farmers {codes(cards)}"
        case CallForBest(card):
            return f"best {CODES[card]}"
        case CutPack(cards):
            return f"cut {cards}"
        case Bid(tricks):
            return f"bid {tricks}"
        case OrderUp(alone):
            return "order alone" if alone else "order"
        case CallSuit(suit, alone):
            return f"call {suit.letter} alone" if alone else f"call {suit.letter}"
        case NameTrump(suit, alone):
            return f"name {suit.letter} alone" if alone else f"name {suit.letter}"
        case CallPartner(suit):
            return f"partner {suit.letter}"
        case ClaimRenege(seat, trick):
            return f"claim renege {seat} {trick}"
        case ClaimLead(seat):
            return f"claim lead {seat}"
        case ClaimCall(seat):
            return f"claim call {seat}"
        case NameSuit(suit):
            return f"suit {suit.letter}"
        case _:
            return _WORDS[type(act)]


_LONE_WORDS: tuple[tuple[Act, str], ...] = (
    (PASS, "pass"),
    (TurnTables(), "turn-tables"),
    (ClaimAceNoFace(), "ace-no-face"),
    (Fold(), "fold"),
    (GiveTurnUp(), "give-turnup"),
    (PlayAlone(), "alone"),
    (DefendAlone(), "defend-alone"),
    (GatherTrick(), "gather"),
    (CorrectRenege(), "correct"),
    (SayMisdeal(), "misdeal"),
)
_WORDS: dict[type[Act], str] = {type(act): word for act, word in _LONE_WORDS}


def _sorted_cards(words: list[str]) -> tuple[Card, ...]:
    return tuple(parse_card(word) for word in sorted(words))


def _alone(words: list[str]) -> bool:
    if words not in ([], ["alone"]):
        raise ValueError(f"{' '.join(words)!r} is not understood; only the word alone may stand there")
    return bool(words)


def _one(words: list[str]) -> str:
    if len(words) != 1:
        raise ValueError(f"one word is wanted after the act, not {len(words)}")
    return words[0]


def _cards(words: list[str], counts: tuple[int, ...]) -> tuple[Card, ...]:
    if len(words) not in counts:
        raise ValueError(f"{' or '.join(map(str, counts))} cards are wanted after the act, not {len(words)}")
    return _sorted_cards(words)


def _suited(words: list[str]) -> tuple[Suit, bool]:
    if not words:
        raise ValueError("a suit is wanted after the act: S, H, D or C")
    return parse_suit(words[0]), _alone(words[1:])


def _lone_word(act: Act) -> Callable[[list[str]], Act]:
    def parse(words: list[str]) -> Act:
        if words:
            raise ValueError(f"{_WORDS[type(act)]!r} stands alone")
        return act

    return parse


def _claim(words: list[str]) -> Claim:
    match words:
        case ["renege", seat, trick]:
            return ClaimRenege(Seat(parse_number(seat)), parse_number(trick))
        case ["lead", seat]:
            return ClaimLead(Seat(parse_number(seat)))
        case ["call", seat]:
            return ClaimCall(Seat(parse_number(seat)))
        case _:
            raise ValueError("a claim reads: claim renege SEAT TRICK, claim lead SEAT or claim call SEAT")


_PARSERS: dict[str, Callable[[list[str]], Act]] = {
    **{word: _lone_word(act) for act, word in _LONE_WORDS},
    "order": lambda words: OrderUp(_alone(words)),
    "call": lambda words: CallSuit(*_suited(words)),
    "name": lambda words: NameTrump(*_suited(words)),
    "partner": lambda words: CallPartner(parse_suit(_one(words))),
    "bid": lambda words: Bid(parse_number(_one(words))),
    "cut": lambda words: CutPack(parse_number(_one(words))),
    "best": lambda words: CallForBest(parse_card(_one(words))),
    "discard": lambda words: Discard(_cards(words, (1, 2))),
    "give": lambda words: Give(_cards(words, (1, 2))),
    "farmers": lambda words: ClaimFarmers(_cards(words, (3,))),
    "claim": _claim,
    "suit": lambda words: NameSuit(parse_suit(_one(words))),
}


def parse_act(words: list[str]) -> Act:
    """Parse the words of an act as a record writes them; ``ValueError`` says what is malformed."""
    if not words:
        raise ValueError("an act is wanted after the seat")
    parser = _PARSERS.get(words[0])
    if parser is not None:
        return parser(words[1:])
    if words[0] not in CODES:
        raise ValueError(f"{words[0]!r} is no act and no card")
    if len(words) > 1:
        raise ValueError("a card played stands alone")
    return PLAYS[parse_card(words[0])]
