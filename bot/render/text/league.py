"""The table of a league in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.render.text.catalogue import Texts
from bot.render.text.leaderboards import LONGEST, MEDALS
from bot.render.text.names import safe_name
from bot.render.text.table import fitted
from bot.tournaments.league.standings import League, LeagueLine

ROWS = 20
"""Lines of a page."""

_NAME = 18


def league_text(league: League, offset: int, texts: Texts) -> str:
    """One page of a season's table."""
    heading = texts("league-heading", kind=texts(f"league-of-{league.kind}"), season=league.season)
    lines = [f"**{heading}**"]
    lines += league_rows(league.lines[offset : offset + ROWS], league.names, texts)
    if not league.lines:
        lines.append(texts("league-empty"))
    lines.append("-# " + texts(f"league-about-{league.kind}"))
    return fitted(lines, LONGEST)


def league_rows(rows: Sequence[LeagueLine], names: Mapping[int, str], texts: Texts) -> Iterator[str]:
    """Rows of a table, with medals for the first places."""
    for row in rows:
        place = MEDALS.get(row.place) or f"**{texts('board-place', place=row.place)}**"
        points = texts("board-decimal", number=row.points)
        name = safe_name(names[row.user_id], longest=_NAME)
        yield texts("league-row", place=place, name=name, points=points, played=row.played, wins=row.wins)
