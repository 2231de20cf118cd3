"""A connection in a thread of its own, for which calls wait (see ``bot.storage.sql.jobs``).

Must not know what is stored, nor which other connections there are.
"""

from __future__ import annotations

from typing import Self

import aiosqlite

from bot.storage.sql.jobs import Batch, JobQueue
from bot.storage.sqlite.errors import store_error
from bot.storage.sqlite.group_commit import BatchConnection

_ROWS_AT_ONCE = 64  # aiosqlite wants to know, for walking a cursor; nobody here does


class DatabaseThread(JobQueue):
    """One connection and its thread, which waits until it is closed."""

    def __init__(self, connection: aiosqlite.Connection, raw: BatchConnection, *, singly: bool) -> None:
        super().__init__(store_error, singly=singly)
        self.connection = connection
        self._raw = raw

    @classmethod
    async def start(cls, raw: BatchConnection, *, singly: bool = False) -> Self:
        """Hand a connection to a new thread."""
        return cls(await aiosqlite.Connection(lambda: raw, _ROWS_AT_ONCE), raw, singly=singly)

    @property
    def commits(self) -> int:
        """How many write transactions have been committed on this connection."""
        return self._raw.commits

    async def close(self, patience: float | None = None) -> None:
        """Finish, then close the connection and end the thread."""
        await self.finish(patience)
        await self.connection.close()

    async def _run(self, batch: Batch) -> None:
        self._raw.batches.put(batch)
        await self.connection.commit()

    def _interrupt(self) -> None:
        self._raw.interrupt()
