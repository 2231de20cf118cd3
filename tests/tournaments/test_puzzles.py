"""The puzzle of a day: whose games it may come from, that it is chosen ahead, and what becomes of answers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import date, timedelta
from itertools import permutations
from pathlib import Path

import pytest

from bot.codec import FactError
from bot.deals.draw import derive_pack
from bot.engine.seats import Seat
from bot.engine.views import SeatView
from bot.players.review import PuzzleLook
from bot.storage.api import OutcomeUnknown, StoreError
from bot.storage.sqlite.database import SqliteStore
from bot.tables.closing import Close
from bot.tables.model import Status
from bot.tournaments.daily.attempts import RULES, chain_of, span_of_day
from bot.tournaments.daily.daily_deals import DailyDeals
from bot.tournaments.puzzles import (
    KIND,
    PUZZLE_CODEC,
    UNANSWERED_DAYS,
    Answered,
    Posed,
    PuzzleDay,
    Puzzles,
    Source,
    apply_fact,
    daily_position,
)
from tests.players.situations import look_at_once
from tests.storage.commits import fail_commit
from tests.storage.rows import respell
from tests.storage.sqlite.migrated import migrated
from tests.tables.company import ANN, CHANNEL, GUILD, Evening, LocalWorkers, seeded
from tests.world import require
from tests.world.clock import StillClock, quiet

DAY = date(2026, 11, 22)
MORNING = span_of_day(DAY)[0] + 8 * 3600
ELSEWHERE = GUILD + 1


class Looking(LocalWorkers):
    """Workers who find a puzzle in every decision, and count what they were asked."""

    looks = 0

    async def look_for_puzzle(self, view: SeatView, seed: int) -> PuzzleLook:
        self.looks += 1
        return look_at_once(view, seed)


class Morning:
    """A server with its people, over a store that outlives the process; ``lending`` are those who lend their games."""

    def __init__(self, store: SqliteStore) -> None:
        self.store, self.evening = store, Evening(store, StillClock(MORNING))
        self.workers, self.lending, self.unread = Looking(), set[int](), False
        self.puzzles = self.begin()

    def begin(self, *, at_start: bool = False) -> Puzzles:
        tables, clock = self.evening.tables, self.evening.clock
        daily = DailyDeals(self.store, tables, clock, seeded(7), level="random")
        return Puzzles(self.store, tables, daily, self.workers, clock, self._lends, at_start=at_start)

    async def _lends(self, user_id: int) -> bool:
        if self.unread:
            raise StoreError("store-closed")
        return user_id in self.lending

    async def restart(self) -> None:
        await self.puzzles.close()
        await self.evening.restart()
        self.puzzles = self.begin()

    async def choose(self) -> None:
        """What is missing is chosen."""
        await self.puzzles.choose_ahead()
        await self.puzzles.idle()

    async def next_day(self) -> None:
        """A midnight passes, and what is missing is chosen."""
        self.evening.clock.time += 86_400
        await self.choose()

    async def asked(self, guild_id: int = GUILD) -> PuzzleDay:
        return require(await self.puzzles.puzzle(guild_id, CHANNEL))

    async def answered(self, user_id: int, guild_id: int = GUILD, *, right: bool = True) -> Answered:
        return await answer_in(self.puzzles, user_id, guild_id, right=right)

    async def play(self) -> None:
        table_id, rng = await self.evening.started("standard points=2"), random.Random(3)
        while self.evening.view(table_id).status is Status.PLAYING:
            await self.evening.act(table_id, rng)
        await self.evening.does(table_id, ANN, Close())


async def answer_in(puzzles: Puzzles, user_id: int, guild_id: int, *, right: bool) -> Answered:
    """Answer the puzzle of today, rightly or not; return what counts there after it."""
    puzzle = require(await puzzles.puzzle(guild_id, CHANNEL))
    advice = puzzle.asked.solution.advice
    act = advice.act if right else advice.evaluations[-1].act
    after = require(await puzzles.answer(guild_id, puzzles.today(), puzzle.number, user_id, act))
    return require(after.answer_of(user_id, guild_id))


@pytest.fixture
async def morning(tmp_path: Path) -> AsyncIterator[Morning]:
    async with await SqliteStore.open(migrated(tmp_path / "right-bower.db")) as store:
        made = Morning(store)
        yield made
        await made.puzzles.close()
        await made.evening.tables.close()


EVERYBODY = {100, 101, 102, 103}


async def test_without_games_every_server_has_the_same_puzzle_of_a_past_daily_deal(morning: Morning) -> None:
    assert await morning.puzzles.puzzle(GUILD, CHANNEL) is None, "the very first one is being chosen"
    await morning.choose()
    here, there = await morning.asked(), await morning.asked(ELSEWHERE)
    assert here.asked == there.asked
    source = here.asked.source
    assert date.fromisoformat(require(source.day)) < DAY - timedelta(days=1)
    assert here.asked.position.view.legal


async def test_nothing_is_chosen_before_anybody_has_asked(morning: Morning) -> None:
    morning.puzzles.start()
    await morning.evening.clock.advance(86_400)
    assert morning.workers.looks == 0


async def test_a_daily_deals_position_is_that_deal() -> None:
    chain = chain_of(bytes(range(32)), DAY)
    first, third = daily_position(chain, 1), daily_position(chain, 3)
    assert third.pack == derive_pack(RULES, chain.secret(3), 3, ())
    assert third.standing.dealer == Seat((first.standing.dealer + 1) % 4 + 1)
    assert third.rules.points == 10


async def test_a_game_that_everybody_lends_is_the_next_days_puzzle(morning: Morning) -> None:
    morning.lending |= EVERYBODY
    await morning.play()
    await morning.choose()
    today = await morning.asked()
    assert today.asked.source.game_id is None, "it is chosen for tomorrow"
    await morning.choose()
    looks = morning.workers.looks
    await morning.restart()
    morning.evening.clock.time += 86_400
    tomorrow = await morning.asked()
    assert morning.workers.looks == looks, "it was there before its day"
    assert tomorrow.asked.source.game_id == 1
    assert tomorrow.asked.taken in tomorrow.asked.position.view.legal
    assert set(tomorrow.lenders) == EVERYBODY
    assert (await morning.asked(ELSEWHERE)).asked.source.game_id is None, "it is this server's alone"


@pytest.mark.parametrize("unwilling", sorted(EVERYBODY))
async def test_a_game_that_one_player_does_not_lend_is_never_looked_at(morning: Morning, unwilling: int) -> None:
    morning.lending |= EVERYBODY - {unwilling}
    await morning.play()
    await morning.choose()
    await morning.asked()
    looks = morning.workers.looks
    await morning.choose()
    await morning.next_day()
    assert (await morning.asked()).asked.source.day is not None
    rows = await morning.store.tournaments(KIND, GUILD)
    assert not [fact for row in rows for fact in await morning.store.tournament_facts(row.tournament_id)
                if fact.kind == "lent"]  # fmt: skip
    assert looks < morning.workers.looks, "others were looked for"


async def ask_lent(morning: Morning) -> PuzzleDay:
    """Return the puzzle of a day that comes from a game of the server's, whose people all lend theirs."""
    morning.lending |= EVERYBODY
    await morning.play()
    await morning.choose()
    await morning.asked()
    await morning.choose()
    await morning.next_day()
    return await morning.asked()


