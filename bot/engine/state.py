"""The frozen data types of a hand: what lies on the table and in the hands at one moment.

A ``State`` contains everything, also the secrets, and therefore never leaves ``engine`` and ``tables``; others get a
view (``views.py``). Each act makes a new state and leaves the old one unchanged. What changes from act to act is a
named tuple: its ``_replace`` is several times as fast as a dataclass's ``replace``, and ``replace_quickly`` is faster
still.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple, Protocol, TypeVar

from bot.engine.acts import Act, Claim
from bot.engine.cards import JOKER, STRENGTH, SUIT_UNDER, Card, Suit, Trump, make_pack
from bot.engine.rules import Outcome, Rules
from bot.engine.seats import Seat

TupleT = TypeVar("TupleT", bound=tuple[Any, ...])


def replace_quickly(made: type[TupleT]) -> type[TupleT]:
    """Give a named tuple with many fields a ``_replace`` that is twice as fast as the standard one. Class decorator."""
    fields: tuple[str, ...] = made._fields  # type: ignore[attr-defined]  # as every named tuple
    places = {name: place for place, name in enumerate(fields)}
    make = tuple.__new__

    def _replace(self: TupleT, /, **changes: object) -> TupleT:
        values: list[object] = [*self]
        for name in changes:
            values[places[name]] = changes[name]
        return make(made, values)

    made._replace = _replace  # type: ignore[attr-defined]  # as above
    return made


class Phase(StrEnum):
    """The kind of decision that is due: the words of docs/record-format.md, and two for the time between hands."""

    DEAL = "deal"
    CUT = "cut"
    TURN_TABLES = "turn-tables"
    ORDER = "order"
    CALL = "call"
    BID = "bid"
    NAME = "name"
    GIVE_TURNUP = "give-turnup"
    DISCARD = "discard"
    BEST = "best"
    GIVE = "give"
    PARTNER = "partner"
    DEFEND_ALONE = "defend-alone"
    PLAY = "play"
    SUIT = "suit"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Standing:
    """The game before a hand: its number, dealer, score by side or seat. ``uncut``: no cut is offered (law 2.4)."""

    number: int
    dealer: Seat
    score: tuple[int, ...]
    uncut: bool = False


class Deal(NamedTuple):
    """The cards as dealt. ``pack`` is the pack as the deal began, after a cut.

    ``kitty`` are the face-down cards under the turn-up (for Hasenpfeffer the widow); it holds a farmer's cards after
    their exchange (law 3.2), and ``farmers`` says which cards they showed. ``turned_down``: all passed in round one.
    """

    pack: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...] = ()
    turnup: Card | None = None
    kitty: tuple[Card, ...] = ()
    farmers: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    turned_down: bool = False


class Contract(NamedTuple):
    """What the bidding decided: maker and trump, and who plays with and against the maker.

    ``trump`` is ``None`` while a high bidder has yet to name it. ``called`` is the suit of law 8.5, ``best`` the best
    card of it in any hand and ``partner`` its holder (the maker if nobody else has one): both secret until
    ``revealed``. ``forced`` marks a bid that nobody chose (laws 8.6, 8.7).
    """

    maker: Seat
    trump: Trump | None = None
    alone: bool = False
    bid: int | None = None
    forced: bool = False
    lone_defender: Seat | None = None
    called: Suit | None = None
    best: Card | None = None
    partner: Seat | None = None
    revealed: bool = False
    sitting_out: tuple[Seat, ...] = ()


class Exchange(NamedTuple):
    """Cards that changed hands after the deal. Those ``drawn`` from the kitty were seen only by their new holder."""

    turnup_taken_by: Seat | None = None
    discards: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    gifts: tuple[tuple[Seat, Seat, tuple[Card, ...]], ...] = ()
    drawn: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Trick:
    """One trick: who played what, in order, the lead first; ``winner`` is ``None`` until its last card."""

    plays: tuple[tuple[Seat, Card], ...]
    winner: Seat | None

    @property
    def leader(self) -> Seat:
        return self.plays[0][0]


@dataclass(frozen=True, slots=True)
class HandResult:
    """How a hand ended.

    ``points`` and ``score`` (after the hand) are by side or seat. ``winner`` is the unit that won the game with this
    hand, or None. ``tricks`` counts the makers' tricks; None for a hand without play.
    """

    outcome: Outcome
    points: tuple[int, ...]
    score: tuple[int, ...]
    winner: int | None
    tricks: int | None


@dataclass(frozen=True, slots=True)
class Judgement:
    """The judgement of a claim (law 9.2): who claimed what, whether it is true, and the cards that prove it.

    ``proof`` of a renege are the card played and a card that could have followed; a false claim has none.
    """

    seat: Seat
    claim: Claim
    upheld: bool
    proof: tuple[Card, ...] = ()


class Irregularities(NamedTuple):
    """What an old-school table remembers of a hand besides its cards (laws 9.2 to 9.8).

    Units are sides, or seats in games of individuals. ``barred`` units may only pass; ``undeclared`` is the state
    before the declaration that was the last act. ``exposed`` cards lie face up before their players;
    ``from_exposed`` are the places (from 0) of the running trick whose cards lay so before. ``owed`` units are to be
    told what to lead when they are next in turn to lead, ``named`` is the suit that binds the leader of this trick.
    ``penalties`` are the reneges that were claimed, as seat and number of the trick; ``misdeals`` the seats that said
    misdeal; ``judgements`` all claims of the hand.
    """

    barred: tuple[int, ...] = ()
    undeclared: State | None = None
    exposed: tuple[tuple[Seat, Card], ...] = ()
    from_exposed: tuple[int, ...] = ()
    owed: tuple[int, ...] = ()
    named: Suit | None = None
    penalties: tuple[tuple[Seat, int], ...] = ()
    misdeals: tuple[Seat, ...] = ()
    judgements: tuple[Judgement, ...] = ()


@replace_quickly
class State(NamedTuple):
    """One moment of a game. ``hands[s - 1]`` is the hand of seat ``s``; ``turn`` is ``None`` between hands.

    ``stage`` is the place in ``game.STAGES``. ``calls`` are the public decisions of the bidding, claims included, in
    order. ``trick`` is on the table, ``tricks`` are gathered. ``irregularities`` is ``None`` at a hosted table.
    """

    rules: Rules
    standing: Standing
    deal: Deal | None = None
    calls: tuple[tuple[Seat, Act], ...] = ()
    contract: Contract | None = None
    exchange: Exchange = Exchange()
    stage: int = 0
    phase: Phase = Phase.DEAL
    turn: Seat | None = None
    hands: tuple[tuple[Card, ...], ...] = ()
    trick: tuple[tuple[Seat, Card], ...] = ()
    tricks: tuple[Trick, ...] = ()
    result: HandResult | None = None
    irregularities: Irregularities | None = None

    @property
    def dealer(self) -> Seat:
        """Who deals this hand, as its standing says."""
        return self.standing.dealer

    @property
    def turnup(self) -> Card | None:
        """The card turned up after the deal, if the game has one. It stays when it is turned down or taken up."""
        return self.deal.turnup if self.deal else None

    @property
    def barred(self) -> tuple[int, ...]:
        """The units that may only pass for the rest of the bidding (law 9.6); none at a hosted table."""
        return self.irregularities.barred if self.irregularities else ()

    @property
    def score(self) -> tuple[int, ...]:
        """The score of the game now."""
        return self.result.score if self.result else self.standing.score

    def after_call(self, seat: Seat, act: Act, turn: Seat | None = None) -> State:
        """Return this state with one more public decision of the bidding, and the next seat to ask."""
        return self._replace(calls=(*self.calls, (seat, act)), turn=turn)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards of one seat, in the order in which they came."""
        return self.hands[seat - 1]

    @property
    def dealt(self) -> Deal:
        """The deal of this hand; ``ValueError`` before there is one."""
        if self.deal is None:
            raise ValueError("no cards have been dealt yet")
        return self.deal

    @property
    def remembered(self) -> Irregularities:
        """The irregularities of this hand at an old-school table; ``ValueError`` at a hosted one."""
        if self.irregularities is None:
            raise ValueError("a hosted table knows no irregularities (law 9.1)")
        return self.irregularities

    def remember(self, irregularities: Irregularities) -> State:
        """Return this state with ``irregularities`` in place of its own."""
        return self._replace(irregularities=irregularities)

    @property
    def agreed(self) -> Contract:
        """The contract of this hand; ``ValueError`` before there is one."""
        if self.contract is None:
            raise ValueError("nobody has made trump yet")
        return self.contract


