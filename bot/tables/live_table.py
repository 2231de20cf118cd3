"""One table in memory: its newest durable state, what is published of it, its lock, and its clock.

The clock of a table has one instant that matters next, ``due``. While a person is asked it is their reminder, then the
moment when a computer takes over; while a deal is being stolen, a full trick rests or a hand can still be claimed it
is the end of that; else it is the time at which an untouched table is closed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field

from bot.tables.old_school import CLAIM_SECONDS
from bot.tables.ranked_games import ANSWER_SECONDS
from bot.tables.snapshots import Snapshot
from bot.tables.table import Table
from bot.tables.table_settings import HOUR, TableSettings, remind_at
from bot.tables.views import snapshot_of

CONTEST_HOURS = 7 * 24
"""After so long a contest's table that nobody touches is closed, in case that its tournament has not done so."""

_REMEMBERED_PRESSES = 64

CHOOSING_SECONDS = 15.0
"""How long a full trick, or a hand that is over, waits for somebody who has the list of claims open."""


@dataclass(frozen=True, slots=True)
class TurnClock:
    """The clock of one turn: Unix time of the reminder, or once ``reminded`` of the take-over; ``None``: none."""

    due: float | None = None
    reminded: bool = False


@dataclass(slots=True, eq=False)
class LiveTable:
    """``lock`` is held from the check of a decision to its swap; ``run_lock`` while computers play on.

    ``retry_at`` is set while the store refuses. Nobody who was asked whether they play has to stand up before
    ``not_before`` (Unix seconds). ``choosing`` has the people who look at what they may claim, and until when what
    rests on the table waits for them.
    ``snapshot`` is what everybody else sees of the table, made anew whenever that changes.
    """

    table: Table
    settings: TableSettings
    touched: float
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    run_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    recent: deque[int] = field(default_factory=lambda: deque(maxlen=_REMEMBERED_PRESSES))
    runner: asyncio.Task[None] | None = None
    turn: TurnClock = TurnClock()
    retry_at: float | None = None
    not_before: float = 0.0
    choosing: dict[int, float] = field(default_factory=dict)
    snapshot: Snapshot = field(init=False)

    def __post_init__(self) -> None:
        self._publish()

    @property
    def idle_at(self) -> float:
        """When the table is closed if nobody touches it."""
        hours = self.settings.idle_hours if self.table.contest is None else CONTEST_HOURS
        return self.touched + hours * HOUR

    @property
    def due(self) -> float:
        """When the clock wants attention next, as the store keeps it."""
        return self.due_with(self.turn)

    def due_with(self, turn: TurnClock) -> float:
        """The same with another clock of the turn."""
        if turn.due is None:
            return self.idle_at
        resting = self.table.trick_rests or self.table.claims_open
        waited = max((turn.due, *self.choosing.values())) if resting else turn.due
        return min(waited, self.idle_at)

    @property
    def wake_at(self) -> float:
        """When to look after this table again."""
        if self.retry_at is not None:
            return self.retry_at
        proposal = self.table.proposal
        times = [self.due, proposal.until if proposal is not None else None, self.answer_by]
        return min(time for time in times if time is not None)

    @property
    def answer_by(self) -> float | None:
        """Until when people may say that they play the next ranked game; ``None`` while nobody is asked."""
        return None if self.table.answer_by is None else max(self.table.answer_by, self.not_before)

    def _publish(self) -> None:
        take_over = self.turn.due
        if take_over is not None and not (self.turn.reminded or self.table.trick_rests or self.table.claims_open):
            take_over += self.settings.away_seconds
        self.snapshot = snapshot_of(self.table, take_over, self.settings, self.answer_by)

    def turn_after(self, table: Table) -> TurnClock:
        """The clock of the turn once the table has become this one."""
        before = self.table
        if table.asked_at is not None and (table.asked_at, table.turn_seq) == (before.asked_at, before.turn_seq):
            return self.turn
        return TurnClock(remind_at(table, self.settings))

    def swap(self, table: Table, turn: TurnClock) -> None:
        """The table has durably become this one."""
        self.table, self.turn, self.retry_at = table, turn, None
        self._publish()

    def reminded_at(self, now: float) -> None:
        """The player was reminded; the rest of their time begins."""
        self.set_turn(TurnClock(now + self.settings.away_seconds, reminded=True))

    def set_turn(self, turn: TurnClock) -> None:
        """The clock of the turn is this one."""
        self.turn = turn
        self._publish()

    def give_time_to_answer(self, now: float) -> None:
        """Those who are asked whether they play have the whole time once more."""
        self.not_before = now + ANSWER_SECONDS
        self._publish()

    def choose_claim(self, user_id: int, now: float) -> None:
        """Somebody opened the list of claims: what rests on the table waits, though not for ever."""
        since = None if self.table.game is None else self.table.game.open_since
        self.choosing[user_id] = min(now + CHOOSING_SECONDS, (now if since is None else since) + CLAIM_SECONDS * 2)

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
    if table.answer_by is not None and table.answer_by <= now:
        live.give_time_to_answer(now)
    reminder = remind_at(table, settings)
    if reminder is None:
        return live
    if table.claims_open and reminder <= now:
        reminder = now + CLAIM_SECONDS
    if table.asked_at is None:
        live.set_turn(TurnClock(max(reminder, now)))
    elif stored is not None and stored > now:
        live.set_turn(TurnClock(stored, reminded=stored > reminder))
    else:
        live.set_turn(TurnClock(max(reminder, now + (reminder - table.asked_at))))
    return live
