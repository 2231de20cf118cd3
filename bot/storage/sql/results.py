"""Finished games, and what is computed from them: histories; and totals, ratings and streaks of players and pairs.

Totals are updated in the transaction of a game's last act, from the answers of a ``Scorer`` and the counts of each
``SeatResult``. Everything in the tables ``standings``, ``rating_steps``, ``meetings`` and ``partnerships`` can be
computed again from the games.

If the games were counted by another version of the scorer, all are counted again, in portions, while people play on.
Until that is finished, questions about totals raise ``Recounting``. A game that ends meanwhile has a higher id than
those counted so far, so it is counted later in the same run. Each portion is one transaction; a restart continues.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import permutations
from time import monotonic
from typing import Any, TypeVar

from bot.ratings.boards import ALL_TIME, month_of, periods_of, season_of, seasons_since
from bot.ratings.games import (
    NEWCOMER,
    REPEAT_SECONDS,
    Ending,
    Family,
    GameFilter,
    GameLine,
    GamePage,
    Pair,
    Rating,
    SeatLine,
    SeatResult,
    StoredGame,
    effect_share,
    least_shared_players,
    pairs_of,
    winning_seats,
)
from bot.ratings.players import COUNTED, TOTALS, is_pseudonym
from bot.storage.api import GameResult, Recounting, Scorer, TableId
from bot.storage.sql.archives import game_record
from bot.storage.sql.connection import Connection, Row, list_values
from bot.storage.sql.notes import read_note, unranked_until, write_note

K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """The part of a stored game that is needed to count it. ``game_id`` is unique in the store."""

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


_SEATS_TO_COUNT = (
    'SELECT game_id, seat, user_id, name, unit, score, won, "left", counts FROM game_seats WHERE game_id IN ({games})'
    " ORDER BY game_id, seat"
)
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


async def games_after(connection: Connection, last: int, most: int) -> list[FinishedGame]:
    """Return the stored games with the lowest numbers above ``last``, in their order."""
    query = "SELECT id, guild_id, ended_at, preset, ranked, ending FROM games WHERE id > :last ORDER BY id LIMIT :most"
    rows = await connection.fetch(query, last=last, most=most)
    if not rows:
        return []
    seats: dict[int, list[SeatResult]] = {row[0]: [] for row in rows}
    words, games = list_values("game", seats)
    for game_id, seat, user_id, name, unit, score, won, left, counts in await connection.fetch(
        _SEATS_TO_COUNT.format(games=words), **games
    ):
        result = SeatResult(seat, user_id, name, unit, score, bool(won), bool(left), json.loads(counts))
        seats[game_id].append(result)
    return [
        FinishedGame(game_id, guild_id, ended_at, preset, bool(ranked), tuple(seats[game_id]), Ending(ending))
        for game_id, guild_id, ended_at, preset, ranked, ending in rows
    ]


def _seat_values(seat: SeatResult) -> dict[str, Any]:
    counts = json.dumps({name: count for name, count in sorted(seat.counts.items()) if count})
    own = {"seat": seat.seat, "user": seat.user_id, "name": seat.name, "unit": seat.unit, "score": seat.score}
    return own | {"won": seat.won, "left": seat.left, "counts": counts}


def _among_people(result: GameResult) -> bool:
    players = [seat.user_id for seat in result.seats]
    return None not in players and len(set(players)) == len(players) > 1


async def _is_anyone_unranked(connection: Connection, guild_id: int, result: GameResult) -> bool:
    people = [seat.user_id for seat in result.seats if seat.user_id is not None]
    until = await unranked_until(connection, guild_id, *people)
    return until is not None and result.ended_at < until


# -- history


_GAME = (
    "SELECT games.id, games.started_at, games.ended_at, games.preset, games.rules, games.hands, games.ranked,"
    " games.ending, games.table_id, games.first_seq, games.last_seq FROM games"
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
STILL_NAMED = "SELECT user_id, pseudonym FROM forgetting WHERE guild_id = :guild AND last_table >= :table"
STEPS_OF_GAME = "SELECT user_id, mu, sigma FROM rating_steps WHERE game_id = :game"


def history_statement(which: GameFilter) -> str:
    """Return the statement for a filter. It uses one index, and filters in it before it reads games."""
    table, number = ("games", "id") if which.user_id is None else ("game_seats", "game_id")
    conditions = f" AND {table}.ended_at >= :since AND {table}.ended_at < :until"
    if which.preset is not None:
        conditions += f" AND {table}.preset = :preset"
    if which.ranked is not None:
        conditions += f" AND {table}.ranked = :ranked"
    order = f" ORDER BY {table}.ended_at DESC, {table}.{number} DESC LIMIT :rows OFFSET :offset"
    return (_OF_SERVER if which.user_id is None else _OF_PLAYER) + conditions + order


def history_values(which: GameFilter, offset: int, rows: int) -> dict[str, Any]:
    """Return the values to bind in ``history_statement``."""
    limits = {"guild": which.guild_id, "user": which.user_id, "since": which.since, "until": which.until}
    return limits | {"preset": which.preset, "ranked": which.ranked, "rows": rows, "offset": offset}


async def read_history(connection: Connection, which: GameFilter, offset: int = 0, rows: int = 10) -> GamePage:
    """Return at most ``rows`` finished games, the latest first, after the ``offset`` latest ones."""
    if is_pseudonym(which.user_id):
        return GamePage((), more=False)
    lines = await connection.fetch(history_statement(which), **history_values(which, offset, rows + 1))
    return GamePage(await _lines(connection, lines[:rows]), more=len(lines) > rows)


async def read_seasons(connection: Connection, guild_id: int, now: float) -> tuple[str, ...]:
    """Return the seasons of a server from its first game to now, latest first; none before the first game."""
    first = await connection.fetchval("SELECT min(ended_at) FROM games WHERE guild_id = :guild", guild=guild_id)
    return () if first is None else seasons_since(first, now)


async def read_stored_game(connection: Connection, guild_id: int, game_id: int) -> StoredGame | None:
    """Return a game with the ratings after it, or None. Raises ``RecordNotKept`` if its record was deleted."""
    lines = await connection.fetch(ONE, game=game_id, guild=guild_id)
    if not lines:
        return None
    [line] = await _lines(connection, lines)
    record = await game_record(connection, game_id)
    ratings = {user_id: Rating(mu, sigma) for user_id, mu, sigma in await connection.fetch(STEPS_OF_GAME, game=game_id)}
    table_id, first_seq, last_seq = lines[0][-3:]
    forgotten: dict[int, int] = dict(await connection.fetch(STILL_NAMED, guild=guild_id, table=table_id))
    return StoredGame(line, record, ratings, table_id, first_seq, last_seq, forgotten)


async def _lines(connection: Connection, rows: Sequence[Row]) -> tuple[GameLine, ...]:
    seats: dict[int, list[SeatLine]] = {row[0]: [] for row in rows}
    if rows:
        words, games = list_values("game", seats)
        for game_id, *seat in await connection.fetch(SEATS.format(games=words), **games):
            seats[game_id].append(_seat(*seat))
    return tuple(
        GameLine(
            game_id, started_at, ended_at, preset, rules, hands, bool(ranked), tuple(seats[game_id]), Ending(ending)
        )
        for game_id, started_at, ended_at, preset, rules, hands, ranked, ending, *_ in rows
    )


def _seat(seat: int, user_id: int | None, name: str, unit: int, score: int, won: int, left: int) -> SeatLine:
    shown = None if is_pseudonym(user_id) else user_id
    return SeatLine(seat, shown, name, unit, score, bool(won), bool(left), computer=user_id is None)


# -- one game


logger = logging.getLogger(__name__)

VERSION_NOTE = "standings"
"""The name of the note with the version of the ``Scorer`` that counted all games."""

_SUMS = tuple(f'"{name}"' for name in TOTALS)
_UPSERT = (  # the names are ours, from ``FamilyTotals``
    f"INSERT INTO standings (guild_id, user_id, period, family, ranked, last_at, mu, sigma, streak, {', '.join(_SUMS)})"  # noqa: S608
    " VALUES (:guild, :user, :period, :family, :ranked, :at, :mu, :sigma, :streak,"
    f" {', '.join(f':{name}' for name in TOTALS)})"
    " ON CONFLICT (guild_id, user_id, period, family, ranked) DO UPDATE SET"
    " last_at = CASE WHEN standings.last_at > excluded.last_at THEN standings.last_at ELSE excluded.last_at END,"
    " mu = excluded.mu, sigma = excluded.sigma,"
    " streak = excluded.streak"
    " + CASE WHEN (standings.streak > 0) = (excluded.streak > 0) THEN standings.streak ELSE 0 END, "
    + ", ".join(f"{name} = standings.{name} + excluded.{name}" for name in _SUMS)
)
_MEET = (
    "INSERT INTO meetings (guild_id, user_id, together, other_id, games, won, lost, ranked_games, ranked_won,"
    " ranked_lost) VALUES (:guild, :user, :together, :other, :games, :won, :lost, :ranked_games, :ranked_won,"
    " :ranked_lost)"
    " ON CONFLICT (guild_id, user_id, together, other_id) DO UPDATE SET"
    " games = meetings.games + 1, won = meetings.won + excluded.won, lost = meetings.lost + excluded.lost,"
    " ranked_games = meetings.ranked_games + excluded.ranked_games,"
    " ranked_won = meetings.ranked_won + excluded.ranked_won,"
    " ranked_lost = meetings.ranked_lost + excluded.ranked_lost"
)
_UPSERT_PARTNERSHIP = (
    "INSERT INTO partnerships (guild_id, user_id, other_id, period, family, games, wins, last_at, mu, sigma)"
    " VALUES (:guild, :user, :other, :period, :family, 1, :won, :at, :mu, :sigma)"
    " ON CONFLICT (guild_id, user_id, other_id, period, family) DO UPDATE SET games = partnerships.games + 1,"
    " wins = partnerships.wins + excluded.wins, mu = excluded.mu, sigma = excluded.sigma, last_at = CASE"
    " WHEN partnerships.last_at > excluded.last_at THEN partnerships.last_at ELSE excluded.last_at END"
)
_INSERT_STEP = (
    "INSERT INTO rating_steps (guild_id, user_id, family, number, game_id, at, mu, sigma)"
    " VALUES (:guild, :user, :family, :number, :game, :at, :mu, :sigma)"
)
COUNTED_ENDINGS, ENDINGS = list_values("ending", [ending for ending in Ending if ending.counts])
_EARLIER_GAMES = (
    "SELECT NULL, NULL, NULL, NULL, NULL, count(*) FROM (SELECT game_seats.game_id FROM game_seats CROSS JOIN games"  # noqa: S608 - names of values
    " WHERE games.id = game_seats.game_id AND game_seats.guild_id = :guild"
    " AND game_seats.user_id IN ({players}) AND game_seats.ended_at > :since AND game_seats.ended_at <= :at"
    " AND game_seats.game_id < :game AND game_seats.ranked = 1"
    f" AND games.ending IN ({COUNTED_ENDINGS}) GROUP BY game_seats.game_id HAVING count(*) >= :least) AS earlier"
)
"""The number of counted ranked games among the same people that ended in the thirty days before a game."""
_RATINGS = (
    "SELECT period, user_id, NULL, mu, sigma, games FROM standings WHERE guild_id = :guild"
    " AND user_id IN ({players}) AND period IN (:ever, :season) AND family = :family AND ranked = 1"
)
_PAIR_RATINGS = (
    "SELECT period, user_id, other_id, mu, sigma, games FROM partnerships WHERE guild_id = :guild"
    " AND user_id IN ({ones}) AND other_id IN ({others}) AND period IN (:ever, :season) AND family = :family"
)

Additions = list[tuple[str, list[dict[str, Any]]]]
"""Statements, each with the rows of values to run it with."""


async def count_game(connection: Connection, scorer: Scorer, game: FinishedGame) -> bool:
    """Add a stored game to its players' ratings and sums. Return whether that worked. A scorer's failure is logged."""
    try:
        additions = await _add_up(connection, scorer, game)
    except connection.Error:
        raise  # the caller undoes everything
    except Exception:
        logger.exception("Game %d could not be counted", game.game_id)
        return False
    for statement, rows in additions:
        await connection.executemany(statement, rows)
    return True


async def _add_up(connection: Connection, scorer: Scorer, game: FinishedGame) -> Additions:
    """Return the writes that add a game to its players' figures. After many games of the same people it counts less."""
    family = scorer.family(game.preset)
    everybody = [seat for seat in game.seats if seat.user_id is not None]
    people = [seat for seat in everybody if game.ending.counts_for(left=seat.left)]
    if family is None or not people:
        return []
    won = game.winners
    additions: Additions = [(_MEET, list(_meetings(game, people, won)))] if game.ending.counts else []
    ratings: Mapping[str, Mapping[int, Rating]] = {}
    if game.ranked:
        counted = {seat.user_id for seat in people}
        pairs = pairs_of(game.seats) if game.ending.counts else {}
        before = await _read_before(connection, game, family, pairs.values())
        share = effect_share(before.earlier_games)
        ratings = _rate_periods(game, before.ratings, partial(scorer.rate, game.seats), share)
        pair_ratings = _rate_periods(game, before.pair_ratings, partial(scorer.rate_pairs, game.seats), share)
        key = {"guild": game.guild_id, "family": family, "at": game.ended_at}
        steps = [
            key
            | _strength(rating)
            | {"user": user_id, "game": game.game_id, "number": before.games.get(user_id, 0) + 1}
            for user_id, rating in ratings[ALL_TIME].items()
            if user_id in counted
        ]
        partnerships = [
            key
            | _strength(rated[pair])
            | {"user": pair[0], "other": pair[1], "period": period}
            # both have won, unless one of them left
            | {"won": all(seat.seat in won for seat in game.seats if seat.unit == unit)}
            for period, rated in pair_ratings.items()
            for unit, pair in pairs.items()
        ]
        additions += [(_INSERT_STEP, steps), (_UPSERT_PARTNERSHIP, partnerships)]
    standings = [row for seat in people for row in _standings(game, family, seat, seat.seat in won, ratings)]
    return [*additions, (_UPSERT, standings)]


