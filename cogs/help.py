"""``/help``: what this bot is and how to start a game, with a button to the tour. A private answer."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.discord.bot import Interaction, bot_of
from bot.ui.discord.command_translations import said


class HelpCommands(commands.Cog):
    """The command for people who are new to the bot."""

    @app_commands.command(name="help", description=said("command-help"))
    async def help(self, command: Interaction) -> None:
        """Explain how to play here."""
        await bot_of(command).guide_handlers.help(command)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(HelpCommands())
