"""Several stores on one database stand for several processes; one can die or freeze."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from bot.ratings.model import PlackettLuceScorer
from bot.storage.api import News, Shards
from bot.storage.backends import open_store
from bot.storage.postgres.database import PostgresStore
from bot.storage.postgres.membership import PACE, Intervals
from tests.storage.postgres_server import asked
from tests.world import require

FIRST, SECOND = 4 << 22, 5 << 22
"""Servers of shard 0 and of shard 1, of two."""


HASTY = Intervals(beat=0.2, gone=0.5, gone_for_its_heir=0.1)
"""Whose connection is gone is found dead ten times as soon. Silence counts as always: this machine may be slow."""


@asynccontextmanager
async def process(url: str, *own: int, total: int = 2, pace: Intervals = PACE) -> AsyncIterator[PostgresStore]:
    """A store that serves some shards."""
    store = await open_store(url, scorer=PlackettLuceScorer(), shards=Shards(own, total), pace=pace)
    assert isinstance(store, PostgresStore)
    try:
        yield store
    finally:
        await store.close()


hasty = partial(process, pace=HASTY)


async def frozen(store: PostgresStore) -> None:
    """The process has given no sign of life for long, but its connections stay."""
    await _silent(store)
    words = "UPDATE processes SET seen = seen - interval '1 hour' WHERE epoch = $1"
    await asyncio.to_thread(asked, store.database.url, words, store.database.membership.epoch)


async def _silent(store: PostgresStore) -> None:
    """From now on the process gives no sign of life."""
    task = require(store.database.membership.task)
    task.cancel()
    await asyncio.wait([task])


async def dead(store: PostgresStore) -> None:
    """The process is gone, but what it still wants to write tries to be written."""
    await _silent(store)
    connection = require(store.database.membership.connection)
    connection.terminate()


def heard(store: PostgresStore) -> asyncio.Queue[News]:
    """What a store tells from now on."""
    news: asyncio.Queue[News] = asyncio.Queue()
    store.add_listener(news.put_nowait)
    return news


async def first(news: asyncio.Queue[News], kind: type[News], seconds: float = 60.0) -> News:
    """The next news of a kind."""
    async with asyncio.timeout(seconds):
        while not isinstance(message := await news.get(), kind):
            pass
        return message
