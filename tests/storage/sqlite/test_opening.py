"""Opening a database: who may, with what settings, and one clear sentence when it cannot be done."""

# ruff: noqa: ASYNC240 - the tests look at small local files; nothing else runs meanwhile

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import shutil
import sqlite3
import stat
import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.storage import api
from bot.storage.backends import check, restore
from bot.storage.sql.connection import Connection
from bot.storage.sql.schema import Migration
from bot.storage.sqlite import database, files
from bot.storage.sqlite.database import SqliteStore
from bot.storage.sqlite.files import APPLICATION_ID, lock_path, unusable_because
from tests.storage.rows import entry, new_table
from tests.storage.sqlite.files import open_and_close
from tests.world.clock import turns


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def refusal(path: Path) -> api.DatabaseUnusable:
    """Try to open ``path``, see that no lock is left behind, and give the reason."""
    with pytest.raises(api.DatabaseUnusable) as caught:
        await open_and_close(path)
    sentence = str(caught.value)
    assert str(path) in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return caught.value


def broken_copy(path: Path, start: int, length: int) -> bytes:
    """Overwrite a stretch of a file and return its bytes as they are then."""
    content = bytearray(path.read_bytes())
    content[start : start + length] = b"\xa5" * length
    path.write_bytes(content)
    return bytes(content)


async def filled(path: Path) -> None:
    """A sound database of many pages, closed."""
    async with await SqliteStore.open(path) as store:
        table_id = await new_table(store)
        await store.append(table_id, [entry(seq, body=f'"{"x" * 500}"') for seq in range(2, 500)])


async def test_settings_of_the_connection(store: SqliteStore) -> None:
    async def ask(connection: Connection) -> dict[str, object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "secure_delete", "busy_timeout", "application_id")
        return {name: await connection.fetchval(f"PRAGMA {name}") for name in names}

    assert await store.database.read(ask) == {
        "journal_mode": "wal",
        "synchronous": 2,  # FULL
        "foreign_keys": 1,
        "secure_delete": 1,
        "busy_timeout": 5000,
        "application_id": APPLICATION_ID,
    }


async def test_the_sqlite_version_is_logged(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, logger="bot.storage"):
        async with await SqliteStore.open(path):
            pass
    assert f"SQLite {sqlite3.sqlite_version}" in caplog.text


