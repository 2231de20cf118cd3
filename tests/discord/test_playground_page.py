"""The playground's page in a browser: pictures that stay, answers in sight, presses that collide, times that count."""

from __future__ import annotations

import asyncio
import io
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
import pytest
from discord.ext import commands
from PIL import Image

from bot.playground.play import play
from bot.settings import Settings
from tests.world.clock import poll

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page, Route

pytestmark = [pytest.mark.proof, pytest.mark.timeout(300)]

_BROWSER = shutil.which("chromium") or shutil.which("google-chrome")
_COLOURS = {"red": (220, 20, 20), "blue": (20, 20, 220)}
_IN_SIGHT = """message => {
    const [box, view] = [message, document.querySelector("#channel-timeline")].map(one => one.getBoundingClientRect());
    return box.top >= view.top - 1 && box.bottom <= view.bottom + 1;
}"""

_SOON = timedelta(seconds=50)

Step = Callable[[discord.abc.Messageable], Awaitable[object]]


class Actor(commands.AutoShardedBot):
    """Does in the channel of /begin what the test puts into ``steps``, as the bot does by itself."""

    def __init__(self, settings: Settings, _: int | None) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True), help_command=None)
        self.settings = settings
        self.steps: asyncio.Queue[Step] = asyncio.Queue()
        self.pressed: list[str] = []
        self._message: discord.Message | None = None

    async def setup_hook(self) -> None:
        @self.tree.command(name="begin", description="Begin")
        async def begin(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message("Begun.", ephemeral=True)
            self._acting = asyncio.create_task(self._act(self.get_partial_messageable(interaction.channel_id or 0)))

        await self.tree.sync()

    async def close(self) -> None:
        self._acting.cancel()
        await super().close()

    async def _act(self, channel: discord.abc.Messageable) -> None:
        while True:
            await (await self.steps.get())(channel)
            self.steps.task_done()

    async def do(self, step: Step) -> None:
        """Do this, and return when it is done."""
        self.steps.put_nowait(step)
        await self.steps.join()

    async def say(self, words: str) -> None:
        """Write a message."""
        await self.do(lambda channel: channel.send(words))

    async def show(self, colour: str, *names: str) -> None:
        """Put a picture of this colour and these buttons into the one message that has some."""
        file, view = io.BytesIO(), discord.ui.LayoutView(timeout=None)
        Image.new("RGB", (300, 200), _COLOURS[colour]).save(file, "PNG")
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{colour}.png")
        )
        view.add_item(gallery).add_item(discord.ui.TextDisplay(f"Coloured {colour}."))
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        for name in names:
            button: discord.ui.Button[Any] = discord.ui.Button(label=name, custom_id=name)
            button.callback = partial(self._note, name)  # type: ignore[method-assign]
            row.add_item(button)
        view.add_item(row)
        file.seek(0)
        await self.do(partial(self._put, view=view, file=discord.File(file, f"{colour}.png")))

    async def _put(self, channel: discord.abc.Messageable, view: discord.ui.LayoutView, file: discord.File) -> None:
        if self._message is None:
            self._message = await channel.send(view=view, file=file)
        else:
            await self._message.edit(view=view, attachments=[file])

    async def _note(self, name: str, press: discord.Interaction[Any]) -> None:
        self.pressed.append(name)
        await press.response.send_message(f"Pressed {name}.", ephemeral=True)


@pytest.fixture
async def seen() -> AsyncIterator[tuple[Actor, Page]]:
    """The bot, and the page on which Ann has typed /begin."""
    playwright = pytest.importorskip("playwright.async_api")
    if _BROWSER is None:
        pytest.skip("no Chromium or Chrome is installed")
    printed: list[str] = []
    bots: list[Actor] = []

    def make(settings: Settings, seed: int | None) -> Actor:
        bots.append(Actor(settings, seed))
        return bots[0]

    game = asyncio.create_task(play(0, None, make, tell=printed.append))
    await poll(lambda: bool(printed) or game.done(), 60)
    async with playwright.async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=_BROWSER, args=["--no-sandbox", "--disable-gpu"])
        page = await browser.new_page(viewport={"width": 400, "height": 850})
        page.set_default_timeout(60_000)
        await page.goto(printed[0].rpartition(" ")[2])
        await page.locator("#channel-composer-input").fill("/begin")
        await page.locator(".command-list, [role=listbox]").get_by_text("/begin").first.click()
        await page.keyboard.press("Enter")
        await _list(page).get_by_text("Begun.").wait_for()
        yield bots[0], page
        await browser.close()
    game.cancel()
    await asyncio.gather(game, return_exceptions=True)


