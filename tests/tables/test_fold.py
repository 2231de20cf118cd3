"""A journal gives the table that the decisions made, at every moment of any game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.engine import presets
from bot.engine.rules import Law
from bot.storage.api import Entry, TableId
from bot.tables.decisions import (
    AddComputer,
    AgreeRanked,
    ClaimRest,
    Close,
    Concede,
    Decision,
    Join,
    Leave,
    NextHand,
    Open,
    Person,
    Play,
    Rematch,
    Start,
    TakePack,
    Touch,
    What,
)
from bot.tables.draft import Draft
from bot.tables.facts import JournalError, Opened
from bot.tables.fold import open_table, replay, unfold
from bot.tables.journal import encode
from bot.tables.judge import judge_decision, judge_opening
from bot.tables.model import Status, Table, TableSettings
from bot.tables.views import snapshot_of
from tests.tables.company import ANN, CAY, PEOPLE, Evening, seeded

FEW = [Person(200 + number, name) for number, name in enumerate(('Zoë "Z." \\', "\ud800", "Fay"))]
EVERYBODY = [*PEOPLE, *FEW]
GAMES = [
    *presets.PRESETS,
    "csl ace_no_face=yes farmers_hand=any-three turning_the_tables=yes partners_best=give-then-discard",
    "standard law=old-school points=3", "call-ace law=old-school points=2", "railroad law=old-school misdeal=minus-one",
    "standard steal_the_deal=yes points=3", "double-hasenpfeffer players=6 points=20", "call-ace players=6 points=3",
]  # fmt: skip


def wishes(table: Table, rng: random.Random) -> Iterator[tuple[Person, What]]:
    """What people might want at this table, in a random order: most often what it waits for."""
    turn = table.turn or table.deal_asked
    for person in rng.sample(EVERYBODY, len(EVERYBODY)):
        chair = table.chair_of(person.user_id)
        if chair is not None and chair is turn and table.state is not None and rng.random() < 0.95:
            mine = snapshot_of(table, None).seat_view(person.user_id)
            yield person, ClaimRest()
            yield person, Play(rng.choice(mine.legal)) if mine is not None and mine.legal else TakePack()
        if table.rules.law is Law.OLD_SCHOOL:
            yield from old_school_wishes(table, person, rng)
        what: list[What] = [
            Join(),
            Touch(),
            Rematch(),
            Start(),
            AddComputer("steady"),
            TakePack(),
            Leave(),
            Close(),
            Concede(),
        ]
        yield person, rng.choices(what, [9, 5, 9, 9, 1, 2, 0.05, 0.002, 0.005])[0]


def old_school_wishes(table: Table, person: Person, rng: random.Random) -> Iterator[tuple[Person, What]]:
    """What people do besides their turn where nobody stops them (law 9.2)."""
    mine = snapshot_of(table, None).seat_view(person.user_id)
    if mine is not None and mine.offered and rng.random() < 0.2:
        yield person, Play(rng.choice(mine.offered))
    what: list[What] = [AgreeRanked(), NextHand(), NextHand(), Touch()]
    yield person, rng.choice(what)


def decided(table: Table, rng: random.Random, settings: TableSettings) -> Draft | None:
    """Somebody decides something, somebody's clock runs out, or a computer acts."""
    now, press = table.at + rng.choice([-1.0, 0.125, 7.3]), rng.randrange(2**63)
    for person, what in wishes(table, rng):
        seq = rng.choice([None, table.seq])
        draft = judge_decision(Decision(table.table_id, person, what, seq, press), table, settings, now)
        if draft.entries:
            return draft
    return None


@pytest.mark.parametrize("words", GAMES)
def test_a_replayed_journal_gives_the_same_table(words: str) -> None:
    rng, settings = random.Random(words), TableSettings(entropy=seeded(5))
    entries, table = begun(words, settings)
    kinds: set[str] = set()
    for _ in range(200):
        committed = decided(table, rng, settings)
        if committed is None:
            entries, table = begun(words, settings)
            continue
        entries += committed.entries
        kinds.update(entry.kind for entry in committed.entries)
        table = committed.table
        again = replay(table.table_id, entries)
        assert again == table
        assert repr(again) == repr(table)
    assert {"joined", "started", "dealt", "acted"} <= kinds
    assert {"ranked-agreed", "next-hand-asked"} <= kinds or "old-school" not in words


def begun(words: str, settings: TableSettings) -> tuple[list[Entry], Table]:
    """A table just opened, and its journal."""
    fact = judge_opening(PEOPLE[0], Open(7, 70, presets.parse(words.split())), settings)
    assert isinstance(fact, Opened)
    return [encode(fact, 1, 1e9)], open_table(TableId(3), fact, 1e9)


# -- replay
#
# A table comes out of its journal the same, whether every step of it is made or only those that count.


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
