"""Stretches of time that boards are kept for: all time, the season (a quarter) and the month, all in UTC.

A period is a short text (``all``, ``2026-Q3``, ``2026-07``) that sorts by time within its kind. Pure: time is given.
"""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum

ALL_TIME = "all"


class Scope(StrEnum):
    """What a player chooses on a board: the running season, the running month or everything."""

    SEASON = "season"
    ALL_TIME = "all-time"
    MONTH = "month"


def season_of(at: float) -> str:
    """The quarter of a moment (Unix seconds), such as ``2026-Q3``."""
    moment = datetime.fromtimestamp(at, UTC)
    return f"{moment.year:04d}-Q{(moment.month + 2) // 3}"


def month_of(at: float) -> str:
    """The month of a moment (Unix seconds), such as ``2026-07``."""
    moment = datetime.fromtimestamp(at, UTC)
    return f"{moment.year:04d}-{moment.month:02d}"


def periods_of(at: float) -> tuple[str, str, str]:
    """All time, season and month to which a game counts that ended at ``at``."""
    return ALL_TIME, season_of(at), month_of(at)


def period_of(scope: Scope, at: float) -> str:
    """The period that a scope means at a moment."""
    match scope:
        case Scope.SEASON:
            return season_of(at)
        case Scope.MONTH:
            return month_of(at)
        case Scope.ALL_TIME:
            return ALL_TIME


def is_running(period: str, at: float) -> bool:
    """Whether games that end at ``at`` count to this period; the boards of other ones stand for ever."""
    return period in periods_of(at)
