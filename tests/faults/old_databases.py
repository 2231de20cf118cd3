"""Databases with games under way, one of each format: ``uv run python -m tests.faults.old_databases``.

``tests/golden/databases/format-N.sql`` is such a database as SQL text, written by the program of its time: every preset
at hosted and old-school tables, a night, a match, a day, a puzzle, the owner's acts, and every preference and setting.
The command writes that of this program's format, with its declarations; ``--freeze`` does so for a release, for ever. A
frozen one is never written again (``tests/formats.py``).
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from bot.engine.presets import PRESETS
from bot.operations.owner_journal import OwnerAction, OwnerJournal
from bot.ratings.model import PlackettLuceScorer
from bot.storage.api import Entry, TableId
from bot.storage.sql.schema import FORMAT
from bot.storage.sqlite.database import SqliteStore
from bot.storage.store import Store
from bot.tables.beginning import Rematch
from bot.tables.closing import Close
from bot.tables.model import Status, TableSettings
from bot.tables.preferences import CHOICES, WORD
from bot.tables.seating import Leave
from bot.tournaments.daily.daily_deals import Asker
from bot.tournaments.puzzles import KIND, PUZZLE_CODEC
from tests.formats import DECLARATIONS, FOLDER, as_text, freeze, is_frozen
from tests.tables.company import ANN, BOB, Evening, seeded
from tests.tournaments import house
from tests.world import require
from tests.world.clock import CountingLoop, StillClock

MANY_TABLES = TableSettings(
    computer_pause=0, computer_level="random", entropy=seeded(1), most_of_person=99, most_of_server=99
)

UNDER_WAY = {
    channel: (f"{preset} {law} points=9", 0 if channel % 3 else 1, 7 * channel % 41)
    for channel, (preset, law) in enumerate(
        ((preset, law) for preset in PRESETS for law in ("law=hosted", "law=old-school")), 300
    )
}
"""By channel: what is played, with how many computers, and how many acts were played of it."""

LOBBY, FINISHED, SECOND_GAME, CLOSED, LEFT = 71, 77, 78, 79, 80
"""The channels of the other tables."""

SETTINGS = {
    "rules": "csl points=7", "computer_level": "steady", "channels": "71 77", "reminder_seconds": "90",
    "away_seconds": "300", "idle_hours": "5", "gather_seconds": "60", "ranked": "yes", "traditions": "no",
    "pictures": "no", "pace": "brisk", "season_channel": "71", "league_best": "5", "league_points": "5 3 1",
    "time_zone": "Europe/Berlin", "language": "de", "role_of_night": "99",
    "more_tables": "channel", "lobby_channel": "71", "talk": "no",
}  # fmt: skip
"""What another server than that of the tables has chosen: a value of every setting."""
OTHER_SERVER = 8


async def play(evening: Evening, table_id: TableId, rng: random.Random, most: int = 2000) -> None:
    """Play on by random acts until the game is over, nobody is asked, or so many were played."""
    for _ in range(most):
        view = evening.view(table_id)
        if view.status is not Status.PLAYING or view.to_move is None or view.to_move.user_id is None:
            return
        await evening.act(table_id, rng)


async def begin_tables(store: Store) -> None:
    """Bring every table of the evening to where it stays, and choose settings and preferences."""
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
    for name, word in SETTINGS.items():
        await store.set_guild_setting(OTHER_SERVER, name, word)
    for name, choices in CHOICES.items():
        for number, word in enumerate(choices):
            await store.set_player_setting(1000 + number, name, word)
    await store.set_player_setting(1000, WORD, "sun")
    await evening.tables.close()


async def begin_tournaments(store: Store) -> None:
    """Play a day's hands, and begin a match and a night; add a puzzle and the owner's acts."""
    from tests.test_codec import PUZZLE

    built = house.House(store, StillClock())
    await built.daily.start()
    await built.daily.play(Asker(house.ANN.user_id, house.ANN.name, house.GUILD, house.CHANNEL))
    await built.play()
    await built.daily.idle()
    await built.matches.begin(await built.match(), house.ANN.user_id)
    await built.with_night()
    await built.clock.advance(61)
    await built.matches.idle()
    await built.nights.idle()
    await built.close()
    facts = [Entry(seq, 1.0, *PUZZLE_CODEC.encode(fact)) for seq, fact in enumerate(PUZZLE, 1)]
    await store.open_tournament(KIND, None, None, facts)
    journal = OwnerJournal(store, lambda: 1.0)
    for action in OwnerAction:
        await journal.add(1, action, 77 if action.value.endswith("blocked") else None)


def as_sql(path: Path) -> str:
    """A whole closed database as SQL text."""
    with closing(sqlite3.connect(path)) as connection:
        numbers = [f"PRAGMA {name} = {connection.execute(f'PRAGMA {name}').fetchone()[0]};" for name in _NUMBERS]
        return "\n".join([*connection.iterdump(), *numbers, ""])


_NUMBERS = ("user_version", "application_id")


def load(sql: Path, path: Path) -> None:
    """Make the database that a text describes."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(sql.read_text(encoding="utf-8"))


async def write(folder: Path) -> Path:
    """Write the text of this program's format into a folder."""
    with tempfile.TemporaryDirectory() as temporary:
        path = Path(temporary) / "newest.db"
        async with await SqliteStore.open(path, scorer=PlackettLuceScorer()) as store:
            await begin_tables(store)
            await begin_tournaments(store)
        text = as_sql(path)
    target = folder / f"format-{FORMAT}.sql"
    target.write_text(text, encoding="utf-8")
    return target


def main() -> int:
    """Write the files of this program's format, unless it is frozen, and name the database."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--freeze", action="store_true", help="for a release: nothing changes it any more")
    options = parser.parse_args()
    if is_frozen(FORMAT):
        print(f"Format {FORMAT} is frozen: a release has written it.", file=sys.stderr)  # noqa: T201 - its answer
        return 1
    DECLARATIONS.write_text(as_text(), encoding="utf-8")
    with asyncio.Runner(loop_factory=CountingLoop) as runner:
        print(runner.run(write(FOLDER)))  # noqa: T201 - its answer
    if options.freeze:
        freeze()
    return 0


if __name__ == "__main__":
    sys.exit(main())
