"""One process at a time, whatever becomes of the lock file and whatever name the database has."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from bot.storage.sqlite.database import SqliteStore
from bot.storage.sqlite.files import lock_path
from bot.terminal import sentence
from tests.faults.processes import said
from tests.storage.rows import entry, new_table, seqs

pytestmark = pytest.mark.proof  # another process opens the database

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="the file itself is locked on Linux only")


def second(path: Path) -> tuple[str, str]:
    name, sentence = said("open", path, dict(os.environ))
    return name, sentence


@LINUX
async def test_a_deleted_lock_file_lets_nobody_in(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        table_id = await new_table(store)
        lock_path(path).unlink()
        for _ in range(2):
            assert second(path)[0] == "DatabaseLocked"
        await store.append(table_id, [entry(2)])
        assert await seqs(store, table_id) == [1, 2]
    assert second(path)[0] == "opened"


@LINUX
async def test_a_link_to_the_database_is_locked_too(path: Path) -> None:
    async with await SqliteStore.open(path):
        pass
    other = path.with_name("other.db")
    os.link(path, other)
    async with await SqliteStore.open(path) as store:
        name, refusal = second(other)
        assert name == "DatabaseLocked"
        assert refusal == sentence("database-in-use-elsewhere", file=other)
        await new_table(store)
    assert second(other)[0] == "opened"


@LINUX
async def test_a_new_database_is_locked_too(path: Path) -> None:
    async with await SqliteStore.open(path):
        lock_path(path).unlink()
        assert second(path)[0] == "DatabaseLocked"
