"""Reads leaderboards, and the statistics of one or two players, from the standings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.ratings.boards import (
    ALL_TIME,
    LEAST_GAMES,
    LEAST_PLAYERS,
    Absence,
    BoardQuestion,
    BoardRow,
    Leaderboard,
    Measure,
    WeekSeat,
    count_week,
    season_of,
    week_and_before,
)
from bot.ratings.games import SETTLED_GAMES, Family, Rating, RatingStep
from bot.ratings.players import (
    LEAST_MEETINGS,
    TOTALS,
    Companion,
    Comparison,
    FamilyStanding,
    FamilyTotals,
    PlayerStatistics,
    Title,
)
from bot.storage.sql.connection import Connection, list_values
from bot.storage.sql.results import COUNTED_ENDINGS, ENDINGS

COLUMNS = {
    Measure.RATING: "cautious",
    Measure.PARTNERSHIPS: "cautious",
    Measure.WINS: "wins",
    Measure.WIN_RATE: "shown_win_rate",
    Measure.POINTS_PER_HAND: "shown_points_per_hand",
    Measure.EUCHRES_MADE: "euchres_made",
    Measure.EUCHRES_SUFFERED: "euchred",
    Measure.LONE_MARCHES: "lone_marches",
    Measure.SHARPEST_EYE: "sharp_eye",
}

_NAME = (
    "(SELECT name FROM game_seats AS seen WHERE seen.guild_id = :guild AND seen.user_id = {player}"
    " ORDER BY seen.ended_at DESC LIMIT 1)"
)


def _words(table: str, index: str, board: str, own: str) -> dict[str, str]:
    words = {"table": table, "index": index, "board": board, "own": own}
    return words | {"partner_id": "NULL", "page_partner": "NULL", "own_partner": "NULL", "settled": ""}


_BOARD = "guild_id = :guild AND family = :family AND period = :period"
_RANKED = f"ranked = 1 AND {_BOARD}"
_PLAYERS = _words("standings", "boards", _RANKED, f"standings WHERE {_RANKED} AND user_id = :caller")
_PAIRS = _words(
    "partnerships",
    "partnerships_by_cautious",
    _BOARD,
    f"(SELECT * FROM partnerships WHERE {_BOARD} AND user_id = :caller UNION ALL SELECT * FROM partnerships"  # noqa: S608 - our own words
    f"{{by_other}} WHERE {_BOARD} AND other_id = :caller) AS partnerships",
)
_PAIRS |= {"partner_id": "other_id"}
_PAIRS |= {f"{part}_partner": _NAME.format(player=f"{part}.partner_id") for part in ("page", "own")}
_PAIRS |= {"settled": f" AND games >= {SETTLED_GAMES}"}  # in words of its own, so that SQLite finds the partial index
_CATCHERS = _PLAYERS | {"settled": " AND reneges_caught > claims_false"}

_SHOWN = "games >= :least"
_VISIBLE = f"FROM {{table}}{{index}} WHERE {{board}}{{settled}} AND {_SHOWN} AND {{column}} IS NOT NULL"
_ROW = "SELECT user_id, {column} AS value, games, wins, mu, sigma, last_at, {partner_id} AS partner_id"

PAGE = f"{_ROW} {_VISIBLE} ORDER BY {{column}} DESC, games DESC, user_id LIMIT :rows OFFSET :offset"
COUNT = f"SELECT count(*) {_VISIBLE}"
AHEAD = f"{COUNT} AND {{column}} > "
OWN = f"{_ROW} FROM {{own}} ORDER BY ({_SHOWN}) DESC, {{column}} DESC LIMIT 1"
"""The caller's row. Of several partnerships it is the best that the board shows, else the best of the others."""
BOARD = (
    f"WITH page AS ({PAGE}), own AS ({OWN})"  # noqa: S608 - our own words
    f" SELECT 1 AS part, ({AHEAD} (SELECT max(value) FROM page)) AS number, page.*,"
    f" {_NAME.format(player='page.user_id')}, {{page_partner}} FROM page"
    f" UNION ALL SELECT 2, ({AHEAD} (SELECT value FROM own)), own.*,"
    f" {_NAME.format(player='own.user_id')}, {{own_partner}} FROM own"
    f" UNION ALL SELECT 0, ({COUNT}), {', '.join(['NULL'] * 10)} ORDER BY part, value DESC, games DESC, user_id"
)
"""The number of players; the page, with how many are ahead of it; and the caller's row, with how many are ahead."""
_NEW = "games < :least"
NEW_ROWS, NEW_COUNT = PAGE.replace(_SHOWN, _NEW), COUNT.replace(_SHOWN, _NEW)
"""The new players, who are below the last place of a rating's board."""
NEW_PAGE = f"SELECT page.*, {_NAME.format(player='page.user_id')}, NULL FROM ({NEW_ROWS}) AS page"  # noqa: S608 - our own words


