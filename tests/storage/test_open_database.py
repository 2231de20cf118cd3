"""What waits for a connection is carried out in batches, and everybody is told the truth about their call."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any

import pytest

from bot.storage.api import InteractionSeen, OutcomeUnknown, SequenceTaken, StoreError, StoreFailing, StoreFull
from bot.storage.open_database import Job, JobQueue
from bot.storage.sql.connection import Connection
from bot.storage.sqlite.database import SqliteConnection, SqliteQueue
from bot.terminal import sentence
from tests.world.clock import turns

Call = Callable[[Connection], Coroutine[Any, Any, None]]


@pytest.fixture
async def connection() -> AsyncIterator[SqliteConnection]:
    """A database in memory with an empty table of notes."""
    raw = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    raw.execute("CREATE TABLE notes (name TEXT UNIQUE)")
    connection = await SqliteConnection.over(raw)
    yield connection
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()  # what a test that failed has left
    await connection.raw.close()


@pytest.fixture
def queue(connection: SqliteConnection) -> SqliteQueue:
    return SqliteQueue(connection)


def keep(name: str) -> Call:
    async def work(connection: Connection) -> None:
        await connection.execute("INSERT INTO notes VALUES (:name)", name=name)

    return work


def fail_with(fault: BaseException) -> Call:
    """A call that keeps a note and raises."""

    async def work(connection: Connection) -> None:
        await keep("of nobody")(connection)
        raise fault

    return work


def coded(code: int) -> sqlite3.Error:
    """A fault as SQLite itself reports it."""
    fault = sqlite3.OperationalError("planted")
    fault.sqlite_errorcode = code
    return fault


class Held:
    """A call that has ``begun`` and goes on when it is ``released``."""

    def __init__(self) -> None:
        self.begun, self.released = asyncio.Event(), asyncio.Event()

    async def __call__(self, _: Connection) -> None:
        self.begun.set()
        await self.released.wait()


async def read_notes(connection: Connection) -> list[str]:
    return [name for (name,) in await connection.fetch("SELECT name FROM notes ORDER BY rowid")]


async def begin(*calls: Coroutine[Any, Any, Any]) -> list[asyncio.Task[Any]]:
    """Let calls come together; they are queued when this returns."""
    tasks = [asyncio.create_task(call) for call in calls]
    await turns(1)
    return tasks


# -- an exception in a job


async def test_an_engine_that_raises_what_it_should_not_fails_its_batch_alone(
    connection: SqliteConnection, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(SqliteQueue):
        async def _run_writes(self, jobs: Sequence[Job[Any]]) -> None:
            if jobs[0].alone:
                raise LookupError("a defect")
            await super()._run_writes(jobs)

    queue = Broken(connection)
    calls = await begin(queue.write(keep("shared")), queue.write(keep("alone"), alone=True), queue.write(keep("too")))
    results = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(each) for each in results] == [type(None), StoreError, type(None)]
    assert "a defect" in caplog.text
    assert await queue.read(read_notes) == ["shared", "too"]


async def test_a_call_that_is_alone_neither_spoils_nor_shares_a_transaction(queue: SqliteQueue) -> None:
    calls = await begin(
        queue.write(keep("one")),
        queue.write(keep("two")),
        queue.write(fail_with(LookupError()), alone=True),
        queue.write(keep("alone"), alone=True),
        queue.write(keep("last")),
    )
    results = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(each) for each in results] == [type(None), type(None), LookupError, type(None), type(None)]
    assert await queue.read(read_notes) == ["one", "two", "alone", "last"]
    assert queue.commits == 3


async def test_calls_of_one_kind_are_written_in_the_place_of_the_first(queue: SqliteQueue) -> None:
    async def keep_all(connection: Connection, names: Sequence[str]) -> None:
        await keep("+".join(names))(connection)

    await asyncio.gather(
        *await begin(
            queue.write(keep("first")),
            queue.write_together(keep_all, "a"),
            queue.write(keep("last")),
            queue.write_together(keep_all, "b"),
        )
    )
    assert await queue.read(read_notes) == ["first", "a+b", "last"]


# -- who listens


@pytest.mark.parametrize(
    ("work", "answers"),
    [
        (keep("it"), [None]),
        (fail_with(LookupError("the caller's own")), []),
        (fail_with(InteractionSeen("store-doubled", press=1)), []),
        (fail_with(SequenceTaken("store-late")), []),
        (fail_with(sqlite3.OperationalError("no such column")), [StoreError]),
        (fail_with(coded(sqlite3.SQLITE_IOERR_WRITE)), [StoreFailing]),
        (fail_with(coded(sqlite3.SQLITE_FULL)), [StoreFull]),
    ],
)
async def test_listeners_hear_what_became_of_a_batch(queue: SqliteQueue, work: Call, answers: list[Any]) -> None:
    heard: list[StoreError | None] = []
    queue.writes.add_listener(heard.append)
    await asyncio.gather(queue.write(work), return_exceptions=True)
    await queue.read(read_notes)
    assert [fault and type(fault) for fault in heard] == answers


@pytest.mark.parametrize(
    ("fault", "answers"),
    [(sqlite3.OperationalError("no"), [StoreError, type(None)]), (coded(sqlite3.SQLITE_IOERR_READ), [StoreFailing])],
)
async def test_listeners_hear_of_a_fault_and_of_what_was_kept_beside_one_of_a_call(
    queue: SqliteQueue, fault: sqlite3.Error, answers: list[type]
) -> None:
    heard: list[StoreError | None] = []
    queue.writes.add_listener(heard.append)
    await asyncio.gather(queue.write(keep("kept")), queue.write(fail_with(fault)), return_exceptions=True)
    assert [type(fault) for fault in heard] == answers
    assert await queue.read(read_notes) == ["kept"]


@pytest.mark.parametrize("beside", [0, 1])
async def test_a_refused_call_is_logged_where_it_was_stopped_without_its_values(
    queue: SqliteQueue, caplog: pytest.LogCaptureFixture, beside: int
) -> None:
    async def stumble(connection: Connection) -> None:
        await connection.execute("INSERT INTO notes VALUES (:name)", name="secret")
        await connection.execute("INSERT INTO notes VALUES (:name)", name="secret")

    calls = [queue.write(keep("kept")) for _ in range(beside)]
    await asyncio.gather(*await begin(*calls, queue.write(stumble)), return_exceptions=True)
    assert [record.levelname for record in caplog.records] == ["ERROR"] * (1 + beside)
    assert "in stumble" in caplog.text
    assert "UNIQUE" in caplog.text
    assert '"secret"' not in caplog.text.replace('name="secret"', "")
    assert await queue.read(read_notes) == ["kept"] * beside


# -- a commit that fails


@pytest.mark.parametrize(
    ("code", "error"),
    [
        (sqlite3.SQLITE_IOERR_FSYNC, OutcomeUnknown),
        (sqlite3.SQLITE_IOERR_WRITE, OutcomeUnknown),
        (sqlite3.SQLITE_NOMEM, OutcomeUnknown),
        (sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY, StoreError),
        (sqlite3.SQLITE_BUSY, StoreFailing),
        (sqlite3.SQLITE_FULL, StoreFull),
    ],
)
async def test_only_what_may_be_in_the_log_is_unknown(
    queue: SqliteQueue, monkeypatch: pytest.MonkeyPatch, code: int, error: type[StoreError]
) -> None:
    control = queue.connection.control

    async def fail(statement: str) -> str:
        if statement == "COMMIT":
            raise coded(code)
        return await control(statement)

    with monkeypatch.context() as patch:
        patch.setattr(queue.connection, "control", fail)
        calls = await begin(queue.write(keep("one")), queue.write(keep("two")))
        results = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(each) for each in results] == [error] * 2
    await queue.write(keep("later"))
    assert await queue.read(read_notes) == ["later"]


async def test_an_unknown_outcome_is_told_though_nothing_can_be_undone(
    queue: SqliteQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    control = queue.connection.control

    async def fail(statement: str) -> str:
        if statement in ("COMMIT", "ROLLBACK"):
            raise coded(sqlite3.SQLITE_IOERR_FSYNC)
        return await control(statement)

    with monkeypatch.context() as patch:
        patch.setattr(queue.connection, "control", fail)
        with pytest.raises(OutcomeUnknown):
            await queue.write(keep("one"))
    await queue.connection.control("ROLLBACK")


async def test_listeners_hear_nothing_where_another_process_was_quicker(connection: SqliteConnection) -> None:
    class Quicker(SqliteQueue):
        def __init__(self, connection: SqliteConnection) -> None:
            JobQueue.__init__(self, lambda _: SequenceTaken("store-late"))
            self.connection = connection

    queue, heard = Quicker(connection), list[StoreError | None]()
    queue.writes.add_listener(heard.append)
    with pytest.raises(SequenceTaken):
        await queue.write(fail_with(sqlite3.IntegrityError("journal_pkey")))
    assert heard == []


# -- cancellation


async def test_a_call_that_is_cancelled_while_it_waits_is_left_out(queue: SqliteQueue) -> None:
    held = Held()
    first, cancelled = await begin(queue.write(held), queue.write(keep("first")))
    await held.begun.wait()
    [behind] = await begin(queue.write(keep("behind")))
    behind.cancel()
    cancelled.cancel()
    held.released.set()
    await asyncio.wait([first, cancelled, behind])
    assert behind.cancelled()
    assert await queue.read(read_notes) == ["first"], "what was begun is carried through"


async def test_a_batch_whose_task_is_cancelled_is_undone_and_nobody_is_told_that_it_was_kept(
    queue: SqliteQueue,
) -> None:
    """As at the end of ``asyncio.run``: the first call of the batch is done, and its commit never comes."""
    held = Held()
    batch = await begin(queue.write(keep("first")), queue.write(held))
    await held.begun.wait()
    waiting = await begin(queue.write(keep("waiting")), queue.read(read_notes))
    [task] = [task for task in asyncio.all_tasks() if task.get_name() == "database"]
    task.cancel()
    results = await asyncio.gather(*batch, *waiting, return_exceptions=True)
    assert [type(each) for each in results] == [asyncio.CancelledError] * 2 + [StoreError] * 2
    assert await queue.read(read_notes) == [], "later calls are served"


# -- fairness


@pytest.mark.parametrize("writing", [True, False])
async def test_neither_reads_nor_writes_wait_for_a_stream_of_the_others(queue: SqliteQueue, writing: bool) -> None:
    submit, submit_other = (queue.write, queue.read) if writing else (queue.read, queue.write)
    calls: list[asyncio.Task[None]] = []

    async def go_on(connection: Connection) -> None:
        if len(calls) < 50:
            calls.append(asyncio.create_task(submit(go_on)))
        await connection.fetch("SELECT 1")  # meanwhile the next call is queued

    calls += await begin(submit(go_on))
    await submit_other(read_notes)
    assert len(calls) < 50
    while not all(call.done() for call in calls):
        await asyncio.wait(calls)


async def test_writes_go_between_questions_that_are_answered_singly(connection: SqliteConnection) -> None:
    queue = SqliteQueue(connection, singly=True)
    held = Held()
    calls = await begin(queue.read(held), queue.read(read_notes), queue.read(read_notes))
    await held.begun.wait()
    calls += await begin(queue.write(keep("between")))
    held.released.set()
    assert (await asyncio.gather(*calls))[:3] == [None, ["between"], ["between"]]


# -- closing while busy


async def test_closing_finishes_what_waits_and_refuses_what_comes(queue: SqliteQueue) -> None:
    held = Held()
    calls = await begin(queue.write(held))
    await held.begun.wait()
    calls += await begin(queue.write(keep("queued")), queue.read(read_notes))
    [closing] = await begin(queue.finish())
    with pytest.raises(StoreError, match=sentence("store-closed")):
        await queue.write(keep("late"))
    assert not closing.done()
    held.released.set()
    await closing
    assert [task.exception() for task in calls] == [None] * 3
    assert await read_notes(queue.connection) == ["queued"]


async def test_closing_breaks_off_what_takes_too_long(queue: SqliteQueue) -> None:
    begun = asyncio.Event()

    async def count_forever(connection: Connection) -> None:
        begun.set()
        await connection.fetch(
            "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n FROM numbers) SELECT max(n) FROM numbers"
        )

    calls = await begin(queue.write(keep("first")), queue.write(count_forever))
    await begun.wait()
    calls += await begin(queue.write(keep("queued")), queue.read(read_notes))
    await queue.finish(patience=0.0)
    errors = [task.exception() for task in calls]
    assert [type(fault) for fault in errors] == [type(None), *[StoreError] * 3]
    assert await read_notes(queue.connection) == ["first"]
