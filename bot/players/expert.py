"""The expert: imagines many worlds that agree with what he saw, plays every candidate out in each, and takes the act
that wins the game most often. Decides from a ``SeatView`` alone; the same view and seed give the same act.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from bot.engine.acts import Act, Discard, Give
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players import exchange
from bot.players.desk import of_view
from bot.players.imagining import Imagination
from bot.players.outlook import Advice, Prospect, Tally
from bot.players.steady import Steady
from bot.players.trials import stakes_of, trials_of

_UNTHOUGHT = (Phase.CUT, Phase.TURN_TABLES)
_MOST_OPTIONS = 10
_USUAL_DEAL = 24


@dataclass(frozen=True, slots=True)
class Budget:
    """How much the expert thinks, counted in cards laid, so that a choice does not depend on the clock.

    ``cards`` are the cards that the play-outs of one decision may lay; to imagine a world costs as much as ``world`` of
    them. The large games have as much more as they deal more cards. A decision gets at least ``least`` worlds and at
    most ``most``. After every ``batch`` of worlds an act that is ``hopeless`` standard errors behind is dropped, and
    what is left goes to the others. ``doubt``: how many standard errors an act must be better than ``steady``'s own
    choice.
    """

    cards: int = 13_000
    world: int = 80
    least: int = 24
    most: int = 240
    batch: int = 24
    hopeless: float = 2.5
    doubt: float = 0.75


@dataclass(slots=True)
class Weighed:
    """The candidates' play-outs so far, and which of them may still be the best."""

    tallies: dict[Act, Tally]
    hopeful: list[Act]
    worlds: int

    def advice(self, best: Act) -> Advice:
        """This act, and the prospects of all, the best first."""
        ranked = sorted(self.tallies, key=lambda act: (act != best, -self.tallies[act].mean))
        return Advice(best, tuple(self.prospect(act) for act in ranked), self.worlds)

    def prospect(self, act: Act) -> Prospect:
        """What one act leads to."""
        return self.tallies[act].prospect(act)


class Expert:
    """Perfect-information Monte Carlo over weighted worlds, with ``steady`` at every seat of the play-outs."""

    level = "expert"

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """One of ``view.legal``."""
        if len(view.legal) == 1:
            return view.legal[0]
        return self.advise(view, rng).act

    def advise(self, view: SeatView, rng: random.Random, taken: Act | None = None) -> Advice:
        """The best act with the prospects of all that were weighed; ``taken`` is one that must be among them."""
        usual = Steady().choose(view, rng)
        if view.public.phase in _UNTHOUGHT:
            worth = _standing(view)
            return Advice(usual, tuple(Prospect(act, worth, 0, 0, 0, 0, 0) for act in view.legal), 0)
        acts = candidates(view, usual)
        if taken is not None and taken not in acts:
            acts.append(taken)
        weighed = self._weigh(view, rng, acts, usual)
        return weighed.advice(self._best(weighed.hopeful, weighed.tallies, usual))

    def compare(self, view: SeatView, rng: random.Random, acts: Sequence[Act]) -> Weighed:
        """These acts side by side in the same worlds, none of them dropped."""
        return self._weigh(view, rng, acts, None)

    def _weigh(self, view: SeatView, rng: random.Random, acts: Sequence[Act], usual: Act | None) -> Weighed:
        """Play the acts out in as many worlds as the budget allows."""
        weighed = Weighed({act: Tally() for act in acts}, list(acts), 0)
        imagination, trials = Imagination(view), trials_of(view)
        budget, left, length = self.budget, self._cards(view), sum(view.public.hand_sizes)
        while weighed.worlds < budget.most and (weighed.worlds < budget.least or left > 0):
            count = min(budget.batch, budget.most - weighed.worlds)
            trials.run(weighed.hopeful, imagination.worlds(count, rng), weighed.tallies)
            weighed.worlds += count
            left -= count * (budget.world + length * len(weighed.hopeful))
            if usual is not None:
                weighed.hopeful = self._hopeful(weighed.hopeful, weighed.tallies, usual)
                if len(weighed.hopeful) == 1 and len(acts) > 1:
                    break
        return weighed

    def _cards(self, view: SeatView) -> float:
        """The cards that this decision may cost."""
        rules = view.public.rules
        return self.budget.cards * max(1.0, rules.hand_size * rules.players / _USUAL_DEAL)

    def _hopeful(self, acts: list[Act], tallies: dict[Act, Tally], usual: Act) -> list[Act]:
        """The acts that may still be the best; of equals ``steady``'s own."""
        top = max(acts, key=lambda act: (tallies[act].mean, act == usual))
        out = []
        for act in acts:
            behind, error = gain(tallies[top], tallies[act])
            if act == top or behind < self.budget.hopeless * error:
                out.append(act)
        return out

    def _best(self, acts: list[Act], tallies: dict[Act, Tally], usual: Act) -> Act:
        """The act with the best average; what ``steady`` does stands unless something is clearly better."""
        top = max(acts, key=lambda act: (tallies[act].mean, act == usual))
        if top == usual:
            return usual
        ahead, error = gain(tallies[top], tallies[usual])
        return top if ahead > self.budget.doubt * error else usual


def gain(one: Tally, other: Tally) -> tuple[float, float]:
    """By how much one act was better than the other in the same worlds, and the standard error of that."""
    gains = [a - b for a, b in zip(one.chances, other.chances, strict=False)]
    mean = sum(gains) / len(gains)
    return mean, sqrt(sum([(each - mean) ** 2 for each in gains])) / len(gains)


def _standing(view: SeatView) -> float:
    return stakes_of(view).of_points((0,) * view.public.rules.units)


def candidates(view: SeatView, usual: Act) -> list[Act]:
    """The acts worth thinking about: all, but of very many exchanges only the natural ones, and ``steady``'s own."""
    acts = list(view.legal)
    if len(acts) <= _MOST_OPTIONS or view.public.phase is Phase.PLAY:
        return acts
    desk = of_view(view)
    trump = desk.trump
    scored = [act for act in acts if isinstance(act, Discard | Give)]
    if trump is None or not scored:
        return acts
    sign = -1.0 if isinstance(scored[0], Give) else 1.0
    scored.sort(key=lambda act: -sign * exchange.kept(desk, act.cards, trump))
    chosen: list[Act] = [act for act in acts if act not in scored]
    chosen += scored[: _MOST_OPTIONS - 2]
    return chosen if usual in chosen else [*chosen, usual]
