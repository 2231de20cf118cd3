"""An evening at the tables, over a store of memory or over a real file; what is logged as an error fails the test."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.storage.sqlite.database import SqliteStore
from tests.storage.sqlite.migrated import migrated
from tests.tables.company import Evening
from tests.tables.memory import MemoryStore


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
async def evening(store: MemoryStore) -> AsyncIterator[Evening]:
    evening = Evening(store)
    yield evening
    await evening.tables.close()


@pytest.fixture
async def filed(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening whose store is a real file."""
    async with await SqliteStore.open(migrated(tmp_path / "right-bower.db")) as store:
        evening = Evening(store)
        yield evening
        await evening.tables.close()


@pytest.fixture(autouse=True)
def nothing_went_wrong(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Errors are logged, never swallowed: a test that means to cause one is marked ``faulty`` by its name."""
    yield
    wrong = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not wrong or "faulty" in request.node.name, wrong
