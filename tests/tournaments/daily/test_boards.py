"""How the players of daily deals compare: on a day, in a month, and in a row."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from bot.tournaments.daily.attempts import DailyScore, day_board, line_of, month_board, streak

DAY = date(2026, 11, 22)


def score(user_id: int, *hands: int) -> DailyScore:
    return DailyScore(user_id, hands)


SCORES = [score(1, 1, 1, -2, 0, 4), score(2, 1, 1, 1, 1, 0), score(3, 0, 0, 0, 0, -2), score(4, 4, 4, 4)]


def test_only_finished_attempts_are_compared() -> None:
    assert [(line.place, line.score.user_id, line.matchpoints, line.percentile) for line in day_board(SCORES)] == [
        (1, 1, 1.5, 75.0),
        (1, 2, 1.5, 75.0),
        (3, 3, 0.0, 0.0),
    ]
    assert line_of(SCORES, 4) is None
    found = line_of(SCORES, 3)
    assert found is not None
    assert found.place == 3


def test_a_single_player_has_no_percentile() -> None:
    (line,) = day_board(SCORES[:1])
    assert (line.place, line.percentile, line.matchpoints) == (1, None, 0.0)


def test_a_months_board_sums_matchpoints() -> None:
    days = {
        date(2026, 11, 1): SCORES[:3],
        date(2026, 11, 30): [SCORES[0], SCORES[2]],
        date(2026, 12, 1): [score(3, 9, 9, 9, 9, 9), SCORES[0]],
    }
    assert [(line.place, line.user_id, line.matchpoints, line.days) for line in month_board(days, "2026-11")] == [
        (1, 1, 2.5, 2),
        (2, 2, 1.5, 1),
        (3, 3, 0.0, 2),
    ]
    assert month_board(days, "2026-1") == ()


@pytest.mark.parametrize(
    ("ago", "length"),
    [((), 0), ((0,), 1), ((1,), 1), ((2,), 0), ((0, 1, 2), 3), ((1, 2, 4), 2), ((0, 2, 3), 1)],
)
def test_a_streak_lasts_until_a_day_is_missed(ago: tuple[int, ...], length: int) -> None:
    assert streak([DAY - timedelta(days=back) for back in ago], DAY) == length
