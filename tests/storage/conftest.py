"""An empty database of every engine for every test. Another engine is another name in ``ENGINES``."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.ratings.model import PlackettLuceScorer
from bot.storage.port import Store
from tests.storage.rows import opened

ENGINES = ("sqlite",)


@pytest.fixture(params=ENGINES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database, as the setting ``DATABASE`` names it."""
    assert request.param == "sqlite"
    return str(tmp_path / "var" / "right-bower.db")


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    async with opened(database) as store:
        yield store


@pytest.fixture
async def counting(database: str) -> AsyncIterator[Store]:
    """A store that counts its games by the program's own scorer."""
    async with opened(database, PlackettLuceScorer()) as store:
        yield store
