"""Opening, closing and copying a store, whatever the engine."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.storage.api import (
    BackupError,
    DatabaseLocked,
    DatabaseMissing,
    DatabaseUnsupported,
    DatabaseUnusable,
    SequenceTaken,
    Shards,
    StoreError,
    UpgradeNotCopied,
)
from bot.storage.backends import backup, open_store
from bot.storage.postgres import database as database_of_servers
from bot.storage.postgres.schema import postgres_steps
from bot.storage.store import Store
from tests.storage.conftest import ENGINES
from tests.storage.postgres_server import Server
from tests.storage.rows import NEXT, UPGRADE, entry, new_table, opened, seqs
from tests.world.clock import turns


async def test_second_opening_of_a_file_is_refused_and_of_a_server_stands_by(database: str) -> None:
    async with opened(database) as store:
        if store.shards() is None:
            with pytest.raises(DatabaseLocked):
                await open_store(database)
        else:
            async with opened(database) as standby:
                assert (store.shards(), standby.shards()) == (Shards(), Shards(own=()))
        await store.set_note("still", "served")
    async with opened(database) as again:
        assert await again.note("still") == "served"


async def test_closing_finishes_open_questions_and_refuses_new_ones(database: str) -> None:
    async with opened(database) as store:
        tables = [await new_table(store) for _ in range(10)]
        tasks = [asyncio.create_task(store.append(table_id, [entry(2)])) for table_id in tables]
        await turns(1)
        await store.close()
        assert [task.exception() for task in tasks] == [None] * 10
        with pytest.raises(StoreError):
            await store.append(tables[0], [entry(3)])
        with pytest.raises(StoreError):
            await store.live_tables()
    async with opened(database) as again:
        assert [await seqs(again, table_id) for table_id in tables] == [[1, 2]] * 10


async def test_one_failing_call_leaves_the_others(store: Store) -> None:
    tables = [await new_table(store) for _ in range(9)]
    results = await asyncio.gather(
        *(store.append(table_id, [entry(2)]) for table_id in tables[:4]),
        store.append(tables[4], [entry(2), entry(9)], interaction_id=1),
        *(store.append(table_id, [entry(2)]) for table_id in tables[5:]),
        return_exceptions=True,
    )
    assert [type(each) for each in results if each is not None] == [SequenceTaken]
    assert [len(await store.entries(table_id)) for table_id in tables] == [2, 2, 2, 2, 1, 2, 2, 2, 2]


async def test_a_cancelled_caller_costs_the_others_nothing(store: Store) -> None:
    """What a cancelled caller asked is done whole or not at all, and the table can go on from there."""
    tables = [await new_table(store) for _ in range(9)]
    calls = [asyncio.create_task(store.append(table_id, [entry(2), entry(3)])) for table_id in tables]
    await turns(1)
    for call in calls[::2]:
        call.cancel()
    await asyncio.gather(*calls, return_exceptions=True)
    for number, table_id in enumerate(tables):
        numbers = await seqs(store, table_id)
        assert numbers in ([[1], [1, 2, 3]] if number % 2 == 0 else [[1, 2, 3]])
        await store.append(table_id, [entry(len(numbers) + 1)])


async def test_a_copy_is_made_while_the_store_is_open(store: Store, database: str, tmp_path: Path) -> None:
    await new_table(store)
    for target in (tmp_path / "inside", tmp_path / "outside"):
        if target.name == "inside":
            await store.backup(target)
        else:
            await asyncio.to_thread(backup, database, target)
        assert target.stat().st_size > 0
        assert target.stat().st_mode & 0o077 == 0, "nobody else reads it"
        with pytest.raises(BackupError):
            await store.backup(target)
    with pytest.raises(StoreError):
        await store.backup(tmp_path / "nowhere" / "copy")


@pytest.mark.parametrize("engine", ENGINES)
def test_backup_refuses_a_missing_database(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    unopened = request.getfixturevalue("postgres").new_database() if engine == "postgres" else str(tmp_path / "no.db")
    with pytest.raises(DatabaseMissing):
        backup(unopened, tmp_path / "copy")


async def test_an_unknown_engine_is_refused_in_one_sentence(tmp_path: Path) -> None:
    url = "mysql://bower:secret@localhost/bower"
    with pytest.raises(DatabaseUnsupported) as refused:
        await open_store(url)
    sentence = str(refused.value)
    assert "mysql" in sentence
    assert "secret" not in sentence
    with pytest.raises(DatabaseUnusable):
        backup(url, tmp_path / "copy")


@pytest.mark.proof
async def test_a_server_is_upgraded_with_a_copy_or_when_it_is_told_to_make_none(
    postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, other = postgres.new_database(), postgres.new_database()
    for name in (url, other):
        async with opened(name) as store:
            await new_table(store)
    monkeypatch.setattr(database_of_servers, "postgres_steps", lambda: (*postgres_steps(), UPGRADE))
    with pytest.raises(UpgradeNotCopied, match="--no-backup"):
        await open_store(url)
    for name, copies, copy_first in ((url, tmp_path, True), (other, None, False)):
        upgraded = await open_store(name, copies=copies, copy_first=copy_first)
        assert len(await upgraded.live_tables()) == 1
        await upgraded.close()
    assert [file.name for file in tmp_path.glob("*")] == [f"right-bower.before-{NEXT:04d}.db"]  # noqa: ASYNC240
