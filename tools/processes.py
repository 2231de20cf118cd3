"""Several processes of the bot on one PostgreSQL: ``uv run python -m tools.processes``.

    uv run python -m tools.processes --seconds 3 --url postgresql://bower@host/empty

On a server of its own, with everything synced to disk, unless ``--url`` names another's empty database:

* acts a second, made durable, of 1, 2 and 4 processes, through the store alone and through the whole service, and the
  processor time of one act in the bot;
* from a press to its answer (p50, p99) at 1,000 tables over two processes, through the handlers with a stand-in for
  Discord (no network; pictures are not drawn);
* from the death of a process (SIGKILL) until another has taken up its tables.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import logging
import os
import random
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path

from bot.ratings.model import PlackettLuceScorer
from bot.storage.api import Entry, News, Shards, ShardsTaken, TableId
from bot.storage.backends import open_store
from bot.storage.store import Store
from tests.storage.postgres_server import server
from tools import acts, stand_in

ROOT = Path(__file__).parents[1]
PROCESSES = (1, 2, 4)
AT_ONCE = 64
TABLES = 1000
THINKING = 15.0
"""Seconds that people think on average before a press: 67 presses a second at all tables."""

LEFT_BEHIND = 200
"""Tables of the process that is killed."""

_BETWEEN = 10**15
"""Numbers of presses that a process may use before it comes to the next one's."""


@asynccontextmanager
async def opened(url: str, shard: int, total: int) -> AsyncIterator[Store]:
    """Yield the store of one process."""
    store = await open_store(url, scorer=PlackettLuceScorer(), shards=Shards((shard,), total))
    acts._presses = itertools.count(10**17 + shard * _BETWEEN)
    try:
        yield store
    finally:
        await store.close()


async def measure_store(url: str, shard: int, total: int, seconds: float) -> list[float]:
    """Return acts a second through the store alone, and microseconds of processor time for each."""
    async with opened(url, shard, total) as store:

        async def worker(number: int) -> Callable[[], Awaitable[None]]:
            table_id = await store.open_table(shard << 22, number, Entry(1, time.time(), "opened", "{}"), None)
            numbers = itertools.count(2)

            async def one() -> None:
                entry = Entry(next(numbers), time.time(), "acted", acts.BODY)
                press = next(acts._presses)
                await store.append(table_id, [entry], interaction_id=press, deadline=time.time() + 60)

            return one

        workers = [await worker(number) for number in range(1, AT_ONCE + 1)]
        await _go("ready")
        return list(await acts.for_a_while(workers, seconds))


async def measure_service(url: str, shard: int, total: int, seconds: float) -> list[float]:
    """Return the same through the whole service."""
    async with opened(url, shard, total) as store:
        service, rng = acts.service_over(store), random.Random(shard)
        games = [await acts.begin(service, shard * 1000 + number) for number in range(1, AT_ONCE + 1)]
        await _go("ready")
        tally = await acts.for_a_while([acts.player_of(service, table_id, rng) for table_id in games], seconds)
        await service.close()
        return list(tally)


async def measure_answers(url: str, shard: int, total: int, seconds: float) -> list[float]:
    """Return milliseconds from each press to its answer."""
    stand_in._numbers = itertools.count(10**17 + shard * _BETWEEN)
    async with stand_in.house(url, shards=Shards((shard,), total)) as bot:
        rng, times, ids = random.Random(shard), list[float](), list[TableId]()
        each = TABLES // total
        for numbers in acts.batches(range(shard * each + 1, (shard + 1) * each + 1), 25):
            ids += await asyncio.gather(*(bot.open(n, "standard points=20", guild_id=shard << 22) for n in numbers))
        await _go("ready")
        end = time.perf_counter() + seconds

        async def people(table_id: TableId) -> None:
            await asyncio.sleep(rng.random() * THINKING)
            while time.perf_counter() < end and bot.is_playing(table_id):
                _, took = await bot.act(table_id, stand_in.steadily)
                times.append(took * 1000)
                await asyncio.sleep(rng.expovariate(1 / THINKING))

        await asyncio.gather(*map(people, ids))
        return times


