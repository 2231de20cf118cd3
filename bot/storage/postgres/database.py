"""The one database as one process uses it: a few connections, and a place among the processes that share it.

Theory of operation: one connection writes, one answers the quick questions of a live table, one the slow ones, each in
a thread of its own; a fourth listens, says that the process lives and holds locks.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, ParamSpec, Self, TypeVar

from bot.storage.api import (
    BackupError,
    DatabaseUnusable,
    Engine,
    Entry,
    Forgotten,
    News,
    Scorer,
    Shards,
    StoreError,
    TableId,
    TableRow,
    TournamentRow,
    is_direct_message,
)
from bot.storage.postgres.administration import vacuum
from bot.storage.postgres.connection import FAULTS, store_error, unusable_because
from bot.storage.postgres.database_thread import LOCKS, STATEMENT_SECONDS, DatabaseConnection
from bot.storage.postgres.membership import CHANNEL, Membership
from bot.storage.postgres.migrations import CopyFirst, postgres_steps, prepare
from bot.storage.sql import journal, notes
from bot.storage.sql.connection import Connection, Work
from bot.storage.sql.store import SqlStore
from bot.task_group import TaskGroup

T = TypeVar("T")
P = ParamSpec("P")

PATIENCE = 1.0
"""Seconds that slow questions have left when the database is closed."""

IDENTIFY_SECONDS = 5.5
"""How long nobody else of the same bucket may identify: Discord wants five seconds, and not all travel equally fast."""

_UPKEEP, _IDENTIFY = 3, 1000
"""Numbers of locks: of ``alone``, and of the first bucket of ``identify_slot``."""

_LOOK_AGAIN = 0.1
"""Seconds until a lock that somebody has is tried again."""


CopyToFile = Callable[[str, Path, Callable[[], bool]], None]
"""Copies the database of a URL to a new file, while the last says that it may go on."""


class PostgresDatabase:
    """An open database; see ``bot.storage.sql.connection.Database``.

    ``write``, ``read`` and ``ask`` run a plain function of a connection in a thread, as one transaction: it must not
    wait for anything else, touch what belongs to the event loop, or begin and end transactions itself.
    """

    def __init__(self, url: str, membership: Membership, copy_to_file: CopyToFile) -> None:
        self.membership = membership
        self._url = url
        self._copy_to_file = copy_to_file
        self._writer = DatabaseConnection(url, lambda: membership.epoch, seconds=STATEMENT_SECONDS)
        self._reader = DatabaseConnection(url, seconds=STATEMENT_SECONDS)
        self._asker = DatabaseConnection(url, singly=True)
        loop = asyncio.get_running_loop()
        self._writer.on_fenced = lambda: _call_in(loop, membership.mark_replaced)
        self._alone = asyncio.Lock()
        self._copying: set[asyncio.Future[None]] = set()
        self._turns: dict[int, asyncio.Lock] = {}
        self._slots = TaskGroup()
        self._closed = False

    @classmethod
    async def open(cls, url: str, shards: Shards, copy_to_file: CopyToFile, copy_first: CopyFirst) -> Self:
        """As ``bot.storage.backends.open_store``."""
        await asyncio.to_thread(prepare, url, postgres_steps(), copy_first)
        membership = Membership(url, shards)
        try:
            await membership.start()
        except FAULTS as fault:
            raise unusable_because(fault, url) from fault
        return cls(url, membership, copy_to_file)

    @property
    def commits(self) -> int:
        """How many write transactions have been committed since the database was opened."""
        return self._writer.commits

    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``work`` as one transaction, perhaps with others; when this returns, what it wrote is durable.

        Raises what ``work`` raised (the engine's own faults as ``StoreError``), or ``StoreError`` if the commit failed;
        then nothing of it was kept.
        """
        return await self._writer.write(lambda connection: work(connection, *args, **kwargs))

    async def write_alone(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """As ``write``, in a transaction of its own, while no process writes anything else."""
        return await self._writer.write(lambda connection: work(connection, *args, **kwargs), alone=True)

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run quick ``work`` on committed state."""
        return await self._reader.read(lambda connection: work(connection, *args, **kwargs))

    async def ask(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``work`` that only reads, however long it takes; it sees every write answered before."""
        return await self._asker.read(lambda connection: work(connection, *args, **kwargs))

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Within the block no process does what is done in such a block."""
        async with self._alone:
            await self._take(_UPKEEP)
            try:
                yield
            finally:
                await self._release(_UPKEEP)

    @asynccontextmanager
    async def identify_slot(self, bucket: int) -> AsyncIterator[None]:
        """Wait until no process has identified for ``bucket`` in the last seconds; the next one waits as long."""
        turn = self._turns.setdefault(bucket, asyncio.Lock())
        await turn.acquire()
        await self._take(_IDENTIFY + bucket)
        try:
            yield
        finally:
            self._slots.start(self._release_later(_IDENTIFY + bucket, turn), "identify")

    async def hand_over(self, shards: Sequence[int], epoch: int) -> None:
        """As ``bot.storage.api.Store.hand_over``."""
        try:
            await self.membership.hand_over(shards, epoch)
        except FAULTS as fault:
            raise store_error(fault) from fault

    def watch_writes(self, listener: Callable[[StoreError | None], None]) -> None:
        """As ``bot.storage.api.Store.watch_writes``; a sign of life that cannot be given counts too."""
        self._writer.on_write = self.membership.on_beat = listener

    async def size(self) -> int:
        """As ``bot.storage.api.Store.size``."""
        words = "SELECT pg_database_size(current_database())"
        return int(await self.ask(lambda connection: connection.execute(words).fetchone()[0]))

    async def erase(self) -> bool:
        """Let the server forget what was deleted: it keeps it in its files until they are vacuumed."""
        try:
            await asyncio.to_thread(vacuum, self._url)
        except DatabaseUnusable:
            return False
        return True

    async def backup(self, target: Path) -> None:
        """As ``bot.storage.api.Store.backup``; the copy is a database of SQLite's."""
        if self._closed:
            raise StoreError("The database is closed.")
        work = asyncio.to_thread(self._copy_to_file, self._url, target, lambda: not self._closed)
        copying = asyncio.ensure_future(work)
        self._copying.add(copying)
        copying.add_done_callback(self._copying.discard)
        try:
            await asyncio.shield(copying)
        except DatabaseUnusable as fault:
            raise BackupError(str(fault)) from fault

    async def close(self) -> None:
        """Carry out what is queued, refuse later calls, and leave the other processes in good order."""
        if self._closed:
            return
        self._closed = True
        await self._slots.cancel()
        copying = tuple(self._copying)
        await asyncio.gather(self._writer.close(), self._reader.close(), self._asker.close(PATIENCE))
        await asyncio.gather(*copying, return_exceptions=True)
        await self.membership.close()

    async def _take(self, lock: int) -> None:
        words = f"SELECT pg_try_advisory_lock({LOCKS}, {lock})"
        while not await self._ask_server(lambda connection: connection.fetchval(words)):  # noqa: ASYNC110 - others have it
            await asyncio.sleep(_LOOK_AGAIN)

    async def _release(self, lock: int) -> None:
        words = f"SELECT pg_advisory_unlock({LOCKS}, {lock})"
        with suppress(StoreError):  # the server releases it with the connection
            await self._ask_server(lambda connection: connection.fetchval(words))

    async def _release_later(self, lock: int, turn: asyncio.Lock) -> None:
        await asyncio.sleep(IDENTIFY_SECONDS)
        await self._release(lock)
        turn.release()

    async def _ask_server(self, work: Callable[[Any], Any]) -> Any:
        try:
            return await self.membership.ask(work)
        except FAULTS as fault:
            raise store_error(fault) from fault


def _call_in(loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
    loop.call_soon_threadsafe(work)


# -- the store: SQLite's work, and messages between processes


class PostgresStore(SqlStore[PostgresDatabase]):
    """``bot.storage.api.Store`` in a database of PostgreSQL's, for the servers of this process's shards."""

    @classmethod
    async def open(
        cls,
        url: str,
        shards: Shards,
        copy_to_file: CopyToFile,
        copy_first: CopyFirst,
        *,
        scorer: Scorer | None = None,
        retention_days: int | None = None,
    ) -> Self:
        """As ``bot.storage.backends.open_store``."""
        database = await PostgresDatabase.open(url, shards, copy_to_file, copy_first)
        return await cls.on(database, scorer, retention_days)

    @property
    def engine(self) -> Engine:
        return Engine("postgresql", postgres_steps()[-1].number)

    def add_listener(self, listener: Callable[[News], None]) -> None:
        self.database.membership.add_listener(listener)

    def shards(self) -> Shards:
        return self.database.membership.shards

    def waits_for(self) -> str:
        return self.database.membership.waiting

    def ask_for_shards(self) -> None:
        self.database.membership.ask_for_shards()

    async def hand_over(self, shards: Sequence[int], epoch: int) -> None:
        await self.database.hand_over(shards, epoch)

    def identify_slot(self, bucket: int) -> AbstractAsyncContextManager[None]:
        return self.database.identify_slot(bucket)

    async def open_table(self, guild_id: int, channel_id: int, entry: Entry, deadline: float | None) -> TableId:
        shards = self.database.membership.shards
        # A direct message counts as a server of its own, and always arrives at shard 0.
        direct = shards.of_server(guild_id) not in shards.own or is_direct_message(guild_id, channel_id)

        def work(connection: Connection) -> TableId:
            table_id = journal.open_table(connection, guild_id, channel_id, entry, deadline)
            if direct:
                connection.execute("INSERT INTO direct_tables (table_id) VALUES (?)", (table_id,))
            return table_id

        return await self.database.write(work)

    async def live_tables(self, shards: Collection[int] | None = None) -> list[TableRow]:
        served = self.database.membership.shards
        wanted = served.own if shards is None else shards
        rows, direct = await self.database.read(_live_and_direct)
        return [row for row in rows if (0 if row.table_id in direct else served.of_server(row.guild_id)) in wanted]

    async def servers_with(self, name: str) -> dict[int, str]:
        shards = self.database.membership.shards
        found = await self.database.read(notes.servers_with, name)
        return {guild_id: value for guild_id, value in found.items() if shards.of_server(guild_id) in shards.own}

    async def live_tournaments(self, kind: str) -> list[TournamentRow]:
        shards = self.database.membership.shards
        rows = await super().live_tournaments(kind)
        # What is of no server, such as the daily deal, is everybody's.
        return [row for row in rows if row.guild_id is None or shards.of_server(row.guild_id) in shards.own]

    async def set_guild_setting(self, guild_id: int, name: str, value: str | None) -> None:
        def work(connection: Connection) -> None:
            notes.write_setting(connection, "guild_settings", guild_id, name, value)
            self._tell(connection, guild=guild_id)

        await self.database.write(work)

    async def set_player_setting(self, user_id: int, name: str, value: str | None) -> None:
        def work(connection: Connection) -> None:
            notes.write_setting(connection, "player_settings", user_id, name, value)
            self._tell(connection, user=user_id)

        await self.database.write(work)

    async def forget_player(self, guild_id: int, user_id: int) -> Forgotten:
        forgotten = await super().forget_player(guild_id, user_id)
        await self.database.write(lambda connection: self._tell(connection, user=user_id))
        return forgotten

    def _tell(self, connection: Connection, **news: Any) -> None:
        """Let the other processes hear of it when it is committed."""
        words = json.dumps({"from": self.database.membership.epoch, **news})
        connection.execute("SELECT pg_notify(?, ?)", (CHANNEL, words))


def _live_and_direct(connection: Connection) -> tuple[list[TableRow], set[int]]:
    found = connection.execute("SELECT table_id FROM direct_tables JOIN tables ON id = table_id WHERE closed = 0")
    return journal.live_tables(connection), {table_id for (table_id,) in found}
