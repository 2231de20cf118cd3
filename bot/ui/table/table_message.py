"""What a public message shows, made ready to be sent once: the layout and its picture.

Must not know when it is sent, nor to which message.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.render.words import Texts, alt_text, game_over_text, result_text, table_text
from bot.tables.ports import Store
from bot.tables.preferences import DeckColours
from bot.tables.service import Tables
from bot.tables.snapshots import Status, TableView
from bot.ui.discord.emojis import CardEmojis
from bot.ui.discord.languages import Languages
from bot.ui.discord.rate_limiter import RateLimiter
from bot.ui.table.layouts import hands_button, result_layout, review_button, table_layout
from bot.ui.table.panels import Now
from bot.ui.table.pictures import Pictures, as_file
from bot.ui.viewers import Viewers

MOST_HANDS = 5
"""Hands that one message can lay open; there are more only where nothing could be drawn for long."""


@dataclass(frozen=True, slots=True)
class Venue:
    """What every announcer uses. ``channel`` finds a channel by its id and its server's, without asking Discord."""

    tables: Tables
    store: Store
    languages: Languages
    viewers: Viewers
    emojis: CardEmojis
    pictures: Pictures
    pace: RateLimiter
    now: Now
    channel: Callable[[int, int], discord.PartialMessageable]


@dataclass(frozen=True, slots=True)
class TableMessage:
    """A message ready to be sent once."""

    layout: discord.ui.LayoutView
    files: list[discord.File]


@dataclass(frozen=True, slots=True)
class HandSummary:
    """How a hand came out, for the message that stays of it; ``number`` counts the hands of a game."""

    text: str
    hand_seq: int
    number: int


def parting_of(table: TableView, texts: Texts) -> HandSummary | None:
    """How the table's last hand came out, and its game if that is over."""
    hand, table = table.last_hand, table.as_played
    if hand is None:
        return None
    text = result_text(hand, table, texts)
    if table.status is Status.FINISHED:
        text += "\n" + game_over_text(table, texts)
    return HandSummary(text, hand.hand_seq, hand.view.number)


async def table_face(venue: Venue, table: TableView, parting: Sequence[HandSummary]) -> TableMessage:
    """The table as it is now, picture and all; of a closed one how its last hand ended (``parting``)."""
    await venue.languages.learn([table.guild_id])
    texts = venue.languages.server(table.guild_id)
    asked, mover = table.to_move, None
    if asked is not None and asked.user_id is not None and not asked.away and not asked.left:
        found = venue.tables.seat_view(table.table_id, asked.user_id)
        mover = found[1] if found is not None and found[0].seq == table.seq else None
    if table.status is Status.CLOSED:
        return parting_face(texts, table, parting, table_text(table, texts))
    png = await venue.pictures.of(table.as_played, texts)
    alt = alt_text(table.as_played, texts)
    pack = venue.emojis.pack(DeckColours.FOUR, texts.locale)
    layout = table_layout(table, mover, alt if png is not None else None, texts, pack)
    return TableMessage(layout, [as_file(png, alt)] if png is not None else [])


def parting_face(texts: Texts, table: TableView, parting: Sequence[HandSummary], last: str = "") -> TableMessage:
    """What stays of hands that are over: words and *Show hands*; a picture that was there goes. ``last`` ends it."""
    latest = parting[-MOST_HANDS:]
    one = len(latest) == 1
    buttons: list[discord.ui.Item[Any]] = [
        hands_button(table.table_id, hand.hand_seq, texts, None if one else hand.number)
        for hand in latest
        if hand.hand_seq
    ]
    if one and latest[0].hand_seq:
        buttons.append(review_button(table.table_id, latest[0].hand_seq, texts))
    text = "\n".join(filter(None, [*(hand.text for hand in parting), last]))
    return TableMessage(result_layout(text or texts("table-moved"), buttons), [])
