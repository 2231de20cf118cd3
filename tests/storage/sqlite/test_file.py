"""What stands in the file, past the port: what it refuses by itself, and that nothing stays of who is forgotten."""

# ruff: noqa: ASYNC240 - the tests look at small local files; nothing else runs meanwhile

from __future__ import annotations

from pathlib import Path

import pytest

from bot.ratings.model import PlackettLuceScorer
from bot.storage.api import StoreError
from bot.storage.sql.journal import INTERACTION_MEMORY, JOURNAL_VERSION
from bot.storage.sql.statistics import thin_out
from bot.storage.sqlite.database import LOG_PAGES, SqliteStore
from tests.storage.play import ANN, BOB, CAY, DAN, EVE, partners, play
from tests.storage.rows import CHANNEL, GUILD, entry, game, new_table
from tests.storage.sqlite.files import results, rows, whole


async def test_the_file_itself_refuses_a_taken_number(store: SqliteStore) -> None:
    table_id = await new_table(store)
    with pytest.raises(StoreError, match="UNIQUE"):
        await store.database.write(
            lambda connection: connection.execute("INSERT INTO journal VALUES (?, 1, 0.0, 'acted', '{}')", (table_id,))
        )


async def test_table_ids_are_never_used_again(store: SqliteStore, path: Path) -> None:
    first = await new_table(store)
    await store.database.write(lambda connection: connection.execute("DELETE FROM journal"))
    await store.database.write(lambda connection: connection.execute("DELETE FROM tables"))
    await store.close()
    async with await SqliteStore.open(path) as again:
        assert await new_table(again) > first


async def test_the_log_is_carried_over_seldom_but_before_it_grows_large(store: SqliteStore, path: Path) -> None:
    page, at_once = 4096, LOG_PAGES // 4
    await store.database.write(lambda connection: connection.execute("CREATE TABLE large (data BLOB)"))
    for _ in range(12):
        await store.database.write(
            lambda connection: connection.execute("INSERT INTO large VALUES (zeroblob(?))", (page * at_once,))
        )
    longest = path.with_name(path.name + "-wal").stat().st_size / page  # the log begins anew and keeps its room
    assert LOG_PAGES <= longest < LOG_PAGES + 2 * at_once


async def test_a_journal_says_how_it_is_written(store: SqliteStore, path: Path) -> None:
    await new_table(store)
    assert rows(path, "SELECT journal_version FROM tables") == [(JOURNAL_VERSION,)]


async def test_presses_are_forgotten_after_a_day(store: SqliteStore, path: Path) -> None:
    table_id = await new_table(store)
    await store.append(table_id, [entry(2, 1000.0)], interaction_id=11)
    await store.append(table_id, [entry(3, 1000.0 + INTERACTION_MEMORY)], interaction_id=12)
    assert rows(path, "SELECT interaction_id, seq FROM interactions") == [(11, 2), (12, 3)]
    await store.open_table(GUILD, CHANNEL, entry(1, 1001.0 + INTERACTION_MEMORY), None)
    assert rows(path, "SELECT interaction_id, seq FROM interactions") == [(12, 3)]


async def test_a_finished_game_as_stored(store: SqliteStore, path: Path) -> None:
    table_id = await new_table(store)
    await store.append(table_id, [entry(2)], result=game(2), closed=True)
    assert results(path, table_id) == [game(2)]
    assert rows(path, 'SELECT user_id, guild_id, ended_at, won, "left" FROM game_seats ORDER BY seat') == [
        (2**61, GUILD, 2000.0, 1, 0),
        (None, GUILD, 2000.0, 0, 0),
        (7, GUILD, 2000.0, 1, 1),
    ]


async def test_no_column_holds_a_token(store: SqliteStore) -> None:
    columns = await store.database.read(
        lambda connection: connection.execute(
            "SELECT c.name FROM sqlite_schema AS s, pragma_table_info(s.name) AS c WHERE s.type = 'table'"
        ).fetchall()
    )
    assert len(columns) > 20
    assert not [name for (name,) in columns if "token" in name]


async def test_nothing_stays_of_a_forgotten_person(counting: SqliteStore, path: Path) -> None:
    await counting.set_player_setting(CAY, "deck", "two")
    await play(counting, partners(), partners((CAY, BOB, EVE, DAN)), partners((DAN, ANN, BOB, CAY), left=[CAY]))
    assert str(CAY) in whole(path)
    assert "Cay D." in whole(path)
    await counting.forget_player(GUILD, CAY)
    assert str(CAY) not in whole(path)
    assert "Cay D." not in whole(path)


async def test_two_forgotten_players_stay_distinct(counting: SqliteStore, path: Path) -> None:
    await play(counting, partners())
    await counting.forget_player(GUILD, ANN)
    await counting.forget_player(GUILD, CAY)
    seats = rows(path, "SELECT user_id, name FROM game_seats ORDER BY seat")
    assert seats == [(-1, "Seat 1"), (BOB, "Bob"), (-2, "Seat 3"), (DAN, "Dan")]


async def test_no_byte_of_the_file_names_them(path: Path) -> None:
    async with await SqliteStore.open(path, scorer=PlackettLuceScorer()) as store:
        for number in range(60):
            await play(store, partners((ANN, BOB, CAY, DAN) if number % 3 else (EVE, BOB, CAY, DAN)))
        traces = [b"Ann", str(ANN).encode(), ANN.to_bytes(8, "big")]
        await store.forget_player(GUILD, ANN)
    content = path.read_bytes()
    assert [content.count(trace) for trace in traces] == [0, 0, 0]
    assert content.count(EVE.to_bytes(8, "big")) > 20


async def test_a_failed_forgetting_changes_nothing(counting: SqliteStore, path: Path) -> None:
    await play(counting, partners())
    await counting.database.write(
        lambda connection: connection.execute(
            "CREATE TRIGGER stop BEFORE DELETE ON meetings BEGIN SELECT RAISE(ABORT, 'no'); END"
        )
    )
    before = whole(path)
    with pytest.raises(Exception, match="no"):
        await counting.forget_player(GUILD, ANN)
    assert whole(path) == before


def test_long_lines_are_thinned() -> None:
    few = thin_out(30_000, 200)
    assert len(few) == 200
    assert (few[0], few[-1]) == (1, 30_000)
    assert few == sorted(set(few))
    assert thin_out(200, 200) == list(range(1, 201))
    assert thin_out(0) == []
