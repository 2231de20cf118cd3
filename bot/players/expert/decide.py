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
from bot.players import exchange
from bot.players.bidding import bid_context_of
from bot.players.cards import distinct_plays, runs_of_equals
from bot.players.evaluation import ActEvaluation, Advice
from bot.players.expert.outcomes import MakeEvaluator, OutcomeCounts, size_of_deal
from bot.players.steady import Steady
from bot.players.value import payoffs_of

UNTHOUGHT = (Phase.CUT, Phase.TURN_TABLES)
"""Where nothing is known that could be thought about."""
_MOST_OPTIONS = 10
_MOST_TO_CHOOSE_FROM = 5
"""The same for a choice, of which nobody is shown the prospects."""
_SHARE = 1 / 8
"""An act by which so little of what is negligible can be gained is not thought about any longer."""


class Prior(NamedTuple):
    """What is known before any world is sampled: by how much each act is better than their average, in chance to win
    the game. Two acts' difference is off by ``error``, so that it is worth ``worlds`` sampled worlds.
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

    ``cards`` are the cards that the play-outs of one decision may lay, with what it costs to sample the worlds. The
    large games have as much more as they deal more cards. A decision gets at least ``least`` worlds, whatever they
    cost, and at most ``most``, or a multiple of it where worlds are cheap (``Evaluator.speedup``). After every
    ``batch`` of worlds, or half as many more as there were, an act that is ``hopeless`` standard errors behind is
    dropped, and what is left goes to the others; for less than a batch nobody goes on. ``doubt``: how many standard
    errors an act must be better than ``steady``'s own choice, ``quiet`` a call better than a pass, and ``loneliness`` a
    lone hand better than the same call in company, in the worlds by themselves. ``trust``: as how many times its own
    worth in worlds the prior counts.

    A choice, of which nobody is shown the prospects, ends sooner: as soon as it costs less than ``negligible`` on
    average, in chance to win the game, that another act may be better after all; and at once where the prior puts
    ``steady``'s own act ahead of all others by ``clear`` of its errors. Acts that the prior puts behind the best by
    ``far`` of them are not weighed for it, but for ``steady``'s own. Prospects that are shown come from three times the
    ``cards`` and at least three times ``shown`` worlds, in batches of ``shown``, so that the shares of a clear decision
    are more than tenths.
    """

    cards: int = 3_200
    least: int = 24
    most: int = 150
    batch: int = 10
    hopeless: float = 2.5
    doubt: float = 0.75
    quiet: float = 0.25
    loneliness: float = 2.0
    trust: float = 1.0
    negligible: float = 0.003
    clear: float = 0.5
    far: float = 3.0
    shown: int = 40

    def next_batch(self, worlds: int, speedup: int, affordable: int) -> int:
        """How many worlds come after so many, if the cards that are left suffice for ``affordable``; 0 at the end."""
        allowed = min(self.most * speedup - worlds, max(self.least - worlds, affordable))
        enough = worlds >= self.least and allowed < self.batch
        return 0 if enough else min(allowed, max(self.batch * speedup, worlds // 2))


@dataclass(slots=True)
class ActComparison:
    """The candidates' play-outs so far, and which of them may still be the best.

    ``prior`` is by how much each act is known beforehand to be better than their average, in chance to win the game;
    empty where there is none. It counts as much as ``prior_worlds`` worlds. The same worlds may have been drawn again
    and again: all of them tell no more than ``effective`` independent ones.
    """

    tallies: dict[Act, OutcomeCounts]
    hopeful: list[Act]
    prior: Mapping[Act, float]
    prior_worlds: int
    worlds: int = 0
    effective: float = inf

    def chance(self, act: Act) -> float:
        """The chance to win the game with this act."""
        tally = self.tallies[act]
        if not self.prior:
            return tally.mean
        average = sum([each.mean for each in self.tallies.values()]) / len(self.tallies)
        seen, known = len(tally.chances), average + self.prior[act]
        return min(1.0, max(0.0, (seen * tally.mean + self.prior_worlds * known) / (seen + self.prior_worlds)))

    def gain(self, one: Act, other: Act) -> tuple[float, float]:
        """By how much one act is better than the other, and the standard error of that."""
        mean, variance, told = self._seen_gain(one, other)
        known = self.prior[one] - self.prior[other] if self.prior else 0.0
        total = told + self.prior_worlds
        return (told * mean + self.prior_worlds * known) / total, sqrt(variance / total)

    def _seen_gain(self, one: Act, other: Act) -> tuple[float, float, float]:
        """Mean and variance of the gain in the worlds that both were played in, and as how many these count."""
        ours, theirs = self.tallies[one].chances, self.tallies[other].chances
        seen = min(len(ours), len(theirs))
        gains = ours[:seen] - theirs[:seen]
        return float(gains.mean()), float(gains.var()), min(seen, self.effective)

    def is_better(self, one: Act, other: Act, doubt: float) -> bool:
        """Whether one act is ahead of another by more than so many standard errors."""
        ahead, error = self.gain(one, other)
        return ahead > doubt * error

    def looks_better(self, one: Act, other: Act, doubt: float) -> bool:
        """The same by the worlds alone, whatever is known beforehand."""
        ahead, variance, told = self._seen_gain(one, other)
        return ahead > doubt * sqrt(variance / told)

    def regret(self, one: Act, other: Act) -> float:
        """What it costs on average, in chance to win the game, to take one act as the other may be better after all."""
        ahead, error = self.gain(one, other)
        if not error:
            return max(0.0, -ahead)
        errors = ahead / error
        return error * exp(-errors * errors / 2) / sqrt(2 * pi) - ahead * erfc(errors / sqrt(2)) / 2

    def settle(self, usual: Act, budget: Budget) -> bool:
        """Drop the acts that are hopeless, or by which next to nothing can be gained; whether the choice is settled.

        Against ``steady``'s own act it is settled only when that is dropped: what looks better at first often is not.
        """
        top, left, gain = self.best(usual), list[Act](), 0.0
        for act in self.hopeful:
            behind, error = self.gain(top, act)
            regret = self.regret(top, act)
            if act == top or (behind < budget.hopeless * error and regret > _SHARE * budget.negligible):
                left.append(act)
                gain += regret if act != top else 0.0
        self.hopeful = left
        return len(self.tallies) > 1 and gain <= budget.negligible and (top == usual or usual not in left)

    def best(self, usual: Act) -> Act:
        """The hopeful act that looks best; of equals ``steady``'s own."""
        return max(self.hopeful, key=lambda act: (self.chance(act), act == usual))

    def advice(self, best: Act) -> Advice:
        """This act, and the prospects of all, the best first.

        The others' chances are measured against this act's, in the worlds that both were played in: an act that was
        dropped early was not tried in the others. One that is ahead by no more than chance is given as equal.
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
        """What one act leads to."""
        return replace(self.tallies[act].evaluation(act), chance=self.chance(act))


class Expert:
    """Perfect-information Monte Carlo over weighted worlds, which ``evaluator`` samples and plays out.

    What ``prior`` knows of the acts beforehand weighs beside the worlds.
    """

    level = "expert"

    def __init__(self, budget: Budget | None, evaluator: MakeEvaluator, prior: MakePrior) -> None:
        self.budget, self._evaluator, self._prior = budget or Budget(), evaluator, prior

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """One of ``view.legal``."""
        if len(view.legal) == 1:
            return view.legal[0]
        usual = Steady().choose(view, rng)
        playing = view.public.phase is Phase.PLAY
        acts = distinct_plays(view, usual) if playing else candidate_acts(view, usual, _MOST_TO_CHOOSE_FROM)
        acts = self._within_reach(view, usual, acts)
        if len(acts) == 1 or view.public.phase in UNTHOUGHT:
            return usual
        comparison = self._comparison(view, acts)
        self._weigh(view, rng, comparison, usual, self.budget)
        return self._chosen(view.public.rules, comparison, usual)

    def advise(self, view: SeatView, rng: random.Random, taken: Act | None = None) -> Advice:
        """The best act with the prospects of all that were weighed; ``taken`` is one that must be among them.

        Equal cards have the same prospects, those of the one that was weighed.
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
        comparison = self._comparison(view, acts)
        cards, batch = 3 * self.budget.cards, self.budget.shown
        budget = replace(self.budget, cards=cards, least=3 * batch, batch=batch, negligible=0.0)
        self._weigh(view, rng, comparison, usual, budget)
        return comparison.advice(self._chosen(view.public.rules, comparison, usual))

    def _comparison(self, view: SeatView, acts: Sequence[Act]) -> ActComparison:
        tallies, prior = {act: OutcomeCounts() for act in acts}, self._prior(view, acts)
        return ActComparison(tallies, list(acts), prior.advantages, round(self.budget.trust * prior.worlds))

    def _within_reach(self, view: SeatView, usual: Act, acts: list[Act]) -> list[Act]:
        """The acts that may be best, for all that is known beforehand; only ``usual`` where that clearly is."""
        known, error, _ = self._prior(view, acts)
        if not known:
            return acts
        others = [known[act] for act in acts if act != usual]
        if not others or known[usual] - max(others) > self.budget.clear * error:
            return [usual]
        best = max(known.values())
        return [act for act in acts if act == usual or best - known[act] < self.budget.far * error]

    def compare(self, view: SeatView, rng: random.Random, acts: Sequence[Act]) -> ActComparison:
        """These acts side by side in the same worlds, none of them dropped, and nothing but these worlds."""
        comparison = ActComparison({act: OutcomeCounts() for act in acts}, list(acts), {}, 0)
        self._weigh(view, rng, comparison, None, self.budget)
        return comparison

    def _weigh(
        self, view: SeatView, rng: random.Random, comparison: ActComparison, usual: Act | None, budget: Budget
    ) -> None:
        """Play the acts out in as many worlds as the budget allows; in fewer where ``usual`` is given and no other act
        is worth it."""
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

    def _chosen(self, rules: Rules, comparison: ActComparison, usual: Act) -> Act:
        """Return the act with the best average. What ``steady`` does stands unless something is clearly better. Nobody
        calls who does as well by passing, and nobody goes alone who does as well in company: a partner came to play.
        That alone is better the worlds must show by themselves, as they would to whoever asks why.
        """
        top, doubt = comparison.best(usual), self.budget.doubt
        if usual in comparison.hopeful and not comparison.is_better(top, usual, doubt):
            top = usual
        if isinstance(top, OrderUp | CallSuit) and PASS in comparison.hopeful:
            top = top if comparison.is_better(top, PASS, self.budget.quiet) else PASS
        company = _partnered_call(rules, top)
        if company is None or company not in comparison.tallies:
            return top
        return top if comparison.looks_better(top, company, self.budget.loneliness) else company


def _add_equal_cards(view: SeatView, advice: Advice) -> Advice:
    """The same advice with every lawful card: each as good as the equal one that was weighed."""
    cards = {evaluation.act: [evaluation.act] for evaluation in advice.evaluations}
    for run in runs_of_equals(view):
        weighed = next(act for act in cards if isinstance(act, PlayCard) and act.card in run)
        cards[weighed] += [PLAYS[card] for card in run if PLAYS[card] != weighed]
    evaluations = [replace(each, act=act) for each in advice.evaluations for act in cards[each.act]]
    return replace(advice, evaluations=tuple(evaluations))


def _partnered_call(rules: Rules, act: Act) -> Act | None:
    """The same call with one's partner; None for what is no lone call, and where the partner has a part in those: with
    the partner's best card (law 5.4) they are what everybody plays for.
    """
    if rules.partners_best is not PartnersBest.OFF or not isinstance(act, OrderUp | CallSuit) or not act.alone:
        return None
    return replace(act, alone=False)


def candidate_acts(view: SeatView, usual: Act, most: int = _MOST_OPTIONS) -> list[Act]:
    """The acts worth thinking about: all, but of very many exchanges only the natural ones, and ``steady``'s own."""
    acts = list(view.legal)
    if len(acts) <= most or view.public.phase is Phase.PLAY:
        return acts
    context = bid_context_of(view)
    trump = context.trump
    scored = [act for act in acts if isinstance(act, Discard | Give)]
    if trump is None or not scored:
        return acts
    sign = -1.0 if isinstance(scored[0], Give) else 1.0
    scored.sort(key=lambda act: -sign * exchange.worth_after_discard(context, act.cards, trump))
    chosen: list[Act] = [act for act in acts if act not in scored]
    chosen += scored[: most - 2]
    return chosen if usual in chosen else [*chosen, usual]
