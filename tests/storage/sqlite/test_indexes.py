"""Every question that is asked often walks an index, in its order; and every index has such a question."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.ratings.boards import BoardQuestion, Measure
from bot.ratings.games import GameFilter
from bot.ratings.model import PlackettLuceScorer
from bot.storage.privacy import SELECT_ARRIVALS, SELECT_BYSTANDERS
from bot.storage.sql.connection import Connection
from bot.storage.sql.journal import LIVE
from bot.storage.sql.results import ONE, SEATS, STEPS_OF_GAME, history_statement, history_values
from bot.storage.sql.statistics import (
    AHEAD,
    BEST_COMPANION,
    COLUMNS,
    COUNT,
    MET,
    NEMESIS,
    NEW_COUNT,
    NEW_ROWS,
    OWN,
    PAGE,
    SEEN,
    STANDINGS,
    STEPS,
    TITLES,
    board_values,
    statement,
)
from bot.storage.sqlite.database import SqliteConnection, SqliteStore
from bot.storage.store import Store
from tests.storage.play import ANN, BOB, NOON, partners, play
from tests.storage.rows import GUILD, entry, new_table
from tests.storage.sqlite.files import plan, rows


def hint(index: str) -> str:
    return f" INDEXED BY {index}"


@pytest.mark.parametrize(
    ("query", "index"),
    [
        ("SELECT id FROM games WHERE guild_id = 1 AND ended_at >= 5 ORDER BY ended_at", "games_by_guild"),
        ("SELECT won FROM game_seats WHERE guild_id = 1 AND user_id = 2 ORDER BY ended_at", "game_seats_by_player"),
        ("DELETE FROM interactions WHERE at < 5", "interactions_by_age"),
    ],
)
async def test_frequent_questions_have_an_index(store: SqliteStore, query: str, index: str) -> None:
    plan_lines = await plan(store.database, query)
    assert index in plan_lines
    assert "SCAN" not in plan_lines
    assert "TEMP B-TREE" not in plan_lines


async def test_a_start_reads_open_tables_only(store: SqliteStore) -> None:
    plan_lines = await plan(store.database, LIVE)
    assert "INDEX live_tables" in plan_lines
    assert "TEMP B-TREE" not in plan_lines


async def test_moving_a_clock_writes_no_index(store: SqliteStore) -> None:
    rows = await store.database.read(
        lambda connection: connection.fetch(
            "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'tables' AND sql LIKE '%deadline%'"
        )
    )
    assert not rows


@pytest.mark.parametrize("measure", COLUMNS)
async def test_a_board_reads_only_its_own_rows(store: SqliteStore, measure: Measure) -> None:
    values = board_values(BoardQuestion(GUILD)) | {"caller": 1, "value": 1.0}
    index = "partnerships_by_cautious" if measure is Measure.PARTNERSHIPS else "boards"
    for template in (PAGE, NEW_ROWS, NEW_COUNT, COUNT, f"{AHEAD} :value"):
        plan_lines = await plan(store.database, statement(template, measure, hint), **values)
        assert f"INDEX {index} (guild_id=? AND family=? AND period=?" in plan_lines
        assert "SCAN" not in plan_lines


@pytest.mark.parametrize(
    ("game_filter", "index"),
    [
        (GameFilter(1), "games_by_guild"),
        (GameFilter(1, 2), "game_seats_by_player"),
        (GameFilter(1, preset="csl"), "games_by_guild"),
        (GameFilter(1, 2, "csl"), "game_seats_by_player"),
        (GameFilter(1, since=5.0, until=9.0, ranked=False), "games_by_guild"),
        (GameFilter(1, 2, ranked=True), "game_seats_by_player"),
        (GameFilter(1, preset="csl", ranked=False), "games_by_guild"),
        (GameFilter(1, 2, "csl", 5.0, 9.0, ranked=True), "game_seats_by_player"),
    ],
)
async def test_pages_walk_an_index(store: SqliteStore, game_filter: GameFilter, index: str) -> None:
    values = history_values(game_filter, 0, 9)
    pages = history_statement(game_filter)
    for query in (pages, ONE, SEATS.format(games=":game0, :game1"), STEPS_OF_GAME):
        plan_lines = await plan(store.database, query, **(values if query is pages else {}))
        assert query is not pages or index in plan_lines
        assert "SCAN" not in plan_lines
        assert "TEMP B-TREE" not in plan_lines


@pytest.mark.parametrize(
    "query",
    [
        STANDINGS,
        STEPS.format(numbers=":number0, :number1"),
        SEEN,
        BEST_COMPANION,
        NEMESIS,
        TITLES.format(index=hint("boards")),
        MET,
    ],
)
async def test_a_player_is_found_by_index(store: SqliteStore, query: str) -> None:
    plan_lines = await plan(store.database, query)
    assert "guild_id=? AND" in plan_lines
    assert "user_id=?" in plan_lines
    assert "SCAN" not in plan_lines
    if query in (STANDINGS, SEEN, MET):  # the others put one player's few companions or seasons into another order
        assert "TEMP B-TREE" not in plan_lines


async def test_ones_own_partnerships_are_found_by_index(store: SqliteStore) -> None:
    values = board_values(BoardQuestion(GUILD)) | {"caller": 1}
    plan_lines = await plan(store.database, statement(OWN, Measure.PARTNERSHIPS, hint), **values)
    assert "PRIMARY KEY (guild_id=? AND user_id=?)" in plan_lines
    assert "partnerships_by_other" in plan_lines


async def test_arrivals_are_found_by_index(store: SqliteStore) -> None:
    for query, index in ((SELECT_ARRIVALS, "journal_arrivals"), (SELECT_BYSTANDERS, "journal_bystanders")):
        plan_lines = await plan(store.database, query.format(index=hint(index)))
        assert "tables_by_guild" in plan_lines
        assert index in plan_lines
        assert "SCAN" not in plan_lines


READS: dict[str, tuple[Any, ...]] = {
    "entries": (1,),
    "entries_of_several": ([1],),
    "has_seen": (1,),
    "tournament_facts": (1,),
    "live_tournaments": ("night",),
    "tournaments": ("night", GUILD),
    "servers_with": ("time_zone",),
    "avoided": (ANN,),
    "apart_from": (ANN,),
    "callees": (GUILD, NOON),
    "played": (GUILD, ANN),
    "note": ("standings",),
    "live_session": ("a digest", NOON),
    "count_live_sessions": (ANN, NOON),
    "seasons": (GUILD, NOON),
    "history": (GameFilter(GUILD, until=NOON),),
    "finished_game": (GUILD, 1),
    "player_statistics": (GUILD, ANN, NOON),
    "comparison": (GUILD, ANN, BOB, NOON),
    "leaderboard": (BoardQuestion(GUILD, Measure.PARTNERSHIPS, caller_id=ANN),),
    "export_player": (GUILD, ANN),
    "journal_to_export": (1,),
    "unranked_until": (GUILD, ANN),
}
"""What the store's reading functions are asked."""


