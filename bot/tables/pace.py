"""How fast computers play: people follow a run of their acts trick by trick, at the pace of whoever wants most time.

Pure; knows no clock and no tasks.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from enum import StrEnum

from bot.engine.state import Phase
from bot.tables.table import Table


class Pace(StrEnum):
    """How long computers wait before they act, the slowest first."""

    NORMAL = "normal"
    BRISK = "brisk"
    AT_ONCE = "at-once"


PaceOf = Callable[[int], Awaitable[Pace | None]]
"""What a person chose, by their id; ``None`` for whatever their server has."""

_SHARES = {Pace.NORMAL: 1.0, Pace.BRISK: 0.4, Pace.AT_ONCE: 0.0}
"""Of the owner's pause before a computer acts."""
_FULL_TRICK, _RESULT = 2.0, 4.0
"""How much longer a full trick lies open before it is swept, and a hand's result before the next deal."""


async def nobody_chose(_: int) -> Pace | None:
    """Where there are no people's choices."""
    return None


def slowest(chosen: Iterable[Pace | None], usual: Pace) -> Pace:
    """The pace of a table of people who chose this; ``usual`` for whoever chose none, and where nobody is."""
    return min((choice or usual for choice in chosen), key=list(Pace).index, default=usual)


def pause_before(table: Table, pace: Pace, pause: float) -> float:
    """Seconds before computers act or the next hand is dealt; ``pause`` is the owner's."""
    longer = _FULL_TRICK if trick_full(table) else _RESULT if table.deal_due else 1.0
    return pause * _SHARES[pace] * longer


def trick_full(table: Table) -> bool:
    """Whether the last thing that happened filled a trick of a hand that goes on."""
    state = table.state
    return state is not None and state.phase is Phase.PLAY and bool(state.tricks) and not state.trick


def longest_look(table: Table, pause: float) -> float:
    """Seconds that people have, at most, to look at a full trick or a result that lies on the table; 0 for neither."""
    return pause_before(table, Pace.NORMAL, pause) if trick_full(table) or table.deal_due else 0.0
