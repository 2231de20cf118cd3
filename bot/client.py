"""The Discord client: the command tree, the shards, and attributes for everything else.

It keeps trying to connect while Discord is unreachable, identifies no more often than Discord allows, and serves
the shards that the store assigns to it (``cluster.py``).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.shard import Shard
from yarl import URL

from bot.features import Features
from bot.operations.health import HealthChecks, OperationsServer, notify
from bot.outages import Waiting, persist
from bot.services import Services
from bot.settings import Settings
from bot.tables.facts import WhyClosed
from bot.terminal import sentence
from bot.ui.errors import REQUEST_SECONDS, RequestFailed
from bot.ui.rate_limiter import RateLimiter, trace_requests
from bot.ui.refusals import answer_failure
from bot.ui.replies import NOBODY

_NO_MEMBER = (10007, 10013)  # Discord's codes for somebody who is not on a server, or no longer exists

_log = logging.getLogger(__name__)

_IDENTIFY_PAUSE = 5.0  # seconds between two identifications; doubled after each failure
_LONGEST_IDENTIFY_PAUSE = 45.0  # discord.py drops a connection that does not identify within a minute
_KEPT_IDENTIFIES = 20  # one in this many of a day's identifications is kept for broken connections

Build = Callable[["EuchreBot"], Awaitable[Features]]
Startup = Callable[["EuchreBot"], Awaitable[None]]


class _Tree(app_commands.CommandTree["EuchreBot"]):
    async def on_error(
        self, interaction: discord.Interaction[EuchreBot], error: app_commands.AppCommandError, /
    ) -> None:
        await answer_failure(interaction, error)

    async def interaction_check(self, interaction: discord.Interaction[EuchreBot], /) -> bool:
        services = interaction.client.services
        services.under_way.note()
        return await services.admissions.admit_command(interaction)


class EuchreBot(commands.AutoShardedBot):
    """The Discord client. It waits while Discord is unreachable, and may serve only some shards.

    Once it is prepared, its parts are in ``services`` and ``features``. ``replaced``: another process has taken over
    from this one.
    """

    services: Services
    features: Features
    replaced = False
    _identify_buckets = 0

    def __init__(self, settings: Settings, build: Build, start: Startup) -> None:
        self.limiter = RateLimiter()
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            allowed_mentions=NOBODY,
            tree_cls=_Tree,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            **_name_shards(settings),
            proxy=settings.proxy_url,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            http_trace=trace_requests(self.limiter),
        )
        self.http.request = _give_up_late(self.http.request)  # type: ignore[assignment,method-assign]  # there is no public way
        self._build = build
        self._start = start
        self._prepared = False
        self._address = settings.metrics_address
        self.waiting = Waiting()
        self.operations = OperationsServer(HealthChecks.starting(self.waiting.describe))
        """Answers health checks from the first moment on. ``Monitoring`` replaces its checks later."""
        self.closing = AsyncExitStack()
        """Closes in this order: news from other processes, games, messages, Discord, and the store."""
        self._closing: asyncio.Future[None] | None = None
        self._given = asyncio.Event()
        self._identified: dict[int, tuple[int, float]] = {}
        """How often each shard has identified without becoming ready, and when it last did."""

    async def prepare(self) -> None:
        """Open the port and make the services, once, best before login. ``DatabaseUnusable`` or ``PortUnusable``."""
        if self._address is not None:
            await self.operations.start(*self._address)
        if not self._prepared:
            self.features = await self._build(self)
            self.services = self.features.services
            self._prepared = True

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        """Add the commands of a feature, and the methods that answer its presses."""
        await super().add_cog(cog, **options)
        self.features.routes.add(cog)

    def locale_of(self, guild_id: int) -> str | None:
        """Return the language that a server has set in Discord, such as ``en-GB``; ``None`` if the bot does not see the
        server.
        """
        guild = self.get_guild(guild_id)
        return None if guild is None else str(guild.preferred_locale)

    async def show_presence(self, words: str) -> None:
        """Show words beside the bot's name. Raises ``ConnectionError`` or ``ConnectionClosed``."""
        await self.change_presence(activity=discord.CustomActivity(words))

    async def believe_permissions(self, guild: discord.Guild, place: int | None = None) -> None:
        """Retry at once what Discord refused on a server, or in this ``place`` only: the permissions have changed."""
        await self.features.believe_permissions(guild, place)

    async def close(self) -> None:
        """Close everything once. All callers wait for the same closing, which goes on if a caller is cancelled."""
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        notify("STOPPING=1")
        await (self.closing.aclose() if self._prepared else self.disconnect())
        await self.operations.close()

    async def disconnect(self) -> None:
        """Leave Discord without closing the services."""
        await super().close()

    # -- shards

    async def why_idle(self, guild_id: int, user_id: int) -> WhyClosed | None:
        """Ask Discord why a person is not playing: departed, timed out, or ``IDLE``; ``None`` without an answer."""
        guild = self.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return None
        try:
            member = await guild.fetch_member(user_id)
        except RequestFailed as fault:
            if isinstance(fault, discord.NotFound) and fault.code in _NO_MEMBER:
                return WhyClosed.DEPARTED
            _log.warning("a member of server %d cannot be read: %s", guild_id, fault)
            return None
        return WhyClosed.TIMED_OUT if member.is_timed_out() else WhyClosed.IDLE

    async def can_see(self, guild_id: int, channel_id: int, user_id: int) -> discord.Member | Literal[False] | None:
        """Return a person who may see and press in a channel; ``False`` if they may not, ``None`` if unknown."""
        guild = self.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return None
        try:
            member = await guild.fetch_member(user_id)
            place = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
            parent = place.parent if isinstance(place, discord.Thread) else place
            if parent is None:
                return None
            rights = parent.permissions_for(member)
            if isinstance(place, discord.Thread) and place.is_private() and not rights.manage_threads:
                await place.fetch_member(user_id)
        except RequestFailed as fault:
            if isinstance(fault, discord.NotFound):
                return False
            _log.warning("whether a person sees a channel of server %d is unknown: %s", guild_id, fault)
            return None
        return member if rights.view_channel and not member.is_timed_out() else False

    async def is_member(self, guild_id: int, user_id: int) -> bool | None:
        """Return whether a person is on a server; ``None`` if Discord does not answer."""
        why = await self.why_idle(guild_id, user_id)
        return None if why is None else why is not WhyClosed.DEPARTED

    async def on_shard_connect(self, shard_id: int) -> None:
        """Restart the clocks of a shard's servers. The shard has begun a new session with Discord."""
        self.services.find(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Restart the clocks of a shard's servers. The shard has resumed its session with Discord."""
        self.services.find(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Stop the clocks of a shard's servers, because nobody there can press anything."""
        self.services.lose(shard_id)

    async def login(self, token: str) -> None:
        """Log in and start, retrying while Discord is unreachable. Raises ``LoginFailure`` for a wrong token."""
        await self.prepare()
        await persist(lambda: self._log_in(token), waiting=self.waiting)
        await self._start(self)

    async def _log_in(self, token: str) -> None:
        if self.http.connector is not discord.utils.MISSING:  # an earlier try has opened a session
            await self.http.close()
            self.http.connector = discord.utils.MISSING
        await super().login(token)

    async def launch_shards(self) -> None:
        """Connect to the gateway once this process has shards and may identify. Retry while outages last."""
        await self._await_shards()
        limits = await persist(self.fetch_session_start_limits, waiting=self.waiting)
        self._identify_buckets = limits.max_concurrency
        needed = len(self.shard_ids or ()) or self.shard_count or 1
        if limits.remaining < needed + limits.total // _KEPT_IDENTIFIES:
            wait = limits.reset_after / 1000
            _log.error("Discord lets the bot identify only %d times more; waiting %.0f s", limits.remaining, wait)
            self.waiting.note(sentence("not-ready-identify", times=limits.remaining), wait)
            await asyncio.sleep(wait)
            self.waiting.clear()
        await persist(super().launch_shards, seconds=None, waiting=self.waiting)

    async def _await_shards(self) -> None:
        self.services.store.ask_for_shards()
        own = self.services.store.shards()
        if own is not None and not own.own:
            _log.info("This process stands by: its shards are served by %s", self.services.store.waits_for())
            notify("READY=1\nSTATUS=standing by")
            while not own.own:
                self._given.clear()
                await self._given.wait()
                own = self.services.store.shards() or own
            notify("STATUS=")
        if own is not None and self.shard_count is not None:
            self.shard_ids = list(own.own)

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect one shard. discord.py's own method would retry every five seconds, with a traceback each time."""

        async def connect() -> DiscordWebSocket:
            return await DiscordWebSocket.from_client(self, initial=initial, gateway=gateway, shard_id=shard_id)

        socket = await persist(connect, seconds=self.shard_connect_timeout, waiting=self.waiting)
        queue = self._AutoShardedClient__queue  # type: ignore[attr-defined]  # there is no public way to either
        shard = Shard(socket, self, queue.put_nowait)
        self._AutoShardedClient__shards[shard_id] = shard  # type: ignore[attr-defined]  # as above
        shard.launch()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until this shard may identify, among all processes of the bot; longer after each failure."""
        number = shard_id or 0
        loop = asyncio.get_running_loop()
        times, last = self._identified.get(number, (0, 0.0))
        if times > 1:
            await asyncio.sleep(last + min(_IDENTIFY_PAUSE * 2.0 ** (times - 1), _LONGEST_IDENTIFY_PAUSE) - loop.time())
        slot = self.services.store.identify_slot(number % (self._identify_buckets or 1))
        if slot is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            async with slot:
                pass
        self._identified[number] = (times + 1, loop.time())

    async def on_shard_ready(self, shard_id: int) -> None:
        """Note that a shard has identified successfully."""
        self._identified.pop(shard_id, None)

    async def serve_shards(self, shards: tuple[int, ...]) -> None:
        """Open gateway connections for shards taken over from another process."""
        self._given.set()
        await self.wait_until_ready()
        own = self.services.store.shards()
        more = [each for each in shards if each not in self.shards and (own is None or each in own.own)]
        self.shard_ids = self._connection.shard_ids = [*(self.shard_ids or ()), *more]
        for shard in more:
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def leave_shards(self, shards: tuple[int, ...]) -> None:
        """Close the gateway connections of shards that another process takes over. Finish answering presses."""
        for shard in shards:
            shard_info = self._AutoShardedClient__shards.pop(shard, None)  # type: ignore[attr-defined]  # as above
            if shard_info is not None:
                await shard_info.close()
            self.services.outages.forget(shard)
        self.shard_ids = self._connection.shard_ids = [each for each in self.shard_ids or () if each not in shards]
        for guild in self.guilds:
            if guild.shard_id in shards:
                self._connection._remove_guild(guild)  # another process gets this server's events now
        await self.services.under_way.wait_until_done()

    async def end_replaced(self) -> None:
        """Close the bot, because another process serves these shards and this one can no longer write."""
        self.replaced = True
        await self.close()


def _give_up_late(request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """Return ``request`` with a time limit. Requests about commands and emojis have limits of their own."""

    async def request_in_time(route: discord.http.Route, **arguments: Any) -> Any:
        async with asyncio.timeout(None if route.path.startswith("/applications/") else REQUEST_SECONDS):
            return await request(route, **arguments)

    return request_in_time


def _name_shards(settings: Settings) -> dict[str, Any]:
    if settings.shard_ids is None:
        return {"shard_count": settings.shard_count}
    return {"shard_ids": list(settings.shard_ids), "shard_count": settings.shard_count}
