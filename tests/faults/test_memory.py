"""Tables that are closed leave nothing behind: after many as many of the program's objects are alive as after a few."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot.rights import Cooldowns
from bot.tables.model import Status
from bot.ui.picture_queue import Pictures
from cogs.table.announcer import Announcers
from cogs.table.panels import Panels
from tests.discord.card_table import CardTable, QuickPictures, any_picture, card_table

pytestmark = pytest.mark.proof  # whole games in the simulated Discord

MOST_GROWN = 20
"""Objects more that are still called flat: acts and the like are constants that are made when first needed."""
OURS = ("bot.", "cogs.", "discord.", "asyncio")


class FewPictures(QuickPictures):
    """So few are kept that their shelf is as full after a few tables as after many."""

    def __init__(self, *given: Any) -> None:
        Pictures.__init__(self, any_picture, any_picture, any_picture, *given[3:], kept=20)


def count_objects() -> Counter[str]:
    """Count the program's own objects by type, as far as the collector knows them.

    A timer that was cancelled is not counted: the event loop lets go of it when its time comes, or of all at once. Nor
    are SimCord's own.
    """
    gc.collect()
    sizes = Counter[str]()
    for item in gc.get_objects():
        kind = type(item)
        if isinstance(item, asyncio.Handle) and (item.cancelled() or _is_simcords(item)):
            continue
        if isinstance(kind.__module__, str) and kind.__module__.startswith(OURS):
            sizes[f"{kind.__module__}.{kind.__qualname__}"] += 1
    return sizes


def _is_simcords(timer: asyncio.Handle) -> bool:
    return getattr(getattr(timer, "_callback", None), "__module__", "") == "simcord.env"


async def play_table(table: CardTable, number: int) -> None:
    """A table from its opening to its closing; every fifth one has four people, who play for a hand or more."""
    long = number % 5 == 0
    await table.gather("standard" if long else "two-handed", points=1, seats=4 if long else 2)
    for _ in range(24 if long else 3):
        if table.view.status is Status.PLAYING:
            await table.decide(table.choice(), on_panel=True)
    await table.type(table.ann, "table close")
    table.panels.clear()


async def measure_growth(folder: Path, tables: int) -> Counter[str]:
    """Return which objects there are more of after so many tables, opened and closed, than after half of them."""
    counted = list[Counter[str]]()
    with patch.object(CardTable, "watch"), patch.object(Cooldowns, "take", return_value=0.0):
        async with card_table(folder, pictures=FewPictures) as table:
            with table.env.time_context():
                for number in range(1, tables + 1):
                    await play_table(table, number)
                    if number % (tables // 2) == 0:
                        await table.env.advance_time(60)
                        counted.append(count_objects())
    first, last = counted
    assert first["cogs.table.answers.Answers"] == 1
    return last - first


@pytest.mark.timeout(300)
async def test_the_number_of_objects_is_the_same_after_many_tables(tmp_path: Path, long_form: bool) -> None:
    growth = await measure_growth(tmp_path, 100 if long_form else 20)
    assert growth.total() <= MOST_GROWN, growth


@pytest.mark.parametrize("leak", ["announcers", "panels"])
async def test_a_leak_of_closed_tables_is_detected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    kept: list[object] = []
    if leak == "announcers":
        monkeypatch.setattr(Announcers, "forget", lambda self, table: kept.append(self.announcers.pop(table, None)))
    else:
        monkeypatch.setattr(Panels, "_forget_table", lambda self, table_id: kept.append(table_id))
    assert (await measure_growth(tmp_path, 20)).total() > MOST_GROWN
