"""The open tables of this process, and the only way to change them.

Theory of operation. Every change of a table goes through ``Commits.change``, whether a press, a restart, a word, a
tournament, an expired clock or a computer causes it. ``change`` takes the table's lock and judges the change against
the table's newest state. This makes a draft of journal entries, which the store makes durable. Only then does
``change`` swap the state in memory, publish one snapshot of it (``live_table.py``), release the lock, set the table's
clock, tell the listeners, and let the computers on turn play. So a refusal or a failing store leaves everything as it
was, whatever people were told survives a power cut, and every table keeps a clock. If the store does not know whether
it kept a commit, the table is doubtful: it is read again before it changes.

Nothing here waits for a listener.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from math import inf
from time import perf_counter

from bot.players.workers import Workers
from bot.storage.api import (
    InteractionSeen,
    OutcomeUnknown,
    SequenceTaken,
    StoreError,
    StoreFailing,
    TableId,
    TableStore,
)
from bot.tables.beginning import Opened, open_table
from bot.tables.computers import (
    AwaitView,
    PaceOf,
    add_computer_acts,
    has_automatic_step,
    pause_before,
    slowest_pace,
    trick_full,
)
from bot.tables.decisions import Decision, Person, Reason
from bot.tables.draft import Draft, add_due_deals, draft_facts, judge_decision
from bot.tables.facts import JournalError, WhyClosed
from bot.tables.guests import TakeSeat
from bot.tables.journal import encode, replay
from bot.tables.live_table import LiveTable
from bot.tables.model import HOUR, Status, Table, TableSettings, present
from bot.tables.preferences import Pace
from bot.tables.questions import Reminder, due
from bot.tables.ranked import find_awaited
from bot.tables.seating import Join, revoke_promises
from bot.tables.server_settings import NewSettings, ServerSettings
from bot.tables.timer import Clock, DeadlineTimer, Outages
from bot.tables.views import Change, Refused, Snapshot
from bot.task_group import Listeners, TaskGroup

Judge = Callable[[Table, TableSettings, float], Draft | None]
"""Drafts a change from the table, its settings and the time (Unix seconds); ``None`` changes nothing. Called under the
table's lock.
"""

WhyIdle = Callable[[int, int], Awaitable[WhyClosed | None]]
"""Takes a server's and a user's id. Asks Discord why this player does not return; ``None`` without an answer."""

_log = logging.getLogger(__name__)


class Commits:
    """All open tables of this process by id (``tables``), with the tasks for their clocks and computers. The parameters
    are explained at ``Tables``.
    """

    def __init__(
        self,
        store: TableStore,
        clock: Clock,
        workers: Workers,
        server_settings: ServerSettings,
        *,
        pace_of: PaceOf,
        why_closed: Callable[[int], Reason | None],
        outages: Outages,
        why_idle: WhyIdle,
        find_tables: Callable[[], Awaitable[None]],
    ) -> None:
        self.store = store
        self.clock = clock
        self.workers = workers
        self.server_settings = server_settings
        self.why_closed = why_closed
        self.tables: dict[TableId, LiveTable] = {}
        self.channels = Channels()
        self.unreadable: dict[TableId, int] = {}
        """Open tables whose journals this program cannot read, with the ids of their channels."""
        self.find_tables = find_tables
        """Finds tables that were stored although their opening failed."""
        self.placing = 0
        """How many tables are being opened. They may be stored already, but they are not in ``tables`` yet."""
        self.unfound = False
        """Whether the outcome of an opening is unknown. Its table may be stored, but it is not in ``tables``."""
        self.tasks = TaskGroup()
        self._pace_of = pace_of
        self.await_view: AwaitView | None = None
        """``None``: nobody looks on."""
        self._outages = outages
        self._why_idle = why_idle
        self.changes = Listeners[Change](
            lambda change: f"table {change.snapshot.table.table_id}, entry {change.snapshot.table.seq}", self.tasks
        )
        self.commit_seconds = Listeners[float]("a commit's {:.3f} seconds".format)
        self._timer = DeadlineTimer(clock, self._ring, self._compensate_jump)
        server_settings.add_listener(self._on_settings)

    def _on_settings(self, news: NewSettings) -> None:
        for live in self.tables.values():
            if live.table.guild_id == news.guild_id:
                live.set_settings(news.settings)
                self.wake(live)

    async def place(self, fact: Opened, settings: TableSettings) -> LiveTable:
        """Store a new table and open it. If this raises ``OutcomeUnknown``, the table may have been stored anyway."""
        now = self.clock.now()
        idle_at = now + settings.idle_hours * HOUR
        self.placing += 1
        try:
            table_id = await self.store.open_table(fact.guild_id, fact.channel_id, encode(fact, 1, now), idle_at)
        except OutcomeUnknown:
            self.unfound = True
            raise
        finally:
            self.placing -= 1
        live = LiveTable(open_table(table_id, fact, now), settings, now)
        self.take_up(live)
        self.wake(live)
        return live

    def take_up(self, live: LiveTable) -> None:
        """Open a stored table. Its clock runs only after a call of ``wake``."""
        self.tables[live.table.table_id] = live
        self.unreadable.pop(live.table.table_id, None)
        self.channels.take(live.table)

    def forget(self, table: Table) -> None:
        """Remove a table from memory because it is closed or another process serves it."""
        self.tables.pop(table.table_id, None)
        self.channels.leave(table)

    async def change(
        self,
        live: LiveTable,
        what: Judge | Decision,
        *,
        by: int | None = None,
        follow: bool = True,
    ) -> Draft | Refused | None:
        """Change a table: lock, judge, commit, swap, set clocks, notify listeners. Return the committed draft.

        ``what`` is a decision, or a judge, which is called under the table's lock and returns ``None`` if nothing is to
        change. Afterwards the table's clock is set in any case, and computers on turn play. If ``follow`` is false, the
        caller starts the computers and notifies the listeners. If the store fails, a decision is answered with a
        refusal; any other change raises ``StoreError``. Then the table is unchanged, or as another writer left it, or
        doubtful (``OutcomeUnknown``).

        Whether a person may sit down is looked up here, under the lock: it may have changed since a seat was promised.
        """
        fault: StoreError | None = None
        draft: Draft | None = None
        press = None
        decision = what if isinstance(what, Decision) else None
        if decision is not None:
            by, press = decision.person.user_id, decision.interaction_id
        async with live.lock:
            before, was = live.snapshot, live.table
            if was.status is not Status.CLOSED and self.tables.get(was.table_id) is not live:
                return _refuse(decision, None)
            now = self.now()
            try:
                await self._resolve_doubt(live)
                if press is not None and press in live.recent:
                    raise InteractionSeen("store-doubled", press=press)
                if live.table.promised:
                    await self._revoke_promises(live, now)
                judge = (
                    partial(judge_decision, await self._know_more(what, live)) if isinstance(what, Decision) else what
                )
                draft = judge(live.table, live.settings, now)
                if press is not None and draft is not None and draft.refused is not None:
                    await self._check_unseen(press)
                if decision is not None and live.table.chair_of(decision.person.user_id) is not None:
                    live.touched = max(live.touched, now)
                if draft is not None and draft.entries:
                    await self._commit(live, draft, press)
            except StoreError as error:
                fault = error
        changed = live.table is not was
        if decision is not None:
            outcome = "done" if fault is None else type(fault).__name__
            if fault is None and draft is not None and draft.refused is not None:
                outcome = f"refused: {draft.refused.reason.value}"
            _log.debug(
                "table %d: %s, %s, at fact %d", was.table_id, type(decision.what).__name__, outcome, live.table.seq
            )
        if fault is None and press is not None and changed:
            live.recent.append(press)
        if fault is not None and not changed and not isinstance(fault, InteractionSeen):
            live.fail(self.now(), lost_store=isinstance(fault, StoreFailing))
        if (live.table.channel_id, live.table.asleep) != (was.channel_id, was.asleep):
            self.channels.leave(was)
            self.channels.take(live.table)
        if live.table.status is Status.CLOSED:
            self.forget(live.table)
        else:
            self.wake(live)
        if follow and changed and live.settings.computer_pause <= 0:
            await self._play_at_once(live, before, by)
        elif follow:
            if changed:
                self._announce(live, by)
            self.set_computers_going(live)
        return draft if fault is None else _refuse(decision, fault)

    async def _check_unseen(self, press: int) -> None:
        """Raise ``InteractionSeen`` if a press was carried out before a restart, or by another process."""
        if await self.store.has_seen(press):
            raise InteractionSeen("store-doubled", press=press)

    async def look_up(self, guild_id: int, person: Person) -> Person:
        """Return the person with ``unranked`` and ``apart`` as they are now in the store."""
        until = await self.store.unranked_until(guild_id, person.user_id)
        unranked = until is not None and self.now() < until
        return replace(person, unranked=unranked, apart=await self.store.apart_from(person.user_id))

    async def _know_more(self, decision: Decision, live: LiveTable) -> Decision:
        if not isinstance(decision.what, Join | TakeSeat):
            return decision
        return replace(decision, person=await self.look_up(live.table.guild_id, decision.person))

    async def _revoke_promises(self, live: LiveTable, now: float) -> None:
        table = live.table
        ids = [chair.user_id for chair in table.promised if chair.user_id is not None]
        coming = [await self.look_up(table.guild_id, Person(user_id, "")) for user_id in ids]
        revoked = revoke_promises(table, coming)
        if revoked:
            await self._commit(live, draft_facts(table, live.settings, now, *revoked), None)

    async def _commit(self, live: LiveTable, draft: Draft, interaction_id: int | None) -> None:
        """Make a draft durable, then swap its table in. The caller holds the table's lock.

        The draft starts from the table as it is now. If this raises ``StoreError``, the draft is not swapped in; if
        another writer was quicker or the outcome is unknown, the table is read again, now or before its next change.
        """
        now, began = self.clock.now(), perf_counter()
        before, turn_clock = live.table, live.turn_clock_after(draft.table, now)
        try:
            await self.store.append(
                before.table_id,
                draft.entries,
                interaction_id=interaction_id,
                deadline=live.deadline_with(turn_clock),
                result=draft.result,
                closed=draft.table.status is Status.CLOSED,
            )
        except (SequenceTaken, OutcomeUnknown) as fault:
            _log.warning("table %s is read again: %s", before.table_id, fault)
            live.doubtful = True
            with suppress(StoreError):
                await self._resolve_doubt(live)
            raise
        self.commit_seconds.tell(perf_counter() - began)
        live.swap(draft.table, turn_clock, now)

    async def _resolve_doubt(self, live: LiveTable) -> None:
        """Read a doubtful table again, under its lock. If this raises ``StoreError``, it stays doubtful."""
        if not live.doubtful:
            return
        now, stored = self.clock.now(), replay(live.table.table_id, await self.store.entries(live.table.table_id))
        if stored.seq != live.table.seq:
            live.swap(stored, live.turn_clock_after(stored, now), now)
        live.doubtful = False

    # -- listeners

    def tell(self, change: Change) -> None:
        """Notify all listeners of a change. To be called right after releasing the table's lock, never while holding
        it.
        """
        tournament = change.snapshot.table.tournament
        self.changes.tell(change, None if tournament is None else tournament.kind)

    def _announce(self, live: LiveTable, by: int | None) -> None:
        settled = not has_automatic_step(live.table, live.settings)
        paused = 0.0 if settled else pause_before(live.table, live.pace, live.settings.computer_pause)
        self.tell(Change(live.snapshot, by, settled=settled, paused=paused))

    # -- clocks
    # A clock that runs out is handled like a decision: judged under the table's lock, made durable, then announced.

    def wake(self, live: LiveTable) -> None:
        """Set the timer for this table. Call this after the table's clock has changed."""
        self._timer.wake_at(live.wake_at)

    def now(self) -> float:
        """Return Unix time in seconds. If the clock has jumped, first correct the tables' clocks."""
        return self._timer.now()

    def overdue(self, seconds: float) -> int:
        """Return how many tables on connected servers have a clock that ran out over ``seconds`` ago but was not acted
        on, as happens when the store refuses commits.
        """
        before = self.clock.now() - seconds
        overdue = (live for live in self.tables.values() if live.stored < before)
        return sum(self._outages.reachable(live.table.guild_id) for live in overdue)

    def begin_anew(self, shard: int, lost_since: float) -> None:
        """Restart the clocks of a shard's tables: since ``lost_since`` (Unix seconds) nobody could press anything."""

        def work() -> None:
            now = self.now()
            for live in self.tables.values():
                if self._outages.shard_of(live.table.guild_id) == shard:
                    self._reset(live, partial(live.begin_anew, now, lost_since))

        self._timer.run(work)

    async def close(self) -> None:
        """Stop clocks and computers and finish running work."""
        await self._timer.close()
        for live in self.tables.values():
            if live.runner is not None:
                live.runner.cancel()
        await self.tasks.wait_until_done()

    def _compensate_jump(self, seconds: float) -> None:
        """Correct all tables' clocks after a jump: nobody loses time if the clock was set or the machine slept."""
        self._outages.skip(max(0.0, seconds))
        for live in self.tables.values():
            now = self.clock.now()
            anew = partial(live.begin_anew, now, now - seconds)
            self._reset(live, anew if seconds > 0 else partial(live.shift, seconds))
        _log.warning("the clock jumped by %.0f s; the clocks of %d tables start again", seconds, len(self.tables))

    def _reset(self, live: LiveTable, change: Callable[[], None]) -> None:
        """Change a table's clocks. If the times that people are shown have changed, tell the listeners."""
        before = live.times
        change()
        self.wake(live)
        if live.times != before:
            self._announce(live, None)

    def choose_claim(self, live: LiveTable, user_id: int) -> None:
        """Keep a full trick or a finished hand open for a while, as this person has the list of claims open."""
        self._reset(live, partial(live.choose_claim, user_id, self.now()))

    def _hide_passed(self, live: LiveTable) -> None:
        if live.hide_passed(self.now()):
            self._announce(live, None)

    async def _ring(self) -> float | None:
        """Act on every table whose deadline has come. Return the next deadline (Unix seconds), or ``None``."""
        for live in list(self.tables.values()):
            if not self._outages.reachable(live.table.guild_id):
                self._hide_passed(live)
                continue
            if live.wake_at > self.now():
                continue
            try:
                await self._attend(live)
            except Exception as error:  # noqa: BLE001 - one table's fault must not stop the clocks of the others
                if not isinstance(error, StoreError):
                    _log.exception("the clock of table %s failed", live.table.table_id)
                live.fail(self.now(), lost_store=isinstance(error, StoreError))
                self._hide_passed(live)
                _log.debug("the clock of table %s is tried again later: %s", live.table.table_id, error)
        following = min(map(self._next_ring, self.tables.values()), default=inf)
        return None if following == inf else following

    def _next_ring(self, live: LiveTable) -> float:
        return live.wake_at if self._outages.reachable(live.table.guild_id) else live.shown_until

    async def _attend(self, live: LiveTable) -> None:
        if live.doubtful:
            await self.change(live, lambda *_: None)
        if live.lost_since is not None:
            await self._find_store(live)
        user_id = find_awaited(live.table) if live.is_idle(self.now()) else None
        if user_id is not None:
            self._ask_why_idle(live, user_id)
        elif await self.change(live, partial(_draft_what_is_due, live)) is None:
            await self._remind(live)

    def _ask_why_idle(self, live: LiveTable, user_id: int) -> None:
        """Find out in the background why a player does not come back to a ranked game, then end the game."""
        live.retry_at = self.now() + live.settings.retry_seconds
        if not live.asking:
            live.asking = True
            self.tasks.start(self._end_idle(live, user_id), f"why table {live.table.table_id} is idle")

    async def _end_idle(self, live: LiveTable, user_id: int) -> None:
        asked = live.table
        try:
            why = await self._why_idle(asked.guild_id, user_id)
        finally:
            live.asking = False
        if why is None:
            _log.info("table %d stays open: Discord does not tell whether its player can come back", asked.table_id)
            return

        def judge(table: Table, settings: TableSettings, now: float) -> Draft | None:
            return _draft_what_is_due(live, table, settings, now, why) if table is asked else None

        with suppress(StoreError):  # Discord is asked again later
            await self.change(live, judge)

    async def _find_store(self, live: LiveTable) -> None:
        async with live.lock:
            await self.store.set_deadline(live.table.table_id, live.stored)
            live.retry_at = None
            live.find_store(self.now())

    async def _remind(self, live: LiveTable) -> None:
        """Remind the player who is asked, if it is time. Only the stored deadline changes; no fact is written."""
        async with live.lock:
            now = self.now()
            reminder = due(live.table, live.deadlines, live.settings, now)
            if not isinstance(reminder, Reminder):
                return
            clock = live.clock_reminded(now)
            await self.store.set_deadline(live.table.table_id, live.deadline_with(clock))
            live.remind(clock)
        self.tell(Change(live.snapshot, None, reminder.chair))

    # -- computers
    # Computers play in runs. Each run is one transaction and one ``Change``. There is a pause before each run and
    # before the next deal; it is longer while there is something to look at. A run is one act while people look on,
    # each act can be shown to them (``await_view``) and no clock ends the game. Otherwise it ends when a trick is full,
    # a person is asked or the hand is over. If nobody at the table wants these pauses, a run does not stop at full
    # tricks. If the owner has set the pause to zero, the runs follow at once, within the decision that led to them.

    def set_computers_going(self, live: LiveTable) -> None:
        """Start the task that plays for computers, if a computer's act or a deal is due and no such task runs."""
        if live.runner is None and has_automatic_step(live.table, live.settings):
            live.runner = self.tasks.start(self._play_on(live), f"computers of table {live.table.table_id}")

    async def _play_on(self, live: LiveTable) -> None:
        try:
            while has_automatic_step(live.table, live.settings):
                live.pace = await slowest_pace(live.table, self._pace_of, live.settings.pace)
                await self.clock.sleep(pause_before(live.table, live.pace, live.settings.computer_pause))
                stop = _go_on if live.pace is Pace.AT_ONCE else trick_full
                if stop is trick_full and await self._is_seen(live):
                    stop = _stop
                before = live.snapshot
                saved = await self._run_computers(live, stop)
                if live.snapshot is not before:
                    self._announce(live, None)
                elif not saved:
                    return
        finally:
            live.runner = None

    async def _play_at_once(self, live: LiveTable, before: Snapshot, by: int | None) -> None:
        """Play all runs of computers without pauses. Listeners hear of the end, and of each hand that ends."""
        while has_automatic_step(live.table, live.settings):
            ended = live.snapshot.table.last_hand
            if ended is not None and ended is not before.table.last_hand:
                self._announce(live, by)
                before, by = live.snapshot, None
            table = live.table
            if not await self._run_computers(live, _go_on) and live.table is table:
                break
        self._announce(live, by)

    async def _is_seen(self, live: LiveTable) -> bool:
        """Wait until people have seen the last act. Return False if nobody looks on, not every act can be shown, or the
        game ends with its time.
        """
        people = any(chair.user_id is not None and present(chair) for chair in live.table.chairs)
        timed = live.table.tournament is not None and live.table.tournament.is_timed
        return people and not timed and self.await_view is not None and await self.await_view(live.table.table_id)

    async def _run_computers(self, live: LiveTable, stop: Callable[[Table], bool]) -> bool:
        """Commit one run of computers unless somebody decides first. Return False if the store refused it."""
        async with live.run_lock:
            draft = Draft(live.table)
            before = draft.table
            fixed = before.tournament is not None and before.tournament.same_deals
            choose = self.workers.choose_exactly if fixed else self.workers.choose
            await add_computer_acts(draft, choose, live.settings.computer_level, self.clock.now, stop)

            def judge(table: Table, settings: TableSettings, now: float) -> Draft | None:
                if table is not before or (draft.table is before and not before.deal_due):
                    return None
                add_due_deals(draft, settings, now)
                return draft

            try:
                await self.change(live, judge, follow=False)
            except StoreError as error:
                _log.debug("the computers of table %s wait for the store: %s", before.table_id, error)
                return False
        return True


