"""Finished games as a history shows them. Knows no store and no way to show it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.ratings.rating import Rating


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One chair of a finished game. ``user_id`` is ``None`` for a computer and for a player who was forgotten."""

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
    """One finished game; ``ranked`` tells that it counted for ratings and boards."""

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
    """Games of one server: of a player, of a preset, that ended from ``since`` on and before ``until`` (Unix time).

    ``ranked``: those that counted for ratings, or with ``False`` the others.
    """

    guild_id: int
    user_id: int | None = None
    preset: str | None = None
    since: float = 0.0
    until: float = float("inf")
    ranked: bool | None = None


@dataclass(frozen=True, slots=True)
class GamePage:
    """Some games, the latest first; ``more`` tells that older ones follow."""

    games: tuple[GameLine, ...]
    more: bool


@dataclass(frozen=True, slots=True)
class StoredGame:
    """One game with its whole record, and each player's all-time rating after it (ranked games only)."""

    game: GameLine
    record: str
    ratings: dict[int, Rating]
