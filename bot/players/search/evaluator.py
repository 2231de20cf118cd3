"""How the acts of one decision are evaluated: the interface, and the evaluator that knows every game.

``SteadyEvaluator`` plays worlds out one by one. ``batch`` has another evaluator, quicker and with better cards, for the
four-handed games of five cards; ``bot.players.levels`` chooses between them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Protocol

import numpy as np

from bot.engine.acts import Act, PlayCard
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.heuristics.payoffs import payoffs_of
from bot.players.heuristics.play_state import seat_play_state
from bot.players.search.hand_rollout import HandEnd, finish, finish_play, keep_secret, step
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

    def cost(self, options: int) -> float:
        """What one world costs with so many options."""

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Every act in ``count`` new worlds, each end into the act's tally."""


MakeEvaluator = Callable[[SeatView, random.Random], Evaluator]
"""The evaluator of one decision."""


class SteadyEvaluator:
    """Each world played out by itself, with the engine and ``steady``.

    ``steady`` decides for everybody after the act, so the same act in the same world always ends alike and is played
    out only once: worlds are drawn more than once, and towards the end of a hand few different ones are left.
    """

    speedup, setup_cost = 1, 600
    WORLD = 18
    """Cards that could be laid in the time in which one world is drawn and weighed by the cards."""
    BIDDING = 20
    """Cards that could be laid in the time in which the engine plays a world on to the first lead."""

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        self._view, self._sampler, self._payoffs = view, WorldSampler(view, rng), payoffs_of(view)
        self._play = seat_play_state(view) if view.public.phase is Phase.PLAY else None
        self._known: dict[object, dict[Act, HandEnd]] = {}
        self._length = sum(view.public.hand_sizes) + (self.BIDDING if self._play is None else 0)

    def cost(self, options: int) -> float:
        """What one world costs with so many options."""
        return self.WORLD + self._length * options

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Every act in ``count`` new worlds, each end into the act's tally."""
        found: dict[Act, list[HandEnd]] = {act: [] for act in options}
        for world in self._sampler.worlds(count):
            ends = self._known.setdefault(world if self._play is None else world.hands, {})
            missing = [act for act in options if act not in ends]
            if missing:
                ends.update(self._ends(world, missing))
            for act in options:
                found[act].append(ends[act])
        for act in options:
            tallies[act].add(found[act], np.arange(count))

    def _ends(self, world: World, acts: Sequence[Act]) -> Iterator[tuple[Act, HandEnd]]:
        """How the hand ends after each act in this world."""
        seat, state = self._view.seat, state_of(self._view, world)
        if self._play is None:
            for act in acts:
                yield act, finish(step(state, seat, act), self._payoffs)
            return
        play = self._play.copy()
        own = play.friends[seat]
        keep_secret(play, state.agreed)
        play.friends[seat] = own
        for act in acts:
            if isinstance(act, PlayCard):
                yield act, finish_play(play.copy(), state, act.card, self._payoffs)
