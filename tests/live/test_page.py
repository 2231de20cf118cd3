"""The page in a real browser: four people in four windows play a hand by tapping, and one who was away comes back."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import pytest

from bot.app import make_bot
from bot.client import EuchreBot
from bot.playground.play import play
from bot.settings import Settings
from bot.storage.api import LiveSession
from bot.words.catalogue import Texts
from tests.world import require
from tests.world.clock import poll

if TYPE_CHECKING:
    from playwright.async_api import ConsoleMessage, Locator, Page

pytestmark = [pytest.mark.proof, pytest.mark.timeout(300)]

_BROWSER = shutil.which("chromium") or shutil.which("google-chrome")
_FREE = "live-table:not(.waiting)"
_COUNT_SOUNDS = """
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) {
        window.sounds = (window.sounds ?? 0) + 1;
        return start.apply(this, when);
    };
"""


@pytest.fixture
async def people() -> AsyncIterator[tuple[EuchreBot, list[Page]]]:
    """The playground, and everybody's window; the errors of a page fail the test."""
    playwright = pytest.importorskip("playwright.async_api")
    if _BROWSER is None:
        pytest.skip("no Chromium or Chrome is installed")
    printed: list[str] = []
    bots: list[EuchreBot] = []
    faults: list[str] = []

    def make(settings: Settings, seed: int | None) -> EuchreBot:
        bots.append(make_bot(settings, seed=seed))
        return bots[0]

    game = asyncio.create_task(play(0, 5, make, empty=True, tell=printed.append, login_seconds=120))
    await poll(lambda: bool(printed) or game.done(), 130)
    address = printed[0].rpartition(" ")[2]
    async with playwright.async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=_BROWSER, args=["--no-sandbox", "--disable-gpu"])
        pages = []
        for number in range(4):
            context = await browser.new_context(viewport={"width": 360, "height": 720}, reduced_motion="reduce")
            page = await context.new_page()
            await page.add_init_script(_COUNT_SOUNDS)
            page.on("pageerror", lambda fault: faults.append(str(fault)))
            page.on("console", lambda line: faults.append(line.text) if _is_fault(line) else None)
            await page.goto(f"{address}/{number}")
            await page.locator(".seat").first.wait_for()
            pages.append(page)
        yield bots[0], pages
        await browser.close()
    game.cancel()
    await asyncio.gather(game, return_exceptions=True)
    assert faults == []


def _is_fault(line: ConsoleMessage) -> bool:
    return line.type == "error" and "ERR_INTERNET_DISCONNECTED" not in line.text


async def _press(page: Page, key: str, **values: int) -> None:
    await page.locator(_FREE).get_by_role("button", name=Texts()(key, **values), exact=True).click()


async def _act(page: Page) -> None:
    """Do the first thing that is asked, as a thumb would: a card is tapped twice; a red one is dragged to the table."""
    if await page.locator(".acts button:enabled").count():
        await page.locator(".acts button:enabled").first.click()
        return
    face = await page.locator(".card.lawful").first.get_attribute("data-face")
    card = page.locator(f'.card[data-face="{face}"]').first
    if str(face)[1] in "HD":
        for up in (30, 300):
            assert await card.is_visible(), "a short drag puts it back"
            await _drag(page, card, up)
        return
    await card.click()
    assert await card.get_attribute("aria-pressed") == "true", "the first tap lifts"
    await card.click()


async def _drag(page: Page, card: Locator, up: float) -> None:
    box = await card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 20, y - up / 2)
    await page.mouse.move(x + 20, y - up)
    await page.mouse.up()


async def test_four_windows_play_a_hand_by_tapping(people: tuple[EuchreBot, list[Any]]) -> None:
    bot, pages = people
    tables = bot.services.tables

    def seq() -> int:
        return tables.snapshots()[0].table.seq

    for page in pages[1:]:
        await _press(page, "button-join")
        await page.locator(f"{_FREE} .seat.me").wait_for()
    await _press(pages[0], "button-start")
    await pages[0].locator(".card").first.wait_for()
    await pages[0].get_by_role("button", name=Texts()("live-sounds")).click()
    box = await pages[0].locator(".card img").first.bounding_box()
    assert box is not None
    assert box["width"] >= 56
    assert box["height"] >= 78
    for _ in range(60):
        view = tables.snapshots()[0].table
        if view.last_hand is not None:
            break
        page, before = pages[require(view.to_move).seat - 1], seq()
        await page.locator(f"{_FREE}.asked").wait_for()
        if before == 12:  # somebody's network is gone for a moment
            await page.reload()
            await page.locator(f"{_FREE}.asked").wait_for()
        if before == 14:  # it is known at once, and the page comes back by itself
            await page.context.set_offline(True)
            await page.locator("live-table.offline").wait_for()
            await page.context.set_offline(False)
            await page.locator(f"{_FREE}.asked:not(.offline)").wait_for()
        last = page.get_by_role("button", name=Texts()("picture-last-trick"), exact=True)
        if await last.count():
            for laid in (4, len(view.public.trick) if view.public else 0):
                await last.click()
                assert await page.locator(".laid").count() == laid
        await _act(page)
        await page.wait_for_timeout(50)
        await page.locator(_FREE).wait_for()
    assert tables.snapshots()[0].table.last_hand is not None
    heard = [await page.evaluate("window.sounds ?? 0") for page in pages]
    assert heard[0] > 9
    assert heard[1:] == [0, 0, 0], "sounds are off until somebody turns them on"


async def test_a_link_lets_its_person_in_and_signing_out_leaves_nothing_to_see(
    people: tuple[EuchreBot, list[Any]],
) -> None:
    bot, (page, *_) = people
    table, said = bot.services.tables.snapshots()[0].table, Texts()
    ann = LiveSession(table.chairs[0].user_id or 0, "Ann", table.guild_id, table.channel_id, "en-US")
    await page.goto("about:blank")
    await page.goto(await bot.features.live.invite(ann))
    await page.get_by_text(said("live-as", name="Ann")).wait_for()
    await page.reload()  # a phone forgets a window while its owner looks elsewhere
    await page.locator(".door").get_by_role("button", name=said("live-yes")).click()
    await page.locator(".seat.me").wait_for()
    assert "#" not in page.url
    await page.reload()
    await page.locator(".seat.me").wait_for()
    await page.get_by_role("button", name=said("live-out")).click()
    await page.get_by_text(said("live-ended")).wait_for()
    for shown in (".seat", ".buttons button", ".words p", ".lost:visible"):
        assert await page.locator(shown).count() == 0, shown
