"""Seasons and months begin at midnight UTC, and no game falls between two."""

from __future__ import annotations

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.ratings.boards import (
    ALL_TIME,
    BoardQuestion,
    Measure,
    Scope,
    WeekSeat,
    count_week,
    first_day,
    is_season,
    month_of,
    period_of,
    periods_of,
    season_before,
    season_end,
    season_of,
    season_start,
    seasons_since,
    span_of,
    week_of,
)
from tests.world import require


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


def test_a_span_of_days_includes_both_ends() -> None:
    noon = datetime(2026, 3, 31, 12, tzinfo=UTC)
    first, last = span_of(date(2026, 3, 31), date(2026, 3, 31), UTC)
    assert first <= noon.timestamp() < last
    assert last - first == 86_400
    assert span_of(None, None, UTC) == (0.0, float("inf"))
    assert span_of(None, date.max, UTC)[1] == float("inf")


@pytest.mark.parametrize(
    ("day", "season", "month"),
    [((2026, 1, 1), (2026, 1, 1), (2026, 1, 1)), ((2026, 12, 31), (2026, 10, 1), (2026, 12, 1))],
)
def test_the_first_day_of_a_period(
    day: tuple[int, int, int], season: tuple[int, int, int], month: tuple[int, int, int]
) -> None:
    at = datetime(*day, 23, 59, tzinfo=UTC).timestamp()
    assert first_day(Scope.SEASON, at, UTC) == date(*season)
    assert first_day(Scope.MONTH, at, UTC) == date(*month)
    assert first_day(Scope.ALL_TIME, at, UTC) is None


@pytest.mark.parametrize(
    ("zone", "moment", "begins", "ends"),
    [
        ("UTC", "2026-11-29T23:59:59+00:00", "2026-11-23T00:00+00:00", "2026-11-30T00:00+00:00"),
        ("UTC", "2026-11-30T00:00:00+00:00", "2026-11-30T00:00+00:00", "2026-12-07T00:00+00:00"),
        ("Pacific/Auckland", "2026-11-29T11:00:00+00:00", "2026-11-29T11:00+00:00", "2026-12-06T11:00+00:00"),
        ("America/New_York", "2026-11-30T04:59:59+00:00", "2026-11-23T05:00+00:00", "2026-11-30T05:00+00:00"),
        ("America/New_York", "2026-11-01T12:00:00+00:00", "2026-10-26T04:00+00:00", "2026-11-02T05:00+00:00"),
        ("Asia/Kathmandu", "2026-11-25T12:00:00+00:00", "2026-11-22T18:15+00:00", "2026-11-29T18:15+00:00"),
    ],
)
def test_a_week_begins_on_monday_at_midnight_in_the_zone(zone: str, moment: str, begins: str, ends: str) -> None:
    at, *span = (datetime.fromisoformat(one).timestamp() for one in (moment, begins, ends))
    assert list(week_of(at, ZoneInfo(zone))) == span


def test_four_who_farm_a_week_are_behind_whoever_plays_with_others() -> None:
    """Ten games among the same four earn less than two with other people."""
    farm = [WeekSeat(game, game, 9, user, "x", True) for game in range(10) for user in (1, 2, 3, 4)]
    friends = [WeekSeat(game, game, 9, user, "x", True) for game in (20, 21) for user in (5, game, game + 10)]
    board = count_week([*farm, *friends], BoardQuestion(1, Measure.WEEK, caller_id=1))
    harmonic = sum(20 / number for number in range(1, 11))
    assert require(board.own).value == round(harmonic) == 59
    assert require(board.own).games == 10
    assert next(row.value for row in board.rows if row.user_id == 5) == 40


def test_days_and_first_days_are_those_of_the_zone() -> None:
    """Clocks go forward on 8 March in New York: that day has 23 hours."""
    zone = ZoneInfo("America/New_York")
    first, last = span_of(date(2026, 3, 8), date(2026, 3, 8), zone)
    assert (first, last - first) == (datetime(2026, 3, 8, 5, tzinfo=UTC).timestamp(), 23 * 3600)
    evening = datetime(2026, 4, 1, 2, tzinfo=UTC).timestamp()
    assert first_day(Scope.MONTH, evening, zone) == date(2026, 3, 1)
    assert first_day(Scope.SEASON, evening, zone) == date(2026, 1, 1)


@pytest.mark.parametrize("day", ["2024-02-29", "2026-01-01", "2026-03-31", "2026-12-31", "2027-07-08"])
def test_a_season_begins_where_the_one_before_ended(day: str) -> None:
    at = datetime.fromisoformat(f"{day}T23:59:59+00:00").timestamp()
    begun, end = season_start(season_of(at)), season_end(at)
    assert begun <= at < end
    assert (season_of(begun), season_of(end - 1)) == (season_of(at), season_of(at))
    assert season_of(end) != season_of(at)
    assert season_before(end) == season_of(at)
    assert season_before(at) == season_of(begun - 1)


def test_the_seasons_of_a_server_latest_first() -> None:
    first, now = (datetime.fromisoformat(f"{day}T12:00:00+00:00").timestamp() for day in ("2025-11-02", "2026-04-01"))
    assert seasons_since(first, now) == ("2026-Q2", "2026-Q1", "2025-Q4")
    assert seasons_since(now, now) == ("2026-Q2",)


@pytest.mark.parametrize(
    ("text", "is_known"),
    [
        ("2026-Q3", True),
        ("2026-Q5", False),
        ("0000-Q1", False),
        ("all", False),
        ("2026-07", False),
        ("x2026-Q3", False),
    ],
)
def test_is_season_accepts_only_seasons(text: str, is_known: bool) -> None:
    assert is_season(text) is is_known
    if not is_known:
        with pytest.raises(ValueError, match="no season"):
            season_start(text)
