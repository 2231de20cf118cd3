"""Computers on turn: they play on, a run at a time, until a person is asked. Knows no decisions of people.

A run ends where a person is asked or the hand is over, and is one transaction and one ``Change``. A human moment lies
before each run; where it is set to nothing, the runs follow at once within the decision that led to them.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.engine.events import Event, HandEnded
from bot.tables.committer import Committer
from bot.tables.computers import Choose, computers_run
from bot.tables.listeners import Listeners
from bot.tables.live_table import LiveTable
from bot.tables.ports import StoreError
from bot.tables.task_group import TaskGroup

_log = logging.getLogger(__name__)


class ComputerTurns:
    """The computers of all tables. ``woken`` is called when a table's clock may have changed."""

    def __init__(
        self,
        ledger: Committer,
        listeners: Listeners,
        choose: Choose,
        errands: TaskGroup,
        woken: Callable[[LiveTable], None],
    ) -> None:
        self._ledger = ledger
        self._listeners = listeners
        self._choose = choose
        self._errands = errands
        self._woken = woken

    async def follow(self, live: LiveTable, events: tuple[Event, ...], by: int | None) -> None:
        """Announce what happened, and let computers play on if one is on turn."""
        if live.table.computer_turn is None:
            self._listeners.tell(live, events, by)
        elif live.settings.computer_pause <= 0:
            await self._at_once(live, events, by)
        else:
            self._listeners.tell(live, events, by, settled=False)
            self.set_going(live)

    def set_going(self, live: LiveTable) -> None:
        """See to it that computers on turn do play."""
        if live.table.computer_turn is not None and live.runner is None:
            live.runner = self._errands.send(self._run_on(live), f"computers of table {live.table.table_id}")

    async def _run_on(self, live: LiveTable) -> None:
        try:
            while live.table.computer_turn is not None:
                await self._ledger.clock.sleep(live.settings.computer_pause)
                events = await self._run(live)
                if events is None:
                    return
                if events:
                    self._listeners.tell(live, events, None, settled=live.table.computer_turn is None)
        finally:
            live.runner = None

    async def _at_once(self, live: LiveTable, events: tuple[Event, ...], by: int | None) -> None:
        """All runs without a pause; each hand that ends has its own announcement, so that no result is lost."""
        while live.table.computer_turn is not None:
            if any(isinstance(event, HandEnded) for event in events):
                self._listeners.tell(live, events, by, settled=False)
                events, by = (), None
            more = await self._run(live)
            if more is None:
                break
            events += more
        self._listeners.tell(live, events, by, settled=live.table.computer_turn is None)

    async def _run(self, live: LiveTable) -> tuple[Event, ...] | None:
        """One run, made durable; empty if somebody decided meanwhile, ``None`` if the store refused."""
        async with live.run_lock:
            table = live.table
            acts = await computers_run(table, self._choose, live.settings.computer_level)
            async with live.lock:
                if live.table is not table or not acts:
                    return ()
                try:
                    events = await self._ledger.commit(live, acts)
                except StoreError as error:
                    live.retry_at = self._ledger.clock.now() + live.settings.retry_seconds
                    _log.warning("the computers of table %s wait for the store: %s", table.table_id, error)
                    events = None
        self._woken(live)
        return events