@dataclass(frozen=True, slots=True)
class _Before:
    """What is stored about the people of a ranked game before it: ratings by period, and games played together."""

    ratings: Mapping[str, Mapping[int, Rating]]
    pair_ratings: Mapping[str, Mapping[Pair, Rating]]
    games: Mapping[int, int]
    earlier_games: int


async def _read_before(connection: Connection, game: FinishedGame, family: Family, pairs: Collection[Pair]) -> _Before:
    season = season_of(game.ended_at)
    players = [seat.user_id for seat in game.seats if seat.user_id is not None]
    words, values = list_values("player", players)
    query = _RATINGS.format(players=words)
    if pairs:
        ones, firsts = list_values("one", [one for one, _ in pairs])
        others, seconds = list_values("other", [other for _, other in pairs])
        query += f" UNION ALL {_PAIR_RATINGS.format(ones=ones, others=others)}"
        values |= firsts | seconds
    rows = await connection.fetch(
        f"{query} UNION ALL {_EARLIER_GAMES.format(players=words)}",
        guild=game.guild_id,
        ever=ALL_TIME,
        season=season,
        family=family,
        since=game.ended_at - REPEAT_SECONDS,
        at=game.ended_at,
        game=game.game_id,
        least=least_shared_players(len(players)),
        **values,
        **ENDINGS,
    )
    ratings: dict[str, dict[int, Rating]] = {ALL_TIME: {}, season: {}}
    pair_ratings: dict[str, dict[Pair, Rating]] = {ALL_TIME: {}, season: {}}
    played: dict[int, int] = {}
    earlier = 0
    for period, user_id, other_id, mu, sigma, games in rows:
        if period is None:
            earlier = games
        elif other_id is None:
            ratings[period][user_id] = Rating(mu, sigma)
            played |= {user_id: games} if period == ALL_TIME else {}
        elif (user_id, other_id) in pairs:
            pair_ratings[period][user_id, other_id] = Rating(mu, sigma)
    return _Before(ratings, pair_ratings, played, earlier)


