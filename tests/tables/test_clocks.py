"""Clocks: a reminder, a stand-in, coming back, a table that nobody touches. Time passes when a test says so."""

from __future__ import annotations

import random

from bot.engine.acts import PASS
from bot.engine.sides import Seat, partners_of
from bot.engine.state import Phase
from bot.storage.port import TableId
from bot.tables.decisions import Join, Leave, Play, Reason, Touch
from bot.tables.snapshots import Accepted, Change, Refused, Status
from tests.tables.company import ANN, BOB, GUILD, PEOPLE, Evening
from tests.tables.memory import MemoryStore

DAY = 24 * 3600


def reminders(evening: Evening) -> list[Change]:
    return [change for change in evening.changes if change.reminder is not None]


def away(evening: Evening, table_id: TableId) -> list[Seat]:
    return [chair.seat for chair in evening.view(table_id).chairs if chair.away]


async def test_a_reminder_then_a_computer_then_the_player_is_back(evening: Evening) -> None:
    table_id = await evening.started()
    mover, view = evening.mover(table_id), evening.view(table_id)
    assert (view.asked_at, view.deadline) == (evening.clock.now(), evening.clock.now() + 120)
    await evening.clock.advance(59.9)
    assert reminders(evening) == []
    await evening.clock.advance(0.1)
    (reminded,) = reminders(evening)
    assert (reminded.reminder, reminded.by) == (view.to_move, None)
    assert reminded.snapshot.table == evening.view(table_id) == view
    await evening.clock.advance(59.9)
    assert away(evening, table_id) == []
    await evening.clock.advance(0.1)
    assert view.to_move is not None
    assert away(evening, table_id) == [view.to_move.seat]
    assert evening.view(table_id).seq == view.seq + 2
    assert evening.changes[-1].by is None
    back = await evening.does(table_id, mover, Touch())
    assert not back.chair(view.to_move.seat).away


async def test_an_act_in_time_sets_the_clock_anew(evening: Evening) -> None:
    table_id = await evening.started()
    for _ in range(3):
        await evening.clock.advance(59)
        await evening.does(table_id, evening.mover(table_id), Play(PASS))
    assert reminders(evening) == []
    await evening.clock.advance(60)
    assert len(reminders(evening)) == 1


async def test_who_comes_and_goes_gives_nobody_more_time(evening: Evening) -> None:
    table_id = await evening.started()
    asked_at, mover = evening.view(table_id).asked_at, evening.mover(table_id)
    other = next(person for person in PEOPLE if person.user_id != mover.user_id)
    await evening.clock.advance(30)
    await evening.does(table_id, other, Leave())
    await evening.does(table_id, other, Join())
    assert evening.view(table_id).asked_at == asked_at
    await evening.clock.advance(30)
    assert len(reminders(evening)) == 1


async def test_any_press_brings_a_player_back_even_one_that_is_refused(evening: Evening) -> None:
    table_id = await evening.started()
    mover, drawn = evening.mover(table_id), evening.view(table_id).seq
    await evening.clock.advance(120)
    assert len(away(evening, table_id)) == 1
    answer = await evening.press(table_id, mover, Play(PASS), drawn)
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.STALE
    assert away(evening, table_id) == []
    assert answer.snapshot == evening.snapshot(table_id)


async def test_leaving_and_joining_while_away(evening: Evening) -> None:
    table_id = await evening.started()
    mover = evening.mover(table_id)
    await evening.clock.advance(120)
    await evening.does(table_id, mover, Join())
    assert away(evening, table_id) == []
    view = await evening.does(table_id, mover, Leave())
    seat = view.seat_of(mover.user_id)
    assert seat is not None
    assert (view.chair(seat).left, view.chair(seat).away) == (True, False)


async def test_a_computer_plays_every_turn_of_one_who_is_away(evening: Evening) -> None:
    table_id = await evening.started()
    gone = evening.mover(table_id)
    await evening.clock.advance(120)
    rng = random.Random(1)
    for _ in range(40):
        if evening.view(table_id).status is Status.PLAYING:
            assert evening.mover(table_id) != gone
            await evening.act(table_id, rng)
            await evening.clock.advance(1)
    assert len(away(evening, table_id)) == 1


async def test_when_all_are_away_the_hand_is_played_out_and_the_next_one_waits(evening: Evening) -> None:
    table_id = await evening.started()
    await evening.clock.advance(120 * 4)
    view = evening.view(table_id)
    assert all(chair.away for chair in view.chairs)
    assert view.public is not None
    assert (view.public.phase, view.public.turn, view.deadline) == (Phase.DEAL, None, None)
    assert view.status is Status.PLAYING
    seq = view.seq
    await evening.clock.advance(3600)
    await evening.restart()
    assert evening.view(table_id).seq == seq
    after = await evening.does(table_id, BOB, Touch())
    assert after.public is not None
    assert after.public.number == 2
    assert after.hand_seq > seq


