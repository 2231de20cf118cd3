"""How many requests a second the bot allows itself of those that Discord counts. Must not know what they are for."""

from __future__ import annotations

import asyncio

PER_SECOND = 45
"""Discord's own limit is 50."""


class RateLimiter:
    """Lets a second's worth of requests through at once, and the rest one after another."""

    def __init__(self, per_second: int = PER_SECOND) -> None:
        self._interval = 1.0 / per_second
        self._burst = per_second - 1
        self._due = 0.0

    async def turn(self) -> None:
        """Wait until one more request may be sent."""
        now = asyncio.get_running_loop().time()
        self._due = max(self._due, now)
        wait = self._due - now - self._burst * self._interval
        self._due += self._interval
        if wait > 0:
            await asyncio.sleep(wait)
