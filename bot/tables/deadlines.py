"""What happens when a table's clock runs out: a reminder, a stand-in, or the end of a table that nobody touches.

A clock that runs out is one more decision: judged under the table's lock, durable, then announced. Knows no people's
decisions and no Discord.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping

from bot.storage.port import StoreError, TableId
from bot.tables.clock import DeadlineTimer
from bot.tables.committer import ChangeTable, Committer, draft_facts
from bot.tables.draft import Draft
from bot.tables.facts import (
    Closed,
    CloseLapsed,
    Closing,
    Fact,
    WentAway,
)
from bot.tables.listeners import Listeners
from bot.tables.live_table import LiveTable
from bot.tables.old_school import time_is_up
from bot.tables.planning import lapse_answers, next_deal
from bot.tables.snapshots import Change, Status

_log = logging.getLogger(__name__)


class Deadlines:
    """The clocks of all tables, fed by one task. ``change`` changes a table."""

    def __init__(
        self, committer: Committer, listeners: Listeners, tables: Mapping[TableId, LiveTable], change: ChangeTable
    ) -> None:
        self._committer = committer
        self._listeners = listeners
        self._tables = tables
        self._change = change
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
        if not await self._change(live, _what_is_due):
            await self._remind(live)

    async def _remind(self, live: LiveTable) -> None:
        """Remind the player who is asked, if it is time to. That is not journaled; the clock in the store shows it."""
        async with live.lock:
            now, asked = self._committer.clock.now(), live.table.asked
            if live.wake_at > now or live.turn.reminded or asked is None:
                return
            take_over = now + live.settings.away_seconds
            await self._committer.store.set_deadline(live.table.table_id, min(take_over, live.idle_at))
            live.reminded_at(now)
        self._listeners.tell(Change(live.snapshot, None, asked))


def _what_is_due(live: LiveTable, now: float) -> Draft | None:
    """Draft what happens to a table whose clock has run out; ``None`` if that is no more than a reminder."""
    live.retry_at = None
    table, proposal = live.table, live.table.proposal
    fact: Fact | None
    if live.wake_at > now or table.status is Status.CLOSED:
        return None
    if live.answer_by is not None and live.answer_by <= now:
        return draft_facts(live, now, *lapse_answers(table))
    if proposal is not None and proposal.until <= now:
        fact = CloseLapsed()
    elif live.idle_at <= now:
        fact = Closed(Closing.IDLE, None)
    elif table.thief is not None:
        fact = next_deal(table, live.settings)  # nobody has called the theft: the turn-up is shown (law 2.8)
    elif table.asked is not None and live.turn.reminded:
        fact = time_is_up(table) or WentAway(table.asked.seat)
    else:
        fact = time_is_up(table)
    return None if fact is None else draft_facts(live, now, fact)
