"""Where *Play* leads: over any house of tables, to a friendly game by the server's rules that somebody may join."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.engine import presets
from bot.engine.seats import Seat
from bot.storage.api import TableId
from bot.tables.beginning import Open, Start, judge_opening, open_table
from bot.tables.decisions import Person, Reason
from bot.tables.front_door import Candidate, WayIn, choose_table, plays_at
from bot.tables.model import DAY, Chair, Status, Table, TableSettings, TournamentKind, TournamentTable, standard_rules
from bot.tables.pausing import GoSlow, Pause, Touch
from bot.tables.seating import Join, Leave
from bot.tables.views import Accepted
from tests.long_form import sampled
from tests.tables.company import ANN, BOB, CAY, CHANNEL, DAN, EVE, GUILD, Evening, seeded

NOW = 10_000.0
SETTINGS = TableSettings(computer_level="steady", entropy=seeded(1))
OTHERS = [Person(300 + number, f"P{number}") for number in range(8)]


def any_table(number: int, chance: random.Random) -> Table:
    """Return a table that somebody opened, at which others sit, some perhaps sent away; perhaps private."""
    host, *guests = chance.sample(OTHERS, 4)
    rules = presets.build(chance.choice(["standard", "standard", "newberry"]))
    private = chance.random() < 0.2
    what = Open(GUILD, CHANNEL, rules, guests=tuple(one.user_id for one in guests) if private else None)
    opened = judge_opening(host, what, SETTINGS)
    assert not isinstance(opened, Reason)
    table = open_table(TableId(number), opened, NOW)
    for seat, guest in zip(map(Seat, rules.seats[1:]), guests, strict=False):
        chair = chance.choice(
            [Chair(seat), Chair(seat, guest.name, guest.user_id), Chair(seat, f"C{seat}", level="steady")]
        )
        table = table.put_chair(chair)
    return table._replace(barred=(EVE.user_id,) if chance.random() < 0.2 else ())


@pytest.mark.parametrize("seed", sampled(range(400), range(60)))
def test_play_never_chooses_what_is_ones_own_word(seed: int) -> None:
    chance = random.Random(seed)
    here = [Candidate(any_table(number, chance), NOW - chance.choice([0, 0, 5000])) for number in range(1, 5)]
    apart = frozenset(one.user_id for one in OTHERS if chance.random() < 0.1)
    eve, settings = replace(EVE, apart=apart), replace(SETTINGS, ranked=chance.random() < 0.7)
    allowed = [one.table.table_id for one in here if welcomes(one, eve, settings)]
    way = choose_table(here, eve, settings, NOW)
    assert way == (WayIn(min(allowed), Join(friendly=True)) if allowed else None)


def welcomes(one: Candidate, eve: Person, settings: TableSettings) -> bool:
    """Whether somebody who is careful would sit down in this lobby: told from its chairs alone."""
    table, people = one.table, [chair.user_id for chair in one.table.chairs if chair.user_id is not None]
    free, computers = (
        sum(map(test, table.chairs)) for test in (lambda chair: chair.free, lambda chair: chair.is_computer)
    )
    strangers = table.guests is not None and EVE.user_id not in table.guests
    if strangers or table.barred or not eve.apart.isdisjoint(people) or table.rules != settings.rules:
        return False
    computers_left = computers if free else computers - 1
    return bool(free or computers) and one.touched == NOW and (computers_left > 0 or not settings.ranked)


async def test_a_game_against_computers_is_found_and_a_ranked_one_is_not(evening: Evening) -> None:
    table_id = await evening.open(person=ANN, computers=3)
    await evening.does(table_id, ANN, Start())
    assert await evening.tables.choose_table(BOB, GUILD, [CHANNEL]) == WayIn(table_id, Join(friendly=True))
    assert not evening.tables.is_ranked(table_id)
    ranked = await evening.started(channel=CHANNEL + 1)
    assert evening.tables.is_ranked(ranked)
    assert await evening.tables.choose_table(EVE, GUILD, [CHANNEL + 1]) is None


@pytest.mark.parametrize("slow", [False, True])
async def test_play_leads_to_no_table_that_stands_still(evening: Evening, slow: bool) -> None:
    table_id = await evening.open(person=ANN, computers=3)
    await evening.does(table_id, ANN, Start())
    await evening.does(table_id, ANN, GoSlow() if slow else Pause(evening.clock.now() + DAY))
    assert await evening.tables.choose_table(BOB, GUILD, [CHANNEL]) is None


async def test_ones_own_table_goes_on(evening: Evening) -> None:
    table_id = await evening.open(person=ANN)
    assert await evening.tables.choose_table(ANN, GUILD, [CHANNEL]) == WayIn(table_id, Start())
    await evening.join(table_id, BOB)
    assert await evening.tables.choose_table(ANN, GUILD, [CHANNEL]) == WayIn(table_id, Touch())


async def test_who_came_for_a_friendly_game_has_given_no_word_for_a_ranked_one(evening: Evening) -> None:
    """Four people press *Play* at once while a table is being opened: the last seat would make it ranked."""
    table_id = await evening.open(person=ANN, computers=3)
    for person in (BOB, CAY):
        await evening.does(table_id, person, Join(friendly=True))
    assert await evening.refusal(table_id, DAN, Join(friendly=True)) is Reason.RANKED_LOBBY
    await evening.join(table_id, DAN)
    await evening.does(table_id, ANN, Start())
    assert evening.view(table_id).status is Status.LOBBY, "Bob and Cay are asked first"


# -- who waits for company, and who has it


async def test_a_table_is_held_while_one_person_waits_and_anybody_may_sit_down(evening: Evening) -> None:
    table_id = await evening.open()
    held = [evening.tables.find_holder(table_id)]
    await evening.does(table_id, BOB, Join())
    held.append(evening.tables.find_holder(table_id))
    await evening.does(table_id, BOB, Leave())
    await evening.does(table_id, ANN, Start())
    held.append(evening.tables.find_holder(table_id))
    await evening.does(table_id, ANN, Pause(evening.clock.now() + DAY))
    held.append(evening.tables.find_holder(table_id))
    assert held == [ANN.user_id, None, ANN.user_id, None]
    private = Open(GUILD, CHANNEL + 1, standard_rules(), guests=(BOB.user_id,))
    opened = await evening.tables.open(ANN, private, None)
    assert isinstance(opened, Accepted)
    assert evening.tables.find_holder(opened.snapshot.table.table_id) is None


async def test_whoever_sits_at_a_table_plays_but_not_who_left_or_plays_a_deal_alone(evening: Evening) -> None:
    table_id = await evening.open()
    await evening.does(table_id, BOB, Join())
    await evening.does(table_id, ANN, Start())
    table = evening.tables.live[table_id].table
    assert [plays_at(table, one.user_id) for one in (ANN, BOB, CAY)] == [True, True, False]
    alone = table._replace(tournament=TournamentTable(TournamentKind.DAILY, "key", 5))
    assert not plays_at(alone, ANN.user_id)
    assert not plays_at(table._replace(asleep=True), ANN.user_id)
    await evening.does(table_id, BOB, Leave())
    left = evening.tables.live[table_id].table
    assert [plays_at(left, one.user_id) for one in (ANN, BOB)] == [True, False]
