"""Seasons and months begin at midnight UTC, and no game falls between two."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.ratings.periods import ALL_TIME, Scope, is_running, month_of, period_of, periods_of, season_of


@pytest.mark.parametrize(
    ("moment", "season", "month"),
    [
        (datetime(2026, 1, 1, tzinfo=UTC), "2026-Q1", "2026-01"),
        (datetime(2026, 3, 31, 23, 59, 59, 999_000, tzinfo=UTC), "2026-Q1", "2026-03"),
        (datetime(2026, 4, 1, tzinfo=UTC), "2026-Q2", "2026-04"),
        (datetime(2026, 9, 30, 23, 59, 59, tzinfo=UTC), "2026-Q3", "2026-09"),
        (datetime(2026, 12, 31, 23, 59, 59, tzinfo=UTC), "2026-Q4", "2026-12"),
    ],
)
def test_quarters_and_months(moment: datetime, season: str, month: str) -> None:
    at = moment.timestamp()
    assert (season_of(at), month_of(at)) == (season, month)
    assert periods_of(at) == (ALL_TIME, season, month)
    assert {period_of(scope, at) for scope in Scope} == set(periods_of(at))


def test_what_is_running() -> None:
    june, july = (datetime(2026, month, 15, tzinfo=UTC).timestamp() for month in (6, 7))
    assert is_running(ALL_TIME, july)
    assert is_running(season_of(july), july)
    assert not is_running(season_of(june), july)
    assert not is_running(month_of(june), july)
