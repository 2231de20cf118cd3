"""What ratings and statistics need from a store, and what the store needs from them.

The store calls a ``Scorer`` in the transaction of a game's last act and keeps what it says; cogs ask ``Statistics``.
It must not know SQLite, Discord or ``openskill``. Players are per server: whoever plays on two servers is two players.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.ratings.boards import BoardQuestion, Leaderboard
from bot.ratings.families import Family
from bot.ratings.games import GameFilter, GamePage, StoredGame
from bot.ratings.players import Comparison, PlayerStatistics
from bot.ratings.rating import Rating
from bot.tables.ports import SeatResult, StoreError, TableId


class Scorer(Protocol):
    """Says what a finished game does to the ratings of its players. Pure: the same question has one answer."""

    @property
    def version(self) -> str:
        """Changes whenever an answer changes; the store then counts all its games again when it is opened."""

    def family(self, preset: str) -> Family | None:
        """The family whose ratings a preset's games move; ``None``: no statistics are kept of this game."""

    def rate(self, seats: Sequence[SeatResult], before: Mapping[int, Rating]) -> dict[int, Rating]:
        """New ratings of all players of a ranked game by ``user_id``; who is not in ``before`` is new."""


class StillSeated(StoreError):
    """A player cannot be forgotten while open tables know him: ``tables`` says which."""

    def __init__(self, tables: Sequence[TableId] = ()) -> None:
        self.tables = tuple(tables)
        super().__init__(f"Open tables still know this player: {', '.join(map(str, self.tables))}.")


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What was done to forget a player: so many games made anonymous, journals of closed tables dropped."""

    games: int
    journals: int


class Statistics(Protocol):
    """Questions about finished games, each answered from one moment of the store."""

    async def leaderboard(self, question: BoardQuestion) -> Leaderboard:
        """One page of a server's board, and the asking player's own place."""

    async def player(self, guild_id: int, user_id: int, *, now: float) -> PlayerStatistics | None:
        """All about one player; ``None`` if no finished game of his is kept."""

    async def compare(self, guild_id: int, first: int, second: int, *, now: float) -> Comparison | None:
        """Two players side by side, against each other and as partners; ``None`` if one has no game."""

    async def history(self, wanted: GameFilter, offset: int = 0, rows: int = 10) -> GamePage:
        """Finished games, the latest first."""

    async def game(self, guild_id: int, game_id: int) -> StoredGame | None:
        """One game with its record and what it did to ratings; ``None`` if this server has no such game."""

    async def forget(self, guild_id: int, user_id: int) -> Forgotten:
        """Remove a player's name, id, ratings and statistics; games of others stay, with an anonymous seat.

        Raises ``StillSeated``; then nothing was changed.
        """

    async def export(self, guild_id: int, user_id: int) -> dict[str, Any]:
        """Everything that is kept of a player on this server, ready for JSON."""
