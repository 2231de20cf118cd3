"""``/rules``: the laws of a game. Private answers."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.engine import presets
from bot.engine.rules import RulesError
from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction
from bot.ui.languages import texts_for
from bot.ui.replies import tell
from bot.words.notices import rules_fault_text
from bot.words.rules_page import law_text, laws, rules_text
from cogs.table.commands import MOST_CHOICES, preset_choices


class RulesCommands(commands.Cog):
    """The command that explains a game's rules."""

    @app_commands.command(name="rules", description=localize("command-rules"))
    @app_commands.describe(preset=localize("option-rules"), law=localize("option-law"))
    async def rules(
        self,
        command: Interaction,
        preset: app_commands.Range[str, 1, 50] = presets.DEFAULT_PRESET,
        law: app_commands.Range[str, 1, 50] | None = None,
    ) -> None:
        """Show the rules of one preset, from the same data that the engine plays by."""
        if law is not None:
            await tell(command, law_text(law, texts_for(command)))
            return
        try:
            built = presets.parse([preset.strip().lower()])
        except RulesError as error:
            await tell(command, rules_fault_text(error, texts_for(command)))
            return
        await tell(command, rules_text(built, texts_for(command)))

    @rules.autocomplete("preset")
    async def preset_choices(self, command: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The presets whose name or title contains what was typed."""
        return preset_choices(current, texts_for(command))

    @rules.autocomplete("law")
    async def law_choices(self, command: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The laws whose id or title holds what was typed."""
        wanted = current.strip().lower()
        fitting = [known for known in laws().values() if wanted in known.heading.lower()]
        return [app_commands.Choice(name=known.heading, value=known.id) for known in fitting[:MOST_CHOICES]]


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(RulesCommands())
