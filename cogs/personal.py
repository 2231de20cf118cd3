"""``/forget me`` and ``/my-data``: what this server stores about a player."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, bot_of


class PersonalCommands(commands.Cog):
    """The commands for the caller's own data."""

    forget = app_commands.Group(name="forget", description=localize("command-forget"))

    @forget.command(name="me", description=localize("command-forget-me"))
    async def forget_me(self, command: Interaction) -> None:
        """Ask the caller to confirm."""
        await bot_of(command).personal_handlers.ask_to_forget(command)

    @app_commands.command(name="my-data", description=localize("command-my-data"))
    async def my_data(self, command: Interaction) -> None:
        """Send everything stored about the caller as a private file."""
        await bot_of(command).personal_handlers.send_data(command)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(PersonalCommands())
