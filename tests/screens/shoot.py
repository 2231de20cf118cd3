"""Screenshots for docs/screens: ``uv run --group screens python -m tests.screens.shoot [NAME …]``.

The bot plays in the simulated Discord with deals that come again; a browser only looks, at 1200 and at 400 pixels.
Needs a Chromium or Chrome that is installed; none is downloaded. Every preset at every phase is in ``matrix.py``.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser

from tests.discord.card_table import CardTable, card_table
from tests.screens import evenings, played
from tests.screens.camera import WIDTHS, looking, opened_browser, shot

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
_COLOURS = 256
_LARGEST = 150_000

Prepare = Callable[[CardTable], Awaitable[None]]

SCREENS: dict[str, tuple[int, Prepare, bool]] = {
    "lobby": (1, played.lobby, False),
    "bidding": (4, played.bidding, False),
    "panel": (7, played.panel, True),
    "trick": (6, played.trick, False),
    "result": (4, played.result, False),
    "hands": (4, played.hands, True),
    "share": (4, played.shared, False),
    "replay": (4, played.replayed, False),
    "review": (3, played.reviewed, True),
    "tour": (1, partial(played.toured, step=3), True),
    "leaderboard": (4, played.leaderboard, False),
    "night": (2, evenings.night, False),
    "daily": (2, evenings.daily, True),
    "call-ace-six": (5, played.call_ace, False),
    "double-hasenpfeffer": (3, played.double_hasenpfeffer, True),
}
"""By name: the seed of the deals, what is played before the browser looks, and whether it sees what Ann sees.

Otherwise it sees what everybody sees, with the eyes of somebody who only watches.
"""


def small(image: Image.Image) -> bytes:
    """A picture with few colours."""
    out = io.BytesIO()
    image.quantize(_COLOURS, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


async def _shoot(browser: Browser, name: str) -> None:
    seed, prepare, private = SCREENS[name]
    with tempfile.TemporaryDirectory() as folder:
        async with card_table(Path(folder), drawn=True, seed=seed) as table:
            assert table.bot.user is not None
            await table.bot.user.edit(username="Right Bower")
            await prepare(table)
            watcher = table.world.guild.add_member(table.env.create_user("eve", global_name="Eve"))
            async with looking(browser, table, table.world.people[0] if private else watcher) as page:
                for width in WIDTHS:
                    data = small(await shot(page, width))
                    (FOLDER / f"{name}-{width}.png").write_bytes(data)
                    too_large = " TOO LARGE" if len(data) > _LARGEST else ""
                    sys.stdout.write(f"{name}-{width}.png {len(data) / 1000:.0f} KB{too_large}\n")


async def main(words: Sequence[str]) -> None:
    """Take the screens of these names, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(SCREENS))
    names: list[str] = parser.parse_args(words).names or [*SCREENS]
    if unknown := [name for name in names if name not in SCREENS]:
        parser.error(f"no screen is called {unknown[0]}; there are {', '.join(SCREENS)}")
    FOLDER.mkdir(exist_ok=True)
    async with opened_browser() as browser:
        for name in names:
            await _shoot(browser, name)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
