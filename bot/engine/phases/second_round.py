"""Round two of the bidding (laws 4.3, 4.5): pass or name another suit, and what the dealer may do when all pass."""

from __future__ import annotations

from functools import lru_cache

from bot.engine.acts import PASS, Act, CallSuit, Fold
from bot.engine.cards import Suit
from bot.engine.ending import folded, without_play
from bot.engine.partner import turn_up_suit
from bot.engine.rules import Outcome, SecondRound
from bot.engine.sides import Seat, left_of, partners_of
from bot.engine.state import Contract, State


def start(state: State) -> Seat | None:
    """Ask the dealer's left, if the turn-up was turned down."""
    if state.contract is not None or not state.rules.traits.turn_up:
        return None
    return left_of(state.standing.dealer, state.rules.players)


@lru_cache(maxsize=16)
def _calls(turned_down: Suit, may_go_alone: bool) -> tuple[Act, ...]:
    return tuple(act for suit in Suit if suit != turned_down for act in calls_of(suit, may_go_alone))


def calls_of(suit: Suit, may_go_alone: bool) -> tuple[CallSuit, ...]:
    """Calling this suit, alone too where the game has it."""
    return (CallSuit(suit), CallSuit(suit, alone=True)) if may_go_alone else (CallSuit(suit),)


def legal(state: State) -> tuple[Act, ...]:
    """Name one of the other three suits, or pass; a dealer may have to name one, or fold."""
    turnup, rules = state.dealt.turnup, state.rules
    if turnup is None:
        return ()
    calls = _calls(turn_up_suit(turnup), rules.traits.may_go_alone)
    if state.turn != state.standing.dealer or rules.second_round is SecondRound.THROW_IN:
        return (PASS, *calls)
    return (Fold(), *calls) if rules.second_round is SecondRound.STICK_OR_FOLD else calls


def apply(state: State, seat: Seat, act: Act) -> State:
    """Make trump, fold, throw in, or ask the next seat."""
    called = state.after_call(seat, act)
    match act:
        case CallSuit(suit, alone):
            out = partners_of(seat, state.rules.players) if alone else ()
            return called._replace(contract=Contract(seat, suit, alone, sitting_out=out))
        case Fold():
            return folded(called)
        case _ if seat == state.standing.dealer:
            return without_play(called, Outcome.THROWN_IN)
        case _:
            return called._replace(turn=left_of(seat, state.rules.players))
