"""What an engine offers to the functions that are one transaction each, and the batches in which they are carried out.

The connection is a part of Python's DB-API that ``sqlite3`` has by itself. Statements are what SQLite and PostgreSQL
both understand, with ``?``, ``?1`` or ``:name`` for values; flags are 0 and 1.

Theory of operation: the event loop hands over whole batches. Writes that arrive while one is being carried out wait and
are committed together; nobody is answered before the commit that contains their call.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

from bot.storage.api import SequenceTaken, StoreError

T = TypeVar("T")
P = ParamSpec("P")


class Cursor(Protocol):
    """The rows that a statement returned."""

    @property
    def rowcount(self) -> int:
        """How many rows were written."""

    @property
    def description(self) -> Any:
        """A tuple a column, which begins with its name."""

    def fetchone(self) -> Any:
        """Return the next row as a tuple; None after the last."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """The rows that are left."""


class Connection(Protocol):
    """An open database within a transaction that somebody else begins and ends."""

    @property
    def Error(self) -> type[Exception]:  # noqa: N802 - its name in the DB-API
        """What every fault of the database is."""

    def execute(self, statement: str, values: Sequence[Any] | Mapping[str, Any] = ..., /) -> Cursor:
        """Run one statement and return its rows."""

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> Cursor:
        """Run one statement for each of some rows of values."""


Work = Callable[Concatenate[Connection, P], T]
"""A function of the connection and what else the caller hands on: one transaction, or a part of one."""


class Database(Protocol):
    """An open database, as an engine's own class documents it."""

    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``work`` as one transaction; when this returns, what it wrote is durable."""

    async def write_alone(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """As ``write``, while no process writes anything else."""

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run quick ``work`` on committed state."""

    async def ask(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``work`` that only reads, however long it takes; no act waits behind it."""

    def watch_writes(self, listener: Callable[[StoreError | None], None]) -> None:
        """As ``bot.storage.api.Store.watch_writes``."""

    async def size(self) -> int:
        """As ``bot.storage.api.Store.size``."""

    def alone(self) -> AbstractAsyncContextManager[None]:
        """Within the block, nobody else who uses this database does what is done in such a block."""

    async def erase(self) -> bool:
        """Overwrite what was deleted; returns whether that could be done now."""

    async def backup(self, target: Path) -> None:
        """As ``bot.storage.api.Store.backup``."""

    async def close(self) -> None:
        """Carry out what is queued, refuse later calls, and close."""


# -- batches of calls


logger = logging.getLogger(__name__)


_INTERRUPT_EVERY = 0.05
"""Seconds between interruptions: one that falls between two statements stops neither."""


@dataclass(slots=True, eq=False)
class Job(Generic[T]):
    """One caller's function and what came of it.

    ``answer`` belongs to the event loop, the last three to the database thread until the batch is done. A job that was
    never ``reached`` counts as failed. ``store_error`` makes what a caller gets of a fault of the engine. With
    ``alone`` it wants a transaction of its own, during which no process writes.
    """

    work: Callable[[Any], T]
    answer: asyncio.Future[T]
    store_error: Callable[[Exception], StoreError]
    alone: bool = False
    value: T | None = None
    fault: Exception | None = None
    reached: bool = False
    failed: bool = False
    """Whether the engine stopped it, and not what the work found."""

    def run(self, connection: Any) -> None:
        """Do the work and keep its value or its fault; faults of the engine become ``StoreError``."""
        self.reached, self.failed = True, False
        try:
            self.value = self.work(connection)
        except (connection.Error, OverflowError, UnicodeError) as fault:
            self.fail(fault)
        except Exception as fault:  # noqa: BLE001 - it is raised again where the caller awaits the answer
            self.fault = fault
        else:
            self.fault = None

    def fail(self, cause: Exception) -> None:
        """What the work did was undone because of ``cause``."""
        self.reached = self.failed = True
        self.fault = self.store_error(cause)
        self.fault.__cause__ = cause

    def deliver(self) -> None:
        """Answer the caller, in the event loop, unless they were cancelled meanwhile."""
        if self.answer.done():
            return
        if not self.reached:
            self.answer.set_exception(StoreError("The database stopped before this call was reached."))
        elif self.fault is not None:
            self.answer.set_exception(self.fault)
        else:
            self.answer.set_result(self.value)  # type: ignore[arg-type]  # without a fault it is a T


@dataclass(frozen=True, slots=True)
class Batch:
    """Jobs that are executed together: as one write transaction, or each as a read that leaves no trace."""

    jobs: Sequence[Job[Any]]
    writing: bool


class JobQueue(ABC):
    """What waits for one connection.

    With ``singly`` every read is answered when it is done; otherwise those that came together are answered together.
    """

    def __init__(self, store_error: Callable[[Exception], StoreError], *, singly: bool) -> None:
        self._store_error = store_error
        self._singly = singly
        self._writes: deque[Job[Any]] = deque()
        self._reads: deque[Job[Any]] = deque()
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False
        self.on_write: Callable[[StoreError | None], None] = lambda _: None
        """Hears of each batch of writes whether it was committed (None), or else what the engine says."""

    def write(self, work: Callable[[Any], T], *, alone: bool = False) -> Coroutine[Any, Any, T]:
        """Run ``work`` in a write transaction, perhaps with others; answered after its commit."""
        return self._submit(self._writes, work, alone)

    def read(self, work: Callable[[Any], T]) -> Coroutine[Any, Any, T]:
        """Run ``work`` on one committed moment."""
        return self._submit(self._reads, work)

    async def finish(self, patience: float | None = None) -> None:
        """Refuse later calls and carry out what is queued.

        What is not done after ``patience`` seconds is interrupted, and its callers get a ``StoreError``.
        """
        self._closed = True
        if self._flushing is None or self._flushing.done():
            return
        _, late = await asyncio.wait([self._flushing], timeout=patience)
        while late:
            self._refuse_waiting()
            self._interrupt()
            _, late = await asyncio.wait(late, timeout=_INTERRUPT_EVERY)

    @abstractmethod
    async def close(self, patience: float | None = None) -> None:
        """Finish, then close the connection."""

    @abstractmethod
    async def _run(self, batch: Batch) -> None:
        """Carry out a batch outside the event loop."""

    @abstractmethod
    def _interrupt(self) -> None:
        """Break off the statement that runs."""

    async def _submit(self, queue: deque[Job[Any]], work: Callable[[Any], T], alone: bool = False) -> T:
        if self._closed:
            raise StoreError("The database is closed.")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue.append(Job(work, answer, self._store_error, alone))
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush(), name="database")
        return await answer

    def _refuse_waiting(self) -> None:
        for queue in (self._writes, self._reads):
            for job in queue:
                job.deliver()  # as one that was never reached
            queue.clear()

    async def _flush(self) -> None:
        """Hand over batches until nobody waits; calls that arrive meanwhile are in the next batch."""
        while self._writes or self._reads:
            if writes := _take(self._writes):
                await self._carry_out(Batch(writes, writing=True))
            if reads := _take(self._reads, 1 if self._singly else None):
                await self._carry_out(Batch(reads, writing=False))

    async def _carry_out(self, batch: Batch) -> None:
        try:
            await self._run(batch)
        except Exception as fault:
            # Never seen; but the callers must be told, and later ones must still be served.
            logger.exception("The database thread failed")
            for job in batch.jobs:
                job.fail(fault)
        finally:
            for job in batch.jobs:
                job.deliver()
            if batch.writing:
                self._tell(batch.jobs)

    def _tell(self, jobs: Sequence[Job[Any]]) -> None:
        faults = [job.fault for job in jobs if job.failed and isinstance(job.fault, StoreError)]
        faults = [fault for fault in faults if not isinstance(fault, SequenceTaken)]
        if faults:
            self.on_write(faults[0])
        elif any(job.reached and job.fault is None for job in jobs):
            self.on_write(None)


def _take(queue: deque[Job[Any]], most: int | None = None) -> list[Job[Any]]:
    """Take the next jobs whose callers still wait, all of them by default."""
    jobs: list[Job[Any]] = []
    while queue and (most is None or len(jobs) < most):
        job = queue.popleft()
        if not job.answer.done():
            jobs.append(job)
    return jobs
