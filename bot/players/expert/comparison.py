"""The ends of one act's play-outs, and what they are worth to a seat.

``Evaluator`` is what ``calls`` and ``cards`` have in common.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

import numpy as np

from bot.engine.acts import Act
from bot.engine.rules import Company, Outcome, Rules
from bot.engine.scoring import outcome_of
from bot.engine.seats import Seat
from bot.engine.views import SeatView
from bot.players.evaluation import ActEvaluation
from bot.players.expert.batch import Ints, Weights
from bot.players.value import Payoffs


class HandEnd(NamedTuple):
    """The end of a hand as one seat sees it: its worth, its outcome, whether its side was the maker."""

    chance: float
    outcome: Outcome | None
    ours: bool
    march: bool


def end_of(payoffs: Payoffs, side: tuple[Seat, ...], company: Company, tricks: int, bid: int | None = None) -> HandEnd:
    """Return the end in which the makers took so many tricks."""
    outcome = outcome_of(payoffs.rules, tricks, bid)
    chance = payoffs.of_end(side, outcome, company, tricks, bid)
    return HandEnd(chance, outcome, payoffs.seat in side, tricks == payoffs.rules.hand_size)


# -- outcome counts
# The ends of one act's play-outs, world after world.


class OutcomeCounts:
    """What an act led to so far; ``chances[n]`` is what each end was worth, in the order of the worlds."""

    __slots__ = ("against", "chances", "euchred", "made", "march", "set_them")

    def __init__(self) -> None:
        self.chances: Weights = np.zeros(0)
        self.made = self.march = self.euchred = self.set_them = self.against = 0

    def add(self, ends: Sequence[HandEnd], which: Ints) -> None:
        """Add worlds, each with the place of its end among ``ends``."""
        worths = np.array([end.chance for end in ends])
        self.chances = np.concatenate([self.chances, worths[which]])
        for end, times in zip(ends, np.bincount(which, minlength=len(ends)).tolist(), strict=True):
            self._count(end, times)

    def _count(self, end: HandEnd, times: int) -> None:
        made = times * (end.outcome in (Outcome.MADE, Outcome.MARCH))
        failed = times * (end.outcome in (Outcome.EUCHRE, Outcome.EUCHRE_MARCH, Outcome.SET))
        if end.ours:
            self.made += made
            self.march += times * end.march
            self.euchred += failed
        else:
            self.against += made
            self.set_them += failed

    @property
    def mean(self) -> float:
        """Return the average chance to win the game."""
        return float(self.chances.mean())

    def evaluation(self, act: Act) -> ActEvaluation:
        """Return the prospects of the act as shares of its worlds."""
        total = len(self.chances)
        return ActEvaluation(
            act, self.mean, self.made / total, self.march / total, self.euchred / total, self.set_them / total,
            self.against / total,
        )  # fmt: skip


# -- evaluator
# How the acts of one decision are evaluated: the interface. ``calls`` and ``cards`` have one each.


class Evaluator(Protocol):
    """The worlds of one view. Costs are counted in cards laid one by one.

    ``speedup``: how many times more worlds, at once and in all, are worth it because they are played side by side.
    ``setup_cost``: extra cost of the first world.
    """

    speedup: int
    setup_cost: int

    @property
    def effective(self) -> float:
        """Upper bound on the effective sample size: a few deals may carry most of the weight."""

    def cost(self, options: int) -> float:
        """Return what one world costs with so many options."""

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Play every act in ``count`` new worlds, and count each end in the act's tally."""


_USUAL_DEAL = 24
"""Cards that four hands of six hold."""


def size_of_deal(rules: Rules) -> float:
    """Return how many times as many cards as usual are dealt; at least 1."""
    return max(1.0, rules.hand_size * rules.players / _USUAL_DEAL)


MakeEvaluator = Callable[[SeatView, random.Random], Evaluator]
"""The evaluator of one decision."""
