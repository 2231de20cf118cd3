"""Ratings and sums, updated in the transaction of a game's last act, or computed again from all games.

It writes what a ``Scorer`` says and what ``SeatResult`` counts; it must not know how ratings are computed. The tables
it fills (``standings``, ``rating_steps``, ``meetings``) hold nothing that could not be computed from the games.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations

from bot.ratings.families import Family
from bot.ratings.outcome import credited
from bot.ratings.periods import ALL_TIME, month_of, periods_of, season_of
from bot.ratings.players import COUNTED, TOTALS
from bot.ratings.rating import Rating
from bot.storage.port import Scorer, SeatResult
from bot.storage.sqlite.results import FinishedGame, read_game
from bot.storage.sqlite.settings import read_fact, write_fact

logger = logging.getLogger(__name__)

_VERSION_FACT = "standings"
"""The name of the fact that holds the version of the ``Scorer`` that counted all games."""

_SUMS = tuple(f'"{name}"' for name in TOTALS)
_UPSERT = (  # the names are ours, from ``FamilyTotals``
    f"INSERT INTO standings (guild_id, user_id, period, family, ranked, last_at, mu, sigma, streak, {', '.join(_SUMS)})"  # noqa: S608
    f" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?{', ?' * len(_SUMS)})"
    " ON CONFLICT (guild_id, user_id, period, family, ranked) DO UPDATE SET"
    " last_at = max(last_at, excluded.last_at), mu = excluded.mu, sigma = excluded.sigma,"
    " streak = CASE WHEN excluded.streak > 0 THEN max(streak, 0) ELSE min(streak, 0) END + excluded.streak, "
    + ", ".join(f"{name} = {name} + excluded.{name}" for name in _SUMS)
)
_MEET = (
    "INSERT INTO meetings (guild_id, user_id, together, other_id, games, won, lost) VALUES (?, ?, ?, ?, 1, ?, ?)"
    " ON CONFLICT (guild_id, user_id, together, other_id) DO UPDATE SET"
    " games = games + 1, won = won + excluded.won, lost = lost + excluded.lost"
)


def count_game(connection: sqlite3.Connection, scorer: Scorer, game: FinishedGame) -> None:
    """Add one stored game to the ratings and sums of its players."""
    family = scorer.family(game.preset)
    if family is None:
        return
    people = [seat for seat in game.seats if seat.user_id is not None]
    won = credited(game.seats)
    ratings = _rate(connection, scorer, game, family) if game.ranked else {}
    for seat in people:
        _add_to_standings(connection, game, family, seat, seat.seat in won, ratings)
    connection.executemany(_MEET, _meetings(game.guild_id, people, won))


def count_or_defer(connection: sqlite3.Connection, scorer: Scorer | None, game: FinishedGame) -> None:
    """Count a game. Without a scorer, or if it fails, all games are counted again when the store is next opened.

    A failing scorer must not cost the players their last act; the failure is logged.
    """
    if scorer is None:
        write_fact(connection, _VERSION_FACT, None)
        return
    connection.execute("SAVEPOINT counting")
    try:
        count_game(connection, scorer, game)
    except sqlite3.Error:
        raise
    except Exception:
        logger.exception("Game %d could not be counted", game.game_id)
        connection.execute("ROLLBACK TO counting")
        write_fact(connection, _VERSION_FACT, None)
    connection.execute("RELEASE counting")


def are_current(connection: sqlite3.Connection, scorer: Scorer) -> bool:
    """Whether all games were counted by this version of the scorer."""
    return read_fact(connection, _VERSION_FACT) == scorer.version


def rebuild(connection: sqlite3.Connection, scorer: Scorer) -> int:
    """Compute all ratings and sums again from the games, in the order of their numbers; returns how many games."""
    for table in ("standings", "rating_steps", "meetings"):
        connection.execute(f"DELETE FROM {table}")  # noqa: S608 - our own three names
    numbers = [number for (number,) in connection.execute("SELECT id FROM games ORDER BY id")]
    for number in numbers:
        game = read_game(connection, number)
        won = credited(game.seats)
        connection.executemany(
            "UPDATE game_seats SET credited = ? WHERE game_id = ? AND seat = ?",
            [(seat.seat in won, number, seat.seat) for seat in game.seats],
        )
        count_game(connection, scorer, game)
    # Forgotten players had to take part while the others were rated; now they go again.
    connection.execute("DELETE FROM standings WHERE user_id < 0")
    connection.execute("DELETE FROM rating_steps WHERE user_id < 0")
    connection.execute("DELETE FROM meetings WHERE user_id < 0 OR other_id < 0")
    write_fact(connection, _VERSION_FACT, scorer.version)
    if numbers:
        logger.info("Ratings and statistics were counted again from %d games", len(numbers))
    return len(numbers)


def _rate(
    connection: sqlite3.Connection, scorer: Scorer, game: FinishedGame, family: Family
) -> dict[str, dict[int, Rating]]:
    """The ratings after a ranked game, by period and player; the all-time ones are also written as steps."""
    season = season_of(game.ended_at)
    before, played = _ratings(connection, game, family, ALL_TIME)
    after = {ALL_TIME: scorer.rate(game.seats, before)}
    after[season] = scorer.rate(game.seats, _ratings(connection, game, family, season)[0])
    after[month_of(game.ended_at)] = after[season]
    connection.executemany(
        "INSERT INTO rating_steps (guild_id, user_id, family, number, game_id, at, mu, sigma)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (game.guild_id, user_id, family, played[user_id] + 1, game.game_id, game.ended_at, rating.mu, rating.sigma)
            for user_id, rating in after[ALL_TIME].items()
        ],
    )
    return after


def _ratings(
    connection: sqlite3.Connection, game: FinishedGame, family: Family, period: str
) -> tuple[dict[int, Rating], dict[int, int]]:
    """The ratings of a game's players before it, if they have one, and how many games they had."""
    ratings: dict[int, Rating] = {}
    played: dict[int, int] = {}
    for user_id in (seat.user_id for seat in game.seats if seat.user_id is not None):
        row = connection.execute(
            "SELECT mu, sigma, games FROM standings"
            " WHERE guild_id = ? AND user_id = ? AND period = ? AND family = ? AND ranked = 1",
            (game.guild_id, user_id, period, family),
        ).fetchone()
        played[user_id] = row[2] if row else 0
        if row:
            ratings[user_id] = Rating(row[0], row[1])
    return ratings, played


def _add_to_standings(
    connection: sqlite3.Connection,
    game: FinishedGame,
    family: Family,
    seat: SeatResult,
    won: bool,
    ratings: Mapping[str, Mapping[int, Rating]],
) -> None:
    assert seat.user_id is not None  # noqa: S101 - the caller passes people only
    sums = (1, won, seat.left, *(seat.counts.get(name, 0) for name in COUNTED))
    for period in periods_of(game.ended_at):
        rating = ratings[period][seat.user_id] if game.ranked else None
        strength = (rating.mu, rating.sigma) if rating else (None, None)
        key = (game.guild_id, seat.user_id, period, family, game.ranked)
        connection.execute(_UPSERT, (*key, game.ended_at, *strength, 1 if won else -1, *sums))


def _meetings(
    guild_id: int, people: Sequence[SeatResult], won: frozenset[int]
) -> Iterator[tuple[int, int | None, bool, int | None, bool, bool]]:
    """A row for every ordered pair of players: won by the first, lost to the second."""
    for one, other in permutations(people, 2):
        if one.user_id != other.user_id:
            together = one.unit == other.unit
            lost = other.seat in won and not together
            yield guild_id, one.user_id, together, other.user_id, one.seat in won, lost
