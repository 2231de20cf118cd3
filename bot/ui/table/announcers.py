"""The announcers of all tables: who is told of which change, and what is drawn anew after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from bot.tables.ports import TableId, TableRow
from bot.tables.snapshots import Change, Status, TableView
from bot.ui.table.announcer import Announcer
from bot.ui.table.table_message import Venue


class Announcers:
    """One ``Announcer`` per open table, made when it is first needed."""

    def __init__(self, venue: Venue) -> None:
        self._venue = venue
        self._announcers: dict[TableId, Announcer] = {}
        self._closed = False

    def on_change(self, change: Change) -> None:
        """A table has durably changed. A table just opened is shown by the answer to the command that opened it."""
        table = change.table
        known = self._announcers.get(table.table_id)
        if known is None and (self._closed or table.status is Status.CLOSED or self._just_opened(change)):
            return
        announcer = known or self.opened(table)
        announcer.on_change(change)

    def of(self, table_id: TableId) -> Announcer | None:
        """The announcer of a table, also of one just closed; ``None`` if there is no such table."""
        known = self._announcers.get(table_id)
        if known is not None:
            return known
        table = self._venue.tables.view(table_id)
        return None if table is None or self._closed else self.opened(table)

    def opened(self, table: TableView) -> Announcer:
        """A new announcer for a table that has no message yet."""
        return self._add(Announcer(self._venue, table, self._forget))

    def resume(self, rows: Iterable[TableRow]) -> None:
        """After a restart: know the messages that stand in the channels, and bring them up to date."""
        for row in rows:
            table = self._venue.tables.view(row.table_id)
            if table is None or row.table_id in self._announcers:
                continue
            self._add(Announcer(self._venue, table, self._forget, row.message_id, row.posted_at)).wake()

    async def close(self) -> None:
        """Draw nothing any more."""
        self._closed = True
        await asyncio.gather(*(announcer.close() for announcer in self._announcers.values()))
        self._announcers.clear()

    def _add(self, announcer: Announcer) -> Announcer:
        self._announcers[announcer.table_id] = announcer
        return announcer

    def _forget(self, table_id: TableId) -> None:
        self._announcers.pop(table_id, None)

    @staticmethod
    def _just_opened(change: Change) -> bool:
        return change.by is not None and change.table.seq == 1
