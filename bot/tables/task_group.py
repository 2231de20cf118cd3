"""Tasks that belong to somebody: none is lost, none fails silently, and the owner can wait for all of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

_log = logging.getLogger(__name__)


class TaskGroup:
    """The running tasks of one owner."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, coroutine: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        """Run this beside everything else; what it raises is logged."""
        task = self._own(coroutine, name)
        task.add_done_callback(_complain)
        return task

    async def shielded(self, coroutine: Coroutine[Any, Any, T], name: str) -> T:
        """The answer of a coroutine that runs to its end even if whoever waits for it is cancelled."""
        return await asyncio.shield(self._own(coroutine, name))

    async def finished(self) -> None:
        """Wait until nothing runs any more."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    def _own(self, coroutine: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(coroutine, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _complain(task: asyncio.Task[Any]) -> None:
    if task.cancelled():
        return
    fault = task.exception()
    if fault is not None:
        _log.error("the task %r failed", task.get_name(), exc_info=fault)
