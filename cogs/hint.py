"""``/hint``: the expert's advice for the caller, privately; not in games that count for ratings."""

from __future__ import annotations

import asyncio

from discord import app_commands
from discord.ext import commands

from bot.processes.work_queue import WorkersBusy
from bot.tables.decisions import Reason
from bot.tables.old_school import usual_choice
from bot.tables.views import Refused
from bot.ui import act_buttons
from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, bot_of
from bot.ui.languages import texts_for
from bot.ui.replies import tell
from bot.words.advice import hint_text
from bot.words.labels import act_label

PATIENCE = 2.5
"""Seconds to think; Discord waits three for an answer."""


class HintCommands(commands.Cog):
    """The command that asks the expert."""

    @app_commands.command(name="hint", description=localize("command-hint"))
    async def hint(self, command: Interaction) -> None:
        """Say what the expert would do here, knowing only what the caller may know."""
        bot = bot_of(command)
        if not await bot.table_handlers.knows_which(command):
            return
        snapshot = bot.table_handlers.snapshot_here(command)
        if snapshot is None:
            await bot.table_handlers.refuse(command, Refused(Reason.NO_TABLE))
            return
        seat = snapshot.table.seat_of(command.user.id)
        if seat is None or snapshot.table.chair(seat).left:
            await tell(command, texts_for(command)("hint-no-player"))
            return
        mine = snapshot.seat_view(command.user.id)
        if mine is None or not mine.legal:
            await tell(command, texts_for(command)("hint-no-turn"))
            return
        table = snapshot.table
        usual = usual_choice(mine) if act_buttons.is_old_school(mine.public) else None
        if not bot.tables.sight(table, command.user.id).advice:
            await tell(command, texts_for(command)("hint-ranked" if table.tournament is None else "hint-contest"))
        elif usual is not None:
            texts = (await bot.readers.of(command)).texts
            await tell(command, texts("hint-no-thought", act=act_label(usual, mine, texts)))
        else:
            try:
                async with asyncio.timeout(PATIENCE):
                    advice = await bot.workers.advise(mine, seed=table.seq)
            except (WorkersBusy, TimeoutError):
                await tell(command, texts_for(command)("hint-busy"))
                return
            await tell(command, hint_text(mine, advice, (await bot.readers.of(command)).texts))


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(HintCommands())
