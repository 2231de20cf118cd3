"""Playing the daily deal: each person's own table, their finished attempt, and everybody's boards.

Theory of operation. A day is a tournament without a server. The first attempt opens it, and it closes when the day is
over. While a person plays, their open table is the only record of that. Their result is one fact, which is stored
before the table is closed. So whatever the end of the program interrupts is done again afterwards, and nobody gets a
second attempt.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import partial
from typing import TypeVar

from bot.codec import FactError
from bot.deals.draw import Chain
from bot.storage.api import FORGETTINGS, SequenceTaken, StoreError, TableId, TournamentId, TournamentRow
from bot.storage.store import Store
from bot.tables.decisions import Reason
from bot.tables.model import Status, TournamentKind, TournamentSeat, TournamentTable
from bot.tables.tables import Tables
from bot.tables.timer import Clock
from bot.tables.tournament_tables import TableOrder
from bot.tables.views import Change, Snapshot, TableView
from bot.task_group import Listener, Listeners, TaskGroup
from bot.tournaments.daily.attempts import (
    DAY_CODEC,
    HANDS,
    RULES,
    Attempt,
    AttemptedHand,
    DailyLine,
    DayClosed,
    DayFact,
    DayOpened,
    MonthLine,
    OwnChoice,
    chain_of,
    day_board,
    day_of,
    day_of_key,
    first_attempts,
    key_of,
    month_board,
    span_of_day,
    span_of_month,
)
from bot.tournaments.ledger import KeptSecret, Ledger
from bot.tournaments.reconcile import Reconciler
from bot.tournaments.standings import places

F = TypeVar("F")
R = TypeVar("R")
S = TypeVar("S")

KIND = "daily"
"""The store's kind of tournament for a day."""

_SECRET = "daily-secret"  # noqa: S105 - the name under which the store keeps it
_PAST_DAYS = "past days"
_LONGEST_SLEEP = 6 * 3600.0
"""The longest sleep in seconds. If a clock is set, a day ends late by no more than this."""
RETRY_SECONDS = 60.0
"""Seconds until the end of a day is retried after the store refused something."""
_TRIES = 5
"""How often a write is tried if another process is faster each time."""

FAULTS = (StoreError, FactError)
"""Errors after which storing is retried later."""
LATE = timedelta(days=1)
"""The time after a day's end by which every process has stored its attempts."""
MOST_DAYS = 62
"""The number of days whose boards are kept in memory."""


class DayLedger(Ledger[F, S]):
    """Tournaments of one day (UTC) each, of a server or of none (``home``), dated by the day's beginning."""

    def today(self) -> date:
        return day_of(self.clock.now())

    async def days(self, home: int | None, span: tuple[float, float]) -> list[TournamentRow]:
        """Return the days that began in this span (Unix seconds). A day may have two, if two processes opened it."""
        return await self.store.tournaments(self.kind, home, opened=span)

    async def day(self, home: int | None, day: date) -> TournamentId | None:
        """Return the tournament of a day, or ``None`` if nobody has opened it."""
        rows = await self.days(home, span_of_day(day))
        return rows[0].tournament_id if rows else None

    async def open_day(self, home: int | None, channel_id: int | None, day: date, *facts: F) -> TournamentId:
        return await self.open(home, channel_id, *facts, at=span_of_day(day)[0])

    async def facts_of(self, home: int | None, day: date, user_id: int) -> list[F]:
        """Return the facts of a day that may name this person: those that contain the id's digits."""
        rows = await self.days(home, span_of_day(day))
        number = str(user_id)
        return [fact for row in rows for fact in await self.facts(row.tournament_id, lambda one: number in one.body)]

    async def retry_on_conflict(self, write: Callable[[], Awaitable[R]]) -> R:
        """Return what ``write`` returns. Call it again if another process was faster to write to the same day."""
        for _ in range(_TRIES):
            with suppress(SequenceTaken):
                return await write()
        raise StoreError("store-day-contended")

    async def close_past(self, closing: F) -> None:
        for row in await self.open_tournaments():
            day = day_of(row.opened_at)
            if day < self.today():
                async with self.lock((row.guild_id, day)):
                    now, midnight = self.clock.now(), span_of_day(day)[1]
                    await self.append(row.tournament_id, closing, at=now, closed_at=midnight)


@dataclass(frozen=True, slots=True)
class Asker:
    """The person who wants to play, and where they asked: the server (or direct message) and the channel."""

    user_id: int
    name: str
    guild_id: int
    channel_id: int


