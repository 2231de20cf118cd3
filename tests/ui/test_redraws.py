"""Answers come before redraws: in what order, and that nothing waits for ever."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.ui.live import Priority, RedrawQueue
from bot.ui.replies import Times
from tests.faults.house import Press, Sent, house, steadily
from tests.world.clock import quiet, turns

PATIENT = (60.0, 60.0, 60.0)
"""Nothing is drawn before its turn, however slow this machine is."""


class Drawers:
    def __init__(self, queue: RedrawQueue) -> None:
        self.queue = queue
        self.drawn: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    def wants(self, name: str, kind: Priority) -> asyncio.Task[None]:
        self.tasks.append(asyncio.create_task(self._draw(name, kind)))
        return self.tasks[-1]

    async def _draw(self, name: str, kind: Priority) -> None:
        await self.queue.turn(kind, name)
        self.drawn.append(name)


@pytest.fixture
async def there(request: pytest.FixtureRequest) -> AsyncIterator[Drawers]:
    drawers = Drawers(RedrawQueue(getattr(request, "param", PATIENT)))
    yield drawers
    async with asyncio.timeout(10):
        await asyncio.gather(*drawers.tasks, return_exceptions=True)


async def test_a_redraw_on_a_quiet_bot_runs_at_once(there: Drawers) -> None:
    there.wants("onlooker", Priority.ONLOOKER)
    await turns(1)
    assert there.drawn == ["onlooker"]


async def test_redraws_wait_until_the_answer_is_sent_and_the_most_urgent_goes_first(there: Drawers) -> None:
    with there.queue.answering(7):
        for name, kind in (
            ("onlooker", Priority.ONLOOKER),
            ("table", Priority.PUBLIC),
            ("asked", Priority.ASKED),
        ):
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
                there.wants("asked", Priority.ASKED)
                raise ZeroDivisionError
        except ZeroDivisionError:
            await turns()
        assert there.drawn == []
    await turns()
    assert there.drawn == ["asked"]


async def test_a_new_press_goes_before_the_next_redraw(there: Drawers) -> None:

    async def first() -> None:
        await there.queue.turn(Priority.ASKED, "first")
        with there.queue.answering(2):
            await turns()
            assert there.drawn == []

    with there.queue.answering(1):
        drawing = asyncio.create_task(first())
        await turns(1)
        there.wants("second", Priority.ASKED)
        await turns()
    with there.queue.answering(3):
        """Sent in the same round of the event loop."""
    await drawing
    await turns()
    assert there.drawn == ["second"]


@pytest.mark.parametrize("there", [(60.0, 60.0, 0.01)], indirect=True)
async def test_nobody_waits_longer_than_their_patience(there: Drawers) -> None:
    with there.queue.answering(1):
        there.wants("patient", Priority.PUBLIC)
        await there.wants("impatient", Priority.ONLOOKER)
        await turns()
        assert there.drawn == ["impatient"]


async def test_an_urgent_redraw_goes_first(there: Drawers) -> None:
    with there.queue.answering(1):
        for name in ("onlooker", "later asked"):
            there.wants(name, Priority.ONLOOKER)
        there.wants("table", Priority.PUBLIC)
        await turns(1)
        there.queue.hurry("later asked", Priority.ASKED)
        there.queue.hurry("table", Priority.ONLOOKER)
        there.queue.hurry("nobody", Priority.ASKED)
    await turns()
    assert there.drawn == ["later asked", "table", "onlooker"]


@pytest.mark.parametrize("there", [(0.01, 60.0, 60.0)], indirect=True)
async def test_an_urgent_redraw_waits_less_long(there: Drawers) -> None:
    with there.queue.answering(1):
        task = there.wants("asked", Priority.ONLOOKER)
        there.wants("onlooker", Priority.ONLOOKER)
        await turns(1)
        there.queue.hurry("asked", Priority.ASKED)
        await task
        assert there.drawn == ["asked"]


async def test_a_cancelled_redraw_takes_no_turn(there: Drawers) -> None:
    with there.queue.answering(1):
        gone = there.wants("gone", Priority.ASKED)
        there.wants("stays", Priority.PUBLIC)
        await turns()
        gone.cancel()
    await turns()
    assert there.drawn == ["stays"]


async def test_panels_and_the_table_are_redrawn_after_the_answers(tmp_path: Path) -> None:
    """A press at one table: what others see of it waits for an answer that is being made at another table."""
    async with house(tmp_path / "house.db", times=Times(redraws=PATIENT)) as at:
        table_id = await at.open(1)
        await at.panels.redraws.idle()
        before = at.sent.answers["panel"], at.sent.counted["edit"]
        with at.panels.redraws.answering(1):
            await at.act(table_id)
            await quiet()
            assert (at.sent.answers["panel"], at.sent.counted["edit"]) == before
        await at.panels.redraws.idle()
        assert at.sent.answers["panel"] > before[0]


async def test_a_waiting_panel_is_redrawn_soon_when_its_player_is_asked(tmp_path: Path) -> None:
    """While answers are made all the time: after a full trick three wait for the winner, who leads, then one is asked
    after another.
    """
    async with house(tmp_path / "house.db", times=Times(redraws=(0.0, 60.0, 60.0))) as at:
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


@pytest.mark.parametrize("name", ["defer", "edit_message", "send_message"])
def test_the_house_takes_the_arguments_that_discord_takes(name: str) -> None:
    """Which answer a press gets depends on how busy the machine is, so a run need not meet all of them."""
    real = inspect.signature(getattr(discord.InteractionResponse, name)).parameters
    named = {one.name: None for one in real.values() if one.kind is one.KEYWORD_ONLY}
    ours = getattr(Press(Sent(), 1, 1, 1, None).response, name)
    inspect.signature(ours).bind(**named)
