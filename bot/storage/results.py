"""Finished games: written with their last act, read for leaderboards and histories.

It must not know how a game is played or rated; it keeps what ``GameResult`` says.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.tables.ports import GameResult, SeatResult, TableId


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A stored game: its own number, where it was played, and how it came out."""

    game_id: int
    table_id: TableId
    guild_id: int
    result: GameResult


def write_result(connection: sqlite3.Connection, table_id: TableId, guild_id: int, result: GameResult) -> int:
    """Store a finished game inside the caller's transaction and return its number."""
    cursor = connection.execute(
        "INSERT INTO games (table_id, guild_id, first_seq, last_seq, started_at, ended_at, preset, rules,"
        " hands, record) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table_id,
            guild_id,
            result.first_seq,
            result.last_seq,
            result.started_at,
            result.ended_at,
            result.preset,
            result.rules,
            result.hands,
            result.record,
        ),
    )
    game_id = cursor.lastrowid
    assert game_id is not None  # noqa: S101 - an INSERT that succeeded has one
    connection.executemany(
        "INSERT INTO game_seats (game_id, guild_id, ended_at, seat, user_id, name, unit, score, won,"
        ' "left", counts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        [(game_id, guild_id, result.ended_at, *_seat_values(seat)) for seat in result.seats],
    )
    return game_id


def read_games(connection: sqlite3.Connection, guild_id: int, since: float) -> list[FinishedGame]:
    """Games of one server that ended at ``since`` (Unix time) or later, oldest first."""
    games = connection.execute(
        "SELECT id, table_id, first_seq, last_seq, started_at, ended_at, preset, rules, hands, record"
        " FROM games WHERE guild_id = ? AND ended_at >= ? ORDER BY ended_at, id",
        (guild_id, since),
    ).fetchall()
    seats: dict[int, list[SeatResult]] = {}
    for game_id, *values in connection.execute(
        'SELECT game_id, seat, user_id, name, unit, score, won, "left", counts FROM game_seats WHERE game_id'
        " IN (SELECT id FROM games WHERE guild_id = ? AND ended_at >= ?) ORDER BY game_id, seat",
        (guild_id, since),
    ):
        seats.setdefault(game_id, []).append(_seat(*values))
    return [
        FinishedGame(game_id, TableId(table_id), guild_id, _result(values, tuple(seats.get(game_id, ()))))
        for game_id, table_id, *values in games
    ]


def _result(values: Sequence[Any], seats: tuple[SeatResult, ...]) -> GameResult:
    first_seq, last_seq, started_at, ended_at, preset, rules, hands, record = values
    return GameResult(first_seq, last_seq, started_at, ended_at, preset, rules, hands, seats, record)


def _seat_values(seat: SeatResult) -> tuple[int | str | None, ...]:
    counts = json.dumps(seat.counts, sort_keys=True)
    return seat.seat, seat.user_id, seat.name, seat.unit, seat.score, seat.won, seat.left, counts


def _seat(
    seat: int, user_id: int | None, name: str, unit: int, score: int, won: int, left: int, counts: str
) -> SeatResult:
    return SeatResult(seat, user_id, name, unit, score, bool(won), bool(left), json.loads(counts))
