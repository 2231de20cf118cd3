"""What a player sees who bids or exchanges cards: their hand and the public facts of the moment.

Made from a ``SeatView`` at the table, and from a sampled world in a rollout, for the seat that decides there. It must
not hold another seat's cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.acts import Act, Bid
from bot.engine.cards import CODES, Card, Suit
from bot.engine.rules import Rules
from bot.engine.seats import Seat, side_of
from bot.engine.state import Phase, State, turn_up_suit
from bot.engine.views import SeatView
from bot.players.heuristics.hand_value import worth
from bot.players.heuristics.payoffs import Payoffs, payoffs_at

_PROPOSED = tuple(turn_up_suit(Card(number)) for number in range(len(CODES)))


class BidContext(NamedTuple):
    """One decision of one seat before the play. ``score`` is by side or seat, before the hand; ``bid`` the tricks bid
    so far, by ``bidder``.
    """

    rules: Rules
    phase: Phase
    seat: Seat
    dealer: Seat
    score: tuple[int, ...]
    hand: tuple[Card, ...] = ()
    legal: tuple[Act, ...] = ()
    turnup: Card | None = None
    trump: Suit | None = None
    alone: bool = False
    bid: int | None = None
    bidder: Seat | None = None

    @property
    def payoffs(self) -> Payoffs:
        """What the ends of the hand are worth to this seat."""
        return payoffs_at(self.rules, self.score, self.dealer, self.seat)

    @property
    def proposed(self) -> Suit | None:
        """The suit that the turn-up proposes."""
        return None if self.turnup is None else _PROPOSED[self.turnup]

    def worth(self, trump: Suit, alone: bool = False, leads: bool = False) -> float:
        """The tricks that this hand's side takes if it makes this trump."""
        return worth(self.rules, self.hand, trump, alone, leads)

    def with_dealer(self, seat: Seat) -> bool:
        """Whether this seat plays on the dealer's side (or is the dealer)."""
        if self.rules.traits.partners:
            return side_of(seat) == side_of(self.dealer)
        return seat == self.dealer


def bid_context_of(view: SeatView) -> BidContext:
    """The decision that this view asks for."""
    public = view.public
    return BidContext(
        public.rules, public.phase, view.seat, public.dealer, public.score, view.hand, view.legal, public.turnup,
        public.trump, public.alone, *_bid_of(public.phase, public.calls, public.maker, public.bid),
    )  # fmt: skip


def _bid_of(
    phase: Phase, calls: Sequence[tuple[Seat, Act]], maker: Seat | None, bid: int | None
) -> tuple[int | None, Seat | None]:
    """The high bid and the bidder; those of the contract once there is one."""
    if phase is not Phase.BID:
        return bid, maker
    return next(((act.tricks, seat) for seat, act in reversed(calls) if isinstance(act, Bid)), (None, None))


def bid_context_of_state(state: State, legal: tuple[Act, ...]) -> BidContext:
    """The decision of the seat on turn in a sampled world; only its own hand goes in."""
    contract, seat = state.contract, state.turn
    if seat is None or state.deal is None:
        raise ValueError("nobody is asked")
    hand = state.hands[seat - 1] if state.hands else ()
    dealer, score = state.standing.dealer, state.standing.score
    trump, alone, bid = (None, False, None) if contract is None else (contract.trump, contract.alone, contract.bid)
    maker = None if contract is None else contract.maker
    return BidContext(
        state.rules, state.phase, seat, dealer, score, hand, legal, state.deal.turnup, trump, alone,
        *_bid_of(state.phase, state.calls, maker, bid),
    )  # fmt: skip
