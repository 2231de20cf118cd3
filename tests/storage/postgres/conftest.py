"""An empty database on the run's own server, and quick leases."""

from __future__ import annotations

import pytest

from bot.storage.postgres import membership
from tests.storage.postgres_server import Server


@pytest.fixture
def url(postgres: Server) -> str:
    return postgres.new_database()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes are found dead ten times as soon."""
    for name in ("BEAT", "LEASE", "GONE", "GONE_FOR_ITS_HEIR", "GRACE"):
        monkeypatch.setattr(membership, name, getattr(membership, name) / 10)
