"""Databases with games under way, one of each schema version: ``uv run python -m tests.faults.old_databases``.

``tests/golden/databases/version-N.sql`` is such a database as SQL text, written by the program of its time. Run
this when a migration has been added: it writes the file of the newest version.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from bot.ratings.model import PlackettLuceScorer
from bot.storage.api import TableId
from bot.storage.sqlite.database import SqliteStore
from bot.tables.beginning import Rematch
from bot.tables.closing import Close
from bot.tables.model import Status, TableSettings
from bot.tables.seating import Leave
from tests.tables.company import ANN, BOB, Evening, seeded
from tests.world import require

FOLDER = Path(__file__).parent.parent / "golden" / "databases"

MANY_TABLES = TableSettings(computer_pause=0, computer_level="random", entropy=seeded(1), most_of_person=99)

UNDER_WAY = {72: ("standard", 0, 1), 73: ("csl", 0, 11), 74: ("call-ace", 0, 40), 75: ("hasenpfeffer", 0, 17)} | {
    76: ("railroad", 2, 9)
}
"""By channel: what is played, with how many computers, and how many acts were played of it."""

LOBBY, FINISHED, SECOND_GAME, CLOSED, LEFT = 71, 77, 78, 79, 80
"""The channels of the other tables."""


async def play(evening: Evening, table_id: TableId, rng: random.Random, most: int = 2000) -> None:
    """Play on by random acts until the game is over, or so many were played."""
    for _ in range(most):
        if evening.view(table_id).status is not Status.PLAYING:
            return
        await evening.act(table_id, rng)


async def begin(store: SqliteStore) -> None:
    """Every table of the evening, up to where it stays."""
    evening, rng = Evening(store, settings=MANY_TABLES), random.Random(4)
    await evening.open(channel=LOBBY)
    for channel, (words, computers, acts) in UNDER_WAY.items():
        await play(evening, await evening.started(words, computers=computers, channel=channel), rng, acts)
    for channel in (FINISHED, SECOND_GAME):
        await play(evening, await evening.started("standard points=1", channel=channel), rng)
    second = require(evening.tables.table_in_channel(SECOND_GAME))
    await evening.does(second, ANN, Rematch())
    await play(evening, second, rng, 6)
    closed = await evening.started("cutthroat points=3", channel=CLOSED)
    await play(evening, closed, rng)
    await evening.does(closed, ANN, Close())
    left = await evening.started("two-handed", channel=LEFT)
    await play(evening, left, rng, 5)
    await evening.does(left, BOB, Leave())
    await store.set_guild_setting(7, "ranked", "yes")
    await store.set_player_setting(BOB.user_id, "language", "de")
    await evening.tables.close()


def as_sql(path: Path) -> str:
    """A whole closed database as SQL text."""
    with closing(sqlite3.connect(path)) as connection:
        numbers = [f"PRAGMA {name} = {connection.execute(f'PRAGMA {name}').fetchone()[0]};" for name in _NUMBERS]
        return "\n".join([*connection.iterdump(), *numbers, ""])


_NUMBERS = ("user_version", "application_id")


def load(sql: Path, path: Path) -> int:
    """Make the database that a text describes; returns its schema version."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(sql.read_text(encoding="utf-8"))
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


async def write(folder: Path) -> Path:
    """Write the text of the newest version into a folder."""
    with tempfile.TemporaryDirectory() as temporary:
        path = Path(temporary) / "newest.db"
        async with await SqliteStore.open(path, scorer=PlackettLuceScorer()) as store:
            await begin(store)
        text = as_sql(path)
    version = text.rpartition("user_version = ")[2].partition(";")[0]
    target = folder / f"version-{version}.sql"
    target.write_text(text, encoding="utf-8")
    return target


def main() -> int:
    """Write the newest version's file and name it."""
    print(asyncio.run(write(FOLDER)))  # noqa: T201 - its answer
    return 0


if __name__ == "__main__":
    sys.exit(main())
