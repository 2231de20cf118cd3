"""What a player sees who bids or exchanges cards: their hand and the public facts of the moment.

Made from a ``SeatView`` at the table, and from a sampled world in a rollout, for the seat that decides there. It must
not hold another seat's cards.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.acts import Act
from bot.engine.cards import CODES, Card, Suit
from bot.engine.partner import turn_up_suit
from bot.engine.rules import Rules
from bot.engine.sides import Seat, side_of
from bot.engine.state import Phase, State
from bot.engine.views import SeatView

_PROPOSED = tuple(turn_up_suit(Card(number)) for number in range(len(CODES)))


class BidContext(NamedTuple):
    """One decision of one seat before the play. ``score`` is by side or seat, before the hand."""

    rules: Rules
    phase: Phase
    seat: Seat
    hand: tuple[Card, ...]
    legal: tuple[Act, ...]
    dealer: Seat
    score: tuple[int, ...]
    turnup: Card | None
    calls: tuple[tuple[Seat, Act], ...]
    trump: Suit | None
    maker: Seat | None
    alone: bool
    bid: int | None
    taken: bool
    """Whether somebody has the turn-up in their hand."""

    @property
    def proposed(self) -> Suit | None:
        """The suit that the turn-up proposes."""
        return None if self.turnup is None else _PROPOSED[self.turnup]

    def with_dealer(self, seat: Seat) -> bool:
        """Whether this seat plays on the dealer's side (or is the dealer)."""
        if self.rules.traits.partners:
            return side_of(seat) == side_of(self.dealer)
        return seat == self.dealer


def bid_context_of(view: SeatView) -> BidContext:
    """The decision that this view asks for."""
    public = view.public
    return BidContext(
        public.rules, public.phase, view.seat, view.hand, view.legal, public.dealer, public.score, public.turnup,
        public.calls, public.trump, public.maker, public.alone, public.bid, public.turnup_taken_by is not None,
    )  # fmt: skip


def bid_context_of_state(state: State, legal: tuple[Act, ...]) -> BidContext:
    """The decision of the seat on turn in a sampled world; only its own hand goes in."""
    contract, seat = state.contract, state.turn
    if seat is None or state.deal is None:
        raise ValueError("nobody is asked")
    hand = state.hands[seat - 1] if state.hands else ()
    facts = (None, None, False, None)
    if contract is not None:
        facts = (contract.trump, contract.maker, contract.alone, contract.bid)  # type: ignore[assignment]
    trump, maker, alone, bid = facts
    return BidContext(
        state.rules, state.phase, seat, hand, legal, state.standing.dealer, state.standing.score, state.deal.turnup,
        state.calls, trump, maker, alone, bid, state.exchange.turnup_taken_by is not None,
    )  # fmt: skip
