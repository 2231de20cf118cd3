"""A player gets all that is kept of him, and can be forgotten: no byte of his name or id stays in the live rows."""

# ruff: noqa: ASYNC240 - the tests look at small local files; nothing else runs meanwhile

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.ratings.boards import BoardQuestion
from bot.ratings.games import GameFilter
from bot.ratings.model import PlackettLuceScorer
from bot.storage.port import Entry, Forgotten, StillSeated
from bot.storage.sqlite.personal_data import ARRIVALS, BYSTANDERS
from bot.storage.sqlite.store import SqliteStore
from tests.storage.play import ANN, BOB, CAY, DAN, EVE, NOON, derived, partners, play
from tests.storage.rows import CHANNEL, GUILD, rows


def whole(path: Path) -> str:
    """Every value of every table, as text."""
    tables = [name for (name,) in rows(path, "SELECT name FROM sqlite_schema WHERE type = 'table'")]
    return "\n".join(str(row) for table in tables for row in rows(path, f"SELECT * FROM {table}"))  # noqa: S608


async def test_nothing_stays_of_who_is_forgotten(counting: SqliteStore, path: Path) -> None:
    await play(counting, partners(), partners((CAY, BOB, EVE, DAN)), partners((DAN, ANN, BOB, CAY), left=[CAY]))
    assert str(CAY) in whole(path)
    assert "Cay D." in whole(path)
    assert await counting.forget_player(GUILD, CAY) == Forgotten(games=3, journals=3)
    assert str(CAY) not in whole(path)
    assert "Cay D." not in whole(path)
    assert await counting.player_statistics(GUILD, CAY, now=NOON) is None
    assert await counting.forget_player(GUILD, CAY) == Forgotten(0, 0), "there is nothing left to forget"


async def test_no_byte_of_the_file_names_him(path: Path) -> None:
    async with await SqliteStore.open(path, scorer=PlackettLuceScorer()) as store:
        for number in range(60):
            await play(store, partners((ANN, BOB, CAY, DAN) if number % 3 else (EVE, BOB, CAY, DAN)))
        traces = [b"Ann", str(ANN).encode(), ANN.to_bytes(8, "big")]
        await store.forget_player(GUILD, ANN)
    content = path.read_bytes()
    assert [content.count(trace) for trace in traces] == [0, 0, 0]
    assert content.count(EVE.to_bytes(8, "big")) > 20


async def test_games_of_others_stay(counting: SqliteStore) -> None:
    await play(counting, partners(), partners(winner=2))
    before = {player: await counting.player_statistics(GUILD, player, now=NOON) for player in (ANN, BOB, DAN)}
    await counting.forget_player(GUILD, CAY)
    for player, told in before.items():
        after = await counting.player_statistics(GUILD, player, now=NOON)
        assert told is not None
        assert after is not None
        assert (after.families, after.streak) == (told.families, told.streak)
    board = await counting.leaderboard(BoardQuestion(GUILD, now=NOON))
    assert sorted(row.user_id for row in board.rows) == [ANN, BOB, DAN]
    [game, _] = (await counting.history(GameFilter(GUILD))).games
    anonymous = game.seats[2]
    assert (anonymous.user_id, anonymous.name, anonymous.computer, anonymous.score) == (None, "Seat 3", False, 6)
    assert game.ranked, "it was a game among people and stays one"
    stored = await counting.finished_game(GUILD, 1)
    assert stored is not None
    assert stored.record == partners().record.replace('"Cay D."', '"Seat 3"')
    assert set(stored.ratings) == {ANN, BOB, DAN}


async def test_other_servers_are_not_touched(counting: SqliteStore, path: Path) -> None:
    await play(counting, partners(), guild_id=GUILD + 1)
    await play(counting, partners())
    await counting.forget_player(GUILD, ANN)
    assert await counting.player_statistics(GUILD + 1, ANN, now=NOON) is not None
    assert rows(path, "SELECT count(*) FROM journal WHERE body LIKE ?", f"%{ANN}%") == [(2,)]


async def test_two_forgotten_are_two(counting: SqliteStore, path: Path) -> None:
    await play(counting, partners())
    await counting.forget_player(GUILD, ANN)
    await counting.forget_player(GUILD, CAY)
    seats = rows(path, "SELECT user_id, name FROM game_seats ORDER BY seat")
    assert seats == [(-1, "Seat 1"), (BOB, "Bob"), (-2, "Seat 3"), (DAN, "Dan")]


async def test_who_comes_back_is_new(counting: SqliteStore) -> None:
    await play(counting, partners())
    await counting.forget_player(GUILD, ANN)
    await play(counting, partners(ended_at=NOON + 1))
    told = await counting.player_statistics(GUILD, ANN, now=NOON)
    assert told is not None
    assert told.ranked.games == 1
    await counting.forget_player(GUILD, ANN)
    assert len((await counting.history(GameFilter(GUILD))).games) == 2


async def test_an_open_table_must_close_first(counting: SqliteStore, path: Path) -> None:
    await play(counting, partners())
    [table_id] = await play(counting, partners(ended_at=NOON + 1), closed=False)
    before = whole(path)
    with pytest.raises(StillSeated) as refused:
        await counting.forget_player(GUILD, ANN)
    assert refused.value.tables == (table_id,)
    assert whole(path) == before
    await counting.append(table_id, [Entry(7, NOON, "closed", "{}")], closed=True)
    assert (await counting.forget_player(GUILD, ANN)).games == 2


