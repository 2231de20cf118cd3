"""``/about``: which version runs, since when, what is stored, and where to find help. A private answer."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, bot_of


class AboutCommands(commands.Cog):
    """The command that describes the bot."""

    @app_commands.command(name="about", description=localize("command-about"))
    async def about(self, command: Interaction) -> None:
        """Say what this is."""
        await bot_of(command).about_handlers.about(command)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(AboutCommands())
