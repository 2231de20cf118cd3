"""Rehearsing one decision: worlds imagined, each act tried out in all of them. Two ways, one interface.

One by one, which knows every game; and many side by side (``batch``), which is quicker and plays better cards but
knows only the four-handed games of five cards.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.engine.acts import Act
from bot.engine.views import SeatView
from bot.players.batch.evaluator import BatchEvaluator, knows
from bot.players.search.evaluation import OutcomeCounts
from bot.players.search.rollouts import trials_of
from bot.players.search.sampler import Sample


class Evaluator(Protocol):
    """The worlds of one view. Costs are counted in cards laid by ``OneWorldAtATime``.

    ``plenty``: how many worlds cost as much time as one of ``OneWorldAtATime``. ``start``: what it costs to begin.
    """

    plenty: int
    start: int

    def cost(self, options: int) -> float:
        """What one world costs with so many options."""

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Every act in ``count`` new worlds, each end into the act's tally."""


class OneWorldAtATime:
    """Each world by itself, with the engine and ``steady``."""

    plenty, start = 1, 0
    WORLD = 80
    """Cards that could be laid in the time in which one world is imagined."""

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        self._imagination, self._trials, self._rng = Sample(view), trials_of(view), rng
        self._length = sum(view.public.hand_sizes)

    def cost(self, options: int) -> float:
        """What one world costs with so many options."""
        return self.WORLD + self._length * options

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Every act in ``count`` new worlds, each end into the act's tally."""
        self._trials.run(options, self._imagination.worlds(count, self._rng), tallies)


def rehearsal_of(view: SeatView, rng: random.Random) -> Evaluator:
    """The better way for this decision."""
    return BatchEvaluator(view, rng) if knows(view) else OneWorldAtATime(view, rng)
