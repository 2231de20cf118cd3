"""A PostgreSQL database as one process uses it: four connections, and a place among the processes that share it.

Theory of operation: one connection writes, one answers quick questions of live tables, and one slow questions. The
fourth listens for notifications, sends heartbeats and holds locks.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Self, TypeVar

from bot.storage.api import (
    DatabaseUnusable,
    Engine,
    Entry,
    Forgotten,
    News,
    OutcomeUnknown,
    Shards,
    StoreError,
    TableId,
    TableRow,
    TournamentRow,
    is_direct_message,
)
from bot.storage.open_database import Database, Job, JobQueue, run_job
from bot.storage.postgres.connection import (
    FAULTS,
    LOCKS,
    READ,
    STATEMENT_SECONDS,
    WRITING,
    CopyFirst,
    PostgresConnection,
    PostgresFault,
    name_faults,
    prepare,
    store_error,
    vacuum,
)
from bot.storage.postgres.membership import CHANNEL, PACE, Intervals, Membership
from bot.storage.postgres.schema import postgres_steps
from bot.storage.sql import journal, notes
from bot.storage.sql.connection import Connection
from bot.storage.sql.schema import FORMAT
from bot.storage.store import Store
from bot.task_group import TaskGroup
from bot.terminal import sentence

logger = logging.getLogger(__name__)

T = TypeVar("T")

# -- the queue of one connection


FROZEN_SECONDS = 5
"""Seconds after which the server ends an idle transaction, so that a frozen process does not block the others."""

UNKNOWN_SECONDS = 30.0
"""For this many seconds the server is asked whether a transaction was committed, if the commit got no answer."""


class PostgresQueue(JobQueue):
    """The queues of calls for one connection. It writes as the process of ``membership``; without that it only reads.

    A batch of writes is one transaction. It begins with ``fence``, which refuses it if this process has been replaced.
    A lost connection is opened again for the next batch. If it is lost during a commit, the server is asked later
    whether the transaction was committed: no caller is told that nothing was written when it may have been.
    """

    faults = (PostgresFault, StoreError)

    def __init__(
        self,
        url: str,
        membership: Membership | None = None,
        *,
        singly: bool = False,
        seconds: float | None = None,
    ) -> None:
        super().__init__(store_error, singly=singly)
        self.connection: PostgresConnection | None = None
        self.url = url
        self._membership = membership
        self._seconds = seconds
        self._number = ""
        """The server's number of the transaction that writes."""

    async def close(self, patience: float | None = None) -> None:
        await self.finish(patience)
        await self._give_up()

    async def _interrupt(self) -> None:
        if self.connection is not None:
            self.connection.interrupt()

    async def _connect(self) -> PostgresConnection:
        if self.connection is None or self.connection.lost:
            self.connection = None
            limit = f"{FROZEN_SECONDS}s"
            try:
                self.connection = await PostgresConnection.open(
                    self.url, self._seconds, idle_in_transaction_session_timeout=limit
                )
            except FAULTS as fault:
                raise PostgresFault(fault, closed=True) from fault
        return self.connection

    async def _begin(self, begin: Callable[[PostgresConnection], Awaitable[T]]) -> tuple[PostgresConnection, T]:
        """Return a connection and the result of ``begin`` on it. Reconnects once if an idle one turns out closed."""
        was_open = self.connection is not None
        connection = await self._connect()
        try:
            return connection, await begin(connection)
        except PostgresFault as fault:
            if not (was_open and fault.lost):
                raise
        await self._give_up()
        connection = await self._connect()
        return connection, await begin(connection)

    async def _give_up(self) -> None:
        if self.connection is not None:
            await self.connection.close()
            self.connection = None

    async def _begin_writing(self, *, alone: bool) -> Connection:
        assert self._membership is not None  # noqa: S101 - readers are never asked to write
        lock = "pg_advisory_xact_lock" if alone else "pg_advisory_xact_lock_shared"
        epoch = self._membership.epoch

        async def begin(connection: PostgresConnection) -> str:
            await connection.control(f"BEGIN; SELECT {lock}({LOCKS}, {WRITING})")
            return str(await connection.fetchval("SELECT fence(:epoch)", epoch=epoch))

        try:
            connection, self._number = await self._begin(begin)
        except PostgresFault as fault:
            if fault.fenced:
                self._membership.mark_replaced()
            raise
        return connection

    async def _commit(self, connection: Connection) -> None:
        try:
            if await connection.control("COMMIT") != "COMMIT":
                raise PostgresFault(RuntimeError(sentence("call-undone")))
        except PostgresFault as fault:
            if not (fault.lost and await self.was_committed(self._number)):
                raise

    async def was_committed(self, number: str) -> bool:
        """Return whether a commit without an answer succeeded. ``OutcomeUnknown`` if the server does not answer."""
        logger.warning("The connection was cut during a commit; the server is asked what became of it")
        until = time.monotonic() + UNKNOWN_SECONDS
        query = "SELECT pg_xact_status(CAST(CAST(:number AS text) AS xid8))"
        while time.monotonic() < until:
            await self._give_up()
            try:
                status = await (await self._connect()).fetchval(query, number=number)
            except PostgresFault as fault:
                if not fault.lost:
                    return False  # a backup from before that transaction was restored
                status = None
            if status in ("committed", "aborted"):
                return bool(status == "committed")
            await asyncio.sleep(0.1)
        raise OutcomeUnknown("store-lost")

    async def _undo(self) -> None:
        try:
            if self.connection is not None and self.connection.in_transaction:
                await self.connection.control("ROLLBACK")
        except PostgresFault:
            await self._give_up()

    async def _run_reads(self, jobs: Sequence[Job[Any]]) -> None:
        for job in jobs:
            for _ in range(2):  # a read can be repeated on a new connection
                if not await self._read(job):
                    break

    async def _read(self, job: Job[Any]) -> bool:
        """Run one job on one snapshot. Return whether the connection was lost meanwhile."""
        try:
            connection, _ = await self._begin(lambda opened: opened.control(READ))
        except PostgresFault as fault:
            job.fail(fault)
            return False
        try:
            await run_job(connection, job)
        finally:
            await self._undo()
        return connection.lost and not self._closed


