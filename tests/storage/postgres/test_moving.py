"""A whole database moves from a file to a server and back, and every row is compared."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.ratings.model import PlackettLuceScorer
from bot.storage import backends
from bot.storage.api import (
    OWNER_ACT,
    BackupError,
    DatabaseLocked,
    DatabaseMissing,
    DatabaseOccupied,
    DatabaseUnsupported,
)
from bot.storage.backends import backup, check, move, restore
from bot.storage.sql.connection import Connection
from bot.storage.sql.schema import copy_rows
from bot.storage.store import Store
from tests.storage.play import ANN, DAY, NOON, play, random_game, told
from tests.storage.postgres_server import asked
from tests.storage.rows import GUILD, entry, new_table, opened
from tests.storage.sample_games import play_game, write_game


async def filled(store: Store) -> None:
    """Something in every table."""
    rng = random.Random(3)
    await play(store, *[random_game(rng, NOON - number * DAY) for number in range(25)])
    await write_game(store, await play_game(0))
    await store.upkeep.catch_up()
    await play(store, random_game(rng, NOON), closed=False)
    await store.append(await new_table(store), [entry(2)], interaction_id=7)
    await store.set_guild_setting(GUILD, "language", "de")
    await store.set_player_setting(ANN, "deck", "two")


async def file_of_games(path: Path) -> list[object]:
    async with opened(str(path), PlackettLuceScorer()) as store:
        await filled(store)
        return [*await told(store), await store.live_tables(), await store.guild_settings(GUILD)]


async def all_of(database: str) -> list[object]:
    async with opened(database, PlackettLuceScorer()) as store:
        return [*await told(store), await store.live_tables(), await store.guild_settings(GUILD)]


async def test_a_move_to_postgresql_and_back_keeps_everything(url: str, tmp_path: Path) -> None:
    file = tmp_path / "right-bower.db"
    before = await file_of_games(file)
    bytes_before = file.read_bytes()
    assert await asyncio.to_thread(move, file, url) > 300
    assert file.read_bytes() == bytes_before
    assert await all_of(url) == before
    assert [checked async for checked in check(url)] == [checked async for checked in check(file)]
    await asyncio.to_thread(backup, url, tmp_path / "copy.db")
    assert await all_of(str(tmp_path / "copy.db")) == before
    async with opened(url) as store, opened(str(file)) as old:
        assert await new_table(store) == await new_table(old), "numbers go on"


async def test_a_backup_of_a_server_is_restored_to_an_empty_one(url: str, postgres: Any, tmp_path: Path) -> None:
    async with opened(url, PlackettLuceScorer()) as store:
        await filled(store)
        await store.backup(tmp_path / "copy.db")
        before = await told(store)
    other = postgres.new_database()
    assert await asyncio.to_thread(restore, tmp_path / "copy.db", other) is None
    async with opened(other, PlackettLuceScorer()) as store:
        assert await told(store) == before
    with pytest.raises(DatabaseOccupied):
        await asyncio.to_thread(restore, tmp_path / "copy.db", other)


async def test_a_move_into_a_database_that_was_only_started(url: str, tmp_path: Path) -> None:
    file = tmp_path / "right-bower.db"
    before = await file_of_games(file)
    async with opened(url, PlackettLuceScorer()) as store:
        await store.set_note("health", "1.0")
        await store.set_note(f"{OWNER_ACT}1", "{}")
    with pytest.raises(DatabaseOccupied, match=r"\(notes\)"):
        await asyncio.to_thread(move, file, url)
    async with opened(url, PlackettLuceScorer()) as store:
        await store.set_note(f"{OWNER_ACT}1", None)
    assert await asyncio.to_thread(move, file, url) > 300
    assert await all_of(url) == before


async def test_move_refuses_unusable_databases(url: str, tmp_path: Path) -> None:
    file = tmp_path / "right-bower.db"
    with pytest.raises(DatabaseMissing):
        await asyncio.to_thread(move, file, url)
    async with opened(str(file)) as store:
        await new_table(store)
        with pytest.raises(DatabaseLocked):
            await asyncio.to_thread(move, file, url)
    async with opened(url):
        with pytest.raises(DatabaseLocked):
            await asyncio.to_thread(move, file, url)
    with pytest.raises(DatabaseUnsupported):
        await asyncio.to_thread(move, file, str(tmp_path / "other.db"))


async def test_a_differing_row_is_found_and_the_copy_is_undone(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "right-bower.db"
    await file_of_games(file)

    async def copied_badly(source: Connection, target: Connection, *more: Any) -> int:
        rows = await copy_rows(source, target, *more)
        await target.execute("UPDATE journal SET body = body || ' ' WHERE table_id = 27 AND seq = 2")
        return rows

    monkeypatch.setattr(backends, "copy_rows", copied_badly)
    with pytest.raises(BackupError, match="journal 27, 2"):
        await asyncio.to_thread(move, file, url)
    assert asked(url, "SELECT count(*) FROM journal") == [(0,)]


def test_the_command_replays_every_journal(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", url)
    file = tmp_path / "right-bower.db"

    async def fill(*, broken: bool) -> None:
        async with opened(str(file)) as store:
            await write_game(store, await play_game(0, 1))
            if broken:
                await new_table(store)

    asyncio.run(fill(broken=False))
    assert main(["move", "--from", f"sqlite:{file}"]) == 0
    assert "1 table replayed; all can be played on" in capfd.readouterr().out
    asked(url, "TRUNCATE tables, games CASCADE")
    asyncio.run(fill(broken=True))
    assert main(["move", "--from", f"sqlite:{file}"]) == 1
    assert "Table 3 cannot be played on" in capfd.readouterr().err
    assert main(["move", "--from", f"sqlite:{file}"]) == 1
    assert "already" in capfd.readouterr().err
