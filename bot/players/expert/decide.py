"""The expert: how it chooses an act, and how much it thinks about it.

The expert samples many worlds that agree with what its seat has seen, plays every candidate act out in each, and
chooses the act that wins the game most often. It gets only a ``SeatView``; the same view and seed give the same act.

``NetPlayer`` stands in when there is no time to think. It samples no worlds and needs a fraction of a millisecond.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from bot.engine.acts import PASS, PLAYS, Act, CallSuit, Discard, Give, OrderUp, PlayCard
from bot.engine.cards import NO_TRUMP
from bot.engine.rules import PartnersBest, Rules
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players import bidding
from bot.players.bidding import bid_context_of
from bot.players.card_play import distinct_plays, runs_of_equals
from bot.players.evaluation import ActEvaluation, Advice
from bot.players.expert.batch import CARD_INDEX, CARDS, ONE_ROW, known_batch
from bot.players.expert.call_evaluator import CallEvaluator, Prior, call_prior
from bot.players.expert.card_evaluator import CardEvaluator, NoTrumpEvaluator
from bot.players.expert.comparison import ActComparison, Evaluator
from bot.players.expert.nets import Net, features, mask_unlawful, play_nets
from bot.players.expert.worlds import WORLDS_OF_DEALS, size_of_deal
from bot.players.knowledge import trump_of
from bot.players.steady import Steady
from bot.players.value import payoffs_of

UNTHOUGHT = (Phase.CUT, Phase.TURN_TABLES)
"""The phases in which ``steady``'s act is taken without sampling."""
_SHORTEST_HAND = 2
"""The number of cards in the shortest hand that has a choice."""
_SHORTEST_STEP = 10
"""If fewer worlds remain, the comparison ends."""
_MOST_OPTIONS = 10
_MOST_TO_CHOOSE_FROM = 5
"""The most acts to compare for a choice whose prospects are not shown, as ``_MOST_OPTIONS`` is for others."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much the expert thinks, counted in worlds, so that a choice does not depend on the clock.

    ``calls`` is the number of worlds in which two calls, or two exchanges of cards, are compared. ``cards`` has that
    number for two cards, by the length of the hand: first for two cards left, then for three, and so on; the last
    number holds for all longer hands. If there are more than two acts, they share as many play-outs, but each gets at
    least ``least`` worlds. Games that deal more cards than usual get more worlds.

    Worlds are added in steps of ``call_step`` or ``card_step``, or of half the worlds so far if that is more. After
    each step an act that is ``drop_after_se`` standard errors behind the best is dropped; the rest share the play-outs
    that remain.

    To be chosen, an act must be ahead of ``steady``'s act by ``switch_margin_se`` standard errors. A call must be ahead
    of a pass by ``call_margin_se``. A lone call must be ahead of the same call with the partner by ``alone_margin_se``
    in the play-outs alone. ``prior_weight`` multiplies the prior's equivalent number of worlds.

    A choice whose prospects are not shown ends early if the expected cost of overlooking a better act, in chance to win
    the game, is below ``negligible``. It needs no worlds at all if the prior puts ``steady``'s act ahead of all others
    by ``sure_prior_errors`` times its error. An act that the prior puts ``ruled_out_prior_errors`` times its error
    behind the best is not weighed, unless it is ``steady``'s.

    Prospects that are shown come from ``shown_times`` as many worlds, and from ``shown_least`` at least. Their steps
    are four times as long, so that even a clear decision has enough worlds for fine shares.
    """

    calls: int = 58
    cards: tuple[int, ...] = (850, 550, 425, 340, 280, 250)
    least: int = 24
    call_step: int = 30
    card_step: int = 80
    drop_after_se: float = 2.5
    switch_margin_se: float = 0.75
    call_margin_se: float = 0.25
    alone_margin_se: float = 2.0
    prior_weight: float = 1.0
    negligible: float = 0.003
    sure_prior_errors: float = 0.5
    ruled_out_prior_errors: float = 3.0
    shown_times: int = 3
    shown_least: int = 120

    def worlds(self, view: SeatView) -> int:
        """Return the number of worlds in which two acts of this decision are compared."""
        usual = self.calls
        if view.public.phase is Phase.PLAY:
            usual = self.cards[min(max(len(view.hand) - _SHORTEST_HAND, 0), len(self.cards) - 1)]
        return round(usual * size_of_deal(view.public.rules))

    def step(self, view: SeatView) -> int:
        """Return the fewest worlds to add at a time in this decision."""
        return self.card_step if view.public.phase is Phase.PLAY else self.call_step

    def for_advice(self) -> Budget:
        """Return the budget of a decision whose prospects are shown."""
        return replace(
            self, calls=self.shown_times * self.calls, cards=tuple(self.shown_times * worlds for worlds in self.cards),
            least=self.shown_least, call_step=4 * self.call_step, card_step=4 * self.card_step, negligible=0.0,
        )  # fmt: skip


