"""``/daily``: five hands a day, the same for everybody."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, bot_of
from bot.ui.languages import texts_for
from bot.ui.options import WrongTime, read_day
from bot.ui.replies import tell
from bot.words.names import safe_name

SHOWN = [
    app_commands.Choice(name=localize(f"daily-show-{page}"), value=page)
    for page in ("play", "board", "month", "verify")
]


class DailyCommands(commands.Cog):
    """The daily deal."""

    @app_commands.command(name="daily", description=localize("command-daily"))
    @app_commands.describe(show=localize("option-daily-show"), day=localize("option-daily-day"))
    @app_commands.choices(show=SHOWN)
    async def daily(
        self, command: Interaction, show: str = "play", day: app_commands.Range[str, 1, 20] | None = None
    ) -> None:
        """Play today's deal, or show a day's result, its board, its month's board, its seals."""
        try:
            wanted = None if day is None else await read_day(day, command.created_at)
        except WrongTime as wrong:
            await tell(command, texts_for(command)(wrong.key, day=safe_name(day or "")))
            return
        await bot_of(command).tournaments.daily_handlers.show(command, show, wanted)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(DailyCommands())
