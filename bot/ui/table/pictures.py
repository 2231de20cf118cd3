"""Tables and panels as pictures, drawn beside the event loop; a table's is kept while the table stays the same.

Must not know how they are sent.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import discord

from bot.engine.views import SeatView
from bot.render.text.catalogue import Texts
from bot.storage.port import TableId
from bot.tables.preferences import DeckColours, HandOrder
from bot.tables.snapshots import TableView

FILE_NAME = "table.png"
PANEL_FILE_NAME = "panel.png"

PICTURE_PATIENCE = 0.4
"""Seconds that an answer waits for its picture; Discord waits three for the answer."""
_KEPT = 64

_Key = tuple[int, str]
"""What a picture shows: the table's sequence number, and the language."""

Draw = Callable[[TableView, Texts], bytes]
DrawPanel = Callable[[TableView, SeatView, Texts, DeckColours, HandOrder], bytes]

_log = logging.getLogger(__name__)


class Pictures:
    """Draws tables and panels, one after another so that the event loop gets its share of the processor; the newest
    picture of each of the last tables is kept.
    """

    def __init__(self, draw: Draw, draw_panel: DrawPanel) -> None:
        self._draw = draw
        self._draw_panel = draw_panel
        self._newest: OrderedDict[TableId, tuple[_Key, bytes]] = OrderedDict()
        self._drawing: dict[TableId, tuple[_Key, asyncio.Task[bytes | None]]] = {}
        self._painter = ThreadPoolExecutor(1, "pictures")

    async def of(self, table: TableView, texts: Texts, patience: float | None = None) -> bytes | None:
        """The PNG of this table, or ``None`` if it could not be drawn: the words are enough to play by.

        Also ``None`` if it is not there after ``patience`` seconds; then it ``is_drawing``, and the next call has it.
        """
        shown = (table.seq, texts.locale)
        kept = self._newest.get(table.table_id)
        if kept is not None and kept[0] == shown:
            return kept[1]
        known = self._drawing.get(table.table_id)
        if known is None or known[0] != shown:
            task = asyncio.create_task(self._drawn(table, texts, shown), name=f"picture of table {table.table_id}")
            known = self._drawing[table.table_id] = (shown, task)
        done, _ = await asyncio.wait({known[1]}, timeout=patience)
        return known[1].result() if done else None

    async def of_panel(
        self, table: TableView, mine: SeatView, texts: Texts, colours: DeckColours, order: HandOrder
    ) -> bytes | None:
        """The PNG of a player's own seat, or ``None`` if it could not be drawn in time."""
        try:
            async with asyncio.timeout(PICTURE_PATIENCE):
                return await self._paint(self._draw_panel, table, mine, texts, colours, order)
        except TimeoutError:
            return None
        except Exception:  # noqa: BLE001 - the game goes on in words, and the log says what it was
            _log.exception("a panel of table %d could not be drawn", table.table_id)
            return None

    def is_drawing(self, table_id: TableId) -> bool:
        """Whether a picture of this table is about to be there."""
        return table_id in self._drawing

    def close(self) -> None:
        """Draw nothing any more."""
        self._painter.shutdown(wait=False, cancel_futures=True)

    async def _paint(self, draw: Callable[..., bytes], *shown: object) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._painter, draw, *shown)

    async def _drawn(self, table: TableView, texts: Texts, shown: _Key) -> bytes | None:
        try:
            png = await self._paint(self._draw, table, texts)
        except Exception:  # noqa: BLE001 - the game goes on in words, and the log says what it was
            _log.exception("the picture of table %d could not be drawn", table.table_id)
            return None
        finally:
            if self._drawing.get(table.table_id, (None,))[0] == shown:
                del self._drawing[table.table_id]
        self._newest[table.table_id] = (shown, png)
        self._newest.move_to_end(table.table_id)
        while len(self._newest) > _KEPT:
            self._newest.popitem(last=False)
        return png


def as_file(png: bytes, alt: str, name: str = FILE_NAME) -> discord.File:
    """A fresh file: discord.py reads each only once."""
    return discord.File(io.BytesIO(png), name, description=alt)
