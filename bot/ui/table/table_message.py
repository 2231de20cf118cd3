"""What a public message shows, made ready to be sent once: the layout and its picture.

Must not know when it is sent, nor to which message.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.pictures.table_picture import numbered_seats
from bot.storage.api import Store
from bot.tables.model import Status
from bot.tables.preferences import DeckColours
from bot.tables.views import TableView
from bot.ui.emojis import CardEmojis
from bot.ui.languages import Languages
from bot.ui.layouts import as_file
from bot.ui.readers import Readers
from bot.ui.table.hand_summaries import HandSummaries
from bot.ui.table.layouts import table_layout
from bot.ui.table.panels import Now, Panels
from bot.ui.table.pictures import FILE_NAME, Pictures
from bot.words.table_text import table_alt, table_text


@dataclass(frozen=True, slots=True)
class AnnouncerServices:
    """What every announcer uses. ``channel`` finds a channel by its id and its server's, without asking Discord;
    ``now`` gives Unix time in seconds; ``has_room`` tells whether requests may be sent that could also be spared.
    """

    store: Store
    languages: Languages
    readers: Readers
    emojis: CardEmojis
    pictures: Pictures
    panels: Panels
    now: Now
    channel: Callable[[int, int], discord.PartialMessageable]
    has_room: Callable[[], bool]


@dataclass(frozen=True, slots=True)
class TableMessage:
    """A message ready to be sent once; ``unfinished`` if its picture is still being drawn."""

    layout: discord.ui.LayoutView
    files: list[discord.File]
    unfinished: bool = False


async def table_message(
    services: AnnouncerServices,
    table: TableView,
    summaries: HandSummaries,
    patience: float | None = None,
) -> TableMessage:
    """The table as it is now, picture and all if it has one and that is drawn within ``patience`` seconds; of a closed
    one how its last hands ended (``summaries``).
    """
    await services.languages.learn([table.guild_id])
    texts = services.languages.server(table.guild_id)
    if table.status is Status.CLOSED:
        return TableMessage(summaries.layout(table, table_text(table, texts)), [])
    png = await services.pictures.of(table.with_players_of_game, texts, patience) if table.pictures else None
    pack = services.emojis.pack(DeckColours.FOUR, texts.locale)
    if png is None:
        unfinished = table.pictures and services.pictures.is_drawing(table.table_id)
        return TableMessage(table_layout(table, None, texts, pack), [], unfinished)
    alt = table_alt(table.with_players_of_game, texts, numbered=numbered_seats(table.with_players_of_game))
    return TableMessage(table_layout(table, alt, texts, pack), [as_file(png, FILE_NAME, alt)])
