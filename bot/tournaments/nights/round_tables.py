"""The tables of a night's rounds, and storing a night's facts: each fact is durable before the night in memory changes.

Theory of operation. The night's facts are compared with the open tables. Each table knows its place in the night by the
key of its tournament. Whatever is missing is done: a table is opened, a computer stands in for a person, hands are
added, time is called, a result is written, a table of a past round is closed. This works in the same way after every
change and after a restart. So a crash leaves nothing undone, and nothing is done twice. The night's lock is held only
to write facts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from bot.engine.scoring import SeatScore, table_score
from bot.storage.api import OutcomeUnknown, StoreError, TournamentId
from bot.storage.store import Store
from bot.tables.decisions import Reason
from bot.tables.facts import JournalError
from bot.tables.model import Status, TournamentKind, TournamentSeat, TournamentTable
from bot.tables.tables import Tables
from bot.tables.timer import Clock
from bot.tables.tournament_tables import TableOrder
from bot.tables.views import Snapshot
from bot.tournaments.ledger import Ledger
from bot.tournaments.movements import Entrant, Meeting
from bot.tournaments.nights.night import (
    NIGHT_CODEC,
    Attendance,
    Left,
    Night,
    NightError,
    NightFact,
    NightRefusal,
    NightStatus,
    RunningRound,
    TablePlaced,
    TableScored,
    TakenOver,
    apply_fact,
)
from bot.tournaments.nights.rounds import HEAD_TABLE, apply_judged, seat_spares

KIND = "night"
"""The store's kind of tournament for a night."""

_log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class LiveNight:
    """A night in memory.

    Times are Unix seconds. ``retry_at`` is set while the store refuses what is due, or while ``held`` keeps a round
    from beginning. People can press something since ``here_since``, except since ``lost_since``, when the store began
    to fail; ``made_up`` counts the outages for which time is being given back. ``kept_at``: when the store last wrote
    something of the night. ``behind``: by how many seconds the machine's clock has been set back since the night began;
    rounds and pauses ignore that. ``waiting`` are tables of the running round that may not begin yet, and why.
    """

    night_id: TournamentId
    night: Night
    retry_at: float | None = None
    here_since: float = 0.0
    held: Reason | None = None
    made_up: int = 0
    lost_since: float | None = None
    kept_at: float = 0.0
    behind: float = 0.0
    waiting: tuple[tuple[int, Reason], ...] = ()

    def time(self, now: float) -> float:
        """Return the night's own time. It starts from the wall clock and then runs on, even if that clock is set."""
        return now if self.night.status is NightStatus.LOBBY else now + self.behind

    @property
    def shown(self) -> Night:
        """The night with the times of its round or pause converted to the wall clock, for people to read."""
        night, running = self.night, self.night.running
        if night.status in (NightStatus.LOBBY, NightStatus.CLOSED) or not self.behind:
            return night
        if running is not None:
            ends_at = None if running.ends_at is None else running.ends_at - self.behind
            running = replace(running, begun_at=running.begun_at - self.behind, ends_at=ends_at)
        return replace(night, status_at=night.status_at - self.behind, running=running)

    def set_back(self, seconds: float) -> None:
        """Move all times back by this many seconds, as the machine's clock was."""
        if self.night.status is NightStatus.LOBBY:
            self.here_since -= seconds
        else:
            self.behind += seconds
        self.kept_at -= seconds
        self.retry_at = None if self.retry_at is None else self.retry_at - seconds
        self.lost_since = None if self.lost_since is None else self.lost_since - seconds


