"""An open database: what waits for each of its connections, and the batches in which it is carried out.

Writes that arrive while others are being committed wait and are committed together; nobody is answered before the
commit that contains their call. Calls of one kind in a batch are written with the same few statements.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar

from bot.storage.api import (
    BackupError,
    DatabaseUnusable,
    Engine,
    ProcessReplaced,
    SequenceTaken,
    StoreError,
    StoreFailing,
    StoreFull,
    StoreUnreachable,
)
from bot.storage.sql.connection import BatchWork, Connection, Work
from bot.task_group import Listeners, TaskGroup

logger = logging.getLogger(__name__)

T = TypeVar("T")
C = TypeVar("C")
P = ParamSpec("P")

PATIENCE = 1.0
"""Seconds that slow questions have left when the database is closed."""

_INTERRUPT_EVERY = 0.05
"""Seconds between interruptions: one that falls between two statements stops neither."""


@dataclass(slots=True, eq=False)
class Job(Generic[T]):
    """One caller's ``call`` of ``work``, which takes several, and what came of it.

    A job that was never ``reached`` counts as failed. ``store_error`` makes what a caller gets of a fault of the
    engine. With ``alone`` it shares no transaction with other calls.
    """

    answer: asyncio.Future[T]
    store_error: Callable[[Exception], StoreError]
    work: Callable[[Connection, Sequence[Any]], Awaitable[T]]
    call: Any = None
    alone: bool = False
    value: T | None = None
    fault: Exception | None = None
    reached: bool = False
    failed: bool = False
    """Whether the engine stopped it, rather than the work itself raising."""

    def finish(self, value: T | None, fault: Exception | None = None) -> None:
        """Keep what the work returned, or what it raised, which the caller is to get."""
        self.value, self.fault, self.reached, self.failed = value, fault, True, False

    def fail(self, cause: Exception) -> None:
        """Tell the caller that the work was undone because of ``cause``."""
        self.reached = self.failed = True
        self.fault = self.store_error(cause)
        self.fault.__cause__ = cause

    def deliver(self) -> None:
        """Answer the caller, unless they were cancelled meanwhile."""
        if self.answer.done():
            return
        if not self.reached:
            self.answer.set_exception(StoreError("store-stopped"))
        elif self.fault is not None:
            self.answer.set_exception(self.fault)
        else:
            self.answer.set_result(self.value)  # type: ignore[arg-type]  # without a fault it is a T


async def run_job(connection: Connection, *jobs: Job[Any]) -> None:
    """Run one job, or several calls of one kind; the engine's faults become ``StoreError``."""
    try:
        value = await jobs[0].work(connection, [job.call for job in jobs])
    except (connection.Error, OverflowError, UnicodeError) as fault:
        for job in jobs:
            job.fail(fault)
    except Exception as fault:  # noqa: BLE001 - it is raised again where the caller awaits the answer
        for job in jobs:
            job.finish(None, fault)
    else:
        for job in jobs:
            job.finish(value)


def group_jobs(jobs: Sequence[Job[Any]]) -> list[list[Job[Any]]]:
    """Return the jobs in the order they came, calls of one kind in the place of the first of them."""
    groups: dict[object, list[Job[Any]]] = {}
    for job in jobs:
        groups.setdefault(job.work, []).append(job)
    return list(groups.values())


