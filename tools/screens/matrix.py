"""Every preset at every phase, and what else must be legible, into a folder:
``uv run --group screens python -m tools.screens.matrix FOLDER [NAME …]``.

Each is shot at 1200 and at 400 pixels, on a dark and on a light ground, as Ann sees it; a sheet a name and width lays
them side by side. Nothing of it is kept in the repository.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PIL import Image

from bot.engine import presets
from bot.engine.state import Phase
from bot.tables.model import Status
from tests.discord.card_table import CardTable, card_table
from tests.discord.test_puzzle import Puzzled
from tests.world.clock import CountingLoop
from tools.screens import WIDTHS, played
from tools.screens.camera import Theme, open_browser, open_channel, screenshot

if TYPE_CHECKING:
    from playwright.async_api import Browser

Look = Callable[[str], Awaitable[None]]
"""Takes the pictures of this moment, by its name."""

_GAP = 8


_MOST_DECISIONS = 600


async def preset(table: CardTable, take: Look, rules: str, **options: Any) -> None:
    """One short game from its lobby to its end: Ann's first turn of each kind, and the end of a hand."""
    ann, *others = table.people
    await table.type(ann, "table open", rules=rules, **{"points": 4, **options})
    await table.press(others[0], "button-join")
    await take("lobby")
    for person in others[1:]:
        if any(chair.free for chair in table.view.chairs):
            await table.press(person, "button-join")
    await ann.click(table.message, custom_id=f"rb:lobby:{table.table_id}:start")
    table.watch()
    seen: set[str] = set()
    for _ in range(_MOST_DECISIONS):
        view = table.view.public
        new_hand = view is not None and view.number > 1 and "hand-over" not in seen
        moment = "hand-over" if new_hand else _name_moment(table)
        if moment is not None and moment not in seen:
            seen.add(moment)
            if moment not in ("hand-over", "over"):
                await table.panel(ann)
            await take(moment)
        if moment == "over":
            break
        await played.on(table)
    await table.look_at(ann)
    await take("hands")


def _name_moment(table: CardTable) -> str | None:
    """Return what Ann is asked, or what has just ended; ``None`` if that is somebody else's turn."""
    view = table.view.public
    if table.view.status is Status.FINISHED:
        return "over"
    if table.view.open_deal is not None or view is None:
        return "hand-over"
    if table.mover != table.ann:
        return None
    if view.phase is not Phase.PLAY:
        return str(view.phase)
    if view.turn is not None and view.hand_sizes[view.turn - 1] == 1:
        return "play-last"
    if view.trick:
        return "play-middle" if len(view.tricks) > 1 else None if view.tricks else "play-first"
    return "play-lead"


async def single(table: CardTable, take: Look, prepare: Callable[[CardTable], Awaitable[None]]) -> None:
    """One moment."""
    await prepare(table)
    await take("it")


async def puzzle(table: CardTable, take: Look) -> None:
    """The puzzle of the day, asked and answered."""
    room, ann = Puzzled(table), table.ann
    await room.ask(ann)
    await room.chosen()
    answer = await room.ask(ann)
    await take("asked")
    await room.answer(ann, answer, right=False)
    await take("answered")


MATRIX: dict[str, tuple[int, Callable[[CardTable, Look], Awaitable[None]]]] = {
    **{name: (4, partial(preset, rules=name)) for name in presets.PRESETS},
    "words": (4, partial(preset, rules="standard", pictures="no")),
    "call-ace-six": (5, partial(preset, rules="call-ace", options="players=6")),
    "double-six": (5, partial(preset, rules="double-hasenpfeffer", options="players=6")),
    "old-school": (3, partial(single, prepare=played.old_school)),
    "scripts": (7, partial(single, prepare=played.scripts)),
    "longest": (7, partial(single, prepare=played.longest)),
    "puzzle": (4, puzzle),
    "double-hands": (3, partial(single, prepare=played.double_hands)),
    **{f"screen-{name}": (seed, partial(single, prepare=make)) for name, (seed, make, _) in played.SCREENS.items()},
    **{f"tour-{step}": (1, partial(single, prepare=partial(played.tour, step=step))) for step in (1, 2, 3, 4)},
}
"""By name: the seed of the deals, and what is played while pictures are taken."""


async def _shoot(browser: Browser, name: str, folder: Path) -> None:
    seed, play = MATRIX[name]
    sheets: dict[int, list[Image.Image]] = {width: [] for width in WIDTHS}
    with tempfile.TemporaryDirectory() as database:
        async with card_table(Path(database), drawn=True, seed=seed) as table:

            async def take(moment: str) -> None:
                async with open_channel(browser, table, table.ann) as page:
                    for width in WIDTHS:
                        for theme in Theme:
                            image = await screenshot(page, width, theme)
                            image.save(folder / f"{name}-{moment}-{width}-{theme}.png")
                            sheets[width].append(image)

            await play(table, take)
    for width, images in sheets.items():
        _sheet(images).save(folder / f"sheet-{name}-{width}.png")
    sys.stdout.write(f"{name}: {sum(map(len, sheets.values()))} screens\n")


def _sheet(images: list[Image.Image]) -> Image.Image:
    """Pictures side by side, a row a ground."""
    rows = [images[number :: len(Theme)] for number in range(len(Theme))]
    wide, high = max(image.width for image in images) + _GAP, max(image.height for image in images) + _GAP
    sheet = Image.new("RGB", (wide * len(rows[0]), high * len(rows)), (128, 0, 128))
    for row, line in enumerate(rows):
        for column, image in enumerate(line):
            sheet.paste(image, (column * wide, row * high))
    return sheet


async def _shoot_all(folder: Path, names: Sequence[str]) -> None:
    async with open_browser() as browser:
        for name in names:
            await _shoot(browser, name, folder)


def main(words: Sequence[str]) -> None:
    """Take the pictures of these names, or all, into a folder; it is made if it is not there."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(MATRIX))
    options = parser.parse_args(words)
    if unknown := [name for name in options.names if name not in MATRIX]:
        parser.error(f"nothing is called {unknown[0]}; there are {', '.join(MATRIX)}")
    options.folder.mkdir(parents=True, exist_ok=True)
    with asyncio.Runner(loop_factory=CountingLoop) as runner:
        runner.run(_shoot_all(options.folder, options.names or list(MATRIX)))


if __name__ == "__main__":
    main(sys.argv[1:])
