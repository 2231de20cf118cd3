"""The announcers of all tables: who is told of which change, and what is drawn anew after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable

from bot.storage.api import TableId, TableRow
from bot.tables.model import Status
from bot.tables.tables import Tables
from bot.tables.views import Change, Snapshot, TableView
from bot.task_group import TaskGroup
from bot.ui.table.announcer import Announcer
from bot.ui.table.message_state import Shown
from bot.ui.table.table_message import AnnouncerServices

RESUME_PAUSE = 1.0
"""Seconds between the tables that are drawn after a restart though nobody looks at them."""


class Announcers:
    """One ``Announcer`` per open table, made when it is first needed."""

    def __init__(self, tables: Tables, services: AnnouncerServices) -> None:
        self._tables = tables
        self._services = services
        self._announcers: dict[TableId, Announcer] = {}
        self._resuming: asyncio.Task[None] | None = None
        self._tasks = TaskGroup()
        self._closed = False

    def on_change(self, change: Change) -> None:
        """A table has durably changed. A table just opened is shown by the answer to the command that opened it."""
        table = change.snapshot.table
        if _is_personal(table):
            return
        known = self._announcers.get(table.table_id)
        just_opened = change.by is not None and table.seq == 1
        if known is None and (self._closed or table.status is Status.CLOSED or just_opened):
            return
        if known is not None and known.channel_id != table.channel_id:
            self._tasks.start(known.leave(), f"table {table.table_id} leaves its channel")
            known = None
        announcer = known or self._add(change.snapshot)
        announcer.on_change(change)

    def of(self, table_id: TableId) -> Announcer | None:
        """The announcer of a table, also of one just closed; ``None`` if there is no such table."""
        known = self._announcers.get(table_id)
        if known is not None:
            return known
        snapshot = self._tables.snapshot(table_id)
        return None if snapshot is None or self._closed or _is_personal(snapshot.table) else self._add(snapshot)

    def resume(self, rows: Iterable[TableRow]) -> None:
        """After a restart: know the messages that stand in the channels. A table is brought up to date as soon as
        somebody looks at it or it changes, and the others one after another.
        """
        for row in rows:
            snapshot = self._tables.snapshot(row.table_id)
            if snapshot is not None and row.table_id not in self._announcers and not _is_personal(snapshot.table):
                here = row.channel_id == snapshot.table.channel_id
                self._add(snapshot, Shown(row.message_id, row.posted_at or 0.0) if here else None)
        if self._resuming is not None:
            self._resuming.cancel()
        self._resuming = asyncio.create_task(self._draw_slowly(list(self._announcers.values())), name="resuming tables")

    def believe(self, guild_id: int, may_post: Callable[[int], bool]) -> None:
        """What we may do on a server has changed: draw what was refused there, in the channels that take it now."""
        for announcer in list(self._announcers.values()):
            if announcer.barred and announcer.guild_id == guild_id and may_post(announcer.channel_id):
                announcer.believe()

    async def release(self, table_ids: Collection[TableId]) -> None:
        """Draw nothing of these tables any more, neither messages nor panels: another process is to show them."""
        self._services.panels.release(table_ids)
        leaving = [self._announcers.pop(each) for each in table_ids if each in self._announcers]
        await asyncio.gather(*(announcer.close() for announcer in leaving))

    async def close(self) -> None:
        """Draw nothing any more."""
        self._closed = True
        if self._resuming is not None:
            self._resuming.cancel()
            await asyncio.wait({self._resuming})
        await asyncio.gather(*(announcer.close() for announcer in self._announcers.values()))
        await self._tasks.finished()
        self._announcers.clear()

    async def _draw_slowly(self, announcers: Iterable[Announcer]) -> None:
        for announcer in announcers:
            if announcer.wake():
                await asyncio.sleep(RESUME_PAUSE)

    def _add(self, snapshot: Snapshot, shown: Shown | None = None) -> Announcer:
        announcer = Announcer(self._services, snapshot.table, self._forget, shown, self._lose_place)
        self._announcers[announcer.table_id] = announcer
        return announcer

    def _lose_place(self, channel_id: int) -> None:
        """Discord knows the channel no more: it was deleted, perhaps while the bot was off."""
        self._tasks.start(self._tables.close_places({channel_id}), f"closing what stood in channel {channel_id}")

    def _forget(self, table_id: TableId) -> None:
        self._announcers.pop(table_id, None)


def _is_personal(table: TableView) -> bool:
    """Whether the table is shown on its player's own panel only."""
    return table.tournament is not None and table.tournament.is_solo
