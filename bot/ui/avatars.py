"""People's avatars as files, for the pictures: fetched once when somebody presses, and never a reason to wait.

A file is named after the user and the hash of the avatar, so that a new avatar replaces the old one. Whoever has none,
or whose avatar is still on its way, is drawn with their initial.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Iterable
from pathlib import Path

import aiohttp
import discord

from bot.tables.model import Chair
from bot.task_group import TaskGroup
from bot.ui.interactions import Interaction

SIZE = 128
"""Pixels of an avatar as it is fetched."""
SECONDS = 5.0
"""The longest that one is waited for."""
AGAIN = 600.0
"""Seconds until an avatar that could not be fetched is asked for again."""
_LARGEST = 256 * 1024
_AT_ONCE = 4

_log = logging.getLogger(__name__)


class Avatars:
    """Keeps the newest avatars of at most ``most`` people in a folder, of which nothing is lost if it goes."""

    def __init__(self, folder: Path, most: int = 4000) -> None:
        self._folder, self._most = folder, most
        self._files: OrderedDict[int, Path] = OrderedDict()
        self._tried: OrderedDict[tuple[int, str], float] = OrderedDict()
        self._room = asyncio.Semaphore(_AT_ONCE)
        self._tasks = TaskGroup()

    def start(self) -> None:
        """Read which files there are, the newest last; remove what is none of ours or too many."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            found = sorted(self._folder.glob("*-*.png"), key=lambda path: path.stat().st_mtime)
        except OSError as fault:
            _log.info("avatars are not kept in %s: %s", self._folder, fault.strerror)
            return
        for path in found:
            user_id, _, _ = path.stem.partition("-")
            if user_id.isdecimal():
                self._keep(int(user_id), path)

    async def wait_until_done(self) -> None:
        """Wait until nothing is on its way."""
        await self._tasks.wait_until_done()

    async def close(self) -> None:
        """Fetch nothing any more."""
        await self._tasks.cancel()

    async def on_interaction(self, press: Interaction) -> None:
        """Fetch the avatar of whoever pressed, unless it is here."""
        avatar = press.user.avatar
        if avatar is None:
            self.forget(press.user.id)
            return
        self._tasks.start(self._fetch(press.user.id, avatar), "fetching an avatar")

    def files_of(self, chairs: Iterable[Chair]) -> dict[int, str]:
        """Return the files of the avatars of those who sit there, by user."""
        return self.files_of_people(chair.user_id for chair in chairs if chair.user_id is not None)

    def files_of_people(self, user_ids: Iterable[int]) -> dict[int, str]:
        """Return the files of the avatars of these people, by user; who has none here is left out."""
        return {user_id: str(self._files[user_id]) for user_id in user_ids if user_id in self._files}

    def forget(self, user_id: int) -> None:
        """Remove somebody's avatar."""
        path = self._files.pop(user_id, None)
        if path is not None:
            path.unlink(missing_ok=True)

    async def _fetch(self, user_id: int, avatar: discord.Asset) -> None:
        path = self._folder / f"{user_id}-{avatar.key}.png"
        if self._files.get(user_id) == path:
            self._files.move_to_end(user_id)
            return
        asked, now = (user_id, avatar.key), time.monotonic()
        if self._tried.get(asked, now - AGAIN) > now - AGAIN:
            return
        self._tried[asked] = now
        while len(self._tried) > self._most:
            self._tried.popitem(last=False)
        try:
            async with self._room, asyncio.timeout(SECONDS):
                data = await avatar.replace(size=SIZE, format="png").read()
            if len(data) <= _LARGEST:
                await asyncio.to_thread(_write, path, data)
                self._keep(user_id, path)
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as fault:
            _log.info("an avatar could not be fetched: %s", type(fault).__name__)

    def _keep(self, user_id: int, path: Path) -> None:
        if self._files.get(user_id) != path:
            self.forget(user_id)
        self._files[user_id] = path
        while len(self._files) > self._most:
            self.forget(next(iter(self._files)))


def _write(path: Path, data: bytes) -> None:
    """Write a file as a whole or not at all."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.replace(path)
