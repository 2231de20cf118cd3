"""Leaderboards: one page of a server's players in order, and the place of the player who asks.

Each query walks one index in the leaderboard's order. Must not know what the measures mean.
"""

# ruff: noqa: S608 - columns and conditions are the fixed texts of this file; every value is bound

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.ratings.boards import LEAST_GAMES, Absence, BoardQuestion, BoardRow, Leaderboard, Measure
from bot.ratings.rating import SETTLED_GAMES, Rating
from bot.storage.sql.connection import Connection

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


def _words(table: str, index: str, partner: str, board: str, mine: str) -> dict[str, str]:
    """What the templates say of single players or of partnerships."""
    name = _NAME.format(table=table, player="user_id")
    words = {"table": table, "index": index, "name": name, "partner": partner, "board": board, "mine": mine}
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
    f"(SELECT * FROM partnerships WHERE {_BOARD} AND user_id = :caller UNION ALL SELECT * FROM partnerships"
    f" INDEXED BY partnerships_by_other WHERE {_BOARD} AND other_id = :caller) AS partnerships",
)
_PAIRS |= {"partner_id": "other_id"}
_PAIRS |= {"settled": f" AND games >= {SETTLED_GAMES}"}  # in words of its own, so that SQLite finds the partial index
_CATCHERS = _PLAYERS | {"settled": " AND reneges_caught > claims_false"}  # as its index has it

_SHOWN = "games >= :least"
_VISIBLE = f"FROM {{table}} INDEXED BY {{index}} WHERE {{board}}{{settled}} AND {_SHOWN} AND {{column}} IS NOT NULL"
_ROW = "SELECT user_id, {name}, {partner}, {column}, games, wins, mu, sigma, last_at, {partner_id}"

PAGE = f"{_ROW} {_VISIBLE} ORDER BY {{column}} DESC, games DESC, user_id LIMIT :rows OFFSET :offset"
BEST = f"SELECT {{column}} {_VISIBLE} ORDER BY {{column}} DESC LIMIT 1"
COUNT = f"SELECT count(*) {_VISIBLE}"
AHEAD = f"SELECT count(*) {_VISIBLE} AND {{column}} > :value"
OWN = f"{_ROW} FROM {{mine}} ORDER BY ({_SHOWN}) DESC, {{column}} DESC LIMIT 1"
"""The caller's row; of several partnerships the best, and a hidden one only if all are."""


def statement(template: str, measure: Measure) -> str:
    """One of this file's statements for the leaderboard of a measure, with the index that SQLite must walk."""
    column = COLUMNS[measure]
    words = {Measure.PARTNERSHIPS: _PAIRS, Measure.SHARPEST_EYE: _CATCHERS}.get(measure, _PLAYERS)
    return template.format(**words | {"column": column, "index": words["index"].format(column=column)})


def read_board(connection: Connection, question: BoardQuestion) -> Leaderboard:
    """Answer ``question``: everybody with games enough in the period, however long ago the last one was."""
    values = board_values(question)
    players = connection.execute(statement(COUNT, question.measure), values).fetchone()[0]
    page = connection.execute(statement(PAGE, question.measure), values).fetchall()
    first = _place(connection, question.measure, values, page[0][3]) if page else 0
    rows = tuple(_row(row, place) for row, place in zip(page, _places(page, first, question.offset), strict=True))
    return Leaderboard(question, players, rows, _own(connection, question.measure, values))


def _place(connection: Connection, measure: Measure, values: dict[str, Any], value: float) -> int:
    """The place of a value: after all that are better."""
    ahead = connection.execute(statement(AHEAD, measure), values | {"value": value}).fetchone()[0]
    return int(ahead) + 1


def _places(page: Sequence[tuple[Any, ...]], first: int, offset: int) -> Iterator[int]:
    """The places of a page's rows, of which the first has ``first``; equal values share theirs."""
    place = first
    for index, row in enumerate(page):
        if index and row[3] != page[index - 1][3]:
            place = offset + index + 1
        yield place


def board_values(question: BoardQuestion) -> dict[str, Any]:
    """The values to bind in this file's statements."""
    board = {"guild": question.guild_id, "family": question.family, "period": question.period}
    least = LEAST_GAMES.get(question.measure, 1)
    return board | {"least": least, "rows": question.rows, "offset": question.offset, "caller": question.caller_id}


def _own(connection: Connection, measure: Measure, values: dict[str, Any]) -> BoardRow | None:
    """The caller's own row, with their place or the reason why they have none."""
    found = connection.execute(statement(OWN, measure), values).fetchone()
    if found is None:
        return None
    row = _row(found, None)
    if row.games < values["least"] or found[3] is None:
        return _row(found, None, Absence.TOO_FEW_GAMES)
    if measure is Measure.SHARPEST_EYE and row.value <= 0:
        return _row(found, None, Absence.CAUGHT_NOBODY)
    return _row(found, _place(connection, measure, values, found[3]))


def _row(values: tuple[Any, ...], place: int | None, absence: Absence | None = None) -> BoardRow:
    user_id, name, partner, value, games, wins, mu, sigma, last_at, partner_id = values
    rating = Rating(mu, sigma)
    return BoardRow(
        place, user_id, name or "", value or 0.0, games, wins, rating, last_at, absence, partner, partner_id
    )
