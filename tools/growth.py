"""How a database grows and how soon a big one is ready: room a game, start-up, and resuming live tables.

    uv run python -m tools.growth                     10,000 games archived, 1,000 live tables resumed
    uv run python -m tools.growth --games 500 --live 50

The games are copies of forty that were really played (``sample_games``), among two thousand people. Room is measured
before and after archiving, by what stands in the file's pages; start-up is a new process's own work from opening the
store to all tables taken up, once after a clean end and once when all games have to be counted again.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from bot.__main__ import collect_seldom
from bot.players.levels import player
from bot.ratings.model import PlackettLuceScorer
from bot.storage.api import TableId
from bot.storage.privacy import list_people
from bot.storage.sql.archives import gather_archive, next_to_archive, write_archive
from bot.storage.sqlite.database import SqliteStore
from bot.tables.decisions import Decision, Person
from bot.tables.pausing import Touch
from bot.tables.timer import SystemClock
from tests.storage.sample_games import SampleGame, copy_game, play_game, write_game
from tests.tables.company import LocalWorkers, new_tables

TEMPLATES, BATCH = 40, 50
APART = 400.0
"""Seconds between two games, so that a hundred thousand of them are over by now."""
FORECAST = 100_000
ALLOWED_BYTES, ALLOWED_START = 1.2e9 / FORECAST, 3.0
ALLOWED_RESUME = 30.0 / 10_000
"""Seconds of processor time for one live table."""


async def fill(store: SqliteStore, games: int) -> None:
    """Write so many finished games, each at a table of its own."""
    rng = random.Random(1)
    templates = [await play_game(number) for number in range(TEMPLATES)]
    for first in range(0, games, BATCH):
        copies = [copy_game(rng.choice(templates), rng, APART * number) for number in range(first, first + BATCH)]
        await asyncio.gather(*(write_game(store, game) for game in copies))


async def archive(store: SqliteStore) -> float:
    """Archive all that is closed, without the rests; milliseconds of processor time a table."""
    last, tables, started = TableId(0), 0, time.process_time()
    while (table_id := await store.database.ask(next_to_archive, time.time(), last)) is not None:
        last, tables = table_id, tables + 1
        journal = await store.database.ask(gather_archive, table_id)
        await store.database.write(write_archive, table_id, journal, journal.pack(), list_people(journal.entries))
    return 1000 * (time.process_time() - started) / max(tables, 1)


def bytes_in_use(path: Path) -> float:
    """Return bytes of the pages in use; those that were freed are used again before the file grows."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        size, pages, free = (
            connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_size", "page_count", "freelist_count")
        )
    return float(size * (pages - free))


def by_table(path: Path, games: int) -> None:
    """Print which tables and indexes take how much of a game's room, if this SQLite can tell."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        try:
            sizes = connection.execute("SELECT name, sum(pgsize) FROM dbstat GROUP BY name ORDER BY 2 DESC LIMIT 12")
        except sqlite3.OperationalError:
            return
        for name, size in sizes:
            print(f"    {name:28} {size / games:8.0f} bytes a game")


async def measure_start(path: Path) -> tuple[float, float, int, float]:
    """Open the store and take its tables up, the last of them for whoever presses there first: seconds, of processor
    time, the number of live tables, and seconds until that first press is answered.
    """
    wall, own = time.perf_counter(), time.process_time()
    async with await SqliteStore.open(path, scorer=PlackettLuceScorer()) as store:
        tables = new_tables(store, clock=SystemClock(time.time), workers=LocalWorkers(player))
        rows = await store.live_tables()
        tables.expect(rows)
        resuming, began = asyncio.create_task(tables.take_up()), time.perf_counter()
        await asyncio.sleep(0)
        if rows:
            await tables.decide(Decision(rows[-1].table_id, Person(1, "Ann"), Touch(), None, None))
        pressed = time.perf_counter() - began
        await resuming
        spent = time.perf_counter() - wall, time.process_time() - own, len(tables.snapshots()), pressed
        await tables.close()
    return spent


async def live(store: SqliteStore, tables: int) -> None:
    """Open so many tables in the middle of a game, each in a channel of its own."""
    rng = random.Random(2)
    templates: list[SampleGame] = [await play_game(number, hands=4 + number % 4) for number in range(TEMPLATES // 2)]
    for number in range(tables):
        game = copy_game(rng.choice(templates), rng, APART * number)
        await write_game(store, game, channel_id=10**6 + number)


async def run(games: int, live_tables: int, path: Path) -> bool:
    """Fill, archive, start, print; whether everything keeps to what is allowed."""
    async with await SqliteStore.open(path, scorer=PlackettLuceScorer()) as store:
        await fill(store, games)
    before = bytes_in_use(path) / games
    async with await SqliteStore.open(path, scorer=PlackettLuceScorer()) as store:
        each = await archive(store)
    after = bytes_in_use(path) / games
    print(f"{games} games: {before / 1000:.1f} KB a game while its journal lies open, {after / 1000:.2f} KB archived")
    print(f"archiving: {each:.1f} ms of processor time a table, in the background")
    print(f"{FORECAST} games: {after * FORECAST / 1e6:.0f} MB")
    by_table(path, games)
    ready, own, _, _ = await measure_start(path)
    print(f"ready after a clean end: {ready:.2f} s, {own:.2f} s of processor time")
    async with await SqliteStore.open(path) as store:
        await store.set_note("standings", "another version")
    recounting, _, _, _ = await measure_start(path)
    print(f"ready while all games are to be counted again: {recounting:.2f} s")
    async with await SqliteStore.open(path, scorer=PlackettLuceScorer()) as store:
        await store.upkeep.catch_up()
        await live(store, live_tables)
    resumed, resuming, tables, pressed = await measure_start(path)
    print(f"{tables} live tables taken up: {resumed:.2f} s, {resuming:.2f} s of processor time")
    print(f"that is {10_000 * resuming / max(tables, 1):.1f} s of processor time for 10,000")
    print(f"a press on the last of them at once is answered after {1000 * pressed:.0f} ms")
    quick = max(ready, recounting) <= ALLOWED_START and resuming <= ALLOWED_RESUME * tables
    return quick and after <= ALLOWED_BYTES


def main() -> int:
    """Read the wishes; 1 if something takes more room or time than is allowed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--live", type=int, default=1000)
    wishes = parser.parse_args()
    collect_seldom()
    with tempfile.TemporaryDirectory() as folder:
        within = asyncio.run(run(wishes.games, wishes.live, Path(folder) / "growth.db"))
    print("\nall as allowed" if within else "\nmore than allowed")
    return 0 if within else 1


if __name__ == "__main__":
    sys.exit(main())
