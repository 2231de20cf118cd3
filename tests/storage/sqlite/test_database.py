"""Many callers share a commit, slow questions their own connection, and the file holds no more than it may."""

# ruff: noqa: ASYNC240 - the tests look at small local files; nothing else runs meanwhile
from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.ratings.games import GameFilter
from bot.storage.api import BackupError, Entry, StoreError, TableId
from bot.storage.sql import journal
from bot.storage.sql.connection import Connection
from bot.storage.sql.statistics import thin_out
from bot.storage.sqlite import files
from bot.storage.sqlite.database import LOG_PAGES, SqliteStore
from bot.terminal import sentence
from tests.storage.play import ANN, partners, play
from tests.storage.rows import GUILD, entry, game, new_table
from tests.storage.sqlite.files import look_into, rows, whole
from tests.world.clock import turns


async def dangling_entry(connection: Connection) -> None:
    """A row that only the COMMIT itself will refuse: an entry of a table that does not exist."""
    await connection.execute("PRAGMA defer_foreign_keys = ON")
    await connection.execute("INSERT INTO journal VALUES (999, 1, 0.0, 'acted', '{}')")


async def test_a_hundred_appends_share_few_commits(store: SqliteStore, path: Path) -> None:
    tables = [await new_table(store) for _ in range(100)]
    statements: list[str] = []
    await store.database.writer.connection.raw.set_trace_callback(statements.append)
    counted = store.database.writer.commits

    with look_into(path) as other:

        async def append_and_look(table_id: TableId) -> int:
            await store.append(table_id, [entry(2)])
            query = "SELECT count(*) FROM journal WHERE table_id = ? AND seq = 2"
            return int(other.execute(query, (table_id,)).fetchone()[0])

        assert await asyncio.gather(*map(append_and_look, tables)) == [1] * 100

    await store.database.writer.connection.raw.set_trace_callback(lambda _: None)
    commits = statements.count("COMMIT")
    assert 1 <= commits <= 5
    assert "SAVEPOINT job" not in statements, "they cost more than all the rest, and nothing has failed"
    assert sum("SELECT id, guild_id" in statement for statement in statements) == commits, "one question a batch"
    assert store.database.writer.commits - counted == commits


async def test_nobody_is_answered_before_their_commit(store: SqliteStore, path: Path) -> None:
    """A stream in which calls arrive while others are being committed."""
    tables = [await new_table(store) for _ in range(20)]
    counted = store.database.writer.commits
    with look_into(path) as other:

        async def play(table_id: TableId, pace: int) -> None:
            for seq in range(2, 12):
                await turns(pace)
                await store.append(table_id, [entry(seq)])
                query = "SELECT max(seq) FROM journal WHERE table_id = ?"
                assert other.execute(query, (table_id,)).fetchone() == (seq,)

        await asyncio.gather(*(play(table_id, pace) for pace, table_id in enumerate(tables)))
    assert 10 <= store.database.writer.commits - counted < 200


async def test_a_failing_job_leaves_nothing_of_itself_in_the_batch(store: SqliteStore) -> None:
    runs: list[str] = []

    async def half_done(connection: Connection) -> None:
        await connection.execute("INSERT INTO notes VALUES ('half', 'done')")
        raise LookupError("the caller's own fault")

    async def facts(connection: Connection) -> list[str]:
        runs.append("facts")
        await connection.execute("INSERT INTO notes VALUES ('whole', 'done')")
        return [name for (name,) in await connection.fetch("SELECT name FROM notes WHERE value = 'done'")]

    results = await asyncio.gather(store.database.write(facts), store.database.write(half_done), return_exceptions=True)
    assert results[0] == ["whole"]
    assert isinstance(results[1], LookupError)
    assert runs == ["facts", "facts"]
    assert (await store.note("half"), await store.note("whole")) == (None, "done")


