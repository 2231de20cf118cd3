"""The two score cards of a side, as the preset's book has them (law 10): six and five, four on six, or two fives.

The pips that are scored are red, the others pale; the lower card is filled first. Knows points, no tables.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.engine import presets
from bot.engine.cards import Suit
from bot.engine.rules import Rules
from bot.render.picture import palette
from bot.render.picture.shapes import rounded, shape

CARD_WIDTH, CARD_HEIGHT = 56, 76
_STEP = 48
"""How far the upper card lies to the right of the lower one; it covers its edge only."""

SIZE = (CARD_WIDTH + _STEP, CARD_HEIGHT + 6)

_BOOKS: dict[str, tuple[int, int]] = {"Earlwood": (6, 5), "CSL": (6, 4), "House of Cards": (6, 4)}
_TWO_FIVES = (5, 5)
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    4: ((0.28, 0.24), (0.72, 0.24), (0.28, 0.76), (0.72, 0.76)),
    5: ((0.28, 0.19), (0.72, 0.19), (0.5, 0.5), (0.28, 0.81), (0.72, 0.81)),
    6: ((0.28, 0.19), (0.72, 0.19), (0.28, 0.5), (0.72, 0.5), (0.28, 0.81), (0.72, 0.81)),
}


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
    image = Image.new("RGBA", SIZE, (*palette.PLATE, 0))
    image.alpha_composite(_card(lower, min(score, lower), right_margin=CARD_WIDTH - _STEP), (0, 6))
    image.alpha_composite(_card(upper, max(0, score - lower)), (_STEP, 0))
    return image


def _card(pips: int, scored: int, right_margin: int = 0) -> Image.Image:
    """One card with its first ``scored`` pips red; ``right_margin`` is covered by the card on top of it."""
    card = Image.new("RGBA", (CARD_WIDTH, CARD_HEIGHT), (*palette.CARD_EDGE, 0))
    card.paste(palette.CARD_EDGE, (0, 0), rounded(CARD_WIDTH, CARD_HEIGHT, 6))
    card.paste(palette.CARD, (1, 1), rounded(CARD_WIDTH - 2, CARD_HEIGHT - 2, 5))
    red = palette.suit_colour(Suit.HEARTS)
    pip, seen = shape("H", 18), CARD_WIDTH - right_margin
    for number, (x, y) in enumerate(_PIPS[pips]):
        spot = (round(x * seen) - pip.width // 2, round(y * CARD_HEIGHT) - pip.height // 2)
        card.paste(red if number < scored else palette.blend(palette.CARD, red, 0.16), spot, pip)
    card.putalpha(rounded(CARD_WIDTH, CARD_HEIGHT, 6))
    return card
