"""A look into the file past the store."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from bot.ratings.games import SeatResult
from bot.storage.api import GameResult
from bot.storage.sql.connection import number_values
from bot.storage.sql.schema import Migration
from bot.storage.sqlite.database import SqliteDatabase, SqliteStore


async def open_and_close(path: Path, steps: Sequence[Migration] | None = None) -> None:
    """For openings that should fail: one that does not must not keep its thread."""
    await (await SqliteStore.open(path, steps)).close()


@contextmanager
def look_into(path: Path) -> Iterator[sqlite3.Connection]:
    """A second, read-only connection, which sees committed rows only."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)) as connection:
        yield connection


def rows(path: Path, query: str, *values: Any) -> list[tuple[Any, ...]]:
    with look_into(path) as connection:
        return connection.execute(query, values).fetchall()


def whole(path: Path) -> str:
    """Every value of every table, as text."""
    tables = [name for (name,) in rows(path, "SELECT name FROM sqlite_schema WHERE type = 'table'")]
    return "\n".join(str(row) for table in tables for row in rows(path, f"SELECT * FROM {table}"))  # noqa: S608


def results(path: Path, table_id: int) -> list[GameResult]:
    """The finished games of a table as they were handed to the store, oldest first."""
    lines = []
    for game_id, first, last, started_at, ended_at, preset, rules, hands, ranked in rows(
        path,
        "SELECT id, first_seq, last_seq, started_at, ended_at, preset, rules, hands, ranked FROM games"
        " WHERE table_id = ? ORDER BY id",
        table_id,
    ):
        query = 'SELECT seat, user_id, name, unit, score, won, "left", counts FROM game_seats WHERE game_id = ?'
        [(record,)] = rows(path, "SELECT record FROM records WHERE game_id = ?", game_id)
        seats = tuple(
            SeatResult(seat, user_id, name, unit, score, bool(won), bool(left), json.loads(counts))
            for seat, user_id, name, unit, score, won, left, counts in rows(path, f"{query} ORDER BY seat", game_id)
        )
        lines.append(GameResult(first, last, started_at, ended_at, preset, rules, hands, seats, record, bool(ranked)))
    return lines


async def plan(database: SqliteDatabase, query: str, **values: Any) -> str:
    """How SQLite means to answer a question; a value that is not said is 1."""
    values = dict.fromkeys(number_values(query)[1], 1) | values
    plan_rows = await database.read(lambda connection: connection.fetch(f"EXPLAIN QUERY PLAN {query}", **values))
    return str(plan_rows)
