"""Round one of the bidding (laws 4.1, 4.2, 4.4): pass, or accept the turn-up's suit. Claims are made here too."""

from __future__ import annotations

from bot.engine.acts import PASS, Act, ClaimAceNoFace, ClaimFarmers, OrderUp
from bot.engine.cards import Card
from bot.engine.partner import turn_up_suit
from bot.engine.phases import claims
from bot.engine.rules import PartnerOrder
from bot.engine.sides import Seat, left_of, partners_of
from bot.engine.state import Contract, Exchange, State

_ALL: tuple[Act, ...] = (PASS, OrderUp(), OrderUp(alone=True))
_NO_LONE: tuple[Act, ...] = (PASS, OrderUp())
_ONLY_LONE: tuple[Act, ...] = (PASS, OrderUp(alone=True))


def start(state: State) -> Seat | None:
    """Ask the dealer's left first, in games with a turn-up."""
    if not state.rules.traits.turn_up:
        return None
    return left_of(state.standing.dealer, state.rules.players)


def legal(state: State) -> tuple[Act, ...]:
    """Pass or accept, with the claims that are open to this seat."""
    seat = state.turn
    return () if seat is None else bids(state, seat) + claims.legal(state, seat)


def bids(state: State, seat: Seat) -> tuple[Act, ...]:
    """Pass, and the ways in which this seat may accept the turn-up's suit at its turn."""
    rules = state.rules
    if not rules.traits.may_go_alone:
        return _NO_LONE
    if rules.partner_order is PartnerOrder.ALONE and seat in partners_of(state.standing.dealer, rules.players):
        return _ONLY_LONE
    return _ALL


def apply(state: State, seat: Seat, act: Act) -> State:
    """Pass on, turn down after the dealer's pass, claim, or make trump."""
    match act:
        case ClaimAceNoFace():
            return claims.apply_ace_no_face(state.after_call(seat, act, seat))
        case ClaimFarmers():
            return claims.apply_farmers(state.after_call(seat, act, seat), seat, act)
        case OrderUp(alone):
            return _accepted(state.after_call(seat, act), seat, alone)
        case _:
            return _passed(state, seat, act)


def _passed(state: State, seat: Seat, act: Act) -> State:
    if seat != state.standing.dealer:
        return state.after_call(seat, act, left_of(seat, state.rules.players))
    called = state.after_call(seat, act)
    return called._replace(deal=called.dealt._replace(turned_down=True))


def _accepted(state: State, seat: Seat, alone: bool) -> State:
    """Trump is made; the dealer takes up the turn-up unless they sit out (law 4.2)."""
    turnup = state.dealt.turnup
    assert turnup is not None  # noqa: S101 - a game with a turn-up has one
    trump, dealer = turn_up_suit(turnup), state.standing.dealer
    out = partners_of(seat, state.rules.players) if alone else ()
    contract = Contract(seat, trump, alone, sitting_out=out)
    if dealer in out:
        return state._replace(contract=contract)
    hands, exchange = with_turn_up(state, dealer)
    return state._replace(contract=contract, exchange=exchange, hands=hands)


def with_turn_up(state: State, seat: Seat) -> tuple[tuple[tuple[Card, ...], ...], Exchange]:
    """The hands with the turn-up in this seat's hand, and the exchange that notes it."""
    turnup = state.dealt.turnup
    assert turnup is not None  # noqa: S101 - a game with a turn-up has one
    hands = list(state.hands)
    hands[seat - 1] = (*hands[seat - 1], turnup)
    return tuple(hands), state.exchange._replace(turnup_taken_by=seat)
