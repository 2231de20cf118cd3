"""The expert: samples many worlds that agree with what this seat saw, plays every candidate out in each, and takes the
act that wins the game most often. Decides from a ``SeatView`` alone; the same view and seed give the same act.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import erfc, exp, inf, pi, sqrt
from typing import NamedTuple

from bot.engine.acts import PASS, PLAYS, Act, CallSuit, Discard, Give, OrderUp, PlayCard
from bot.engine.rules import PartnersBest, Rules
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players import bidding
from bot.players.bidding import bid_context_of
from bot.players.cards import distinct_plays, runs_of_equals
from bot.players.evaluation import ActEvaluation, Advice
from bot.players.expert.comparison import MakeEvaluator, OutcomeCounts, size_of_deal
from bot.players.steady import Steady
from bot.players.value import payoffs_of

UNTHOUGHT = (Phase.CUT, Phase.TURN_TABLES)
"""The phases that are decided without sampling."""
_MOST_OPTIONS = 10
_MOST_TO_CHOOSE_FROM = 5
"""The same for a choice whose prospects are not shown."""
_SHARE = 1 / 8
"""An act that can gain less than this share of ``negligible`` is dropped."""


class Prior(NamedTuple):
    """What is known before any world is sampled.

    ``advantages``: by how much each act is better than their average, in chance to win the game. The difference of two
    acts is off by ``error``, and counts as much as ``worlds`` sampled worlds.
    """

    advantages: Mapping[Act, float]
    error: float
    worlds: int


NO_PRIOR = Prior({}, 0.0, 0)
MakePrior = Callable[[SeatView, Sequence[Act]], Prior]
"""The prior of one decision between some acts; ``NO_PRIOR`` if nothing is known."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much the expert thinks, counted in cards laid, so that a choice does not depend on the clock.

    ``cards``: the cards that one decision's play-outs may lay, sampling included; scaled up in games that deal more
    cards. Each decision gets at least ``least`` worlds at any cost, and at most ``most``, more where worlds are cheap
    (``Evaluator.speedup``). Worlds come in steps of ``batch``, or half the worlds so far if that is more. After each
    step an act that is ``drop_after_se`` standard errors behind is dropped and the rest share what is left; thinking
    stops when less than a batch is affordable.

    To be chosen, an act must be ahead of ``steady``'s own by ``switch_margin_se`` standard errors, a call of a pass by
    ``call_margin_se``, and a lone hand of the same call with the partner by ``alone_margin_se`` in the worlds alone.
    ``prior_weight`` multiplies the prior's equivalent number of worlds.

    A choice whose prospects are not shown ends sooner: once the average cost of overlooking a better act, in chance to
    win the game, is below ``negligible``, and at once where the prior puts ``steady``'s own act ahead of all others by
    ``sure_prior_errors`` of its errors. Acts that the prior puts ``ruled_out_prior_errors`` of its errors behind the
    best are not weighed, except ``steady``'s own. Prospects that are shown come from three times the ``cards`` and at
    least three times ``shown`` worlds, in batches of ``shown``, so that the shares of a clear decision are finer than
    tenths.
    """

    cards: int = 3_200
    least: int = 24
    most: int = 150
    batch: int = 10
    drop_after_se: float = 2.5
    switch_margin_se: float = 0.75
    call_margin_se: float = 0.25
    alone_margin_se: float = 2.0
    prior_weight: float = 1.0
    negligible: float = 0.003
    sure_prior_errors: float = 0.5
    ruled_out_prior_errors: float = 3.0
    shown: int = 40

    def next_batch(self, worlds: int, speedup: int, affordable: int) -> int:
        """Return how many worlds come next, if the remaining cards suffice for ``affordable``; 0 at the end."""
        allowed = min(self.most * speedup - worlds, max(self.least - worlds, affordable))
        enough = worlds >= self.least and allowed < self.batch
        return 0 if enough else min(allowed, max(self.batch * speedup, worlds // 2))


@dataclass(slots=True)
class ActComparison:
    """The candidates' play-outs so far, and which of them may still be the best.

    ``prior``: by how much each act is known beforehand to be better than their average, in chance to win the game;
    empty if nothing is known. It counts as much as ``prior_worlds`` worlds. Worlds may be drawn repeatedly: together
    they count no more than ``effective`` independent ones.
    """

    tallies: dict[Act, OutcomeCounts]
    hopeful: list[Act]
    prior: Mapping[Act, float]
    prior_worlds: int
    worlds: int = 0
    effective: float = inf

    def chance(self, act: Act) -> float:
        """Return the chance to win the game with this act."""
        tally = self.tallies[act]
        if not self.prior:
            return tally.mean
        average = sum([each.mean for each in self.tallies.values()]) / len(self.tallies)
        seen, known = len(tally.chances), average + self.prior[act]
        return min(1.0, max(0.0, (seen * tally.mean + self.prior_worlds * known) / (seen + self.prior_worlds)))

    def gain(self, one: Act, other: Act) -> tuple[float, float]:
        """Return by how much one act is better than the other, and the standard error."""
        mean, variance, told = self._seen_gain(one, other)
        known = self.prior[one] - self.prior[other] if self.prior else 0.0
        total = told + self.prior_worlds
        return (told * mean + self.prior_worlds * known) / total, sqrt(variance / total)

    def _seen_gain(self, one: Act, other: Act) -> tuple[float, float, float]:
        """Return mean and variance of the gain in the worlds that both were played in, and their effective number."""
        ours, theirs = self.tallies[one].chances, self.tallies[other].chances
        seen = min(len(ours), len(theirs))
        gains = ours[:seen] - theirs[:seen]
        return float(gains.mean()), float(gains.var()), min(seen, self.effective)

    def is_better(self, one: Act, other: Act, doubt: float) -> bool:
        """Return whether one act is ahead of another by more than ``doubt`` standard errors."""
        ahead, error = self.gain(one, other)
        return ahead > doubt * error

    def looks_better(self, one: Act, other: Act, doubt: float) -> bool:
        """Return the same as ``is_better`` from the worlds alone, without the prior."""
        ahead, variance, told = self._seen_gain(one, other)
        return ahead > doubt * sqrt(variance / told)

    def regret(self, one: Act, other: Act) -> float:
        """Return the average cost, in chance to win the game, of taking one act although the other may be better."""
        ahead, error = self.gain(one, other)
        if not error:
            return max(0.0, -ahead)
        errors = ahead / error
        return error * exp(-errors * errors / 2) / sqrt(2 * pi) - ahead * erfc(errors / sqrt(2)) / 2

    def settle(self, usual: Act, budget: Budget) -> bool:
        """Drop acts that are hopeless or can gain next to nothing; return whether the choice is settled.

        A choice against ``steady``'s own act is settled only once that act is dropped: what looks better at first often
        is not.
        """
        top, left, gain = self.best(usual), list[Act](), 0.0
        for act in self.hopeful:
            behind, error = self.gain(top, act)
            regret = self.regret(top, act)
            if act == top or (behind < budget.drop_after_se * error and regret > _SHARE * budget.negligible):
                left.append(act)
                gain += regret if act != top else 0.0
        self.hopeful = left
        return len(self.tallies) > 1 and gain <= budget.negligible and (top == usual or usual not in left)

    def best(self, usual: Act) -> Act:
        """Return the hopeful act that looks best; among equals ``steady``'s own."""
        return max(self.hopeful, key=lambda act: (self.chance(act), act == usual))

    def advice(self, best: Act) -> Advice:
        """Return this act and the prospects of all, the best first.

        The others' chances are measured against this act's in the worlds that both were played in: an act dropped early
        was not tried in the rest. An act that is ahead only by chance is shown as equal.
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
        """Return what one act leads to."""
        return replace(self.tallies[act].evaluation(act), chance=self.chance(act))


class Expert:
    """Perfect-information Monte Carlo over weighted worlds, which ``evaluator`` samples and plays out.

    The prior's opinion of the acts counts beside the worlds.
    """

    level = "expert"

    def __init__(self, budget: Budget | None, evaluator: MakeEvaluator, prior: MakePrior) -> None:
        self.budget, self._evaluator, self._prior = budget or Budget(), evaluator, prior

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """Choose one of ``view.legal`` within the budget."""
        if len(view.legal) == 1:
            return view.legal[0]
        usual = Steady().choose(view, rng)
        playing = view.public.phase is Phase.PLAY
        acts = distinct_plays(view, usual) if playing else candidate_acts(view, usual, _MOST_TO_CHOOSE_FROM)
        acts = self._acts_within_reach(view, usual, acts)
        if len(acts) == 1 or view.public.phase in UNTHOUGHT:
            return usual
        comparison = self._start_comparison(view, acts)
        self._weigh(view, rng, comparison, usual, self.budget)
        return self._choose(view.public.rules, comparison, usual)

    def advise(self, view: SeatView, rng: random.Random, taken: Act | None = None) -> Advice:
        """Return the best act with the prospects of all that were weighed; ``taken`` is always among them.

        Equal cards share the prospects of the one that was weighed.
        """
        usual = Steady().choose(view, rng)
        if view.public.phase is Phase.PLAY:
            return _add_equal_cards(view, self._advise(view, rng, usual, distinct_plays(view, usual)))
        acts = candidate_acts(view, usual)
        if taken is not None and taken not in acts:
            acts.append(taken)
        return self._advise(view, rng, usual, acts)

    def _advise(self, view: SeatView, rng: random.Random, usual: Act, acts: list[Act]) -> Advice:
        if view.public.phase in UNTHOUGHT:
            worth = payoffs_of(view).nothing
            return Advice(usual, tuple(ActEvaluation(act, worth, 0, 0, 0, 0, 0) for act in view.legal), 0)
        comparison = self._start_comparison(view, acts)
        cards, batch = 3 * self.budget.cards, self.budget.shown
        budget = replace(self.budget, cards=cards, least=3 * batch, batch=batch, negligible=0.0)
        self._weigh(view, rng, comparison, usual, budget)
        return comparison.advice(self._choose(view.public.rules, comparison, usual))

    def _start_comparison(self, view: SeatView, acts: Sequence[Act]) -> ActComparison:
        tallies, prior = {act: OutcomeCounts() for act in acts}, self._prior(view, acts)
        return ActComparison(tallies, list(acts), prior.advantages, round(self.budget.prior_weight * prior.worlds))

    def _acts_within_reach(self, view: SeatView, usual: Act, acts: list[Act]) -> list[Act]:
        """Return the acts that may be best by the prior, or only ``usual`` where that is clearly best."""
        known, error, _ = self._prior(view, acts)
        if not known:
            return acts
        others = [known[act] for act in acts if act != usual]
        if not others or known[usual] - max(others) > self.budget.sure_prior_errors * error:
            return [usual]
        best = max(known.values())
        return [act for act in acts if act == usual or best - known[act] < self.budget.ruled_out_prior_errors * error]

    def compare(self, view: SeatView, rng: random.Random, acts: Sequence[Act]) -> ActComparison:
        """Compare these acts in the same worlds, without a prior and without dropping any."""
        comparison = ActComparison({act: OutcomeCounts() for act in acts}, list(acts), {}, 0)
        self._weigh(view, rng, comparison, None, self.budget)
        return comparison

    def _weigh(
        self, view: SeatView, rng: random.Random, comparison: ActComparison, usual: Act | None, budget: Budget
    ) -> None:
        """Play the acts out in as many worlds as the budget allows.

        If ``usual`` is given, stop as soon as no other act is worth more thought.
        """
        evaluator = self._evaluator(view, rng)
        left = budget.cards * size_of_deal(view.public.rules) - evaluator.setup_cost
        cost = evaluator.cost(len(comparison.hopeful))
        while count := budget.next_batch(comparison.worlds, evaluator.speedup, int(left / cost)):
            evaluator.run(comparison.hopeful, count, comparison.tallies)
            comparison.worlds, comparison.effective = comparison.worlds + count, evaluator.effective
            left -= count * cost
            if usual is not None and comparison.settle(usual, budget):
                break
            cost = evaluator.cost(len(comparison.hopeful))

    def _choose(self, rules: Rules, comparison: ActComparison, usual: Act) -> Act:
        """Return the act with the best average, with three exceptions.

        ``steady``'s act stands unless another is clearly better. A call must beat a pass, and a lone hand the same call
        with the partner, who came to play; the worlds alone must show that going alone is better, as they would to
        anyone who asks why.
        """
        top, doubt = comparison.best(usual), self.budget.switch_margin_se
        if usual in comparison.hopeful and not comparison.is_better(top, usual, doubt):
            top = usual
        if isinstance(top, OrderUp | CallSuit) and PASS in comparison.hopeful:
            top = top if comparison.is_better(top, PASS, self.budget.call_margin_se) else PASS
        company = _partnered_call(rules, top)
        if company is None or company not in comparison.tallies:
            return top
        return top if comparison.looks_better(top, company, self.budget.alone_margin_se) else company


def _add_equal_cards(view: SeatView, advice: Advice) -> Advice:
    """Return the advice with every lawful card, each as good as its equal that was weighed."""
    cards = {evaluation.act: [evaluation.act] for evaluation in advice.evaluations}
    for run in runs_of_equals(view):
        weighed = next(act for act in cards if isinstance(act, PlayCard) and act.card in run)
        cards[weighed] += [PLAYS[card] for card in run if PLAYS[card] != weighed]
    evaluations = [replace(each, act=act) for each in advice.evaluations for act in cards[each.act]]
    return replace(advice, evaluations=tuple(evaluations))


def _partnered_call(rules: Rules, act: Act) -> Act | None:
    """Return the same call with the partner, or None for a call that is not alone.

    Also None where the partner has a part in lone hands: with the partner's best card (law 5.4) everybody aims for
    them.
    """
    if rules.partners_best is not PartnersBest.OFF or not isinstance(act, OrderUp | CallSuit) or not act.alone:
        return None
    return replace(act, alone=False)


def candidate_acts(view: SeatView, usual: Act, most: int = _MOST_OPTIONS) -> list[Act]:
    """Return the acts worth considering: all, but of very many exchanges only the natural ones and ``steady``'s own."""
    acts = list(view.legal)
    if len(acts) <= most or view.public.phase is Phase.PLAY:
        return acts
    context = bid_context_of(view)
    trump = context.trump
    scored = [act for act in acts if isinstance(act, Discard | Give)]
    if trump is None or not scored:
        return acts
    sign = -1.0 if isinstance(scored[0], Give) else 1.0
    scored.sort(key=lambda act: -sign * bidding.worth_after_discard(context, act.cards, trump))
    chosen: list[Act] = [act for act in acts if act not in scored]
    chosen += scored[: most - 2]
    return chosen if usual in chosen else [*chosen, usual]
