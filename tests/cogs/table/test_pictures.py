"""Pictures beside the event loop: who goes first, what is dropped, and the processes that draw them."""

from __future__ import annotations

import asyncio
import io
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from PIL import Image

from bot.engine import presets
from bot.engine.rules import Outcome
from bot.engine.state import HandResult
from bot.engine.views import SeatView
from bot.pictures.highlight_picture import Highlight, count_parts, highlight_part
from bot.pictures.panel_picture import panel_picture
from bot.pictures.table_picture import Avatars, table_picture
from bot.processes.work_queue import Returned, Urgency, WorkersBusy, WorkQueue
from bot.processes.workers import WorkerThread
from bot.storage.api import TableId
from bot.tables.preferences import DeckColours, HandOrder
from bot.tables.views import TableView
from bot.words.catalogue import Texts
from cogs.table.picture_queue import (
    BEHIND_SECONDS,
    MOST_WAITING,
    Draw,
    DrawPanel,
    DrawPart,
    Late,
    Pictures,
    Wait,
    drawing_queue,
)
from tests.world.clock import turns
from tests.world.games import moments
from tests.world.scenes import trick

LOOK = (Texts(), DeckColours.PAIRS, HandOrder.TRUMP_FIRST)

LONG = 60.0
"""Seconds that whatever is waited for here may take, however slow this machine is."""

PATIENT: dict[Wait, float | None] = {**dict.fromkeys(Wait, 2 * LONG), Wait.NONE: 0.0, Wait.ALWAYS: None}
"""Everybody waits, however long that takes."""


class PatientQueue(WorkQueue):
    """Questions that wait for a worker however long that takes."""

    async def ask(self, urgency: Urgency, think: Callable[..., Returned], *about: object) -> Returned:
        return await super().ask(replace(urgency, patience=2 * LONG, thinking=2 * LONG), think, *about)


def patient(
    draw: Draw,
    draw_panel: DrawPanel,
    draw_part: DrawPart,
    waits: Mapping[Wait, float | None] = PATIENT,
    behind: float = BEHIND_SECONDS,
) -> Pictures:
    """Pictures that a thread draws, and that are waited for."""
    queue = PatientQueue(1, WorkerThread.start)
    return Pictures(draw, draw_panel, draw_part, no_avatars, queue, waits=waits, behind=behind)


class Studio:
    """A painter in the test's hands, who paints nothing until ``let``; ``drawn`` is what was begun, in order."""

    def __init__(self) -> None:
        self.let, self.begun = threading.Event(), threading.Event()
        self.drawn: list[tuple[int, int]] = []

    def table(self, table: TableView, *_: object) -> bytes:
        return self._paint(table, 0)

    def panel(self, table: TableView, view: SeatView, *_: object) -> bytes:
        return self._paint(table, view.seat)

    def _paint(self, table: TableView, seat: int) -> bytes:
        self.drawn.append((table.seq, seat))
        self.begun.set()
        self.let.wait(60)
        return f"{table.seq} {seat}".encode()


@asynccontextmanager
async def studio(
    waits: Mapping[Wait, float | None] = PATIENT, behind: float = BEHIND_SECONDS
) -> AsyncIterator[tuple[Studio, Pictures]]:
    """A painter who is busy with the picture of another table, entry 1."""
    hands = Studio()
    pictures = patient(hands.table, hands.panel, highlight_part, waits, behind)
    other = trick()._replace(table_id=TableId(99), seq=1)
    busy = asyncio.ensure_future(pictures.of(other, Texts()))
    assert await asyncio.to_thread(hands.begun.wait, 60)
    try:
        yield hands, pictures
        hands.let.set()
        await busy
    finally:
        hands.let.set()
        await pictures.close()


def no_avatars(_: object) -> dict[int, str]:
    return {}


def table_at(seq: int) -> TableView:
    return trick()._replace(seq=seq)


def seated(seat: int = 1) -> SeatView:
    moment = next(position for position in moments(presets.build("standard"), 3, hands=1) if position.state.turn)
    return moment.seats[seat - 1]


