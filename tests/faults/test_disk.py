"""Disks that are full or cannot be written, as the operating system and SQLite report it."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from bot.storage.api import DatabaseDiskFull, StoreFull
from bot.storage.sql.connection import Connection
from bot.storage.sql.schema import Migration, load_migrations
from bot.storage.sqlite.database import SqliteStore
from bot.terminal import sentence
from tests.faults.children import BODY, TABLES
from tests.faults.processes import said
from tests.storage.rows import entry, new_table
from tests.storage.sqlite.files import open_and_close, rows


async def limit_pages(connection: Connection, more: int | None) -> None:
    """Let the database grow by ``more`` pages and no further; ``None`` takes the limit away."""
    pages = await connection.fetchval("PRAGMA page_count")
    await connection.fetch(f"PRAGMA max_page_count = {2**30 if more is None else pages + more}")


def assert_survived(report: dict[str, Any], copy: Path) -> None:
    """Nothing of the failing round stayed, all before it did, and writing went on when there was room."""
    acknowledged = report["acknowledged"]
    assert min(acknowledged) > 2
    assert [fault.split(":")[0] for fault in report["faults"]] == ["StoreError"] * TABLES
    assert report["held"] == acknowledged
    assert report["later"] == [seq + 1 for seq in acknowledged]
    assert rows(copy, "PRAGMA integrity_check") == [("ok",)]
    assert [last for (last,) in rows(copy, "SELECT max(seq) FROM journal GROUP BY table_id")] == report["later"]


def test_a_full_disk(tmp_path: Path) -> None:
    disk, copy = tmp_path / "disk", tmp_path / "copy.db"
    disk.mkdir()
    report = said(
        "fill",
        disk / "full.db",
        {**os.environ, "COPY": str(copy)},
        after_mounting=f"mount -t tmpfs -o size=1200k small '{disk}'",
    )
    assert_survived(report, copy)
    assert "disk is full" in report["faults"][0]


def test_a_file_that_cannot_grow(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    report = said("fill", path, {**os.environ, "FULL_BY": "limit", "COPY": str(copy)})
    assert_survived(report, copy)


async def test_a_full_database_fails_the_batch_and_recovers(store: SqliteStore) -> None:
    tables = [await new_table(store) for _ in range(20)]
    await store.database.read(limit_pages, 2)
    results = await asyncio.gather(
        *(store.append(table_id, [entry(2, body=BODY * 10)]) for table_id in tables), return_exceptions=True
    )
    assert [type(each) for each in results] == [StoreFull] * 20
    assert str(results[0]) == sentence("store-full")
    assert [len(await store.entries(table_id)) for table_id in tables] == [1] * 20
    await store.append(tables[0], [entry(2)])  # what fits is still written
    await store.database.read(limit_pages, None)
    await asyncio.gather(*(store.append(table_id, [entry(2, body=BODY * 10)]) for table_id in tables[1:]))
    assert [len(await store.entries(table_id)) for table_id in tables] == [2] * 20


async def test_an_upgrade_without_room_leaves_the_old_version(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        await new_table(store)
    number = load_migrations()[-1].number + 1
    grows = "PRAGMA max_page_count = 30; CREATE TABLE big (x); INSERT INTO big VALUES (zeroblob(1000000))"
    with pytest.raises(DatabaseDiskFull):
        await open_and_close(path, (*load_migrations(), Migration(number, "grows", grows)))
    async with await SqliteStore.open(path) as store:
        assert len(await store.live_tables()) == 1


@pytest.mark.parametrize("what", ["file", "directory"])
async def test_a_read_only_database_is_refused(path: Path, what: str) -> None:
    """Root may write what its mode forbids, so the file system itself is made read-only."""
    async with await SqliteStore.open(path) as store:
        await new_table(store)
    target = path if what == "file" else path.parent
    name, sentence = said(
        "open",
        path,
        dict(os.environ),
        after_mounting=f"mount --bind '{target}' '{target}' && mount -o remount,bind,ro '{target}'",
    )
    assert name == "DatabaseReadOnly"
    assert str(path) in sentence
    assert "write access" in sentence


@pytest.mark.parametrize("inside", ["", "yes"])
async def test_a_backup_without_room_leaves_no_file(path: Path, tmp_path: Path, inside: str) -> None:
    async with await SqliteStore.open(path) as store:
        table_id = await new_table(store)
        await store.append(table_id, [entry(seq, body=BODY) for seq in range(2, 1000)])
    small = tmp_path / "small"
    small.mkdir()
    lines, left_over = said(
        "copy",
        path,
        {**os.environ, "COPY": str(small / "copy.db"), "INSIDE": inside},
        after_mounting=f"mount -t tmpfs -o size=100k small '{small}'",
    )
    assert lines.startswith("BackupError")
    assert left_over == []
    async with await SqliteStore.open(path) as store:
        assert len(await store.entries(table_id)) == 999
