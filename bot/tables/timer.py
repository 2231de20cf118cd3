"""The time, and one task that sleeps until the nearest deadline and then rings.

The task only sleeps or rings. An earlier deadline cancels its sleep, but never its ringing. It waits for no events, so
that simulated time (in tests and in the playground) only has to handle sleeps.

Unix time may jump: somebody sets a clock, a host sleeps, a process is stopped. Sleeps do not follow such jumps, so the
timer compares the two. It reports by how much the time has jumped before anything rings.
"""

from __future__ import annotations

import asyncio
import contextvars
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from math import inf
from typing import Protocol

LATE_SECONDS = 20.0
"""A sleep that ends this many seconds late was no mere delay: the machine slept, or its clock was set ahead."""

SET_BACK_SECONDS = 2.0
"""A clock that is behind by fewer seconds was not set back but corrected."""

_GRAIN = 0.001
"""The shortest sleep in seconds. Without it, rounding could make the task loop without sleeping."""

_SHORTEST_SLICE, _SHARE = 15.0, 1 / 8
"""Each wait is slept in slices: each this share of the time left, but at least this many seconds."""


class Clock(Protocol):
    """The source of time. Tests use one that they set themselves."""

    def now(self) -> float:
        """Return Unix time in seconds."""

    async def sleep(self, seconds: float) -> None:
        """Wait for this many seconds."""


class SystemClock:
    """The real time. ``now`` may be another source of Unix time that runs as fast as the event loop's clock."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.now = now

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


@dataclass(frozen=True, slots=True)
class Outages:
    """When people on a server could press nothing because its shard (``shard_of``) was disconnected."""

    now: Callable[[], float]
    shard_of: Callable[[int], int]
    _turns: defaultdict[int, list[float]] = field(init=False, default_factory=lambda: defaultdict(lambda: [-inf]))
    """By shard: when it was lost, found, lost again and so on (Unix seconds). It begins as lost."""

    def lose(self, shard: int) -> None:
        """Record that a shard was disconnected. Time stops counting for its servers."""
        if self.is_found(shard):
            self._turns[shard].append(self.now())

    def find(self, shard: int) -> float:
        """Record that a shard is connected. Return since when it was lost (Unix seconds), ``-inf`` the first time."""
        self._turns[shard].append(self.now())
        return self._turns[shard][-2]

    def skip(self, seconds: float) -> None:
        """Count the last ``seconds`` as an outage of all shards: the machine slept. A second call changes nothing."""
        now = self.now()
        for turns in self._turns.values():
            if len(turns) % 2 == 0:
                turns += [max(now - seconds, turns[-1]), now]

    def forget(self, shard: int) -> None:
        """Forget a shard that another process is going to serve."""
        self._turns.pop(shard, None)

    def is_found(self, shard: int) -> bool:
        """Return whether a shard is connected."""
        return len(self._turns[shard]) % 2 == 0

    def reachable(self, guild_id: int) -> bool:
        """Return whether people on a server can press anything now."""
        return self.is_found(self.shard_of(guild_id))

    def lost_since(self, guild_id: int) -> float:
        """Return since when people on a server can press nothing (Unix seconds); ``inf`` if they can."""
        return inf if self.reachable(guild_id) else self._turns[self.shard_of(guild_id)][-1]

    def put_off(self, guild_id: int, since: float, due: float) -> float:
        """Return when a wait since ``since`` ends (Unix seconds): ``due`` plus all outages; ``inf`` during one."""
        turns = self._turns[self.shard_of(guild_id)]
        for lost, found in zip(turns[::2], [*turns[1::2], inf], strict=False):
            if lost <= due and since < found:
                due += found - max(lost, since)
        return due


class DeadlineTimer:
    """Calls ``ring`` when a deadline has come. ``ring`` returns the next deadline (Unix seconds), or ``None`` for none.

    If Unix time has jumped, the timer first calls ``jumped`` with seconds: positive if that much time was lost,
    negative if the clock was set back. In the second case the timer moves its own deadline too.
    """

    def __init__(
        self, clock: Clock, ring: Callable[[], Awaitable[float | None]], jumped: Callable[[float], None]
    ) -> None:
        self._clock = clock
        self._ring = ring
        self._jumped = jumped
        self._context = contextvars.copy_context()
        """The context of the timer's creator. The timer does not run in that of the press which happened to set it."""
        self._task: asyncio.Task[None] | None = None
        self._due = float("inf")
        self._seen = float("-inf")
        self._slept_until: float | None = None
        """When the current sleep ends (Unix seconds)."""
        self.ringing = False
        self._rang = asyncio.Event()
        """Set whenever a ring ends."""
        self._closed = False

    def now(self) -> float:
        """Return Unix time in seconds. If it has jumped, report the jump first."""
        now, end = self._clock.now(), self._slept_until
        jump = 0.0
        if now < self._seen - SET_BACK_SECONDS:
            jump = now - self._seen
        elif end is not None and now > end + LATE_SECONDS:
            jump = now - end
        self._seen = now
        if jump:
            self._jump(jump)
        return now

    def wake_at(self, due: float | None) -> None:
        """Ring at this Unix time, unless an earlier time was set."""
        if due is None or self._closed or self.ringing or due >= self._due:
            return
        if self._task is not None:
            self._task.cancel()
        self._due = due
        self._task = asyncio.create_task(self._run(due), name="table clocks", context=self._context)

    def run(self, work: Callable[[], None]) -> None:
        """Run ``work`` in the timer's context variables, not in the caller's."""
        self._context.copy().run(work)

    async def idle(self) -> None:
        """Wait until ``ring`` is not running."""
        while self.ringing:
            self._rang.clear()
            await self._rang.wait()

    async def close(self) -> None:
        """Stop ringing, and wait for a running ``ring`` to end."""
        self._closed = True
        task = self._task
        if task is None:
            return
        if not self.ringing:
            task.cancel()
        await asyncio.wait({task})

    async def _run(self, due: float) -> None:
        following: float | None = due
        while following is not None and not self._closed:
            self._due = following
            while (now := self.now()) < self._due:
                await self._sleep(self._due - now)
            self._slept_until = None
            self.ringing = True
            try:
                following = await self._ring()
            finally:
                self.ringing = False
                self._rang.set()
        self._due, self._slept_until = float("inf"), None
        self._task = None

    async def _sleep(self, rest: float) -> None:
        """Sleep for a slice of ``rest`` seconds, then check whether the clock was set back."""
        seconds = min(rest, max(_SHORTEST_SLICE, rest * _SHARE))
        end = self._slept_until = self._seen + max(seconds, _GRAIN)
        await self._clock.sleep(end - self._seen)
        if self._slept_until is not None and self._clock.now() < self._slept_until - SET_BACK_SECONDS:
            self._seen = self._slept_until  # so much time has passed, even if the clock says otherwise

    def _jump(self, seconds: float) -> None:
        self._slept_until = None
        if seconds < 0:
            self._due += seconds
        self._jumped(seconds)
