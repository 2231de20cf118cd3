"""The store on SQLite: each method of the port is one function of a connection, run as one transaction.

What the functions read and write stands in the modules beside this one, by subject.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

from bot.ratings.boards import BoardQuestion, Leaderboard
from bot.ratings.games import GameFilter, GamePage, StoredGame
from bot.ratings.players import Comparison, PlayerStatistics
from bot.storage.port import Entry, Forgotten, GameResult, Scorer, TableId, TableRow
from bot.storage.sqlite import boards, history, journal, personal_data, player_statistics, settings, standings
from bot.storage.sqlite.database import Database
from bot.storage.sqlite.migrations import Migration


class SqliteStore:
    """``bot.storage.port.Store`` in one SQLite file; its methods are documented there."""

    def __init__(self, database: Database, scorer: Scorer | None = None) -> None:
        self.database = database
        self._scorer = scorer

    @classmethod
    async def open(
        cls, path: Path, migrations: Sequence[Migration] | None = None, *, scorer: Scorer | None = None
    ) -> Self:
        """As ``bot.storage.engines.open_store``; ``migrations`` are the project's own by default."""
        store = cls(await Database.open(path, migrations), scorer)
        try:
            if scorer is not None and not await store.database.read(standings.are_current, scorer):
                await store.database.write(standings.rebuild, scorer)
        except BaseException:
            await store.close()
            raise
        return store

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self.database.close()

    async def backup(self, target: Path) -> None:
        await self.database.backup(target)

    # -- tables and their journals

    async def open_table(self, guild_id: int, channel_id: int, entry: Entry, deadline: float | None) -> TableId:
        return await self.database.write(journal.open_table, guild_id, channel_id, entry, deadline)

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
        call = journal.Append(tuple(entries), interaction_id, deadline, result, closed)
        await self.database.write(journal.append, table_id, call, self._scorer)

    async def place_message(
        self, table_id: TableId, channel_id: int, message_id: int | None, posted_at: float | None
    ) -> None:
        await self.database.write(journal.place_message, table_id, channel_id, message_id, posted_at)

    async def set_deadline(self, table_id: TableId, deadline: float | None) -> None:
        await self.database.write(journal.set_deadline, table_id, deadline)

    async def live_tables(self) -> list[TableRow]:
        return await self.database.read(journal.live_tables)

    async def entries(self, table_id: TableId) -> list[Entry]:
        return await self.database.read(journal.entries, table_id)

    # -- settings

    async def guild_settings(self, guild_id: int) -> dict[str, str]:
        return await self.database.read(settings.read_settings, "guild_settings", guild_id)

    async def set_guild_setting(self, guild_id: int, name: str, value: str | None) -> None:
        await self.database.write(settings.write_setting, "guild_settings", guild_id, name, value)

    async def player_settings(self, user_id: int) -> dict[str, str]:
        return await self.database.read(settings.read_settings, "player_settings", user_id)

    async def set_player_setting(self, user_id: int, name: str, value: str | None) -> None:
        await self.database.write(settings.write_setting, "player_settings", user_id, name, value)

    async def fact(self, name: str) -> str | None:
        return await self.database.read(settings.read_fact, name)

    async def set_fact(self, name: str, value: str) -> None:
        await self.database.write(settings.write_fact, name, value)

    # -- finished games

    async def leaderboard(self, question: BoardQuestion) -> Leaderboard:
        return await self.database.read(boards.read_board, question)

    async def player_statistics(self, guild_id: int, user_id: int, *, now: float) -> PlayerStatistics | None:
        return await self.database.read(player_statistics.read_player, guild_id, user_id, now)

    async def comparison(self, guild_id: int, first: int, second: int, *, now: float) -> Comparison | None:
        return await self.database.read(player_statistics.read_comparison, guild_id, first, second, now)

    async def history(self, wanted: GameFilter, offset: int = 0, rows: int = 10) -> GamePage:
        return await self.database.read(history.read_history, wanted, offset, rows)

    async def finished_game(self, guild_id: int, game_id: int) -> StoredGame | None:
        return await self.database.read(history.read_stored_game, guild_id, game_id)

    # -- personal data

    async def export_player(self, guild_id: int, user_id: int) -> dict[str, Any]:
        return await self.database.read(personal_data.export_player, guild_id, user_id)

    async def forget_player(self, guild_id: int, user_id: int) -> Forgotten:
        return await self.database.write(personal_data.forget_player, guild_id, user_id)