def _rate_periods(
    game: FinishedGame,
    before: Mapping[str, Mapping[K, Rating]],
    rate: Callable[[Mapping[K, Rating]], Mapping[K, Rating]],
    share: float,
) -> dict[str, dict[K, Rating]]:
    """Return the ratings after a game, by period and by player or pair. The game counts for this ``share``."""
    after = {
        period: {
            who: rating_before.get(who, NEWCOMER).move_towards(rating, share)
            for who, rating in rate(rating_before).items()
        }
        for period, rating_before in before.items()
    }
    return after | {month_of(game.ended_at): after[season_of(game.ended_at)]}


def _strength(rating: Rating | None) -> dict[str, float | None]:
    return {"mu": None, "sigma": None} if rating is None else {"mu": rating.mu, "sigma": rating.sigma}


def _standings(
    game: FinishedGame, family: Family, seat: SeatResult, won: bool, ratings: Mapping[str, Mapping[int, Rating]]
) -> Iterator[dict[str, Any]]:
    assert seat.user_id is not None  # noqa: S101 - the caller passes people only
    sums = (1, won, seat.left, *(seat.counts.get(name, 0) for name in COUNTED))
    for period in periods_of(game.ended_at):
        rating = ratings[period][seat.user_id] if game.ranked else None
        key = {"guild": game.guild_id, "user": seat.user_id, "period": period, "family": family, "ranked": game.ranked}
        yield (
            key
            | _strength(rating)
            | {"at": game.ended_at, "streak": 1 if won else -1}
            | dict(zip(TOTALS, sums, strict=True))
        )


