"""One table in memory: its newest durable state, what is published of it, its lock, and its clock.

The clock of a table has one instant that matters next, ``due``. While a person is asked it is their reminder, then the
moment when a computer takes over; while a deal is being stolen it is the end of that; else it is the time at which an
untouched table is closed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field

from bot.tables.snapshots import Snapshot
from bot.tables.table import Table
from bot.tables.table_settings import HOUR, TableSettings, remind_at
from bot.tables.views import snapshot_of

_REMEMBERED_PRESSES = 64


@dataclass(slots=True, eq=False)
class LiveTable:
    """``lock`` is held from the check of a decision to its swap; ``run_lock`` while computers play on.

    ``turn_due`` is the reminder, or once ``reminded`` the take-over; ``retry_at`` is set while the store refuses.
    ``snapshot`` is what everybody else sees of the table, made anew whenever that changes.
    """

    table: Table
    settings: TableSettings
    touched: float
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    run_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    recent: deque[int] = field(default_factory=lambda: deque(maxlen=_REMEMBERED_PRESSES))
    runner: asyncio.Task[None] | None = None
    turn_due: float | None = None
    reminded: bool = False
    retry_at: float | None = None
    snapshot: Snapshot = field(init=False)

    def __post_init__(self) -> None:
        self._publish()

    @property
    def idle_at(self) -> float:
        """When the table is closed if nobody touches it."""
        return self.touched + self.settings.idle_hours * HOUR

    @property
    def due(self) -> float:
        """When the clock wants attention next, as the store keeps it."""
        return self.idle_at if self.turn_due is None else min(self.turn_due, self.idle_at)

    def due_after(self, table: Table) -> float:
        """When the clock will want attention once the table has become this one."""
        turn_due, _ = self.turn_due_after(table)
        return self.idle_at if turn_due is None else min(turn_due, self.idle_at)

    @property
    def wake_at(self) -> float:
        """When to look after this table again."""
        return self.retry_at if self.retry_at is not None else self.due

    def _publish(self) -> None:
        self.snapshot = snapshot_of(self.table, self._take_over_at(), traditions=self.settings.traditions)

    def _take_over_at(self) -> float | None:
        if self.turn_due is None or self.reminded:
            return self.turn_due
        return self.turn_due + self.settings.away_seconds

    def turn_due_after(self, table: Table) -> tuple[float | None, bool]:
        """The clock of the turn, and whether its player was reminded, once the table has become this one."""
        before = self.table
        if table.asked_at is not None and (table.asked_at, table.turn_seq) == (before.asked_at, before.turn_seq):
            return self.turn_due, self.reminded
        return remind_at(table, self.settings), False

    def swap(self, table: Table) -> None:
        """The table has durably become this one."""
        self.turn_due, self.reminded = self.turn_due_after(table)
        self.table = table
        self.retry_at = None
        self._publish()

    def reminded_at(self, now: float) -> None:
        """The player was reminded; the rest of their time begins."""
        self.reminded = True
        self.set_turn(now + self.settings.away_seconds)

    def set_turn(self, due: float) -> None:
        """The clock of the turn rings at this Unix time."""
        self.turn_due = due
        self._publish()

    def set_settings(self, settings: TableSettings) -> None:
        """The server plays by these settings from the next turn on."""
        self.settings = settings
        self._publish()


def resumed(table: Table, settings: TableSettings, stored: float | None, touched: float, now: float) -> LiveTable:
    """A table as it was before the program stopped.

    Time in which nobody could press anything counts against nobody: a turn whose clock ran out meanwhile begins anew,
    and no table is closed for idleness within the first hour.
    """
    idle = settings.idle_hours * HOUR
    live = LiveTable(table, settings, max(touched, now - idle + min(HOUR, idle)))
    reminder = remind_at(table, settings)
    if reminder is None:
        return live
    if table.asked_at is None:
        live.set_turn(max(reminder, now))
    elif stored is not None and stored > now:
        live.reminded = stored > reminder
        live.set_turn(stored)
    else:
        live.set_turn(max(reminder, now + (reminder - table.asked_at)))
    return live
