"""Whist schedules: each two are partners once and opponents twice."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bot.tournaments.movements import (
    STARTERS,
    Entrant,
    count_partners,
    full_schedule,
    individual_round,
    spread_computers,
)
from tests.tournaments.movements.random_play import everybody_plays_once, numbered

SIZES = range(4, 41, 4)


@pytest.mark.parametrize("players", SIZES)
def test_everybody_is_everybodys_partner_once_and_opponent_twice(players: int) -> None:
    order = numbered(players)
    rounds = [individual_round(order, number) for number in range(1, full_schedule(players) + 1)]
    partners = count_partners(rounds)
    opponents = Counter(
        frozenset((one, other))
        for played in rounds
        for meeting in played.meetings
        for one in meeting.odd
        for other in meeting.even
    )
    for two in combinations(order, 2):
        assert partners[frozenset(two)] == 1, two
        assert opponents[frozenset(two)] == 2, two
    assert all(everybody_plays_once(played, order) for played in rounds)


def test_the_first_round_of_eight_is_the_starter() -> None:
    assert [(meeting.odd, meeting.even) for meeting in individual_round(numbered(8), 1).meetings] == [
        ((8, 2), (1, 4)),
        ((3, 5), (6, 7)),
    ]


def test_the_schedule_repeats_after_its_end() -> None:
    order = numbered(8)
    assert individual_round(order, 8).meetings == individual_round(order, 1).meetings
    assert individual_round(order, 8).number == 8


@pytest.mark.parametrize("players", [0, 6, 44])
def test_other_numbers_have_no_schedule(players: int) -> None:
    with pytest.raises(ValueError, match=str(players)):
        individual_round(numbered(players), 1)


def test_every_multiple_of_four_has_a_starter() -> None:
    assert tuple(STARTERS) == tuple(SIZES)


def spread(players: int, computers: int, rounds: int) -> int:
    """How much oftener somebody has a computer beside them than somebody else, over so many rounds."""
    places, schedule = spread_computers(players, computers, rounds)
    assert sorted(schedule) == list(range(1, players))
    times = Counter({place: 0 for place in range(players) if place not in places})
    for number in range(1, rounds + 1):
        for meeting in individual_round([Entrant(place) for place in range(players)], number, schedule).meetings:
            for one, other in meeting.sides:
                times.update([one] if other in places and one not in places else [])
                times.update([other] if one in places and other not in places else [])
    return max(times.values()) - min(times.values())


@pytest.mark.parametrize("people", [number for number in range(5, 40) if number % 4])
def test_computer_partners_are_spread_evenly_over_the_rounds_that_will_be_played(people: int) -> None:
    """Nine people and six rounds, as any others: nobody has a computer beside them twice more than somebody else."""
    players = people + -people % 4
    uneven = {rounds: found for rounds in range(1, 40) if (found := spread(players, players - people, rounds)) > 1}
    assert not uneven


@pytest.mark.parametrize(("players", "computers", "rounds"), [(12, 6, 5), (40, 20, 6), (28, 4, 15), (32, 7, 23)])
def test_many_computers_differ_by_two_at_most(players: int, computers: int, rounds: int) -> None:
    assert spread(players, computers, rounds) <= 2
