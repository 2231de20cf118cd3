"""What a process does when it hears of the others on the same PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.sharding import Sharding
from bot.storage.port import TableRow
from bot.storage.postgres import membership
from bot.storage.postgres.store import PostgresStore
from bot.tables.decisions import Join
from bot.ui.discord.emojis import CardEmojis
from bot.ui.discord.languages import LANGUAGE, Languages
from bot.ui.discord.rate_limiter import PER_SECOND, RateLimiter
from bot.ui.viewers import Viewers
from tests.storage.postgres.processes import dead, process
from tests.storage.postgres_server import server
from tests.tables.company import ANN, BOB, CAY, GUILD, Evening


@dataclass
class Life:
    """One process without Discord; ``served`` and ``resumed`` are what it was asked to take over."""

    store: PostgresStore
    evening: Evening
    languages: Languages
    viewers: Viewers
    limiter: RateLimiter
    served: list[int] = field(default_factory=list)
    resumed: list[TableRow] = field(default_factory=list)
    ended: bool = False

    async def serve_shards(self, shards: tuple[int, ...]) -> None:
        self.served += shards

    async def end_replaced(self) -> None:
        self.ended = True

    async def take_over(self) -> None:
        pass

    def resume(self, rows: Iterable[TableRow]) -> None:
        self.resumed += rows


@asynccontextmanager
async def life(url: str, shard: int) -> AsyncIterator[Life]:
    """A process that serves one of two shards."""
    async with process(url, shard) as store:
        here = Life(
            store,
            Evening(store),
            Languages(store, lambda _: None),
            Viewers(store, CardEmojis()),
            RateLimiter(),
        )
        announcers: Any = here
        tables = here.evening.tables
        sharding = Sharding(here, store, tables, announcers, here.take_over, here.languages, here.viewers, here.limiter)
        sharding.start()
        yield here
        await sharding.close()
        await tables.close_down()


async def until(so: Any) -> None:
    """Wait until that is so."""
    async with asyncio.timeout(60):
        while not so():  # noqa: ASYNC110 - of another process
            await asyncio.sleep(0.05)


async def test_what_the_others_do_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(membership, "BEAT", 0.2)
    monkeypatch.setattr(membership, "GONE", 60.0)  # whoever is cut off connects anew, however slow this machine is
    with server() as running:
        url = running.new_database()
        async with life(url, 0) as one, life(url, 1) as other:
            await until(lambda: one.limiter._per_second == other.limiter._per_second == PER_SECOND // 2)
            await _settings_are_read_anew(one, other)
            table = await one.evening.open()
            await one.evening.does(table, BOB, Join())
            assert other.evening.tables.snapshot(table) is None
            await dead(one.store)
            monkeypatch.setattr(membership, "GONE", 0.5)
            await until(lambda: other.served == [0])
            assert [row.table_id for row in other.resumed] == [table]
            await other.evening.does(table, CAY, Join())
            found = other.evening.tables.snapshot(table)
            assert found is not None
            seated = [chair.user_id for chair in found.table.chairs if chair.user_id]
            assert seated == [ANN.user_id, BOB.user_id, CAY.user_id]
            assert other.limiter._per_second == PER_SECOND
            with pytest.raises(Exception, match="nothing was written"):
                await one.store.set_fact("late", "1")
            await until(lambda: one.ended)


async def _settings_are_read_anew(one: Life, other: Life) -> None:
    await other.languages.learn([GUILD])
    assert other.languages.server(GUILD).locale == "en"
    assert (await other.viewers.chosen_by(ANN.user_id)).reminders
    await one.store.set_guild_setting(GUILD, LANGUAGE, "de")
    await one.viewers.choose(ANN.user_id, "reminders", "off")
    await until(lambda: other.languages.server(GUILD).locale == "de")
    await until(lambda: ANN.user_id not in other.viewers._stored)
    assert not (await other.viewers.chosen_by(ANN.user_id)).reminders
    # What is stored while the connection is cut is not heard of: everything known is dropped then.
    assert other.store.database.membership._connection is not None
    other.store.database.membership._connection.terminate()
    await one.viewers.choose(ANN.user_id, "reminders", "on")
    await until(lambda: ANN.user_id not in other.viewers._stored)


def test_nobody_needs_it_with_one_file(tmp_path: Path) -> None:
    from bot.storage.engines import open_store

    async def asked() -> None:
        store = await open_store(tmp_path / "file.db")
        try:
            heard: list[object] = []
            store.add_listener(heard.append)
            assert store.identify_slot(0) is None, "discord.py's own pace is right for one process"
            await store.set_guild_setting(GUILD, LANGUAGE, "de")
            assert heard == []
        finally:
            await store.close()

    asyncio.run(asked())