def statement(template: str, measure: Measure, index_hint: Callable[[str], str]) -> str:
    """Return one of this file's statements for a measure's board, with the index that the database must use."""
    column = COLUMNS[measure]
    words = {Measure.PARTNERSHIPS: _PAIRS, Measure.SHARPEST_EYE: _CATCHERS}.get(measure, _PLAYERS)
    own = words["own"].format(by_other=index_hint("partnerships_by_other"))
    index = index_hint(words["index"])
    return template.format(**words | {"column": column, "index": index, "own": own})


async def read_board(connection: Connection, question: BoardQuestion) -> Leaderboard:
    """Return a page of a leaderboard, and the caller's row. On boards of ratings, new players are below all others."""
    if question.measure is Measure.WEEK:
        return await _read_week(connection, question)
    query = statement(BOARD, question.measure, connection.index_hint)
    (_, players, *_), *rows = await connection.fetch(query, **board_values(question))
    page = [row for part, *row in rows if part == 1]
    places = _places([row[2] for row in page], page[0][0] + 1 if page else 0, question.offset)
    own = [_caller_row(question.measure, ahead + 1, row) for part, ahead, *row in rows if part == 2]
    board = tuple(_row(row, place) for (_, *row), place in zip(page, places, strict=True))
    new = 0
    if question.measure is Measure.RATING:
        count, page_query = (statement(one, question.measure, connection.index_hint) for one in (NEW_COUNT, NEW_PAGE))
        below = replace(question, offset=max(0, question.offset - players), rows=question.rows - len(board))
        new = await connection.fetchval(count, **board_values(question))
        newcomers = await connection.fetch(page_query, **board_values(below))
        board += tuple(replace(_row(row, None), absence=Absence.TOO_FEW_GAMES) for row in newcomers)
    return Leaderboard(question, players, board, own[0] if own else None, new)


WEEK = (
    "SELECT games.id, games.ended_at, games.hands, user_id, name, credited FROM games CROSS JOIN game_seats"  # noqa: S608 - names of values
    " WHERE game_seats.game_id = games.id AND games.guild_id = :guild AND games.ended_at >= :since"
    f" AND games.ended_at < :until AND games.ending IN ({COUNTED_ENDINGS})"
    ' AND user_id IS NOT NULL AND "left" = 0 ORDER BY games.ended_at, games.id'
)


async def _read_week(connection: Connection, question: BoardQuestion) -> Leaderboard:
    since, until = week_and_before(question)
    rows = await connection.fetch(WEEK, guild=question.guild_id, since=since, until=until, **ENDINGS)
    seats = [WeekSeat._make((*row[:-1], bool(row[-1]))) for row in rows]
    return await asyncio.to_thread(count_week, seats, question)


def _places(values: Sequence[float], first: int, offset: int) -> Iterator[int]:
    """Yield the place of each row of a page. The first row has place ``first``; equal values share a place."""
    place = first
    for index, value in enumerate(values):
        if index and value != values[index - 1]:
            place = offset + index + 1
        yield place


