"""Archives take a fraction of the room, and whoever reads gets what they got before."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest

from bot.players.levels import player
from bot.ratings.games import GameFilter
from bot.ratings.model import PlackettLuceScorer
from bot.storage.api import Entry, StoreError, TableId
from bot.storage.backends import check
from bot.storage.sqlite.database import SqliteStore
from bot.tables.hands import Dealt
from bot.tables.journal import decode
from bot.terminal import sentence
from tests.storage.play import NOON, partners, play
from tests.storage.rows import CHANNEL, entry, new_table
from tests.storage.rows import GUILD as SERVER
from tests.storage.sample_games import GUILD, play_game, write_game
from tests.storage.sqlite.files import rows
from tests.tables.company import LocalWorkers, new_tables
from tests.world.clock import StillClock

LIVE = "SELECT count(*) FROM journal"


async def archived(path: Path) -> SqliteStore:
    """The store of a path, opened and with all that can be archived."""
    store = await SqliteStore.open(path, scorer=PlackettLuceScorer())
    await store.upkeep.catch_up()
    return store


async def all_that_is_told(store: SqliteStore, path: Path) -> list[object]:
    """What every reader of journals and records tells: *Look at hand …*, reviews, records, own data, the check."""
    tables = new_tables(store, clock=StillClock(), workers=LocalWorkers(player))
    errors: list[object] = []
    for (number,) in rows(path, "SELECT id FROM tables ORDER BY id"):
        entries = await store.entries(TableId(number))
        errors.append(entries)
        for line in entries:
            if isinstance(decode(line), Dealt):
                errors.append(await tables.finished_hand(TableId(number), line.seq, None))
                errors += [await tables.own_hand(TableId(number), line.seq, user) for user in users(entries)]
    games = (await store.history(GameFilter(GUILD), rows=100)).games
    errors += [await store.finished_game(GUILD, game.game_id) for game in games]
    errors += [await store.export_player(GUILD, seat.user_id) for seat in games[0].seats if seat.user_id is not None]
    return [*errors, [checked async for checked in check(path)]]


def users(entries: list[Entry]) -> list[int]:
    return [json.loads(line.body)["user_id"] for line in entries if line.kind == "joined"]


@pytest.mark.proof
async def test_every_reader_gets_the_same_words(path: Path) -> None:
    async with await SqliteStore.open(path, scorer=PlackettLuceScorer()) as store:
        for number in (0, 7):
            await write_game(store, await play_game(number))
        live = await write_game(store, await play_game(4, hands=2))
        before = await all_that_is_told(store, path)
        room = len(str([await store.entries(TableId(table_id)) for table_id in (1, 2)]))
        kept = len(await store.entries(live))
        await store.upkeep.catch_up()
        assert await all_that_is_told(store, path) == before
        assert rows(path, LIVE) == [(kept,)], "only the open table is left as it was"
        [(size,)] = rows(path, "SELECT sum(length(content)) FROM archives")
        assert size < room / 4
        assert rows(path, "SELECT count(*) FROM records") == [(0,)]
    async with await archived(path) as store:
        assert await all_that_is_told(store, path) == before
        assert [row.table_id for row in await store.live_tables()] == [live]


async def test_archiving_lets_others_write_between_tables(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        closed = await play(store, *[partners(ended_at=NOON + number) for number in range(12)])
        live = await new_table(store)
        work, seq = asyncio.create_task(store.upkeep.catch_up()), 1
        while not work.done():
            seq += 1
            await store.append(live, [entry(seq)])
        await work
        assert seq > len(closed)
        assert rows(path, LIVE) == [(seq,)]


async def test_interrupted_archiving_goes_on_after_a_restart(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        await play(store, *[partners(ended_at=NOON + number) for number in range(6)])
        before = [await store.entries(TableId(number)) for number in range(1, 7)]
        work = asyncio.create_task(store.upkeep.catch_up())
        while not rows(path, "SELECT 1 FROM archives LIMIT 1 OFFSET 1"):
            await store.note("another question")
        work.cancel()
        await asyncio.wait([work])
    assert 0 < rows(path, "SELECT count(*) FROM archives")[0][0] < 6
    async with await archived(path) as store:
        assert rows(path, LIVE) == [(0,)]
        assert [await store.entries(TableId(number)) for number in range(1, 7)] == before


async def test_recent_and_open_tables_are_not_archived(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        [table_id] = await play(store, partners())
        store.upkeep.now = lambda: NOON + 3600.0
        await store.upkeep.catch_up()
        assert rows(path, "SELECT count(*) FROM archives") == [(0,)]
        store.upkeep.now = lambda: NOON + 25 * 3600.0
        await store.upkeep.catch_up()
        assert rows(path, "SELECT table_id FROM archives") == [(table_id,)]


async def test_nothing_is_added_to_an_archive(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        [table_id] = await play(store, partners())
        await store.upkeep.catch_up()
        before = await store.entries(table_id)
        for seq in (1, len(before) + 1):
            with pytest.raises(StoreError):
                await store.append(table_id, [entry(seq)])
        assert await store.entries(table_id) == before


async def test_a_journal_that_cannot_be_understood_stays_as_rows(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with await SqliteStore.open(path) as store:
        strange = await store.open_table(GUILD, CHANNEL, Entry(1, NOON, "opened", "[not json"), None)
        await store.append(strange, [Entry(2, NOON, "closed", "{}")], closed=True)
        [other] = await play(store, partners())
        await store.upkeep.catch_up()
        assert len(await store.entries(strange)) == 2
        assert rows(path, "SELECT table_id FROM archives") == [(other,)], "and nobody waits for it"
    assert f"The journal of table {strange} stays as it is" in caplog.text


async def test_a_damaged_archive_is_reported(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        first, second = await play(store, partners(), partners())
        await store.upkeep.catch_up()
        await store.database.write(
            lambda connection: connection.execute(
                "UPDATE archives SET content = substr(content, 1, 90) WHERE table_id = :table", table=first
            )
        )
        with pytest.raises(StoreError, match=re.escape(sentence("archive-unreadable", table=first, why="")[:-2])):
            await store.entries(first)
        with pytest.raises(StoreError):
            await store.finished_game(SERVER, 1)
        assert await store.entries(second)
    journals = {table_id: journal async for table_id, journal in check(path)}
    assert isinstance(journals[first], StoreError)
    assert isinstance(journals[second], list)
