"""The same deals at several tables."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import presets
from bot.tournaments.duplicate.match import (
    DealScore,
    Form,
    MatchOpened,
    PlayBegun,
    Player,
    TablePlayed,
    compare,
    margin,
    matchpoint_totals,
    seating,
    travelling_slip,
)
from bot.tournaments.movements import seat_round
from tests.tournaments.random_play import match_of, pairs_of

PAIRS = pairs_of(6)
TABLES = seat_round(1, zip(PAIRS[::2], PAIRS[1::2], strict=True)).meetings


def test_two_tables_are_compared_deal_by_deal() -> None:
    here = [DealScore(1, TABLES[0], (2, 0)), DealScore(2, TABLES[0], (0, 1)), DealScore(3, TABLES[0], (4, 0))]
    there = [DealScore(2, TABLES[1], (0, 2)), DealScore(1, TABLES[1], (1, 0))]
    deals = compare(here, there)
    assert [(deal.deal, deal.difference) for deal in deals] == [(1, 1), (2, 1)], "a deal counts once both have played"
    assert margin(deals) == 2


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), max_size=16))
def test_teams_that_do_the_same_are_equal(points: list[tuple[int, int]]) -> None:
    here, there = ([DealScore(deal, table, both) for deal, both in enumerate(points)] for table in TABLES[:2])
    assert margin(compare(here, there)) == 0


def test_a_travelling_slip_lists_the_tables_of_one_deal() -> None:
    slip = travelling_slip(
        [DealScore(1, table, points) for table, points in zip(TABLES, [(0, 2), (1, 0), (1, 0)], strict=True)]
    )
    assert [(line.score.meeting.table, line.odd, line.even) for line in slip] == [
        (2, 1.5, 0.5),
        (3, 1.5, 0.5),
        (1, 0.0, 2.0),
    ]


def test_a_slip_takes_one_deal_only() -> None:
    with pytest.raises(ValueError, match="one deal"):
        travelling_slip([DealScore(1, TABLES[0], (0, 0)), DealScore(2, TABLES[1], (0, 0))])


def test_matchpoints_over_all_deals() -> None:
    first = [DealScore(1, table, points) for table, points in zip(TABLES, [(0, 2), (1, 0), (1, 0)], strict=True)]
    second = [DealScore(2, table, points) for table, points in zip(TABLES, [(4, 0), (2, 0), (0, 0)], strict=True)]
    totals = matchpoint_totals([*first, *second])
    assert totals == {
        PAIRS[2]: 2.5,
        PAIRS[5]: 2.5,
        PAIRS[0]: 2.0,
        PAIRS[1]: 2.0,
        PAIRS[3]: 1.5,
        PAIRS[4]: 1.5,
    }
    assert list(totals.values()) == sorted(totals.values(), reverse=True)


def test_pairs_have_a_share_of_the_matchpoints() -> None:
    """All of them for beating everybody on every deal, half for level deals."""
    people = [Player(number, f"Person {number}") for number in range(1, 13)]
    tables = [
        TablePlayed(table, table, ((points, 0),) * 8, tuple(range(8))) for table, points in ((1, 2), (2, 1), (3, 1))
    ]
    opened = MatchOpened(1, 2, 1, Form.PAIRS, presets.build("standard"), 8)
    match = match_of([opened, PlayBegun(seating(Form.PAIRS, people, ())), *tables])
    assert [one.share for one in match.placings()] == [1.0, 0.75, 0.75, 0.25, 0.25, 0.0]
