"""Tasks with an owner: no task is lost or fails silently, and the owner can wait for all of them.

This module also has listeners. An object with news has ``add_listener``, and does not wait for its listeners.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")

_log = logging.getLogger(__name__)


class TaskGroup:
    """The running tasks of one owner."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    def start(self, coroutine: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        """Run a coroutine in the background and log its error. In a closed group it is cancelled at once."""
        task = asyncio.get_running_loop().create_task(coroutine, name=name)
        if self._closed:
            task.cancel()
        self.keep(task)
        task.add_done_callback(_log_failure)
        return task

    async def run_shielded(self, coroutine: Coroutine[Any, Any, T], name: str) -> T:
        """Await a coroutine that runs to its end even if the caller is cancelled."""
        task = asyncio.get_running_loop().create_task(coroutine, name=name)
        self.keep(task)
        return await asyncio.shield(task)

    def keep(self, task: asyncio.Task[Any]) -> None:
        """Adopt a task that runs to its end even if nobody waits for it."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def running(self) -> bool:
        return bool(self._tasks)

    async def wait_until_done(self) -> None:
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    async def close(self) -> None:
        """Cancel all tasks except the caller's, and wait until they have ended. No task may start after this."""
        self._closed = True
        others = self._tasks - {asyncio.current_task()}
        for task in others:
            task.cancel()
        if others:
            await asyncio.wait(others)


Listener = Callable[[T], Awaitable[None] | None]
"""A function that is called with news. If it returns an awaitable, that is run as a task."""


class Listeners(Generic[T]):
    """Listeners to one kind of news, in order. A failing one is logged by the words of ``describe`` and stops none."""

    def __init__(self, describe: Callable[[T], str], tasks: TaskGroup | None = None) -> None:
        self._describe = describe
        self._tasks = tasks or TaskGroup()
        self._listeners: list[tuple[Listener[T], Hashable]] = []

    def add_listener(self, listener: Listener[T], topic: Hashable = None) -> None:
        """Call ``listener`` with all news from now on, or only with news of this topic."""
        self._listeners.append((listener, topic))

    def tell(self, news: T, topic: Hashable = None) -> None:
        """Call every listener except those for another topic."""
        for listener, only in self._listeners:
            if only is not None and only != topic:
                continue
            try:
                waiting = listener(news)
            except Exception:  # noqa: BLE001 - one listener's error; the others must still be called
                _log.exception("a listener failed at %s", self._describe(news))
                continue
            if waiting is not None:
                self._tasks.start(_await(waiting), f"telling of {self._describe(news)}")


async def _await(waiting: Awaitable[None]) -> None:
    await waiting


def _log_failure(task: asyncio.Task[Any]) -> None:
    fault = None if task.cancelled() else task.exception()
    if fault is not None:
        _log.error("the task %r failed", task.get_name(), exc_info=fault)
