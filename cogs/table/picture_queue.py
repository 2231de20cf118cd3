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
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import NamedTuple

from bot.engine.views import SeatView
from bot.pictures.highlight_picture import Highlight, count_parts, join_parts
from bot.pictures.panel_picture import start_drawing
from bot.pictures.table_picture import Avatars
from bot.processes.work_queue import Urgency, Worker, WorkersBusy, WorkQueue
from bot.processes.workers import WorkerProcess, WorkerThread
from bot.storage.api import TableId
from bot.tables.preferences import DeckColours, HandOrder
from bot.tables.views import Cards, TableView
from bot.task_group import TaskGroup
from bot.words.catalogue import Texts

FILE_NAME = "table.png"
PANEL_FILE_NAME = "panel.png"

PICTURE_PATIENCE = 0.05
"""Seconds that an answer waits for its picture; 99 answers of 100 are to be there within 0.1 s."""
EDIT_PATIENCE = 1.0
"""Seconds that everything else waits for its picture before words stand in."""
ASKED_PATIENCE = 0.2
"""Seconds that the panel of a player who is asked waits for its picture before words stand in."""
ONLOOKER_PATIENCE = 4.0
"""Seconds that a panel of somebody who is not asked waits for its picture: words first would be a second edit."""
HIGHLIGHT_PATIENCE = 0.3
"""Seconds that a score sheet waits for the still of its latest hand, where nobody paused after that: the table of the
next hand follows it.
"""

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
"""So many pictures may wait for each process before answers go out in words at once."""
BEHIND_SECONDS = 1.0
"""Seconds for which neither answers nor players who are asked wait for pictures after one has waited in vain."""
_KEPT = 256

Draw = Callable[[TableView, Texts, DeckColours, Avatars], bytes]
DrawPart = Callable[[Highlight, Texts, Avatars, int], bytes]
"""Draws one part of a highlight, counted from 0."""
DrawPanel = Callable[[TableView, SeatView, Texts, DeckColours, HandOrder, Avatars, Cards], bytes]
Late = asyncio.Task[bytes | None]
"""A picture that is still being drawn; when the task is done, the next call has it, unless it could not be drawn."""

_log = logging.getLogger(__name__)


class _Place(NamedTuple):
    """Where a picture is shown: a table seen from outside (seat 0) or by the player at a seat, and how they see it."""

    table_id: TableId
    seat: int
    locale: str
    look: tuple[str, ...] = ()