async def test_drawing_order_is_presser_then_mover_then_table_then_others() -> None:
    moment = next(position for position in moments(presets.build("standard"), 3, hands=1) if position.state.turn)
    view = next(own_view for own_view in moment.seats if own_view.legal)
    waits, pressed = (own_view for own_view in moment.seats[:3] if not own_view.legal)
    async with studio() as (hands, pictures):
        under_way = [
            asyncio.ensure_future(pictures.of_panel(table_at(2), waits, *LOOK, wait=Wait.EDIT)),
            asyncio.ensure_future(pictures.of(table_at(2), Texts())),
            asyncio.ensure_future(pictures.of_panel(table_at(2), view, *LOOK, wait=Wait.EDIT)),
            asyncio.ensure_future(pictures.of_panel(table_at(2), pressed, *LOOK, wait=Wait.ANSWER)),
        ]
        await turns()
        hands.let.set()
        assert None not in await asyncio.gather(*under_way)
    assert hands.drawn == [(1, 0), (2, pressed.seat), (2, view.seat), (2, 0), (2, waits.seat)]


async def test_only_the_newest_picture_of_each_message_is_drawn() -> None:
    async with studio() as (hands, pictures):
        old = [
            asyncio.ensure_future(pictures.of(table_at(2), Texts())),
            asyncio.ensure_future(pictures.of_panel(table_at(2), seated(), *LOOK, wait=Wait.EDIT)),
        ]
        await turns()
        new = [
            asyncio.ensure_future(pictures.of(table_at(3), Texts())),
            asyncio.ensure_future(pictures.of_panel(table_at(3), seated(), *LOOK, wait=Wait.EDIT)),
        ]
        late = await asyncio.gather(*old)
        hands.let.set()
        assert await asyncio.gather(*new) == [b"3 0", b"3 1"]
        assert [isinstance(one, asyncio.Task) and one.result() for one in late] == [b"3 0", b"3 1"]
    assert hands.drawn == [(1, 0), (3, 0), (3, 1)]


async def test_an_answer_does_not_wait_for_a_busy_drawing_process() -> None:
    async with studio() as (hands, pictures):
        crowd = [
            asyncio.ensure_future(
                pictures.of_panel(table_at(2)._replace(table_id=TableId(number)), seated(), *LOOK, wait=Wait.ANSWER)
            )
            for number in range(100, 100 + MOST_WAITING)
        ]
        await turns()
        async with asyncio.timeout(LONG):
            late = [
                await pictures.of_panel(table_at(2), seated(), *LOOK, wait=Wait.ANSWER),
                await pictures.of(table_at(2), Texts(), Wait.ANSWER),
            ]
        assert [isinstance(one, asyncio.Task) and not one.done() for one in late] == [True, True]
        hands.let.set()
        assert await pictures.of_panel(table_at(2), seated(), *LOOK, wait=Wait.EDIT) == b"2 1"
        assert await pictures.of(table_at(2), Texts()) == b"2 0"
        assert None not in await asyncio.gather(*crowd)


async def test_a_patient_caller_waits_even_if_drawing_is_behind() -> None:
    """Else an announcer that comes again for its picture would do so without a pause."""
    async with studio() as (hands, pictures):
        crowd = [
            asyncio.ensure_future(pictures.of(table_at(2)._replace(table_id=TableId(number)), Texts()))
            for number in range(100, 100 + MOST_WAITING)
        ]
        await turns()
        waiting = asyncio.ensure_future(pictures.of(table_at(2), Texts(), Wait.EDIT))
        await turns()
        assert not waiting.done()
        hands.let.set()
        assert await waiting == b"2 0"
        assert None not in await asyncio.gather(*crowd)


