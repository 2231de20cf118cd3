"""``/rules`` and ``/help``: what a game's laws are, and how this bot is played. Private answers."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import presets
from bot.engine.rules import RulesError
from bot.render.words import Texts, rules_lines
from bot.ui.faults import tell
from cogs.tables import preset_choices

Command = discord.Interaction[Any]

WORDS = Texts()
LONGEST = 3900


class RulesCommands(commands.Cog):
    """The commands that explain."""

    @app_commands.command(name="rules", description=WORDS("command-rules"))
    @app_commands.describe(preset=WORDS("option-rules"))
    async def rules(self, command: Command, preset: app_commands.Range[str, 1, 50] = presets.DEFAULT_PRESET) -> None:
        """The rules of one preset, made from the same data that play."""
        try:
            built = presets.parse([preset.strip().lower()])
        except RulesError as error:
            await tell(command, WORDS("rules-wrong", sentence=str(error)))
            return
        await tell(command, page(rules_lines(built, WORDS)))

    @rules.autocomplete("preset")
    async def preset_choices(self, _: Command, current: str) -> list[app_commands.Choice[str]]:
        """The presets whose name or title holds what was typed."""
        return preset_choices(current)

    @app_commands.command(name="help", description=WORDS("command-help"))
    async def help(self, command: Command) -> None:
        """How to play here."""
        await tell(command, WORDS("help"))


def page(lines: tuple[str, ...]) -> str:
    """Lines as one text that Discord takes; the first one stands out."""
    text = "\n".join((f"**{lines[0]}**", *lines[1:]))
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(RulesCommands())
