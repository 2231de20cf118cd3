"""Backups on schedule, by a clock that the test sets, of a real store."""

# ruff: noqa: ASYNC240 - the tests look at small local files; nothing else runs meanwhile

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.storage.backups import Backups
from bot.storage.store import Store
from tests.storage.rows import new_table, opened, seqs

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC).timestamp()
HOUR = 3600.0


class FakeTime:
    """A clock that goes on by sleeping, until ``end``; then the sleeper sleeps for ever."""

    def __init__(self) -> None:
        self.now = NOON
        self.end = NOON
        self.resting = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        assert seconds <= HOUR
        if self.now + seconds > self.end:
            self.resting.set()
            await asyncio.Event().wait()
        self.now += seconds


async def run(
    back_up: Callable[[Path], Awaitable[None]],
    folder: Path,
    hours: float,
    *,
    start: float = NOON,
    every: int = 24,
    keep: int = 7,
    size: int = 0,
) -> None:
    """Let the schedule run for so many hours."""
    clock = FakeTime()
    clock.now, clock.end = start, start + hours * HOUR

    async def measure() -> int:
        return size

    backups = Backups(back_up, measure, folder, hours=every, keep=keep, now=lambda: clock.now, sleep=clock.sleep)
    backups.start()
    try:
        async with asyncio.timeout(30):
            await clock.resting.wait()
    finally:
        await backups.close()


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "far" / "backups"


async def test_the_first_backup_is_made_at_once_and_opens(store: Store, folder: Path) -> None:
    table_id = await new_table(store)
    await run(store.backup, folder, 0)
    assert names(folder) == ["right-bower-20260301-120000.db"]
    assert folder.stat().st_mode & 0o777 == 0o700
    async with opened(str(folder / "right-bower-20260301-120000.db")) as copy:
        assert await seqs(copy, table_id) == [1]


async def test_one_backup_is_made_each_period_and_the_newest_are_kept(store: Store, folder: Path) -> None:
    await run(store.backup, folder, 6 * 5, every=6, keep=3)
    assert names(folder) == [
        "right-bower-20260302-060000.db",
        "right-bower-20260302-120000.db",
        "right-bower-20260302-180000.db",
    ]


async def test_a_restart_does_not_shift_the_schedule(store: Store, folder: Path) -> None:
    await run(store.backup, folder, 0)
    await run(store.backup, folder, 1, start=NOON + 22 * HOUR)
    assert len(names(folder)) == 1
    await run(store.backup, folder, 2, start=NOON + 22.5 * HOUR)
    assert names(folder)[1:] == ["right-bower-20260302-120000.db"]


async def test_other_files_stay(store: Store, folder: Path) -> None:
    folder.mkdir(parents=True)
    others = ["a.db", "right-bower-20200101-000000.db.txt", "right-bower-20209999-000000.db", "right-bower-old.db"]
    for name in others:
        (folder / name).write_text("dear to somebody")
    (folder / "right-bower-20200101-000001.db").mkdir()
    (folder / "right-bower-20200101-000002.db").write_text("our own, old")
    (folder / "right-bower-20200101-000003.db.part").write_text("our own, never finished")
    await run(store.backup, folder, 1, every=1, keep=1)
    ours = ["right-bower-20260301-130000.db"]
    assert names(folder) == sorted([*others, "right-bower-20200101-000001.db", *ours])


async def test_a_backup_dated_in_the_future_does_not_push_out_the_newest(store: Store, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "right-bower-20990101-000000.db").write_text("by a wrong clock")
    await run(store.backup, folder, 1, every=1, keep=1)
    assert names(folder) == ["right-bower-20260301-130000.db"], "what was just made stays, whatever the names say"


async def test_copies_made_while_the_clock_ran_ahead_do_not_push_out_the_real_ones(store: Store, folder: Path) -> None:
    await run(store.backup, folder, 2, every=1, keep=3)
    for hour in range(3):
        (folder / f"right-bower-20990101-0{hour}0000.db").write_text("by a clock that ran ahead")
    await run(store.backup, folder, 1, every=1, keep=3, start=NOON + 3 * HOUR)
    assert names(folder) == [f"right-bower-20260301-1{hour}0000.db" for hour in (4, 5, 6)]


async def test_a_failure_is_one_sentence_and_tried_again(
    store: Store, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder.parent.mkdir()
    folder.write_text("in the way")
    with caplog.at_level(logging.ERROR):
        await run(store.backup, folder, 1.5)
        assert len(caplog.records) == 2, "at once and after an hour"
        assert str(folder) in caplog.messages[0]
        assert "\n" not in caplog.text.strip().split("\n")[0]
    folder.unlink()
    await run(store.backup, folder, 0, start=NOON + 2 * HOUR)
    assert names(folder) == ["right-bower-20260301-140000.db"]


async def test_an_unfinished_copy_removes_nothing(store: Store, folder: Path) -> None:
    async def fail_halfway(target: Path) -> None:
        target.write_text("half")
        raise OSError("the disk is full")

    await run(store.backup, folder, 0)
    await run(fail_halfway, folder, 0, start=NOON + 48 * HOUR, keep=1)
    assert "right-bower-20260301-120000.db" in names(folder)
    await run(store.backup, folder, 0, start=NOON + 49 * HOUR, keep=1)
    assert names(folder) == ["right-bower-20260303-130000.db"]


async def test_no_copy_is_made_where_it_could_fill_the_disk(
    store: Store, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    free = shutil.disk_usage(folder.parents[1]).free
    with caplog.at_level(logging.ERROR):
        await run(store.backup, folder, 0, size=free // 2)
    assert names(folder) == []
    assert len(caplog.records) == 1
    assert "MB are free" in caplog.messages[0]
    await run(store.backup, folder, 0, size=free // 4)
    assert len(names(folder)) == 1


async def test_closing_stops_at_once(store: Store, folder: Path) -> None:
    never = asyncio.Event()
    begun = asyncio.Event()

    async def back_up(target: Path) -> None:
        begun.set()
        await never.wait()

    now: Callable[[], float] = lambda: NOON  # noqa: E731 - a fake clock
    backups = Backups(back_up, store.size, folder, hours=1, keep=1, now=now)
    await backups.close()
    backups.start()
    async with asyncio.timeout(30):
        await begun.wait()
        await backups.close()
    assert names(folder) == []
