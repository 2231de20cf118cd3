"""Which processes of the bot are alive, and which of them serves which shards.

Theory of operation. A process that starts gets an *epoch* and takes its shards; every two seconds it sends a heartbeat.
A process that is silent for longer than its lease, or has no connection for some seconds, is dead. A living one then
declares the dead one's epoch over, which waits for its running writes and refuses all later ones, and takes its shards.
So if two processes think that they serve a shard, only one of them can write. The shards of a process that ended
properly stay free for a while, since it may be starting again; only processes that were started for them take them at
once.

A process whose shards another one serves is a *standby*: it is alive, but serves fewer shards than it was started for,
or none. Once it is ready, it asks for them with every heartbeat. A process that serves a shard that it was not started
for stops work on it and hands it over (``hand_over``), in one transaction; both epochs continue.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import asyncpg

from bot.storage.api import (
    DatabaseLocked,
    News,
    ProcessesCounted,
    Replaced,
    SettingsChanged,
    Shards,
    ShardsTaken,
    ShardsWanted,
    StoreError,
)
from bot.storage.postgres.connection import FAULTS, LOCKS, STATEMENT_SECONDS, connect, store_error
from bot.task_group import Listeners

logger = logging.getLogger(__name__)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Intervals:
    """Time limits and intervals of processes, in seconds."""

    beat: float = 2.0
    """Between two heartbeats."""
    lease: float = 15.0
    """Until a silent process counts as dead."""
    gone: float = 5.0
    """Until a process without a connection counts as dead; if the server restarts, all have time to reconnect."""
    gone_for_its_heir: float = 1.0
    """As ``gone``, but for a process that was started for some of the dead one's shards."""
    grace: float = 20.0
    """How long the shards of a process that ended properly are reserved for processes started for them."""
    identify: float = 5.5
    """Between two processes that identify for one bucket: Discord wants five, and messages may be delayed."""


PACE = Intervals()

CHANNEL = "right_bower"
"""The channel of notifications."""

ALIVE = LOCKS + 1
"""The class of the locks that show which processes are connected. The second number is the epoch."""

_OTHERS = (
    "SELECT epoch, name, seen < clock_timestamp() - make_interval(secs => $2) AS late,"
    " ARRAY (SELECT shard FROM shards WHERE shards.epoch = processes.epoch) AS shards, EXISTS ("
    "SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid::bigint = $3 AND objid::bigint = epoch AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS connected"
    " FROM processes WHERE NOT over AND epoch <> $1 ORDER BY epoch"
)
_HOLDERS = (
    "SELECT shard, total, epoch, name FROM shards JOIN processes USING (epoch)"
    " WHERE NOT over AND (shard = ANY ($1) OR total <> $2) ORDER BY shard"
)
_CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid::bigint = $1"
    " AND objid::bigint = $2 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_CLAIM = (
    "INSERT INTO shards (shard, total, epoch) SELECT unnest($1::int[]), $2, $3"
    " ON CONFLICT (shard) DO UPDATE SET total = excluded.total, epoch = excluded.epoch"
)
_TAKE = "UPDATE shards SET epoch = $1 WHERE epoch = $2 RETURNING shard"
_LEFT = (
    "UPDATE shards SET epoch = $1 FROM processes WHERE processes.epoch = shards.epoch AND over AND shards.total = $2"
    " AND (shard = ANY ($4) OR seen < clock_timestamp() - make_interval(secs => $3)) RETURNING shard"
)
_GIVE = "UPDATE shards SET epoch = $1 WHERE epoch = $2 AND shard = ANY ($3) RETURNING shard"
_HELD = "SELECT shard FROM shards WHERE epoch = $1"


