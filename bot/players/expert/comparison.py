"""Compares acts by the ends of their play-outs: what each act led to, and how much better one is than another.

All acts of a decision are played out in the same worlds. The comparison says which of them may still be the best.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import erfc, exp, inf, pi, sqrt
from typing import NamedTuple, Protocol

import numpy as np

from bot.engine.acts import Act
from bot.engine.rules import Company, Outcome
from bot.engine.scoring import outcome_of
from bot.engine.seats import Seat
from bot.players.evaluation import ActEvaluation, Advice
from bot.players.expert.batch import Doubles, Ints
from bot.players.value import Payoffs


class HandEnd(NamedTuple):
    """The end of a hand as one seat sees it.

    ``chance`` is the seat's chance to win the game after it. ``ours`` says whether the seat's side was the maker,
    ``march`` whether the makers took every trick.
    """

    chance: float
    outcome: Outcome | None
    ours: bool
    march: bool


def end_of(payoffs: Payoffs, side: tuple[Seat, ...], company: Company, tricks: int, bid: int | None = None) -> HandEnd:
    """Return the end in which the makers, ``side``, took this many tricks."""
    outcome = outcome_of(payoffs.rules, tricks, bid)
    chance = payoffs.of_end(side, outcome, company, tricks, bid)
    return HandEnd(chance, outcome, payoffs.seat in side, tricks == payoffs.rules.hand_size)


class OutcomeCounts:
    """What an act led to so far. ``chances`` has the chance to win the game after each end, in the worlds' order."""

    __slots__ = ("against", "chances", "euchred", "made", "march", "set_them")

    def __init__(self) -> None:
        self.chances: Doubles = np.zeros(0)
        self.made = self.march = self.euchred = self.set_them = self.against = 0

    def add(self, ends: Sequence[HandEnd], which: Ints) -> None:
        """Add the ends of some worlds. ``which`` has for each world the index of its end in ``ends``."""
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
        """Return the prospects of the act: its mean chance, and each count as a share of its worlds."""
        total = len(self.chances)
        return ActEvaluation(
            act, self.mean, self.made / total, self.march / total, self.euchred / total, self.set_them / total,
            self.against / total,
        )  # fmt: skip


# -- comparing acts


class Evaluator(Protocol):
    """Samples worlds that agree with what a seat has seen, and plays the acts of one decision out in them."""

    @property
    def effective(self) -> float:
        """Upper bound on the effective sample size: a few deals may carry most of the weight."""

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Play every act in ``count`` new worlds, and count each end in the act's tally."""


_SHARE = 1 / 8
"""An act that can gain less than this share of ``negligible`` is dropped."""


