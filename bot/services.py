"""Everything that the bot is made of, by one name each; and what happens to all of it at once.

``app.build`` makes the parts, and lists at its end in which order they are closed.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass

import discord
from discord.ext import commands

from bot.analysis.desk import AnalysisDesk
from bot.monitoring import Monitoring
from bot.operations.owner_journal import OwnerJournal
from bot.players.workers import Workers
from bot.settings import Settings
from bot.storage.backups import Backups
from bot.storage.store import Store
from bot.tables.tables import Tables
from bot.tournaments.daily.daily_deals import DailyDeals
from bot.tournaments.duplicate.matches import DuplicateMatches
from bot.tournaments.league_tables import Leagues
from bot.tournaments.nights.nights import Nights
from bot.tournaments.puzzles import Puzzles
from bot.ui.avatars import Avatars
from bot.ui.deliveries import Deliveries
from bot.ui.emojis import CardEmojis
from bot.ui.picture_queue import Pictures
from bot.ui.readers import Languages, Readers
from bot.ui.replies import may_post_in
from bot.ui.rights import Admissions
from bot.ui.routes import Routes, UnderWay
from cogs.duplicate import ThreadRooms
from cogs.leagues import SeasonPosts, WinnerRoles
from cogs.nights.messages import NightPosts
from cogs.owner import Announcements, OwnerCommands
from cogs.table.announcer import Announcers
from cogs.table.panels import Panels
from cogs.table.presses import TablePresses


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of one running bot."""

    settings: Settings
    store: Store
    owner_journal: OwnerJournal
    workers: Workers
    monitoring: Monitoring
    readers: Readers
    languages: Languages
    emojis: CardEmojis
    deliveries: Deliveries
    tables: Tables
    analysis: AnalysisDesk
    presses: TablePresses
    pictures: Pictures
    avatars: Avatars
    panels: Panels
    announcers: Announcers
    nights: Nights
    night_posts: NightPosts
    duplicate: DuplicateMatches
    rooms: ThreadRooms
    daily: DailyDeals
    puzzles: Puzzles
    leagues: Leagues
    admissions: Admissions
    routes: Routes
    under_way: UnderWay
    season_posts: SeasonPosts
    winner_roles: WinnerRoles
    backups: Backups | None
    features: tuple[commands.Cog, ...]
    """The commands and presses of everybody."""
    owner: OwnerCommands
    announcements: Announcements
    command_ids: dict[str, int]
    """What Discord calls the slash commands, by their first word."""
    closing: AsyncExitStack

    async def close(self) -> None:
        """Close everything: the processes' news first, then what plays, what shows it, Discord, and the store last."""
        await self.closing.aclose()

    # -- tournaments, as one

    async def take_up_tournaments(self) -> None:
        """Go on where each was when the bot was stopped, or another process served it; once its tables have resumed."""
        await self.duplicate.resume()
        await self.nights.resume()

    async def release_tournaments(self, guild_ids: Callable[[int], bool]) -> None:
        """Forget those of servers that another process is to serve; the store has them."""
        await self.duplicate.release(guild_ids)
        await self.nights.release(guild_ids)
        self.puzzles.release(guild_ids)

    def lose(self, guild_ids: Callable[[int], bool]) -> None:
        """Stop the time of these servers: nobody there can press anything until ``begin_anew``."""
        self.nights.lose(guild_ids)
        self.duplicate.lose(guild_ids)

    def begin_anew(self, guild_ids: Callable[[int], bool], *, first: bool) -> None:
        """Let the clocks of these servers go on; what was waited for begins anew, unless it is the ``first`` time."""
        self.tables.begin_anew(guild_ids, lapsed_only=first)
        self.nights.begin_anew(guild_ids)
        self.duplicate.begin_anew(guild_ids)

    async def believe_permissions(self, guild: discord.Guild, place: int | None = None) -> None:
        """Do at once what Discord has refused on a server, or in this one place of it: our permissions have changed."""

        def may_post(channel_id: int) -> bool:
            return place in (None, channel_id) and may_post_in(guild, channel_id)

        self.winner_roles.believe(guild.id)
        self.announcers.believe(guild.id, may_post)
        await self.night_posts.believe(guild.id, may_post)
        await self.rooms.try_again(guild.id, self.duplicate)
