"""Ending games and closing tables; what happens when a channel, a server or a permission is lost or comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord
from discord.ext import commands

from bot.rights import SEATED_ABROAD, Right, Who
from bot.services import Services
from bot.storage.api import is_direct_message
from bot.tables.answering import Agree, Decline
from bot.tables.closing import CLOSE, Close
from bot.tables.conceding import CONCEDE, Concede
from bot.tables.views import Snapshot
from bot.task_group import TaskGroup
from bot.ui import buttons
from bot.ui.readers import Interaction, texts_for
from cogs.table.answers import Answers, say_asked
from cogs.table.verbs import TableVerb, Verbs


def _say_concede(_before: Snapshot | None, now: Snapshot, command: Interaction) -> str:
    offered = say_asked(now.table, CONCEDE, "done-concede-offered", command)
    early = say_asked(now.table, CLOSE, "done-concede-early", command)
    return offered or early or texts_for(command)("done-concede")


def _say_close(_before: Snapshot | None, now: Snapshot, command: Interaction) -> str:
    key = "done-close-proposed" if now.table.rules.units == 2 else "done-close-proposed-all"
    return say_asked(now.table, CLOSE, key, command) or texts_for(command)("done-close")


class Closing(commands.Cog):
    """The commands and buttons for conceding, closing, and agreeing to proposals."""

    def __init__(self, answers: Answers, verbs: Verbs) -> None:
        self.routes = (answers.route(buttons.AGREE, Agree()), answers.route(buttons.DECLINE, Decline()))
        closes, ends = Right(Who.OWNER, abroad=True), Close(between_games=True)
        verbs.add(
            TableVerb("concede", SEATED_ABROAD, Concede(), _say_concede),
            TableVerb("close", closes, Close(), _say_close, means=None, button=ends),
        )


class LostPlaces(commands.Cog):
    """Closes or moves the tables of places that are gone. ``believe`` retries after permissions have changed."""

    def __init__(self, services: Services, believe: Callable[[discord.Guild, int | None], Awaitable[None]]) -> None:
        self._services = services
        self._believe = believe
        self._timed_out: set[int] = set()  # servers on which the bot is timed out
        self._waiting = TaskGroup()

    async def cog_unload(self) -> None:
        await self._waiting.close()

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """Close the tables of a deleted thread; tables of nights and matches move."""
        await self._lose({event.thread_id}, {event.thread_id})

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the tables and lobbies of a deleted channel, and the tables of its threads."""
        await self._lose({channel.id, *(thread.id for thread in getattr(channel, "threads", ()))}, {channel.id})

    async def _lose(self, places: set[int], of_matches: set[int]) -> None:
        """Close or move the tables of these places. Matches open new rooms only if their threads alone were deleted."""
        await asyncio.gather(
            self._services.tables.close_places(places),
            self._services.nights.channels_deleted(places),
            self._services.duplicate.channels_deleted(of_matches),
        )

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close everything on a server that was deleted or has removed the bot."""
        await asyncio.gather(
            self._services.tables.close_server(guild.id),
            self._services.nights.server_lost(guild.id),
            self._services.duplicate.server_lost(guild.id),
        )

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Retry what was refused, because Discord can reach the server again."""
        self._await_end_of_time_out(guild.me)
        await self._believe(guild, None)

    @commands.Cog.listener()
    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        """Tell whoever listens to a server's settings that it has another language in Discord."""
        if before.preferred_locale != after.preferred_locale:
            await self._services.server_settings.reload(after.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Retry what was refused: a role may give the bot more permissions now, or be below the bot's own."""
        if (before.permissions, before.position) != (after.permissions, after.position):
            await self._believe(after.guild, None)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Retry what was refused: the deleted role may have forbidden it in a channel."""
        await self._believe(role.guild, None)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Retry what was refused, if the bot has other roles now or is no longer timed out."""
        ours = after.id == after.guild.me.id
        if ours and (before.roles, before.timed_out_until) != (after.roles, after.timed_out_until):
            self._await_end_of_time_out(after)
            await self._believe(after.guild, None)

    def _await_end_of_time_out(self, me: discord.Member) -> None:
        """Retry what was refused when the bot's time-out is over; Discord sends no event for that."""
        if me.is_timed_out() and me.guild.id not in self._timed_out:
            self._timed_out.add(me.guild.id)
            self._waiting.start(self._sit_out(me.guild), f"time-out on server {me.guild.id}")

    async def _sit_out(self, guild: discord.Guild) -> None:
        try:
            while (until := guild.me.timed_out_until) is not None and until > discord.utils.utcnow():
                await discord.utils.sleep_until(until)
        finally:
            self._timed_out.discard(guild.id)
        await self._believe(guild, None)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Retry what was refused: the channel may allow the bot to write now."""
        if before.overwrites != after.overwrites:
            await self._believe(after.guild, None)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, change: discord.RawThreadUpdateEvent) -> None:
        """Retry what was refused: the thread may have been unarchived."""
        guild = self._services.bot.get_guild(change.guild_id)
        if guild is not None and not change.data["thread_metadata"]["archived"]:
            await self._believe(guild, change.thread_id)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Close the tables and nights of servers that removed the bot while it was offline."""
        tables = [snapshot.table for snapshot in self._services.tables.snapshots()]
        homes = {table.guild_id for table in tables if not is_direct_message(table.guild_id, table.channel_id)}
        for guild_id in sorted(homes | {live.night.guild_id for live in self._services.nights.nights()}):
            if self._services.shard_of(guild_id) == shard_id and self._services.bot.get_guild(guild_id) is None:
                await asyncio.gather(
                    self._services.tables.close_server(guild_id), self._services.nights.server_lost(guild_id)
                )
