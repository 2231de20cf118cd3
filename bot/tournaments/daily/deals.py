"""The daily deal: the same five hands for everybody on a day (UTC).

All of a day follows from one secret that is kept: its chain of deals, whose seal may be published before the day and
whose secrets after it, and with the deals the chance of its computers. Must not know tables, or any clock.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

from bot.deals.draw import Chain
from bot.engine import presets
from bot.tournaments.kept_secret import chain_from

HANDS = 5
"""Hands of a day."""

RULES = presets.build("standard", {"points": 24})
"""More points than five hands can bring, so that all are played; the experts weigh them as in any game to so many."""


def day_of(at: float) -> date:
    """The day of a moment, which is in Unix seconds."""
    return datetime.fromtimestamp(at, UTC).date()


def span_of_day(day: date) -> tuple[float, float]:
    """When a day begins and when it is over, in Unix seconds."""
    midnight = datetime.combine(day, time(), UTC)
    return midnight.timestamp(), (midnight + timedelta(days=1)).timestamp()


def chain_of(secret: bytes, day: date) -> Chain:
    """The secrets of a day's deals.

    Hand k is dealt with the secret at place k: rules under which a hand may be dealt again would need more of them.
    """
    return chain_from(secret, f"daily {day.isoformat()}", HANDS)
