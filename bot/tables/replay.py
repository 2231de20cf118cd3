"""A table from its journal: after the last entry, or after each of them. Pure; the fold itself is in ``fold.py``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import core
from bot.engine.rules import Law
from bot.storage.port import Entry, TableId
from bot.tables.facts import Acted, JournalError, Opened
from bot.tables.fold import after, opened
from bot.tables.journal import read
from bot.tables.table import Table


def replayed(table_id: TableId, entries: Sequence[Entry]) -> Table:
    """The table that a whole journal makes; ``JournalError`` names the entry that does not fit."""
    table, place = _first(table_id, entries), 1
    while place < len(entries):
        table, place = _acts(table, entries, place)
        table, place = _next(table, entries[place]), place + 1
    return table


def unfolding(table_id: TableId, entries: Sequence[Entry]) -> Iterator[Table]:
    """The table after each entry of its journal, one after another; raises as ``replayed`` does."""
    table = _first(table_id, entries)
    yield table
    for entry in entries[1:]:
        table = _next(table, entry)
        yield table


def _first(table_id: TableId, entries: Sequence[Entry]) -> Table:
    if not entries:
        raise JournalError("the journal is empty")
    fact = read(entries[0])
    if not isinstance(fact, Opened):
        raise JournalError(f"a journal begins with its table's opening, not with {entries[0].kind!r}")
    return opened(table_id, fact, entries[0].at)


def _next(table: Table, entry: Entry) -> Table:
    """The table after one more entry."""
    if entry.seq != table.seq + 1:
        raise JournalError(f"entry {entry.seq} stands where {table.seq + 1} was due")
    try:
        return after(table, read(entry), entry.at)
    except JournalError:
        raise
    except ValueError as error:
        raise JournalError(f"entry {entry.seq} ({entry.kind}) does not fit: {error}") from error


def _acts(table: Table, entries: Sequence[Entry], place: int) -> tuple[Table, int]:
    """The table after the acts from ``place`` on that another act of the same hand follows, and where that stands.

    Most of a journal: nothing is left of the tables between such acts, so they are not made. The act that follows sets
    ``turn_seq`` and ``asked_at``, which stay here as they were. An act that does not fit, or that ends a hand, is not
    taken here; nor are those of old-school tables, where an act may leave the question as it was.
    """
    game, begun = table.game, place
    if game is None or (running := game.running) is None or table.rules.law is Law.OLD_SCHOOL:
        return table, place
    state, acts, presses = game.state, list(running.acts), dict(table.presses)
    while place + 1 < len(entries) and entries[place].kind == entries[place + 1].kind == "acted":
        fact = read(entries[place])
        if not isinstance(fact, Acted) or entries[place].seq != place + 1:
            break
        try:
            following = core.apply(state, fact.seat, fact.act)
        except ValueError:
            break
        if following.result is not None:
            break
        state = following
        acts.append((fact.seat, fact.act))
        game = game.decided(fact.seat, fact.act, by_computer=fact.computer)
        user_id = table.chair(fact.seat).user_id
        if fact.press is not None and user_id is not None:
            presses.pop(user_id, None)
            presses[user_id] = fact.press
        place += 1
    if place == begun:
        return table, place
    game = game._replace(state=state, running=running._replace(acts=tuple(acts)))
    last = entries[place - 1]
    return table._replace(seq=last.seq, at=last.at, presses=tuple(presses.items()), game=game), place
