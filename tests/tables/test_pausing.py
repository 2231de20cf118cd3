"""Pauses and slow turns: everybody agrees, and no clock runs meanwhile."""

from __future__ import annotations

import random

import pytest

from bot.engine.acts import PASS
from bot.storage.api import TableId
from bot.tables.answering import Agree
from bot.tables.decisions import Person, Reason, What
from bot.tables.hands import TakePack
from bot.tables.model import DAY, LONGEST_PAUSE, Status
from bot.tables.old_school import NextHand
from bot.tables.pausing import PAUSE, GoOn, GoSlow, Pause
from bot.tables.playing import ClaimRest, Play, TakeBack
from bot.tables.seating import Leave
from bot.tables.views import TableView
from tests.tables.company import ANN, BOB, CAY, DAN, EVE, PEOPLE, Evening, friendly, others
from tests.tables.test_tournament_tables import opened, wanted
from tests.world import require


def for_a_day(evening: Evening) -> Pause:
    return Pause(evening.clock.now() + DAY)


async def paused(evening: Evening, table_id: TableId, seconds: float = LONGEST_PAUSE) -> None:
    until = evening.clock.now() + seconds
    for person in PEOPLE:
        if evening.view(table_id).seat_of(person.user_id) is not None:
            await evening.does(table_id, person, Pause(until))
    assert evening.view(table_id).paused_until == until


@pytest.mark.parametrize("words", ["standard points=3", "standard points=10"])
async def test_all_people_agree_and_no_clock_runs(filed: Evening, words: str) -> None:
    """In friendly games and in ranked ones."""
    table_id = await filed.started(words)
    mover = filed.mover(table_id)
    until = filed.clock.now() + LONGEST_PAUSE
    view = await filed.does(table_id, ANN, Pause(until))
    assert view.proposal is not None
    assert (view.proposal.aim, view.proposal.ends, view.paused_until) == (PAUSE, until, None)
    assert await filed.refuse(table_id, BOB, Agree(), view.proposal.seq - 1) is Reason.REQUEST_OVER
    await filed.does(table_id, BOB, Agree(), view.seq)
    await filed.restart()
    await filed.does(table_id, CAY, Agree(), view.seq)
    assert filed.view(table_id).missing_agreement == (filed.view(table_id).seat_of(DAN.user_id),)
    view = await filed.does(table_id, DAN, Pause())
    assert view.paused_until == until
    assert view.to_move is None
    turn = view.public.turn if view.public is not None else None
    for days in range(6):
        await filed.clock.advance(DAY)
        assert filed.view(table_id).seq == view.seq, f"nothing has happened after {days + 1} days"
    await filed.restart()
    await filed.clock.advance(DAY / 2)
    assert filed.view(table_id).seq == view.seq
    now = await filed.does(table_id, mover, GoOn())
    assert now.paused_until is None
    assert now.to_move is not None
    assert now.to_move.seat == turn
    assert now.deadline == filed.clock.now() + 120.0, "the player on turn has the whole time"
    await filed.clock.advance(121)
    assert filed.view(table_id).chair(now.to_move.seat).away


async def test_a_pause_ends_after_seven_days_and_the_table_stays_open(evening: Evening) -> None:
    table_id = await friendly(evening)
    await paused(evening, table_id)
    await evening.clock.advance(LONGEST_PAUSE - 1)
    assert evening.view(table_id).paused_until is not None
    await evening.clock.advance(2)
    view = evening.view(table_id)
    assert view.paused_until is None
    assert view.status is Status.PLAYING
    assert not require(view.to_move).away
    await evening.clock.advance(DAY * 1.1)
    assert evening.tables.snapshot(table_id) is None, "then nobody has touched it for a day"


async def test_a_pause_that_ended_while_the_program_was_off_gives_the_whole_time(filed: Evening) -> None:
    table_id = await friendly(filed)
    await paused(filed, table_id)
    await filed.tables.close()
    filed.clock.time += LONGEST_PAUSE + DAY
    await filed.restart()
    await filed.clock.advance(1)
    view = filed.view(table_id)
    assert view.paused_until is None
    assert require(view.deadline) > filed.clock.now() + 100


async def test_time_in_which_nobody_could_press_makes_a_pause_no_longer(evening: Evening) -> None:
    table_id = await friendly(evening)
    await paused(evening, table_id)
    until = evening.view(table_id).paused_until
    await evening.clock.advance(DAY)
    evening.tables.begin_anew(0, evening.clock.now())
    await evening.clock.advance(require(until) - evening.clock.now() + 1)
    assert evening.view(table_id).paused_until is None


