"""``/record``: a game as files, for the one who asks alone: the game at this channel's table, or a finished one.

The running hand stays out of it. Beside the record goes the same in Euchre Game Notation, where that can say it.
"""

from __future__ import annotations

import asyncio
import functools

from discord import app_commands
from discord.ext import commands

from bot.engine.records.format import RecordError
from bot.ui.boards.answers import send_files
from bot.ui.boards.handlers import GameNumber
from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, bot_of
from bot.ui.languages import texts_for
from bot.ui.replies import tell
from bot.words.looking_back import NOTATION_SUFFIX, notation_file


class RecordCommands(commands.Cog):
    """The command that gives a game's record."""

    @app_commands.command(name="record", description=localize("command-record"))
    @app_commands.describe(game=localize("option-record-game"))
    async def record(self, command: Interaction, game: GameNumber | None = None) -> None:
        """Send a finished game by its number, or the caller's own game at this table."""
        texts = texts_for(command)
        if game is not None:
            found = await bot_of(command).board_handlers.stored(command, game)
            if found is not None:
                words = texts("game-here", game=str(game))
                await _send(command, words, f"game-{game}", found.record, game_id=game, began=found.game.started_at)
            return
        table_id = bot_of(command).table_handlers.table_here(command)
        record = None if table_id is None else bot_of(command).tables.record(table_id, command.user.id)
        if record is None:
            await tell(command, texts("record-none"))
            return
        await _send(command, texts("record-here"), f"table-{table_id}", record)


async def _send(
    command: Interaction, words: str, stem: str, record: str, *, game_id: int | None = None, began: float | None = None
) -> None:
    """The record and, if possible, the other notation; else the sentence why not."""
    files = {f"{stem}.euchre": record.encode()}
    written = functools.partial(notation_file, record, texts_for(command), game_id=game_id, began=began)
    try:
        other, about = await asyncio.to_thread(written)
    except RecordError as error:
        other, about = None, texts_for(command)("record-unreadable", line=error.line, fault=str(error))
    if other is not None:
        files[f"{stem}{NOTATION_SUFFIX}"] = other
    await send_files(command, f"{words}\n{about}", files)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(RecordCommands())
