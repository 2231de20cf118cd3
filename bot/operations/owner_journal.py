"""The journal of the bot owner's acts, and the decisions that follow from it.

Theory of operation. Every act is a note in the store, ``owner-act:1`` and so on without gaps. Notes are never
changed. Whether there is maintenance, and who is blocked, is computed from all acts, so every decision is in the
journal. If the bot runs as several processes, one of them writes, and the others read new acts from time to time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from bot.codec import Codec
from bot.storage.api import OWNER_ACT, NoteStore
from bot.tables.decisions import Reason


class OwnerAction(StrEnum):
    """A kind of act of the owner."""

    ANNOUNCED = "announced"
    MAINTENANCE_BEGUN = "maintenance-begun"
    MAINTENANCE_ENDED = "maintenance-ended"
    PERSON_BLOCKED = "person-blocked"
    PERSON_UNBLOCKED = "person-unblocked"
    SERVER_BLOCKED = "server-blocked"
    SERVER_UNBLOCKED = "server-unblocked"
    SERVER_LEFT = "server-left"


@dataclass(frozen=True, slots=True)
class OwnerAct:
    """One act: ``at`` (Unix seconds), ``by`` whom, and the ``subject``, a person or server, if any."""

    number: int
    at: float
    by: int
    action: OwnerAction
    subject: int | None = None
    words: str = ""


OWNER_CODEC: Codec[OwnerAct] = Codec({"act": OwnerAct})


@dataclass(slots=True)
class OwnerDecisions:
    """The decisions that are in force after all acts so far."""

    maintenance: bool = False
    people: set[int] = field(default_factory=set)
    servers: set[int] = field(default_factory=set)

    def apply(self, act: OwnerAct) -> None:
        match act.action, act.subject:
            case OwnerAction.MAINTENANCE_BEGUN, _:
                self.maintenance = True
            case OwnerAction.MAINTENANCE_ENDED, _:
                self.maintenance = False
            case OwnerAction.PERSON_BLOCKED, int(person):
                self.people.add(person)
            case OwnerAction.PERSON_UNBLOCKED, int(person):
                self.people.discard(person)
            case OwnerAction.SERVER_BLOCKED, int(server):
                self.servers.add(server)
            case OwnerAction.SERVER_UNBLOCKED, int(server):
                self.servers.discard(server)

    def why_closed(self, guild_id: int) -> Reason | None:
        """Return why no new game may begin on a server, or ``None``. Everything that begins a game checks this."""
        if guild_id in self.servers:
            return Reason.SERVER_BLOCKED
        return Reason.MAINTENANCE if self.maintenance else None


class OwnerJournal:
    """All acts, oldest first. Call ``catch_up`` before using the decisions. ``now`` returns Unix time in seconds."""

    def __init__(self, store: NoteStore, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._lock = asyncio.Lock()
        self.acts: list[OwnerAct] = []
        self.decided = OwnerDecisions()

    async def catch_up(self) -> list[OwnerAct]:
        """Read the new acts and return them. Raises ``StoreError``."""
        async with self._lock:
            return await self._read_on()

    async def add(self, by: int, action: OwnerAction, subject: int | None = None, words: str = "") -> OwnerAct:
        """Add an act. It is stored before it takes effect. Raises ``StoreError``."""
        async with self._lock:
            await self._read_on()
            act = OwnerAct(len(self.acts) + 1, self._now(), by, action, subject, words)
            await self._store.set_note(f"{OWNER_ACT}{act.number}", OWNER_CODEC.encode(act)[1])
            self._take(act)
            return act

    async def _read_on(self) -> list[OwnerAct]:
        acts = []
        while (text := await self._store.note(f"{OWNER_ACT}{len(self.acts) + 1}")) is not None:
            acts.append(OWNER_CODEC.decode("act", text))
            self._take(acts[-1])
        return acts

    def _take(self, act: OwnerAct) -> None:
        self.acts.append(act)
        self.decided.apply(act)
