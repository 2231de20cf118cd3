"""Restoring a backup, checking a file, and opening one that is refused: whatever lies beside it."""

# ruff: noqa: ASYNC240 - the tests look at small local files; nothing else runs meanwhile

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.storage import api, backends
from bot.storage.api import Entry
from bot.storage.sql.schema import FORMAT, Stamp, own_stamp
from bot.storage.sqlite.database import SqliteStore
from bot.storage.sqlite.files import APPLICATION_ID, restore_file
from bot.terminal import sentence
from tests.storage.rows import FIRST

OPENED = Entry(1, 1.0, "opened", "{}")


async def database(path: Path, tables: int) -> Path:
    """A closed database with so many tables."""
    async with await SqliteStore.open(path) as store:
        for number in range(tables):
            await store.open_table(1, number, OPENED, None)
    return path


async def killed(path: Path, tables: int) -> Path:
    """A database as a killed process leaves it: the newest tables, of less than 700 all, are in the log only."""
    alive = path.with_name("alive.db")
    async with await SqliteStore.open(alive) as store:
        for number in range(tables):
            await store.open_table(1, number, OPENED, None)
        leave_as_killed(alive, path)
    return path


def leave_as_killed(alive: Path, path: Path) -> None:
    """Copy an open database as it would be left if its process were killed now."""
    for suffix in ("", "-wal", "-shm"):
        shutil.copy(alive.with_name(alive.name + suffix), path.with_name(path.name + suffix))


def held(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def everything(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith((".lock", "-shm"))}


@pytest.mark.parametrize("tables", [1, 40, 900])
async def test_a_leftover_log_does_not_affect_a_restore(tmp_path: Path, tables: int) -> None:
    copy = tmp_path / "backup.db"
    await asyncio.to_thread(backends.backup, await database(tmp_path / "old.db", 7), copy)
    path = await killed(tmp_path / "now.db", tables)
    aside = restore_file(copy, path, lambda: datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC))
    assert held(path) == 7
    assert aside == tmp_path / "now.db.replaced-20260102-030405"
    assert held(aside) == tables, "what was there is whole, its log too"
    async with await SqliteStore.open(path) as store:
        assert len(await store.live_tables()) == 7


async def test_a_copy_with_a_log_of_its_own_is_restored_whole(tmp_path: Path) -> None:
    path = tmp_path / "now.db"
    assert restore_file(await killed(tmp_path / "copied-by-hand.db", 9), path) is None
    assert held(path) == 9
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("damage", ["cut", "foreign", "text", "newer", "missing", "itself"])
async def test_a_refused_copy_changes_nothing(tmp_path: Path, damage: str) -> None:
    path, copy = await killed(tmp_path / "now.db", 5), tmp_path / "copy.db"
    await database(copy, 50)
    match damage:
        case "cut":
            copy.write_bytes(copy.read_bytes()[:9000])
        case "text":
            copy.write_text("not a database at all")
        case "newer" | "foreign":
            with closing(sqlite3.connect(copy)) as connection:
                connection.execute("PRAGMA user_version = 99" if damage == "newer" else "PRAGMA application_id = 5")
        case "missing":
            copy.unlink()
        case _:
            copy = path
    before = everything(tmp_path)
    with pytest.raises(api.DatabaseUnusable):
        restore_file(copy, path)
    assert everything(tmp_path) == before


FOREIGN = {
    "trigger": "CREATE TRIGGER bad AFTER INSERT ON journal BEGIN DELETE FROM tables; END",
    "view": "CREATE VIEW bad AS SELECT * FROM tables",
    "table": 'CREATE TABLE "ba""d; DROP" (x)',
    "index": "CREATE INDEX bad ON journal (at)",
    "virtual table": "CREATE VIRTUAL TABLE bad USING fts5(x)",
    "an index less": "DROP INDEX {index}",
}


