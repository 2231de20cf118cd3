"""The two score cards of a side, as the preset's book lays them: five and six, four on six, or two fives (law 10).

The lower card lies face up and the upper one, face down and aslant, covers the pips that are not scored yet. Once the
lower card is full the upper one lies face up on it, and the pips that show on both together are the score.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.engine import presets
from bot.engine.rules import Rules
from bot.render import ink
from bot.render.deck import card_back
from bot.render.shapes import FINE, disc, rounded, shape

CARD_WIDTH, CARD_HEIGHT = 56, 78
SIZE = (112, 124)
"""The size of the picture of a side's score cards."""

_BOOKS: dict[str, tuple[int, int]] = {"Earlwood": (6, 5), "CSL": (6, 4), "House of Cards": (6, 4)}
_TWO_FIVES = (5, 5)
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    4: ((0.28, 0.22), (0.72, 0.22), (0.28, 0.78), (0.72, 0.78)),
    5: ((0.28, 0.2), (0.72, 0.2), (0.5, 0.5), (0.28, 0.8), (0.72, 0.8)),
    6: ((0.28, 0.2), (0.72, 0.2), (0.28, 0.5), (0.72, 0.5), (0.28, 0.8), (0.72, 0.8)),
}
_SLANT = 16.0
"""Degrees by which the upper card is turned, so that it can part two pips of one row."""


def score_card_pips(rules: Rules) -> tuple[int, int] | None:
    """The pips of the lower and the upper card; ``None`` where a game is not scored with cards."""
    lower, upper = _BOOKS.get(presets.PRESETS[rules.preset].book, _TWO_FIVES)
    if not rules.traits.partners or rules.points > lower + upper:
        return None
    return lower, upper


@lru_cache(maxsize=64)
def score_cards(lower: int, upper: int, score: int) -> Image.Image | None:
    """Both cards showing a score, as RGBA; ``None`` for a score that they cannot show."""
    if not 0 <= score <= lower + upper:
        return None
    image = Image.new("RGBA", SIZE, (*ink.PLATE, 0))
    shown = min(score, lower) if score <= lower else score - upper
    face_up = score > lower
    base = _face(lower)
    cover = _face(upper) if face_up else card_back(CARD_WIDTH).resize((CARD_WIDTH, CARD_HEIGHT))
    left, top = 4, 4
    image.alpha_composite(base, (left, top))
    if score < lower + upper:
        _lay(image, cover, _edge(lower, max(0, shown)), (left, top))
    else:
        _lay(image, cover, CARD_HEIGHT * 1.0, (left, top))
    return image


def _face(pips: int) -> Image.Image:
    card = Image.new("RGBA", (CARD_WIDTH, CARD_HEIGHT), (*ink.CARD_EDGE, 0))
    card.paste(ink.CARD_EDGE, (0, 0), rounded(CARD_WIDTH, CARD_HEIGHT, 6))
    card.paste(ink.CARD, (1, 1), rounded(CARD_WIDTH - 2, CARD_HEIGHT - 2, 5))
    pip = shape("H", 17)
    for x, y in _PIPS[pips]:
        spot = (round(x * CARD_WIDTH) - pip.width // 2, round(y * CARD_HEIGHT) - pip.height // 2)
        card.paste(ink.suit_ink(ink.Suit.HEARTS), spot, pip)
    card.putalpha(rounded(CARD_WIDTH, CARD_HEIGHT, 6))
    return card


def _edge(pips: int, shown: int) -> float:
    """How far down the slanted edge of the upper card lies, so that exactly ``shown`` pips are free above it."""
    slope = math.tan(math.radians(_SLANT))
    depths = sorted(y * CARD_HEIGHT + x * CARD_WIDTH * slope for x, y in _PIPS[pips])
    if shown == 0:
        return depths[0] - 14
    if shown >= len(depths):
        return depths[-1] + 16
    return (depths[shown - 1] + depths[shown]) / 2


def _lay(image: Image.Image, cover: Image.Image, depth: float, corner: tuple[int, int]) -> None:
    """Lay the upper card with its slanted upper edge ``depth`` below the lower card's corner."""
    large = cover.resize((cover.width * FINE, cover.height * FINE), Image.Resampling.LANCZOS)
    turned = large.rotate(_SLANT, expand=True, resample=Image.Resampling.BICUBIC)
    turned = turned.resize((turned.width // FINE, turned.height // FINE), Image.Resampling.LANCZOS)
    angle = math.radians(_SLANT)
    rise = CARD_WIDTH * math.sin(angle)
    x = corner[0] - round(CARD_HEIGHT * math.sin(angle) * 0.0)
    y = corner[1] + round(depth - rise)
    image.alpha_composite(turned.crop((0, 0, min(turned.width, SIZE[0] - x), max(1, SIZE[1] - max(0, y)))), (x, max(0, y)))


_ = (ImageDraw, disc)
