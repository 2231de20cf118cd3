"""A change of a table made durable, and only then true in memory and told to everybody who listens.

Nobody waits for a listener.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Protocol

from bot.storage.api import SequenceTaken, TableStore
from bot.tables.clocks import Clock
from bot.tables.draft import Draft
from bot.tables.fold import replay
from bot.tables.live_table import LiveTable
from bot.tables.model import Status, TableSettings
from bot.tables.server_settings import read_settings
from bot.tables.views import Change
from bot.task_group import TaskGroup

Judge = Callable[[LiveTable, float], Draft | None]
"""Drafts the change of a table, or ``None``, at a time in Unix seconds; called under the table's lock."""


class ChangeTable(Protocol):
    """How a table is changed: ``Tables._change``."""

    async def __call__(
        self, live: LiveTable, judge: Judge, *, by: int | None = None, press: int | None = None, follow: bool = True
    ) -> bool:
        """Change the table; see ``Tables._change``."""


Timed = Callable[[float], None]
"""Called with the seconds that a commit took to become durable."""

_log = logging.getLogger(__name__)


def ignore_timing(_: float) -> None:
    """Do nothing: the default where commits are not measured."""


class Committer:
    """The store, the clock that dates its entries, and each server's settings."""

    def __init__(self, store: TableStore, clock: Clock, settings: TableSettings, timed: Timed = ignore_timing) -> None:
        self.store = store
        self.clock = clock
        self._settings = settings
        self._timed = timed
        self._of_servers: dict[int, TableSettings] = {}

    async def settings_of(self, guild_id: int, *, anew: bool = False) -> TableSettings:
        """Return a server's settings, cached; ``anew`` reads them again after a change."""
        known = self._of_servers.get(guild_id)
        if known is None or anew:
            known = read_settings(await self.store.guild_settings(guild_id), self._settings)
            self._of_servers[guild_id] = known
        return known

    async def commit(self, live: LiveTable, draft: Draft, interaction_id: int | None = None) -> None:
        """Make a draft on this very table durable, then true. The caller holds the table's lock.

        Raises ``StoreError``; then nothing was written and nothing has changed. If another writer was quicker the
        table is read anew first.
        """
        now, began = self.clock.now(), perf_counter()
        before, turn = live.table, live.turn_after(draft.table, now)
        try:
            await self.store.append(
                before.table_id,
                draft.entries,
                interaction_id=interaction_id,
                deadline=live.stored_with(turn),
                result=draft.result,
                closed=draft.table.status is Status.CLOSED,
            )
        except SequenceTaken:
            _log.warning("table %s has another writer; it is read anew", before.table_id)
            newer = replay(before.table_id, await self.store.entries(before.table_id))
            live.swap(newer, live.turn_after(newer, now), now)
            raise
        self._timed(perf_counter() - began)
        live.swap(draft.table, turn, now)


# -- listeners
# Telling listeners that a table changed.


Listener = Callable[[Change], Awaitable[None] | None]


class Listeners:
    """The listeners; each hears of changes in the order in which they became durable."""

    def __init__(self, tasks: TaskGroup) -> None:
        self._listeners: list[Listener] = []
        self._tasks = tasks

    def add(self, listener: Listener) -> None:
        """Add a listener for all later changes."""
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
                self._tasks.start(_await(waiting), f"telling of table {change.snapshot.table.table_id}")


async def _await(waiting: Awaitable[None]) -> None:
    await waiting
