"""Rows that the storage tests write, and a look into the file past the store."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from bot.storage.port import Entry, GameResult, SeatResult, TableId
from bot.storage.sqlite.migrations import Migration
from bot.storage.sqlite.store import SqliteStore

GUILD = 2**62 + 1
CHANNEL = 2**62 + 3


def entry(seq: int, at: float = 1000.0, body: str = "{}") -> Entry:
    return Entry(seq, at, "acted", body)


async def open_and_close(path: Path, steps: Sequence[Migration] | None = None) -> None:
    """For openings that should fail: one that does not must not keep its thread."""
    await (await SqliteStore.open(path, steps)).close()


async def new_table(store: SqliteStore, deadline: float | None = None) -> TableId:
    return await store.open_table(GUILD, CHANNEL, Entry(1, 1000.0, "opened", "{}"), deadline)


def game(last_seq: int, ended_at: float = 2000.0) -> GameResult:
    seats = (
        SeatResult(0, 2**61, "Zoë ♥", 0, 10, won=True, left=False, counts={"hands": 7, "marches": 2}),
        SeatResult(1, None, "Computer", 1, 6, won=False, left=False),
        SeatResult(2, 7, "", 0, 10, won=True, left=True, counts={"euchred": 1}),
    )
    return GameResult(1, last_seq, 1000.5, ended_at, "standard", "standard target=10", 7, seats, "[record]\n1 é")


@contextmanager
def look_into(path: Path) -> Iterator[sqlite3.Connection]:
    """A second, read-only connection, which sees committed rows only."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)) as connection:
        yield connection


def rows(path: Path, query: str, *values: Any) -> list[tuple[Any, ...]]:
    with look_into(path) as connection:
        return connection.execute(query, values).fetchall()
