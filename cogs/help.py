"""``/help``: what this bot is and how to start a game, with a button to the tour. A private answer.

Also greets a server that adds the bot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, bot_of

if TYPE_CHECKING:
    from bot.app import EuchreBot


class HelpCommands(commands.Cog):
    """The command for people who are new to the bot, and what servers see to which the bot is new."""

    def __init__(self, bot: EuchreBot) -> None:
        self._bot = bot

    @app_commands.command(name="help", description=localize("command-help"))
    async def help(self, command: Interaction) -> None:
        """Explain how to play here."""
        await bot_of(command).guide_handlers.help(command)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has added the bot, or Discord says so."""
        await self._bot.greeter.greet(guild)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server."""
        self._bot.greeter.leave(guild.id)

    @commands.Cog.listener()
    async def on_shard_ready(self, _: int) -> None:
        """A connection was identified; nothing stands beside the bot's name yet."""
        self._bot.presence.begin_anew()


async def setup(bot: EuchreBot) -> None:
    """Called by discord.py."""
    await bot.add_cog(HelpCommands(bot))
