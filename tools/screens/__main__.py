"""Every picture of the documents: ``uv run --group screens python -m tools.screens [NAME …]``.

For a screen the bot plays in the simulated Discord with deals that come again, and a browser looks, at 1200 and at 400
pixels. Needs a Chromium or Chrome that is installed; none is downloaded. What is ``DRAWN`` needs none. Every preset at
every phase is in ``matrix.py``.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence

from tests.world.clock import CountingLoop
from tools.screens import DOCS, LARGEST_DRAWN, WIDTHS
from tools.screens.camera import (
    HEIGHT,
    PHONE_HEIGHT,
    open_browser,
    open_channel,
    open_live_table,
    screenshot,
    screenshot_beside,
)
from tools.screens.drawn import DRAWN
from tools.screens.played import LIVE, SCREENS, WAY, screen
from tools.screens.sight import keep, look_at

_LARGEST = 150_000


def _write(name: str, data: bytes, largest: int) -> None:
    path = DOCS / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    sys.stdout.write(f"{name} {len(data) / 1000:.0f} KB{' TOO LARGE' if len(data) > largest else ''}\n")


async def _shoot(names: Sequence[str]) -> None:
    async with open_browser() as browser:
        for name in names:
            async with screen(name) as (table, viewer), open_channel(browser, table, viewer) as page:
                sight = look_at(table, viewer)
                for width in WIDTHS:
                    if name in LIVE:
                        async with open_live_table(browser, table, table.ann) as live:
                            image = await screenshot_beside(live, page, width)
                    else:
                        image = await screenshot(page, width, height=PHONE_HEIGHT if name in WAY else HEIGHT)
                    _write(f"screens/{name}-{width}.png", keep(image, sight), _LARGEST)


def main(words: Sequence[str]) -> None:
    """Make the pictures of these names, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join([*DRAWN, *SCREENS]))
    names: list[str] = parser.parse_args(words).names or [*DRAWN, *SCREENS]
    if unknown := [name for name in names if name not in SCREENS and name not in DRAWN]:
        parser.error(f"no picture is called {unknown[0]}; there are {', '.join([*DRAWN, *SCREENS])}")
    for name in names:
        if name in DRAWN:
            _write(name, DRAWN[name](), LARGEST_DRAWN)
    if screens := [name for name in names if name in SCREENS]:
        with asyncio.Runner(loop_factory=CountingLoop) as runner:
            runner.run(_shoot(screens))


if __name__ == "__main__":
    main(sys.argv[1:])
