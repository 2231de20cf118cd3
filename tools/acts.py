"""How fast acts are, beside the least that they can cost: ``uv run python -m tools.acts``.

    uv run python -m tools.acts --seconds 3 --tables 10000 --profile

One run, one table a question, every row with its ratio to a yardstick of the same run:

* acts a second, made durable: the store alone and the whole service, at 1 to 256 tables at once, beside raw SQLite with
  the same pragmas that commits one insert per act, or as many inserts per commit as there are tables;
* from a press to its answer (p50, p99) at 1, 100 and 1,000 tables whose people think for a while, through the handlers
  with a stand-in for Discord (no network; pictures are not drawn);
* requests a hand beside a plain bot's, which edits one message per act;
* memory of a table and of a server; start with many live tables.

Python looks for garbage as seldom as in the program. ``--profile`` prints the functions in which an act spends its time
instead.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import itertools
import json
import logging
import pstats
import random
import sqlite3
import statistics
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from bot.__main__ import collect_seldom
from bot.app import seeded_entropy
from bot.engine.presets import parse
from bot.players.levels import player
from bot.storage.api import Entry, TableId
from bot.storage.backends import open_store
from bot.storage.store import Store
from bot.tables.clocks import SystemClock
from bot.tables.decisions import Decision, Join, Open, Person, Play, Rematch, Start
from bot.tables.model import Status
from bot.tables.tables import Tables
from bot.tables.views import Accepted
from tests.tables.company import LocalWorkers, new_tables
from tools.stand_in import SETTINGS, house, steadily

AT_ONCE = (1, 16, 64, 256)
THINKING = {1: 0.01, 100: 4.0, 1000: 15.0}
"""By number of tables: seconds that people think on average; 25 presses a second at 100 tables, 67 at 1,000."""

BODY = '{"seat":1,"act":"play AH","computer":false,"press":1234567890123456789}'

_presses = itertools.count(10**16)


def say(*cells: object) -> None:
    """Print one row."""
    first, *others = cells
    print(f"{first!s:44}" + "".join(f"{cell!s:>13}" for cell in others), flush=True)


def raw(path: Path, together: int, seconds: float) -> float:
    """Return the inserts a second of plain SQLite, so many in each durable commit."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE acts (id INTEGER PRIMARY KEY, at REAL, body TEXT)")
        done, end = 0, time.perf_counter() + seconds
        while time.perf_counter() < end:
            connection.execute("BEGIN IMMEDIATE")
            for _ in range(together):
                connection.execute("INSERT INTO acts (at, body) VALUES (?, ?)", (time.time(), BODY))
            connection.execute("COMMIT")
            done += together
    return done / seconds


def batches(numbers: range, size: int) -> Iterator[range]:
    """Yield the numbers, so many together."""
    return (numbers[first : first + size] for first in range(0, len(numbers), size))


async def for_a_while(workers: Sequence[Callable[[], Awaitable[None]]], seconds: float) -> tuple[float, float]:
    """Run the workers again and again, all at once; return calls a second, and microseconds of processor time for
    one.
    """
    done, end = 0, time.perf_counter() + seconds

    async def again(worker: Callable[[], Awaitable[None]]) -> None:
        nonlocal done
        while time.perf_counter() < end:
            await worker()
            done += 1

    began, processor = time.perf_counter(), time.process_time()
    await asyncio.gather(*map(again, workers))
    return done / (time.perf_counter() - began), (time.process_time() - processor) / done * 1e6


async def measure_store(folder: Path, tables: int, seconds: float) -> tuple[float, float]:
    """Return acts a second through the store alone."""
    store = await open_store(folder / f"stored-{tables}.db")

    async def worker(number: int) -> Callable[[], Awaitable[None]]:
        table_id = await store.open_table(1, number, Entry(1, time.time(), "opened", "{}"), None)
        numbers = itertools.count(2)

        async def one() -> None:
            entry = Entry(next(numbers), time.time(), "acted", BODY)
            await store.append(table_id, [entry], interaction_id=next(_presses), deadline=time.time() + 60)

        return one

    tally = await for_a_while([await worker(number) for number in range(tables)], seconds)
    await store.close()
    return tally


def service_over(store: Store) -> Tables:
    """Return the service over a store."""
    settings = replace(SETTINGS, entropy=seeded_entropy(1))
    return new_tables(store, clock=SystemClock(time.time), workers=LocalWorkers(player), settings=settings)


async def begin(tables: Tables, number: int) -> TableId:
    """Return a game of four people that has begun."""
    people = [Person(number * 10 + seat, f"Player {seat}") for seat in range(1, 5)]
    answer = await tables.open(people[0], Open(1, number, parse(["standard"]), 0), next(_presses))
    assert isinstance(answer, Accepted)
    table_id = answer.snapshot.table.table_id
    for person in people[1:]:
        await tables.decide(Decision(table_id, person, Join(), None, next(_presses)))
    await tables.decide(Decision(table_id, people[0], Start(), None, next(_presses)))
    return table_id


