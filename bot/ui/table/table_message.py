"""What a public message shows, made ready to be sent once: the layout and its picture.

Must not know when it is sent, nor to which message.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.render.picture.seat_plates import numbered_seats
from bot.render.text.catalogue import Texts
from bot.render.text.fairness import lasting_seal
from bot.render.text.results import game_over_text, result_text
from bot.render.text.table import alt_text, table_text
from bot.storage.port import Store
from bot.tables.preferences import DeckColours
from bot.tables.snapshots import Status, TableView
from bot.ui.discord.emojis import CardEmojis
from bot.ui.discord.languages import Languages
from bot.ui.discord.layouts import as_file
from bot.ui.table.layouts import hands_button, result_layout, review_button, share_button, table_layout
from bot.ui.table.panels import Now, Panels
from bot.ui.table.pictures import FILE_NAME, Pictures
from bot.ui.viewers import Viewers

MOST_HANDS = 5
"""Hands that one message can lay open; there are more only where nothing could be drawn for long."""


@dataclass(frozen=True, slots=True)
class AnnouncerServices:
    """What every announcer uses. ``channel`` finds a channel by its id and its server's, without asking Discord;
    ``now`` gives Unix time in seconds.
    """

    store: Store
    languages: Languages
    viewers: Viewers
    emojis: CardEmojis
    pictures: Pictures
    panels: Panels
    now: Now
    channel: Callable[[int, int], discord.PartialMessageable]


@dataclass(frozen=True, slots=True)
class TableMessage:
    """A message ready to be sent once; ``unfinished`` if its picture is still being drawn."""

    layout: discord.ui.LayoutView
    files: list[discord.File]
    unfinished: bool = False


@dataclass(frozen=True, slots=True)
class HandSummary:
    """How a hand came out, for the message that stays of it; ``number`` counts the hands of a game."""

    text: str
    hand_seq: int
    number: int


def hand_summary(table: TableView, texts: Texts) -> HandSummary | None:
    """How the table's last hand came out, and its game if that is over."""
    hand, table = table.last_hand, table.as_played
    if hand is None:
        return None
    text, over = result_text(hand, table, texts), table.status is Status.FINISHED
    if over:
        text += "\n" + game_over_text(table, texts)
    if over or hand.place == 1:
        text += "\n" + lasting_seal(hand, texts)
    return HandSummary(text, hand.hand_seq, hand.view.number)


async def table_message(
    services: AnnouncerServices,
    table: TableView,
    summaries: Sequence[HandSummary],
    patience: float | None = None,
) -> TableMessage:
    """The table as it is now, picture and all if it has one and that is drawn within ``patience`` seconds; of a closed
    one how its last hands ended (``summaries``).
    """
    await services.languages.learn([table.guild_id])
    texts = services.languages.server(table.guild_id)
    if table.status is Status.CLOSED:
        return summary_message(texts, table, summaries, table_text(table, texts))
    png = await services.pictures.of(table.as_played, texts, patience) if table.pictures else None
    pack = services.emojis.pack(DeckColours.FOUR, texts.locale)
    if png is None:
        unfinished = table.pictures and services.pictures.is_drawing(table.table_id)
        return TableMessage(table_layout(table, None, texts, pack), [], unfinished)
    alt = alt_text(table.as_played, texts, numbered=numbered_seats(table.as_played))
    return TableMessage(table_layout(table, alt, texts, pack), [as_file(png, FILE_NAME, alt)])


def summary_message(texts: Texts, table: TableView, summaries: Sequence[HandSummary], last: str = "") -> TableMessage:
    """What stays of hands that are over: words and *Show hands*; a picture that was there goes. ``last`` ends it."""
    latest = () if table.hidden else summaries[-MOST_HANDS:]
    one = len(latest) == 1
    buttons: list[discord.ui.Item[Any]] = [
        hands_button(table.table_id, hand.hand_seq, texts, None if one else hand.number)
        for hand in latest
        if hand.hand_seq
    ]
    if one and latest[0].hand_seq:
        buttons.append(review_button(table.table_id, latest[0].hand_seq, texts))
        buttons.append(share_button(table.table_id, latest[0].hand_seq, texts))
    text = "\n".join(filter(None, [*(hand.text for hand in summaries), last]))
    return TableMessage(result_layout(text or texts("table-moved"), buttons), [])