class PublicBidding(Protocol):
    """What everybody sees of the bidding, common to ``State`` and ``PublicView``."""

    @property
    def rules(self) -> Rules: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def turn(self) -> Seat | None: ...
    @property
    def dealer(self) -> Seat: ...
    @property
    def turnup(self) -> Card | None: ...
    @property
    def score(self) -> tuple[int, ...]: ...
    @property
    def calls(self) -> tuple[tuple[Seat, Act], ...]: ...
    @property
    def barred(self) -> tuple[int, ...]: ...


# -- the secret partner of Call-Ace (law 8.5)


def best_of(hands: tuple[tuple[Card, ...], ...], suit: Suit, trump: Trump) -> tuple[Card, Seat] | None:
    """Return the best card of a suit in any hand under this trump, and its holder; ``None`` if nobody has one."""
    suits, strength = SUIT_UNDER[trump], STRENGTH[trump]
    held = [
        (strength[card], card, Seat(index + 1))
        for index, hand in enumerate(hands)
        for card in hand
        if suits[card] == suit
    ]
    if not held:
        return None
    _, card, seat = max(held)
    return card, seat


def higher_cards(rules: Rules, card: Card, trump: Trump) -> tuple[Card, ...]:
    """Return every card of the pack that would be better in the same suit."""
    suits, strength = SUIT_UNDER[trump], STRENGTH[trump]
    pack = make_pack(rules.pack, rules.joker)
    return tuple(c for c in pack if suits[c] == suits[card] and strength[c] > strength[card])


