"""What is told of one player or of two: sums by family, the streak, whom he met, his rating over time.

It must not know how ratings are computed or how a game is played.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from bot.ratings.families import Family
from bot.ratings.periods import ALL_TIME, season_of
from bot.ratings.players import LEAST_MEETINGS, TALLIES, Companion, Comparison, FamilyStanding, PlayerStatistics, Tally
from bot.ratings.rating import Rating, RatingStep

MOST_STEPS = 200
"""A line of more points than that cannot be told from one of fewer."""

_SUMS = ", ".join(f'"{name}"' for name in TALLIES)
STANDINGS = (
    f"SELECT family, period, ranked, mu, sigma, {_SUMS} FROM standings"  # noqa: S608 - names of ``Tally``
    " WHERE guild_id = ? AND user_id = ? AND period IN (?, ?)"
)
STEPS = "SELECT game_id, at, mu, sigma, family FROM rating_steps WHERE guild_id = ? AND user_id = ? ORDER BY game_id"
STREAK = (
    "SELECT game_seats.credited FROM game_seats JOIN games ON games.id = game_seats.game_id"
    " WHERE game_seats.guild_id = ? AND game_seats.user_id = ? AND games.ranked = 1"
    " ORDER BY game_seats.ended_at DESC"
)
SEEN = "SELECT name, ended_at FROM game_seats WHERE guild_id = ? AND user_id = ? ORDER BY ended_at {} LIMIT 1"

# One game counts half: two of two is less than nine of ten.
BEST = (
    "SELECT other_id, games, won, lost FROM meetings WHERE guild_id = ? AND user_id = ? AND together = 1"
    " AND games >= ? ORDER BY (won + 2.0) / (games + 4.0) DESC, games DESC, other_id LIMIT 1"
)
NEMESIS = (
    "SELECT other_id, games, won, lost FROM meetings WHERE guild_id = ? AND user_id = ? AND together = 0"
    " AND games >= ? AND lost > won ORDER BY (lost + 2.0) / (games + 4.0) DESC, games DESC, other_id LIMIT 1"
)
MET = "SELECT games, won, lost FROM meetings WHERE guild_id = ? AND user_id = ? AND together = ? AND other_id = ?"


def read_player(connection: sqlite3.Connection, guild_id: int, user_id: int, now: float) -> PlayerStatistics | None:
    """All about one player; ``None`` if no game of his is kept."""
    player = (guild_id, user_id)
    latest = connection.execute(SEEN.format("DESC"), player).fetchone()
    if latest is None or user_id < 0:
        return None
    first = connection.execute(SEEN.format("ASC"), player).fetchone()
    return PlayerStatistics(
        user_id,
        latest[0],
        first[1],
        latest[1],
        _families(connection, guild_id, user_id, now),
        _streak(connection, guild_id, user_id),
        _companion(connection, guild_id, connection.execute(BEST, (*player, LEAST_MEETINGS)).fetchone()),
        _companion(connection, guild_id, connection.execute(NEMESIS, (*player, LEAST_MEETINGS)).fetchone()),
    )


def read_comparison(
    connection: sqlite3.Connection, guild_id: int, first: int, second: int, now: float
) -> Comparison | None:
    """Two players side by side; ``None`` if one of them has no game."""
    one, two = read_player(connection, guild_id, first, now), read_player(connection, guild_id, second, now)
    if one is None or two is None:
        return None
    met = [connection.execute(MET, (guild_id, first, together, second)).fetchone() or (0, 0, 0) for together in (0, 1)]
    against, together = (Companion(second, two.name, *counts) for counts in met)
    return Comparison(one, two, against, together)


def thinned(steps: Sequence[RatingStep], most: int = MOST_STEPS) -> tuple[RatingStep, ...]:
    """At most so many of them, evenly taken, the first and the latest among them."""
    if len(steps) <= most:
        return tuple(steps)
    last = len(steps) - 1
    return tuple(steps[place * last // (most - 1)] for place in range(most))


def _families(connection: sqlite3.Connection, guild_id: int, user_id: int, now: float) -> tuple[FamilyStanding, ...]:
    season = season_of(now)
    tallies: dict[tuple[str, str, int], Tally] = {}
    ratings: dict[tuple[str, str], Rating] = {}
    for family, period, ranked, mu, sigma, *sums in connection.execute(
        STANDINGS, (guild_id, user_id, ALL_TIME, season)
    ):
        tallies[family, period, ranked] = Tally(*sums)
        if ranked:
            ratings[family, period] = Rating(mu, sigma)
    steps = _steps(connection, guild_id, user_id)
    return tuple(
        FamilyStanding(
            family,
            tallies.get((family, ALL_TIME, 1), Tally()),
            tallies.get((family, ALL_TIME, 0), Tally()),
            tallies.get((family, season, 1), Tally()),
            ratings.get((family, ALL_TIME)),
            ratings.get((family, season)),
            thinned(steps.get(family, [])),
        )
        for family in Family
        if any(key[0] == family for key in tallies)
    )


def _steps(connection: sqlite3.Connection, guild_id: int, user_id: int) -> dict[str, list[RatingStep]]:
    found: dict[str, list[RatingStep]] = {}
    for game_id, at, mu, sigma, family in connection.execute(STEPS, (guild_id, user_id)):
        found.setdefault(family, []).append(RatingStep(game_id, at, Rating(mu, sigma)))
    return found


def _streak(connection: sqlite3.Connection, guild_id: int, user_id: int) -> int:
    """Walk back from the latest ranked game until one came out otherwise."""
    streak, latest = 0, None
    for (won,) in connection.execute(STREAK, (guild_id, user_id)):
        latest = won if latest is None else latest
        if won != latest:
            break
        streak += 1
    return streak if latest else -streak


def _companion(connection: sqlite3.Connection, guild_id: int, met: tuple[Any, ...] | None) -> Companion | None:
    if met is None:
        return None
    other_id, games, won, lost = met
    name = connection.execute(SEEN.format("DESC"), (guild_id, other_id)).fetchone()
    return Companion(other_id, name[0] if name else "", games, won, lost)
