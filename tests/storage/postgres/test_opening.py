"""Opening a database: the schema, what is refused in one sentence, and that no password is ever repeated."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import asyncpg
import pytest

from bot.__main__ import main
from bot.storage.api import (
    DatabaseForeign,
    DatabaseMissing,
    DatabaseReadOnly,
    DatabaseTooNew,
    DatabaseTooOld,
    DatabaseUnusable,
    MigrationFailed,
    ProcessReplaced,
    Shards,
    UpgradeNotCopied,
)
from bot.storage.backends import backup, check, copy_before_upgrade, describe_database, open_store
from bot.storage.postgres.connection import (
    PostgresFault,
    begin_sentence,
    describe_url,
    prepare,
    store_error,
    unusable_because,
)
from bot.storage.postgres.schema import postgres_steps
from bot.storage.sql import schema
from bot.storage.sql.schema import FORMAT, STAMP, Migration, load_migrations, own_stamp
from bot.storage.sqlite.database import open_file
from bot.storage.sqlite.files import tables_in_order
from bot.terminal import sentence
from bot.version import release
from tests.storage.postgres.processes import process
from tests.storage.postgres_server import Server, asked
from tests.storage.rows import FIRST, NEXT, UPGRADE, entry, new_table, opened
from tests.storage.sqlite.files import rows

EVERYTHING = (
    "SELECT relname, relfilenode, pg_relation_size(oid), relnatts FROM pg_class"
    " WHERE relnamespace = 'public'::regnamespace ORDER BY relname"
)
"""Every table and index with the file in which it lies, and how long that is."""

WAITING = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"

_OWN_TABLES = {"schema_version", "processes", "shards", "direct_tables"}


async def journals(url: str) -> list[object]:
    return [checked async for checked in check(url)]


async def copied(_: str, __: Migration) -> None:
    """Stand in for a copy."""


def test_both_engines_have_the_same_version_and_tables(url: str, tmp_path: Path) -> None:
    assert postgres_steps()[-1].number == load_migrations()[-1].number
    asyncio.run(prepare(url, postgres_steps(), copied))
    with closing(open_file(tmp_path / "file.db")) as connection:
        files = {table.name: set(table.columns) for table in tables_in_order(connection)}
        indexes = {name for (name,) in connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'index' AND name NOT LIKE 'sqlite_%'")}  # fmt: skip
    servers: dict[str, set[str]] = {}
    for table, column in asked(
        url,
        "SELECT table_name, column_name FROM information_schema.columns"
        " WHERE table_schema = current_schema() AND is_generated = 'NEVER'",
    ):
        servers.setdefault(table, set()).add(column)
    assert {name: columns for name, columns in servers.items() if name not in _OWN_TABLES} == files
    index_names = {
        name for (name,) in asked(url, "SELECT indexname FROM pg_indexes WHERE schemaname = current_schema()")
    }
    assert indexes - index_names == set()


def test_a_server_sorts_as_sqlite_does_and_keeps_no_number_that_sqlite_cannot(prepared: str) -> None:
    """SQLite compares texts by their bytes, and knows no NaN."""
    columns = (
        "SELECT table_name, column_name, data_type, collation_name FROM information_schema.columns"
        " WHERE table_schema = current_schema() AND is_generated = 'NEVER'"
    )
    checks = "SELECT conrelid::regclass::text, pg_get_constraintdef(oid) FROM pg_constraint WHERE contype = 'c'"
    no_nan = {(table, words.split()[1].strip('("')) for table, words in asked(prepared, checks) if "NaN" in words}
    found = [column for column in asked(prepared, columns) if column[0] not in _OWN_TABLES]
    assert {collation for _, _, kind, collation in found if kind == "text"} == {"C"}
    assert {(table, name) for table, name, kind, _ in found if kind == "double precision"} == no_nan


async def test_acts_are_durable_before_they_are_answered(url: str) -> None:
    async with process(url, 0, 1) as store:
        [(setting,)] = await store.database.write(lambda connection: connection.fetch("SHOW synchronous_commit"))
    assert setting == "on", "whatever the server's own setting is"


async def test_two_processes_do_not_upgrade_at_once(url: str) -> None:
    async with asyncio.timeout(30):
        await asyncio.gather(*(prepare(url, postgres_steps(), copied) for _ in range(4)))
    assert asked(url, "SELECT version FROM schema_version") == [(postgres_steps()[-1].number,)]


async def test_an_upgrade_ends_the_processes_of_the_version_before(url: str) -> None:
    async with process(url, 0, 1) as store:
        table = await new_table(store)
        await prepare(url, (*postgres_steps(), UPGRADE), copied)
        with pytest.raises(ProcessReplaced):
            await store.append(table, [entry(2)])
    with pytest.raises(DatabaseTooNew):
        await open_store(url)


async def test_a_newer_format_ends_the_processes_before_and_refuses_older_programs_untouched(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with process(url, 0, 1) as store:
        table = await new_table(store)
        with monkeypatch.context() as newer:
            newer.setattr(schema, "FORMAT", FORMAT + 1)
            await prepare(url, postgres_steps(), partial(copy_before_upgrade, folder=tmp_path))
        with pytest.raises(ProcessReplaced):
            await store.append(table, [entry(2)])
    assert rows(tmp_path / f"right-bower.before-format_{FORMAT + 1}.db", STAMP) == [(f"{FORMAT} {release()}",)]
    before = asked(url, EVERYTHING), asked(url, "SELECT * FROM notes"), asked(url, "SELECT * FROM processes")
    with pytest.raises(DatabaseTooNew) as refused:
        await open_store(url)
    own = own_stamp()
    assert refused.value.key == "database-too-new"
    assert (refused.value.values["found"], refused.value.values["own"]) == (replace(own, format=FORMAT + 1), own)
    monkeypatch.setenv("DATABASE_URL", url)
    source = tmp_path / "source.db"
    await (await open_store(source)).close()
    moving = ["move", "--from", f"sqlite:{source}"]
    for words in (["status"], ["check"], ["backup", str(tmp_path / "copy.db")], ["restore", str(source)], moving):
        assert await asyncio.to_thread(main, words) == 1
        assert str(refused.value) in capsys.readouterr().err
    assert (asked(url, EVERYTHING), asked(url, "SELECT * FROM notes"), asked(url, "SELECT * FROM processes")) == before


def test_a_failing_step_leaves_everything(url: str) -> None:
    steps = postgres_steps()
    bad = Migration(steps[-1].number + 1, "0099_bad", "CREATE TABLE half (a INTEGER); SELECT 1 / 0")
    asyncio.run(prepare(url, steps, copied))
    with pytest.raises(MigrationFailed, match="0099_bad"):
        asyncio.run(prepare(url, (*steps, bad), copied))
    assert asked(url, "SELECT version FROM schema_version") == [(steps[-1].number,)]
    assert asked(url, "SELECT to_regclass('half')") == [(None,)]


async def test_a_server_is_copied_before_its_upgrade_while_nobody_writes(url: str, tmp_path: Path) -> None:
    copied_now, go_on = asyncio.Event(), asyncio.Event()

    async def copy_slowly(url: str, step: Migration) -> None:
        await copy_before_upgrade(url, step, tmp_path)
        copied_now.set()
        await go_on.wait()

    async with process(url, 0, 1) as store:
        table = await new_table(store)
        upgrade = asyncio.create_task(prepare(url, (*postgres_steps(), UPGRADE), copy_slowly))
        await copied_now.wait()
        late = asyncio.create_task(store.append(table, [entry(2)]))
        while not late.done() and not await asyncio.to_thread(asked, url, WAITING):
            pass
        go_on.set()
        await upgrade
        with pytest.raises(ProcessReplaced):
            await late
    copy = tmp_path / f"right-bower.before-{NEXT:04d}.db"
    assert set(tmp_path.glob("*")) == {copy}  # noqa: ASYNC240 - nothing else runs meanwhile
    assert rows(copy, "PRAGMA user_version") == [(NEXT - 1,)]
    assert rows(copy, "SELECT table_id, seq FROM journal") == [(table, 1)]
    assert asked(url, "SELECT table_id, seq FROM journal") == [(table, 1)]
    assert asked(url, "SELECT x, added FROM added, tables") == [("a;b", 8)]


@pytest.mark.parametrize("folder", [None, Path("/dev/null/nowhere")])
def test_an_upgrade_without_a_copy_is_refused_unless_wanted(url: str, folder: Path | None) -> None:
    steps = postgres_steps()
    asyncio.run(prepare(url, steps, copied))
    with pytest.raises(UpgradeNotCopied):
        asyncio.run(prepare(url, (*steps, UPGRADE), partial(copy_before_upgrade, folder=folder)))
    assert asked(url, "SELECT version FROM schema_version") == [(NEXT - 1,)]


def test_a_server_from_before_1_0_is_refused_untouched(url: str, tmp_path: Path) -> None:
    asyncio.run(prepare(url, postgres_steps(), copied))
    asked(url, f"UPDATE schema_version SET version = {FIRST - 1}")  # noqa: S608 - a number of ours
    asked(url, "ALTER TABLE notes RENAME TO facts")
    before = asked(url, EVERYTHING)
    name = begin_sentence(describe_url(url))
    refusal = re.escape(sentence("database-too-old", database=name, schema=FIRST - 1, format=0, first=FIRST))
    with pytest.raises(DatabaseTooOld, match=refusal):
        asyncio.run(open_store(url))
    with pytest.raises(DatabaseTooOld, match=refusal):
        backup(url, tmp_path / "copy.db")
    with pytest.raises(DatabaseTooOld, match=refusal):
        asyncio.run(journals(url))
    assert asked(url, EVERYTHING) == before
    assert list(tmp_path.iterdir()) == []


async def test_a_refused_connection_is_one_sentence_without_the_password(
    postgres: Server, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    asked(url, "CREATE TABLE of_somebody_else (a INTEGER)")
    asked(url, "CREATE ROLE poor LOGIN")
    other = postgres.new_database()
    asked(other, "REVOKE ALL ON SCHEMA public FROM PUBLIC")
    cases = {
        url: DatabaseForeign,
        postgres.url("nowhere"): DatabaseMissing,
        other.replace("bower@", "poor@"): DatabaseReadOnly,
        "postgresql://bower@127.0.0.1:1/x": DatabaseUnusable,
        "postgresql://bower@[half/x": DatabaseUnusable,
        "postgresql://bower@h:port/x": DatabaseUnusable,
    }
    for name, kind in cases.items():
        secret = name.replace("bower@", "bower:s3cret@").replace("poor@", "poor:s3cret@")
        with pytest.raises(kind) as refused:
            await open_store(secret, shards=Shards())
        refusal = str(refused.value)
        assert "\n" not in refusal
        assert "s3cret" not in refusal + describe_database(secret) + caplog.text
        assert refusal.endswith(".")


def test_passwords_are_removed_from_database_errors() -> None:
    fault = OSError("no way to postgresql://bower:s3cret@h/x")
    assert "s3cret" not in str(unusable_because(fault, "postgresql://h/x"))
    assert "s3cret" not in str(store_error(PostgresFault(fault)))


def test_leaving_a_transaction_whose_connection_ended_says_that_the_server_is_gone() -> None:
    left = asyncpg.InterfaceError("cannot call Transaction.__aexit__(): the underlying connection is closed")
    left.__context__ = asyncpg.ConnectionDoesNotExistError("the connection was closed in the middle of an operation")
    assert store_error(left).reason == "unreachable"
    assert store_error(asyncpg.InterfaceError("a value that the column does not hold")).reason == "refused"


async def test_sqlite_is_the_default_engine(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "file.db")) as store:
        await store.set_note("a", "b")
    with closing(sqlite3.connect(tmp_path / "file.db")) as connection:
        assert connection.execute("SELECT value FROM notes WHERE name = 'a'").fetchone() == ("b",)