def _meetings(game: FinishedGame, people: Sequence[SeatResult], won: frozenset[int]) -> Iterator[dict[str, Any]]:
    """Yield a row for each ordered pair of people: whether they played together, whether the first won, whether they
    lost to the other, and the same for ranked games.
    """
    for one, other in permutations(people, 2):
        if one.user_id != other.user_id:
            together = one.unit == other.unit
            results = {"games": True, "won": one.seat in won, "lost": other.seat in won and not together}
            ranked = {f"ranked_{name}": game.ranked and result for name, result in results.items()}
            key = {"guild": game.guild_id, "user": one.user_id, "together": together, "other": other.user_id}
            yield key | results | ranked


# -- all games again


PORTION_SECONDS = 0.01
"""Seconds after which a portion begins no further game, because other calls wait for it."""

_PROGRESS_NOTE = "recount"
"""The name of the note with the number of the last game counted again. There is none if no recount runs."""

_SMALL = 100
"""The most games of a store that finishes a recount before it is opened."""

_CLEARED = 2000
"""The number of rows deleted at once, which takes some milliseconds."""

_GAMES_AT_ONCE = 16
"""The number of games read together for a recount, about as many as a portion has time for."""

_CREDIT = "UPDATE game_seats SET credited = :won WHERE game_id = :game AND seat = :seat AND credited <> :won"

