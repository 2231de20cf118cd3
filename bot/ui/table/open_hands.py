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
from bot.ui.errors import in_time
from bot.ui.interactions import Interaction
from bot.ui.languages import texts_for
from bot.ui.layouts import as_file, page_layout, picture, words_layout
from bot.ui.readers import Reader, Readers
from bot.ui.replies import NOBODY, draw_within, tell
from bot.ui.routes import pressed
from bot.words.fairness import hand_proof_text
from bot.words.looking_back import open_hands_alt, open_hands_caption
from bot.words.results_text import open_hands_text

FINDING_SECONDS, DRAWING_SECONDS = 1.5, 1.0
"""For the hand and for its picture, of the three that Discord waits for an answer."""
FILE_NAME = "hands.png"


class OpenHandsHandlers:
    """Answers whoever wants to see what everybody held."""

    def __init__(self, tables: Tables, readers: Readers) -> None:
        self._tables = tables
        self._readers = readers

    @pressed(buttons.HANDS)
    async def show(self, press: Interaction, table_id: TableId, hand_seq: int) -> None:
        """*Show hands* of the hand that entry ``hand_seq`` dealt."""
        try:
            async with asyncio.timeout(FINDING_SECONDS):
                found = await self._tables.finished_hand(table_id, hand_seq, press.user.id)
        except TimeoutError:
            await tell(press, texts_for(press)("hands-slow"))
            return
        reader = await self._readers.of(press)
        if found is None:
            await tell(press, reader.texts("hands-gone"))
            return
        layout, files = await _message(*found, press.user.id, reader)
        async with in_time():
            await press.response.send_message(view=layout, files=files, ephemeral=True, allowed_mentions=NOBODY)


async def _message(
    hand: FinishedHand, table: TableView, user_id: int, reader: Reader
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """The hands as dealt, in the middle how the hand ended; the viewer sits at the bottom if they played it."""
    moment = OpenMoment(as_ended(hand, table), OpenHands.as_dealt(hand))
    texts, opened, png = reader.texts, hand_proof_text(hand, reader.texts), None
    if not reader.text_only:
        seat = moment.table.seat_of(user_id)
        png = await draw_within(DRAWING_SECONDS, open_hands_picture, moment, texts, reader.deck, seat)
    if png is None:
        return words_layout(f"{open_hands_text(hand, table, texts)}\n{opened}".strip()), []
    numbered = numbered_seats(moment.table)
    alt = open_hands_alt(moment, texts, numbered=numbered)
    caption = f"{open_hands_caption(hand, moment.table, texts, numbered=numbered)}\n{opened}".strip()
    return page_layout(caption, above=picture(FILE_NAME, alt)), [as_file(png, FILE_NAME, alt)]


def as_ended(hand: FinishedHand, table: TableView) -> TableView:
    """The table as it was when this hand ended, whatever is dealt there now."""
    return table.with_players_of_game._replace(
        public=hand.view, last_hand=hand, open_deal=None, proposal=None, claims_until=None, ready=()
    )
