"""People's avatars as files, for the pictures. An avatar is fetched when its person presses; nothing waits for it.

A file is named after the user and the hash of the avatar, so a new avatar replaces the old one. A person without an
avatar here is drawn with their initial.

Each person has at most one fetching task, which runs until it has the latest wanted avatar. If the person is forgotten
meanwhile, no avatar is wanted: a file gets its final name only in the step that also records it.
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

from bot.task_group import TaskGroup
from bot.ui.readers import Interaction

SIZE = 128
"""Width and height of a fetched avatar in pixels."""
SECONDS = 5.0
"""Seconds after which fetching an avatar is given up."""
RETRY_SECONDS = 600.0
"""Seconds until an avatar that could not be fetched is requested again."""
_LARGEST = 256 * 1024  # avatars with more bytes than this are not kept
_AT_ONCE = 4

_log = logging.getLogger(__name__)


class Avatars:
    """The avatars of the ``most`` people who pressed last, as files in a folder, which may be deleted at any time."""

    def __init__(self, folder: Path, most: int = 4000) -> None:
        self._folder, self._most = folder, most
        self._files: OrderedDict[int, Path] = OrderedDict()
        """The file of each person. Those who pressed last are at the end."""
        self._wanted: dict[int, discord.Asset] = {}  # the avatar still to be fetched, by person
        self._fetching: set[int] = set()  # people whose avatar a task is fetching
        self._failed: OrderedDict[int, tuple[str, float]] = OrderedDict()
        """The last avatar of each person that could not be fetched: its hash, and when it failed."""
        self._room = asyncio.Semaphore(_AT_ONCE)
        self._tasks = TaskGroup()

    def start(self) -> None:
        """Keep the newest files of an earlier process and delete the rest. Without a folder there are no avatars."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            for part in self._folder.glob("*-*.part"):
                part.unlink()
            paths = sorted(self._folder.glob("*-*.png"), key=lambda path: path.stat().st_mtime)
        except OSError as fault:
            _log.info("avatars are not kept in %s: %s", self._folder, fault.strerror)
            return
        for path in paths:
            user_id, _, _ = path.stem.partition("-")
            if user_id.isdecimal():
                self._keep(int(user_id), path)

    async def wait_until_done(self) -> None:
        """Wait until no avatar is being fetched."""
        await self._tasks.wait_until_done()

    async def close(self) -> None:
        await self._tasks.close()

    async def on_interaction(self, press: Interaction) -> None:
        """Fetch a person's avatar when they press, unless it is here, being fetched, or failed recently."""
        user_id, avatar = press.user.id, press.user.avatar
        failed_key, failed_at = self._failed.get(user_id, ("", 0.0))
        if avatar is None:
            self._remove(user_id)
        elif self._files.get(user_id) == self._path(user_id, avatar):
            self._wanted.pop(user_id, None)
            self._files.move_to_end(user_id)
        elif failed_key != avatar.key or time.monotonic() >= failed_at + RETRY_SECONDS:
            self._wanted[user_id] = avatar
            if user_id not in self._fetching:
                self._fetching.add(user_id)
                self._tasks.start(self._fetch_wanted(user_id), "fetching an avatar")

    def files_of(self, user_ids: Iterable[int | None]) -> dict[int, str]:
        """Return the files of these people's avatars, by user id. ``None`` and people without a file are left out."""
        known_ids = (user_id for user_id in user_ids if user_id is not None and user_id in self._files)
        return {user_id: str(self._files[user_id]) for user_id in known_ids}

    def forget(self, user_id: int) -> None:
        """Remove somebody's avatar, even if another process fetched it into the folder."""
        self._remove(user_id)
        self._failed.pop(user_id, None)
        for path in self._folder.glob(f"{user_id}-*"):
            path.unlink(missing_ok=True)

    # -- fetching

    async def _fetch_wanted(self, user_id: int) -> None:
        try:
            while (avatar := self._wanted.get(user_id)) is not None:
                await self._fetch(user_id, avatar)
                if self._wants(user_id, avatar):
                    del self._wanted[user_id]
        finally:
            self._fetching.discard(user_id)

    async def _fetch(self, user_id: int, avatar: discord.Asset) -> None:
        try:
            async with self._room, asyncio.timeout(SECONDS):
                data = await avatar.replace(size=SIZE, format="png").read()
            if len(data) <= _LARGEST:
                await self._save(user_id, avatar, data)
                return
            _log.info("an avatar has %d bytes", len(data))
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as fault:
            _log.info("an avatar could not be fetched: %s", type(fault).__name__)
        if self._wants(user_id, avatar):
            self._failed[user_id] = avatar.key, time.monotonic()
            if len(self._failed) > self._most:
                self._failed.popitem(last=False)

    async def _save(self, user_id: int, avatar: discord.Asset, data: bytes) -> None:
        """Write the file whole or not at all, and only if it is still wanted once it is written."""
        path = self._path(user_id, avatar)
        part = path.with_suffix(".part")
        try:
            await asyncio.to_thread(part.write_bytes, data)
            if self._wants(user_id, avatar):
                part.replace(path)
                self._keep(user_id, path)
        finally:
            part.unlink(missing_ok=True)

    def _wants(self, user_id: int, avatar: discord.Asset) -> bool:
        waiting = self._wanted.get(user_id)
        return waiting is not None and waiting.key == avatar.key

    def _path(self, user_id: int, avatar: discord.Asset) -> Path:
        return self._folder / f"{user_id}-{avatar.key}.png"

    def _keep(self, user_id: int, path: Path) -> None:
        if self._files.get(user_id) != path:
            self._unlink(user_id)
        self._files[user_id] = path
        while len(self._files) > self._most:
            self._unlink(next(iter(self._files)))

    def _remove(self, user_id: int) -> None:
        self._wanted.pop(user_id, None)
        self._unlink(user_id)

    def _unlink(self, user_id: int) -> None:
        path = self._files.pop(user_id, None)
        if path is not None:
            path.unlink(missing_ok=True)