class Gate:
    """Holds the page's requests to an address back until it is opened."""

    def __init__(self) -> None:
        self.opened = asyncio.Event()
        self.waiting = 0

    async def __call__(self, route: Route) -> None:
        self.waiting += 1
        await self.opened.wait()
        await route.continue_()


def _list(page: Page) -> Locator:
    return page.locator("#channel-message-list")


async def _find_colours(page: Page) -> set[str]:
    """Return which of the pictures' colours the channel shows."""
    shown = Image.open(io.BytesIO(await page.locator("#channel-timeline").screenshot())).convert("RGB")
    counts = {colour: count for count, colour in shown.getcolors(shown.width * shown.height) or ()}
    return {name for name, colour in _COLOURS.items() if counts.get(colour, 0) > 1000}


async def test_a_picture_stays_until_the_next_one_is_there(seen: tuple[Actor, Page]) -> None:
    bot, page = seen
    await bot.show("red", "King")

    async def shows(colour: str) -> bool:
        return await _find_colours(page) == {colour}

    await poll(partial(shows, "red"), 60)
    gate = Gate()
    await page.route(re.compile("/api/assets/"), gate)
    await bot.show("blue", "King")
    await _list(page).get_by_text("Coloured blue.").wait_for()
    await poll(lambda: gate.waiting > 0, 60)
    assert await shows("red"), "the next one is on its way"
    gate.opened.set()
    await poll(partial(shows, "blue"), 60)


async def test_the_newest_answer_is_in_sight_unless_somebody_reads_what_was_before(seen: tuple[Actor, Page]) -> None:
    bot, page = seen

    async def is_in_sight(words: str) -> bool:
        return bool(await _list(page).get_by_text(words, exact=True).last.evaluate(_IN_SIGHT))

    await bot.show("red", "King")
    for number in range(30):
        await bot.say(f"Line {number}")
    await _list(page).get_by_text("Line 29", exact=True).wait_for()
    await poll(partial(is_in_sight, "Line 29"))
    await page.locator("#channel-timeline").hover()
    await page.mouse.wheel(0, -5000)
    await poll(partial(is_in_sight, "Coloured red."))
    await bot.say("Line 30")
    await _list(page).get_by_text("Line 30", exact=True).wait_for()
    assert await is_in_sight("Coloured red."), "nobody is torn away from what they read"
    banner = page.locator(".playground details")
    await banner.locator("summary").click()
    await _list(page).get_by_role("button", name="King").click()
    await _list(page).get_by_text("Pressed King.").wait_for()
    await poll(partial(is_in_sight, "Pressed King."))
    assert await banner.get_attribute("open") is None, "whoever presses has read it"


async def test_a_press_on_what_has_just_changed_is_carried_out(seen: tuple[Actor, Page]) -> None:
    """The page learns of a change half a second late, and on a slow machine later."""
    bot, page = seen
    await bot.show("red", "King", "Queen", "Jack")
    await _list(page).get_by_role("button", name="Queen").wait_for()
    gate = Gate()
    await page.route(re.compile("/api/state"), gate)
    await poll(lambda: gate.waiting > 0)
    await bot.show("blue", "Queen", "Jack")
    await _list(page).get_by_role("button", name="Queen").click()
    await poll(lambda: bool(bot.pressed), 60)
    assert bot.pressed == ["Queen"]
    assert await _list(page).get_by_text("Coloured red.").count() == 1, "the page has not learnt of it yet"
    gate.opened.set()
    await _list(page).get_by_text("Pressed Queen.").wait_for()


async def test_relative_times_count_by_the_simulated_clock(seen: tuple[Actor, Page]) -> None:
    """Also if nothing is published meanwhile: the playground's date is not the machine's."""
    bot, page = seen
    await bot.do(lambda channel: channel.send(f"Over {discord.utils.format_dt(discord.utils.utcnow() + _SOON, 'R')}"))
    time = _list(page).locator("time.discord-timestamp")
    await time.wait_for()

    async def has_counted() -> bool:
        left = re.fullmatch(r"in (\d+) seconds", await time.inner_text())
        return left is not None and int(left[1]) <= _SOON.seconds - 5

    await poll(has_counted)