async def test_a_failing_commit_fails_every_job_of_the_batch(store: SqliteStore, path: Path) -> None:
    table_id = await new_table(store)
    counted = store.database.writer.commits
    results = await asyncio.gather(
        store.append(table_id, [entry(2)]),
        store.database.write(dangling_entry),
        store.set_note("name", "value"),
        store.note("name"),
        return_exceptions=True,
    )
    assert [type(each) for each in results] == [StoreError, StoreError, StoreError, type(None)]
    assert len({id(each) for each in results[:3]}) == 3, "everybody gets an error of their own"
    assert store.database.writer.commits == counted
    assert rows(path, "SELECT count(*) FROM journal") == [(1,)]
    await store.append(table_id, [entry(2)])
    assert len(await store.entries(table_id)) == 2


async def test_a_job_that_ends_the_transaction_is_detected(store: SqliteStore) -> None:
    with pytest.raises(StoreError):
        await store.database.write(lambda connection: connection.execute("ROLLBACK"))
    await store.set_note("name", "value")
    assert await store.note("name") == "value"


async def test_reads_cannot_write(store: SqliteStore) -> None:
    await store.database.read(lambda connection: connection.execute("INSERT INTO notes VALUES ('a', 'b')"))
    assert await store.note("a") is None
    with pytest.raises(StoreError, match="no such table"):
        await store.database.read(lambda connection: connection.execute("SELECT * FROM nowhere"))


async def test_another_writer_on_the_file_costs_an_error_not_the_store(store: SqliteStore, path: Path) -> None:
    table_id = await new_table(store)
    await store.database.read(lambda connection: connection.fetch("PRAGMA busy_timeout = 20"))
    intruder = sqlite3.connect(path, isolation_level=None)
    intruder.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="locked"):
        await store.append(table_id, [entry(2)])
    assert await store.entries(table_id) == [Entry(1, 1000.0, "opened", "{}")], "reading goes on"
    intruder.close()
    await store.append(table_id, [entry(2)])


async def test_a_broken_connection_is_reported(store: SqliteStore) -> None:
    await store.database.writer.connection.raw.close()
    with pytest.raises(StoreError):
        await store.set_note("name", "value")
    with pytest.raises(StoreError):
        await store.note("name")


# -- reader
#
# Slow questions have their own connection: no act waits for them, they see what was written, they write nothing.


ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"


class Blocker:
    """A question that takes as long as the test wants."""

    def __init__(self) -> None:
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()

    async def __call__(self, connection: Connection) -> int:
        await connection.fetchval("SELECT count(*) FROM journal")  # from here on it looks at one moment
        self.begun.set()
        await self.go_on.wait()
        return int(await connection.fetchval("SELECT count(*) FROM journal"))


@pytest.fixture
def slow() -> Blocker:
    return Blocker()


async def test_a_slow_question_delays_no_act(store: SqliteStore, slow: Blocker) -> None:
    table_id = await new_table(store)
    asking = asyncio.create_task(store.database.ask(slow))
    try:
        await slow.begun.wait()
        async with asyncio.timeout(30):
            await store.append(table_id, [entry(2)])
            assert len(await store.entries(table_id)) == 2
            assert len(await store.live_tables()) == 1
            await store.guild_settings(GUILD)
        assert not asking.done()
    finally:
        slow.go_on.set()
    assert await asking == 1, "it saw one moment"


async def test_slow_questions_go_to_the_reading_connection(store: SqliteStore, slow: Blocker) -> None:
    """While the writer is busy, every one of them is answered."""
    writing = asyncio.create_task(store.database.write(slow))
    try:
        await slow.begun.wait()
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


@pytest.mark.parametrize("statement", ["INSERT INTO notes VALUES ('a', 'b')", "DELETE FROM journal"])
async def test_a_question_writes_nothing(store: SqliteStore, statement: str) -> None:
    await new_table(store)
    with pytest.raises(StoreError, match="readonly"):
        await store.database.ask(lambda connection: connection.execute(statement))
    with pytest.raises(StoreError, match="readonly"):
        await store.database.ask(
            lambda connection: _without_query_only(connection, statement)  # the file too is shut
        )


async def _without_query_only(connection: Connection, statement: str) -> None:
    await connection.execute("PRAGMA query_only = OFF")
    await connection.execute(statement)


