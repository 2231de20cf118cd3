"""Time in the hands of a test: loops that know whether anything is under way, and clocks that wait for nobody.

Nothing in ``tests`` sleeps: ``turns`` and ``quiet`` let run what can run now, ``StillClock`` and ``pass_time`` let time
pass, and ``pause`` and ``poll`` wait for other processes, which only proofs have.

``JumpingLoop`` has real sockets, and does not wait where nothing is under way. It looks for input a few times; if there
is none, and neither the database nor a thread is at work, it moves on to its next timer at once. So a pause of five
minutes costs milliseconds. While something is under way its time passes ``SLOWER`` than the machine's: nobody is late
for Discord's three seconds on a busy one.
"""

from __future__ import annotations

import asyncio
import inspect
import selectors
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import count
from time import monotonic
from typing import Any
from unittest.mock import patch

QUIET = 3
"""So many looks without input, of ``LOOK`` seconds each, mean that nothing is under way."""
LOOK = 0.0005
SLOWER = 20.0
"""So many seconds of the machine are one of the loop's."""


class CountingLoop(asyncio.SelectorEventLoop):
    """Counts what it has given to threads and has not had back."""

    def __init__(self, selector: selectors.BaseSelector | None = None) -> None:
        self._threads = 0
        super().__init__(selector)

    def working(self) -> bool:
        """Return whether a thread, or the database's, does something for this loop."""
        return self._threads > 0 or any(task.get_name() == "database" for task in asyncio.all_tasks(self))

    def run_in_executor(  # type: ignore[override]  # its arguments are only handed on
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """As usual, and counted."""
        self._threads += 1
        done = super().run_in_executor(executor, func, *args)
        done.add_done_callback(self._thread_done)
        return done

    def _thread_done(self, _: asyncio.Future[Any]) -> None:
        self._threads -= 1

    async def settle(self, most: int = 100) -> None:
        """Go round until nothing else was ready three times running, or so often."""
        still = 0
        for _ in range(most):
            await asyncio.sleep(0)
            still = 0 if self._ready else still + 1  # type: ignore[attr-defined]
            if still == 3:
                return


async def turns(number: int = 20) -> None:
    """Let the event loop go round so often; no time passes."""
    for _ in range(number):
        await asyncio.sleep(0)


async def quiet() -> None:
    """Let everything run that can run without time passing, in threads too unless a test holds them up."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, CountingLoop)
    for _ in range(2000):
        await loop.settle()
        if not loop.working():
            return
        await asyncio.sleep(0.001)


class StillClock:
    """Time that passes only when a test says so; sleepers wake in the order of their times."""

    def __init__(self, start: float = 1_000_000.0) -> None:
        self.time = start
        self._order = count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    def set(self, seconds: float) -> None:
        """Set the clock so much ahead or back: sleepers sleep on for as long as they would have."""
        self.time += seconds
        self._sleepers = [(at + seconds, order, waiting) for at, order, waiting in self._sleepers]

    async def sleep(self, seconds: float) -> None:
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.time + seconds, next(self._order), waiting))
        await waiting

    async def advance(self, seconds: float) -> None:
        """Let so many seconds pass, waking each sleeper at its own moment."""
        end = self.time + seconds
        await quiet()
        while due := [sleeper for sleeper in self._sleepers if sleeper[0] <= end and not sleeper[2].done()]:
            first = min(due)
            self._sleepers.remove(first)
            self.time = max(self.time, first[0])
            first[2].set_result(None)
            await quiet()
        self.time = end


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
    """discord.py's clock, from which the bot takes its own, is this loop's."""
    with patch("discord.utils.utcnow", lambda: datetime.fromtimestamp(loop.wall(), UTC)):
        yield


async def pass_time(seconds: float) -> None:
    """Let so many seconds pass in a world whose time jumps."""
    assert isinstance(asyncio.get_running_loop(), JumpingLoop)
    await asyncio.sleep(seconds)


async def pause(seconds: float) -> None:
    """Wait beside other processes, whose time is the machine's; only for proofs."""
    await asyncio.sleep(seconds)


async def poll(reached: Callable[[], bool | Awaitable[bool]], seconds: float = 60.0) -> None:
    """Wait until ``reached`` says so of another process, a server or a socket, which tell nobody; only for proofs."""
    async with asyncio.timeout(seconds):
        while True:
            answer = reached()
            if await answer if inspect.isawaitable(answer) else answer:
                return
            await pause(0.02)
