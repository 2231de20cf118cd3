"""Bidding a number of tricks and naming trump: the Hasenpfeffers (laws 8.6, 8.7)."""

from __future__ import annotations

from bot.engine.acts import PASS, Act, Bid, NameTrump
from bot.engine.cards import JOKER, Suit
from bot.engine.ending import without_play
from bot.engine.rules import Outcome
from bot.engine.sides import Seat, left_of, partners_of
from bot.engine.state import Contract, State


def start_bidding(state: State) -> Seat | None:
    """Ask the dealer's left first, in games without a turn-up."""
    if state.rules.traits.turn_up:
        return None
    return left_of(state.standing.dealer, state.rules.players)


def highest(state: State) -> tuple[Seat, int] | None:
    """The high bidder so far and their bid."""
    bids = [(seat, act.tricks) for seat, act in state.calls if isinstance(act, Bid)]
    return bids[-1] if bids else None


def legal_bids(state: State) -> tuple[Act, ...]:
    """Pass, or bid higher than any bid before; when all others passed the dealer must bid (law 8.7)."""
    rules, high = state.rules, highest(state)
    lowest = high[1] + 1 if high else rules.lowest_bid
    bids = tuple(Bid(tricks) for tricks in range(lowest, rules.hand_size + 1))
    stuck = rules.traits.bid_from_half and high is None and state.turn == state.standing.dealer
    return bids if stuck else (PASS, *bids)


def apply_bid(state: State, seat: Seat, act: Act) -> State:
    """Take the bid; the highest possible bid closes the bidding, and so does the dealer's word."""
    rules = state.rules
    if seat != state.standing.dealer and act != Bid(rules.hand_size):
        return state.after_call(seat, act, left_of(seat, rules.players))
    called = state.after_call(seat, act)
    high = highest(called)
    if high is None:
        return _all_passed(called)
    # The dealer may bid the minimum only when all others passed (law 8.7).
    forced = rules.traits.bid_from_half and seat == state.standing.dealer and act == Bid(rules.lowest_bid)
    return _won(called, *high, forced=forced)


def _all_passed(state: State) -> State:
    """The holder of the joker must play; if it is the widow, the hand is thrown in (law 8.6)."""
    for index, hand in enumerate(state.hands, 1):
        if JOKER in hand:
            return _won(state, Seat(index), state.rules.traits.joker_bid, forced=True)
    return without_play(state, Outcome.THROWN_IN)


def _won(state: State, seat: Seat, bid: int, *, forced: bool) -> State:
    """The bidding is over; the high bidder takes the widow where there is one."""
    won = state._replace(contract=Contract(seat, bid=bid, forced=forced))
    if not state.rules.traits.widow:
        return won
    (widow,) = state.dealt.kitty
    hands = list(state.hands)
    hands[seat - 1] = (*hands[seat - 1], widow)
    return won._replace(hands=tuple(hands), exchange=state.exchange._replace(drawn=((seat, (widow,)),)))


def start_naming(state: State) -> Seat | None:
    """Ask the high bidder for trump."""
    contract = state.contract
    if contract is None or contract.trump is not None:
        return None
    return contract.maker


_SUITS: tuple[Act, ...] = tuple(NameTrump(suit) for suit in Suit)
_LONE: tuple[Act, ...] = tuple(NameTrump(suit, alone=True) for suit in Suit)


def legal_names(state: State) -> tuple[Act, ...]:
    """Any suit, alone where the game has it."""
    return _SUITS + _LONE if state.rules.traits.may_go_alone else _SUITS


def apply_name(state: State, seat: Seat, act: Act) -> State:
    """Trump is made."""
    assert isinstance(act, NameTrump)  # noqa: S101 - the only act of this phase
    out = partners_of(seat, state.rules.players) if act.alone else ()
    contract = state.agreed._replace(trump=act.suit, alone=act.alone, sitting_out=out)
    return state.after_call(seat, act)._replace(contract=contract)
