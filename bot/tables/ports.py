"""What the tables need from the outside world, as protocols and plain rows.

The tables decide; somebody else remembers. This file names that somebody: a ``Store`` keeps an
append-only journal per table. It must not know SQLite, Discord or the engine: bodies of entries are
JSON texts that only ``bot.tables`` reads and writes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NewType, Protocol

TableId = NewType("TableId", int)
"""Identifies one table for ever; small positive integers, given by the store, never used again."""


class StoreError(Exception):
    """The store could not do what was asked; nothing of the call was kept."""


class SequenceTaken(StoreError):
    """Another entry already stands at this table and sequence number: somebody was quicker."""


class InteractionSeen(StoreError):
    """This Discord interaction was already written once: a replayed or doubled press."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's journal.

    ``seq`` counts from 1 without gaps within a table; ``at`` is Unix time in seconds (UTC); ``kind`` is a
    short word (``opened``, ``acted``, …); ``body`` is a JSON object as text.
    """

    seq: int
    at: float
    kind: str
    body: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is kept of a table beside its journal.

    ``deadline`` is the Unix time at which the table's clock wants attention, ``None`` when no clock runs;
    ``message_id`` is the public table message and ``posted_at`` the Unix time when it was posted.
    """

    table_id: TableId
    guild_id: int
    channel_id: int
    message_id: int | None
    posted_at: float | None
    deadline: float | None
    touched: float
    closed: bool


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one chair came out of a finished game. ``user_id`` is ``None`` for a computer player.

    ``unit`` is the side (partnership games) or the seat that scored as one; ``left`` tells that the player
    went away and a computer finished for him. ``counts`` are named tallies (``hands``, ``called``, ``made``,
    ``euchred``, ``marches``, ``lone_tried``, ``lone_marches``, ``points`` …).
    """

    seat: int
    user_id: int | None
    name: str
    unit: int
    score: int
    won: bool
    left: bool
    counts: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game, written in the same transaction as its last act.

    ``first_seq`` and ``last_seq`` bound the game's entries in the journal; ``rules`` is the record's
    ``rules`` line (preset and changed options); ``preset`` its first word; ``record`` the whole record text.
    """

    first_seq: int
    last_seq: int
    started_at: float
    ended_at: float
    preset: str
    rules: str
    hands: int
    seats: tuple[SeatResult, ...]
    record: str


class Store(Protocol):
    """A durable journal of tables. When a call returns, what it wrote survives a power cut."""

    async def open_table(self, guild_id: int, channel_id: int, entry: Entry, deadline: float | None) -> TableId:
        """Create a table whose journal begins with ``entry`` (``seq`` 1) and give it an id."""

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
        """Write ``entries`` in one transaction, with the table's new clock and perhaps a finished game.

        Raises ``SequenceTaken`` if a sequence number is taken or leaves a gap, ``InteractionSeen`` if the
        interaction was written before, ``StoreError`` for anything else; then nothing was written.
        """

    async def place_message(
        self, table_id: TableId, channel_id: int, message_id: int | None, posted_at: float | None
    ) -> None:
        """Remember which message shows the table now (``None``: there is none)."""

    async def set_deadline(self, table_id: TableId, deadline: float | None) -> None:
        """Move a table's clock without a journal entry."""

    async def live_tables(self) -> list[TableRow]:
        """Every table that is not closed, oldest first."""

    async def entries(self, table_id: TableId) -> list[Entry]:
        """A table's whole journal in order of ``seq``; empty for an unknown table."""

    async def guild_settings(self, guild_id: int) -> dict[str, str]:
        """The stored settings of one server, by name; empty if it never changed one."""

    async def set_guild_setting(self, guild_id: int, name: str, value: str | None) -> None:
        """Store one setting of a server, or with ``None`` return it to its default."""

    async def remembered(self, name: str) -> str | None:
        """A small fact the program keeps about itself (such as a hash of the synced commands)."""

    async def remember(self, name: str, value: str) -> None:
        """Keep a small fact under ``name``."""
