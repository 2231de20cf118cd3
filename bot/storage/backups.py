"""Scheduled backups: a copy of the store every few hours. Only the newest copies are kept.

Backups recognize their own files by name, and touch no others. The name of a copy contains its time, so that a restart
does not shift the schedule.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import shutil
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from bot.storage.api import BackupError, StoreError

logger = logging.getLogger(__name__)

RETRY_SECONDS = 3600.0
"""Seconds until a failed backup is tried again."""

ROOM = 3
"""A copy is made only if this many times the store's size is free, so that copies never fill the games' disk."""

_TIME = "%Y%m%d-%H%M%S"
_OWN = re.compile(r"right-bower-(\d{8}-\d{6})\.db")
_UNFINISHED = ".part"


class Backups:
    """Copies the store into ``folder`` every ``hours`` hours and keeps the newest ``keep`` copies.

    ``now`` returns the Unix time, ``size`` the size of the store in bytes.
    """

    def __init__(
        self,
        back_up: Callable[[Path], Awaitable[None]],
        size: Callable[[], Awaitable[int]],
        folder: Path,
        *,
        hours: int,
        keep: int,
        now: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._back_up = back_up
        self._size = size
        self.folder = folder
        self.period = hours * 3600.0
        """Seconds from one copy to the next."""
        self._keep = keep
        self._now = now
        self._sleep = sleep
        self._task: asyncio.Task[None] | None = None
        self._resting = asyncio.Event()
        self._resting.set()
        self.last_success = 0.0
        self.last_failure = 0.0
        """Unix times of the newest whole copy and of the latest that failed; 0 if there is none."""

    def start(self) -> None:
        """Start. The first copy is made at once if there is none, or if the newest is older than the interval."""
        self._resting.clear()
        self._task = asyncio.create_task(self._run(), name="backups")

    async def idle(self) -> None:
        """Wait until no copy is being made or due."""
        await self._resting.wait()

    async def close(self) -> None:
        """Stop making copies. A copy being written is interrupted when the store closes."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            self._resting.set()

    async def _run(self) -> None:
        while True:
            wait = await self._seconds_left()
            if wait <= 0:
                wait = 0.0 if await self.make() else min(RETRY_SECONDS, self.period)
            # Sleep for an hour at most: then a clock that is set, or a suspended host, delays a copy by no more.
            self._resting.set()
            await self._sleep(min(wait, 3600.0))
            self._resting.clear()

    async def make(self) -> bool:
        """Make one copy now and remove the oldest ones; return whether it succeeded. A failure is logged."""
        try:
            made = await self._copy()
        except (StoreError, OSError) as fault:
            self.last_failure = self._now()
            logger.error("No backup was made in %s; the next try is in an hour: %s", self.folder, fault)
            return False
        logger.info("Backup %s was made", made)
        try:
            await asyncio.to_thread(_remove_oldest, self.folder, self._keep, made, self._now())
        except OSError as fault:
            logger.error("Old backups in %s could not be removed: %s", self.folder, fault)
        return True

    async def _copy(self) -> Path:
        target = self.folder / f"right-bower-{datetime.fromtimestamp(self._now(), UTC):{_TIME}}.db"
        partial = target.with_name(target.name + _UNFINISHED)
        await asyncio.to_thread(_prepare, self.folder)
        needed, free = ROOM * await self._size(), (await asyncio.to_thread(shutil.disk_usage, self.folder)).free
        if free < needed:
            raise BackupError("backup-no-room", free=free / 1e6, needed=needed / 1e6)
        await self._back_up(partial)
        await asyncio.to_thread(_rename, partial, target)
        self.last_success = self._now()
        return target

    async def _seconds_left(self) -> float:
        """Return the seconds until the next copy is due. Copies dated in the future, by a wrong clock, are ignored."""
        times = [made for made, _ in await asyncio.to_thread(_copies, self.folder)]
        now = self._now()
        newest = max((made for made in times if made <= now), default=None)
        self.last_success = max(self.last_success, newest or 0.0)
        return 0.0 if newest is None else newest + self.period - now


def _copies(folder: Path) -> list[tuple[float, Path]]:
    copies: list[tuple[float, Path]] = []
    try:
        for file in folder.iterdir():
            name = _OWN.fullmatch(file.name)
            with suppress(ValueError):  # a file with an impossible date, such as the 99th, is not ours
                if name is not None and file.is_file() and not file.is_symlink():
                    copies.append((datetime.strptime(name[1], _TIME).replace(tzinfo=UTC).timestamp(), file))
    except OSError:
        return []
    return sorted(copies)


def _prepare(folder: Path) -> None:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for file in folder.iterdir():
        if file.name.endswith(_UNFINISHED) and _OWN.fullmatch(file.name.removesuffix(_UNFINISHED)):
            file.unlink()


def _rename(partial: Path, target: Path) -> None:
    """Rename a complete copy durably. If ``target`` exists, delete the copy and raise ``BackupError``."""
    if target.exists():
        partial.unlink()
        raise BackupError("backup-exists", file=target)
    partial.rename(target)
    descriptor = os.open(target.parent, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _remove_oldest(folder: Path, keep: int, made: Path, now: float) -> None:
    """Remove the oldest copies until ``keep`` are left, but never ``made``. Those dated in the future go first."""
    others = [file for time, file in sorted(_copies(folder), key=lambda copy: (copy[0] <= now, copy)) if file != made]
    for file in others[: max(0, len(others) - (keep - 1))]:
        file.unlink()
