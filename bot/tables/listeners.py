"""Telling everybody who wants to know that a table changed. Must not know what they do with it; waits for none."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from bot.tables.snapshots import Change
from bot.task_group import TaskGroup

Listener = Callable[[Change], Awaitable[None] | None]

_log = logging.getLogger(__name__)


class Listeners:
    """Whoever is told of changes, each in the order in which they became durable."""

    def __init__(self, tasks: TaskGroup) -> None:
        self._listeners: list[Listener] = []
        self._tasks = tasks

    def add(self, listener: Listener) -> None:
        """Tell this one too, from now on."""
        self._listeners.append(listener)

    def tell(self, change: Change) -> None:
        """Tell all of them. Call it without the table's lock, and without awaiting anything between the lock's release
        and this.
        """
        for listener in self._listeners:
            try:
                waiting = listener(change)
            except Exception:  # noqa: BLE001 - a listener's own fault; the table has changed and the others must hear of it
                table = change.snapshot.table
                _log.exception("a listener failed at table %s, entry %s", table.table_id, table.seq)
                continue
            if waiting is not None:
                self._tasks.start(_awaited(waiting), f"telling of table {change.snapshot.table.table_id}")


async def _awaited(waiting: Awaitable[None]) -> None:
    await waiting
