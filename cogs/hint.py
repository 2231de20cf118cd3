"""``/hint``: the expert's advice for the one who asks, privately; not in a game that counts for the ratings."""

from __future__ import annotations

import asyncio

from discord import app_commands
from discord.ext import commands

from bot.players.workers import WorkersBusy
from bot.render.text.hint import hint_text
from bot.tables.snapshots import TableView
from bot.ui.discord.bot import Interaction, bot_of
from bot.ui.discord.command_translations import said
from bot.ui.discord.errors import tell
from bot.ui.discord.languages import texts_for

PATIENCE = 2.5
"""Seconds to think; Discord waits three for the answer."""


class HintCommands(commands.Cog):
    """The command that asks the expert."""

    @app_commands.command(name="hint", description=said("command-hint"))
    async def hint(self, command: Interaction) -> None:
        """What the expert would do here, from what the asker himself may know."""
        table_id = bot_of(command).table_handlers.table_here(command)
        found = None if table_id is None else bot_of(command).tables.seat_view(table_id, command.user.id)
        if found is None or not found[1].legal:
            await tell(command, texts_for(command)("hint-no-turn"))
        elif counts_for_ratings(found[0]) and (await bot_of(command).tables.settings_of(found[0].guild_id)).ranked:
            await tell(command, texts_for(command)("hint-ranked"))
        else:
            try:
                async with asyncio.timeout(PATIENCE):
                    advice = await bot_of(command).workers.advise(found[1], seed=found[0].seq)
            except (WorkersBusy, TimeoutError):
                await tell(command, texts_for(command)("hint-busy"))
                return
            viewer = await bot_of(command).viewers.of(command)
            await tell(command, hint_text(found[1], advice, viewer.texts))


def counts_for_ratings(table: TableView) -> bool:
    """Whether only people sit at the table."""
    return not any(chair.is_computer for chair in table.chairs)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(HintCommands())
