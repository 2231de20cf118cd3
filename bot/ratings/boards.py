"""Leaderboards as data: what can be asked, and a page of the answer. Knows no store and no way to show it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.ratings.families import Family
from bot.ratings.periods import ALL_TIME
from bot.ratings.rating import Rating

IDLE_SECONDS = 14 * 24 * 60 * 60.0
"""Who has not finished a ranked game for so long is hidden from boards, and back with his next one."""

PAGE_ROWS = 10


class Measure(StrEnum):
    """What a board is ordered by; more stands higher."""

    RATING = "rating"
    WINS = "wins"
    WIN_RATE = "win-rate"
    POINTS_PER_HAND = "points-per-hand"
    EUCHRES_MADE = "euchres-made"
    EUCHRES_SUFFERED = "euchres-suffered"
    LONE_MARCHES = "lone-marches"


LEAST_GAMES = {Measure.WIN_RATE: 10, Measure.POINTS_PER_HAND: 10}
"""Ranked games (in the board's period) before a player is on a board of averages; 1 on the other boards."""


@dataclass(frozen=True, slots=True)
class BoardQuestion:
    """Whose board, by what, over which period (``periods.period_of``), which rows, asked by whom and when."""

    guild_id: int
    measure: Measure = Measure.RATING
    family: Family = Family.PARTNERSHIP
    period: str = ALL_TIME
    offset: int = 0
    rows: int = PAGE_ROWS
    caller_id: int | None = None
    now: float = 0.0


class Absence(StrEnum):
    """Why a player who has ranked games in a period is not on its board."""

    IDLE = "idle"
    TOO_FEW_GAMES = "too-few-games"


@dataclass(frozen=True, slots=True)
class BoardRow:
    """One player of a board. ``place`` counts from 1, ``None`` if ``absence`` says why he has none.

    ``value`` is the board's measure (for ``RATING`` the skill; show ``rating.points``). ``rating`` is that of the
    period, on a month's board that of its season after the month's last game. ``name`` is the one he last played under.
    """

    place: int | None
    user_id: int
    name: str
    value: float
    games: int
    wins: int
    rating: Rating
    last_at: float
    absence: Absence | None = None


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """One page: ``players`` are on the whole board, ``rows`` on this page from ``question.offset`` on.

    ``own`` is the caller's row, wherever he stands; ``None`` if he has no ranked game in the period.
    """

    question: BoardQuestion
    players: int
    rows: tuple[BoardRow, ...]
    own: BoardRow | None
