"""What the owner of the bot has decided, act by act; what holds now is folded from that.

Theory of operation. Every act is one of the store's notes, ``owner-act:1`` and so on without gaps; they are never
changed. Maintenance, and who is blocked, are a fold over them, so that nothing holds that is not journaled. Where a bot
runs as several processes, one of them writes and the others read what is new from time to time.
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
    """What an owner may do."""

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
    """One act: ``at`` is Unix time, ``by`` who did it, ``subject`` the person or server it is about, if any."""

    number: int
    at: float
    by: int
    action: OwnerAction
    subject: int | None = None
    words: str = ""


OWNER_CODEC: Codec[OwnerAct] = Codec({"act": OwnerAct})


@dataclass(slots=True)
class OwnerDecisions:
    """What holds after all acts so far."""

    maintenance: bool = False
    people: set[int] = field(default_factory=set)
    servers: set[int] = field(default_factory=set)

    def apply(self, act: OwnerAct) -> None:
        """Change what holds by one more act."""
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
        """Return why no new game may begin on a server; None where it may. Every beginning asks this."""
        if guild_id in self.servers:
            return Reason.SERVER_BLOCKED
        return Reason.MAINTENANCE if self.maintenance else None


class OwnerJournal:
    """All acts, the oldest first; call ``catch_up`` before the first question. ``now`` is Unix time."""

    def __init__(self, store: NoteStore, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._lock = asyncio.Lock()
        self.acts: list[OwnerAct] = []
        self.decided = OwnerDecisions()

    async def catch_up(self) -> list[OwnerAct]:
        """Read the acts that are new and return them; raises ``StoreError``."""
        async with self._lock:
            return await self._read_on()

    async def add(self, by: int, action: OwnerAction, subject: int | None = None, words: str = "") -> OwnerAct:
        """Add an act, which is durable before it holds; raises ``StoreError``."""
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
