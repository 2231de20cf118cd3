"""What a private panel shows, made ready to be sent once: the layout and its picture.

Must not know when it is sent, nor how.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from bot.engine.views import SeatView
from bot.render.text.panel import panel_alt
from bot.tables.snapshots import TableView
from bot.ui.discord.drawing import as_file
from bot.ui.discord.mentions import NOBODY
from bot.ui.table.layouts import panel_layout
from bot.ui.table.pictures import PANEL_FILE_NAME, PICTURE_PATIENCE, Pictures
from bot.ui.viewers import Viewer


@dataclass(frozen=True, slots=True)
class PanelMessage:
    """A panel ready to be sent once; ``unfinished`` if its picture is still being drawn."""

    layout: discord.ui.LayoutView
    files: list[discord.File]
    unfinished: bool = False

    def new(self) -> dict[str, Any]:
        """The arguments of a message that is sent."""
        return {"view": self.layout, "files": self.files, "allowed_mentions": NOBODY}

    def changed(self) -> dict[str, Any]:
        """The arguments of a message that is edited: an older picture goes."""
        return {"view": self.layout, "attachments": self.files, "allowed_mentions": NOBODY}


async def panel_message(
    pictures: Pictures,
    table: TableView,
    mine: SeatView,
    note: str | None,
    viewer: Viewer,
    patience: float = PICTURE_PATIENCE,
) -> PanelMessage:
    """A player's own panel; ``note`` is a sentence about their last press. Whoever has chosen words gets words, and so
    does everybody whose picture is not there within ``patience`` seconds.
    """
    if viewer.text_only:
        return PanelMessage(panel_layout(table, mine, note, viewer), [])
    png = await pictures.of_panel(table.as_played, mine, viewer.texts, viewer.deck, viewer.hand_order, patience)
    if png is None:
        unfinished = pictures.is_drawing(table.table_id, mine.seat)
        return PanelMessage(panel_layout(table, mine, note, viewer), [], unfinished)
    alt = panel_alt(table, mine, viewer.texts, viewer.hand_order)
    return PanelMessage(panel_layout(table, mine, note, viewer, alt), [as_file(png, PANEL_FILE_NAME, alt)])