# -- database


_UPKEEP, _IDENTIFY = 3, 1000
"""The numbers of locks: the one for ``alone``, and the one for the first bucket of ``identify_slot``."""

_LOOK_AGAIN = 0.1
"""Seconds between attempts to get a lock that another process holds."""


CopyToFile = Callable[[str, Path, Callable[[], bool]], Coroutine[Any, Any, None]]
"""Copies the database at a URL to a new file while the last argument returns True."""


class PostgresDatabase(Database):
    """An open database on a server, with one connection for each kind of work."""

    writer: PostgresQueue
    reader: PostgresQueue

    def __init__(self, url: str, membership: Membership, copy_to_file: CopyToFile) -> None:
        writer = PostgresQueue(url, membership, seconds=STATEMENT_SECONDS)
        reader, asker = PostgresQueue(url, seconds=STATEMENT_SECONDS), PostgresQueue(url, singly=True)
        super().__init__(Engine("postgresql", postgres_steps()[-1].number, FORMAT), writer, reader, asker)
        self.membership = membership
        membership.failed_beats.add_listener(self.writes.tell)
        self.url = url
        self._copy_to_file = copy_to_file
        self._alone = asyncio.Lock()
        self._turns: dict[int, asyncio.Lock] = {}
        self._slots = TaskGroup()

    @classmethod
    async def open(
        cls, url: str, shards: Shards, copy_to_file: CopyToFile, copy_first: CopyFirst, pace: Intervals = PACE
    ) -> Self:
        await prepare(url, postgres_steps(), copy_first)
        membership = Membership(url, shards, pace)
        with name_faults(url):
            await membership.start()
        return cls(url, membership, copy_to_file)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Wait until no other process is in this context, then keep others out."""
        async with self._alone:
            await self._take(_UPKEEP)
            try:
                yield
            finally:
                await self._release(_UPKEEP)

    @asynccontextmanager
    async def identify_slot(self, bucket: int) -> AsyncIterator[None]:
        """Wait as ``bot.storage.store.Store.identify_slot`` says."""
        turn = self._turns.setdefault(bucket, asyncio.Lock())
        await turn.acquire()
        await self._take(_IDENTIFY + bucket)
        try:
            yield
        finally:
            self._slots.start(self._release_later(_IDENTIFY + bucket, turn), "identify")

    async def size(self) -> int:
        words = "SELECT pg_database_size(current_database())"
        return int(await self.ask(lambda connection: connection.fetchval(words)))

    async def erase(self) -> bool:
        """Vacuum the database, because until then the server keeps deleted data in its files."""
        try:
            await vacuum(self.url)
        except DatabaseUnusable:
            return False
        return True

    async def _copy(self, target: Path) -> None:
        await self._copy_to_file(self.url, target, lambda: not self._closed)

    async def close(self) -> None:
        """Close as ``Database.close`` does, and end this process's membership properly."""
        if not self._closed:
            await self._slots.close()
            await super().close()
            await self.reader.close()
            await self.membership.close()

    async def _take(self, lock: int) -> None:
        words = f"SELECT pg_try_advisory_lock({LOCKS}, {lock})"
        while not await self._ask_server(words):  # noqa: ASYNC110 - others have it
            await asyncio.sleep(_LOOK_AGAIN)

    async def _release(self, lock: int) -> None:
        words = f"SELECT pg_advisory_unlock({LOCKS}, {lock})"
        with suppress(StoreError):  # the server releases it with the connection
            await self._ask_server(words)

    async def _release_later(self, lock: int, turn: asyncio.Lock) -> None:
        await asyncio.sleep(self.membership.pace.identify)
        await self._release(lock)
        turn.release()

    async def _ask_server(self, words: str) -> Any:
        try:
            return await self.membership.ask(lambda connection: connection.fetchval(words))
        except FAULTS as fault:
            raise store_error(fault) from fault


