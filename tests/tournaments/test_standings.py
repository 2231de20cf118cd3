"""Scores, places, ties, prizes, matchpoints and percentiles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.rules import Outcome
from bot.engine.scoring import SeatScore, TableScore, table_score
from bot.engine.seats import Seat
from bot.engine.state import Contract, HandResult
from bot.tournaments.movements import Entrant, Meeting, seat_round
from bot.tournaments.standings import Prize, matchpoints, prizes, rank_totals, totals, winner
from tests.tournaments.random_play import numbered

ONE, TWO, THREE, FOUR = numbered(4)
FIRST = seat_round(1, [((ONE, TWO), (THREE, FOUR))]).meetings[0]
SECOND = seat_round(2, [((ONE, THREE), (TWO, FOUR))]).meetings[0]


def sides(odd: SeatScore, even: SeatScore) -> TableScore:
    return odd, even, odd, even


def night(*tables: tuple[Meeting, TableScore]) -> list[tuple[int | None, Entrant, int]]:
    return [(one.place, one.total.entrant, one.total.score.points) for one in rank_totals(totals(numbered(4), tables))]


def test_each_partner_records_their_sides_points() -> None:
    assert night((FIRST, sides(SeatScore(7), SeatScore(4))), (SECOND, sides(SeatScore(3), SeatScore(5)))) == [
        (1, TWO, 12),
        (2, ONE, 10),
        (3, FOUR, 9),
        (4, THREE, 7),
    ]


def test_full_ties_share_a_place() -> None:
    assert night((FIRST, sides(SeatScore(7), SeatScore(4)))) == [(1, ONE, 7), (1, TWO, 7), (3, THREE, 4), (3, FOUR, 4)]


@pytest.mark.parametrize(
    "even", [SeatScore(5, 2), SeatScore(5, 1, 2), SeatScore(5, 1, 1, 2)], ids=["hands", "loners", "euchres"]
)
def test_ties_are_broken_by_hands_then_loners_then_euchres(even: SeatScore) -> None:
    assert [entrant for _, entrant, _ in night((FIRST, sides(SeatScore(5, 1, 1, 1), even)))][:2] == [THREE, FOUR]


def test_games_won_break_ties_before_hands() -> None:
    """Both have nine points: one won a game by it, the other more hands."""
    tables = [(FIRST, (SeatScore(5, 1), SeatScore(4, 9), SeatScore(4, 1), SeatScore(4, 9)))]
    tables.append((SECOND, (SeatScore(4, 1), SeatScore(5, 1), SeatScore(5, 1), SeatScore(5, 1))))
    lines = {one.total.entrant: one for one in rank_totals(totals(numbered(4), tables))}
    assert lines[ONE].total.score.points == lines[THREE].total.score.points == lines[FOUR].total.score.points
    assert (lines[TWO].total.games, lines[ONE].total.games, lines[THREE].total.games) == (2, 1, 0)
    assert (lines[TWO].place, lines[ONE].place, lines[THREE].place) == (1, 3, 4)


def test_an_equal_game_is_won_by_nobody() -> None:
    assert {total.games for total in totals(numbered(4), [(FIRST, sides(SeatScore(5), SeatScore(5)))])} == {0}


def test_side_prizes_of_a_night() -> None:
    score = (SeatScore(9, 3, 2, 0), SeatScore(4, 3, 0, 1), SeatScore(8, 3, 0, 0), SeatScore(4, 3, 2, 0))
    assert prizes(totals(numbered(4), [(FIRST, score)])) == {
        Prize.LONERS: (ONE, FOUR),
        Prize.EUCHRES: (THREE,),
        Prize.HIGH_GAME: (ONE,),
    }


def test_the_high_game_is_one_rounds() -> None:
    tables = [(FIRST, sides(SeatScore(7), SeatScore(6))), (FIRST, sides(SeatScore(1), SeatScore(6)))]
    lines = totals(numbered(4), tables)
    assert prizes(lines)[Prize.HIGH_GAME] == (ONE, TWO)
    assert Prize.LONERS not in prizes(lines), "nobody wins what nobody did"


def test_matchpoints_by_hand() -> None:
    assert matchpoints({"a": 4, "b": 1, "c": 1, "d": -2}) == {"a": 3.0, "b": 1.5, "c": 1.5, "d": 0.0}


@given(st.lists(st.integers(-4, 4), min_size=1, max_size=20))
def test_matchpoints_share_out_every_comparison(scores: list[int]) -> None:
    points = matchpoints(dict(enumerate(scores)))
    assert sum(points.values()) == len(scores) * (len(scores) - 1) / 2
    assert [points[place] for place in sorted(points, key=lambda place: scores[place])] == sorted(points.values())


# -- scores
#
# What the seats of a table have after its hands.


NOTHING = SeatScore()


def hand(outcome: Outcome, odd: int, even: int, contract: Contract | None) -> tuple[Contract | None, HandResult]:
    return contract, HandResult(outcome, (odd, even), (0, 0), None, None)


def test_partners_record_their_sides_points() -> None:
    made = hand(Outcome.MADE, 1, 0, Contract(Seat(1)))
    march = hand(Outcome.MARCH, 0, 2, Contract(Seat(4)))
    assert table_score([made, march, march]) == (SeatScore(1, 1), SeatScore(4, 2), SeatScore(1, 1), SeatScore(4, 2))


def test_a_loner_pays_both_partners_alike_and_is_its_callers() -> None:
    lone = hand(Outcome.MARCH, 0, 4, Contract(Seat(2), alone=True, sitting_out=(Seat(4),)))
    assert table_score([lone]) == (NOTHING, SeatScore(4, 1, 1), NOTHING, SeatScore(4, 1))


def test_a_pair_has_its_euchres_together() -> None:
    lone = hand(Outcome.MARCH, 0, 4, Contract(Seat(2), alone=True, sitting_out=(Seat(4),)))
    defence = hand(Outcome.EUCHRE, 0, 4, Contract(Seat(3), lone_defender=Seat(2), sitting_out=(Seat(4),)))
    assert table_score([lone, defence], pairs=True) == (NOTHING, SeatScore(8, 2, 1, 1), NOTHING, SeatScore(8, 2, 0, 1))


def test_a_lone_hand_of_three_tricks_is_no_loner() -> None:
    lone = hand(Outcome.MADE, 1, 0, Contract(Seat(1), alone=True, sitting_out=(Seat(3),)))
    assert table_score([lone])[0] == SeatScore(1, 1)


def test_euchres_are_given_by_the_defenders_who_play() -> None:
    euchre = hand(Outcome.EUCHRE, 0, 2, Contract(Seat(1)))
    lone_defence = hand(Outcome.EUCHRE, 0, 4, Contract(Seat(3), lone_defender=Seat(2), sitting_out=(Seat(4),)))
    assert table_score([euchre, lone_defence]) == (NOTHING, SeatScore(6, 2, 0, 2), NOTHING, SeatScore(6, 2, 0, 1))


def test_a_hand_thrown_in_counts_for_nobody() -> None:
    assert table_score([hand(Outcome.THROWN_IN, 0, 0, None)]) == (NOTHING,) * 4


@pytest.mark.parametrize(
    ("score", "wins"),
    [
        ((SeatScore(5), SeatScore(4), SeatScore(5), SeatScore(4)), "odd"),
        ((SeatScore(4), SeatScore(5), SeatScore(4), SeatScore(5)), "even"),
        ((SeatScore(5, 2), SeatScore(5, 3), SeatScore(5, 2), SeatScore(5, 3)), "even"),
        ((SeatScore(5, 2, 1), SeatScore(5, 2), SeatScore(5, 2), SeatScore(5, 2)), "odd"),
        ((SeatScore(5), SeatScore(5, 0, 0, 1), SeatScore(5), SeatScore(5)), "even"),
        ((SeatScore(5), SeatScore(5), SeatScore(5), SeatScore(5)), "odd"),
    ],
)
def test_some_side_always_wins_a_meeting(score: TableScore, wins: str) -> None:
    one, two, three, four = numbered(4)
    meeting = seat_round(1, [((one, two), (three, four))]).meetings[0]
    assert winner(meeting, score) == getattr(meeting, wins)
