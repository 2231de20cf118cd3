"""Opening, sitting down, standing up, beginning: who may do what, and what they are told if they may not."""

from __future__ import annotations

import asyncio

import pytest

from bot.engine import presets
from bot.engine.acts import PASS
from bot.engine.seats import Seat
from bot.storage.api import TableId
from bot.tables.beginning import ChangeRules, Rematch, Start
from bot.tables.closing import Close
from bot.tables.decisions import Person, Reason, What
from bot.tables.model import Status
from bot.tables.pausing import Touch
from bot.tables.playing import Play
from bot.tables.seating import AddComputer, Join, Leave, RemoveComputer
from bot.tables.views import Accepted, Refused
from tests.tables.company import ANN, BOB, CAY, CHANNEL, DAN, EVE, Evening, reason_of
from tests.world import require

MODERATOR = Person(900, "Mod", moderator=True)


def names(evening: Evening, table_id: TableId) -> list[str | None]:
    return [chair.name for chair in evening.view(table_id).chairs]


async def test_the_owner_sits_at_seat_1_and_computers_beside_them(evening: Evening) -> None:
    table_id = await evening.open(computers=2)
    view = evening.view(table_id)
    assert (view.status, view.owner_id, view.seq, view.public) == (Status.LOBBY, ANN.user_id, 1, None)
    assert [chair.is_computer for chair in view.chairs] == [False, True, True, False]
    assert len(set(names(evening, table_id))) == 4
    assert evening.tables.table_in_channel(CHANNEL) == table_id
    assert [change.snapshot.table for change in evening.changes] == [view]


async def test_more_computers_than_chairs_are_refused(evening: Evening) -> None:
    assert reason_of(await evening.try_open(computers=4)) is Reason.TABLE_FULL
    assert evening.tables.snapshots() == ()


async def test_join_takes_the_first_free_or_the_chosen_seat(evening: Evening) -> None:
    table_id = await evening.open()
    await evening.does(table_id, BOB, Join(Seat(3)))
    await evening.does(table_id, CAY, Join())
    assert names(evening, table_id) == ["Ann", "Cay", "Bob", None]
    await evening.does(table_id, CAY, Join(Seat(4)))
    assert names(evening, table_id) == ["Ann", None, "Bob", "Cay"]


@pytest.mark.parametrize(
    ("person", "what", "reason"),
    [
        (ANN, Join(), Reason.ALREADY_SEATED),
        (ANN, Join(Seat(1)), Reason.ALREADY_SEATED),
        (CAY, Join(Seat(2)), Reason.SEAT_TAKEN),
        (CAY, Join(Seat(5)), Reason.NO_SUCH_SEAT),
        (CAY, Leave(), Reason.NOT_SEATED),
        (CAY, AddComputer(), Reason.NOT_SEATED),
        (CAY, RemoveComputer(), Reason.NOT_SEATED),
        (ANN, RemoveComputer(), Reason.NO_COMPUTER),
        (ANN, AddComputer("no such level"), Reason.NO_COMPUTER),
        (CAY, Start(), Reason.NOT_SEATED),
        (ANN, Rematch(), Reason.NOT_STARTED),
        (ANN, Play(PASS), Reason.NOT_STARTED),
        (CAY, Play(PASS), Reason.NOT_SEATED),
        (CAY, Touch(), Reason.NOT_SEATED),
        (BOB, Close(), Reason.NOT_ALLOWED),
    ],
)
async def test_refusals_in_the_lobby(evening: Evening, person: Person, what: What, reason: Reason) -> None:
    table_id = await evening.open()
    await evening.does(table_id, BOB, Join())
    before, change_count = evening.everything(table_id), len(evening.changes)
    answer = await evening.press(table_id, person, what)
    assert reason_of(answer) is reason
    assert isinstance(answer, Refused)
    assert answer.snapshot == evening.snapshot(table_id)
    assert (evening.everything(table_id), len(evening.changes)) == (before, change_count)


@pytest.mark.parametrize(
    ("person", "what", "reason"),
    [
        (EVE, Join(), Reason.ALREADY_STARTED),
        (EVE, Join(Seat(2)), Reason.ALREADY_STARTED),
        (BOB, Join(), Reason.ALREADY_SEATED),
        (ANN, AddComputer(), Reason.ALREADY_STARTED),
        (ANN, RemoveComputer(), Reason.ALREADY_STARTED),
        (ANN, Start(), Reason.ALREADY_STARTED),
        (ANN, Rematch(), Reason.GAME_GOES_ON),
        (EVE, Play(PASS), Reason.NOT_SEATED),
        (EVE, Leave(), Reason.NOT_SEATED),
        (EVE, Close(), Reason.NOT_ALLOWED),
    ],
)
async def test_refusals_in_a_game(evening: Evening, person: Person, what: What, reason: Reason) -> None:
    table_id = await evening.started()
    before = evening.everything(table_id)
    assert reason_of(await evening.press(table_id, person, what)) is reason
    assert evening.everything(table_id) == before


