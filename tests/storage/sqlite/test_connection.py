"""One cursor runs every statement of a connection, whatever becomes of them: one that is freed in another thread resets
its statement while a later call runs it, and SQLite says "bad parameter or other API misuse".
"""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from bot.storage.sql.connection import Connection
from bot.storage.sqlite.database import SqliteConnection, SqliteQueue

BATCHES = 100


class Cursor(sqlite3.Cursor):
    """A cursor that is part of a cycle, so that only a garbage collection frees it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(connection)
        self.cycle = self


class Watched(sqlite3.Connection):
    """A connection that knows in which threads its cursors were ``made``."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.made = list[int]()

    def cursor(self, *_: Any) -> Cursor:  # type: ignore[override]  # it makes no others
        self.made.append(threading.get_ident())
        return super().cursor(Cursor)

    def execute(self, *statement: Any) -> Cursor:
        return self.cursor().execute(*statement)

    def executemany(self, *statement: Any) -> Cursor:
        return self.cursor().executemany(*statement)


@pytest.fixture
def raw(tmp_path: Path) -> Watched:
    raw = sqlite3.connect(tmp_path / "file.db", isolation_level=None, check_same_thread=False, factory=Watched)
    with closing(raw.cursor()) as cursor:
        cursor.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE rows (number, words)")
    return raw


@pytest.fixture
async def connection(raw: Watched) -> AsyncIterator[SqliteConnection]:
    connection = await SqliteConnection.over(raw)
    yield connection
    await connection.close()


SEVERAL = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 5) SELECT "
STATEMENTS = {
    "rows": f"{SEVERAL} i FROM n",
    "no rows": "INSERT INTO rows VALUES (1, 2)",
    "no sense": "SELECT nonsense",
    "a row that cannot be computed": f"{SEVERAL} CASE i WHEN 3 THEN abs(-9223372036854775807 - 1) END FROM n",
    "a row that is no text": f"{SEVERAL} CASE i WHEN 3 THEN CAST(x'ff' AS text) END FROM n",
    "a value that is missing": "INSERT INTO rows VALUES (1, :missing)",
}


@pytest.mark.parametrize("statement", STATEMENTS.values(), ids=STATEMENTS.keys())
async def test_one_cursor_runs_every_statement(connection: SqliteConnection, raw: Watched, statement: str) -> None:
    calls = (
        connection.fetch(statement),
        connection.fetch_named(statement),
        connection.execute(statement),
        connection.executemany(statement, [{}, {}]),
        connection.control(statement),
    )
    for call in calls:
        with suppress(sqlite3.Error, TypeError):  # ``fetch_named`` of no rows
            await call
    assert await connection.fetch("SELECT 1") == [(1,)]
    _, ours = raw.made
    assert ours != threading.get_ident()


@pytest.fixture
def quick_collections() -> Iterator[None]:
    """A garbage collection looks at nothing but what a test makes."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("quick_collections")
async def test_garbage_collections_in_the_loop_disturb_no_batch(connection: SqliteConnection) -> None:
    queue, loop = SqliteQueue(connection), asyncio.get_running_loop()

    class Row(dict[str, int]):
        """Values that have the loop collect garbage while the connection's thread writes them."""

        def __getitem__(self, name: str) -> int:
            loop.call_soon_threadsafe(gc.collect)
            return super().__getitem__(name)

    async def write(connection: Connection) -> None:
        for _ in range(10):
            await connection.executemany("INSERT INTO rows VALUES (:number, 7)", [Row(number=n) for n in range(10)])

    for _ in range(BATCHES):
        await queue.write(write)
