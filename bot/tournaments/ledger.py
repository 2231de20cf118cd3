"""Keeps the facts of tournaments of any kind, and the states that follow from them.

Theory of operation. A tournament is the result of its facts. The ``Ledger`` of one kind applies facts to a state, makes
them durable, and only then keeps the new state. It counts the facts itself and keeps the states of running tournaments,
so that facts are not read again for every view or decision. If a write fails, the ledger drops the tournament, and the
next read gets what was really written. A finished tournament is read once and summed up (``PastTournaments``), until
the store says that somebody was forgotten.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, cast
from weakref import WeakValueDictionary

from bot.codec import Codec
from bot.deals.draw import Chain
from bot.storage.api import FORGETTINGS, Entry, NoteStore, StoreError, TournamentId, TournamentRow
from bot.storage.store import Store
from bot.tables.timer import Clock

F = TypeVar("F")
S = TypeVar("S")
T = TypeVar("T")

MOST_SERVERS = 100
"""The number of servers whose finished tournaments are kept in memory: those asked for last."""

FEW = 50
"""The number of facts that are read within a few milliseconds."""

_log = logging.getLogger(__name__)


# -- where they are kept


@dataclass(slots=True)
class _Known(Generic[S]):
    seq: int
    state: S


class Ledger(Generic[F, S]):
    """The tournaments of one kind. ``apply`` returns the state after one more fact, given its Unix time ``at``. Before
    the first fact the state is ``None``. ``apply`` raises ``FactError`` for a fact that contradicts the state.

    Methods raise ``StoreError``. If another process writes to the same tournament, ``append`` raises ``SequenceTaken``
    and can be called again.
    """

    def __init__(
        self, store: Store, clock: Clock, kind: str, codec: Codec[F], apply: Callable[[S | None, F, float], S]
    ) -> None:
        self.store = store
        self.clock = clock
        self.kind = kind
        self._codec = codec
        self._apply = apply
        self._known: dict[TournamentId, _Known[S]] = {}
        self._failures = 0
        """How many writes have failed. A failed write may outdate what was read before it."""
        self._open: dict[TournamentId, int | None] = {}
        """The tournaments that are not over, as far as this process knows, with their servers."""
        self.unreadable: set[TournamentId] = set()
        """The tournaments whose facts this program could not read at the last look."""
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    def lock(self, key: Hashable) -> asyncio.Lock:
        """Return the lock of a tournament, or of any other key. Hold it only to judge and write."""
        return self._locks.setdefault(key, asyncio.Lock())

    async def open(self, guild_id: int | None, channel_id: int | None, *facts: F, at: float) -> TournamentId:
        """Open a tournament with these first facts, and return its id."""
        state = self._fold(None, [(fact, at) for fact in facts])
        entries = self._entries(facts, 1, at)
        tournament_id = await self.store.open_tournament(self.kind, guild_id, channel_id, entries)
        self._open[tournament_id] = guild_id
        self._known[tournament_id] = _Known(len(facts), state)
        return tournament_id

    async def append(self, tournament_id: TournamentId, *facts: F, at: float, closed_at: float | None = None) -> S:
        """Store facts and return the new state. ``FactError`` for a contradiction. Hold the tournament's lock."""
        current = self._known.get(tournament_id) or await self._read(tournament_id)
        if current is None:
            raise StoreError("store-no-tournament", tournament=tournament_id)
        state = self._fold(current.state, [(fact, at) for fact in facts])
        entries = self._entries(facts, current.seq + 1, at)
        try:
            await self.store.append_tournament_facts(tournament_id, entries, closed_at=closed_at)
        except BaseException:
            self._known.pop(tournament_id, None)  # the facts may have been written all the same
            self._failures += 1
            raise
        if closed_at is None:
            self._known[tournament_id] = _Known(current.seq + len(facts), state)
        else:
            self.forget(tournament_id)
        return state

    async def state(self, tournament_id: TournamentId) -> S | None:
        """Return the state of a tournament, or ``None`` if there is no such tournament. Raises ``FactError``."""
        current, failures = self._known.get(tournament_id), self._failures
        if current is None:
            current = await self._read(tournament_id)
            if current is not None and tournament_id in self._open and failures == self._failures:
                current = self._known.setdefault(tournament_id, current)
        return None if current is None else current.state

    async def facts(self, tournament_id: TournamentId, wanted: Callable[[Entry], bool] = lambda _: True) -> list[F]:
        """Return the stored facts of a tournament whose entries are ``wanted``. Raises ``FactError``."""
        entries = [entry for entry in await self.store.tournament_facts(tournament_id) if wanted(entry)]
        return await _in_thread_if_many(self._decode, entries)

    async def open_tournaments(self) -> list[TournamentRow]:
        """Return every running tournament, oldest first."""
        rows = await self.store.live_tournaments(self.kind)
        self._open.update((row.tournament_id, row.guild_id) for row in rows)
        return rows

    async def readable_state(self, tournament_id: TournamentId) -> S | None:
        """Return the state of a tournament. If its facts cannot be read, log that and return ``None``."""
        try:
            state = await self.state(tournament_id)
        except StoreError:
            raise
        except Exception as fault:  # noqa: BLE001 - one that cannot be read must not stop the others
            self.report_damage(tournament_id, fault)
            return None
        self.unreadable.discard(tournament_id)
        return state

    def report_damage(self, tournament_id: TournamentId, fault: Exception) -> None:
        self.unreadable.add(tournament_id)
        _log.error("%s %d is left out, since it cannot go on: %r", self.kind, tournament_id, fault)

    async def open_states(self) -> list[tuple[TournamentRow, S]]:
        """Return every running tournament that can be read, with its state, oldest first."""
        states = [(row, await self.readable_state(row.tournament_id)) for row in await self.open_tournaments()]
        return [(row, state) for row, state in states if state is not None]

    async def find_apart(self, user_ids: Collection[int]) -> frozenset[frozenset[int]]:
        """Return the pairs among these people who may not share a table, because one of them has chosen so."""
        others = {user_id: await self.store.apart_from(user_id) for user_id in user_ids}
        return frozenset(frozenset((one, two)) for one, apart in others.items() for two in apart if two in others)

    def release(self, guild_ids: Callable[[int], bool]) -> None:
        """Drop the tournaments of these servers from memory, because another process takes them over."""
        for tournament_id, guild_id in list(self._open.items()):
            if guild_id is not None and guild_ids(guild_id):
                self.forget(tournament_id)

    def forget(self, tournament_id: TournamentId) -> None:
        """Drop a tournament from memory that is over or belongs to another process."""
        self._open.pop(tournament_id, None)
        self._known.pop(tournament_id, None)

    def _entries(self, facts: Sequence[F], first: int, at: float) -> list[Entry]:
        return [Entry(seq, at, *self._codec.encode(fact)) for seq, fact in enumerate(facts, first)]

    async def _read(self, tournament_id: TournamentId) -> _Known[S] | None:
        entries = await self.store.tournament_facts(tournament_id)
        if not entries:
            return None
        return _Known(len(entries), await _in_thread_if_many(self._replay, entries))

    def _decode(self, entries: Sequence[Entry]) -> list[F]:
        return [self._codec.decode(entry.kind, entry.body) for entry in entries]

    def _replay(self, entries: Sequence[Entry]) -> S:
        return self._fold(None, [(self._codec.decode(entry.kind, entry.body), entry.at) for entry in entries])

    def _fold(self, state: S | None, facts: Sequence[tuple[F, float]]) -> S:
        for fact, at in facts:
            state = self._apply(state, fact, at)
        return cast(S, state)  # there is at least one fact, or a state already


