"""The CSV files of a night."""

from __future__ import annotations

import csv
import io
import random
from dataclasses import replace
from zoneinfo import ZoneInfo

from bot.engine.scoring import SeatScore
from bot.tournaments.nights.night import TableScored
from cogs.results_files import SEATS, STANDINGS, pack_csv, results_file_name, seat_rows, standings_rows, table_rows
from tests.tournaments.nights.evenings import begun, play_round, run


def test_everybody_and_every_seat_is_in_the_files() -> None:
    evening = begun(7, rounds=2)
    for _ in range(2):
        play_round(evening, random.Random(1))
    first, *others = evening.night.participants
    night = replace(evening.night, participants=(replace(first, name="=HYPERLINK(1)"), *others))
    lines = list(csv.DictReader(io.StringIO(pack_csv(standings_rows, night).decode("utf-8-sig"))))
    assert tuple(lines[0]) == STANDINGS
    places = [line["place"] for line in lines]
    assert (len(places), places.count("")) == (8, 1)
    assert [line["computer"] for line in lines] == ["no" if place else "yes" for place in places]
    assert [line["name"] for line in lines if "HYPERLINK" in line["name"]] == ["'=HYPERLINK(1)"]
    seats = list(csv.DictReader(io.StringIO(pack_csv(seat_rows, night).decode("utf-8-sig"))))
    assert tuple(seats[0]) == SEATS
    assert [(seat["round"], seat["table"], seat["seat"]) for seat in seats] == [
        (round_, table, seat) for round_ in "12" for table in "12" for seat in "1234"
    ]
    computers = [seat["name"] for seat in seats if seat["computer"] == "yes"]
    assert computers == 2 * [line["name"] for line in lines if line["computer"] == "yes"]
    tables = csv.DictReader(io.StringIO(pack_csv(table_rows, night).decode("utf-8-sig")))
    assert [table["round"] + table["table"] for table in tables] == ["11", "12", "21", "22"]
    total = {line["name"]: int(line["points"]) for line in lines}
    for name, points in total.items():
        assert points == sum(int(seat["points"]) for seat in seats if seat["name"] == name)


def test_a_line_for_each_table() -> None:
    """With what each pair won there."""
    evening = begun(4, rounds=1)
    odd, even = SeatScore(6, 5), SeatScore(3, 3)
    evening.add(TableScored(1, (odd, even, odd, even), hands=8))
    night = run(evening).night
    (line,) = csv.DictReader(io.StringIO(pack_csv(table_rows, night).decode("utf-8-sig")))
    sides = night.past[0].round.meetings[0].sides
    names = [" & ".join(night.participant(entrant).name for entrant in side) for side in sides]
    assert [line["pair_1"], line["pair_2"]] == names
    assert (line["points_1"], line["points_2"], line["hands_played"], line["extra_hands"]) == ("6", "3", "8", "0")
    assert (line["round"], line["table"]) == ("1", "1")


def test_the_file_is_called_after_its_night() -> None:
    night = begun(4).night
    assert results_file_name(night) == "friday-1970-01-12.zip"
    named = replace(night, plan=replace(night.plan, name="Große Runde / Äpfel 🍎 & co!"))
    assert results_file_name(named).startswith("grosse-runde-apfel-")
    assert results_file_name(replace(night, plan=replace(night.plan, name="///"))) == "night-1970-01-12.zip"
    late = replace(night, plan=replace(night.plan, starts_at=1_795_653_000.0))
    assert results_file_name(late) == "friday-2026-11-26.zip"
    assert results_file_name(late, ZoneInfo("America/New_York")) == "friday-2026-11-25.zip", "as people there say it"