async def test_a_full_table_takes_nobody(evening: Evening) -> None:
    table_id = await evening.open(computers=3)
    assert await evening.refusal(table_id, ANN, AddComputer()) is Reason.TABLE_FULL
    await evening.join(table_id, BOB, CAY, DAN)
    assert await evening.refusal(table_id, EVE, Join()) is Reason.TABLE_FULL
    assert await evening.refusal(table_id, EVE, Join(Seat(3))) is Reason.SEAT_TAKEN


async def test_a_person_takes_a_computers_seat_at_once(evening: Evening) -> None:
    table_id = await evening.open(computers=3)
    await evening.does(table_id, BOB, Join(Seat(3)))
    assert names(evening, table_id)[2] == "Bob"
    await evening.does(table_id, CAY, Join())
    assert [chair.is_computer for chair in evening.view(table_id).chairs] == [False, False, False, True]
    await evening.does(table_id, BOB, Join(Seat(4)))
    assert [chair.name for chair in evening.view(table_id).chairs][1:] == ["Cay", None, "Bob"]


async def test_of_two_who_choose_one_seat_at_once_one_sits_there(evening: Evening) -> None:
    table_id = await evening.open(computers=3)
    first, second = await asyncio.gather(*(evening.press(table_id, person, Join(Seat(3))) for person in (BOB, CAY)))
    assert isinstance(first, Accepted)
    assert reason_of(second) is Reason.SEAT_TAKEN
    assert [chair.user_id for chair in evening.view(table_id).chairs] == [ANN.user_id, None, BOB.user_id, None]


async def test_free_seats_come_before_computers(evening: Evening) -> None:
    table_id = await evening.open(computers=1)
    await evening.does(table_id, BOB, Join())
    assert names(evening, table_id)[2] == "Bob"


async def test_start_fills_the_free_seats_with_computers(evening: Evening) -> None:
    table_id = await evening.open()
    await evening.does(table_id, BOB, Join(Seat(3)))
    view = await evening.does(table_id, BOB, Start())
    assert view.status is Status.PLAYING
    assert [chair.is_computer for chair in view.chairs] == [False, True, False, True]
    assert len(set(names(evening, table_id))) == 4
    assert not view.ranked


async def test_computers_come_and_go_in_order(evening: Evening) -> None:
    table_id = await evening.open()
    await evening.does(table_id, ANN, AddComputer())
    await evening.does(table_id, MODERATOR, AddComputer("random"))
    assert [chair.is_computer for chair in evening.view(table_id).chairs] == [False, True, True, False]
    await evening.does(table_id, ANN, RemoveComputer())
    assert [chair.is_computer for chair in evening.view(table_id).chairs] == [False, True, False, False]


async def test_leaving_the_lobby_passes_the_table_on_and_the_last_one_closes_it(evening: Evening) -> None:
    table_id = await evening.open(computers=1)
    await evening.does(table_id, BOB, Join())
    assert (await evening.does(table_id, ANN, Leave())).owner_id == BOB.user_id
    assert names(evening, table_id)[0] is None
    assert (await evening.does(table_id, BOB, Leave())).status is Status.CLOSED
    assert evening.tables.snapshot(table_id) is None
    assert evening.tables.table_in_channel(CHANNEL) is None
    answer = await evening.press(table_id, BOB, Join())
    assert reason_of(answer) is Reason.CLOSED
    assert isinstance(answer, Refused)
    assert require(answer.snapshot).table.status is Status.CLOSED


async def test_an_unknown_table(evening: Evening) -> None:
    assert await evening.refusal(TableId(99), ANN, Join()) is Reason.NO_TABLE


async def test_start_shows_the_draw_and_deals(evening: Evening) -> None:
    table_id = await evening.started("earlwood")
    view = evening.view(table_id)
    assert view.draw is not None
    assert view.draw.method == "high-card"
    assert require(view.public).dealer == view.draw.dealer
    assert view.hand_seq == view.seq
    assert evening.mine(table_id, ANN).hand


