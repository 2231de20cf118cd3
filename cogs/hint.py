"""``/hint``: the expert's advice for the caller, privately; not in games that count for ratings."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.players.workers import Workers, WorkersBusy
from bot.render.text.hint import hint_text
from bot.tables.snapshots import TableView
from bot.ui.discord.command_translations import said
from bot.ui.discord.errors import tell
from bot.ui.discord.languages import texts_for
from bot.ui.table.handlers import TableHandlers

Command = discord.Interaction[Any]

PATIENCE = 2.5
"""Seconds to think; Discord waits three for an answer."""


class HintCommands(commands.Cog):
    """The command that asks the expert."""

    def __init__(self, desk: TableHandlers, workers: Workers) -> None:
        self.desk, self.workers = desk, workers

    @app_commands.command(name="hint", description=said("command-hint"))
    async def hint(self, command: Command) -> None:
        """Say what the expert would do here, knowing only what the caller may know."""
        table_id = self.desk.table_here(command)
        found = None if table_id is None else self.desk.tables.seat_view(table_id, command.user.id)
        if found is None or not found[1].legal:
            await tell(command, texts_for(command)("hint-no-turn"))
        elif counts_for_ratings(found[0]) and (await self.desk.tables.settings_of(found[0].guild_id)).ranked:
            await tell(command, texts_for(command)("hint-ranked"))
        else:
            try:
                async with asyncio.timeout(PATIENCE):
                    advice = await self.workers.advise(found[1], seed=found[0].seq)
            except (WorkersBusy, TimeoutError):
                await tell(command, texts_for(command)("hint-busy"))
                return
            await tell(command, hint_text(found[1], advice, (await self.desk.viewers.of(command)).texts))


def counts_for_ratings(table: TableView) -> bool:
    """Whether only people sit at the table."""
    return not any(chair.is_computer for chair in table.chairs)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    ours = cast(Any, bot)
    await bot.add_cog(HintCommands(ours.desk, ours.workers))