async def test_a_puzzle_that_is_taken_back_is_replaced_and_answers_count_on(morning: Morning) -> None:
    lent = await ask_lent(morning)
    assert lent.lenders
    await morning.answered(200)
    morning.lending.discard(103)
    act = lent.asked.solution.advice.act
    assert await morning.puzzles.answer(GUILD, DAY + timedelta(days=1), 1, 201, act) is None, "it is lent no more"
    replaced = await morning.asked()
    assert (replaced.number, replaced.lenders, replaced.asked.source.game_id) == (2, (), None)
    assert require(replaced.answer_of(200, GUILD)).own
    assert not (await morning.answered(201)).own
    assert len((await morning.asked()).answers_at(GUILD)) == 2


async def test_a_lenders_choice_that_cannot_be_read_takes_no_puzzle_away(morning: Morning) -> None:
    lent = await ask_lent(morning)
    act = lent.asked.solution.advice.act
    morning.unread = True
    with pytest.raises(StoreError):
        await morning.asked()
    with pytest.raises(StoreError):
        await morning.puzzles.answer(GUILD, morning.puzzles.today(), lent.number, 200, act)
    await morning.choose()
    morning.unread = False
    assert await morning.asked() == lent
    assert (await morning.answered(200)).own


async def test_the_first_answer_counts_and_days_in_a_row_make_a_streak(morning: Morning) -> None:
    await morning.choose()
    first = await morning.answered(200, right=False)
    assert (first.right, first.streak) == (False, 1)
    assert await morning.answered(200) == first, "a second one changes nothing"
    await morning.restart()
    assert (await morning.asked()).answers_at(GUILD) == [first]
    await morning.next_day()
    await respell(morning.store)
    assert (await morning.answered(200)).streak == 2
    assert (await morning.answered(201)).streak == 1
    await morning.next_day()
    await morning.asked()
    await morning.next_day()
    assert (await morning.answered(200)).streak == 1, "a day was left out"


