"""Finished games: written with their last act, read to be counted again.

Must not know how a game is played or rated: it stores what ``GameResult`` says, and sees to it that a *ranked* game was
among people only, each sitting once, and none of them forgotten in this season.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from bot.ratings.games import Ending
from bot.ratings.results import winning_seats
from bot.storage.port import GameResult, SeatResult, TableId
from bot.storage.sql.connection import Connection
from bot.storage.sql.settings import read_settings
from bot.storage.sql.unranked import unranked_until

RANKED_SETTING, RANKED_OFF = "ranked", ("no", "off")
"""A server whose setting has one of these values plays friendly games only."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A stored game as far as it is counted; ``game_id`` is its number in the whole store."""

    game_id: int
    guild_id: int
    ended_at: float
    preset: str
    ranked: bool
    seats: tuple[SeatResult, ...]
    ending: Ending = Ending.PLAYED

    @property
    def winners(self) -> frozenset[int]:
        """The seats whose players have won; none in a game that does not count."""
        return winning_seats(self.seats) if self.ending.counts else frozenset()


def write_result(connection: Connection, table_id: TableId, guild_id: int, result: GameResult) -> FinishedGame:
    """Store a finished game inside the caller's transaction."""
    meant = _ranks(connection, guild_id) if result.ranked is None else result.ranked
    ranked = meant and _among_people(result) and not _forgotten(connection, guild_id, result)
    [(game_id,)] = connection.execute(
        "INSERT INTO games (table_id, guild_id, first_seq, last_seq, started_at, ended_at, preset, rules,"
        " hands, ranked, ending) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (table_id, guild_id, result.first_seq, result.last_seq, result.started_at, result.ended_at,
         result.preset, result.rules, result.hands, ranked, result.ending),
    ).fetchall()  # fmt: skip
    connection.execute("INSERT INTO records (game_id, record) VALUES (?, ?)", (game_id, result.record))
    game = FinishedGame(game_id, guild_id, result.ended_at, result.preset, ranked, result.seats, result.ending)
    won = game.winners
    connection.executemany(
        "INSERT INTO game_seats (game_id, guild_id, ended_at, preset, ranked, credited, seat, user_id, name, unit,"
        ' score, won, "left", counts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        [
            (game_id, guild_id, result.ended_at, result.preset, ranked, seat.seat in won, *_seat_values(seat))
            for seat in result.seats
        ],
    )
    return game


def read_game(connection: Connection, game_id: int) -> FinishedGame:
    """A stored game, which must exist."""
    guild_id, ended_at, preset, ranked, ending = connection.execute(
        "SELECT guild_id, ended_at, preset, ranked, ending FROM games WHERE id = ?", (game_id,)
    ).fetchone()
    found = connection.execute(
        'SELECT seat, user_id, name, unit, score, won, "left", counts FROM game_seats WHERE game_id = ? ORDER BY seat',
        (game_id,),
    )
    seats = tuple(
        SeatResult(seat, user_id, name, unit, score, bool(won), bool(left), json.loads(counts))
        for seat, user_id, name, unit, score, won, left, counts in found
    )
    return FinishedGame(game_id, guild_id, ended_at, preset, bool(ranked), seats, Ending(ending))


def _seat_values(seat: SeatResult) -> tuple[int | str | None, ...]:
    counts = json.dumps(seat.counts, sort_keys=True)
    return seat.seat, seat.user_id, seat.name, seat.unit, seat.score, seat.won, seat.left, counts


def _ranks(connection: Connection, guild_id: int) -> bool:
    """Whether a server ranks its games at this moment."""
    return read_settings(connection, "guild_settings", guild_id).get(RANKED_SETTING) not in RANKED_OFF


def _among_people(result: GameResult) -> bool:
    players = [seat.user_id for seat in result.seats]
    return None not in players and len(set(players)) == len(players) > 1


def _forgotten(connection: Connection, guild_id: int, result: GameResult) -> bool:
    """Whether somebody played who was forgotten here and is not ranked before the next season."""
    until = (unranked_until(connection, guild_id, seat.user_id) for seat in result.seats if seat.user_id is not None)
    return any(season_over is not None and result.ended_at < season_over for season_over in until)
