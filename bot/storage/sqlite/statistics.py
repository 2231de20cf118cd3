"""The ``Statistics`` port on SQLite: every question is one read of one moment, forgetting is one transaction."""

from __future__ import annotations

from typing import Any

from bot.ratings.boards import BoardQuestion, Leaderboard
from bot.ratings.games import GameFilter, GamePage, StoredGame
from bot.ratings.players import Comparison, PlayerStatistics
from bot.ratings.ports import Forgotten
from bot.storage.sqlite.boards import read_board
from bot.storage.sqlite.database import Database
from bot.storage.sqlite.history import read_history, read_stored_game
from bot.storage.sqlite.personal_data import export_player, forget_player
from bot.storage.sqlite.player_statistics import read_comparison, read_player


class SqliteStatistics:
    """Questions about finished games in the same file as the tables (implements ``bot.ratings.ports.Statistics``)."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def leaderboard(self, question: BoardQuestion) -> Leaderboard:
        """One page of a server's board, and the asking player's own place."""
        return await self._database.read(lambda connection: read_board(connection, question))

    async def player(self, guild_id: int, user_id: int, *, now: float) -> PlayerStatistics | None:
        """All about one player; ``None`` if no finished game of his is kept."""
        return await self._database.read(lambda connection: read_player(connection, guild_id, user_id, now))

    async def compare(self, guild_id: int, first: int, second: int, *, now: float) -> Comparison | None:
        """Two players side by side, against each other and as partners; ``None`` if one has no game."""
        return await self._database.read(lambda connection: read_comparison(connection, guild_id, first, second, now))

    async def history(self, wanted: GameFilter, offset: int = 0, rows: int = 10) -> GamePage:
        """Finished games, the latest first."""
        return await self._database.read(lambda connection: read_history(connection, wanted, offset, rows))

    async def game(self, guild_id: int, game_id: int) -> StoredGame | None:
        """One game with its record and what it did to ratings; ``None`` if this server has no such game."""
        return await self._database.read(lambda connection: read_stored_game(connection, guild_id, game_id))

    async def forget(self, guild_id: int, user_id: int) -> Forgotten:
        """Remove a player from everything that is kept; raises ``StillSeated``, then nothing was changed."""
        return await self._database.write(lambda connection: forget_player(connection, guild_id, user_id))

    async def export(self, guild_id: int, user_id: int) -> dict[str, Any]:
        """Everything that is kept of a player on this server, ready for JSON."""
        return await self._database.read(lambda connection: export_player(connection, guild_id, user_id))
