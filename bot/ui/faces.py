"""What a public message shows, made ready to be sent once: the layout and its picture.

Must not know when it is sent, nor to which message.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import discord

from bot.render.words import Texts, alt_text, table_text
from bot.tables.ports import Store
from bot.tables.service import Tables
from bot.tables.snapshots import Status, TableView
from bot.ui.layouts import table_layout, words_layout
from bot.ui.pace import Pace
from bot.ui.panels import Now
from bot.ui.pictures import Pictures, as_file


@dataclass(frozen=True, slots=True)
class Venue:
    """What every announcer uses. ``channel`` finds a channel by its id and its server's, without asking Discord."""

    tables: Tables
    store: Store
    texts: Texts
    pictures: Pictures
    pace: Pace
    now: Now
    channel: Callable[[int, int], discord.PartialMessageable]


@dataclass(frozen=True, slots=True)
class Face:
    """A message ready to be sent once."""

    layout: discord.ui.LayoutView
    files: list[discord.File]


async def table_face(venue: Venue, table: TableView, parting: Sequence[str]) -> Face:
    """The table as it is now, picture and all; of a closed one how its last hand ended (``parting``)."""
    asked, mover = table.to_move, None
    if asked is not None and asked.user_id is not None and not asked.away and not asked.left:
        found = venue.tables.seat_view(table.table_id, asked.user_id)
        mover = found[1] if found is not None and found[0].seq == table.seq else None
    if table.status is Status.CLOSED:
        return words_face("\n".join([*parting, table_text(table, venue.texts)]))
    png = await venue.pictures.of(table)
    alt = alt_text(table, venue.texts)
    layout = table_layout(table, mover, alt if png is not None else None, venue.texts)
    return Face(layout, [as_file(png, alt)] if png is not None else [])


def words_face(text: str) -> Face:
    """Words alone; a picture that was there goes."""
    return Face(words_layout(text), [])