def is_plain(state: State, card: Card) -> bool:
    """Return whether everybody can tell that this card of the called suit is the best: all higher ones were seen."""
    contract, deal = state.agreed, state.dealt
    if contract.trump is None or card != contract.best:
        return False
    seen = (deal.turnup,) if deal.turned_down else ()
    return all(higher in seen for higher in higher_cards(state.rules, card, contract.trump))


def public_partner(contract: Contract) -> Seat | None:
    """Return the partner if everybody knows who it is. Once everybody knows that there is none, return the maker."""
    return contract.partner if contract.revealed else None


def knows_partner(state: State, seat: Seat) -> bool:
    """Return whether this seat knows that it is the maker's partner.

    It does if it holds the ace of the called suit (in trump, the highest trump), or if it has seen every card of the
    suit that beats its own. A player has also seen the cards that they laid away.
    """
    contract = state.contract
    if contract is None or contract.called is None or contract.trump is None or contract.partner != seat:
        return False
    if contract.best is None or seat == contract.maker:
        return False
    deal = state.dealt
    seen = {deal.turnup} if deal.turned_down else set()
    seen |= {card for who, cards in state.exchange.discards if who == seat for card in cards}
    return all(card in seen for card in higher_cards(state.rules, contract.best, contract.trump))


def turn_up_suit(card: Card) -> Suit:
    """Return the suit that a turn-up proposes; the joker proposes hearts (law 4.6)."""
    return Suit.HEARTS if card == JOKER else Suit(card >> 3)
