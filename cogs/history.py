"""``/history``, ``/replay`` and ``/verify``: list finished games, step through one, check its deals."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.presets import PRESETS
from bot.ratings.boards import Scope, first_day
from bot.ui.boards.handlers import GameNumber, HistoryPage
from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, bot_of
from bot.ui.languages import texts_for
from bot.ui.options import WrongTime, read_day
from bot.ui.replies import tell
from bot.words.names import safe_name
from cogs.tables import preset_choices

Day = app_commands.Range[str, 1, 20]

PERIODS = [app_commands.Choice(name=localize(f"scope-{scope}"), value=str(scope)) for scope in Scope]
KINDS = [app_commands.Choice(name=localize(f"history-only-{kind}"), value=kind) for kind in ("ranked", "friendly")]


class HistoryCommands(commands.Cog):
    """The commands about finished games."""

    @app_commands.command(name="history", description=localize("command-history"))
    @app_commands.describe(
        player=localize("option-history-player"),
        preset=localize("option-history-preset"),
        since=localize("option-history-since"),
        until=localize("option-history-until"),
        period=localize("option-history-period"),
        ranked=localize("option-history-ranked"),
    )
    @app_commands.choices(period=PERIODS, ranked=KINDS)
    async def history(
        self,
        command: Interaction,
        player: discord.User | None = None,
        preset: app_commands.Range[str, 1, 40] | None = None,
        since: Day | None = None,
        until: Day | None = None,
        period: str = Scope.ALL_TIME.value,
        ranked: str | None = None,
    ) -> None:
        """List the latest finished games."""
        texts = texts_for(command)
        if preset is not None and preset not in PRESETS:
            await tell(command, texts("history-preset-unknown"))
            return
        try:
            first = None if since is None else await read_day(since, command.created_at)
            last = None if until is None else await read_day(until, command.created_at)
        except WrongTime as wrong:
            await tell(command, texts(wrong.key, day=safe_name(wrong.text)))
            return
        begun = first_day(Scope(period), discord.utils.utcnow().timestamp())
        first = max((day for day in (first, begun) if day is not None), default=None)
        if first is not None and last is not None and first > last:
            await tell(command, texts("history-days-crossed"))
            return
        kind = None if ranked is None else ranked == "ranked"
        user_id, name = (player.id, player.display_name) if player is not None else (None, None)
        page = HistoryPage(user_id, preset, 0, first, last, kind)
        await bot_of(command).board_handlers.show_history(command, page, name)

    @history.autocomplete("preset")
    async def presets(self, command: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The presets whose name or title contains what was typed."""
        return preset_choices(current, texts_for(command))

    @app_commands.command(name="replay", description=localize("command-replay"))
    @app_commands.describe(game=localize("option-game"))
    async def replay(self, command: Interaction, game: GameNumber) -> None:
        """Show the first step of a game, with buttons to the others."""
        await bot_of(command).board_handlers.show_replay(command, game)

    @app_commands.command(name="verify", description=localize("command-verify"))
    @app_commands.describe(game=localize("option-game"), hand=localize("option-verify-hand"))
    async def verify(
        self, command: Interaction, game: GameNumber, hand: app_commands.Range[int, 1, 9999] | None = None
    ) -> None:
        """Check that a game's deals were what was promised."""
        await bot_of(command).board_handlers.verify(command, game, hand)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(HistoryCommands())
