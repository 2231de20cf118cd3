"""*How did I play?*: the decisions of one seat's hand that cost it most, by the expert's play-outs; and which decisions
make good puzzles.

It uses only the views in which the seat decided, so what the seat knew at each moment: neither the other hands nor how
the hand came out. Takes seconds: for worker processes, not for the event loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.engine.acts import Act
from bot.engine.rules import Law
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.card_play import distinct_plays
from bot.players.evaluation import ActEvaluation, Advice, percent
from bot.players.expert.comparison import ActComparison, Evaluator
from bot.players.expert.decide import Budget, Expert, compare_acts, evaluator_of, with_equal_cards
from bot.players.levels import decision_rng
from bot.players.steady import Steady

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


class WeighedDecision:
    """What can be said of a decision whose act was compared with a better one."""

    __slots__ = ()
    view: SeatView
    taken: ActEvaluation
    better: ActEvaluation

    @property
    def cost(self) -> float:
        """What it cost, in chance to win the game."""
        return self.better.chance - self.taken.chance

    @property
    def percents(self) -> int:
        """What it cost as it is shown: the difference of both chances in whole percents."""
        return percent(self.better.chance) - percent(self.taken.chance)

    @property
    def phase(self) -> Phase:
        return self.view.public.phase

    @property
    def trick(self) -> int | None:
        """Which trick it was, from 1; ``None`` before the play."""
        return len(self.view.public.tricks) + 1 if self.phase is Phase.PLAY else None


@dataclass(frozen=True, slots=True)
class Finding(WeighedDecision):
    """A decision that cost something.

    ``number`` counts the decisions handed in, from 0. ``taken`` and ``better`` are the prospects of the act that was
    chosen and of the act that the expert prefers, in the same ``worlds``.
    """

    number: int
    view: SeatView
    taken: ActEvaluation
    better: ActEvaluation
    worlds: int


class LookBack(NamedTuple):
    """What was found about one decision: its ``number``, its ``cost`` at first sight, and what a second look says."""

    number: int
    cost: float
    finding: Finding | None


def review(
    decisions: Sequence[OwnDecision], seed: int, most: int = 3, budget: Budget | None = None
) -> tuple[Finding, ...]:
    """Return the costliest decisions first, if any was clearly wrong; ``ValueError`` if an act was unlawful."""
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


# -- puzzles


PUZZLE_PHASES = (Phase.ORDER, Phase.CALL, Phase.PLAY)
"""What a puzzle asks for: a call, or a card."""
MOST_CHOICES = 10
"""Acts of a puzzle; each is a button."""
TEMPTING = 0.03
"""What the obvious act of a puzzle costs at least, in chance to win the game."""
CLEAR = 0.02
"""By how much the best act of a puzzle is ahead of every other at least, in chance to win the game."""
SURE = 3.0
"""Standard errors by which it is ahead at least: an expert that is sure is wrong about once in a thousand puzzles."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The answer to a puzzle: the best act first, every other one with its chance, and the ``obvious`` act, which is
    wrong: that of steady, who plays by rules of thumb. Equal cards share their chances, and are as right.
    """

    advice: Advice
    obvious: Act

    def is_right(self, act: Act) -> bool:
        """Return whether an act is the best one, or its equal."""
        return self.advice.evaluation(act).chance == self.advice.evaluation(self.advice.act).chance


class PuzzleLook(NamedTuple):
    """What an expert does at a decision, and the ``solution`` if that decision makes a good puzzle."""

    act: Act
    solution: Solution | None


def look_for_puzzle(view: SeatView, seed: int, clear: float = CLEAR) -> PuzzleLook:
    """Return whether a decision makes a good puzzle: what steady would do is clearly wrong, and of all acts one alone,
    or with its equals, is clearly the best (by ``clear``), also when all of them are compared again in many and new
    worlds.

    At an old-school table nothing does: players there need not keep the law.
    """
    obvious = Steady().choose(view, decision_rng(seed))
    if view.public.rules.law is Law.OLD_SCHOOL:
        return PuzzleLook(obvious, None)
    if view.public.phase not in PUZZLE_PHASES or not 1 < len(view.legal) <= MOST_CHOICES:
        return PuzzleLook(Expert().choose(view, decision_rng(seed)), None)
    advice = Expert().advise(view, decision_rng(seed))
    if advice.values[advice.act] - advice.values[obvious] < TEMPTING:
        return PuzzleLook(advice.act, None)
    return PuzzleLook(advice.act, _solve(view, seed, obvious, advice.act, clear))


def _solve(view: SeatView, seed: int, obvious: Act, best: Act, clear: float) -> Solution | None:
    """Compare all acts in new worlds; ``None`` unless the ``best`` is still clearly that, and the obvious one wrong."""
    playing = view.public.phase is Phase.PLAY
    acts = distinct_plays(view, obvious) if playing else list(view.legal)
    comparison = compare_acts(evaluator_of(view, decision_rng(-1 - seed)), acts, SECOND_LOOK.worlds(view))
    for act in acts:
        ahead, error = comparison.gain(best, act)
        if act != best and ahead < max(TEMPTING if act == obvious else clear, SURE * error):
            return None
    advice = comparison.advice(best)
    return Solution(with_equal_cards(view, advice) if playing else advice, obvious)
