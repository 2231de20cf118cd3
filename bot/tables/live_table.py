"""One table in memory: its newest durable state, the snapshot that others see, its lock, and its clocks.

Theory of operation. What a table waits for is a question: a person's decision, a stolen deal that may be called, a full
trick or a finished hand that lies open, or an answer to a proposal. ``questions.open_question`` returns the question.
Only ``LiveTable.deadlines`` decides when its time is up. A question keeps one clock from its beginning to its end, even
if people come and go meanwhile. Clocks count from the moment when the question came up in memory, never from a
journal's times, which stand still while the machine's clock is behind. Another clock closes a table that nobody
touches.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field, replace
from math import inf

from bot.tables.model import DAY, HOUR, Status, Table, TableSettings, Turns
from bot.tables.preferences import Pace
from bot.tables.questions import (
    Deadline,
    Due,
    GameClocks,
    Question,
    TurnClock,
    Waits,
    due_for,
    open_question,
    settings_with,
)
from bot.tables.views import Snapshot, snapshot_of

CONTEST_HOURS = 7 * 24
"""Hours after which an untouched tournament table is closed, in case its tournament did not close it."""

_REMEMBERED_PRESSES = 64

CHOOSING_SECONDS = 15.0
"""Seconds that a full trick or a finished hand stays open for a person who has the list of claims open."""


@dataclass(slots=True, eq=False)
class LiveTable:
    """One open table with its locks and clocks.

    ``lock`` is held from the judging of a decision to the swap of the table, ``run_lock`` while computers play.
    ``retry_at`` is set while something fails here, ``lost_since`` while the store fails. ``touched`` is when somebody
    last did anything here, on the same time scale as the clocks. ``asking``: the bot is asking Discord why a player
    does not come back. ``doubtful``: the store may have more entries of the table than are in memory. ``choosing`` maps
    each person who has the list of claims open to the time until which the trick or hand stays open for them. ``pace``
    is the pace at which computers acted last.
    """

    table: Table
    server_settings: TableSettings
    touched: float
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    run_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    recent: deque[int] = field(default_factory=lambda: deque(maxlen=_REMEMBERED_PRESSES))
    runner: asyncio.Task[None] | None = None
    turn_clock: TurnClock = field(default_factory=TurnClock)
    _waits: dict[int, tuple[float, float]] = field(init=False, default_factory=dict)
    """For each proposal, by its entry: the beginning and the end of the time to answer, on the clocks' time scale."""
    retry_at: float | None = None
    lost_since: float | None = None
    doubtful: bool = False
    asking: bool = False
    choosing: dict[int, float] = field(default_factory=dict)
    pace: Pace = Pace.NORMAL
    _shown: Snapshot | None = field(init=False, default=None)
    """The snapshot, made when somebody first asks for it after a change."""
    _passed: float = field(init=False, default=-inf)
    """Deadlines up to this time passed without effect, and are not shown."""
    _made: tuple[TableSettings, Turns, GameClocks | None, TableSettings] | None = field(init=False, default=None)
    """Cached: the server's settings, the table's turns, the fixed clocks, and the settings made from these."""

    @property
    def settings(self) -> TableSettings:
        """The server's settings, but with the table's own clocks, or those that were fixed when a ranked game began."""
        return self._settings_at(self.table)

    def _settings_at(self, table: Table) -> TableSettings:
        """Return the settings at ``table``: a ranked game keeps its clocks. Cached, as one act asks about ten times."""
        clocks = table.game.clocks if table.game is not None and table.status is Status.PLAYING else None
        made = self._made
        if made is None or made[0] is not self.server_settings or made[1] is not table.turns or made[2] is not clocks:
            now = settings_with(self.server_settings, table.turns, clocks)
            made = self._made = self.server_settings, table.turns, clocks, now
        return made[3]

    @property
    def idle_at(self) -> float:
        """When the table is closed unless somebody touches it (Unix seconds)."""
        hours = self.settings.idle_hours if self.table.tournament is None else CONTEST_HOURS
        # A table counts as left alone only after the end of a pause, or of a slow player's turn.
        slow = max(chair.slow_until for chair in self.table.chairs)
        since = max(self.touched, self.table.stands_until or 0.0, slow + DAY if slow else 0.0)
        return since + hours * HOUR

    @property
    def deadlines(self) -> tuple[Deadline, ...]:
        """What happens here without anybody's action, and when; the most important deadline first."""
        if self.retry_at is not None:
            return (Deadline(self.retry_at, Due.RETRY),)
        deadlines = [Deadline(self.idle_at, Due.IDLE)]
        if self.table.stands_until is not None:
            deadlines.insert(0, Deadline(self.table.stands_until, Due.GO_ON))
        deadlines[:0] = sorted(Deadline(until, Due.AGREEMENT, seq) for seq, (_, until) in self._waits.items())
        question, due = self.turn_clock.question, self.turn_clock.due
        if question is not None and due is not None and question.runs:
            due = self._after_choosing(question, due)
            deadlines.append(Deadline(due, due_for(question, reminded=self.turn_clock.reminded)))
        return tuple(deadlines)

    def _after_choosing(self, question: Question, at: float) -> float:
        return max((at, *self.choosing.values())) if question.what in (Waits.TRICK, Waits.CLAIMS) else at

    @property
    def acts_at(self) -> float | None:
        """When the open question ends by its clock (Unix seconds); ``None`` while that clock does not run."""
        question, acts_at = self.turn_clock.question, self.turn_clock.acts_at
        if question is None or acts_at is None or not question.runs or question.what is Waits.ALONE:
            return None
        return self._after_choosing(question, acts_at)

    @property
    def times(self) -> tuple[float | None, float | None]:
        """The shown ends of the open question and of the time to answer a proposal (Unix seconds), or ``None``."""
        proposal = self.table.proposal
        until = None if proposal is None else self._waits.get(proposal.seq, (0.0, proposal.until))[1]
        deadline, until = (None if at is None or at <= self._passed else at for at in (self.acts_at, until))
        return deadline, until

    @property
    def shown_until(self) -> float:
        """The earliest of the shown ``times`` (Unix seconds), or infinity."""
        return min((at for at in self.times if at is not None), default=inf)

    def hide_passed(self, now: float) -> bool:
        """Stop showing times that passed without effect. Return whether any was shown."""
        if self.shown_until > now:
            return False
        self._passed, self._shown = now, None
        return True

    def is_idle(self, now: float) -> bool:
        """Return whether to close the table now because nobody touches it."""
        if self.retry_at is not None and self.retry_at <= now:
            self.retry_at = None
        return next((one.what for one in self.deadlines if one.at <= now), None) is Due.IDLE

    @property
    def wake_at(self) -> float:
        """When to look at this table's clocks again (Unix seconds)."""
        return min(deadline.at for deadline in self.deadlines)

    def deadline_with(self, turn_clock: TurnClock) -> float:
        """Return the deadline to store beside this turn clock: when the table's next clock runs out (Unix seconds)."""
        runs = turn_clock.question is not None and turn_clock.question.runs
        return min(turn_clock.due, self.idle_at) if runs and turn_clock.due is not None else self.idle_at

    @property
    def stored(self) -> float:
        """The deadline as it has to be stored now (Unix seconds)."""
        return self.deadline_with(self.turn_clock)

    @property
    def snapshot(self) -> Snapshot:
        """What everybody sees of the table. It is made again after every change."""
        if self._shown is None:
            deadline, until = self.times
            self._shown = snapshot_of(self.table, deadline, self.settings, until)
        return self._shown

    def turn_clock_after(self, table: Table, now: float) -> TurnClock:
        """Return the turn clock for the question that is open at ``table``. The same question keeps its clock."""
        question = open_question(table, self._settings_at(table))
        if question is None:
            return TurnClock()
        if self.turn_clock.question is not None and self.turn_clock.question.key == question.key:
            return replace(self.turn_clock, question=question)
        return question.clock_from(now)

    def swap(self, table: Table, turn_clock: TurnClock, now: float) -> None:
        """Replace the table by its new durable state."""
        self._waits = {one.seq: self._waits.get(one.seq, (now, now + one.seconds)) for one in table.proposals}
        if self.table.stands_until is not None and table.stands_until is None:
            self.touched = max(self.touched, now)
        self.table, self.turn_clock, self.retry_at = table, turn_clock, None
        self._shown = None
        self.find_store(now)

    def fail(self, now: float, *, lost_store: bool) -> None:
        """Note a failure, so that the clocks are tried again later."""
        self.retry_at = now + self.settings.retry_seconds
        if lost_store and self.lost_since is None:
            self.lost_since = now

    def find_store(self, now: float) -> None:
        """Note that the store works again. After an outage longer than ``retry_seconds``, the clocks begin anew."""
        if self.lost_since is not None and now - self.lost_since > self.settings.retry_seconds:
            self.begin_anew(now, self.lost_since)
        self.lost_since = None

    def clock_reminded(self, now: float) -> TurnClock:
        """Return the turn clock after a reminder now: the player keeps their time, at least half the grace."""
        clock = self.turn_clock
        grace = 0.0 if clock.question is None else clock.question.grace
        acts_at = max(clock.acts_at or now, now + grace / 2)
        return replace(clock, due=acts_at, acts_at=acts_at, reminded=True)

    def remind(self, clock: TurnClock) -> None:
        """Set the clock of a player who was reminded."""
        self._set_turn_clock(clock)

    def begin_anew(self, now: float, lost_since: float) -> None:
        """Give back the time since ``lost_since``, as ``Tables.begin_anew`` says."""
        question, lapsed = self.turn_clock.question, self.wake_at <= now
        self._waits = {seq: (now, until + now - max(lost_since, at)) for seq, (at, until) in self._waits.items()}
        self._shown = None
        if lost_since == -inf and not lapsed:
            return
        self.touched = max(self.touched, earliest_touch(self.settings, now))
        if question is not None:
            self._set_turn_clock(question.clock_from(now))

    def shift(self, seconds: float) -> None:
        """Move all clocks by ``seconds``, which is negative, because the machine's clock was set back."""
        self.touched += seconds
        self._waits = {seq: (at + seconds, until + seconds) for seq, (at, until) in self._waits.items()}
        if self.retry_at is not None:
            self.retry_at += seconds
        if self.lost_since is not None:
            self.lost_since += seconds
        self.choosing = {user_id: until + seconds for user_id, until in self.choosing.items()}
        clock = self.turn_clock
        if clock.due is not None and clock.acts_at is not None:
            clock = replace(clock, due=clock.due + seconds, acts_at=clock.acts_at + seconds)
        self._passed += seconds
        self._set_turn_clock(clock)

    def choose_claim(self, user_id: int, now: float) -> None:
        """Keep a full trick or a finished hand open for a while, as this person has the list of claims open."""
        since = None if self.table.game is None else self.table.game.open_since
        self._shown = None
        longest = (now if since is None else since) + self.table.clocks.claims * 2
        self.choosing[user_id] = min(now + CHOOSING_SECONDS, longest)

    def set_settings(self, settings: TableSettings) -> None:
        """Use these settings of the server from the next turn on."""
        self.server_settings = settings
        self._shown = None

    def _set_turn_clock(self, turn_clock: TurnClock) -> None:
        self.turn_clock = turn_clock
        self._shown = None

    def take_up(self, stored: float | None, now: float) -> None:
        """Set the clocks of a table that was stored before the program started. ``stored`` is its stored deadline.

        Time in which people could press nothing does not count. If the clock of a turn or a proposal ran out meanwhile,
        it begins anew, and no table is closed as idle within the first hour.
        """
        self.touched = max(min(self.touched, now), earliest_touch(self.settings, now))
        for one in self.table.proposals:
            runs = 0 < one.until - now <= one.seconds
            self._waits[one.seq] = now, one.until if runs else now + one.seconds
        question = open_question(self.table, self.settings)
        if question is None:
            return
        reminder = question.since + question.seconds
        reminded = question.what is Waits.DECISION and stored is not None and stored > reminder
        longest = question.grace if reminded else question.seconds
        left = (reminder if stored is None or question.what is not Waits.DECISION else stored) - now
        if 0 < left <= longest:
            acts_at = now + left + (0.0 if reminded else question.grace)
            self._set_turn_clock(TurnClock(question, now + left, acts_at, reminded))
        else:
            self._set_turn_clock(question.clock_from(now))


def earliest_touch(settings: TableSettings, now: float) -> float:
    """Return the earliest time at which a table counts as touched after an outage, so that it is not closed at once."""
    idle = settings.idle_hours * HOUR
    return now - idle + min(HOUR, idle)