class JobQueue(ABC):
    """A queue of writes and quick reads for one connection. ``singly``: each read is answered as soon as it is done."""

    faults: tuple[type[Exception], ...]
    """What a transaction raises that is not committed."""

    def __init__(self, store_error: Callable[[Exception], StoreError], *, singly: bool = False) -> None:
        self._store_error = store_error
        self._singly = singly
        self._writes: deque[Job[Any]] = deque()
        self._reads: deque[Job[Any]] = deque()
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False
        self.commits = 0
        """How many write transactions have been committed on this connection."""
        self.writes = Listeners[StoreError | None](lambda _: "a write")
        """Told of each batch of writes whether it was committed (None), or else what the engine says."""

    def write(self, work: Callable[[Connection], Awaitable[T]], *, alone: bool = False) -> Coroutine[Any, Any, T]:
        """Run ``work`` in a write transaction, perhaps with others; answered after its commit."""
        return self._submit(self._writes, lambda connection, _: work(connection), alone=alone)

    def write_together(self, work: BatchWork[C], call: C) -> Coroutine[Any, Any, None]:
        """Run ``work`` for this and the other calls of the batch; answered after its commit."""
        return self._submit(self._writes, work, call)

    def read(self, work: Callable[[Connection], Awaitable[T]], *, alone: bool = False) -> Coroutine[Any, Any, T]:
        """Run ``work`` on one committed moment."""
        return self._submit(self._reads, lambda connection, _: work(connection), alone=alone)

    async def finish(self, patience: float | None = None) -> None:
        """Refuse later calls and carry out what is queued; interrupt what is not done after ``patience`` seconds."""
        self._closed = True
        if self._flushing is None or self._flushing.done():
            return
        _, late = await asyncio.wait([self._flushing], timeout=patience)
        while late:
            self._refuse_waiting()
            await self._interrupt()
            _, late = await asyncio.wait(late, timeout=_INTERRUPT_EVERY)

    @abstractmethod
    async def close(self, patience: float | None = None) -> None:
        """Finish, then close the connection."""

    @abstractmethod
    async def _begin_writing(self, *, alone: bool) -> Connection:
        """Begin a transaction that writes, ``alone`` while no process writes; return its connection."""

    @abstractmethod
    async def _commit(self, connection: Connection) -> None:
        """Make durable what was written; raises if it is not, ``OutcomeUnknown`` if nobody knows."""

    @abstractmethod
    async def _undo(self) -> None:
        """End what may be left of a transaction."""

    async def _run_writes(self, jobs: Sequence[Job[Any]]) -> None:
        """Run writes that came together, or one that is alone, in one transaction; if it is not committed, every job
        has failed.

        If one is refused, all begin again, each in a savepoint, so that its failure undoes its own statements only.
        """
        try:
            connection = await self._begin_writing(alone=jobs[0].alone)
            for group in group_jobs(jobs):
                await self._run(connection, *group)
                if group[0].fault is not None:
                    _log_refusal(group)
                    await connection.control("ROLLBACK")
                    if len(jobs) == 1:
                        return
                    connection = await self._begin_writing(alone=False)
                    for job in jobs:
                        await self._run_in_savepoint(connection, job)
                    break
            await self._commit(connection)
            self.commits += 1
        except self.faults as fault:
            for job in jobs:
                job.fail(fault)
            _log_refusal(jobs)
        finally:
            await self._undo()

    async def _run(self, connection: Connection, *jobs: Job[Any]) -> None:
        """Run one job, or calls of one kind. Raise if that ended the transaction: connection cut, or disk full."""
        await run_job(connection, *jobs)
        if not connection.in_transaction:
            cause = None if jobs[0].fault is None else jobs[0].fault.__cause__
            raise cause if isinstance(cause, self.faults) else connection.undone()

    async def _run_in_savepoint(self, connection: Connection, job: Job[Any]) -> None:
        await connection.control("SAVEPOINT job")
        await self._run(connection, job)
        if job.fault is not None:
            _log_refusal([job])
            await connection.control("ROLLBACK TO job")
        await connection.control("RELEASE job")

    @abstractmethod
    async def _run_reads(self, jobs: Sequence[Job[Any]]) -> None:
        """Run these reads, or the single one that has to run alone; anything that they write is undone."""

    @abstractmethod
    async def _interrupt(self) -> None:
        """Break off the statement that runs."""

    async def _submit(
        self,
        queue: deque[Job[Any]],
        work: Callable[[Connection, Sequence[C]], Awaitable[T]],
        call: C | None = None,
        *,
        alone: bool = False,
    ) -> T:
        if self._closed:
            raise StoreError("store-closed")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue.append(Job(answer, self._store_error, work, call, alone))
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush(), name="database")
        return await answer

    def _refuse_waiting(self) -> None:
        for queue in (self._writes, self._reads):
            for job in queue:
                job.deliver()  # as one that was never reached
            queue.clear()

    async def _flush(self) -> None:
        """Carry out batches until nobody waits; calls that arrive meanwhile are in the next batch."""
        while self._writes or self._reads:
            if writes := _take(self._writes):
                await self._carry_out(self._run_writes, writes)
                self._tell(writes)
            if reads := _take(self._reads, 1 if self._singly else None):
                await self._carry_out(self._run_reads, reads)

    async def _carry_out(self, run: Callable[[Sequence[Job[Any]]], Awaitable[None]], jobs: Sequence[Job[Any]]) -> None:
        try:
            await run(jobs)
        except Exception as fault:
            # Never seen; but the callers must be told, and later ones must still be served.
            logger.exception("The connection to the database failed")
            for job in jobs:
                if not job.failed:  # else they know more
                    job.fail(fault)
        except asyncio.CancelledError:
            for job in jobs:
                job.answer.cancel()  # whether anything of it was committed is not known
            self._refuse_waiting()
            raise
        finally:
            for job in jobs:
                job.deliver()

    def _tell(self, jobs: Sequence[Job[Any]]) -> None:
        faults = [job.fault for job in jobs if job.failed and isinstance(job.fault, StoreError)]
        failing = next((fault for fault in faults if isinstance(fault, StoreFailing)), None)
        refused = next((fault for fault in faults if not isinstance(fault, StoreFailing | SequenceTaken)), None)
        if refused is not None:
            self.writes.tell(refused)
        if failing is not None or any(job.reached and job.fault is None for job in jobs):
            self.writes.tell(failing)


