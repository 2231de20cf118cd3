"""One process of several: what it does when the store tells it of the others.

A process serves the shards of ``SHARD_IDS``. It takes over the shards of one that died: their tables are resumed, their
clocks go on, and their gateway connections are opened, so that old buttons work. Others' settings are read again, and
the budget of counted requests is shared out among those that serve.

A process whose shards another one serves is a standby: it is logged in and has everything but tables and connections.
It asks for its shards, and gets them between two hands: their process closes their connections, so that nobody
presses anything there; answers what was pressed; forgets their tables and tournaments, which the store has; and hands
them over. The standby then takes them over like those of a process that died.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol, assert_never

import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.shard import Shard
from yarl import URL

from bot.operations.health import notify
from bot.outages import persist
from bot.settings import Settings
from bot.storage.api import (
    News,
    ProcessesCounted,
    Replaced,
    SettingsChanged,
    Shards,
    ShardsTaken,
    ShardsWanted,
    Store,
    StoreError,
    TableId,
    TableRow,
)
from bot.tables.model import Status
from bot.tables.tables import Tables
from bot.tables.views import Change, TableView
from bot.task_group import TaskGroup
from bot.ui.languages import Languages
from bot.ui.rate_limiter import RateLimiter
from bot.ui.readers import Readers
from bot.ui.routes import UnderWay
from cogs.table.announcer import Announcers

_log = logging.getLogger(__name__)

_IDENTIFY_PAUSE = 5.0
"""Seconds between two identifications; doubled each time that one was in vain."""
_LONGEST_IDENTIFY_PAUSE = 45.0
"""discord.py gives up a connection that is not identified within a minute."""
_KEPT_IDENTIFIES = 20
"""One in this many of a day's identifications is reserved for connections that break."""

RETRY_SECONDS = 5.0
"""After a failure to read the tables of shards that were taken over."""

HAND_SECONDS = 300.0
"""How long shards that are to be handed back wait for a moment in which no hand is under way at any of their tables;
with many tables there is none, and nothing is lost in the midst of a hand either.
"""
WANTED_SECONDS = 10.0
"""Seconds after which a process that no longer asks for its shards may have died."""
FIRST_REST, LONGEST_REST = 30.0, 900.0
"""Seconds for which shards stay that have come back after they had been handed over; longer each time, so that a
process that dies again and again does not take its people with it.
"""


def configured_shards(settings: Settings) -> Shards:
    """Return the shards that this process is started for; without a count, all are one."""
    total = settings.shard_count or 1
    return Shards(settings.shard_ids or tuple(range(total)), total)


