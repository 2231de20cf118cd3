"""The CSV files of a night."""

from __future__ import annotations

import csv
import io
import random
from dataclasses import replace

from cogs.nights.results_file import STANDINGS, TABLES, packed_standings, packed_tables
from tests.tournaments.nights.evenings import begun, play_round


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