async def test_who_only_began_or_closed_a_table_is_forgotten_there(counting: SqliteStore, path: Path) -> None:
    [table_id, still_open] = await play(counting, partners(), partners(ended_at=NOON + 1), closed=False)
    for number, table in enumerate((table_id, still_open)):
        facts = {"user_id": EVE, "press": EVE * 10}
        await counting.append(table, [Entry(7, NOON, "started", json.dumps(facts, separators=(",", ":")))])
        if not number:
            last = Entry(8, NOON, "closed", json.dumps({"why": "asked", "user_id": EVE}))
            await counting.append(table, [last], closed=True)
    assert (await counting.export_player(GUILD, EVE))["begun_or_closed"] == [table_id, still_open]
    assert await counting.forget_player(GUILD, EVE) == Forgotten(games=0, journals=0)
    *_, started, closed = await counting.entries(table_id)
    assert json.loads(started.body) == {"user_id": 0, "press": EVE * 10}, "a press is no player"
    assert json.loads(closed.body) == {"why": "asked", "user_id": 0}
    assert str(EVE) not in whole(path).replace(str(EVE * 10), "")
    assert (await counting.export_player(GUILD, EVE))["begun_or_closed"] == []
    assert str(ANN) in whole(path), "the others stay"


async def test_tables_without_a_game_forget_too(counting: SqliteStore) -> None:
    opened = await counting.open_table(GUILD, CHANNEL, Entry(1, 1.0, "opened", json.dumps({"owner_id": ANN})), None)
    other = await counting.open_table(GUILD, CHANNEL, Entry(1, 1.0, "opened", json.dumps({"owner_id": ANN * 10})), None)
    for table_id in (opened, other):
        await counting.append(table_id, [Entry(2, 2.0, "closed", "{}")], closed=True)
    assert await counting.forget_player(GUILD, ANN) == Forgotten(games=0, journals=1)
    assert await counting.entries(opened) == []
    assert len(await counting.entries(other)) == 2, "a longer number is somebody else"


async def test_my_data(counting: SqliteStore) -> None:
    await play(counting, partners(counts={ANN: {"called": 4}}), partners((BOB, CAY, DAN, EVE)))
    await play(counting, partners(ended_at=NOON + 1), closed=False)
    data = json.loads(json.dumps(await counting.export_player(GUILD, ANN)))
    assert (data["guild_id"], data["user_id"]) == (GUILD, ANN)
    assert [(game["game_id"], game["name"], game["seat"]) for game in data["games"]] == [(1, "Ann", 1), (3, "Ann", 1)]
    assert data["games"][0]["counts"]["called"] == 4
    assert len(data["standings"]) == 3
    assert [step["game_id"] for step in data["ratings"]] == [1, 3]
    assert {met["other_id"] for met in data["met"]} == {BOB, CAY, DAN}
    assert data["tables"] == [{"table_id": 3, "open": True}, {"table_id": 1, "open": False}]
    assert "Bob" not in json.dumps(data)
    nothing = await counting.export_player(GUILD + 1, ANN)
    assert [nothing[name] for name in ("games", "standings", "ratings", "met", "tables")] == [[]] * 5


async def test_settings_are_given_and_taken_with_the_rest(counting: SqliteStore, path: Path) -> None:
    await counting.set_player_setting(ANN, "deck", "two")
    await counting.set_player_setting(ANN, "reminders", "off")
    await counting.set_player_setting(ANN, "reminders", None)
    await counting.set_player_setting(BOB, "deck", "two")
    assert (await counting.export_player(GUILD, ANN))["settings"] == {"deck": "two"}
    await counting.forget_player(GUILD, ANN)
    assert (await counting.export_player(GUILD, ANN))["settings"] == {}
    assert rows(path, "SELECT user_id, name, value FROM player_settings") == [(BOB, "deck", "two")]


async def test_a_failed_forgetting_changes_nothing(counting: SqliteStore, path: Path) -> None:
    await play(counting, partners())
    await counting.database.write(
        lambda connection: connection.execute(
            "CREATE TRIGGER stop BEFORE DELETE ON meetings BEGIN SELECT RAISE(ABORT, 'no'); END"
        )
    )
    before, sums = whole(path), derived(path)
    with pytest.raises(Exception, match="no"):
        await counting.forget_player(GUILD, ANN)
    assert (whole(path), derived(path)) == (before, sums)


async def test_arrivals_are_found_by_index(counting: SqliteStore) -> None:
    query = f"EXPLAIN QUERY PLAN {ARRIVALS}"
    plan = str(await counting.database.read(lambda connection: connection.execute(query, (1, 1, "1")).fetchall()))
    assert "tables_by_guild" in plan
    assert "journal_arrivals" in plan
    assert "SCAN" not in plan
    query = f"EXPLAIN QUERY PLAN {BYSTANDERS}"
    plan = str(await counting.database.read(lambda connection: connection.execute(query, (1, "1")).fetchall()))
    assert "tables_by_guild" in plan
    assert "journal_acts_of_bystanders" in plan
    assert "SCAN" not in plan