class Membership:
    """This process among those of a database: the ``shards`` it serves, and who is ``waiting`` for some of them."""

    def __init__(self, url: str, shards: Shards, pace: Intervals = PACE) -> None:
        self.pace = pace
        self.epoch = 0
        self.shards = Shards((), shards.total)
        self.replaced = False
        self.waiting = ""
        self._configured = shards.own
        self._at_start: tuple[int, ...] = ()
        self._asking = False
        self._listeners = Listeners[News](lambda news: type(news).__name__)  # no id of a person
        self.failed_beats = Listeners[StoreError](lambda _: "a sign of life that failed")
        """Listeners that get the error of each heartbeat that failed."""
        self.name = f"{socket.gethostname()}, process {os.getpid()}"
        self._url = url
        self.connection: asyncpg.Connection | None = None
        self._one_at_a_time = asyncio.Lock()
        self._beating = asyncio.Lock()
        """Held while this process reads or changes which process serves which shards."""
        self._nudged = asyncio.Event()
        self._gone_since: dict[int, float] = {}
        self._living = 1
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take this process's shards that nobody alive serves. ``DatabaseLocked`` if others have another total."""
        until = time.monotonic() + self.pace.lease + 2 * self.pace.beat
        try:
            await self.ask(self._enter)
            while held := await self.ask(self._claim):
                dying = [await self._is_dying(epoch) for epoch in {holder["epoch"] for holder in held}]
                if time.monotonic() > until or not any(dying):
                    break
                await asyncio.sleep(self.pace.beat / 4)
            self._refuse_other_count(held)
        except BaseException:
            with suppress(*FAULTS):
                await self.close()
            raise
        self._at_start = self.shards.own
        self._count(await self.ask(self._others))
        self.task = asyncio.create_task(self._run(), name="membership")

    async def close(self) -> None:
        """Stop the heartbeats and end this process's epoch.

        Wait for a heartbeat that is being sent. Cancelling it could close the connection, and the others would count
        this process as dead before its epoch has ended.
        """
        if self.task is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.pace.beat), self._beating:
                    self.task.cancel()
            self.task.cancel()
            await asyncio.wait([self.task])
        if self.connection is None:
            return
        with suppress(*FAULTS):
            await self.ask(self._leave)
        try:
            await self.connection.close(timeout=1.0)
        except FAULTS:
            self.connection.terminate()

    def add_listener(self, listener: Callable[[News], None]) -> None:
        """Call ``listener`` with all news, and at once with the news that are still valid."""
        self._listeners.add_listener(listener)
        listener(ProcessesCounted(self._living))
        taken = tuple(shard for shard in self.shards.own if shard not in self._at_start)
        if taken:
            listener(ShardsTaken(taken))
        if self.replaced:
            listener(Replaced())

    @property
    def missing(self) -> tuple[int, ...]:
        """The shards that this process was started for and another one serves."""
        return tuple(shard for shard in self._configured if shard not in self.shards.own)

    @property
    def borrowed(self) -> tuple[int, ...]:
        """The shards that this process serves but was not started for."""
        return tuple(shard for shard in self.shards.own if shard not in self._configured)

    def ask_for_shards(self) -> None:
        """Start to ask for the missing shards, because this process is ready to serve them."""
        self._asking = True
        self._nudged.set()

    async def hand_over(self, shards: Sequence[int], epoch: int) -> None:
        """Let the process of this epoch serve these shards, if it is alive; otherwise keep them.

        Before the call, this process must have stopped writing for their servers. Raises one of ``FAULTS``; then either
        process may have the shards. Those that stay are announced as taken with a later heartbeat.
        """
        async with self._beating:
            self.shards = Shards(tuple(each for each in self.shards.own if each not in shards), self.shards.total)
            await self.ask(self._give, list(shards), epoch)

    async def ask(self, work: Callable[..., Awaitable[T]], *values: Any) -> T:
        """Run ``work`` on the connection, which is reopened if it was lost. Raises one of ``FAULTS``."""
        async with self._one_at_a_time:
            if self.connection is None or self.connection.is_closed():
                self.connection = await self._connect()
            try:
                return await work(self.connection, *values)
            except asyncpg.InternalClientError:
                self.connection.terminate()
                raise

    def mark_replaced(self) -> None:
        """Note that this process's epoch is over, because a write or a heartbeat was refused."""
        if not self.replaced:
            self.replaced = True
            logger.critical("Another process has taken this one's place; it must end")
            self._listeners.tell(Replaced())

    async def _connect(self) -> asyncpg.Connection:
        connection = await connect(self._url, STATEMENT_SECONDS)
        try:
            await connection.add_listener(CHANNEL, self._on_notification)
            if self.epoch:
                await connection.execute("SELECT pg_advisory_lock_shared($1, $2)", ALIVE, self.epoch)
        except BaseException:
            connection.terminate()
            raise
        if self.epoch:
            self._listeners.tell(SettingsChanged())  # news may have been missed while it was cut
        return connection

    async def _enter(self, connection: asyncpg.Connection) -> None:
        self.epoch = await connection.fetchval("INSERT INTO processes (name) VALUES ($1) RETURNING epoch", self.name)
        await connection.execute("SELECT pg_advisory_lock_shared($1, $2)", ALIVE, self.epoch)

    async def _leave(self, connection: asyncpg.Connection) -> None:
        words = "UPDATE processes SET over = true, seen = clock_timestamp() WHERE epoch = $1 AND NOT over"
        await connection.execute(words, self.epoch)

    async def _claim(self, connection: asyncpg.Connection) -> list[Any]:
        """Take the shards that no living process has; return the shard, total, epoch and name of those held."""
        total = self.shards.total
        async with connection.transaction():
            await connection.execute("LOCK TABLE shards IN EXCLUSIVE MODE")
            held = list(await connection.fetch(_HOLDERS, list(self._configured), total))
            if any(holder["total"] != total for holder in held):
                return held
            free = sorted({*self._configured} - {holder["shard"] for holder in held})
            await connection.execute("DELETE FROM shards WHERE total <> $1", total)
            await connection.execute(_CLAIM, free, total, self.epoch)
            await connection.execute(
                "DELETE FROM processes WHERE over AND NOT EXISTS (SELECT FROM shards WHERE epoch = processes.epoch)"
            )
        self.shards = Shards(tuple(free), total)
        return held

    def _refuse_other_count(self, held: list[Any]) -> None:
        for holder in held:
            if holder["total"] != self.shards.total:
                raise DatabaseLocked(
                    "shard-counts", other=holder["name"], theirs=holder["total"], own=self.shards.total
                )

    async def _give(self, connection: asyncpg.Connection, shards: list[int], epoch: int) -> None:
        async with connection.transaction():
            await self._check_fence(connection)
            lives = "SELECT epoch FROM processes WHERE epoch = $1 AND NOT over FOR KEY SHARE"
            if await connection.fetchval(lives, epoch) is not None:
                await connection.fetch(_GIVE, epoch, self.epoch, shards)
                await self._notify(connection, given=epoch)

    async def _notify(self, connection: asyncpg.Connection, **news: Any) -> None:
        words = json.dumps({"from": self.epoch, **news})
        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, words)

    async def _is_dying(self, epoch: int) -> bool:
        """Return whether to wait for a process that may be dead. If it certainly is, declare its epoch over."""
        for other in await self.ask(self._others):
            if other["epoch"] == epoch:
                if self._is_dead(other, self.pace.gone_for_its_heir):
                    await self.ask(self._declare_over, epoch)
                return other["late"] or not other["connected"]
        return True

    async def _others(self, connection: asyncpg.Connection) -> list[Any]:
        return list(await connection.fetch(_OTHERS, self.epoch, self.pace.lease, ALIVE))

    def _is_dead(self, other: Any, gone: float) -> bool:
        if other["connected"]:
            self._gone_since.pop(other["epoch"], None)
            return bool(other["late"])
        since = self._gone_since.setdefault(other["epoch"], time.monotonic())
        return other["late"] or time.monotonic() - since >= gone

    async def _declare_over(self, connection: asyncpg.Connection, epoch: int) -> None:
        """Wait for a process's running writes, refuse its later ones, and release its locks."""
        async with connection.transaction():
            await connection.execute("SELECT FROM processes WHERE epoch = $1 AND NOT over FOR UPDATE", epoch)
            await connection.execute("UPDATE processes SET over = true WHERE epoch = $1", epoch)
            await connection.execute(_CUT, ALIVE, epoch)

    async def _take_over(self, connection: asyncpg.Connection, epoch: int) -> None:
        async with connection.transaction():
            await self._check_fence(connection)
            await self._declare_over(connection, epoch)
            await connection.execute(_TAKE, self.epoch, epoch)

    async def _take_left(self, connection: asyncpg.Connection) -> None:
        """Take the shards of processes that ended properly and did not start again."""
        async with connection.transaction():
            await self._check_fence(connection)
            await connection.execute(_LEFT, self.epoch, self.shards.total, self.pace.grace, list(self._configured))

    async def _held_shards(self, connection: asyncpg.Connection) -> list[int]:
        held = [row["shard"] for row in await connection.fetch(_HELD, self.epoch)]
        if {*held} - {*self.shards.own}:  # wait for the end of a hand-over whose answer was lost
            held = [row["shard"] for row in await connection.fetch(f"{_HELD} FOR SHARE", self.epoch)]
        return held

    async def _check_fence(self, connection: asyncpg.Connection) -> None:
        await connection.execute("SELECT fence($1)", self.epoch)

    async def _run(self) -> None:
        while not self.replaced:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.pace.beat):
                    await self._nudged.wait()
            self._nudged.clear()
            try:
                await self.beat()
            except FAULTS as fault:
                self.failed_beats.tell(store_error(fault))

    async def beat(self) -> None:
        """Send a heartbeat, replace dead processes, and ask for this one's shards. Raises one of ``FAULTS``."""
        async with self._beating:
            if not await self.ask(self._say_alive):
                self.mark_replaced()
                return
            others = await self.ask(self._others)
            dead = [other for other in others if self._is_dead(other, self._patience_with(other))]
            for other in dead:
                logger.warning("%s is dead; this process takes its place", other["name"])
                await self.ask(self._take_over, other["epoch"])
            await self.ask(self._take_left)
            self._serve(await self.ask(self._held_shards))
            self._count([other for other in others if other not in dead])
            if self._asking and self.missing:
                await self.ask(partial(self._notify, wanted=self.missing))

    def _patience_with(self, other: Any) -> float:
        is_heir = not {*self._configured}.isdisjoint(other["shards"])
        return self.pace.gone_for_its_heir if is_heir else self.pace.gone

    def _count(self, others: list[Any]) -> None:
        """Announce how many processes serve shards, and keep the names of those that serve this one's."""
        self.waiting = ", ".join(other["name"] for other in others if {*self.missing} & {*other["shards"]})
        living = max(1, bool(self.shards.own) + sum(bool(other["shards"]) for other in others))
        if living != self._living:
            self._living = living
            self._listeners.tell(ProcessesCounted(living))

    async def _say_alive(self, connection: asyncpg.Connection) -> bool:
        words = "UPDATE processes SET seen = clock_timestamp() WHERE epoch = $1 AND NOT over RETURNING epoch"
        return await connection.fetchval(words, self.epoch) is not None

    def _serve(self, held: list[int]) -> None:
        taken = sorted({*held} - {*self.shards.own})
        if taken:
            self.shards = Shards(tuple(sorted({*self.shards.own, *taken})), self.shards.total)
            self._listeners.tell(ShardsTaken(tuple(taken)))

    def _on_notification(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        news = json.loads(str(payload))
        if news["from"] == self.epoch:
            return
        if "given" in news:
            if news["given"] == self.epoch:
                self._nudged.set()
        elif "wanted" in news:
            asked_for = tuple(shard for shard in self.borrowed if shard in news["wanted"])
            if asked_for:
                self._listeners.tell(ShardsWanted(asked_for, news["from"]))
        else:
            self._listeners.tell(SettingsChanged(news.get("guild"), news.get("user")))
