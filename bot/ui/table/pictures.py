"""The picture of a table as a file to send, drawn beside the event loop, and kept while the table stays the same.

Must not know how it is sent.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Callable

import discord

from bot.render.text.catalogue import Texts
from bot.storage.port import TableId
from bot.tables.snapshots import TableView

FILE_NAME = "table.png"
_KEPT = 64

_Key = tuple[int, str]
"""What a picture shows: the table's sequence number, and the language."""

Draw = Callable[[TableView, Texts], bytes]

_log = logging.getLogger(__name__)


class Pictures:
    """Draws tables, one after another so that the event loop gets its share of the processor; the newest picture of
    each of the last tables is kept.
    """

    def __init__(self, draw: Draw) -> None:
        self._draw = draw
        self._newest: OrderedDict[TableId, tuple[_Key, bytes]] = OrderedDict()
        self._drawing: dict[TableId, tuple[_Key, asyncio.Task[bytes | None]]] = {}
        self._turn = asyncio.Lock()

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

    def is_drawing(self, table_id: TableId) -> bool:
        """Whether a picture of this table is about to be there."""
        return table_id in self._drawing

    async def _drawn(self, table: TableView, texts: Texts, shown: _Key) -> bytes | None:
        try:
            async with self._turn:
                png = await asyncio.to_thread(self._draw, table, texts)
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


def as_file(png: bytes, alt: str) -> discord.File:
    """A fresh file: discord.py reads each only once."""
    return discord.File(io.BytesIO(png), FILE_NAME, description=alt)