class ShardedBot(commands.AutoShardedBot):
    """A bot that waits for a Discord that cannot be reached, and that may serve only some shards.

    ``replaced`` says that another process has taken this one's place.
    """

    store: Store
    tables: Tables
    under_way: UnderWay
    replaced = False
    _identify_buckets = 0
    _had: frozenset[int] = frozenset()
    _connected: frozenset[int] = frozenset()
    """The shards that have been connected since the start, and those that are."""

    def reachable(self, guild_id: int) -> bool:
        """Return whether a server's people can press anything now: whether its shard is connected."""
        return self.shard_of(guild_id) in self._connected

    def shard_of(self, guild_id: int) -> int:
        """Return a server's shard, and 0 for an id whose shard another process serves: that is a direct message's."""
        served = self.store.shards()
        if served is not None and served.of_server(guild_id) not in served.own:
            return 0
        return Shards(total=self.shard_count or 1).of_server(guild_id)

    async def on_shard_connect(self, shard_id: int) -> None:
        """Discord lists a shard's servers again."""
        self._reach(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Discord goes on with a shard where it was."""
        self._reach(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Nobody on a shard's servers can press anything."""
        self._connected -= {shard_id}
        self.servers_lost(lambda guild_id: self.shard_of(guild_id) == shard_id)

    def _reach(self, shard_id: int) -> None:
        if shard_id in self._connected:
            return
        first = shard_id not in self._had
        self._connected |= {shard_id}
        self._had |= {shard_id}
        self.servers_back(lambda guild_id: self.shard_of(guild_id) == shard_id, first=first)

    def servers_lost(self, guild_ids: Callable[[int], bool]) -> None:
        """Nobody on these servers can press anything until ``servers_back``."""

    def servers_back(self, guild_ids: Callable[[int], bool], *, first: bool) -> None:
        """Let the clocks of these servers go on; questions get their whole time again, unless ``first``."""
        self.tables.begin_anew(guild_ids, lapsed_only=first)

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._given = asyncio.Event()
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
        """Connect to the gateway, however long it cannot be reached, if Discord lets the bot identify often enough; not
        before this process has shards to serve.
        """
        await self._await_shards()
        limits = await persist(self.fetch_session_start_limits)
        self._identify_buckets = limits.max_concurrency
        needed = len(self.shard_ids or ()) or self.shard_count or 1
        if limits.remaining < needed + limits.total // _KEPT_IDENTIFIES:
            wait = limits.reset_after / 1000
            _log.error("Discord lets the bot identify only %d times more; waiting %.0f s", limits.remaining, wait)
            await asyncio.sleep(wait)
        await persist(super().launch_shards, seconds=None)

    @property
    def waits_for(self) -> str:
        """The processes that serve the shards of this one, which has none and stands by; empty if it serves some."""
        own = self.store.shards()
        return self.store.waits_for() if own is not None and not own.own else ""

    async def _await_shards(self) -> None:
        self.store.ask_for_shards()
        own = self.store.shards()
        if own is not None and not own.own:
            _log.info("This process stands by: its shards are served by %s", self.store.waits_for())
            notify("READY=1\nSTATUS=standing by")
            while not own.own:
                self._given.clear()
                await self._given.wait()
                own = self.store.shards() or own
            notify("STATUS=")
        if own is not None and self.shard_count is not None:
            self.shard_ids = list(own.own)

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
        """Open gateway connections for shards that another process served until now."""
        self._given.set()
        await self.wait_until_ready()
        own = self.store.shards()
        more = [each for each in shards if each not in self.shards and (own is None or each in own.own)]
        self.shard_ids = self._connection.shard_ids = [*(self.shard_ids or ()), *more]
        for shard in more:
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def leave_shards(self, shards: tuple[int, ...]) -> None:
        """Close the gateway connections of shards that another process is to serve, and answer what was pressed."""
        for shard in shards:
            known = self._AutoShardedClient__shards.pop(shard, None)  # type: ignore[attr-defined]  # as above
            if known is not None:
                await known.close()
            await self.on_shard_disconnect(shard)
            self._had -= {shard}
        self.shard_ids = self._connection.shard_ids = [each for each in self.shard_ids or () if each not in shards]
        for guild in self.guilds:
            if guild.shard_id in shards:
                self._connection._remove_guild(guild)  # another process gets its events now
        await self.under_way.finish()

    async def end_replaced(self) -> None:
        """End, since another process serves these shards now and nothing can be written any more."""
        self.replaced = True
        await self.close()


class ServingShards(Protocol):
    """The bot, as far as ``Sharding`` asks anything of it."""

    async def serve_shards(self, shards: tuple[int, ...]) -> None:
        """As ``ShardedBot`` does."""

    async def leave_shards(self, shards: tuple[int, ...]) -> None:
        """As ``ShardedBot`` does."""

    async def end_replaced(self) -> None:
        """As ``ShardedBot`` does."""


class ShardedTournaments(Protocol):
    """Nights and matches, as far as ``Sharding`` asks anything of them."""

    async def take_over(self) -> None:
        """Go on with those of servers that another process served, once their tables are resumed."""

    async def release(self, guild_ids: Callable[[int], bool]) -> None:
        """Forget those of servers that another process is to serve."""


class Sharding:
    """Hears of the other processes from the start until ``close``."""

    def __init__(
        self,
        bot: ServingShards,
        store: Store,
        tables: Tables,
        announcers: Announcers,
        tournaments: ShardedTournaments,
        languages: Languages,
        readers: Readers,
        limiter: RateLimiter,
    ) -> None:
        self._bot = bot
        self._store = store
        self._tables = tables
        self._announcers = announcers
        self._tournaments = tournaments
        self._languages = languages
        self._readers = readers
        self._limiter = limiter
        self._tasks = TaskGroup()
        self._wanted: dict[int, float] = {}
        """When each shard was last asked for, in the event loop's time."""
        self._returned: Counter[int] = Counter()
        """How often each shard was handed over and taken again."""
        self._rests_until: dict[int, float] = {}
        self._handing = False
        self._changed = asyncio.Event()

    def start(self) -> None:
        """Hear of the others from now on."""
        self._tables.add_listener(self._on_change)
        self._store.add_listener(self._on_news)

    async def close(self) -> None:
        """Do nothing more about the others."""
        await self._tasks.cancel()

    def _on_news(self, news: News) -> None:
        match news:
            case ProcessesCounted(count):
                self._limiter.share_among(count)
            case SettingsChanged(None, None):
                self._readers.forget_all()
                self._languages.forget_all()
                homes = {snapshot.table.guild_id for snapshot in self._tables.snapshots()}
                self._begin(self._read_anew(homes), "settings")
            case SettingsChanged(guild_id, user_id):
                if user_id is not None:
                    self._readers.forget(user_id)
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
        await self._languages.learn(guild_ids, anew=True)
        for guild_id in guild_ids:
            await self._tables.settings_changed(guild_id)

    async def _take_over(self, shards: tuple[int, ...]) -> None:
        rows = await _again_until_it_succeeds(lambda: self._store.live_tables(shards))
        rows = [row for row in rows if self._tables.snapshot(row.table_id) is None]
        await self._languages.learn({row.guild_id for row in rows})
        await self._tables.resume(rows)
        self._announcers.resume(rows)
        await self._tournaments.take_over()
        _log.warning("This process serves shards %s now, with %d open tables", list(shards), len(rows))
        await self._bot.serve_shards(shards)

    # -- handing back

    def _want(self, shards: tuple[int, ...], epoch: int) -> None:
        now = asyncio.get_running_loop().time()
        self._wanted |= dict.fromkeys(shards, now)
        due = tuple(shard for shard in shards if self._rests_until.get(shard, now) <= now)
        if due and not self._handing:
            self._handing = True
            self._begin(self._hand_over(due, epoch), "handing shards over")

    def _rest(self, shards: tuple[int, ...]) -> None:
        """Keep shards for a while that this process has handed over already."""
        for shard in shards:
            if self._returned[shard]:
                rest = min(FIRST_REST * 2.0 ** (self._returned[shard] - 1), LONGEST_REST)
                self._rests_until[shard] = asyncio.get_running_loop().time() + rest

    async def _hand_over(self, shards: tuple[int, ...], epoch: int) -> None:
        try:
            await self._await_quiet(shards)
            now = asyncio.get_running_loop().time()
            if any(self._wanted[shard] < now - WANTED_SECONDS for shard in shards):
                return
            await self._bot.leave_shards(shards)
            self._returned.update(shards)
            try:
                await self._let_go(shards)
            except StoreError:
                self._rest(shards)
                self._begin(self._take_over(shards), "taking shards up again")
                raise
            await self._store.hand_over(shards, epoch)
            _log.warning("This process has handed over shards %s", list(shards))
        finally:
            self._handing = False

    async def _await_quiet(self, shards: tuple[int, ...]) -> None:
        """Wait until no hand is under way at the tables of these shards, though not for ever."""
        with suppress(TimeoutError):
            async with asyncio.timeout(HAND_SECONDS):
                while any(_is_in_hand(table) for table in self._here(shards)):
                    self._changed.clear()
                    await self._changed.wait()

    def _on_change(self, _: Change) -> None:
        self._changed.set()

    def _here(self, shards: tuple[int, ...]) -> list[TableView]:
        """The tables of these shards. In a direct message the channel is its own server, which shard 0 serves."""
        tables = [snapshot.table for snapshot in self._tables.snapshots()]
        return [
            table
            for table in tables
            if (0 if table.guild_id == table.channel_id else self._shard_of(table.guild_id)) in shards
        ]

    async def _tables_of(self, shards: tuple[int, ...]) -> set[TableId]:
        """The open tables of these shards, by the store and as they are here."""
        rows = await _again_until_it_succeeds(lambda: self._store.live_tables(shards))
        return {row.table_id for row in rows} | {table.table_id for table in self._here(shards)}

    async def _let_go(self, shards: tuple[int, ...]) -> None:
        """Forget what is under way on these shards; the store has it all. Raises ``StoreError``, and forgets no table
        then.
        """
        await self._tournaments.release(lambda guild_id: self._shard_of(guild_id) in shards)
        table_ids = await self._tables_of(shards)
        await self._tables.release(table_ids)
        await self._announcers.release(table_ids)

    def _shard_of(self, guild_id: int) -> int:
        served = self._store.shards()
        return 0 if served is None else served.of_server(guild_id)


def _is_in_hand(table: TableView) -> bool:
    """Whether a hand is under way in which somebody has done something, and for which others may wait."""
    if table.tournament is not None and table.tournament.is_solo:
        return False
    running = table.status is Status.PLAYING and table.public is not None and table.public.turn is not None
    return running and table.seq > table.hand_seq


async def _log_store_error(work: Awaitable[None], name: str) -> None:
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
