"""How the acts of one decision are evaluated: the interface. ``batch`` has two of them, for cards and for all else."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from bot.engine.acts import Act
from bot.engine.rules import Rules
from bot.engine.views import SeatView
from bot.players.search.outcome_counts import OutcomeCounts


class Evaluator(Protocol):
    """The worlds of one view. Costs are counted in cards laid one by one, each by itself.

    ``speedup``: how many times more worlds at once, and in all, are worth it because they are played side by side.
    ``setup_cost``: the cost of the first world besides.
    """

    speedup: int
    setup_cost: int

    @property
    def effective(self) -> float:
        """As how many independent worlds all drawn ones can count at most: few deals may have most of the weight."""

    def cost(self, options: int) -> float:
        """What one world costs with so many options."""

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Every act in ``count`` new worlds, each end into the act's tally."""


_USUAL_DEAL = 24
"""Cards that four hands of six hold."""


def size_of_deal(rules: Rules) -> float:
    """How many times as many cards are dealt as usual; at least 1."""
    return max(1.0, rules.hand_size * rules.players / _USUAL_DEAL)


MakeEvaluator = Callable[[SeatView, random.Random], Evaluator]
"""The evaluator of one decision."""
