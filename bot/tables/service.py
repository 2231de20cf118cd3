"""The tables of this process: the one place where decisions become durable and are then announced.

Theory of operation. A decision takes its table's lock, is judged against the table's newest state (``planning.py``),
becomes journal entries (``transaction.py``), which the store makes durable; only then the state in memory is swapped,
the lock released, and the listeners told. So a refusal or a failing store leaves everything as it was, and what
anybody was told survives a power cut. Computers decide the same way (``computers.py``), a run of them in one transaction.

It must not know Discord, SQLite or pictures. Nothing here waits for a listener.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from bot.engine.events import Event, HandEnded
from bot.engine.views import SeatView
from bot.tables.clocks import Alarm, Clock
from bot.tables.computers import Players, computers_run
from bot.tables.decisions import AddComputer, Close, Decision, Open, Person, Reason
from bot.tables.journal import Closed, Closing, Fact, WentAway, written
from bot.tables.live import Live, resumed
from bot.tables.planning import House, Refusal, opening, plan
from bot.tables.ports import Entry, InteractionSeen, SequenceTaken, Store, StoreError, TableId
from bot.tables.snapshots import Accepted, Answer, Chair, Change, Refused, Status, TableView
from bot.tables.table import opened, present, replayed
from bot.tables.times import TableSettings
from bot.tables.transaction import transaction
from bot.tables.views import private_view, public_events, table_view

T = TypeVar("T")

Listener = Callable[[Change], Awaitable[None] | None]

_log = logging.getLogger(__name__)
