"""One task that feeds all clocks: it sleeps until the nearest deadline and rings. Knows no tables.

The task only ever sleeps or rings; an earlier deadline cancels its sleep, never its ringing. It waits for no event, so
that simulated time (tests, playground) sees nothing but a sleep.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

_GRAIN = 0.001
"""Seconds: no sleep is shorter, so that rounding does not make the task spin."""


class Clock(Protocol):
    """Where the time comes from; a test has one that stands still."""

    def now(self) -> float:
        """Unix time in seconds."""

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""


class SystemClock:
    """The real time, or any other source ``now`` of Unix time that goes with the event loop's."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.now = now

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""
        await asyncio.sleep(seconds)


class DeadlineTimer:
    """Calls ``ring`` when the time has come; its answer is when to ring next, ``None`` for not until further notice."""

    def __init__(self, clock: Clock, ring: Callable[[], Awaitable[float | None]]) -> None:
        self._clock = clock
        self._ring = ring
        self._task: asyncio.Task[None] | None = None
        self._due = float("inf")
        self._ringing = False
        self._stopped = False

    def wake_at(self, due: float | None) -> None:
        """Ring at this Unix time at the latest."""
        if due is None or self._stopped or self._ringing or due >= self._due:
            return
        if self._task is not None:
            self._task.cancel()
        self._due = due
        self._task = asyncio.get_running_loop().create_task(self._run(due), name="table clocks")

    async def stop(self) -> None:
        """Ring no more; one that rings now is waited for."""
        self._stopped = True
        task = self._task
        if task is None:
            return
        if not self._ringing:
            task.cancel()
        await asyncio.wait({task})

    async def _run(self, due: float) -> None:
        following: float | None = due
        while following is not None and not self._stopped:
            self._due = following
            while (rest := self._due - self._clock.now()) > 0:
                await self._clock.sleep(max(rest, _GRAIN))
            self._ringing = True
            try:
                following = await self._ring()
            finally:
                self._ringing = False
        self._due = float("inf")
        self._task = None
