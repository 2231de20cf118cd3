"""One thread of this very process that answers one question at a time, where a process of its own is too much.

It competes with the event loop for the interpreter, and a question that was begun cannot be ended.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor


class WorkerThread:
    """Answers in a thread of this process; see ``work_queue.Worker``."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1)

    @classmethod
    async def start(cls) -> WorkerThread:
        """Return a thread that is ready at once."""
        return cls()

    async def answer(self, think: Callable[..., object], about: tuple[object, ...]) -> object:
        """Return what ``think(*about)`` returns or raise what it raises."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, think, *about)

    async def end(self) -> None:
        """Start no further question."""
        self._thread.shutdown(wait=False, cancel_futures=True)
