"""How the acts of one decision are evaluated: the interface, and the evaluator that knows every game.

``OneWorldAtATime`` samples worlds one by one. ``batch`` has another evaluator, quicker and with better cards, for the
four-handed games of five cards; ``bot.players.levels`` chooses between them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from bot.engine.acts import Act
from bot.engine.views import SeatView
from bot.players.search.evaluation import OutcomeCounts
from bot.players.search.rollouts import rollouts_of
from bot.players.search.sampler import WorldSampler


class Evaluator(Protocol):
    """The worlds of one view. Costs are counted in cards laid by ``OneWorldAtATime``.

    ``speedup``: how many worlds cost as much time as one of ``OneWorldAtATime``. ``setup_cost``: the cost of the first
    world besides.
    """

    speedup: int
    setup_cost: int

    def cost(self, options: int) -> float:
        """What one world costs with so many options."""

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Every act in ``count`` new worlds, each end into the act's tally."""


MakeEvaluator = Callable[[SeatView, random.Random], Evaluator]
"""The evaluator of one decision."""


class OneWorldAtATime:
    """Each world by itself, with the engine and ``steady``."""

    speedup, setup_cost = 1, 0
    WORLD = 80
    """Cards that could be laid in the time in which one world is sampled."""

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        self._sampler, self._rollouts, self._rng = WorldSampler(view), rollouts_of(view), rng
        self._length = sum(view.public.hand_sizes)

    def cost(self, options: int) -> float:
        """What one world costs with so many options."""
        return self.WORLD + self._length * options

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Every act in ``count`` new worlds, each end into the act's tally."""
        self._rollouts.run(options, self._sampler.worlds(count, self._rng), tallies)
