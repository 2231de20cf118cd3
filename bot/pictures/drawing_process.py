"""What runs in a drawing process: warming up, so that its first picture is not late, and one commission at a time.

Other slow work that ends in bytes, such as a night's file, runs there too.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass

from bot.engine.cards import make_pack
from bot.pictures.card_faces import card_face
from bot.pictures.panel_picture import tour_picture
from bot.words.catalogue import Texts, locales

_WIDTHS = (144, 112)
"""Card widths in pixels: in a hand, and on a table of four."""


_YIELDING = 5
"""Unix niceness: when the processor is busy, answering presses comes first, and words stand in for pictures."""


def start() -> None:
    """Lower the priority of a new drawing process and warm it up."""
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
    """Draw the picture, or make the file, of a commission."""
    return commission.draw(*commission.shown)