class Pictures:
    """Draws tables and panels in up to ``processes`` processes, started when needed; if 0, in a thread of this one."""

    def __init__(
        self,
        draw: Draw,
        draw_panel: DrawPanel,
        draw_part: DrawPart,
        avatars_of: Callable[[Iterable[int | None]], Avatars],
        processes: int = 0,
    ) -> None:
        self._draw = draw
        self._draw_panel = draw_panel
        self._draw_part = draw_part
        self._avatars_of = avatars_of
        self._processes = processes
        self.queue = WorkQueue(max(1, processes), _new_process if processes else WorkerThread.start)
        self._newest: OrderedDict[_Place, tuple[int, bytes]] = OrderedDict()
        """The sequence number and what was drawn."""
        self._drawing: dict[_Place, tuple[int, Late]] = {}
        self._behind_until = 0.0
        self._tasks = TaskGroup()

    def keep_ready(self) -> None:
        """Load a process that draws, now that a table is open."""
        self.queue.keep_ready()

    async def of(self, table: TableView, texts: Texts, patience: float | None = None) -> bytes | Late | None:
        """Return the PNG of this table, or ``None`` if it could not be drawn: the words are enough to play by.

        If it is not there after ``patience`` seconds, return the task that draws it.
        """
        look = ("without-trick",) if table.withholds_trick else ()
        place, urgency = _Place(table.table_id, 0, texts.locale, look), TABLE
        if patience is not None and patience <= PICTURE_PATIENCE and self._behind(TABLE):
            urgency, patience = LATER, 0.0
        avatars = self._avatars_of(chair.user_id for chair in table.chairs)
        drawing = self._ask(urgency, self._draw, table, texts, DeckColours.PAIRS, avatars)
        return await self.draw(place, table.seq, patience, drawing)

    async def of_panel(
        self,
        table: TableView,
        own_view: SeatView,
        texts: Texts,
        colours: DeckColours,
        order: HandOrder,
        patience: float = PICTURE_PATIENCE,
        framed: Cards = (),
    ) -> bytes | Late | None:
        """Return the PNG of a player's own seat, as ``of`` does, with these cards framed. Who waits no longer than
        for an answer goes first; where the drawing is behind, neither they nor a player who is asked wait for it.
        """
        urgency = PRESSED if patience <= PICTURE_PATIENCE else PANEL if own_view.legal else WATCHED
        if (urgency is PRESSED or own_view.legal) and self._behind(urgency):
            urgency, patience = LATER, 0.0
        place = _Place(table.table_id, own_view.seat, texts.locale, (colours, order, *map(str, framed)))
        avatars = self._avatars_of(chair.user_id for chair in table.chairs)
        drawing = self._ask(urgency, self._draw_panel, table, own_view, texts, colours, order, avatars, framed)
        return await self.draw(place, table.seq, patience, drawing)

    async def of_highlight(
        self, highlight: Highlight, texts: Texts, patience: float | None = None
    ) -> bytes | Late | None:
        """Return a highlight as a WebP file, as ``of`` does: its still, or the animation once all of that is drawn."""
        place, urgency = _Place(highlight.table.table_id, 0, texts.locale, ("highlight",)), TABLE
        if patience is not None and patience <= PICTURE_PATIENCE and self._behind(TABLE):
            urgency, patience = LATER, 0.0
        drawing = partial(self._draw_still, place, urgency, highlight, texts)
        return await self.draw(place, highlight.table.hand_seq, patience, drawing)

    def begin_highlight(self, highlight: Highlight, texts: Texts) -> None:
        """Draw a highlight that is to be shown in some seconds."""
        self._tasks.start(self.of_highlight(highlight, texts), f"the highlight of table {highlight.table.table_id}")

    async def make(self, make: Callable[..., bytes], *of: object) -> bytes:
        """Make something else that takes long, ``make(*of)``: in the same processes, one part of it at a time, whenever
        no picture waits. ``WorkersBusy`` if they have no time.
        """
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
        """Return whether nobody is to wait for a picture; one who waits finds out when that is over; others do not
        wait.
        """
        now = asyncio.get_running_loop().time()
        if now < self._behind_until:
            return True
        if self._behind_until:
            self._behind_until = now + PICTURE_PATIENCE
        return self.queue.count_waiting(urgency.rank) >= MOST_WAITING * max(1, self._processes)

    async def draw(
        self, place: _Place, seq: int, patience: float | None, drawing: Callable[[], Awaitable[bytes]]
    ) -> bytes | Late | None:
        """Return what is drawn for a place, or the task that draws it after so many seconds; the older one that waits
        there goes.
        """
        newest = self._newest.get(place)
        if newest is not None and newest[0] == seq:
            return newest[1]
        under_way = self._drawing.get(place)
        if under_way is not None and under_way[0] != seq:
            under_way[1].cancel()
        if under_way is None or under_way[0] != seq:
            task = asyncio.create_task(self._draw_one(place, seq, drawing), name=f"picture of table {place.table_id}")
            under_way = self._drawing[place] = (seq, task)
        done, _ = await asyncio.wait({under_way[1]}, timeout=patience)
        if patience in (PICTURE_PATIENCE, ASKED_PATIENCE):
            self._behind_until = 0.0 if done else asyncio.get_running_loop().time() + BEHIND_SECONDS
        if not done:
            return under_way[1]
        if under_way[1].cancelled():  # for another one, which its message comes to show
            return self._drawing.get(place, (seq, None))[1]
        return under_way[1].result()

    async def _draw_still(self, place: _Place, urgency: Urgency, highlight: Highlight, texts: Texts) -> bytes:
        """Draw a highlight's still, then begin with its frames."""
        avatars = self._avatars_of(chair.user_id for chair in highlight.table.chairs)
        still = await self._ask(urgency, self._draw_part, highlight, texts, avatars, 0)()
        self._tasks.start(self._animate(place, still, highlight, texts, avatars), f"frames of table {place.table_id}")
        return still

    async def _animate(self, place: _Place, still: bytes, highlight: Highlight, texts: Texts, avatars: Avatars) -> None:
        """Draw the frames of a highlight, and let the animation take the place of the still."""
        parts = [still]
        try:
            for number in range(1, count_parts(highlight)):
                parts.append(await self._ask(FRAME, self._draw_part, highlight, texts, avatars, number)())
        except WorkersBusy as why:
            _log.info("a highlight of table %d does not move: %s", place.table_id, why)
        else:
            if self._newest.get(place) == (highlight.table.hand_seq, still):
                self._newest[place] = (highlight.table.hand_seq, join_parts(parts))

    async def _draw_one(self, place: _Place, seq: int, drawing: Callable[[], Awaitable[bytes]]) -> bytes | None:
        try:
            png = await drawing()
        except WorkersBusy as why:
            _log.info("table %d is shown in words: %s", place.table_id, why)
            return None
        except Exception:  # noqa: BLE001 - the game goes on in words, and the fault is logged
            _log.exception("a picture of table %d could not be drawn", place.table_id)
            return None
        finally:
            if self._drawing.get(place, (None,))[0] == seq:
                del self._drawing[place]
        self._newest[place] = (seq, png)
        self._newest.move_to_end(place)
        while len(self._newest) > _KEPT:
            self._newest.popitem(last=False)
        return png


async def _new_process() -> Worker:
    return await WorkerProcess.start(start_drawing)
