"""The table of a league in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.render.text.catalogue import Texts
from bot.render.text.leaderboards import LONGEST, place_mark
from bot.render.text.names import people_apart, safe_name
from bot.render.text.table import fitted
from bot.tournaments.league.standings import League

ROWS = 20
"""Lines of a page."""

_NAME = 18


def league_text(league: League, offset: int, texts: Texts) -> str:
    """One page of a season's table."""
    heading = texts("league-heading", kind=texts(f"league-of-{league.kind}"), season=league.season)
    lines = [f"**{heading}**"]
    lines += league_rows(league, offset, ROWS, texts)
    if not league.lines:
        lines.append(texts("league-empty"))
    lines.append("-# " + texts(f"league-about-{league.kind}"))
    return fitted(lines, LONGEST)


def league_rows(league: League, offset: int, most: int, texts: Texts) -> Iterator[str]:
    """So many rows of a table, with medals if there are people enough."""
    names = people_apart(((row.user_id, league.names[row.user_id]) for row in league.lines), _NAME)
    for row in league.lines[offset : offset + most]:
        place = place_mark(row.place, len(league.lines), texts, earned=row.points > 0)
        points = texts("board-decimal", number=row.points)
        name = safe_name(names[row.user_id], longest=_NAME)
        yield texts("league-row", place=place, name=name, points=points, played=row.played, wins=row.wins)
