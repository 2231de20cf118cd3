"""The order of a hand's stages (law 5.7).

Every stage has three functions. ``start(state)`` gives the seat it asks first, or ``None`` where the rules or the
hand have no use for it; ``legal(state)`` lists the lawful acts of the seat on turn; and
``apply(state, seat, act)`` carries out a lawful act, leaving ``turn`` at ``None`` when the stage has no more to ask.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.engine.acts import Act
from bot.engine.law.lawful import lawful
from bot.engine.phases import (
    call_partner,
    cut,
    exchange,
    lone_defence,
    numeric_bid,
    second_round,
    tricks,
    turn_tables,
    turn_up,
)  # fmt: skip
from bot.engine.sides import Seat
from bot.engine.state import Phase, State


class Stage(NamedTuple):
    """One place in the order of a hand. ``allows``: whether one act is lawful, where asking so is quicker."""

    phase: Phase
    start: Callable[[State], Seat | None]
    legal: Callable[[State], tuple[Act, ...]]
    apply: Callable[[State, Seat, Act], State]
    allows: Callable[[State, Act], bool] | None = None


_DISCARD = Stage(Phase.DISCARD, exchange.start_discard, exchange.legal_discard, exchange.apply_discard)

STAGES: tuple[Stage, ...] = (
    Stage(Phase.CUT, cut.start, cut.legal, cut.apply),
    Stage(Phase.TURN_TABLES, turn_tables.start, turn_tables.legal, turn_tables.apply),
    Stage(Phase.ORDER, turn_up.start, turn_up.legal, turn_up.apply),
    Stage(Phase.CALL, second_round.start, second_round.legal, second_round.apply),
    Stage(Phase.BID, numeric_bid.start_bidding, numeric_bid.legal_bids, numeric_bid.apply_bid),
    Stage(Phase.NAME, numeric_bid.start_naming, numeric_bid.legal_names, numeric_bid.apply_name),
    Stage(Phase.GIVE_TURNUP, exchange.start_give_turnup, exchange.legal_give_turnup, exchange.apply_give_turnup),
    _DISCARD,
    Stage(Phase.BEST, exchange.start_best, exchange.legal_best, exchange.apply_best),
    Stage(
        Phase.DISCARD,
        exchange.start_lone_exchange,
        exchange.legal_lone_exchange,
        exchange.apply_lone_exchange,
    ),
    Stage(Phase.GIVE, exchange.start_give, exchange.legal_give, exchange.apply_give),
    _DISCARD,
    Stage(Phase.PARTNER, call_partner.start, call_partner.legal, call_partner.apply),
    Stage(Phase.DEFEND_ALONE, lone_defence.start, lone_defence.legal, lone_defence.apply),
    Stage(Phase.PLAY, tricks.start, tricks.legal, tricks.apply, tricks.allows),
)


def advance(state: State, stage: int) -> State:
    """The state in which the first stage from this one on asks its first decision."""
    for index in range(stage, len(STAGES)):
        seat = STAGES[index].start(state)
        if seat is not None:
            return state._replace(stage=index, phase=STAGES[index].phase, turn=seat)
    raise AssertionError("the play always asks somebody")


def legal_acts(state: State, seat: Seat) -> tuple[Act, ...]:
    """Every lawful act of this seat now; empty when it is not its turn. The one truth about what is allowed."""
    if state.turn != seat:
        return ()
    hosted = STAGES[state.stage].legal
    return hosted(state) if state.irregularities is None else lawful(state, hosted)


def carried_out(state: State, seat: Seat, act: Act) -> State:
    """The state after an act of this stage, and of the stages that are done with it."""
    after = STAGES[state.stage].apply(state, seat, act)
    if after.turn is None and after.result is None:
        return advance(after, state.stage + 1)
    return after
