"""``/leaderboard``, ``/stats`` and ``/compare``: how well people play on this server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.ratings.boards import Measure, Scope
from bot.ratings.rating import Family
from bot.ui.boards.handlers import BoardPage
from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, bot_of
from bot.ui.languages import texts_for
from bot.ui.options import Season, WordOption, offer
from bot.ui.replies import tell


class LeaderboardCommands(commands.Cog):
    """The commands about players."""

    @app_commands.command(name="leaderboard", description=localize("command-leaderboard"))
    @app_commands.describe(
        by=localize("option-board-by"),
        family=localize("option-board-family"),
        scope=localize("option-board-scope"),
        season=localize("option-board-season"),
    )
    async def leaderboard(
        self,
        command: Interaction,
        by: app_commands.Transform[Measure, WordOption(Measure, "measure")] = Measure.RATING,
        family: app_commands.Transform[Family, WordOption(Family, "family")] = Family.PARTNERSHIP,
        scope: app_commands.Transform[Scope, WordOption(Scope, "scope")] = Scope.SEASON,
        season: Season | None = None,
    ) -> None:
        """Show the first page of a leaderboard; ``season`` is a past one."""
        await bot_of(command).board_handlers.show_board(command, BoardPage(by, family, scope, season=season))

    @leaderboard.autocomplete("season")
    async def offer_seasons(self, command: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the server's seasons whose name contains what was typed."""
        seasons = await bot_of(command).board_handlers.seasons(command)
        return offer(((season, season) for season in seasons), typed)

    @app_commands.command(name="stats", description=localize("command-stats"))
    @app_commands.describe(player=localize("option-player"))
    async def stats(self, command: Interaction, player: discord.User | None = None) -> None:
        """Show one player's statistics."""
        await bot_of(command).board_handlers.show_player(command, player or command.user)

    @app_commands.command(name="compare", description=localize("command-compare"))
    @app_commands.describe(a=localize("option-compare-first"), b=localize("option-compare-second"))
    async def compare(self, command: Interaction, a: discord.User, b: discord.User) -> None:
        """Show two players side by side."""
        if a.id == b.id:
            await tell(command, texts_for(command)("compare-same"))
            return
        await bot_of(command).board_handlers.show_two(command, a.id, b.id)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(LeaderboardCommands())
