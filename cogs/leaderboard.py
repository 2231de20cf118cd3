"""``/leaderboard``, ``/stats`` and ``/compare``: how well people play on this server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.ratings.boards import Measure
from bot.ratings.families import Family
from bot.ratings.periods import Scope
from bot.ui.boards.items import BoardPage
from bot.ui.discord.bot import Interaction, bot_of
from bot.ui.discord.command_translations import said
from bot.ui.discord.cooldowns import READING
from bot.ui.discord.errors import tell
from bot.ui.discord.languages import texts_for


def _choices(kind: str, words: type[Measure] | type[Family] | type[Scope]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=said(f"{kind}-{word}"), value=str(word)) for word in words]


class LeaderboardCommands(commands.Cog):
    """The commands about players."""

    @app_commands.command(name="leaderboard", description=said("command-leaderboard"))
    @app_commands.describe(
        by=said("option-board-by"), family=said("option-board-family"), scope=said("option-board-scope")
    )
    @app_commands.choices(
        by=_choices("measure", Measure), family=_choices("family", Family), scope=_choices("scope", Scope)
    )
    @app_commands.checks.cooldown(*READING)
    async def leaderboard(
        self,
        command: Interaction,
        by: str = Measure.RATING.value,
        family: str = Family.PARTNERSHIP.value,
        scope: str = Scope.SEASON.value,
    ) -> None:
        """Show the first page of a leaderboard."""
        await bot_of(command).board_handlers.show_board(command, BoardPage(Measure(by), Family(family), Scope(scope)))

    @app_commands.command(name="stats", description=said("command-stats"))
    @app_commands.describe(player=said("option-player"))
    @app_commands.checks.cooldown(*READING)
    async def stats(self, command: Interaction, player: discord.User | None = None) -> None:
        """Show one player's statistics."""
        await bot_of(command).board_handlers.show_player(command, player or command.user)

    @app_commands.command(name="compare", description=said("command-compare"))
    @app_commands.describe(a=said("option-compare-first"), b=said("option-compare-second"))
    async def compare(self, command: Interaction, a: discord.User, b: discord.User) -> None:
        """Show two players side by side."""
        if a.id == b.id:
            await tell(command, texts_for(command)("compare-same"))
            return
        await bot_of(command).board_handlers.show_two(command, a.id, b.id)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(LeaderboardCommands())
