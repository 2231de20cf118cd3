"""Answers come before redraws: in what order, and that nothing waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.ui.live import Priority, RedrawQueue
from tests.world.clock import turns

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
        for name, kind in (("onlooker", Priority.ONLOOKER), ("table", Priority.PUBLIC), ("asked", Priority.ASKED)):
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
