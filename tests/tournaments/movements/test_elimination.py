"""Single and double elimination: losers go out, the best two meet last, and somebody wins."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ratings.rating import Rating
from bot.tournaments.movements import (
    Entrant,
    PlayedRound,
    Side,
    bracket,
    count_meetings,
    next_elimination_round,
    seed_pairs,
)
from tests.tournaments.movements.random_play import pairs_of, played

COUNTS = st.integers(2, 20)


def by_seed(pairs: tuple[Side, ...], lives: int) -> list[PlayedRound]:
    """An elimination in which the better seed always wins."""
    rounds: list[PlayedRound] = []
    while (one := next_elimination_round(pairs, rounds, lives)) is not None:
        rounds.append(PlayedRound(one, tuple(min(meeting.sides) for meeting in one.meetings)))
    return rounds


@given(COUNTS, st.sampled_from([1, 2]), st.integers())
def test_pairs_are_eliminated_until_one_is_left(count: int, lives: int, seed: int) -> None:
    rng, pairs = random.Random(seed), pairs_of(count)
    rounds: list[PlayedRound] = []
    lost: Counter[Side] = Counter()
    while (one := next_elimination_round(pairs, rounds, lives)) is not None:
        present = [side for meeting in one.meetings for side in meeting.sides] + list(one.byes)
        assert sorted(present) == [pair for pair in pairs if lost[pair] < lives], "all who are in play or have a bye"
        assert one.meetings
        assert one.number == len(rounds) + 1
        rounds.append(played(one, rng))
        lost.update(rounds[-1].losers)
    left = [pair for pair in pairs if lost[pair] < lives]
    assert len(left) == 1
    assert sum(lost.values()) == (count - 1) * lives + (lost[left[0]] if lives == 2 else 0)


@pytest.mark.parametrize("count", range(2, 21))
@pytest.mark.parametrize("lives", [1, 2])
def test_the_two_best_pairs_meet_in_the_final(count: int, lives: int) -> None:
    pairs = pairs_of(count)
    rounds = by_seed(pairs, lives)
    assert pairs[0] not in rounds[-1].losers
    assert [set(meeting.sides) for meeting in rounds[-1].round.meetings] == [set(pairs[:2])]
    assert count_meetings(one.round for one in rounds)[frozenset(pairs[:2])] == lives


def test_byes_go_to_the_best() -> None:
    one = next_elimination_round(pairs_of(6), [], 1)
    assert one is not None
    assert one.byes == pairs_of(6)[:2]
    assert bracket(6) == (0, None, 3, 4, 1, None, 2, 5)


def test_bracket_order_of_eight() -> None:
    assert bracket(8) == (0, 7, 3, 4, 1, 6, 2, 5)


def test_the_pair_from_the_losers_bracket_must_win_the_final_twice() -> None:
    pairs = pairs_of(2)
    first = next_elimination_round(pairs, [], 2)
    assert first is not None
    rounds = [PlayedRound(first, (pairs[0],))]
    final = next_elimination_round(pairs, rounds, 2)
    assert final is not None
    rounds.append(PlayedRound(final, (pairs[1],)))
    last = next_elimination_round(pairs, rounds, 2)
    assert last is not None
    rounds.append(PlayedRound(last, (pairs[1],)))
    assert next_elimination_round(pairs, rounds, 2) is None


def test_seeds_are_by_the_pairs_ratings() -> None:
    strong, weak = Rating(30.0, 2.0), Rating(20.0, 2.0)
    pairs = pairs_of(3)
    assert seed_pairs(pairs, {Entrant(6): strong, Entrant(1): weak}) == (pairs[2], pairs[1], pairs[0])
    assert seed_pairs(pairs, {}) == pairs
