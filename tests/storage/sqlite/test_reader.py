"""Slow questions have their own connection: no act waits for them, they see what was written, they write nothing."""

# ruff: noqa: ASYNC240 - the tests look at small local files; nothing else runs meanwhile

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.ratings.games import GameFilter
from bot.storage.api import BackupError, StoreError
from bot.storage.sql import journal
from bot.storage.sqlite import database, files
from bot.storage.sqlite.database import SqliteStore
from tests.storage.rows import GUILD, entry, game, new_table
from tests.storage.sqlite.files import rows

ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"


class Blocker:
    """A question that takes as long as the test wants."""

    def __init__(self) -> None:
        self.begun, self.go_on = threading.Event(), threading.Event()

    def __call__(self, connection: sqlite3.Connection) -> int:
        connection.execute("SELECT count(*) FROM journal").fetchone()  # from here on it looks at one moment
        self.begun.set()
        assert self.go_on.wait(60)
        return int(connection.execute("SELECT count(*) FROM journal").fetchone()[0])


@pytest.fixture
def slow() -> Blocker:
    return Blocker()


async def test_a_slow_question_delays_no_act(store: SqliteStore, slow: Blocker) -> None:
    table_id = await new_table(store)
    asking = asyncio.create_task(store.database.ask(slow))
    try:
        await asyncio.to_thread(slow.begun.wait, 60)
        async with asyncio.timeout(30):
            await store.append(table_id, [entry(2)])
            assert len(await store.entries(table_id)) == 2
            assert len(await store.live_tables()) == 1
            await store.guild_settings(GUILD)
        assert not asking.done()
    finally:
        slow.go_on.set()
    assert await asking == 1, "it saw one moment"


async def test_a_question_on_the_writers_thread_would_delay_it(store: SqliteStore, slow: Blocker) -> None:
    """The fault that the test above is there to find."""
    table_id = await new_table(store)
    asking = asyncio.create_task(store.database.read(slow))
    await asyncio.to_thread(slow.begun.wait, 60)
    acting = asyncio.create_task(store.append(table_id, [entry(2)]))
    _, waiting = await asyncio.wait([acting], timeout=0.3)
    slow.go_on.set()
    await asyncio.gather(asking, acting)
    assert waiting


async def test_slow_questions_go_to_the_reading_connection(store: SqliteStore, slow: Blocker) -> None:
    """While the writer's thread is busy, every one of them is answered."""
    writing = asyncio.create_task(store.database.write(slow))
    try:
        await asyncio.to_thread(slow.begun.wait, 60)
        async with asyncio.timeout(30):
            assert (await store.history(GameFilter(GUILD))).games == ()
            assert await store.finished_game(GUILD, 1) is None
            assert await store.player_statistics(GUILD, 7, now=0.0) is None
            assert await store.comparison(GUILD, 7, 8, now=0.0) is None
            assert (await store.export_player(GUILD, 7))["games"] == []
    finally:
        slow.go_on.set()
    await writing


async def test_a_question_sees_every_acknowledged_write(store: SqliteStore) -> None:
    async def play() -> None:
        table_id = await new_table(store)
        for seq in range(2, 42):
            await store.append(table_id, [entry(seq)])
            assert len(await store.database.ask(journal.entries, table_id)) == seq

    await asyncio.gather(*(play() for _ in range(10)))
    table_id = await new_table(store)
    await store.append(table_id, [entry(2)], result=game(2))
    assert len((await store.history(GameFilter(GUILD))).games) == 1


@pytest.mark.parametrize("statement", ["INSERT INTO facts VALUES ('a', 'b')", "DELETE FROM journal"])
async def test_a_question_writes_nothing(store: SqliteStore, statement: str) -> None:
    await new_table(store)
    with pytest.raises(StoreError, match="readonly"):
        await store.database.ask(lambda connection: connection.execute(statement))
    with pytest.raises(StoreError, match="readonly"):
        await store.database.ask(
            lambda connection: connection.execute("PRAGMA query_only = OFF").execute(statement)  # the file too is shut
        )


async def test_a_question_never_checkpoints(store: SqliteStore, path: Path) -> None:
    await new_table(store)
    size = path.stat().st_size
    with pytest.raises(StoreError):
        await store.database.ask(lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
    assert path.stat().st_size == size
    assert path.with_name(path.name + "-wal").stat().st_size > 0


async def test_quick_questions_are_answered_one_by_one(store: SqliteStore, slow: Blocker) -> None:
    quick = asyncio.create_task(store.history(GameFilter(GUILD)))
    asking = asyncio.create_task(store.database.ask(slow))
    async with asyncio.timeout(30):
        await quick
    slow.go_on.set()
    await asking


async def test_closing_breaks_off_a_slow_question(store: SqliteStore, path: Path) -> None:
    table_id = await new_table(store)
    begun = threading.Event()

    def endless(connection: sqlite3.Connection) -> None:
        begun.set()
        connection.execute(ENDLESS).fetchone()

    asking = asyncio.create_task(store.database.ask(endless))
    behind = asyncio.create_task(store.history(GameFilter(GUILD)))
    assert await asyncio.to_thread(begun.wait, 60)
    acting = asyncio.create_task(store.append(table_id, [entry(2)]))
    await asyncio.sleep(0)
    async with asyncio.timeout(30):
        await store.close()
    told = await asyncio.gather(asking, behind, acting, return_exceptions=True)
    assert [type(each) for each in told] == [StoreError, StoreError, type(None)]
    assert not path.with_name(path.name + "-wal").exists(), "the writer was last and left no log"
    assert rows(path, "SELECT count(*) FROM journal") == [(2,)]


async def test_closing_lets_a_short_question_finish(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 60.0)  # however slow this machine is
    asking = asyncio.create_task(store.history(GameFilter(GUILD)))
    await asyncio.sleep(0)
    await store.close()
    assert (await asking).games == ()
    with pytest.raises(StoreError, match="closed"):
        await store.history(GameFilter(GUILD))


@pytest.mark.parametrize("part", ["copied", "read back"])
async def test_closing_breaks_off_a_backup(
    store: SqliteStore, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    table_id = await new_table(store)
    await store.append(table_id, [entry(seq, body="x" * 1000) for seq in range(2, 3000)])
    begun, real = threading.Event(), files.copy_into if part == "copied" else files.verify_copy

    def slowly(*args: object) -> None:
        *known, go_on = args
        assert callable(go_on)

        def ask() -> bool:
            begun.set()
            time.sleep(0.05)
            return bool(go_on())

        call: Callable[..., None] = real
        call(*known, ask)

    monkeypatch.setattr(files, real.__name__, slowly)
    monkeypatch.setattr(files, "_PAGES_AT_ONCE", 1)
    monkeypatch.setattr(files, "STEPS_BETWEEN", 10)
    copying = asyncio.create_task(store.backup(tmp_path / "copy.db"))
    assert await asyncio.to_thread(begun.wait, 60)
    await store.append(table_id, [entry(3000)])
    async with asyncio.timeout(30):
        await store.close()
    with pytest.raises(BackupError):
        await copying
    assert not (tmp_path / "copy.db").exists()
    assert not path.with_name(path.name + "-wal").exists()
    with pytest.raises(StoreError, match="closed"):
        await store.backup(tmp_path / "copy.db")
