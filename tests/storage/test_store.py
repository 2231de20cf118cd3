"""Every method of the ``Store`` port, written and read back from the file."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.storage.port import (
    Entry,
    GameResult,
    InteractionSeen,
    SeatResult,
    SequenceTaken,
    Store,
    StoreError,
    TableId,
    TableRow,
)
from bot.storage.sqlite.store import INTERACTION_MEMORY, JOURNAL_VERSION, SqliteStore
from tests.storage.rows import CHANNEL, GUILD, entry, game, new_table, rows


def test_sqlite_store_is_a_store() -> None:
    implements: type[Store] = SqliteStore  # mypy checks what the assignment says
    assert implements is SqliteStore


async def test_open_table_begins_a_journal(store: SqliteStore) -> None:
    table_id = await store.open_table(GUILD, CHANNEL, Entry(1, 12.25, "opened", '{"a": "♠"}'), 99.5)
    assert await store.entries(table_id) == [Entry(1, 12.25, "opened", '{"a": "♠"}')]
    assert await store.live_tables() == [
        TableRow(table_id, GUILD, CHANNEL, None, None, deadline=99.5, touched=12.25, closed=False)
    ]


async def test_a_journal_begins_with_one(store: SqliteStore) -> None:
    with pytest.raises(SequenceTaken):
        await store.open_table(GUILD, CHANNEL, entry(2), None)
    assert await store.live_tables() == []


async def test_table_ids_are_never_used_again(store: SqliteStore, path: Path) -> None:
    first = await new_table(store)
    await store.database.write(lambda connection: connection.execute("DELETE FROM journal"))
    await store.database.write(lambda connection: connection.execute("DELETE FROM tables"))
    await store.close()
    async with await SqliteStore.open(path) as again:
        assert await new_table(again) > first


async def test_append_adds_in_order_and_moves_the_clock(store: SqliteStore) -> None:
    table_id = await new_table(store, deadline=50.0)
    await store.append(table_id, [entry(2, 1001.0), entry(3, 1002.5, '{"x": 1}')], deadline=60.0)
    assert await store.entries(table_id) == [
        Entry(1, 1000.0, "opened", "{}"),
        entry(2, 1001.0),
        entry(3, 1002.5, '{"x": 1}'),
    ]
    [row] = await store.live_tables()
    assert (row.deadline, row.touched) == (60.0, 1002.5)
    await store.append(table_id, [entry(4)])
    [row] = await store.live_tables()
    assert (row.deadline, row.touched) == (None, 1002.5), "no clock now; a clock set back touches nothing"


@pytest.mark.parametrize("seqs", [(1,), (2,), (4,), (3, 5), (3, 3), (4, 3), (0,), (-1,)])
async def test_a_taken_number_or_a_gap_writes_nothing(store: SqliteStore, seqs: tuple[int, ...]) -> None:
    table_id = await new_table(store, deadline=5.0)
    await store.append(table_id, [entry(2)], deadline=5.0)
    with pytest.raises(SequenceTaken):
        await store.append(
            table_id,
            [entry(seq) for seq in seqs],
            interaction_id=77,
            deadline=9.0,
            result=game(2),
            closed=True,
        )
    assert [line.seq for line in await store.entries(table_id)] == [1, 2]
    assert [row.deadline for row in await store.live_tables()] == [5.0]
    assert await store.finished_games(GUILD) == []
    await store.append(table_id, [entry(3)], interaction_id=77)  # the failed call left no trace of its press


async def test_of_two_at_one_number_one_is_told(store: SqliteStore) -> None:
    table_id = await new_table(store)
    told = await asyncio.gather(
        *(store.append(table_id, [entry(2, body=f'"{n}"')]) for n in range(20)), return_exceptions=True
    )
    assert [type(each) for each in told if each is not None] == [SequenceTaken] * 19
    assert [line.body for line in await store.entries(table_id)][1:] == [f'"{told.index(None)}"']


async def test_the_file_itself_refuses_a_taken_number(store: SqliteStore) -> None:
    table_id = await new_table(store)
    with pytest.raises(StoreError, match="UNIQUE"):
        await store.database.write(
            lambda connection: connection.execute("INSERT INTO journal VALUES (?, 1, 0.0, 'acted', '{}')", (table_id,))
        )


async def test_a_press_is_written_once(store: SqliteStore) -> None:
    table_id, other = await new_table(store), await new_table(store)
    await store.append(table_id, [entry(2)], interaction_id=2**62)
    for target, seq in ((table_id, 3), (table_id, 2), (other, 2)):
        with pytest.raises(InteractionSeen):
            await store.append(target, [entry(seq)], interaction_id=2**62)
    assert [line.seq for line in await store.entries(table_id)] == [1, 2]
    assert [line.seq for line in await store.entries(other)] == [1]


async def test_presses_are_forgotten_after_a_day(store: SqliteStore, path: Path) -> None:
    table_id = await new_table(store)
    await store.append(table_id, [entry(2, 1000.0)], interaction_id=11)
    await store.append(table_id, [entry(3, 1000.0 + INTERACTION_MEMORY)], interaction_id=12)
    assert rows(path, "SELECT interaction_id, seq FROM interactions") == [(11, 2), (12, 3)]
    await store.append(table_id, [entry(4, 1001.0 + INTERACTION_MEMORY)], interaction_id=13)
    assert rows(path, "SELECT interaction_id, seq FROM interactions") == [(12, 3), (13, 4)]


async def test_a_press_may_write_no_entry(store: SqliteStore) -> None:
    table_id = await new_table(store)
    await store.append(table_id, [], interaction_id=5, deadline=8.0)
    with pytest.raises(InteractionSeen):
        await store.append(table_id, [], interaction_id=5)
    assert [row.deadline for row in await store.live_tables()] == [8.0]


async def test_unknown_tables_are_refused(store: SqliteStore) -> None:
    nowhere = TableId(404)
    for call in (
        store.append(nowhere, [entry(1)]),
        store.place_message(nowhere, CHANNEL, 1, 1.0),
        store.set_deadline(nowhere, 1.0),
    ):
        with pytest.raises(StoreError, match="no table 404"):
            await call
    assert await store.entries(nowhere) == []


@pytest.mark.parametrize(
    "bad",
    [Entry(2, float("nan"), "acted", "{}"), Entry(2, 1.0, "acted", "\ud800"), Entry(2**70, 1.0, "a", "{}")],
)
async def test_values_that_cannot_be_kept_are_store_errors(store: SqliteStore, bad: Entry) -> None:
    table_id = await new_table(store)
    with pytest.raises(StoreError):
        await store.append(table_id, [bad], interaction_id=1)
    with pytest.raises(StoreError):
        await store.append(table_id, [entry(2)], interaction_id=2**64)
    assert [line.seq for line in await store.entries(table_id)] == [1]


async def test_a_finished_game_comes_with_its_last_act(store: SqliteStore, path: Path) -> None:
    table_id = await new_table(store)
    await store.append(table_id, [entry(2)], result=game(2), closed=True)
    [stored] = await store.finished_games(GUILD)
    assert (stored.table_id, stored.guild_id, stored.result) == (table_id, GUILD, game(2))
    assert rows(path, 'SELECT user_id, guild_id, ended_at, won, "left" FROM game_seats ORDER BY seat') == [
        (2**61, GUILD, 2000.0, 1, 0),
        (None, GUILD, 2000.0, 0, 0),
        (7, GUILD, 2000.0, 1, 1),
    ]
    assert await store.live_tables() == []
    assert len(await store.entries(table_id)) == 2, "a closed table keeps its journal"


async def test_games_are_read_by_server_and_time(store: SqliteStore) -> None:
    table_id = await new_table(store)
    for seq, ended_at in ((2, 3000.0), (3, 1000.0), (4, 2000.0)):
        await store.append(table_id, [entry(seq)], result=game(seq, ended_at))
    assert [each.result.ended_at for each in await store.finished_games(GUILD)] == [1000.0, 2000.0, 3000.0]
    assert [each.result.last_seq for each in await store.finished_games(GUILD, since=2000.0)] == [4, 2]
    assert await store.finished_games(GUILD + 1) == []


async def test_a_game_that_cannot_be_kept_takes_its_act_along(store: SqliteStore) -> None:
    table_id = await new_table(store)
    twice = SeatResult(0, None, "Computer", 0, 0, won=False, left=False)
    broken = GameResult(1, 2, 0.0, 0.0, "standard", "standard", 1, (twice, twice), "")
    with pytest.raises(StoreError):
        await store.append(table_id, [entry(2)], result=broken, closed=True)
    assert [line.seq for line in await store.entries(table_id)] == [1]
    assert len(await store.live_tables()) == 1
    await store.append(table_id, [entry(2)], result=game(2))
    with pytest.raises(StoreError):
        await store.append(table_id, [entry(3)], result=game(2))  # one game counts once
    assert len(await store.finished_games(GUILD)) == 1


async def test_place_message_and_set_deadline(store: SqliteStore) -> None:
    table_id = await new_table(store)
    await store.place_message(table_id, CHANNEL + 1, 2**62, 123.5)
    await store.set_deadline(table_id, 77.0)
    assert await store.live_tables() == [
        TableRow(table_id, GUILD, CHANNEL + 1, 2**62, 123.5, deadline=77.0, touched=1000.0, closed=False)
    ]
    await store.place_message(table_id, CHANNEL, None, None)
    await store.set_deadline(table_id, None)
    [row] = await store.live_tables()
    assert (row.channel_id, row.message_id, row.posted_at, row.deadline) == (CHANNEL, None, None, None)


async def test_live_tables_are_the_open_ones_oldest_first(store: SqliteStore) -> None:
    ids = [await new_table(store, deadline=100.0 - n) for n in range(4)]
    await store.append(ids[1], [entry(2)], closed=True)
    await store.append(ids[1], [entry(3)])
    assert [row.table_id for row in await store.live_tables()] == [ids[0], ids[2], ids[3]]


async def test_settings_of_a_server(store: SqliteStore) -> None:
    assert await store.guild_settings(GUILD) == {}
    await store.set_guild_setting(GUILD, "preset", "standard")
    await store.set_guild_setting(GUILD, "clock", "60")
    await store.set_guild_setting(GUILD + 1, "clock", "30")
    await store.set_guild_setting(GUILD, "preset", "british")
    assert await store.guild_settings(GUILD) == {"clock": "60", "preset": "british"}
    await store.set_guild_setting(GUILD, "preset", None)
    await store.set_guild_setting(GUILD, "never set", None)
    assert await store.guild_settings(GUILD) == {"clock": "60"}


async def test_facts(store: SqliteStore) -> None:
    assert await store.fact("commands") is None
    await store.set_fact("commands", "abc")
    await store.set_fact("commands", "def")
    assert await store.fact("commands") == "def"


async def test_everything_is_there_after_opening_again(store: SqliteStore, path: Path) -> None:
    table_id = await new_table(store, deadline=5.0)
    await store.append(table_id, [entry(2)], interaction_id=9, result=game(2), deadline=6.0)
    await store.set_fact("fact", "1")
    live = await store.live_tables()
    await store.close()
    async with await SqliteStore.open(path) as again:
        assert await again.live_tables() == live
        assert [line.seq for line in await again.entries(table_id)] == [1, 2]
        assert [each.result for each in await again.finished_games(GUILD)] == [game(2)]
        assert await again.fact("fact") == "1"
        with pytest.raises(InteractionSeen):
            await again.append(table_id, [entry(3)], interaction_id=9)
    assert rows(path, "SELECT DISTINCT journal_version FROM tables") == [(JOURNAL_VERSION,)]


@pytest.mark.parametrize(
    ("query", "index"),
    [
        (
            "SELECT id FROM tables WHERE closed = 0 AND deadline <= 9 ORDER BY deadline",
            "live_tables_by_deadline",
        ),
        ("SELECT id FROM games WHERE guild_id = 1 AND ended_at >= 5 ORDER BY ended_at", "games_by_guild"),
        ("SELECT won FROM game_seats WHERE guild_id = 1 AND user_id = 2 ORDER BY ended_at", "game_seats_by_player"),
        ("DELETE FROM interactions WHERE at < 5", "interactions_by_age"),
    ],
)
async def test_frequent_questions_have_an_index(store: SqliteStore, query: str, index: str) -> None:
    plan = await store.database.read(lambda connection: connection.execute(f"EXPLAIN QUERY PLAN {query}").fetchall())
    assert index in str(plan)
    assert "SCAN" not in str(plan)
    assert "TEMP B-TREE" not in str(plan)


async def test_no_column_could_hold_a_token(store: SqliteStore) -> None:
    columns = await store.database.read(
        lambda connection: connection.execute(
            "SELECT c.name FROM sqlite_schema AS s, pragma_table_info(s.name) AS c WHERE s.type = 'table'"
        ).fetchall()
    )
    assert len(columns) > 20
    assert not [name for (name,) in columns if "token" in name]
