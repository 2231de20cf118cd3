"""An empty database on the run's own server."""

from __future__ import annotations

import pytest

from tests.storage.postgres_server import Server, emptied


@pytest.fixture
def url(postgres: Server) -> str:
    return postgres.new_database()


@pytest.fixture
def prepared(kept: str) -> str:
    """A database with its tables and no rows: making one, and removing its files in the end, takes long."""
    emptied(kept)
    return kept
