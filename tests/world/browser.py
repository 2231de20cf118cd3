"""A real browser for the proofs that look at the page: Chromium or Chrome, driven by playwright."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.async_api import Browser

_BROWSER = shutil.which("chromium") or shutil.which("google-chrome")


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """The browser; without one, or without playwright, the test is skipped."""
    playwright = pytest.importorskip("playwright.async_api")
    if _BROWSER is None:
        pytest.skip("no Chromium or Chrome is installed")
    async with playwright.async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=_BROWSER, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        await browser.close()
