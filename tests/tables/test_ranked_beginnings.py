"""A ranked game begins when everybody who sits at it has just said so; whoever is silent stands up."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.engine.seats import Seat
from bot.storage.api import TableId
from bot.tables.decisions import AddComputer, AgreeRanked, Concede, Join, Leave, Person, Reason, Rematch, Start, Touch
from bot.tables.model import Status
from bot.tables.views import Gathering
from tests.tables.company import ANN, BOB, CAY, CHANNEL, DAN, EVE, PEOPLE, Evening
from tests.tables.test_ranked_games import refused

RANKED = "standard points=5"
MODERATOR = Person(999, "Mod", moderator=True)


async def over(evening: Evening, words: str = RANKED) -> TableId:
    """A table whose first game is finished."""
    table_id, rng = await evening.started(words), random.Random(4)
    while evening.view(table_id).status is Status.PLAYING:
        await evening.act(table_id, rng)
    return table_id


def asked(evening: Evening, *seats: int) -> Gathering:
    """These have two minutes to answer."""
    return Gathering(tuple(Seat(seat) for seat in seats), evening.clock.now() + 120)


def seated(evening: Evening, table_id: TableId) -> list[str | None]:
    return [chair.name for chair in evening.view(table_id).chairs]


async def test_one_press_begins_no_ranked_rematch(evening: Evening) -> None:
    table_id = await over(evening)
    for person, waiting in ((BOB, (1, 3, 4)), (BOB, (1, 3, 4)), (DAN, (1, 3)), (ANN, (3,))):
        view = await evening.does(table_id, person, Rematch())
        assert view.status is Status.FINISHED
        assert view.gathering == asked(evening, *waiting)
    view = await evening.does(table_id, CAY, Rematch())
    assert (view.status, view.ranked, view.games, view.gathering) == (Status.PLAYING, True, 1, None)


async def test_looking_at_ones_cards_does_not_count_as_being_there(evening: Evening) -> None:
    table_id = await over(evening)
    await evening.does(table_id, CAY, Touch())
    for person in (ANN, BOB, DAN):
        view = await evening.does(table_id, person, Rematch())
    assert view.status is Status.FINISHED


@pytest.mark.parametrize("restart", [False, True])
async def test_a_player_silent_for_two_minutes_stands_up(evening: Evening, restart: bool) -> None:
    table_id = await over(evening)
    await evening.does(table_id, BOB, Rematch())
    await evening.clock.advance(70)
    if restart:
        await evening.restart()
    await evening.does(table_id, CAY, Rematch())
    await evening.clock.advance(45)
    assert seated(evening, table_id) == ["Ann", "Bob", "Cay", "Dan"]
    before = evening.everything(table_id)
    if restart:
        await evening.restart()
        assert evening.everything(table_id) == before
    await evening.clock.advance(10)
    view = evening.view(table_id)
    assert seated(evening, table_id) == [None, "Bob", "Cay", None]
    assert (view.status, view.gathering, view.owner_id) == (Status.FINISHED, None, BOB.user_id)
    assert refused(await evening.press(table_id, BOB, Rematch())) is Reason.SEATS_FREE
    seen = evening.everything(table_id)
    await evening.restart()
    assert evening.everything(table_id) == seen


async def test_time_in_which_nobody_could_answer_counts_against_nobody(evening: Evening) -> None:
    table_id = await over(evening)
    await evening.does(table_id, BOB, Rematch())
    await evening.tables.close_down()
    await evening.clock.advance(3600)
    await evening.restart()
    assert evening.view(table_id).gathering == asked(evening, 1, 3, 4)
    await evening.clock.advance(100)
    for person in (ANN, CAY):
        await evening.does(table_id, person, Rematch())
    await evening.clock.advance(30)
    assert seated(evening, table_id) == ["Ann", "Bob", "Cay", None]


async def test_a_computer_in_a_free_seat_makes_a_friendly_game(evening: Evening) -> None:
    table_id = await over(evening)
    await evening.does(table_id, BOB, Rematch())
    await evening.clock.advance(125)
    await evening.does(table_id, CAY, Join())
    for _ in range(2):
        await evening.does(table_id, BOB, AddComputer())
    view = await evening.does(table_id, BOB, Rematch())
    assert (view.status, view.ranked) == (Status.PLAYING, False)


async def test_sitting_down_counts_as_being_there(evening: Evening) -> None:
    table_id = await over(evening)
    for person in (ANN, BOB, CAY):
        await evening.does(table_id, person, Rematch())
    await evening.does(table_id, DAN, Leave())
    await evening.does(table_id, EVE, Join())
    view = await evening.does(table_id, ANN, Rematch())
    assert (view.status, view.ranked) == (Status.PLAYING, True)


async def test_a_stale_word_no_longer_counts(evening: Evening) -> None:
    """Bob wanted another game an hour ago, in which somebody else was missing: he may be asleep."""
    table_id = await over(evening)
    for person in (ANN, BOB, CAY):
        await evening.does(table_id, person, Rematch())
    await evening.clock.advance(125)
    await evening.clock.advance(3600)
    await evening.does(table_id, EVE, Join())
    assert (await evening.does(table_id, ANN, Rematch())).gathering == asked(evening, 2, 3)
    await evening.clock.advance(125)
    assert seated(evening, table_id) == ["Ann", None, None, "Eve"]


async def test_an_idle_lobby_begins_no_ranked_game(evening: Evening) -> None:
    """Who sat down an hour ago is asked as well; who has just come is not."""
    table_id = await evening.open(RANKED)
    await evening.does(table_id, BOB, Join())
    await evening.clock.advance(3600)
    for person in (CAY, DAN):
        await evening.does(table_id, person, Join())
    view = await evening.does(table_id, ANN, Start())
    assert (view.status, view.gathering) == (Status.LOBBY, asked(evening, 2))
    await evening.clock.advance(100)
    assert (await evening.does(table_id, BOB, Start())).status is Status.PLAYING


async def test_a_friendly_game_begins_at_once(evening: Evening) -> None:
    table_id = await over(evening, "standard points=4")
    await evening.clock.advance(3600)
    assert (await evening.does(table_id, BOB, Rematch())).status is Status.PLAYING


async def test_a_moderators_start_counts_for_nobody_and_an_idle_table_closes(evening: Evening) -> None:
    table_id = await evening.open(RANKED)
    for person in PEOPLE[1:]:
        await evening.does(table_id, person, Join())
    await evening.clock.advance(3600)
    view = await evening.does(table_id, MODERATOR, Start())
    assert view.gathering == asked(evening, 1, 2, 3, 4)
    await evening.clock.advance(125)
    assert evening.tables.snapshot(table_id) is None
    assert evening.tables.table_in_channel(CHANNEL) is None


async def test_agreeing_to_rank_an_old_school_game_counts_as_being_there(evening: Evening) -> None:
    table_id = await evening.open("standard law=old-school points=5")
    for person in PEOPLE[1:]:
        await evening.does(table_id, person, Join())
    await evening.clock.advance(3600)
    for person in PEOPLE:
        await evening.does(table_id, person, AgreeRanked())
    assert (await evening.does(table_id, ANN, Start())).ranked


async def test_repeated_concessions_do_not_cost_an_idle_player_a_game(evening: Evening) -> None:
    """As it was done: conceded by the others over and over while one slept."""
    table_id = await over(evening)
    for _ in range(5):
        await evening.press(table_id, ANN, Rematch())
        await evening.press(table_id, BOB, Concede())
    assert evening.view(table_id).games == 1


@pytest.mark.parametrize("forgotten", [0, 2])
async def test_a_game_with_a_forgotten_person_is_unranked(evening: Evening, forgotten: int) -> None:
    people = [replace(person, unranked=place == forgotten) for place, person in enumerate(PEOPLE)]
    table_id = await evening.open(RANKED, person=people[0])
    for person in people[1:]:
        await evening.does(table_id, person, Join())
    await evening.restart()
    assert not evening.view(table_id).ranked
    assert evening.view(table_id).chairs[forgotten].unranked
    view = await evening.does(table_id, ANN, Start())
    assert (view.status, view.ranked) == (Status.PLAYING, False)


async def test_a_free_seat_of_a_ranked_table_may_be_taken(evening: Evening) -> None:
    table_id = await evening.open(RANKED)
    for person in (replace(BOB, unranked=True), CAY, DAN):
        await evening.does(table_id, person, Join())
    await evening.does(table_id, BOB, Leave())
    await evening.does(table_id, EVE, Join())
    assert (await evening.does(table_id, ANN, Start())).ranked
