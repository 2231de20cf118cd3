"""Many callers share a commit, each is answered after their own, and nobody's fault is another's loss."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from bot.storage.api import Entry, SequenceTaken, StoreError, TableId
from bot.storage.sqlite.database import SqliteStore
from tests.storage.rows import entry, new_table
from tests.storage.sqlite.files import look_into, rows


def dangling_entry(connection: sqlite3.Connection) -> None:
    """A row that only the COMMIT itself will refuse: an entry of a table that does not exist."""
    connection.execute("PRAGMA defer_foreign_keys = ON")
    connection.execute("INSERT INTO journal VALUES (999, 1, 0.0, 'acted', '{}')")


async def test_a_hundred_appends_share_few_commits(store: SqliteStore, path: Path) -> None:
    tables = [await new_table(store) for _ in range(100)]
    statements: list[str] = []
    await store.database.read(lambda connection: connection.set_trace_callback(statements.append))
    counted = store.database.commits

    with look_into(path) as other:

        async def append_and_look(table_id: TableId) -> int:
            await store.append(table_id, [entry(2)])
            query = "SELECT count(*) FROM journal WHERE table_id = ? AND seq = 2"
            return int(other.execute(query, (table_id,)).fetchone()[0])

        assert await asyncio.gather(*map(append_and_look, tables)) == [1] * 100

    await store.database.read(lambda connection: connection.set_trace_callback(None))
    commits = statements.count("COMMIT")
    assert 1 <= commits <= 5
    assert "SAVEPOINT job" not in statements, "they cost a quarter of it all, and nothing has failed"
    assert store.database.commits - counted == commits


async def test_nobody_is_answered_before_their_commit(store: SqliteStore, path: Path) -> None:
    """A stream in which calls arrive while others are being committed."""
    tables = [await new_table(store) for _ in range(20)]
    counted = store.database.commits
    with look_into(path) as other:

        async def play(table_id: TableId, pace: int) -> None:
            for seq in range(2, 12):
                for _ in range(pace):
                    await asyncio.sleep(0)
                await store.append(table_id, [entry(seq)])
                query = "SELECT max(seq) FROM journal WHERE table_id = ?"
                assert other.execute(query, (table_id,)).fetchone() == (seq,)

        await asyncio.gather(*(play(table_id, pace) for pace, table_id in enumerate(tables)))
    assert 10 <= store.database.commits - counted < 200


async def test_one_failing_job_leaves_the_others(store: SqliteStore) -> None:
    tables = [await new_table(store) for _ in range(9)]
    counted = store.database.commits

    def half_done(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO facts VALUES ('half', 'done')")
        raise LookupError("the caller's own fault")

    told = await asyncio.gather(
        *(store.append(table_id, [entry(2)]) for table_id in tables[:4]),
        store.append(tables[4], [entry(2), entry(9)], interaction_id=1),
        store.database.write(half_done),
        *(store.append(table_id, [entry(2)]) for table_id in tables[5:]),
        return_exceptions=True,
    )
    assert store.database.commits - counted == 1, "they were one batch"
    assert [type(each) for each in told if each is not None] == [SequenceTaken, LookupError]
    lengths = [len(await store.entries(table_id)) for table_id in tables]
    assert lengths == [2, 2, 2, 2, 1, 2, 2, 2, 2]
    assert await store.note("half") is None


async def test_a_failing_job_leaves_nothing_of_itself_in_the_batch(store: SqliteStore) -> None:
    runs: list[str] = []

    def half_done(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO facts VALUES ('half', 'done')")
        raise LookupError("the caller's own fault")

    def facts(connection: sqlite3.Connection) -> list[str]:
        runs.append("facts")
        connection.execute("INSERT INTO facts VALUES ('whole', 'done')")
        return [name for (name,) in connection.execute("SELECT name FROM facts WHERE value = 'done'")]

    told = await asyncio.gather(store.database.write(half_done), store.database.write(facts), return_exceptions=True)
    assert isinstance(told[0], LookupError)
    assert told[1] == ["whole"]
    assert runs == ["facts", "facts"]
    assert (await store.note("half"), await store.note("whole")) == (None, "done")


async def test_a_failing_commit_fails_every_job_of_the_batch(store: SqliteStore, path: Path) -> None:
    table_id = await new_table(store)
    counted = store.database.commits
    told = await asyncio.gather(
        store.append(table_id, [entry(2)]),
        store.database.write(dangling_entry),
        store.set_note("name", "value"),
        store.note("name"),
        return_exceptions=True,
    )
    assert [type(each) for each in told] == [StoreError, StoreError, StoreError, type(None)]
    assert len({id(each) for each in told[:3]}) == 3, "everybody gets an error of their own"
    assert store.database.commits == counted
    assert rows(path, "SELECT count(*) FROM journal") == [(1,)]
    await store.append(table_id, [entry(2)])
    assert len(await store.entries(table_id)) == 2


async def test_a_job_that_ends_the_transaction_is_detected(store: SqliteStore) -> None:
    with pytest.raises(StoreError):
        await store.database.write(lambda connection: connection.execute("ROLLBACK"))
    await store.set_note("name", "value")
    assert await store.note("name") == "value"


async def test_reads_cannot_write(store: SqliteStore) -> None:
    await store.database.read(lambda connection: connection.execute("INSERT INTO facts VALUES ('a', 'b')"))
    assert await store.note("a") is None
    with pytest.raises(StoreError, match="no such table"):
        await store.database.read(lambda connection: connection.execute("SELECT * FROM nowhere"))


async def test_cancelled_callers_do_no_harm(store: SqliteStore) -> None:
    """One is cancelled while their batch is on its way to the disk, one while they wait for the next."""
    tables = [await new_table(store) for _ in range(3)]
    begun, go_on = threading.Event(), threading.Event()

    def slow(connection: sqlite3.Connection) -> None:
        begun.set()
        go_on.wait(60)
        connection.execute("INSERT INTO facts VALUES ('slow', 'written')")

    under_way = asyncio.create_task(store.database.write(slow))
    with_it = asyncio.create_task(store.append(tables[0], [entry(2)]))
    await asyncio.to_thread(begun.wait, 60)
    waiting = asyncio.create_task(store.append(tables[1], [entry(2)]))
    behind = asyncio.create_task(store.append(tables[2], [entry(2)]))
    await asyncio.sleep(0)
    under_way.cancel()
    waiting.cancel()
    await asyncio.sleep(0)
    go_on.set()
    told = await asyncio.gather(under_way, with_it, waiting, behind, return_exceptions=True)
    cancelled = asyncio.CancelledError
    assert [type(each) for each in told] == [cancelled, type(None), cancelled, type(None)]
    assert await store.note("slow") == "written", "what was handed over is carried through"
    assert [len(await store.entries(table_id)) for table_id in tables] == [2, 1, 2]


async def test_closing_the_store_finishes_queued_jobs_and_refuses_new_ones(store: SqliteStore, path: Path) -> None:
    tables = [await new_table(store) for _ in range(10)]
    queued = [asyncio.create_task(store.append(table_id, [entry(2)])) for table_id in tables]
    await asyncio.sleep(0)
    await store.close()
    assert [task.exception() for task in queued] == [None] * 10
    assert rows(path, "SELECT count(*) FROM journal") == [(20,)]
    with pytest.raises(StoreError, match="closed"):
        await store.append(tables[0], [entry(3)])
    with pytest.raises(StoreError, match="closed"):
        await store.live_tables()
    await store.close()


async def test_another_writer_on_the_file_costs_an_error_not_the_store(store: SqliteStore, path: Path) -> None:
    table_id = await new_table(store)
    await store.database.read(lambda connection: connection.execute("PRAGMA busy_timeout = 20"))
    intruder = sqlite3.connect(path, isolation_level=None)
    intruder.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="locked"):
        await store.append(table_id, [entry(2)])
    assert await store.entries(table_id) == [Entry(1, 1000.0, "opened", "{}")], "reading goes on"
    intruder.close()
    await store.append(table_id, [entry(2)])


async def test_a_broken_database_thread_is_reported(store: SqliteStore) -> None:
    await store.database._writer.connection.close()
    with pytest.raises(StoreError):
        await store.set_note("name", "value")
    with pytest.raises(StoreError):
        await store.note("name")
