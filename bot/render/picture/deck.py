"""The deck: faces with a large index, emblems for jack, queen, king, bowers and joker, and the back.

Every card is drawn once for a size and kept. Knows cards and trump, no tables.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.engine.cards import ACE, JACK, JOKER, KING, QUEEN, Card, printed_suit, rank
from bot.render.picture import palette
from bot.render.picture.palette import Colour, DeckColours, suit_colour
from bot.render.picture.shapes import FINE, disc, rounded, shape
from bot.render.picture.typography import tight_text_mask
from bot.render.text.catalogue import Texts
from bot.render.text.voice import Bower, rank_letter

SHAPE = 1.4
"""A card's height over its width."""
_FULL = 60
"""Cards of at least this width have an index in the upper part and an emblem below it."""

_EMBLEMS = {JACK: "horseshoe", QUEEN: "rose", KING: "crown"}


@lru_cache(maxsize=512)
def card_face(
    card: Card, width: int, colours: DeckColours = DeckColours.FOUR, bower: Bower = Bower.NONE, locale: str = "en"
) -> Image.Image:
    """A card as an RGBA picture, ``width`` wide. Small ones hold rank and suit only."""
    height = round(width * SHAPE)
    colour = suit_colour(printed_suit(card), colours)
    edge = {Bower.RIGHT: palette.GOLD, Bower.LEFT: palette.SILVER}.get(bower, palette.CARD_EDGE)
    face = blank_card(width, height, edge, max(1, width // (22 if bower is not Bower.NONE else 70)))
    texts = Texts(locale)
    if width < _FULL:
        _small_index(face, card, colour, texts)
    else:
        _index(face, card, colour, texts)
        _emblem(face, card, colour)
    if bower is not Bower.NONE:
        _badge(face, bower, texts)
    return face


def index_box(width: int) -> tuple[int, int, int, int]:
    """Where a card of this width has its rank and suit: left, top, right and bottom from its upper left point."""
    height = round(width * SHAPE)
    edge = round(width * 0.08)
    return (edge, edge, width - edge, height - edge if width < _FULL else edge + round(width * 0.4))


def blank_card(width: int, height: int, edge: Colour, line: int) -> Image.Image:
    """A card with nothing on it but its edge."""
    radius = max(3, width // 11)
    card = Image.new("RGBA", (width, height), (*edge, 0))
    card.paste(edge, (0, 0), rounded(width, height, radius))
    inner = rounded(width - 2 * line, height - 2 * line, max(2, radius - line))
    card.paste(palette.CARD, (line, line), inner)
    card.putalpha(rounded(width, height, radius))
    return card


def rank_text(card: Card, texts: Texts) -> str:
    """The rank in the corner of a card; the joker has none."""
    return "" if card == JOKER else rank_letter(card, texts)


def rank_mask(text: str, height: int, widest: int) -> Image.Image:
    """A rank whose capitals are as tall as wanted, pressed together if it is too wide (the ten)."""
    if text == "J":
        return shape("J", height)
    mask = tight_text_mask(text, height * 2)
    scale = height / tight_text_mask("K", height * 2).height
    width, tall = min(widest, round(mask.width * scale)), round(mask.height * scale)
    return mask.resize((max(1, width), max(1, tall)), Image.Resampling.LANCZOS)


def _suit_name(card: Card) -> str:
    suit = printed_suit(card)
    return "star" if suit is None else suit.letter


def _index(face: Image.Image, card: Card, colour: Colour, texts: Texts) -> None:
    """Rank and suit side by side, large, at the top."""
    width = face.width
    edge, tall = round(width * 0.08), round(width * 0.4)
    sign = shape(_suit_name(card), round(width * 0.37))
    text = rank_text(card, texts)
    if not text:
        face.paste(colour, ((width - tall) // 2, edge), sign)
        return
    mask = rank_mask(text, tall, round(width * 0.42))
    face.paste(colour, (edge + max(0, (tall - mask.width) // 2), edge), mask)
    face.paste(colour, (width - edge - sign.width, edge + (tall - sign.height) // 2), sign)


def _emblem(face: Image.Image, card: Card, colour: Colour) -> None:
    """What fills the rest: the court's emblem, the ace's great suit, a pale suit for the others."""
    width, height = face.size
    value = rank(card)
    name = "cap" if card == JOKER else _EMBLEMS.get(value, _suit_name(card))
    strong = card == JOKER or value in _EMBLEMS or value == ACE
    size = round(width * (0.66 if strong else 0.5))
    room = round(width * 0.56)
    spot = ((width - size) // 2, room + (height - room - size - round(width * 0.06)) // 2)
    face.paste(colour if strong else palette.blend(palette.CARD, colour, 0.3), spot, shape(name, size))


def _small_index(face: Image.Image, card: Card, colour: Colour, texts: Texts) -> None:
    """Rank over suit, as large as the card allows."""
    width, height = face.size
    text = rank_text(card, texts)
    if not text:
        size = round(width * 0.8)
        face.paste(colour, ((width - size) // 2, (height - size) // 2), shape("cap", size))
        return
    mask = rank_mask(text, round(height * 0.38), round(width * 0.8))
    face.paste(colour, ((width - mask.width) // 2, round(height * 0.09)), mask)
    sign = shape(_suit_name(card), round(height * 0.38))
    face.paste(colour, ((width - sign.width) // 2, height - sign.height - round(height * 0.09)), sign)


def _badge(face: Image.Image, bower: Bower, texts: Texts) -> None:
    """R in a gold or L in a silver disc, held by the horseshoe; on a small card in its lower corner."""
    width, height = face.size
    right, small = bower is Bower.RIGHT, width < _FULL
    size = round(width * (0.42 if small else 0.33))
    if small:
        spot = (width - size - 1 if right else 1, height - size - 1)
    else:
        spot = ((width - size) // 2, round(height * 0.67) - size // 2)
    face.paste(palette.CHIP_TEXT, spot, disc(size))
    edge = max(1, size // 14)
    face.paste(palette.GOLD if right else palette.SILVER, (spot[0] + edge, spot[1] + edge), disc(size - 2 * edge))
    mask = rank_mask(texts("picture-right" if right else "picture-left-bower"), round(size * 0.52), size)
    face.paste(palette.CHIP_TEXT, (spot[0] + (size - mask.width) // 2, spot[1] + (size - mask.height) // 2), mask)


@lru_cache(maxsize=32)
def card_back(width: int) -> Image.Image:
    """The back: a lattice with a horseshoe."""
    height = round(width * SHAPE)
    large = Image.new("RGB", (width * FINE, height * FINE), palette.BACK)
    pen = ImageDraw.Draw(large)
    step = width * FINE // 6
    for start in range(-height * FINE, width * FINE + height * FINE, step):
        pen.line([(start, 0), (start + height * FINE, height * FINE)], fill=palette.BACK_LINES, width=FINE)
        pen.line([(start, 0), (start - height * FINE, height * FINE)], fill=palette.BACK_LINES, width=FINE)
    lattice = large.reduce(FINE)
    card = blank_card(width, height, palette.CARD_EDGE, max(1, width // 70))
    line = max(2, width // 14)
    inner = rounded(width - 2 * line, height - 2 * line, max(2, width // 18))
    card.paste(lattice.crop((line, line, width - line, height - line)), (line, line), inner)
    if width >= 40:
        size = round(width * 0.5)
        round_spot = ((width - size) // 2, (height - size) // 2)
        card.paste(palette.BACK, round_spot, disc(size))
        emblem = shape("horseshoe", round(size * 0.66))
        card.paste(palette.GOLD, ((width - emblem.width) // 2, (height - emblem.height) // 2), emblem)
    return card