async def watch_takeover(url: str, shard: int, total: int, _: float) -> list[float]:
    """Shard 0 has tables until it is killed; the other says when it has taken them up."""
    async with opened(url, shard, total) as store:
        service = acts.service_over(store)
        news: asyncio.Queue[News] = asyncio.Queue()
        store.add_listener(news.put_nowait)
        if shard == 0:
            for number in range(LEFT_BEHIND):
                await acts.begin(service, number)
        await _go("ready")
        while not isinstance(taken := await news.get(), ShardsTaken):
            pass
        rows = await store.live_tables(taken.shards)
        since = time.time()
        await service.resume(rows)
        assert len(rows) == LEFT_BEHIND
        times = [since, time.time()]
        await service.close()
        return times


CHILDREN = {"store": measure_store, "service": measure_service, "answers": measure_answers, "takeover": watch_takeover}


async def _go(word: str) -> None:
    """Say that everything is prepared, and wait for the others."""
    print(word, flush=True)
    await asyncio.to_thread(sys.stdin.readline)


def together(
    what: str, url: str, total: int, seconds: float, kill: int | None = None
) -> tuple[list[list[float]], float]:
    """Let so many processes do the same at once; what each found, and when one of them was killed, if it was."""
    line = [sys.executable, "-m", "tools.processes", "child", what, url, str(total), str(seconds)]
    children = [
        subprocess.Popen(  # noqa: S603 - our own
            [*line, str(shard)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for shard in range(total)
    ]
    try:
        for child in children:
            assert _line(child) == "ready"
        for child in children:
            _tell(child)
        killed = time.time()
        if kill is not None:
            children[kill].send_signal(signal.SIGKILL)
        living = [child for number, child in enumerate(children) if number != kill]
        return [json.loads(_line(child)) for child in living], killed
    finally:
        for child in children:
            child.kill()
            child.communicate()


def _line(child: subprocess.Popen[str]) -> str:
    assert child.stdout is not None
    return child.stdout.readline().strip()


def _tell(child: subprocess.Popen[str]) -> None:
    assert child.stdin is not None
    child.stdin.write("go\n")
    child.stdin.flush()


def acts_a_second(new: Callable[[], str], seconds: float) -> None:
    """Print the first table."""
    acts.say("acts a second, durable", "a second", "of 1 process", "µs processor")
    for what in ("store", "service"):
        alone = 0.0
        for total in PROCESSES:
            measured, _ = together(what, new(), total, seconds)
            speed, cost = sum(each[0] for each in measured), statistics.mean(each[1] for each in measured)
            alone = alone or speed
            acts.say(f"{what}, {total} processes", f"{speed:.0f}", f"{speed / alone:.2f}", f"{cost:.0f}")


def press_to_answer(new: Callable[[], str], seconds: float) -> None:
    """Print the second table."""
    acts.say("press to answer, ms", "presses", "p50", "p99")
    times, _ = together("answers", new(), 2, seconds * 5)
    cuts = statistics.quantiles([took for each in times for took in each], n=100)
    acts.say(f"{TABLES} tables, 2 processes", sum(map(len, times)), f"{cuts[49]:.1f}", f"{cuts[98]:.1f}")


def measure_takeover(new: Callable[[], str], _: float) -> None:
    """Print the third table."""
    acts.say("after a SIGKILL, seconds", "noticed", "taken up")
    [[noticed, taken]], killed = together("takeover", new(), 2, 0, kill=0)
    acts.say(f"{LEFT_BEHIND} tables", f"{noticed - killed:.1f}", f"{taken - killed:.1f}")


PARTS = {"acts": acts_a_second, "answers": press_to_answer, "deaths": measure_takeover}


def main(argv: Sequence[str] | None = None) -> int:
    """Print the tables."""
    words = list(sys.argv[1:] if argv is None else argv)
    logging.disable(logging.ERROR)
    if words[:1] == ["child"]:
        what, url, total, seconds, shard = words[1:]
        print(json.dumps(asyncio.run(CHILDREN[what](url, int(shard), int(total), float(seconds)))), flush=True)
        os._exit(0)
    parser = argparse.ArgumentParser(prog="python -m tools.processes")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--url", help="an empty database, instead of a server of the bench's own")
    parser.add_argument("--only", choices=PARTS)
    options = parser.parse_args(words)
    with nullcontext() if options.url else server(durable=True) as own:
        for name, part in PARTS.items():
            if options.only in (None, name):
                part(own.new_database if own is not None else lambda: options.url, options.seconds)
                print(flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
