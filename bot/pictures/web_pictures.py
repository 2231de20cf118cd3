"""Cards and faces as pictures of their own, which a browser loads for the live table."""

from __future__ import annotations

import io

from PIL import Image

from bot.engine.cards import Card, parse_card
from bot.pictures.card_faces import EmojiDesign, card_design, draw_back, draw_face
from bot.pictures.figures import Portrait, has_head, portrait_picture
from bot.pictures.palette import PLATE
from bot.pictures.shelf import SHELF
from bot.tables.preferences import DeckColours
from bot.words.catalogue import locales
from bot.words.voice import Bower

_WIDTHS = ("140", "280")  # of cards, in pixels
_FACE = 96


class NoSuchPicture(LookupError):
    """There is no card or face with this name."""


def draw_card(deck: str, name: str, width: str) -> bytes:
    """Draw a card of a deck (``pairs-en``) such as ``JH-right``, or the ``back``. Raises ``NoSuchPicture``."""
    colours, _, locale = deck.partition("-")
    card, _, bower = name.partition("-")
    if width not in _WIDTHS or locale not in locales():
        raise NoSuchPicture(deck)
    if name == "back":
        return _draw_back(int(width))
    try:
        design = card_design(parse_card(card), Bower(bower or "none"), DeckColours(colours), locale)
        return _draw_card(parse_card(card), design, int(width))
    except ValueError as fault:
        raise NoSuchPicture(name) from fault


# whoever asks for pictures by other names for them has nothing drawn again


@SHELF.keep
def _draw_card(card: Card, design: EmojiDesign, width: int) -> bytes:
    return _webp(draw_face(card, design, width))


@SHELF.keep
def _draw_back(width: int) -> bytes:
    return _webp(draw_back(width))


def draw_animal(name: str) -> bytes:
    """Draw the face of the computer player with this name."""
    return _draw_animal(name.lower() if has_head(name) else "robot")


@SHELF.keep
def _draw_animal(name: str) -> bytes:
    return _webp(portrait_picture(Portrait(PLATE, animal=name), _FACE))


def _webp(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "WEBP", lossless=True, method=4)
    return out.getvalue()