@pytest.mark.parametrize("kind", FOREIGN)
async def test_a_foreign_schema_is_refused(tmp_path: Path, kind: str) -> None:
    path, copy = await database(tmp_path / "now.db", 5), await database(tmp_path / "copy.db", 3)
    with closing(sqlite3.connect(copy)) as connection:
        (index,) = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql > ''").fetchone()
        connection.execute(FOREIGN[kind].format(index=index))
        connection.commit()
    before = everything(tmp_path)
    with pytest.raises(api.DatabaseForeign) as restored:
        restore_file(copy, path)
    with pytest.raises(api.DatabaseForeign) as checked:
        [each async for each in backends.check(copy)]
    assert {restored.value.key, checked.value.key} == {"database-changed"}
    assert everything(tmp_path) == before


OWN = own_stamp()
OTHERS: dict[str, Stamp] = {
    "PRAGMA user_version = 1": replace(OWN, schema=1),
    f"PRAGMA user_version = {FIRST - 1}": replace(OWN, schema=FIRST - 1),
    "DELETE FROM notes WHERE name = 'format'": replace(OWN, format=0),
    "PRAGMA user_version = 99": replace(OWN, schema=99),
    f"UPDATE notes SET value = '{FORMAT + 1} 9.1.0' WHERE name = 'format'": Stamp(  # noqa: S608 - a number of ours
        OWN.schema, FORMAT + 1, "9.1.0"
    ),
}
"""What makes a database one of another version, and what it says of itself then."""


@pytest.mark.parametrize("change", OTHERS)
async def test_a_database_of_another_version_is_refused_untouched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], change: str
) -> None:
    """By every command that opens one; what a newer program wrote, not even in the index of its log."""
    path, now = tmp_path / "old.db", await database(tmp_path / "now.db", 2)
    async with await SqliteStore.open(tmp_path / "alive.db") as store:
        await store.database.writer.read(lambda connection: connection.fetch(change), alone=True)
        await store.database.writer.read(
            lambda connection: connection.fetch("PRAGMA wal_checkpoint(TRUNCATE)"), alone=True
        )
        await store.open_table(1, 1, OPENED, None)
        leave_as_killed(tmp_path / "alive.db", path)
        (tmp_path / "alive.db").unlink()
    logs = {log: path.with_name(path.name + log).read_bytes() for log in ("-wal", "-shm")}
    before, found = everything(tmp_path), OTHERS[change]
    newer = found.schema > OWN.schema or found.format > FORMAT
    values = {"database": path, "found": found, "own": OWN, "schema": found.schema, "format": found.format}
    refusal = sentence("database-too-new" if newer else "database-too-old", first=FIRST, **values)
    with pytest.raises(api.DatabaseUnusable, match=re.escape(refusal)):
        await SqliteStore.open(path)
    monkeypatch.setenv("DATABASE_URL", str(now))
    for command in (["restore", str(path)], ["check", str(path)]):
        assert await asyncio.to_thread(main, command) == 1
        assert refusal in capsys.readouterr().err
    monkeypatch.setenv("DATABASE_URL", "postgresql://localhost/nowhere")
    assert await asyncio.to_thread(main, ["move", "--from", f"sqlite:{path}"]) == 1
    assert refusal in capsys.readouterr().err
    monkeypatch.setenv("DATABASE_URL", str(path))
    monkeypatch.setenv("DISCORD_TOKEN", "MTIz.abc.def")
    for command in (["backup", str(tmp_path / "copy.db")], ["status"], ["check"]):
        assert await asyncio.to_thread(main, command) == 1
        assert refusal in capsys.readouterr().err
    assert everything(tmp_path) == before
    if newer:
        assert {log: path.with_name(path.name + log).read_bytes() for log in ("-wal", "-shm")} == logs


