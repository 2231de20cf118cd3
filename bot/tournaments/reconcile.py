"""Calls a function for each key until what exists matches what the facts require, and retries later after a failure."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.tables.timer import Clock
from bot.task_group import TaskGroup

K = TypeVar("K", bound=Hashable)
W = TypeVar("W")

_log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class _Run:
    """A running call for a key. ``task`` is set if it runs in the background."""

    task: asyncio.Task[None] | None = None


class Reconciler(Generic[K, W]):
    """Calls ``repair`` for a key until nothing is left to do for it, and never twice at a time for the same key.

    ``repair`` compares and does what is missing; it does nothing twice. If it returns something that has to wait, or
    raises one of ``faults``, it is called again after ``seconds``. ``name`` says in the log what is repaired.
    """

    def __init__(
        self,
        repair: Callable[[K], Awaitable[W | None]],
        clock: Clock,
        seconds: float,
        name: str,
        faults: tuple[type[Exception], ...] = (),
    ) -> None:
        self._repair = repair
        self._clock = clock
        self._seconds = seconds
        self._name = name
        self._faults = faults
        self._tasks = TaskGroup()
        self._due: set[K] = set()
        """Keys that have changed since ``repair`` last looked at them."""
        self._runs: dict[K, _Run] = {}
        """Keys that are being looked at now."""
        self._later: dict[K, asyncio.Task[None]] = {}
        """Tasks that wait to look at their keys again."""
        self._ended = asyncio.Event()
        """Set whenever a run ends."""
        self._stopped = False

    @property
    def behind(self) -> tuple[K, ...]:
        """The keys with something left to do later."""
        return tuple(self._later)

    @property
    def busy(self) -> bool:
        return bool(self._runs)

    def request(self, key: K) -> None:
        """Repair a key in the background. Call this after any change."""
        run = self._begin(key)
        if run is not None:
            run.task = self._tasks.start(self._run_quietly(key, run), f"{self._name} {key}")

    async def run(self, key: K) -> W | None:
        """Repair a key now, or let the running call repeat. Return what has to wait, or raise what stops it."""
        run = self._begin(key)
        return None if run is None else await self._run(key, run)

    async def run_quietly(self, key: K) -> None:
        """Repair a key now. A failure is not raised, but retried later."""
        run = self._begin(key)
        if run is not None:
            await self._run_quietly(key, run)

    def _begin(self, key: K) -> _Run | None:
        """Note that a key has changed. Return a run for the caller to carry out, or ``None`` if one is running."""
        if self._stopped:
            return None
        self._due.add(key)
        if key in self._runs:
            return None
        self._runs[key] = run = _Run()
        return run

    async def _run_quietly(self, key: K, run: _Run) -> None:
        with contextlib.suppress(*self._faults):
            await self._run(key, run)

    async def _run(self, key: K, run: _Run) -> W | None:
        waiting: W | None = None
        why: W | Exception | None = None
        done = cancelled = False
        try:
            while key in self._due:
                self._due.discard(key)
                done = False
                why = waiting = await self._repair(key)
                done = waiting is None
        except asyncio.CancelledError:
            cancelled = True
            raise
        except Exception as fault:
            why = fault
            raise
        finally:
            if self._runs.get(key) is run:
                self._end(key)
                if not done and not self._stopped:
                    level, reason = (logging.INFO, "cancelled") if cancelled else (logging.WARNING, why)
                    _log.log(level, "%s %s is tried again later: %s", self._name, key, reason)
                    self._later[key] = self._tasks.start(self._run_later(key), f"another try for {self._name} {key}")
        return waiting

    def _end(self, key: K) -> None:
        self._due.discard(key)
        self._runs.pop(key, None)
        self._ended.set()
        self.drop(key)

    async def _run_later(self, key: K) -> None:
        await self._clock.sleep(self._seconds)
        self._later.pop(key, None)
        run = self._begin(key)
        if run is not None:
            run.task = asyncio.current_task()
            await self._run_quietly(key, run)

    def drop(self, key: K) -> None:
        """Do not repair a key again later. A running call goes on."""
        waiting = self._later.pop(key, None)
        if waiting is not None:
            waiting.cancel()

    async def cancel(self, key: K) -> None:
        """Stop repairing a key, and wait for a running call to end. A later request starts a new one."""
        run = self._runs.get(key)
        self._end(key)
        if run is not None and run.task is not None:
            run.task.cancel()
            await asyncio.wait({run.task})

    async def finish(self) -> None:
        while self._runs:
            self._ended.clear()
            await self._ended.wait()

    async def close(self) -> None:
        """Stop everything. The next start does what is left."""
        self._stopped = True
        await self._tasks.close()
