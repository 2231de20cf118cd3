"""The deck as small square pictures for lines of text and buttons: rank over suit, 128 pixels, readable at 22.

Each has a name in words that a screen reader can say. Cards that design the same in two languages or two packs are one
picture. Drawing them all takes a second: off the event loop. Must not know Discord.
"""

from __future__ import annotations

import hashlib
import io
from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image

from bot.engine.cards import JACK, Card, Suit, card_of, printed_suit, rank
from bot.render.picture import palette
from bot.render.picture.deck import blank_card, rank_mask, rank_text
from bot.render.picture.palette import Colour, DeckColours, suit_colour
from bot.render.picture.shapes import rounded, shape
from bot.render.text.catalogue import SOURCE, Texts, locales
from bot.render.text.voice import Bower

SIZE = 128
_WIDTH = 100
_BAND = 40
"""How wide the band of a bower is: on its right side for the right one, on its left for the left one."""
_HASH = 5

_RANKS = ("seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
_SUITS = {Suit.SPADES: "spades", Suit.HEARTS: "hearts", Suit.DIAMONDS: "diamonds", Suit.CLUBS: "clubs"}


@dataclass(frozen=True, slots=True)
class EmojiDesign:
    """What a picture shows. ``rank`` is a letter or empty (a suit's sign); without ``suit`` it is the joker."""

    rank: str
    suit: Suit | None
    colour: Colour
    bower: Bower = Bower.NONE
    badge: str = ""


@cache
def card_design(
    card: Card, bower: Bower = Bower.NONE, colours: DeckColours = DeckColours.FOUR, locale: str = SOURCE
) -> EmojiDesign:
    """How a card designs in a pack of these colours, with the letters of a language."""
    suit, texts = printed_suit(card), Texts(locale)
    badge = ""
    if bower is not Bower.NONE:
        badge = texts("picture-right" if bower is Bower.RIGHT else "picture-left-bower")
    return EmojiDesign(rank_text(card, texts), suit, suit_colour(suit, colours), bower, badge)


@cache
def suit_design(suit: Suit, colours: DeckColours = DeckColours.FOUR) -> EmojiDesign:
    """How a suit's sign designs."""
    return EmojiDesign("", suit, suit_colour(suit, colours))


@lru_cache(maxsize=1)
def all_designs() -> dict[EmojiDesign, str]:
    """Every picture there is to be, with its name: of the second language or pack only what designs different.

    A language's mark is two letters: Discord takes no hyphen, and 32 characters.
    """
    names: dict[EmojiDesign, str] = {}
    for locale in (SOURCE, *(other for other in locales() if other != SOURCE)):
        for colours in DeckColours:
            mark = ("" if locale == SOURCE else locale[:2]) + ("" if colours is DeckColours.FOUR else "2")
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
    """All that one pack in one language needs."""
    return frozenset(design for design, _ in _pack(colours, locale))


def emoji_image(design: EmojiDesign) -> Image.Image:
    """The picture: a white card, so that it stands out from dark and light grounds alike."""
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
    """The card with a band of gold at its right, or of silver at its left, that holds the bower's letter."""
    right = design.bower is Bower.RIGHT
    band = palette.GOLD if right else palette.SILVER
    face = blank_card(SIZE, SIZE, band, 4)
    left = SIZE - _BAND if right else 0
    face.paste(band, (left, 0), rounded(_BAND, SIZE, 6))
    letter = rank_mask(design.badge, 54, _BAND - 8)
    face.paste(palette.CHIP_TEXT, (left + (_BAND - letter.width) // 2, (SIZE - letter.height) // 2), letter)
    _rank_over_suit(face, design, (SIZE - _BAND) // 2 + (0 if right else _BAND), 76)
    face.putalpha(rounded(SIZE, SIZE, SIZE // 11))
    return face


def emoji_hash(image: Image.Image) -> str:
    """A few digits that change with what the picture shows, not with how a host packs it."""
    return hashlib.sha256(image.tobytes()).hexdigest()[:_HASH]


def emoji_png(image: Image.Image) -> bytes:
    """The picture as a file."""
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()