PLACES = (GUILD, ELSEWHERE, 7_000_000)
PAIRS = [*permutations(PLACES, 2)]
"""Of two servers and a direct message."""


@pytest.mark.parametrize(("first", "then"), PAIRS)
async def test_an_answer_to_everybodys_puzzle_counts_once_over_all_places(
    morning: Morning, first: int, then: int
) -> None:
    await morning.choose()
    answer = await morning.answered(200, first, right=False)
    looked = await morning.asked(then)
    assert looked.answer_of(200, then) == answer, "its solution was seen"
    assert await morning.answered(200, then) == answer
    assert [len((await morning.asked(place)).answers_at(place)) for place in (first, then)] == [1, 0]
    await morning.restart()
    assert await morning.answered(200, then) == answer
    await morning.store.forget_player(first, 200)
    assert await morning.answered(200, then) == answer, "the day is not over"
    assert not (await morning.answered(201, then, right=False)).right
    await morning.next_day()
    await morning.answered(201, first)
    again = await morning.answered(201, then)
    assert (again.guild_id, again.streak) == (first, 2)
    assert await morning.puzzles.answer_of(then, morning.puzzles.today(), 201) == again
    assert (await morning.answered(200, then)).streak == 1, "they are somebody new"


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(("first", "then"), PAIRS)
async def test_of_two_answers_at_once_in_two_places_one_counts(
    morning: Morning, first: int, then: int, processes: int
) -> None:
    await morning.choose()
    others = morning.begin() if processes == 2 else morning.puzzles
    assert await others.puzzle(then, CHANNEL) == await morning.asked(first), "both have read the day"
    one, other = await asyncio.gather(
        answer_in(morning.puzzles, 200, first, right=False), answer_in(others, 200, then, right=True)
    )
    assert one == other
    assert await morning.answered(200, first, right=not one.right) == one


async def test_a_servers_own_puzzle_is_answered_beside_everybodys(morning: Morning) -> None:
    lent = await ask_lent(morning)
    everywhere = await morning.answered(200, ELSEWHERE)
    assert (await morning.asked()).answer_of(200, GUILD) is None
    here = await morning.answered(200, right=False)
    assert (here.own, here.right, here.streak) == (True, False, everywhere.streak)
    await morning.answered(201, ELSEWHERE)
    morning.lending.clear()
    replaced = await morning.asked()
    assert (replaced.number, replaced.asked) != (lent.number, lent.asked)
    assert [replaced.answer_of(user_id, GUILD) for user_id in (200, 201, 202)] == [
        here, replaced.answers[201, None], None,
    ]  # fmt: skip


async def test_another_days_puzzle_takes_no_answer(morning: Morning) -> None:
    await morning.choose()
    puzzle = await morning.asked()
    act = puzzle.asked.solution.advice.act
    await morning.next_day()
    assert await morning.puzzles.answer(GUILD, DAY, 1, 200, act) is None
    assert await morning.puzzles.answer(GUILD, DAY + timedelta(days=1), 1, 200, act) is None, "nobody has asked yet"


