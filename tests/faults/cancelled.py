"""Running a coroutine that is cancelled at its n-th await, as a task can be at any of them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any, TypeVar

from tests.world import require

T = TypeVar("T")


class CancelledAt:
    """Awaits ``coroutine``; the task that does is cancelled where it waits for the n-th time (1, 2, …).

    ``reached`` tells whether there was such an await.
    """

    def __init__(self, coroutine: Coroutine[Any, Any, T], at: int) -> None:
        self._coroutine = coroutine
        self._at = at
        self.reached = False

    def __await__(self) -> Generator[Any, Any, Any]:
        """Hand on what the coroutine waits for, and count."""
        waits, fault = 0, None
        while True:
            try:
                waited = self._coroutine.send(None) if fault is None else self._coroutine.throw(fault)
            except StopIteration as done:
                return done.value
            waits, fault = waits + 1, None
            if waits == self._at:
                self.reached = True
                task = require(asyncio.current_task())
                task.cancel()  # takes hold as soon as this is waited for
            try:
                yield waited
            except BaseException as thrown:  # noqa: BLE001 - whatever it is, the coroutine gets it
                fault = thrown
