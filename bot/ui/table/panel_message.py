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
from bot.ui.discord.mentions import NOBODY
from bot.ui.table.layouts import panel_layout
from bot.ui.table.pictures import PANEL_FILE_NAME, Pictures, as_file
from bot.ui.viewers import Viewer


@dataclass(frozen=True, slots=True)
class PanelMessage:
    """A panel ready to be sent once."""

    layout: discord.ui.LayoutView
    files: list[discord.File]

    def new(self) -> dict[str, Any]:
        """The arguments of a message that is sent."""
        return {"view": self.layout, "files": self.files, "allowed_mentions": NOBODY}

    def changed(self) -> dict[str, Any]:
        """The arguments of a message that is edited: an older picture goes."""
        return {"view": self.layout, "attachments": self.files, "allowed_mentions": NOBODY}


async def panel_message(
    pictures: Pictures, table: TableView, mine: SeatView, note: str | None, viewer: Viewer
) -> PanelMessage:
    """A player's own panel; ``note`` is a sentence about their last press. Whoever has chosen words gets words, and so
    does everybody while pictures are late.
    """
    png = None
    if not viewer.text_only:
        png = await pictures.of_panel(table.as_played, mine, viewer.texts, viewer.deck, viewer.hand_order)
    if png is None:
        return PanelMessage(panel_layout(table, mine, note, viewer), [])
    alt = panel_alt(table, mine, viewer.texts, viewer.hand_order)
    return PanelMessage(panel_layout(table, mine, note, viewer, alt), [as_file(png, alt, PANEL_FILE_NAME)])
