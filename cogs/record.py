"""``/record``: the game at this channel's table as a file, for its players alone. The running hand stays out of it."""

from __future__ import annotations

from io import BytesIO
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.command_words import said
from bot.ui.faults import tell
from bot.ui.front_desk import FrontDesk
from bot.ui.languages import texts_for
from bot.ui.layouts import file_layout
from bot.ui.mentions import NOBODY

Command = discord.Interaction[Any]


class RecordCommands(commands.Cog):
    """The command that writes a game down."""

    def __init__(self, desk: FrontDesk) -> None:
        self.desk = desk

    @app_commands.command(name="record", description=said("command-record"))
    async def record(self, command: Command) -> None:
        """The record of one's own game, as a private file."""
        table_id = self.desk.table_here(command)
        record = None if table_id is None else self.desk.tables.record(table_id, command.user.id)
        if record is None:
            await tell(command, texts_for(command)("record-none"))
            return
        name = f"table-{table_id}.euchre"
        await command.response.send_message(
            view=file_layout(texts_for(command)("record-here"), name),
            file=discord.File(BytesIO(record.encode()), name),
            ephemeral=True,
            allowed_mentions=NOBODY,
        )


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(RecordCommands(cast(Any, bot).desk))
