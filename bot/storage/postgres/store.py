"""The store on PostgreSQL: what SQLite's does, and what the processes that share it tell each other."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Self

from bot.storage.port import Entry, GameResult, News, Scorer, Shards, TableId, TableRow
from bot.storage.postgres.database import CopyToFile, PostgresDatabase
from bot.storage.postgres.membership import CHANNEL
from bot.storage.sql import journal, settings
from bot.storage.sql.connection import Connection
from bot.storage.sql.steps import Migration
from bot.storage.sql.store import SqlStore


class PostgresStore(SqlStore[PostgresDatabase]):
    """``bot.storage.port.Store`` in a database of PostgreSQL's, for the servers of this process's shards."""

    @classmethod
    async def open(
        cls,
        url: str,
        shards: Shards,
        copy_to_file: CopyToFile,
        *,
        scorer: Scorer | None = None,
        steps: Sequence[Migration] | None = None,
    ) -> Self:
        """As ``bot.storage.engines.open_store``; ``steps`` are the project's own by default."""
        return await cls.on(await PostgresDatabase.open(url, shards, copy_to_file, steps), scorer)

    def add_listener(self, listener: Callable[[News], None]) -> None:
        self.database.membership.listeners.append(listener)

    def identify_slot(self, bucket: int) -> AbstractAsyncContextManager[None]:
        return self.database.identify_slot(bucket)

    async def live_tables(self) -> list[TableRow]:
        shards = self.database.membership.shards
        rows = await self.database.read(journal.live_tables)
        return [row for row in rows if shards.of_server(row.guild_id) in shards.own]

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
        lines = tuple(entries)
        if result is None:
            await super().append(
                table_id, lines, interaction_id=interaction_id, deadline=deadline, result=None, closed=closed
            )
            return

        def work(connection: Connection) -> None:
            journal.append(connection, table_id, lines, interaction_id, deadline, result, closed, self._scorer)
            words = "SELECT guild_id FROM tables WHERE id = ?"
            self._tell(connection, game=connection.execute(words, (table_id,)).fetchone()[0])

        await self.database.write(work)
        if closed:
            self.upkeep.table_closed()

    async def set_guild_setting(self, guild_id: int, name: str, value: str | None) -> None:
        def work(connection: Connection) -> None:
            settings.write_setting(connection, "guild_settings", guild_id, name, value)
            self._tell(connection, guild=guild_id)

        await self.database.write(work)

    async def set_player_setting(self, user_id: int, name: str, value: str | None) -> None:
        def work(connection: Connection) -> None:
            settings.write_setting(connection, "player_settings", user_id, name, value)
            self._tell(connection, user=user_id)

        await self.database.write(work)

    def _tell(self, connection: Connection, **news: Any) -> None:
        """Let the other processes hear of it when it is committed."""
        words = json.dumps({"from": self.database.membership.epoch, **news})
        connection.execute("SELECT pg_notify(?, ?)", (CHANNEL, words))
