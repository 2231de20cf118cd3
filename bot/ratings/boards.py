"""Leaderboards as data: what can be asked, and one page of the answer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.ratings.periods import ALL_TIME
from bot.ratings.rating import SETTLED_GAMES, Family, Rating

PAGE_ROWS = 10
"""Players on a page."""


class Measure(StrEnum):
    """What a leaderboard is ordered by; more stands higher."""

    RATING = "rating"
    PARTNERSHIPS = "partnerships"
    WINS = "wins"
    WIN_RATE = "win-rate"
    POINTS_PER_HAND = "points-per-hand"
    EUCHRES_MADE = "euchres-made"
    EUCHRES_SUFFERED = "euchres-suffered"
    LONE_MARCHES = "lone-marches"
    SHARPEST_EYE = "sharpest-eye"


LEAST_GAMES = {
    Measure.RATING: SETTLED_GAMES,
    Measure.PARTNERSHIPS: SETTLED_GAMES,
    Measure.WIN_RATE: 10,
    Measure.POINTS_PER_HAND: 10,
}
"""Ranked games (in the period) before a player is on a leaderboard of ratings or averages; 1 on the others."""

LEAST_PLAYERS = 4
"""A leaderboard with fewer people has no medals, and its season no champion."""


@dataclass(frozen=True, slots=True)
class BoardQuestion:
    """Which server, what, over which period (``periods.period_of``), which rows; who asks."""

    guild_id: int
    measure: Measure = Measure.RATING
    family: Family = Family.PARTNERSHIP
    period: str = ALL_TIME
    offset: int = 0
    rows: int = PAGE_ROWS
    caller_id: int | None = None


class Absence(StrEnum):
    """Why a player with ranked games in a period is not on its leaderboard."""

    TOO_FEW_GAMES = "too-few-games"
    CAUGHT_NOBODY = "caught-nobody"


@dataclass(frozen=True, slots=True)
class BoardRow:
    """One player of a leaderboard. ``place`` counts from 1, equal values share it; without one ``absence`` says why.

    ``value`` is the measure, rounded as it is shown (of ratings ``rating.cautious``).
    ``rating`` is that of the period; on a month's leaderboard, that of its season after the month's last game.
    ``name`` is the one they last played under. A partnership is two players: ``user_id`` is one of them, ``partner``
    and ``partner_id`` are the other's name and id.
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
    partner: str | None = None
    partner_id: int | None = None


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """One page: ``players`` counts the whole leaderboard, ``rows`` are those from ``question.offset`` on.

    ``own`` is the caller's row, wherever they stand; None if they have no ranked game in the period.
    """

    question: BoardQuestion
    players: int
    rows: tuple[BoardRow, ...]
    own: BoardRow | None
