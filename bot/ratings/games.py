"""Finished games as a history lists them. Must not know any store or how they are shown. Times are Unix seconds."""

from __future__ import annotations

from dataclasses import dataclass

from bot.ratings.rating import Rating


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat of a finished game. ``user_id`` is None for a computer and for a forgotten player."""

    seat: int
    user_id: int | None
    name: str
    unit: int
    score: int
    won: bool
    left: bool
    computer: bool


@dataclass(frozen=True, slots=True)
class GameLine:
    """One finished game; if ``ranked``, it counts for ratings and leaderboards."""

    game_id: int
    started_at: float
    ended_at: float
    preset: str
    rules: str
    hands: int
    ranked: bool
    seats: tuple[SeatLine, ...]


@dataclass(frozen=True, slots=True)
class GameFilter:
    """Which games of one server: by player, by preset, ended at ``since`` or later and before ``until``.

    ``ranked`` takes only those that count for ratings, or with False only the others.
    """

    guild_id: int
    user_id: int | None = None
    preset: str | None = None
    since: float = 0.0
    until: float = float("inf")
    ranked: bool | None = None


@dataclass(frozen=True, slots=True)
class GamePage:
    """Some games, the latest first; if ``more``, older ones follow."""

    games: tuple[GameLine, ...]
    more: bool


@dataclass(frozen=True, slots=True)
class StoredGame:
    """One game with its whole record, and each player's all-time rating after it by ``user_id`` (if ranked)."""

    game: GameLine
    record: str
    ratings: dict[int, Rating]
