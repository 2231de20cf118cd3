"""Computer players at a table: which acts they choose until a person is asked, or the hand is over.

Works on a ``Table`` that stays as it is; the acts become durable where everybody's do. A computer sees its own
``SeatView`` only. Knows no store and no clock.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable

from bot.engine.acts import Act
from bot.engine.views import SeatView, seat_view
from bot.players.protocol import ComputerPlayer
from bot.tables.journal import Acted, written
from bot.tables.snapshots import Chair
from bot.tables.table import Table, after

Players = Callable[[str], ComputerPlayer]
"""The player of a level; ``KeyError`` or ``ValueError`` if there is no such level."""

_log = logging.getLogger(__name__)


def computers_run(table: Table, players: Players, stand_in: str) -> tuple[Acted, ...]:
    """What computers decide from here on, one after another, up to the end of the hand at most.

    ``stand_in`` is the level that plays for people who are away.
    """
    acts: list[Acted] = []
    while (chair := table.computer_turn) is not None:
        acted = Acted(chair.seat, _choice(table, chair, players, stand_in), True, None)
        acts.append(acted)
        table = after(table, written(acted, table.seq + 1, table.at)).table
    return tuple(acts)


def _choice(table: Table, chair: Chair, players: Players, stand_in: str) -> Act:
    """One computer's choice; the same table and sequence number give the same one."""
    state = table.state
    assert state is not None  # noqa: S101 - only a running game has a seat on turn
    view = seat_view(state, chair.seat)
    rng = random.Random(f"{table.table_id}:{table.seq}")  # noqa: S311 - to be repeatable is its purpose
    level = chair.level or stand_in
    try:
        act = players(level).choose(view, rng)
    except Exception:  # noqa: BLE001 - whatever it was stands in the log; four people wait for this act
        _log.exception("the computer %r at table %s, entry %s, failed", level, table.table_id, table.seq)
        return view.legal[0]
    return _lawful(view, act, level, table)


def _lawful(view: SeatView, act: Act, level: str, table: Table) -> Act:
    """A computer's defect must not hold up the people: it is logged, and the first lawful act is played."""
    if act in view.legal:
        return act
    _log.error("the computer %r at table %s, entry %s, chose %s unlawfully", level, table.table_id, table.seq, act)
    return view.legal[0]
