"""Acts: everything that a player can decide, as frozen data, with its words in a record (docs/record-format.md).

An act does not name its seat, which is passed beside it. Acts compare by value. The cards of one act are in code-point
order, in whatever order they were given.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, NamedTuple

from bot.engine.cards import CODES, Card, Suit, Trump, codes, parse_card, parse_suit, parse_trump
from bot.engine.faults import KeyedError
from bot.engine.rules import parse_number
from bot.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline the offer: to bid, to cut, to give, to lay away."""


@dataclass(frozen=True, slots=True)
class CutPack:
    """Cut this many cards from the top (law 2.4)."""

    cards: int


@dataclass(frozen=True, slots=True)
class TurnTables:
    """Everybody moves one seat to the left (law 2.7): each seat gets the hand of the next one."""


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
    """Name trump in the second round (law 4.3), or no trump (law 12.7)."""

    suit: Trump
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
    """Agree to a misdeal: the hand is not played on (law 9.8)."""


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


# -- the words of acts: one spelling each, read and written


def cards_of(act: Act) -> tuple[Card, ...]:
    """Return the cards that an act moves out of the hand."""
    match act:
        case PlayCard(card) | CallForBest(card):
            return (card,)
        case Discard(cards) | Give(cards) | ClaimFarmers(cards):
            return cards
        case _:
            return ()


class _Fields(NamedTuple):
    """How to write an act's fields after its word, and how to read them. Malformed ones raise ``ValueError``."""

    write: Callable[..., str]
    read: Callable[[list[str]], tuple[Any, ...]]


class Spelling(NamedTuple):
    """How an act is written: its word (two words for a claim), its class, and its fields, if it has any."""

    word: str
    act: type[Act]
    fields: _Fields | None = None


def _read_alone(words: list[str]) -> tuple[bool]:
    if words not in ([], ["alone"]):
        raise KeyedError("misread-alone", word=" ".join(words))
    return (bool(words),)


def _reads_alone_after(parse: Callable[[str], Trump]) -> Callable[[list[str]], tuple[Trump, bool]]:
    def read(words: list[str]) -> tuple[Trump, bool]:
        if not words:
            raise KeyedError("misread-suit-wanted")
        return (parse(words[0]), *_read_alone(words[1:]))

    return read


def _one_word(write: Callable[[Any], str], parse: Callable[[str], object]) -> _Fields:

    def read(words: list[str]) -> tuple[object]:
        if len(words) != 1:
            raise KeyedError("misread-one-word", count=len(words))
        return (parse(words[0]),)

    return _Fields(write, read)


def _some_cards(*counts: int) -> _Fields:
    def read(words: list[str]) -> tuple[tuple[Card, ...]]:
        if len(words) not in counts:
            raise KeyedError("misread-cards", wanted="/".join(map(str, counts)), count=len(words))
        return (tuple(parse_card(word) for word in sorted(words)),)

    return _Fields(codes, read)


def _numbers_of_claim(count: int) -> _Fields:
    """Return how a claim writes its ``count`` numbers: the seat and, for a renege, the trick."""

    def read(words: list[str]) -> tuple[int, ...]:
        if len(words) != count:
            raise KeyedError("misread-claim")
        return tuple(parse_number(word) for word in words)

    return _Fields((lambda seat, trick: f"{seat} {trick}") if count == 2 else str, read)


_ALONE = _Fields(lambda alone: "alone" if alone else "", _read_alone)
_SUIT = _one_word(lambda suit: suit.letter, parse_suit)
_SUIT_AND_ALONE, _TRUMP_AND_ALONE = (
    _Fields(lambda suit, alone: f"{suit.letter} alone" if alone else suit.letter, _reads_alone_after(parse))
    for parse in (parse_suit, parse_trump)
)
_CARD = _one_word(CODES.__getitem__, parse_card)
_NUMBER = _one_word(str, parse_number)

SPELLINGS = (
    Spelling("pass", Pass),
    Spelling("cut", CutPack, _NUMBER),
    Spelling("turn-tables", TurnTables),
    Spelling("order", OrderUp, _ALONE),
    Spelling("ace-no-face", ClaimAceNoFace),
    Spelling("farmers", ClaimFarmers, _some_cards(3)),
    Spelling("call", CallSuit, _TRUMP_AND_ALONE),
    Spelling("fold", Fold),
    Spelling("bid", Bid, _NUMBER),
    Spelling("name", NameTrump, _SUIT_AND_ALONE),
    Spelling("give-turnup", GiveTurnUp),
    Spelling("discard", Discard, _some_cards(1, 2)),
    Spelling("best", CallForBest, _CARD),
    Spelling("give", Give, _some_cards(1, 2)),
    Spelling("partner", CallPartner, _SUIT),
    Spelling("alone", PlayAlone),
    Spelling("defend-alone", DefendAlone),
    Spelling("", PlayCard, _CARD),
    Spelling("gather", GatherTrick),
    Spelling("correct", CorrectRenege),
    Spelling("claim renege", ClaimRenege, _numbers_of_claim(2)),
    Spelling("claim lead", ClaimLead, _numbers_of_claim(1)),
    Spelling("claim call", ClaimCall, _numbers_of_claim(1)),
    Spelling("suit", NameSuit, _SUIT),
    Spelling("misdeal", SayMisdeal),
)
"""Every act, with its words in a record; a card that is played has no word but its own two letters."""


def _make_writer(spelling: Spelling) -> Callable[[Any], str]:
    names = spelling.act.__match_args__
    if spelling.fields is None:
        return lambda _: spelling.word
    get, write, start = attrgetter(*names), spelling.fields.write, f"{spelling.word} "
    if len(names) == 1:
        return lambda act: (start + write(get(act))).strip()
    return lambda act: start + write(*get(act))


_WRITERS = {spelling.act: _make_writer(spelling) for spelling in SPELLINGS}
_BY_WORDS = {tuple(spelling.word.split()): spelling for spelling in SPELLINGS}
_PLAYS_BY_CODE = dict(zip(CODES, PLAYS, strict=True))


def act_text(act: Act) -> str:
    """Return an act as a record writes it, its cards in code-point order."""
    return CODES[act.card] if type(act) is PlayCard else _WRITERS[type(act)](act)


def parse_act(words: list[str]) -> Act:
    """Parse the words of an act as a record writes them; ``KeyedError`` says what is malformed."""
    if not words:
        raise KeyedError("misread-act-wanted")
    card_played = _PLAYS_BY_CODE.get(words[0])
    if card_played is not None:
        if len(words) > 1:
            raise KeyedError("misread-stands-alone", word=words[0])
        return card_played
    length = 2 if words[0] == "claim" else 1
    spelling = _BY_WORDS.get(tuple(words[:length]))
    if spelling is None:
        raise KeyedError("misread-claim") if length == 2 else KeyedError("misread-act", word=words[0])
    make: Callable[..., Act] = spelling.act
    if spelling.fields is not None:
        return make(*spelling.fields.read(words[length:]))
    if len(words) > 1:
        raise KeyedError("misread-stands-alone", word=spelling.word)
    return make()
