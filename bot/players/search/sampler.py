"""Many worlds for one view: dealt at random, weighed by the calls, drawn again by weight."""

from __future__ import annotations

import random

from bot.engine.views import SeatView
from bot.players.search.bid_likelihood import BidLikelihood, sound_discards
from bot.players.search.hidden_cards import hidden_from, sample
from bot.players.search.worlds import World

OVERSAMPLING = 3
"""So many worlds are dealt and weighed for each one that is kept."""


class WorldSampler:
    """One seat's worlds at one moment, likely ones more often. The same seed gives the same worlds."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        self._hidden = hidden_from(view)
        self._likelihood = BidLikelihood(view)

    def worlds(self, count: int, rng: random.Random) -> list[World]:
        """So many more of them."""
        likelihood, hidden = self._likelihood, self._hidden
        pool, weights = [], []
        for _ in range(count * OVERSAMPLING if likelihood.informed else count):
            world = sample(self._view, hidden, rng)
            if hidden.discarders:
                world = sound_discards(self._view, hidden, world, rng)
            pool.append(world)
            weights.append(likelihood.weight(world))
        return _draw(pool, weights, count, rng) if likelihood.informed else pool


def _draw(pool: list[World], weights: list[float], count: int, rng: random.Random) -> list[World]:
    """Systematic resampling: each world as often as its weight deserves."""
    step = sum(weights) / count
    mark = rng.random() * step
    out: list[World] = []
    passed = 0.0
    for world, weight in zip(pool, weights, strict=True):
        passed += weight
        while mark < passed and len(out) < count:
            out.append(world)
            mark += step
    while len(out) < count:
        out.append(pool[-1])
    return out
