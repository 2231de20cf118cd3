"""What the seats of a table have after its hands."""

from __future__ import annotations

import pytest

from bot.engine.rules import Outcome
from bot.engine.scoring import SeatScore, TableScore, table_score
from bot.engine.seats import Seat
from bot.engine.state import Contract, HandResult
from bot.tournaments.movements import seat_round
from bot.tournaments.standings import winner
from tests.tournaments.movements.random_play import numbered

NOTHING = SeatScore()


def hand(outcome: Outcome, odd: int, even: int, contract: Contract | None) -> tuple[Contract | None, HandResult]:
    return contract, HandResult(outcome, (odd, even), (0, 0), None, None)


def test_partners_record_their_sides_points() -> None:
    made = hand(Outcome.MADE, 1, 0, Contract(Seat(1)))
    march = hand(Outcome.MARCH, 0, 2, Contract(Seat(4)))
    assert table_score([made, march, march]) == (SeatScore(1, 1), SeatScore(4, 2), SeatScore(1, 1), SeatScore(4, 2))


@pytest.mark.parametrize(("bonus", "caller"), [(0, 4), (1, 5)])
def test_a_loner_pays_four_and_four_or_five_and_four(bonus: int, caller: int) -> None:
    lone = hand(Outcome.MARCH, 0, 4, Contract(Seat(2), alone=True, sitting_out=(Seat(4),)))
    assert table_score([lone], bonus) == (NOTHING, SeatScore(caller, 1, 1), NOTHING, SeatScore(4, 1))


def test_a_pair_has_its_bonus_and_its_euchres_together() -> None:
    lone = hand(Outcome.MARCH, 0, 4, Contract(Seat(2), alone=True, sitting_out=(Seat(4),)))
    defence = hand(Outcome.EUCHRE, 0, 4, Contract(Seat(3), lone_defender=Seat(2), sitting_out=(Seat(4),)))
    assert table_score([lone, defence], 1, pairs=True) == (
        NOTHING,
        SeatScore(9, 2, 1, 1),
        NOTHING,
        SeatScore(9, 2, 0, 1),
    )


def test_a_lone_hand_of_three_tricks_is_no_loner() -> None:
    lone = hand(Outcome.MADE, 1, 0, Contract(Seat(1), alone=True, sitting_out=(Seat(3),)))
    assert table_score([lone], 1)[0] == SeatScore(1, 1)


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
