"""``/help``: what this bot is and how to start a game, with a button to the tour. A private answer."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.discord.command_translations import said
from bot.ui.guide.handlers import GuideHandlers

Command = discord.Interaction[Any]


class HelpCommands(commands.Cog):
    """The command for people who are new to the bot."""

    def __init__(self, guide: GuideHandlers) -> None:
        self.guide = guide

    @app_commands.command(name="help", description=said("command-help"))
    async def help(self, command: Command) -> None:
        """Explain how to play here."""
        await self.guide.help(command)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(HelpCommands(cast(Any, bot).guide))
