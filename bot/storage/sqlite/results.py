"""Finished games: written with their last act, read for leaderboards and histories.

It must not know how a game is played or rated; it keeps what ``GameResult`` says, and whether the game is *ranked*:
among people only, each sitting once, on a server that ranks its games.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.ratings.outcome import credited
from bot.storage.port import GameResult, SeatResult, TableId

RANKED_SETTING, RANKED_OFF = "ranked", ("no", "off")
"""A server whose setting has one of these values plays friendly games only."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A stored game: its own number, where it was played, how it came out, whether it is ranked."""

    game_id: int
    table_id: TableId
    guild_id: int
    result: GameResult
    ranked: bool


def write_result(connection: sqlite3.Connection, table_id: TableId, guild_id: int, result: GameResult) -> FinishedGame:
    """Store a finished game inside the caller's transaction."""
    ranked = _ranks(connection, guild_id) and _among_people(result)
    cursor = connection.execute(
        "INSERT INTO games (table_id, guild_id, first_seq, last_seq, started_at, ended_at, preset, rules,"
        " hands, record, ranked) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
            ranked,
        ),
    )
    game_id = cursor.lastrowid
    assert game_id is not None  # noqa: S101 - an INSERT that succeeded has one
    won = credited(result.seats)
    connection.executemany(
        "INSERT INTO game_seats (game_id, guild_id, ended_at, preset, ranked, credited, seat, user_id, name, unit,"
        ' score, won, "left", counts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        [
            (game_id, guild_id, result.ended_at, result.preset, ranked, seat.seat in won, *_seat_values(seat))
            for seat in result.seats
        ],
    )
    return FinishedGame(game_id, table_id, guild_id, result, ranked)


def read_games(connection: sqlite3.Connection, guild_id: int, since: float) -> list[FinishedGame]:
    """Games of one server that ended at ``since`` (Unix time) or later, oldest first."""
    games = connection.execute(
        "SELECT id, table_id, first_seq, last_seq, started_at, ended_at, preset, rules, hands, record,"
        " ranked FROM games WHERE guild_id = ? AND ended_at >= ? ORDER BY ended_at, id",
        (guild_id, since),
    ).fetchall()
    seats: dict[int, list[SeatResult]] = {}
    for game_id, *values in connection.execute(
        'SELECT game_id, seat, user_id, name, unit, score, won, "left", counts FROM game_seats WHERE game_id'
        " IN (SELECT id FROM games WHERE guild_id = ? AND ended_at >= ?) ORDER BY game_id, seat",
        (guild_id, since),
    ):
        seats.setdefault(game_id, []).append(seat_from(*values))
    return [
        FinishedGame(
            game_id, TableId(table_id), guild_id, result_from(values, tuple(seats.get(game_id, ()))), bool(ranked)
        )
        for game_id, table_id, *values, ranked in games
    ]


def result_from(values: Sequence[Any], seats: tuple[SeatResult, ...]) -> GameResult:
    """A game as its row says (``first_seq`` to ``record``)."""
    first_seq, last_seq, started_at, ended_at, preset, rules, hands, record = values
    return GameResult(first_seq, last_seq, started_at, ended_at, preset, rules, hands, seats, record)


def _seat_values(seat: SeatResult) -> tuple[int | str | None, ...]:
    counts = json.dumps(seat.counts, sort_keys=True)
    return seat.seat, seat.user_id, seat.name, seat.unit, seat.score, seat.won, seat.left, counts


def _ranks(connection: sqlite3.Connection, guild_id: int) -> bool:
    """Whether a server ranks its games at this moment."""
    row = connection.execute(
        "SELECT value FROM guild_settings WHERE guild_id = ? AND name = ?", (guild_id, RANKED_SETTING)
    ).fetchone()
    return row is None or row[0] not in RANKED_OFF


def _among_people(result: GameResult) -> bool:
    players = [seat.user_id for seat in result.seats]
    return None not in players and len(set(players)) == len(players) > 1


def seat_from(
    seat: int, user_id: int | None, name: str, unit: int, score: int, won: int, left: int, counts: str
) -> SeatResult:
    """A chair as its row says."""
    return SeatResult(seat, user_id, name, unit, score, bool(won), bool(left), json.loads(counts))
