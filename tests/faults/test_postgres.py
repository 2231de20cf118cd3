"""PostgreSQL dies, connections are cut, a copy takes its place: what was acknowledged is there, and only that."""

from __future__ import annotations

import asyncio
import random
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest

from bot.storage.api import SequenceTaken, StoreError, StoreUnreachable, TableId
from bot.storage.postgres.database import PostgresQueue
from bot.storage.postgres.membership import Intervals
from bot.storage.sql.connection import Connection
from bot.storage.sql.notes import write_note
from bot.tables.decisions import Person
from bot.tables.seating import Join
from bot.tables.views import Accepted
from tests.faults.postgres_proxy import proxy
from tests.storage.play import partners
from tests.storage.postgres.processes import process
from tests.storage.postgres_server import Server, asked, server
from tests.storage.rows import entry, new_table, seqs
from tests.tables.company import ANN, BOB, CAY, Evening
from tests.world import require
from tests.world.clock import pause, poll, turns


@pytest.fixture
def durable() -> Iterator[Server]:
    """A server that really syncs, of this test's own."""
    with server(durable=True) as running:
        yield running


@pytest.mark.timeout(300)
async def test_a_connection_cut_at_every_statement(
    durable: Server, long_form: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """A call that returned was kept, one that raised was not; and the next one is served.

    In the suite the connection is cut before every fifth statement and after each.
    """
    silent = Intervals(beat=1000.0)  # nothing but these calls speaks to the server
    url = durable.new_database()
    with tempfile.TemporaryDirectory(prefix="px-", dir="/tmp") as folder:
        async with proxy(durable, Path(folder)) as passing, process(passing.url(url), 0, 1, pace=silent) as store:
            number = 0
            for after in (False, True):
                everywhere, costs = after or long_form, set[int]()
                for at in range(1, 200, 1 if everywhere else 5):
                    alone, *together = [await new_table(store) for _ in range(3)]
                    number, cuts = number + 1, passing.cuts
                    passing.cut_at(at, after=after)
                    results = [
                        *await asyncio.gather(
                            store.append(alone, [entry(2)], interaction_id=number, result=partners()),
                            return_exceptions=True,
                        ),
                        *await asyncio.gather(
                            *(store.append(table, [entry(2), entry(3)]) for table in together), return_exceptions=True
                        ),
                    ]
                    done = passing.requests < at
                    passing.cut_at(None)
                    assert passing.cuts == cuts + (not done)
                    seen = dict(asked(url, "SELECT table_id, count(*) FROM journal GROUP BY table_id"))
                    for table, answer in zip((alone, *together), results, strict=True):
                        assert answer is None or type(answer) is StoreUnreachable, answer
                        assert (seen[table] > 1) == (answer is None), (at, after, answer)
                        if answer is not None:
                            await store.append(table, [entry(2)])
                    if done:
                        break
                    costs.add(sum(answer is not None for answer in results))
                assert done, "every statement was reached"
                assert costs >= ({0, 1, 2} if everywhere else {0, 1}), "no call, one alone, or both together"
            assert "was cut during a commit" in caplog.text


async def test_a_killed_database_server_keeps_acknowledged_writes(
    durable: Server, long_form: bool, caplog: pytest.LogCaptureFixture
) -> None:
    url, rng = durable.new_database(), random.Random(1)
    async with process(url, 0, 1) as store:
        tables = [await new_table(store) for _ in range(12)]
        acknowledged = dict.fromkeys(tables, 1)
        faults = 0
        stopping = False

        async def write(table: TableId) -> None:
            nonlocal faults
            while not stopping:
                try:
                    await store.append(table, [entry(acknowledged[table] + 1)])
                    acknowledged[table] += 1
                except SequenceTaken:
                    raise
                except StoreError:
                    faults += 1
                    await pause(0.05)

        writers = [asyncio.create_task(write(table)) for table in tables]
        for _ in range(3 if long_form else 1):
            await pause(rng.uniform(0.3, 0.8))
            await asyncio.to_thread(durable.stop, signal.SIGKILL)
            before = dict(acknowledged)
            await asyncio.to_thread(durable.start)
            await poll(lambda before=before: acknowledged != before)  # type: ignore[misc]  # the store finds its server again
        stopping = True
        await asyncio.gather(*writers)
        # one commit may have been under way with all writes in it: it is asked about, found, and nobody is refused
        assert faults > 0 or "was cut during a commit" in caplog.text, "the kill met a write"
        assert {table: len(await seqs(store, table)) for table in tables} == acknowledged


async def test_an_unanswered_commit_is_looked_up(durable: Server) -> None:
    url = durable.new_database()
    queue = PostgresQueue(url)
    numbers = [await _number(url, ending) for ending in ("COMMIT", "ROLLBACK")]
    try:
        committed = [await queue.was_committed(number) for number in (*numbers, "99999999")]
        assert committed == [True, False, False], "a number of the future is one that a restored copy does not know"
    finally:
        await queue.close()


async def test_a_batch_whose_task_is_cancelled_is_undone(durable: Server) -> None:
    async def keep_and_cancel(connection: Connection) -> None:
        await write_note(connection, "half", "done")
        task = require(asyncio.current_task())
        task.cancel()
        await turns(1)

    async with process(durable.new_database(), 0, total=1) as store:
        with pytest.raises(asyncio.CancelledError):
            await store.database.write(keep_and_cancel)
        await store.set_note("next", "kept")
        assert (await store.note("half"), await store.note("next")) == (None, "kept")


async def test_tables_continue_on_a_restored_copy(durable: Server) -> None:
    """Acts after the copy are lost with the server; the tables are read anew and played on."""
    url, copy = durable.new_database(), durable.folder / "copy"
    async with process(url, 0, 1) as store:
        evening = Evening(store)
        table = await evening.open()
        await asyncio.to_thread(durable.stop, signal.SIGINT)
        await asyncio.to_thread(_copied, durable.folder / "data", copy)
        await asyncio.to_thread(durable.start)
        await _joins(evening, table, BOB)
        await asyncio.to_thread(durable.stop, signal.SIGKILL)
        await asyncio.to_thread(shutil.rmtree, durable.folder / "data")
        await asyncio.to_thread(copy.rename, durable.folder / "data")
        await asyncio.to_thread(durable.start)
        await _joins(evening, table, CAY)
        snapshot = require(evening.tables.snapshot(table))
        assert [chair.user_id for chair in snapshot.table.chairs if chair.user_id] == [ANN.user_id, CAY.user_id]
        assert await seqs(store, table) == [1, 2]
        await evening.tables.close()


def _copied(data: Path, copy: Path) -> None:
    subprocess.run(["/bin/cp", "-a", str(data), str(copy)], check=True)  # noqa: S603 - with its owner


async def _joins(evening: Evening, table: TableId, person: Person) -> None:
    """Somebody presses *Join* until they sit; what could not be stored, or was too late, is pressed again."""

    async def sits() -> bool:
        with suppress(StoreError):
            return isinstance(await evening.press(table, person, Join()), Accepted)
        return False

    await poll(sits)


async def _number(url: str, ending: str) -> str:
    """The number of a transaction that ended so."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute("BEGIN")
        number: str = await connection.fetchval("SELECT pg_current_xact_id()::text")
        await connection.execute(ending)
        return number
    finally:
        await connection.close()
