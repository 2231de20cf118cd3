"""How the acts of one decision are evaluated: the interface, and the evaluator of calls and exchanges.

``SteadyEvaluator`` plays worlds out one by one. The cards are evaluated by ``batch``; ``bot.players.levels`` chooses.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import numpy as np

from bot.engine.acts import Act
from bot.engine.rules import Rules
from bot.engine.views import SeatView
from bot.players.heuristics.payoffs import payoffs_of
from bot.players.search.hand_rollout import HandEnd, finish, step
from bot.players.search.outcome_counts import OutcomeCounts
from bot.players.search.sampler import WorldSampler
from bot.players.search.worlds import World, state_of


class Evaluator(Protocol):
    """The worlds of one view. Costs are counted in cards laid by ``SteadyEvaluator``.

    ``speedup``: how many worlds cost as much time as one of ``SteadyEvaluator``. ``setup_cost``: the cost of the first
    world besides.
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


class SteadyEvaluator:
    """Calls and exchanges: each world played out by itself, with the engine and ``steady``.

    ``steady`` decides for everybody after the act, so the same act in the same world always ends alike and is played
    out only once: worlds are drawn more than once.
    """

    speedup, setup_cost = 1, 600
    WORLD = 18
    """Cards that could be laid in the time in which one world is drawn."""
    BIDDING = 20
    """Cards that could be laid in the time in which the engine plays a world on to the first lead."""

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        self._view, self._sampler, self._payoffs = view, WorldSampler(view, rng), payoffs_of(view)
        self._known: dict[World, dict[Act, HandEnd]] = {}
        self._length = sum(view.public.hand_sizes) + self.BIDDING

    @property
    def effective(self) -> float:
        """As how many independent worlds those that are drawn can count at most."""
        return self._sampler.effective

    def cost(self, options: int) -> float:
        """What one world costs with so many options."""
        return self.WORLD + self._length * options

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Every act in ``count`` new worlds, each end into the act's tally."""
        found: dict[Act, list[HandEnd]] = {act: [] for act in options}
        for world in self._sampler.worlds(count):
            ends, state = self._known.setdefault(world, {}), None
            for act in options:
                if act not in ends:
                    state = state or state_of(self._view, world)
                    ends[act] = finish(step(state, self._view.seat, act), self._payoffs)
                found[act].append(ends[act])
        for act in options:
            tallies[act].add(found[act], np.arange(count))
