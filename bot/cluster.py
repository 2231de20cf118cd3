"""The work of one process among several: how it responds when the store tells it about the others.

A process serves the shards of ``SHARD_IDS``. It also takes over the shards of a process that died: it resumes their
tables and clocks and opens their gateway connections, so that old buttons work. It reads settings again when others
change them, and divides the budget of counted requests among all serving processes.

A process whose shards are served by another one is a standby. It is logged in and has everything except tables and
connections. It asks for its shards, and gets them between two hands. The process that has them closes their
connections, so that nobody can press anything there. It finishes answering presses, forgets the shards' tables and
tournaments, which the store has, and hands the shards over. The standby then takes them over as from a process that
died.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable
from contextlib import suppress
from typing import assert_never

from bot.client import EuchreBot
from bot.services import retry
from bot.storage.api import (
    News,
    ProcessesCounted,
    Replaced,
    SettingsChanged,
    ShardsTaken,
    ShardsWanted,
    StoreError,
    is_direct_message,
)
from bot.tables.model import Status
from bot.tables.views import TableView
from bot.task_group import TaskGroup

_log = logging.getLogger(__name__)

HAND_SECONDS = 300.0
"""Seconds to wait for a moment between hands at all tables before shards are handed back. With many tables there is no
such moment; nothing is lost during a hand either.
"""
WANTED_SECONDS = 10.0
"""Seconds without a request for its shards after which a process counts as dead."""
FIRST_REST, LONGEST_REST = 30.0, 900.0
"""Seconds for which returned shards stay here, more each time: a process that keeps dying gets them rarely."""


class Cluster:
    """Responds to the store's news about other processes, from the start until ``close``."""

    def __init__(self, bot: EuchreBot, hand_seconds: float = HAND_SECONDS) -> None:
        self._bot = bot
        self._hand_seconds = hand_seconds
        self._services = bot.services
        self._store = bot.services.store
        self._tables = bot.services.tables
        self._tasks = TaskGroup()
        self._wanted: dict[int, float] = {}  # when each shard was last requested, in the event loop's time
        self._returned: Counter[int] = Counter()  # how often each shard was handed over
        self._rests_until: dict[int, float] = {}
        self._handing = False
        self._changed = asyncio.Event()
        self._closed = False

    def start(self) -> None:
        self._tables.add_listener(lambda _: self._changed.set())
        self._store.add_listener(self._on_news)

    async def close(self) -> None:
        """Stop responding, so that a closing process takes no shards over and hands none over."""
        self._closed = True
        await self._tasks.close()

    def _on_news(self, news: News) -> None:
        if self._closed:
            return
        match news:
            case ProcessesCounted(count):
                self._bot.limiter.share_among(count)
            case SettingsChanged(None, None):
                self._begin(self._bot.features.live.pages.recheck(), "live sessions")
                self._services.readers.forget_all()
                homes = {snapshot.table.guild_id for snapshot in self._tables.snapshots()}
                self._tables.server_settings.forget_all(but=homes)
                self._begin(self._read_anew(homes), "settings")
            case SettingsChanged(guild_id, user_id):
                if user_id is not None:
                    self._services.readers.forget(user_id)
                    self._begin(self._bot.features.live.pages.recheck(user_id), "live sessions")
                if guild_id is not None:
                    self._begin(self._read_anew({guild_id}), "settings")
            case ShardsWanted(shards, epoch):
                self._want(shards, epoch)
            case ShardsTaken(shards):
                self._rest(shards)
                self._begin(self._take_over(shards), "taking over shards")
            case Replaced():
                self._begin(self._bot.end_replaced(), "ending")
            case _:
                assert_never(news)

    def _begin(self, work: Awaitable[None], name: str) -> None:
        self._tasks.start(_log_store_error(work, name), name)

    async def _read_anew(self, guild_ids: set[int]) -> None:
        for guild_id in guild_ids:
            await self._tables.server_settings.reload(guild_id)

    async def _take_over(self, shards: tuple[int, ...]) -> None:
        rows = await retry(lambda: self._store.live_tables(shards), "live tables")
        rows = [row for row in rows if self._tables.snapshot(row.table_id) is None]
        self._services.expect(rows)
        _log.warning("This process serves shards %s now, with %d open tables", list(shards), len(rows))
        await asyncio.gather(self._services.take_up(), self._bot.serve_shards(shards))
        self._bot.features.announcers.redraw_resumed()
        await retry(self._bot.features.lobby_posts.take_up, "lobby posts")

    # -- handing back

    def _want(self, shards: tuple[int, ...], epoch: int) -> None:
        now = asyncio.get_running_loop().time()
        self._wanted |= dict.fromkeys(shards, now)
        due = tuple(shard for shard in shards if self._rests_until.get(shard, now) <= now)
        if due and not self._handing:
            self._handing = True
            self._begin(self._hand_over(due, epoch), "handing shards over")

    def _rest(self, shards: tuple[int, ...]) -> None:
        for shard in shards:
            if self._returned[shard]:
                rest = min(FIRST_REST * 2.0 ** (self._returned[shard] - 1), LONGEST_REST)
                self._rests_until[shard] = asyncio.get_running_loop().time() + rest

    async def _hand_over(self, shards: tuple[int, ...], epoch: int) -> None:
        try:
            await self._services.complete.wait()
            await self._await_quiet(shards)
            now = asyncio.get_running_loop().time()
            if any(self._wanted[shard] < now - WANTED_SECONDS for shard in shards):
                return
            await self._bot.leave_shards(shards)
            self._returned.update(shards)
            try:
                await self._services.release_tournaments(lambda guild_id: self._shard_of(guild_id) in shards)
                rows = await retry(lambda: self._store.live_tables(shards), "live tables")
                table_ids = {row.table_id for row in rows} | {table.table_id for table in self._here(shards)}
                await self._tables.release(table_ids)
                await self._bot.features.announcers.release(table_ids)
                await self._bot.features.lobby_posts.release(lambda guild_id: self._shard_of(guild_id) in shards)
            except StoreError:
                self._rest(shards)
                self._begin(self._take_over(shards), "taking shards up again")
                raise
            await self._store.hand_over(shards, epoch)
            self._bot.features.live.pages.refresh()
            _log.warning("This process has handed over shards %s", list(shards))
        finally:
            self._handing = False

    async def _await_quiet(self, shards: tuple[int, ...]) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(self._hand_seconds):
                while any(_is_in_hand(table) for table in self._here(shards)):
                    self._changed.clear()
                    await self._changed.wait()

    def _here(self, shards: tuple[int, ...]) -> list[TableView]:
        tables = [snapshot.table for snapshot in self._tables.snapshots()]
        return [
            table
            for table in tables
            if (0 if is_direct_message(table.guild_id, table.channel_id) else self._shard_of(table.guild_id)) in shards
        ]

    def _shard_of(self, guild_id: int) -> int:
        served = self._store.shards()
        return 0 if served is None else served.of_server(guild_id)


def _is_in_hand(table: TableView) -> bool:
    """Return whether somebody has acted in the current hand, so that other people may be waiting for its end."""
    if table.tournament is not None and table.tournament.is_solo:
        return False
    running = table.status is Status.PLAYING and table.public is not None and table.public.turn is not None
    return running and table.seq > table.hand_seq


async def _log_store_error(work: Awaitable[None], name: str) -> None:
    try:
        await work
    except StoreError as fault:
        _log.warning("%s: %s", name, fault)
