"""Clocks: a reminder, a stand-in, coming back, a table that nobody touches. Time passes when a test says so."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from zoneinfo import ZoneInfo

import pytest

from bot.engine import presets
from bot.engine.acts import PASS
from bot.engine.seats import Seat, partners_of
from bot.storage.api import Entry, TableId
from bot.tables.decisions import Person, Reason
from bot.tables.journal import decode, unfold
from bot.tables.model import Status, Table, TableSettings, present
from bot.tables.pausing import Touch
from bot.tables.playing import Acted, Play
from bot.tables.seating import Join, Leave
from bot.tables.server_settings import ServerSettings
from bot.tables.views import Accepted, Change
from bot.words.table_text import table_text
from tests.tables.company import ANN, BOB, CHANNEL, GUILD, PEOPLE, Evening, reason_of
from tests.tables.memory import MemoryStore
from tests.world import require
from tests.world.said import WORDS, says

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


async def test_an_act_in_time_resets_the_clock(evening: Evening) -> None:
    table_id = await evening.started()
    for _ in range(3):
        await evening.clock.advance(59)
        await evening.does(table_id, evening.mover(table_id), Play(PASS))
    assert reminders(evening) == []
    await evening.clock.advance(60)
    assert len(reminders(evening)) == 1


async def test_coming_and_going_gives_nobody_more_time(evening: Evening) -> None:
    table_id = await evening.started()
    asked_at, mover = evening.view(table_id).asked_at, evening.mover(table_id)
    other = next(person for person in PEOPLE if person.user_id != mover.user_id)
    await evening.clock.advance(30)
    await evening.does(table_id, other, Leave())
    await evening.does(table_id, other, Join())
    assert evening.view(table_id).asked_at == asked_at
    await evening.clock.advance(30)
    assert len(reminders(evening)) == 1


async def test_even_a_refused_press_brings_a_player_back(evening: Evening) -> None:
    table_id = await evening.started()
    mover, drawn = evening.mover(table_id), evening.view(table_id).seq
    await evening.clock.advance(120)
    assert len(away(evening, table_id)) == 1
    answer = await evening.press(table_id, mover, Play(PASS), drawn)
    assert reason_of(answer) is Reason.STALE
    assert away(evening, table_id) == []
    assert answer.snapshot == evening.snapshot(table_id)


async def test_leaving_and_joining_while_away(evening: Evening) -> None:
    table_id = await evening.started()
    mover = evening.mover(table_id)
    await evening.clock.advance(120)
    await evening.does(table_id, mover, Join())
    assert away(evening, table_id) == []
    view = await evening.does(table_id, mover, Leave())
    seat = require(view.seat_of(mover.user_id))
    assert (view.chair(seat).left, view.chair(seat).away) == (True, False)


async def test_a_computer_plays_every_turn_of_an_absent_player(evening: Evening) -> None:
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


def stand_ins(table_id: TableId, entries: Sequence[Entry]) -> Iterator[tuple[Table, Acted]]:
    """The acts of computers for people, each with the table before it."""
    for table, entry in zip(unfold(table_id, entries), entries[1:], strict=False):
        fact = decode(entry)
        if isinstance(fact, Acted) and fact.computer and table.chair(fact.seat).user_id is not None:
            yield table, fact


@pytest.mark.parametrize("words", ["standard", "cutthroat", "railroad", "standard law=old-school"])
@pytest.mark.parametrize("people", [1, 2, 3])
async def test_where_nobody_waits_nobody_is_called_or_replaced(evening: Evening, words: str, people: int) -> None:
    """The last who is there keeps their turn however long they are gone, and the table says for whom it waits."""
    rng = random.Random(f"{words} {people}")
    players = presets.parse(words.split()).players
    table_id = await evening.started(words, computers=players - people)
    gone: set[int] = set()
    for _ in range(30):
        if evening.view(table_id).status is not Status.PLAYING:
            break
        for _ in range(rng.randrange(3)):
            if seats := evening.view(table_id).absent:
                back = require(evening.view(table_id).chair(rng.choice(seats)).user_id)
                await evening.does(table_id, Person(back, ""), Touch())
            turn = evening.view(table_id).to_move
            if turn is not None and turn.user_id and evening.mine(table_id, evening.mover(table_id)).legal:
                await evening.act(table_id, rng)
        if rng.random() < 0.5:
            await evening.clock.advance(3600)
            await evening.restart()
            view = evening.view(table_id)
            if view.status is Status.PLAYING:
                assert set(view.absent) == {chair.seat for chair in view.chairs if chair.user_id is not None}
                assert says(table_text(view, WORDS), "table-absent"), table_text(view, WORDS)
                gone.add(view.seq)
    assert gone, "nobody was ever waited for"
    for table, fact in stand_ins(table_id, await evening.store.entries(table_id)):
        assert any(present(chair) for chair in table.chairs), f"a computer took over at {fact.seat} for nobody"
    for change in reminders(evening):
        waiting = [chair for chair in change.snapshot.table.chairs if present(chair)]
        assert len(waiting) > 1, "somebody was called for nobody"


async def test_a_table_goes_on_where_it_stood_when_somebody_is_back(evening: Evening) -> None:
    table_id = await evening.started()
    last = evening.mover(table_id)
    for _ in range(3):
        await evening.clock.advance(120)
        last = evening.mover(table_id)
    before = evening.view(table_id)
    await evening.clock.advance(DAY / 2)
    view = evening.view(table_id)
    assert (view.public, view.deadline) == (before.public, None)
    assert view.absent == tuple(chair.seat for chair in view.chairs)
    back = await evening.does(table_id, last, Touch())
    assert (back.public, back.to_move) == (before.public, before.to_move)
    assert evening.mine(table_id, last).legal, "they may decide what they were asked"


async def test_who_comes_to_sit_down_is_waited_for_by_nobody_else(evening: Evening) -> None:
    """Computers end the hand of whoever is gone once somebody has a seat from the next deal on."""
    table_id = await evening.started("standard points=5", computers=3)
    await evening.clock.advance(120)
    assert away(evening, table_id) == [Seat(1)]
    await evening.does(table_id, BOB, Join())
    view = evening.view(table_id)
    assert (view.seat_of(BOB.user_id), view.absent) == (Seat(2), ())


async def test_a_deserted_game_gives_up_its_channel(evening: Evening) -> None:
    table_id = await evening.started(computers=3)
    await evening.does(table_id, ANN, Leave())
    assert evening.view(table_id).status is Status.PLAYING
    assert reason_of(await evening.try_open(person=BOB)) is Reason.CHANNEL_BUSY
    await evening.clock.advance(900)
    assert isinstance(await evening.try_open(person=BOB), Accepted)
    assert evening.view(table_id).asleep


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
    await store.set_guild_setting(GUILD, "ranked", "no")
    table_id = await evening.started()
    await evening.clock.advance(10)
    assert len(reminders(evening)) == 1
    await evening.clock.advance(59.5)
    assert away(evening, table_id) == []
    await evening.clock.advance(0.5)
    assert len(away(evening, table_id)) == 1
    await store.set_guild_setting(GUILD, "reminder_seconds", "30")
    await evening.tables.server_settings.reload(GUILD)
    await evening.act(table_id, random.Random(1))
    assert evening.view(table_id).deadline == evening.clock.now() + 90


async def test_law_9_10_the_dealers_partner_is_prompted_in_the_bidding(evening: Evening) -> None:
    table_id = await evening.started("earlwood")
    for _ in range(4):
        view = evening.view(table_id)
        assert view.public is not None
        prompted = require(view.public.turn) in partners_of(view.public.dealer, 4)
        assert require(view.deadline) - evening.clock.now() == (90 if prompted else 120)
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
    await evening.tables.close()
    evening.clock.time += 2 * DAY
    await evening.restart()
    assert evening.view(table_id).deadline == evening.clock.now() + 120
    await evening.clock.advance(59)
    assert reminders(evening) == []
    await evening.clock.advance(1)
    assert len(reminders(evening)) == 1


async def test_a_late_decision_stays_the_computers(evening: Evening) -> None:
    """With the store down the computer cannot move, so the player finds the table as they left it."""
    table_id = await evening.started()
    mover = evening.mover(table_id)
    seat = evening.view(table_id).seat_of(mover.user_id)
    await evening.clock.advance(119)
    store = evening.store
    assert isinstance(store, MemoryStore)
    store.spared = store.failures = 1
    await evening.clock.advance(1)
    assert away(evening, table_id) == [seat]
    await evening.does(table_id, mover, Touch())
    assert away(evening, table_id) == []
    await evening.clock.advance(1)
    assert require(evening.view(table_id).to_move).seat != seat


async def test_leaving_and_joining_give_no_more_time(evening: Evening) -> None:
    """Whoever stands up finds the table as it was if they are back before the computer has decided."""
    evening.set(computer_pause=10)
    table_id = await evening.started()
    mover, view = evening.mover(table_id), evening.view(table_id)
    for _ in range(11):
        await evening.clock.advance(5)
        await evening.does(table_id, mover, Leave())
        assert evening.view(table_id).asked_at is None
        await evening.clock.advance(5)
        back = await evening.does(table_id, mover, Join())
        assert (back.asked_at, back.to_move) == (view.asked_at, view.to_move)
    await evening.clock.advance(10)
    assert len(reminders(evening)) == 1
    assert evening.view(table_id).chair(require(view.to_move).seat).away


async def test_a_running_ranked_game_keeps_its_clocks(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started()
    for name, value in (("reminder_seconds", "10"), ("away_seconds", "10"), ("idle_hours", "1")):
        await store.set_guild_setting(GUILD, name, value)
    await evening.tables.server_settings.reload(GUILD)
    for _ in range(2):
        await evening.act(table_id, random.Random(1))
        assert evening.view(table_id).deadline == evening.clock.now() + 120
        await evening.restart()
    await evening.clock.advance(59)
    assert reminders(evening) == []
    lobby = await evening.open(channel=CHANNEL + 1)
    await evening.clock.advance(3600)
    assert evening.tables.snapshot(lobby) is None
    assert evening.view(table_id).status is Status.PLAYING


async def test_a_servers_new_times_hold_once_a_ranked_game_is_over(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started("standard points=5")
    await store.set_guild_setting(GUILD, "idle_hours", "1")
    await evening.tables.server_settings.reload(GUILD)
    await evening.finish(table_id)
    await evening.clock.advance(3599)
    assert evening.tables.snapshot(table_id) is not None
    await evening.clock.advance(1)
    assert evening.tables.snapshot(table_id) is None


async def test_reminders_of_many_tables_come_each_in_their_time(evening: Evening) -> None:
    tables = []
    for channel in range(5):
        tables.append(await evening.started(channel=channel))
        await evening.clock.advance(7)
    await evening.clock.advance(60)
    assert [change.snapshot.table.table_id for change in reminders(evening)] == tables


async def test_a_clock_set_back_delays_neither_reminder_nor_stand_in(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started()
    await evening.clock.advance(10)
    evening.clock.set(-3600)
    await evening.clock.advance(50)
    assert len(reminders(evening)) == 1
    assert away(evening, table_id) == []
    await evening.clock.advance(60)
    assert len(away(evening, table_id)) == 1
    await evening.act(table_id, random.Random(1))
    assert evening.view(table_id).deadline == evening.clock.now() + 120
    await evening.clock.advance(120)
    assert len(away(evening, table_id)) == 2
    times = [entry.at for entry in store.journal[table_id]]
    assert times == sorted(times)
    await evening.restart()
    await evening.clock.advance(120)
    assert len(away(evening, table_id)) == 3


@pytest.mark.parametrize("slept", [300.0, 5 * DAY])
@pytest.mark.parametrize("at", [50, 119])
async def test_nobody_loses_because_the_machine_slept(evening: Evening, slept: float, at: float) -> None:
    table_id = await evening.started("standard points=32")
    await evening.play_hands(table_id)
    await evening.clock.advance(at)
    reminder_count = len(reminders(evening))
    evening.clock.set(slept)
    await evening.clock.advance(15)
    assert evening.view(table_id).status is Status.PLAYING
    assert away(evening, table_id) == []
    deadline = require(evening.view(table_id).deadline)
    assert 100 < deadline - evening.clock.now() <= 120
    await evening.clock.advance(44)
    assert len(reminders(evening)) == reminder_count
    await evening.clock.advance(75)
    assert len(away(evening, table_id)) == 1


async def test_a_turn_begins_again_when_the_store_returns(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started()
    await evening.clock.advance(100)
    assert len(reminders(evening)) == 1
    store.failures = 10**6
    await evening.clock.advance(600)
    assert away(evening, table_id) == []
    store.failures = 0
    await evening.clock.advance(15)
    deadline = require(evening.view(table_id).deadline)
    assert deadline - evening.clock.now() > 100
    assert away(evening, table_id) == []
    await evening.clock.advance(120)
    assert len(away(evening, table_id)) == 1


# -- server settings
#
# What a server has chosen.


async def test_the_zone_is_the_servers_own() -> None:
    settings = ServerSettings(MemoryStore(), TableSettings())
    await settings.choose(1, {"time_zone": "America/New_York"})
    assert await settings.zone(1) == ZoneInfo("America/New_York")
    assert await settings.zone(2) == ZoneInfo("UTC")
    await settings.choose(1, {"time_zone": None})
    assert await settings.zone(1) == ZoneInfo("UTC")