@dataclass(slots=True)
class ActComparison:
    """The play-outs of each act so far, and the ``hopeful`` acts, which may still be the best.

    ``prior`` says how much better each act is than the average of all acts, in chance to win the game, as predicted
    before any play-out; empty if there is no prediction. It counts as much as ``prior_worlds`` worlds. The same world
    may be drawn again, so all worlds together count no more than ``effective`` independent ones.
    """

    tallies: dict[Act, OutcomeCounts]
    hopeful: list[Act]
    prior: Mapping[Act, float] = field(default_factory=dict)
    prior_worlds: int = 0
    worlds: int = 0
    effective: float = inf

    @classmethod
    def between(cls, acts: Sequence[Act]) -> ActComparison:
        """Return a new comparison of these acts, without a prior."""
        return cls({act: OutcomeCounts() for act in acts}, list(acts))

    def play_out(self, evaluator: Evaluator, count: int) -> None:
        """Play the hopeful acts out in ``count`` more worlds, each in the same ones."""
        evaluator.run(self.hopeful, count, self.tallies)
        self.worlds, self.effective = self.worlds + count, evaluator.effective

    def chance(self, act: Act) -> float:
        """Return the chance to win the game with this act, from its play-outs and the prior together."""
        tally = self.tallies[act]
        if not self.prior:
            return tally.mean
        average = sum([each.mean for each in self.tallies.values()]) / len(self.tallies)
        seen, expected = len(tally.chances), average + self.prior[act]
        return min(1.0, max(0.0, (seen * tally.mean + self.prior_worlds * expected) / (seen + self.prior_worlds)))

    def gain(self, one: Act, other: Act) -> tuple[float, float]:
        """Return how much better one act is than the other, in chance to win the game, and the standard error."""
        mean, variance, weight = self._seen_gain(one, other)
        expected = self.prior[one] - self.prior[other] if self.prior else 0.0
        total = weight + self.prior_worlds
        return (weight * mean + self.prior_worlds * expected) / total, sqrt(variance / total)

    def _seen_gain(self, one: Act, other: Act) -> tuple[float, float, float]:
        """Return mean and variance of the gain in the worlds played with both, and the effective number of these."""
        ours, theirs = self.tallies[one].chances, self.tallies[other].chances
        seen = min(len(ours), len(theirs))
        gains = ours[:seen] - theirs[:seen]
        return float(gains.mean()), float(gains.var()), min(seen, self.effective)

    def is_better(self, one: Act, other: Act, doubt: float) -> bool:
        """Return whether one act is ahead of another by more than ``doubt`` standard errors."""
        ahead, error = self.gain(one, other)
        return ahead > doubt * error

    def looks_better(self, one: Act, other: Act, doubt: float) -> bool:
        """Return the same as ``is_better``, but from the play-outs alone, without the prior."""
        ahead, variance, weight = self._seen_gain(one, other)
        return ahead > doubt * sqrt(variance / weight)

    def regret(self, one: Act, other: Act) -> float:
        """Return the expected cost, in chance to win the game, of choosing ``one`` although ``other`` may be better."""
        ahead, error = self.gain(one, other)
        if not error:
            return max(0.0, -ahead)
        errors = ahead / error
        return error * exp(-errors * errors / 2) / sqrt(2 * pi) - ahead * erfc(errors / sqrt(2)) / 2

    def settle(self, usual: Act, drop_after_se: float, negligible: float) -> bool:
        """Drop acts that are hopeless or can gain next to nothing; return whether the choice is settled.

        An act is hopeless if it is ``drop_after_se`` standard errors behind the best. The choice is settled if the
        remaining acts can gain no more than ``negligible`` over the best, in chance to win the game. A choice other
        than ``usual``, ``steady``'s act, is settled only once ``usual`` is dropped: an act that looks better at first
        often is not.
        """
        top, left, gain = self.best(usual), list[Act](), 0.0
        for act in self.hopeful:
            behind, error = self.gain(top, act)
            regret = self.regret(top, act)
            if act == top or (behind < drop_after_se * error and regret > _SHARE * negligible):
                left.append(act)
                gain += regret if act != top else 0.0
        self.hopeful = left
        return len(self.tallies) > 1 and gain <= negligible and (top == usual or usual not in left)

    def best(self, usual: Act) -> Act:
        """Return the hopeful act with the best chance; ``usual``, ``steady``'s act, if several are equal."""
        return max(self.hopeful, key=lambda act: (self.chance(act), act == usual))

    def advice(self, best: Act) -> Advice:
        """Return advice to choose this act, with the prospects of all acts, the best first.

        The chance of every other act is this act's chance minus the gain over the other, since an act that was dropped
        early was not played in all worlds. An act that looks better than this one is shown as equal.
        """
        top = self.evaluation(best)
        others = [
            replace(self.evaluation(act), chance=max(0.0, top.chance - max(0.0, self.gain(best, act)[0])))
            for act in self.tallies
            if act != best
        ]
        others.sort(key=lambda other: -other.chance)
        return Advice(best, (top, *others), self.worlds, bool(self.prior))

    def evaluation(self, act: Act) -> ActEvaluation:
        """Return the prospects of one act; its chance includes the prior."""
        return replace(self.tallies[act].evaluation(act), chance=self.chance(act))