async def test_with_drawing_behind_the_player_to_move_gets_words_at_once() -> None:
    moment = next(position for position in moments(presets.build("standard"), 3, hands=1) if position.state.turn)
    view = next(own_view for own_view in moment.seats if own_view.legal)
    other = next(own_view for own_view in moment.seats if not own_view.legal)
    async with studio() as (hands, pictures):
        crowd = [
            asyncio.ensure_future(
                pictures.of_panel(table_at(2)._replace(table_id=TableId(number)), view, *LOOK, wait=Wait.EDIT)
            )
            for number in range(100, 100 + MOST_WAITING)
        ]
        await turns()
        waiting = asyncio.ensure_future(pictures.of_panel(table_at(2), other, *LOOK, wait=Wait.EDIT))
        async with asyncio.timeout(LONG):
            assert isinstance(await pictures.of_panel(table_at(2), view, *LOOK, wait=Wait.EDIT), asyncio.Task)
        assert not waiting.done()
        hands.let.set()
        assert await waiting == f"2 {other.seat}".encode()
        assert None not in await asyncio.gather(*crowd)


async def test_one_answer_tests_whether_drawing_has_caught_up() -> None:
    waits = {**PATIENT, Wait.ANSWER: 0.01}
    async with studio(waits=waits, behind=0.0) as (hands, pictures):

        async def of_panel(number: int) -> bytes | Late | None:
            table = table_at(number)._replace(table_id=TableId(number))
            return await pictures.of_panel(table, seated(), *LOOK, wait=Wait.ANSWER)

        assert isinstance(await of_panel(2), asyncio.Task)
        waits[Wait.ANSWER] = 2 * LONG
        first = asyncio.ensure_future(of_panel(3))
        await turns()
        async with asyncio.timeout(LONG):
            assert isinstance(await of_panel(4), asyncio.Task)
        assert not first.done()
        hands.let.set()
        assert await first == b"3 1"
        assert await of_panel(5) == b"5 1"


async def test_the_player_to_move_also_finds_out_whether_drawing_is_behind() -> None:
    moment = next(position for position in moments(presets.build("standard"), 3, hands=1) if position.state.turn)
    view = next(own_view for own_view in moment.seats if own_view.legal)
    async with studio(waits={**PATIENT, Wait.ASKED: 0.01}, behind=2 * LONG) as (_, pictures):
        late = await pictures.of_panel(table_at(2), view, *LOOK, wait=Wait.ASKED)
        assert isinstance(late, asyncio.Task)
        later = table_at(3)._replace(table_id=TableId(3))
        async with asyncio.timeout(LONG):
            assert isinstance(await pictures.of_panel(later, seated(), *LOOK, wait=Wait.ANSWER), asyncio.Task)


async def test_a_timely_picture_ends_the_lag_of_drawing() -> None:
    moment = next(position for position in moments(presets.build("standard"), 3, hands=1) if position.state.turn)
    view = next(own_view for own_view in moment.seats if own_view.legal)
    waits = {**PATIENT, Wait.ANSWER: 0.01}
    async with studio(waits=waits, behind=0.0) as (hands, pictures):
        late = await pictures.of_panel(table_at(2), seated(), *LOOK, wait=Wait.ANSWER)
        assert isinstance(late, asyncio.Task)
        waits[Wait.ANSWER] = 2 * LONG
        first = asyncio.ensure_future(
            pictures.of_panel(table_at(3)._replace(table_id=TableId(3)), view, *LOOK, wait=Wait.ASKED)
        )
        await turns()
        hands.let.set()
        assert await first is not None
        hands.let.clear()
        waiting = asyncio.ensure_future(
            pictures.of_panel(table_at(4)._replace(table_id=TableId(4)), seated(), *LOOK, wait=Wait.ANSWER)
        )
        await turns()
        assert not waiting.done()
        hands.let.set()
        assert await waiting == b"4 1"


async def test_a_drawing_error_leaves_words(caplog: pytest.LogCaptureFixture) -> None:
    def broken(*_: object) -> bytes:
        raise ZeroDivisionError

    pictures = patient(broken, broken, broken)
    assert await pictures.of(table_at(2), Texts()) is None
    assert await pictures.of_panel(table_at(2), seated(), *LOOK, wait=Wait.ANSWER) is None
    assert caplog.text.count("could not be drawn") == 2
    await pictures.close()


