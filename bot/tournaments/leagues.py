"""The leagues of a server, made of its nights and matches as they are stored: nothing is kept besides those."""

from __future__ import annotations

from bot.ratings.boards import season_of
from bot.tournaments.duplicate.match import Form, Match
from bot.tournaments.duplicate.service import DuplicateMatches
from bot.tournaments.honours import League, LeagueEvent, LeagueKind, league_table, match_event, night_event, pairs_event
from bot.tournaments.nights.night import NightClosing
from bot.tournaments.nights.round_tables import NightJournal


class Leagues:
    """Answers about the leagues of servers; everything raises ``StoreError``."""

    def __init__(self, journal: NightJournal, matches: DuplicateMatches) -> None:
        self._journal = journal
        self._matches = matches

    async def league(self, guild_id: int, kind: LeagueKind, season: str) -> League:
        """The table of a season such as ``2026-Q3``; nobody who was forgotten stands on it."""
        names: dict[int, str] = {}
        if kind is LeagueKind.NIGHTS:
            events = await self._nights(guild_id, names)
        else:
            events = [_match(at, match, names) for at, match in await self._matches.finished_matches(guild_id)]
        lines = tuple(line for line in league_table(events, season) if line.user_id > 0)
        seasons = sorted({season_of(event.at) for event in events}, reverse=True)
        return League(kind, season, lines, names, tuple(seasons))

    async def leagues(self, guild_id: int, season: str) -> tuple[League, ...]:
        """The tables of a season on which somebody stands."""
        found = [await self.league(guild_id, kind, season) for kind in LeagueKind]
        return tuple(league for league in found if league.lines)

    async def _nights(self, guild_id: int, names: dict[int, str]) -> list[LeagueEvent]:
        events = []
        for _, night in await self._journal.past_nights(guild_id):
            if night.closing is NightClosing.FINISHED:
                names |= {person.user_id: person.name for person in night.people if person.user_id is not None}
                events.append(night_event(night))
        return events


def _match(at: float, match: Match, names: dict[int, str]) -> LeagueEvent:
    """A match that was played to its end."""
    names |= {seat.user_id: seat.name for seats in match.tables for seat in seats if seat.user_id is not None}
    if match.opened.form is not Form.PAIRS:
        first, second = (match.people(match.team_entrants(team)) for team in (1, 2))
        return match_event(at, first, second, match.margin())
    pairs = [(match.people(one.side), one.place, one.points) for one in match.placings()]
    return pairs_event(at, pairs, match.deals * (len(match.tables) - 1))
