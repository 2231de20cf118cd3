"""Answers come before redraws: in what order, and that nothing waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.ui.live import ASKED, ONLOOKER, PUBLIC, RedrawQueue, Turn
from cogs.table import panels
from tests.world.clock import quiet, turns
from tools.stand_in import house, steadily

PATIENT = [Turn(kind.rank, 60.0) for kind in (ASKED, PUBLIC, ONLOOKER)]


class Drawers:
    """Who has had a turn."""

    def __init__(self, queue: RedrawQueue) -> None:
        self.queue = queue
        self.drawn: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    def wants(self, name: str, kind: Turn) -> asyncio.Task[None]:
        self.tasks.append(asyncio.create_task(self._draw(name, kind)))
        return self.tasks[-1]

    async def _draw(self, name: str, kind: Turn) -> None:
        await self.queue.turn(kind, name)
        self.drawn.append(name)


@pytest.fixture
async def there() -> AsyncIterator[Drawers]:
    drawers = Drawers(RedrawQueue())
    yield drawers
    async with asyncio.timeout(10):
        await asyncio.gather(*drawers.tasks, return_exceptions=True)


async def test_a_redraw_on_a_quiet_bot_runs_at_once(there: Drawers) -> None:
    there.wants("onlooker", PATIENT[2])
    await turns(1)
    assert there.drawn == ["onlooker"]


async def test_redraws_wait_until_the_answer_is_sent_and_the_most_urgent_goes_first(there: Drawers) -> None:
    with there.queue.answering(7):
        for name, kind in zip(("onlooker", "table", "asked"), reversed(PATIENT), strict=True):
            there.wants(name, kind)
        await turns()
        assert there.drawn == []
        there.queue.end_answer(7)
        await turns()
        assert there.drawn == ["asked", "table", "onlooker"]


async def test_open_answers_hold_up_redraws_and_failed_ones_do_not(there: Drawers) -> None:
    with there.queue.answering(1):
        try:
            with there.queue.answering(2):
                there.wants("asked", PATIENT[0])
                raise ZeroDivisionError
        except ZeroDivisionError:
            await turns()
        assert there.drawn == []
    await turns()
    assert there.drawn == ["asked"]


async def test_a_new_press_goes_before_the_next_redraw(there: Drawers) -> None:

    async def first() -> None:
        await there.queue.turn(PATIENT[0], "first")
        with there.queue.answering(2):
            await turns()
            assert there.drawn == []

    with there.queue.answering(1):
        drawing = asyncio.create_task(first())
        await turns(1)
        there.wants("second", PATIENT[0])
        await turns()
    with there.queue.answering(3):
        """Sent in the same round of the event loop."""
    await drawing
    await turns()
    assert there.drawn == ["second"]


async def test_nobody_waits_longer_than_their_patience(there: Drawers) -> None:
    with there.queue.answering(1):
        await there.wants("impatient", Turn(2, 0.01))
        there.wants("patient", PATIENT[2])
        await turns()
        assert there.drawn == ["impatient"]


async def test_an_urgent_redraw_goes_first(there: Drawers) -> None:
    with there.queue.answering(1):
        for name in ("onlooker", "later asked"):
            there.wants(name, PATIENT[2])
        there.wants("table", PATIENT[1])
        await turns(1)
        there.queue.hurry("later asked", PATIENT[0])
        there.queue.hurry("table", PATIENT[2])
        there.queue.hurry("nobody", PATIENT[0])
    await turns()
    assert there.drawn == ["later asked", "table", "onlooker"]


async def test_an_urgent_redraw_waits_less_long(there: Drawers) -> None:
    with there.queue.answering(1):
        task = there.wants("asked", PATIENT[2])
        there.wants("onlooker", PATIENT[2])
        await turns(1)
        there.queue.hurry("asked", Turn(0, 0.01))
        await task
        assert there.drawn == ["asked"]


async def test_a_cancelled_redraw_takes_no_turn(there: Drawers) -> None:
    with there.queue.answering(1):
        gone = there.wants("gone", PATIENT[0])
        there.wants("stays", PATIENT[1])
        await turns()
        gone.cancel()
    await turns()
    assert there.drawn == ["stays"]


async def test_panels_and_the_table_are_redrawn_after_the_answers(tmp_path: Path) -> None:
    """A press at one table: what others see of it waits for an answer that is being made at another table."""
    async with house(tmp_path / "house.db") as at:
        table_id = await at.open(1)
        await at.panels.redraws.idle()
        before = at.sent.answers["panel"], at.sent.counted["edit"]
        with at.panels.redraws.answering(1):
            await at.act(table_id)
            await quiet()
            assert (at.sent.answers["panel"], at.sent.counted["edit"]) == before
        await at.panels.redraws.idle()
        assert at.sent.answers["panel"] > before[0]


async def test_a_waiting_panel_is_redrawn_soon_when_its_player_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While answers are made all the time: after a full trick three wait for the winner, who leads, then one is asked
    after another.
    """
    monkeypatch.setattr(panels, "ONLOOKER", PATIENT[2])
    monkeypatch.setattr(panels, "ASKED", Turn(0, 0.0))
    async with house(tmp_path / "house.db") as at:
        table_id = await at.open(1)
        await at.panels.redraws.idle()
        with at.panels.redraws.answering(1):
            while (view := at.snapshot(table_id).table.public) is None or not view.tricks:
                await at.act(table_id, steadily)
            await quiet()
            for _ in range(3):
                before = at.sent.answers["panel"]
                await at.act(table_id, steadily)
                await quiet()
                assert at.sent.answers["panel"] == before + 1
