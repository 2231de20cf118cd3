"""``/history``, ``/replay`` and ``/verify``: list finished games, step through one, check its deals."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.ratings.boards import Scope, first_day
from bot.ui.boards.handlers import GameNumber, HistoryPage
from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, bot_of
from bot.ui.languages import texts_for
from bot.ui.options import Day, KnownPreset, WordOption
from bot.ui.replies import tell

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
    @app_commands.choices(ranked=KINDS)
    async def history(
        self,
        command: Interaction,
        player: discord.User | None = None,
        preset: KnownPreset | None = None,
        since: Day | None = None,
        until: Day | None = None,
        period: app_commands.Transform[Scope, WordOption(Scope, "scope")] = Scope.ALL_TIME,
        ranked: str | None = None,
    ) -> None:
        """List the latest finished games."""
        begun = first_day(period, discord.utils.utcnow().timestamp())
        first = max((day for day in (since, begun) if day is not None), default=None)
        if first is not None and until is not None and first > until:
            await tell(command, texts_for(command)("history-days-crossed"))
            return
        kind = None if ranked is None else ranked == "ranked"
        user_id, name = (player.id, player.display_name) if player is not None else (None, None)
        page = HistoryPage(user_id, preset, 0, first, until, kind)
        await bot_of(command).board_handlers.show_history(command, page, name)

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