async def test_nothing_is_played_in_a_pause(evening: Evening) -> None:
    table_id = await friendly(evening)
    mover = evening.mover(table_id)
    await paused(evening, table_id)
    decided: tuple[What, ...] = (Play(PASS), ClaimRest(), TakePack(), NextHand(), TakeBack(), for_a_day(evening))
    for what in decided:
        assert await evening.refuse(table_id, mover, what) is Reason.PAUSED
    assert await evening.refuse(table_id, EVE, GoOn()) is Reason.NOT_SEATED
    await evening.does(table_id, BOB, GoOn())
    assert await evening.refuse(table_id, BOB, GoOn()) is Reason.STALE
    await evening.does(table_id, mover, Play(PASS))


async def test_computers_agree_and_wait(evening: Evening) -> None:
    table_id, rng = await friendly(evening, computers=3), random.Random(1)
    view = await evening.does(table_id, ANN, for_a_day(evening))
    assert view.paused_until is not None, "nobody else is asked"
    await evening.clock.advance(DAY / 2)
    assert evening.view(table_id).seq == view.seq
    await evening.does(table_id, ANN, GoOn())
    await evening.act(table_id, rng)


async def test_whoever_has_left_is_not_asked(evening: Evening) -> None:
    table_id = await friendly(evening)
    await evening.does(table_id, DAN, Leave())
    assert await evening.refuse(table_id, DAN, Pause()) is Reason.SEAT_WAITS
    pause = for_a_day(evening)
    for person in (ANN, BOB, CAY):
        await evening.does(table_id, person, pause)
    assert evening.view(table_id).paused_until is not None


@pytest.mark.parametrize("leaves", [True, False])
async def test_a_pause_begins_once_whoever_had_not_agreed_is_gone(evening: Evening, leaves: bool) -> None:
    """They stand up, or their time to play runs out."""
    table_id = await friendly(evening)
    last, pause = evening.mover(table_id), for_a_day(evening)
    for person in others(last):
        await evening.does(table_id, person, pause)
    assert evening.view(table_id).paused_until is None
    if leaves:
        await evening.does(table_id, last, Leave())
    else:
        await evening.clock.advance(121)
    view = evening.view(table_id)
    assert (view.proposal, view.paused_until) == (None, pause.until)


async def test_a_table_that_all_have_left_is_not_paused(evening: Evening) -> None:
    table_id = await friendly(evening)
    await evening.does(table_id, ANN, for_a_day(evening))
    for person in PEOPLE:
        await evening.does(table_id, person, Leave())
    assert evening.view(table_id).paused_until is None


async def test_a_tournament_waits_for_nobody(evening: Evening) -> None:
    table_id = await opened(evening, wanted())
    for what in (Pause(), GoOn(), GoSlow()):
        assert await evening.refuse(table_id, ANN, what) is Reason.NO_PAUSE


async def slowed(evening: Evening, table_id: TableId, slow: Person) -> TableView:
    for person in (slow, *others(slow)):
        view = await evening.does(table_id, person, GoSlow() if person == slow else Agree())
    return view


async def test_whoever_is_slow_today_has_a_day_for_each_turn(filed: Evening) -> None:
    table_id = await friendly(filed)
    slow = filed.mover(table_id)
    await filed.clock.advance(50)
    view = await slowed(filed, table_id, slow)
    assert view.slow == (view.seat_of(slow.user_id),)
    assert view.deadline == filed.clock.now() + DAY
    await filed.clock.advance(DAY / 2)
    await filed.restart()
    await filed.clock.advance(DAY / 2 - 61)
    assert filed.view(table_id).seq == view.seq
    await filed.does(table_id, slow, Play(PASS))
    other = filed.view(table_id)
    assert other.deadline == filed.clock.now() + 120.0, "the others are as quick as ever"
    await filed.clock.advance(121)
    assert filed.view(table_id).chair(other.to_move.seat).away  # type: ignore[union-attr]  # somebody was asked


async def test_said_again_it_is_the_usual_time(evening: Evening) -> None:
    table_id = await friendly(evening)
    slow = evening.mover(table_id)
    await slowed(evening, table_id, slow)
    view = await evening.does(table_id, slow, GoSlow())
    assert view.slow == ()
    assert view.deadline == evening.clock.now() + 120.0


async def test_nobody_is_slow_in_a_ranked_game(evening: Evening) -> None:
    table_id = await evening.started("standard points=10")
    assert evening.view(table_id).ranked
    assert await evening.refuse(table_id, ANN, GoSlow()) is Reason.NOT_SLOW
