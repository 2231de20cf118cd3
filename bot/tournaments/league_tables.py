"""The leagues of servers: the tables of their seasons, computed from finished nights and matches, and cached."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ratings.boards import season_of
from bot.tables.server_settings import ServerSettings
from bot.tournaments.leagues import Finished, League, LeagueKind, LeagueRules, league_table, weigh
from bot.tournaments.ledger import PastTournaments

MOST_TABLES = 200
"""The number of league tables kept in memory."""


class Leagues:
    """The leagues of all servers. Every method raises ``StoreError``."""

    def __init__(
        self, nights: PastTournaments[Finished], matches: PastTournaments[Finished], settings: ServerSettings
    ) -> None:
        self._settings = settings
        self._past = {LeagueKind.NIGHTS: nights, LeagueKind.MATCHES: matches}
        self._made: dict[tuple[int, LeagueKind, str], tuple[tuple[Finished, ...], League]] = {}
        """The tables that were asked for last, each with what it was made from."""

    async def league(self, guild_id: int, kind: LeagueKind, season: str) -> League:
        """Return the table of a season such as ``2026-Q3``, without people who were forgotten."""
        past, key = await self._past[kind].of_server(guild_id), (guild_id, kind, season)
        settings = await self._settings.of(guild_id)
        rules = LeagueRules(settings.league_best, settings.league_points)
        made_of, league = self._made.pop(key, (None, None))
        if league is None or made_of is not past or league.rules != rules:
            league = _make_league(kind, season, past, rules)
        self._made[key] = past, league
        if len(self._made) > MOST_TABLES:
            del self._made[next(iter(self._made))]
        return league

    async def contests(self, guild_id: int) -> list[Finished]:
        """Return a server's nights and matches that were played to their end, the latest first."""
        contests = [one for past in self._past.values() for one in await past.of_server(guild_id)]
        ended = [(one.event.at, one) for one in contests if one.event is not None]
        return [one for _, one in sorted(ended, key=lambda pair: pair[0], reverse=True)]

    async def leagues(self, guild_id: int, season: str) -> tuple[League, ...]:
        """Return the tables of a season that have at least one line."""
        leagues = [await self.league(guild_id, kind, season) for kind in LeagueKind]
        return tuple(league for league in leagues if league.lines)


def _make_league(kind: LeagueKind, season: str, past: Sequence[Finished], rules: LeagueRules) -> League:
    names: dict[int, str] = {}
    events = []
    for one, event in weigh(past):
        names |= one.names
        events.append(event)
    lines = tuple(line for line in league_table(events, season, rules) if line.user_id > 0)
    seasons = sorted({season_of(event.at) for event in events}, reverse=True)
    count = sum(season_of(event.at) == season for event in events)
    return League(kind, season, lines, names, tuple(seasons), count, rules)
