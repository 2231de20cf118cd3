"""The ``Store`` port on SQLite: tables, their journals, finished games, settings and facts.

Every method is one transaction. It must not know what the bodies of entries mean, nor Discord; the token
of an interaction never comes here.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self

from bot.ratings.boards import BoardQuestion, Leaderboard
from bot.ratings.games import GameFilter, GamePage, StoredGame
from bot.ratings.players import Comparison, PlayerStatistics
from bot.storage.port import (
    Entry,
    Forgotten,
    GameResult,
    InteractionSeen,
    Scorer,
    SequenceTaken,
    StoreError,
    TableId,
    TableRow,
)
from bot.storage.sqlite import personal_data
from bot.storage.sqlite.boards import read_board
from bot.storage.sqlite.database import Database
from bot.storage.sqlite.history import read_history, read_stored_game
from bot.storage.sqlite.migrations import Migration
from bot.storage.sqlite.player_settings import read_player_settings, write_player_setting
from bot.storage.sqlite.player_statistics import read_comparison, read_player
from bot.storage.sqlite.results import FinishedGame, read_games, write_result
from bot.storage.sqlite.standings import count_or_defer, forget_version, rebuild_standings, standings_current

JOURNAL_VERSION = 1
"""How the bodies of new journals are written; stored with every table so that old ones stay readable."""

INTERACTION_MEMORY = 24 * 60 * 60.0
"""Seconds for which a press is remembered. A token lives 15 minutes; a day allows for wrong clocks."""


class SqliteStore:
    """A durable journal of tables in one SQLite file (implements ``bot.storage.port.Store``).

    With a ``scorer`` every finished game is counted for ratings and statistics in its own transaction. Without one
    games are only kept, and counted when the store is next opened with one.
    """

    def __init__(
        self, database: Database, journal_version: int = JOURNAL_VERSION, scorer: Scorer | None = None
    ) -> None:
        self.database = database
        self.journal_version = journal_version
        self.scorer = scorer

    @classmethod
    async def open(
        cls, path: Path, migrations: Sequence[Migration] | None = None, *, scorer: Scorer | None = None
    ) -> Self:
        """Open or create the store at ``path``; raises a ``DatabaseUnusable`` with one plain sentence.

        All games are counted again if they were counted by another version of the scorer.
        """
        store = cls(await Database.open(path, migrations), scorer=scorer)
        try:
            await store._count_again_if_needed()
        except BaseException:
            await store.close()
            raise
        return store

    async def _count_again_if_needed(self) -> None:
        scorer = self.scorer
        if scorer is None:
            return
        if not await self.database.read(lambda connection: standings_current(connection, scorer)):
            await self.database.write(lambda connection: rebuild_standings(connection, scorer))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Finish what was asked so far, then close; later calls raise ``StoreError``."""
        await self.database.close()

    async def backup(self, path: Path) -> None:
        """Copy everything to the new private file ``path``; raises ``BackupError``, e.g. if it exists."""
        await self.database.backup(path)

    async def open_table(self, guild_id: int, channel_id: int, entry: Entry, deadline: float | None) -> TableId:
        """Create a table whose journal begins with ``entry`` (``seq`` 1) and give it an id."""

        def create(connection: sqlite3.Connection) -> TableId:
            cursor = connection.execute(
                "INSERT INTO tables (guild_id, channel_id, deadline, touched, journal_version) VALUES (?, ?, ?, ?, ?)",
                (guild_id, channel_id, deadline, entry.at, self.journal_version),
            )
            table_id = TableId(int(cursor.lastrowid or 0))
            _write_entries(connection, table_id, [entry])
            return table_id

        return await self.database.write(create)

    async def append(
        self,
        table_id: TableId,
        entries: Sequence[Entry],
        *,
        interaction_id: int | None = None,
        deadline: float | None = None,
        result: GameResult | None = None,
        closed: bool = False,
    ) -> None:
        """Write ``entries`` in one transaction, with the table's new clock and perhaps a finished game.

        Raises ``InteractionSeen`` if the interaction was written before (asked first, since a doubled press
        is stale as well), ``SequenceTaken`` if a sequence number is taken or leaves a gap, ``StoreError``
        for anything else; then nothing was written. A table once closed stays closed.
        """
        lines = tuple(entries)

        def write(connection: sqlite3.Connection) -> None:
            guild_id, touched = _table(connection, table_id)
            at = max([touched, *(line.at for line in lines)])
            if interaction_id is not None:
                _write_interaction(connection, interaction_id, table_id, lines, at)
            _write_entries(connection, table_id, lines)
            connection.execute(
                "UPDATE tables SET deadline = ?, touched = ?, closed = max(closed, ?) WHERE id = ?",
                (deadline, at, closed, table_id),
            )
            if result is not None:
                self._write_game(connection, table_id, guild_id, result)

        await self.database.write(write)

    def _write_game(self, connection: sqlite3.Connection, table_id: TableId, guild_id: int, result: GameResult) -> None:
        game = write_result(connection, table_id, guild_id, result)
        if self.scorer is None:
            forget_version(connection)
        else:
            count_or_defer(connection, self.scorer, game)

    async def place_message(
        self, table_id: TableId, channel_id: int, message_id: int | None, posted_at: float | None
    ) -> None:
        """Remember which message shows the table now (``None``: there is none)."""
        await self.database.write(
            _change_table(
                table_id,
                "UPDATE tables SET channel_id = ?, message_id = ?, posted_at = ? WHERE id = ?",
                (channel_id, message_id, posted_at, table_id),
            )
        )

    async def set_deadline(self, table_id: TableId, deadline: float | None) -> None:
        """Move a table's clock without a journal entry."""
        await self.database.write(
            _change_table(table_id, "UPDATE tables SET deadline = ? WHERE id = ?", (deadline, table_id))
        )

    async def live_tables(self) -> list[TableRow]:
        """Every table that is not closed, oldest first."""

        def select(connection: sqlite3.Connection) -> list[TableRow]:
            rows = connection.execute(
                "SELECT id, guild_id, channel_id, message_id, posted_at, deadline, touched"
                " FROM tables WHERE closed = 0 ORDER BY id"
            )
            return [
                TableRow(TableId(table_id), guild_id, channel_id, message_id, posted_at, deadline, touched, False)
                for table_id, guild_id, channel_id, message_id, posted_at, deadline, touched in rows
            ]

        return await self.database.read(select)

    async def entries(self, table_id: TableId) -> list[Entry]:
        """A table's whole journal in order of ``seq``; empty for an unknown table."""

        def select(connection: sqlite3.Connection) -> list[Entry]:
            rows = connection.execute(
                "SELECT seq, at, kind, body FROM journal WHERE table_id = ? ORDER BY seq", (table_id,)
            )
            return [Entry(*row) for row in rows]

        return await self.database.read(select)

    async def finished_games(self, guild_id: int, since: float = 0.0) -> list[FinishedGame]:
        """Games of one server that ended at ``since`` (Unix time) or later, oldest first."""
        return await self.database.read(lambda connection: read_games(connection, guild_id, since))

    async def guild_settings(self, guild_id: int) -> dict[str, str]:
        """The stored settings of one server, by name; empty if it never changed one."""

        def select(connection: sqlite3.Connection) -> dict[str, str]:
            return dict(
                connection.execute(
                    "SELECT name, value FROM guild_settings WHERE guild_id = ? ORDER BY name", (guild_id,)
                )
            )

        return await self.database.read(select)

    async def set_guild_setting(self, guild_id: int, name: str, value: str | None) -> None:
        """Store one setting of a server, or with ``None`` return it to its default."""

        def change(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM guild_settings WHERE guild_id = ? AND name = ?", (guild_id, name))
            if value is not None:
                connection.execute("INSERT INTO guild_settings VALUES (?, ?, ?)", (guild_id, name, value))

        await self.database.write(change)

    async def player_settings(self, user_id: int) -> dict[str, str]:
        """The stored settings of one person, by name."""
        return await self.database.read(lambda connection: read_player_settings(connection, user_id))

    async def set_player_setting(self, user_id: int, name: str, value: str | None) -> None:
        """Store one setting of a person, or with ``None`` return it to its default."""
        await self.database.write(lambda connection: write_player_setting(connection, user_id, name, value))

    async def fact(self, name: str) -> str | None:
        """A small fact the program keeps about itself (such as a hash of the synced commands)."""

        def select(connection: sqlite3.Connection) -> str | None:
            row = connection.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
            return None if row is None else str(row[0])

        return await self.database.read(select)

    async def set_fact(self, name: str, value: str) -> None:
        """Keep a small fact under ``name``."""

        def change(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value))

        await self.database.write(change)

    async def leaderboard(self, question: BoardQuestion) -> Leaderboard:
        """One page of a server's board, and the asking player's own place."""
        return await self.database.read(lambda connection: read_board(connection, question))

    async def player_statistics(self, guild_id: int, user_id: int, *, now: float) -> PlayerStatistics | None:
        """All about one player; ``None`` if no finished game of his is kept."""
        return await self.database.read(lambda connection: read_player(connection, guild_id, user_id, now))

    async def comparison(self, guild_id: int, first: int, second: int, *, now: float) -> Comparison | None:
        """Two players side by side, against each other and as partners; ``None`` if one has no game."""
        return await self.database.read(lambda connection: read_comparison(connection, guild_id, first, second, now))

    async def history(self, wanted: GameFilter, offset: int = 0, rows: int = 10) -> GamePage:
        """Finished games, the latest first."""
        return await self.database.read(lambda connection: read_history(connection, wanted, offset, rows))

    async def finished_game(self, guild_id: int, game_id: int) -> StoredGame | None:
        """One game with its record and what it did to ratings; ``None`` if this server has no such game."""
        return await self.database.read(lambda connection: read_stored_game(connection, guild_id, game_id))

    async def forget_player(self, guild_id: int, user_id: int) -> Forgotten:
        """Remove a player from everything that is kept; raises ``StillSeated``, then nothing was changed."""
        return await self.database.write(lambda connection: personal_data.forget_player(connection, guild_id, user_id))

    async def export_player(self, guild_id: int, user_id: int) -> dict[str, Any]:
        """Everything that is kept of a player on this server, ready for JSON."""
        return await self.database.read(lambda connection: personal_data.export_player(connection, guild_id, user_id))