async def test_leaving_a_game_and_coming_back(evening: Evening) -> None:
    table_id = await evening.started()
    view = await evening.does(table_id, ANN, Leave())
    assert view.chairs[0].left
    assert view.owner_id == BOB.user_id
    assert evening.snapshot(table_id).seat_view(ANN.user_id) is None
    assert await evening.refusal(table_id, ANN, Touch()) is Reason.SEAT_WAITS
    assert await evening.refusal(table_id, ANN, Leave()) is Reason.SEAT_WAITS
    assert await evening.refusal(table_id, EVE, Join(Seat(1))) is Reason.ALREADY_STARTED
    back = await evening.does(table_id, ANN, Join())
    assert not back.chairs[0].left


async def test_the_owner_or_a_moderator_closes(evening: Evening) -> None:
    for person in (ANN, MODERATOR):
        table_id = await evening.started()
        assert await evening.refusal(table_id, DAN, Close()) is Reason.NOT_ALLOWED
        assert (await evening.does(table_id, person, Close())).status is Status.CLOSED
        assert evening.changes[-1].snapshot.table.status is Status.CLOSED


async def test_one_table_a_channel(evening: Evening) -> None:
    first = await evening.open()
    assert reason_of(await evening.try_open(person=BOB)) is Reason.CHANNEL_BUSY
    second = await evening.open()
    assert evening.tables.snapshot(first) is None
    elsewhere = await evening.open(person=BOB, channel=CHANNEL + 1)
    assert {now.table.table_id for now in evening.tables.snapshots()} == {second, elsewhere}
    await evening.clock.advance(900)
    third = await evening.open(person=BOB)
    assert evening.tables.table_in_channel(CHANNEL) == third


async def test_a_game_that_people_play_keeps_its_channel(evening: Evening) -> None:
    table_id = await evening.started()
    await evening.clock.advance(50)
    answer = await evening.try_open()
    assert reason_of(answer) is Reason.CHANNEL_BUSY
    assert isinstance(answer, Refused)
    assert answer.snapshot == evening.snapshot(table_id)
    assert answer.snapshot.seat_view(ANN.user_id) == evening.mine(table_id, ANN)


async def test_an_old_lobby_button_does_no_harm_in_a_game(evening: Evening) -> None:
    table_id = await evening.open(computers=3)
    lobby = evening.view(table_id).seq
    await evening.does(table_id, ANN, Start(), lobby)
    assert await evening.refusal(table_id, ANN, Leave(), lobby) is Reason.STALE
    assert await evening.refusal(table_id, ANN, Close(), lobby) is Reason.STALE
    assert await evening.refusal(table_id, ANN, Start(), lobby) is Reason.ALREADY_STARTED
    assert isinstance(await evening.press(table_id, ANN, Close(), evening.view(table_id).seq), Accepted)


async def test_a_name_that_no_file_can_hold(evening: Evening) -> None:
    assert names(evening, (await evening.open(person=Person(1, "A\0nn\ud800"))))[0] == "Ann?"


async def test_the_owner_changes_the_rules_of_a_lobby_alone(evening: Evening) -> None:
    """And everybody is asked anew before a ranked game by them."""
    table_id = await evening.open()
    await evening.join(table_id, BOB, CAY, DAN)
    other = presets.parse(["standard", "points=7"])
    assert await evening.refusal(table_id, BOB, ChangeRules(other)) is Reason.NOT_ALLOWED
    assert (await evening.does(table_id, ANN, ChangeRules(other))).rules == other
    three = presets.parse(["cutthroat"])
    assert await evening.refusal(table_id, ANN, ChangeRules(three)) is Reason.NO_SUCH_SEAT
    view = await evening.does(table_id, ANN, Start())
    assert view.status is Status.LOBBY
    assert len(require(view.gathering).waiting) == 3
    for person in (BOB, CAY, DAN):
        await evening.press(table_id, person, Start())
    assert evening.view(table_id).status is Status.PLAYING
    assert await evening.refusal(table_id, ANN, ChangeRules(other)) is Reason.ALREADY_STARTED


async def test_a_moderator_changes_the_rules_of_a_lobby_and_nobody_those_of_a_finished_game(evening: Evening) -> None:
    table_id = await evening.open("standard points=1", computers=3)
    other = presets.parse(["standard", "points=2"])
    assert (await evening.does(table_id, MODERATOR, ChangeRules(other))).rules == other
    seq = evening.view(table_id).seq
    assert (await evening.does(table_id, ANN, ChangeRules(other))).seq == seq, "nothing has changed"
    await evening.does(table_id, ANN, Start())
    await evening.finish(table_id)
    for person in (ANN, MODERATOR):
        assert await evening.refusal(table_id, person, ChangeRules(other)) is Reason.GAME_OVER
