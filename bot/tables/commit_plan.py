"""Facts made into the entries of one commit_plan, with everything that follows from them at once. Pure.

After the facts comes the deal of the next hand if one is due: so a hand never ends without the next one being dealt in
the same commit_plan, and a restart finds either both or neither.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.events import Event
from bot.tables.journal import Fact, written
from bot.tables.planning import House, next_deal
from bot.tables.ports import Entry, GameResult
from bot.tables.results import game_result
from bot.tables.snapshots import Status
from bot.tables.table import Table, after


@dataclass(frozen=True, slots=True)
class CommitPlan:
    """What is to be written, and the table as it is once that is durable."""

    table: Table
    entries: tuple[Entry, ...]
    events: tuple[Event, ...]
    result: GameResult | None


def commit_plan(before: Table, facts: tuple[Fact, ...], at: float, house: House) -> CommitPlan:
    """These facts and what follows from them; raises ``ValueError`` if they contradict the table."""
    table = before
    entries: list[Entry] = []
    events: tuple[Event, ...] = ()
    due = list(facts)
    while due or table.deal_due:
        fact = due.pop(0) if due else next_deal(table, house)
        entry = written(fact, table.seq + 1, at)
        entries.append(entry)
        table, happened = after(table, entry)
        events = (*events, *happened)
    over = table.status is Status.FINISHED and before.status is Status.PLAYING
    return CommitPlan(table, tuple(entries), events, game_result(table) if over else None)
