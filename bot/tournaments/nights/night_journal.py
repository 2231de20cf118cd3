"""Nights as they are kept: each fact is durable before the night in memory changes. Knows a store, not which."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.storage.port import Entry
from bot.storage.tournament_store import TournamentId, TournamentStore
from bot.tables.clock import Clock
from bot.tables.decisions import Reason
from bot.tournaments.nights import fold
from bot.tournaments.nights.fact_bodies import read, written
from bot.tournaments.nights.facts import NightFact, NightOpened
from bot.tournaments.nights.night import Night, NightError, NightRefusal, NightStatus

KIND = "night"
"""The word under which a store keeps nights."""

_log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class LiveNight:
    """A night that is not over and done with. ``lock`` is held while facts are judged, written and applied.

    ``retry_at`` (Unix seconds) is set while the store refuses what is due, or while ``held`` keeps a round
    from beginning. People can press something since ``here_since``; since ``away_since`` they cannot, because Discord
    is not connected, and since ``lost_since`` because the store refuses. ``behind``: by how many seconds the machine's
    clock has been set back since the night began; its rounds and pauses are counted as if it had not. ``waiting`` are
    tables of the running round that may not begin yet, and why.
    """

    night_id: TournamentId
    night: Night
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    retry_at: float | None = None
    here_since: float = 0.0
    held: Reason | None = None
    away_since: float | None = None
    lost_since: float | None = None
    behind: float = 0.0
    waiting: tuple[tuple[int, Reason], ...] = ()

    def time(self, now: float) -> float:
        """The night's own time: it begins by the clock on the wall, and then goes on whatever that does."""
        return now if self.night.status is NightStatus.LOBBY else now + self.behind

    def set_back(self, seconds: float) -> None:
        """The machine's clock was set back by so much."""
        if self.night.status is NightStatus.LOBBY:
            self.here_since -= seconds
        else:
            self.behind += seconds
        self.retry_at = None if self.retry_at is None else self.retry_at - seconds
        self.away_since = None if self.away_since is None else self.away_since - seconds
        self.lost_since = None if self.lost_since is None else self.lost_since - seconds


class NightJournal:
    """Writes and reads the facts of nights; ``clock`` dates them. Every method raises ``StoreError``."""

    def __init__(self, store: TournamentStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def opened(self, first: NightOpened, *more: NightFact) -> LiveNight:
        """A new night, which begins with these facts."""
        now = self._clock.now()
        night = fold.opened(first, now)
        for fact in more:
            night = fold.after(night, fact, now)
        night_id = await self._store.open_tournament(
            KIND, first.guild_id, first.channel_id, _entries((first, *more), 1, now)
        )
        return LiveNight(night_id, night)

    async def commit(self, live: LiveNight, *facts: NightFact, done: bool = False) -> None:
        """Make facts durable, then true, and with ``done`` put the night away; the caller holds its lock.

        Raises ``NightError`` if a fact contradicts the night; then nothing was written.
        """
        wall = self._clock.now()
        now = max(live.time(wall), live.night.at)
        night = live.night
        for fact in facts:
            night = fold.after(night, fact, now)
        entries = _entries(facts, live.night.seq + 1, now)
        await self._store.append_tournament_facts(live.night_id, entries, closed_at=now if done else None)
        live.night, live.behind = night, max(live.behind, now - wall)

    async def live_nights(self) -> list[LiveNight]:
        """Every night that is not put away, oldest first; one that cannot be read is left out."""
        found = []
        for row in await self._store.live_tournaments(KIND):
            night = await self._read(row.tournament_id)
            if night is not None:
                found.append(LiveNight(row.tournament_id, night, behind=max(0.0, night.at - self._clock.now())))
        return found

    async def past_nights(self, guild_id: int) -> list[tuple[TournamentId, Night]]:
        """A server's nights that are put away, oldest first."""
        rows = await self._store.closed_tournaments(KIND, guild_id)
        found = [(row.tournament_id, await self._read(row.tournament_id)) for row in rows]
        return [(night_id, night) for night_id, night in found if night is not None]

    async def _read(self, night_id: TournamentId) -> Night | None:
        facts = await self._store.tournament_facts(night_id)
        try:
            return await asyncio.to_thread(_folded, facts)
        except NightError as error:
            _log.error("night %d is left out, since its facts cannot be read: %s", night_id, error)
            return None


def _entries(facts: Sequence[NightFact], first: int, at: float) -> list[Entry]:
    return [Entry(seq, at, *written(fact)) for seq, fact in enumerate(facts, first)]


def _folded(entries: Sequence[Entry]) -> Night:
    """The night that its facts make."""
    night: Night | None = None
    for entry in entries:
        fact = read(entry.kind, entry.body)
        if night is not None:
            night = fold.after(night, fact, entry.at)
        elif isinstance(fact, NightOpened):
            night = fold.opened(fact, entry.at)
        else:
            raise NightError(NightRefusal.CONTRADICTION, f"it begins with {entry.kind}")
    if night is None:
        raise NightError(NightRefusal.CONTRADICTION, "it has no facts")
    return night
