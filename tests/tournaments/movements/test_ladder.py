"""The progressive ladder: winners up, losers stay, partners split."""

from __future__ import annotations

import random
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from bot.tournaments.movements import (
    Entrant,
    PlayedRound,
    Round,
    Side,
    count_partners,
    first_ladder_round,
    next_ladder_round,
)
from tests.tournaments.movements.random_play import everybody_plays_once, numbered, played

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
