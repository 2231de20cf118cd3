"""Daily deals as they are played: one attempt each, the same world for all, kept whatever happens."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import permutations
from pathlib import Path

import pytest

from bot.engine.acts import act_text
from bot.storage.api import StoreError, TableId
from bot.storage.sqlite.database import SqliteStore
from bot.tables.decisions import Person
from bot.tables.hands import Dealt
from bot.tables.journal import decode
from bot.tables.model import Status, TournamentKind
from bot.tables.playing import Acted, Play
from bot.tables.views import Snapshot
from bot.tournaments.daily.attempts import HANDS, Attempt, span_of_day
from bot.tournaments.daily.daily_deals import KIND, Asker, DailyDeals
from tests.storage.commits import fail_commit
from tests.storage.rows import respell
from tests.storage.sqlite.migrated import migrated
from tests.tables.company import CHANNEL, GUILD, Evening, seeded
from tests.world import require
from tests.world.clock import StillClock

DAY = date(2026, 11, 22)
MORNING = span_of_day(DAY)[0] + 8 * 3600


@dataclass
class Days:
    """Some days with their players, over a store that outlives the process."""

    store: SqliteStore
    evening: Evening
    daily: DailyDeals

    async def next_day(self, days: int = 1) -> None:
        """So many midnights pass, and the day that was is over."""
        await self.evening.clock.advance(days * 86_400)
        await self.daily.idle()
        assert not await self.store.live_tournaments(KIND)

    async def restart(self) -> None:
        await self.daily.close()
        await self.evening.restart()
        self.daily = await begun(self.store, self.evening)

    async def open(self, number: int, guild_id: int = GUILD) -> Snapshot:
        snapshot = await self.daily.play(self.asker(number, guild_id))
        assert isinstance(snapshot, Snapshot)
        return snapshot

    def asker(self, number: int, guild_id: int = GUILD) -> Asker:
        return Asker(1000 + number, f"Person {number}", guild_id, CHANNEL)

    async def act(self, table: Snapshot, rng: random.Random) -> None:
        table_id, user_id = table.table.table_id, table.table.owner_id
        legal = self.evening.mine(table_id, Person(user_id, "")).legal
        await self.evening.does(table_id, Person(user_id, ""), Play(rng.choice(legal)))

    def over(self, table: Snapshot) -> bool:
        now = self.evening.tables.snapshot(table.table.table_id)
        return now is None or now.table.status is Status.FINISHED

    async def played(self, number: int, seed: int, guild_id: int = GUILD) -> Attempt:
        table, rng = await self.open(number, guild_id), random.Random(seed)
        while not self.over(table):
            await self.act(table, rng)
        snapshot = await self.daily.play(self.asker(number, guild_id))
        assert isinstance(snapshot, Attempt)
        return snapshot


async def begun(store: SqliteStore, evening: Evening) -> DailyDeals:
    daily = DailyDeals(store, evening.tables, evening.clock, seeded(7), level="random")
    await daily.start()
    return daily


@pytest.fixture
async def days(tmp_path: Path) -> AsyncIterator[Days]:
    async with await SqliteStore.open(migrated(tmp_path / "right-bower.db")) as store:
        evening = Evening(store, StillClock(MORNING))
        days = Days(store, evening, await begun(store, evening))
        yield days
        await days.daily.close()
        await evening.tables.close()


async def story(days: Days, attempt: Attempt) -> list[str]:
    facts = [decode(entry) for entry in await days.store.entries(TableId(attempt.table_id))]
    packs = [f"{fact.pack}" for fact in facts if isinstance(fact, Dealt)]
    return packs + [f"{fact.seat} {act_text(fact.act)}" for fact in facts if isinstance(fact, Acted)]


PEOPLE = 20
"""Five ways to play, each of four people."""


async def test_concurrent_attempts_meet_the_same_answers_after_the_same_play(days: Days) -> None:
    tables = [await days.open(number) for number in range(PEOPLE)]
    chances = [random.Random(number % 5) for number in range(PEOPLE)]
    order = random.Random(9)
    while running := [place for place in range(PEOPLE) if not days.over(tables[place])]:
        place = order.choice(running)
        await days.act(tables[place], chances[place])
    attempts = [await days.daily.play(days.asker(number)) for number in range(PEOPLE)]
    stories: dict[int, list[str]] = {}
    for number, attempt in enumerate(attempts):
        assert isinstance(attempt, Attempt)
        story_text = await story(days, attempt)
        assert stories.setdefault(number % 5, story_text) == story_text
        assert len(attempt.hands) == HANDS
    assert len({str(story_text[:HANDS]) for story_text in stories.values()}) == 1, "the same five packs"
    assert len({str(story_text) for story_text in stories.values()}) > 1
    board = await days.daily.board(DAY)
    assert len(board.lines) == PEOPLE
    assert {line.place for line in board.lines} != {1}


async def test_a_finished_attempt_is_saved_with_its_choices_and_its_table_closed(days: Days) -> None:
    attempt = await days.played(1, seed=1)
    assert (attempt.user_id, attempt.name, attempt.guild_id, attempt.streak) == (1001, "Person 1", GUILD, 1)
    assert days.evening.tables.tournaments.of(TournamentKind.DAILY) == ()
    for hand in attempt.hands:
        own = require(await days.evening.tables.own_hand(TableId(attempt.table_id), hand.hand_seq, 1001))
        assert [act_text(one.act) for one in own.decisions] == [choice.act for choice in hand.choices]
        odd, even = own.hand.result.points
        assert hand.points == odd - even


PAIRS = [*permutations((GUILD, GUILD + 1, 7_000_000), 2)]
"""Of two servers and a direct message."""


@pytest.mark.parametrize(("first", "then"), PAIRS)
async def test_each_person_has_one_attempt_a_day_over_all_places(days: Days, first: int, then: int) -> None:
    one, other = await asyncio.gather(days.open(1, first), days.open(1, then))
    assert one.table.table_id == other.table.table_id
    await days.restart()
    attempt = await days.played(1, seed=1, guild_id=then)
    assert (attempt.table_id, attempt.guild_id) == (one.table.table_id, one.table.guild_id)
    await days.restart()
    await days.store.forget_player(attempt.guild_id, attempt.user_id)
    for place in (first, then):
        assert await days.daily.play(days.asker(1, place)) == attempt
    assert len((await days.daily.board(DAY)).attempts) == 1
    await days.next_day()
    await days.played(1, seed=2, guild_id=first)
    await days.next_day()
    assert (await days.played(1, seed=1, guild_id=then)).streak == 2


async def test_a_restart_at_any_moment_changes_nothing(days: Days) -> None:
    table, rng = await days.open(1), random.Random(3)
    decisions = 0
    while not days.over(table):
        if decisions % 5 == 0:
            await days.restart()
            assert (await days.open(1)).table.table_id == table.table.table_id
        await days.act(table, rng)
        decisions += 1
    await days.restart()
    snapshot = await days.daily.play(days.asker(1))
    assert isinstance(snapshot, Attempt)
    assert len(snapshot.hands) == HANDS


@pytest.mark.parametrize("cut", ["_append", "close"])
async def test_an_interrupted_attempt_is_saved_once(days: Days, cut: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(*_: object) -> None:
        raise StoreError("store-full")

    where = type(days.daily) if cut == "_append" else type(days.evening.tables.tournaments)
    monkeypatch.setattr(where, cut, failing)
    table, rng = await days.open(1), random.Random(3)
    while not days.over(table):
        await days.act(table, rng)
    await days.evening.tables.idle()
    assert len(days.evening.tables.tournaments.of(TournamentKind.DAILY)) == 1, "it was cut off"
    monkeypatch.undo()
    await days.restart()
    assert isinstance((await days.daily.play(days.asker(1))), Attempt)
    (row,) = await days.store.live_tournaments(KIND)
    assert [fact.kind for fact in await days.store.tournament_facts(row.tournament_id)] == ["opened", "attempt"]
    assert days.evening.tables.tournaments.of(TournamentKind.DAILY) == ()


async def test_an_unfinished_attempt_does_not_count_after_the_day(days: Days) -> None:
    table, rng = await days.open(1), random.Random(1)
    while days.evening.view(table.table.table_id).last_hand is None:
        await days.act(table, rng)
    await days.played(2, seed=2)
    await days.next_day()
    assert days.evening.tables.snapshot(table.table.table_id) is None
    board = await days.daily.board(DAY)
    attempt = require(board.of_person(1001))
    assert len(attempt.hands) == 1
    assert board.line_of(1001) is None
    assert [line.attempt.user_id for line in board.lines] == [1002]
    assert await days.store.live_tournaments(KIND) == []
    assert (await days.open(1)).table.table_id != table.table.table_id, "a new day, a new deal"


async def test_a_day_is_stored_as_ever(days: Days) -> None:
    await days.played(1, seed=1)
    seal = (await days.daily.chain(DAY)).seal
    await days.next_day()
    (row,) = await days.store.tournaments(KIND, None)
    opened, attempt, closed = await days.store.tournament_facts(row.tournament_id)
    assert (opened.kind, opened.body) == ("opened", f'{{"day":"2026-11-22","seal":"{seal}"}}')
    assert attempt.kind == "attempt"
    assert (closed.kind, closed.body) == ("closed", "{}")
    begin, end = span_of_day(DAY)
    assert (row.opened_at, opened.at, row.closed_at) == (begin, begin, end)


async def test_a_day_without_anybody_leaves_nothing_behind(days: Days) -> None:
    await days.next_day(3)
    assert await days.store.tournaments(KIND, None) == []


async def test_streaks_go_on_from_day_to_day_and_break(days: Days) -> None:
    streaks = []
    for pause in (1, 1, 2, 1):
        await days.played(1, seed=1)
        attempt = require(await days.daily.attempt(days.daily.today(), 1001))
        streaks.append(attempt.streak)
        await days.next_day(pause)
        await respell(days.store)
    assert streaks == [1, 2, 3, 1]


async def test_boards_have_a_servers_people_at_their_places_among_all(days: Days) -> None:
    for number in range(6):
        await days.played(number, seed=number, guild_id=GUILD + number % 2)
    board = await days.daily.board(DAY)
    lines, names = board.of_server(GUILD)
    assert {line.attempt.user_id for line in lines} == set(names) == {1000, 1002, 1004}
    assert [line for line in board.lines if line.attempt.user_id in names] == list(lines)
    assert await days.daily.month("2026-11", GUILD) == ((), {}), "others still play the deal of today"
    assert await days.daily.month("2026-11", GUILD, 1999) == ((), {})
    assert await days.daily.month("2026-11", GUILD, 1001) != ((), {})
    await days.next_day()
    months, names = await days.daily.month("2026-11", GUILD)
    assert {line.user_id for line in months} == set(names) == {1000, 1002, 1004}
    for line in months:
        assert line.place == 1 + sum(other.matchpoints > line.matchpoints for other in months)
    assert sum(line.matchpoints for line in months) == sum(line.matchpoints for line in lines)
    assert await days.daily.month("2026-10", GUILD) == ((), {})


async def test_a_forgotten_person_still_counts_but_is_not_named(days: Days) -> None:
    for number in (1, 2):
        await days.played(number, seed=number)
    await days.next_day()
    await days.store.forget_player(GUILD, 1001)
    board = await days.daily.board(DAY)
    assert len(board.lines) == 2
    assert set(board.of_server(GUILD)[1]) == {1002}
    assert board.of_person(1001) is None


async def test_the_days_secret_survives_a_restart(days: Days) -> None:
    before = await days.daily.chain(DAY), await days.daily.chain(DAY + timedelta(days=1))
    await days.restart()
    assert before == (await days.daily.chain(DAY), await days.daily.chain(DAY + timedelta(days=1)))
    table = await days.open(1)
    assert table.table.seal == before[0].seal


@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.parametrize("spared", [0, 1, 2])
async def test_an_attempt_whose_commit_is_unknown_is_saved_once(days: Days, kept: bool, spared: int) -> None:
    """That of the last act, or of the attempt."""
    table, rng, decisions = await days.open(2), random.Random(3), 0
    while not days.over(table):
        await days.act(table, rng)
        decisions += 1
    await days.evening.tables.idle()
    table, rng = await days.open(1), random.Random(3)
    for number in range(1, decisions + 9):
        if days.over(table):
            break
        if number == decisions:
            fail_commit(days.store, kept=kept, spared=spared)
        if days.evening.mine(table.table.table_id, Person(table.table.owner_id, "")).legal:
            with suppress(AssertionError):  # it is refused, since its outcome is unknown
                await days.act(table, rng)
        else:
            await days.evening.clock.advance(15)
    await days.daily.idle()
    await days.evening.clock.advance(60)
    await days.daily.idle()
    assert isinstance(await days.daily.play(days.asker(1)), Attempt)
    (row,) = await days.store.live_tournaments(KIND)
    assert [fact.kind for fact in await days.store.tournament_facts(row.tournament_id)] == [
        "opened",
        "attempt",
        "attempt",
    ]
