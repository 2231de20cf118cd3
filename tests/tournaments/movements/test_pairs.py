"""Pairs that stay together: the round robin, Swiss, and matchings without an avoidable repeat."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tournaments.movements import (
    Round,
    Side,
    count_fresh_meetings,
    count_meetings,
    count_partners,
    pair_up,
    pairs_in,
    round_robin_round,
    swiss_round,
)
from tests.long_form import sampled
from tests.tournaments.movements.random_play import everybody_plays_once, numbered, pairs_of, played

EVEN = st.integers(1, 10).map(lambda half: 2 * half)


@given(EVEN)
def test_a_round_robin_brings_everybody_together_once(count: int) -> None:
    pairs = pairs_of(count)
    rounds = [round_robin_round(pairs, number) for number in range(1, count)]
    assert count_meetings(rounds) == Counter({frozenset(two): 1 for two in combinations(pairs, 2)})
    assert all(everybody_plays_once(one, numbered(2 * count)) for one in rounds)
    assert set(count_partners(rounds)) == {frozenset(pair) for pair in pairs}


def test_the_second_lap_changes_sides() -> None:
    first, again = (round_robin_round(pairs_of(4), number).meetings for number in (1, 4))
    assert [(meeting.even, meeting.odd) for meeting in first] == [(meeting.odd, meeting.even) for meeting in again]


@given(EVEN, st.integers(1, 12), st.integers())
def test_swiss_repeats_no_more_than_it_must(count: int, rounds: int, seed: int) -> None:
    rng, pairs = random.Random(seed), pairs_of(count)
    won: Counter[Side] = Counter()
    before: list[Round] = []
    for _ in range(rounds):
        meetings = count_meetings(before)
        possible = count_fresh_meetings(pairs, lambda one, other: meetings[frozenset((one, other))])  # noqa: B023
        one = swiss_round(sorted(pairs, key=lambda pair: -won[pair]), before)
        assert everybody_plays_once(one, numbered(2 * count))
        assert sum(meetings[frozenset(meeting.sides)] == 0 for meeting in one.meetings) == possible
        won.update(played(one, rng).winners)
        before.append(one)


def test_swiss_plays_a_whole_round_robin_of_four() -> None:
    before: list[Round] = []
    for _ in range(3):
        before.append(swiss_round(pairs_of(4), before))
    assert max(count_meetings(before).values()) == 1


def test_in_swiss_the_best_meet_the_best() -> None:
    pairs = pairs_of(6)
    assert [meeting.sides for meeting in swiss_round(pairs, []).meetings] == [pairs[0:2], pairs[2:4], pairs[4:6]]
    assert swiss_round(pairs, [swiss_round(pairs, [])]).meetings[0].sides == (pairs[0], pairs[2])


@pytest.mark.parametrize("count", range(11))
@pytest.mark.parametrize("density", [0.15, 0.25, 0.4])
@pytest.mark.parametrize("seed", sampled(range(20), range(5)))
def test_the_matching_is_the_largest_there_is(count: int, density: float, seed: int) -> None:
    """In sparse graphs odd circles matter."""
    rng = random.Random(seed)
    known = {two for two in combinations(range(count), 2) if rng.random() >= density}

    def times(one: int, other: int) -> int:
        return (min(one, other), max(one, other)) in known

    @cache
    def most(left: tuple[int, ...]) -> int:
        if len(left) < 2:
            return 0
        first, rest = left[0], left[1:]
        without = most(rest)
        return max([without, *(1 + most(tuple(x for x in rest if x != y)) for y in rest if not times(first, y))])

    assert count_fresh_meetings(range(count), times) == most(tuple(range(count)))


def test_pairing_repeats_the_rarest_meeting() -> None:
    often = {frozenset("ab"): 2, frozenset("ac"): 1, frozenset("ad"): 2}
    meetings = pair_up("abcd", lambda one, other: often.get(frozenset((one, other)), 0))
    assert meetings == (("a", "c"), ("b", "d"))


@pytest.mark.parametrize("count", [1, 3])
def test_an_odd_number_cannot_all_play(count: int) -> None:
    with pytest.raises(ValueError, match=str(count)):
        round_robin_round(pairs_of(count), 1)
    with pytest.raises(ValueError, match=str(count)):
        swiss_round(pairs_of(count), [])
    with pytest.raises(ValueError, match="paired"):
        pairs_in(numbered(count))
