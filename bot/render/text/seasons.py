"""The end of a season in words: champions, the final table of each family of games, and the heads of the leagues."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ratings.boards import LEAST_PLAYERS, Leaderboard
from bot.render.text.catalogue import Texts
from bot.render.text.leaderboards import LONGEST, board_rows, champions_of, rating_explained
from bot.render.text.league import league_rows
from bot.render.text.table import fitted
from bot.render.text.voice import listed
from bot.tournaments.league.standings import League

LEAGUE_ROWS = 5
"""Lines of a league that are posted with the boards."""


def season_heading(season: str, texts: Texts) -> str:
    """The first line, by which the message is known again."""
    return f"**{texts('season-over', season=season)}**"


def season_text(season: str, boards: Sequence[Leaderboard], leagues: Sequence[League], texts: Texts) -> str:
    """The final tables of a season: the first page of each rating board and the head of each league on which somebody
    stands.
    """
    lines = [season_heading(season, texts)]
    for board in boards:
        lines.append(f"__{texts(f'family-{board.question.family}')}__")
        champions = champions_of(board)
        if board.players >= LEAST_PLAYERS:
            names = listed(champions, texts)
            lines.append(texts("season-champion", names=f"**{names}**", count=len(champions)))
        lines += board_rows(board, texts)
    shown = next((board.rows[0] for board in boards if board.rows), None)
    if shown is not None:
        lines.append("-# " + rating_explained(shown, texts))
    if boards:
        lines.append("-# " + texts("season-kept", season=season))
    for league in leagues:
        lines.append(f"__{texts('league-heading', kind=texts(f'league-of-{league.kind}'), season=season)}__")
        lines += league_rows(league, 0, LEAGUE_ROWS, texts)
    if leagues:
        lines.append("-# " + texts("season-leagues-kept", season=season))
    return fitted(lines, LONGEST)
