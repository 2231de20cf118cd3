"""The queue in which pictures of tables, panels and highlights are drawn. The newest pictures are kept.

``bot/pictures`` draws them in separate processes, beside the event loop.

Theory of operation. Pictures wait in one queue: first panels that somebody has just pressed, then the panels of
players who are asked, then tables, then other panels. Only the newest picture of each panel and table is drawn.
An older one is dropped if no process has begun it. If the queue is behind, answers and players who are asked do
not wait for their picture: words replace it, and the sender gets the task that finishes with the picture. A
highlight's still is a picture like the others. Its frames are drawn one by one while no picture waits, and
nobody waits for them. Only views are sent to the processes. This module must not know how pictures are sent.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping
from enum import Enum, auto
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

from bot.engine.views import SeatView
from bot.pictures.highlight_picture import Highlight, count_parts, join_parts
from bot.pictures.panel_picture import start_drawing
from bot.pictures.table_picture import AvatarFiles
from bot.processes.work_queue import QuestionFailed, Urgency, WorkersBusy, WorkQueue
from bot.processes.workers import WorkerProcess, WorkerThread
from bot.storage.api import TableId
from bot.tables.preferences import DeckColours, HandOrder
from bot.tables.views import Cards, TableView
from bot.task_group import TaskGroup
from bot.ui.picture_door import PictureDoor
from bot.words.catalogue import Texts

FILE_NAME = "table.png"
PANEL_FILE_NAME = "panel.png"


class Wait(Enum):
    """Who waits for a picture. ``WAITS`` says how long, before words replace it."""

    NONE = auto()
    """Nobody: use the picture only if it is finished."""
    ANSWER = auto()
    """A person who has just pressed. 99 of 100 answers must arrive within 0.1 s."""
    ASKED = auto()
    """A player on turn, for their panel."""
    SHEET = auto()
    """A score sheet with the still of its latest hand. Where computers do not pause, the next hand follows at once."""
    EDIT = auto()
    """Everybody else."""
    ONLOOKER = auto()
    """The panel of a person who is not on turn. Sending words first would cost a second edit."""
    ALWAYS = auto()
    """A person who waits however long it takes."""


WAITS: Mapping[Wait, float | None] = MappingProxyType(
    {
        Wait.NONE: 0.0,
        Wait.ANSWER: 0.05,
        Wait.ASKED: 0.2,
        Wait.SHEET: 0.3,
        Wait.EDIT: 1.0,
        Wait.ONLOOKER: 4.0,
        Wait.ALWAYS: None,
    }
)
"""Seconds that each of them waits; ``None``: without a limit."""

PRESSED = Urgency(rank=0, patience=1.0, thinking=5.0)
"""The panel of a person who has just pressed."""
PANEL = Urgency(rank=1, patience=10.0, thinking=5.0)
TABLE = Urgency(rank=2, patience=10.0, thinking=5.0)
WATCHED = Urgency(rank=3, patience=10.0, thinking=5.0)
"""The panel of a person who waits for others."""
LATER = Urgency(rank=4, patience=30.0, thinking=5.0)
"""A picture for which nobody waits, because the queue is behind and words were sent instead."""
FILE = Urgency(rank=5, patience=60.0, thinking=30.0)
"""A part of a file that a person waits for. It is drawn only while no picture waits."""
FRAME = Urgency(rank=5, patience=10.0, thinking=5.0)
"""The next frame of a highlight, drawn only while no picture waits. If it takes too long, the still remains."""

MOST_WAITING = 8
"""The number of waiting pictures for each process from which answers are sent in words at once."""
BEHIND_SECONDS = 1.0
"""After a picture was late, answers and players on turn wait for no pictures for this many seconds."""
KEPT = 256
"""The number of pictures kept: the newest one of each of this many messages."""
KEPT_BYTES = 16 << 20
"""The most bytes of all kept pictures. Most pictures have about 25 KB, an animation up to 400 KB."""

DrawTable = Callable[[TableView, Texts, DeckColours, AvatarFiles], bytes]
DrawPart = Callable[[Highlight, Texts, AvatarFiles, int], bytes]
"""Draws one part of a highlight, counted from 0."""
DrawPanel = Callable[[TableView, SeatView, Texts, DeckColours, HandOrder, AvatarFiles, Cards], bytes]
Late = asyncio.Task[bytes | None]
"""A picture that is still being drawn. Once the task is done, the next call returns it, unless drawing failed."""


class _Place(NamedTuple):
    """Where a picture is shown, and how its reader sees it. Seat 0 stands for people who do not sit at the table."""

    table_id: TableId
    seat: int
    locale: str
    look: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        return "panel" if self.seat else "highlight" if self.look == _HIGHLIGHT else "table"


_HIGHLIGHT = ("highlight",)


class Pictures:
    """Draws tables and panels with the workers of ``queue`` and keeps the newest ``kept`` pictures.

    ``waits`` has the seconds of each ``Wait``. After a picture was late, answers and players on turn do not wait for
    ``behind`` seconds.
    """

    def __init__(
        self,
        draw: DrawTable,
        draw_panel: DrawPanel,
        draw_part: DrawPart,
        avatars_of: Callable[[Iterable[int | None]], AvatarFiles],
        queue: WorkQueue,
        *,
        waits: Mapping[Wait, float | None] = WAITS,
        behind: float = BEHIND_SECONDS,
        kept: int = KEPT,
    ) -> None:
        self._draw = draw
        self._draw_panel = draw_panel
        self._draw_part = draw_part
        self._avatars_of = avatars_of
        self.queue = queue
        self._waits = waits
        self._behind_seconds = behind
        self._kept = kept
        self._newest: OrderedDict[_Place, tuple[int, bytes | None]] = OrderedDict()
        """The sequence number and the picture; ``None`` if drawing failed, so that it is not repeated."""
        self._door = PictureDoor()
        self._bytes = 0
        self._drawing: dict[_Place, tuple[int, Late]] = {}
        self._behind_until = 0.0
        self._tasks = TaskGroup()

    def keep_ready(self) -> None:
        """Start a drawing process, because a table was opened."""
        self.queue.keep_ready()

    async def of(self, table: TableView, texts: Texts, wait: Wait = Wait.ALWAYS) -> bytes | Late | None:
        """Return a table's PNG, or ``None`` if it cannot be drawn. If it is late, return the task that draws it."""
        look = ("without-acts",) if table.withholds_acts else ()
        place, urgency = _Place(table.table_id, 0, texts.locale, look), TABLE
        if wait in (Wait.NONE, Wait.ANSWER) and self._behind(TABLE):
            urgency, wait = LATER, Wait.NONE
        avatars = self._avatars_of(chair.user_id for chair in table.chairs)
        drawing = self._ask(urgency, self._draw, table, texts, DeckColours.PAIRS, avatars)
        return await self.draw(place, table.seq, wait, drawing)

    async def of_panel(
        self,
        table: TableView,
        own_view: SeatView,
        texts: Texts,
        colours: DeckColours,
        order: HandOrder,
        wait: Wait = Wait.ANSWER,
        framed: Cards = (),
    ) -> bytes | Late | None:
        """Return the PNG of a player's own seat with the ``framed`` cards marked, as ``of`` does. Answers are drawn
        first; if the queue is behind, neither they nor players on turn wait for the picture.
        """
        urgency = PRESSED if wait is Wait.ANSWER else PANEL if own_view.legal else WATCHED
        if (urgency is PRESSED or own_view.legal) and self._behind(urgency):
            urgency, wait = LATER, Wait.NONE
        place = _Place(table.table_id, own_view.seat, texts.locale, (colours, order, *map(str, framed)))
        avatars = self._avatars_of(chair.user_id for chair in table.chairs)
        drawing = self._ask(urgency, self._draw_panel, table, own_view, texts, colours, order, avatars, framed)
        return await self.draw(place, table.seq, wait, drawing)

    async def of_highlight(self, highlight: Highlight, texts: Texts, wait: Wait = Wait.ALWAYS) -> bytes | Late | None:
        """Return a highlight as a WebP file, as ``of`` does: its still, or its animation once that is complete."""
        place, urgency = _Place(highlight.table.table_id, 0, texts.locale, _HIGHLIGHT), TABLE
        if wait in (Wait.NONE, Wait.ANSWER) and self._behind(TABLE):
            urgency, wait = LATER, Wait.NONE
        drawing = partial(self._draw_still, place, urgency, highlight, texts)
        return await self.draw(place, highlight.table.hand_seq, wait, drawing)

    def begin_highlight(self, highlight: Highlight, texts: Texts) -> None:
        """Start drawing a highlight that will be shown in a few seconds."""
        self._tasks.start(self.of_highlight(highlight, texts), f"the highlight of table {highlight.table.table_id}")

    async def make(self, make: Callable[..., bytes], *of: object) -> bytes:
        """Run ``make(*of)`` in a drawing process while no picture waits. Raises ``WorkersBusy`` if none is free."""
        return await self._ask(FILE, make, *of)()

    def count_waiting(self) -> dict[str, int]:
        """Return how many pictures of each kind still wait for a worker."""
        kinds = {"pressed": PRESSED, "panel": PANEL, "table": TABLE, "watched": WATCHED, "later": LATER, "file": FILE}
        return self.queue.count_by_kind(kinds)

    async def close(self) -> None:
        await self._tasks.close()
        tasks = [task for _, task in self._drawing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.queue.close()

    def _ask(self, urgency: Urgency, draw: Callable[..., bytes], *shown: object) -> Callable[[], Awaitable[bytes]]:
        return partial(self.queue.ask, urgency, partial(draw, *shown))  # one object, so that no view is hashed

    def _behind(self, urgency: Urgency) -> bool:
        now = asyncio.get_running_loop().time()
        if now < self._behind_until:
            return True
        if self._behind_until:
            self._behind_until = now + (self._waits[Wait.ANSWER] or 0.0)
        return self.queue.count_waiting(urgency.rank) >= MOST_WAITING * self.queue.processes

    async def draw(
        self, place: _Place, seq: int, wait: Wait, drawing: Callable[[], Awaitable[bytes]]
    ) -> bytes | Late | None:
        """Return the picture for a place, or if late, the task that draws it. An older picture of it is cancelled."""
        newest = self._newest.get(place)
        if newest is not None and newest[0] == seq:
            return newest[1]
        under_way = self._drawing.get(place)
        if under_way is not None and under_way[0] != seq:
            under_way[1].cancel()
        if under_way is None or under_way[0] != seq:
            task = asyncio.create_task(self._draw_one(place, seq, drawing), name=f"picture of table {place.table_id}")
            under_way = self._drawing[place] = (seq, task)
        done, _ = await asyncio.wait({under_way[1]}, timeout=self._waits[wait])
        if wait in (Wait.ANSWER, Wait.ASKED):
            self._behind_until = 0.0 if done else asyncio.get_running_loop().time() + self._behind_seconds
        if not done:
            return under_way[1]
        if under_way[1].cancelled():  # a newer picture for the same message replaced it
            return self._drawing.get(place, (seq, None))[1]
        return under_way[1].result()

    async def _draw_still(self, place: _Place, urgency: Urgency, highlight: Highlight, texts: Texts) -> bytes:
        avatars = self._avatars_of(chair.user_id for chair in highlight.table.chairs)
        still = await self._ask(urgency, self._draw_part, highlight, texts, avatars, 0)()
        self._tasks.start(self._animate(place, still, highlight, texts, avatars), f"frames of table {place.table_id}")
        return still

    async def _animate(
        self, place: _Place, still: bytes, highlight: Highlight, texts: Texts, avatars: AvatarFiles
    ) -> None:
        parts, seq = [still], highlight.table.hand_seq
        with self._door.guard("animation"):
            for number in range(1, count_parts(highlight)):
                parts.append(await self._ask(FRAME, self._draw_part, highlight, texts, avatars, number)())
            if self._newest.get(place) == (seq, still):
                self._keep(place, seq, join_parts(parts))

    async def _draw_one(self, place: _Place, seq: int, drawing: Callable[[], Awaitable[bytes]]) -> bytes | None:
        picture, is_final = None, True
        try:
            with self._door.guard(place.kind):
                try:
                    picture = await drawing()
                except WorkersBusy as why:
                    is_final = isinstance(why, QuestionFailed)
                    raise
        finally:
            if self._drawing.get(place, (None,))[0] == seq:
                del self._drawing[place]
        if is_final:
            self._keep(place, seq, picture)
        return picture

    def _keep(self, place: _Place, seq: int, picture: bytes | None) -> None:
        self._forget(place)
        self._newest[place] = (seq, picture)
        self._bytes += len(picture or b"")
        while len(self._newest) > self._kept or self._bytes > KEPT_BYTES:
            self._forget(next(iter(self._newest)))

    def _forget(self, place: _Place) -> None:
        _, picture = self._newest.pop(place, (0, None))
        self._bytes -= len(picture or b"")


def drawing_queue(processes: int = 0) -> WorkQueue:
    """Return a queue for this many drawing processes, started when needed; if 0, for a thread of this process."""
    return WorkQueue(
        max(1, processes), partial(WorkerProcess.start, start_drawing) if processes else WorkerThread.start
    )