_TABLES = {
    "standings": "guild_id, user_id, period, family, ranked",
    "rating_steps": "guild_id, user_id, family, number",
    "meetings": "guild_id, user_id, together, other_id",
    "partnerships": "guild_id, user_id, other_id, period, family",
}
"""The tables computed from games, with their keys."""


async def check_counted(connection: Connection) -> None:
    """Raise ``Recounting`` if a recount is running."""
    if await is_running(connection):
        raise Recounting("store-recounting")


async def begin_if_needed(connection: Connection, scorer: Scorer) -> bool:
    """Begin a recount if the games were counted by another version of the scorer; return whether it was begun."""
    if await read_note(connection, VERSION_NOTE) == scorer.version:
        return False
    await write_note(connection, VERSION_NOTE, scorer.version)
    await write_note(connection, _PROGRESS_NOTE, "0")
    return True


async def start_again(connection: Connection) -> None:
    if await is_running(connection):
        await write_note(connection, _PROGRESS_NOTE, "0")


async def count_new(connection: Connection, scorer: Scorer | None, game: FinishedGame) -> None:
    """Count a game that has just ended, unless a recount is running, which will count it.

    Without a scorer, or if the scorer fails, all games are counted again when the store is next opened. A failure is
    only logged, so that it does not prevent the players' last act.
    """
    if scorer is None or not (await is_running(connection) or await count_game(connection, scorer, game)):
        await write_note(connection, VERSION_NOTE, None)


