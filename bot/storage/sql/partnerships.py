"""Partnerships: the ranked games of two as partners, with a rating of their own.

Written as ``standings.py`` does it for single players. Must not know how ratings are computed.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.ratings.periods import ALL_TIME, month_of, season_of
from bot.ratings.rating import NEWCOMER, Family, Rating
from bot.ratings.results import pairs_of
from bot.storage.port import Pair, Scorer
from bot.storage.sql.connection import Connection
from bot.storage.sql.results import FinishedGame

_UPSERT = (
    "INSERT INTO partnerships (guild_id, user_id, other_id, period, family, games, wins, last_at, mu, sigma)"
    " VALUES (?, ?, ?, ?, ?, 1, ?, ?, ?, ?)"
    " ON CONFLICT (guild_id, user_id, other_id, period, family) DO UPDATE SET games = partnerships.games + 1,"
    " wins = partnerships.wins + excluded.wins, mu = excluded.mu, sigma = excluded.sigma, last_at = CASE"
    " WHEN partnerships.last_at > excluded.last_at THEN partnerships.last_at ELSE excluded.last_at END"
)
BEFORE = (
    "SELECT mu, sigma FROM partnerships"
    " WHERE guild_id = ? AND user_id = ? AND other_id = ? AND period = ? AND family = ?"
)


def count_partnerships(
    connection: Connection, scorer: Scorer, game: FinishedGame, family: Family, share: float
) -> None:
    """Add a ranked game to the ratings of its pairs, if it was one of pairs, for a share of its full effect."""
    pairs = pairs_of(game.seats)
    if not pairs:
        return
    won = {unit for unit in pairs if all(seat.seat in game.winners for seat in game.seats if seat.unit == unit)}
    season = season_of(game.ended_at)
    rated = {}
    for period in (ALL_TIME, season):
        before = _ratings(connection, game, pairs, family, period)
        after = scorer.rate_pairs(game.seats, before)
        rated[period] = {pair: before.get(pair, NEWCOMER).moved(rating, share) for pair, rating in after.items()}
    rated[month_of(game.ended_at)] = rated[season]
    connection.executemany(
        _UPSERT,
        [
            (game.guild_id, *pair, period, family, unit in won, game.ended_at, ratings[pair].mu, ratings[pair].sigma)
            for period, ratings in rated.items()
            for unit, pair in pairs.items()
        ],
    )


def _ratings(
    connection: Connection, game: FinishedGame, pairs: Mapping[int, Pair], family: Family, period: str
) -> dict[Pair, Rating]:
    keys = {pair: (game.guild_id, *pair, period, family) for pair in pairs.values()}
    found = {pair: connection.execute(BEFORE, key).fetchone() for pair, key in keys.items()}
    return {pair: Rating(*row) for pair, row in found.items() if row is not None}
