"""Leaderboards and everything about one or two players, read from the standings.

A player's statistics are sums by family of games with streaks, whom they met, and their ratings over time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
    season_of,
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
    "(SELECT name FROM game_seats AS seen WHERE seen.guild_id = {table}.guild_id"
    " AND seen.user_id = {table}.{player} ORDER BY seen.ended_at DESC LIMIT 1)"
)


def _words(table: str, index: str, partner: str, board: str, own: str) -> dict[str, str]:
    """Return what the templates say of single players or of partnerships."""
    name = _NAME.format(table=table, player="user_id")
    words = {"table": table, "index": index, "name": name, "partner": partner, "board": board, "own": own}
    return words | {"partner_id": "NULL", "settled": ""}


_BOARD = "guild_id = :guild AND family = :family AND period = :period"
_PLAYERS = _words(
    "standings",
    "board_by_{column}",
    "NULL",
    f"ranked = 1 AND {_BOARD}",
    f"standings WHERE ranked = 1 AND {_BOARD} AND user_id = :caller",
)
_PAIRS = _words(
    "partnerships",
    "partnerships_by_{column}",
    _NAME.format(table="partnerships", player="other_id"),
    _BOARD,
    f"(SELECT * FROM partnerships WHERE {_BOARD} AND user_id = :caller UNION ALL SELECT * FROM partnerships"  # noqa: S608 - our own words
    f"{{by_other}} WHERE {_BOARD} AND other_id = :caller) AS partnerships",
)
_PAIRS |= {"partner_id": "other_id"}
_PAIRS |= {"settled": f" AND games >= {SETTLED_GAMES}"}  # in words of its own, so that SQLite finds the partial index
_CATCHERS = _PLAYERS | {"settled": " AND reneges_caught > claims_false"}  # as its index has it

_SHOWN = "games >= :least"
_VISIBLE = f"FROM {{table}}{{index}} WHERE {{board}}{{settled}} AND {_SHOWN} AND {{column}} IS NOT NULL"
_ROW = "SELECT user_id, {name}, {partner}, {column}, games, wins, mu, sigma, last_at, {partner_id}"

PAGE = f"{_ROW} {_VISIBLE} ORDER BY {{column}} DESC, games DESC, user_id LIMIT :rows OFFSET :offset"
BEST_VALUE = f"SELECT {{column}} {_VISIBLE} ORDER BY {{column}} DESC LIMIT 1"
COUNT = f"SELECT count(*) {_VISIBLE}"
AHEAD = f"SELECT count(*) {_VISIBLE} AND {{column}} > :value"
OWN = f"{_ROW} FROM {{own}} ORDER BY ({_SHOWN}) DESC, {{column}} DESC LIMIT 1"
"""The caller's row; of several partnerships the best, and a hidden one only if all are."""


def statement(template: str, measure: Measure, index_hint: Callable[[str], str]) -> str:
    """Return one of this file's statements for the leaderboard of a measure, with the index that the engine must
    walk.
    """
    column = COLUMNS[measure]
    words = {Measure.PARTNERSHIPS: _PAIRS, Measure.SHARPEST_EYE: _CATCHERS}.get(measure, _PLAYERS)
    own = words["own"].format(by_other=index_hint("partnerships_by_other"))
    index = index_hint(words["index"].format(column=column))
    return template.format(**words | {"column": column, "index": index, "own": own})


async def read_board(connection: Connection, question: BoardQuestion) -> Leaderboard:
    """Return one page of a server's leaderboard, and the asking player's own place: everybody with games enough in the
    period, however long ago the last one was.
    """
    values, measure = board_values(question), question.measure
    players = await connection.fetchval(statement(COUNT, measure, connection.index_hint), **values)
    page = await connection.fetch(statement(PAGE, measure, connection.index_hint), **values)
    first = await _place(connection, measure, values, page[0][3]) if page else 0
    rows = tuple(_row(row, place) for row, place in zip(page, _places(page, first, question.offset), strict=True))
    return Leaderboard(question, players, rows, await _caller_row(connection, measure, values))


async def _place(connection: Connection, measure: Measure, values: dict[str, Any], value: float) -> int:
    """Return the place of a value: after all that are better."""
    ahead = await connection.fetchval(statement(AHEAD, measure, connection.index_hint), **values, value=value)
    return int(ahead) + 1


def _places(page: Sequence[tuple[Any, ...]], first: int, offset: int) -> Iterator[int]:
    """Yield the places of a page's rows, of which the first has ``first``; equal values share theirs."""
    place = first
    for index, row in enumerate(page):
        if index and row[3] != page[index - 1][3]:
            place = offset + index + 1
        yield place


def board_values(question: BoardQuestion) -> dict[str, Any]:
    """Return the values to bind in this file's statements."""
    board = {"guild": question.guild_id, "family": question.family, "period": question.period}
    least = LEAST_GAMES.get(question.measure, 1)
    return board | {"least": least, "rows": question.rows, "offset": question.offset, "caller": question.caller_id}


async def _caller_row(connection: Connection, measure: Measure, values: dict[str, Any]) -> BoardRow | None:
    """Return the caller's own row, with their place or the reason why they have none."""
    own_row = await connection.fetchrow(statement(OWN, measure, connection.index_hint), **values)
    if own_row is None:
        return None
    row = _row(own_row, None)
    if row.games < values["least"] or own_row[3] is None:
        return _row(own_row, None, Absence.TOO_FEW_GAMES)
    if measure is Measure.SHARPEST_EYE and row.value <= 0:
        return _row(own_row, None, Absence.CAUGHT_NOBODY)
    return _row(own_row, await _place(connection, measure, values, own_row[3]))


