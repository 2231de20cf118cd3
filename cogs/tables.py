"""``/table``: opening a table, sitting down at it, starting, showing and closing it."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import presets
from bot.engine.rules import RulesError
from bot.engine.sides import Seat
from bot.render.words import Texts
from bot.tables.decisions import AddComputer, Close, Join, Leave, Open, Start
from bot.ui.faults import tell
from bot.ui.front_desk import FrontDesk
from bot.ui.levels import LEVEL_CHOICES

Command = discord.Interaction[Any]

WORDS = Texts()
MOST_CHOICES = 25


class TableCommands(commands.GroupCog, group_name="table", group_description=WORDS("command-table")):
    """The commands about the table of a channel."""

    def __init__(self, desk: FrontDesk) -> None:
        self.desk = desk

    @app_commands.command(name="open", description=WORDS("command-table-open"))
    @app_commands.describe(
        rules=WORDS("option-rules"),
        points=WORDS("option-points"),
        computers=WORDS("option-computers"),
        options=WORDS("option-options"),
        level=WORDS("option-level"),
    )
    @app_commands.choices(level=LEVEL_CHOICES)
    async def open_table(
        self,
        command: Command,
        rules: app_commands.Range[str, 1, 50] = presets.DEFAULT_PRESET,
        points: app_commands.Range[int, 1, 99] | None = None,
        computers: app_commands.Range[int, 0, 5] = 0,
        options: app_commands.Range[str, 1, 1000] = "",
        level: str | None = None,
    ) -> None:
        """Open a table in this channel."""
        if command.guild_id is None or command.channel_id is None:
            raise app_commands.NoPrivateMessage
        words = [rules.strip().lower(), *options.replace(",", " ").split()]
        if points is not None:
            words.append(f"points={points}")
        try:
            built = presets.parse(words)
        except RulesError as error:
            await tell(command, WORDS("rules-wrong", sentence=str(error)))
            return
        await self.desk.open(command, Open(command.guild_id, command.channel_id, built, computers, level))

    @open_table.autocomplete("rules")
    async def rules_choices(self, _: Command, current: str) -> list[app_commands.Choice[str]]:
        """The presets whose name or title holds what was typed."""
        return preset_choices(current)

    @app_commands.command(name="join", description=WORDS("command-table-join"))
    @app_commands.describe(seat=WORDS("option-seat"))
    async def join(self, command: Command, seat: app_commands.Range[int, 1, 6] | None = None) -> None:
        """Sit down."""
        await self.desk.command(command, Join(None if seat is None else Seat(seat)), "done-join")

    @app_commands.command(name="computer", description=WORDS("command-table-computer"))
    @app_commands.describe(level=WORDS("option-level"))
    @app_commands.choices(level=LEVEL_CHOICES)
    async def computer(self, command: Command, level: str | None = None) -> None:
        """Let one computer player sit down."""
        await self.desk.command(command, AddComputer(level), "done-computer")

    @app_commands.command(name="leave", description=WORDS("command-table-leave"))
    async def leave(self, command: Command) -> None:
        """Stand up."""
        await self.desk.command(command, Leave(), "done-leave")

    @app_commands.command(name="start", description=WORDS("command-table-start"))
    async def start(self, command: Command) -> None:
        """Begin the game."""
        await self.desk.command(command, Start(), None)

    @app_commands.command(name="show", description=WORDS("command-table-show"))
    async def show(self, command: Command) -> None:
        """Post the table anew."""
        await self.desk.show(command)

    @app_commands.command(name="close", description=WORDS("command-table-close"))
    async def close(self, command: Command) -> None:
        """Close the table."""
        await self.desk.command(command, Close(), "done-close")


def preset_choices(current: str) -> list[app_commands.Choice[str]]:
    """Presets to choose from: name and title."""
    wanted = current.strip().lower()
    return [
        app_commands.Choice(name=f"{preset.name} · {preset.title}"[:100], value=preset.name)
        for preset in presets.PRESETS.values()
        if wanted in f"{preset.name} {preset.title}".lower()
    ][:MOST_CHOICES]


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(TableCommands(cast(Any, bot).desk))
