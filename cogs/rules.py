"""``/rules``: the laws of a game. Private answers."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import presets
from bot.engine.rules import RulesError
from bot.render.text.notices import rules_fault_text
from bot.render.words import rules_text
from bot.ui.discord.command_translations import said
from bot.ui.discord.errors import tell
from bot.ui.discord.languages import texts_for
from cogs.tables import preset_choices

Command = discord.Interaction[Any]


class RulesCommands(commands.Cog):
    """The command that explains a game's rules."""

    @app_commands.command(name="rules", description=said("command-rules"))
    @app_commands.describe(preset=said("option-rules"))
    async def rules(self, command: Command, preset: app_commands.Range[str, 1, 50] = presets.DEFAULT_PRESET) -> None:
        """Show the rules of one preset, from the same data that the engine plays by."""
        try:
            built = presets.parse([preset.strip().lower()])
        except RulesError as error:
            await tell(command, rules_fault_text(error, texts_for(command)))
            return
        await tell(command, rules_text(built, texts_for(command)))

    @rules.autocomplete("preset")
    async def preset_choices(self, command: Command, current: str) -> list[app_commands.Choice[str]]:
        """The presets whose name or title contains what was typed."""
        return preset_choices(current, texts_for(command))


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(RulesCommands())
