"""Texts that raise when one is missing, the fonts of the packages, so that every machine draws the same, and no letters
too small for a phone in whatever is drawn here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PIL import Image

from bot.pictures import (
    analysis_picture,
    canvas,
    card_faces,
    charts,
    figures,
    highlight_picture,
    letters,
    sheets,
    table_picture,
)
from bot.pictures.layout import WIDTH
from bot.pictures.shelf import SHELF
from bot.words.catalogue import Texts


@pytest.fixture(scope="session")
def texts() -> Texts:
    """The English texts, strict."""
    return Texts("en", strict=True)


@pytest.fixture(scope="session", autouse=True)
def no_system_fonts() -> Iterator[None]:
    """What the machine has installed is not looked at."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(letters, "FOLDERS", ())
        yield


SHOWN = 275 / WIDTH
"""The share of its size at which a phone 400 pixels wide shows a picture."""

LEAST = 9
"""Pixels of the smallest capital there."""

RankMask = Callable[[str, int, int], Image.Image]
TextMask = Callable[..., Image.Image]


def capitals(size: int) -> int:
    """How high the capitals of letters of this size are. A test may have replaced ``text_mask`` where it is drawn."""
    return letters.tight_text_mask("H", size).height


@pytest.fixture(autouse=True)
def letters_for_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever picture a test draws, no capital on it is too low: in words, initials, indices of cards and badges."""

    def large_enough(paint: TextMask) -> TextMask:
        def checked(text: str, size: int, *width: int) -> Image.Image:
            assert capitals(size) * SHOWN >= LEAST, f"{text} is {size} pixels high"
            return paint(text, size, *width)

        return checked

    def high_enough(paint: RankMask) -> RankMask:
        def checked(text: str, height: int, widest: int) -> Image.Image:
            assert height * SHOWN >= LEAST, f"{text} is {height} pixels high"
            return paint(text, height, widest)

        return checked

    rank_mask = card_faces.rank_mask
    SHELF.clear()  # what is kept would be drawn without a look at it
    for module in (analysis_picture, canvas, card_faces, charts, figures, highlight_picture, sheets, table_picture):
        for name in ("text_mask", "tight_text_mask", "narrow_text_mask"):
            if hasattr(module, name):
                monkeypatch.setattr(module, name, large_enough(getattr(letters, name)))
        if hasattr(module, "rank_mask"):
            monkeypatch.setattr(module, "rank_mask", high_enough(rank_mask))
