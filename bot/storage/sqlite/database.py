"""The one connection to the one database: opening it safely, and a queue of calls into it.

Theory of operation: callers hand over plain functions. Those that arrive while the disk is busy wait and are committed
together (see ``group_commit``). One process, one connection, one writer. Must not know what is stored.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

import aiosqlite

from bot.storage.errors import DatabaseNotAFile, DatabaseUnusable, EngineTooOld
from bot.storage.port import StoreError
from bot.storage.sqlite.copies import BUSY_SECONDS, check_sound, copy_into, verify_copy
from bot.storage.sqlite.errors import unusable_because
from bot.storage.sqlite.group_commit import Batch, BatchConnection, Job
from bot.storage.sqlite.lock import PRIVATE, take_lock
from bot.storage.sqlite.migrations import Migration, check_ours, load_migrations, migrate
from bot.storage.sqlite.restore import check_file

logger = logging.getLogger(__name__)

T = TypeVar("T")
P = ParamSpec("P")

Work = Callable[Concatenate[sqlite3.Connection, P], T]
"""A function of the connection and what else the caller hands on."""

OLDEST_SQLITE = (3, 37, 0)
"""STRICT tables came with this version."""

_ROWS_AT_ONCE = 64  # aiosqlite wants to know, for walking a cursor; nobody here does


class Database:
    """An open database; its thread waits until it is closed.

    ``write`` and ``read`` take a plain function of a ``sqlite3.Connection``, and what else to call it with. It runs in
    the database thread as one transaction: it must not wait for anything else, touch what belongs to the event loop,
    or begin and end transactions itself.
    """

    def __init__(self, connection: aiosqlite.Connection, raw: BatchConnection) -> None:
        self._connection = connection
        self._raw = raw
        self._writes: deque[Job[Any]] = deque()
        self._reads: deque[Job[Any]] = deque()
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(cls, path: Path, migrations: Sequence[Migration] | None = None) -> Self:
        """As ``open_file``, in another thread."""
        opening = asyncio.ensure_future(cls._open(path, migrations))
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            # The thread opens (or upgrades) the file all the same; the lock must not outlive this call.
            await asyncio.wait([opening])
            if opening.exception() is None:
                await opening.result().close()
            raise

    @classmethod
    async def _open(cls, path: Path, migrations: Sequence[Migration] | None) -> Self:
        # Not in aiosqlite's own thread: after a refusal that thread still answers the event loop, which may be closed
        # by then, and the operator would read a traceback below the sentence.
        raw = await asyncio.to_thread(open_file, path, migrations)
        return cls(await aiosqlite.Connection(lambda: raw, _ROWS_AT_ONCE), raw)

    @property
    def commits(self) -> int:
        """How many write transactions have been committed since the database was opened."""
        return self._raw.commits

    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``work`` as one transaction; when this returns, what it wrote survives a power cut.

        Raises what ``work`` raised (SQLite's own errors as ``StoreError``), or ``StoreError`` if the commit failed;
        then nothing of it was kept. A caller who is cancelled does not know: their work is left out if it had not been
        handed over yet, and is carried through otherwise.
        """
        return await self._submit(self._writes, lambda connection: work(connection, *args, **kwargs))

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``work`` on committed state only; anything it writes is taken back."""
        return await self._submit(self._reads, lambda connection: work(connection, *args, **kwargs))

    async def backup(self, target: Path) -> None:
        """As ``bot.storage.port.Store.backup``, and read back; other calls wait while it is copied."""
        await self.read(copy_into, target)
        await asyncio.to_thread(verify_copy, target)

    async def close(self) -> None:
        """Carry out what is queued, refuse later calls, close the file and release the lock."""
        if self._closed:
            return
        self._closed = True
        if self._flushing is not None:
            await asyncio.wait([self._flushing])
        await self._connection.close()

    async def _submit(self, queue: deque[Job[Any]], work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreError("The database is closed.")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue.append(Job(work, answer))
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush(), name="database")
        return await answer

    async def _flush(self) -> None:
        """Hand over batches until nobody waits; calls that arrive meanwhile are in the next batch."""
        while self._writes or self._reads:
            for queue, writing in ((self._writes, True), (self._reads, False)):
                jobs = [job for job in queue if not job.answer.done()]
                queue.clear()
                if jobs:
                    await self._carry_out(Batch(jobs, writing))

    async def _carry_out(self, batch: Batch) -> None:
        self._raw.batches.put(batch)
        try:
            await self._connection.commit()
        except Exception as fault:
            # Never seen; but the callers must be told, and later ones must still be served.
            logger.exception("The database thread failed")
            for job in batch.jobs:
                job.fail(fault)
        finally:
            for job in batch.jobs:
                job.deliver()


def open_file(name: Path, migrations: Sequence[Migration] | None = None) -> BatchConnection:
    """Open or create, lock, check and upgrade a database file; the connection may be handed to one other thread.

    ``migrations`` are the project's own by default. Raises a ``DatabaseUnusable``; then nothing is left open or locked.
    """
    path = Path(os.path.realpath(name.expanduser()))  # two names of one file share a lock; opening finds a loop
    steps = load_migrations() if migrations is None else migrations
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise EngineTooOld(f"SQLite {sqlite3.sqlite_version} is too old for {path}; 3.37 or later is needed.")
    try:
        if path.exists() and not path.is_file():
            raise DatabaseNotAFile(f"{path} is not a file; name one, which will be created if it is missing.")
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = take_lock(path)
    except OSError as fault:
        raise unusable_because(fault, path) from fault
    try:
        # A file that is refused stays as it is, and so does a log beside it; a hot journal wants a writer.
        if path.is_file() and path.stat().st_size and not path.with_name(path.name + "-journal").exists():
            check_file(path, steps)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))  # SQLite itself would follow the umask
        connection = sqlite3.connect(
            path, BUSY_SECONDS, isolation_level=None, check_same_thread=False, factory=BatchConnection
        )
    except BaseException as fault:
        lock.close()
        if isinstance(fault, sqlite3.Error | OSError):
            raise unusable_because(fault, path) from fault
        raise
    connection.lock = lock
    try:
        _prepare(connection, path, steps)
    except BaseException as fault:
        connection.close()
        if isinstance(fault, sqlite3.Error | OSError):
            raise unusable_because(fault, path) from fault
        raise
    return connection


def _prepare(connection: sqlite3.Connection, path: Path, steps: Sequence[Migration]) -> None:
    """Check the file before anything is changed in it, then set it up and bring it up to date."""
    check_ours(connection, path, steps)
    check_sound(connection, path)
    for suffix in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + suffix).chmod(PRIVATE)
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise DatabaseUnusable(f"{path} cannot keep a write-ahead log; use a file on a local disk.")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = OFF")  # rebuilding a table in a migration needs it off
    version = migrate(connection, path, steps)
    connection.execute("PRAGMA foreign_keys = ON")
    library = connection.execute("SELECT sqlite_version()").fetchone()[0]
    logger.info("SQLite %s, %s at schema version %d", library, path, version)
