"""Pictures beside the event loop: who goes first, what is dropped, and the processes that draw them."""

from __future__ import annotations

import asyncio
import io
import logging
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
from bot.pictures.table_picture import AvatarFiles, table_picture
from bot.processes.work_queue import STARTING_SECONDS, Returned, Urgency, Worker, WorkersBusy, WorkQueue
from bot.processes.workers import WorkerDied, WorkerThread
from bot.storage.api import TableId
from bot.tables.preferences import DeckColours, HandOrder
from bot.tables.views import TableView
from bot.ui.picture_queue import (
    BEHIND_SECONDS,
    KEPT_BYTES,
    MOST_WAITING,
    DrawPanel,
    DrawPart,
    DrawTable,
    Late,
    Pictures,
    Wait,
    drawing_queue,
)
from bot.words.catalogue import Texts
from tests.world.clock import turns
from tests.world.games import moments
from tests.world.scenes import trick

LOOK = (Texts(), DeckColours.PAIRS, HandOrder.TRUMP_FIRST)

LONG = 60.0
"""Seconds that whatever is waited for here may take, however slow this machine is."""

PATIENT: dict[Wait, float | None] = {**dict.fromkeys(Wait, 2 * LONG), Wait.NONE: 0.0, Wait.ALWAYS: None}
"""Everybody waits, however long that takes."""

Asked = asyncio.Future[bytes | Late | None]


class PatientQueue(WorkQueue):
    """Questions that wait for a worker however long that takes."""

    async def ask(self, urgency: Urgency, think: Callable[..., Returned], *about: object) -> Returned:
        return await super().ask(replace(urgency, patience=2 * LONG, thinking=2 * LONG), think, *about)