@pytest.mark.proof
async def test_processes_draw_the_same_bytes_and_a_killed_one_is_replaced() -> None:
    moment = next(position for position in moments(presets.build("standard"), 3, hands=1) if position.state.turn)
    view = table_picture(moment.table, Texts()), panel_picture(moment.table, moment.seats[0], *LOOK)
    pictures = Pictures(table_picture, panel_picture, highlight_part, no_avatars, drawing_queue(1), waits=PATIENT)
    try:
        pictures.keep_ready()
        for seq in (1, 2):
            table = moment.table._replace(seq=seq)
            drawn = (
                await pictures.of(table, Texts()),
                await pictures.of_panel(table, moment.seats[0], *LOOK, wait=Wait.EDIT),
            )
            assert drawn == view
            (child,) = multiprocessing.active_children()
            assert os.getpriority(os.PRIO_PROCESS, child.pid or 0) > os.getpriority(os.PRIO_PROCESS, 0)
            os.kill(child.pid or 0, signal.SIGKILL)
    finally:
        await pictures.close()
    assert not multiprocessing.active_children()


def march() -> Highlight:
    """A highlight with no tricks, so with few frames."""
    result = HandResult(Outcome.MARCH, (2, 0), (4, 0), None, 5)
    return Highlight(trick(), result, (2, 0), None, None, over=False)


async def test_a_highlight_is_still_until_all_its_frames_are_drawn_one_by_one_after_all_pictures() -> None:
    drawn: list[str] = []
    shown, texts = march(), Texts()
    begun_asking, begun, let, last = (threading.Event() for _ in range(4))

    def part(*of: object) -> bytes:
        drawn.append(f"part {of[-1]}")
        begun_asking.wait(60)
        if of[-1] == count_parts(shown) - 1:
            last.set()
        return highlight_part(*of)  # type: ignore[arg-type]

    def table(*_: object) -> bytes:
        drawn.append("table")
        begun.set()
        let.wait(60)
        return b"table"

    def panel(*_: object) -> bytes:
        drawn.append("panel")
        return b"panel"

    pictures = patient(table, panel, part)
    try:
        still = asyncio.ensure_future(pictures.of_highlight(shown, texts, Wait.EDIT))
        other = asyncio.ensure_future(pictures.of(trick()._replace(table_id=TableId(99)), texts))
        await turns()
        begun_asking.set()
        assert await asyncio.to_thread(begun.wait, 60)
        assert await pictures.of_highlight(shown, texts, Wait.NONE) == await still, "nobody waits for the frames"
        pressed = asyncio.ensure_future(pictures.of_panel(trick(), seated(), *LOOK, wait=Wait.ANSWER))
        await turns()
        let.set()
        assert (await pressed, await other) == (b"panel", b"table")
        assert await asyncio.to_thread(last.wait, 60)
        await pictures.make(bytes)  # the last frame is put in its place before anything else is drawn
        moving = await pictures.of_highlight(shown, texts, Wait.NONE)
        assert isinstance(moving, bytes)
        with Image.open(io.BytesIO(moving)) as image:
            assert getattr(image, "n_frames", 1) == count_parts(shown)
        assert drawn == ["part 0", "table", "panel", *(f"part {number}" for number in range(1, count_parts(shown)))]
    finally:
        begun_asking.set()
        let.set()
        await pictures.close()


async def test_a_highlight_that_is_not_drawn_yet_is_not_waited_for() -> None:
    async with studio() as (hands, pictures):
        pictures.begin_highlight(march(), Texts())
        await turns()
        late = await pictures.of_highlight(march(), Texts(), Wait.NONE)
        assert isinstance(late, asyncio.Task)
        hands.let.set()
        assert isinstance(await late, bytes)


async def test_a_highlight_whose_frames_cannot_be_drawn_stays_still() -> None:
    def part(shown: Highlight, texts: Texts, avatars: Avatars, number: int) -> bytes:
        if number:
            raise WorkersBusy("no time")
        return highlight_part(shown, texts, avatars, number)

    pictures = patient(table_picture, panel_picture, part)
    still = await pictures.of_highlight(march(), Texts(), Wait.EDIT)
    await pictures.make(bytes)
    await turns()
    assert await pictures.of_highlight(march(), Texts(), Wait.NONE) == still
    await pictures.close()
