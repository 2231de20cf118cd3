"""``/league``: a season's table of nights or matches."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.tournaments.honours import LeagueKind
from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, bot_of
from bot.ui.options import Season, WordOption, offer


class LeagueCommands(commands.Cog):
    """Leagues."""

    @app_commands.command(name="league", description=localize("command-league"))
    @app_commands.describe(of=localize("option-league-of"), season=localize("option-league-season"))
    async def league(
        self,
        command: Interaction,
        of: app_commands.Transform[LeagueKind, WordOption(LeagueKind, "league-of")] = LeagueKind.NIGHTS,
        season: Season | None = None,
    ) -> None:
        """Show the table of this season, or of a past one."""
        await bot_of(command).tournaments.league_handlers.show(command, of, season)

    @league.autocomplete("season")
    async def offer_seasons(self, command: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the seasons that have a table and contain what was typed."""
        of = getattr(command.namespace, "of", None)
        kind = LeagueKind(of) if of in list(LeagueKind) else LeagueKind.NIGHTS
        seasons = await bot_of(command).tournaments.league_handlers.seasons(command, kind)
        return offer(((season, season) for season in seasons), typed)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(LeagueCommands())
