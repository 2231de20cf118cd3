"""Statistics of one or two players: sums by family with streaks, whom they met, ratings over time.

Must not know how ratings are computed or how a game is played.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.ratings.boards import LEAST_PLAYERS, BoardQuestion, Measure
from bot.ratings.periods import ALL_TIME, season_of
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
from bot.ratings.rating import SETTLED_GAMES, Family, Rating, RatingStep
from bot.storage.sql.boards import BEST as BEST_VALUE
from bot.storage.sql.boards import COUNT, board_values, statement
from bot.storage.sql.connection import Connection

MOST_STEPS = 200
"""A chart with more points looks the same."""

_SUMS = ", ".join(f'"{name}"' for name in TOTALS)
STANDINGS = (
    f"SELECT family, period, ranked, mu, sigma, streak, last_at, {_SUMS} FROM standings"  # noqa: S608 - from ``FamilyTotals``
    " WHERE guild_id = ? AND user_id = ? AND period IN (?, ?)"
)
STEP = (
    "SELECT game_id, at, mu, sigma FROM rating_steps WHERE guild_id = ? AND user_id = ? AND family = ? AND number = ?"
)
SEEN = "SELECT name, ended_at FROM game_seats WHERE guild_id = ? AND user_id = ? ORDER BY ended_at {} LIMIT 1"

# One game counts half: two of two is less than nine of ten.
BEST = (
    "SELECT other_id, ranked_games, ranked_won, ranked_lost FROM meetings"
    " WHERE guild_id = ? AND user_id = ? AND together = 1 AND ranked_games >= ?"
    " ORDER BY (ranked_won + 2.0) / (ranked_games + 4.0) DESC, ranked_games DESC, other_id LIMIT 1"
)
NEMESIS = (
    "SELECT other_id, ranked_games, ranked_won, ranked_lost FROM meetings"
    " WHERE guild_id = ? AND user_id = ? AND together = 0 AND ranked_games >= ? AND ranked_lost > ranked_won"
    " ORDER BY (ranked_lost + 2.0) / (ranked_games + 4.0) DESC, ranked_games DESC, other_id LIMIT 1"
)
SEASONS = (
    "SELECT period, family, cautious FROM standings WHERE guild_id = ? AND user_id = ? AND ranked = 1"
    " AND period LIKE '____-Q_' AND period < ? AND games >= ? ORDER BY period DESC, family"
)
MET = "SELECT games, won, lost FROM meetings WHERE guild_id = ? AND user_id = ? AND together = ? AND other_id = ?"


def read_player(connection: Connection, guild_id: int, user_id: int, now: float) -> PlayerStatistics | None:
    """All about one player; None if no game of theirs is stored."""
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
        _companion(connection, player, BEST),
        _companion(connection, player, NEMESIS),
        tuple(_titles(connection, guild_id, user_id, now)),
    )


def read_comparison(connection: Connection, guild_id: int, first: int, second: int, now: float) -> Comparison | None:
    """Two players side by side; None if one of them has no game."""
    one, two = read_player(connection, guild_id, first, now), read_player(connection, guild_id, second, now)
    if one is None or two is None:
        return None
    met = [connection.execute(MET, (guild_id, first, together, second)).fetchone() or (0, 0, 0) for together in (0, 1)]
    against, together = (Companion(second, two.name, *counts) for counts in met)
    return Comparison(one, two, against, together)


def thinned(count: int, most: int = MOST_STEPS) -> list[int]:
    """At most ``most`` of the numbers from 1 to ``count``, evenly spread, with the first and the last."""
    if count <= most:
        return list(range(1, count + 1))
    return [1 + place * (count - 1) // (most - 1) for place in range(most)]


def _families(connection: Connection, guild_id: int, user_id: int, now: float) -> tuple[FamilyStanding, ...]:
    season = season_of(now)
    found: dict[tuple[str, str, int], tuple[FamilyTotals, Rating | None, int, float]] = {}
    for family, period, ranked, mu, sigma, streak, last_at, *sums in connection.execute(
        STANDINGS, (guild_id, user_id, ALL_TIME, season)
    ):
        found[family, period, ranked] = (FamilyTotals(*sums), Rating(mu, sigma) if ranked else None, streak, last_at)
    nothing = (FamilyTotals(), None, 0, None)
    standings = []
    for family in Family:
        if not any(key[0] == family for key in found):
            continue
        ranked, rating, streak, last_at = found.get((family, ALL_TIME, 1), nothing)
        of_season, season_rating, _, _ = found.get((family, season, 1), nothing)
        friendly = found.get((family, ALL_TIME, 0), nothing)[0]
        steps = _steps(connection, guild_id, user_id, family, ranked.games)
        standings.append(
            FamilyStanding(family, ranked, friendly, of_season, rating, season_rating, streak, last_at, steps)
        )
    return tuple(standings)


def _steps(connection: Connection, guild_id: int, user_id: int, family: Family, games: int) -> tuple[RatingStep, ...]:
    rows = (connection.execute(STEP, (guild_id, user_id, family, number)).fetchone() for number in thinned(games))
    return tuple(RatingStep(game_id, at, Rating(mu, sigma)) for game_id, at, mu, sigma in rows)


def _titles(connection: Connection, guild_id: int, user_id: int, now: float) -> Iterator[Title]:
    """The past seasons in which nobody stands above the player, on a board of enough people."""
    found = connection.execute(SEASONS, (guild_id, user_id, season_of(now), SETTLED_GAMES)).fetchall()
    for season, family, value in found:
        values = board_values(BoardQuestion(guild_id, family=Family(family), period=season))
        if value < connection.execute(statement(BEST_VALUE, Measure.RATING), values).fetchone()[0]:
            continue
        if connection.execute(statement(COUNT, Measure.RATING), values).fetchone()[0] >= LEAST_PLAYERS:
            yield Title(season, Family(family))


def _companion(connection: Connection, player: tuple[int, int], query: str) -> Companion | None:
    met = connection.execute(query, (*player, LEAST_MEETINGS)).fetchone()
    if met is None:
        return None
    other_id, games, won, lost = met
    name = connection.execute(SEEN.format("DESC"), (player[0], other_id)).fetchone()
    return Companion(other_id, name[0] if name else "", games, won, lost)
