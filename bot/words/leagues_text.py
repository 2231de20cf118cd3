"""The table of a league, and the end of a season: champions, final tables, and the heads of the leagues."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.ratings.boards import LEAST_PLAYERS, Leaderboard
from bot.tournaments.honours import League
from bot.words.catalogue import Texts
from bot.words.leaderboards import board_rows, champion_names, explain_rating
from bot.words.lines import LONGEST_LISTED_NAME, LONGEST_PAGE, ROWS, cut_lines, list_words, place_mark
from bot.words.names import safe_name, tell_people_apart


def league_text(league: League, offset: int, texts: Texts) -> str:
    """Return one page of a season's table."""
    heading = texts("league-heading", kind=texts(f"league-of-{league.kind}"), season=league.season)
    lines = [f"**{heading}**"]
    lines += league_rows(league, offset, ROWS, texts)
    if not league.lines:
        lines.append(texts("league-empty"))
    lines.append("-# " + texts(f"league-about-{league.kind}"))
    return cut_lines(lines, LONGEST_PAGE)


def league_rows(league: League, offset: int, most: int, texts: Texts) -> Iterator[str]:
    """Yield rows of a table, with medals if there are enough people."""
    names = tell_people_apart(((row.user_id, league.names[row.user_id]) for row in league.lines), LONGEST_LISTED_NAME)
    for row in league.lines[offset : offset + most]:
        place = place_mark(row.place, len(league.lines), texts, earned=row.points > 0)
        points = texts("board-decimal", number=row.points)
        name = safe_name(names[row.user_id], longest=LONGEST_LISTED_NAME)
        yield texts("league-row", place=place, name=name, points=points, played=row.played, wins=row.wins)


# -- seasons
# The end of a season in words: champions, the final table of each family of games, and the heads of the leagues.


LEAGUE_ROWS = 5
"""Lines of a league posted with the boards."""


def season_heading(season: str, texts: Texts) -> str:
    """Return the first line, by which the message is recognised."""
    return f"**{texts('season-over', season=season)}**"


def season_text(season: str, boards: Sequence[Leaderboard], leagues: Sequence[League], texts: Texts) -> str:
    """Return the final tables of a season: the first page of each rating board and the head of each league."""
    lines = [season_heading(season, texts)]
    for board in boards:
        lines.append(f"__{texts(f'family-{board.question.family}')}__")
        champions = champion_names(board)
        if board.players >= LEAST_PLAYERS:
            names = list_words(champions, texts)
            lines.append(texts("season-champion", names=f"**{names}**", count=len(champions)))
        lines += board_rows(board, texts)
    shown = next((board.rows[0] for board in boards if board.rows), None)
    if shown is not None:
        lines.append("-# " + explain_rating(shown, texts))
    if boards:
        lines.append("-# " + texts("season-kept", season=season))
    for league in leagues:
        lines.append(f"__{texts('league-heading', kind=texts(f'league-of-{league.kind}'), season=season)}__")
        lines += league_rows(league, 0, LEAGUE_ROWS, texts)
    if leagues:
        lines.append("-# " + texts("season-leagues-kept", season=season))
    return cut_lines(lines, LONGEST_PAGE)
