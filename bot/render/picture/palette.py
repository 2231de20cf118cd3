"""Every colour of the deck and the table. Knows no cards in play."""

from __future__ import annotations

from bot.engine.cards import Suit
from bot.tables.preferences import DeckColours as DeckColours

Colour = tuple[int, int, int]

CARD: Colour = (253, 251, 244)
CARD_EDGE: Colour = (120, 124, 122)
BACK: Colour = (34, 58, 112)
BACK_LINES: Colour = (126, 154, 214)
FELT: Colour = (27, 84, 66)
FELT_LIGHT: Colour = (33, 99, 78)
RAIL: Colour = (16, 52, 41)
PLATE: Colour = (14, 40, 33)
PLATE_ON_TURN: Colour = (74, 58, 8)
TEXT: Colour = (245, 246, 240)
TEXT_DIM: Colour = (198, 212, 204)
GOLD: Colour = (255, 204, 64)
SILVER: Colour = (176, 186, 196)
CHIP_TEXT: Colour = (28, 26, 18)
WARN: Colour = (255, 138, 122)
SIDES: tuple[Colour, Colour] = ((255, 183, 94), (130, 200, 255))
"""The colours of side 1 and side 2."""

_BLACK: Colour = (22, 24, 28)
_RED: Colour = (220, 38, 28)
_BLUE: Colour = (24, 82, 226)
_GREEN: Colour = (4, 112, 84)
JOKER: Colour = (118, 38, 158)


_SUITS: dict[DeckColours, dict[Suit, Colour]] = {
    DeckColours.FOUR: {Suit.SPADES: _BLACK, Suit.HEARTS: _RED, Suit.DIAMONDS: _BLUE, Suit.CLUBS: _GREEN},
    DeckColours.TWO: {Suit.SPADES: _BLACK, Suit.HEARTS: _RED, Suit.DIAMONDS: _RED, Suit.CLUBS: _BLACK},
}


def suit_colour(suit: Suit | None, colours: DeckColours = DeckColours.FOUR) -> Colour:
    """The colour of a suit; ``None`` is the joker's."""
    return JOKER if suit is None else _SUITS[colours][suit]


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two; ``share`` 0 is the first, 1 the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
