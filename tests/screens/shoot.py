"""Screenshots for docs/screens: ``uv run --group screens python -m tests.screens.shoot [NAME …]``.

The bot plays in the simulated Discord with deals that come again; a browser only looks, at 1200 and at 400 pixels.
Needs a Chromium or Chrome that is installed; none is downloaded.
"""

from __future__ import annotations

import asyncio
import io
import shutil
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from bot.engine.acts import PASS
from bot.engine.state import Phase
from bot.tables.snapshots import Status
from tests.discord.card_table import CardTable, card_table

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
WIDTHS = {1200: 1250, 400: 1250}
"""The widths of the browser's window, with its height at each."""
_ATTEMPTS = 5
_COLOURS = 256
_LARGEST = 150_000
_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
_SWITCHES = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")

Prepare = Callable[[CardTable], Awaitable[None]]


async def _until(table: CardTable, reached: Callable[[CardTable], bool]) -> None:
    """Play on until the table is as wanted."""
    for _ in range(400):
        if reached(table):
            return
        await table.decide(table.choice())
    raise AssertionError("the game never came to that")


def _on_turn(table: CardTable, phase: Phase) -> bool:
    """Whether Ann is asked in this phase."""
    view = table.view.public
    return view is not None and view.phase is phase and table.mover == table.world.people[0]


def _cards_down(table: CardTable, cards: int, tricks: int = 0) -> bool:
    view = table.view.public
    return view is not None and len(view.trick) >= cards and len(view.tricks) >= tricks


async def lobby(table: CardTable) -> None:
    """Two have sat down."""
    ann, bob, *_ = table.world.people
    await table.type(ann, "table open", rules="earlwood")
    await table.press(bob, "Join")


async def bidding(table: CardTable) -> None:
    """Two have passed."""
    await table.gather()
    await table.decide(PASS)
    await table.decide(PASS)


async def panel(table: CardTable) -> None:
    """Ann's own cards when it is her turn to follow."""
    await table.gather()
    await _until(table, lambda now: _on_turn(now, Phase.PLAY) and _cards_down(now, 2))
    await table.panel(table.world.people[0])


async def trick(table: CardTable) -> None:
    """Three cards of the third trick lie on the table."""
    await table.gather("csl")
    await _until(table, lambda now: _cards_down(now, 3, 2))


async def result(table: CardTable) -> None:
    """A hand is over, the next one dealt."""
    await table.gather()
    await table.play_on(until_hand=2)


async def leaderboard(table: CardTable) -> None:
    """Four people after some ranked games."""
    await table.gather(points=2)
    for game in range(6):
        if game:
            await table.press(table.world.people[0], "Rematch")
        await table.play_on()
        assert table.view.status is Status.FINISHED
    await table.type(table.world.people[0], "leaderboard")


async def call_ace(table: CardTable) -> None:
    """Six players, two of them computers; the partner is not known yet."""
    ann, *others = table.world.people
    await table.type(ann, "table open", rules="call-ace", options="players=6", computers=2)
    for person in others:
        await table.press(person, "Join")
    await table.press(ann, "Start")
    await _until(table, lambda now: _cards_down(now, 3, 1))


async def double_hasenpfeffer(table: CardTable) -> None:
    """Twelve cards in Ann's hand, trump made."""
    await table.gather("double-hasenpfeffer")
    await _until(table, lambda now: _on_turn(now, Phase.PLAY) and _cards_down(now, 1))
    await table.panel(table.world.people[0])


SCREENS: dict[str, tuple[int, Prepare, bool]] = {
    "lobby": (1, lobby, False),
    "bidding": (4, bidding, False),
    "panel": (7, panel, True),
    "trick": (6, trick, False),
    "result": (4, result, False),
    "leaderboard": (4, leaderboard, False),
    "call-ace-six": (5, call_ace, False),
    "double-hasenpfeffer": (3, double_hasenpfeffer, True),
}
"""By name: the seed of the deals, what is played before the browser looks, and whether it sees what Ann sees.

Otherwise it sees what everybody sees, with the eyes of somebody who only watches.
"""


async def _opened(browser: Browser, url: str, width: int) -> Page:
    page = await browser.new_page(viewport={"width": width, "height": WIDTHS[width]})
    await page.goto(url)
    for _ in range(_ATTEMPTS):
        await page.wait_for_selector("#channel-composer:not([hidden])")
        await page.wait_for_timeout(1200)
        if await page.evaluate("[...document.images].every(image => image.complete && image.naturalWidth > 0)"):
            return page
        await page.reload()
    raise RuntimeError("a picture of the page does not load")


def _small(png: bytes) -> bytes:
    """The picture with few colours."""
    image = Image.open(io.BytesIO(png)).convert("RGB").quantize(_COLOURS, dither=Image.Dither.NONE)
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


async def _shoot(browser: Browser, name: str) -> None:
    seed, prepare, private = SCREENS[name]
    with tempfile.TemporaryDirectory() as folder:
        async with card_table(Path(folder), drawn=True, seed=seed) as table:
            assert table.bot.user is not None
            await table.bot.user.edit(username="Right Bower")
            await prepare(table)
            watcher = table.world.guild.add_member(table.env.create_user("eve", global_name="Eve"))
            viewers = [table.world.people[0] if private else watcher]
            async with table.env.preview(table.world.channel, viewers=viewers, layout="channel", port=0) as preview:
                for width in WIDTHS:
                    page = await _opened(browser, preview.url, width)
                    data = _small(await page.locator("#channel-timeline").screenshot())
                    (FOLDER / f"{name}-{width}.png").write_bytes(data)
                    too_large = " TOO LARGE" if len(data) > _LARGEST else ""
                    sys.stdout.write(f"{name}-{width}.png {len(data) / 1000:.0f} KB{too_large}\n")
                    await page.close()


async def main(names: list[str]) -> None:
    """Take the screens of these names, or all."""
    path = next(filter(None, map(shutil.which, _BROWSERS)), None)
    if path is None:
        raise SystemExit("No Chromium or Chrome is installed.")
    FOLDER.mkdir(exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=_SWITCHES)
        for name in names or SCREENS:
            await _shoot(browser, name)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
