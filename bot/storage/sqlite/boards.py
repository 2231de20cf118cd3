"""Leaderboards: one page of a server's players in order, and the place of the player who asks.

Each query walks one index in the leaderboard's order and skips hidden players. Must not know what the measures mean.
"""

# ruff: noqa: S608 - columns and conditions are the fixed texts of this file; every value is bound

from __future__ import annotations

import sqlite3
from typing import Any

from bot.ratings.boards import IDLE_SECONDS, LEAST_GAMES, Absence, BoardQuestion, BoardRow, Leaderboard, Measure
from bot.ratings.periods import is_running
from bot.ratings.rating import Rating

COLUMNS = {
    Measure.RATING: "skill",
    Measure.WINS: "wins",
    Measure.WIN_RATE: "win_rate",
    Measure.POINTS_PER_HAND: "points_per_hand",
    Measure.EUCHRES_MADE: "euchres_made",
    Measure.EUCHRES_SUFFERED: "euchred",
    Measure.LONE_MARCHES: "lone_marches",
}

_INDEXES = {measure: f"board_by_{column}" for measure, column in COLUMNS.items()}

_BOARD = "ranked = 1 AND guild_id = :guild AND family = :family AND period = :period"
_VISIBLE = f"{_BOARD} AND last_at >= :active_since AND games >= :least AND {{column}} IS NOT NULL"
_NAME = (
    "(SELECT name FROM game_seats AS seen WHERE seen.guild_id = standings.guild_id"
    " AND seen.user_id = standings.user_id ORDER BY seen.ended_at DESC LIMIT 1)"
)
_ROW = f"SELECT user_id, {_NAME}, {{column}}, games, wins, mu, sigma, last_at FROM standings"

PAGE = (
    f"{_ROW} INDEXED BY {{index}} WHERE {_VISIBLE}"
    " ORDER BY {column} DESC, games DESC, user_id LIMIT :rows OFFSET :offset"
)
COUNT = f"SELECT count(*) FROM standings INDEXED BY {{index}} WHERE {_VISIBLE}"
OWN = f"{_ROW} WHERE {_BOARD} AND user_id = :caller"
AHEAD = (
    f"SELECT count(*) FROM standings INDEXED BY {{index}} WHERE {_VISIBLE} AND {{column}} >= :value"
    " AND ({column} > :value OR games > :games OR (games = :games AND user_id < :caller))"
)


def statement(template: str, measure: Measure) -> str:
    """One of this file's statements for the leaderboard of a measure, with the index that SQLite must walk."""
    return template.format(column=COLUMNS[measure], index=_INDEXES[measure])


def read_board(connection: sqlite3.Connection, question: BoardQuestion) -> Leaderboard:
    """Answer ``question``; the leaderboards of past seasons and months hide nobody for being idle."""
    values = board_values(question)
    players = connection.execute(statement(COUNT, question.measure), values).fetchone()[0]
    page = connection.execute(statement(PAGE, question.measure), values).fetchall()
    rows = tuple(_row(row, place) for place, row in enumerate(page, question.offset + 1))
    return Leaderboard(question, players, rows, _own(connection, question.measure, values))


def board_values(question: BoardQuestion) -> dict[str, Any]:
    """The values to bind in this file's statements."""
    board = {"guild": question.guild_id, "family": question.family, "period": question.period}
    active_since = question.now - IDLE_SECONDS if is_running(question.period, question.now) else 0.0
    visible = {"active_since": active_since, "least": LEAST_GAMES.get(question.measure, 1)}
    return board | visible | {"rows": question.rows, "offset": question.offset, "caller": question.caller_id}


def _own(connection: sqlite3.Connection, measure: Measure, values: dict[str, Any]) -> BoardRow | None:
    """The caller's own row, with their place or the reason why they have none."""
    found = connection.execute(statement(OWN, measure), values).fetchone()
    if found is None:
        return None
    row = _row(found, None)
    if row.last_at < values["active_since"]:
        return _row(found, None, Absence.IDLE)
    if row.games < values["least"] or found[2] is None:
        return _row(found, None, Absence.TOO_FEW_GAMES)
    bound = values | {"value": row.value, "games": row.games}
    return _row(found, connection.execute(statement(AHEAD, measure), bound).fetchone()[0] + 1)


def _row(values: tuple[Any, ...], place: int | None, absence: Absence | None = None) -> BoardRow:
    user_id, name, value, games, wins, mu, sigma, last_at = values
    return BoardRow(place, user_id, name or "", value or 0.0, games, wins, Rating(mu, sigma), last_at, absence)