async def is_running(connection: Connection) -> bool:
    """Return whether a recount is running, or has to be continued after a restart."""
    return await read_note(connection, _PROGRESS_NOTE) is not None


async def is_small(connection: Connection) -> bool:
    """Return whether a recount is running in a store with so few games that it takes no noticeable time."""
    more = await connection.fetchrow("SELECT 1 FROM games LIMIT 1 OFFSET :small", small=_SMALL)
    return more is None and await is_running(connection)


async def count_some(connection: Connection, scorer: Scorer) -> bool:
    """Count the next portion of games, in the order of their ids; return whether the recount must be continued."""
    progress = await read_note(connection, _PROGRESS_NOTE)
    if progress is None:
        return False
    until, last = monotonic() + PORTION_SECONDS, int(progress)
    if last == 0 and await _clear(connection):
        return True
    games = await games_after(connection, last, _GAMES_AT_ONCE)
    won = [
        {"won": seat.seat in game.winners, "game": game.game_id, "seat": seat.seat}
        for game in games
        for seat in game.seats
    ]
    await connection.executemany(_CREDIT, won)
    for game in games:
        await count_game(connection, scorer, game)
        last = game.game_id
        if monotonic() > until:
            break
    if games:
        await write_note(connection, _PROGRESS_NOTE, str(last))
        return True
    await _remove_pseudonyms(connection)
    await write_note(connection, _PROGRESS_NOTE, None)
    if last:
        logger.info("Ratings and statistics were counted again, up to game %d", last)
    return False


async def _clear(connection: Connection) -> bool:
    for table, key in _TABLES.items():
        removed = await connection.execute(
            f"DELETE FROM {table} WHERE ({key}) IN (SELECT {key} FROM {table} LIMIT {_CLEARED})"  # noqa: S608 - our own
        )
        if removed:
            return True
    return False


async def _remove_pseudonyms(connection: Connection) -> None:
    """Remove the figures of forgotten players, which were needed only to rate the others."""
    for (guild_id,) in await connection.fetch("SELECT DISTINCT guild_id FROM standings"):
        for column in COMPUTED:
            await connection.execute(delete_computed(column, "< 0"), guild=guild_id)


COMPUTED = (
    "standings.user_id",
    "rating_steps.user_id",
    "meetings.other_id",
    "meetings.user_id",
    "partnerships.user_id",
    "partnerships.other_id",
)
"""The columns that name a person in the computed tables, in the order of deletion."""


def delete_computed(column: str, who: str) -> str:
    """Return the statement that deletes a server's rows where a column of ``COMPUTED`` is ``who``."""
    table, name = column.split(".")
    query = f"DELETE FROM {table} WHERE guild_id = :guild AND {name} {who}"  # noqa: S608 - our own words
    if column == "meetings.other_id":  # found by the pair's other row
        others = f"SELECT other_id FROM meetings WHERE guild_id = :guild AND user_id {who}"  # noqa: S608
        query += f" AND together IN (0, 1) AND user_id IN ({others})"
    return query