def _row(values: tuple[Any, ...], place: int | None, absence: Absence | None = None) -> BoardRow:
    user_id, name, partner, value, games, wins, mu, sigma, last_at, partner_id = values
    rating = Rating(mu, sigma)
    return BoardRow(
        place, user_id, name or "", value or 0.0, games, wins, rating, last_at, absence, partner, partner_id
    )


# -- one or two players


MOST_STEPS = 200
"""A chart with more points looks the same."""

_SUMS = ", ".join(f'"{name}"' for name in TOTALS)
STANDINGS = (
    f"SELECT family, period, ranked, mu, sigma, streak, last_at, {_SUMS} FROM standings"  # noqa: S608 - from ``FamilyTotals``
    " WHERE guild_id = :guild AND user_id = :user AND period IN (:ever, :season)"
)
STEPS = (
    "SELECT game_id, at, mu, sigma FROM rating_steps WHERE guild_id = :guild AND user_id = :user AND family = :family"
    " AND number IN ({numbers}) ORDER BY number"
)
SEEN = "SELECT name, ended_at FROM game_seats WHERE guild_id = :guild AND user_id = :user ORDER BY ended_at {} LIMIT 1"

# One game counts half: two of two is less than nine of ten.
BEST_COMPANION = (
    "SELECT other_id, ranked_games, ranked_won, ranked_lost FROM meetings"
    " WHERE guild_id = :guild AND user_id = :user AND together = 1 AND ranked_games >= :least"
    " ORDER BY (ranked_won + 2.0) / (ranked_games + 4.0) DESC, ranked_games DESC, other_id LIMIT 1"
)
NEMESIS = (
    "SELECT other_id, ranked_games, ranked_won, ranked_lost FROM meetings"
    " WHERE guild_id = :guild AND user_id = :user AND together = 0 AND ranked_games >= :least"
    " AND ranked_lost > ranked_won"
    " ORDER BY (ranked_lost + 2.0) / (ranked_games + 4.0) DESC, ranked_games DESC, other_id LIMIT 1"
)
SEASONS = (
    "SELECT period, family, cautious FROM standings WHERE guild_id = :guild AND user_id = :user AND ranked = 1"
    " AND period LIKE '____-Q_' AND period < :season AND games >= :least ORDER BY period DESC, family"
)
MET = (
    "SELECT games, won, lost FROM meetings"
    " WHERE guild_id = :guild AND user_id = :user AND together = :together AND other_id = :other"
)


async def read_player(connection: Connection, guild_id: int, user_id: int, now: float) -> PlayerStatistics | None:
    """Return all about one player; None if no finished game of theirs is stored. ``now`` says which season runs."""
    latest = await connection.fetchrow(SEEN.format("DESC"), guild=guild_id, user=user_id)
    if latest is None or user_id < 0:
        return None
    [first] = await connection.fetch(SEEN.format("ASC"), guild=guild_id, user=user_id)
    return PlayerStatistics(
        user_id,
        latest[0],
        first[1],
        latest[1],
        await _families(connection, guild_id, user_id, now),
        await _companion(connection, guild_id, user_id, BEST_COMPANION),
        await _companion(connection, guild_id, user_id, NEMESIS),
        await _titles(connection, guild_id, user_id, now),
    )


async def read_comparison(
    connection: Connection, guild_id: int, first: int, second: int, now: float
) -> Comparison | None:
    """Return two players side by side, against each other and as partners; None if one of them has no game."""
    one = await read_player(connection, guild_id, first, now)
    two = await read_player(connection, guild_id, second, now)
    if one is None or two is None:
        return None
    met = [
        await connection.fetchrow(MET, guild=guild_id, user=first, together=together, other=second) or (0, 0, 0)
        for together in (0, 1)
    ]
    against, together = (Companion(second, two.name, *counts) for counts in met)
    return Comparison(one, two, against, together)


def thin_out(count: int) -> list[int]:
    """Return at most ``MOST_STEPS`` of the numbers from 1 to ``count``, evenly spread, with the first and the last."""
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


async def _titles(connection: Connection, guild_id: int, user_id: int, now: float) -> tuple[Title, ...]:
    """Return the past seasons in which nobody stands above the player, on a board of enough people."""
    titles = []
    best, count = (statement(words, Measure.RATING, connection.index_hint) for words in (BEST_VALUE, COUNT))
    for season, family, value in await connection.fetch(
        SEASONS, guild=guild_id, user=user_id, season=season_of(now), least=SETTLED_GAMES
    ):
        values = board_values(BoardQuestion(guild_id, family=Family(family), period=season))
        if value < await connection.fetchval(best, **values):
            continue
        if await connection.fetchval(count, **values) >= LEAST_PLAYERS:
            titles.append(Title(season, Family(family)))
    return tuple(titles)


async def _companion(connection: Connection, guild_id: int, user_id: int, query: str) -> Companion | None:
    met = await connection.fetchrow(query, guild=guild_id, user=user_id, least=LEAST_MEETINGS)
    if met is None:
        return None
    other_id, games, won, lost = met
    name = await connection.fetchrow(SEEN.format("DESC"), guild=guild_id, user=other_id)
    return Companion(other_id, name[0] if name else "", games, won, lost)
