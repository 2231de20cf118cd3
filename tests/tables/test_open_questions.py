"""An open question has exactly one clock, at every moment of any game and after a restart at it; so no table stalls."""

from __future__ import annotations

import random

import pytest

from bot.engine import presets
from bot.storage.api import TableId
from bot.tables.beginning import Rematch, Start
from bot.tables.decisions import What
from bot.tables.hands import TakePack
from bot.tables.journal import replay
from bot.tables.live_table import LiveTable
from bot.tables.model import DAY, Status, Table, TableSettings, TournamentKind, TournamentSeat, TournamentTable, is_slow
from bot.tables.old_school import NextHand
from bot.tables.pausing import Touch
from bot.tables.playing import Play
from bot.tables.questions import Deadline, Due
from bot.tables.seating import Join, Leave
from bot.tables.tournament_tables import TableOrder
from tests.tables.company import CHANNEL, EVE, GUILD, PEOPLE, Evening, granted, seeded
from tests.tables.memory import MemoryStore
from tests.tables.test_fold import begun, decided

GAMES = [
    "standard points=3", "house-24 points=3", "call-ace points=2", "hasenpfeffer", "railroad", "double-hasenpfeffer",
    "standard law=old-school points=3", "standard steal_the_deal=yes points=3",
]  # fmt: skip
BESIDE = (Due.IDLE, Due.AGREEMENT, Due.GO_ON)
"""What runs beside the question."""


def clocks(live: LiveTable) -> list[Deadline]:
    return [one for one in live.deadlines if one.what not in BESIDE]


def expected(table: Table) -> Due | None:
    """What the one clock of a table is for, told from the table alone."""
    if table.status is not Status.PLAYING:
        return None
    if table.paused_until is not None:
        return None
    if table.thief is not None:
        return Due.REST if table.attended and table.stands_until is None else None
    if table.claims_open or table.trick_rests:
        return Due.REST if table.stands_until is None else None
    return Due.REMINDER if table.asked is not None and not table.asked.rests_until else None


def judge(live: LiveTable, now: float) -> None:
    """The question that is open, and no other, has one clock; beside it run those that always do."""
    table, due = live.table, expected(live.table)
    beside = [one.what for one in live.deadlines if one.what in BESIDE]
    agreements = [Due.AGREEMENT] * len(table.proposals)
    assert beside == [*agreements, *([] if table.stands_until is None else [Due.GO_ON]), Due.IDLE], table
    what = [Due.REMINDER if one.what is Due.STAND_IN else one.what for one in clocks(live)]
    assert what == ([] if due is None else [due]), table
    if table.asked is not None and due is Due.REMINDER and table.is_alone(table.asked.seat):
        assert [one.what for one in clocks(live)] == [Due.STAND_IN], "nobody is called for whom nobody waits"
    most = 120.0 if table.asked is None or not is_slow(table, table.asked) else DAY
    assert all(now <= one.at <= now + most for one in clocks(live)), (clocks(live), now)
    if table.status is Status.PLAYING and due is None:
        goes_on = table.computer_turn is not None or table.deal_due or table.is_undoing or table.stands_until
        assert goes_on or not table.attended, "nothing would ever happen here"


@pytest.mark.parametrize("words", GAMES)
def test_a_question_has_one_clock_at_every_moment_and_after_a_restart(words: str) -> None:
    rng, settings = random.Random(words), TableSettings(entropy=seeded(5))
    _, table = begun(words, settings)
    live, now = LiveTable(table, settings, table.at), table.at
    seen: set[Due | None] = set()
    for _ in range(150):
        committed = decided(table, rng, settings)
        if committed is None:
            continue
        if committed.table.status is Status.CLOSED:
            _, table = begun(words, settings)
            live = LiveTable(table, settings, now)
            continue
        question, before = live.turn_clock.question, live.turn_clock.due
        table = committed.table
        now = max(now, table.at)
        live.swap(table, live.turn_clock_after(table, now), now)
        if (
            question is not None
            and live.turn_clock.question is not None
            and question.key == live.turn_clock.question.key
        ):
            assert live.turn_clock.due == before, "one clock for a question, from its beginning to its end"
        judge(live, now if before is None or live.turn_clock.due != before else before)  # it may be overdue
        again = LiveTable(table, settings, now)
        again.take_up(live.stored, now)
        judge(again, now)
        seen.add(expected(table))
    assert {None, Due.REMINDER} <= seen
    assert "old-school" not in words or Due.REST in seen


