"""The ends of one act's play-outs, world after world. Must not know how worlds are imagined or played."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bot.engine.acts import Act
from bot.engine.rules import Outcome
from bot.players.search.arrays import Ints, Weights
from bot.players.search.evaluation import ActEvaluation
from bot.players.search.hand_end import HandEnd


class OutcomeCounts:
    """What an act led to so far; ``chances[n]`` is what each end was worth, in the order of the worlds."""

    __slots__ = ("against", "chances", "euchred", "made", "march", "set_them")

    def __init__(self) -> None:
        self.chances: Weights = np.zeros(0)
        self.made = self.march = self.euchred = self.set_them = self.against = 0

    def add(self, ends: Sequence[HandEnd], which: Ints) -> None:
        """More worlds, each with the place of its end among ``ends``."""
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
        """The average chance to win the game."""
        return float(self.chances.mean())

    def evaluation(self, act: Act) -> ActEvaluation:
        """The shares."""
        total = len(self.chances)
        return ActEvaluation(
            act, self.mean, self.made / total, self.march / total, self.euchred / total, self.set_them / total,
            self.against / total,
        )  # fmt: skip
