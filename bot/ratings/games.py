"""Finished games as a history lists them. Must not know any store or how they are shown. Times are Unix seconds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.ratings.rating import Rating


class Ending(StrEnum):
    """How a game that is kept came to its end.

    ``CONCEDED``: given up by one side. ``IDLE``: a ranked game that nobody went on with, lost by the side whose player
    was waited for. ``AGREED`` and ``CLOSED``: a ranked game that both sides, or a moderator, ended before its time;
    kept with its score, and counted nowhere. ``VOID``: the same of one that was given up too early to count,
    ``DELETED`` and ``REMOVED`` of one whose channel was deleted, or from whose server the bot was removed.
    """

    PLAYED = "played"
    CONCEDED = "conceded"
    IDLE = "idle"
    AGREED = "agreed"
    CLOSED = "closed"
    VOID = "void"
    DELETED = "deleted"
    REMOVED = "removed"

    @property
    def counts(self) -> bool:
        """Whether anybody has won or lost."""
        return self in (Ending.PLAYED, Ending.CONCEDED, Ending.IDLE)


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat of a finished game. ``user_id`` is None for a computer and for a forgotten player.

    ``won`` says whether the rating gives the player the win (``outcome.credited``); ``left``: they did not finish it.
    """

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
    """One game that is over; if ``ranked``, it counts for ratings and leaderboards, unless its ``ending`` does not."""

    game_id: int
    started_at: float
    ended_at: float
    preset: str
    rules: str
    hands: int
    ranked: bool
    seats: tuple[SeatLine, ...]
    ending: Ending = Ending.PLAYED


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
