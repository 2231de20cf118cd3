"""A person takes a computer's seat in a friendly game: kept at once, taken when the hand is over."""

from __future__ import annotations

import random

import pytest

from bot.engine import presets
from bot.engine.seats import Seat
from bot.storage.api import TableId
from bot.tables.decisions import Join, Leave, Person, Reason, Rematch, Start, Touch
from bot.tables.fold import replay
from bot.tables.model import Status, TournamentKind, TournamentSeat, TournamentTable
from bot.tables.results import game_result
from bot.tables.tournament_tables import TableOrder
from bot.tables.views import Refused, Snapshot, TableView
from tests.tables.company import ANN, BOB, CAY, CHANNEL, EVE, GUILD, Evening


async def playing(evening: Evening, words: str = "standard points=3") -> TableId:
    """Ann plays with three computers."""
    table_id = await evening.open(words, computers=3)
    await evening.does(table_id, ANN, Start())
    return table_id


async def finish_hand(evening: Evening, table_id: TableId, rng: random.Random) -> TableView:
    """Play on until another hand is dealt, or the game is over."""
    before = evening.view(table_id)
    while (now := evening.view(table_id)).status is Status.PLAYING and now.hand_seq == before.hand_seq:
        await evening.act(table_id, rng)
    return now


async def test_the_seat_is_kept_and_taken_at_the_next_deal(evening: Evening) -> None:
    table_id = await playing(evening)
    kept = await evening.does(table_id, BOB, Join(Seat(3)))
    assert kept.chairs[2].is_computer
    assert [(chair.seat, chair.name) for chair in kept.promised] == [(3, "Bob")]
    assert evening.snapshot(table_id).seat_view(BOB.user_id) is None, "no cards before the deal"
    now = await finish_hand(evening, table_id, random.Random(1))
    assert (now.status, now.promised) == (Status.PLAYING, ())
    assert now.chairs[2].user_id == BOB.user_id
    assert evening.mine(table_id, BOB).seat == 3
    assert len(evening.mine(table_id, BOB).hand) == 5


async def test_a_restart_keeps_the_promise(evening: Evening) -> None:
    table_id = await playing(evening)
    await evening.does(table_id, BOB, Join())
    before = evening.everything(table_id)
    await evening.restart()
    assert evening.everything(table_id) == before
    now = await finish_hand(evening, table_id, random.Random(1))
    assert now.chairs[1].user_id == BOB.user_id
    before = evening.everything(table_id)
    await evening.restart()
    assert evening.everything(table_id) == before


async def test_a_promise_is_moved_or_given_up(evening: Evening) -> None:
    table_id = await playing(evening)
    await evening.does(table_id, BOB, Join())
    for what in (Join(), Touch()):
        answer = await evening.press(table_id, BOB, what)
        assert isinstance(answer, Refused)
        assert answer.reason is Reason.SEAT_PROMISED
    moved = await evening.does(table_id, BOB, Join(Seat(4)))
    assert [chair.seat for chair in moved.promised] == [4]
    answer = await evening.press(table_id, CAY, Join(Seat(4)))
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.SEAT_TAKEN
    assert (await evening.does(table_id, BOB, Leave())).promised == ()
    now = await finish_hand(evening, table_id, random.Random(1))
    assert now.chairs[3].is_computer


async def test_there_are_as_many_promises_as_computers(evening: Evening) -> None:
    table_id = await evening.open(computers=2)
    await evening.does(table_id, CAY, Join())
    await evening.does(table_id, ANN, Start())
    for person in (BOB, EVE):
        assert evening.view(table_id).room
        await evening.does(table_id, person, Join())
    assert not evening.view(table_id).room
    outsider = Person(999, "Gus")
    answer = await evening.press(table_id, outsider, Join())
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.ALREADY_STARTED


async def test_a_tournaments_computers_stay(evening: Evening) -> None:
    seats = (TournamentSeat("Ann", ANN.user_id), *(TournamentSeat(f"Bear {n}", None, "random") for n in range(3)))
    table = TournamentTable(TournamentKind.NIGHT, "9:1:1", 2)
    order = TableOrder(table, GUILD, CHANNEL, ANN.user_id, presets.build("standard"), seats)
    opened = await evening.tables.tournaments.open(order)
    assert isinstance(opened, Snapshot)
    table_id = opened.table.table_id
    assert not evening.view(table_id).room
    answer = await evening.press(table_id, BOB, Join())
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.ALREADY_STARTED


@pytest.mark.parametrize(("score", "theirs"), [(0, True), (8, False)])
async def test_a_game_counts_for_whoever_played_most_of_the_seat(evening: Evening, score: int, theirs: bool) -> None:
    """The hands that the computer played before them count for nobody; a game it played most of stays its own."""
    rng = random.Random(3)
    table_id = await playing(evening, "standard points=10")
    while max((evening.view(table_id).public or pytest.fail("no game")).score) < score:
        await finish_hand(evening, table_id, rng)
    await evening.does(table_id, BOB, Join(Seat(2)))
    while evening.view(table_id).status is Status.PLAYING:
        await evening.act(table_id, rng)
    table = replay(table_id, await evening.store.entries(table_id))
    assert table.game is not None
    [(seat, before)] = table.game.newcomers
    assert (seat, before > 0) == (2, True)
    result = game_result(table)
    played = result.seats[1]
    assert not played.left
    assert played.counts["hands"] <= result.hands - before
    if theirs:
        assert (played.user_id, played.name) == (BOB.user_id, "Bob")
        assert played.counts["hands"] > 0
    else:
        assert (played.user_id, played.name) == (None, table.game.names[1])


async def test_whoever_is_promised_a_seat_when_the_game_ends_plays_the_next_one(evening: Evening) -> None:
    table_id = await playing(evening, "standard points=1")
    await evening.does(table_id, BOB, Join(Seat(2)))
    rng = random.Random(1)
    while evening.view(table_id).status is Status.PLAYING:
        await evening.act(table_id, rng)
    now = evening.view(table_id)
    assert now.chairs[1].user_id == BOB.user_id
    assert now.seated[1].is_computer
    result = game_result(replay(table_id, await evening.store.entries(table_id)))
    assert result.seats[1].user_id is None, "the game that is over was the computer's"
    assert (await evening.does(table_id, BOB, Rematch())).status is Status.PLAYING