def board_values(question: BoardQuestion) -> dict[str, Any]:
    """Return the values to bind in this file's statements."""
    board = {"guild": question.guild_id, "family": question.family, "period": question.period}
    least = LEAST_GAMES.get(question.measure, 1)
    return board | {"least": least, "rows": question.rows, "offset": question.offset, "caller": question.caller_id}


def _caller_row(measure: Measure, place: int, values: Sequence[Any]) -> BoardRow:
    row = _row(values, place)
    absence = None
    if row.games < LEAST_GAMES.get(measure, 1) or values[1] is None:
        absence = Absence.TOO_FEW_GAMES
    elif measure is Measure.SHARPEST_EYE and row.value <= 0:
        absence = Absence.CAUGHT_NOBODY
    return row if absence is None else replace(row, place=None, absence=absence)


def _row(values: Sequence[Any], place: int | None) -> BoardRow:
    user_id, value, games, wins, mu, sigma, last_at, partner_id, name, partner = values
    rating = Rating(mu, sigma)
    return BoardRow(place, user_id, name or "", value or 0.0, games, wins, rating, last_at, None, partner, partner_id)


# -- one or two players


MOST_STEPS = 200
"""The most points of a rating chart; with more it would look the same."""

_SUMS = ", ".join(f'"{name}"' for name in TOTALS)
STANDINGS = (
    f"SELECT family, period, ranked, mu, sigma, streak, last_at, {_SUMS} FROM standings"  # noqa: S608 - from ``FamilyTotals``
    " WHERE guild_id = :guild AND user_id = :user AND period IN (:ever, :season)"
)
STEPS = (
    "SELECT game_id, at, mu, sigma FROM rating_steps WHERE guild_id = :guild AND user_id = :user AND family = :family"
    " AND number IN ({numbers}) ORDER BY number"
)
SEEN = (
    "SELECT name, (SELECT min(ended_at) FROM game_seats WHERE guild_id = :guild AND user_id = :user), ended_at"
    " FROM game_seats WHERE guild_id = :guild AND user_id = :user ORDER BY ended_at DESC LIMIT 1"
)

_COMPANION = (
    f"SELECT other_id, coalesce({_NAME.format(player='meetings.other_id')}, ''), ranked_games, ranked_won,"  # noqa: S608 - our own words
    " ranked_lost FROM meetings WHERE guild_id = :guild AND user_id = :user AND ranked_games >= :least"
)
# One game counts half: two of two is less than nine of ten.
BEST_COMPANION = (
    f"{_COMPANION} AND together = 1"
    " ORDER BY (ranked_won + 2.0) / (ranked_games + 4.0) DESC, ranked_games DESC, other_id LIMIT 1"
)
NEMESIS = (
    f"{_COMPANION} AND together = 0 AND ranked_lost > ranked_won"
    " ORDER BY (ranked_lost + 2.0) / (ranked_games + 4.0) DESC, ranked_games DESC, other_id LIMIT 1"
)
_BOARD_OF_SEASON = (
    "FROM standings AS others{index} WHERE others.guild_id = :guild AND others.family = standings.family"
    " AND others.period = standings.period AND others.ranked = 1 AND others.games >= :least"
)
TITLES = (
    "SELECT period, family FROM standings WHERE guild_id = :guild AND user_id = :user AND ranked = 1"  # noqa: S608 - our own words
    " AND period LIKE '____-Q_' AND period < :season AND games >= :least"
    f" AND NOT EXISTS (SELECT 1 {_BOARD_OF_SEASON} AND others.cautious > standings.cautious)"
    f" AND (SELECT count(*) {_BOARD_OF_SEASON}) >= :players ORDER BY period DESC, family"
)
"""The past seasons in which nobody was ahead of a player, on a board with enough people."""
MET = (
    "SELECT together, games, won, lost FROM meetings"
    " WHERE guild_id = :guild AND user_id = :user AND together IN (0, 1) AND other_id = :other"
)


