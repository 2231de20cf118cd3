"""Defending alone against a lone maker (law 5.2)."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.acts import PASS, Act, DefendAlone
from bot.engine.sides import Seat, opponents_of
from bot.engine.state import State

_ACTS: tuple[Act, ...] = (PASS, DefendAlone())


def start(state: State) -> tuple[State, Seat] | None:
    """Ask the defender at the lone maker's left first."""
    contract = state.agreed
    if not (state.rules.defend_alone and contract.alone):
        return None
    return state, opponents_of(contract.maker, state.rules.players)[0]


def legal(state: State) -> tuple[Act, ...]:
    """Defend alone or not."""
    return _ACTS


def apply(state: State, seat: Seat, act: Act) -> State:
    """The other defender sits out, or is asked next."""
    first, second = opponents_of(state.agreed.maker, state.rules.players)
    called = replace(state, calls=(*state.calls, (seat, act)))
    if act == PASS:
        return replace(called, turn=second if seat == first else None)
    other = second if seat == first else first
    contract = replace(state.agreed, lone_defender=seat, sitting_out=(*state.agreed.sitting_out, other))
    return replace(called, contract=contract, turn=None)
