"""The Euchre nights of this process. Events of a night become durable only here; then listeners are told.

Theory of operation. A request is a fact (``night.py``). The fold judges it under the night's lock, it is stored, and
only then applied. What happens by itself (``rounds.py``) is a fact too, caused by one clock for all nights. After each
fact the tables are updated (``round_tables.py``) and the listeners told. So a refusal or a failing store leaves
everything as it was, and after a restart at any moment the nights go on from what was stored.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Collection
from collections.abc import Set as AbstractSet
from contextlib import suppress
from dataclasses import dataclass, replace

from bot.ratings.games import Rating, family_of
from bot.storage.api import OutcomeUnknown, Recounting, StoreError, StoreFailing, TournamentId
from bot.storage.store import Store
from bot.tables.decisions import Person, Reason
from bot.tables.model import Status, TournamentKind
from bot.tables.seating import computer_name
from bot.tables.tables import Tables
from bot.tables.timer import Clock, DeadlineTimer, Outages
from bot.tables.views import Change
from bot.task_group import Listener, Listeners, TaskGroup
from bot.tournaments.leagues import finish_night
from bot.tournaments.ledger import PastTournaments
from bot.tournaments.movements import Entrant, count_clashes
from bot.tournaments.nights.night import (
    Announced,
    Attendance,
    CameBack,
    CheckedIn,
    CoHostNamed,
    CoHostRemoved,
    Entered,
    HostGone,
    HostProposed,
    Left,
    NextOpened,
    Night,
    NightBegun,
    NightClosed,
    NightClosing,
    NightError,
    NightFact,
    NightOpened,
    NightPlan,
    NightRefusal,
    NightStatus,
    PauseBegun,
    ProposalAnswered,
    RepeatChosen,
    RoundBegun,
    RoundExtended,
    SeatsSwapped,
    StartMoved,
    TablePlaced,
    Wanted,
    apply_fact,
)
from bot.tournaments.nights.round_tables import RETRY_SECONDS, FindPlace, LiveNight, NightLedger, RoundTables
from bot.tournaments.nights.rounds import (
    PAUSE_SECONDS,
    DrawDue,
    all_entrants,
    asked_people,
    coming_tables,
    count_computers,
    draw_night,
    is_provisional,
    moment_due,
    next_moment,
    next_start,
    refuse_swap,
)
from bot.tournaments.reconcile import Reconciler

MOST_OF_PERSON, MOST_OF_SERVER = 2, 5
"""The most open nights of one host anywhere, and of one server."""
FAR_SECONDS = 14 * 86_400.0
"""Nights further ahead than this (seconds) are counted separately, under the same limits."""

_DRAWS = 60
"""The most draws to try if people avoid each other; the best is taken."""

OVER = "over"
"""The name of the message that says how a night ended."""

_POSSIBLE = (None, NightRefusal.OTHERS_ASKED)
"""The answers for something that can happen, at once or if others agree."""

_HOST_UNKNOWN = "whether its host is still there is not known"

_log = logging.getLogger(__name__)


def host_gone_message(night: Night) -> str | None:
    """Return the name of the message that a night's host has left, or ``None`` if they have not."""
    return f"host-gone:{night.host_gone}" if night.host_gone else None


@dataclass(frozen=True, slots=True)
class NightChange:
    """Sent to every listener after a night has durably changed, with its new state."""

    night_id: TournamentId
    night: Night


