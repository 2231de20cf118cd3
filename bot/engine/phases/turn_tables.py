"""Turning the tables (law 2.7): a side far behind may have everybody move one seat to the left, hands unseen."""

from __future__ import annotations

from bot.engine.acts import PASS, Act, TurnTables
from bot.engine.dealing import turned
from bot.engine.match import may_turn_tables
from bot.engine.sides import Seat
from bot.engine.state import State

_ACTS: tuple[Act, ...] = (PASS, TurnTables())


def start(state: State) -> Seat | None:
    """Ask the first seat of the trailing side, where the law applies."""
    return may_turn_tables(state.rules, state.standing)


def legal(state: State) -> tuple[Act, ...]:
    """Turn the table or leave it."""
    return _ACTS


def apply(state: State, seat: Seat, act: Act) -> State:
    """Move everybody, or nobody; dealer and turn-up stay. Only now the hands are looked at."""
    hands = state.hands if act == PASS else turned(state.hands)
    return state._replace(hands=hands, deal=state.dealt._replace(hands=hands), turn=None)