async def test_restoring_twice_within_a_second_keeps_both_old_files(tmp_path: Path) -> None:
    path, copy = await database(tmp_path / "now.db", 1), await database(tmp_path / "copy.db", 3)
    other = await database(tmp_path / "other.db", 5)
    now = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
    kept = [restore_file(each, path, lambda: now) for each in (copy, other, copy)]
    assert [held(aside) for aside in kept if aside is not None] == [1, 3, 5]
    assert held(path) == 3
    assert not list(tmp_path.glob("*.restoring"))


async def empty(path: Path) -> None:
    path.touch()


async def without_its_log(path: Path) -> None:
    """Copied by hand while the bot ran: nothing had been carried over from the log yet."""
    await killed(path, 3)
    for log in ("-wal", "-shm"):
        path.with_name(path.name + log).unlink()


async def somebody_elses(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE theirs (x)")


async def marked_as_ours(path: Path) -> None:
    """Our mark and number, and nothing of ours."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {FIRST}; CREATE TABLE x (y)"
        )


@pytest.mark.parametrize("make", [empty, without_its_log, somebody_elses, marked_as_ours])
@pytest.mark.parametrize("command", ["check", "status", "restore", "backup"])
async def test_a_database_without_our_games_is_refused_in_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    make: Callable[[Path], Awaitable[None]],
    command: str,
) -> None:
    path, now = tmp_path / "copy.db", await database(tmp_path / "now.db", 2)
    await make(path)
    monkeypatch.delenv("METRICS_ADDRESS", raising=False)
    monkeypatch.setenv("DATABASE_URL", str(now if command == "restore" else path))
    words = {"restore": [str(path)], "backup": [str(tmp_path / "new.db")]}.get(command, [])
    assert await asyncio.to_thread(main, [command, *words]) == 1
    said = capsys.readouterr()
    (refusal,) = [line for line in said.err.splitlines() if "METRICS_ADDRESS is" not in line]
    assert str(path) in refusal
    assert (said.out, held(now)) == ("", 2)
    assert not (tmp_path / "new.db").exists()


async def test_nothing_is_restored_under_a_running_bot(tmp_path: Path) -> None:
    copy = await database(tmp_path / "copy.db", 1)
    async with await SqliteStore.open(tmp_path / "now.db"):
        with pytest.raises(api.DatabaseLocked):
            restore_file(copy, tmp_path / "now.db")


async def test_a_refused_file_and_its_log_stay_unchanged(tmp_path: Path) -> None:
    path = await killed(tmp_path / "now.db", 800)
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xa5" * (len(content) - 4096)
    path.write_bytes(bytes(content))
    path.with_name("now.db-wal").write_bytes(path.with_name("now.db-wal").read_bytes()[:4000])
    before = everything(tmp_path)
    with pytest.raises(api.DatabaseUnusable):
        await SqliteStore.open(path)
    assert everything(tmp_path) == before


async def test_check_and_restore_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, path = await database(tmp_path / "copy.db", 0), await database(tmp_path / "now.db", 2)
    monkeypatch.setenv("DATABASE_URL", str(path))
    assert await asyncio.to_thread(main, ["check"]) == 1, "these journals are no games"
    assert "Table 1 cannot be played on" in capsys.readouterr().err
    assert await asyncio.to_thread(main, ["restore", str(copy)]) == 0
    assert "What was there before lies at" in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["check"]) == 0
    assert "0 tables; all can be played on" in capsys.readouterr().out
    path.write_bytes(b"\x00" * 5000)
    assert await asyncio.to_thread(main, ["check"]) == 1
    assert "not a sound SQLite database" in capsys.readouterr().err
    assert await asyncio.to_thread(main, ["restore", str(tmp_path / "nowhere.db")]) == 1
    assert "There is no database at" in capsys.readouterr().err


async def test_a_journal_that_is_not_text_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = await database(tmp_path / "now.db", 2)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE journal SET body = CAST(X'FFFE80' AS TEXT) WHERE table_id = 2")
        connection.commit()
    assert await asyncio.to_thread(main, ["check", str(path)]) == 1
    assert "Table 2 cannot be played on: its journal cannot be read" in capsys.readouterr().err
