"""A table comes out of its journal the same, whether every step of it is made or only those that count."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.storage.api import Entry, TableId
from bot.tables.decisions import Join, Leave, Play, Rematch, Touch
from bot.tables.facts import JournalError
from bot.tables.fold import replay, unfold
from bot.tables.model import Status
from tests.tables.company import ANN, CAY, Evening


async def an_evening(evening: Evening, words: str) -> tuple[TableId, list[Entry]]:
    """The journal of a match up to its second game, with people who think, come and go, and are waited for in vain."""
    rng = random.Random(3)
    table_id = await evening.started(words)
    for step in range(220):
        evening.clock.time += rng.uniform(0.0, 30.0)
        if evening.view(table_id).status is Status.FINISHED:
            await evening.does(table_id, ANN, Rematch())
        if step % 40 == 7:
            await evening.does(table_id, CAY, Leave())
            await evening.does(table_id, CAY, Join())
        if step % 50 == 11:
            await evening.clock.advance(200.0)
        if evening.view(table_id).to_move is None:
            await evening.press(table_id, ANN, Touch())
        if evening.view(table_id).to_move is None:
            continue
        mover = evening.mover(table_id)
        await evening.press(table_id, mover, Play(rng.choice(evening.mine(table_id, mover).legal)))
    return table_id, await evening.store.entries(table_id)


@pytest.mark.parametrize("words", ["standard points=3", "call-ace points=3", "cutthroat points=2"])
async def test_every_beginning_of_a_journal_gives_the_same_table(evening: Evening, words: str) -> None:
    table_id, entries = await an_evening(evening, words)
    assert {"went-away", "left", "joined"} <= {entry.kind for entry in entries}
    for length, table in enumerate(unfold(table_id, entries), 1):
        if length % 3 == 0 or length > len(entries) - 30:
            assert replay(table_id, entries[:length]) == table, entries[length - 1]


async def test_both_replays_name_the_same_broken_entry(evening: Evening) -> None:
    table_id, entries = await an_evening(evening, "standard points=3")
    acts = [place for place, entry in enumerate(entries) if entry.kind == "acted"]
    for place in acts[5:60:15]:
        for broken in (
            replace(entries[place], body=entries[place].body.replace('"seat":', '"seat":1')),
            replace(entries[place], body="{}"),
            replace(entries[place], seq=place + 7),
            replace(entries[place], body='{"seat":1,"act":"AX","computer":false,"press":null}'),
        ):
            journal = [*entries[:place], broken, *entries[place + 1 :]]
            with pytest.raises((JournalError, IndexError)) as slow:
                list(unfold(table_id, journal))
            with pytest.raises((JournalError, IndexError)) as swift:
                replay(table_id, journal)
            assert (type(swift.value), str(swift.value)) == (type(slow.value), str(slow.value))
