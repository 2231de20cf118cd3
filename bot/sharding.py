"""One process of several: what it does when the store tells it of the others.

A process serves the shards of ``SHARD_IDS``. It takes over the shards of one that died: their tables are resumed, their
clocks go on, and their gateway connections are opened, so that old buttons work. What others have set is read anew, and
the budget of counted requests is shared out among the living.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, assert_never

import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.shard import Shard
from yarl import URL

from bot.outages import persist
from bot.settings import Settings
from bot.storage.port import (
    News,
    ProcessesCounted,
    Replaced,
    SettingsChanged,
    Shards,
    ShardsTaken,
    Store,
    StoreError,
    TableRow,
)
from bot.tables.service import Tables
from bot.task_group import TaskGroup
from bot.ui.discord.languages import Languages
from bot.ui.discord.rate_limiter import RateLimiter
from bot.ui.table.announcers import Announcers
from bot.ui.viewers import Viewers

_log = logging.getLogger(__name__)

_IDENTIFY_PAUSE = 5.0
"""Seconds between two identifications; doubled each time that one was in vain."""
_LONGEST_IDENTIFY_PAUSE = 45.0
"""discord.py gives up a connection that is not identified within a minute."""
_KEPT_IDENTIFIES = 20
"""One in so many of a day's identifications is kept for connections that break."""

RETRY_SECONDS = 5.0
"""After a failure to read the tables of shards that were taken over."""


def served(settings: Settings) -> Shards:
    """Which shards' servers are this process's; without a count, all are one."""
    total = settings.shard_count or 1
    return Shards(settings.shard_ids or tuple(range(total)), total)