def player_of(tables: Tables, table_id: TableId, rng: random.Random) -> Callable[[], Awaitable[None]]:
    """Whoever is on turn does something lawful; after a game all four, one after another, want the next one."""
    places = itertools.cycle(range(4))

    async def one() -> None:
        snapshot = tables.snapshot(table_id)
        assert snapshot is not None
        chair = snapshot.table.to_move
        if snapshot.table.status is Status.FINISHED or chair is None or chair.user_id is None:
            user_id = snapshot.table.chairs[next(places)].user_id
            assert user_id is not None
            answer = await tables.decide(Decision(table_id, Person(user_id, ""), Rematch(), None, next(_presses)))
        else:
            own_view = snapshot.seat_views[chair.user_id]
            decision = Decision(
                table_id,
                Person(chair.user_id, ""),
                Play(rng.choice(own_view.legal)),
                snapshot.table.seq,
                next(_presses),
            )
            answer = await tables.decide(decision)
        assert isinstance(answer, Accepted)

    return one


async def measure_service(folder: Path, tables: int, seconds: float) -> tuple[float, float]:
    """Return acts a second through the service."""
    store = await open_store(folder / f"served-{tables}.db")
    service, rng = service_over(store), random.Random(1)
    games = await asyncio.gather(*(begin(service, number) for number in range(1, tables + 1)))
    workers = [player_of(service, table_id, rng) for table_id in games]
    gc.collect()
    tally = await for_a_while(workers, seconds)
    await service.close()
    await store.close()
    return tally


def acts_a_second(folder: Path, seconds: float, most: int) -> None:
    """Print the first table."""
    single = raw(folder / "raw.db", 1, seconds)
    say("acts a second, durable", "a second", "of 1 insert", "of grouped", "µs processor")
    say("raw SQLite, one insert per commit", f"{single:.0f}", "1.00", "", "")
    for tables in (number for number in AT_ONCE if number <= most):
        grouped = raw(folder / f"raw-{tables}.db", tables, seconds)
        say(f"raw SQLite, {tables} inserts per commit", f"{grouped:.0f}", f"{grouped / single:.2f}", "1.00", "")
        for name, measure in (("store", measure_store), ("service", measure_service)):
            speed, cost = asyncio.run(measure(folder, tables, seconds))
            say(
                f"{name}, {tables} tables",
                f"{speed:.0f}",
                f"{speed / single:.2f}",
                f"{speed / grouped:.3f}",
                f"{cost:.0f}",
            )


async def measure_answers(folder: Path, tables: int, seconds: float) -> tuple[dict[str, list[float]], float]:
    """Return milliseconds from a press to its answer, by where it was pressed; and the share of one processor used."""
    async with house(folder / f"answered-{tables}.db") as bot:
        rng, times = random.Random(2), dict[str, list[float]](panel=[], message=[])
        ids = list[TableId]()
        for numbers in batches(range(1, tables + 1), 25):
            ids += await asyncio.gather(*(bot.open(number, "standard points=20") for number in numbers))
        gc.collect()
        end = time.perf_counter() + seconds

        async def people(table_id: TableId) -> None:
            await asyncio.sleep(rng.random() * THINKING[tables])
            while time.perf_counter() < end and bot.is_playing(table_id):
                where, took = await bot.act(table_id, steadily)
                times[where].append(took * 1000)
                await asyncio.sleep(rng.expovariate(1 / THINKING[tables]))

        processor = time.process_time()
        began = time.perf_counter()
        await asyncio.gather(*map(people, ids))
        return times, (time.process_time() - processor) / (time.perf_counter() - began)


def press_to_answer(folder: Path, seconds: float, most: int) -> None:
    """Print the second table."""
    say("press to answer, ms", "presses", "p50", "p99", "processor")
    for tables in (number for number in THINKING if number <= most):
        times, share = asyncio.run(measure_answers(folder, tables, seconds))
        for where, took in times.items():
            if len(took) > 1:
                cuts = statistics.quantiles(took, n=100)
                cells = (len(took), f"{cuts[49]:.1f}", f"{cuts[98]:.1f}", f"{share:.0%}")
                say(f"{tables} tables, on the {where}", *cells)


