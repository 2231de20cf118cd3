"""Ratings by ``openskill``'s Plackett-Luce model. Why this model and this spread: docs/ratings.md."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from importlib.metadata import version
from typing import TypeVar

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.ratings.games import LAST, Family, Pair, Rating, SeatResult, family_of, pairs_of, ranks

Rated = TypeVar("Rated", bound=Hashable)
"""Who has a rating: a player, or a pair."""

BETA = 25 / 3
"""The spread of one game's performance: twice openskill's own, because luck weighs heavily in Euchre."""


class PlackettLuceScorer:
    """Rates games by the Plackett-Luce model; implements ``bot.storage.api.Scorer``."""

    def __init__(self) -> None:
        self._model = PlackettLuce(beta=BETA)

    @property
    def version(self) -> str:
        """A text that changes with the rules of this file, the rules for repeated games, and openskill's version."""
        return f"4 plackett-luce {BETA:.4f} openskill {version('openskill')}"

    def family(self, preset: str) -> Family | None:
        """Return the family whose ratings a preset's games move; None for an unknown preset."""
        return family_of(preset)

    def rate(self, seats: Sequence[SeatResult], before: Mapping[int, Rating]) -> dict[int, Rating]:
        """Return the new ratings by ``user_id``. Who left is rated as if their own unit had come last."""
        came_out = ranks(seats)
        teams = {unit: [_player(seat) for seat in seats if seat.unit == unit] for unit in came_out}
        after = self._rate_teams(teams, came_out, before)
        for seat in seats:
            if seat.left:
                lost = self._rate_teams(teams, came_out | {seat.unit: LAST}, before)
                after[_player(seat)] = lost[_player(seat)]
        return after

    def rate_pairs(self, seats: Sequence[SeatResult], before: Mapping[Pair, Rating]) -> dict[Pair, Rating]:
        """Return the new ratings of the game's pairs, each rated as one player; as last if one of the two left."""
        pairs, came_out = pairs_of(seats), ranks(seats)
        if not pairs:
            return {}
        teams = {unit: [pairs[unit]] for unit in came_out}
        after = self._rate_teams(teams, came_out, before)
        for unit in {seat.unit for seat in seats if seat.left}:
            after[pairs[unit]] = self._rate_teams(teams, came_out | {unit: LAST}, before)[pairs[unit]]
        return after

    def _rate_teams(
        self, teams: Mapping[int, Sequence[Rated]], came_out: Mapping[int, float], before: Mapping[Rated, Rating]
    ) -> dict[Rated, Rating]:
        """Return the new rating of everybody in these teams. ``teams`` and ``came_out``, their ranks, are by unit."""
        rated = self._model.rate(
            [[self._rating_of(before.get(who)) for who in teams[unit]] for unit in came_out],
            ranks=_places(list(came_out.values())),
        )
        return {
            who: Rating(new.mu, new.sigma)
            for unit, news in zip(came_out, rated, strict=True)
            for who, new in zip(teams[unit], news, strict=True)
        }

    def _rating_of(self, rating: Rating | None) -> PlackettLuceRating:
        return self._model.rating() if rating is None else self._model.rating(rating.mu, rating.sigma)


def _places(came_out: list[float]) -> list[float]:
    order = sorted(set(came_out))
    return [float(order.index(rank)) for rank in came_out]


def _player(seat: SeatResult) -> int:
    if seat.user_id is None:
        raise ValueError(f"seat {seat.seat} is a computer's; such a game is not rated")
    return seat.user_id
