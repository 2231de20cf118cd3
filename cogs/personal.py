"""``/forget me`` and ``/my-data``: what this server stores about a player."""

from __future__ import annotations

import json

from discord import app_commands
from discord.ext import commands

from bot.ui.boards.handlers import send_files
from bot.ui.discord.bot import Interaction, bot_of, guild_of
from bot.ui.discord.command_translations import said
from bot.ui.discord.cooldowns import PERSONAL
from bot.ui.discord.languages import texts_for

FILE_NAME = "my-data.json"


class PersonalCommands(commands.Cog):
    """The commands for the caller's own data."""

    forget = app_commands.Group(name="forget", description=said("command-forget"))

    @forget.command(name="me", description=said("command-forget-me"))
    @app_commands.checks.cooldown(*PERSONAL)
    async def forget_me(self, command: Interaction) -> None:
        """Ask the caller to confirm."""
        await bot_of(command).board_handlers.ask_to_forget(command)

    @app_commands.command(name="my-data", description=said("command-my-data"))
    @app_commands.checks.cooldown(*PERSONAL)
    async def my_data(self, command: Interaction) -> None:
        """Send everything stored about the caller as a private file."""
        kept = await bot_of(command).board_handlers.store.export_player(guild_of(command), command.user.id)
        data = json.dumps(kept, indent=2, ensure_ascii=False).encode()
        await send_files(command, texts_for(command)("my-data-here"), {FILE_NAME: data})


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(PersonalCommands())
