"""Telling everybody who wants to know that a table changed. Knows not what they do with it, and waits for none."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from bot.engine.events import Event
from bot.tables.live_table import LiveTable
from bot.tables.snapshots import Chair, Change
from bot.tables.task_group import TaskGroup
from bot.tables.views import public_events

Listener = Callable[[Change], Awaitable[None] | None]

_log = logging.getLogger(__name__)


class Listeners:
    """Whoever is told of changes, each in the order in which they became durable."""

    def __init__(self, errands: TaskGroup) -> None:
        self._listeners: list[Listener] = []
        self._errands = errands

    def add(self, listener: Listener) -> None:
        """Tell this one too, from now on."""
        self._listeners.append(listener)

    def tell(
        self,
        live: LiveTable,
        events: tuple[Event, ...],
        by: int | None,
        *,
        settled: bool = True,
        reminder: Chair | None = None,
    ) -> None:
        """The table as it is now, and how it came to be so. Call it without the table's lock, and without awaiting
        anything between the lock's release and this.
        """
        change = Change(live.view, public_events(events), by, reminder, settled)
        for listener in self._listeners:
            try:
                waiting = listener(change)
            except Exception:  # noqa: BLE001 - a listener's fault is his own; the table has changed and the others must hear of it
                _log.exception("a listener failed at table %s, entry %s", change.table.table_id, change.table.seq)
                continue
            if waiting is not None:
                self._errands.send(_awaited(waiting), f"telling of table {change.table.table_id}")


async def _awaited(waiting: Awaitable[None]) -> None:
    await waiting