def _stop(_: Table) -> bool:
    return True


def _go_on(_: Table) -> bool:
    return False


def _draft_what_is_due(
    live: LiveTable, table: Table, settings: TableSettings, now: float, idle: WhyClosed = WhyClosed.IDLE
) -> Draft | None:
    """Draft what an expired clock does to a table, or return ``None`` if it only reminds. ``idle`` is as in ``due``."""
    if table.status is Status.CLOSED:
        return None
    live.retry_at = None
    following = due(table, live.deadlines, settings, now, idle)
    if isinstance(following, Reminder) or not following:
        return None
    return draft_facts(table, settings, now, *following)


def report_damage(table_id: TableId, error: JournalError | StoreError) -> None:
    """Log that a table's journal cannot be read, and how the bot's owner can handle that."""
    _log.error("table %s is left out, since its journal cannot be read: %s", table_id, error)
    _log.error("`right-bower check` names every such table; `right-bower restore` brings back a backup")


def _refuse(decision: Decision | None, fault: StoreError | None) -> Refused:
    """Return the refusal of a decision that was not stored. Without a ``fault``, another process serves the table.
    Raises ``StoreError`` if there is no decision to refuse.
    """
    if decision is None:
        if fault is None:
            raise StoreError("store-table-handed-over")
        raise fault
    if isinstance(fault, InteractionSeen):
        return Refused(Reason.DOUBLED)
    if isinstance(fault, SequenceTaken):
        return Refused(Reason.STALE)
    if isinstance(fault, OutcomeUnknown):
        return Refused(Reason.UNKNOWN)
    _log.warning("a decision at table %s was not saved: %s", decision.table_id, fault or "another process serves it")
    return Refused(Reason.STORE)


class Channels:
    """The open tables by the channel that shows them. Personal tables and sleeping tables are in no channel."""

    def __init__(self) -> None:
        self._tables: dict[int, dict[TableId, bool]] = {}
        """For each channel's id, its tables and whether each belongs to a tournament."""

    def tables_in(self, channel_id: int) -> tuple[TableId, ...]:
        """Return the open tables of a channel: those that people opened come first, then those of tournaments."""
        here = self._tables.get(channel_id, {})
        return tuple(sorted(here, key=lambda table_id: (here[table_id], table_id)))

    def take(self, table: Table) -> None:
        """Add a table to its channel, unless it is personal or asleep."""
        if not table.asleep and (table.tournament is None or not table.tournament.is_solo):
            self._tables.setdefault(table.channel_id, {})[table.table_id] = table.tournament is not None

    def leave(self, table: Table) -> None:
        here = self._tables.get(table.channel_id, {})
        here.pop(table.table_id, None)
        if not here:
            self._tables.pop(table.channel_id, None)
