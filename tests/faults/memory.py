"""Memory stays flat however many tables were opened and closed: ``uv run python -m tests.faults.memory``.

    uv run python -m tests.faults.memory --tables 10000

Each table is opened by a press, played for a few acts and closed, on the real store, handlers, announcers and panels
(``tests.faults.house``). After each tenth of them a row is printed: how many objects of the program are alive, and
the process's resident memory. Caches of sentences and names fill up at first; they are bounded.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import resource
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.ui.picture_queue import KEPT
from bot.ui.replies import Times
from tests.faults.house import House, house

GUILDS = 20
"""Servers on which the tables are opened, in turn: what is kept by server is not kept by table."""

MOST_GROWN = 40
"""Objects more after the last row than after the second that are still called flat."""

OURS = ("bot.", "cogs.", "discord.", "tests.faults.house", "asyncio")


@dataclass(frozen=True, slots=True)
class Footprint:
    """What is alive after so many tables; ``resident`` is in bytes."""

    tables: int
    objects: Counter[str]
    resident: int


def alive() -> Counter[str]:
    """The program's own objects by type, as far as the collector knows them.

    A timer that was cancelled is not counted: the event loop lets go of it when its time comes, or of all at once.
    """
    gc.collect()
    sizes: Counter[str] = Counter()
    for item in gc.get_objects():
        kind = type(item)
        if isinstance(item, asyncio.Handle) and item.cancelled():
            continue
        if isinstance(kind.__module__, str) and kind.__module__.startswith(OURS):
            sizes[f"{kind.__module__}.{kind.__qualname__}"] += 1
    return sizes


async def one_table(bot: House, number: int) -> None:
    """A table from its opening to its closing; every tenth one has four people, who play for a hand or more."""
    long = number % 10 == 0
    words = "standard points=1" if long else "two-handed points=1"
    table_id = await bot.open(number, words, guild_id=1 + number % GUILDS)
    for _ in range(24 if long else 3):
        if not bot.is_playing(table_id):
            break
        await bot.act(table_id)
    await bot.close(table_id)


async def footprints(folder: Path, tables: int, every: int, pictures: int = KEPT) -> AsyncIterator[Footprint]:
    """Open and close so many tables, and measure after ``every`` so many; so many ``pictures`` are kept."""
    async with house(folder / "memory.db", kept=pictures, times=Times(edit=0.0)) as bot:
        for number in range(1, tables + 1):
            await one_table(bot, number)
            if number % every == 0:
                await _rested(bot)
                yield Footprint(number, alive(), _resident())


async def _rested(bot: House) -> None:
    """Announcers of closed tables say so in a last request, and are forgotten then."""
    await bot.panels.redraws.idle()
    assert not bot.announcers.announcers


def _resident() -> int:
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text(encoding="ascii").split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def growth(first: Footprint, last: Footprint) -> Counter[str]:
    """The objects of which there are more. Acts and the like are constants that are made when first needed."""
    return last.objects - first.objects


async def _report(tables: int) -> int:
    rows: list[Footprint] = []
    with tempfile.TemporaryDirectory() as folder:
        async for row in footprints(Path(folder), tables, max(1, tables // 10)):
            rows.append(row)
            line = f"{row.tables:>8}{row.objects.total():>10}{row.resident / 2**20:>14.1f}"
            print(line, flush=True)  # noqa: T201 - its answer
    grown = growth(rows[1], rows[-1])
    print("more than after the second row:", dict(grown.most_common(8)))  # noqa: T201 - its answer
    return 1 if grown.total() > MOST_GROWN else 0


def main(argv: Sequence[str] | None = None) -> int:
    """Print a row for each tenth of the tables; 1 if the number of living objects grows."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.memory")
    parser.add_argument("--tables", type=int, default=10_000)
    arguments = parser.parse_args(argv)
    logging.disable(logging.ERROR)
    print(f"{'tables':>8}{'objects':>10}{'resident MiB':>14}")  # noqa: T201 - its answer
    return asyncio.run(_report(arguments.tables))


if __name__ == "__main__":
    sys.exit(main())
