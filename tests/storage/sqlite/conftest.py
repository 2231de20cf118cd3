"""Stores on a real file, as the SQLite engine's own class."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.ratings.model import PlackettLuceScorer
from bot.storage.sqlite.database import SqliteStore
from tests.storage.sqlite.migrated import migrated


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "var" / "right-bower.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    async with await SqliteStore.open(migrated(path)) as opened:
        yield opened


@pytest.fixture
async def counting(path: Path) -> AsyncIterator[SqliteStore]:
    """A store that counts its games by the program's own scorer."""
    async with await SqliteStore.open(migrated(path), scorer=PlackettLuceScorer()) as opened:
        yield opened
