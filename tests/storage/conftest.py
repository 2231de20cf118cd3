"""An empty database of every engine for every test. Another engine is another name in ``ENGINES``."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.ratings.model import PlackettLuceScorer
from bot.storage.store import Store
from tests.storage.postgres_server import Server, emptied, server
from tests.storage.rows import opened
from tests.storage.sqlite.migrated import migrated

ENGINES = ("sqlite", pytest.param("postgres", marks=pytest.mark.proof))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """One server for all tests of a run."""
    with server() as running:
        yield running


@pytest.fixture(scope="session")
def kept(postgres: Server) -> str:
    """The URL of a database that is made once and emptied for every test: making one takes longer than most tests."""

    async def opened_once(url: str) -> str:
        async with opened(url):
            return url

    return asyncio.run(opened_once(postgres.new_database()))


@pytest.fixture(params=ENGINES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without any rows, as the setting ``DATABASE_URL`` names it."""
    if request.param == "sqlite":
        return str(migrated(tmp_path / "var" / "right-bower.db"))
    url: str = request.getfixturevalue("kept")
    emptied(url)
    return url


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    async with opened(database) as store:
        yield store


@pytest.fixture
async def counting(database: str) -> AsyncIterator[Store]:
    """A store that counts its games by the program's own scorer."""
    async with opened(database, PlackettLuceScorer()) as store:
        yield store
