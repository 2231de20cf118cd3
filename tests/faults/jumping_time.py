"""A world whose time jumps: an event loop with real sockets, which does not wait where nothing is under way.

The loop looks for input a few times; if there is none, and neither the database nor a thread is at work, it moves on to
its next timer at once. So a pause of five minutes costs milliseconds. While something is under way its time passes
``SLOWER`` than the machine's: on a busy machine nobody is late for Discord's three seconds.
"""

from __future__ import annotations

import selectors
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from time import monotonic
from typing import Any
from unittest.mock import patch

from tests.loops import CountingLoop

QUIET = 3
"""So many looks without input, of ``LOOK`` seconds each, mean that nothing is under way."""
LOOK = 0.0005
SLOWER = 20.0
"""So many seconds of the machine are one of the loop's."""


class _Selector(selectors.DefaultSelector):
    """Looks instead of waiting."""

    loop: JumpingLoop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Input; or nothing, when the time has jumped."""
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        left, quiet = timeout, 0
        while left > 0:
            events = super().select(min(LOOK, left))
            if events:
                return events
            left -= LOOK / SLOWER
            quiet = 0 if self.loop.working() else quiet + 1
            if quiet >= QUIET:
                self.loop.ahead += max(0.0, left)
                return []
        return []


class JumpingLoop(CountingLoop):
    """``ahead``: seconds by which its time is ahead of the machine's; ``offset``: those by which the bot's clock on the
    wall is wrong.
    """

    def __init__(self) -> None:
        self.ahead = 0.0
        self.offset = 0.0
        self._began = monotonic()
        selector = _Selector()
        selector.loop = self
        super().__init__(selector)
        self._base = datetime.now(UTC).timestamp() - self.time()
        self.unseen: list[dict[str, Any]] = []
        self.set_exception_handler(lambda _, context: self.unseen.append(context))

    def time(self) -> float:
        """Seconds that only grow."""
        return self._began + (monotonic() - self._began) / SLOWER + self.ahead

    def unix(self) -> float:
        """Unix seconds, as Discord has them."""
        return self._base + self.time()

    def wall(self) -> float:
        """Unix seconds on the bot's machine, which may jump both ways."""
        return self.unix() + self.offset


@contextmanager
def jumping_wall_clock(loop: JumpingLoop) -> Iterator[None]:
    """discord.py's clock, from which the bot takes its own, is this loop's; and so is the one that never jumps."""
    now = patch("discord.utils.utcnow", lambda: datetime.fromtimestamp(loop.wall(), UTC))
    with now, patch("bot.app.elapsed", loop.time):
        yield
