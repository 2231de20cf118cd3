"""An evening of many tables, whose pictures one drawing process draws; and how much memory that takes."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
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

PRESETS = ("standard", "house", "railroad", "call-ace", "two-handed", "three-seven", "double-hasenpfeffer")
PEOPLE = 6


class Memory(NamedTuple):
    """Megabytes of a process after so many pictures of each kind; ``own`` is what it shares with no other, in parts."""

    drawn: Counter[str]
    resident: float
    own: float


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
        kinds = [series(make, look, number) for make in EVERY]
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


async def measure(folder: Path, pictures: int, every: int) -> list[Memory]:
    """Let one process draw so many of them, and look at its memory after ``every`` so many; the first look is at its
    beginning.
    """
    with patch.dict(sys.modules, {"__main__": ModuleType("__main__")}):  # as in the bot, a process imports no tests
        worker = await WorkerProcess.start(start_drawing)
    (child,) = multiprocessing.active_children()
    drawn = Counter[str]()
    rows = [_look(child.pid, drawn)]
    try:
        for number, (kind, draw) in zip(range(1, pictures + 1), evening(folder), strict=False):
            await worker.answer(draw, ())
            drawn[kind] += 1
            if number % every == 0:
                rows.append(_look(child.pid, drawn))
    finally:
        await worker.close()
    return rows


def _look(pid: int | None, drawn: Counter[str]) -> Memory:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()[1:]
    sizes = {name.rstrip(":"): int(size) * 1024 / 1e6 for name, size, *_ in map(str.split, lines)}
    return Memory(Counter(drawn), sizes["Rss"], sizes["Pss"])


def draw_evening(folder: Path, pictures: int, every: int) -> list[Memory]:
    """See ``measure``."""
    return asyncio.run(measure(folder, pictures, every))
