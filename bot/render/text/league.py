"""The table of a league in words."""

from __future__ import annotations

from bot.render.text.catalogue import Texts
from bot.render.text.leaderboards import LONGEST, MEDALS
from bot.render.text.names import safe_name
from bot.render.text.table import fitted
from bot.tournaments.league.standings import League

ROWS = 20
"""Lines of a page."""

_NAME = 18


def league_text(league: League, offset: int, texts: Texts) -> str:
    """One page of a season's table."""
    heading = texts("league-heading", kind=texts(f"league-of-{league.kind}"), season=league.season)
    lines = [f"**{heading}**"]
    for line in league.lines[offset : offset + ROWS]:
        place = MEDALS.get(line.place) or f"**{texts('board-place', place=line.place)}**"
        points = texts("board-decimal", number=line.points)
        name = safe_name(league.names[line.user_id], longest=_NAME)
        lines.append(texts("league-row", place=place, name=name, points=points, played=line.played, wins=line.wins))
    if not league.lines:
        lines.append(texts("league-empty"))
    lines.append("-# " + texts(f"league-about-{league.kind}"))
    return fitted(lines, LONGEST)
