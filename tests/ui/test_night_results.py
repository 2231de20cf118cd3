"""The CSV files of a night, and its times and channels as they are typed."""

from __future__ import annotations

import csv
import io
import random
from dataclasses import replace

import pytest

from bot.ui.nights.results_file import STANDINGS, TABLES, packed_standings, packed_tables
from cogs.night import named_channels, start_time
from tests.tournaments.nights.evenings import begun, play_round

NOW = 1_000_000.0


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        ("30", 1800), ("0", 0), ("45m", 2700), ("2h", 7200), ("1h30", 5400), ("1d", 86_400), ("1 d 2 h", 93_600),
        ("<t:1003600:F>", 3600), ("<t:1003600>", 3600), ("<t:999999>", None), ("", None), ("soon", None),
        ("-5", None), ("61d", None), ("8 o'clock", None),
    ],
)  # fmt: skip
def test_times_as_they_are_typed(typed: str, seconds: int | None) -> None:
    assert start_time(typed, NOW) == (None if seconds is None else NOW + seconds)


@pytest.mark.parametrize(
    ("typed", "channels"),
    [("", []), ("<#12>", [12]), ("<#12> <#13>, <#12>", [12, 13, 12]), ("#euchre", None), ("<#1> x", None)],
)
def test_channels_as_they_are_typed(typed: str, channels: list[int] | None) -> None:
    assert named_channels(typed) == channels


def test_everybody_and_every_seat_is_in_the_files() -> None:
    evening = begun(7, rounds=2)
    for _ in range(2):
        play_round(evening, random.Random(1))
    first, *others = evening.night.participants
    night = replace(evening.night, participants=(replace(first, name="=HYPERLINK(1)"), *others))
    lines = list(csv.DictReader(io.StringIO(packed_standings(night).decode("utf-8-sig"))))
    assert tuple(lines[0]) == STANDINGS
    assert len(lines) == 8
    assert [line["name"] for line in lines if "HYPERLINK" in line["name"]] == ["'=HYPERLINK(1)"]
    seats = list(csv.DictReader(io.StringIO(packed_tables(night).decode("utf-8-sig"))))
    assert tuple(seats[0]) == TABLES
    assert [(seat["round"], seat["table"], seat["seat"]) for seat in seats] == [
        (round_, table, seat) for round_ in "12" for table in "12" for seat in "1234"
    ]
    total = {line["name"]: int(line["points"]) for line in lines}
    for name, points in total.items():
        assert points == sum(int(seat["points"]) for seat in seats if seat["name"] == name)
