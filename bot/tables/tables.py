"""The tables of this process: opening them, decisions, views, finished hands, restarts, and handing over.

Every change of a table goes through ``Commits.change`` (``commits.py``). Several tables may stand in one channel; what
people type there is meant for that channel's tables.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import NamedTuple, TypeVar, overload

from bot.engine import presets
from bot.engine.rules import Cut, Law, OptionValue
from bot.engine.seats import Seat
from bot.engine.views import SeatView
from bot.players.workers import Workers
from bot.ratings.games import StoredGame
from bot.storage.api import Entry, OutcomeUnknown, StoreError, StoreUnreachable, TableId, TableRow, TableStore
from bot.tables.beginning import Open, Opened, Rematch, Start, judge_opening
from bot.tables.closing import Closed
from bot.tables.commits import Commits, WhyIdle, report_damage
from bot.tables.computers import AwaitView, PaceOf
from bot.tables.decisions import (
    Decision,
    Person,
    Reason,
    What,
)
from bot.tables.draft import Draft, draft_facts
from bot.tables.facts import JournalError, WhyClosed
from bot.tables.front_door import Candidate, WayIn, choose_table, find_holder, is_ranked, may_join, plays_at
from bot.tables.guests import DeclineSeat
from bot.tables.hands import Dealt, WordChanged
from bot.tables.history import (
    HandPositions,
    OwnHand,
    credits_of_game,
    hand_of,
    own_hand_of,
    past_deal_of,
    played_hand_of,
    positions_of,
)
from bot.tables.journal import decode, replay
from bot.tables.live_table import LiveTable
from bot.tables.model import (
    HOUR,
    Credits,
    MoreTables,
    PastDeal,
    Status,
    Table,
    TableSettings,
    TournamentKind,
    TournamentSeat,
    TournamentTable,
    is_anybody_slow,
    present,
)
from bot.tables.places import FellAsleep, Home, Moved, home_by, home_of, is_server_full, refuse_table
from bot.tables.results import record_of
from bot.tables.seating import AddComputer, Join, Leave, computer_name
from bot.tables.server_settings import ServerSettings
from bot.tables.timer import Clock, Outages
from bot.tables.tournament_tables import TableOrder, TournamentTables, begin
from bot.tables.views import (
    Accepted,
    Answer,
    Change,
    DealAgain,
    HandMoments,
    PastHand,
    Refused,
    ReplayedDeal,
    Sight,
    Snapshot,
    TableView,
    sight_of,
    snapshot_of,
)
from bot.task_group import Listener, Listeners

_RESUMED_AT_ONCE = 20
"""How many tables are taken up without a break. A press waits at most for these, about 60 ms."""
_AS_DEALT: Mapping[str, OptionValue] = {"law": Law.HOSTED, "cut": Cut.NO, "steal_the_deal": False}
"""The options that are fixed when a deal is played again, because its pack and its dealer are given."""
_HOMES_KEPT = 2000
"""The number of closed tables whose places are remembered."""

FoundT = TypeVar("FoundT", PastHand, HandMoments, OwnHand, DealAgain, HandPositions)
_log = logging.getLogger(__name__)


class TakenUp(NamedTuple):
    """Sent to every listener once a stored table is in memory again, before anything happens at it."""

    row: TableRow
    snapshot: Snapshot


class Tables:
    """Every open table.

    Create this in a running event loop, add listeners, then call ``resume``. Or call ``expect`` with the stored tables
    and then ``take_up``; tables that people use meanwhile are taken up first. Computer players think in ``workers``.
    ``pace_of`` returns how fast a person wants computers to play. ``why_closed`` returns why no new game may begin on a
    server now. ``outages`` knows when people on a server can press nothing. ``why_idle`` finds out whether a person can
    come back. ``expert`` is the level of the computers when a deal is played again. ``commit_seconds`` gets the
    duration of each commit.
    """

    def __init__(
        self,
        store: TableStore,
        *,
        clock: Clock,
        workers: Workers,
        server_settings: ServerSettings,
        pace_of: PaceOf,
        why_closed: Callable[[int], Reason | None],
        outages: Outages,
        why_idle: WhyIdle,
        expert: str = "expert",
    ) -> None:
        self._expert = expert
        self._commits = Commits(
            store, clock, workers, server_settings, pace_of=pace_of, why_closed=why_closed, outages=outages,
            why_idle=why_idle, find_tables=self._find_tables,
        )  # fmt: skip
        self.server_settings = server_settings
        self.commit_seconds = self._commits.commit_seconds
        self.live = self._commits.tables
        """Every open table, including its hidden cards. What people see comes from snapshots only."""
        self._tasks = self._commits.tasks
        self.expected: dict[TableId, TableRow] = {}
        """Stored open tables that are not in memory yet."""
        self._taking_up = asyncio.Lock()
        self.taken_up = Listeners[TakenUp](lambda one: f"table {one.row.table_id}", self._tasks)
        self._past_homes: dict[TableId, Home] = {}
        self._opening = asyncio.Lock()
        self._finding = asyncio.Lock()
        self._opened: deque[int] = deque(maxlen=256)
        self._closing = False
        self.tournaments = TournamentTables(self._commits)

    def add_listener(self, listener: Listener[Change], kind: TournamentKind | None = None) -> None:
        """Call ``listener`` for every durable change, in order; with ``kind``, only for tables of such tournaments."""
        self._commits.changes.add_listener(listener, kind)

    def snapshot(self, table_id: TableId) -> Snapshot | None:
        """Return the table as last published, or ``None`` if it is closed or never existed."""
        live = self.live.get(table_id)
        return None if live is None else live.snapshot

    def seat_view(self, table_id: TableId, user_id: int) -> SeatView | None:
        """Return what a person sees at their own seat, or ``None`` if they play in no running game there."""
        live = self.live.get(table_id)
        return None if live is None else live.snapshot.seat_view(user_id)

    def snapshots(self) -> tuple[Snapshot, ...]:
        """Return every open table, oldest first."""
        return tuple(self.live[table_id].snapshot for table_id in sorted(self.live))

    def show_acts_singly(self, await_view: AwaitView) -> None:
        """Before each act of a computer, wait for ``await_view``, so that people see the acts one by one."""
        self._commits.await_view = await_view

    async def idle(self) -> None:
        """Wait until no computer plays and nothing is left to write."""
        await self._tasks.wait_until_done()

    def overdue(self, seconds: float) -> int:
        """Return how many clocks ran out more than ``seconds`` ago without effect."""
        return self._commits.overdue(seconds)

    def sight(self, table: TableView, user_id: int | None) -> Sight:
        """Return what a person may see of a table now, open or closed. ``None`` stands for everybody in its channel."""
        live = self.live.get(table.table_id)
        now = table if live is not None else table._replace(status=Status.CLOSED)
        return sight_of(
            now, user_id, undecided=live is not None or self._is_undecided(table.tournament, table.guild_id)
        )

    def _is_undecided(self, tournament: TournamentTable | None, guild_id: int) -> bool:
        """Return whether the tournament of a closed table is still being played at other tables of its server."""
        if tournament is None:
            return False
        if tournament.open_until is not None:
            return self._commits.clock.now() < tournament.open_until
        if any(row.guild_id == guild_id for row in self.expected.values()):
            return True
        playing = (live.table.tournament for live in self.live.values())
        same = tournament.kind, tournament.tournament_key
        return any(other is not None and (other.kind, other.tournament_key) == same for other in playing)

    def record(self, table_id: TableId, user_id: int) -> str | None:
        """Return the record of a finished game, or of a running game's finished hands, if this person played in it."""
        live = self.live.get(table_id)
        if live is None or live.table.game is None or not self.sight(live.snapshot.table, user_id).record:
            return None
        return record_of(live.table)

    async def finished_hand(self, table_id: TableId, hand_seq: int, user_id: int | None) -> PastHand | None:
        """Return the hand that entry ``hand_seq`` dealt at an open or closed table, and the table when the hand was
        over.

        Return ``None`` if the hand is not over, does not exist, or is still hidden from this person. With ``None`` as
        the person, return what everybody may see. Raises ``StoreError``.
        """
        live = self.live.get(table_id)
        now = None if live is None else live.snapshot.table
        if now is not None and now.last_hand is not None and now.last_hand.hand_seq == hand_seq:
            return PastHand.of(now.last_hand, now) if self.sight(now, user_id).past else None
        return await self._look_back(table_id, hand_seq, user_id, hand_of)

    async def played_hand(self, table_id: TableId, hand_seq: int, user_id: int | None) -> HandMoments | None:
        """Return the hand that entry ``hand_seq`` dealt, act by act. ``None``, errors: see ``finished_hand``."""
        return await self._look_back(table_id, hand_seq, user_id, played_hand_of)

    async def own_hand(self, table_id: TableId, hand_seq: int, user_id: int) -> OwnHand | None:
        """Return a person's decisions in the hand of entry ``hand_seq``. ``None``, errors: see ``finished_hand``."""
        find = partial(own_hand_of, user_id=user_id)
        return await self._look_back(table_id, hand_seq, user_id, find)

    async def credits_of_game(self, stored: StoredGame) -> tuple[Credits, ...]:
        """Return who made which act in a finished game, by hand; empty without its journal. Raises ``StoreError``."""
        table_id = TableId(stored.table_id)
        entries = await self._commits.store.entries(table_id)
        try:
            return await asyncio.to_thread(credits_of_game, table_id, entries, stored.last_seq, stored.forgotten)
        except JournalError as error:
            _log.error("table %s cannot be replayed up to entry %s: %s", table_id, stored.last_seq, error)
            return ()

    async def past_deal(self, table_id: TableId, hand_seq: int) -> DealAgain | None:
        """Return the deal of entry ``hand_seq``, or ``None`` if others may still play it. Raises ``StoreError``."""
        return await self._look_back(table_id, hand_seq, None, past_deal_of)

    async def positions(self, table_id: TableId, hand_seq: int) -> HandPositions | None:
        """Return the choices of a hand, or ``None`` if not everybody may see them. Raises ``StoreError``."""
        return await self._look_back(table_id, hand_seq, None, positions_of)

    async def play_again(
        self, person: Person, home: Home, past: PastDeal, table: TableView, seat: Seat
    ) -> Snapshot | Reason:
        """Open a personal table at which a person plays a deal of ``table`` again. Any earlier such table of theirs is
        closed. Computers keep the names of their seats. No other computer gets a name from the old table, so that both
        games can be told side by side. Raises ``StoreError``.
        """
        rules, heard = table.rules, table.with_players_of_game.chairs
        own = f"{person.user_id}:"
        for snapshot in self.tournaments.by_key(TournamentKind.AGAIN, own).values():
            await self.tournaments.close(snapshot.table.table_id)
        seats: list[TournamentSeat] = []
        for chair in heard:
            used = [person.name, *(one.name for one in heard), *(one.name for one in seats)]
            name = chair.name if chair.is_computer and chair.name else computer_name(self._expert, used)
            computer = TournamentSeat(name, None, self._expert)
            seats.append(TournamentSeat(person.name, person.user_id) if chair.seat == seat else computer)
        options = {name: value for name, value in _AS_DEALT.items() if name in dict(rules.options)}
        played = presets.build(rules.preset, dict(rules.options) | options)
        key = f"{own}{past.table_id}:{past.hand_seq}"
        order = TableOrder(
            TournamentTable(TournamentKind.AGAIN, key, 1),
            home.guild_id,
            home.channel_id,
            person.user_id,
            played,
            tuple(seats),
            again=past,
        )
        return await self.tournaments.open(order)

    async def find_replayed_deal(self, table_id: TableId, user_id: int) -> ReplayedDeal | None:
        """Return the old deal that a person finished here, and how it went, or ``None``. Raises ``StoreError``."""
        entries = await self._commits.store.entries(table_id)
        try:
            table = replay(table_id, entries) if entries else None
        except JournalError as error:
            _log.error("table %s cannot be replayed: %s", table_id, error)
            return None
        if table is None or table.again is None or table.game is None or table.owner_id != user_id:
            return None
        over, settings = table.game.last_hand, await self._settings_at_opening(entries)
        if over is None:
            return None
        return ReplayedDeal(table.again, PastHand(over, snapshot_of(table, None, settings).table))

    async def hands_between(self, table_id: TableId, first_seq: int, last_seq: int) -> tuple[tuple[int, int], ...]:
        """Return the number and the entry of each hand that was dealt between these entries. Raises ``StoreError``."""
        dealt = []
        for entry in await self._commits.store.entries(table_id):
            if first_seq <= entry.seq <= last_seq and entry.kind == Dealt.kind:
                fact = decode(entry)
                assert isinstance(fact, Dealt)  # noqa: S101 - every entry of this kind holds a ``Dealt``
                dealt.append((fact.standing.number, entry.seq))
        return tuple(dealt)

    async def _look_back(
        self,
        table_id: TableId,
        hand_seq: int,
        user_id: int | None,
        find: Callable[[TableId, list[Entry], int, TableSettings], FoundT | None],
    ) -> FoundT | None:
        entries = await self._commits.store.entries(table_id)
        try:
            settings = await self._settings_at_opening(entries)
            hand = await asyncio.to_thread(find, table_id, entries, hand_seq, settings)
        except JournalError as error:
            _log.error("table %s cannot be replayed up to entry %s: %s", table_id, hand_seq, error)
            return None
        return hand if hand is not None and self.sight(hand.table, user_id).past else None

    def choose_claim(self, table_id: TableId, user_id: int) -> None:
        """Keep a full trick or a finished hand open while a person chooses what to claim."""
        live = self.live.get(table_id)
        if live is not None:
            self._commits.choose_claim(live, user_id)

    def end_choosing(self, table_id: TableId, user_id: int) -> None:
        """Stop waiting for this person's claim, because they have chosen one."""
        live = self.live.get(table_id)
        if live is not None and live.choosing.pop(user_id, None) is not None:
            self._commits.wake(live)

    async def _settings_at_opening(self, entries: list[Entry]) -> TableSettings:
        fact = decode(entries[0]) if entries else None
        if isinstance(fact, Opened):
            return await self.server_settings.of(fact.guild_id)
        return self.server_settings.default

    def tables_in_channel(self, channel_id: int) -> tuple[TableId, ...]:
        """Return a channel's open tables: those that people opened come first, then those of tournaments."""
        return self._commits.channels.tables_in(channel_id)

    def table_in_channel(self, channel_id: int) -> TableId | None:
        """Return the first of ``tables_in_channel``, or ``None`` if there is none."""
        return next(iter(self._commits.channels.tables_in(channel_id)), None)

    def has_unreadable_table(self, channel_id: int) -> bool:
        """Return whether this channel has an open table whose journal this program cannot read."""
        return channel_id in self._commits.unreadable.values()

    async def home_of(self, table_id: TableId) -> Home | None:
        """Return where a table is, or was before it closed; ``None`` if there was none. Raises ``StoreError``."""
        live = self.live.get(table_id)
        if live is not None:
            return home_of(live.table)
        if table_id not in self._past_homes:
            entries = await self._commits.store.entries(table_id)
            try:
                home = home_by(decode(entry) for entry in entries if entry.kind in (Opened.kind, Moved.kind))
            except JournalError as error:
                _log.error("the place of table %s cannot be read: %s", table_id, error)
                return None
            if home is None:
                return None
            while len(self._past_homes) >= _HOMES_KEPT:
                del self._past_homes[next(iter(self._past_homes))]
            self._past_homes[table_id] = home
        return self._past_homes[table_id]

    async def choose_table(self, person: Person, guild_id: int, channel_ids: Collection[int]) -> WayIn | None:
        """Choose a friendly table in these channels for a person; return how they get in, or ``None`` if there is none.

        Raises ``StoreError``.
        """
        person = await self._commits.look_up(guild_id, person)
        settings, now = await self.server_settings.of(guild_id), self._commits.clock.now()
        here = [self.live[table_id] for channel_id in channel_ids for table_id in self.tables_in_channel(channel_id)]
        return choose_table([Candidate(live.table, live.touched) for live in here], person, settings, now)

    def find_holder(self, table_id: TableId) -> int | None:
        """Return the id of the person who waits alone at an open table where anybody may sit down, or ``None``."""
        live = self.live.get(table_id)
        if live is None:
            return None
        return find_holder(Candidate(live.table, live.touched), live.settings, self._commits.clock.now())

    async def find_guest(self, table_id: TableId, user_id: int) -> Person | None:
        """Return a person together with the people they avoid. ``None`` if they play elsewhere or may not sit down
        here. Raises ``StoreError``.
        """
        live = self.live.get(table_id)
        if live is None or any(plays_at(each.table, user_id) for each in self.live.values()):
            return None
        person = await self._commits.look_up(live.table.guild_id, Person(user_id, ""))
        may = may_join(live.table, person, Join(), live.settings, self._commits.clock.now())
        return person if may else None

    def is_ranked(self, table_id: TableId) -> bool:
        """Return whether an open table's game is ranked, or would be ranked if people took the free seats."""
        live = self.live[table_id]
        return is_ranked(live.table, live.settings)

    def refuse_beginning(self, guild_id: int) -> Reason | None:
        """Return why no new game or tournament may begin on a server now, or ``None``. Ask before beginning one."""
        return self._commits.why_closed(guild_id)

    async def open(self, person: Person, what: Open, interaction_id: int | None) -> Answer:
        """Open a table, or return why not.

        A channel has only one table, unless its server wants more (``more_tables``): ``CHANNEL_BUSY`` while people play
        or gather at it. ``PERSON_FULL``, ``SERVER_FULL`` and ``BOT_FULL`` say that too many tables are open elsewhere.

        The channel's old table makes room in these cases. It is closed if its game is finished, if it is a lobby of the
        same person, or if it is a lobby that nobody touched for a quarter of an hour. A running game falls asleep if
        nobody waits for anybody there, after an hour if it is paused or slow.
        """
        return await self._tasks.run_shielded(self._open(person, what, interaction_id), "opening a table")

    @overload
    async def decide(self, decision: Decision) -> Answer: ...
    @overload
    async def decide(self, decision: Decision, patience: float) -> Answer | None: ...
    async def decide(self, decision: Decision, patience: float | None = None) -> Answer | None:
        """Carry out a decision durably, or refuse it. After ``patience`` seconds return ``None``; the work goes on."""
        if decision.table_id in self.expected:
            await self.take_up(lambda row: row.table_id == decision.table_id)
        live, what = self.live.get(decision.table_id), decision.what
        if self._closing:
            return Refused(Reason.STORE, None if live is None else live.snapshot)
        reason = None if live is None else self._refuse_at_once(live, what)
        if live is not None and reason is not None:
            return Refused(reason, live.snapshot)
        deciding: asyncio.Task[Draft | Refused | None] = asyncio.create_task(
            self._refuse_gone(decision.table_id) if live is None else self._commits.change(live, decision),
            name=f"a decision at table {decision.table_id}",
        )
        self._tasks.keep(deciding)
        done, _ = await asyncio.wait({deciding}, timeout=patience)
        if not done:
            return None
        outcome = deciding.result()
        refused = outcome.refused if isinstance(outcome, Draft) else outcome
        if live is None or refused is None:
            return refused if live is None else Accepted(live.snapshot)
        return replace(refused, snapshot=live.snapshot)

    async def let_go(self, guild_id: int, user_id: int) -> bool:
        """Take a person who wants to be forgotten off the tables of a server that wait for them. Return whether they
        have no seat left. In a lobby or a running game they keep their seat, and nothing happens.
        """
        tables = [live.table for live in self.live.values() if live.table.guild_id == guild_id]
        seated = [table for table in tables if table.chair_of(user_id) is not None]
        if any(table.status is not Status.FINISHED for table in seated):
            return False
        for table in tables:
            gone: list[What] = [DeclineSeat(offer.by) for offer in table.offers if offer.user_id == user_id]
            gone += [Leave()] if table in seated or table.promised_seat(user_id) is not None else []
            for what in gone:
                await self.decide(Decision(table.table_id, Person(user_id, ""), what, None, None))
        return True

    def begin_anew(self, shard: int, lost_since: float) -> None:
        """Restart the clocks on a shard's servers, where people could press nothing since ``lost_since`` (Unix
        seconds). The player on turn gets the whole time again, and proposals keep the rest of theirs. ``-inf`` means
        after the program's start; then only turns whose time has run out begin anew.
        """
        self._commits.begin_anew(shard, lost_since)

    async def set_word(self, user_id: int, word: str) -> None:
        """Mix this word into every later deal at the person's tables. Raises ``StoreError``."""
        await self.take_up()
        for live in list(self.live.values()):
            if live.table.chair_of(user_id) is not None or live.table.promised_seat(user_id) is not None:
                change = self._commits.change(live, partial(_draft_word, user_id=user_id, word=word), by=user_id)
                await self._tasks.run_shielded(change, f"a word at table {live.table.table_id}")

    async def close_places(self, channel_ids: Collection[int]) -> None:
        """Close the tables in deleted channels, without a loss for anybody. Tournaments move. Raises ``StoreError``."""
        await self.take_up(lambda row: row.channel_id in channel_ids)
        await self._close_lost(WhyClosed.DELETED, lambda table: table.channel_id in channel_ids and not table.asleep)

    async def close_server(self, guild_id: int) -> None:
        """Close the tables of a server that removed the bot, as ``close_places`` does. Raises ``StoreError``."""
        await self.take_up(lambda row: row.guild_id == guild_id)
        await self._close_lost(WhyClosed.REMOVED, lambda table: table.guild_id == guild_id)

    async def _close_lost(self, why: WhyClosed, is_lost: Callable[[Table], bool]) -> None:
        for live in list(self.live.values()):
            if live.table.tournament is None and is_lost(live.table):
                change = self._commits.change(live, partial(_draft_lost_place, why=why))
                await self._tasks.run_shielded(change, f"closing table {live.table.table_id}, whose place is gone")

    async def resume(self, rows: list[TableRow] | None = None) -> None:
        """Take up these stored tables, or all open tables of the store."""
        self.expect(await self._commits.store.live_tables() if rows is None else rows)
        await self.take_up()

    def expect(self, rows: Iterable[TableRow]) -> None:
        """Note stored tables that are open. ``take_up`` reads them; a table that somebody asks for is read first."""
        self.expected |= {row.table_id: row for row in rows if row.table_id not in self.live}

    async def take_up(self, is_wanted: Callable[[TableRow], bool] = lambda _: True) -> None:
        """Read the wanted expected tables, a few at a time. Raises ``StoreUnreachable``; the rest can be taken up
        later.
        """
        rows = [row for row in self.expected.values() if is_wanted(row)]
        for first in range(0, len(rows), _RESUMED_AT_ONCE):
            work = self._take_up_few(rows[first : first + _RESUMED_AT_ONCE])
            await self._tasks.run_shielded(work, "taking up tables")

    async def _take_up_few(self, rows: list[TableRow]) -> None:
        async with self._taking_up:
            expected = [row for row in rows if row.table_id in self.expected]
            if not self._closing and expected:
                await self._resume(expected)

    async def _find_tables(self) -> None:
        """Take up tables that were stored although their opening failed. Raises ``StoreError``."""
        async with self._finding:
            if not self._commits.unfound:
                return
            rows = [
                row
                for row in await self._commits.store.live_tables()
                if row.table_id not in self.live and row.table_id not in self.expected
            ]
            if self._commits.placing:
                return  # one of these rows may be a table that is being opened
            self._commits.unfound = False
            self.expect(rows)
            await self.take_up(lambda row: row in rows)
            for row in rows:
                if row.table_id in self.live:
                    self._commits.tell(Change(self.live[row.table_id].snapshot, None))

    async def release(self, table_ids: Collection[TableId]) -> None:
        """Finish writing at these tables, then drop them from memory, because another process takes them over."""
        async with self._taking_up:
            for table_id in table_ids:
                self.expected.pop(table_id, None)
        for live in [self.live[table_id] for table_id in table_ids if table_id in self.live]:
            async with live.lock:
                self._commits.forget(live.table)
            if live.runner is not None:
                live.runner.cancel()

    async def close(self) -> None:
        """Stop clocks and computers, and finish running work. The journals keep everything."""
        self._closing = True
        await self._commits.close()

    async def _resume(self, rows: list[TableRow]) -> None:
        store, moved, resumed = self._commits.store, [], list[LiveTable]()
        unreachable: StoreUnreachable | None = None
        journals: list[list[Entry] | BaseException]
        try:
            journals = [*await store.entries_of_several([row.table_id for row in rows])]
        except StoreUnreachable:
            raise
        except StoreError:  # find out which of them cannot be read
            journals = await asyncio.gather(*(store.entries(row.table_id) for row in rows), return_exceptions=True)
        for row, entries in zip(rows, journals, strict=True):
            try:
                live = await self._resume_table(row, entries)
            except StoreUnreachable as error:
                unreachable = error
                break
            except (JournalError, StoreError) as error:
                report_damage(row.table_id, error)
                del self.expected[row.table_id]
                self._commits.unreadable[row.table_id] = row.channel_id
                continue
            del self.expected[row.table_id]
            resumed.append(live)
            self.taken_up.tell(TakenUp(row, live.snapshot))
            if live.stored != row.deadline:
                moved.append(store.set_deadline(row.table_id, live.stored))
            self._commits.wake(live)
        for fault in await asyncio.gather(*moved, return_exceptions=True):
            if isinstance(fault, StoreError):
                _log.warning("the clock of a table was not stored: %s", fault)
            elif fault is not None:
                raise fault
        for live in resumed:
            await self._go_on(live)
        if unreachable is not None:
            raise unreachable

    async def _go_on(self, live: LiveTable) -> None:
        try:
            if live.table.tournament is not None and live.table.status is Status.LOBBY:
                await self._commits.change(live, begin)
            elif live.table.deal_due:
                await self._commits.change(live, _draft_due_deals)
            else:
                self._commits.set_computers_going(live)
        except StoreError as error:
            _log.warning("what is due at table %s waits for the store: %s", live.table.table_id, error)

    async def _resume_table(self, row: TableRow, entries: list[Entry] | BaseException) -> LiveTable:
        if isinstance(entries, BaseException):
            raise entries
        table = replay(row.table_id, entries)
        settings = await self.server_settings.of(table.guild_id)
        live = LiveTable(table, settings, row.touched)
        live.take_up(row.deadline, self._commits.clock.now())
        self._commits.take_up(live)
        return live

    async def _open(self, person: Person, what: Open, interaction_id: int | None) -> Answer:
        if self._closing:
            return Refused(Reason.STORE)
        async with self._opening:
            if interaction_id is not None and interaction_id in self._opened:
                return Refused(Reason.DOUBLED, self._snapshot_in(what.channel_id))
            try:
                await self._find_tables()
                answer = await self._open_in(person, what)
            except OutcomeUnknown as error:
                _log.warning("whether a table was opened in channel %s is unknown: %s", what.channel_id, error)
                with suppress(StoreError):  # if this fails, the next opening tries it again
                    await self._find_tables()
                return Refused(Reason.UNKNOWN, self._snapshot_in(what.channel_id))
            except StoreError as error:
                _log.warning("no table can be opened in channel %s: %s", what.channel_id, error)
                return Refused(Reason.STORE, self._snapshot_in(what.channel_id))
            if isinstance(answer, Accepted) and interaction_id is not None:
                self._opened.append(interaction_id)
        return answer

    async def _open_in(self, person: Person, what: Open) -> Answer:
        if what.level is not None and not self._commits.workers.knows(what.level):
            return Refused(Reason.NO_COMPUTER, self._snapshot_in(what.channel_id))
        settings = await self.server_settings.of(what.guild_id)
        fact = judge_opening(await self._commits.look_up(what.guild_id, person), what, settings)
        if isinstance(fact, Reason):
            return Refused(fact, self._snapshot_in(what.channel_id))
        refused = self._commits.why_closed(what.guild_id)
        if refused is None:
            open_tables = [live.table for live in self.live.values()]
            refused = refuse_table(open_tables, person, what, self.server_settings.default)
        if refused is not None:
            return Refused(refused)
        busy = await self._clear(what.channel_id, person)
        if busy is not None and settings.more_tables is not MoreTables.CHANNEL:
            return Refused(Reason.CHANNEL_BUSY, busy.snapshot)
        live = await self._commits.place(fact, settings)
        self._commits.tell(Change(live.snapshot, person.user_id))
        return Accepted(live.snapshot)

    async def _clear(self, channel_id: int, person: Person) -> LiveTable | None:
        """Make room in a channel for another table of this person. Return a table that cannot go, or ``None``."""
        here = [self.live[table_id] for table_id in self._commits.channels.tables_in(channel_id)]
        busy = next((old for old in here if not self._may_go(old, person, self._commits.clock.now())), None)
        if busy is not None:
            return busy
        for old in here:
            await self._commits.change(old, partial(self._make_room, old, person), by=person.user_id)
            if old.table.status is not Status.CLOSED and not old.table.asleep:
                return old
        return None

    def has_room(self, channel_id: int, person: Person) -> bool:
        """Return whether a table of this person may be put into this channel now."""
        here, now = self._commits.channels.tables_in(channel_id), self._commits.clock.now()
        return all(self._may_go(self.live[table_id], person, now) for table_id in here)

    def find_sleeping(self, user_id: int, guild_id: int) -> TableId | None:
        """Return the person's table on a server that fell asleep last, or ``None`` if none is asleep."""
        own = [
            live.table for live in self.live.values()
            if live.table.asleep and live.table.guild_id == guild_id and live.table.chair_of(user_id) is not None
        ]  # fmt: skip
        return max(own, key=lambda table: table.at).table_id if own else None

    async def wake(self, person: Person, table_id: TableId, channel_id: int) -> Answer:
        """Move a sleeping table into this channel, or refuse with ``CHANNEL_BUSY`` or ``SERVER_FULL``."""
        return await self._tasks.run_shielded(self._wake(person, table_id, channel_id), f"waking table {table_id}")

    async def _wake(self, person: Person, table_id: TableId, channel_id: int) -> Answer:
        async with self._opening:
            try:
                live, tables = self.live.get(table_id), (each.table for each in self.live.values())
                default = self.server_settings.default
                if live is not None and is_server_full(tables, live.table.guild_id, channel_id, default):
                    return Refused(Reason.SERVER_FULL)
                busy, live = await self._clear(channel_id, person), self.live.get(table_id)
                if live is None or busy is not None:
                    return Refused(Reason.CLOSED) if busy is None else Refused(Reason.CHANNEL_BUSY, busy.snapshot)

                def judge(table: Table, settings: TableSettings, now: float) -> Draft | None:
                    live.touched = now
                    return draft_facts(table, settings, now, Moved(channel_id)) if table.asleep else None

                await self._commits.change(live, judge, by=person.user_id)
            except StoreError as error:
                _log.warning("table %s cannot be woken: %s", table_id, error)
                return Refused(Reason.STORE)
        return Accepted(live.snapshot)

    def _make_room(
        self, old: LiveTable, person: Person, table: Table, settings: TableSettings, now: float
    ) -> Draft | None:
        if not self._may_go(old, person, now):
            return None
        asleep = table.status is Status.PLAYING
        following = FellAsleep() if asleep else Closed(WhyClosed.REPLACED, person.user_id)
        return draft_facts(table, settings, now, following)

    def _may_go(self, old: LiveTable, person: Person, now: float) -> bool:
        """Return whether this person's new table may replace an old one; a tournament's stays until it is closed."""
        table, idle = old.table, now - old.touched >= old.settings.lobby_idle_seconds
        match table.status:
            case _ if table.tournament is not None:
                return False
            case Status.FINISHED:
                return True
            case Status.LOBBY:
                return idle or person.user_id == table.owner_id
            case Status.PLAYING:
                held = table.paused_until is not None or is_anybody_slow(table)
                alone = sum(map(present, table.chairs)) < 2 and not table.promised
                return alone and idle and (not held or now - old.touched >= HOUR)
            case Status.CLOSED:
                return False

    def _refuse_at_once(self, live: LiveTable, what: What) -> Reason | None:
        """Return why a decision is refused before it is judged: no game may begin now, or the level is unknown."""
        match what:
            case AddComputer(level) if level is not None and not self._commits.workers.knows(level):
                return Reason.NO_COMPUTER
            case Start() | Rematch():
                return self._commits.why_closed(live.table.guild_id)
            case _:
                return None

    async def _refuse_gone(self, table_id: TableId) -> Refused:
        try:
            entries = await self._commits.store.entries(table_id)
            table = replay(table_id, entries) if entries else None
            settings = await self._settings_at_opening(entries)
        except StoreError as error:
            _log.warning("table %s cannot be looked up: %s", table_id, error)
            return Refused(Reason.STORE)
        except JournalError as error:
            _log.error("table %s cannot be replayed: %s", table_id, error)
            return Refused(Reason.UNREADABLE)
        if table is None or table.status is not Status.CLOSED:
            return Refused(Reason.NO_TABLE)
        return Refused(Reason.CLOSED, snapshot_of(table, None, settings))

    def _snapshot_in(self, channel_id: int) -> Snapshot | None:
        table_id = self.table_in_channel(channel_id)
        return None if table_id is None else self.snapshot(table_id)


def _draft_lost_place(table: Table, settings: TableSettings, now: float, *, why: WhyClosed) -> Draft | None:
    if table.status is Status.CLOSED:
        return None
    return draft_facts(table, settings, now, Closed(why, None))


def _draft_word(table: Table, settings: TableSettings, now: float, *, user_id: int, word: str) -> Draft | None:
    if table.status is Status.CLOSED or dict(table.words).get(user_id, "") == word:
        return None
    return draft_facts(table, settings, now, WordChanged(user_id, word))


def _draft_due_deals(table: Table, settings: TableSettings, now: float) -> Draft | None:
    return draft_facts(table, settings, now) if table.deal_due else None
