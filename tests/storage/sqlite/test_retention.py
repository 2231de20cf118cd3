"""What is older than it may be is deleted from the files; results, ratings and statistics stay."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.ratings.games import GameFilter
from bot.ratings.model import PlackettLuceScorer
from bot.storage.api import Entry, RecordNotKept, TableId
from bot.storage.sqlite.database import SqliteStore
from bot.storage.upkeep import DAY
from tests.storage.play import NOON
from tests.storage.sample_games import GUILD, play_game, write_game
from tests.storage.sqlite.files import rows

KEPT = ("archives", "archived_people", "journal", "records")
RESULTS = ("games", "game_seats", "standings", "rating_steps", "meetings", "partnerships", "tables")


async def opened(path: Path, days: int | None) -> SqliteStore:
    return await SqliteStore.open(path, scorer=PlackettLuceScorer(), retention_days=days)


def counts(path: Path, tables: tuple[str, ...]) -> dict[str, int]:
    return {name: rows(path, f"SELECT count(*) FROM {name}")[0][0] for name in tables}  # noqa: S608 - our own names


async def at(store: SqliteStore, path: Path, days: float) -> None:
    """So many days after the last entry of all, the upkeep does its work."""
    last = rows(path, "SELECT max(touched) FROM tables")[0][0]
    store.upkeep.now = lambda: last + days * DAY
    await store.upkeep.catch_up()


async def test_journals_and_records_go_when_their_time_is_over_and_results_stay(path: Path) -> None:
    async with await opened(path, 30) as store:
        for number in (0, 7):
            await write_game(store, await play_game(number))
        live = await write_game(store, await play_game(4, hands=2))
        kept = len(await store.entries(live))
        (game, *_) = (await store.history(GameFilter(GUILD))).games
        record = (await store.finished_game(GUILD, game.game_id) or pytest.fail("no game")).record
        secret = next(line for line in record.splitlines() if line.startswith("reveal ")).split()[1].encode()
        before = counts(path, RESULTS)
        await at(store, path, 29)
        assert counts(path, KEPT)["archives"] == 2
        assert (await store.finished_game(GUILD, game.game_id) or pytest.fail("no game")).record == record
        await at(store, path, 31)
        assert counts(path, KEPT) == {"archives": 0, "archived_people": 0, "journal": kept, "records": 0}
        assert counts(path, RESULTS) == before
        assert await store.entries(TableId(1)) == []
        assert len(await store.entries(live)) == kept, "an open table is not touched"
        assert len((await store.history(GameFilter(GUILD))).games) == 2
        with pytest.raises(RecordNotKept):
            await store.finished_game(GUILD, game.game_id)
        data = b"".join(file.read_bytes() for file in path.parent.iterdir() if file.name.startswith(path.name))
        assert secret not in data


async def test_unarchived_journals_and_traces_of_forgotten_players_expire_too(path: Path) -> None:
    async with await opened(path, 30) as store:
        for number in (0, 7, 1):
            await write_game(store, await play_game(number))
        await at(store, path, 2)
        users = [row[0] for row in rows(path, "SELECT DISTINCT user_id FROM archived_people WHERE table_id = 1")]
        await store.forget_player(GUILD, users[0])
        with closing(sqlite3.connect(path)) as other:
            other.execute("UPDATE archives SET content = x'00' WHERE table_id = 3")
            other.commit()
        strange = await store.open_table(GUILD, 1, Entry(1, NOON, "opened", "[not json"), None)
        await store.append(strange, [Entry(2, NOON, "closed", "{}")], closed=True)
        assert counts(path, KEPT)["records"] > 0
        await at(store, path, 31)
        assert set(counts(path, KEPT).values()) == {0}


async def test_a_player_can_be_forgotten_and_games_counted_again_afterwards(path: Path) -> None:
    class Another(PlackettLuceScorer):
        version = "another"

    async with await opened(path, 30) as store:
        await write_game(store, await play_game(0))
        await at(store, path, 31)
        user = rows(path, "SELECT user_id FROM game_seats WHERE user_id IS NOT NULL LIMIT 1")[0][0]
        assert (await store.forget_player(GUILD, user)).games == 1
        assert rows(path, f"SELECT count(*) FROM game_seats WHERE user_id = {user}") == [(0,)]  # noqa: S608 - a number
        assert (await store.export_player(GUILD, user))["games"] == []
    before = counts(path, RESULTS)
    async with await SqliteStore.open(path, scorer=Another()) as store:
        await store.upkeep.catch_up()
        assert counts(path, RESULTS) == before


async def test_without_a_limit_everything_is_kept(path: Path) -> None:
    async with await opened(path, None) as store:
        await write_game(store, await play_game(0))
        await at(store, path, 10_000)
        assert counts(path, KEPT)["archives"] == 1
