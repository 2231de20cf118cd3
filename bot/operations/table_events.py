"""What happens at tables, for the operator: one line of the log and one count each.

An event is what two states of a table differ in; there is no second vocabulary of what tables do. Lines name the server
and the table by their numbers, and nobody by name.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from enum import StrEnum

from bot.storage.api import TableId
from bot.tables.snapshots import Change, Snapshot, Status, TableView

_log = logging.getLogger("right-bower.tables")


class TableEvent(StrEnum):
    """What an operator wants to know of."""

    OPENED = "opened"
    GAME_BEGUN = "game_begun"
    GAME_OVER = "game_over"
    LEFT = "left"
    AWAY = "away"
    RESTORED = "restored"
    CLOSED = "closed"


class TableEvents:
    """Follows all tables; ``told`` hears of every event."""

    def __init__(self, told: Callable[[TableEvent], None]) -> None:
        self._told = told
        self._known: dict[TableId, TableView] = {}
        """Each table as it was last told of."""

    def restored(self, snapshots: Iterable[Snapshot]) -> None:
        """These tables were taken up again after a restart."""
        for snapshot in snapshots:
            self._known[snapshot.table.table_id] = snapshot.table
            self._told(TableEvent.RESTORED)
        playing = sum(known.status is Status.PLAYING for known in self._known.values())
        _log.info("%d tables were restored, %d with a game under way", len(self._known), playing)

    def on_change(self, change: Change) -> None:
        """A table has durably changed."""
        table = change.snapshot.table
        before = self._known.get(table.table_id)
        if before is None and table.status is Status.CLOSED:
            return
        self._known[table.table_id] = table
        if before is None:
            self._say(TableEvent.OPENED, table, f"was opened in server {table.guild_id}: {table.rules.preset}")
        elif before.chairs != table.chairs:
            self._people(before, table)
        if before is not None and before.status is table.status:
            return
        if table.status is Status.PLAYING:
            self._say(TableEvent.GAME_BEGUN, table, f"begins a game: {_company(table)}")
        if table.status is Status.FINISHED:
            self._say(TableEvent.GAME_OVER, table, f"has finished its game {_outcome(table)}")
        if table.status is Status.CLOSED:
            del self._known[table.table_id]
            cut_short = before is not None and before.status is Status.PLAYING
            self._say(TableEvent.CLOSED, table, "is closed in the middle of a game" if cut_short else "is closed")

    def _people(self, before: TableView, table: TableView) -> None:
        pairs = list(zip(before.chairs, table.chairs, strict=True))
        for then, now in pairs:
            if now.left and not then.left:
                self._say(TableEvent.LEFT, table, f"goes on without the player of seat {now.seat}, who left")
        for then, now in pairs:
            if now.away and not then.away:
                self._say(TableEvent.AWAY, table, f"has a computer play for seat {now.seat}, whose player is away")

    def _say(self, event: TableEvent, table: TableView, what: str) -> None:
        self._told(event)
        _log.info("table %d %s", table.table_id, what, extra={"event": event.value, "table": table.table_id})


def _company(table: TableView) -> str:
    people = sum(chair.user_id is not None for chair in table.chairs)
    ranked = ", ranked" if table.ranked else ""
    return f"{people} people and {len(table.chairs) - people} computers{ranked}"


def _outcome(table: TableView) -> str:
    if table.public is None:
        return "without a hand"
    return f"after {table.public.number} hands, {' to '.join(map(str, table.public.score))}"