_UNDERSTOOD = (SequenceTaken, ProcessReplaced, StoreFull, StoreUnreachable)
"""Faults of which a traceback tells nothing more."""


def _log_refusal(jobs: Sequence[Job[Any]]) -> None:
    """Log where the engine stopped these jobs, without its own message, which may quote values."""
    fault = jobs[0].fault
    if not jobs[0].failed or fault is None or isinstance(fault, _UNDERSTOOD):
        return
    cause: BaseException = fault
    while cause.__cause__ is not None:
        cause = cause.__cause__
    lines = "".join(traceback.format_tb(cause.__traceback__)).rstrip()
    logger.error("A batch of %d calls failed. %s\n%s", len(jobs), fault, lines)


def _take(queue: deque[Job[Any]], most: int | None = None) -> list[Job[Any]]:
    """Take the next jobs whose callers still wait: one that is alone, or those in front of the next such one."""
    jobs: list[Job[Any]] = []
    while queue and (most is None or len(jobs) < most):
        if jobs and (jobs[0].alone or queue[0].alone):
            break
        job = queue.popleft()
        if not job.answer.done():
            jobs.append(job)
    return jobs


class Database(ABC):
    """An open database.

    ``write``, ``read`` and ``ask`` take an async function of a ``Connection``, and what else to call it with. It runs
    as one transaction: it must wait for nothing but the connection, or begin and end transactions itself.
    """

    def __init__(self, engine: Engine, writer: JobQueue, reader: JobQueue, asker: JobQueue) -> None:
        self.engine = engine
        self.writer = writer
        self.reader = reader
        self._asker = asker
        self._copies = TaskGroup()
        self._closed = False
        self.writes = writer.writes

    def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]:
        """Run ``work`` as one transaction, perhaps with others; when this returns, what it wrote is durable.

        Raises what ``work`` raised (the engine's own faults as ``StoreError``), or ``StoreError`` if the commit failed;
        then nothing of it was kept, unless that is an ``OutcomeUnknown``. A caller who is cancelled does not know:
        their work is left out if it had not been begun yet, and is carried through otherwise.
        """
        return self.writer.write(lambda connection: work(connection, *args, **kwargs))

    def write_together(self, work: BatchWork[C], call: C) -> Coroutine[Any, Any, None]:
        """Write as ``write`` does; ``work`` gets this call and those that wait to be written with it."""
        return self.writer.write_together(work, call)

    def write_alone(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]:
        """Write as ``write`` does, in a transaction of its own, while no process writes anything else."""
        return self.writer.write(lambda connection: work(connection, *args, **kwargs), alone=True)

    def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]:
        """Run quick ``work`` on committed state; anything it writes is taken back."""
        return self.reader.read(lambda connection: work(connection, *args, **kwargs))

    def ask(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]:
        """Run ``work`` that only reads, however long it takes; it sees every write answered before."""
        return self._asker.read(lambda connection: work(connection, *args, **kwargs))

    async def backup(self, target: Path) -> None:
        """See ``bot.storage.store.Store.backup``; a copy of which the caller is cancelled is made all the same."""
        if self._closed:
            raise StoreError("store-closed")
        try:
            await self._copies.run_shielded(self._copy(target), "copy of the database")
        except DatabaseUnusable as fault:
            raise BackupError(fault.key, **fault.values) from fault

    async def close(self) -> None:
        """Carry out what is queued, then close, the writer last; slow questions and copies are broken off."""
        if self._closed:
            return
        self._closed = True
        await asyncio.gather(self.writer.finish(), self.reader.finish(), self._asker.close(PATIENCE))
        await self._copies.wait_until_done()
        await self.writer.close()

    @abstractmethod
    async def _copy(self, target: Path) -> None:
        """Write a consistent, verified copy to the new file ``target``, until the database is closed."""

    @abstractmethod
    async def size(self) -> int:
        """See ``bot.storage.store.Store.size``."""

    @abstractmethod
    def alone(self) -> AbstractAsyncContextManager[None]:
        """Let nobody else who uses this database do, within the block, what is done in such a block."""

    @abstractmethod
    async def erase(self) -> bool:
        """Overwrite what was deleted; returns whether that could be done now."""
