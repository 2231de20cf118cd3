"""Event loops that know whether anything is under way in a thread: what tests run on."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from typing import Any


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


async def quiet() -> None:
    """Let everything run that can run without time passing, in threads too unless a test holds them up."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, CountingLoop)
    for _ in range(2000):
        for _ in range(100):
            await asyncio.sleep(0)
        if not loop.working():
            return
        await asyncio.sleep(0.001)
