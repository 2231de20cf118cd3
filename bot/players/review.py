"""*How did I play?*: finds the decisions that cost a seat most in a hand, and the decisions that make good puzzles.

The cost is estimated by the expert's play-outs. Each decision is judged from the view that the seat had at that moment:
neither the other hands nor the result of the hand count. A call takes seconds, so it runs in a worker process and not
on the event loop.
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
"""A finding is reported if the better act is ahead by at least this many standard errors."""
SECOND_LOOK = Budget(calls=950, cards=(3_200,))
"""The budget of the second look, which compares only two acts."""


class OwnDecision(NamedTuple):
    """One decision of a seat: the view that it had and the act that it chose."""

    view: SeatView
    act: Act


class WeighedDecision:
    """A decision compared with a better act. Base class, with what follows from the comparison."""

    __slots__ = ()
    view: SeatView
    taken: ActEvaluation
    better: ActEvaluation

    @property
    def cost(self) -> float:
        """How much lower the chance to win the game was, in [0, 1], than with the better act."""
        return self.better.chance - self.taken.chance

    @property
    def percents(self) -> int:
        """The cost as players see it: the difference of the two chances, each rounded to whole percent."""
        return percent(self.better.chance) - percent(self.taken.chance)

    @property
    def phase(self) -> Phase:
        return self.view.public.phase

    @property
    def trick(self) -> int | None:
        """The number of the trick, from 1; ``None`` before the play."""
        return len(self.view.public.tricks) + 1 if self.phase is Phase.PLAY else None


@dataclass(frozen=True, slots=True)
class Finding(WeighedDecision):
    """A decision that cost something, by its index in the hand. Both acts were played out in the same ``worlds``."""

    number: int
    view: SeatView
    taken: ActEvaluation
    better: ActEvaluation
    worlds: int


class LookBack(NamedTuple):
    """The result for one decision: its ``cost`` by a first look, and a ``finding`` if a second look confirmed it."""

    number: int
    cost: float
    finding: Finding | None


def review(
    decisions: Sequence[OwnDecision], seed: int, most: int = 3, budget: Budget | None = None
) -> tuple[Finding, ...]:
    """Return at most ``most`` clearly wrong decisions, the costliest first; ``ValueError`` if an act was unlawful."""
    return costliest_findings(
        [look_back(decision, number, seed, budget) for number, decision in enumerate(decisions)], most
    )


def look_back(decision: OwnDecision, number: int, seed: int, budget: Budget | None = None) -> LookBack:
    """Evaluate one decision as the expert would; ``number`` is its index in the hand.

    If another act looks better, compare the two again in more, new worlds: the largest of many uncertain differences is
    mostly chance. ``ValueError`` if the act was not lawful in its view.
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
    """Compare two acts in many new worlds. Return None if the gain is less than ``least`` or may be chance."""
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
"""A puzzle asks for a call or for a card."""
MOST_CHOICES = 10
"""The most acts that a puzzle may offer; each is a button."""
TEMPTING = 0.03
"""The obvious act of a puzzle must cost at least this much chance to win the game."""
CLEAR = 0.02
"""The best act of a puzzle must be ahead of every other act by at least this much chance to win the game."""
SURE = 3.0
"""The best act must also be ahead by this many standard errors: then about one puzzle in a thousand is wrong."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The answer to a puzzle: every act's chance, the best first, and the ``obvious`` wrong act, which ``steady``
    chooses.
    """

    advice: Advice
    obvious: Act

    def is_right(self, act: Act) -> bool:
        """Return whether an act is the best one or as good. ``KeyError`` if it was not evaluated."""
        return self.advice.evaluation(act).chance == self.advice.evaluation(self.advice.act).chance


class PuzzleLook(NamedTuple):
    """The act that the expert chooses, and the ``solution`` if the decision makes a good puzzle, else None."""

    act: Act
    solution: Solution | None


def look_for_puzzle(view: SeatView, seed: int, clear: float = CLEAR) -> PuzzleLook:
    """Return the expert's act at this decision, and a solution if the decision makes a good puzzle.

    It does if ``steady``'s act is clearly wrong, and one act (or a run of equal cards) is better than all others by at
    least ``clear``. Both must hold again when all acts are compared in many new worlds.

    At an old-school table no decision makes a puzzle, since players need not keep the law; the act is ``steady``'s.
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
    """Compare all acts in new worlds. Return None unless ``best`` is clearly best and ``obvious`` clearly wrong."""
    playing = view.public.phase is Phase.PLAY
    acts = distinct_plays(view, obvious) if playing else list(view.legal)
    comparison = compare_acts(evaluator_of(view, decision_rng(-1 - seed)), acts, SECOND_LOOK.worlds(view))
    for act in acts:
        ahead, error = comparison.gain(best, act)
        if act != best and ahead < max(TEMPTING if act == obvious else clear, SURE * error):
            return None
    advice = comparison.advice(best)
    return Solution(with_equal_cards(view, advice) if playing else advice, obvious)
