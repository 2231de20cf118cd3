"""Texts that raise when one is missing."""

from __future__ import annotations

import pytest

from bot.words.catalogue import Texts


@pytest.fixture(scope="session")
def texts() -> Texts:
    """The English texts, strict."""
    return Texts("en", strict=True)
