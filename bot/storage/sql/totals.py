"""Totals, ratings and streaks of players and partnerships, made from finished games and nothing else.

They are updated in the transaction of a game's last act, from what a ``Scorer`` says and what a ``SeatResult`` counts.
The tables ``standings``, ``rating_steps``, ``meetings`` and ``partnerships`` hold nothing that could not be computed
from the games.

When another version of the scorer had counted the games, all are counted again, in portions, while games go on; boards
say so meanwhile (``Recounting``). A game that ends meanwhile has a higher number than those counted so far, and so is
counted in its turn. A portion is whole or not at all; after a restart counting goes on.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from time import monotonic

from bot.ratings.boards import ALL_TIME, month_of, periods_of, season_of
from bot.ratings.games import REPEAT_SECONDS, Ending, Pair, SeatResult, effect_share, least_shared_players, pairs_of
from bot.ratings.players import COUNTED, TOTALS
from bot.ratings.rating import NEWCOMER, Family, Rating
from bot.storage.api import Recounting, Scorer
from bot.storage.sql.connection import Connection
from bot.storage.sql.games import FinishedGame, read_game
from bot.storage.sql.notes import read_note, write_note

_UPSERT_PARTNERSHIP = (
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
        before = _pair_ratings(connection, game, pairs, family, period)
        after = scorer.rate_pairs(game.seats, before)
        rated[period] = {pair: before.get(pair, NEWCOMER).move_towards(rating, share) for pair, rating in after.items()}
    rated[month_of(game.ended_at)] = rated[season]
    connection.executemany(
        _UPSERT_PARTNERSHIP,
        [
            (game.guild_id, *pair, period, family, unit in won, game.ended_at, ratings[pair].mu, ratings[pair].sigma)
            for period, ratings in rated.items()
            for unit, pair in pairs.items()
        ],
    )


def _pair_ratings(
    connection: Connection, game: FinishedGame, pairs: Mapping[int, Pair], family: Family, period: str
) -> dict[Pair, Rating]:
    keys = {pair: (game.guild_id, *pair, period, family) for pair in pairs.values()}
    found = {pair: connection.execute(BEFORE, key).fetchone() for pair, key in keys.items()}
    return {pair: Rating(*row) for pair, row in found.items() if row is not None}


# -- one game


logger = logging.getLogger(__name__)

VERSION_NOTE = "standings"
"""The name of the note that holds the version of the ``Scorer`` that counted all games."""

_SUMS = tuple(f'"{name}"' for name in TOTALS)
_UPSERT = (  # the names are ours, from ``FamilyTotals``
    f"INSERT INTO standings (guild_id, user_id, period, family, ranked, last_at, mu, sigma, streak, {', '.join(_SUMS)})"  # noqa: S608
    f" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?{', ?' * len(_SUMS)})"
    " ON CONFLICT (guild_id, user_id, period, family, ranked) DO UPDATE SET"
    " last_at = CASE WHEN standings.last_at > excluded.last_at THEN standings.last_at ELSE excluded.last_at END,"
    " mu = excluded.mu, sigma = excluded.sigma,"
    " streak = excluded.streak"
    " + CASE WHEN (standings.streak > 0) = (excluded.streak > 0) THEN standings.streak ELSE 0 END, "
    + ", ".join(f"{name} = standings.{name} + excluded.{name}" for name in _SUMS)
)
_MEET = (
    "INSERT INTO meetings (guild_id, user_id, together, other_id, games, won, lost, ranked_games, ranked_won,"
    " ranked_lost) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (guild_id, user_id, together, other_id) DO UPDATE SET"
    " games = meetings.games + 1, won = meetings.won + excluded.won, lost = meetings.lost + excluded.lost,"
    " ranked_games = meetings.ranked_games + excluded.ranked_games,"
    " ranked_won = meetings.ranked_won + excluded.ranked_won,"
    " ranked_lost = meetings.ranked_lost + excluded.ranked_lost"
)
_COUNTED_ENDINGS = tuple(ending for ending in Ending if ending.counts)
_ENDINGS = ", ".join("?" * len(_COUNTED_ENDINGS))
EARLIER_GAMES = (
    "SELECT count(*) FROM (SELECT game_seats.game_id FROM game_seats"  # noqa: S608 - places for values only
    " CROSS JOIN games ON games.id = game_seats.game_id WHERE game_seats.guild_id = ?"
    " AND game_seats.user_id IN ({players}) AND game_seats.ended_at > ? AND game_seats.ended_at <= ?"
    " AND game_seats.game_id < ? AND game_seats.ranked = 1"
    f" AND games.ending IN ({_ENDINGS}) GROUP BY game_seats.game_id HAVING count(*) >= ?) AS earlier"
)


def count_game(connection: Connection, scorer: Scorer, game: FinishedGame) -> None:
    """Add one stored game to the ratings and sums of its players, if it counts."""
    family = scorer.family(game.preset)
    if family is None or not game.ending.counts:
        return
    people = [seat for seat in game.seats if seat.user_id is not None]
    won = game.winners
    share = effect_share(_earlier_games(connection, game)) if game.ranked else 1.0
    ratings = _rate(connection, scorer, game, family, share) if game.ranked else {}
    for seat in people:
        _add_to_standings(connection, game, family, seat, seat.seat in won, ratings)
    connection.executemany(_MEET, _meetings(game, people, won))
    if game.ranked:
        count_partnerships(connection, scorer, game, family, share)


def count_or_defer(connection: Connection, scorer: Scorer | None, game: FinishedGame) -> None:
    """Count a game that has just ended.

    Without a scorer, or if that fails, all games are counted again when the store is next opened. A failing scorer must
    not cost the players their last act; the failure is logged.
    """
    if scorer is None or not count_or_log(connection, scorer, game):
        write_note(connection, VERSION_NOTE, None)


def count_or_log(connection: Connection, scorer: Scorer, game: FinishedGame) -> bool:
    """Count a game, or log why that failed and leave it out; returns whether it was counted."""
    connection.execute("SAVEPOINT counting")
    try:
        count_game(connection, scorer, game)
    except connection.Error:
        raise  # the caller undoes everything
    except Exception:
        logger.exception("Game %d could not be counted", game.game_id)
        connection.execute("ROLLBACK TO counting")
        counted = False
    else:
        counted = True
    connection.execute("RELEASE counting")
    return counted


def _earlier_games(connection: Connection, game: FinishedGame) -> int:
    """How many ranked games among the same people have ended within the day before this one, and count."""
    players = [seat.user_id for seat in game.seats if seat.user_id is not None]
    places = ", ".join("?" * len(players))
    since = game.ended_at - REPEAT_SECONDS
    row = connection.execute(
        EARLIER_GAMES.format(players=places),
        (
            game.guild_id,
            *players,
            since,
            game.ended_at,
            game.game_id,
            *_COUNTED_ENDINGS,
            least_shared_players(len(players)),
        ),
    ).fetchone()
    return int(row[0])


def _rate(
    connection: Connection, scorer: Scorer, game: FinishedGame, family: Family, share: float
) -> dict[str, dict[int, Rating]]:
    """The ratings after a ranked game that counts for this share, by period and player; the all-time ones are also
    written as steps.
    """
    season = season_of(game.ended_at)
    before, played = _ratings(connection, game, family, ALL_TIME)
    of_season, _ = _ratings(connection, game, family, season)
    after = {
        period: {
            user_id: known.get(user_id, NEWCOMER).move_towards(rating, share)
            for user_id, rating in scorer.rate(game.seats, known).items()
        }
        for period, known in ((ALL_TIME, before), (season, of_season))
    }
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
    connection: Connection, game: FinishedGame, family: Family, period: str
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
    connection: Connection,
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
    game: FinishedGame, people: Sequence[SeatResult], won: frozenset[int]
) -> Iterator[tuple[int | None, ...]]:
    """A row for every ordered pair of players: won by the first, lost to the second; whether it was a ranked game."""
    for one, other in permutations(people, 2):
        if one.user_id != other.user_id:
            together = one.unit == other.unit
            results = (True, one.seat in won, other.seat in won and not together)
            ranked = (game.ranked and result for result in results)
            yield (game.guild_id, one.user_id, together, other.user_id, *results, *ranked)


# -- all games again


PORTION_SECONDS = 0.01
"""How long others wait at most for a portion, but for its last game."""

_PROGRESS_NOTE = "recount"
"""The name of the note that holds the number of the last game that was counted again; none if no recount runs."""

_SMALL = 100
"""So many games are counted again before anybody is served."""

_CLEARED = 2000
"""Rows removed at once, some milliseconds."""

_TABLES = {
    "standings": "guild_id, user_id, period, family, ranked",
    "rating_steps": "guild_id, user_id, family, number",
    "meetings": "guild_id, user_id, together, other_id",
    "partnerships": "guild_id, user_id, other_id, period, family",
}
"""What is computed from the games, with its keys."""


def check_counted(connection: Connection) -> None:
    """Raise ``Recounting`` while what is computed from the games is not complete."""
    if read_note(connection, _PROGRESS_NOTE) is not None:
        raise Recounting("All games are being counted again.")


def begin_if_needed(connection: Connection, scorer: Scorer) -> bool:
    """Return whether games have to be counted by this version of the scorer; if so, boards say it from now on."""
    if read_note(connection, VERSION_NOTE) == scorer.version:
        return False
    write_note(connection, VERSION_NOTE, scorer.version)
    write_note(connection, _PROGRESS_NOTE, "0")
    return True


def start_again(connection: Connection) -> None:
    """Restart a running recount."""
    if read_note(connection, _PROGRESS_NOTE) is not None:
        write_note(connection, _PROGRESS_NOTE, "0")


def count_new(connection: Connection, scorer: Scorer | None, game: FinishedGame) -> None:
    """Count a game that has just ended; while all games are counted again, it is one of those."""
    if scorer is None or read_note(connection, _PROGRESS_NOTE) is None:
        count_or_defer(connection, scorer, game)


def is_running(connection: Connection) -> bool:
    """Return whether a recount has begun and has not come to its end."""
    return read_note(connection, _PROGRESS_NOTE) is not None


def is_small(connection: Connection) -> bool:
    """Return whether a recount runs that will take no time."""
    more = connection.execute("SELECT 1 FROM games LIMIT 1 OFFSET ?", (_SMALL,)).fetchone()
    return more is None and is_running(connection)


def count_some(connection: Connection, scorer: Scorer) -> bool:
    """Count some games again, in the order of their numbers; returns whether more are to come."""
    progress = read_note(connection, _PROGRESS_NOTE)
    if progress is None:
        return False
    until, last = monotonic() + PORTION_SECONDS, int(progress)
    if last == 0 and _clear(connection):
        return True
    numbers = connection.execute("SELECT id FROM games WHERE id > ? ORDER BY id LIMIT 100", (last,)).fetchall()
    for (number,) in numbers:
        _count_again(connection, scorer, number)
        last = number
        if monotonic() > until:
            break
    if numbers:
        write_note(connection, _PROGRESS_NOTE, str(last))
        return True
    _remove_pseudonyms(connection)
    write_note(connection, _PROGRESS_NOTE, None)
    if last:
        logger.info("Ratings and statistics were counted again, up to game %d", last)
    return False


def _count_again(connection: Connection, scorer: Scorer, number: int) -> None:
    game = read_game(connection, number)
    won = game.winners
    connection.executemany(
        "UPDATE game_seats SET credited = ? WHERE game_id = ? AND seat = ? AND credited <> ?",
        [(seat.seat in won, number, seat.seat, seat.seat in won) for seat in game.seats],
    )
    count_or_log(connection, scorer, game)


def _clear(connection: Connection) -> bool:
    """Remove some of what was computed before; returns whether there was any."""
    for table, key in _TABLES.items():
        removed = connection.execute(
            f"DELETE FROM {table} WHERE ({key}) IN (SELECT {key} FROM {table} LIMIT {_CLEARED})"  # noqa: S608 - our own
        )
        if removed.rowcount:
            return True
    return False


def _remove_pseudonyms(connection: Connection) -> None:
    """Forgotten players had to take part while the others were rated; now they go again."""
    for (guild_id,) in connection.execute("SELECT DISTINCT guild_id FROM standings").fetchall():
        for table in _TABLES:
            connection.execute(f"DELETE FROM {table} WHERE guild_id = ? AND user_id < 0", (guild_id,))  # noqa: S608
        for table in ("meetings", "partnerships"):
            connection.execute(f"DELETE FROM {table} WHERE guild_id = ? AND other_id < 0", (guild_id,))  # noqa: S608
