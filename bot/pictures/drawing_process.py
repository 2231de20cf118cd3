"""What a process that draws is told, and what it does first, so that its first picture is not late.

Whatever else takes long and ends in bytes, such as a night's file, is made there too.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass

from bot.engine.cards import make_pack
from bot.pictures.cards import card_face
from bot.pictures.panel_picture import tour_picture
from bot.words.catalogue import Texts, locales

_WIDTHS = (144, 112)
"""Of a card in a hand, and of one on a table of four."""


_YIELDING = 5
"""Unix's niceness: where the processor is short, whoever answers presses goes first, and words stand in."""


def start() -> None:
    """What a process that draws does first."""
    if hasattr(os, "nice"):
        os.nice(_YIELDING)
    load()


def load() -> None:
    """Read the texts and the fonts, and draw the cards of the usual pack."""
    for locale in locales():
        tour_picture(1, Texts(locale).locale)
    for card in make_pack(24, joker=False):
        for width in _WIDTHS:
            card_face(card, width)


@dataclass(frozen=True, slots=True, eq=False)
class Commission:
    """One picture or file that is wanted: ``draw(*shown)``. Never equal to another one, so that no view has to be
    hashed.
    """

    draw: Callable[..., bytes]
    shown: tuple[object, ...]


def run_commission(commission: Commission) -> bytes:
    """The picture, or the file."""
    return commission.draw(*commission.shown)
