"""One person's panel: what it shows, made ready to be sent once; what can change it; and what would be news to them.

Must not know the other panels, nor when this one is drawn.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import discord

from bot.engine.views import SeatView
from bot.tables.views import TableView
from bot.ui.layouts import as_file
from bot.ui.readers import Reader
from bot.ui.replies import NOBODY
from bot.ui.table.layouts import panel_layout
from bot.ui.table.pictures import PANEL_FILE_NAME, PICTURE_PATIENCE, Pictures
from bot.words.panel_text import panel_alt

REQUEST_SECONDS = 20.0
"""After so long a request for a panel is given up."""

Press = discord.Interaction[Any]


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
    reader: Reader,
    patience: float = PICTURE_PATIENCE,
) -> PanelMessage:
    """A player's own panel; ``note`` is a sentence about their last press. Whoever has chosen words gets words, and so
    does everybody whose picture is not there within ``patience`` seconds.
    """
    if reader.text_only:
        return PanelMessage(panel_layout(table, mine, note, reader), [])
    png = await pictures.of_panel(
        table.with_players_of_game, mine, reader.texts, reader.deck, reader.hand_order, patience
    )
    if png is None:
        unfinished = pictures.is_drawing(table.table_id, mine.seat)
        return PanelMessage(panel_layout(table, mine, note, reader), [], unfinished)
    alt = panel_alt(table, mine, reader.texts, reader.hand_order)
    return PanelMessage(panel_layout(table, mine, note, reader, alt), [as_file(png, PANEL_FILE_NAME, alt)])


@dataclass(frozen=True, slots=True)
class PressToken:
    """An interaction, and when it was made (Unix seconds): for a quarter of an hour it opens the way to its person."""

    press: Press
    obtained: float


@dataclass(slots=True)
class Panel:
    """One person's newest panel: what can change it, the message, and the sequence number that it shows.

    ``followup``: it was sent by a follow-up of its token, and not as an interaction's own answer. ``restyles``: how
    often its player has chosen another look since it was sent. ``words``: what it shows in words, where its picture is
    to come.
    """

    token: PressToken
    message_id: int | None
    shown: int
    followup: bool = False
    restyles: int = 0
    restyles_shown: int = 0
    words: tuple[TableView, SeatView] | None = None
    left: bool = False
    """Its player has left a running game, and it offers them their seat."""

    @property
    def restyled(self) -> bool:
        """Whether it still shows an older look."""
        return self.restyles_shown < self.restyles

    async def edit(self, message: PanelMessage) -> None:
        """Show something else."""
        async with asyncio.timeout(REQUEST_SECONDS):
            if self.followup and self.message_id is not None:
                await self.token.press.followup.edit_message(self.message_id, **message.changed())
            else:
                await self.token.press.edit_original_response(**message.changed())

    async def delete(self) -> None:
        """Take it away."""
        async with asyncio.timeout(REQUEST_SECONDS):
            if self.followup and self.message_id is not None:
                await self.token.press.followup.delete_message(self.message_id)
            else:
                await self.token.press.delete_original_response()


def is_news(panel: Panel, table: TableView) -> bool:
    """Whether a panel shows an older state or look than it should: every act changes who is on turn, what lies on the
    table or what was called.
    """
    return panel.restyled or panel.shown < table.seq
