"""How long whatever is ready waits for the event loop: whoever blocks the loop makes everybody wait.

A thread of its own asks the loop every ``PERIOD`` for a sign of life, so that the loop itself has no timer more.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter

PERIOD = 0.5
"""Seconds between two looks."""


class LoopLag:
    """Looks from ``start`` to ``close``; ``told`` hears, within the loop, how many seconds each sign of life took."""

    def __init__(self, told: Callable[[float], None], period: float = PERIOD) -> None:
        self._told = told
        self._period = period
        self._over = threading.Event()

    def start(self) -> None:
        """Begin to look at the running loop."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._run, args=(loop,), name="event-loop lag", daemon=True).start()

    def close(self) -> None:
        """Look no more."""
        self._over.set()

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        with suppress(RuntimeError):  # the loop is closed
            while not self._over.wait(self._period):
                loop.call_soon_threadsafe(self._noted, perf_counter())

    def _noted(self, asked: float) -> None:
        self._told(perf_counter() - asked)
