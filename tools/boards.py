"""A hundred thousand finished games in one store: how long its questions take, and by which indexes they are answered.

    uv run python -m tools.boards                    the numbers of docs/ratings.md
    uv run python -m tools.boards --games 5000        a short run

All games are one server's: the worst case. Two thousand players, some of them far more often than others; a real scorer
counts every game as it is written. Each question is asked of the busiest player, in database time (the function alone,
in the thread of the database): the slowest and the median of 20, once the first, cold one apart.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bot.engine.presets import PRESETS
from bot.ratings.boards import BoardQuestion, Measure, Scope, period_of
from bot.ratings.games import GameFilter, SeatResult
from bot.ratings.model import PlackettLuceScorer
from bot.storage import privacy
from bot.storage.api import Entry, GameResult, TableId
from bot.storage.sql import results
from bot.storage.sql import statistics as sql_statistics
from bot.storage.sql.connection import Connection
from bot.storage.sql.results import count_game, write_result
from bot.storage.sqlite.database import SqliteStore

GUILD, FIRST_PLAYER, PLAYERS = 2**60, 2**59, 2000
START, DAYS = 1_750_000_000.0, 500
ALLOWED_MS = 100.0
RECORD = "".join(f"seat {seat} Player\n" for seat in range(1, 7)) + "hand 1 dealer 1\n" * 180

Question = Callable[[Connection], Awaitable[object]]


def game(number: int, of: int, rng: random.Random) -> GameResult:
    """Return a made-up game; presets and players differ in how often they come."""
    preset = rng.choices(list(PRESETS), [8 if name == "standard" else 1 for name in PRESETS])[0]
    traits = PRESETS[preset].traits
    chairs = {"cutthroat": 3, "three-seven": 3, "two-handed": 2}.get(preset, 4)
    players: list[int | None] = []
    while len(players) < chairs:
        drawn = FIRST_PLAYER + int(PLAYERS * rng.random() ** 3)
        if drawn not in players:
            players.append(drawn)
    if rng.random() < 0.3:
        players[rng.randrange(chairs)] = None
    winner = rng.randint(1, 2 if traits.partners else chairs)
    seats = []
    for seat, player in enumerate(players, 1):
        unit = 2 - seat % 2 if traits.partners else seat
        counts = {name: rng.randint(0, 5) for name in ("called", "made", "euchred", "euchres_made", "lone_marches")}
        won = unit == winner
        counts |= {"hands": 15, "points": rng.randint(0, 9), "tricks": 37, "marches": 1}
        seats.append(
            SeatResult(seat, player, f"Player {player}", unit, 10 if won else 6, won, rng.random() < 0.02, counts)
        )
    ended = START + DAYS * 86400 * number / of
    return GameResult(number, number, ended - 900, ended, preset, preset, 15, tuple(seats), RECORD, ranked=True)


async def fill(store: SqliteStore, games: int) -> tuple[float, float]:
    """Write all games as the tables would; milliseconds a game, and of them for ratings and sums."""
    table_id = await store.open_table(GUILD, 1, Entry(1, START, "opened", "{}"), None)
    scorer, rng, counting = PlackettLuceScorer(), random.Random(5), 0.0
    started = time.perf_counter()

    async def write(connection: Connection, first: int, last: int) -> float:
        spent = 0.0
        for number in range(first, last):
            stored = await write_result(connection, TableId(table_id), GUILD, game(number, games, rng))
            begun = time.perf_counter()
            await count_game(connection, scorer, stored)
            spent += time.perf_counter() - begun
        return spent

    for first in range(0, games, 2000):
        counting += await store.database.write(
            lambda connection, first=first: write(connection, first, min(first + 2000, games))  # type: ignore[misc]
        )
    return 1000 * (time.perf_counter() - started) / games, 1000 * counting / games


def questions(now: float) -> dict[str, Question]:
    """Return every question of the bot, of the busiest player."""
    named: dict[str, Question] = {}
    for scope in Scope:
        for measure in Measure:
            question = BoardQuestion(GUILD, measure, period=period_of(scope, now), caller_id=FIRST_PLAYER)
            named[f"leaderboard {measure} {scope}"] = lambda c, q=question: sql_statistics.read_board(c, q)  # type: ignore[misc]
    far = BoardQuestion(GUILD, offset=800, caller_id=FIRST_PLAYER + PLAYERS - 9)
    named["leaderboard page 81"] = lambda c: sql_statistics.read_board(c, far)
    named["stats"] = lambda c: sql_statistics.read_player(c, GUILD, FIRST_PLAYER, now)
    named["compare"] = lambda c: sql_statistics.read_comparison(c, GUILD, FIRST_PLAYER, FIRST_PLAYER + 1, now)
    for name, which in {
        "history": GameFilter(GUILD),
        "history of player": GameFilter(GUILD, FIRST_PLAYER),
        "history of preset": GameFilter(GUILD, preset="railroad"),
        "history of player and preset": GameFilter(GUILD, FIRST_PLAYER, "railroad"),
        "history of nothing": GameFilter(GUILD, FIRST_PLAYER, "no such preset"),
        "history since last week": GameFilter(GUILD, since=now - 7 * 86400),
        "history of one day": GameFilter(GUILD, since=START + 40 * 86400, until=START + 41 * 86400),
        "history of ranked games": GameFilter(GUILD, ranked=True),
        "history of player, ranked games": GameFilter(GUILD, FIRST_PLAYER, ranked=True),
        "history of preset, friendly games": GameFilter(GUILD, preset="railroad", ranked=False),
        "history by everything": GameFilter(GUILD, FIRST_PLAYER, "csl", START, now - 86400, ranked=False),
    }.items():
        named[name] = lambda c, w=which: results.read_history(c, w, 0, 10)  # type: ignore[misc]
    named["history page 200"] = lambda c: results.read_history(c, GameFilter(GUILD), 2000, 10)
    friendly = GameFilter(GUILD, ranked=False)
    named["history, friendly page 2900"] = lambda c: results.read_history(c, friendly, 29_000, 10)
    named["game"] = lambda c: results.read_stored_game(c, GUILD, 777)
    named["my-data"] = lambda c: privacy.export_player(c, GUILD, FIRST_PLAYER)
    return named


async def time_question(store: SqliteStore, question: Question) -> list[float]:
    """Return milliseconds of 21 answers, in order."""

    async def ask(connection: Connection) -> float:
        started = time.perf_counter()
        await question(connection)
        return 1000 * (time.perf_counter() - started)

    return [await store.database.read(ask) for _ in range(21)]


async def plans(store: SqliteStore, now: float) -> None:
    """Print how SQLite goes about each statement."""
    board = sql_statistics.board_values(BoardQuestion(GUILD))
    filters = [
        GameFilter(GUILD, user, preset, START, now, ranked)
        for user in (None, FIRST_PLAYER)
        for preset in (None, "csl")
        for ranked in (None, True)
    ]
    player = {"guild": GUILD, "user": FIRST_PLAYER}
    met = player | {"least": 3}

    def of_board(template: str, measure: Measure) -> str:
        return sql_statistics.statement(template, measure, lambda index: f" INDEXED BY {index}")

    statements: list[tuple[str, str, dict[str, Any]]] = [
        (f"board by {measure}", of_board(sql_statistics.BOARD, measure), board) for measure in Measure
    ]
    statements += [
        ("own row", of_board(sql_statistics.OWN, Measure.RATING), board),
        ("standings of a player", sql_statistics.STANDINGS, player | {"ever": "all", "season": "2026-Q3"}),
        (
            "rating over time",
            sql_statistics.STEPS.format(numbers=":number"),
            player | {"family": "partnership", "number": 1},
        ),
        ("best partner", sql_statistics.BEST_COMPANION, met),
        ("nemesis", sql_statistics.NEMESIS, met),
    ]
    statements += [
        (_words(which), results.history_statement(which), results.history_values(which, 0, 10)) for which in filters
    ]
    for name, statement, values in statements:
        lines = await store.database.read(
            lambda c, s=statement, v=values: c.fetch(f"EXPLAIN QUERY PLAN {s}", **v)  # type: ignore[misc]
        )
        print(f"{name}:")
        for *_, line in lines:
            print(f"    {line}")


def _words(which: GameFilter) -> str:
    given = {"of player": which.user_id, "of preset": which.preset, "ranked": which.ranked}
    return " ".join(["history", *(words for words, value in given.items() if value is not None)])


async def size(store: SqliteStore) -> float:
    """Megabytes of the database."""
    query = "SELECT page_count * page_size / 1e6 FROM pragma_page_count(), pragma_page_size()"
    return float(await store.database.read(lambda connection: connection.fetchval(query)))


async def run(games: int, path: Path, rebuild: bool) -> bool:
    """Fill, ask, print; whether every answer was quick enough."""
    quick = True
    async with await SqliteStore.open(path, scorer=PlackettLuceScorer()) as store:
        each, counting = await fill(store, games)
        print(f"{games} games, {await size(store):.0f} MB; {each:.2f} ms a game, {counting:.2f} of them to count")
        now = START + DAYS * 86400
        print(f"\n{'question':40} {'first':>8} {'median':>8} {'slowest':>8}  ms of database time")
        for name, question in questions(now).items():
            cold, *others = await time_question(store, question)
            slow = max(cold, *others)
            quick = quick and (slow < ALLOWED_MS or name == "my-data")
            print(f"{name:40} {cold:8.2f} {statistics.median(others):8.2f} {slow:8.2f}")
        print()
        await plans(store, now)
        if rebuild:
            started = time.perf_counter()
            await store.set_note("recount", "0")
            await store.upkeep.catch_up()
            print(f"\nall counted again in {time.perf_counter() - started:.1f} s")
    return quick


def main() -> int:
    """Read the wishes; 1 if an answer took too long."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--rebuild", action="store_true", help="count all games again, too, and time it")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        quick = asyncio.run(run(wishes.games, Path(folder) / "boards.db", wishes.rebuild))
    print("\nevery answer in time" if quick else f"\nsome answers took {ALLOWED_MS:.0f} ms or more")
    return 0 if quick else 1


if __name__ == "__main__":
    sys.exit(main())
