"""The CSV files of a night."""

from __future__ import annotations

import csv
import io
import random
import re
from collections import Counter, defaultdict
from dataclasses import replace
from datetime import UTC, tzinfo
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.scoring import SeatScore
from bot.tournaments.duplicate.match import Match
from bot.tournaments.movements import Movement
from bot.tournaments.nights.night import Night, ResultCorrected, TableScored
from bot.words.catalogue import Texts
from cogs.results_files import (
    SEATS,
    STANDINGS,
    deal_rows,
    decimal_mark,
    pack_csv,
    pair_rows,
    results_file_name,
    round_rows,
    seat_rows,
    standings_rows,
    table_rows,
)
from tests.languages import COMPLETE
from tests.tournaments.duplicate.test_match import pairs_match, play_by_chance
from tests.tournaments.nights.evenings import begun, play_round, run


def _played() -> tuple[Night, Match]:
    evening = begun(8, rounds=2)
    for _ in range(2):
        play_round(evening, random.Random(1))
    return evening.night, play_by_chance(pairs_match(8), random.Random(1))


NIGHT, MATCH = _played()
NAMED = {"name", "partner", "pair", "opponents", "pair_1", "pair_2", "pair_13", "pair_24"}


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


FORMULA = re.compile(r"[\s\"]*[=+\-@＝＋－＠]")
NUMBER = re.compile(r"-?\d+([.,]\d+)?")
VALUES = [
    "-2", "1E5", "1e-5", "May 1", "7 Mai", "1er mai", "1 de mayo", "12 mär 26", "Dic-26", "févr. 3", "TRUE", "falsch",
    "Vrai", "VERDADERO", "8 PM", "8:30 am", "3/4", "½", "５", "٣", "$5", "5€", "10 %", "1'000", "Sa 7",
    "2026-11-26T20:00Z", "7 août 2026", "1 1/2",
]  # fmt: skip
HARMFUL = [
    "x;=HYPERLINK(1)", "=1+1", "a,=1", 'a;"=1"', "＝1", "12.5", "4:8", "3/11", "+1;-1", '";=1', "a, -b", "7", *VALUES,
]  # fmt: skip


@given(
    st.lists(st.sampled_from(HARMFUL) | st.text("=+-@;,\t\" '1a:/.", min_size=1, max_size=32), min_size=8, max_size=8),
    st.sampled_from(COMPLETE),
)
def test_no_name_is_a_formula_or_a_number_whatever_separates_the_cells(names: list[str], locale: str) -> None:
    """In every file of nights and matches, as spreadsheets of any language read it."""
    night, match = NIGHT, MATCH
    named = zip(night.participants, names, strict=True)
    night = replace(night, participants=tuple(replace(one, name=name) for one, name in named))
    seats = tuple(replace(seat, name=name) for seat, name in zip(match.entrants, names, strict=True))
    match = replace(match, entrants=seats)
    decimal = decimal_mark(Texts(locale))
    files = [pack_csv(rows, night, decimal) for rows in (standings_rows, table_rows, seat_rows)]
    files += [pack_csv(rows, match, decimal) for rows in (deal_rows, pair_rows, round_rows)]
    for file in (one.decode("utf-8-sig") for one in files):
        for delimiter in ",;\t":
            cells = [cell for line in csv.reader(io.StringIO(file), delimiter=delimiter) for cell in line]
            assert [one for one in cells if FORMULA.match(one) and not NUMBER.fullmatch(one)] == []
        separator = ";" if decimal == "," else ","
        for line in csv.DictReader(io.StringIO(file), delimiter=separator):
            assert None not in line, "each cell stands in its column"
            assert not [
                one for key in ("name", "partner", "pair", "opponents") if NUMBER.fullmatch(one := line.get(key) or "")
            ]
            numbers = [cell for key, cell in line.items() if key in ("percent", "match_points") and cell]
            assert all(re.fullmatch(rf"\d+{re.escape(decimal)}\d+", one) for one in numbers)
            assert not [cell for key, cell in line.items() if key not in NAMED and re.search(r"\d[:/]\d", cell)], (
                "no time"
            )


@pytest.mark.parametrize("name", [*VALUES, "Anna 7", "May", "Trueman", "Max 1"])
def test_a_name_that_is_a_value_to_a_spreadsheet_is_made_text_and_no_other(name: str) -> None:
    first, *others = NIGHT.participants
    night = replace(NIGHT, participants=(replace(first, name=name), *others))
    lines = csv.DictReader(io.StringIO(pack_csv(standings_rows, night).decode("utf-8-sig")))
    assert (f"'{name}" if name in VALUES else name) in {line["name"] for line in lines}


@pytest.mark.parametrize("movement", Movement)
@pytest.mark.parametrize("seed", range(3))
def test_all_columns_of_the_standings_follow_from_the_seats_and_tables(movement: Movement, seed: int) -> None:
    """As README.txt says, after a correction too."""
    chance = random.Random(seed)
    evening = begun(12, movement=movement, rounds=3)
    while evening.night.running is not None:
        play_round(evening, chance)
    if evening.night.closing is None:
        evening.add(ResultCorrected(99, 1, (chance.randint(9, 20), 1)))
        run(evening)
    files = [pack_csv(rows, evening.night).decode("utf-8-sig") for rows in (standings_rows, table_rows, seat_rows)]
    lines, tables, seats = (list(csv.DictReader(io.StringIO(file))) for file in files)
    sums: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for seat in seats:
        sums[seat["name"]].update({key: int(seat[key]) for key in ("points", "hands_won", "loners", "euchres_given")})
    for line in lines:
        one, other = sums[line["name"]], sums[line["partner"]]
        assert (int(line["points"]), int(line["hands_won"])) == (one["points"], one["hands_won"])
        assert int(line["loners"]) == one["loners"] + other["loners"]
        assert int(line["euchres_given"]) == max(one["euchres_given"], other["euchres_given"])
        results = []
        for table in tables:
            pairs = [table[f"pair_{side}"].split(" & ") for side in (1, 2)]
            points = [int(table[f"points_{side}"]) for side in (1, 2)]
            results += [(points[at], points[1 - at]) for at in (0, 1) if line["name"] in pairs[at]]
        assert int(line["high_game"]) == max((points for points, _ in results), default=0)
        assert int(line["games_won"]) == sum(points > other for points, other in results)


def test_names_are_not_cut() -> None:
    longest = "W" * 32
    night = replace(NIGHT, participants=(replace(NIGHT.participants[0], name=longest), *NIGHT.participants[1:]))
    match = replace(MATCH, entrants=(replace(MATCH.entrants[0], name=longest), *MATCH.entrants[1:]))
    for file in (pack_csv(standings_rows, night), pack_csv(seat_rows, night), pack_csv(pair_rows, match)):
        assert longest in file.decode()


def name_of(night: Night, zone: tzinfo = UTC) -> str:
    return results_file_name(night.plan.name, night.plan.starts_at, zone)


def test_the_file_is_called_after_its_night() -> None:
    night = begun(4).night
    assert name_of(night) == "friday-1970-01-12.zip"
    named = replace(night, plan=replace(night.plan, name="Große Runde / Äpfel 🍎 & co!"))
    assert name_of(named).startswith("grosse-runde-apfel-")
    assert name_of(replace(night, plan=replace(night.plan, name="///"))) == "night-1970-01-12.zip"
    late = replace(night, plan=replace(night.plan, starts_at=1_795_653_000.0))
    assert name_of(late) == "friday-2026-11-26.zip"
    assert name_of(late, ZoneInfo("America/New_York")) == "friday-2026-11-25.zip", "as people there say it"
