"""One game after another: rematch, who deals, the match's tally, people who go and come, what a record says of it."""

from __future__ import annotations

import random

import pytest

from bot.engine import presets
from bot.engine.records.replay import replay
from bot.engine.seats import Seat, left_of, side_of
from bot.storage.api import TableId
from bot.tables.beginning import Rematch, Start
from bot.tables.closing import Close
from bot.tables.decisions import Person
from bot.tables.model import Status, TournamentKind, TournamentSeat, TournamentTable
from bot.tables.places import Home
from bot.tables.seating import AddComputer, Join, Leave
from bot.tables.tournament_tables import TableOrder
from bot.tables.views import Accepted, Snapshot, TableView
from tests.tables.company import ANN, BOB, CAY, CHANNEL, DAN, EVE, GUILD, Evening
from tests.tables.memory import MemoryStore
from tests.world import require


async def played(evening: Evening, table_id: TableId, seed: int = 1) -> TableView:
    rng = random.Random(seed)
    await evening.finish(table_id, rng)
    return evening.view(table_id)


def last_dealer(view: TableView) -> Seat:
    return require(view.public).dealer


async def test_a_rematch_goes_on_with_the_match_laws_2_6(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started("standard points=2")
    first = await played(evening, table_id)
    view = await evening.does(table_id, CAY, Rematch(), first.seq)
    assert last_dealer(view) == left_of(last_dealer(first), 4)
    assert (view.draw, view.last_hand, view.games) == (None, None, 1)
    second = await played(evening, table_id, 2)
    assert second.games == 2
    assert sum(second.tally) == 2
    record = store.results[1][1].record
    winner = first.tally.index(1) + 1
    assert f"\nprevious dealer {last_dealer(first)} winners {winner}\nhand 1 " in record
    assert store.results[1][1].first_seq == first.seq + 1
    replay(record.encode())


async def test_the_losers_deal_under_mugs_away(evening: Evening) -> None:
    table_id = await evening.started("earlwood points=2")
    for seed in range(4):
        view = await played(evening, table_id, seed)
        winner = require(require(view.last_hand).result.winner)
        following = await evening.does(table_id, ANN, Rematch())
        assert side_of(last_dealer(following)) != winner


async def test_laps_go_over_and_slams_count_double_law_7_6(evening: Evening, store: MemoryStore) -> None:
    carried = doubled = 0
    for channel in range(12):
        table_id = await evening.started("railroad points=1", channel=channel)
        first = await played(evening, table_id, channel)
        assert first.public is not None
        slam = min(first.public.score) <= 0
        assert sum(first.tally) == (2 if slam else 1)
        doubled += slam
        await evening.does(table_id, ANN, Rematch())
        await played(evening, table_id, channel + 50)
        record = store.results[-1][1].record
        game = replay(record.encode())
        assert require(game.previous).carry == tuple(max(0, min(points - 1, 0)) for points in first.public.score)
        carried += " carry 0 0" in record
    assert carried == 12
    assert doubled


async def test_points_above_the_target_are_carried(evening: Evening, store: MemoryStore) -> None:
    for channel in range(30):
        table_id = await evening.started("railroad points=2", channel=channel)
        first = await played(evening, table_id, channel)
        if max(require(first.public).score) == 3:
            break
    view = await evening.does(table_id, ANN, Rematch())
    assert view.public is not None
    assert sorted(view.public.score) == [0, 1]
    await played(evening, table_id)
    assert f"carry {view.public.score[0]} {view.public.score[1]}" in store.results[-1][1].record


async def test_between_games_people_go_and_come_and_another_match_begins(evening: Evening) -> None:
    table_id = await evening.started("standard points=1")
    await played(evening, table_id)
    assert (await evening.does(table_id, ANN, Leave())).owner_id == BOB.user_id
    assert await evening.refusal(table_id, BOB, Rematch()) == "seats-free"
    await evening.does(table_id, EVE, Join())
    view = await evening.does(table_id, EVE, Rematch())
    assert view.draw is not None
    assert (view.tally, view.games) == ((0, 0), 0)
    assert [chair.name for chair in view.chairs] == ["Eve", "Bob", "Cay", "Dan"]


async def test_a_player_who_left_has_a_computer_in_their_chair_next_game(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started("standard points=1")
    await evening.does(table_id, ANN, Leave())
    await played(evening, table_id)
    assert store.results[0][1].seats[0].left
    view = await evening.does(table_id, BOB, Rematch())
    assert view.chairs[0].is_computer
    assert view.seat_of(ANN.user_id) is None


@pytest.mark.parametrize("hands", [0, 1])
async def test_hands_of_a_stand_in_count_for_nobody(evening: Evening, store: MemoryStore, hands: int) -> None:
    table_id = await evening.started("standard points=5")
    rng = random.Random(1)
    while evening.mine(table_id, ANN).public.number <= hands:
        await evening.act(table_id, rng)
    await evening.does(table_id, ANN, Leave())
    await played(evening, table_id)
    result = store.results[0][1]
    gone, *stayed = (seat.counts for seat in result.seats)
    assert gone["hands"] == hands
    assert {counts["hands"] for counts in stayed} == {result.hands}
    assert hands or not any(gone.values())


async def test_a_player_who_left_may_return_between_games_to_a_free_chair(evening: Evening) -> None:
    for taken in (False, True):
        table_id = await evening.started("standard points=1")
        await evening.does(table_id, ANN, Leave())
        await played(evening, table_id)
        if taken:
            await evening.does(table_id, EVE, Join())
            assert await evening.refusal(table_id, ANN, Join()) == "table-full"
        else:
            assert not (await evening.does(table_id, ANN, Join())).chairs[0].left


async def test_an_old_rematch_button_is_stale(evening: Evening) -> None:
    table_id = await evening.started("standard points=1")
    first = await played(evening, table_id)
    await evening.does(table_id, DAN, Rematch(), first.seq)
    assert await evening.refusal(table_id, DAN, Rematch(), first.seq) == "game-goes-on"
    await played(evening, table_id)
    assert await evening.refusal(table_id, DAN, Rematch(), first.seq) == "stale"


async def test_a_finished_table_makes_room_and_start_is_not_a_rematch(evening: Evening) -> None:
    table_id = await evening.started("standard points=1")
    await played(evening, table_id)
    for person, what, reason in ((ANN, Start(), "game-over"), (EVE, Rematch(), "not-seated")):
        assert await evening.refusal(table_id, person, what) == reason
    assert isinstance(await evening.try_open(person=EVE), Accepted)
    assert evening.tables.snapshot(table_id) is None


@pytest.mark.parametrize("preset", ["standard", "call-ace players=6"])
async def test_computers_may_fill_up_between_games(evening: Evening, preset: str) -> None:
    table_id = await evening.started(f"{preset} points=1")
    await played(evening, table_id)
    await evening.does(table_id, BOB, Leave())
    await evening.does(table_id, ANN, AddComputer())
    await evening.does(table_id, ANN, Rematch())
    assert (await played(evening, table_id, 3)).games == 1


# -- playing again
#
# A deal that is over is played once more, alone: the same pack from any seat, and both courses afterwards.

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
    await evening.finish(own, rng)
    await evening.tables.tournaments.close(own)
    await evening.restart()
    past, now = require(await evening.tables.find_replayed_deal(own, EVE.user_id))
    first = require(await evening.tables.finished_hand(past.table_id, past.hand_seq, None))
    assert (past.table_id, past.hand_seq) == (table_id, hand_seq)
    assert now.hand.open_hands == first.hand.open_hands
    assert await evening.tables.find_replayed_deal(own, ANN.user_id) is None, "it is theirs alone"
    table = await evening.table(own)
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
