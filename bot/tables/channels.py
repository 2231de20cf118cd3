"""Which tables stand in which channel: those that people mean who type there. No table displaces another. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.storage.port import TableId
from bot.tables.facts import Fact, Moved, Opened
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class TableHome:
    """Where a table stands, or stood last: its server and channel; ``person`` is whose own it is alone, if it is."""

    guild_id: int
    channel_id: int
    person: int | None = None


def home_of(table: Table) -> TableHome:
    """Where an open table stands."""
    personal = table.contest is not None and table.contest.personal
    return TableHome(table.guild_id, table.channel_id, table.owner_id if personal else None)


def home_by(facts: Iterable[Fact]) -> TableHome | None:
    """Where a table stood whose journal this is; ``None`` if it is empty."""
    home: TableHome | None = None
    for fact in facts:
        if isinstance(fact, Opened):
            personal = fact.contest is not None and fact.contest.personal
            home = TableHome(fact.guild_id, fact.channel_id, fact.owner_id if personal else None)
        elif isinstance(fact, Moved) and home is not None:
            home = TableHome(home.guild_id, fact.channel_id, home.person)
    return home


class Channels:
    """The channels of all open tables, but for those that are one person's own."""

    def __init__(self) -> None:
        self._tables: dict[int, dict[TableId, bool]] = {}
        """By channel: its tables, and whether each plays in a tournament."""

    def tables_in(self, channel_id: int) -> tuple[TableId, ...]:
        """The open tables of a channel: the one that people opened there first, then those of tournaments."""
        here = self._tables.get(channel_id, {})
        return tuple(sorted(here, key=lambda table_id: (here[table_id], table_id)))

    def take(self, table: Table) -> None:
        """The table stands in its channel; one person's own takes none."""
        if table.contest is None or not table.contest.personal:
            self._tables.setdefault(table.channel_id, {})[table.table_id] = table.contest is not None

    def leave(self, table: Table) -> None:
        """The table stands there no more."""
        here = self._tables.get(table.channel_id, {})
        here.pop(table.table_id, None)
        if not here:
            self._tables.pop(table.channel_id, None)
