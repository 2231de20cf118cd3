"""Every colour of the deck and the table."""

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
    """Return the colour of a suit; ``None`` is the joker."""
    return JOKER if suit is None else _SUITS[colours][suit]


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """Mix two colours; ``share`` 0 is the first, 1 the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


_SOFT_EDGES: tuple[tuple[Colour, tuple[Colour, ...]], ...] = (
    (FELT, (FELT_LIGHT, PLATE, RAIL, GOLD, TEXT, CARD_EDGE)),
    (FELT_LIGHT, (TEXT, TEXT_DIM, GOLD, RAIL, CARD_EDGE, CARD)),
    (RAIL, (TEXT, TEXT_DIM, GOLD, *SIDES, WARN, CARD)),
    (PLATE, (TEXT, TEXT_DIM, GOLD, SIDES[0], SIDES[1], WARN, CARD)),
    (PLATE_ON_TURN, (TEXT, TEXT_DIM, GOLD)),
    (blend(PLATE, FELT, 0.6), (TEXT_DIM,)),
    (blend(PLATE, CARD, 0.14), (GOLD, WARN)),
    (blend(RAIL, CARD, 0.14), (TEXT_DIM,)),
    (CARD, (_BLACK, _RED, _BLUE, _GREEN, JOKER, CARD_EDGE, GOLD, SILVER, CHIP_TEXT)),
    (GOLD, (CHIP_TEXT,)),
    (SILVER, (CHIP_TEXT,)),
    (BACK, (BACK_LINES, GOLD, CARD)),
)
"""Grounds, and the inks that lie on them."""


def _all_colours() -> tuple[Colour, ...]:
    pale = [blend(CARD, ink, 0.3) for ink in (_BLACK, _RED, _BLUE, _GREEN, JOKER)]
    faded = [blend(FELT_LIGHT, colour, 0.6) for colour in (CARD, CARD_EDGE, _BLACK, _RED, _BLUE, _GREEN, JOKER, *pale)]
    edges = [
        blend(ground, ink, share)
        for ground, inks in _SOFT_EDGES
        for ink in inks
        for share in (0.0, 0.3, 0.55, 0.8, 1.0)
    ]
    return tuple(dict.fromkeys([*edges, *pale, *faded, blend(CARD, _RED, 0.16)]))


ALL: tuple[Colour, ...] = _all_colours()
"""Every colour of a picture, at most 256: what is painted, and steps between it and its ground for soft edges."""