def next_step(worlds: int, affordable: int, least: int, step: int) -> int:
    """Return how many worlds to add: at most ``affordable``, unless ``least`` is not yet reached; 0 to end."""
    allowed = max(least - worlds, affordable)
    return 0 if worlds >= least and allowed < _SHORTEST_STEP else min(allowed, max(step, worlds // 2))


class Expert:
    """Chooses by perfect-information Monte Carlo over weighted worlds. For calls, a net's prediction counts too."""

    level = "expert"

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """Choose one of ``view.legal`` within the budget."""
        if len(view.legal) == 1:
            return view.legal[0]
        usual = Steady().choose(view, rng)
        playing = view.public.phase is Phase.PLAY
        acts = distinct_plays(view, usual) if playing else candidate_acts(view, usual, _MOST_TO_CHOOSE_FROM)
        acts = acts_within_reach(call_prior(view, acts), usual, acts, self.budget)
        if len(acts) == 1 or view.public.phase in UNTHOUGHT:
            return usual
        comparison = self._compare(view, rng, acts, usual, self.budget)
        return choose_best(view.public.rules, comparison, usual, self.budget)

    def advise(self, view: SeatView, rng: random.Random, taken: Act | None = None) -> Advice:
        """Return the best act, and the prospects of all candidates and of ``taken``. Equal cards share those of one."""
        usual = Steady().choose(view, rng)
        if view.public.phase is Phase.PLAY:
            return with_equal_cards(view, self._advise(view, rng, usual, distinct_plays(view, usual)))
        acts = candidate_acts(view, usual)
        if taken is not None and taken not in acts:
            acts.append(taken)
        return self._advise(view, rng, usual, acts)

    def _advise(self, view: SeatView, rng: random.Random, usual: Act, acts: list[Act]) -> Advice:
        if view.public.phase in UNTHOUGHT:
            worth = payoffs_of(view).nothing
            return Advice(usual, tuple(ActEvaluation(act, worth, 0, 0, 0, 0, 0) for act in view.legal), 0)
        comparison = self._compare(view, rng, acts, usual, self.budget.for_advice())
        return comparison.advice(choose_best(view.public.rules, comparison, usual, self.budget))

    def _compare(
        self, view: SeatView, rng: random.Random, acts: Sequence[Act], usual: Act, budget: Budget
    ) -> ActComparison:
        """Compare these acts until the budget is used up or the choice is settled; ``usual`` is ``steady``'s act."""
        comparison, prior = ActComparison.between(acts), call_prior(view, acts)
        if prior is not None:
            comparison.prior, comparison.prior_worlds = prior.advantages, round(budget.prior_weight * prior.worlds)
        evaluator, step, left = evaluator_of(view, rng), budget.step(view), 2 * budget.worlds(view)
        while count := next_step(comparison.worlds, left // len(comparison.hopeful), budget.least, step):
            left -= count * len(comparison.hopeful)
            comparison.play_out(evaluator, count)
            if comparison.settle(usual, budget.drop_after_se, budget.negligible):
                break
        return comparison


def evaluator_of(view: SeatView, rng: random.Random) -> Evaluator:
    if view.public.phase is not Phase.PLAY:
        return CallEvaluator(view, rng)
    return NoTrumpEvaluator(view, rng) if view.public.trump is NO_TRUMP else CardEvaluator(view, rng)


def compare_acts(evaluator: Evaluator, acts: Sequence[Act], worlds: int) -> ActComparison:
    """Compare these acts in ``worlds`` worlds. No prior counts, and no act is dropped."""
    comparison = ActComparison.between(acts)
    while count := next_step(comparison.worlds, worlds - comparison.worlds, worlds, WORLDS_OF_DEALS):
        comparison.play_out(evaluator, count)
    return comparison


def acts_within_reach(prior: Prior | None, usual: Act, acts: list[Act], budget: Budget) -> list[Act]:
    """Return the acts that may be best by the prior, ``usual`` always among them. If the prior is clearly for
    ``usual``, return it alone; without a prior, return all acts.
    """
    if prior is None:
        return acts
    gains, error, _ = prior
    others = [gains[act] for act in acts if act != usual]
    if not others or gains[usual] - max(others) > budget.sure_prior_errors * error:
        return [usual]
    best = max(gains.values())
    return [act for act in acts if act == usual or best - gains[act] < budget.ruled_out_prior_errors * error]


def choose_best(rules: Rules, comparison: ActComparison, usual: Act, budget: Budget) -> Act:
    """Return the act with the best chance, with three exceptions.

    ``usual``, ``steady``'s act, is kept unless another act is clearly better. A call must clearly beat a pass. A lone
    call must clearly beat the same call with the partner, who came to play, by the play-outs alone, without the prior.
    """
    top = comparison.best(usual)
    if usual in comparison.hopeful and not comparison.is_better(top, usual, budget.switch_margin_se):
        top = usual
    if isinstance(top, OrderUp | CallSuit) and PASS in comparison.hopeful:
        top = top if comparison.is_better(top, PASS, budget.call_margin_se) else PASS
    partnered = _partnered_call(rules, top)
    if partnered is None or partnered not in comparison.tallies:
        return top
    return top if comparison.looks_better(top, partnered, budget.alone_margin_se) else partnered


def with_equal_cards(view: SeatView, advice: Advice) -> Advice:
    """Return the advice with every lawful card. A card that was not evaluated gets the prospects of its equal."""
    cards = {evaluation.act: [evaluation.act] for evaluation in advice.evaluations}
    for run in runs_of_equals(view):
        weighed = next(act for act in cards if isinstance(act, PlayCard) and act.card in run)
        cards[weighed] += [PLAYS[card] for card in run if PLAYS[card] != weighed]
    evaluations = [replace(each, act=act) for each in advice.evaluations for act in cards[each.act]]
    return replace(advice, evaluations=tuple(evaluations))


def _partnered_call(rules: Rules, act: Act) -> Act | None:
    """Return the same call with the partner; None for a call that is not alone.

    None, too, where the partner gives the lone maker their best card (law 5.4): there lone hands are common.
    """
    if rules.partners_best is not PartnersBest.OFF or not isinstance(act, OrderUp | CallSuit) or not act.alone:
        return None
    return replace(act, alone=False)


def candidate_acts(view: SeatView, usual: Act, most: int = _MOST_OPTIONS) -> list[Act]:
    """Return the acts worth comparing: all, or of more than ``most`` exchanges only the best few and ``usual``."""
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
    candidates: list[Act] = [act for act in acts if act not in scored]
    candidates += scored[: most - 2]
    return candidates if usual in candidates else [*candidates, usual]


# -- the player that only asks the nets


class NetPlayer:
    """Makes the call that the net of calls prefers, and plays the card that the net of cards prefers."""

    level = "practised"

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """Choose one of ``view.legal`` without sampling."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.public.phase is Phase.PLAY and view.public.trump is not NO_TRUMP:
            return _choose_card(view, play_nets(view.public.rules).own)
        usual, prior = Steady().choose(view, rng), call_prior(view, view.legal)
        if prior is None:
            return usual
        return max(view.legal, key=lambda act: (prior.advantages[act], act == usual))


def _choose_card(view: SeatView, own: Net) -> Act:
    number = CARD_INDEX[trump_of(view.public)]
    acts = {int(number[act.card]): act for act in view.legal if isinstance(act, PlayCard)}
    lawful = np.zeros((1, CARDS), bool)
    lawful[0, list(acts)] = True
    return acts[int(mask_unlawful(own(features(known_batch(view), ONE_ROW)), lawful).argmax())]
