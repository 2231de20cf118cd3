"""``/settings``: what players choose for themselves. A private panel; no rights are needed."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.discord.command_translations import said
from bot.ui.settings_panel import SettingsDesk

Command = discord.Interaction[Any]


class SettingsCommands(commands.Cog):
    """The command for the caller's own settings."""

    def __init__(self, desk: SettingsDesk) -> None:
        self.desk = desk

    @app_commands.command(name="settings", description=said("command-settings"))
    async def settings(self, command: Command) -> None:
        """Show the current choices, with a menu for each."""
        await self.desk.show(command)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(SettingsCommands(cast(Any, bot).settings_desk))
