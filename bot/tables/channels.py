"""Which table stands in which channel: the one that people mean who type there. Pure."""

from __future__ import annotations

from bot.storage.port import TableId
from bot.tables.table import Table


class Channels:
    """The channels of all open tables; of several tables of a tournament in one channel the latest is kept."""

    def __init__(self) -> None:
        self._tables: dict[int, TableId] = {}

    def table_in(self, channel_id: int) -> TableId | None:
        """The open table of a channel."""
        return self._tables.get(channel_id)

    def take(self, table: Table) -> None:
        """The table stands in its channel; one person's own takes none."""
        if table.contest is None or not table.contest.personal:
            self._tables[table.channel_id] = table.table_id

    def leave(self, table: Table) -> None:
        """The table stands there no more."""
        if self._tables.get(table.channel_id) == table.table_id:
            del self._tables[table.channel_id]
