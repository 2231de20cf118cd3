"""Times and days as people type them, in the offered languages, and why some are refused."""

from __future__ import annotations

from datetime import UTC, date, datetime
from unittest.mock import AsyncMock

import dateparser
import pytest

from bot.tables import server_settings
from bot.tables.model import TableSettings
from bot.tables.server_settings import zone_of
from bot.ui.options import OptionWordsOption, WrongTime, nearest_zones, parse_day, parse_start, typed_languages

NEW_YORK = zone_of("America/New_York")
NOW = datetime(2026, 11, 26, 14, 30, tzinfo=NEW_YORK).timestamp()
"""A Thursday."""


def start(typed: str) -> str:
    """The time of New York that was understood, or why there is none."""
    try:
        return f"{datetime.fromtimestamp(parse_start(typed, NOW, NEW_YORK), NEW_YORK):%d %H:%M}"
    except WrongTime as wrong:
        return wrong.key


@pytest.mark.parametrize(
    "typed",
    [
        "2 hours",
        "in 2h",
        "2h",
        "2 h",
        "120",
        "120m",
        "in 2 Stunden",
        "dans 2 heures",
        "en 2 horas",
        "dentro de 2h",
        "en 2h",
        "16:30",
        "4:30pm",
    ],
)
def test_one_moment_is_typed_in_many_ways(typed: str) -> None:
    assert start(typed) == "26 16:30"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("0", "26 14:30"), ("45m", "26 15:15"), ("90 minutes", "26 16:00"), ("1h30", "26 16:00"), ("1d", "27 14:30"),
        ("1 d 2 h", "27 16:30"), ("8pm", "26 20:00"), ("20:00", "26 20:00"), ("8:00", "27 08:00"),
        ("tomorrow 8pm", "27 20:00"), ("Friday 8pm", "27 20:00"), ("2026-11-28 20:00", "28 20:00"),
        ("morgen 20 Uhr", "27 20:00"), ("20 Uhr 30", "26 20:30"), ("demain 20h", "27 20:00"),
        ("demain à 20h30", "27 20:30"), ("mañana a las 20 h", "27 20:00"), ("el viernes a las 20:30", "27 20:30"),
        ("<t:1795728600:F>", "26 16:30"), ("<t:1795728600>", "26 16:30"),
        ("yesterday", "time-past"), ("<t:999999>", "time-past"), ("2026-11-26 14:29", "time-past"),
        ("61d", "time-too-far"), ("2027-03-01 20:00", "time-too-far"),
        ("", "time-wrong"), ("soon", "time-wrong"), ("-5", "time-wrong"), ("99999999999999", "time-wrong"),
    ],
)  # fmt: skip
def test_typed_start_times_are_read(typed: str, meant: str) -> None:
    assert start(typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("tonight at 20", "26 20:00"), ("heute um 20", "26 20:00"), ("hoy a las 20", "26 20:00"),
        ("mañana a las 20", "27 20:00"), ("tomorrow at 8pm", "27 20:00"), ("samstag um 20", "28 20:00"),
        ("8pm pst", "26 23:00"), ("2026-12-01T20:00:00Z", "01 15:00"), ("20:00 UTC-6", "26 21:00"),
        ("01.12. 20:00", "01 20:00"), ("1. 12. um 20 Uhr", "01 20:00"), ("3.1. 20 Uhr", "03 20:00"),
        ("30.2. 20:00", "time-wrong"), ("8pm et tomorrow", "time-wrong"),
        ("tomorrow 8", "time-wrong"), ("today 20", "time-wrong"),
        ("morgen 8", "time-wrong"),
        ("thursday 8pm", "26 20:00"), ("next thursday 8pm", "03 20:00"),
        ("thursday 2pm", "03 14:00"), ("donnerstag 20 uhr", "26 20:00"),
    ],
)  # fmt: skip
def test_no_word_of_a_start_is_dropped(typed: str, meant: str) -> None:
    assert start(typed) == meant


@pytest.mark.parametrize("when", ["{}", "tonight {}", "today {}", "tomorrow {}", "saturday {}"])
@pytest.mark.parametrize("hour", ["at 8", "um 8", "à 8", "a las 8", "at 24", "8 et", "at 8 et", "8pm et", "8 foo 9"])
def test_an_hour_that_is_not_understood_is_refused(when: str, hour: str) -> None:
    """What is left out of the reading would move the night to this very moment, or to another hour."""
    assert start(when.format(hour)) == "time-wrong"


