"""``/settings``: a player's own choices. A private panel; no rights are needed."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.discord.bot import Interaction, bot_of
from bot.ui.discord.command_translations import said


class SettingsCommands(commands.Cog):
    """The command for one's own settings."""

    @app_commands.command(name="settings", description=said("command-settings"))
    async def settings(self, command: Interaction) -> None:
        """How it stands, with a menu for each choice."""
        await bot_of(command).settings_handlers.show(command)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(SettingsCommands())