@dataclass(frozen=True, slots=True)
class DayBoard:
    """Everybody's attempts at a day's deal, and the lines of those who have finished."""

    attempts: tuple[Attempt, ...]
    lines: tuple[DailyLine, ...]

    def of_person(self, user_id: int) -> Attempt | None:
        """Return a person's finished or abandoned attempt, or ``None``."""
        return next((one for one in self.attempts if one.user_id == user_id), None)

    def without_choices(self) -> DayBoard:
        """Return the same board without people's choices, which take up most of its space."""
        attempts = (replace(one, hands=tuple(replace(hand, choices=()) for hand in one.hands)) for one in self.attempts)
        return replace(self, attempts=tuple(attempts))

    def line_of(self, user_id: int) -> DailyLine | None:
        """Return a person's line, or ``None`` if they have not finished."""
        return next((line for line in self.lines if line.attempt.user_id == user_id), None)

    def of_server(self, guild_id: int) -> tuple[tuple[DailyLine, ...], dict[int, str]]:
        """Return the lines and the names of people who played on this server, without those who were forgotten."""
        names = {one.user_id: one.name for one in self.attempts if one.guild_id == guild_id and one.user_id > 0}
        return tuple(line for line in self.lines if line.attempt.user_id in names), names


@dataclass(frozen=True, slots=True)
class AttemptKept:
    """Sent to every listener once an attempt is durable. ``table`` is its table's last state, about to close."""

    attempt: Attempt
    table: TableView


