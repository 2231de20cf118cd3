"""Tables that are closed leave nothing behind; ``python -m tests.faults.memory`` does so with ten thousand."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.ui.picture_queue import KEPT
from cogs.table.announcer import Announcers
from cogs.table.panels import Panels
from tests.faults.memory import MOST_GROWN, Footprint, footprints, growth


async def measured(folder: Path, tables: int, every: int, pictures: int = KEPT) -> list[Footprint]:
    return [row async for row in footprints(folder, tables, every, pictures)]


@pytest.mark.timeout(300)
async def test_the_number_of_objects_is_the_same_after_many_tables(tmp_path: Path, long_form: bool) -> None:
    tables = 180 if long_form else 60
    first, last = await measured(tmp_path, tables, tables // 2, pictures=20)  # as full from the first to the last
    assert first.objects["cogs.table.answers.Answers"] == 1
    assert growth(first, last).total() <= (MOST_GROWN if long_form else MOST_GROWN // 2), growth(first, last)


@pytest.mark.parametrize("leak", ["announcers", "panels"])
async def test_a_leak_of_closed_tables_is_detected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    kept: list[object] = []
    if leak == "announcers":
        monkeypatch.setattr(Announcers, "forget", lambda self, table: kept.append(self.announcers.pop(table, None)))
    else:
        monkeypatch.setattr(Panels, "_forget_table", lambda self, table_id: kept.append(table_id))
    first, last = await measured(tmp_path, 20, 10)
    assert growth(first, last).total() > MOST_GROWN
