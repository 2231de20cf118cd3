"""Texts that raise when one is missing, the fonts of the packages, so that every machine draws the same, and no letters
too small for a phone in whatever is drawn here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PIL import Image

from bot.pictures import canvas, letters, table_picture
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


SMALLEST = 26
"""Pixels of the smallest letters of a picture 800 wide: a phone shows a third of them."""

TextMask = Callable[[str, int], Image.Image]


@pytest.fixture(autouse=True)
def letters_for_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever picture a test draws, none of its words is smaller. The index of a small card and the initial on a small
    face are no words.
    """

    def large_enough(paint: TextMask) -> TextMask:
        def checked(text: str, size: int) -> Image.Image:
            assert size >= SMALLEST, f"{text} is {size} pixels high"
            return paint(text, size)

        return checked

    for module in (canvas, table_picture):
        for name in ("text_mask", "tight_text_mask"):
            if hasattr(module, name):
                monkeypatch.setattr(module, name, large_enough(getattr(letters, name)))
