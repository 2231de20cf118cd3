"""Many callers, one commit: the jobs of a batch run in one transaction, and one that fails undoes no other's work.

Theory of operation. The event loop hands whole batches (see ``bot.storage.sql.jobs``) to ``BatchConnection``; its
``commit`` runs one batch from BEGIN to COMMIT without leaving the database thread, so no other caller can slip between
two statements of a job. Nobody is answered before the COMMIT that contains their job. Savepoints cost a quarter of what
the jobs do, and hardly any job ever fails: only a batch of which one did is taken back and run again, each job in a
savepoint of its own. Must not know what the jobs read or write.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from queue import SimpleQueue
from typing import Any

from bot.storage.sql.jobs import Batch, Job
from bot.storage.sqlite.lock import DatabaseLock


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
            _run(connection, job)
        if any(job.fault is not None for job in jobs):
            connection.execute("ROLLBACK")
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


def _run(connection: sqlite3.Connection, job: Job[Any]) -> None:
    """Run one job within the transaction."""
    job.run(connection)
    if not connection.in_transaction:
        fault = job.fault
        raise _UndoneError("a call ended its own transaction") from (fault and (fault.__cause__ or fault))


def _in_savepoint(connection: sqlite3.Connection, job: Job[Any]) -> None:
    """Run one job so that its failure undoes its own statements and nobody else's."""
    connection.execute("SAVEPOINT job")
    _run(connection, job)
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
