"""A connection in a thread of its own, and the queue of calls into it.

Theory of operation: callers hand over plain functions. Writes that arrive while the disk is busy wait and are committed
together (see ``group_commit``). Must not know what is stored, nor which other connections there are.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable
from typing import Any, Self, TypeVar

import aiosqlite

from bot.storage.port import StoreError
from bot.storage.sqlite.group_commit import Batch, BatchConnection, Job

logger = logging.getLogger(__name__)

T = TypeVar("T")

_ROWS_AT_ONCE = 64  # aiosqlite wants to know, for walking a cursor; nobody here does

_INTERRUPT_EVERY = 0.05
"""Seconds between interruptions: one that falls between two statements stops neither."""


class DatabaseThread:
    """One connection and its thread, which waits until it is closed.

    With ``singly`` every read is answered when it is done; otherwise those that came together are answered together.
    """

    def __init__(self, connection: aiosqlite.Connection, raw: BatchConnection, *, singly: bool) -> None:
        self.connection = connection
        self._raw = raw
        self._singly = singly
        self._writes: deque[Job[Any]] = deque()
        self._reads: deque[Job[Any]] = deque()
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def start(cls, raw: BatchConnection, *, singly: bool = False) -> Self:
        """Hand a connection to a new thread."""
        return cls(await aiosqlite.Connection(lambda: raw, _ROWS_AT_ONCE), raw, singly=singly)

    @property
    def commits(self) -> int:
        """How many write transactions have been committed on this connection."""
        return self._raw.commits

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run ``work`` in a write transaction, perhaps with others; answered after its commit."""
        return await self._submit(self._writes, work)

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run ``work`` on one committed moment."""
        return await self._submit(self._reads, work)

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
            self._raw.interrupt()
            _, late = await asyncio.wait(late, timeout=_INTERRUPT_EVERY)

    async def close(self, patience: float | None = None) -> None:
        """Finish, then close the connection and end the thread."""
        await self.finish(patience)
        await self.connection.close()

    async def _submit(self, queue: deque[Job[Any]], work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreError("The database is closed.")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue.append(Job(work, answer))
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
            if writes := _taken(self._writes):
                await self._carry_out(Batch(writes, writing=True))
            if reads := _taken(self._reads, 1 if self._singly else None):
                await self._carry_out(Batch(reads, writing=False))

    async def _carry_out(self, batch: Batch) -> None:
        self._raw.batches.put(batch)
        try:
            await self.connection.commit()
        except Exception as fault:
            # Never seen; but the callers must be told, and later ones must still be served.
            logger.exception("The database thread failed")
            for job in batch.jobs:
                job.fail(fault)
        finally:
            for job in batch.jobs:
                job.deliver()


def _taken(queue: deque[Job[Any]], most: int | None = None) -> list[Job[Any]]:
    """Take the next jobs whose callers still wait, all of them by default."""
    jobs: list[Job[Any]] = []
    while queue and (most is None or len(jobs) < most):
        job = queue.popleft()
        if not job.answer.done():
            jobs.append(job)
    return jobs
