"""An empty database on the run's own server, and quick signs of life."""

from __future__ import annotations

import pytest

from bot.storage.postgres import membership
from tests.storage.postgres_server import Server, emptied


@pytest.fixture
def url(postgres: Server) -> str:
    """A database without any tables."""
    return postgres.new_database()


@pytest.fixture
def prepared(kept: str) -> str:
    """A database with its tables and no rows: making one, and removing its files in the end, takes long."""
    emptied(kept)
    return kept


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose connection is gone is found dead ten times as soon. Silence counts as always: this machine may be slow."""
    for name in ("BEAT", "GONE", "GONE_FOR_ITS_HEIR"):
        monkeypatch.setattr(membership, name, getattr(membership, name) / 10)