class Nights:
    """Every night that is not over. Create this in a running event loop, add listeners, then call ``resume``.

    ``find_place`` finds channels for tables. ``is_member`` returns whether a person is on a server (``None`` if
    unknown). ``entropy`` returns 32 secret bytes for a draw. ``outages`` knows when people on a server can press
    nothing; meanwhile nothing happens there by itself. Methods for people's requests return why a request is refused.
    They raise ``StoreError`` if it could not be stored; then nothing has changed.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        find_place: FindPlace,
        is_member: Callable[[int, int], Awaitable[bool | None]],
        *,
        clock: Clock,
        entropy: Callable[[], bytes],
        outages: Outages,
    ) -> None:
        self._outages = outages
        self._is_member = is_member
        self._store = store
        self._tables = tables
        self._clock = clock
        self._entropy = entropy
        self._opening = asyncio.Lock()
        """Held while a new night is counted against the limits and stored."""
        self._tasks = TaskGroup()
        self._live: dict[TournamentId, LiveNight] = {}
        self.ledger = NightLedger(store, clock, self._on_commit)
        self.past = PastTournaments(
            self.ledger,
            lambda row, night: finish_night(row.tournament_id, night),
            lambda night: night.status is NightStatus.CLOSED,
        )
        """What is remembered of nights that are over."""
        self._round_tables = RoundTables(self.ledger, tables, find_place, self._on_commit)
        self._reconciler: Reconciler[TournamentId, str] = Reconciler(
            self._reconcile, clock, RETRY_SECONDS, "tables of night", (StoreError,)
        )
        self._alarm = DeadlineTimer(clock, self._ring, self._on_clock_jump)
        self._listeners = Listeners[NightChange](lambda change: f"night {change.night_id}", self._tasks)
        tables.add_listener(self._on_table, TournamentKind.NIGHT)

    def add_listener(self, listener: Listener[NightChange]) -> None:
        self._listeners.add_listener(listener)

    async def idle(self) -> None:
        """Wait until no background work is left, except retries that are due later."""
        while self._tasks.running or self._reconciler.busy or self._alarm.ringing:
            await self._tasks.wait_until_done()
            await self._reconciler.finish()
            await self._alarm.idle()

    # -- what there is

    def night(self, night_id: TournamentId) -> Night | None:
        """Return a night that is in memory, or ``None``."""
        live = self._live.get(night_id)
        return None if live is None else live.shown

    def delay_of(self, night_id: TournamentId) -> Reason | None:
        """Return why a night's next round is overdue, or ``None`` if nothing holds it up."""
        live = self._live.get(night_id)
        return None if live is None else live.held

    def waiting_tables(self, night_id: TournamentId) -> tuple[tuple[int, Reason], ...]:
        """Return the tables of the running round that may not begin yet, and why. They are retried regularly."""
        live = self._live.get(night_id)
        return () if live is None else live.waiting

    def nights(self) -> tuple[NightChange, ...]:
        """Return every open night, oldest first."""
        return tuple(NightChange(night_id, self._live[night_id].shown) for night_id in sorted(self._live))

    def night_in(self, channel_id: int) -> TournamentId | None:
        """Return the open night whose lobby or one of whose tables is in this channel, or ``None``."""
        for one in reversed(self.nights()):
            places = {one.night.channel_id, *dict(one.night.places).values()}
            if channel_id in places and one.night.status is not NightStatus.CLOSED:
                return one.night_id
        return None

    def stopped_in(self, channel_id: int) -> TournamentId | None:
        """Return the finished weekly night in a channel that needs another host, or ``None``."""
        stopped = (one.night_id for one in self.nights() if one.night.channel_id == channel_id and one.night.host_gone)
        return next(stopped, None)

    async def past_night(self, guild_id: int, night_id: TournamentId | None = None) -> Night | None:
        """Return a server's finished night with at least one round: this one, or the last that counts."""
        for one in reversed(await self.past.of_server(guild_id)):
            if one.rounds and night_id in (None, one.number):
                night = self.night(one.number) or await self.ledger.state(one.number)
                if night is not None and (night_id is not None or night.counts):
                    return night
        return None

    # -- what people ask for

    async def open(
        self, host: Person, guild_id: int, channel_id: int, plan: NightPlan
    ) -> TournamentId | NightRefusal | Reason:
        """Open a night whose lobby is in a channel."""
        async with self._opening:
            busy = None if self.night_in(channel_id) is None else NightRefusal.CHANNEL_BUSY
            refused = self._tables.refuse_beginning(guild_id) or busy
            refused = refused or self._refuse_one_more(host.user_id, guild_id, plan.starts_at)
            if refused is not None:
                return refused
            return await self._open(NightOpened(guild_id, channel_id, host.user_id, plan))

    async def _open(self, opened: NightOpened, *more: NightFact) -> TournamentId:
        """Store a night that begins with these facts. The caller holds ``_opening``."""
        now = self._clock.now()
        try:
            night_id = await self.ledger.open(opened.guild_id, opened.channel_id, opened, *more, at=now)
        except OutcomeUnknown:
            with suppress(StoreError):  # the night may have been stored all the same
                await self.resume()
            raise
        night = await self.ledger.state(night_id)
        assert night is not None  # noqa: S101 - it was opened just now
        self._live[night_id] = live = LiveNight(night_id, night, kept_at=now)
        self._on_commit(live)
        return night_id

    def _refuse_one_more(self, host_id: int, guild_id: int, starts_at: float, but: int = 0) -> NightRefusal | None:
        """Refuse a night if its host or server has enough, not counting ``but``. Far nights are counted separately."""
        far_from = self._clock.now() + FAR_SECONDS
        nights = [
            live.night
            for live in self._live.values()
            if live.night.status is not NightStatus.CLOSED
            and live.night_id != but
            and (live.night.plan.starts_at > far_from) == (starts_at > far_from)
        ]
        if sum(night.host_id == host_id for night in nights) >= MOST_OF_PERSON:
            return NightRefusal.PERSON_FULL
        if sum(night.guild_id == guild_id for night in nights) >= MOST_OF_SERVER:
            return NightRefusal.SERVER_FULL
        return None

    async def request(self, night_id: TournamentId, asker: Person, fact: NightFact) -> NightRefusal | None:
        """Carry out a request, or ask those who have to agree (``OTHERS_ASKED``). Refuse partners kept apart."""
        partner_id = fact.partner_id if isinstance(fact, Entered) else None
        if partner_id is not None and partner_id in await self._store.apart_from(asker.user_id):
            return NightRefusal.SEAT_BARRED
        refused = self.refuse(night_id, asker, fact)

        def judge_again() -> NightRefusal | None:
            now = self.refuse(night_id, asker, fact)
            return None if now is refused else NightRefusal.NOT_NOW if now in _POSSIBLE else now

        if refused is NightRefusal.OTHERS_ASKED and isinstance(fact, Wanted):
            return await self._commit(night_id, HostProposed(asker.user_id, fact), judge=judge_again) or refused
        return refused or await self._commit(night_id, fact, judge=judge_again)

    async def answer(self, night_id: TournamentId, asker: Person, seq: int, *, yes: bool) -> NightRefusal | None:
        """Answer the proposal of this number. A yes carries it out; a no ends it."""

        def judge() -> NightRefusal | None:
            live = self._live.get(night_id)
            proposal = None if live is None else live.night.open_proposal
            if live is None or proposal is None or proposal.seq != seq:
                return NightRefusal.NO_PROPOSAL
            night = live.night
            behind = live.time(0.0)  # outages are told by the wall clock
            if self._outages.put_off(night.guild_id, proposal.at - behind, proposal.until - behind) < self._clock.now():
                return NightRefusal.NO_PROPOSAL
            asked = asked_people(night, proposal.by, proposal.aim) or ()
            return None if asker.user_id in asked else NightRefusal.NOT_ASKED

        return judge() or await self._commit(night_id, ProposalAnswered(asker.user_id, yes), judge=judge)

    def refuse(self, night_id: TournamentId, asker: Person, fact: NightFact) -> NightRefusal | None:
        night = self.night(night_id)
        if night_id in self.ledger.unreadable:
            return NightRefusal.UNREADABLE
        refused = NightRefusal.NO_NIGHT if night is None else refuse_request(night, asker, fact)
        if refused is None and isinstance(fact, TablePlaced) and self._is_taken(night_id, fact):
            return NightRefusal.CHANNEL_TAKEN
        if refused is None and isinstance(fact, StartMoved) and night is not None and night.status is NightStatus.LOBBY:
            return self._refuse_one_more(night.host_id, night.guild_id, fact.starts_at, night_id)
        return refused

    def _is_taken(self, night_id: TournamentId, placed: TablePlaced) -> bool:
        own = {key: one.table.table_id for key, one in self._round_tables.open_tables(night_id).items()}
        this = {table_id for key, table_id in own.items() if key.endswith(f":{placed.table}")}
        chosen = (
            (one.night_id, table)
            for one in self.nights()
            for table, where in one.night.places
            if where == placed.channel_id and one.night.status is not NightStatus.CLOSED
        )
        here = self._tables.tables_in_channel(placed.channel_id or 0)
        return not this.issuperset(here) or any(one != (night_id, placed.table) for one in chosen)

    async def let_go(self, guild_id: int, user_id: int) -> None:
        """Remove a host who wants to be forgotten from future nights of a server: their weekly nights end, and those of
        others lose a co-host. No finished night that names them waits for another host; nobody waits for them as a
        partner.
        """
        async with self._opening:
            for live in [one for one in self._live.values() if one.night.guild_id == guild_id]:
                night = live.night
                waits = bool(night.host_gone) and night.entrant_of(user_id) is not None
                if night.plan.weekly_from is not None and (waits or night.host_id == user_id):
                    await self._commit(live.night_id, RepeatChosen(user_id, weekly=False))
                if night.entrant_of(user_id) is None and any(one.partner_id == user_id for one in night.people):
                    await self._commit(live.night_id, Left(user_id))
                if user_id in night.co_hosts:
                    await self._commit(live.night_id, CoHostRemoved(user_id, user_id))

    # -- what messages tell

    async def note_announcement(
        self, night_id: TournamentId, what: str, channel_id: int, message_id: int | None
    ) -> NightRefusal | None:
        """Record that a message was posted, or given up (``None``). ``OVER`` is a night's last message."""
        return await self._commit(night_id, Announced(what, channel_id, message_id))

    async def channels_deleted(self, channel_ids: Collection[int]) -> None:
        """End nights in these deleted channels, and move tables out of them. Raises ``StoreError``."""
        for live in list(self._live.values()):
            if live.night.channel_id in channel_ids:
                await self._end_lost(live)
        for channel_id in channel_ids:
            await self.place_lost(channel_id)

    async def server_lost(self, guild_id: int) -> None:
        """End the nights of a server that removed the bot. Raises ``StoreError``."""
        for live in list(self._live.values()):
            if live.night.guild_id == guild_id:
                await self._end_lost(live)

    async def _end_lost(self, live: LiveNight) -> None:
        """End a night that cannot be shown anywhere any more. Its finished rounds count, and no next night opens."""
        night, facts = live.night, list[NightFact]()
        if night.plan.weekly_from is not None:
            facts.append(RepeatChosen(night.host_id, weekly=False))
        if night.status is not NightStatus.CLOSED:
            facts.append(NightClosed(NightClosing.FINISHED if night.past else NightClosing.PLACE_GONE))
        if facts:
            await self._commit(live.night_id, *facts)

    async def place_lost(self, channel_id: int) -> None:
        """Find other channels for the tables of a channel that was deleted or forbids the bot to write."""
        for live in list(self._live.values()):
            for table, where in live.night.places:
                if where == channel_id and live.night.status is not NightStatus.CLOSED:
                    await self._commit(live.night_id, TablePlaced(table, None))

    async def _reconcile(self, night_id: TournamentId) -> str | None:
        live = self._live.get(night_id)
        waits = None if live is None else await self._round_tables.repair(live)
        if live is not None and waits is None:
            waits = await self._open_next(live)
        if live is not None and waits is None:
            await self._put_away(live)
        return waits

    async def _open_next(self, live: LiveNight) -> str | None:
        """Open the next weekly night, once this one's end was announced. Return what that has to wait for."""
        async with self._opening:
            night = live.night
            if night.message(OVER) is None or night.next_id is not None or not night.repeats:
                return None
            next_id = self._find_next(live.night_id)
            if next_id is None:
                await self.resume()  # a call that failed may have written it all the same
                next_id = self._find_next(live.night_id)
            if next_id is None:
                busy = None if self.night_in(night.channel_id) is None else NightRefusal.CHANNEL_BUSY
                refused = self._tables.refuse_beginning(night.guild_id) or busy
                if refused is not None:
                    return str(refused)
                there = await self._is_member(night.guild_id, night.host_id)
                if there is None:
                    return _HOST_UNKNOWN
                if not there:
                    gone = await self._commit(live.night_id, HostGone())
                    return None if gone is None else str(gone)
                opened, more = await self._plan_next(live.night_id, night)
                next_id = await self._open(opened, *more)
        refused = await self._commit(live.night_id, NextOpened(next_id))
        return None if refused is None else str(refused)

    def _find_next(self, night_id: TournamentId) -> TournamentId | None:
        return next((one.night_id for one in self._live.values() if one.night.follows == night_id), None)

    async def _plan_next(self, night_id: TournamentId, night: Night) -> tuple[NightOpened, list[NightFact]]:
        zone = await self._tables.server_settings.zone(night.guild_id)
        starts_at = next_start(night.plan.weekly_from or 0.0, night.slot_at, self._clock.now(), zone)
        plan = replace(night.plan, starts_at=starts_at)
        opened = NightOpened(night.guild_id, night.channel_id, night.host_id, plan, night_id, night.unattended_in_a_row)
        more: list[NightFact] = [CoHostNamed(user_id, night.host_id) for user_id in night.co_hosts]
        more += [TablePlaced(table, where, night.host_id) for table, where in night.chosen]
        return opened, more

    async def _put_away(self, live: LiveNight) -> None:
        """Drop a night from memory that is announced, whose tables are closed, and that needs no new host."""
        night, said = live.night, host_gone_message(live.night)
        if night.message(OVER) is None or self._round_tables.open_tables(live.night_id):
            return
        if said is not None and (night.message(said) is None or night.co_hosts):
            return
        async with self.ledger.lock(live.night_id):
            await self._store.set_note(_alive_note(live.night_id), None)
            await self.ledger.commit(live, done=True)
            self._live.pop(live.night_id, None)

    def try_again(self, night_id: TournamentId) -> None:
        """Update a night's tables at once, because what held them up may be gone."""
        self._reconciler.request(night_id)

    # -- life

    async def resume(self) -> None:
        """Read the nights that are not in memory, once the tables are resumed, and continue each one."""
        states = [(row.tournament_id, night) for row, night in await self.ledger.open_states()]
        nights = [LiveNight(night_id, night) for night_id, night in states if night_id not in self._live]
        self._live.update((live.night_id, live) for live in nights)
        for live in nights:
            try:
                await self._take_up(live)
                self._on_commit(live)
            except StoreError:
                raise
            except Exception as fault:  # noqa: BLE001 - one night's fault must not stop the others
                self._live.pop(live.night_id, None)
                self.ledger.report_damage(live.night_id, fault)

    async def _take_up(self, live: LiveNight) -> None:
        """Give a night back the time during which no process served it. The night's own time never goes back."""
        now, last = self._clock.now(), live.night.at
        try:
            last = await self._last_here(live)
        except StoreError as fault:
            _log.warning("the time until which night %d was played is unknown: %s", live.night_id, fault)
        live.behind, live.kept_at = max(0.0, last - now), min(now, last)
        await self._give_back(live, live.kept_at, now)

    async def _give_back(self, live: LiveNight, since: float, until: float) -> None:
        """Give back this time (Unix seconds), in which nobody could press anything; later, if the store fails now."""
        try:
            await self._begin_anew(live, until - since)
        except StoreError as fault:
            _log.warning("night %d gets its lost time back later: %s", live.night_id, fault)
            self._lose_store(live)
            live.lost_since, live.kept_at = since, min(since, live.kept_at)

    async def release(self, guild_ids: Callable[[int], bool]) -> None:
        """Drop the nights of these servers, which another process takes over, after finishing their writes."""
        for live in [each for each in self._live.values() if guild_ids(each.night.guild_id)]:
            await self._remember_stop(live)
            async with self.ledger.lock(live.night_id):
                self._live.pop(live.night_id, None)
                self.ledger.forget(live.night_id)
            await self._reconciler.cancel(live.night_id)
            self._tell_listeners(live)

    async def close(self) -> None:
        """Stop all nights of this process. Nothing is lost, because the store has everything."""
        await self._alarm.close()
        for live in self._live.values():
            await self._remember_stop(live)
        await self._reconciler.close()
        await self._tasks.wait_until_done()

    async def _remember_stop(self, live: LiveNight) -> None:
        if not _is_timed(live.night):
            return
        until = live.kept_at if live.lost_since is not None else self._clock.now()
        try:
            await self._keep_alive(live, min(until, max(live.kept_at, self._outages.lost_since(live.night.guild_id))))
        except StoreError as fault:
            _log.warning("the time at which night %d stopped was not saved: %s", live.night_id, fault)

    async def _keep_alive(self, live: LiveNight, until: float) -> None:
        """Store that people could play until this time (Unix seconds). Raises ``StoreError``."""
        await self._store.set_note(_alive_note(live.night_id), str(live.time(until)))
        live.kept_at = until

    async def _last_here(self, live: LiveNight) -> float:
        """Return the last known time at which people could play before the program stopped, in the night's own time."""
        times = [snapshot.table.asked_at for snapshot in self._round_tables.open_tables(live.night_id).values()]
        last = max([live.night.at, *(at for at in times if at is not None)])
        text = await self._store.note(_alive_note(live.night_id)) if _is_timed(live.night) else None
        return max(last, float(text)) if text else last

    async def _begin_anew(self, live: LiveNight, lost: float) -> None:
        """Give back these seconds, in which nobody could press anything. A start waits again for people, a timed round
        keeps its remaining time, and a pause begins again; the pause before results are final only after more than
        ``PAUSE_SECONDS``, so that a series of short outages does not keep a night open.
        """
        live.here_since = live.time(self._clock.now())
        if lost < (PAUSE_SECONDS if is_provisional(live.night) else 1):
            return
        async with self.ledger.lock(live.night_id):
            if _is_pause(live.night):
                await self.ledger.commit(live, PauseBegun())
            elif _is_timed(live.night):
                await self.ledger.commit(live, RoundExtended(None, 0, round(lost)))

    def begin_anew(self, shard: int, lost_since: float) -> None:
        """Continue where people can press again, after not having been able to since then (Unix seconds): missed starts
        wait for them, timed rounds keep the time they had left.
        """
        for live in self._live.values():
            if self._outages.shard_of(live.night.guild_id) == shard:
                self._make_up(live, lost_since)

    def _on_clock_jump(self, seconds: float) -> None:
        """Continue the nights as after a restart if the machine slept. Nights start by the wall clock."""
        self._outages.skip(max(0.0, seconds))
        for live in list(self._live.values()):
            if seconds < 0:
                live.set_back(-seconds)
                self._tell_listeners(live)
            elif live.lost_since is None and self._outages.reachable(live.night.guild_id):  # else it is counted already
                self._make_up(live, self._clock.now() - seconds)

    def _make_up(self, live: LiveNight, lost_since: float) -> None:
        """Give back the time since then in which nobody could press, each second once. Meanwhile nothing happens."""
        now = self._clock.now()
        since, live.here_since = max(lost_since, live.here_since - live.time(0.0)), live.time(now)
        live.made_up += 1

        async def work() -> None:
            await self._give_back(live, since, now)
            live.made_up -= 1
            self._on_commit(live)

        self._tasks.start(work(), f"night {live.night_id} after nobody could press anything")

    async def _commit(
        self, night_id: TournamentId, *facts: NightFact, judge: Callable[[], NightRefusal | None] = lambda: None
    ) -> NightRefusal | None:
        """Store facts, unless ``judge`` or the night refuses them now, and tell listeners. Return why not."""
        live = self._live.get(night_id)
        if live is None:
            return NightRefusal.NO_NIGHT
        try:
            async with self.ledger.lock(night_id):
                refused = judge() or await self.ledger.commit(live, *facts)
        except StoreFailing:
            self._lose_store(live)
            self._alarm.wake_at(live.retry_at)
            raise
        if refused is None:
            self._on_commit(live)
        return refused

    def _lose_store(self, live: LiveNight) -> None:
        now = self._clock.now()
        live.retry_at = now + RETRY_SECONDS
        if live.lost_since is None:
            live.lost_since = now

    async def _find_store(self, live: LiveNight, since: float) -> None:
        """Check whether the store works again. If it failed for more than a moment, what was played after the last
        successful write counts for nobody. Raises ``StoreError``.
        """
        now, kept_at = self._clock.now(), live.kept_at
        async with self.ledger.lock(live.night_id):
            await self.ledger.read_again(live)
        await self._keep_alive(live, kept_at)
        if now - since > RETRY_SECONDS:
            await self._begin_anew(live, now - min(since, kept_at))
            self._on_commit(live)
        live.lost_since, live.kept_at = None, now

    def _on_commit(self, live: LiveNight) -> None:
        self._tell_listeners(live)
        self._reconciler.request(live.night_id)
        self._alarm.wake_at(self._wake_at(live))

    def _tell_listeners(self, live: LiveNight) -> None:
        self._listeners.tell(NightChange(live.night_id, live.shown))

    def _on_table(self, change: Change) -> None:
        table = change.snapshot.table
        if table.tournament is None:
            return
        live = self._live.get(TournamentId(int(table.tournament.key.partition(":")[0])))
        if live is None:
            return
        if table.status is not Status.PLAYING:
            self._reconciler.request(live.night_id)
            return
        seat = None if change.by is None else table.seat_of(change.by)
        entrant = None if change.by is None else live.night.entrant_of(change.by)
        if seat is None or entrant is None or change.by is None:
            return
        left, attendance = table.chair(seat).left, live.night.participant(entrant).attendance
        if left and attendance is Attendance.HERE:
            self._reconciler.request(live.night_id)
        elif not left and attendance is Attendance.AWAY:
            self._tasks.start(self._back(live, change.by), f"somebody is back on night {live.night_id}")

    async def _back(self, live: LiveNight, user_id: int) -> None:
        fault: NightRefusal | StoreError | None
        try:
            fault = await self._commit(live.night_id, CameBack(user_id))
        except StoreError as error:
            fault = error
        if fault is not None:
            _log.warning("the return of a person to night %d was not saved: %s", live.night_id, fault)

    # -- what happens by itself

    def _wake_at(self, live: LiveNight) -> float | None:
        """Return when this night next needs attention, for a timed one also to store that it is alive."""
        if not self._is_here(live):
            return None
        if live.retry_at is not None:
            return live.retry_at
        wall = self._clock.now()
        now = live.time(wall)
        if moment_due(live.night, now, live.here_since) is not None:
            return wall
        moment = next_moment(live.night, now, live.here_since)
        times = [] if moment is None else [moment.at - (now - wall)]
        if _is_timed(live.night):
            times.append(live.kept_at + RETRY_SECONDS)
        return min(times, default=None)

    def _is_here(self, live: LiveNight) -> bool:
        """Return whether people can press anything. If not, nothing happens by itself."""
        return not live.made_up and self._outages.reachable(live.night.guild_id)

    async def _ring(self) -> float | None:
        for live in list(self._live.values()):
            now = self._alarm.now()
            if not self._is_here(live) or (live.retry_at is not None and live.retry_at > now):
                continue
            live.retry_at = None
            try:
                if live.lost_since is not None:
                    await self._find_store(live, live.lost_since)
                elif _is_timed(live.night) and live.kept_at + RETRY_SECONDS <= now:
                    await self._keep_alive(live, now)
                await self._attend(live)
            except StoreError as fault:
                live.retry_at = now + RETRY_SECONDS
                if isinstance(fault, StoreFailing):
                    self._lose_store(live)
                _log.debug("night %d is tried again later: %s", live.night_id, fault)
            except Exception:  # noqa: BLE001 - one night's fault must not stop the clocks of the others
                live.retry_at = self._clock.now() + RETRY_SECONDS
                _log.exception("the clock of night %d failed and is tried again later", live.night_id)
        times = (self._wake_at(live) for live in self._live.values())
        return min((at for at in times if at is not None), default=None)

    async def _attend(self, live: LiveNight) -> None:
        while moment_due(live.night, live.time(self._clock.now()), live.here_since) is not None:
            in_lobby = live.night.status is NightStatus.LOBBY
            ratings = await self._ratings(live.night)
            apart = await self.ledger.find_apart_on(live.night) if in_lobby else frozenset()
            async with self.ledger.lock(live.night_id):
                moment = moment_due(live.night, live.time(self._clock.now()), live.here_since)
                if moment is None:
                    return
                if isinstance(moment.what, DrawDue | RoundBegun) and self._is_held(live):
                    return
                fact = self._draw(live.night, ratings, apart) if isinstance(moment.what, DrawDue) else moment.what
                refused = await self.ledger.commit(live, fact)
            if refused is not None:
                live.retry_at = self._clock.now() + RETRY_SECONDS
                _log.warning("night %d is tried again later: %s", live.night_id, refused)
                return
            self._on_commit(live)

    def _is_held(self, live: LiveNight) -> bool:
        """Return whether the next round has to wait, because no game may begin on its server now. It is retried."""
        before, live.held = live.held, self._tables.refuse_beginning(live.night.guild_id)
        if live.held is None:
            return False
        live.retry_at = self._clock.now() + RETRY_SECONDS
        if live.held is not before:
            self._tell_listeners(live)
        return True

    def _draw(self, night: Night, ratings: dict[Entrant, Rating], apart: AbstractSet[frozenset[Entrant]]) -> NightBegun:
        """Draw the entrants. Of several draws, take the one that seats people kept ``apart`` together most rarely."""
        names: list[str] = []
        for _ in range(count_computers(night)):
            names.append(computer_name(night.plan.level, [*names, *(one.name for one in night.participants)]))
        order, chance = list(all_entrants(night)), random.Random(self._entropy())  # noqa: S311 - its chance is given
        best: NightBegun | None = None
        fewest = 0
        for _ in range(_DRAWS):
            chance.shuffle(order)
            drawn = draw_night(night, names, order, ratings, apart)
            clashes = count_clashes(coming_tables(apply_fact(night, drawn, night.at)), apart) if apart else 0
            if best is None or clashes < fewest:
                best, fewest = drawn, clashes
            if not fewest:
                break
        assert best is not None  # noqa: S101 - there is at least one draw
        return best

    async def _ratings(self, night: Night) -> dict[Entrant, Rating]:
        if night.status is not NightStatus.LOBBY or not night.plan.movement.eliminates:
            return {}
        ratings: dict[Entrant, Rating] = {}
        family = family_of(night.plan.rules.preset)
        for entrant, one in zip(night.entrants, night.participants, strict=True):
            if one.user_id is None:
                continue
            try:
                statistics = await self._store.player_statistics(night.guild_id, one.user_id, now=self._clock.now())
            except Recounting:
                return {}
            for standing in () if statistics is None else statistics.families:
                if standing.family is family and standing.rating is not None:
                    ratings[entrant] = standing.rating
        return ratings


