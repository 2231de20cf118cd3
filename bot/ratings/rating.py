"""A rating: an estimate of a player's strength, and its doubt. Plain numbers; must not know the model."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rating:
    """``mu`` estimates the strength, ``sigma`` is the doubt; on openskill's scale, where a newcomer has 25 and 25/3."""

    mu: float
    sigma: float

    @property
    def skill(self) -> float:
        """What leaderboards are ordered by: a strength the player almost surely has (a newcomer: 0)."""
        return self.mu - 3 * self.sigma

    @property
    def points(self) -> int:
        """The rating as players read it: a newcomer has 1000."""
        return round(1000 + 40 * self.skill)


@dataclass(frozen=True, slots=True)
class RatingStep:
    """A player's rating after one game; ``at`` is when it ended, in Unix seconds."""

    game_id: int
    at: float
    rating: Rating
