"""A picture that an answer waits for is there in time, or the answer goes without it."""

from __future__ import annotations

import asyncio
import logging
import threading

import pytest

from bot.ui.replies import draw, draw_within


async def test_a_picture_is_drawn_beside_the_loop() -> None:
    threads = []

    def make(name: str, *, size: int) -> bytes:
        threads.append(threading.current_thread())
        return name.encode() * size

    assert await draw(make, "x", size=3) == b"xxx"
    assert threads != [threading.main_thread()]


async def test_drawing_does_not_wait_longer_than_its_limit(caplog: pytest.LogCaptureFixture) -> None:
    gate = threading.Event()

    def make() -> bytes:
        gate.wait(60.0)
        return b"late"

    async with asyncio.timeout(30.0):
        assert await draw_within(0.05, make) is None
    with caplog.at_level(logging.WARNING):
        gate.set()
        async with asyncio.timeout(30.0):
            while "not drawn in time" not in caplog.text:  # noqa: ASYNC110 - it is told to the log alone
                await asyncio.sleep(0.01)


async def test_a_failed_drawing_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    def make() -> bytes:
        raise ZeroDivisionError

    assert await draw(make) is None
    assert "could not be drawn" in caplog.text