def test_of_an_hour_that_comes_twice_the_second_is_meant_once_the_first_is_over() -> None:
    second = datetime(2026, 11, 1, 1, 10, fold=1, tzinfo=NEW_YORK).timestamp()
    assert parse_start("1:45", second, NEW_YORK) - second == 35 * 60
    assert parse_start("1:45", second - 3600, NEW_YORK) - second == -25 * 60


def test_times_of_day_are_those_of_the_zone_and_spans_are_not() -> None:
    """On the night when clocks go back an hour, 8pm tomorrow is 25 hours away, and 24 hours are 24 hours."""
    before = datetime(2026, 10, 31, 20, 0, tzinfo=NEW_YORK).timestamp()
    assert parse_start("tomorrow 8pm", before, NEW_YORK) - before == 25 * 3600
    assert parse_start("in 24 hours", before, NEW_YORK) - before == 24 * 3600
    assert parse_start("20:00", NOW, UTC) == datetime(2026, 11, 26, 20, 0, tzinfo=UTC).timestamp()
    assert zone_of("Atlantis/Capital") is UTC


@pytest.mark.parametrize(
    "typed",
    ["2026-11-22", " 2026-11-22 ", "22.11.2026", "22/11/2026", "22 nov", "22 November 2026", "2026/11/22"],
)
def test_one_day_is_typed_in_many_ways(typed: str) -> None:
    assert parse_day(typed, date(2026, 11, 26)) == date(2026, 11, 22)


def test_typed_days_lie_in_the_past_and_may_be_words() -> None:
    today = date(2026, 11, 26)
    assert [parse_day(word, today).day for word in ("today", "yesterday", "gestern", "hier", "ayer")] == [
        26,
        25,
        25,
        25,
        25,
    ]
    assert parse_day("24 December", today) == date(2025, 12, 24)
    assert parse_day("el 24 de diciembre", today) == date(2025, 12, 24)


@pytest.mark.parametrize("language", typed_languages())
def test_each_offered_language_is_one_that_the_parser_of_dates_knows(language: str) -> None:
    assert dateparser.parse("2026-11-22", languages=[language]) == datetime(2026, 11, 22)  # noqa: DTZ001 - as it is read


@pytest.mark.parametrize(
    "typed", ["", "7", "soon", "2026-13-01", "2026-02-30", "31.2.2026", "20261122", "2026-W47-7", "8pm"]
)
def test_a_wrong_day_is_refused(typed: str) -> None:
    with pytest.raises(WrongTime) as wrong:
        parse_day(typed, date(2026, 11, 26))
    assert (wrong.value.key, wrong.value.text) == ("day-wrong", typed)


@pytest.mark.parametrize(
    ("typed", "nearest"),
    [
        ("Berlin", "Europe/Berlin"),
        ("Europe/Berlim", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("New York City", "America/New_York"),
        ("Los Angelos", "America/Los_Angeles"),
    ],
)
def test_a_city_or_a_slip_leads_to_its_zone(typed: str, nearest: str) -> None:
    assert nearest_zones(typed)[0] == nearest
    assert len(nearest_zones(typed)) <= 3


def test_nothing_is_nearest_to_what_is_no_name() -> None:
    assert [nearest_zones(typed) for typed in ("", "?", "xyzzy")] == [[], [], []]


def test_what_is_nobodys_clock_is_no_time_zone() -> None:
    assert not {"Factory", "localtime"} & server_settings.time_zones()


def test_the_machines_time_zones_are_listed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every server's settings and every letter typed ask for them."""
    lists = iter([{"UTC", "Europe/Berlin"}])
    monkeypatch.setattr(server_settings, "available_timezones", lambda: next(lists))
    server_settings.time_zones.cache_clear()
    for zone in ("Europe/Berlin", "UTC"):
        assert server_settings.read_settings({"time_zone": zone}, TableSettings()).time_zone == zone
        assert str(zone_of(zone)) == zone
    server_settings.time_zones.cache_clear()


async def test_characters_that_nobody_sees_change_no_option() -> None:
    """A copied text may bring marks of direction and blanks of no width."""
    typed = "\u202epoints\u200b=5\u2069, law=\ufeffhosted"
    assert await OptionWordsOption().transform(AsyncMock(), typed) == ["points=5", "law=hosted"]
