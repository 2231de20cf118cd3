"""A living message: the newest state wins, one request at a time, held for answers, tried again, and its picture."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ui import live
from bot.ui.errors import ErrorResponse
from bot.ui.live import EDITS_A_SECOND, EditPace, LiveMessage, Priority, RedrawQueue
from tests.world.clock import turns


class Sign(LiveMessage):
    """Shows a number; ``sent`` is what was requested, and each request waits for ``open`` and fails with a fault."""

    kind = Priority.PUBLIC

    def __init__(self, redraws: RedrawQueue | None = None) -> None:
        super().__init__(redraws or RedrawQueue(), EditPace(1.0))
        self.wanted = self.shown = 0
        self.sent: list[str] = []
        self.faults: list[Exception] = []
        self.responses: list[ErrorResponse] = []
        self.open = asyncio.Event()
        self.open.set()
        self.rested = 0
        self.idle = asyncio.Event()

    def __str__(self) -> str:
        return "sign"

    def _turn(self) -> Priority:
        return self.kind

    def _is_due(self) -> bool:
        return not self._held and (self.shown < self.wanted or self.picture_due)

    def _rest(self) -> None:
        self.rested += 1
        self.idle.set()

    async def _step(self) -> None:
        number, picture = self.wanted, self.picture_due
        self.sent.append(f"{number} in colour" if picture else str(number))
        await self.open.wait()
        if self.faults:
            raise self.faults.pop(0)
        self.shown = number
        self.await_picture(None)

    async def _respond(self, response: ErrorResponse, fault: Exception) -> None:
        self.responses.append(response)
        self.shown = self.wanted

    def want(self, number: int) -> None:
        self.wanted = number
        self.wake()


def fault(status: int, code: int = 0) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(answer, {"code": code, "message": "a test"})


async def test_the_newest_state_wins_with_one_request_in_flight() -> None:
    sign = Sign()
    sign.open.clear()
    for number in (1, 2, 3):
        sign.want(number)
        await turns()
    assert sign.sent == ["1"]
    sign.open.set()
    await turns()
    assert sign.sent == ["1", "3"]
    assert (sign.busy, sign.rested) == (False, 1)


async def test_nothing_is_sent_while_an_answer_is_on_its_way() -> None:
    sign = Sign()
    with sign.answering():
        sign.want(1)
        with sign.answering():
            sign.want(2)
        await turns()
        assert (sign.sent, sign.busy) == ([], True)
    await turns()
    assert sign.sent == ["2"]


async def test_a_redraw_waits_for_answers_elsewhere_and_is_hurried_once_it_is_urgent() -> None:
    redraws = RedrawQueue((0.0, 60.0, 60.0))
    sign = Sign(redraws)
    sign.kind = Priority.ONLOOKER
    with redraws.answering(1):
        sign.want(1)
        await turns()
        assert (sign.sent, sign.busy) == ([], True)
        sign.kind = Priority.ASKED
        sign.want(2)
        await asyncio.wait_for(sign.idle.wait(), 10)
    assert sign.sent == ["2"]


async def test_a_request_that_was_lost_is_made_again_with_the_newest_state(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "pause_after", lambda *_: 0.01)
    sign = Sign()
    sign.faults = [TimeoutError(), fault(503)]
    sign.want(1)
    await turns()
    sign.want(2)
    await asyncio.wait_for(sign.idle.wait(), 10)
    assert (sign.sent, sign.responses) == (["1", "2", "2"], [])


async def test_a_request_is_given_up_after_its_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "pause_after", lambda *_: 0.0)
    monkeypatch.setattr(Sign, "most_retries", 2)
    sign = Sign()
    sign.faults = [fault(503) for _ in range(5)]
    sign.want(1)
    await turns()
    assert (sign.sent, sign.responses) == (["1", "1", "1"], [ErrorResponse.WAIT])


async def test_a_refused_request_is_not_made_again() -> None:
    sign = Sign()
    sign.faults = [fault(404, 10008), fault(400, 50035)]
    sign.want(1)
    await turns()
    sign.want(2)
    await turns()
    assert (sign.sent, sign.responses) == (["1", "2"], [ErrorResponse.POST_ANEW, ErrorResponse.DEFECT])


async def test_words_give_way_to_their_picture_and_to_no_older_one() -> None:
    sign, loop = Sign(), asyncio.get_running_loop()
    older, newer = loop.create_future(), loop.create_future()
    for late in (older, newer):
        sign.await_picture(late)
    older.set_result(b"")
    await turns()
    assert sign.sent == []
    newer.set_result(b"")
    await turns()
    assert sign.sent == ["0 in colour"]


async def test_a_picture_that_came_before_its_words_stood_is_not_missed() -> None:
    sign, late = Sign(), asyncio.get_running_loop().create_future()
    late.set_result(b"")
    with sign.answering():
        sign.await_picture(late)
        await turns()
        assert sign.sent == []
    await turns()
    assert sign.sent == ["0 in colour"]


async def test_a_closed_message_sends_nothing_more() -> None:
    sign = Sign()
    sign.open.clear()
    sign.want(1)
    await turns()
    await sign.close()
    sign.open.set()
    sign.want(2)
    await turns()
    assert (sign.sent, sign.busy) == (["1"], False)


async def test_a_defect_is_logged_and_ends_the_drawing(caplog: pytest.LogCaptureFixture) -> None:
    sign = Sign()
    sign.faults = [ZeroDivisionError()]
    with caplog.at_level(logging.ERROR):
        sign.want(1)
        await turns()
    assert "sign could not be drawn" in caplog.text
    assert (sign.sent, sign.busy, sign.rested) == (["1"], False, 1)
    sign.want(2)
    await turns()
    assert sign.sent == ["1", "2"]


class StillTime:
    """The running loop's time, which stands still until the test moves it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._seconds = 0.0
        self._errors: list[object] = []
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "time", lambda: self._seconds)
        loop.set_exception_handler(lambda _, context: self._errors.append(context))

    async def advance(self, seconds: float) -> None:
        self._seconds += seconds
        await turns()
        assert not self._errors


async def test_a_message_is_edited_once_a_second_and_looks_again_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    time, pace, sign, other = StillTime(monkeypatch), EditPace(1.0), Sign(), Sign()
    assert not pace.is_early(sign)
    pace.begin(sign)
    await time.advance(0.9)
    assert pace.is_early(sign)
    assert not pace.is_early(other), "each message by itself"
    await time.advance(0.2)
    assert not pace.is_early(sign)
    pace.begin(sign)
    pace.forget(sign)
    pace.begin(other)
    await time.advance(1.1)
    assert (sign.rested, other.rested) == (1, 1), "what was forgotten does not look again"


async def test_many_messages_are_edited_less_often_each(monkeypatch: pytest.MonkeyPatch) -> None:
    time, pace = StillTime(monkeypatch), EditPace(1.0)
    *early, among_many, among_few = (Sign() for _ in range(5 * EDITS_A_SECOND + 2))
    for sign in (*early, among_many):
        pace.begin(sign)
    for sign in early:
        pace.forget(sign)
    pace.begin(among_few)
    await time.advance(1.1)
    assert (pace.is_early(among_few), pace.is_early(among_many)) == (False, True)
    await time.advance(3.8)
    assert pace.is_early(among_many)
    await time.advance(0.2)
    assert not pace.is_early(among_many)
    assert (among_few.rested, among_many.rested) == (1, 1)