class NightLedger(Ledger[NightFact, Night]):
    """The facts of nights, dated by ``clock``. ``tell`` gets facts that others stored. Raises ``StoreError``."""

    def __init__(self, store: Store, clock: Clock, tell: Callable[[LiveNight], None]) -> None:
        super().__init__(store, clock, KIND, NIGHT_CODEC, apply_fact)
        self._tell = tell

    async def commit(self, live: LiveNight, *facts: NightFact, done: bool = False) -> NightRefusal | None:
        """Store and apply facts; ``done`` closes the tournament. Hold its lock. Return why a fact is impossible."""
        wall = self.clock.now()
        now = max(live.time(wall), live.night.at)
        try:
            taken = await self._judge_seats(live.night, facts, now)
            live.night = await self.append(live.night_id, *facts, *taken, at=now, closed_at=now if done else None)
        except NightError as error:
            return error.refusal
        except OutcomeUnknown:
            with suppress(StoreError):  # otherwise this is done once the store works again
                await self.read_again(live)
            raise
        live.behind, live.kept_at = max(live.behind, now - wall), wall
        return None

    async def _judge_seats(self, night: Night, facts: Sequence[NightFact], now: float) -> tuple[TakenOver, ...]:
        """Return which seats are taken over after these facts. Raises ``NightError`` if that is forbidden."""
        after = night
        for fact in facts:
            after = apply_judged(after, fact, now)
        seats_change = after.corrections != night.corrections or (after.spares and after.free_seats)
        if after.status is not NightStatus.PAUSE or not seats_change:
            return ()
        return seat_spares(night, after, await self.find_apart_on(after))

    async def find_apart_on(self, night: Night) -> frozenset[frozenset[Entrant]]:
        """Return the pairs of people in a night who are kept apart because one avoids the other."""
        numbers = {one.user_id: entrant for entrant, one in zip(night.entrants, night.participants, strict=True)}
        apart = await self.find_apart([user_id for user_id in numbers if user_id is not None])
        return frozenset(frozenset(numbers[user_id] for user_id in two) for two in apart)

    async def read_again(self, live: LiveNight) -> None:
        stored = await self.state(live.night_id)
        if stored is not None and stored != live.night:
            live.night = stored
            self._tell(live)


# -- round tables


RETRY_SECONDS = 30.0
"""Seconds until a table that could not be opened, or a failed write, is retried."""

NO_PLACE = "it has no place"

NOTHING = (SeatScore(), SeatScore(), SeatScore(), SeatScore())
"""The result of a table at which nobody played."""


FindPlace = Callable[[TournamentId, Night, int], Awaitable[int | None]]
"""Returns the channel for a table, or ``None`` if it can have none now; then the host has been told."""


