"""Channels: a running game holds its channel only while somebody waits there; else it sleeps and comes back."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable

import pytest

from bot.storage.api import TableId
from bot.tables.answering import Agree
from bot.tables.beginning import Start
from bot.tables.closing import Close
from bot.tables.decisions import Reason
from bot.tables.model import DAY, HOUR, Status
from bot.tables.pausing import GoSlow, Pause, Touch
from bot.tables.seating import Join, Leave
from bot.tables.views import Accepted
from tests.tables.company import ANN, BOB, CAY, CHANNEL, DAN, EVE, GUILD, Evening, reason_of

Prepare = Callable[[Evening], Awaitable[TableId]]


async def alone(evening: Evening) -> TableId:
    return await evening.started(computers=3)


async def paused(evening: Evening) -> TableId:
    table_id = await evening.started(computers=3)
    await evening.does(table_id, ANN, Pause(evening.clock.now() + 7 * DAY))
    assert evening.view(table_id).paused_until
    return table_id


async def slow(evening: Evening) -> TableId:
    table_id = await evening.started(computers=3)
    await evening.does(table_id, ANN, GoSlow())
    await evening.act(table_id, random.Random(1))
    assert evening.view(table_id).slow
    return table_id


async def gone(evening: Evening) -> TableId:
    table_id = await evening.started(computers=3)
    await evening.does(table_id, ANN, Leave())
    return table_id


async def all_away(evening: Evening) -> TableId:
    return await evening.started()


async def all_but_one_gone(evening: Evening) -> TableId:
    table_id = await evening.started(computers=2)
    await evening.does(table_id, BOB, Leave())
    return table_id


async def left_in_a_pause(evening: Evening) -> TableId:
    table_id = await together(evening)
    await evening.does(table_id, BOB, Leave())
    return table_id


async def together(evening: Evening) -> TableId:
    """Two people who have agreed to a pause."""
    table_id = await evening.started(computers=2)
    await evening.does(table_id, ANN, Pause(evening.clock.now() + 7 * DAY))
    await evening.does(table_id, BOB, Agree())
    assert evening.view(table_id).paused_until
    return table_id


HELD = {paused, slow, left_in_a_pause}
"""What is held for an hour."""


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("prepare", [alone, paused, slow, gone, all_away, all_but_one_gone, left_in_a_pause])
async def test_whoever_is_alone_holds_a_channel_for_an_hour_at_most(
    evening: Evening, prepare: Prepare, restarted: bool
) -> None:
    table_id = await prepare(evening)
    if prepare in HELD:
        await evening.clock.advance(HOUR - 1)
        assert reason_of(await evening.try_open(person=EVE)) is Reason.CHANNEL_BUSY
        await evening.clock.advance(1)
    else:
        await evening.clock.advance(HOUR)
    if restarted:
        await evening.restart()
    other = await evening.open(person=EVE)
    before = evening.view(table_id)
    assert (before.asleep, before.status, evening.tables.tables_in_channel(CHANNEL)) == (True, Status.PLAYING, (other,))
    await evening.restart_unseen(table_id)
    assert evening.tables.tables_in_channel(CHANNEL) == (other,)
    assert evening.tables.find_sleeping(ANN.user_id, GUILD) == table_id
    assert evening.tables.find_sleeping(EVE.user_id, GUILD) is None
    assert reason_of(await evening.tables.wake(ANN, table_id, CHANNEL)) is Reason.CHANNEL_BUSY
    assert isinstance(await evening.tables.wake(ANN, table_id, CHANNEL + 1), Accepted)
    now = evening.view(table_id)
    assert (now.asleep, now.channel_id, now.public) == (False, CHANNEL + 1, before.public)
    assert evening.tables.find_sleeping(ANN.user_id, GUILD) is None
    assert reason_of(await evening.try_open(person=EVE, channel=CHANNEL + 1)) is Reason.CHANNEL_BUSY


async def test_a_channel_is_held_while_people_wait_for_each_other(evening: Evening) -> None:
    table_id = await together(evening)
    await evening.clock.advance(6 * DAY)
    assert reason_of(await evening.try_open(person=EVE)) is Reason.CHANNEL_BUSY
    assert not evening.view(table_id).asleep


async def test_whoever_is_to_sit_down_holds_the_channel(evening: Evening) -> None:
    evening.set(computer_pause=2 * HOUR)  # so that the hand does not end
    table_id = await evening.started(computers=3)
    await evening.does(table_id, BOB, Join())
    await evening.clock.advance(HOUR)
    assert evening.view(table_id).promised
    assert reason_of(await evening.try_open(person=EVE)) is Reason.CHANNEL_BUSY


async def test_sleeping_tables_count_against_their_owner_and_not_against_the_server(evening: Evening) -> None:
    evening.set(most_of_server=2, most_of_person=2)
    for person in (ANN, BOB, CAY, DAN):
        table_id = await evening.open(person=person, computers=3)
        await evening.does(table_id, person, Touch())
        await evening.press(table_id, person, Start())
        await evening.clock.advance(HOUR)
    await evening.open(person=ANN)
    assert reason_of(await evening.try_open(person=ANN, channel=CHANNEL + 1)) is Reason.PERSON_FULL
    assert isinstance(await evening.try_open(person=EVE, channel=CHANNEL + 1), Accepted)


async def test_a_table_wakes_within_the_limit_of_the_server(evening: Evening) -> None:
    evening.set(most_of_server=1)
    sleeping = await alone(evening)
    await evening.clock.advance(HOUR)
    other = await evening.open(person=EVE)
    assert reason_of(await evening.tables.wake(ANN, sleeping, CHANNEL + 1)) is Reason.SERVER_FULL
    assert evening.view(sleeping).asleep
    await evening.does(other, EVE, Close())
    assert isinstance(await evening.tables.wake(ANN, sleeping, CHANNEL + 1), Accepted)


async def test_a_sleeping_table_can_be_played_on_and_is_closed_like_any_other(evening: Evening) -> None:
    table_id = await alone(evening)
    await evening.clock.advance(HOUR)
    await evening.open(person=EVE)
    await evening.does(table_id, ANN, Touch())
    await evening.act(table_id, random.Random(3))
    assert evening.view(table_id).asleep
    await evening.tables.close_places({CHANNEL})
    assert evening.view(table_id).asleep, "it is not in that channel"
    await evening.clock.advance(DAY)
    assert evening.tables.snapshot(table_id) is None
