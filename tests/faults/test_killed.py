"""A process killed at any moment loses nothing that it had acknowledged."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path

import pytest

from bot.storage.api import DatabaseLocked, TableId
from bot.storage.sqlite.database import SqliteStore
from bot.tables.decisions import Reason
from tests.faults.children import TABLES
from tests.faults.processes import started
from tests.storage.rows import entry
from tests.storage.sqlite.files import open_and_close, rows
from tests.tables.company import Evening
from tests.world import require


def play_and_kill(path: Path, lines: int) -> dict[int, int]:
    """Kill a playing child after ``lines`` acknowledgements; the last acknowledged entry of each table."""
    acknowledged: dict[int, int] = {}
    with started("play", path) as process:
        for number, line in enumerate(require(process.stdout), start=1):
            if number == lines:
                process.kill()  # what stands in the pipe by now was acknowledged as well
            if line.endswith(b"\n"):
                table_id, seq = json.loads(line)
                acknowledged[table_id] = seq
    assert process.returncode == -9
    return acknowledged


@pytest.mark.parametrize("lines", [9, 500, 5000])
async def test_kill_9_loses_no_acknowledged_entry(path: Path, lines: int) -> None:
    acknowledged = play_and_kill(path, lines)
    assert len(acknowledged) == TABLES
    async with await SqliteStore.open(path) as store:
        for table_id, last in acknowledged.items():
            kept = [line.seq for line in await store.entries(TableId(table_id))]
            assert kept == list(range(1, len(kept) + 1)), "without gaps"
            assert last <= len(kept) <= last + 1, "nothing acknowledged is lost, at most one is unheard of"
            await store.append(TableId(table_id), [entry(len(kept) + 1)])
    assert rows(path, "PRAGMA integrity_check") == [("ok",)]
    assert rows(path, "SELECT count(*) FROM journal JOIN interactions USING (table_id, seq)") == [
        (rows(path, "SELECT count(*) FROM journal")[0][0] - 2 * TABLES,)
    ], "every press stands with its entry"


async def test_what_a_failed_sync_left_is_told_as_unknown_and_may_be_back_after_a_kill(path: Path) -> None:
    """The disk refuses to sync a commit: for that process it is undone, and in the log it stands whole."""
    with started("unsynced", path) as process:
        report = json.loads(require(process.stdout).readline())
        process.kill()
    assert report["told"] == [Reason.UNKNOWN] * 2
    assert report["seen"] == report["before"], "the process itself sees what it read again"
    async with await SqliteStore.open(path) as store:
        evening = Evening(store)
        evening.interactions = count(10**6)
        await evening.tables.resume()
        [snapshot] = evening.tables.snapshots()
        table_id = snapshot.table.table_id
        assert snapshot.table.seq == len(await store.entries(table_id)) == report["before"] + 1
        await evening.finish(table_id)
        await evening.tables.close()


async def test_a_second_process_is_refused_while_the_first_lives(path: Path) -> None:
    with started("play", path) as process:
        require(process.stdout).readline()
        with pytest.raises(DatabaseLocked, match=str(process.pid)):
            await open_and_close(path)
        process.kill()
        process.wait()
        async with await SqliteStore.open(path) as store:  # its lock died with it
            assert await store.live_tables()
