"""Forgetting goes in portions, survives a restart in the middle, and leaves no byte of the player in the files."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from bot.ratings.model import PlackettLuceScorer
from bot.storage import privacy
from bot.storage.api import Entry, Forgotten, TableId
from bot.storage.sqlite.database import SqliteStore
from tests.storage.play import ANN, BOB, CAY, DAN, DAY, EVE, NAMES, NOON, partners, play
from tests.storage.rows import GUILD, entry, new_table
from tests.storage.sqlite.files import look_into, rows, whole

ZOE, NAME = 987_654_321_012_345_678, "Zoë Żółć-Quetzal"
REMNANTS = (str(ZOE).encode(), NAME.encode(), b"Quetzal")


@pytest.fixture(autouse=True)
def zoe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NAMES, ZOE, NAME)


def remnants(path: Path) -> list[int]:
    """How often the player's name and id stand in the bytes of the database and of its log."""
    content = b"".join(file.read_bytes() for file in (path, path.with_name(path.name + "-wal")) if file.exists())
    return [content.count(remnant) for remnant in REMNANTS]


async def many_games(store: SqliteStore, games: int = 60) -> list[TableId]:
    rng = random.Random(1)
    chairs = [rng.sample([ZOE, ANN, BOB, CAY, DAN, EVE], 4) for _ in range(games)]
    return await play(store, *[partners(four, ended_at=NOON + number) for number, four in enumerate(chairs)])


async def stored(path: Path) -> SqliteStore:
    return await SqliteStore.open(path, scorer=PlackettLuceScorer())


@pytest.mark.parametrize("archived", [False, True])
async def test_no_byte_is_left_in_the_file_or_its_log(path: Path, archived: bool) -> None:
    async with await stored(path) as store:
        await many_games(store)
        await store.set_player_setting(ZOE, "deck", NAME)
        began = json.dumps({"user_id": ZOE, "press": 5}, separators=(",", ":"))
        beside = await store.open_table(GUILD, 1, Entry(1, NOON, "opened", json.dumps({"owner_id": ANN})), None)
        await store.append(beside, [Entry(2, NOON, "started", began), Entry(3, NOON, "closed", began)], closed=True)
        assert all(remnants(path))
        if archived:
            await store.upkeep.catch_up()
        done = await store.forget_player(GUILD, ZOE)
        assert done.games == done.journals > 20
        assert remnants(path) == [0, 0, 0], "while the bot runs"
        assert str(ZOE) not in whole(path)
        assert [line.kind for line in await store.entries(beside)] == ["opened", "started", "closed"]
        assert (await store.export_player(GUILD, ZOE))["games"] == []
        assert (await store.export_player(GUILD, ANN))["games"]
        assert len({game_id for (game_id,) in rows(path, "SELECT id FROM games")}) == 60
        records = [await store.finished_game(GUILD, number) for number in range(1, 61)]
        assert all(record is not None and NAME not in record.record for record in records)
    assert remnants(path) == [0, 0, 0]


async def test_bytes_held_by_an_open_reader_are_erased_later(path: Path) -> None:
    async with await stored(path) as store:
        await many_games(store, 12)
        with look_into(path) as connection:
            connection.execute("BEGIN")
            connection.execute("SELECT count(*) FROM games").fetchone()
            await store.forget_player(GUILD, ZOE)
            assert any(remnants(path)), "somebody looks at the moment before"
        await store.upkeep.catch_up()
        assert remnants(path) == [0, 0, 0]


async def test_others_write_between_two_portions(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(privacy, "PORTION_SECONDS", 0.0)
    async with await stored(path) as store:
        await many_games(store)
        table_id, seq = await new_table(store), 1
        work = asyncio.create_task(store.forget_player(GUILD, ZOE))
        while not work.done():
            seq += 1
            await store.append(table_id, [entry(seq)])
        assert seq > work.result().games > 20


async def test_a_restart_in_the_middle_finishes_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(privacy, "PORTION_SECONDS", 0.0)
    async with await stored(path) as store:
        await many_games(store)
        total = len((await store.export_player(GUILD, ZOE))["games"])
        work = asyncio.create_task(store.forget_player(GUILD, ZOE))
        while not rows(path, "SELECT 1 FROM game_seats WHERE user_id < 0"):  # asked without letting it go on
            await store.note("another question")
        work.cancel()
        await asyncio.wait([work])
    async with await stored(path) as store:
        assert 0 < len((await store.export_player(GUILD, ZOE))["games"]) < total
        [later] = await play(store, partners((ZOE, BOB, CAY, DAN), ended_at=NOON + DAY))
        await store.upkeep.catch_up()
        assert [game["ended_at"] for game in (await store.export_player(GUILD, ZOE))["games"]] == [NOON + DAY]
        assert [table["table_id"] for table in (await store.export_player(GUILD, ZOE))["tables"]] == [later]
        assert rows(path, "SELECT * FROM forgetting") == []
        assert len(rows(path, "SELECT DISTINCT user_id FROM game_seats WHERE user_id < 0")) == 1


async def test_forgetting_twice_at_once(path: Path) -> None:
    async with await stored(path) as store:
        await many_games(store, 20)
        first, second = await asyncio.gather(store.forget_player(GUILD, ZOE), store.forget_player(GUILD, ANN))
        assert min(first.games, second.games) > 0
        assert await store.forget_player(GUILD, ZOE) == Forgotten(0, 0)
        assert len(rows(path, "SELECT DISTINCT user_id FROM game_seats WHERE user_id < 0")) == 2


@pytest.mark.parametrize("archived", [False, True])
async def test_people_seated_by_the_bot_are_forgotten_too(path: Path, archived: bool) -> None:
    async with await stored(path) as store:
        sat = [("Ann", ANN), (NAME, ZOE), ("Otter", None), ("Bob", BOB)]
        seats = [{"name": name, "user_id": user_id} for name, user_id in sat]
        body = json.dumps({"owner_id": DAN, "name": "Dan", "seats": seats})
        table_id = await store.open_table(GUILD, 1, Entry(1, NOON, "opened", body), None)
        await store.append(table_id, [Entry(2, NOON, "closed", '{"user_id":null}')], closed=True)
        night = [Entry(1, NOON, "opened", json.dumps({"host_id": ZOE})), Entry(2, NOON, "closed", "{}")]
        tournament_id = await store.open_tournament("night", GUILD, 5, night)
        await store.append_tournament_facts(tournament_id, [], closed_at=NOON)
        if archived:
            await store.upkeep.catch_up()
            assert rows(path, "SELECT count(*) FROM archives") == [(1,)]
        assert await store.forget_player(GUILD, ZOE) == Forgotten(games=0, journals=1)
        assert await store.entries(table_id) == []
        assert len(await store.tournament_facts(tournament_id)) == 2
    assert remnants(path) == [0, 0, 0]