async def test_a_question_never_checkpoints(store: SqliteStore, path: Path) -> None:
    await new_table(store)
    size = path.stat().st_size
    with pytest.raises(StoreError):
        await store.database.ask(lambda connection: connection.fetch("PRAGMA wal_checkpoint(TRUNCATE)"))
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
    begun = asyncio.Event()

    async def endless(connection: Connection) -> None:
        begun.set()
        await connection.fetch(ENDLESS)

    asking = asyncio.create_task(store.database.ask(endless))
    behind = asyncio.create_task(store.history(GameFilter(GUILD)))
    await begun.wait()
    acting = asyncio.create_task(store.append(table_id, [entry(2)]))
    await turns(1)
    async with asyncio.timeout(30):
        await store.close()
    results = await asyncio.gather(asking, behind, acting, return_exceptions=True)
    assert [type(each) for each in results] == [StoreError, StoreError, type(None)]
    assert not path.with_name(path.name + "-wal").exists(), "the writer was last and left no log"
    assert rows(path, "SELECT count(*) FROM journal") == [(2,)]


async def test_closing_lets_a_short_question_finish(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.storage.open_database.PATIENCE", 60.0)  # however slow this machine is
    asking = asyncio.create_task(store.history(GameFilter(GUILD)))
    await turns(1)
    await store.close()
    assert (await asking).games == ()
    with pytest.raises(StoreError, match=sentence("store-closed")):
        await store.history(GameFilter(GUILD))


@pytest.mark.parametrize("part", ["copied", "read back"])
async def test_closing_breaks_off_a_backup(
    store: SqliteStore, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    table_id = await new_table(store)
    await store.append(table_id, [entry(seq, body="x" * 1000) for seq in range(2, 3000)])
    begun, real = threading.Event(), files.copy_into if part == "copied" else files.verify_copy

    def slowly(*args: object) -> None:
        *arguments, go_on = args
        assert callable(go_on)

        def ask() -> bool:
            begun.set()
            while go_on():
                """Until the store is closed."""
            return False

        call: Callable[..., None] = real
        call(*arguments, ask)

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
    with pytest.raises(StoreError, match=sentence("store-closed")):
        await store.backup(tmp_path / "copy.db")


# -- file
#
# What stands in the file, past the port: what it refuses by itself, and that nothing stays of who is forgotten.


async def test_the_file_itself_refuses_a_taken_number(store: SqliteStore) -> None:
    table_id = await new_table(store)
    with pytest.raises(StoreError, match="UNIQUE"):
        await store.database.write(
            lambda connection: connection.execute(
                "INSERT INTO journal VALUES (:table, 1, 0.0, 'acted', '{}')", table=table_id
            )
        )


async def test_table_ids_are_never_used_again(store: SqliteStore, path: Path) -> None:
    first = await new_table(store)
    await store.database.write(lambda connection: connection.execute("DELETE FROM journal"))
    await store.database.write(lambda connection: connection.execute("DELETE FROM tables"))
    await store.close()
    async with await SqliteStore.open(path) as again:
        assert await new_table(again) > first


async def test_the_log_is_carried_over_seldom_but_before_it_grows_large(store: SqliteStore, path: Path) -> None:
    page, at_once = 4096, LOG_PAGES // 4
    await store.database.write(lambda connection: connection.execute("CREATE TABLE large (data BLOB)"))
    for _ in range(12):
        await store.database.write(
            lambda connection: connection.execute("INSERT INTO large VALUES (zeroblob(:size))", size=page * at_once)
        )
    longest = path.with_name(path.name + "-wal").stat().st_size / page  # the log begins anew and keeps its room
    assert LOG_PAGES <= longest < LOG_PAGES + 2 * at_once


async def test_a_failed_forgetting_changes_nothing(counting: SqliteStore, path: Path) -> None:
    await play(counting, partners())
    await counting.database.write(
        lambda connection: connection.execute(
            "CREATE TRIGGER stop BEFORE DELETE ON meetings BEGIN SELECT RAISE(ABORT, 'no'); END"
        )
    )
    before = whole(path)
    with pytest.raises(Exception, match="no"):
        await counting.forget_player(GUILD, ANN)
    assert whole(path) == before


def test_long_lines_are_thinned() -> None:
    few = thin_out(30_000)
    assert len(few) == 200
    assert (few[0], few[-1]) == (1, 30_000)
    assert few == sorted(set(few))
    assert thin_out(200) == list(range(1, 201))
    assert thin_out(0) == []