# -- the store: SQLite's work, and messages between processes


class PostgresStore(Store):
    """The store in a PostgreSQL database, for the servers of this process's shards."""

    database: PostgresDatabase

    def add_listener(self, listener: Callable[[News], None]) -> None:
        self.database.membership.add_listener(listener)

    def shards(self) -> Shards:
        return self.database.membership.shards

    def waits_for(self) -> str:
        return self.database.membership.waiting

    def ask_for_shards(self) -> None:
        self.database.membership.ask_for_shards()

    async def hand_over(self, shards: Sequence[int], epoch: int) -> None:
        try:
            await self.database.membership.hand_over(shards, epoch)
        except FAULTS as fault:
            raise store_error(fault) from fault

    def identify_slot(self, bucket: int) -> AbstractAsyncContextManager[None]:
        return self.database.identify_slot(bucket)

    async def open_table(self, guild_id: int, channel_id: int, entry: Entry, deadline: float | None) -> TableId:
        shards = self.database.membership.shards
        # A direct message counts as a server of its own, and always arrives at shard 0.
        direct = shards.of_server(guild_id) not in shards.own or is_direct_message(guild_id, channel_id)

        async def work(connection: Connection) -> TableId:
            table_id = await journal.open_table(connection, guild_id, channel_id, entry, deadline)
            if direct:
                await connection.execute("INSERT INTO direct_tables (table_id) VALUES (:table)", table=table_id)
            return table_id

        return await self.database.write(work)

    async def live_tables(self, shards: Collection[int] | None = None) -> list[TableRow]:
        served = self.database.membership.shards
        places = served.own if shards is None else shards
        rows, direct = await self.database.read(_live_and_direct)
        return [row for row in rows if (0 if row.table_id in direct else served.of_server(row.guild_id)) in places]

    async def servers_with(self, name: str) -> dict[int, str]:
        shards = self.database.membership.shards
        servers = await self.database.read(notes.servers_with, name)
        return {guild_id: value for guild_id, value in servers.items() if shards.of_server(guild_id) in shards.own}

    async def live_tournaments(self, kind: str) -> list[TournamentRow]:
        shards = self.database.membership.shards
        rows = await super().live_tournaments(kind)
        # Every process serves tournaments of no server, such as the daily deal.
        return [row for row in rows if row.guild_id is None or shards.of_server(row.guild_id) in shards.own]

    async def forget_player(self, guild_id: int, user_id: int) -> Forgotten:
        forgotten = await super().forget_player(guild_id, user_id)
        await self.database.write(lambda connection: self._tell(connection, user=user_id))
        return forgotten

    async def _tell(self, connection: Connection, **news: int) -> None:
        words = json.dumps({"from": self.database.membership.epoch, **news})
        await connection.fetch("SELECT pg_notify(:channel, :words)", channel=CHANNEL, words=words)


async def _live_and_direct(connection: Connection) -> tuple[list[TableRow], set[int]]:
    rows = await connection.fetch("SELECT table_id FROM direct_tables JOIN tables ON id = table_id WHERE closed = 0")
    return await journal.live_tables(connection), {table_id for (table_id,) in rows}
