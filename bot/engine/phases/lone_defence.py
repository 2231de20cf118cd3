"""Defending alone against a lone maker (law 5.2)."""

from __future__ import annotations

from bot.engine.acts import PASS, Act, DefendAlone
from bot.engine.sides import Seat, opponents_of
from bot.engine.state import State

_ACTS: tuple[Act, ...] = (PASS, DefendAlone())


def start(state: State) -> Seat | None:
    """Ask the defender at the lone maker's left first."""
    contract = state.agreed
    if not (state.rules.defend_alone and contract.alone):
        return None
    return opponents_of(contract.maker, state.rules.players)[0]


def legal(state: State) -> tuple[Act, ...]:
    """Defend alone or not."""
    return _ACTS


def apply(state: State, seat: Seat, act: Act) -> State:
    """The other defender sits out, or is asked next."""
    first, second = opponents_of(state.agreed.maker, state.rules.players)
    if act == PASS:
        return state.after_call(seat, act, second if seat == first else None)
    other = second if seat == first else first
    contract = state.agreed._replace(lone_defender=seat, sitting_out=(*state.agreed.sitting_out, other))
    return state.after_call(seat, act)._replace(contract=contract)
