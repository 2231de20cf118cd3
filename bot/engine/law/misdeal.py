"""A misdeal that everybody agrees on (law 9.8)."""

from __future__ import annotations

from bot.engine.ending import ended, spread
from bot.engine.rules import Misdeal, Outcome
from bot.engine.sides import Seat
from bot.engine.state import State


def may_say(state: State, seat: Seat) -> bool:
    """Whether this seat may still say misdeal: once a hand, until its first trick is gathered."""
    return state.result is None and not state.tricks and seat not in state.remembered.misdeals


def said(state: State, seat: Seat) -> State:
    """One more has said it; said by all, it ends the hand at the price of the rules."""
    memory, rules = state.remembered, state.rules
    said_by = (*memory.misdeals, seat)
    state = state.remember(memory._replace(misdeals=said_by))
    if len(said_by) < rules.players:
        return state
    lost = -1 if rules.misdeal is Misdeal.MINUS_ONE else 0
    return ended(state, Outcome.MISDEAL, spread(rules, (state.standing.dealer,), True, lost), None)
