"""What people see and press in one running bot. ``app.build`` makes it and the ``Services`` it uses."""

from __future__ import annotations

from dataclasses import dataclass

import discord
from discord.ext import commands

from bot.live.server import LiveServer
from bot.monitoring import Monitoring
from bot.services import Services
from bot.ui.posts import Questions
from bot.ui.replies import may_post_in
from bot.ui.routes import Routes
from cogs.duplicate import ThreadRooms
from cogs.leagues import SeasonPosts, WinnerRoles
from cogs.lobby_calls import LobbyCalls
from cogs.lobby_posts import LobbyPosts
from cogs.nights.messages import NightPosts
from cogs.owner import Announcements, ErrorReports, OwnerCommands
from cogs.table.announcer import Announcers
from cogs.table.panels import Panels
from cogs.table.verbs import Verbs
from cogs.welcome import Presence


@dataclass(frozen=True, slots=True)
class Features:
    """The features of one running bot. ``cogs`` have everybody's commands and buttons, ``owner`` the owner's."""

    services: Services
    monitoring: Monitoring
    routes: Routes
    live: LiveServer
    panels: Panels
    announcers: Announcers
    verbs: Verbs
    night_posts: NightPosts
    questions: Questions
    rooms: ThreadRooms
    lobby_posts: LobbyPosts
    lobby_calls: LobbyCalls
    season_posts: SeasonPosts
    winner_roles: WinnerRoles
    presence: Presence
    announcements: Announcements
    error_reports: ErrorReports
    cogs: tuple[commands.Cog, ...]
    owner: OwnerCommands

    async def believe_permissions(self, guild: discord.Guild, place: int | None = None) -> None:
        """Retry at once what Discord refused on a server, or in this ``place`` only: the permissions have changed."""

        def may_post(channel_id: int) -> bool:
            return place in (None, channel_id) and may_post_in(guild, channel_id)

        self.winner_roles.believe(guild.id)
        self.announcers.believe(guild.id, may_post)
        self.lobby_posts.believe(guild.id, may_post)
        await self.night_posts.believe(guild.id, may_post)
        await self.rooms.believe(guild.id)
