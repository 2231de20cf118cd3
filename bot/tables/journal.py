"""Encodes facts as journal entries with ``bot/codec.py``. Acts, the most frequent facts, have a faster path."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.codec import Codec, FactError
from bot.engine.acts import Act, act_text, parse_act
from bot.engine.seats import Seat
from bot.storage.api import Entry, TableId
from bot.tables.beginning import Opened, open_table
from bot.tables.facts import Fact, JournalError
from bot.tables.model import Table
from bot.tables.playing import Acted
from bot.tables.rooms import KEPT, apply_fact

_CODEC: Codec[Fact] = Codec({fact.kind: fact for fact in KEPT})


def encode(fact: Fact, seq: int, at: float) -> Entry:
    """Return the journal's entry for a fact; ``at`` is Unix time in seconds."""
    if isinstance(fact, Acted):
        return Entry(seq, at, fact.kind, _acted_body(fact))
    return Entry(seq, at, *_CODEC.encode(fact))


def decode(entry: Entry) -> Fact:
    """Return the fact of a journal's entry. Raises ``JournalError`` if this program cannot read it."""
    try:
        if entry.kind == Acted.kind:
            return _read_acted(entry.body)
        return _CODEC.decode(entry.kind, entry.body)
    except FactError as error:
        raise JournalError("journal-fault", entry=entry.seq, why=error) from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise JournalError("journal-unreadable", entry=entry.seq, kind=entry.kind, why=error) from error


def _acted_body(fact: Acted) -> str:
    computer = "true" if fact.computer else "false"
    press = "null" if fact.press is None else fact.press
    return f'{{"seat":{fact.seat},"act":"{act_text(fact.act)}","computer":{computer},"press":{press}}}'


_PRESS = ',"press":'


def _read_acted(text: str) -> Acted:
    """Return a body's act. Without the press only a few hundred bodies exist, so each is parsed once and cached."""
    rest, _, press = text.rpartition(_PRESS)
    if press == "null}":
        return Acted(*_parse_decision(rest + "}"), None)
    if press[-1:] == "}" and press[:-1].isdecimal():
        return Acted(*_parse_decision(rest + "}"), int(press[:-1]))
    return Acted(*_parse_decision(text), json.loads(text)["press"])


@lru_cache(maxsize=4096)
def _parse_decision(text: str) -> tuple[Seat, Act, bool]:
    body = json.loads(text)
    return Seat(body["seat"]), parse_act(body["act"].split()), body["computer"]


# -- rebuilding a table from its journal


def replay(table_id: TableId, entries: Sequence[Entry]) -> Table:
    """Return the table after all entries. Raises ``JournalError``, which names the entry that does not fit."""
    (table,) = deque(unfold(table_id, entries), maxlen=1)
    return table


def unfold(table_id: TableId, entries: Sequence[Entry]) -> Iterator[Table]:
    """Yield the table after each entry of its journal. Errors are as for ``replay``."""
    table = _replay_first(table_id, entries)
    yield table
    for entry in entries[1:]:
        table = _replay_next(table, entry)
        yield table


def _replay_first(table_id: TableId, entries: Sequence[Entry]) -> Table:
    if not entries:
        raise JournalError("journal-empty")
    fact = decode(entries[0])
    if not isinstance(fact, Opened):
        raise JournalError("journal-unopened", kind=fact.kind)
    return open_table(table_id, fact, entries[0].at)


def _replay_next(table: Table, entry: Entry) -> Table:
    fact = decode(entry)
    if entry.seq != table.seq + 1:
        raise JournalError("journal-gap", entry=entry.seq, due=table.seq + 1)
    try:
        return apply_fact(table, fact, entry.at)
    except JournalError:
        raise
    except (ValueError, IndexError) as error:
        raise JournalError("journal-misfit", entry=entry.seq, kind=fact.kind, why=error) from error