def test_every_reading_function_is_asked() -> None:
    made = ("_read.", "_ask.")
    assert READS.keys() == {
        name for name, method in vars(Store).items() if getattr(method, "__qualname__", "").startswith(made)
    }


async def trace(connection: Connection, tell: Callable[[str], object]) -> None:
    """Tell every statement of a connection from now on, with its values."""
    assert isinstance(connection, SqliteConnection)
    await connection.raw.set_trace_callback(tell)


async def test_every_index_is_used(path: Path) -> None:
    """While games are played, read, archived and deleted, and a player is forgotten."""
    asked = set[str]()
    async with await SqliteStore.open(path, scorer=PlackettLuceScorer(), retention_days=1) as store:
        for run in (store.database.write, store.database.ask):
            await run(trace, asked.add)
        await play(store, partners())
        await store.append(await new_table(store), [entry(2)], interaction_id=1)
        await store.live_tables()
        for name, args in READS.items():
            await getattr(store, name)(*args)
        await store.upkeep.catch_up()
        await store.forget_player(GUILD, ANN)
    indexes = {
        name for (name,) in rows(path, "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
    }
    plans = [
        detail
        for question in asked
        if question.startswith(("SELECT", "WITH", "UPDATE", "DELETE", "INSERT"))
        for *_, detail in rows(path, f"EXPLAIN QUERY PLAN {question}")
    ]
    assert indexes <= set(re.findall(r"INDEX (\w+)", "\n".join(plans)))
