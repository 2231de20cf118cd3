"""How much memory a drawing process takes that draws every kind of picture as twenty tables make them.

    uv run python -m tests.pictures.evening --pictures 2000

The process is started as the bot starts it. Its memory is printed at its beginning and after each eighth of the
pictures.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, islice
from pathlib import Path
from types import ModuleType
from typing import NamedTuple
from unittest.mock import patch

from PIL import Image

from bot.pictures.panel_picture import start_drawing
from bot.processes.workers import WorkerProcess
from bot.tables.preferences import DeckColours
from bot.words.catalogue import Texts, locales
from tests.pictures.every_kind import EVERY, Draw, Look, Make
from tests.pictures.test_sheets import NAMES
from tests.world.memory import Memory, memory_of

PRESETS = ("standard", "house", "railroad", "call-ace", "two-handed", "three-seven", "double-hasenpfeffer")
PEOPLE = 6
MEGABYTES = 120
"""What a drawing process may take, parts that it has mapped several times counted once."""


class Row(NamedTuple):
    """What a process has drawn, and its memory then."""

    drawn: Counter[str]
    memory: Memory


def faces(folder: Path, table: int) -> dict[int, str]:
    """Avatars of the people of a table, each of colours of its own."""
    chance, files = random.Random(table), dict[int, str]()
    for seat in range(1, PEOPLE + 1):
        path = folder / f"{table}-{seat}.png"
        pixels = Image.frombytes("RGB", (16, 16), chance.randbytes(16 * 16 * 3))
        pixels.resize((128, 128), Image.Resampling.BICUBIC).save(path)
        files |= {1000 + seat: str(path), seat: str(path)}
    return files


def evening(folder: Path, number_of_tables: int = 20) -> Iterator[tuple[str, Draw]]:
    """Every kind of picture, for ever, by turns of so many tables: of other people each, in several languages, with
    several decks.
    """

    def one_table(number: int) -> Iterator[tuple[str, Draw]]:
        names = tuple(f"{NAMES[(number + seat) % len(NAMES)]} {number}"[-32:] for seat in range(PEOPLE))
        decks, languages = list(DeckColours), locales()
        look = Look(names, faces(folder, number), Texts(languages[number % len(languages)]), decks[number % len(decks)])
        kinds = [islice(series(make, look, number), number, None) for make in EVERY]  # each begins elsewhere
        while True:
            for one in kinds:
                yield next(one)

    def series(make: Make, look: Look, number: int) -> Iterator[tuple[str, Draw]]:
        for seed in count(number):
            yield from make(look, PRESETS[seed % len(PRESETS)], seed)

    under_way = [one_table(number) for number in range(number_of_tables)]
    while True:
        for table in under_way:
            yield next(table)


async def measure(folder: Path, pictures: int, every: int) -> list[Row]:
    """Let one process draw so many of them, and look at its memory after ``every`` so many; the first look is at its
    beginning.
    """
    with patch.dict(sys.modules, {"__main__": ModuleType("__main__")}):  # as in the bot, a process imports no tests
        worker = await WorkerProcess.start(start_drawing)
    (child,) = multiprocessing.active_children()
    drawn = Counter[str]()
    rows = [Row(Counter(drawn), memory_of(child.pid))]
    try:
        for number, (kind, draw) in zip(range(1, pictures + 1), evening(folder), strict=False):
            await worker.answer(draw, ())
            drawn[kind] += 1
            if number % every == 0:
                rows.append(Row(Counter(drawn), memory_of(child.pid)))
    finally:
        await worker.close()
    return rows


def draw_evening(folder: Path, pictures: int, every: int) -> list[Row]:
    """See ``measure``."""
    return asyncio.run(measure(folder, pictures, every))


def main(argv: Sequence[str] | None = None) -> int:
    """Print the memory; 1 if it is too much."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures.evening")
    parser.add_argument("--pictures", type=int, default=2000)
    pictures = parser.parse_args(argv).pictures
    with tempfile.TemporaryDirectory() as folder:
        rows = draw_evening(Path(folder), pictures, max(1, pictures // 8))
    for drawn, memory in rows:
        print(f"{drawn.total():6} pictures{memory.own:8.0f} MB ({memory.resident:.0f} MB resident)")  # noqa: T201
    print(", ".join(f"{number} {kind}" for kind, number in rows[-1].drawn.most_common()))  # noqa: T201
    return int(max(row.memory.own for row in rows) >= MEGABYTES)


if __name__ == "__main__":
    sys.exit(main())
