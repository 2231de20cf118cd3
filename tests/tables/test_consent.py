"""What is agreed among all costs nobody who has not agreed again, and whoever is asked can say no."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from bot.engine.acts import PASS
from bot.engine.seats import Seat
from bot.ratings.games import Ending
from bot.storage.api import Entry, TableId
from bot.tables.answering import AIMS, Agree, Decline
from bot.tables.beginning import GAME, Rematch, Start
from bot.tables.closing import CLOSE, Close
from bot.tables.conceding import CONCEDE, Concede
from bot.tables.decisions import Decision, Person, Reason, What
from bot.tables.guests import DeclineSeat, OfferSeat, TakeSeat
from bot.tables.hands import Dealt, HandClosed, TakePack
from bot.tables.journal import decode
from bot.tables.model import CLOCKS, DAY, HOUR, LONGEST_PAUSE, SHORTEST_PAUSE, Aim, Status, Turns
from bot.tables.old_school import NextHand
from bot.tables.pausing import PAUSE, SLOW, GoOn, GoSlow, Pause, Touch, WentAway
from bot.tables.playing import TAKE_BACK, Acted, LayOpen, Play, TakeBack
from bot.tables.seating import Join, Leave
from bot.tables.views import Accepted, TableView
from tests.tables.company import ANN, BOB, CAY, DAN, EVE, GUILD, PEOPLE, Evening, others
from tests.tables.memory import MemoryStore
from tests.world import require

FRIENDLY, RANKED = "standard points=4", "standard points=10"


async def begun(evening: Evening, words: str) -> TableId:
    table_id = await evening.started(words)
    assert evening.view(table_id).ranked is (words == RANKED)
    return table_id


async def pause(evening: Evening, table_id: TableId, seconds: float) -> float:
    """All agree to pause for so long; returns until when."""
    until = evening.clock.now() + seconds
    for person in PEOPLE:
        await evening.does(table_id, person, Pause(until) if person is ANN else Agree())
    assert evening.view(table_id).paused_until == until
    return until


def seat_of(evening: Evening, table_id: TableId, person: Person) -> Seat:
    return require(evening.view(table_id).seat_of(person.user_id))


# -- what began by everybody's word costs nobody who has not given it again


async def test_one_alone_does_not_end_the_pause_of_a_ranked_game(filed: Evening) -> None:
    """Six hours later Ann goes on: until they press, or the three days are over, the others lose nothing."""
    table_id = await begun(filed, RANKED)
    await filed.play_hands(table_id, 1, 3)
    until = await pause(filed, table_id, 3 * DAY)
    await filed.clock.advance(6 * HOUR)
    view = await filed.does(table_id, ANN, GoOn())
    assert view.paused_until is None
    assert view.resting == tuple(seat_of(filed, table_id, person) for person in others(ANN))
    while filed.mover(table_id) == ANN:
        await filed.act(table_id, random.Random(3))
    waited_for = filed.mover(table_id)
    for step in range(17):
        await filed.clock.advance(3 * HOUR)
        if step % 5 == 2:
            await filed.restart()
        view = filed.view(table_id)
        assert require(view.to_move).user_id == waited_for.user_id
        assert view.deadline is None, "no computer is about to take over"
        assert {chair.rests_until for chair in view.chairs if chair.user_id != ANN.user_id} == {until}
        assert not any(chair.away or chair.left for chair in view.chairs)
    assert not any(change.reminder for change in filed.changes)
    await filed.does(table_id, waited_for, Touch())
    assert filed.view(table_id).deadline == filed.clock.now() + 120, "whoever is back has the whole time"
    assert seat_of(filed, table_id, waited_for) not in filed.view(table_id).resting


async def test_the_agreed_end_lets_every_clock_run(filed: Evening, store: MemoryStore) -> None:
    """Then people are reminded at their turn; a game that nobody goes on with is closed as idle."""
    table_id = await begun(filed, RANKED)
    await filed.play_hands(table_id, 1, 3)
    until = await pause(filed, table_id, DAY)
    await filed.does(table_id, ANN, GoOn())
    while filed.mover(table_id) == ANN:
        await filed.act(table_id, random.Random(3))
    first = require(filed.view(table_id).to_move)
    await filed.clock.advance(until - filed.clock.now() + 1)
    view = filed.view(table_id)
    assert view.resting == ()
    assert view.deadline == pytest.approx(until + 120, abs=2)
    await filed.clock.advance(60)
    assert [change.reminder.user_id for change in filed.changes if change.reminder] == [first.user_id]
    await filed.clock.advance(60)
    assert filed.view(table_id).chair(first.seat).away
    await filed.clock.advance(DAY * 1.1)
    assert filed.tables.snapshot(table_id) is None


async def test_an_idle_end_after_a_pause_is_lost_by_the_side_that_was_waited_for(
    evening: Evening, store: MemoryStore
) -> None:
    table_id = await begun(evening, RANKED)
    await evening.play_hands(table_id, 1, 3)
    mover = evening.mover(table_id)
    until = await pause(evening, table_id, HOUR)
    await evening.clock.advance(until - evening.clock.now() + DAY - 60)
    assert evening.tables.snapshot(table_id) is not None, "the day begins with the agreed end"
    await evening.clock.advance(HOUR)
    result = store.result
    assert result.ending is Ending.IDLE
    loser = next(seat for seat in result.seats if seat.user_id == mover.user_id)
    assert not loser.won


@dataclass
class Night:
    """A table after a pause that one person has ended, and what has happened there since."""

    evening: Evening
    table_id: TableId
    until: float
    back: set[int]
    began: int = 0
    changes: int = 0
    kinds: set[str] = field(default_factory=set)

    async def judge(self) -> None:
        """Nobody who has pressed nothing has lost anything."""
        view, entries = self.evening.view(self.table_id), await self.evening.store.entries(self.table_id)
        resting = {require(view.chair(seat).user_id) for seat in view.resting}
        assert resting == {person.user_id for person in PEOPLE} - self.back
        assert not any(chair.away or chair.left for chair in view.chairs if chair.user_id in resting)
        reminded = [change.reminder.user_id for change in self.evening.changes[self.changes :] if change.reminder]
        assert resting.isdisjoint(reminded)
        for entry in entries[self.began :]:
            self.judge_fact(entry, view, resting)

    def judge_fact(self, entry: Entry, view: TableView, resting: set[int]) -> None:
        fact = decode(entry)
        self.kinds.add(fact.kind)
        match fact:
            case Acted(seat, _, True) | WentAway(seat):
                assert view.chair(seat).user_id not in resting, "a computer has played for somebody who is not back"
            case HandClosed():
                assert not resting, "what they could have claimed has been passed over"
            case Dealt(thief=thief):
                assert thief is None or not resting, "what they could have called stands"


async def to_claims(evening: Evening, table_id: TableId) -> None:
    await evening.play_until(table_id, lambda view: view.claims_open, 5)


async def to_full_trick(evening: Evening, table_id: TableId) -> None:
    await evening.play_until(table_id, lambda view: view.public is not None and view.public.gather_due, 5)


async def to_theft(evening: Evening, table_id: TableId) -> None:
    dealer = require(evening.view(table_id).open_deal).dealer
    thief = next(person for person in PEOPLE if seat_of(evening, table_id, person) % 2 != dealer % 2)
    await evening.does(table_id, thief, TakePack())
    assert require(evening.view(table_id).open_deal).thief


async def to_some_act(evening: Evening, table_id: TableId) -> None:
    for _ in range(random.Random(5).randrange(30)):
        await evening.act(table_id, random.Random(5))


MOMENTS: dict[str, tuple[str, Callable[[Evening, TableId], object]]] = {
    "ranked": (RANKED, to_some_act),
    "friendly": (FRIENDLY, to_some_act),
    "claims": ("standard law=old-school points=10", to_claims),
    "trick": ("standard law=old-school points=10", to_full_trick),
    "theft": ("standard steal_the_deal=yes points=4", to_theft),
}


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seed", range(4))
async def test_no_change_of_clocks_that_all_agreed_to_ends_at_the_cost_of_who_has_not_pressed(
    filed: Evening, moment: str, seed: int
) -> None:
    """Every way out of a pause, over random evenings: presses of some, time, restarts."""
    rng = random.Random(f"{moment} {seed}")
    words, reach = MOMENTS[moment]
    table_id = await filed.started(words)
    await reach(filed, table_id)  # type: ignore[misc]  # a coroutine, whatever its result
    until = await pause(filed, table_id, rng.choice([SHORTEST_PAUSE, HOUR, DAY, LONGEST_PAUSE]))
    await filed.clock.advance((until - filed.clock.now()) * rng.random() * 0.5)
    goes = rng.choice(PEOPLE)
    began, changes = len(await filed.store.entries(table_id)), len(filed.changes)
    await filed.does(table_id, goes, GoOn())
    night = Night(filed, table_id, until, {goes.user_id}, began, changes)
    await night.judge()
    for _ in range(25):
        left = until - filed.clock.now()
        if left < 2:
            break
        match rng.randrange(4):
            case 0:
                await filed.clock.advance(min(left - 1, rng.choice([1, 15, 70, 200, 2000, left / 2])))
                night.back |= away(filed, table_id)
            case 1 if rng.random() < 0.3:
                await filed.restart()
            case 2 if len(night.back) < 3 and rng.random() < 0.3:
                await somebody_presses(night, rng.choice(PEOPLE), rng)
            case _:
                mover = filed.view(table_id).to_move
                if mover is not None and mover.user_id in night.back:
                    await somebody_presses(night, filed.mover(table_id), rng)
        if filed.view(table_id).status is not Status.PLAYING:
            break
        await night.judge()
    await filed.clock.advance(max(0.0, until - filed.clock.now()) + 1)
    assert filed.view(table_id).resting == ()


def away(evening: Evening, table_id: TableId) -> set[int]:
    return {chair.user_id for chair in evening.view(table_id).chairs if chair.away and chair.user_id is not None}


async def somebody_presses(night: Night, person: Person, rng: random.Random) -> None:
    """A person does something lawful, says that they have seen enough, or only looks at their hand."""
    legal = night.evening.mine(night.table_id, person).legal
    what: list[What] = [Touch(), NextHand(), *([Play(rng.choice(legal))] if legal else [])]
    await night.evening.press(night.table_id, person, what[-1] if rng.random() < 0.7 else rng.choice(what))
    night.back.add(person.user_id)


@pytest.mark.parametrize("what", [Touch(), Play(PASS), NextHand(), GoOn(), Close(), Decline()])
async def test_any_press_and_even_a_refused_one_starts_ones_own_clock_alone(evening: Evening, what: What) -> None:
    table_id = await begun(evening, RANKED)
    await pause(evening, table_id, DAY)
    await evening.does(table_id, ANN, GoOn())
    await evening.press(table_id, BOB, what)
    assert evening.view(table_id).resting == tuple(seat_of(evening, table_id, each) for each in (CAY, DAN))


async def test_what_the_program_does_for_somebody_is_no_press_of_theirs(evening: Evening) -> None:
    table_id = await begun(evening, FRIENDLY)
    await pause(evening, table_id, DAY)
    await evening.does(table_id, ANN, GoOn())
    await evening.tables.decide(Decision(table_id, BOB, LayOpen(), None, None))
    assert seat_of(evening, table_id, BOB) in evening.view(table_id).resting


async def test_a_day_for_a_turn_outlasts_a_pause(evening: Evening) -> None:
    table_id = await begun(evening, FRIENDLY)
    slow = evening.mover(table_id)
    for person in (slow, *others(slow)):
        await evening.does(table_id, person, GoSlow() if person is slow else Agree())
    until = await pause(evening, table_id, 2 * DAY)
    await evening.clock.advance(until - evening.clock.now() + HOUR)
    view = evening.view(table_id)
    assert view.slow == (seat_of(evening, table_id, slow),)
    assert view.deadline == pytest.approx(until + DAY, abs=2)


async def test_whoever_is_slow_alone_ends_that_and_for_nobody_else(evening: Evening) -> None:
    table_id = await begun(evening, FRIENDLY)
    for slow in (ANN, BOB):
        for person in (slow, *others(slow)):
            await evening.does(table_id, person, GoSlow() if person is slow else Agree())
    view = await evening.does(table_id, ANN, GoSlow())
    assert [chair.slow_until > evening.clock.now() for chair in view.chairs] == [False, True, False, False]


async def test_whose_clock_ran_out_must_agree_to_a_pause_of_a_ranked_game(evening: Evening) -> None:
    table_id = await begun(evening, RANKED)
    gone = evening.mover(table_id)
    await evening.clock.advance(121)
    assert evening.view(table_id).chair(seat_of(evening, table_id, gone)).away
    here = others(gone)
    for person in here:
        view = await evening.does(table_id, person, Pause(evening.clock.now() + DAY) if person is here[0] else Agree())
    assert view.paused_until is None
    assert view.missing_agreement == (seat_of(evening, table_id, gone),)
    view = await evening.does(table_id, gone, Agree())
    assert view.paused_until is not None
    assert not view.chair(seat_of(evening, table_id, gone)).away


@pytest.mark.parametrize("words", [RANKED, FRIENDLY])
async def test_whose_clock_ran_out_after_they_agreed_is_waited_for_as_well(filed: Evening, words: str) -> None:
    """The last word took three minutes; by then a computer had taken over."""
    table_id = await begun(filed, words)
    gone = filed.mover(table_id)
    first, second, last = others(gone)
    until = filed.clock.now() + DAY
    await filed.does(table_id, first, Pause(until))
    for person in (gone, second):
        await filed.does(table_id, person, Agree())
    await filed.clock.advance(130)
    assert filed.view(table_id).chair(seat_of(filed, table_id, gone)).away
    await filed.does(table_id, last, Agree())
    await filed.restart()
    await filed.clock.advance(HOUR)
    view = await filed.does(table_id, first, GoOn())
    assert seat_of(filed, table_id, gone) in view.resting
    assert not any(chair.away for chair in view.chairs)


async def test_in_a_friendly_game_the_others_pause_without_them(evening: Evening) -> None:
    table_id = await begun(evening, FRIENDLY)
    gone = evening.mover(table_id)
    await evening.clock.advance(121)
    here = others(gone)
    for person in here:
        view = await evening.does(table_id, person, Pause(evening.clock.now() + DAY) if person is here[0] else Agree())
    assert view.paused_until is not None


@pytest.mark.parametrize("seconds", [SHORTEST_PAUSE - 61, LONGEST_PAUSE + 61, None])
async def test_a_pause_lasts_ten_minutes_to_seven_days(evening: Evening, seconds: float | None) -> None:
    table_id = await begun(evening, RANKED)
    until = None if seconds is None else evening.clock.now() + seconds
    assert await evening.refuse(table_id, ANN, Pause(until)) is Reason.PAUSE_LENGTH


async def test_agreeing_is_to_the_time_that_was_named(evening: Evening) -> None:
    table_id = await begun(evening, RANKED)
    until = evening.clock.now() + HOUR
    await evening.does(table_id, ANN, Pause(until))
    assert await evening.refuse(table_id, BOB, Pause(until + DAY)) is Reason.REQUEST_STANDS
    for what in (Pause(until), Pause(), Agree()):
        view = await evening.does(table_id, others(ANN)[len(require(evening.view(table_id).proposal).agreed)], what)
    assert view.paused_until == until


# -- whoever is asked can say no


@dataclass(frozen=True)
class Case:
    """A kind of request: who asks for it how, who is asked, and the fact that it leads to."""

    words: str
    asker: Person
    what: Callable[[Evening], What]
    asked: tuple[Person, ...]
    kind: str
    reason: Reason = Reason.ASKED_THIS_HAND


CASES = {
    PAUSE: Case(RANKED, ANN, lambda evening: Pause(evening.clock.now() + HOUR), (BOB, CAY, DAN), "paused"),
    SLOW: Case(FRIENDLY, ANN, lambda _: GoSlow(), (BOB, CAY, DAN), "slowed-down"),
    CLOSE: Case(RANKED, ANN, lambda _: Close(), (BOB, DAN), "closed"),
    CONCEDE: Case(FRIENDLY, ANN, lambda _: Concede(), (CAY,), "conceded"),
    TAKE_BACK: Case(FRIENDLY, ANN, lambda _: TakeBack(), (BOB, CAY, DAN), "taken-back", Reason.ASKED_THIS_ACT),
}


async def asked(evening: Evening, aim: Aim, words: str = "") -> tuple[TableId, TableView]:
    """Ann has asked for something."""
    case = CASES[aim]
    table_id = await begun(evening, words or case.words)
    while evening.mover(table_id) != ANN:
        await evening.act(table_id, random.Random(1))
    await evening.does(table_id, ANN, Play(PASS))
    view = await evening.does(table_id, ANN, case.what(evening))
    assert (require(view.proposal).aim, require(view.proposal).by) == (aim, 1)
    assert require(view.proposal).until == evening.clock.now() + aim.seconds(CLOCKS[evening.turns])
    assert view.missing_agreement == tuple(seat_of(evening, table_id, person) for person in case.asked)
    return table_id, view


EACH_AIM = pytest.mark.parametrize("aim", AIMS.values(), ids=AIMS)


@EACH_AIM
async def test_it_happens_with_the_last_yes_that_it_needs(filed: Evening, aim: Aim) -> None:
    """Everybody's, or one of another side or one's own; nothing happens before, and nothing more after."""
    table_id, view = await asked(filed, aim)
    *others_asked, last = CASES[aim].asked if aim.needs_all else CASES[aim].asked[-1:]
    for person in others_asked:
        view = await filed.does(table_id, person, Agree(), view.seq)
        assert (require(view.proposal).aim, CASES[aim].kind in await kinds(filed, table_id)) == (aim, False)
        assert seat_of(filed, table_id, person) not in view.missing_agreement
        await filed.restart_unseen(table_id)
    assert isinstance(await filed.press(table_id, last, Agree(), view.seq), Accepted)
    assert (await kinds(filed, table_id)).count(CASES[aim].kind) == 1
    snapshot = filed.tables.snapshot(table_id)
    assert snapshot is None or snapshot.table.proposal is None
    assert not isinstance(await filed.press(table_id, last, Agree(), view.seq), Accepted)


async def kinds(evening: Evening, table_id: TableId) -> list[str]:
    return [entry.kind for entry in await evening.store.entries(table_id)]


@EACH_AIM
async def test_a_request_ends_when_its_asker_stands_up_and_whoever_agreed_and_left_is_asked_anew(
    evening: Evening, aim: Aim
) -> None:
    table_id, before = await asked(evening, aim)
    if aim.needs_all:
        await evening.does(table_id, BOB, Agree(), before.seq)
        await evening.does(table_id, BOB, Leave())
        assert require(evening.view(table_id).proposal).agreed == ()
        assert (await evening.does(table_id, BOB, Join())).missing_agreement == before.missing_agreement
    view = await evening.does(table_id, ANN, Leave())
    assert (view.proposal, view.missing_agreement) == (None, ())
    assert await evening.refusal(table_id, CASES[aim].asked[-1], Agree(), before.seq) is Reason.REQUEST_OVER
    assert CASES[aim].kind not in await kinds(evening, table_id)


@EACH_AIM
async def test_whoever_takes_the_seat_of_somebody_asked_answers_anew_and_asks_for_nothing(
    evening: Evening, aim: Aim
) -> None:
    """In a ranked game, the only one that is closed by consent, nobody takes a seat."""
    if aim == CLOSE:
        assert await evening.refuse((await asked(evening, aim))[0], BOB, OfferSeat(EVE.user_id)) is Reason.RANKED_SEAT
        return
    first = CASES[aim].asked[0]
    for person, agrees in ((first, False), (first, aim.needs_all), (ANN, False)):
        table_id, before = await asked(evening, aim, FRIENDLY)
        seat = seat_of(evening, table_id, person)
        if agrees:
            assert seat not in (await evening.does(table_id, person, Agree(), before.seq)).missing_agreement
        await evening.does(table_id, person, OfferSeat(EVE.user_id))
        view = await evening.does(table_id, EVE, TakeSeat(seat))
        if person is ANN:
            assert (view.proposal, view.missing_agreement) == (None, ()), "nobody is left who asks"
        else:
            assert view.missing_agreement == before.missing_agreement
            assert (await evening.does(table_id, EVE, Decline(), view.seq)).proposal is None
        await evening.does(table_id, Person(999, "Mod", moderator=True), Close())


@EACH_AIM
async def test_a_no_ends_a_request_at_once_and_it_is_not_made_again(filed: Evening, aim: Aim) -> None:
    for no in CASES[aim].asked:
        table_id, view = await asked(filed, aim)
        after = await filed.does(table_id, no, Decline(), view.seq)
        assert (after.proposal, after.missing_agreement) == (None, ())
        assert require(after.refusal).seat == seat_of(filed, table_id, no)
        assert require(after.refusal).aim is aim
        await filed.restart_unseen(table_id)
        for person in (ANN, CAY) if aim != TAKE_BACK else (ANN,):
            again = Concede() if (person, aim) == (CAY, CLOSE) else CASES[aim].what(filed)
            assert await filed.refuse(table_id, person, again) is CASES[aim].reason
        for what in (Agree(), Decline()):
            for person in CASES[aim].asked:
                assert await filed.refuse(table_id, person, what, view.seq) is Reason.REQUEST_OVER
        await filed.does(table_id, Person(999, "Mod", moderator=True), Close())


@EACH_AIM
async def test_a_request_that_ran_out_is_not_made_again_before_the_next_hand(evening: Evening, aim: Aim) -> None:
    await evening.store.set_guild_setting(GUILD, "reminder_seconds", "3600")
    table_id, _ = await asked(evening, aim)
    await evening.clock.advance(
        CLOCKS[Turns.USUAL].take_back + 1 if aim == TAKE_BACK else CLOCKS[Turns.USUAL].answer + 1
    )
    assert evening.view(table_id).proposal is None
    assert await evening.refuse(table_id, ANN, CASES[aim].what(evening)) is CASES[aim].reason
    await evening.finish_hand(table_id)
    assert evening.view(table_id).refusal is None
    if aim != TAKE_BACK:
        assert (await evening.does(table_id, ANN, CASES[aim].what(evening))).proposal is not None


async def test_whoever_has_agreed_may_think_better_of_it(evening: Evening) -> None:
    table_id, view = await asked(evening, PAUSE)
    await evening.does(table_id, BOB, Agree(), view.seq)
    assert (await evening.does(table_id, BOB, Decline(), view.seq)).proposal is None


async def test_whoever_is_behind_among_individuals_cannot_keep_a_game_going(evening: Evening) -> None:
    """They are not asked either."""
    table_id, people = await evening.started("cutthroat points=99"), [ANN, BOB, CAY]
    await evening.play_hands(table_id, 4, 3)
    while (score := require(evening.view(table_id).public).score).count(max(score)) > 1:
        await evening.act(table_id, random.Random(2))
    asker, behind = sorted(people, key=lambda person: score[people.index(person)])[:2]
    await evening.does(table_id, Person(asker.user_id, asker.name, moderator=True), Close())
    assert await evening.refuse(table_id, behind, Decline()) is Reason.NOT_ASKED


@EACH_AIM
async def test_only_whoever_is_asked_answers(evening: Evening, aim: Aim) -> None:
    table_id, view = await asked(evening, aim)
    expected = {CLOSE: Reason.NOT_OTHER_SIDE, CONCEDE: Reason.NOT_OWN_SIDE}.get(aim, Reason.NOT_ASKED)
    for person in PEOPLE:
        if person not in CASES[aim].asked:
            for what in (Agree(), Decline()):
                assert await evening.refuse(table_id, person, what, view.seq) is expected
    assert await evening.refuse(table_id, EVE, Decline(), view.seq) is Reason.NOT_SEATED


MEETING = [
    pytest.param(one, other, id=f"{one.word}-{other.word}")
    for one in CASES
    for other in CASES
    if one is not other and CASES[one].words == CASES[other].words
]


@pytest.mark.parametrize(("first", "second"), MEETING)
async def test_a_request_does_not_wipe_another(evening: Evening, first: Aim, second: Aim) -> None:
    """Whoever asks for it."""
    table_id, view = await asked(evening, first)
    for person in PEOPLE:
        await evening.press(table_id, person, CASES[second].what(evening))
        assert evening.view(table_id).proposal == view.proposal


async def test_nobody_asks_again_by_standing_up_in_between(evening: Evening) -> None:
    table_id, _ = await asked(evening, TAKE_BACK)
    await evening.does(table_id, ANN, Leave())
    assert evening.view(table_id).proposal is None
    await evening.does(table_id, ANN, Join())
    assert await evening.refuse(table_id, ANN, TakeBack()) is Reason.ASKED_THIS_ACT


async def test_a_seat_that_is_not_wanted_is_not_offered_again_in_the_hand(evening: Evening) -> None:
    await evening.store.set_guild_setting(GUILD, "reminder_seconds", "3600")
    table_id = await begun(evening, FRIENDLY)
    await evening.does(table_id, ANN, OfferSeat(EVE.user_id))
    assert await evening.refuse(table_id, ANN, OfferSeat(EVE.user_id)) is Reason.REQUEST_STANDS
    assert await evening.refuse(table_id, ANN, OfferSeat(777)) is Reason.REQUEST_STANDS, "the first is not wiped out"
    await evening.does(table_id, EVE, DeclineSeat(Seat(1)))
    assert await evening.refuse(table_id, EVE, DeclineSeat(Seat(1))) is Reason.NO_OFFER
    assert await evening.refuse(table_id, EVE, TakeSeat(Seat(1))) is Reason.NO_OFFER
    assert await evening.refuse(table_id, ANN, OfferSeat(EVE.user_id)) is Reason.ASKED_THIS_HAND
    await evening.does(table_id, ANN, OfferSeat(777))
    await evening.finish_hand(table_id)
    await evening.clock.advance(CLOCKS[Turns.USUAL].answer + 1)
    await evening.does(table_id, ANN, OfferSeat(EVE.user_id))
    await evening.clock.advance(CLOCKS[Turns.USUAL].answer + 1)
    assert await evening.refusal(table_id, ANN, OfferSeat(EVE.user_id)) is Reason.ASKED_THIS_HAND


async def test_only_the_side_that_asked_in_vain_cannot_ask_again_and_whoever_came_since_can(evening: Evening) -> None:
    table_id = await begun(evening, FRIENDLY)
    await evening.does(table_id, ANN, Pause(evening.clock.now() + HOUR))
    await evening.does(table_id, BOB, Decline())
    await evening.does(table_id, ANN, OfferSeat(777))
    await evening.does(table_id, Person(777, "Gus"), DeclineSeat(Seat(1)))
    await evening.does(table_id, ANN, OfferSeat(EVE.user_id))
    await evening.does(table_id, EVE, TakeSeat(Seat(1)))
    await evening.restart()
    assert await evening.refuse(table_id, CAY, OfferSeat(777)) is Reason.ASKED_THIS_HAND
    assert await evening.refuse(table_id, CAY, Pause(evening.clock.now() + HOUR)) is Reason.ASKED_THIS_HAND
    for person in (EVE, BOB):
        await evening.does(table_id, person, OfferSeat(777))
    view = await evening.does(table_id, BOB, Pause(evening.clock.now() + HOUR))
    assert require(view.proposal).aim == PAUSE


async def test_whoever_wants_what_somebody_asks_for_agrees_to_it(evening: Evening) -> None:
    for what in (Pause(), GoSlow()):
        table_id = await begun(evening, FRIENDLY)
        await evening.does(table_id, ANN, Pause(evening.clock.now() + HOUR) if isinstance(what, Pause) else what)
        for person, missing in ((BOB, (3, 4)), (BOB, (3, 4)), (ANN, (3, 4)), (CAY, (4,)), (DAN, ())):
            assert (await evening.does(table_id, person, what)).missing_agreement == missing
        view = evening.view(table_id)
        assert (view.paused_until is not None, view.slow) == ((True, ()) if isinstance(what, Pause) else (False, (1,)))
        await evening.does(table_id, Person(999, "Mod", moderator=True), Close())


@pytest.mark.parametrize("handed_over", [False, True])
async def test_whoever_comes_in_the_course_of_a_game_stops_nothing_before_they_have_played_a_hand(
    evening: Evening, handed_over: bool
) -> None:
    """Nor does a hand count that a computer, or somebody else before them, has played in part."""
    table_id, rng = await evening.open("standard points=50", computers=3), random.Random(2)
    await evening.does(table_id, ANN, Start())
    ends = evening.clock.now() + HOUR
    if handed_over:
        await evening.does(table_id, BOB, Join(Seat(2)))
        await evening.finish_hand(table_id, rng)
        while 2 not in dict(require(require((await evening.table(table_id)).game).running).acts):
            await evening.act(table_id, rng)
        await evening.does(table_id, BOB, OfferSeat(EVE.user_id))
        await evening.does(table_id, EVE, TakeSeat(Seat(2)))
    else:
        await evening.does(table_id, EVE, Join(Seat(2)))
    await evening.finish_hand(table_id, rng)
    for what in (Pause(ends), Pause(), GoSlow(), Concede()):
        assert await evening.refuse(table_id, EVE, what) is Reason.NEWCOMER
    while evening.mover(table_id) != EVE:
        await evening.act(table_id, rng)
    await evening.clock.advance(120)
    assert evening.view(table_id).chair(Seat(2)).away
    await evening.does(table_id, EVE, Touch())
    await evening.finish_hand(table_id, rng)
    await evening.restart()
    assert await evening.refuse(table_id, EVE, Concede()) is Reason.NEWCOMER
    await evening.does(table_id, ANN, Pause(ends))
    await evening.does(table_id, EVE, Agree())
    await evening.does(table_id, ANN, GoOn())
    await evening.finish_hand(table_id, rng)
    assert (await evening.does(table_id, EVE, Concede())).status is Status.FINISHED


async def test_a_request_ends_once_nobody_is_left_who_could_answer_it(filed: Evening) -> None:
    """Nor does it stand in the way of another."""
    for aim in (CLOSE, CONCEDE):
        table_id, _ = await asked(filed, aim)
        for person in CASES[aim].asked:
            assert filed.view(table_id).proposal is not None
            await filed.does(table_id, person, Leave())
        assert filed.view(table_id).proposal is None
        await filed.restart_unseen(table_id)
        view = await filed.does(table_id, ANN, Pause(filed.clock.now() + HOUR))
        assert require(view.proposal).aim == PAUSE
        await filed.does(table_id, Person(999, "Mod", moderator=True), Close())


async def test_nobody_asks_where_nobody_could_answer(evening: Evening) -> None:
    """To concede so early is to ask for the same."""
    table_id, view = await asked(evening, CLOSE)
    await evening.does(table_id, BOB, Decline(), view.seq)
    for person in (BOB, DAN):
        await evening.does(table_id, person, Leave())
    await evening.finish_hand(table_id)
    assert await evening.refuse(table_id, CAY, Concede()) is Reason.NOBODY_LEFT
    assert await evening.refuse(table_id, ANN, Close()) is Reason.NOBODY_LEFT


async def test_a_new_player_has_agreed_to_nothing_and_wipes_nothing(evening: Evening) -> None:
    table_id = await begun(evening, FRIENDLY)
    await evening.does(table_id, ANN, Pause(evening.clock.now() + HOUR))
    await evening.does(table_id, BOB, Agree())
    await evening.does(table_id, BOB, OfferSeat(EVE.user_id))
    view = await evening.does(table_id, EVE, TakeSeat(Seat(2)))
    assert require(view.proposal).aim == PAUSE
    assert view.missing_agreement == (2, 3, 4)


@pytest.mark.parametrize("finished", [False, True])
async def test_a_no_to_the_next_ranked_game_is_told_and_stands_up(evening: Evening, finished: bool) -> None:
    if finished:
        table_id = await evening.started("standard points=5")
        await evening.finish(table_id)
        wish: What = Rematch()
    else:
        table_id, wish = await evening.open(RANKED), Start()
        for person in (BOB, CAY, DAN):
            await evening.does(table_id, person, Join())
        await evening.clock.advance(1000)
    view = await evening.does(table_id, ANN, wish)
    assert view.gathering is not None
    view = await evening.does(table_id, BOB, Decline(), view.seq)
    assert view.gathering is None
    assert (require(view.refusal).aim, require(view.refusal).name) == (GAME, "Bob")
    assert view.chairs[1].free
    assert [chair.name for chair in view.chairs if chair.name] == ["Ann", "Cay", "Dan"]
    assert await evening.refuse(table_id, CAY, Decline()) is Reason.REQUEST_OVER
    await evening.clock.advance(130)
    assert [chair.name for chair in evening.view(table_id).chairs if chair.name] == ["Ann", "Cay", "Dan"]


ENDS: dict[Aim, set[str]] = {
    CLOSE: {"closed", "left"},
    CONCEDE: {"conceded", "left"},
    TAKE_BACK: {"taken-back", "acted", "left", "went-away"},
    PAUSE: {"paused"},
    SLOW: {"slowed-down", "left"},
}
"""By which facts a request ends, besides a no, its time, and the end of its game."""


@pytest.mark.parametrize("words", [FRIENDLY, RANKED, "cutthroat points=9", "standard law=old-school points=4"])
async def test_requests_end_by_their_answer_alone_and_are_made_once(evening: Evening, words: str) -> None:
    """Over random sequences of requests, answers, acts and time."""
    rng = random.Random(words)
    table_id, ended = await evening.started(words), set[Aim]()
    for step in range(250):
        before, entries = evening.view(table_id), await evening.store.entries(table_id)
        person = rng.choice([each for each in PEOPLE if before.seat_of(each.user_id)])
        what = request_or_answer(evening, before, rng)
        if what is None:
            mover = before.to_move
            if mover is not None and mover.user_id is not None and not mover.away and before.paused_until is None:
                await evening.act(table_id, rng)
            else:
                await evening.press(table_id, person, Touch() if before.paused_until is None else GoOn())
        else:
            await evening.press(table_id, person, what, rng.choice([None, before.seq]))
        if rng.random() < 0.1:
            await evening.clock.advance(rng.choice([5, 25, 310]))
        new = [entry.kind for entry in (await evening.store.entries(table_id))[len(entries) :]]
        if before.proposal is not None:
            aim, snapshot = before.proposal.aim, evening.tables.snapshot(table_id)
            now = None if snapshot is None else snapshot.table.proposal
            if now is None or now.seq != before.proposal.seq:
                over = {"declined", "proposal-lapsed", "conceded", "closed", "sealed", *ENDS[aim]}
                assert over & set(new), (aim, new)
                ended.add(aim)
        snapshot = evening.tables.snapshot(table_id)
        if snapshot is None or snapshot.table.status is not Status.PLAYING:
            if snapshot is not None:
                await evening.does(table_id, Person(999, "", moderator=True), Close())
            table_id = await evening.started(words)
            continue
        if step % 10 == 0:
            in_vain = (await evening.table(table_id)).in_vain
            assert len(set(in_vain)) == len(in_vain), "what was asked in vain was asked once"
    assert len(ended) > 1


def request_or_answer(evening: Evening, view: TableView, rng: random.Random) -> What | None:
    """What somebody wants of the others, or answers; ``None``: somebody plays."""
    if view.proposal is not None and rng.random() < 0.5:
        answers: list[What] = [Agree(), Agree(), Decline()]
        return rng.choice(answers)
    if rng.random() < 0.6:
        return None
    until = evening.clock.now() + rng.choice([SHORTEST_PAUSE, DAY])
    requests: list[What] = [Pause(until), GoSlow(), TakeBack(), TakeBack(), Close(), Concede()]
    return rng.choice(requests)


async def test_an_unanswered_take_back_stops_a_table_once(evening: Evening) -> None:
    """Forty-five of them were a quarter of an hour."""
    table_id, _ = await asked(evening, TAKE_BACK)
    waited = 0.0
    for _ in range(45):
        answer = await evening.press(table_id, ANN, TakeBack())
        if isinstance(answer, Accepted):
            await evening.clock.advance(CLOCKS[Turns.USUAL].take_back + 1)
            waited += CLOCKS[Turns.USUAL].take_back
    assert waited <= CLOCKS[Turns.USUAL].take_back
