"""*Show hands*: all cards of a hand that is over, privately, as a picture of the table with every hand open.

Whoever asks gets them, for what is over is no secret. Must not know how the picture is drawn.
"""

from __future__ import annotations

import asyncio

import discord

from bot.pictures.open_hands_picture import open_hands_picture
from bot.pictures.table_picture import numbered_seats
from bot.storage.api import TableId
from bot.tables.model import FinishedHand
from bot.tables.tables import Tables
from bot.tables.views import OpenHands, OpenMoment, TableView
from bot.ui import buttons
from bot.ui.discord.bot import Interaction
from bot.ui.discord.drawing import drawn_within
from bot.ui.discord.errors import in_time, tell
from bot.ui.discord.languages import texts_for
from bot.ui.discord.layouts import as_file, page_layout, picture, words_layout
from bot.ui.discord.mentions import NOBODY
from bot.ui.routes import pressed
from bot.ui.viewers import Viewer, Viewers
from bot.words.fairness import opened_text
from bot.words.looking_back import open_alt, open_caption
from bot.words.results_text import open_hands_text

FINDING_SECONDS, DRAWING_SECONDS = 1.5, 1.0
"""For the hand and for its picture, of the three that Discord waits for an answer."""
FILE_NAME = "hands.png"


class OpenHandsHandlers:
    """Answers whoever wants to see what everybody held."""

    def __init__(self, tables: Tables, viewers: Viewers) -> None:
        self._tables = tables
        self._viewers = viewers

    @pressed(buttons.HANDS)
    async def show(self, press: Interaction, table_id: TableId, hand_seq: int) -> None:
        """*Show hands* of the hand that entry ``hand_seq`` dealt."""
        try:
            async with asyncio.timeout(FINDING_SECONDS):
                found = await self._tables.finished_hand(table_id, hand_seq, press.user.id)
        except TimeoutError:
            await tell(press, texts_for(press)("hands-slow"))
            return
        viewer = await self._viewers.of(press)
        if found is None:
            await tell(press, viewer.texts("hands-gone"))
            return
        layout, files = await _message(*found, press.user.id, viewer)
        async with in_time():
            await press.response.send_message(view=layout, files=files, ephemeral=True, allowed_mentions=NOBODY)


async def _message(
    hand: FinishedHand, table: TableView, user_id: int, viewer: Viewer
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """The hands as dealt, in the middle how the hand ended; the viewer sits at the bottom if they played it."""
    moment = OpenMoment(as_ended(hand, table), OpenHands.as_dealt(hand))
    texts, opened, png = viewer.texts, opened_text(hand, viewer.texts), None
    if not viewer.text_only:
        seat = moment.table.seat_of(user_id)
        png = await drawn_within(DRAWING_SECONDS, open_hands_picture, moment, texts, viewer.deck, seat)
    if png is None:
        return words_layout(f"{open_hands_text(hand, table, texts)}\n{opened}".strip()), []
    numbered = numbered_seats(moment.table)
    alt = open_alt(moment, texts, numbered=numbered)
    caption = f"{open_caption(hand, moment.table, texts, numbered=numbered)}\n{opened}".strip()
    return page_layout(caption, above=picture(FILE_NAME, alt)), [as_file(png, FILE_NAME, alt)]


def as_ended(hand: FinishedHand, table: TableView) -> TableView:
    """The table as it was when this hand ended, whatever is dealt there now."""
    return table.as_played._replace(
        public=hand.view, last_hand=hand, open_deal=None, proposal=None, claims_until=None, ready=()
    )