async def test_no_hand_is_used_twice_and_days_without_answers_end_the_search(morning: Morning) -> None:
    morning.lending |= EVERYBODY
    for _ in range(UNANSWERED_DAYS + 2):
        await morning.play()
    await morning.choose()
    await morning.asked()
    await morning.choose()
    for _ in range(UNANSWERED_DAYS + 2):
        await respell(morning.store)
        await morning.next_day()
    rows = (await morning.store.tournaments(KIND, GUILD))[1:]
    kept = [await morning.store.tournament_facts(row.tournament_id) for row in rows]
    posed = [PUZZLE_CODEC.decode(first.kind, first.body) for first, *_ in kept]
    hands = {(fact.source.game_id, fact.source.hand) for fact in posed if isinstance(fact, Posed)}
    assert len(rows) == len(hands) == UNANSWERED_DAYS


async def test_what_tells_the_answer_names_nobody(morning: Morning) -> None:
    """``/my-data`` has every fact that names its reader: none of them has the solution."""
    morning.lending |= EVERYBODY
    await morning.play()
    await morning.choose()
    await morning.asked()
    await morning.choose()
    exported = (await morning.store.export_player(GUILD, ANN.user_id))["tournaments"]
    assert [fact["kind"] for fact in exported if fact["kind"] in ("posed", "lent")] == ["lent"]


async def test_whoever_is_forgotten_is_named_in_no_puzzle(morning: Morning) -> None:
    morning.lending |= EVERYBODY
    await morning.play()
    await morning.choose()
    await morning.asked()
    await morning.answered(ANN.user_id)
    await morning.next_day()
    assert (await morning.asked()).lenders
    await morning.answered(ANN.user_id)
    await morning.next_day()
    await morning.store.forget_player(GUILD, ANN.user_id)
    rows = [row for home in (GUILD, None) for row in await morning.store.tournaments(KIND, home)]
    kept = [await morning.store.tournament_facts(row.tournament_id) for row in rows]
    text = "".join(fact.body for facts in kept for fact in facts)
    assert f'"user_id":{ANN.user_id}' not in text
    assert '{"user_id":-1}' in text


async def test_days_that_are_over_are_closed(morning: Morning) -> None:
    await morning.choose()
    await morning.asked()
    await morning.next_day()
    days = {row.opened_at for row in await morning.store.live_tournaments(KIND)}
    assert days == {span_of_day(DAY + timedelta(days=ahead))[0] for ahead in (1, 2)}


def test_a_day_begins_with_its_puzzle_and_takes_one_answer_of_each() -> None:
    position = daily_position(chain_of(bytes(32), DAY), 1)
    solution = require(look_at_once(position.view, 0).solution)
    answer = Answered(1, GUILD, False, solution.advice.act, True, 1)
    with pytest.raises(FactError, match="begins with"):
        apply_fact(None, answer, 0.0)
    day = apply_fact(apply_fact(None, Posed("2026-11-22", Source(1), position, solution), 0.0), answer, 0.0)
    with pytest.raises(FactError, match="answered already"):
        apply_fact(day, replace(answer, guild_id=ELSEWHERE), 0.0)


@pytest.mark.parametrize("kept", [True, False])
async def test_an_answer_whose_commit_is_unknown_counts_as_it_is_stored(morning: Morning, kept: bool) -> None:
    await morning.choose()
    await morning.asked()
    fail_commit(morning.store, kept=kept)
    with pytest.raises(OutcomeUnknown):
        await morning.answered(200, right=False)
    assert (len((await morning.asked()).answers) == 1) == kept
    assert (await morning.answered(200)).right == (not kept), "a second answer counts only if the first does not"
    before = await morning.asked()
    await morning.restart()
    assert await morning.asked() == before


@pytest.mark.parametrize("at_start", [False, True])
async def test_the_first_puzzle_is_there_before_anybody_asks(morning: Morning, at_start: bool) -> None:
    await morning.puzzles.close()
    morning.puzzles = morning.begin(at_start=at_start)
    morning.puzzles.start()
    await quiet()
    await morning.puzzles.idle()
    assert (await morning.puzzles.puzzle(GUILD, CHANNEL) is not None) is at_start
