"""``/league``: a season's table of nights or matches."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ratings.boards import is_season
from bot.tournaments.honours import LeagueKind
from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, bot_of
from bot.ui.languages import texts_for
from bot.ui.replies import tell
from bot.words.names import safe_name
from cogs.tables import MOST_CHOICES

KINDS = [app_commands.Choice(name=localize(f"league-of-{kind}"), value=str(kind)) for kind in LeagueKind]


class LeagueCommands(commands.Cog):
    """Leagues."""

    @app_commands.command(name="league", description=localize("command-league"))
    @app_commands.describe(of=localize("option-league-of"), season=localize("option-league-season"))
    @app_commands.choices(of=KINDS)
    async def league(
        self,
        command: Interaction,
        of: str = LeagueKind.NIGHTS.value,
        season: app_commands.Range[str, 1, 20] | None = None,
    ) -> None:
        """Show the table of this season, or of a past one."""
        wanted = None if season is None else season.strip().upper()
        if wanted is not None and not is_season(wanted):
            await tell(command, texts_for(command)("season-wrong", season=safe_name(season or "")))
            return
        await bot_of(command).tournaments.league_handlers.show(command, LeagueKind(of), wanted)

    @league.autocomplete("season")
    async def seasons(self, command: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The seasons that have a table and contain what was typed."""
        of = getattr(command.namespace, "of", None)
        kind = LeagueKind(of) if of in list(LeagueKind) else LeagueKind.NIGHTS
        found, wanted = (
            await bot_of(command).tournaments.league_handlers.seasons(command, kind),
            current.strip().upper(),
        )
        return [app_commands.Choice(name=season, value=season) for season in found if wanted in season][:MOST_CHOICES]


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(LeagueCommands())
