"""Copies made while the bot plays, from inside and from another process."""

# ruff: noqa: ASYNC240 - the tests look at small local files; nothing else runs meanwhile

from __future__ import annotations

import asyncio
import re
import sqlite3
import stat
import sys
from pathlib import Path

import pytest

from bot.storage.api import BackupError, DatabaseCorrupt, DatabaseMissing, StoreError
from bot.storage.sqlite.database import SqliteStore
from bot.storage.sqlite.files import backup_file, verify_copy
from bot.terminal import sentence
from tests.storage.rows import entry, new_table
from tests.storage.sqlite.files import rows

IN_ANOTHER_PROCESS = (
    "import sys; from pathlib import Path; from bot.storage.sqlite.files import backup_file;"
    "backup_file(Path(sys.argv[1]), Path(sys.argv[2]))"
)


def assert_sound(copy: Path) -> None:
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert rows(copy, "PRAGMA integrity_check") == [("ok",)]
    assert rows(copy, "PRAGMA journal_mode") == [("delete",)], "one file, nothing beside it"
    assert [file.name for file in copy.parent.iterdir()] == [copy.name]


async def play(store: SqliteStore, begun: asyncio.Event, stop: asyncio.Event) -> int:
    """Append until told to stop; the number of the last entry."""
    table_id = await new_table(store)
    seq = 1
    while not stop.is_set():
        seq += 1
        await store.append(table_id, [entry(seq, body=f'"{"x" * 300}"')])
        begun.set()
    return seq


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    (tmp_path / "copies").mkdir()
    return tmp_path / "copies" / "copy.db"


@pytest.mark.proof
async def test_backup_from_inside_while_playing(store: SqliteStore, copy: Path) -> None:
    begun, stop = asyncio.Event(), asyncio.Event()
    playing = asyncio.create_task(play(store, begun, stop))
    await begun.wait()
    await store.backup(copy)
    stop.set()
    last = await playing
    assert_sound(copy)
    [(kept,)] = rows(copy, "SELECT max(seq) FROM journal")
    assert 1 < kept <= last
    assert rows(copy, "SELECT count(*) FROM journal") == [(kept,)]


@pytest.mark.proof
async def test_backup_from_another_process_while_playing(store: SqliteStore, path: Path, copy: Path) -> None:
    begun, stop = asyncio.Event(), asyncio.Event()
    playing = asyncio.create_task(play(store, begun, stop))
    await begun.wait()
    await store.set_note("known", "before")
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", IN_ANOTHER_PROCESS, path, copy)
    assert await process.wait() == 0
    stop.set()
    last = await playing
    assert_sound(copy)
    [(kept,)] = rows(copy, "SELECT max(seq) FROM journal")
    assert 1 < kept <= last
    assert rows(copy, "SELECT value FROM notes WHERE name = 'known'") == [("before",)]
    assert len(rows(path, "SELECT 1 FROM journal")) == last


async def test_a_closed_database_is_copied(path: Path, copy: Path) -> None:
    async with await SqliteStore.open(path) as store:
        table_id = await new_table(store)
    backup_file(path, copy)
    assert_sound(copy)
    async with await SqliteStore.open(path) as store:  # the copying left nothing in the way
        await store.append(table_id, [entry(2)])
    async with await SqliteStore.open(copy) as restored:
        assert len(await restored.entries(table_id)) == 1


async def test_an_existing_file_is_never_overwritten(store: SqliteStore, path: Path, copy: Path) -> None:
    copy.write_text("dear to somebody")
    with pytest.raises(BackupError, match=re.escape(sentence("backup-exists", file=copy))):
        await store.backup(copy)
    with pytest.raises(BackupError, match=re.escape(sentence("backup-exists", file=copy))):
        backup_file(path, copy)
    assert copy.read_text() == "dear to somebody"


async def test_backup_refuses_impossible_copies(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    with pytest.raises(BackupError, match=re.escape(str(tmp_path / "nowhere" / "copy.db"))):
        await store.backup(tmp_path / "nowhere" / "copy.db")
    with pytest.raises(DatabaseMissing):
        backup_file(tmp_path / "missing.db", tmp_path / "copy.db")
    (tmp_path / "text.db").write_text("not a database, but long enough to be read as one" * 20)
    with pytest.raises(DatabaseCorrupt):
        backup_file(tmp_path / "text.db", tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()
    assert not (tmp_path / "missing.db").exists()


async def test_an_unsound_copy_is_removed(store: SqliteStore, copy: Path) -> None:
    table_id = await new_table(store)
    await store.append(table_id, [entry(seq, body="x" * 1000) for seq in range(2, 200)])
    await store.backup(copy)
    content = bytearray(copy.read_bytes())
    content[60_000:70_000] = b"\xa5" * 10_000
    copy.write_bytes(content)
    with pytest.raises(BackupError, match=re.escape(sentence("backup-unsound", file=copy, why="")[:-3])):
        verify_copy(copy)
    assert not copy.exists()


def test_a_failed_backup_is_a_store_error() -> None:
    assert issubclass(BackupError, StoreError)
    assert not issubclass(BackupError, sqlite3.Error)