def patient(
    draw: DrawTable,
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

    def __init__(self, waits: Mapping[Wait, float | None], behind: float) -> None:
        self.let, self.begun = threading.Event(), threading.Event()
        self.drawn: list[tuple[int, int]] = []
        self.pictures = patient(self._table, self._panel, highlight_part, waits, behind)

    def _table(self, table: TableView, *_: object) -> bytes:
        return self._paint(table, 0)

    def _panel(self, table: TableView, view: SeatView, *_: object) -> bytes:
        return self._paint(table, view.seat)

    def _paint(self, table: TableView, seat: int) -> bytes:
        self.drawn.append((table.seq, seat))
        self.begun.set()
        self.let.wait(60)
        return f"{table.seq} {seat}".encode()

    def table(self, seq: int, wait: Wait = Wait.ALWAYS, *, number: int = 7) -> Asked:
        """Ask for the picture of the table of this number after entry ``seq``."""
        shown = trick()._replace(seq=seq, table_id=TableId(number))
        return asyncio.ensure_future(self.pictures.of(shown, Texts(), wait))

    def panel(self, seq: int, view: SeatView, wait: Wait, *, number: int = 7) -> Asked:
        """Ask for the picture of a panel there."""
        shown = trick()._replace(seq=seq, table_id=TableId(number))
        return asyncio.ensure_future(self.pictures.of_panel(shown, view, *LOOK, wait=wait))

    async def crowd(self, ask: Callable[[int], Asked]) -> list[Asked]:
        """Have as many pictures of other tables asked for as may wait."""
        crowd = [ask(number) for number in range(100, 100 + MOST_WAITING)]
        await turns()
        return crowd


@asynccontextmanager
async def busy_studio(
    waits: Mapping[Wait, float | None] = PATIENT, behind: float = BEHIND_SECONDS
) -> AsyncIterator[Studio]:
    """A painter who is busy with the picture of another table, entry 1."""
    studio = Studio(waits, behind)
    busy = studio.table(1, number=99)
    assert await asyncio.to_thread(studio.begun.wait, 60)
    try:
        yield studio
        studio.let.set()
        await busy
    finally:
        studio.let.set()
        await studio.pictures.close()


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    async with busy_studio() as studio:
        yield studio


def no_avatars(_: object) -> dict[int, str]:
    return {}


def seats() -> tuple[SeatView, ...]:
    """What each player sees; the one on turn first."""
    moment = next(position for position in moments(presets.build("standard"), 3, hands=1) if position.state.turn)
    return tuple(sorted(moment.seats, key=lambda view: not view.legal))


def is_late(picture: bytes | Late | None) -> bool:
    """Whether words are shown until the picture is there."""
    return isinstance(picture, asyncio.Task) and not picture.done()


async def test_drawing_order_is_presser_then_mover_then_table_then_others(studio: Studio) -> None:
    mover, waits, pressed, _ = seats()
    under_way = [
        studio.panel(2, waits, Wait.EDIT),
        studio.table(2),
        studio.panel(2, mover, Wait.EDIT),
        studio.panel(2, pressed, Wait.ANSWER),
    ]
    await turns()
    studio.let.set()
    assert None not in await asyncio.gather(*under_way)
    assert studio.drawn == [(1, 0), (2, pressed.seat), (2, mover.seat), (2, 0), (2, waits.seat)]


async def test_only_the_newest_picture_of_each_message_is_drawn(studio: Studio) -> None:
    view = seats()[1]
    old = [studio.table(2), studio.panel(2, view, Wait.EDIT)]
    await turns()
    new = [studio.table(3), studio.panel(3, view, Wait.EDIT)]
    late = await asyncio.gather(*old)
    studio.let.set()
    drawn = [b"3 0", f"3 {view.seat}".encode()]
    assert await asyncio.gather(*new) == drawn
    assert [isinstance(one, asyncio.Task) and one.result() for one in late] == drawn
    assert studio.drawn == [(1, 0), (3, 0), (3, view.seat)]


async def test_an_answer_does_not_wait_for_a_busy_drawing_process(studio: Studio) -> None:
    view = seats()[1]
    crowd = await studio.crowd(lambda number: studio.panel(2, view, Wait.ANSWER, number=number))
    async with asyncio.timeout(LONG):
        assert is_late(await studio.panel(2, view, Wait.ANSWER))
        assert is_late(await studio.table(2, Wait.ANSWER))
    studio.let.set()
    assert await studio.panel(2, view, Wait.EDIT) == f"2 {view.seat}".encode()
    assert await studio.table(2) == b"2 0"
    assert None not in await asyncio.gather(*crowd)


async def test_a_patient_caller_waits_even_if_drawing_is_behind(studio: Studio) -> None:
    """Else an announcer that comes again for its picture would do so without a pause."""
    crowd = await studio.crowd(lambda number: studio.table(2, number=number))
    waiting = studio.table(2, Wait.EDIT)
    await turns()
    assert not waiting.done()
    studio.let.set()
    assert await waiting == b"2 0"
    assert None not in await asyncio.gather(*crowd)


async def test_with_drawing_behind_the_player_to_move_gets_words_at_once(studio: Studio) -> None:
    mover, other, *_ = seats()
    crowd = await studio.crowd(lambda number: studio.panel(2, mover, Wait.EDIT, number=number))
    waiting = studio.panel(2, other, Wait.EDIT)
    async with asyncio.timeout(LONG):
        assert isinstance(await studio.panel(2, mover, Wait.EDIT), asyncio.Task)
    assert not waiting.done()
    studio.let.set()
    assert await waiting == f"2 {other.seat}".encode()
    assert None not in await asyncio.gather(*crowd)


async def test_one_answer_tests_whether_drawing_has_caught_up() -> None:
    view, waits = seats()[1], {**PATIENT, Wait.ANSWER: 0.01}
    async with busy_studio(waits, behind=0.0) as studio:
        assert isinstance(await studio.panel(2, view, Wait.ANSWER, number=2), asyncio.Task)
        waits[Wait.ANSWER] = 2 * LONG
        first = studio.panel(3, view, Wait.ANSWER, number=3)
        await turns()
        async with asyncio.timeout(LONG):
            assert isinstance(await studio.panel(4, view, Wait.ANSWER, number=4), asyncio.Task)
        assert not first.done()
        studio.let.set()
        assert await first == f"3 {view.seat}".encode()
        assert await studio.panel(5, view, Wait.ANSWER, number=5) == f"5 {view.seat}".encode()


async def test_the_player_to_move_also_finds_out_whether_drawing_is_behind() -> None:
    mover, other, *_ = seats()
    async with busy_studio({**PATIENT, Wait.ASKED: 0.01}, behind=2 * LONG) as studio:
        assert isinstance(await studio.panel(2, mover, Wait.ASKED), asyncio.Task)
        async with asyncio.timeout(LONG):
            assert isinstance(await studio.panel(3, other, Wait.ANSWER, number=3), asyncio.Task)


async def test_a_timely_picture_ends_the_lag_of_drawing() -> None:
    (mover, other, *_), waits = seats(), {**PATIENT, Wait.ANSWER: 0.01}
    async with busy_studio(waits, behind=0.0) as studio:
        assert isinstance(await studio.panel(2, other, Wait.ANSWER), asyncio.Task)
        waits[Wait.ANSWER] = 2 * LONG
        first = studio.panel(3, mover, Wait.ASKED, number=3)
        await turns()
        studio.let.set()
        assert await first is not None
        studio.let.clear()
        waiting = studio.panel(4, other, Wait.ANSWER, number=4)
        await turns()
        assert not waiting.done()
        studio.let.set()
        assert await waiting == f"4 {other.seat}".encode()


class Faulty:
    """A worker that fails as it is told to; ``questions`` is how many it was asked."""

    def __init__(self, fault: Exception | None) -> None:
        self.questions, self._fault = 0, fault

    async def answer(self, _: Callable[..., object], __: tuple[object, ...]) -> object:
        self.questions += 1
        if self._fault is None:
            await asyncio.Event().wait()
        else:
            raise self._fault
        raise AssertionError

    async def close(self) -> None:
        """It ends at once."""


class HastyQueue(WorkQueue):
    """Questions for which a worker has no time at all."""

    async def ask(self, urgency: Urgency, think: Callable[..., Returned], *about: object) -> Returned:
        return await super().ask(replace(urgency, patience=2 * LONG, thinking=0.0), think, *about)


@pytest.mark.parametrize(
    ("fault", "questions"),
    [(OSError("raster overflow"), 1), (WorkerDied("killed"), 2), (None, 1)],
    ids=["a fault", "a death", "no answer"],
)
async def test_whatever_fails_while_a_picture_is_drawn_leaves_words_and_is_not_tried_again(
    fault: Exception | None, questions: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Else a message whose words are to be replaced as soon as the picture is there would kill workers for ever."""
    caplog.set_level(logging.INFO)
    worker = Faulty(fault)

    async def start() -> Worker:
        return worker

    queue = (PatientQueue if fault else HastyQueue)(1, start)
    pictures = Pictures(table_picture, panel_picture, highlight_part, no_avatars, queue, waits=PATIENT)
    view = seats()[1]
    for _ in range(3):
        assert await pictures.of(trick(), Texts()) is None
        assert await pictures.of_panel(trick(), view, *LOOK, wait=Wait.EDIT) is None
        assert await pictures.of_highlight(march(), Texts()) is None
    assert worker.questions == 3 * questions, "each of the three once"
    assert [kind in caplog.text for kind in ("(table)", "(panel)", "(highlight)")] == [True] * 3
    assert caplog.text.count("words stand in") == 3
    newer = trick()._replace(seq=trick().seq + 1)
    assert await pictures.of(newer, Texts()) is None
    assert worker.questions == 4 * questions, "a new moment may look otherwise"
    await pictures.close()


async def test_a_picture_for_which_no_worker_was_free_is_tried_again() -> None:
    workers: list[Worker] = []

    async def start() -> Worker:
        if not workers:
            workers.append(await WorkerThread.start())
            raise WorkerDied("none can be started")
        return workers[0]

    class Impatient(WorkQueue):
        async def ask(self, urgency: Urgency, think: Callable[..., Returned], *about: object) -> Returned:
            patience = -STARTING_SECONDS if len(workers) < 1 else 2 * LONG
            return await super().ask(replace(urgency, patience=patience, thinking=2 * LONG), think, *about)

    pictures = Pictures(table_picture, panel_picture, highlight_part, no_avatars, Impatient(1, start), waits=PATIENT)
    assert await pictures.of(trick(), Texts()) is None
    assert isinstance(await pictures.of(trick(), Texts()), bytes)
    await pictures.close()


async def test_kept_pictures_are_bounded_in_bytes() -> None:
    drawn: list[int] = []

    def draw(table: TableView, *_: object) -> bytes:
        drawn.append(table.table_id)
        return bytes(KEPT_BYTES // 4)

    pictures = patient(draw, lambda *_: b"", highlight_part)
    for number in (1, 2, 3, 4, 5, 5, 2, 1):
        await pictures.of(trick()._replace(table_id=TableId(number)), Texts())
    assert drawn == [1, 2, 3, 4, 5, 1], "the fifth drove out the first"
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
        pressed = asyncio.ensure_future(pictures.of_panel(trick(), seats()[1], *LOOK, wait=Wait.ANSWER))
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


async def test_a_highlight_that_is_not_drawn_yet_is_not_waited_for(studio: Studio) -> None:
    studio.pictures.begin_highlight(march(), Texts())
    await turns()
    late = await studio.pictures.of_highlight(march(), Texts(), Wait.NONE)
    assert isinstance(late, asyncio.Task)
    studio.let.set()
    assert isinstance(await late, bytes)


async def test_a_highlight_whose_frames_cannot_be_drawn_stays_still() -> None:
    def part(shown: Highlight, texts: Texts, avatars: AvatarFiles, number: int) -> bytes:
        if number:
            raise WorkersBusy("no time")
        return highlight_part(shown, texts, avatars, number)

    pictures = patient(table_picture, panel_picture, part)
    still = await pictures.of_highlight(march(), Texts(), Wait.EDIT)
    await pictures.make(bytes)
    await turns()
    assert await pictures.of_highlight(march(), Texts(), Wait.NONE) == still
    await pictures.close()
