"""The order of a hand's stages (law 5.7).

Every stage has three functions. ``start(state)`` gives the seat it asks first, or ``None`` where the rules or the
hand have no use for it; ``legal(state)`` lists the lawful acts of the seat on turn; and
``apply(state, seat, act)`` carries out a lawful act, leaving ``turn`` at ``None`` when the stage has no more to ask.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.engine import bidding, dealing, exchange, tricks  # fmt: skip
from bot.engine.acts import Act
from bot.engine.old_school_tricks import lawful_acts
from bot.engine.seats import Seat
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
    Stage(Phase.CUT, dealing.start_cut, dealing.legal_cuts, dealing.apply_cut),
    Stage(Phase.TURN_TABLES, dealing.start_turning_tables, dealing.legal_table_turnings, dealing.apply_table_turning),
    Stage(Phase.ORDER, bidding.start_ordering, bidding.legal_orders, bidding.apply_order),
    Stage(Phase.CALL, bidding.start_calling, bidding.legal_calls, bidding.apply_call),
    Stage(Phase.BID, bidding.start_bidding, bidding.legal_bids, bidding.apply_bid),
    Stage(Phase.NAME, bidding.start_naming, bidding.legal_names, bidding.apply_name),
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
    Stage(Phase.PARTNER, bidding.start_partner_call, bidding.legal_partner_calls, bidding.apply_partner_call),
    Stage(Phase.DEFEND_ALONE, bidding.start_lone_defence, bidding.legal_lone_defences, bidding.apply_lone_defence),
    Stage(Phase.PLAY, tricks.start_play, tricks.legal_plays, tricks.apply_play, tricks.allows_play),
)


def advance(state: State, stage: int) -> State:
    """Return the state in which the first stage from this one on asks its first decision."""
    for index in range(stage, len(STAGES)):
        seat = STAGES[index].start(state)
        if seat is not None:
            return state._replace(stage=index, phase=STAGES[index].phase, turn=seat)
    raise AssertionError("the play always asks somebody")


def legal_acts(state: State, seat: Seat) -> tuple[Act, ...]:
    """Return every lawful act of this seat now; empty when it is not its turn. Nothing else decides what is allowed."""
    if state.turn != seat:
        return ()
    hosted = STAGES[state.stage].legal
    return hosted(state) if state.irregularities is None else lawful_acts(state, hosted)


def apply_stage(state: State, seat: Seat, act: Act) -> State:
    """Apply an act of this stage, and move on once the stage has no one left to ask."""
    after = STAGES[state.stage].apply(state, seat, act)
    if after.turn is None and after.result is None:
        return advance(after, state.stage + 1)
    return after