async def _in_thread_if_many(read: Callable[[Sequence[Entry]], T], entries: Sequence[Entry]) -> T:
    """Return ``read(entries)``, computed in a thread if there are many entries, so that nothing else waits."""
    return read(entries) if len(entries) <= FEW else await asyncio.to_thread(read, entries)


# -- what is over


@dataclass(slots=True)
class _Server(Generic[T]):
    """Summaries of a server's finished tournaments, as of the note ``version``, up to the id ``after``."""

    version: str | None
    after: int = 0
    sums: dict[TournamentId, T | None] = field(default_factory=dict)
    listed: tuple[T, ...] = ()


class PastTournaments(Generic[T]):
    """Cached summaries of each server's finished tournaments, made by ``sum_up``, which returns ``None`` for one that
    does not count. Running tournaments for which ``is_over`` is true count as finished.
    """

    def __init__(
        self,
        ledger: Ledger[Any, S],
        sum_up: Callable[[TournamentRow, S], T | None],
        is_over: Callable[[S], bool] | None = None,
    ) -> None:
        self._ledger = ledger
        self._is_over: Callable[[Any], bool] | None = is_over
        self._sum_up: Callable[[TournamentRow, Any], T | None] = sum_up
        self._servers: dict[int, _Server[T]] = {}

    async def of_server(self, guild_id: int) -> tuple[T, ...]:
        """Return the summaries of a server's tournaments, oldest first: the same tuple until one ends."""
        async with self._ledger.lock((self, guild_id)):
            store, server = self._ledger.store, self._servers.pop(guild_id, None)
            version = await store.note(FORGETTINGS)
            if server is None or server.version != version:
                server = _Server(version)
            rows = await store.tournaments(self._ledger.kind, guild_id, after=server.after)
            rows = [row for row in rows if row.tournament_id not in server.sums]
            finished = [row for row in rows if row.closed_at is not None or await self._counts(row)]
            for row in finished:
                state = await self._ledger.readable_state(row.tournament_id)
                server.sums[row.tournament_id] = None if state is None else self._sum_up(row, state)
            if finished:
                server.listed = tuple(one for _, one in sorted(server.sums.items()) if one is not None)
            still_open = [row.tournament_id for row in rows if row not in finished]
            server.after = min(still_open) - 1 if still_open else max(server.sums, default=0)
            self._servers[guild_id] = server
            if len(self._servers) > MOST_SERVERS:
                del self._servers[next(iter(self._servers))]
            return server.listed

    async def _counts(self, row: TournamentRow) -> bool:
        """Return whether a tournament that is not closed already counts as finished."""
        state = None if self._is_over is None else await self._ledger.readable_state(row.tournament_id)
        return self._is_over is not None and state is not None and self._is_over(state)


# -- the secret of the deals


class KeptSecret:
    """A stored secret, made by ``entropy`` when it is first needed. The deals of tournaments are derived from it. It is
    in no fact, because people can export the facts that name them.
    """

    def __init__(self, store: NoteStore, name: str, entropy: Callable[[], bytes]) -> None:
        self._store, self._name, self._entropy = store, name, entropy
        self._known: bytes | None = None
        self._lock = asyncio.Lock()

    async def read(self) -> bytes:
        """Return the secret, reading the store only once. Raises ``StoreError``."""
        async with self._lock:  # if two tasks need the secret first, only one may make it
            if self._known is None:
                if await self._store.note(self._name) is None:
                    await self._store.set_note(self._name, self._entropy().hex())
                self._known = bytes.fromhex(await self._store.note(self._name) or "")
            return self._known


def chain_from(secret: bytes, purpose: str, length: int) -> Chain:
    """Return the deals for a purpose such as ``daily 2026-11-22``. They reveal nothing about other purposes' deals."""
    return Chain(hmac.digest(secret, f"right-bower 1\n{purpose}\n".encode(), "sha256"), length)
