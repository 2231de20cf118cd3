"""Finished games as they are stored and as a history lists them: by player, preset and time, or one with its record."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.ratings.boards import seasons_since
from bot.ratings.games import Ending, GameFilter, GameLine, GamePage, SeatLine, SeatResult, StoredGame, winning_seats
from bot.ratings.players import is_pseudonym
from bot.ratings.rating import Rating
from bot.storage.api import GameResult, TableId
from bot.storage.sql.archives import game_record
from bot.storage.sql.connection import Connection, Row, list_values
from bot.storage.sql.notes import unranked_until


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


_INSERT_SEAT = (
    "INSERT INTO game_seats (game_id, guild_id, ended_at, preset, ranked, credited, seat, user_id, name, unit, score,"
    ' won, "left", counts) VALUES (:game, :guild, :ended_at, :preset, :ranked, :credited, :seat, :user, :name, :unit,'
    " :score, :won, :left, :counts)"
)


async def write_result(connection: Connection, table_id: TableId, guild_id: int, result: GameResult) -> FinishedGame:
    """Store a finished game inside the caller's transaction."""
    ranked = result.ranked and _among_people(result) and not await _is_anyone_unranked(connection, guild_id, result)
    game_id = await connection.fetchval(
        "INSERT INTO games (table_id, guild_id, first_seq, last_seq, started_at, ended_at, preset, rules, hands,"
        " ranked, ending) VALUES (:table, :guild, :first, :last, :started_at, :ended_at, :preset, :rules, :hands,"
        " :ranked, :ending) RETURNING id",
        table=table_id,
        guild=guild_id,
        first=result.first_seq,
        last=result.last_seq,
        started_at=result.started_at,
        ended_at=result.ended_at,
        preset=result.preset,
        rules=result.rules,
        hands=result.hands,
        ranked=ranked,
        ending=result.ending,
    )
    await connection.execute(
        "INSERT INTO records (game_id, record) VALUES (:game, :record)", game=game_id, record=result.record
    )
    game = FinishedGame(game_id, guild_id, result.ended_at, result.preset, ranked, result.seats, result.ending)
    shared = {"game": game_id, "guild": guild_id, "ended_at": game.ended_at, "preset": game.preset, "ranked": ranked}
    won = game.winners
    rows = [shared | {"credited": seat.seat in won} | _seat_values(seat) for seat in result.seats]
    await connection.executemany(_INSERT_SEAT, rows)
    return game


async def read_game(connection: Connection, game_id: int) -> FinishedGame:
    """Return a stored game, which must exist."""
    [(guild_id, ended_at, preset, ranked, ending)] = await connection.fetch(
        "SELECT guild_id, ended_at, preset, ranked, ending FROM games WHERE id = :game", game=game_id
    )
    found = await connection.fetch(
        'SELECT seat, user_id, name, unit, score, won, "left", counts FROM game_seats WHERE game_id = :game'
        " ORDER BY seat",
        game=game_id,
    )
    seats = tuple(
        SeatResult(seat, user_id, name, unit, score, bool(won), bool(left), json.loads(counts))
        for seat, user_id, name, unit, score, won, left, counts in found
    )
    return FinishedGame(game_id, guild_id, ended_at, preset, bool(ranked), seats, Ending(ending))


def _seat_values(seat: SeatResult) -> dict[str, Any]:
    counts = json.dumps(seat.counts, sort_keys=True)
    own = {"seat": seat.seat, "user": seat.user_id, "name": seat.name, "unit": seat.unit, "score": seat.score}
    return own | {"won": seat.won, "left": seat.left, "counts": counts}


def _among_people(result: GameResult) -> bool:
    players = [seat.user_id for seat in result.seats]
    return None not in players and len(set(players)) == len(players) > 1


async def _is_anyone_unranked(connection: Connection, guild_id: int, result: GameResult) -> bool:
    """Whether somebody played who was forgotten here and is not ranked before the next season."""
    people = [seat.user_id for seat in result.seats if seat.user_id is not None]
    until = await unranked_until(connection, guild_id, *people)
    return until is not None and result.ended_at < until


# -- history


