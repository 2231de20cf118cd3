"""Round one of the bidding (laws 4.1, 4.2, 4.4): pass, or accept the turn-up's suit. Claims are made here too."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.acts import PASS, Act, ClaimAceNoFace, ClaimFarmers, OrderUp
from bot.engine.ending import Step
from bot.engine.events import Decided, Event, TrumpMade, TurnUpTaken, TurnUpTurnedDown
from bot.engine.partner import turn_up_suit
from bot.engine.phases import claims
from bot.engine.rules import PartnerOrder
from bot.engine.sides import Seat, left_of, partners_of
from bot.engine.state import Contract, Exchange, State

_ALL: tuple[Act, ...] = (PASS, OrderUp(), OrderUp(alone=True))
_NO_LONE: tuple[Act, ...] = (PASS, OrderUp())
_ONLY_LONE: tuple[Act, ...] = (PASS, OrderUp(alone=True))


def start(state: State) -> tuple[State, Seat] | None:
    """Ask the dealer's left first, in games with a turn-up."""
    if not state.rules.traits.turn_up:
        return None
    return state, left_of(state.standing.dealer, state.rules.players)


def legal(state: State) -> tuple[Act, ...]:
    """Pass or accept, with the claims that are open to this seat."""
    rules, seat = state.rules, state.turn
    if seat is None:
        return ()
    if not rules.traits.may_go_alone:
        bids = _NO_LONE
    elif rules.partner_order is PartnerOrder.ALONE and seat in partners_of(state.standing.dealer, rules.players):
        bids = _ONLY_LONE
    else:
        bids = _ALL
    return bids + claims.legal(state, seat)


def apply(state: State, seat: Seat, act: Act) -> Step:
    """Pass on, turn down after the dealer's pass, claim, or make trump."""
    called = replace(state, calls=(*state.calls, (seat, act)))
    match act:
        case ClaimAceNoFace():
            return claims.apply_ace_no_face(called, seat, act)
        case ClaimFarmers():
            return claims.apply_farmers(called, seat, act)
        case OrderUp(alone):
            return _accepted(called, seat, act, alone)
        case _:
            return _passed(called, seat, act)


def _passed(state: State, seat: Seat, act: Act) -> Step:
    if seat != state.standing.dealer:
        return replace(state, turn=left_of(seat, state.rules.players)), (Decided(seat, act),)
    deal = replace(state.dealt, turned_down=True)
    assert deal.turnup is not None  # noqa: S101 - a game with a turn-up has one
    return replace(state, deal=deal, turn=None), (Decided(seat, act), TurnUpTurnedDown(deal.turnup))


def _accepted(state: State, seat: Seat, act: Act, alone: bool) -> Step:
    """Trump is made; the dealer takes the turn-up into his hand unless he sits out (law 4.2)."""
    turnup = state.dealt.turnup
    assert turnup is not None  # noqa: S101 - a game with a turn-up has one
    trump, dealer = turn_up_suit(turnup), state.standing.dealer
    out = partners_of(seat, state.rules.players) if alone else ()
    contract = Contract(seat, trump, alone, sitting_out=out)
    events: tuple[Event, ...] = (Decided(seat, act), TrumpMade(seat, trump, alone))
    if dealer in out:
        return replace(state, contract=contract, turn=None), events
    after = replace(
        take_turn_up(state, dealer),
        contract=contract,
        turn=None,
    )
    return after, (*events, TurnUpTaken(dealer, turnup))


def take_turn_up(state: State, seat: Seat) -> State:
    """The state with the turn-up in this seat's hand."""
    turnup = state.dealt.turnup
    assert turnup is not None  # noqa: S101 - a game with a turn-up has one
    hands = list(state.hands)
    hands[seat - 1] = (*hands[seat - 1], turnup)
    exchange = state.exchange
    taken_by = Exchange(seat, exchange.discards, exchange.gifts, exchange.drawn)
    return replace(state, hands=tuple(hands), exchange=taken_by)