async def requests(folder: Path, games: int) -> None:
    """Print the third table: a plain bot edits its message after every act and answers every press."""
    async with house(folder / "requests.db") as bot:
        acts = hands = 0
        setup = 0
        for number in range(1, games + 1):
            before = bot.sent.counted.total()
            table_id = await bot.open(number)
            setup += bot.sent.counted.total() - before
            while bot.is_playing(table_id):
                await bot.act(table_id, steadily)
                await asyncio.sleep(0.002)  # the announcer's turn, as in life
                acts += 1
            public = bot.snapshot(table_id).table.public
            hands += public.number if public is not None else 0
        counted = bot.sent.counted.total() - setup
        answers = bot.sent.answers.total()
    say("requests a hand", "counted", "of plain", "to answer", "")
    say("a plain bot: one edit an act", f"{acts / hands:.1f}", "1.00", f"{acts / hands:.1f}", "")
    say("this bot", f"{counted / hands:.1f}", f"{counted / acts:.2f}", f"{answers / hands:.1f}", "")


async def memory(folder: Path, tables: int) -> None:
    """Print the fourth table: KiB that Python has allocated for each of so many tables in their first hand."""
    used = []
    for servers in (1, tables):
        async with house(folder / f"memory-{servers}.db") as bot:
            await bot.open(0)
            gc.collect()
            tracemalloc.start()
            for number in range(1, tables + 1):
                table_id = await bot.open(number, guild_id=1 + number % servers)
                for _ in range(8):
                    await bot.act(table_id, steadily)
            gc.collect()
            used.append(tracemalloc.get_traced_memory()[0] / tables / 1024)
            tracemalloc.stop()
    say("memory, KiB", "each", "", "", "")
    say("a table with four people and their panels", f"{used[0]:.1f}", "", "", "")
    say("a server beside its table", f"{used[1] - used[0]:.1f}", "", "", "")


async def start(folder: Path, tables: int) -> None:
    """Print the fifth table: opening the store, taking up so many games of about forty acts, and what is seen of
    them.
    """
    path = folder / "start.db"
    store = await open_store(path)
    service = service_over(store)
    table_id, rng = await begin(service, 1), random.Random(3)
    for _ in range(40):
        await player_of(service, table_id, rng)()
    journal = await store.entries(table_id)
    await service.close()

    async def copy(number: int) -> None:
        body = json.dumps(json.loads(journal[0].body) | {"channel_id": number})
        copied = await store.open_table(1, number, replace(journal[0], body=body), time.time() + 10**6)
        await store.append(copied, journal[1:], deadline=time.time() + 10**6)

    for numbers in batches(range(2, tables + 1), 500):
        await asyncio.gather(*map(copy, numbers))
    await store.close()
    began, processor = time.perf_counter(), time.process_time()
    store = await open_store(path)
    opened = time.perf_counter() - began
    service = service_over(store)
    await service.resume()
    shown = len(service.snapshots())
    took, cost = time.perf_counter() - began, time.process_time() - processor
    assert shown == tables
    await service.close()
    await store.close()
    say(f"start with {tables} tables of {len(journal)} entries", "seconds", "processor", "ms a table", "MiB")
    say("the store opens", f"{opened:.2f}", "", "", f"{path.stat().st_size / 2**20:.0f}")
    say("every table is taken up and seen", f"{took:.2f}", f"{cost:.2f}", f"{cost / tables * 1000:.2f}", "")


async def profile(folder: Path, seconds: float) -> None:
    """Print where an act at one of 64 tables spends the processor's time."""
    store = await open_store(folder / "profile.db")
    service, rng = service_over(store), random.Random(1)
    workers = [player_of(service, await begin(service, number), rng) for number in range(1, 65)]
    profiler = cProfile.Profile()
    profiler.enable()
    await for_a_while(workers, seconds)
    profiler.disable()
    await service.close()
    await store.close()
    for order in ("tottime", "cumtime"):
        pstats.Stats(profiler).sort_stats(order).print_stats(40)


def main(argv: Sequence[str] | None = None) -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(prog="python -m tools.acts")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row of the first two tables")
    parser.add_argument("--tables", type=int, default=10_000, help="of the start; no row has more")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--only", choices=("acts", "answers", "requests", "memory", "start"))
    options = parser.parse_args(argv)
    logging.disable(logging.ERROR)
    collect_seldom()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        if options.profile:
            asyncio.run(profile(folder, options.seconds))
            return 0
        parts: dict[str, Callable[[], None]] = {
            "acts": lambda: acts_a_second(folder, options.seconds, options.tables),
            "answers": lambda: press_to_answer(folder, options.seconds * 3, options.tables),
            "requests": lambda: asyncio.run(requests(folder, 3)),
            "memory": lambda: asyncio.run(memory(folder, min(200, options.tables))),
            "start": lambda: asyncio.run(start(folder, options.tables)),
        }
        for name, part in parts.items():
            if options.only in (None, name):
                part()
                print(flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
