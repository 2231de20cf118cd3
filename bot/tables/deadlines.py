"""What happens when a table's clock runs out: a reminder, a stand-in, or the end of a table that nobody touches.

A clock that runs out is handled like a decision: judged under the table's lock, made durable, then announced.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping

from bot.storage.api import StoreError, TableId
from bot.tables import facts
from bot.tables.clocks import DeadlineTimer
from bot.tables.commits import ChangeTable, Committer, Listeners
from bot.tables.dealing import next_deal
from bot.tables.draft import Draft, draft_facts
from bot.tables.facts import Closing, Fact
from bot.tables.judge import lapse_answers
from bot.tables.live_table import Due, LiveTable
from bot.tables.model import Status
from bot.tables.old_school import end_of_rest
from bot.tables.views import Change

_log = logging.getLogger(__name__)


class Deadlines:
    """The clocks of all tables, fed by one task. ``change`` changes a table. ``reachable`` tells whether people on a
    server can press anything now: where they cannot, no clock runs out.
    """

    def __init__(
        self,
        committer: Committer,
        listeners: Listeners,
        tables: Mapping[TableId, LiveTable],
        change: ChangeTable,
        reachable: Callable[[int], bool],
    ) -> None:
        self._reachable = reachable
        self._committer = committer
        self._listeners = listeners
        self._tables = tables
        self._change = change
        self._alarm = DeadlineTimer(committer.clock, self._ring, self._jumped)

    def wake(self, live: LiveTable) -> None:
        """Ring in time for this table, whose clock has changed."""
        self._alarm.wake_at(live.wake_at)

    async def stop(self) -> None:
        """Stop all clocks."""
        await self._alarm.stop()

    def overdue(self, seconds: float) -> int:
        """How many clocks ran out more than so long ago and were not attended to, be it because the store refuses."""
        before = self._committer.clock.now() - seconds
        return sum(live.stored < before for live in self._tables.values() if self._reachable(live.table.guild_id))

    def begin_anew(self, guild_ids: Callable[[int], bool], *, lapsed_only: bool) -> None:
        """Nobody on these servers could press anything for a while: let nothing of that count."""

        def work() -> None:
            now = self.now()
            for live in self._tables.values():
                if guild_ids(live.table.guild_id):
                    if not lapsed_only or live.wake_at <= now:
                        live.begin_anew(now)
                    self.wake(live)

        self._alarm.run(work)

    def _jumped(self, seconds: float) -> None:
        """Let nobody lose by a clock that was set, or by a machine that slept."""
        for live in self._tables.values():
            if seconds > 0:
                live.begin_anew(self._committer.clock.now())
            else:
                live.shift(seconds)
            self.wake(live)
        _log.warning("the clock has jumped by %.0f s; %d tables go on as after a restart", seconds, len(self._tables))

    def now(self) -> float:
        """Unix time in seconds, after the tables' clocks have been set anew if that has jumped."""
        return self._alarm.now()

    async def _ring(self) -> float | None:
        """Attend to every table whose time has come; says when the next one's will have."""
        for live in list(self._tables.values()):
            if live.wake_at > self.now() or not self._reachable(live.table.guild_id):
                continue
            try:
                await self._attend(live)
            except Exception as error:  # noqa: BLE001 - one table's fault must not stop the clocks of the others
                if not isinstance(error, StoreError):
                    _log.exception("the clock of table %s failed", live.table.table_id)
                live.fail(self.now(), lost_store=isinstance(error, StoreError))
                _log.debug("the clock of table %s is tried again later: %s", live.table.table_id, error)
        reached = (live for live in self._tables.values() if self._reachable(live.table.guild_id))
        return min((live.wake_at for live in reached), default=None)

    async def _attend(self, live: LiveTable) -> None:
        if live.lost_since is not None:
            await self._find_store(live)
        if not await self._change(live, _what_is_due):
            await self._remind(live)

    async def _find_store(self, live: LiveTable) -> None:
        """Try whether the store accepts writes again."""
        async with live.lock:
            await self._committer.store.set_deadline(live.table.table_id, live.stored)
            live.retry_at = None
            live.find_store(self.now())

    async def _remind(self, live: LiveTable) -> None:
        """Remind the player who is asked, if it is time. No fact records it; the stored deadline shows it."""
        async with live.lock:
            now, asked = self.now(), live.table.asked
            if live.what_is_due(now) is not Due.REMINDER or asked is None:
                return
            take_over = now + live.settings.away_seconds
            await self._committer.store.set_deadline(live.table.table_id, min(take_over, live.idle_at))
            live.remind(now)
        self._listeners.tell(Change(live.snapshot, None, asked))


def _what_is_due(live: LiveTable, now: float) -> Draft | None:
    """Draft what happens to a table whose clock has run out; ``None`` if only a reminder is due."""
    table = live.table
    fact: Fact | None = None
    if table.status is Status.CLOSED:
        return None
    live.retry_at = None
    match live.what_is_due(now):
        case Due.AGREEMENT:
            fact = facts.CloseLapsed()
        case Due.ANSWERS:
            return draft_facts(live, now, *lapse_answers(table))
        case Due.IDLE:
            fact = facts.Closed(Closing.IDLE, None)
        case Due.REST if table.thief is not None:
            fact = next_deal(table, live.settings)  # nobody has called the theft: the turn-up is shown (law 2.8)
        case Due.REST:
            fact = end_of_rest(table)
        case Due.STAND_IN if table.asked is not None:
            fact = facts.WentAway(table.asked.seat)
        case _:
            pass
    return None if fact is None else draft_facts(live, now, fact)
