"""Whoever blocks the event loop is noticed."""

from __future__ import annotations

import asyncio
import time

from bot.operations.loop_lag import LoopLag


async def test_a_blocked_loop_is_late() -> None:
    told: list[float] = []
    lag = LoopLag(told.append, period=0.02)
    lag.start()
    await asyncio.sleep(0.1)
    assert told
    assert max(told) < 0.2
    told.clear()
    time.sleep(0.3)  # noqa: ASYNC251 - it is to block the loop
    await asyncio.sleep(0.05)
    lag.close()
    assert max(told) > 0.2


async def test_it_ends() -> None:
    told: list[float] = []
    lag = LoopLag(told.append, period=0.01)
    lag.start()
    lag.close()
    await asyncio.sleep(0.05)
    assert told == []
