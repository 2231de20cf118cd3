"""Messages of words, a picture and buttons, in the look that all of ours share. Must not know the game.

discord.py must never get the same ``LayoutView`` twice: each is made anew whenever one is sent.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import Any

import discord

Item = discord.ui.Item[Any]

FELT = discord.Colour(0x2E6B4F)
YOUR_TURN = discord.Colour(0xE0A526)
RESTING = discord.Colour(0x7A8288)

ROW = 5
"""Buttons in a row, at most."""


def boxed(parts: Iterable[Item], colour: discord.Colour = FELT) -> discord.ui.LayoutView:
    """These parts in a frame.

    What can be pressed in it finds its way by its id alone, so discord.py need not listen for this view: it would keep
    each private one, with a task and a timer of its own, for fifteen minutes.
    """
    view = discord.ui.LayoutView(timeout=None)
    view.stop()
    return view.add_item(discord.ui.Container(*parts, accent_colour=colour))


def in_rows(buttons: Iterable[Item], size: int = ROW) -> list[Item]:
    """Buttons in rows, so many in each."""
    waiting = list(buttons)
    return [discord.ui.ActionRow(*waiting[start : start + size]) for start in range(0, len(waiting), size)]


def picture(name: str, alt: str) -> Item:
    """The picture that is sent along as a file of this name; ``alt`` describes it."""
    return discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))


def as_file(data: bytes, name: str, alt: str) -> discord.File:
    """The file itself, made afresh: discord.py reads each only once."""
    return discord.File(io.BytesIO(data), name, description=alt)


def page_layout(
    text: str,
    items: Sequence[Item] = (),
    *,
    above: Item | None = None,
    below: Item | None = None,
    colour: discord.Colour = FELT,
    row: int = ROW,
) -> discord.ui.LayoutView:
    """Words, with a picture above or below them if there is one, and rows of so many buttons or a menu."""
    parts = [above, discord.ui.TextDisplay(text), below, *in_rows(items, row)]
    return boxed([part for part in parts if part is not None], colour)


def words_layout(text: str) -> discord.ui.LayoutView:
    """Words alone: an answer, a refusal."""
    return page_layout(text, colour=RESTING)


def file_layout(text: str, names: Iterable[str]) -> discord.ui.LayoutView:
    """Words, and the files of these names that are sent along."""
    view = words_layout(text)
    for name in names:
        view.add_item(discord.ui.File(f"attachment://{name}"))
    return view
