"""What one press on a card sets in motion: ``uv run python -m tools.press_trace [--list]``.

The bot plays in the simulated Discord. While one person presses one card of their panel, and until the bot has nothing
left to do, every call of a function of ``bot`` and ``cogs`` is counted that runs in the bot's own thread; pictures are
painted in others. What has no name (lambdas, comprehensions) is no function here. Three numbers more tell
the way to the rules: the functions and files until the press is answered, and the frames of ours that lie between the
library and ``game.apply``, those of the tasks that led there included. Two tables: one person with three
computers who think for a while before they act, so that the press is traced and not their answer; and four people, of
whom nobody but those who were asked has opened their panel. ``--list`` names every function that was called by the
person among computers, and how often, file by file.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any
from weakref import WeakKeyDictionary

import discord

from bot.engine import game
from tests.discord.card_table import CardTable, card_table
from tests.discord.simulation import look

CONSPICUOUS = ("table_view", "public_view", "seat_view", "game.apply")
"""The functions whose calls are counted by name, methods left out; ``file.function`` where the name says too little."""

PAUSE = 12.0
"""Seconds that a computer thinks; longer than the simulation waits by itself."""

_CARDS = 5
_ROOT = Path(__file__).resolve().parents[1]
_APPLY = game.apply.__code__
_ANSWERS = frozenset(
    answer.__code__
    for answer in (
        discord.InteractionResponse.edit_message,
        discord.InteractionResponse.send_message,
        discord.InteractionResponse.defer,
    )
)
_OWN = tuple(f"{_ROOT / folder}/" for folder in ("bot", "cogs"))


@dataclass
class Tally:
    """The calls of one press, by function."""

    calls: Counter[CodeType] = field(default_factory=Counter)
    answered: frozenset[CodeType] = frozenset()
    """What had been called when the answer was handed to the library."""
    frames: int = 0
    """Between the library and ``game.apply``."""

    def count_named(self, name: str) -> int:
        """Return how often functions of this name were called."""
        file, _, function = name.rpartition(".")
        return sum(
            count
            for code, count in self.calls.items()
            if code.co_qualname == function and file in ("", Path(code.co_filename).stem)
        )

    def row(self) -> tuple[int, ...]:
        """Return the numbers of the table."""
        calls = map(self.count_named, CONSPICUOUS)
        return *_sizes(self.calls), *_sizes(self.answered), self.frames, *calls, self.calls.total()

    def list_calls(self) -> Iterator[str]:
        """Yield a line for each file, and one for each function in it with its calls."""
        by_file: dict[str, Counter[str]] = {}
        for code, count in self.calls.items():
            file = str(Path(code.co_filename).relative_to(_ROOT))
            by_file.setdefault(file, Counter())[code.co_qualname] += count
        for file, functions in sorted(by_file.items()):
            yield file
            yield from (f"{count:8} {name}" for name, count in sorted(functions.items()))


def _sizes(codes: Iterable[CodeType]) -> tuple[int, int]:
    """Return how many functions, and of how many files."""
    functions = {(code.co_filename, code.co_qualname) for code in codes}
    return len(functions), len({file for file, _ in functions})


class Tracer:
    """Counts the calls in this thread while it is switched on."""

    def __init__(self) -> None:
        self._tally = Tally()
        self._led: WeakKeyDictionary[asyncio.Task[Any], int] = WeakKeyDictionary()
        """The frames of ours that led to each task."""
        self._factory: Any = None

    def begin(self) -> None:
        """Count from now on, from nought."""
        self._tally = Tally()
        loop = asyncio.get_running_loop()
        self._factory = loop.get_task_factory()
        loop.set_task_factory(self._make_task)
        sys.setprofile(self._note_call)

    def end(self) -> Tally:
        """Stop, and give what was counted."""
        sys.setprofile(None)
        asyncio.get_running_loop().set_task_factory(self._factory)
        return self._tally

    def _make_task(self, loop: asyncio.AbstractEventLoop, coroutine: Any, **how: Any) -> Any:
        frames = self._frames(sys._getframe())
        task = self._factory(loop, coroutine, **how) if self._factory else asyncio.Task(coroutine, loop=loop, **how)
        self._led[task] = frames
        return task

    def _frames(self, frame: FrameType | None) -> int:
        """Return how many functions of ours wait for this frame, through the tasks that began them."""
        task = asyncio.current_task()
        count = 0 if task is None else self._led.get(task, 0)
        while frame is not None:
            count += frame.f_code.co_filename.startswith(_OWN)
            frame = frame.f_back
        return count

    def _note_call(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event != "call":
            return
        if code in _ANSWERS and not self._tally.answered:
            self._tally.answered = frozenset(self._tally.calls)
        if code is _APPLY and not self._tally.frames:
            self._tally.frames = self._frames(frame.f_back)
        if code.co_filename.startswith(_OWN) and not code.co_name.startswith("<"):
            self._tally.calls[code] += 1


async def presses(table: CardTable, tracer: Tracer, most: int) -> list[Tally]:
    """Return the first so many cards that people press at a table where a game has begun."""
    tallies: list[Tally] = []
    while len(tallies) < most:
        view = table.view
        if view.public is None or view.to_move is None:
            raise RuntimeError("the game was over before enough cards were pressed")
        if view.to_move.user_id is None:
            await table.env.advance_time(PAUSE + 0.1)
        elif view.public.phase != "play":
            await table.decide(table.choice())
        else:
            tallies.append(await _card(table, tracer))
    return tallies


async def _card(table: CardTable, tracer: Tracer) -> Tally:
    """Press the first lawful card of whoever is on turn, whose panel is open."""
    actor = table.mover
    panel = await table.panel(actor)
    prefix = f"rb:act:{table.table_id}:"
    card = next(b for b in look(table.env, panel).buttons if b.custom_id.startswith(prefix) and not b.disabled)
    tracer.begin()
    try:
        await actor.click(panel, custom_id=card.custom_id)
    finally:
        tally = tracer.end()
    return tally


async def with_computers(folder: Path) -> list[Tally]:
    """Ann and three computers; her cards of the first tricks."""
    async with card_table(folder, seed=5, pause=PAUSE) as table:
        ann = table.ann
        await table.type(ann, "table open", computers=3)
        await table.press(ann, "button-start")
        return await presses(table, Tracer(), _CARDS)


async def with_people(folder: Path) -> list[Tally]:
    """Ann, Bob, Cay and Dan; the four cards of the first trick."""
    async with card_table(folder, seed=5) as table:
        await table.gather()
        return await presses(table, Tracer(), 4)


def _line(title: str, cells: Iterable[object]) -> str:
    return f"{title:30}" + "".join(f"{cell!s:>13}" for cell in cells)


def main(argv: Sequence[str] | None = None) -> int:
    """Print the middle one of a person's cards among computers, and each card of a trick of four people."""
    parser = argparse.ArgumentParser(prog="python -m tools.press_trace")
    parser.add_argument("--list", action="store_true", help="every function of the middle card, file by file")
    options = parser.parse_args(argv)
    print(_line("one press on a card", ("functions", "files", "to answer", "files", "frames", *CONSPICUOUS, "calls")))
    with tempfile.TemporaryDirectory() as folder:
        alone = asyncio.run(with_computers(Path(folder)))
    rows = [tally.row() for tally in alone]
    print(_line("three computers, middle card", map(statistics.median_low, zip(*rows, strict=True))))
    with tempfile.TemporaryDirectory() as folder:
        tallies = asyncio.run(with_people(Path(folder)))
    for place, tally in zip(("first", "second", "third", "fourth"), tallies, strict=True):
        print(_line(f"four people, {place} card", tally.row()))
    if options.list:
        print(*sorted(alone, key=Tally.row)[len(alone) // 2].list_calls(), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
