"""Whether one more game may begin: the limits of the bot's owner, and whatever closes the doors for a while.

Must not know why they are closed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.storage.port import TableId
from bot.tables.decisions import Decision, Open, Person, Reason, Rematch, Start
from bot.tables.live_table import LiveTable
from bot.tables.snapshots import Status
from bot.tables.table_settings import TableSettings

ClosedTo = Callable[[int], Reason | None]
"""Why no new game may begin on a server now; ``None`` where it may."""


def open_to_all(_: int) -> None:
    """Every server may begin new games."""


class Limits:
    """What new games are held against; ``live`` are the tables that are open."""

    def __init__(self, settings: TableSettings, live: Mapping[TableId, LiveTable], closed_to: ClosedTo) -> None:
        self._settings = settings
        self._live = live
        self._closed_to = closed_to

    def of_table(self, person: Person, what: Open) -> Reason | None:
        """Why a table may not be opened; that of the same channel counts for none, since it has to go."""
        closed = self._closed_to(what.guild_id)
        if closed is not None:
            return closed
        others = [live.table for live in self._live.values() if live.table.channel_id != what.channel_id]
        going_on = [table for table in others if table.status is not Status.FINISHED]
        if sum(table.owner_id == person.user_id for table in going_on) >= self._settings.most_of_person:
            return Reason.PERSON_FULL
        if sum(table.guild_id == what.guild_id for table in going_on) >= self._settings.most_of_server:
            return Reason.SERVER_FULL
        return Reason.BOT_FULL if len(others) >= self._settings.most_of_bot else None

    def of_game(self, live: LiveTable, decision: Decision) -> Reason | None:
        """Why a game may not begin at an open table; ``None`` for every decision that begins none."""
        if not isinstance(decision.what, Start | Rematch):
            return None
        return self._closed_to(live.table.guild_id)