class DailyDeals:
    """The daily deals. ``computers`` are the names of the three at each table; ``entropy`` makes the stored secret."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        clock: Clock,
        entropy: Callable[[], bytes],
        *,
        level: str = "expert",
        computers: tuple[str, str, str] = ("Bear", "Lumberjack", "Wolf"),
    ) -> None:
        self._ledger: DayLedger[DayFact, None] = DayLedger(store, clock, KIND, DAY_CODEC, lambda *_: None)
        self._tables = tables
        self._clock = clock
        self._level, self._computers = level, computers
        self._listeners = Listeners[AttemptKept](lambda kept: f"the attempt at table {kept.table.table_id}")
        self._past: dict[date, DayBoard] = {}
        """Boards of past days, without people's choices. Boards of months are made from them."""
        self._past_version: str | None = None
        """The store's note at the time when they were read."""
        self._attempts: Reconciler[TableId, None] = Reconciler(
            self._keep_attempt, clock, RETRY_SECONDS, "the attempt at table", FAULTS
        )
        self._days: Reconciler[str, None] = Reconciler(self._end_days, clock, RETRY_SECONDS, "the end of", FAULTS)
        self._secret = KeptSecret(store, _SECRET, entropy)
        self._tasks = TaskGroup()

    async def start(self) -> None:
        """Start, once the tables are resumed: store attempts that ended meanwhile, and end each day when it is over."""
        self._tables.add_listener(self.on_change, TournamentKind.DAILY)
        await self._days.run_quietly(_PAST_DAYS)
        self._tasks.start(self._run(), "ends of days")

    async def close(self) -> None:
        await self._tasks.close()
        await self._days.close()
        await self._attempts.close()

    async def idle(self) -> None:
        """Wait until no day is being ended and no attempt stored. Retries that are due later do not count."""
        await self._days.finish()
        await self._attempts.finish()

    def add_listener(self, listener: Listener[AttemptKept]) -> None:
        """Call ``listener`` for each attempt once it is stored, before its table is closed."""
        self._listeners.add_listener(listener)

    def today(self) -> date:
        return self._ledger.today()

    # -- playing

    async def play(self, asker: Asker) -> Snapshot | Attempt | Reason:
        """Return the asker's table of today (perhaps a new one), their finished attempt, or why none may begin."""
        day = self.today()
        key = key_of(day, asker.user_id)
        async with self._ledger.lock(key):
            table = self._tables.tournaments.by_key(TournamentKind.DAILY).get(key)
            if table is not None and table.table.status is not Status.FINISHED:
                return table
            if table is not None:
                await self.keep(table.table)
            attempt = await self.attempt(day, asker.user_id)
            if attempt is not None:
                return attempt
            return await self._tables.tournaments.open(await self._table_for(day, asker))

    def on_change(self, change: Change) -> Awaitable[None] | None:
        table = change.snapshot.table
        return self._attempts.run_quietly(table.table_id) if table.status is Status.FINISHED else None

    async def _keep_attempt(self, table_id: TableId) -> None:
        snapshot = self._tables.snapshot(table_id)
        if snapshot is not None:
            await self.keep(snapshot.table)

    async def _end_days(self, _: str) -> None:
        """Store the attempt of each table that is finished or of a past day and close it, then close past days."""
        today = self.today()
        for snapshot in self._tables.tournaments.of(TournamentKind.DAILY):
            if snapshot.table.status is Status.FINISHED or _day(snapshot.table) < today:
                await self._attempts.run_quietly(snapshot.table.table_id)
        await self._ledger.close_past(DayClosed())

    async def keep(self, table: TableView) -> None:
        """Store a table's attempt, then close the table. Raises ``StoreError``."""
        day = _day(table)
        async with self._ledger.lock((None, day)):
            if self._tables.snapshot(table.table_id) is None:
                return
            attempt = await self._attempt(table)
            existing = await self.attempt(day, attempt.user_id)
            if existing is None:
                await self._ledger.retry_on_conflict(partial(self._append, day, attempt))
            self._listeners.tell(AttemptKept(existing or attempt, table))
            await self._tables.tournaments.close(table.table_id)

    async def _table_for(self, day: date, asker: Asker) -> TableOrder:
        computers = (TournamentSeat(name, None, self._level) for name in self._computers)
        return TableOrder(
            tournament=TournamentTable(TournamentKind.DAILY, key_of(day, asker.user_id), HANDS),
            guild_id=asker.guild_id,
            channel_id=asker.channel_id,
            owner_id=asker.user_id,
            rules=RULES,
            seats=(TournamentSeat(asker.name, asker.user_id), *computers),
            chain=await self.chain(day),
        )

    async def _attempt(self, table: TableView) -> Attempt:
        day, user_id = _day(table), table.owner_id
        chosen = await self._tables.tournaments.own_choices(table.table_id, user_id)
        hands = []
        for score in await self._tables.tournaments.hand_scores(table.table_id):
            made = chosen.get(score.hand_seq, ())
            choices = [OwnChoice.of(score.number, choice.before, choice.act) for choice in made]
            own, other = score.result.points  # the person sits on the odd side
            hands.append(AttemptedHand(own - other, score.hand_seq, tuple(choices)))
        streak = 0
        if len(hands) == HANDS:
            before = await self.attempt(day - timedelta(days=1), user_id)
            streak = 1 + (before.streak if before is not None else 0)
        return Attempt(user_id, table.chairs[0].name or "", table.guild_id, table.table_id, tuple(hands), streak)

    # -- looking

    async def board(self, day: date) -> DayBoard:
        """Return a day's attempts and its board. Raises ``StoreError``."""
        rows = await self._ledger.days(None, span_of_day(day))
        facts = [fact for row in rows for fact in await self._ledger.facts(row.tournament_id)]
        attempts = first_attempts(fact for fact in facts if isinstance(fact, Attempt))
        return DayBoard(attempts, await asyncio.to_thread(day_board, attempts))

    async def attempt(self, day: date, user_id: int) -> Attempt | None:
        """Return a person's finished or abandoned attempt, or ``None``. Raises ``StoreError``."""
        facts = await self._ledger.facts_of(None, day, user_id)
        return next((fact for fact in facts if isinstance(fact, Attempt) and fact.user_id == user_id), None)

    async def month(
        self, month: str, guild_id: int, reader: int | None = None
    ) -> tuple[tuple[MonthLine, ...], dict[int, str]]:
        """Return the board of a month such as ``2026-11`` for the people who played on this server, and their names.

        Places are among these people; matchpoints are against everybody. Today's deal counts only for a ``reader`` who
        has finished it themselves.
        """
        boards = await self._boards_of(month)
        if reader is None or (today := boards.get(self.today())) is None or today.line_of(reader) is None:
            boards.pop(self.today(), None)
        names: dict[int, str] = {}
        for board in boards.values():
            names |= board.of_server(guild_id)[1]
        attempts = {day: board.attempts for day, board in boards.items()}
        lines = await asyncio.to_thread(month_board, attempts, month)
        place = places({line.user_id: line.matchpoints for line in lines if line.user_id in names})
        return tuple(replace(line, place=place[line.user_id]) for line in lines if line.user_id in names), names

    async def chain(self, day: date) -> Chain:
        """Return the deals of a day. Until the day is over, only the seal may be shown. Raises ``StoreError``."""
        return chain_of(await self._secret.read(), day)

    async def _boards_of(self, month: str) -> dict[date, DayBoard]:
        """Return the boards of a month's days. Boards of days long past are cached until somebody is forgotten."""
        version = await self._ledger.store.note(FORGETTINGS)
        if version != self._past_version:
            self._past.clear()
            self._past_version = version
        boards: dict[date, DayBoard] = {}
        rows = await self._ledger.days(None, span_of_month(month))
        for day in sorted({day_of(row.opened_at) for row in rows}):
            board = self._past.pop(day, None) or (await self.board(day)).without_choices()
            boards[day] = board
            if day < self.today() - LATE and version == self._past_version:
                self._past[day] = board
        while len(self._past) > MOST_DAYS:
            del self._past[next(iter(self._past))]
        return boards

    # -- keeping

    async def _append(self, day: date, attempt: Attempt) -> None:
        tournament_id = await self._ledger.day(None, day)
        if tournament_id is None:
            opened = DayOpened(day.isoformat(), (await self.chain(day)).seal)
            tournament_id = await self._ledger.open_day(None, None, day, opened)
        await self._ledger.append(tournament_id, attempt, at=self._clock.now())

    async def _run(self) -> None:
        while True:
            left = span_of_day(self.today())[1] - self._clock.now()
            await self._clock.sleep(min(max(left, 1.0), _LONGEST_SLEEP))
            await self._days.run_quietly(_PAST_DAYS)


def _day(table: TableView) -> date:
    assert table.tournament is not None  # noqa: S101 - only a tournament's tables come here
    return day_of_key(table.tournament.key)
