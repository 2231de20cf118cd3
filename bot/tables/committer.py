"""Writing down: facts become durable, and only then the state in memory. Knows what a store is, not which."""

from __future__ import annotations

import logging

from bot.engine.events import Event
from bot.tables.clock import Clock
from bot.tables.commit_plan import commit_plan
from bot.tables.journal import Fact
from bot.tables.live_table import LiveTable
from bot.tables.planning import House
from bot.tables.ports import SequenceTaken, Store
from bot.tables.snapshots import Status
from bot.tables.table import replayed
from bot.tables.table_settings import TableSettings

_log = logging.getLogger(__name__)


class Committer:
    """The store, the clock that dates its entries, and each server's settings."""

    def __init__(self, store: Store, clock: Clock, settings: TableSettings) -> None:
        self.store = store
        self.clock = clock
        self._settings = settings
        self._of_servers: dict[int, TableSettings] = {}

    async def settings_of(self, guild_id: int, *, anew: bool = False) -> TableSettings:
        """A server's settings, read once, or ``anew`` after it changed them."""
        known = self._of_servers.get(guild_id)
        if known is None or anew:
            known = self._settings.of_server(await self.store.guild_settings(guild_id))
            self._of_servers[guild_id] = known
        return known

    async def commit(
        self, live: LiveTable, facts: tuple[Fact, ...], interaction_id: int | None = None
    ) -> tuple[Event, ...]:
        """Make these facts durable, then true. The caller holds the table's lock.

        Raises ``StoreError``; then nothing was written and nothing has changed. If another writer was quicker the
        table is read anew first.
        """
        before = live.table
        made = commit_plan(before, facts, max(self.clock.now(), before.at), house(live.settings))
        try:
            await self.store.append(
                before.table_id,
                made.entries,
                interaction_id=interaction_id,
                deadline=live.due_after(made.table),
                result=made.result,
                closed=made.table.status is Status.CLOSED,
            )
        except SequenceTaken:
            _log.warning("table %s has another writer; it is read anew", before.table_id)
            live.swap(replayed(before.table_id, await self.store.entries(before.table_id)))
            raise
        live.swap(made.table)
        return made.events


def house(settings: TableSettings) -> House:
    """What these settings bring to a table."""
    return House(settings.computer_level, settings.entropy, settings.mix_presses)
