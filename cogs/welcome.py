"""What people see of the bot before they play: a greeting on new servers, and the status beside its name.

A server is greeted once, when it adds the bot. It counts as new only if the bot joined it a moment ago. So a restart, a
broken connection or an outage brings no greeting, whatever event Discord sends: the bot joined long before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import timedelta

import discord
from discord.ext import commands

from bot.services import Services
from bot.tables.model import Status
from bot.tables.views import Change, Snapshot
from bot.task_group import TaskGroup
from bot.ui.errors import RequestFailed
from bot.ui.layouts import page_layout
from bot.ui.refusals import door_button
from bot.ui.replies import Message, may_post_in
from bot.words.catalogue import Texts

JUST_INVITED = timedelta(minutes=5)
PRESENCE_SECONDS = 60.0
"""The fewest seconds between two status texts. Discord takes five in 20 seconds, including heartbeats."""

_log = logging.getLogger(__name__)


class Welcome(commands.Cog):
    """Greets servers, and keeps the status up to date."""

    def __init__(self, services: Services, presence: Presence) -> None:
        self.services = services
        self._presence = presence
        self._greeted: set[int] = set()

    async def cog_unload(self) -> None:
        await self._presence.close()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server in its system channel, if the bot has just joined and may write there."""
        channel, joined_at = guild.system_channel, guild.me.joined_at
        if guild.id in self._greeted or joined_at is None or discord.utils.utcnow() - joined_at > JUST_INVITED:
            return
        self._greeted.add(guild.id)
        if (
            channel is None
            or not may_post_in(guild, channel.id)
            or self.services.owner_journal.decided.why_closed(guild.id) is not None
        ):
            return
        texts = await self.services.languages.of(guild.id)
        try:
            greeting = Message(page_layout(texts("greeting"), [door_button("play", texts)]))
            await self.services.deliveries.send(channel.send, greeting.new(), guild.id)
        except RequestFailed as fault:
            _log.info("server %d was not greeted: %s", guild.id, fault)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Forget that a server was greeted. It is greeted again if it adds the bot again."""
        self._greeted.discard(guild.id)

    @commands.Cog.listener()
    async def on_shard_ready(self, _: int) -> None:
        """Send the status again, because a new connection to Discord has none."""
        self._presence.begin_anew()


class Presence:
    """Keeps the bot's status true: ``/euchre`` and how many tables are open. ``show`` sends it to Discord."""

    def __init__(self, tables: Callable[[], Iterable[Snapshot]], show: Callable[[str], Awaitable[None]]) -> None:
        self._tables, self._show = tables, show
        self._shown: str | None = None
        self._changed = False
        self._telling: asyncio.Task[None] | None = None
        self._tasks = TaskGroup()

    def on_change(self, _: Change) -> None:
        """Update the status after a table has changed."""
        self._look()

    def begin_anew(self) -> None:
        """Record that a new connection to Discord shows no status yet."""
        self._shown = None
        self._look()

    async def close(self) -> None:
        await self._tasks.close()

    def _look(self) -> None:
        self._changed = True
        if self._telling is None or self._telling.done():
            self._telling = self._tasks.start(self._tell(), "presence")

    async def _tell(self) -> None:
        while self._changed:
            self._changed = False
            words = presence_words(self._tables())
            if words != self._shown:
                self._shown = words  # set before sending, because a new connection meanwhile would show nothing
                try:
                    await self._show(words)
                except (ConnectionError, discord.ConnectionClosed) as fault:  # sent once Discord is connected again
                    self._shown = None
                    _log.debug("the bot's status could not be updated: %s", fault)
            await asyncio.sleep(PRESENCE_SECONDS)


def presence_words(snapshots: Iterable[Snapshot]) -> str:
    """Return the status in English. Discord shows the same text to everybody."""
    open_tables = sum(snapshot.table.status in (Status.LOBBY, Status.PLAYING) for snapshot in snapshots)
    return Texts()("presence", tables=open_tables)
