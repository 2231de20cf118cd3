"""Rows that the storage tests write, whatever the engine."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.ratings.games import SeatResult
from bot.storage.api import Entry, GameResult, Scorer, TableId, TableStore
from bot.storage.backends import open_store
from bot.storage.sql.connection import Connection
from bot.storage.sql.schema import Migration, load_migrations
from bot.storage.store import Store

GUILD = 2**62 + 1
CHANNEL = 2**62 + 3


@asynccontextmanager
async def opened(database: str, scorer: Scorer | None = None) -> AsyncIterator[Store]:
    """A store that is open within the block."""
    store = await open_store(database, scorer=scorer)
    try:
        yield store
    finally:
        await store.close()


def entry(seq: int, at: float = 1000.0, body: str = "{}") -> Entry:
    return Entry(seq, at, "acted", body)


async def new_table(store: TableStore, deadline: float | None = None) -> TableId:
    return await store.open_table(GUILD, CHANNEL, Entry(1, 1000.0, "opened", "{}"), deadline)


async def seqs(store: TableStore, table_id: TableId) -> list[int]:
    return [line.seq for line in await store.entries(table_id)]


def game(last_seq: int, ended_at: float = 2000.0) -> GameResult:
    seats = (
        SeatResult(0, 2**61, "Zoë ♥", 0, 10, won=True, left=False, counts={"hands": 7, "marches": 2}),
        SeatResult(1, None, "Computer", 1, 6, won=False, left=False),
        SeatResult(2, 7, "", 0, 10, won=True, left=True, counts={"euchred": 1}),
    )
    return GameResult(
        1, last_seq, 1000.5, ended_at, "standard", "standard target=10", 7, seats, "[record]\n1 é", ranked=False
    )


FIRST = load_migrations()[0].number
"""The version of 1.0."""

NEXT = load_migrations()[-1].number + 1
"""The version that comes after the present one."""

UPGRADE = Migration(
    NEXT,
    f"{NEXT:04d}_made_up",
    "ALTER TABLE tables ADD COLUMN added INTEGER NOT NULL DEFAULT 7; UPDATE tables SET added = 8;"
    " CREATE TABLE added (x TEXT); INSERT INTO added VALUES ('a;b')",
)
"""A made-up step to it, for both engines."""


async def respell(store: Store) -> None:
    """Write every stored fact of tournaments anew, with spaces and its keys in another order: JSON means the same."""
    await store.database.write(_respell_facts)


async def _respell_facts(connection: Connection) -> None:
    for number, seq, body in await connection.fetch("SELECT tournament_id, seq, body FROM tournament_facts"):
        await connection.execute(
            "UPDATE tournament_facts SET body = :body WHERE tournament_id = :number AND seq = :seq",
            body=json.dumps(dict(reversed(json.loads(body).items())), indent=1),
            number=number,
            seq=seq,
        )
