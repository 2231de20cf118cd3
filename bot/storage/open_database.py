"""An open database: a queue of calls for each of its connections, carried out in batches.

Writes that arrive during a commit wait and are committed together in the next one. A caller gets their answer only
after the commit that contains their call. Calls of one kind in a batch share a few statements.
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
"""Seconds that slow reads may still run when the database is closed."""

_INTERRUPT_EVERY = 0.05
"""Seconds between interruptions. They are repeated, because one that comes between two statements stops neither."""


@dataclass(slots=True, eq=False)
class Job(Generic[T]):
    """One caller's ``call`` of ``work``, a function that takes several calls, and the result.

    ``reached``: the work was run; otherwise the caller gets an error. ``store_error`` converts an error of the engine
    to the one that the caller gets. A job with ``alone`` shares its transaction with no other.
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
    """Whether an error of the engine stopped the job; False if the work itself raised."""

    def finish(self, value: T | None, fault: Exception | None = None) -> None:
        """Keep what the work returned or raised for the caller."""
        self.value, self.fault, self.reached, self.failed = value, fault, True, False

    def fail(self, cause: Exception) -> None:
        """Note that the work was rolled back because of ``cause``, which the caller gets as a store error."""
        self.reached = self.failed = True
        self.fault = self.store_error(cause)
        self.fault.__cause__ = cause

    def deliver(self) -> None:
        """Give the caller the result, unless the caller was cancelled meanwhile."""
        if self.answer.done():
            return
        if not self.reached:
            self.answer.set_exception(StoreError("store-stopped"))
        elif self.fault is not None:
            self.answer.set_exception(self.fault)
        else:
            self.answer.set_result(self.value)  # type: ignore[arg-type]  # without a fault it is a T


async def run_job(connection: Connection, *jobs: Job[Any]) -> None:
    """Run one job, or several of one kind, and keep the results in them. Errors of the engine become ``StoreError``."""
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
    """Return the jobs grouped by kind; each group is in the place of its first job."""
    groups: dict[object, list[Job[Any]]] = {}
    for job in jobs:
        groups.setdefault(job.work, []).append(job)
    return list(groups.values())


