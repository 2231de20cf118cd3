"""Movements: pairs, elimination, individual schedules and the ladder."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ratings.games import Rating
from bot.tournaments.duplicate.match import HANDS
from bot.tournaments.movements import (
    STARTERS,
    Entrant,
    PlayedRound,
    Round,
    Side,
    bracket,
    count_contests,
    count_meetings,
    count_partners,
    duplicate_rounds,
    first_ladder_round,
    full_schedule,
    individual_round,
    measure_imbalance,
    next_elimination_round,
    next_ladder_round,
    pair_up,
    pairs_in,
    plan_duplicate,
    round_robin_round,
    seed_pairs,
    spread_computers,
    swiss_round,
)
from tests.long_form import sampled
from tests.tournaments.random_play import everybody_plays_once, numbered, pairs_of, played
from tests.world import require

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


NUMBERS = range(4, 21)
"""How many pairs a duplicate match may have."""


@cache
def all_duplicates() -> tuple[tuple[tuple[Side, ...], tuple[Round, ...]], ...]:
    """A few numbers of pairs, with the rounds of every number of deals, a single one, and as many as they can play."""
    return tuple(
        (pairs_of(count), duplicate_rounds(pairs_of(count), rounds))
        for count in (4, 5, 7, 8, 9, 12, 15, 20)
        for rounds in {1, *(plan_duplicate(count, hands)[0] for hands in HANDS), count - 1 + count % 2}
    )


def test_in_duplicate_no_pairs_meet_twice_and_all_play_or_sit_out() -> None:
    for pairs, rounds in all_duplicates():
        assert [one.number for one in rounds] == list(range(1, len(rounds) + 1))
        assert max(count_meetings(rounds).values()) == 1, (len(pairs), len(rounds))
        for one in rounds:
            assert len(one.meetings) == len(pairs) // 2
            assert len(one.byes) == len(pairs) % 2
            assert everybody_plays_once(one, set(numbered(2 * len(pairs))) - {who for bye in one.byes for who in bye})
            assert {side for meeting in one.meetings for side in meeting.sides} | set(one.byes) == set(pairs)


def test_in_duplicate_nobody_sits_out_twice_before_everybody_did() -> None:
    for pairs, rounds in all_duplicates():
        byes = Counter(bye for one in rounds for bye in one.byes)
        assert max(byes.values(), default=0) == len(pairs) % 2
        if len(pairs) % 2 and len(rounds) == len(pairs):
            assert set(byes) == set(pairs)


@pytest.mark.parametrize("count", NUMBERS)
@pytest.mark.parametrize("hands", HANDS)
def test_nobody_plays_more_deals_than_the_host_asks_for(count: int, hands: int) -> None:
    rounds, deals = plan_duplicate(count, hands)
    most = min(rounds, count - 1)
    assert deals >= 2
    assert hands - most < most * deals <= hands, "and as many as that"
    assert len(duplicate_rounds(pairs_of(count), rounds)) == rounds
    if count % 2 and most == count - 1:
        assert rounds == count, "everybody sits out once"


def test_more_rounds_than_opponents_are_refused() -> None:
    for count in (4, 5, 20):
        with pytest.raises(ValueError, match="without meeting again"):
            duplicate_rounds(pairs_of(count), count + count % 2)


def places_in(rounds: Iterable[Round]) -> list[list[tuple[int, int]]]:
    """The pairs of each meeting by their places in order, the odd side first."""
    return [[(one.odd[0] // 2, one.even[0] // 2) for one in each.meetings] for each in rounds]


def test_in_duplicate_all_play_against_each_other_as_evenly_as_can_be() -> None:
    """Where everybody meets everybody, a seating is known in which all are compared alike for 4, 7 and 8 pairs; in
    others a pair is compared more with some, but never less evenly than by turning tables as they come.
    """
    for count in (4, 7, 8):
        rounds = duplicate_rounds(pairs_of(count), count - 1 + count % 2)
        assert len(set(count_contests(places_in(rounds), count).values())) == 1
    for pairs, rounds in all_duplicates():
        seated, tables = places_in(rounds), len(pairs) // 2
        contests = count_contests(seated, len(pairs))
        assert sum(contests.values()) == len(rounds) * tables * (tables - 1)
        as_they_come = [[(min(two), max(two)) for two in one] for one in seated]
        assert measure_imbalance(seated, len(pairs)) <= measure_imbalance(as_they_come, len(pairs))
        for one in seated:
            for table, (odd, even) in enumerate(one):
                one[table] = (even, odd)
                assert measure_imbalance(seated, len(pairs)) >= sum(count**2 for count in contests.values())
                one[table] = (odd, even)


@given(st.sampled_from((2, 4, 6, 8, 10)), st.integers(1, 12), st.integers())
def test_swiss_repeats_no_more_than_it_must(count: int, rounds: int, seed: int) -> None:
    rng, pairs = random.Random(seed), pairs_of(count)
    won: Counter[Side] = Counter()
    before: list[Round] = []
    for _ in range(rounds):
        meetings = count_meetings(before)
        met_pairs = {frozenset(map(pairs.index, met)) for met in meetings}
        one = swiss_round(sorted(pairs, key=lambda pair: -won[pair]), before)
        assert everybody_plays_once(one, numbered(2 * count))
        assert sum(meetings[frozenset(meeting.sides)] == 0 for meeting in one.meetings) == most_fresh(count, met_pairs)
        won.update(played(one, rng).winners)
        before.append(one)


def test_in_swiss_the_best_meet_the_best() -> None:
    pairs = pairs_of(6)
    assert [meeting.sides for meeting in swiss_round(pairs, []).meetings] == [pairs[0:2], pairs[2:4], pairs[4:6]]
    assert swiss_round(pairs, [swiss_round(pairs, [])]).meetings[0].sides == (pairs[0], pairs[2])


@pytest.mark.parametrize("count", range(0, 11, 2))
@pytest.mark.parametrize("density", [0.15, 0.25, 0.4])
@pytest.mark.parametrize("seed", sampled(range(20), range(5)))
def test_no_pairing_has_fewer_repeats(count: int, density: float, seed: int) -> None:
    """Where few have not met, odd circles of those matter."""
    rng = random.Random(seed)
    edges = {frozenset(two) for two in combinations(range(count), 2) if rng.random() >= density}
    meetings = pair_up(range(count), lambda one, other: frozenset((one, other)) in edges)
    assert sum(frozenset(meeting) not in edges for meeting in meetings) == most_fresh(count, edges)


def most_fresh(count: int, edges: Collection[frozenset[int]]) -> int:
    """The most meetings of two who have not met, by trying all."""

    @cache
    def most(left: tuple[int, ...]) -> int:
        if len(left) < 2:
            return 0
        first, rest = left[0], left[1:]
        fresh = [y for y in rest if frozenset((first, y)) not in edges]
        return max([most(rest), *(1 + most(tuple(x for x in rest if x != y)) for y in fresh)])

    return most(tuple(range(count)))


@pytest.mark.parametrize("seed", sampled(range(60), range(10)))
def test_no_pairing_is_nearer_in_rank(seed: int) -> None:
    """Of all with as few repeats, as rare ones; by trying all."""
    rng, count = random.Random(seed), 8
    often = {frozenset(two): rng.choice((0, 0, 1, 2)) for two in combinations(range(count), 2)}

    def cost(meetings: Iterable[tuple[int, int]]) -> tuple[int, int, int]:
        costs = [(often[frozenset(two)], (two[0] - two[1]) ** 2) for two in meetings]
        return sum(met > 0 for met, _ in costs), sum(met for met, _ in costs), sum(apart for _, apart in costs)

    def all_ways(left: tuple[int, ...]) -> Iterator[tuple[tuple[int, int], ...]]:
        if not left:
            yield ()
        for other in left[1:]:
            for rest in all_ways(tuple(one for one in left[1:] if one != other)):
                yield ((left[0], other), *rest)

    meetings = pair_up(range(count), lambda one, other: often[frozenset((one, other))])
    assert cost(meetings) == min(map(cost, all_ways(tuple(range(count)))))
    assert meetings == tuple(sorted(meetings))


@pytest.mark.parametrize("count", [1, 3])
def test_an_odd_number_cannot_all_play(count: int) -> None:
    with pytest.raises(ValueError, match=str(count)):
        round_robin_round(pairs_of(count), 1)
    with pytest.raises(ValueError, match=str(count)):
        swiss_round(pairs_of(count), [])
    with pytest.raises(ValueError, match="paired"):
        pairs_in(numbered(count))


# -- elimination
#
# Losers go out, the best two meet last, and somebody wins.


@given(st.integers(2, 20), st.integers())
def test_pairs_are_eliminated_until_one_is_left(count: int, seed: int) -> None:
    rng, pairs = random.Random(seed), pairs_of(count)
    rounds: list[PlayedRound] = []
    left = set(pairs)
    while (one := next_elimination_round(pairs, rounds)) is not None:
        present = [side for meeting in one.meetings for side in meeting.sides] + list(one.byes)
        assert sorted(present) == sorted(left), "all who are left play or have a bye"
        assert one.meetings
        assert one.number == len(rounds) + 1
        assert not (one.byes and rounds), "only the first round has byes"
        rounds.append(played(one, rng))
        left -= set(rounds[-1].losers)
    assert len(left) == 1


@pytest.mark.parametrize("count", range(2, 21))
def test_the_two_best_pairs_meet_in_the_final(count: int) -> None:
    """And nowhere else, if the better seed always wins."""
    pairs = pairs_of(count)
    rounds: list[PlayedRound] = []
    while (one := next_elimination_round(pairs, rounds)) is not None:
        rounds.append(PlayedRound(one, tuple(min(meeting.sides) for meeting in one.meetings)))
    assert rounds[-1].winners == pairs[:1]
    assert rounds[-1].losers == pairs[1:2]


def test_byes_go_to_the_best() -> None:
    one = require(next_elimination_round(pairs_of(6), []))
    assert one.byes == pairs_of(6)[:2]
    assert bracket(6) == (0, None, 3, 4, 1, None, 2, 5)


def test_bracket_order_of_eight() -> None:
    assert bracket(8) == (0, 7, 3, 4, 1, 6, 2, 5)


def test_seeds_are_by_the_pairs_ratings() -> None:
    strong, weak = Rating(30.0, 2.0), Rating(20.0, 2.0)
    pairs = pairs_of(3)
    assert seed_pairs(pairs, {Entrant(6): strong, Entrant(1): weak}) == (pairs[2], pairs[1], pairs[0])
    assert seed_pairs(pairs, {}) == pairs


# -- individual
#
# Whist schedules: each two are partners once and opponents twice.


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


@pytest.mark.parametrize(
    "people", sampled((number for number in range(5, 40) if number % 4), (5, 6, 9, 11, 22), rest=pytest.mark.proof)
)
def test_computer_partners_are_spread_evenly_over_the_rounds_that_will_be_played(people: int) -> None:
    """Nine people and six rounds, as any others: nobody has a computer beside them twice more than somebody else."""
    players = people + -people % 4
    uneven = {rounds: draw for rounds in range(1, 40) if (draw := spread(players, players - people, rounds)) > 1}
    assert not uneven


@pytest.mark.parametrize("people", sampled(range(5, 40, 4), (5, 9, 17), rest=pytest.mark.proof))
def test_nobody_is_alone_with_three_computers_while_the_schedule_has_other_rounds(people: int) -> None:
    players = people + 3
    for rounds in range(1, 40):
        places, schedule = spread_computers(players, 3, rounds)
        played = (
            individual_round([Entrant(place) for place in range(players)], number, schedule)
            for number in range(1, rounds + 1)
        )
        alone = sum({*places} <= {*meeting.seats} for one in played for meeting in one.meetings)
        assert alone == (rounds // 7 if players == 8 else 0), rounds


@pytest.mark.parametrize(("players", "computers", "rounds"), [(12, 6, 5), (40, 20, 6), (28, 4, 15), (32, 7, 23)])
def test_many_computers_differ_by_two_at_most(players: int, computers: int, rounds: int) -> None:
    assert spread(players, computers, rounds) <= 2


# -- ladder
#
# The progressive ladder: winners up, losers stay, partners split.


TABLES = st.integers(1, 10)


def a_night(tables: int, rounds: int, seed: int) -> list[PlayedRound]:
    rng = random.Random(seed)
    night = [played(first_ladder_round(numbered(4 * tables)), rng)]
    while len(night) < rounds:
        night.append(played(next_ladder_round(night), rng))
    return night


def table_of(one: Round, entrant: Entrant) -> int:
    return next(meeting.table for meeting in one.meetings if entrant in meeting.seats)


def partners(one: Round) -> list[frozenset[Entrant]]:
    return list(count_partners([one]))


@given(TABLES, st.integers())
def test_pairs_climb_the_ladder_together(tables: int, seed: int) -> None:
    """Winners move up, losers stay, the losers of the head table go to the last one, and nobody changes partners."""
    rng = random.Random(seed)
    before = played(first_ladder_round(numbered(4 * tables)), rng)
    for _ in range(6):
        after = next_ladder_round([before], pairs=True)
        assert everybody_plays_once(after, numbered(4 * tables))
        assert count_partners([after]) == count_partners([before.round])
        for meeting, winner, loser in zip(before.round.meetings, before.winners, before.losers, strict=True):
            assert table_of(after, winner[0]) == max(1, meeting.table - 1)
            assert table_of(after, loser[0]) == (meeting.table if meeting.table > 1 else tables)
        before = played(after, rng)


@given(TABLES, st.integers())
def test_winners_move_up_and_losers_stay(tables: int, seed: int) -> None:
    for before, after in pairwise(a_night(tables, 8, seed)):
        for meeting, winner in zip(before.round.meetings, before.winners, strict=True):
            for entrant in winner:
                assert table_of(after.round, entrant) == max(1, meeting.table - 1)
            for entrant in meeting.loser(winner):
                assert table_of(after.round, entrant) == (tables if meeting.table == 1 else meeting.table)


@given(TABLES, st.integers())
def test_everybody_plays_and_partners_split(tables: int, seed: int) -> None:
    night = a_night(tables, 8, seed)
    assert all(everybody_plays_once(one.round, numbered(4 * tables)) for one in night)
    for before, after in pairwise(night):
        assert not set(partners(before.round)) & set(partners(after.round))


@given(st.integers())
def test_four_people_play_with_everybody(seed: int) -> None:
    """At a single table the split that has not been before brings all three partnerships in three rounds."""
    assert len(count_partners(one.round for one in a_night(1, 3, seed))) == 6


def test_two_tables_by_hand() -> None:
    one = first_ladder_round(numbered(8))
    assert [meeting.sides for meeting in one.meetings] == [((1, 2), (3, 4)), ((5, 6), (7, 8))]
    winners: tuple[Side, ...] = (one.meetings[0].even, one.meetings[1].odd)
    after = next_ladder_round([PlayedRound(one, winners)])
    assert [meeting.sides for meeting in after.meetings] == [((3, 5), (4, 6)), ((7, 1), (8, 2))]
