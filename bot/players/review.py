"""*How did I play?*: the decisions of one seat's hand that cost it most, by the expert's play-outs.

It uses only the views in which the seat decided, so what the seat knew at each moment: neither the other hands nor how
the hand came out. Takes seconds: for worker processes, not for the event loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.engine.acts import Act
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.evaluation import ActEvaluation
from bot.players.expert.comparison import ActComparison, Evaluator
from bot.players.expert.decide import Budget, Expert, compare_acts, evaluator_of
from bot.players.levels import decision_rng

WORTH_TELLING = 0.01
"""Costs below this, in chance to win the game, are not reported."""
CERTAIN = 2.0
"""Standard errors by which the better act must be ahead."""
SECOND_LOOK = Budget(calls=950, cards=(3_200,))
"""The second look, at two acts only."""


class OwnDecision(NamedTuple):
    """One moment in which the seat had a choice: what it saw, what it did."""

    view: SeatView
    act: Act


@dataclass(frozen=True, slots=True)
class Finding:
    """A decision that cost something.

    ``number`` counts the decisions handed in, from 0. ``taken`` and ``better`` are the prospects of the act that was
    chosen and of the act that the expert prefers, in the same ``worlds``.
    """

    number: int
    view: SeatView
    taken: ActEvaluation
    better: ActEvaluation
    worlds: int

    @property
    def cost(self) -> float:
        """What it cost, in chance to win the game."""
        return self.better.chance - self.taken.chance

    @property
    def phase(self) -> Phase:
        """The phase in which the decision was made."""
        return self.view.public.phase

    @property
    def trick(self) -> int | None:
        """Which trick it was, from 1; ``None`` before the play."""
        return len(self.view.public.tricks) + 1 if self.phase is Phase.PLAY else None


class LookBack(NamedTuple):
    """What was found about one decision: its ``number``, its ``cost`` at first sight, and what a second look says."""

    number: int
    cost: float
    finding: Finding | None


def review(
    decisions: Sequence[OwnDecision], seed: int, most: int = 3, budget: Budget | None = None
) -> tuple[Finding, ...]:
    """Return the decisions that cost most, the costliest first; empty if none was clearly wrong.

    ``ValueError`` if an act was not lawful in its view.
    """
    return costliest_findings(
        [look_back(decision, number, seed, budget) for number, decision in enumerate(decisions)], most
    )


def look_back(decision: OwnDecision, number: int, seed: int, budget: Budget | None = None) -> LookBack:
    """Weigh one decision, the hand's ``number``-th from 0, as the expert would.

    If another act looks better, the two are compared again in more and new worlds: the largest of many uncertain
    differences is mostly chance. ``ValueError`` if the act was not lawful in its view.
    """
    view, act = decision
    if act not in view.legal:
        raise ValueError(f"decision {number}: {act} was not lawful")
    if len(view.legal) == 1:
        return LookBack(number, 0.0, None)
    advice = Expert(budget).advise(view, decision_rng(seed + number), act)
    cost = advice.evaluation(advice.act).chance - advice.evaluation(act).chance
    if cost < WORTH_TELLING / 2:
        return LookBack(number, cost, None)
    comparison = look_again(view, advice.act, act, evaluator_of(view, decision_rng(-1 - seed - number)))
    if comparison is None:
        return LookBack(number, cost, None)
    taken, better = comparison.evaluation(act), comparison.evaluation(advice.act)
    return LookBack(number, cost, Finding(number, view, taken, better, comparison.worlds))


def look_again(
    view: SeatView, better: Act, act: Act, evaluator: Evaluator, least: float = WORTH_TELLING
) -> ActComparison | None:
    """Compare two acts in many new worlds; None if the difference is less than ``least``, or may be chance."""
    comparison = compare_acts(evaluator, (better, act), SECOND_LOOK.worlds(view))
    ahead, error = comparison.gain(better, act)
    return comparison if ahead >= max(least, CERTAIN * error) else None


def costliest_findings(looks: Sequence[LookBack], most: int) -> tuple[Finding, ...]:
    """Return the ``most`` findings that cost most, the costliest first."""
    doubtful = sorted(looks, key=lambda look: (-look.cost, look.number))[: 2 * most]
    findings = [look.finding for look in doubtful if look.finding is not None]
    return tuple(sorted(findings, key=lambda finding: -finding.cost)[:most])
