"""What waits for a connection is carried out in batches, and everybody is told the truth about their call."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator

import pytest

from bot.storage.sql.connection import Connection
from bot.storage.sqlite.database import SqliteConnection, SqliteQueue


@pytest.fixture
async def queue() -> AsyncIterator[SqliteQueue]:
    """A queue before a database in memory that holds an empty table of notes."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    connection.execute("CREATE TABLE notes (name TEXT)")
    queue = SqliteQueue(await SqliteConnection.over(connection))
    yield queue
    await queue.close(patience=1.0)


async def names(queue: SqliteQueue) -> list[str]:
    """The notes that were kept."""
    return [name for (name,) in await queue.read(lambda connection: connection.fetch("SELECT name FROM notes"))]


async def keep(connection: Connection, name: str) -> None:
    await connection.execute("INSERT INTO notes VALUES (:name)", name=name)


async def test_nobody_is_told_that_a_batch_was_kept_whose_task_was_cancelled(queue: SqliteQueue) -> None:
    """As at the end of ``asyncio.run``: the first call of the batch is done, and its commit never comes."""
    begun = asyncio.Event()

    async def endless(connection: Connection) -> None:
        begun.set()
        await asyncio.Event().wait()

    first = asyncio.create_task(queue.write(lambda connection: keep(connection, "first")))
    behind = asyncio.create_task(queue.write(endless))
    await begun.wait()
    [batch] = [task for task in asyncio.all_tasks() if task.get_name() == "database"]
    batch.cancel()
    await asyncio.wait([first, behind])
    assert first.cancelled()
    assert behind.cancelled()
    assert await names(queue) == []