class RoundTables:
    """Opens, steers and closes the tables of all nights, so that they match the facts. Calls ``tell``, without the
    night's lock, after facts were written or when other tables have to wait.
    """

    def __init__(
        self, ledger: NightLedger, tables: Tables, find_place: FindPlace, tell: Callable[[LiveNight], None]
    ) -> None:
        self._ledger = ledger
        self._tables = tables
        self._find_place = find_place
        self._tell = tell

    def open_tables(self, night_id: TournamentId) -> dict[str, Snapshot]:
        """Return the open tables of a night by their tournament keys."""
        return self._tables.tournaments.by_key(TournamentKind.NIGHT, f"{night_id}:")

    async def repair(self, live: LiveNight) -> str | None:
        """Do everything that is missing now, and return what has to wait."""
        running = live.night.running
        meetings = {} if running is None else {key_of(live, running, one.table): one for one in running.round.meetings}
        past = [snapshot for key, snapshot in self.open_tables(live.night_id).items() if key not in meetings]
        work: list[Awaitable[str | None]] = [self._tables.tournaments.close(one.table.table_id) for one in past]
        if running is not None:
            work += [self._reconcile_table(live, running, meeting) for meeting in meetings.values()]
        outcomes = await asyncio.gather(*work, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, BaseException) and not isinstance(outcome, StoreError | JournalError):
                raise outcome
        at_tables = zip(meetings.values(), outcomes[len(past) :], strict=True)
        waiting = tuple((one.table, outcome) for one, outcome in at_tables if isinstance(outcome, Reason))
        if live.waiting != waiting:
            live.waiting = waiting
            self._tell(live)
        waits = [str(outcome) for outcome in outcomes if outcome is not None]
        return ", ".join(waits) if waits else None

    async def _reconcile_table(self, live: LiveNight, running: RunningRound, meeting: Meeting) -> str | None:
        if running.tables[meeting.table - 1] is not None:
            return None
        snapshot = self.open_tables(live.night_id).get(key_of(live, running, meeting.table))
        if snapshot is None and running.called:
            await self._score(live, running, TableScored(meeting.table, NOTHING))
        elif snapshot is None:
            return await self._open(live, running, meeting)
        elif snapshot.table.status is Status.FINISHED:
            table_id = snapshot.table.table_id
            played = await self._tables.tournaments.score(table_id)
            hands = ((hand.contract, hand.result) for hand in played.hands)
            score = table_score(hands, pairs=live.night.plan.movement.keeps_pairs)
            dealt = len({hand.number for hand in played.hands})
            fact = TableScored(meeting.table, score, table_id, dealt, played.extra, played.own)
            await self._score(live, running, fact)
        else:
            return await self._steer(live, running, meeting, snapshot)
        return None

    async def _open(self, live: LiveNight, running: RunningRound, meeting: Meeting) -> str | None:
        channel_id = await self._place(live, meeting.table)
        if channel_id is None:
            return NO_PLACE
        now = live.night.running
        if now is None or now.round.number != running.round.number or now.called:
            return None
        night = live.night
        order = TableOrder(
            TournamentTable(
                TournamentKind.NIGHT,
                key_of(live, now, meeting.table),
                now.hands,
                night.plan.movement.eliminates,
                night.plan.points if meeting.table == HEAD_TABLE else None,
            ),
            night.guild_id,
            channel_id,
            night.host_id,
            night.plan.table_rules,
            tuple(_seat(night, entrant) for entrant in meeting.seats),
        )
        snapshot = await self._tables.tournaments.open(order)
        if isinstance(snapshot, Reason):
            return snapshot
        return await self._steer(live, now, meeting, snapshot)

    async def _place(self, live: LiveNight, table: int) -> int | None:
        """Return a table's channel. If it has none or others play there, find one; ``None`` if there is none now."""
        place = live.night.place(table)
        own = {one.table.table_id for one in self.open_tables(live.night_id).values()}
        if place is not None and own.issuperset(self._tables.tables_in_channel(place)):
            return place
        channel_id = await self._find_place(live.night_id, live.night, table)
        if channel_id is None or not await self._write(live, TablePlaced(table, channel_id)):
            return None
        return channel_id

    async def _steer(self, live: LiveNight, running: RunningRound, meeting: Meeting, snapshot: Snapshot) -> str | None:
        """Pass the night's decisions on to a table; record who has left it. Return what the table has to wait for."""
        table, tournaments = snapshot.table, self._tables.tournaments
        for entrant in meeting.seats:
            person = live.night.participant(entrant)
            seat = None if person.user_id is None else table.seat_of(person.user_id)
            if seat is None or person.user_id is None:
                continue
            chair = table.chair(seat)
            if person.attendance is Attendance.AWAY and not chair.left:
                await tournaments.stand_in(table.table_id, person.user_id)
            elif person.attendance is Attendance.HERE and chair.left:
                wrote = await self._write(live, Left(person.user_id))
                if not wrote:
                    return None
        hands = None if table.tournament is None else table.tournament.hands
        if running.hands is not None and hands is not None and running.hands > hands:
            await tournaments.add_hands(table.table_id, running.hands - hands, live.night.host_id)
        if running.called:
            await tournaments.call_time(table.table_id, None)
        channel_id = await self._place(live, meeting.table)
        if channel_id is None:
            return NO_PLACE
        if channel_id != table.channel_id:
            await tournaments.move(table.table_id, channel_id)
        return None

    async def _score(self, live: LiveNight, running: RunningRound, fact: TableScored) -> None:
        def is_missing(night: Night) -> bool:
            now = night.running
            return now is not None and now.round.number == running.round.number and now.tables[fact.table - 1] is None

        await self._write(live, fact, is_missing)

    async def _write(
        self, live: LiveNight, fact: NightFact, still_applies: Callable[[Night], bool] = lambda _: True
    ) -> bool:
        """Write a fact if it ``still_applies``, and notify listeners. Return whether it applied."""
        async with self._ledger.lock(live.night_id):
            refused = NightRefusal.NOT_NOW if not still_applies(live.night) else await self._ledger.commit(live, fact)
        if refused is not None:
            _log.info("night %d has moved on: %s", live.night_id, refused)
            return False
        self._tell(live)
        return True


def key_of(live: LiveNight, running: RunningRound, table: int) -> str:
    """Return the key of a table in a night: night, round and table."""
    return f"{live.night_id}:{running.round.number}:{table}"


def _seat(night: Night, entrant: Entrant) -> TournamentSeat:
    """Return who sits there. People who are away keep their seats, and computers stand in for them."""
    one = night.participant(entrant)
    return TournamentSeat(one.name, one.user_id, night.plan.level if one.user_id is None else None)
