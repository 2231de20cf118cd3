"""The queue of pictures of tables, panels and highlights, for the channel, the panels and spectators alike; the newest
are kept.

``bot/pictures`` draws them, beside the event loop in processes of its own.

Theory of operation. Pictures wait in one queue: panels that somebody has just pressed, then those of players who are
asked, then tables, then the panels of those who wait. Of each panel and each table only the newest is drawn; an older
one that has not been begun is dropped. Where the drawing is behind, neither an answer nor a player who is asked waits
for it: words stand in, and their sender gets the task that is done when the picture is there. A highlight's still is a
picture like the others; its frames follow one by one whenever no picture waits, and nobody waits for them. Only views
cross the process border. Must not know how pictures are sent.
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
from bot.pictures.table_picture import Avatars
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
    """Who waits for a picture, and so for how long (``WAITS``) before words stand in."""

    NONE = auto()
    """Nobody: what is there already is shown."""
    ANSWER = auto()
    """Somebody who has just pressed; of 100 answers 99 are to be there within 0.1 s."""
    ASKED = auto()
    """A player who is asked, for their panel."""
    SHEET = auto()
    """A score sheet, for the still of its latest hand, where nobody paused after that: the next hand follows it."""
    EDIT = auto()
    """Everything else."""
    ONLOOKER = auto()
    """The panel of somebody who is not asked: words first would be a second edit."""
    ALWAYS = auto()
    """However long it takes."""


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
"""Seconds that each of them waits."""

PRESSED = Urgency(rank=0, patience=1.0, thinking=5.0)
"""The panel of somebody who has just pressed."""
PANEL = Urgency(rank=1, patience=10.0, thinking=5.0)
TABLE = Urgency(rank=2, patience=10.0, thinking=5.0)
WATCHED = Urgency(rank=3, patience=10.0, thinking=5.0)
"""The panel of somebody who waits for others."""
LATER = Urgency(rank=4, patience=30.0, thinking=5.0)
"""What was answered in words because the drawing is behind."""
FILE = Urgency(rank=5, patience=60.0, thinking=30.0)
"""A part of a file that somebody waits for, whenever no picture waits."""
FRAME = Urgency(rank=5, patience=10.0, thinking=5.0)
"""The next frame of a highlight: the same, but after a while the still is enough."""

MOST_WAITING = 8
"""Pictures that may wait for each process before answers go out in words at once."""
BEHIND_SECONDS = 1.0
"""Seconds for which neither answers nor players who are asked wait for pictures after one has waited in vain."""
KEPT = 256
"""Pictures that are kept, the newest of as many messages."""
KEPT_BYTES = 16 << 20
"""Their bytes at most: most pictures have some 25 KB, an animation up to 400."""

Draw = Callable[[TableView, Texts, DeckColours, Avatars], bytes]
DrawPart = Callable[[Highlight, Texts, Avatars, int], bytes]
"""Draws one part of a highlight, counted from 0."""
DrawPanel = Callable[[TableView, SeatView, Texts, DeckColours, HandOrder, Avatars, Cards], bytes]
Late = asyncio.Task[bytes | None]
"""A picture that is still being drawn; when the task is done, the next call has it, unless it could not be drawn."""


class _Place(NamedTuple):
    """Where a picture is shown: a table seen from outside (seat 0) or by the player at a seat, and how they see it."""

    table_id: TableId
    seat: int
    locale: str
    look: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        """What the log calls a picture shown there."""
        return "panel" if self.seat else "highlight" if self.look == _HIGHLIGHT else "table"


_HIGHLIGHT = ("highlight",)


class Pictures:
    """Draws tables and panels by the workers of ``queue``; ``waits`` are the seconds that each who waits does so. For
    ``behind`` seconds after one has waited in vain neither answers nor players who are asked wait. So many pictures are
    ``kept``.
    """

    def __init__(
        self,
        draw: Draw,
        draw_panel: DrawPanel,
        draw_part: DrawPart,
        avatars_of: Callable[[Iterable[int | None]], Avatars],
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
        """The sequence number and what was drawn; ``None`` where that failed, so that it is not tried again."""
        self._door = PictureDoor()
        self._bytes = 0
        self._drawing: dict[_Place, tuple[int, Late]] = {}
        self._behind_until = 0.0
        self._tasks = TaskGroup()

    def keep_ready(self) -> None:
        """Load a process that draws, now that a table is open."""
        self.queue.keep_ready()

    async def of(self, table: TableView, texts: Texts, wait: Wait = Wait.ALWAYS) -> bytes | Late | None:
        """Return a table's PNG, ``None`` if it cannot be drawn; if it is late, the task that draws it."""
        look = ("without-trick",) if table.withholds_trick else ()
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
        """Return the PNG of a player's own seat, as ``of`` does, with these cards framed. An answer goes
        first; where the drawing is behind, neither that nor a player who is asked waits for it.
        """
        urgency = PRESSED if wait is Wait.ANSWER else PANEL if own_view.legal else WATCHED
        if (urgency is PRESSED or own_view.legal) and self._behind(urgency):
            urgency, wait = LATER, Wait.NONE
        place = _Place(table.table_id, own_view.seat, texts.locale, (colours, order, *map(str, framed)))
        avatars = self._avatars_of(chair.user_id for chair in table.chairs)
        drawing = self._ask(urgency, self._draw_panel, table, own_view, texts, colours, order, avatars, framed)
        return await self.draw(place, table.seq, wait, drawing)

    async def of_highlight(self, highlight: Highlight, texts: Texts, wait: Wait = Wait.ALWAYS) -> bytes | Late | None:
        """Return a highlight as a WebP file, as ``of`` does: its still, or the animation once all of that is drawn."""
        place, urgency = _Place(highlight.table.table_id, 0, texts.locale, _HIGHLIGHT), TABLE
        if wait in (Wait.NONE, Wait.ANSWER) and self._behind(TABLE):
            urgency, wait = LATER, Wait.NONE
        drawing = partial(self._draw_still, place, urgency, highlight, texts)
        return await self.draw(place, highlight.table.hand_seq, wait, drawing)

    def begin_highlight(self, highlight: Highlight, texts: Texts) -> None:
        """Draw a highlight that is to be shown in some seconds."""
        self._tasks.start(self.of_highlight(highlight, texts), f"the highlight of table {highlight.table.table_id}")

    async def make(self, make: Callable[..., bytes], *of: object) -> bytes:
        """Run ``make(*of)`` in the same processes while no picture waits; ``WorkersBusy`` if none is free."""
        return await self._ask(FILE, make, *of)()

    def count_waiting(self) -> dict[str, int]:
        """Return how many pictures of each kind no worker has begun yet."""
        kinds = {"pressed": PRESSED, "panel": PANEL, "table": TABLE, "watched": WATCHED, "later": LATER, "file": FILE}
        return self.queue.count_by_kind(kinds)

    async def close(self) -> None:
        """Draw nothing any more."""
        await self._tasks.close()
        tasks = [task for _, task in self._drawing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.queue.close()

    def _ask(self, urgency: Urgency, draw: Callable[..., bytes], *shown: object) -> Callable[[], Awaitable[bytes]]:
        return partial(self.queue.ask, urgency, partial(draw, *shown))  # one object: no view has to be hashed

    def _behind(self, urgency: Urgency) -> bool:
        """Return whether pictures take too long to wait for.
        From time to time one answer must wait, to find out whether that is over.
        """
        now = asyncio.get_running_loop().time()
        if now < self._behind_until:
            return True
        if self._behind_until:
            self._behind_until = now + (self._waits[Wait.ANSWER] or 0.0)
        return self.queue.count_waiting(urgency.rank) >= MOST_WAITING * self.queue.processes

    async def draw(
        self, place: _Place, seq: int, wait: Wait, drawing: Callable[[], Awaitable[bytes]]
    ) -> bytes | Late | None:
        """Return the picture for a place, or the task that draws it if nobody waits; it replaces an older one."""
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
        if under_way[1].cancelled():  # for another one, which its message comes to show
            return self._drawing.get(place, (seq, None))[1]
        return under_way[1].result()

    async def _draw_still(self, place: _Place, urgency: Urgency, highlight: Highlight, texts: Texts) -> bytes:
        avatars = self._avatars_of(chair.user_id for chair in highlight.table.chairs)
        still = await self._ask(urgency, self._draw_part, highlight, texts, avatars, 0)()
        self._tasks.start(self._animate(place, still, highlight, texts, avatars), f"frames of table {place.table_id}")
        return still

    async def _animate(self, place: _Place, still: bytes, highlight: Highlight, texts: Texts, avatars: Avatars) -> None:
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
    """Return a queue for so many processes that draw, started when needed; if 0, for a thread of this one."""
    return WorkQueue(
        max(1, processes), partial(WorkerProcess.start, start_drawing) if processes else WorkerThread.start
    )
