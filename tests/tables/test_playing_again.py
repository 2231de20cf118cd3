"""A deal that is over is played once more, alone: the same pack from any seat, and both courses afterwards."""

from __future__ import annotations

import random

import pytest

from bot.engine import presets
from bot.engine.seats import Seat
from bot.storage.api import TableId
from bot.tables.decisions import Close, Join, Person, Start
from bot.tables.fold import replay
from bot.tables.model import Status, TournamentKind, TournamentSeat, TournamentTable
from bot.tables.tables import Home
from bot.tables.tournament_tables import TableOrder
from bot.tables.views import Snapshot, TableView
from tests.tables.company import ANN, BOB, CHANNEL, EVE, GUILD, Evening
from tests.world import require

HOME = Home(GUILD, CHANNEL)


async def play_hand(evening: Evening, table_id: TableId, rng: random.Random) -> int:
    """Play the hand under way to its end and return the entry that dealt it."""
    before = evening.view(table_id).hand_seq
    while (now := evening.view(table_id)).status is Status.PLAYING and now.hand_seq == before:
        if now.to_move is None:  # a trick or a hand rests at an old-school table
            await evening.clock.advance(30)
        else:
            await evening.act(table_id, rng)
    return before


async def again(evening: Evening, table_id: TableId, hand_seq: int, seat: int, person: Person = EVE) -> TableView:
    """Begin to play a deal again."""
    hand = require(await evening.tables.past_deal(table_id, hand_seq))
    begun = await evening.tables.play_again(person, HOME, *hand, Seat(seat))
    assert isinstance(begun, Snapshot)
    return begun.table


@pytest.mark.parametrize("words", ["standard points=10", "campus points=10", "csl law=old-school", "hasenpfeffer"])
async def test_every_seat_holds_what_it_held(evening: Evening, words: str) -> None:
    """After a cut, too; what was asked before the deal is not asked again."""
    table_id = await evening.started(words)
    hand_seq = await play_hand(evening, table_id, random.Random(2))
    hand = require(await evening.tables.finished_hand(table_id, hand_seq, ANN.user_id)).hand
    for seat in (1, 3):
        view = await again(evening, table_id, hand_seq, seat)
        own_view = evening.mine(view.table_id, EVE)
        assert own_view.seat == seat
        assert own_view.dealt == hand.open_hands[seat - 1]
        assert own_view.public.dealer == hand.view.dealer


async def test_it_is_one_hand_with_two_courses(evening: Evening) -> None:
    table_id = await evening.started("standard points=10")
    rng = random.Random(2)
    await play_hand(evening, table_id, rng)
    hand_seq = await play_hand(evening, table_id, rng)
    own = (await again(evening, table_id, hand_seq, 2)).table_id
    assert await evening.tables.find_replayed_deal(own, EVE.user_id) is None, "it is not over"
    await evening.restart()
    while evening.view(own).status is Status.PLAYING:
        await evening.act(own, rng)
    await evening.tables.tournaments.close(own)
    await evening.restart()
    past, now = require(await evening.tables.find_replayed_deal(own, EVE.user_id))
    first = require(await evening.tables.finished_hand(past.table_id, past.hand_seq, None))
    assert (past.table_id, past.hand_seq) == (table_id, hand_seq)
    assert now.hand.open_hands == first.hand.open_hands
    assert await evening.tables.find_replayed_deal(own, ANN.user_id) is None, "it is theirs alone"
    table = replay(own, await evening.store.entries(own))
    assert not require(table.game).ranked


async def test_computers_keep_their_names_and_no_name_changes_seats(evening: Evening) -> None:
    """Both courses are told side by side: one name in two seats would say what is not so."""
    table_id = await evening.open("standard points=10", computers=2)
    await evening.does(table_id, BOB, Join())
    await evening.does(table_id, ANN, Start())
    hand_seq = await play_hand(evening, table_id, random.Random(2))
    first = evening.view(table_id).chairs
    for seat in (1, 2, 3):
        then = (await again(evening, table_id, hand_seq, seat)).chairs
        for before, now in zip(first, then, strict=True):
            if before.is_computer and before.seat != seat:
                assert now.name == before.name
            elif before.seat != seat:
                assert now.name not in {chair.name for chair in first}


async def test_one_person_plays_one_deal_again_at_a_time(evening: Evening) -> None:
    table_id = await evening.started("standard points=10")
    hand_seq = await play_hand(evening, table_id, random.Random(2))
    for seat in (1, 2):
        await again(evening, table_id, hand_seq, seat)
        await again(evening, table_id, hand_seq, seat, BOB)
    tables = evening.tables.tournaments.of(TournamentKind.AGAIN)
    assert sorted(one.table.owner_id for one in tables) == [BOB.user_id, EVE.user_id]


@pytest.mark.parametrize("kind", [TournamentKind.DUPLICATE, TournamentKind.DAILY])
async def test_what_others_may_still_play_is_not_played_again(evening: Evening, kind: TournamentKind) -> None:
    """Not even by somebody who has finished their own table."""
    seats = (TournamentSeat("Ann", ANN.user_id), *(TournamentSeat(f"Bear {n}", None, "random") for n in range(3)))
    day = "1970-01-12"  # the day of the standing clock
    for number, key in enumerate([f"{day}:1", f"{day}:2"]):
        order = TableOrder(
            TournamentTable(kind, key, 1), GUILD, CHANNEL + number, ANN.user_id, presets.build("standard"), seats
        )
        assert isinstance((await evening.tables.tournaments.open(order)), Snapshot)
    first, second = (one.table.table_id for one in evening.tables.tournaments.of(kind))
    hand_seq = await play_hand(evening, first, random.Random(1))
    assert await evening.tables.past_deal(first, hand_seq) is None
    await evening.tables.tournaments.close(first)
    assert await evening.tables.past_deal(first, hand_seq) is None, "the other table still plays it"
    await evening.tables.tournaments.close(second)
    await evening.clock.advance(86_400)
    assert await evening.tables.past_deal(first, hand_seq) is not None


async def test_a_hand_under_way_is_not_played_again(evening: Evening) -> None:
    table_id = await evening.started("standard points=10")
    assert await evening.tables.past_deal(table_id, evening.view(table_id).hand_seq) is None
    await evening.does(table_id, ANN, Close())
    assert await evening.tables.past_deal(table_id, evening.changes[-1].snapshot.table.hand_seq) is None
