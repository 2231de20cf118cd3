"""``/leaderboard``, ``/stats`` and ``/compare``: how well people play on this server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.ratings.boards import Measure, Scope, is_season
from bot.ratings.rating import Family
from bot.ui.boards.handlers import BoardPage
from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, bot_of
from bot.ui.languages import texts_for
from bot.ui.replies import tell
from bot.words.names import safe_name
from cogs.tables import MOST_CHOICES


def _choices(kind: str, words: type[Measure] | type[Family] | type[Scope]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=localize(f"{kind}-{word}"), value=str(word)) for word in words]


class LeaderboardCommands(commands.Cog):
    """The commands about players."""

    @app_commands.command(name="leaderboard", description=localize("command-leaderboard"))
    @app_commands.describe(
        by=localize("option-board-by"),
        family=localize("option-board-family"),
        scope=localize("option-board-scope"),
        season=localize("option-board-season"),
    )
    @app_commands.choices(
        by=_choices("measure", Measure), family=_choices("family", Family), scope=_choices("scope", Scope)
    )
    async def leaderboard(
        self,
        command: Interaction,
        by: str = Measure.RATING.value,
        family: str = Family.PARTNERSHIP.value,
        scope: str = Scope.SEASON.value,
        season: app_commands.Range[str, 1, 20] | None = None,
    ) -> None:
        """Show the first page of a leaderboard; ``season`` is a past one."""
        wanted = None if season is None else season.strip().upper()
        if wanted is not None and not is_season(wanted):
            await tell(command, texts_for(command)("season-wrong", season=safe_name(season)))
            return
        page = BoardPage(Measure(by), Family(family), Scope(scope), season=wanted)
        await bot_of(command).board_handlers.show_board(command, page)

    @leaderboard.autocomplete("season")
    async def seasons(self, command: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The server's seasons whose name contains what was typed."""
        found = await bot_of(command).board_handlers.seasons(command)
        wanted = current.strip().upper()
        return [app_commands.Choice(name=season, value=season) for season in found if wanted in season][:MOST_CHOICES]

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
