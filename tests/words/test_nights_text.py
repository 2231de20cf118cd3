"""What files of nights say of themselves."""

import csv
import io
from random import Random

from bot.words.catalogue import Texts
from cogs.results_files import pack_csv, seat_rows, standings_rows, table_rows
from tests.tournaments.nights.evenings import begun, play_round

SECONDS = {"pair_2", "points_2", "counted_first_2"}
"""What is explained together with the columns that are called by 1."""


def test_the_readme_of_a_night_names_every_column() -> None:
    evening, chance = begun(8, rounds=2), Random(1)
    while evening.night.closing is None:
        play_round(evening, chance)
    files = [pack_csv(rows, evening.night).decode("utf-8-sig") for rows in (standings_rows, table_rows, seat_rows)]
    columns = {column for file in files for column in next(csv.reader(io.StringIO(file)))}
    readme = Texts(strict=True)("night-readme", name="Friday", starts="today")
    assert sorted(column for column in columns - SECONDS if column not in readme) == []
