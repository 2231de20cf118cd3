"""Texts that raise when one is missing, and the fonts of the packages, so that every machine draws the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.pictures import letters
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
