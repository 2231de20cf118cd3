"""Many callers, one commit: the jobs of a batch run in one transaction, each in its own savepoint.

Theory of operation. A *job* is a plain function of a ``sqlite3.Connection``. The event loop hands whole batches to
``BatchConnection``; its ``commit`` runs one batch from BEGIN to COMMIT without leaving the database thread, so no other
caller can slip between two statements of a job. Nobody is answered before the COMMIT that contains their job. Must not
know what the jobs read or write.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any, Generic, TypeVar

from bot.storage.port import StoreError
from bot.storage.sqlite.errors import store_error
from bot.storage.sqlite.lock import DatabaseLock

T = TypeVar("T")

_REFUSED_VALUES = (sqlite3.Error, OverflowError, UnicodeError)
"""What SQLite and its binding raise for a statement or a value they cannot take."""


@dataclass(slots=True, eq=False)
class Job(Generic[T]):
    """One caller's function and what came of it.

    ``answer`` belongs to the event loop, ``value`` and ``fault`` to the database thread until the batch is done. A job
    that was never reached counts as failed.
    """

    work: Callable[[sqlite3.Connection], T]
    answer: asyncio.Future[T]
    value: T | None = None
    fault: Exception | None = field(
        default_factory=lambda: StoreError("The database stopped before this call was reached.")
    )

    def run(self, connection: sqlite3.Connection) -> None:
        """Do the work and keep its value or its fault; faults of SQLite become ``StoreError``."""
        try:
            self.value = self.work(connection)
        except _REFUSED_VALUES as fault:
            self.fault = store_error(fault)
            self.fault.__cause__ = fault
        except Exception as fault:  # noqa: BLE001 - it is raised again where the caller awaits the answer
            self.fault = fault
        else:
            self.fault = None

    def fail(self, cause: Exception) -> None:
        """What the work did was undone because of ``cause``."""
        self.fault = store_error(cause)
        self.fault.__cause__ = cause

    def deliver(self) -> None:
        """Answer the caller, in the event loop, unless they were cancelled meanwhile."""
        if self.answer.done():
            return
        if self.fault is not None:
            self.answer.set_exception(self.fault)
        else:
            self.answer.set_result(self.value)  # type: ignore[arg-type]  # without a fault it is a T


@dataclass(frozen=True, slots=True)
class Batch:
    """Jobs that are executed together: as one write transaction, or each as a read that leaves no trace."""

    jobs: Sequence[Job[Any]]
    writing: bool


class BatchConnection(sqlite3.Connection):
    """A connection whose ``commit`` carries out the next waiting batch, and that owns the lock file.

    ``aiosqlite`` has no public call to run a function in its thread, but it does run the ``commit`` of whatever
    connection its connector made. Overriding ``commit`` uses its public interface only.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.batches: SimpleQueue[Batch] = SimpleQueue()
        self.lock: DatabaseLock | None = None
        self.commits = 0

    def commit(self) -> None:
        """Run the batch that was put in ``batches`` for this call, in this thread, from BEGIN to COMMIT."""
        batch = self.batches.get_nowait()
        if not batch.writing:
            for job in batch.jobs:
                _read(self, job)
        elif _write(self, batch.jobs):
            self.commits += 1

    def close(self) -> None:
        """Close the database, and only then release the lock."""
        super().close()
        if self.lock is not None:
            self.lock.close()


class _UndoneError(Exception):
    """SQLite rolled the whole transaction back by itself, as it may when the disk is full."""


def _write(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> bool:
    """Run ``jobs`` in one transaction; returns whether it was committed. If not, every job has failed."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            _in_savepoint(connection, job)
        connection.execute("COMMIT")
    except (sqlite3.Error, _UndoneError) as fault:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        cause = fault.__cause__ if isinstance(fault, _UndoneError) else fault
        for job in jobs:
            job.fail(cause if isinstance(cause, Exception) else fault)
        return False
    return True


def _in_savepoint(connection: sqlite3.Connection, job: Job[Any]) -> None:
    """Run one job so that its failure undoes its own statements and nobody else's."""
    connection.execute("SAVEPOINT job")
    job.run(connection)
    if not connection.in_transaction:
        fault = job.fault
        raise _UndoneError("a call ended its own transaction") from (fault and (fault.__cause__ or fault))
    if job.fault is not None:
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")


def _read(connection: sqlite3.Connection, job: Job[Any]) -> None:
    """Run one job on one snapshot; anything it writes is undone."""
    try:
        connection.execute("BEGIN")
        job.run(connection)
    except sqlite3.Error as fault:
        job.fail(fault)
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
