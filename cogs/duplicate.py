"""``/duplicate``: the same deals at several tables."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.engine.rules import RulesError
from bot.tables.server_settings import rules_for
from bot.tournaments.duplicate.match import HANDS, Form
from bot.ui.command_sync import localize
from bot.ui.duplicate.rooms import missing_words
from bot.ui.interactions import Interaction, bot_of, guild_of
from bot.ui.languages import texts_for
from bot.ui.replies import tell
from bot.ui.rights import places_of
from bot.words.notices import channel_links, rules_fault_text
from cogs.table.commands import option_words, preset_choices

FORMS = [app_commands.Choice(name=localize(f"duplicate-form-{form}"), value=str(form)) for form in Form]
DEALS = [app_commands.Choice(name=str(hands), value=hands) for hands in HANDS]


class DuplicateCommands(commands.GroupCog, group_name="duplicate", group_description=localize("command-duplicate")):
    """Duplicate matches."""

    @app_commands.command(name="open", description=localize("command-duplicate-open"))
    @app_commands.describe(
        form=localize("option-duplicate-form"),
        hands=localize("option-duplicate-hands"),
        rules=localize("option-rules"),
        options=localize("option-options"),
    )
    @app_commands.choices(form=FORMS)
    @app_commands.choices(hands=DEALS)
    async def open_match(
        self,
        command: Interaction,
        form: str = Form.TEAMS.value,
        hands: int = HANDS[0],
        rules: app_commands.Range[str, 1, 50] | None = None,
        options: app_commands.Range[str, 1, 1000] = "",
    ) -> None:
        """Open the lobby of a match in this channel."""
        settings = await bot_of(command).tables.settings_of(guild_of(command))
        if settings.channels and places_of(command.channel).isdisjoint(settings.channels):
            await tell(command, texts_for(command)("open-elsewhere", channels=channel_links(settings.channels)))
            return
        missing = missing_words(command, texts_for(command))
        if missing is not None:
            await tell(command, missing)
            return
        try:
            preset = None if rules is None else rules.strip().lower()
            built = rules_for(settings.rules, preset, option_words(options))
        except RulesError as error:
            await tell(command, rules_fault_text(error, texts_for(command)))
            return
        await bot_of(command).tournaments.duplicate_handlers.open(command, Form(form), built, hands)

    @open_match.autocomplete("rules")
    async def rules_choices(self, command: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The presets whose name or title contains what was typed."""
        return preset_choices(current, texts_for(command))


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(DuplicateCommands())
