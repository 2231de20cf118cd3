"""Whether the store keeps what it is given: told of every commit, it says in the log when failing begins and ends.

While commits fail, a small one is tried now and then, so that the end is found though nobody plays. Must not know what
is stored, nor in which engine.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.storage.api import ProcessReplaced, StoreError

TRY_SECONDS = 10.0
"""Between two commits that are tried while they fail."""

_log = logging.getLogger("right-bower.operations")


class StoreWatch:
    """``count`` hears the reason of every commit that failed; ``attempt`` makes a small one."""

    def __init__(self, count: Callable[[str], None], attempt: Callable[[], Awaitable[object]]) -> None:
        self.failing = ""
        """Why nothing is kept, in a word; empty while all is well."""
        self._count = count
        self._attempt = attempt
        self._since = 0.0
        self._task: asyncio.Task[None] | None = None

    def heard(self, fault: StoreError | None) -> None:
        """A commit was kept (None) or failed. A process that was replaced ends, and says so itself."""
        if fault is None:
            self._recover()
            return
        self._count(fault.reason)
        if not self.failing and not isinstance(fault, ProcessReplaced):
            self.failing, self._since = fault.reason, time.monotonic()
            _log.error("Nothing is kept since now; it is tried every %.0f s. %s", TRY_SECONDS, fault)
            self._task = asyncio.create_task(self._try(), name="trying the store")

    async def close(self) -> None:
        """Try nothing any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def _recover(self) -> None:
        if self.failing:
            self.failing = ""
            _log.info("What is written is kept again, after %.0f s", time.monotonic() - self._since)

    async def _try(self) -> None:
        while self.failing:
            await asyncio.sleep(TRY_SECONDS)
            with suppress(StoreError):  # its outcome is heard of like any other's
                await self._attempt()
