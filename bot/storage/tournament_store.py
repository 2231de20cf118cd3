"""What the store keeps of tournaments: Euchre nights, daily deals and matches are facts in order, as journals are.

A part of the store's port (``bot.storage.port``): what it says of calls, errors and times holds here as well. Bodies
are JSON objects as text that only ``bot.tournaments`` reads and writes, but for who is named in them: whatever stands
under a name that ends in ``_id`` may be a person, and ``name`` is what the one under ``user_id`` beside it is called.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NewType, Protocol

from bot.storage.journal_entry import Entry

TournamentId = NewType("TournamentId", int)
"""Identifies one tournament for ever: a positive integer that the store gives and never uses again."""


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """What is stored of a tournament besides its facts.

    ``kind`` is a short word such as ``night``. ``guild_id`` and ``channel_id`` are None for what belongs to no server.
    ``closed_at`` is None until it is over.
    """

    tournament_id: TournamentId
    kind: str
    guild_id: int | None
    channel_id: int | None
    opened_at: float
    closed_at: float | None


class TournamentStore(Protocol):
    """Tournaments and their append-only facts."""

    async def open_tournament(
        self, kind: str, guild_id: int | None, channel_id: int | None, facts: Sequence[Entry]
    ) -> TournamentId:
        """Create a tournament with its first facts (``seq`` from 1), opened at the time of the first; returns its id.

        Raises ``SequenceTaken`` if the numbers leave a gap, ``StoreError`` if there are no facts.
        """

    async def append_tournament_facts(
        self, tournament_id: TournamentId, facts: Sequence[Entry], *, closed_at: float | None = None
    ) -> None:
        """Write facts, and that the tournament is over if ``closed_at`` says when; all of it or nothing.

        Raises ``SequenceTaken`` if a ``seq`` is taken or leaves a gap, ``StoreError`` if there is no such tournament. A
        closed one stays closed, at the time that was said first.
        """

    async def tournament_facts(self, tournament_id: TournamentId) -> list[Entry]:
        """All facts of a tournament by ``seq``; empty for an unknown one."""

    async def live_tournaments(self, kind: str) -> list[TournamentRow]:
        """Every tournament of a kind that is not closed, oldest first."""

    async def closed_tournaments(self, kind: str, guild_id: int | None) -> list[TournamentRow]:
        """A server's tournaments of a kind that are over, or those of no server; oldest first."""