class JobQueue(ABC):
    """The queues of writes and reads for one connection. With ``singly``, each read runs by itself."""

    faults: tuple[type[Exception], ...]
    """The exceptions with which a transaction fails."""

    def __init__(self, store_error: Callable[[Exception], StoreError], *, singly: bool = False) -> None:
        self._store_error = store_error
        self._singly = singly
        self._writes: deque[Job[Any]] = deque()
        self._reads: deque[Job[Any]] = deque()
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False
        self.commits = 0
        """The number of write transactions committed on this connection."""
        self.writes = Listeners[StoreError | None](lambda _: "a write")
        """Listeners that get None for each batch of writes that was committed, and the error for each that was not."""

    def write(self, work: Callable[[Connection], Awaitable[T]], *, alone: bool = False) -> Coroutine[Any, Any, T]:
        """Run ``work`` in a write transaction, perhaps together with other calls; return after the commit."""
        return self._submit(self._writes, lambda connection, _: work(connection), alone=alone)

    def write_together(self, work: BatchWork[C], call: C) -> Coroutine[Any, Any, None]:
        """Run ``work`` once for this call and all others of its kind in the batch; return after the commit."""
        return self._submit(self._writes, work, call)

    def read(self, work: Callable[[Connection], Awaitable[T]], *, alone: bool = False) -> Coroutine[Any, Any, T]:
        """Run ``work`` on the committed data of one moment; return its result."""
        return self._submit(self._reads, lambda connection, _: work(connection), alone=alone)

    async def finish(self, patience: float | None = None) -> None:
        """Refuse new calls and run the queued ones. After ``patience`` seconds, interrupt what still runs."""
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
        """Begin a write transaction and return its connection. With ``alone``, no other process writes meanwhile."""

    @abstractmethod
    async def _commit(self, connection: Connection) -> None:
        """Commit durably. Raises if the commit failed, ``OutcomeUnknown`` if that cannot be known."""

    @abstractmethod
    async def _undo(self) -> None:
        """Roll back the transaction, if one is still open."""

    async def _run_writes(self, jobs: Sequence[Job[Any]]) -> None:
        """Run a batch of writes, or a single one, in one transaction. If the commit fails, every job has failed.

        If one job fails, all are run again, each in a savepoint, so that a failure rolls back only that job's
        statements.
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
        """Run one job, or several of one kind. Raise if the transaction ended, by a lost connection or a full disk."""
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
        """Run these reads, or a single one that must run alone. Roll back anything that they write."""

    @abstractmethod
    async def _interrupt(self) -> None:
        """Interrupt the statement that is running."""

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
                job.deliver()  # the job was not reached, so its caller gets an error
            queue.clear()

    async def _flush(self) -> None:
        """Carry out batches until no call waits. Calls that arrive during a batch are in the next one."""
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
            # This should not happen. If it does, the callers must be told, and later calls must still be served.
            logger.exception("The connection to the database failed")
            for job in jobs:
                if not job.failed:  # a failed job already has a more precise error
                    job.fail(fault)
        except asyncio.CancelledError:
            for job in jobs:
                job.answer.cancel()  # nobody knows whether its writes were committed
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
"""Errors that are logged without a traceback, which would tell nothing more."""


def _log_refusal(jobs: Sequence[Job[Any]]) -> None:
    """Log where an error of the engine stopped these jobs, without its message, which may quote stored values."""
    fault = jobs[0].fault
    if not jobs[0].failed or fault is None or isinstance(fault, _UNDERSTOOD):
        return
    cause: BaseException = fault
    while cause.__cause__ is not None:
        cause = cause.__cause__
    lines = "".join(traceback.format_tb(cause.__traceback__)).rstrip()
    logger.error("A batch of %d calls failed. %s\n%s", len(jobs), fault, lines)


def _take(queue: deque[Job[Any]], most: int | None = None) -> list[Job[Any]]:
    """Take the next jobs whose callers still wait: a single ``alone`` one, or all before the next ``alone`` one."""
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

    ``write``, ``read`` and ``ask`` take an async function of a ``Connection`` and its other arguments. The function
    runs as one transaction: it must await nothing but the connection, and must not begin or end transactions itself.
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
        """Run ``work`` in a transaction, perhaps together with other calls. When this returns, its writes are durable.

        Raises what ``work`` raised (faults of the engine as ``StoreError``), or ``StoreError`` if the commit failed.
        Then nothing was written, except perhaps for ``OutcomeUnknown``. If the caller is cancelled, work that has not
        begun is dropped; work that has begun is completed.
        """
        return self.writer.write(lambda connection: work(connection, *args, **kwargs))

    def write_together(self, work: BatchWork[C], call: C) -> Coroutine[Any, Any, None]:
        """Write as ``write`` does, but run ``work`` once with this call and all of its kind that wait."""
        return self.writer.write_together(work, call)

    def write_alone(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]:
        """Write as ``write`` does, but in a transaction of its own during which no other process writes."""
        return self.writer.write(lambda connection: work(connection, *args, **kwargs), alone=True)

    def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]:
        """Run quick ``work`` on committed data and return its result. Anything that it writes is rolled back."""
        return self.reader.read(lambda connection: work(connection, *args, **kwargs))

    def ask(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]:
        """Run ``work`` that only reads and may take long. It sees every write that has returned before."""
        return self._asker.read(lambda connection: work(connection, *args, **kwargs))

    async def backup(self, target: Path) -> None:
        """Copy the store as ``bot.storage.store.Store.backup`` does, completely even if the caller is cancelled."""
        if self._closed:
            raise StoreError("store-closed")
        try:
            await self._copies.run_shielded(self._copy(target), "copy of the database")
        except DatabaseUnusable as fault:
            raise BackupError(fault.key, **fault.values) from fault

    async def close(self) -> None:
        """Run the queued calls, then close; the writer closes last. Slow reads and copies are interrupted."""
        if self._closed:
            return
        self._closed = True
        await asyncio.gather(self.writer.finish(), self.reader.finish(), self._asker.close(PATIENCE))
        await self._copies.wait_until_done()
        await self.writer.close()

    @abstractmethod
    async def _copy(self, target: Path) -> None:
        """Write a consistent, verified copy to the new file ``target``. Stop when the database is closed."""

    @abstractmethod
    async def size(self) -> int:
        """Return what ``bot.storage.store.Store.size`` returns."""

    @abstractmethod
    def alone(self) -> AbstractAsyncContextManager[None]:
        """Return a context that only one user of this database, in any process, may be in at a time."""

    @abstractmethod
    async def erase(self) -> bool:
        """Overwrite deleted data; return whether that was possible now."""
