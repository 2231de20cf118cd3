"""A store that forgets everything with the process, with faults that a test can order."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

from bot.storage.api import (
    Entry,
    GameResult,
    InteractionSeen,
    OutcomeUnknown,
    SequenceTaken,
    StoreFull,
    StoreUnreachable,
    TableId,
    TableRow,
)
from tests.world.clock import turns


@dataclass
class MemoryStore:
    """Keeps what ``bot.storage.api.TableStore`` promises, in dictionaries.

    ``failures`` is the number of coming writes that fail, ``spared`` come before those: as a full disk makes them, or
    if ``kept`` is said, so that nobody knows whether it was. ``unread`` is how many coming reads of tables fail.
    ``avoided`` are pairs of whom somebody avoids, ``unranked`` those who were forgotten.
    """

    rows: dict[int, TableRow] = field(default_factory=dict)
    journal: dict[int, list[Entry]] = field(default_factory=dict)
    results: list[tuple[TableId, GameResult]] = field(default_factory=list)
    interactions: set[int] = field(default_factory=set)
    settings: dict[int, dict[str, str]] = field(default_factory=dict)
    avoided: set[tuple[int, int]] = field(default_factory=set)
    unranked: set[int] = field(default_factory=set)
    failures: int = 0
    spared: int = 0
    kept: bool | None = None
    unread: int = 0
    appends: int = 0

    @property
    def result(self) -> GameResult:
        """The only result of a game that was stored."""
        ((_, result),) = self.results
        return result

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[None]:
        """Writing takes its time, in which others get their turn."""
        await turns(3)
        fails = self.failures > 0 and not self.spared
        self.spared, self.failures = max(self.spared - 1, 0), self.failures - fails
        if fails and self.kept is None:
            raise StoreFull("store-full")
        if fails and not self.kept:
            raise OutcomeUnknown("store-lost")
        yield
        if fails:
            raise OutcomeUnknown("store-lost")

    def _read(self) -> None:
        if self.unread:
            self.unread -= 1
            raise StoreUnreachable("store-closed")

    async def open_table(self, guild_id: int, channel_id: int, entry: Entry, deadline: float | None) -> TableId:
        async with self._writing():
            table_id = TableId(len(self.rows) + 1)
            self.rows[table_id] = TableRow(table_id, guild_id, channel_id, None, None, None, deadline, entry.at, False)
            self.journal[table_id] = [entry]
            return table_id

    async def append(
        self,
        table_id: TableId,
        entries: Sequence[Entry],
        *,
        interaction_id: int | None = None,
        deadline: float | None = None,
        result: GameResult | None = None,
        closed: bool = False,
    ) -> None:
        async with self._writing():
            if interaction_id in self.interactions:
                raise InteractionSeen("store-doubled", press=interaction_id)
            for due, entry in enumerate(entries, len(self.journal[table_id]) + 1):
                if entry.seq != due:
                    raise SequenceTaken("store-late")
            if interaction_id is not None:
                self.interactions.add(interaction_id)
            self.appends += 1
            self.journal[table_id] += entries
            row = self.rows[table_id]
            touched = max(row.touched, *(entry.at for entry in entries))
            self.rows[table_id] = replace(row, deadline=deadline, touched=touched, closed=row.closed or closed)
            if result is not None:
                self.results.append((table_id, result))

    async def has_seen(self, press: int) -> bool:
        self._read()
        return press in self.interactions

    async def place_message(
        self,
        table_id: TableId,
        channel_id: int,
        message_id: int | None,
        posted_at: float | None,
        sheet_id: int | None = None,
    ) -> None:
        async with self._writing():
            row = self.rows[table_id]
            self.rows[table_id] = replace(
                row, channel_id=channel_id, message_id=message_id, posted_at=posted_at, sheet_id=sheet_id
            )

    async def set_deadline(self, table_id: TableId, deadline: float | None) -> None:
        async with self._writing():
            self.rows[table_id] = replace(self.rows[table_id], deadline=deadline)

    async def live_tables(self, shards: Collection[int] | None = None) -> list[TableRow]:
        self._read()
        return [row for row in self.rows.values() if not row.closed]

    async def entries_of_several(self, table_ids: Sequence[TableId]) -> list[list[Entry]]:
        return [await self.entries(table_id) for table_id in table_ids]

    async def entries(self, table_id: TableId) -> list[Entry]:
        self._read()
        return list(self.journal.get(table_id, []))

    async def unranked_until(self, guild_id: int, *user_ids: int) -> float | None:
        return None if self.unranked.isdisjoint(user_ids) else math.inf

    async def apart_from(self, user_id: int) -> frozenset[int]:
        return frozenset(two[user_id == two[0]] for two in self.avoided if user_id in two)

    async def guild_settings(self, guild_id: int) -> dict[str, str]:
        return dict(self.settings.get(guild_id, {}))

    async def set_guild_setting(self, guild_id: int, name: str, value: str | None) -> None:
        settings = self.settings.setdefault(guild_id, {})
        settings.pop(name, None)
        if value is not None:
            settings[name] = value