async def test_a_channel_is_given_up_by_a_game_that_all_have_left(evening: Evening) -> None:
    table_id = await evening.started(computers=3)
    await evening.does(table_id, ANN, Leave())
    assert evening.view(table_id).status is Status.PLAYING
    answer = await evening.try_open(person=BOB)
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.CHANNEL_BUSY
    await evening.clock.advance(900)
    assert isinstance(await evening.try_open(person=BOB), Accepted)
    assert evening.tables.snapshot(table_id) is None


async def test_a_table_that_nobody_touches_is_closed(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.open()
    await evening.clock.advance(DAY - 1)
    await evening.does(table_id, ANN, Touch())
    await evening.clock.advance(DAY - 1)
    assert evening.view(table_id).status is Status.LOBBY
    await evening.clock.advance(1)
    assert evening.tables.snapshot(table_id) is None
    assert evening.changes[-1].snapshot.table.status is Status.CLOSED
    assert store.rows[table_id].closed


async def test_a_server_sets_its_own_times(evening: Evening, store: MemoryStore) -> None:
    await store.set_guild_setting(GUILD, "reminder_seconds", "10")
    await store.set_guild_setting(GUILD, "away_seconds", "soon")
    table_id = await evening.started()
    await evening.clock.advance(10)
    assert len(reminders(evening)) == 1
    await evening.clock.advance(59.5)
    assert away(evening, table_id) == []
    await evening.clock.advance(0.5)
    assert len(away(evening, table_id)) == 1
    await store.set_guild_setting(GUILD, "reminder_seconds", "30")
    await evening.tables.settings_changed(GUILD)
    await evening.act(table_id, random.Random(1))
    assert evening.view(table_id).deadline == evening.clock.now() + 90


async def test_the_dealers_partner_is_prompted_in_the_bidding_law_9_9(evening: Evening) -> None:
    table_id = await evening.started("earlwood")
    for _ in range(4):
        view = evening.view(table_id)
        assert view.public is not None
        assert view.public.turn is not None
        assert view.deadline is not None
        prompted = view.public.turn in partners_of(view.public.dealer, 4)
        assert view.deadline - evening.clock.now() == (90 if prompted else 120)
        await evening.does(table_id, evening.mover(table_id), Play(PASS))


async def test_clocks_go_on_after_a_restart(evening: Evening) -> None:
    table_id = await evening.started()
    before = evening.view(table_id)
    await evening.clock.advance(40)
    await evening.restart()
    await evening.clock.advance(20)
    assert len(reminders(evening)) == 1
    await evening.restart()
    assert evening.view(table_id) == before
    await evening.clock.advance(59)
    assert (len(reminders(evening)), away(evening, table_id)) == (1, [])
    await evening.clock.advance(1)
    assert len(away(evening, table_id)) == 1


async def test_time_without_the_program_counts_against_nobody(evening: Evening) -> None:
    table_id = await evening.started()
    await evening.tables.close_down()
    evening.clock.time += 2 * DAY
    await evening.restart()
    assert evening.view(table_id).deadline == evening.clock.now() + 120
    await evening.clock.advance(59)
    assert reminders(evening) == []
    await evening.clock.advance(1)
    assert len(reminders(evening)) == 1


async def test_coming_back_to_ones_own_turn_begins_the_time_anew(evening: Evening) -> None:
    """With the store down the computer cannot move, so the player finds the table as they left it."""
    table_id = await evening.started()
    mover = evening.mover(table_id)
    await evening.clock.advance(60)
    store = evening.store
    assert isinstance(store, MemoryStore)
    await evening.clock.advance(59)
    seat = evening.view(table_id).seat_of(mover.user_id)
    store.spared = store.failures = 1
    await evening.clock.advance(1)
    assert away(evening, table_id) == [seat]
    view = await evening.does(table_id, mover, Touch())
    assert view.to_move is not None
    assert view.to_move.seat == seat
    assert view.asked_at == evening.clock.now()


async def test_reminders_of_many_tables_come_each_in_their_time(evening: Evening) -> None:
    tables = []
    for channel in range(5):
        tables.append(await evening.started(channel=channel))
        await evening.clock.advance(7)
    await evening.clock.advance(60)
    assert [change.snapshot.table.table_id for change in reminders(evening)] == tables
