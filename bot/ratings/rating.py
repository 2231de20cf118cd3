"""A rating: an estimate of a player's strength, and its doubt; and which games are rated together."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.engine.presets import PRESETS

SETTLED_GAMES = 10
"""Ranked games after which a rating stands on a leaderboard; until then it is provisional, and only its owner's."""


@dataclass(frozen=True, slots=True)
class Rating:
    """``mu`` estimates the strength, ``sigma`` is the doubt; on openskill's scale, where a newcomer has 25 and 25/3."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """The estimate as players read it: a newcomer has 1000."""
        return round(1000 + 40 * (self.mu - 25))

    @property
    def deviation(self) -> int:
        """The doubt in the same points: two times of three the true strength is nearer than that."""
        return round(40 * self.sigma)

    @property
    def cautious(self) -> int:
        """What leaderboards show and are ordered by: the points less half the deviation (docs/ratings.md says why)."""
        return self.points - round(20 * self.sigma)

    def move_towards(self, after: Rating, share: float) -> Rating:
        """Return this rating moved by a share (0 to 1) of the way to what a game that counts in full would make it."""
        return Rating(self.mu + share * (after.mu - self.mu), self.sigma + share * (after.sigma - self.sigma))


NEWCOMER = Rating(25.0, 25 / 3)
"""The rating of somebody who has played no ranked game."""


@dataclass(frozen=True, slots=True)
class RatingStep:
    """A player's rating after one game; ``at`` is when it ended, in Unix seconds."""

    game_id: int
    at: float
    rating: Rating


# -- families: games whose ratings say something about each other


class Family(StrEnum):
    """Games that share one rating."""

    PARTNERSHIP = "partnership"
    INDIVIDUAL = "individual"
    TWO_HANDED = "two-handed"
    HASENPFEFFER = "hasenpfeffer"


def family_of(preset: str) -> Family | None:
    """Return the family of a preset; None if this version does not know the preset."""
    known = PRESETS.get(preset)
    if known is None:
        return None
    if not known.traits.turn_up:
        return Family.HASENPFEFFER
    if known.traits.partners:
        return Family.PARTNERSHIP
    return Family.TWO_HANDED if known.choices["players"].allowed == (2,) else Family.INDIVIDUAL
