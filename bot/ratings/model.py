"""Ratings by ``openskill``'s Plackett-Luce model. Why this model and this spread: docs/ratings.md."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from importlib.metadata import version
from typing import TypeVar

from openskill.models import PlackettLuce

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
        return self._rate(seats, _player, before)

    def rate_pairs(self, seats: Sequence[SeatResult], before: Mapping[Pair, Rating]) -> dict[Pair, Rating]:
        """Return the new ratings of the game's pairs, each rated as one player; as last if one of the two left."""
        pairs = pairs_of(seats)
        return self._rate(seats, lambda seat: pairs[seat.unit], before) if pairs else {}

    def _rate(
        self, seats: Sequence[SeatResult], rated: Callable[[SeatResult], Rated], before: Mapping[Rated, Rating]
    ) -> dict[Rated, Rating]:
        came_out = ranks(seats)
        teams = {unit: list({rated(seat): None for seat in seats if seat.unit == unit}) for unit in came_out}
        after = self._rate_teams(teams, came_out, before)
        for seat in seats:
            if seat.left:
                after[rated(seat)] = self._rate_teams(teams, came_out | {seat.unit: LAST}, before)[rated(seat)]
        return after

    def _rate_teams(
        self, teams: Mapping[int, Sequence[Rated]], came_out: Mapping[int, float], before: Mapping[Rated, Rating]
    ) -> dict[Rated, Rating]:
        """Return the new rating of everybody in these teams. ``teams`` and ``came_out``, their ranks, are by unit."""
        ratings = {who: self._model.rating(known.mu, known.sigma) for who, known in before.items()}
        rated = self._model.rate(
            [[ratings[who] if who in ratings else self._model.rating() for who in teams[unit]] for unit in came_out],
            ranks=_places(list(came_out.values())),
        )
        return {
            who: Rating(new.mu, new.sigma)
            for unit, news in zip(came_out, rated, strict=True)
            for who, new in zip(teams[unit], news, strict=True)
        }


def _places(came_out: list[float]) -> list[float]:
    order = sorted(set(came_out))
    return [float(order.index(rank)) for rank in came_out]


def _player(seat: SeatResult) -> int:
    if seat.user_id is None:
        raise ValueError(f"seat {seat.seat} is a computer's; such a game is not rated")
    return seat.user_id
