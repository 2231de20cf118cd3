"""A browser, and in it a page of the live table that is told what the test says, over a socket of the test's own."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any
from unittest.mock import AsyncMock

import pytest

from bot.live.server import LiveServer, page_texts
from bot.words.catalogue import texts_in
from tests.world.browser import browser

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page, WebSocketRoute

__all__ = ["browser"]


class Stage:
    """A page that is told what the test says. ``heard`` is what it has sent since its token."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[dict[str, Any]] = []
        self._marks = itertools.count(1)
        self._sockets: list[WebSocketRoute] = []

    def take_socket(self, socket: WebSocketRoute) -> None:
        self._sockets.append(socket)
        socket.on_message(self._hear)
        self.greet("en")

    def _hear(self, text: str | bytes) -> None:
        if text not in ("visible", "hidden") and "token" not in (said := json.loads(text)):
            self.heard.append(said)

    def greet(self, locale: str, now: float = 1000.0) -> None:
        texts = texts_in(locale)
        hello = {"kind": "hello", "name": "Ann", "locale": texts.locale, "now": now, "texts": page_texts(texts)}
        self.tell(hello)

    def tell(self, message: object) -> None:
        self._sockets[-1].send(json.dumps(message))

    async def close(self, code: int) -> None:
        await self._sockets[-1].close(code=code)

    async def show(self, view: dict[str, Any]) -> None:
        """Show a view, and wait until it stands."""
        mark = next(self._marks)
        self.tell({**view, "mark": mark})
        await self.page.wait_for_function("mark => document.querySelector('live-table').view?.mark === mark", arg=mark)

    async def hear(self) -> dict[str, Any]:
        """What the page sends next."""
        while not self.heard:
            await self.page.wait_for_timeout(10)
        return self.heard.pop(0)


@pytest.fixture
async def stage(browser: Browser) -> AsyncIterator[Stage]:
    """The page as it is served; its errors fail the test."""
    server = LiveServer(AsyncMock())  # nobody enters through it
    await server.start("127.0.0.1", 0)
    context = await browser.new_context(viewport={"width": 360, "height": 720}, reduced_motion="reduce")
    page, faults = await context.new_page(), list[str]()
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
    stage = Stage(page)
    await page.route_web_socket(re.compile("/socket$"), stage.take_socket)
    await page.add_init_script("sessionStorage.setItem('token', 'x')")
    await page.goto(f"http://127.0.0.1:{server.port}/t")
    await page.locator(".people .sounds").wait_for()
    yield stage
    await context.close()
    await server.close()
    assert faults == []
