"""``/settings``: what players choose for themselves. A private panel; no rights are needed."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, bot_of


class SettingsCommands(commands.Cog):
    """The command for the caller's own settings."""

    @app_commands.command(name="settings", description=localize("command-settings"))
    async def settings(self, command: Interaction) -> None:
        """Show the current choices, with a menu for each."""
        await bot_of(command).settings_handlers.show(command)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(SettingsCommands())