async def read_player(connection: Connection, guild_id: int, user_id: int, now: float) -> PlayerStatistics | None:
    """Return the statistics of one player; None if they have no stored game. ``now`` decides the current season."""
    player = {"guild": guild_id, "user": user_id}
    seen = await connection.fetchrow(SEEN, **player)
    if seen is None or user_id < 0:
        return None
    name, first_at, last_at = seen
    partner, nemesis = [
        await connection.fetchrow(query, **player, least=LEAST_MEETINGS) for query in (BEST_COMPANION, NEMESIS)
    ]
    titles = await connection.fetch(
        TITLES.format(index=connection.index_hint("boards")),
        **player,
        season=season_of(now),
        least=SETTLED_GAMES,
        players=LEAST_PLAYERS,
    )
    return PlayerStatistics(
        user_id,
        name,
        first_at,
        last_at,
        await _families(connection, guild_id, user_id, now),
        Companion(*partner) if partner else None,
        Companion(*nemesis) if nemesis else None,
        tuple(Title(season, Family(family)) for season, family in titles),
    )


async def read_played(connection: Connection, guild_id: int, user_id: int) -> tuple[int, float | None]:
    """Return how many games a person has finished on a server, and when the first ended (Unix seconds)."""
    query = "SELECT count(*), min(ended_at) FROM game_seats WHERE guild_id = :guild AND user_id = :user"
    row = await connection.fetchrow(query, guild=guild_id, user=user_id)
    return (0, None) if row is None else (row[0], row[1])


async def read_comparison(
    connection: Connection, guild_id: int, first: int, second: int, now: float
) -> Comparison | None:
    """Return two players side by side, against each other and as partners; None if one of them has no game."""
    one = await read_player(connection, guild_id, first, now)
    two = await read_player(connection, guild_id, second, now)
    if one is None or two is None:
        return None
    met = {
        together: counts for together, *counts in await connection.fetch(MET, guild=guild_id, user=first, other=second)
    }
    against, together = (Companion(second, two.name, *met.get(side, (0, 0, 0))) for side in (0, 1))
    return Comparison(one, two, against, together)


def thin_out(count: int) -> list[int]:
    """Return at most ``MOST_STEPS`` of the numbers from 1 to ``count``, evenly spaced, with the first and the last."""
    if count <= MOST_STEPS:
        return list(range(1, count + 1))
    return [1 + place * (count - 1) // (MOST_STEPS - 1) for place in range(MOST_STEPS)]


async def _families(connection: Connection, guild_id: int, user_id: int, now: float) -> tuple[FamilyStanding, ...]:
    season = season_of(now)
    totals: dict[tuple[str, str, int], tuple[FamilyTotals, Rating | None, int, float]] = {}
    for family, period, ranked, mu, sigma, streak, last_at, *sums in await connection.fetch(
        STANDINGS, guild=guild_id, user=user_id, ever=ALL_TIME, season=season
    ):
        totals[family, period, ranked] = (FamilyTotals(*sums), Rating(mu, sigma) if ranked else None, streak, last_at)
    nothing = (FamilyTotals(), None, 0, None)
    standings = []
    for family in Family:
        if not any(key[0] == family for key in totals):
            continue
        ranked, rating, streak, last_at = totals.get((family, ALL_TIME, 1), nothing)
        of_season, season_rating, _, _ = totals.get((family, season, 1), nothing)
        friendly = totals.get((family, ALL_TIME, 0), nothing)[0]
        steps = await _steps(connection, guild_id, user_id, family, ranked.games)
        standings.append(
            FamilyStanding(family, ranked, friendly, of_season, rating, season_rating, streak, last_at, steps)
        )
    return tuple(standings)


async def _steps(
    connection: Connection, guild_id: int, user_id: int, family: Family, games: int
) -> tuple[RatingStep, ...]:
    if not games:
        return ()
    words, numbers = list_values("number", thin_out(games))
    query = STEPS.format(numbers=words)
    rows = await connection.fetch(query, guild=guild_id, user=user_id, family=family, **numbers)
    return tuple(RatingStep(game_id, at, Rating(mu, sigma)) for game_id, at, mu, sigma in rows)