class ShardedBot(commands.AutoShardedBot):
    """A bot that waits for a Discord that cannot be reached, and that may serve only some shards.

    ``replaced`` says that another process has taken this one's place.
    """

    store: Store
    tables: Tables
    replaced = False
    _identify_buckets = 0
    _had: frozenset[int] = frozenset()
    _connected: frozenset[int] = frozenset()
    """The shards that have been connected since the start, and those that are."""

    def reachable(self, guild_id: int) -> bool:
        """Whether a server's people can press anything now: whether its shard is connected."""
        return self._shard_of(guild_id) in self._connected

    def _shard_of(self, guild_id: int) -> int:
        return (guild_id >> 22) % (self.shard_count or 1)

    async def on_shard_connect(self, shard_id: int) -> None:
        """Discord tells us of a shard's servers anew."""
        self._reach(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Discord goes on with a shard where it was."""
        self._reach(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Nobody on a shard's servers can press anything."""
        self._connected -= {shard_id}
        self.servers_lost(lambda guild_id: self._shard_of(guild_id) == shard_id)

    def _reach(self, shard_id: int) -> None:
        if shard_id in self._connected:
            return
        first = shard_id not in self._had
        self._connected |= {shard_id}
        self._had |= {shard_id}
        self.servers_back(lambda guild_id: self._shard_of(guild_id) == shard_id, first=first)

    def servers_lost(self, guild_ids: Callable[[int], bool]) -> None:
        """Nobody on these servers can press anything until ``servers_back``."""

    def servers_back(self, guild_ids: Callable[[int], bool], *, first: bool) -> None:
        """Let the clocks of these servers go on; what was waited for begins anew, unless it is the ``first`` time."""
        self.tables.begin_anew(guild_ids, lapsed_only=first)

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._identified: dict[int, tuple[int, float]] = {}
        """How often each shard has identified in vain, and when it did last."""
        self.add_listener(self._take_note_of_ready, "on_shard_ready")

    async def set_up(self) -> None:
        """Make everything that must be ready before the first event arrives; called once, when the bot is logged in."""

    async def login(self, token: str) -> None:
        """Log in, however long Discord cannot be reached, and set up; raises ``LoginFailure`` for a wrong token."""
        await persist(lambda: self._log_in(token))
        await self.set_up()

    async def _log_in(self, token: str) -> None:
        if self.http.connector is not discord.utils.MISSING:  # a try before this one opened a session
            await self.http.close()
            self.http.connector = discord.utils.MISSING
        await super().login(token)

    async def launch_shards(self) -> None:
        """Connect to the gateway, however long it cannot be reached, if Discord lets the bot identify often enough."""
        limits = await persist(self.fetch_session_start_limits)
        self._identify_buckets = limits.max_concurrency
        needed = len(self.shard_ids or ()) or self.shard_count or 1
        if limits.remaining < needed + limits.total // _KEPT_IDENTIFIES:
            wait = limits.reset_after / 1000
            _log.error("Discord lets the bot identify only %d times more; waiting %.0f s", limits.remaining, wait)
            await asyncio.sleep(wait)
        await persist(super().launch_shards, seconds=None)

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect one shard; like discord.py's, which tries again every five seconds with a traceback each."""

        async def connect() -> DiscordWebSocket:
            return await DiscordWebSocket.from_client(self, initial=initial, gateway=gateway, shard_id=shard_id)

        socket = await persist(connect, seconds=self.shard_connect_timeout)
        queue = self._AutoShardedClient__queue  # type: ignore[attr-defined]  # it has no other door to the two
        shard = Shard(socket, self, queue.put_nowait)
        self._AutoShardedClient__shards[shard_id] = shard  # type: ignore[attr-defined]  # as above
        shard.launch()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for this shard's turn to identify, among all processes of the bot; longer each time it was in vain."""
        number = shard_id or 0
        loop = asyncio.get_running_loop()
        times, last = self._identified.get(number, (0, 0.0))
        if times > 1:
            await asyncio.sleep(last + min(_IDENTIFY_PAUSE * 2.0 ** (times - 1), _LONGEST_IDENTIFY_PAUSE) - loop.time())
        slot = self.store.identify_slot(number % (self._identify_buckets or 1))
        if slot is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            async with slot:
                pass
        self._identified[number] = (times + 1, loop.time())

    async def _take_note_of_ready(self, shard_id: int) -> None:
        self._identified.pop(shard_id, None)

    async def serve_shards(self, shards: tuple[int, ...]) -> None:
        """Open gateway connections for shards that another process served until it died."""
        await self.wait_until_ready()
        more = [shard for shard in shards if shard not in self.shards]
        self.shard_ids = self._connection.shard_ids = [*(self.shard_ids or ()), *more]
        for shard in more:
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def end_replaced(self) -> None:
        """End, since another process serves these shards now and nothing can be written any more."""
        self.replaced = True
        await self.close()


class ServingShards(Protocol):
    """The bot, as far as ``Sharding`` asks anything of it."""

    async def serve_shards(self, shards: tuple[int, ...]) -> None:
        """As ``ShardedBot`` does."""

    async def end_replaced(self) -> None:
        """As ``ShardedBot`` does."""


class Sharding:
    """Hears of the other processes from the start until ``close``."""

    def __init__(
        self,
        bot: ServingShards,
        store: Store,
        tables: Tables,
        announcers: Announcers,
        take_over_tournaments: Callable[[], Awaitable[None]],
        languages: Languages,
        viewers: Viewers,
        limiter: RateLimiter,
    ) -> None:
        self._bot = bot
        self._store = store
        self._tables = tables
        self._announcers = announcers
        self._take_over_tournaments = take_over_tournaments
        self._languages = languages
        self._viewers = viewers
        self._limiter = limiter
        self._tasks = TaskGroup()

    def start(self) -> None:
        """Hear of the others from now on."""
        self._store.add_listener(self._heard)

    async def close(self) -> None:
        """Do nothing more about the others."""
        await self._tasks.cancel()

    def _heard(self, news: News) -> None:
        match news:
            case ProcessesCounted(count):
                self._limiter.share_among(count)
            case SettingsChanged(None, None):
                self._viewers.forget_all()
                self._languages.forget_all()
                homes = {snapshot.table.guild_id for snapshot in self._tables.snapshots()}
                self._begin(self._read_anew(homes), "settings")
            case SettingsChanged(guild_id, user_id):
                if user_id is not None:
                    self._viewers.forget(user_id)
                if guild_id is not None:
                    self._begin(self._read_anew({guild_id}), "settings")
            case ShardsTaken(shards):
                self._begin(self._take_over(shards), "taking over shards")
            case Replaced():
                self._begin(self._bot.end_replaced(), "ending")
            case _:
                assert_never(news)

    def _begin(self, work: Awaitable[None], name: str) -> None:
        self._tasks.start(_logged(work, name), name)

    async def _read_anew(self, guild_ids: set[int]) -> None:
        await self._languages.learn(guild_ids, anew=True)
        for guild_id in guild_ids:
            await self._tables.settings_changed(guild_id)

    async def _take_over(self, shards: tuple[int, ...]) -> None:
        rows = await _again_until_it_succeeds(lambda: self._store.live_tables(shards))
        rows = [row for row in rows if self._tables.snapshot(row.table_id) is None]
        await self._languages.learn({row.guild_id for row in rows})
        await self._tables.resume(rows)
        self._announcers.resume(rows)
        await self._take_over_tournaments()
        _log.warning("This process serves shards %s now, with %d open tables", list(shards), len(rows))
        await self._bot.serve_shards(shards)


async def _logged(work: Awaitable[None], name: str) -> None:
    try:
        await work
    except StoreError as fault:
        _log.warning("%s: %s", name, fault)


async def _again_until_it_succeeds(read: Callable[[], Awaitable[list[TableRow]]]) -> list[TableRow]:
    while True:
        try:
            return await read()
        except StoreError as fault:
            _log.warning("the tables of other shards could not be read: %s", fault)
            await asyncio.sleep(RETRY_SECONDS)
