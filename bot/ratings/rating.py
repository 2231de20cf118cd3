"""A rating: what is believed of a player's strength, and how surely. Plain numbers; knows no model."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rating:
    """``mu`` is the strength believed in, ``sigma`` the doubt about it (both on openskill's scale: a newcomer has 25
    and 25/3)."""

    mu: float
    sigma: float

    @property
    def skill(self) -> float:
        """What boards are ordered by: a strength that the player almost surely has (a newcomer: 0)."""
        return self.mu - 3 * self.sigma

    @property
    def points(self) -> int:
        """The rating as people read it: a newcomer has 1000."""
        return round(1000 + 40 * self.skill)


@dataclass(frozen=True, slots=True)
class RatingStep:
    """A player's rating after one game that ended ``at`` (Unix time)."""

    game_id: int
    at: float
    rating: Rating
