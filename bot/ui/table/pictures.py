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

Draw = Callable[[TableView, Texts], bytes]

_log = logging.getLogger(__name__)


class Pictures:
    """Draws tables; the newest picture of each of the last tables is kept."""

    def __init__(self, draw: Draw) -> None:
        self._draw = draw
        self._newest: OrderedDict[TableId, tuple[tuple[int, str], bytes]] = OrderedDict()

    async def of(self, table: TableView, texts: Texts) -> bytes | None:
        """The PNG of this table, or ``None`` if it could not be drawn: the words are enough to play by."""
        shown = (table.seq, texts.locale)
        kept = self._newest.get(table.table_id)
        if kept is not None and kept[0] == shown:
            return kept[1]
        try:
            png = await asyncio.to_thread(self._draw, table, texts)
        except Exception:  # noqa: BLE001 - the game goes on in words, and the log says what it was
            _log.exception("the picture of table %d could not be drawn", table.table_id)
            return None
        self._newest[table.table_id] = (shown, png)
        self._newest.move_to_end(table.table_id)
        while len(self._newest) > _KEPT:
            self._newest.popitem(last=False)
        return png


def as_file(png: bytes, alt: str) -> discord.File:
    """A fresh file: discord.py reads each only once."""
    return discord.File(io.BytesIO(png), FILE_NAME, description=alt)
