"""The SQL that the real store issues while people really play, statement by statement, and what comes of each commit.

The store runs on a file with the sqlite3 of this Python; whatever its writing connection executes, pragmas and
migrations too, is recorded with its values. Reading connections and copies are not: they change nothing in the file.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.ratings.model import PlackettLuceScorer
from bot.storage.sql.schema import load_migrations
from bot.storage.sqlite.database import SqliteStore
from bot.storage.sqlite.files import schema_version
from bot.tables.closing import Close
from bot.tables.journal import replay
from bot.tables.model import Status
from tests.faults.old_databases import MANY_TABLES
from tests.storage.rows import UPGRADE, entry, new_table
from tests.storage.sqlite.files import look_into
from tests.tables.company import ANN, BOB, GUILD, Evening

STEPS = (*load_migrations(), UPGRADE)
"""The schema of this program, and a made-up one after it."""

Trace = list[str | None]
"""Statements in order; ``None`` where the database is closed and opened again."""


@contextmanager
def recording(path: Path) -> Iterator[Trace]:
    """Whatever is written to the database at ``path`` within the block."""
    trace: Trace = []
    connect = sqlite3.connect

    def connected(database: Any, *args: Any, **kwargs: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(database, *args, **kwargs)
        if database == path:  # a reader's is a URI
            trace.append(None)
            connection.set_trace_callback(trace.append)
        return connection

    with patch("sqlite3.connect", connected):
        yield trace


async def trace_of_an_evening(folder: Path, hands: int, seed: int = 1) -> Trace:
    """A database is upgraded to a made-up version; tables open, play side by side, finish and close, also after a
    restart; settings change, a message is placed, and a player is forgotten.
    """
    path = folder / "traced.db"
    with recording(path) as trace:
        async with await SqliteStore.open(path) as old:
            await new_table(old)
            await old.append((await old.live_tables())[0].table_id, [entry(2)], interaction_id=4, closed=True)
        for part in (1, 2):
            async with await SqliteStore.open(path, STEPS, scorer=PlackettLuceScorer()) as store:
                await _play(store, hands, seed * part)
    assert any("synchronous" in (statement or "").lower() for statement in trace)
    return trace


async def _play(store: SqliteStore, hands: int, seed: int) -> None:
    rng = random.Random(seed)
    evening = Evening(store, interactions=count(seed * 100_000), settings=MANY_TABLES)
    await evening.tables.resume()
    words = ("standard points=1", "standard", "cutthroat points=3", "double-hasenpfeffer")
    tables = [
        await evening.started(preset, computers=computers, channel=70 + seed * 10 + computers)
        for computers, preset in enumerate(words)
    ]
    await store.set_guild_setting(GUILD, "ranked", "yes")
    for table_id in tables:
        await store.place_message(table_id, 70 + table_id, 900 + table_id, 1_000_000.5)
    for _ in range(hands * 20):
        going_on = [table_id for table_id in tables if evening.view(table_id).status is Status.PLAYING]
        await asyncio.gather(*(evening.act(table_id, rng) for table_id in going_on[: rng.randint(1, 4)]))
    await evening.does(tables[1], ANN, Close())
    await evening.tables.close()
    await store.set_player_setting(BOB.user_id, "language", "de")
    await store.forget_player(GUILD + 1, BOB.user_id)


def content(connection: sqlite3.Connection) -> str:
    """A digest of every value of every table and of the schema."""
    schema = connection.execute("SELECT type, name, sql FROM sqlite_schema ORDER BY name").fetchall()
    parts = [repr(schema), str(schema_version(connection))]
    for kind, name, _ in schema:
        if kind == "table":
            parts += sorted(map(repr, connection.execute(f"SELECT * FROM {name}")))  # noqa: S608 - names of our own
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class History:
    """What the database holds after each commit, as the store finds it when it opens; the first is the empty one."""

    contents: tuple[str, ...]
    commits: tuple[int, ...]
    """The number of commits after each statement of the trace."""


async def history_of(trace: Sequence[str | None], folder: Path) -> History:
    """Execute a trace in memory. Every journal is replayed at the end."""
    contents, commits, newest = [""], [], UPGRADE.number
    before = ""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as memory:
        contents[0] = await _opened(memory, folder)
        for statement in trace:
            memory.execute(statement or "")
            if not memory.in_transaction and (now := content(memory)) != before:
                before = now
                contents.append(now if schema_version(memory) == newest else await _opened(memory, folder))
            commits.append(len(contents) - 1)
        whole = _copied(memory, folder / "whole.db")
        tables = memory.execute("SELECT id FROM tables ORDER BY id").fetchall()
    async with await SqliteStore.open(whole, STEPS) as store:
        journals = [await store.entries(table_id) for (table_id,) in tables]
    assert sum(replay(lines_of, lines).seq for lines_of, lines in _played(journals)) > len(trace) // 20
    return History(tuple(contents), tuple(commits))


def _played(journals: list[list[Any]]) -> Iterator[tuple[Any, list[Any]]]:
    """The journals but the first, which was written before there were games."""
    yield from enumerate(journals[1:], 2)


async def _opened(memory: sqlite3.Connection, folder: Path) -> str:
    """What becomes of these contents once the store has opened and upgraded them."""
    path = _copied(memory, folder / f"expected-{memory.total_changes}.db")
    async with await SqliteStore.open(path, STEPS):
        with look_into(path) as connection:
            return content(connection)


def _copied(memory: sqlite3.Connection, path: Path) -> Path:
    path.unlink(missing_ok=True)
    with closing(sqlite3.connect(path)) as written:
        memory.backup(written)
    return path
