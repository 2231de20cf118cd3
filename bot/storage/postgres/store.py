"""The store on PostgreSQL: what SQLite's does, and what the processes that share it tell each other."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Self

from bot.storage.api import Engine, Entry, Forgotten, News, Scorer, Shards, TableId, TableRow, TournamentRow
from bot.storage.postgres.database import CopyToFile, PostgresDatabase
from bot.storage.postgres.membership import CHANNEL
from bot.storage.postgres.migrations import postgres_steps
from bot.storage.sql import journal, settings
from bot.storage.sql.connection import Connection
from bot.storage.sql.steps import Migration
from bot.storage.sql.store import SqlStore


class PostgresStore(SqlStore[PostgresDatabase]):
    """``bot.storage.api.Store`` in a database of PostgreSQL's, for the servers of this process's shards."""

    @classmethod
    async def open(
        cls,
        url: str,
        shards: Shards,
        copy_to_file: CopyToFile,
        *,
        scorer: Scorer | None = None,
        retention_days: int | None = None,
        steps: Sequence[Migration] | None = None,
    ) -> Self:
        """As ``bot.storage.backends.open_store``; ``steps`` are the project's own by default."""
        return await cls.on(await PostgresDatabase.open(url, shards, copy_to_file, steps), scorer, retention_days)

    @property
    def engine(self) -> Engine:
        return Engine("postgresql", postgres_steps()[-1].number)

    def add_listener(self, listener: Callable[[News], None]) -> None:
        self.database.membership.add_listener(listener)

    def shards(self) -> Shards:
        return self.database.membership.shards

    def waits_for(self) -> str:
        return self.database.membership.waiting

    def ask_for_shards(self) -> None:
        self.database.membership.ask_for_shards()

    async def hand_over(self, shards: Sequence[int], epoch: int) -> None:
        await self.database.hand_over(shards, epoch)

    def identify_slot(self, bucket: int) -> AbstractAsyncContextManager[None]:
        return self.database.identify_slot(bucket)

    async def open_table(self, guild_id: int, channel_id: int, entry: Entry, deadline: float | None) -> TableId:
        shards = self.database.membership.shards
        # A direct message is its own server, and arrives at shard 0 whatever its number says.
        direct = shards.of_server(guild_id) not in shards.own or (guild_id == channel_id and 0 in shards.own)

        def work(connection: Connection) -> TableId:
            table_id = journal.open_table(connection, guild_id, channel_id, entry, deadline)
            if direct:
                connection.execute("INSERT INTO direct_tables (table_id) VALUES (?)", (table_id,))
            return table_id

        return await self.database.write(work)

    async def live_tables(self, shards: Collection[int] | None = None) -> list[TableRow]:
        served = self.database.membership.shards
        wanted = served.own if shards is None else shards
        rows, direct = await self.database.read(_live_and_direct)
        return [row for row in rows if (0 if row.table_id in direct else served.of_server(row.guild_id)) in wanted]

    async def servers_with(self, name: str) -> dict[int, str]:
        shards = self.database.membership.shards
        found = await self.database.read(settings.servers_with, name)
        return {guild_id: value for guild_id, value in found.items() if shards.of_server(guild_id) in shards.own}

    async def live_tournaments(self, kind: str) -> list[TournamentRow]:
        shards = self.database.membership.shards
        rows = await super().live_tournaments(kind)
        # What is of no server, such as the daily deal, is everybody's.
        return [row for row in rows if row.guild_id is None or shards.of_server(row.guild_id) in shards.own]

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

    async def forget_player(self, guild_id: int, user_id: int) -> Forgotten:
        forgotten = await super().forget_player(guild_id, user_id)
        await self.database.write(lambda connection: self._tell(connection, user=user_id))
        return forgotten

    def _tell(self, connection: Connection, **news: Any) -> None:
        """Let the other processes hear of it when it is committed."""
        words = json.dumps({"from": self.database.membership.epoch, **news})
        connection.execute("SELECT pg_notify(?, ?)", (CHANNEL, words))


def _live_and_direct(connection: Connection) -> tuple[list[TableRow], set[int]]:
    found = connection.execute("SELECT table_id FROM direct_tables JOIN tables ON id = table_id WHERE closed = 0")
    return journal.live_tables(connection), {table_id for (table_id,) in found}