def refuse_request(night: Night, asker: Person, fact: NightFact) -> NightRefusal | None:
    """Return why ``asker`` may not bring ``fact`` about, or that others must agree first; ``None`` if they may.

    Everybody decides for themselves; the rest is for hosts and moderators. They need others to agree to a result of
    their own table, and to an end of a night in which they play. A host who plays cannot call it off.
    """
    match fact:
        case Entered(who) if who == asker.user_id and not _is_invited(night, asker):
            return NightRefusal.NOT_INVITED
        case Entered(who) | CheckedIn(who) | CameBack(who) | Left(who, None) if who == asker.user_id:
            return None
        case _:
            pass
    by_host = isinstance(fact, CoHostNamed) or (isinstance(fact, CoHostRemoved) and fact.user_id != asker.user_id)
    if not asker.moderator and asker.user_id not in (night.hosts[:1] if by_host else night.hosts):
        return NightRefusal.NOT_HOST
    match fact:
        case NightClosed(NightClosing.FINISHED) if not night.past:
            return NightRefusal.NOTHING_COMPLETE
        case NightClosed(NightClosing.ASKED) if not asker.moderator and night.status is not NightStatus.LOBBY:
            return None if night.entrant_of(asker.user_id) is None else NightRefusal.HOST_PLAYS
        case SeatsSwapped(_, user_id, other_id) if (refused := refuse_swap(night, user_id, other_id)) is not None:
            return refused
        case _:
            asked = asked_people(night, asker.user_id, fact)
            return None if asked is None else _refuse_alone(night, fact, asked)


def _is_invited(night: Night, asker: Person) -> bool:
    role_id = night.plan.role_id
    return role_id is None or role_id in asker.roles or asker.user_id in night.hosts


def _refuse_alone(night: Night, fact: NightFact, asked: Collection[int]) -> NightRefusal:
    """Return why a person cannot decide this alone: it is impossible, others are asked, or nobody can be asked."""
    try:
        apply_fact(night, fact, night.at)
    except NightError as error:
        return error.refusal
    return NightRefusal.OTHERS_ASKED if asked else NightRefusal.HOST_PLAYS


def _alive_note(night_id: TournamentId) -> str:
    return f"night-alive:{night_id}"


def _is_timed(night: Night) -> bool:
    running = night.running
    return _is_pause(night) or (running is not None and running.ends_at is not None and not running.called)


def _is_pause(night: Night) -> bool:
    """Return whether people are waiting for the next round. The first round begins without a pause."""
    return night.status is NightStatus.PAUSE and bool(night.past)