async def test_files_are_private(path: Path) -> None:
    before = os.umask(0)
    try:
        async with await SqliteStore.open(path) as store:
            await store.set_note("name", "value")
            files = [path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm"), lock_path(path)]
            assert [mode(file) for file in files] == [0o600] * 4
            assert mode(path.parent) == 0o700
    finally:
        os.umask(before)


async def test_a_database_file_is_made_private(path: Path) -> None:
    await filled(path)
    path.chmod(0o644)
    async with await SqliteStore.open(path):
        assert mode(path) == 0o600


async def test_an_empty_file_is_a_new_database(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    async with await SqliteStore.open(path) as store:
        await new_table(store)
    assert [file.name for file in path.parent.iterdir() if file.suffix == ".bak"] == []


async def test_odd_file_names_work(tmp_path: Path) -> None:
    async with await SqliteStore.open(tmp_path / "a b?mode=ro#%20ü" / "c%2F?d.db") as store:
        await new_table(store)
        await store.backup(tmp_path / "e?f#g%41")
    assert (tmp_path / "e?f#g%41").stat().st_size > 0


async def test_a_second_opening_is_refused_until_the_first_is_closed(path: Path, tmp_path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        second = await refusal(path)
        assert isinstance(second, api.DatabaseLocked)
        assert str(os.getpid()) in str(second)
        alias = tmp_path / "alias.db"
        alias.symlink_to(path)
        with pytest.raises(api.DatabaseLocked):
            await open_and_close(alias)
        await store.set_note("still", "served")
    async with await SqliteStore.open(path) as again:
        assert await again.note("still") == "served"


async def test_a_cancelled_opening_leaves_no_lock(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on, really = threading.Event(), threading.Event(), database.open_both

    def slowly(*given: Any) -> Any:
        opened = really(*given)
        begun.set()
        assert go_on.wait(60)
        return opened

    monkeypatch.setattr(database, "open_both", slowly)
    opening = asyncio.create_task(SqliteStore.open(path))
    assert await asyncio.to_thread(begun.wait, 60)
    opening.cancel()
    await turns(1)
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await opening
    async with await SqliteStore.open(path):
        pass


@pytest.mark.parametrize("content", [b"this is not a database\n" * 100, b"SQLite format 3\x00" + b"\xff" * 5000])
async def test_a_file_that_is_no_database_is_refused_unchanged(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    assert isinstance(await refusal(path), api.DatabaseCorrupt)
    assert path.read_bytes() == content
    assert isinstance(await refusal(path), api.DatabaseCorrupt), "and the lock was given back"


async def checked(store: SqliteStore) -> None:
    """The check of an opening is over."""
    await store.database.checking


async def crashed(path: Path) -> Path:
    """The files of a database as a process leaves them that is killed."""
    left = path.with_name("left.db")
    async with await SqliteStore.open(path) as store:
        table_id = await new_table(store)
        await store.append(table_id, [entry(seq, body=f'"{"x" * 500}"') for seq in range(2, 500)])
        await store.database.erase()
        await store.append(table_id, [entry(500)])
        for suffix in ("", "-wal"):
            shutil.copy(path.with_name(path.name + suffix), left.with_name(left.name + suffix))
    return left


async def test_after_a_clean_end_nobody_reads_the_whole_file(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    await filled(path)
    broken_copy(path, path.stat().st_size - 90_000, 9_000)
    with caplog.at_level(logging.INFO):
        async with await SqliteStore.open(path) as store:
            await checked(store)
            assert len(await store.live_tables()) == 1
    assert "was not closed" not in caplog.text
    with pytest.raises(api.DatabaseCorrupt):
        [checked_journal async for checked_journal in check(path)]


async def test_after_a_crash_the_file_is_read_once_in_the_background(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    left = await crashed(path)
    for _ in range(2):
        with caplog.at_level(logging.INFO):
            async with await SqliteStore.open(left) as store:
                await checked(store)
    assert caplog.text.count(f"{left} was not closed the last time") == 1
    assert caplog.text.count(f"{left} is sound") == 1


async def test_damage_found_after_a_crash_is_reported_until_repaired(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    left = await crashed(path)
    broken_copy(left, left.stat().st_size - 90_000, 9_000)
    for times in (1, 2):
        async with await SqliteStore.open(left) as store:
            await checked(store)
            assert len(await store.live_tables()) == 1, "what is readable is served"
        records = [record for record in caplog.records if record.levelno == logging.CRITICAL]
        assert len(records) == times
        assert f"{left} is not a sound SQLite database" in records[0].getMessage()
    restore(path, left)
    async with await SqliteStore.open(left) as store:
        await checked(store)
    assert len([record for record in caplog.records if record.levelno == logging.CRITICAL]) == 2


async def test_closing_interrupts_a_check_and_the_next_opening_restarts_it(
    path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    left, begun = await crashed(path), threading.Event()

    def check_until_closed(path: Path, steps: Sequence[Migration], go_on: Callable[[], bool]) -> None:
        begun.set()
        while go_on():
            """Until the store is closed."""
        files.check_file(path, steps, go_on)

    with monkeypatch.context() as patch:
        patch.setattr(database, "check_file", check_until_closed)
        patch.setattr(files, "STEPS_BETWEEN", 1)
        store = await SqliteStore.open(left)
        await asyncio.to_thread(begun.wait)
        await store.close()
        gc.collect()
    assert [record.message for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert path.with_name("left.db-unchecked").exists()
    with caplog.at_level(logging.INFO):
        async with await SqliteStore.open(left) as store:
            await checked(store)
    assert f"{left} is sound" in caplog.text


async def test_a_cut_off_database_is_refused(path: Path) -> None:
    await filled(path)
    os.truncate(path, path.stat().st_size // 2)
    assert isinstance(await refusal(path), api.DatabaseCorrupt)


@pytest.mark.parametrize("pragma", ["application_id = 252006674", "user_version = 1", "user_version = 0"])
async def test_other_programs_databases_are_refused(path: Path, pragma: str) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE theirs (x)")
        connection.execute(f"PRAGMA {pragma}")
    before = path.read_bytes()
    assert isinstance(await refusal(path), api.DatabaseForeign)
    assert path.read_bytes() == before


@pytest.mark.parametrize("what", ["a link to itself", "a directory", "a file in the place of the directory"])
async def test_what_can_hold_no_file_is_refused(path: Path, what: str) -> None:
    if what == "a file in the place of the directory":
        path.parent.write_text("a file")
    elif what == "a directory":
        path.mkdir(parents=True)
    else:
        path.parent.mkdir()
        path.symlink_to(path)
    assert isinstance(await refusal(path), api.DatabaseNotAFile)


def sqlite_fault(*, of: str, where: Path) -> sqlite3.Error:
    """A true error from SQLite itself, so that no test trusts a made-up code."""
    sound = where / "sound.db"
    location, statement = {
        "read-only": (f"{sound.as_uri()}?mode=ro", "INSERT INTO t VALUES (1)"),
        "cannot open": ((where / "nowhere" / "x.db").as_uri(), "SELECT 1 FROM t"),
        "full": (sound.as_uri(), "INSERT INTO t VALUES (zeroblob(1000000))"),
        "busy": (sound.as_uri(), "BEGIN IMMEDIATE"),
    }[of]
    with closing(sqlite3.connect(sound, isolation_level=None)) as other:
        other.execute("CREATE TABLE t (x)")
        if of == "busy":
            other.execute("BEGIN IMMEDIATE")
        try:
            with closing(sqlite3.connect(location, timeout=0.0, uri=True, isolation_level=None)) as connection:
                connection.execute("PRAGMA max_page_count = 4")
                connection.execute(statement)
        except sqlite3.Error as fault:
            return fault
    raise AssertionError("SQLite did not mind")


@pytest.mark.parametrize(
    ("of", "reason"),
    [
        ("read-only", api.DatabaseReadOnly),
        ("cannot open", api.DatabaseReadOnly),
        ("full", api.DatabaseDiskFull),
        ("busy", api.DatabaseLocked),
    ],
)
def test_reasons_for_sqlites_codes(of: str, reason: type[api.DatabaseUnusable], tmp_path: Path) -> None:
    sentence = unusable_because(sqlite_fault(of=of, where=tmp_path), tmp_path / "x.db")
    assert type(sentence) is reason
    assert str(tmp_path / "x.db") in str(sentence)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (errno.EACCES, api.DatabaseReadOnly),
        (errno.EROFS, api.DatabaseReadOnly),
        (errno.EPERM, api.DatabaseReadOnly),
        (errno.ENOSPC, api.DatabaseDiskFull),
        (errno.EDQUOT, api.DatabaseDiskFull),
        (errno.EISDIR, api.DatabaseNotAFile),
        (errno.EMFILE, api.DatabaseUnusable),
    ],
)
def test_reasons_for_the_systems_codes(code: int, reason: type[api.DatabaseUnusable]) -> None:
    assert type(unusable_because(OSError(code, os.strerror(code)), Path("x.db"))) is reason
