"""The deck: faces with a large index, emblems, the back, and the small square pictures of cards for lines of text.

Every card is drawn once for each size and cached. The small pictures show rank over suit. They have 128 pixels and
are readable at 22. Each has a name that a screen reader can say; cards that look the same in two languages or packs
share a picture. Drawing all small pictures takes a second: do it off the event loop.
"""

from __future__ import annotations

import hashlib
import io
from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from bot.engine.cards import ACE, JACK, JOKER, Card, Suit, card_of, printed_suit, rank
from bot.pictures import palette
from bot.pictures.figures import court_figure, has_figure
from bot.pictures.letters import tight_text_mask
from bot.pictures.palette import Colour, suit_colour
from bot.pictures.shapes import FINE, disc, rounded_box, shape
from bot.pictures.shelf import Sprite, sprite
from bot.tables.preferences import DeckColours
from bot.words.catalogue import ENGLISH, Texts, locales
from bot.words.voice import Bower, rank_letter

SHAPE = 1.4
"""A card's height divided by its width."""
_FIGURE = 0.71  # a court figure's share of the card's width, which keeps its crown clear of the index
_LEAST, _BADGE = 27, 48  # pixels of a letter readable on a phone, and of a disc around one
_FULL = 78  # cards of at least this width have two indices and a figure or a large suit between them


def card_face(
    card: Card,
    width: int,
    colours: DeckColours = DeckColours.PAIRS,
    bower: Bower = Bower.NONE,
    locale: str = ENGLISH,
) -> Sprite:
    """Return a card, ``width`` pixels wide. A small one has only rank and suit; a small bower also a coloured edge."""
    return sprite(draw_face, card, card_design(card, bower, colours, locale), width)


def laid_card(card: Card, width: int, colours: DeckColours, bower: Bower, locale: str, tilt: int, frame: int) -> Sprite:
    """Return a card lying on the table, turned left by ``tilt`` degrees, in a gold frame ``frame`` pixels wide."""
    return sprite(_draw_laid, card, card_design(card, bower, colours, locale), width, tilt, frame)


def card_back(width: int) -> Sprite:
    return sprite(draw_back, width)


