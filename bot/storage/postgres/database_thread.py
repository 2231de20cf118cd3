"""A connection to PostgreSQL in a thread of its own, for which calls wait (see ``bot.storage.sql.connection``).

Theory of operation. A batch of writes is one transaction. It begins with ``fence``, which refuses it if this process
has been replaced. A connection that is cut is opened again for the next batch. If it is cut while a transaction is
being committed, the server is asked later what became of it: nobody is told that nothing was written while it may have
been.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bot.storage.api import StoreError, StoreUnreachable
from bot.storage.postgres.connection import FAULTS, PostgresConnection, PostgresFault, store_error
from bot.storage.sql.connection import Batch, Job, JobQueue

logger = logging.getLogger(__name__)

LOCKS = 1380077399
"""``RBOW`` as a number: the class of all advisory locks of this program."""

WRITING = 1
"""The lock that every write shares, and that ``write_alone`` has for itself."""

FROZEN_SECONDS = 5
"""How long a transaction may stand still before the server ends it: a frozen process must not hold others up."""

STATEMENT_SECONDS = 10.0
"""How long a statement of a write, or a quick read, may take."""

UNKNOWN_SECONDS = 30.0
"""How long the server is asked what became of a transaction whose commit was not answered."""

READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


class DatabaseConnection(JobQueue):
    """One connection and its thread. ``epoch`` tells this process's; without one, nothing can be written."""

    def __init__(
        self, url: str, epoch: Callable[[], int] | None = None, *, singly: bool = False, seconds: float | None = None
    ) -> None:
        super().__init__(store_error, singly=singly)
        self.commits = 0
        self.on_fenced: Callable[[], None] = lambda: None  # called in the thread when a write was refused for good
        self._url = url
        self._epoch = epoch
        self._seconds = seconds
        self._loop = asyncio.new_event_loop()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="postgres")
        self._open: PostgresConnection | None = None

    async def close(self, patience: float | None = None) -> None:
        """Finish, then close the connection and end the thread."""
        await self.finish(patience)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._end)
        self._thread.shutdown(wait=False)

    async def _run(self, batch: Batch) -> None:
        work = self._write_batch if batch.writing else self._read_batch
        await asyncio.get_running_loop().run_in_executor(self._thread, work, batch.jobs)

    def _interrupt(self) -> None:
        if self._open is not None:
            self._open.interrupt()

    # -- in the thread

    def _end(self) -> None:
        if self._open is not None:
            self._open.close()
        self._loop.close()

    def _connection(self) -> PostgresConnection:
        if self._open is None or self._open.lost:
            self._open = None
            limit = f"{FROZEN_SECONDS}s"
            try:
                self._open = PostgresConnection.open(
                    self._url, self._loop, self._seconds, idle_in_transaction_session_timeout=limit
                )
            except FAULTS as fault:
                raise PostgresFault(fault, closed=True) from fault
        return self._open

    def _connect_and_begin(self, begin: Callable[[PostgresConnection], Any]) -> tuple[PostgresConnection, Any]:
        """Return a connection and what ``begin`` returned on it; reconnects once if an idle one turns out to be cut."""
        was_open = self._open is not None
        connection = self._connection()
        try:
            return connection, begin(connection)
        except PostgresFault as fault:
            if not (was_open and fault.lost):
                raise
        self._give_up()
        connection = self._connection()
        return connection, begin(connection)

    def _give_up(self) -> None:
        if self._open is not None:
            self._open.close()
            self._open = None

    def _write_batch(self, jobs: Sequence[Job[Any]]) -> None:
        together = [job for job in jobs if not job.alone]
        for group in ([together] if together else []) + [[job] for job in jobs if job.alone]:
            try:
                self._write(group)
            except PostgresFault as fault:
                if fault.fenced:
                    self.on_fenced()
                self._undo()
                for job in group:
                    job.fail(fault)
            except StoreError as fault:
                for job in group:
                    job.fail(fault)

    def _write(self, jobs: Sequence[Job[Any]]) -> None:
        """Run ``jobs`` in one transaction; raises if nothing of it was kept.

        If a call fails, all begin again, each in a savepoint, so that its failure undoes its own statements only.
        """
        connection, number = self._connect_and_begin(lambda opened: self._begin(opened, alone=jobs[0].alone))
        for job in jobs:
            _run(job, connection)
            if job.fault is not None:
                connection.control("ROLLBACK")
                if len(jobs) > 1:
                    self._write_in_savepoints(jobs)
                return
        self._commit(connection, number)

    def _write_in_savepoints(self, jobs: Sequence[Job[Any]]) -> None:
        connection, number = self._connect_and_begin(lambda opened: self._begin(opened, alone=False))
        for job in jobs:
            connection.control("SAVEPOINT job")
            _run(job, connection)
            connection.control("RELEASE job" if job.fault is None else "ROLLBACK TO job; RELEASE job")
        self._commit(connection, number)

    def _begin(self, connection: PostgresConnection, *, alone: bool) -> str:
        """Begin a transaction that writes; returns its number."""
        assert self._epoch is not None  # noqa: S101 - readers are never asked to write
        lock = f"SELECT pg_advisory_xact_lock{'' if alone else '_shared'}({LOCKS}, {WRITING})"
        connection.control(f"BEGIN; {lock}")
        [(number,)] = connection.execute("SELECT fence(?)", (self._epoch(),)).fetchall()
        return str(number)

    def _commit(self, connection: PostgresConnection, number: str) -> None:
        try:
            if connection.control("COMMIT") != "COMMIT":
                raise PostgresFault(RuntimeError("a call failed and went on"))
        except PostgresFault as fault:
            if not fault.lost:
                raise
            if not self._was_committed(number):
                raise
        self.commits += 1

    def _was_committed(self, number: str) -> bool:
        """What became of a transaction whose commit was not answered.

        Raises ``StoreError`` if the server cannot be asked; then it is not known.
        """
        logger.warning("The connection was cut during a commit; the server is asked what became of it")
        until = time.monotonic() + UNKNOWN_SECONDS
        while time.monotonic() < until:
            self._give_up()
            try:
                [(status,)] = self._connection().execute("SELECT pg_xact_status(?::text::xid8)", (number,)).fetchall()
            except PostgresFault as fault:
                if not fault.lost:
                    return False  # a copy of the database from before that transaction knows no such number
                status = None
            if status in ("committed", "aborted"):
                return bool(status == "committed")
            time.sleep(0.1)
        raise StoreUnreachable("The database cannot be reached; whether the last acts were written is not known.")

    def _undo(self) -> None:
        """End what may be left of a transaction."""
        try:
            if self._open is not None and not self._open.lost:
                self._open.control("ROLLBACK")
        except PostgresFault:
            self._give_up()

    def _read_batch(self, jobs: Sequence[Job[Any]]) -> None:
        for job in jobs:
            for _ in range(2):  # who only reads can begin again on a new connection
                if not self._read(job):
                    break

    def _read(self, job: Job[Any]) -> bool:
        """Run one job on one snapshot; returns whether the connection was cut meanwhile."""
        try:
            connection, _ = self._connect_and_begin(lambda opened: opened.control(READ))
        except PostgresFault as fault:
            job.fail(fault)
            return False
        job.run(connection)
        self._undo()
        return connection.lost and not self._closed


def _run(job: Job[Any], connection: PostgresConnection) -> None:
    """Run a call; raises if the connection was cut meanwhile, and with it every call of its transaction."""
    job.run(connection)
    if connection.lost:
        raise PostgresFault(ConnectionError("the connection was cut"))
