"""Upgrades: each step whole or not at all, and a copy of the database before the first."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

import bot
from bot.storage.api import DatabaseTooNew, MigrationFailed
from bot.storage.sql import schema
from bot.storage.sql.schema import FORMAT, MIGRATIONS, STAMP, Migration, load_migrations
from bot.storage.sqlite.database import SqliteStore
from bot.version import release
from tests.storage.rows import FIRST, NEXT, UPGRADE, entry, new_table
from tests.storage.sqlite.files import open_and_close, rows


def with_steps(*added: Migration) -> tuple[Migration, ...]:
    return (*load_migrations(), *added)


def backups(path: Path) -> list[str]:
    return sorted(file.name for file in path.parent.iterdir() if ".before-" in file.name)


async def old_database(path: Path) -> int:
    """A closed database at the current schema with one table of two entries."""
    async with await SqliteStore.open(path) as store:
        table_id = await new_table(store)
        await store.append(table_id, [entry(2)])
    return table_id


async def test_a_new_database_has_the_newest_schema_and_needs_no_copy(path: Path) -> None:
    await old_database(path)
    assert rows(path, "PRAGMA user_version") == [(load_migrations()[-1].number,)]
    assert backups(path) == []
    async with await SqliteStore.open(path):
        pass
    assert backups(path) == [], "opening again upgrades nothing"


async def test_an_upgrade_copies_first_and_keeps_everything(path: Path) -> None:
    await old_database(path)
    async with await SqliteStore.open(path, with_steps(UPGRADE)) as store:
        [table] = await store.live_tables()
        assert len(await store.entries(table.table_id)) == 2
    assert rows(path, "SELECT x, added FROM added, tables") == [("a;b", 8)]
    assert rows(path, "PRAGMA user_version") == [(NEXT,)]
    copy = path.with_name(f"{path.name}.before-{NEXT:04d}.bak")
    assert backups(path) == [copy.name]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert rows(copy, "PRAGMA user_version") == [(NEXT - 1,)]
    assert rows(copy, "SELECT count(*) FROM journal") == [(2,)]
    assert rows(copy, "PRAGMA integrity_check") == [("ok",)]


async def test_a_newer_format_alone_is_an_upgrade_too(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await old_database(path)
    with monkeypatch.context() as newer:
        newer.setattr(schema, "FORMAT", FORMAT + 1)
        for _ in range(2):
            await open_and_close(path)
    assert rows(path, STAMP) == [(f"{FORMAT + 1} {release()}",)]
    assert backups(path) == [f"{path.name}.before-format_{FORMAT + 1}.bak"]
    with pytest.raises(DatabaseTooNew):
        await open_and_close(path)
    async with await SqliteStore.open(path.with_name(backups(path)[0])) as old:
        assert len(await old.live_tables()) == 1


async def test_the_copy_opens_as_a_database_of_its_own(path: Path) -> None:
    await old_database(path)
    async with await SqliteStore.open(path, with_steps(UPGRADE)):
        pass
    async with await SqliteStore.open(path.with_name(backups(path)[0])) as old:
        assert len(await old.live_tables()) == 1


@pytest.mark.parametrize(
    "sql",
    [
        "CREATE TABLE half (x); INSERT INTO nowhere VALUES (1)",
        "CREATE TABLE half (x); this is not SQL",
        "CREATE TABLE half (x); DELETE FROM tables",  # leaves entries of a table that is gone
        "CREATE TABLE half (x); ROLLBACK",
    ],
)
async def test_a_failing_step_leaves_the_version_before(path: Path, sql: str) -> None:
    table_id = await old_database(path)
    broken = Migration(NEXT + 1, "broken", sql)
    for _ in range(2):  # a second try must find the same state, and may replace the copy
        with pytest.raises(MigrationFailed, match="broken"):
            await open_and_close(path, with_steps(UPGRADE, broken))
        assert rows(path, "PRAGMA user_version") == [(NEXT,)], "the step before it stays"
        assert rows(path, "SELECT name FROM sqlite_schema WHERE name IN ('added', 'half')") == [("added",)]
        assert rows(path, "SELECT count(*) FROM journal WHERE table_id = ?", table_id) == [(2,)]
    async with await SqliteStore.open(path, with_steps(UPGRADE)) as store:
        await store.set_note("lock", "was given back")
    assert backups(path) == [f"{path.name}.before-{number:04d}.bak" for number in (NEXT, NEXT + 1)]


async def test_a_step_may_rebuild_a_table_that_others_refer_to(path: Path) -> None:
    await old_database(path)
    rebuild = Migration(
        NEXT,
        "rebuild",
        "CREATE TABLE rebuilt AS SELECT * FROM tables; DROP TABLE tables;"
        "CREATE TABLE tables (id INTEGER PRIMARY KEY, guild_id, channel_id, message_id, posted_at, sheet_id, deadline,"
        " touched, closed, archived); INSERT INTO tables SELECT * FROM rebuilt; DROP TABLE rebuilt",
    )
    async with await SqliteStore.open(path, with_steps(rebuild)) as store:
        assert len(await store.live_tables()) == 1
        assert await store.database.read(lambda connection: connection.fetchrow("PRAGMA foreign_keys")) == (1,)


def test_the_projects_steps_are_found_beside_the_package() -> None:
    assert Path(bot.__file__).parent.parent / "data" / "migrations" == MIGRATIONS
    assert [step.number for step in load_migrations()] == list(range(FIRST, NEXT))


@pytest.mark.parametrize("names", [[], ["0001_a.sql", "0003_c.sql"], ["0001_a.sql", "0001_b.sql"]])
def test_gaps_in_the_numbering_are_found(names: list[str], tmp_path: Path) -> None:
    for name in names:
        (tmp_path / name).write_text("SELECT 1")
    with pytest.raises(ValueError, match="numbered"):
        load_migrations(tmp_path)