def draw_face(card: Card, design: EmojiDesign, width: int) -> Image.Image:
    """Draw a card as an RGBA picture, ``width`` pixels wide."""
    height, bower = round(width * SHAPE), design.bower
    edge = {Bower.RIGHT: palette.GOLD, Bower.LEFT: palette.SILVER}.get(bower, palette.CARD_EDGE)
    face = blank_card(width, height, edge, max(1, width // (22 if bower is not Bower.NONE else 70)))
    if width < _FULL:
        _small_index(face, card, design)
    else:
        _emblem(face, card, design.colour)
        _index(face, card, design)
        if bower is not Bower.NONE:
            _badge(face, design)
    return face


def index_box(width: int) -> tuple[int, int, int, int]:
    """Return the area of rank and suit in a card of this width: left, top, right, bottom."""
    height = round(width * SHAPE)
    if width < _FULL:
        edge = round(width * 0.08)
        return edge, edge, width - edge, height - edge
    return round(width * 0.06), round(width * 0.06), round(width * 0.38), round(width * 0.74)


def blank_card(width: int, height: int, edge: Colour, line: int) -> Image.Image:
    """Draw a card with only its edge."""
    radius = max(3, width // 11)
    card = Image.new("RGBA", (width, height), (*edge, 0))
    card.paste(edge, (0, 0), rounded_box(width, height, radius))
    inner = rounded_box(width - 2 * line, height - 2 * line, max(2, radius - line))
    card.paste(palette.CARD, (line, line), inner)
    card.putalpha(rounded_box(width, height, radius))
    return card


def rank_text(card: Card, texts: Texts) -> str:
    """Return the rank in the corner of a card; empty for the joker."""
    return "" if card == JOKER else rank_letter(card, texts)


def rank_mask(text: str, height: int, widest: int) -> Image.Image:
    """Return the mask of a rank in capitals of this height, squeezed to ``widest`` if it is wider (the ten)."""
    if text == "J":
        return shape("J", height)
    mask = tight_text_mask(text, height * 2)
    scale = height / tight_text_mask("K", height * 2).height
    width, tall = min(widest, round(mask.width * scale)), round(mask.height * scale)
    return mask.resize((max(1, width), max(1, tall)), Image.Resampling.LANCZOS)


def _suit_name(card: Card) -> str:
    suit = printed_suit(card)
    return "star" if suit is None else suit.letter


def _index(face: Image.Image, card: Card, design: EmojiDesign) -> None:
    width, text, colour = face.width, design.rank, design.colour
    left, top, right, _ = index_box(width)
    room = right - left
    if text:
        mask = rank_mask(text, round(width * 0.34), room)
        face.paste(colour, (left + (room - mask.width) // 2, top), mask)
        top += mask.height + round(width * 0.05)
    sign = shape(_suit_name(card), round(width * 0.28))
    face.paste(colour, (left + (room - sign.width) // 2, top), sign)
    again = (
        rank_mask(text, max(_LEAST, round(width * 0.22)), round(width * 0.26))
        if text
        else shape("star", round(width * 0.2))
    )
    edge = round(width * 0.07)
    spot = (width - edge - again.width, face.height - edge - again.height)
    face.paste(colour, spot, again.transpose(Image.Transpose.ROTATE_180))


def _emblem(face: Image.Image, card: Card, colour: Colour) -> None:
    width, height = face.size
    value = rank(card)
    if card != JOKER and has_figure(value):
        figure = court_figure(value, round(width * _FIGURE), colour)
        face.alpha_composite(
            figure, (width - figure.width - max(2, width // 40), round(height * 0.777) - figure.height)
        )
        if value == JACK:
            face.paste(colour, (round(width * 0.08), round(height * 0.81)), shape("horseshoe", round(width * 0.22)))
        return
    size = round(width * (0.62 if card == JOKER else 0.56 if value == ACE else 0.44))
    spot = (
        round(width * (0.52 if card == JOKER else 0.66 if value == ACE else 0.63)) - size // 2,
        round(height * 0.53) - size // 2,
    )
    face.paste(colour, spot, shape("cap" if card == JOKER else _suit_name(card), size))


def _small_index(face: Image.Image, card: Card, design: EmojiDesign) -> None:
    width, height = face.size
    text, colour = design.rank, design.colour
    if not text:
        size = round(width * 0.8)
        face.paste(colour, ((width - size) // 2, (height - size) // 2), shape("cap", size))
        return
    mask = rank_mask(text, round(height * 0.43), round(width * 0.8))
    face.paste(colour, ((width - mask.width) // 2, round(height * 0.09)), mask)
    sign = shape(_suit_name(card), round(height * 0.35))
    face.paste(colour, ((width - sign.width) // 2, height - sign.height - round(height * 0.09)), sign)


def _badge(face: Image.Image, design: EmojiDesign) -> None:
    width = face.width
    right = design.bower is Bower.RIGHT
    size = max(_BADGE, round(width * 0.33))
    spot = (width - size - 4, 4)
    face.paste(palette.CHIP_TEXT, spot, disc(size))
    edge = max(1, size // 14)
    face.paste(palette.GOLD if right else palette.SILVER, (spot[0] + edge, spot[1] + edge), disc(size - 2 * edge))
    mask = rank_mask(design.badge, round(size * 0.56), size)
    face.paste(palette.CHIP_TEXT, (spot[0] + (size - mask.width) // 2, spot[1] + (size - mask.height) // 2), mask)


def _draw_laid(card: Card, design: EmojiDesign, width: int, tilt: int, frame: int) -> Image.Image:
    face = draw_face(card, design, width)
    if frame:
        size = (face.width + 2 * frame, face.height + 2 * frame)
        framed = Image.new("RGBA", size, (*palette.GOLD, 0))
        framed.paste(palette.GOLD, (0, 0), rounded_box(*size, face.width // 11 + frame))
        framed.putalpha(rounded_box(*size, face.width // 11 + frame))
        framed.alpha_composite(face, (frame, frame))
        face = framed
    return face.rotate(tilt, Image.Resampling.BILINEAR, expand=True) if tilt else face


def draw_back(width: int) -> Image.Image:
    """Draw the back of a card: a lattice with a horseshoe."""
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
    inner = rounded_box(width - 2 * line, height - 2 * line, max(2, width // 18))
    card.paste(lattice.crop((line, line, width - line, height - line)), (line, line), inner)
    if width >= 40:
        size = round(width * 0.5)
        round_spot = ((width - size) // 2, (height - size) // 2)
        card.paste(palette.BACK, round_spot, disc(size))
        emblem = shape("horseshoe", round(size * 0.66))
        card.paste(palette.GOLD, ((width - emblem.width) // 2, (height - emblem.height) // 2), emblem)
    return card


# -- small pictures for lines of text and buttons


SIZE = 128
_WIDTH = 100
_BAND = 40  # width of a bower's band: at the right for the right bower, at the left for the left
_HASH = 5

_RANKS = ("seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
_SUITS = {Suit.SPADES: "spades", Suit.HEARTS: "hearts", Suit.DIAMONDS: "diamonds", Suit.CLUBS: "clubs"}


@dataclass(frozen=True, slots=True)
class EmojiDesign:
    """What a small picture shows. Without ``rank`` it is a suit's sign; without ``suit`` it is the joker."""

    rank: str
    suit: Suit | None
    colour: Colour
    bower: Bower = Bower.NONE
    badge: str = ""


@cache
def card_design(
    card: Card, bower: Bower = Bower.NONE, colours: DeckColours = DeckColours.PAIRS, locale: str = ENGLISH
) -> EmojiDesign:
    """Return the design of a card in a pack with these colours and this language's letters."""
    suit, texts = printed_suit(card), Texts(locale)
    badge = ""
    if bower is not Bower.NONE:
        badge = texts("picture-right" if bower is Bower.RIGHT else "picture-left-bower")
    return EmojiDesign(rank_text(card, texts), suit, suit_colour(suit, colours), bower, badge)


@cache
def suit_design(suit: Suit, colours: DeckColours = DeckColours.PAIRS) -> EmojiDesign:
    """Return the design of a suit's sign in a pack with these colours."""
    return EmojiDesign("", suit, suit_colour(suit, colours))


_MARKS = {DeckColours.PAIRS: "", DeckColours.FOUR: "4", DeckColours.TWO: "2"}


@lru_cache(maxsize=1)
def all_designs() -> dict[EmojiDesign, str]:
    """Return every design with its name, which has 32 characters and no hyphen, as Discord wants it."""
    names: dict[EmojiDesign, str] = {}
    for locale in (ENGLISH, *(other for other in locales() if other != ENGLISH)):
        for colours in DeckColours:
            mark = ("" if locale == ENGLISH else locale[:2]) + _MARKS[colours]
            end = f"_{mark}" if mark else ""
            for design, words in _pack(colours, locale):
                names.setdefault(design, words + end)
    return names


def _pack(colours: DeckColours, locale: str) -> list[tuple[EmojiDesign, str]]:
    designs = [(suit_design(suit, colours), _SUITS[suit]) for suit in Suit]
    designs += [(card_design(Card(number), Bower.NONE, colours, locale), _words(Card(number))) for number in range(33)]
    for suit in Suit:
        for bower in (Bower.RIGHT, Bower.LEFT):
            words = f"{bower.value}_jack_{_SUITS[suit]}"
            designs.append((card_design(card_of(suit, JACK), bower, colours, locale), words))
    return designs


def _words(card: Card) -> str:
    suit = printed_suit(card)
    return "joker" if suit is None else f"{_RANKS[rank(card)]}_of_{_SUITS[suit]}"


@lru_cache(maxsize=32)
def designs_of(colours: DeckColours, locale: str) -> frozenset[EmojiDesign]:
    """Return all designs of one pack in one language."""
    return frozenset(design for design, _ in _pack(colours, locale))


def emoji_image(design: EmojiDesign) -> Image.Image:
    """Draw a design on a white card, so that it is visible on dark and light grounds."""
    if design.suit is not None and not design.rank:
        face = blank_card(112, 112, palette.CARD_EDGE, 3)
        face.paste(design.colour, (12, 12), shape(design.suit.letter, 88))
    elif design.bower is not Bower.NONE:
        face = _bower(design)
    else:
        face = blank_card(_WIDTH, SIZE, palette.CARD_EDGE, 3)
        _rank_over_suit(face, design, _WIDTH // 2, 84)
    image = Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0))
    image.paste(face, ((SIZE - face.width) // 2, (SIZE - face.height) // 2), face)
    return image


def _rank_over_suit(face: Image.Image, design: EmojiDesign, middle: int, room: int) -> None:
    if design.suit is None:
        face.paste(design.colour, (middle - 42, 4), shape("cap", 84))
        face.paste(design.colour, (middle - 20, 84), shape("star", 40))
        return
    mask = rank_mask(design.rank, 52, room)
    face.paste(design.colour, (middle - mask.width // 2, 6), mask)
    face.paste(design.colour, (middle - 28, 67), shape(design.suit.letter, 56))


def _bower(design: EmojiDesign) -> Image.Image:
    right = design.bower is Bower.RIGHT
    band = palette.GOLD if right else palette.SILVER
    face = blank_card(SIZE, SIZE, band, 4)
    left = SIZE - _BAND if right else 0
    face.paste(band, (left, 0), rounded_box(_BAND, SIZE, 6))
    letter = rank_mask(design.badge, 54, _BAND - 8)
    face.paste(palette.CHIP_TEXT, (left + (_BAND - letter.width) // 2, (SIZE - letter.height) // 2), letter)
    _rank_over_suit(face, design, (SIZE - _BAND) // 2 + (0 if right else _BAND), 76)
    face.putalpha(rounded_box(SIZE, SIZE, SIZE // 11))
    return face


def emoji_hash(image: Image.Image) -> str:
    """Return a short hash of the pixels, which does not depend on how PNGs are compressed here."""
    return hashlib.sha256(image.tobytes()).hexdigest()[:_HASH]


def emoji_png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()
