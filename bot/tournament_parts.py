"""Everything of tournaments in one hand: their services, and what shows them and takes their presses."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import discord

from bot.tables.clocks import Clock
from bot.tournaments.daily.daily_deals import DailyDeals
from bot.tournaments.duplicate.matches import DuplicateMatches
from bot.tournaments.nights.nights import Nights
from bot.tournaments.nights.round_tables import NightJournal
from cogs.duplicate import ThreadRooms
from cogs.leagues import Leagues
from cogs.nights.messages import NightPosts
from cogs.nights.places import NightEvents, NightThreads

if TYPE_CHECKING:
    from bot.app import EuchreBot

ChannelOf = Callable[[int, int], discord.PartialMessageable]
"""A channel to write to, by its id and its server's."""


class Tournaments:
    """Nights, the daily deal, duplicate matches and leagues, made when the bot has its tables and handlers."""

    def __init__(self, bot: EuchreBot, clock: Clock, channel: ChannelOf) -> None:
        store, tables, languages, entropy = bot.store, bot.tables, bot.languages, bot.table_settings.entropy

        def application_id() -> int | None:
            return bot.application_id

        threads = NightThreads(
            bot.get_channel,
            languages,
            ready=bot.wait_until_ready,
            own_id=bot.own_id,
            application_id=application_id,
        )
        events = NightEvents(bot.get_guild, ready=bot.wait_until_ready, own_id=bot.own_id)
        self.nights = Nights(store, tables, threads, clock=clock, entropy=entropy, reachable=bot.reachable)
        self.night_posts = NightPosts(self.nights, tables, languages, events, channel, application_id)
        self.nights.add_listener(self.night_posts.on_change)
        self.daily = DailyDeals(store, tables, clock, entropy)
        self.rooms = ThreadRooms(bot, languages)
        self.duplicate = DuplicateMatches(store, tables, clock, entropy, self.rooms, self.rooms.post_results)
        self.leagues = Leagues(NightJournal(store, clock), self.duplicate)

    async def resume(self) -> None:
        """Go on where each was when the bot was stopped; call it after the tables have resumed."""
        await self.daily.start()
        await self.duplicate.start()
        await self.nights.resume()

    async def take_over(self) -> None:
        """Go on with those of servers that another process served; call it after their tables have resumed."""
        await self.duplicate.resume()
        await self.nights.resume()

    async def release(self, guild_ids: Callable[[int], bool]) -> None:
        """Forget those of servers that another process is to serve; the store has them."""
        await self.duplicate.release(guild_ids)
        await self.nights.release(guild_ids)

    def lose(self, guild_ids: Callable[[int], bool]) -> None:
        """Nobody on these servers can press anything until ``begin_anew``."""
        self.nights.lose(guild_ids)
        self.duplicate.lose(guild_ids)

    def begin_anew(self, guild_ids: Callable[[int], bool]) -> None:
        """People on these servers can press something again: nothing of the time between counts."""
        self.nights.begin_anew(guild_ids)
        self.duplicate.begin_anew(guild_ids)

    async def believe(self, guild_id: int, may_post: Callable[[int], bool]) -> None:
        """What we may do on a server has changed: do there what Discord has refused, where it takes it now."""
        await self.night_posts.believe(guild_id, may_post)
        await self.rooms.try_again(guild_id, self.duplicate)

    async def stop(self) -> None:
        """Let nothing happen any more; the store has it all."""
        await self.nights.close_down()
        await self.daily.close()
        await self.duplicate.close()

    async def close(self) -> None:
        """Tell nothing any more."""
        await self.night_posts.close()