def taken_up(evening: Evening, store: MemoryStore, table_id: TableId) -> LiveTable:
    """The table as another process would take it up now."""
    row = store.rows[table_id]
    live = LiveTable(replay(table_id, store.journal[table_id]), evening.settings, row.touched)
    live.take_up(row.deadline, evening.clock.now())
    return live


async def test_a_lobby_and_a_rematch_have_their_clocks_too(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.open("standard points=5")
    judge(taken_up(evening, store, table_id), evening.clock.now())
    for person in PEOPLE[1:]:
        await evening.does(table_id, person, Join())
        judge(taken_up(evening, store, table_id), evening.clock.now())
    await evening.does(table_id, PEOPLE[0], Start())
    rng = random.Random(1)
    while evening.view(table_id).status is Status.PLAYING:
        judge(taken_up(evening, store, table_id), evening.clock.now())
        await evening.act(table_id, rng)
    judge(taken_up(evening, store, table_id), evening.clock.now())
    await evening.does(table_id, PEOPLE[1], Rematch())
    for seconds in (0, 50, 60):
        await evening.clock.advance(seconds)
        live = taken_up(evening, store, table_id)
        judge(live, evening.clock.now())
    await evening.clock.advance(15)
    judge(taken_up(evening, store, table_id), evening.clock.now())
    assert evening.view(table_id).gathering is None


async def seated(evening: Evening, words: str) -> TableId:
    """A game that has begun, be it one of a night."""
    if words != "night":
        return await evening.started(words)
    seats = tuple(TournamentSeat(person.name, person.user_id) for person in PEOPLE)
    rules = presets.parse(["standard", "points=99"])
    order = TableOrder(TournamentTable(TournamentKind.NIGHT, "7:2:1", 3), GUILD, CHANNEL, EVE.user_id, rules, seats)
    return granted(await evening.tables.tournaments.open(order)).table.table_id


async def do_anything(evening: Evening, table_id: TableId, rng: random.Random) -> None:
    """Some people press something, in time or not."""
    for _ in range(rng.randrange(8)):
        person = rng.choice(PEOPLE)
        view = evening.snapshot(table_id).seat_view(person.user_id)
        acts: list[What] = [Play(act) for act in (() if view is None else view.offered or view.legal)]
        others: list[What] = [NextHand(), TakePack(), Touch(), Rematch()]
        beside = rng.choice(others)
        what: What = Leave() if rng.random() < 0.02 else rng.choice(acts or [beside])
        await evening.press(table_id, person, what if rng.random() < 0.9 else beside)
        await evening.clock.advance(rng.choice([0, 0, 1, 5]))


@pytest.mark.proof
@pytest.mark.parametrize("words", [*GAMES, "night"])
async def test_no_table_ever_stalls(evening: Evening, words: str) -> None:
    """Whatever people did before, and if they do nothing at all: in four minutes the game has gone on."""
    rng = random.Random(words)
    table_id, waited = await seated(evening, words), 0
    for _ in range(60):
        if evening.view(table_id).status is not Status.PLAYING:
            break
        await do_anything(evening, table_id, rng)
        if rng.random() < 0.3:
            await evening.restart()
        before = evening.view(table_id)
        if before.status is not Status.PLAYING or rng.random() < 0.5:
            continue
        present = [chair for chair in before.chairs if not chair.away and not chair.left]
        await evening.clock.advance(241)
        assert evening.view(table_id).seq > before.seq or not present, before
        waited += 1
        for person in PEOPLE:
            await evening.press(table_id, person, Touch())
    assert waited > 3
