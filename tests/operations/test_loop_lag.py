"""Whoever blocks the event loop is noticed."""

from __future__ import annotations

import asyncio
import threading

import pytest

from bot.operations import metrics
from bot.operations.metrics import LoopLag


class Clock:
    """A clock in the test's hands; ``asked`` once somebody beside the loop has looked at it."""

    def __init__(self) -> None:
        self.now, self.asked = 0.0, threading.Event()

    def __call__(self) -> float:
        seen = self.now
        if threading.current_thread() is not threading.main_thread():
            self.asked.set()
        return seen


async def test_a_blocked_loop_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, told = Clock(), list[float]()
    monkeypatch.setattr(metrics, "perf_counter", clock)
    lag = LoopLag(told.append, period=0.01)
    lag.start()
    async with asyncio.timeout(30):
        while not told:  # noqa: ASYNC110 - it tells nobody else
            await asyncio.sleep(0.01)
        clock.asked.clear()
        assert clock.asked.wait(30)  # the loop is blocked meanwhile
        clock.now = 0.3
        while 0.3 not in told:  # noqa: ASYNC110 - it tells nobody else
            await asyncio.sleep(0)
    lag.close()
    assert told[0] == 0.0


async def test_the_lag_thread_ends() -> None:
    lag, before = LoopLag(lambda _: None, period=60.0), {*threading.enumerate()}
    lag.start()
    [thread] = {*threading.enumerate()} - before
    lag.close()
    await asyncio.to_thread(thread.join, 30)
    assert not thread.is_alive()