def _table(connection: sqlite3.Connection, table_id: TableId) -> tuple[int, float]:
    """Server and time of last touch of a table; ``StoreError`` if it does not exist."""
    row = connection.execute("SELECT guild_id, touched FROM tables WHERE id = ?", (table_id,)).fetchone()
    if row is None:
        raise StoreError(f"There is no table {table_id}.")
    return row[0], row[1]


def _change_table(
    table_id: TableId, statement: str, values: tuple[int | float | None, ...]
) -> Callable[[sqlite3.Connection], None]:
    """A job that runs one UPDATE of a table which must exist."""

    def change(connection: sqlite3.Connection) -> None:
        if connection.execute(statement, values).rowcount == 0:
            raise StoreError(f"There is no table {table_id}.")

    return change


def _write_entries(connection: sqlite3.Connection, table_id: TableId, lines: Sequence[Entry]) -> None:
    """Add lines to a journal; there is one writer, so the last number read here is the last there is."""
    last = _last_seq(connection, table_id)
    for expected, line in enumerate(lines, start=last + 1):
        if line.seq != expected:
            raise SequenceTaken(f"Entry {line.seq} of table {table_id} came when {expected} was next.")
    connection.executemany(
        "INSERT INTO journal (table_id, seq, at, kind, body) VALUES (?, ?, ?, ?, ?)",
        [(table_id, line.seq, line.at, line.kind, line.body) for line in lines],
    )


def _write_interaction(
    connection: sqlite3.Connection, interaction_id: int, table_id: TableId, lines: Sequence[Entry], at: float
) -> None:
    """Remember a press with the last number it writes, and forget those of more than a day ago."""
    connection.execute("DELETE FROM interactions WHERE at < ?", (at - INTERACTION_MEMORY,))
    seq = lines[-1].seq if lines else _last_seq(connection, table_id)
    written = connection.execute(
        "INSERT INTO interactions (interaction_id, table_id, seq, at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (interaction_id) DO NOTHING",
        (interaction_id, table_id, seq, at),
    )
    if written.rowcount == 0:
        raise InteractionSeen(f"Interaction {interaction_id} was written before.")


def _last_seq(connection: sqlite3.Connection, table_id: TableId) -> int:
    row = connection.execute("SELECT max(seq) FROM journal WHERE table_id = ?", (table_id,)).fetchone()
    return row[0] or 0
