"""What happens when a table's clock runs out: a reminder, a stand-in, or the end of a table that nobody touches.

A clock that runs out is one more decision: judged under the table's lock, durable, then announced. Knows no people's
decisions and no Discord.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping

from bot.storage.port import StoreError, TableId
from bot.tables.clock import DeadlineTimer
from bot.tables.committer import Committer
from bot.tables.facts import (
    Closed,
    CloseLapsed,
    Closing,
    WentAway,
)
from bot.tables.listeners import Listeners
from bot.tables.live_table import LiveTable
from bot.tables.old_school import time_is_up
from bot.tables.planning import next_deal
from bot.tables.snapshots import Chair, Change, Snapshot, Status
from bot.tables.turns import ComputerTurns

_log = logging.getLogger(__name__)


class Deadlines:
    """The clocks of all tables, fed by one task. ``changed`` is called after a table has changed."""

    def __init__(
        self,
        committer: Committer,
        listeners: Listeners,
        turns: ComputerTurns,
        tables: Mapping[TableId, LiveTable],
        changed: Callable[[LiveTable], None],
    ) -> None:
        self._committer = committer
        self._listeners = listeners
        self._turns = turns
        self._tables = tables
        self._changed = changed
        self._alarm = DeadlineTimer(committer.clock, self._ring)

    def wake(self, live: LiveTable) -> None:
        """This table's clock was set."""
        self._alarm.wake_at(live.wake_at)

    async def stop(self) -> None:
        """No clock rings any more."""
        await self._alarm.stop()

    def overdue(self, seconds: float) -> int:
        """How many clocks ran out more than so long ago and were not attended to, be it because the store refuses."""
        before = self._committer.clock.now() - seconds
        return sum(live.due < before for live in self._tables.values())

    async def _ring(self) -> float | None:
        """Attend to every table whose time has come; says when the next one's will have."""
        for live in list(self._tables.values()):
            if live.wake_at > self._committer.clock.now():
                continue
            try:
                await self._attend(live)
            except Exception as error:  # noqa: BLE001 - one table's fault must not stop the clocks of the others
                if not isinstance(error, StoreError):
                    _log.exception("the clock of table %s failed", live.table.table_id)
                live.retry_at = self._committer.clock.now() + live.settings.retry_seconds
                _log.warning("the clock of table %s is tried again later: %s", live.table.table_id, error)
        return min((live.wake_at for live in self._tables.values()), default=None)

    async def _attend(self, live: LiveTable) -> None:
        async with live.lock:
            live.retry_at = None
            now = self._committer.clock.now()
            before: Snapshot | None = live.snapshot
            asked: Chair | None = None
            proposal = live.table.proposal
            if live.wake_at > now or live.table.status is Status.CLOSED:
                before = None
            elif proposal is not None and proposal.until <= now:
                await self._committer.commit_facts(live, CloseLapsed())
            elif live.idle_at <= now:
                await self._committer.commit_facts(live, Closed(Closing.IDLE, None))
            elif live.table.thief is not None:
                # Nobody has called the theft: the turn-up is shown (law 2.8).
                await self._committer.commit_facts(live, next_deal(live.table, live.settings))
            elif (fact := time_is_up(live.table)) is not None:
                await self._committer.commit_facts(live, fact)
            elif live.turn.reminded and live.table.asked is not None:
                await self._committer.commit_facts(live, WentAway(live.table.asked.seat))
            else:
                asked = live.table.asked
                await self._remind(live, now)
        self._changed(live)
        if asked is not None:
            self._listeners.tell(Change(live.snapshot, None, asked))
        elif before is not None:
            await self._turns.follow(live, before, None)
        else:
            self._turns.set_going(live)

    async def _remind(self, live: LiveTable, now: float) -> None:
        """The reminder itself is not journaled; the clock in the store shows that it was given."""
        take_over = now + live.settings.away_seconds
        await self._committer.store.set_deadline(live.table.table_id, min(take_over, live.idle_at))
        live.reminded_at(now)
