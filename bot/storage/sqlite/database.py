"""An SQLite database: opened safely, written in batches, and used through two connections.

Theory of operation: the writer runs all writes and the quick reads of live tables; a read-only connection runs the slow
reads, so that none of them delays an act. SQLite before 3.51.3 can lose data when two connections write or checkpoint
at the same time: only the writer can do either, and it closes last.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import aiosqlite

from bot.storage.api import (
    DatabaseNotAFile,
    DatabaseUnusable,
    Engine,
    EngineTooOld,
    OutcomeUnknown,
    Scorer,
    StoreError,
    StoreFailing,
)
from bot.storage.open_database import Database, Job, JobQueue, run_job
from bot.storage.sql.connection import Connection, Row
from bot.storage.sql.schema import FORMAT, Migration, load_migrations
from bot.storage.sqlite.files import (
    BUSY_SECONDS,
    PRIVATE,
    UNCHECKED,
    DatabaseLock,
    backup_file,
    check_file,
    check_header,
    check_ours,
    connect_readonly,
    migrate,
    name_faults,
    primary_code,
    real_path,
    store_error,
    take_lock,
)
from bot.storage.store import Store
from bot.terminal import sentence


class SqliteConnection(Connection):
    """A connection of ``aiosqlite``, whose thread runs one statement at a time, all of them through one cursor.

    If a cursor is freed in another thread, as by the garbage collector, its statement is reset while a later call runs
    it, and SQLite refuses that call. So this cursor lives as long as its connection.
    """

    Error = sqlite3.Error

    def __init__(self, raw: aiosqlite.Connection, cursor: aiosqlite.Cursor) -> None:
        self.raw = raw
        self._cursor = cursor

    @classmethod
    async def over(cls, connection: sqlite3.Connection) -> Self:
        """Return a connection around an open one, which any thread must be allowed to use."""
        raw = await aiosqlite.Connection(lambda: connection, iter_chunk_size=64)
        return cls(raw, await raw.cursor())

    async def fetch(self, statement: str, /, **values: Any) -> list[Row]:
        await self._cursor.execute(statement, values)
        return list(map(tuple, await self._cursor.fetchall()))

    async def fetch_named(self, statement: str, /, **values: Any) -> list[dict[str, Any]]:
        rows = await self.fetch(statement, **values)
        names = [column[0] for column in self._cursor.description]
        return [dict(zip(names, row, strict=True)) for row in rows]

    async def execute(self, statement: str, /, **values: Any) -> int:
        return (await self._cursor.execute(statement, values)).rowcount

    async def executemany(self, statement: str, rows: Sequence[Mapping[str, Any]], /) -> None:
        if rows:
            await self._cursor.executemany(statement, rows)

    async def control(self, statement: str) -> str:
        await self._cursor.execute(statement)
        return statement

    async def close(self) -> None:
        await self.raw.close()

    @property
    def in_transaction(self) -> bool:
        return self.raw.in_transaction

    def undone(self) -> Exception:
        return sqlite3.OperationalError(sentence("call-undone"))

    def index_hint(self, index: str) -> str:
        return f" INDEXED BY {index}"


class LockedConnection(sqlite3.Connection):
    """A connection that owns the lock file."""

    lock: DatabaseLock | None = None

    def close(self) -> None:
        """Close the database, and only then release the lock."""
        super().close()
        if self.lock is not None:
            self.lock.close()


class SqliteQueue(JobQueue):
    """The queues of calls for one connection to the file."""

    faults = (sqlite3.Error, StoreError)

    def __init__(self, connection: SqliteConnection, *, singly: bool = False) -> None:
        super().__init__(store_error, singly=singly)
        self.connection = connection

    async def close(self, patience: float | None = None) -> None:
        await self.finish(patience)
        await self.connection.close()

    async def _interrupt(self) -> None:
        await self.connection.raw.interrupt()

    async def _begin_writing(self, *, alone: bool) -> Connection:
        await self.connection.control("BEGIN IMMEDIATE")
        return self.connection

    async def _commit(self, connection: Connection) -> None:
        """Commit. Raises ``OutcomeUnknown`` if the log was not synced: it may hold the write, and survive a kill."""
        try:
            await connection.control("COMMIT")
        except sqlite3.Error as fault:
            if type(store_error(fault)) is StoreFailing and primary_code(fault) != sqlite3.SQLITE_BUSY:
                raise OutcomeUnknown("store-unknown", why=fault) from fault
            raise

    async def _undo(self) -> None:
        if self.connection.in_transaction:
            await self.connection.control("ROLLBACK")

    async def _run_reads(self, jobs: Sequence[Job[Any]]) -> None:
        """Run reads on one snapshot and roll back anything that they write. An ``alone`` read has no transaction."""
        try:
            if not jobs[0].alone:
                await self.connection.control("BEGIN")
            for job in jobs:
                await run_job(self.connection, job)
        except sqlite3.Error as fault:
            for job in jobs:
                job.fail(fault)
        finally:
            await self._undo()


# -- database


logger = logging.getLogger(__name__)
logging.getLogger("aiosqlite").setLevel(logging.INFO)
"""At DEBUG, ``aiosqlite`` would log every stored value, hands and secrets too."""

OLDEST_SQLITE = (3, 37, 0)
"""STRICT tables came with this version."""
LOG_PAGES = 4_000
"""The number of pages (16 MB) in the write-ahead log at which a commit checkpoints. Its caller waits for that."""


class SqliteDatabase(Database):
    """An open database file. Quick reads go to the writer, slow ones to the read-only connection."""

    writer: SqliteQueue

    def __init__(self, path: Path, writer: SqliteQueue, asker: SqliteQueue, steps: Sequence[Migration]) -> None:
        super().__init__(Engine("sqlite", steps[-1].number, FORMAT), writer, writer, asker)
        self._path = path
        self._steps = steps
        self._lock = asyncio.Lock()
        self.checking = self._copies.start(self._check_unless_closed(), "check of the database")
        """Checks the whole file if it was not closed properly before it was opened."""

    @classmethod
    async def open(cls, path: Path, migrations: Sequence[Migration] | None = None) -> Self:
        """Open a file in another thread, as ``open_file`` does."""
        opening = asyncio.ensure_future(cls._open(path, migrations))
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            # The thread still opens (or upgrades) the file; the lock must not outlive this call.
            await asyncio.wait([opening])
            if opening.exception() is None:
                await opening.result().close()
            raise

    @classmethod
    async def _open(cls, name: Path, migrations: Sequence[Migration] | None) -> Self:
        # Not in aiosqlite's own thread: after an error that thread still calls the event loop, which may be closed by
        # then, and the operator would see a traceback below the sentence.
        path = real_path(name)
        steps = load_migrations() if migrations is None else migrations
        writer, reader = await asyncio.to_thread(open_both, path, steps)
        writing, asking = await SqliteConnection.over(writer), await SqliteConnection.over(reader)
        return cls(path, SqliteQueue(writing), SqliteQueue(asking, singly=True), steps)

    async def _copy(self, target: Path) -> None:
        await asyncio.to_thread(backup_file, self._path, target, lambda: not self._closed)

    def alone(self) -> asyncio.Lock:
        """Return the lock for ``Database.alone``. A lock of this process is enough: no other uses the file."""
        return self._lock

    async def size(self) -> int:
        files = (self._path, self._path.with_name(f"{self._path.name}-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    async def erase(self) -> bool:
        """Checkpoint and empty the log, which holds deleted data. Return False if a read still needs the log."""
        return await self.writer.read(_truncate_log, alone=True)

    async def _check_unless_closed(self) -> None:
        mark = self._path.with_name(self._path.name + UNCHECKED)
        if not await asyncio.to_thread(mark.exists):
            return
        logger.info("%s was not closed the last time, so all of it is read in the background", self._path)
        try:
            await asyncio.to_thread(check_file, self._path, self._steps, lambda: not self._closed)
        except DatabaseUnusable as fault:
            if not self._closed:
                logger.critical("%s", fault)
            return
        await asyncio.to_thread(mark.unlink)
        logger.info("%s is sound", self._path)


async def _truncate_log(connection: Connection) -> bool:
    """Empty the log, outside a transaction, and return whether it worked. Does not wait for readers."""
    await connection.fetch("PRAGMA busy_timeout = 0")
    try:
        busy = await connection.fetchval("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        await connection.fetch(f"PRAGMA busy_timeout = {1000 * BUSY_SECONDS:.0f}")
    return not busy


def open_both(path: Path, migrations: Sequence[Migration]) -> tuple[LockedConnection, sqlite3.Connection]:
    writer = open_file(path, migrations)
    try:
        with name_faults(path):
            return writer, connect_readonly(path)  # it can neither write nor checkpoint
    except BaseException:
        writer.close()
        raise


def open_file(name: Path, migrations: Sequence[Migration] | None = None) -> LockedConnection:
    """Open or create, lock, check and upgrade a file. If this raises a ``DatabaseUnusable``, nothing stays open."""
    path = real_path(name)
    steps = load_migrations() if migrations is None else migrations
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise EngineTooOld("sqlite-old", version=sqlite3.sqlite_version, file=path)
    with name_faults(path):
        if path.exists() and not path.is_file():
            raise DatabaseNotAFile("database-not-a-file", file=path)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        connection = _open_locked(path, steps, take_lock(path))
        try:
            _prepare(connection, path, steps)
        except BaseException:
            connection.close()
            raise
    return connection


def _open_locked(path: Path, steps: Sequence[Migration], lock: DatabaseLock) -> LockedConnection:
    """Open a database file for writing. The connection owns the lock; if this raises, the lock is released."""
    try:
        # Check before writing: a refused file and its log must stay unchanged. A hot journal needs a writer.
        if path.is_file() and path.stat().st_size and not path.with_name(path.name + "-journal").exists():
            check_header(path, steps, new=True)
        _mark_unless_closed(path)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))  # SQLite itself would follow the umask
        lock.hold(path)
        connection = sqlite3.connect(
            path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, factory=LockedConnection
        )
    except BaseException:
        lock.close()
        raise
    connection.lock = lock
    return connection


def _mark_unless_closed(path: Path) -> None:
    """Mark a file as unchecked if its log is there. SQLite removes the log when it closes a database properly."""
    if path.with_name(path.name + "-wal").exists():
        path.with_name(path.name + UNCHECKED).touch(PRIVATE)


def _prepare(connection: sqlite3.Connection, path: Path, steps: Sequence[Migration]) -> None:
    """Check the file before changing anything in it, then configure the connection and upgrade the database."""
    check_ours(connection, path, steps, new=True)
    connection.execute("PRAGMA trusted_schema = OFF")
    for suffix in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + suffix).chmod(PRIVATE)
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise DatabaseUnusable("database-without-log", file=path)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}").fetchone()
    connection.execute("PRAGMA secure_delete = ON").fetchone()  # what is deleted is overwritten
    connection.execute("PRAGMA foreign_keys = OFF")  # rebuilding a table in a migration needs it off
    version = migrate(connection, path, steps)
    connection.execute("PRAGMA foreign_keys = ON")
    library = connection.execute("SELECT sqlite_version()").fetchone()[0]
    logger.info("SQLite %s, %s at schema version %d, format %d", library, path, version, FORMAT)


# -- store


class SqliteStore(Store):
    """The store in one SQLite file."""

    database: SqliteDatabase

    @classmethod
    async def open(
        cls,
        path: Path,
        migrations: Sequence[Migration] | None = None,
        *,
        scorer: Scorer | None = None,
        retention_days: int | None = None,
    ) -> Self:
        return await cls.on(await SqliteDatabase.open(path, migrations), scorer, retention_days)
