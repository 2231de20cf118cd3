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
RAIL: Colour = (16, 52, 41)
PLATE: Colour = (14, 40, 33)
PLATE_TOTAL: Colour = (47, 70, 63)
"""The ground of a total, and of a player's own score."""
TEXT: Colour = (245, 246, 240)
TEXT_DIM: Colour = (198, 212, 204)
GOLD: Colour = (255, 204, 64)
SILVER: Colour = (176, 186, 196)
BRONZE: Colour = (208, 142, 88)
CHIP_TEXT: Colour = (28, 26, 18)
WARN: Colour = (255, 138, 122)
SIDES: tuple[Colour, Colour] = ((255, 183, 94), (130, 200, 255))
"""The colours of side 1 and side 2."""

_BLACK: Colour = (22, 24, 28)
_RED: Colour = (220, 38, 28)
_BLUE: Colour = (24, 82, 226)
_GREEN: Colour = (4, 112, 84)
_CRIMSON: Colour = (188, 8, 40)
_ORANGE: Colour = (228, 100, 0)
_TEAL: Colour = (0, 100, 124)
JOKER: Colour = (118, 38, 158)


_SUITS: dict[DeckColours, dict[Suit, Colour]] = {
    DeckColours.PAIRS: {Suit.SPADES: _BLACK, Suit.HEARTS: _CRIMSON, Suit.DIAMONDS: _ORANGE, Suit.CLUBS: _TEAL},
    DeckColours.FOUR: {Suit.SPADES: _BLACK, Suit.HEARTS: _RED, Suit.DIAMONDS: _BLUE, Suit.CLUBS: _GREEN},
    DeckColours.TWO: {Suit.SPADES: _BLACK, Suit.HEARTS: _RED, Suit.DIAMONDS: _RED, Suit.CLUBS: _BLACK},
}


def suit_colour(suit: Suit | None, colours: DeckColours = DeckColours.PAIRS) -> Colour:
    """Return the colour of a suit, or of the joker for ``None``."""
    return JOKER if suit is None else _SUITS[colours][suit]


_PEOPLE: tuple[Colour, ...] = (
    (122, 74, 176), (40, 118, 148), (176, 54, 92), (148, 92, 24), (62, 108, 190), (92, 122, 40), (160, 70, 150),
    (176, 78, 44),
)  # fmt: skip


def person_colour(user_id: int) -> Colour:
    """Return the colour behind a person's initial; a person always has the same one."""
    return _PEOPLE[(user_id ^ user_id >> 22) % len(_PEOPLE)]


def tint(ink: Colour) -> Colour:
    """Return a pale ``ink``, the second tone of a court figure."""
    return blend(CARD, ink, 0.34)


ANIMAL: dict[str, Colour] = {
    "ground": (206, 190, 150), "fur": (150, 104, 62), "bark": (94, 64, 44), "russet": (186, 108, 48),
    "cream": (240, 222, 186), "stone": (132, 138, 144), "night": (34, 32, 36), "snow": CARD,
    "rose": (214, 138, 128), "gold": GOLD, "red": _RED,
}  # fmt: skip
"""The tones of the computer players' animals."""


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """Mix two colours; ``share`` 0 is all ``one``, 1 all ``other``."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


_INKS: tuple[Colour, ...] = (_BLACK, _RED, _BLUE, _GREEN, _CRIMSON, _ORANGE, _TEAL, JOKER)
"""The colours of suits and of the joker."""

_SOFT_EDGES: tuple[tuple[Colour, tuple[Colour, ...]], ...] = (
    (FELT, (PLATE, RAIL, GOLD, TEXT, TEXT_DIM, CARD, CARD_EDGE)),
    (RAIL, (TEXT, TEXT_DIM, GOLD, *SIDES, WARN, CARD)),
    (PLATE, (TEXT, TEXT_DIM, GOLD, *SIDES, WARN)),
    (blend(PLATE, FELT, 0.6), (TEXT_DIM,)),
    (PLATE_TOTAL, (GOLD, WARN, TEXT)),
    (CARD, (*_INKS, CARD_EDGE, SILVER, CHIP_TEXT)),
    (GOLD, (CHIP_TEXT,)),
    (SILVER, (CHIP_TEXT,)),
    (BRONZE, (CHIP_TEXT,)),
    (BACK, (BACK_LINES, GOLD, CARD)),
    *((person, (TEXT,)) for person in _PEOPLE),
    (ANIMAL["ground"], (ANIMAL["fur"], ANIMAL["bark"], ANIMAL["night"], ANIMAL["snow"])),
)
"""Each ground with the inks that are painted on it."""


def _all_colours() -> tuple[Colour, ...]:
    tints = [tint(ink) for ink in _INKS]
    faded = [blend(FELT, colour, 0.6) for colour in (CARD, CARD_EDGE, *_INKS, *tints)]
    edges = [blend(ground, ink, share) for ground, inks in _SOFT_EDGES for ink in inks for share in (0.0, 0.5, 1.0)]
    return tuple(dict.fromkeys([*edges, *tints, *faded, *ANIMAL.values(), blend(CARD, _RED, 0.16)]))


ALL: tuple[Colour, ...] = _all_colours()
"""Every colour of a picture, at most 256: those painted, and for soft edges one mix of each with its ground."""

RGB = bytes(part for colour in ALL for part in colour)
"""All colours as an image's palette."""
