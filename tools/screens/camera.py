"""A real browser that looks at the simulated Discord: at 1200 and at 400 pixels, on a dark and on a light ground."""

from __future__ import annotations

import io
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import StrEnum
from typing import TYPE_CHECKING

import simcord
from PIL import Image

from bot.playground.play import serve_live_table
from bot.storage.api import LiveSession
from tests.discord.card_table import CardTable
from tools.screens import WIDTHS

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

HEIGHT, PHONE_HEIGHT = 1250, 900
LIVE_WIDTH = 460
"""How wide the live table is beside the channel."""
_ATTEMPTS, _GLANCES = 20, 10
"""How often a page is loaded, and looked at each time before its pictures are given up."""
_SETTLING = 300
"""Milliseconds that a page needs to stand still after it was changed."""
_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
_SWITCHES = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")


class Theme(StrEnum):
    """Discord's two grounds. SimCord's page has the dark one; the light one are Discord's own colours put over it."""

    DARK = "dark"
    LIGHT = "light"


_LIGHT = """
:root { color-scheme: light; background: #fff; color: #2f3035;
  --discord-bg: #fff; --discord-surface: #f2f3f5; --discord-elevated: #e3e5e8; --discord-control: #ebedef;
  --discord-hover: #e6e7ea; --discord-text: #2f3035; --discord-muted: #5c5e66; --discord-subtle: #4e5058;
  --discord-border: #d9dbdf; --component-surface: #fff; --component-border: #d9dbdf; --control-border: #d9dbdf;
  --chip-surface: #f2f3f5; --list-surface: #fff; --option-hover: #e6e7ea; --entity-text: #4e5058;
  --button-alt: #6d6f78; --button-alt-hover: #5c5e66; --code-surface: #f2f3f5; --code-border: #d9dbdf;
  --code-text: #2f3035; --subtle-surface: #6d6f78; --subtle-surface-text: #fff; }
.button-style-2 { background: #6d6f78 !important; }
"""


_LOADED = """
[...document.images].every(image => {
  const box = image.getBoundingClientRect();
  return (image.complete && image.naturalWidth > 0) || box.bottom < 0 || box.top > innerHeight;
})
"""
"""Whether every picture that is in sight is there; the page does not load the others."""


@asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    """A browser of this machine; raises ``SystemExit`` if there is none."""
    path = next(filter(None, map(shutil.which, _BROWSERS)), None)
    if path is None:
        raise SystemExit("No Chromium or Chrome is installed.")
    from playwright.async_api import async_playwright  # only the group "screens" has it

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=_SWITCHES)
        yield browser
        await browser.close()


@asynccontextmanager
async def open_channel(browser: Browser, table: CardTable, viewer: simcord.MemberActor) -> AsyncIterator[Page]:
    """The channel as this person sees it, in a page."""
    async with table.env.preview(table.world.channel, viewers=[viewer], layout="channel", port=0) as preview:
        page = await _open_page(browser, preview.url)
        try:
            yield page
        finally:
            await page.close()


@asynccontextmanager
async def open_live_table(browser: Browser, table: CardTable, viewer: simcord.MemberActor) -> AsyncIterator[Page]:
    """The live table as this person sees it, in a page."""
    await serve_live_table(table.env, table.bot)
    world, user = table.world, table.env.backend.users[viewer.id]
    session = LiveSession(viewer.id, user.global_name or user.name, world.guild.id, world.channel.id, "en-US")
    address = await table.bot.features.live.invite(session)
    page = await browser.new_page(viewport={"width": LIVE_WIDTH, "height": PHONE_HEIGHT}, reduced_motion="reduce")
    try:
        await page.goto(address)
        await page.locator(".door button").first.click()
        await page.locator(".seat").first.wait_for()
        await page.wait_for_timeout(_SETTLING)
        yield page
    finally:
        await page.close()


async def _open_page(browser: Browser, url: str) -> Page:
    page = await browser.new_page(viewport={"width": WIDTHS[0], "height": HEIGHT}, bypass_csp=True)
    await page.goto(url)
    for _ in range(_ATTEMPTS):
        await page.wait_for_selector("#channel-composer:not([hidden])")
        for _ in range(_GLANCES):
            await page.wait_for_timeout(_SETTLING)
            await _scroll_down(page)
            if await page.evaluate(_LOADED):
                return page
        await page.reload()
    raise RuntimeError("a picture of the page does not load")


async def _scroll_down(page: Page) -> None:
    await page.locator("#channel-timeline").evaluate("timeline => timeline.scrollTo(0, timeline.scrollHeight)")


async def screenshot_beside(live: Page, page: Page, width: int) -> Image.Image:
    """The live table, and beside it the end of the channel where there is room."""
    own_width = min(width, LIVE_WIDTH)
    await live.set_viewport_size({"width": own_width, "height": PHONE_HEIGHT})
    await live.wait_for_timeout(_SETTLING)
    one = Image.open(io.BytesIO(await live.screenshot())).convert("RGB")
    if own_width == width:
        return one
    other = await screenshot(page, width - own_width)
    both = Image.new("RGB", (width, one.height))
    both.paste(one, (0, 0))
    both.paste(other, (own_width, 0))
    return both


async def screenshot(page: Page, width: int, theme: Theme = Theme.DARK, height: int = HEIGHT) -> Image.Image:
    """The end of the channel in a window of this size."""
    await page.set_viewport_size({"width": width, "height": height})
    style = await page.add_style_tag(content=_LIGHT) if theme is Theme.LIGHT else None
    await _scroll_down(page)
    await page.wait_for_timeout(_SETTLING)
    await _scroll_down(page)
    await page.wait_for_function(_LOADED)
    image = Image.open(io.BytesIO(await page.locator("#channel-timeline").screenshot())).convert("RGB")
    if style is not None:
        await style.evaluate("style => style.remove()")
    return image