_GAME = (
    "SELECT games.id, games.started_at, games.ended_at, games.preset, games.rules, games.hands, games.ranked,"
    " games.ending FROM games"
)
_OF_SERVER = f"{_GAME} WHERE games.guild_id = :guild"
_OF_PLAYER = (
    f"{_GAME.replace('FROM games', 'FROM game_seats CROSS JOIN games')} WHERE games.id = game_seats.game_id"
    " AND game_seats.guild_id = :guild AND game_seats.user_id = :user"
)

ONE = f"{_GAME} WHERE id = :game AND guild_id = :guild"
SEATS = (
    'SELECT game_id, seat, user_id, name, unit, score, credited, "left" FROM game_seats WHERE game_id IN ({games})'
    " ORDER BY game_id, seat"
)
RATINGS = "SELECT user_id, mu, sigma FROM rating_steps WHERE game_id = :game"


def history_statement(wanted: GameFilter) -> str:
    """Return the statement for a filter: it walks one index and filters there, before it looks games up."""
    table, number = ("games", "id") if wanted.user_id is None else ("game_seats", "game_id")
    conditions = f" AND {table}.ended_at >= :since AND {table}.ended_at < :until"
    if wanted.preset is not None:
        conditions += f" AND {table}.preset = :preset"
    if wanted.ranked is not None:
        conditions += f" AND {table}.ranked = :ranked"
    order = f" ORDER BY {table}.ended_at DESC, {table}.{number} DESC LIMIT :rows OFFSET :offset"
    return (_OF_SERVER if wanted.user_id is None else _OF_PLAYER) + conditions + order


def history_values(wanted: GameFilter, offset: int, rows: int) -> dict[str, Any]:
    """Return the values to bind in ``history_statement``."""
    limits = {"guild": wanted.guild_id, "user": wanted.user_id, "since": wanted.since, "until": wanted.until}
    return limits | {"preset": wanted.preset, "ranked": wanted.ranked, "rows": rows, "offset": offset}


async def read_history(connection: Connection, wanted: GameFilter, offset: int = 0, rows: int = 10) -> GamePage:
    """Games that pass the filter, the latest first."""
    if is_pseudonym(wanted.user_id):
        return GamePage((), more=False)
    found = await connection.fetch(history_statement(wanted), **history_values(wanted, offset, rows + 1))
    return GamePage(await _lines(connection, found[:rows]), more=len(found) > rows)


async def read_seasons(connection: Connection, guild_id: int, now: float) -> tuple[str, ...]:
    """Return the seasons of a server from its first game to now, latest first; none before the first game."""
    first = await connection.fetchval("SELECT min(ended_at) FROM games WHERE guild_id = :guild", guild=guild_id)
    return () if first is None else seasons_since(first, now)


async def read_stored_game(connection: Connection, guild_id: int, game_id: int) -> StoredGame | None:
    """One game of a server with its record; None if it has no such game."""
    found = await connection.fetch(ONE, game=game_id, guild=guild_id)
    if not found:
        return None
    [line] = await _lines(connection, found)
    record = await game_record(connection, game_id)
    ratings = {user_id: Rating(mu, sigma) for user_id, mu, sigma in await connection.fetch(RATINGS, game=game_id)}
    return StoredGame(line, record, ratings)


async def _lines(connection: Connection, found: Sequence[Row]) -> tuple[GameLine, ...]:
    """The games of some rows, with their seats."""
    seats: dict[int, list[SeatLine]] = {row[0]: [] for row in found}
    if found:
        words, games = list_values("game", seats)
        for game_id, *seat in await connection.fetch(SEATS.format(games=words), **games):
            seats[game_id].append(_seat(*seat))
    return tuple(
        GameLine(
            game_id, started_at, ended_at, preset, rules, hands, bool(ranked), tuple(seats[game_id]), Ending(ending)
        )
        for game_id, started_at, ended_at, preset, rules, hands, ranked, ending in found
    )


def _seat(seat: int, user_id: int | None, name: str, unit: int, score: int, won: int, left: int) -> SeatLine:
    shown = None if is_pseudonym(user_id) else user_id
    return SeatLine(seat, shown, name, unit, score, bool(won), bool(left), computer=user_id is None)
