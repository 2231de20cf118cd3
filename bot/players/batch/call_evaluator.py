"""One decision before the play: each act carried out in many worlds, whose hands are then played side by side by nets.

Up to the first lead the engine carries out what everybody does: the own side calls as ``calls`` does where that net
knows the game, all others as ``steady``; the cards are played as in ``card_evaluator``. In every other world the
partner goes on as ``steady`` too: who a partner is nobody knows, and the nets have learned beside both. The same act in
the same world with the same partner always ends alike and is played only once: worlds are drawn more than once.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from bot.engine.acts import Act
from bot.engine.flow import carried_out
from bot.engine.rules import Outcome
from bot.engine.scoring import company_of, makers
from bot.engine.state import State
from bot.engine.views import SeatView
from bot.players.batch.calling import called_hand, callers_of
from bot.players.batch.first_lead import batch_of
from bot.players.batch.nets import net
from bot.players.batch.rollout import Policies, play_out
from bot.players.batch.trained_games import calls_name, play_nets
from bot.players.heuristics.payoffs import payoffs_of
from bot.players.search.hand_end import HandEnd, end_of
from bot.players.search.outcome_counts import OutcomeCounts
from bot.players.search.sampler import WorldSampler
from bot.players.search.worlds import World, state_of


class Trial(NamedTuple):
    """One act in one world, with a partner who is ``alike`` or not."""

    world: World
    alike: bool
    act: Act


class CallEvaluator:
    """Worlds of one view before the play, and what becomes of each act in them."""

    speedup, setup_cost = 3, 320
    WORLD = 10
    """Cards that could be laid in the time in which one world is drawn."""
    HAND = 21
    """Cards that could be laid in the time in which a hand is called and played."""

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        self._view, self._sampler, self._payoffs = view, WorldSampler(view, rng), payoffs_of(view)
        rules = view.public.rules
        name, self._nets = calls_name(rules), play_nets(rules)
        self._calls = None if name is None else net("calls", name)
        self._callers = {alike: callers_of(rules, view.seat, alike=alike) for alike in (False, True)}
        self._known: dict[Trial, HandEnd] = {}

    @property
    def effective(self) -> float:
        """As how many independent worlds those that are drawn can count at most."""
        return self._sampler.effective

    def cost(self, options: int) -> float:
        """What one world costs with so many options, in cards laid."""
        return self.WORLD + self.HAND * options

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Every act in ``count`` new worlds, each end into the act's tally."""
        worlds = self._sampler.worlds(count)
        trials = {act: [Trial(world, bool(at % 2), act) for at, world in enumerate(worlds)] for act in options}
        self._carry_out(list(dict.fromkeys(trial for act in options for trial in trials[act])))
        for act in options:
            tallies[act].add([self._known[trial] for trial in trials[act]], np.arange(count))

    def _carry_out(self, trials: Sequence[Trial]) -> None:
        """Find how those of these trials end whose end is not known yet."""
        led: dict[int, list[tuple[Trial, State]]] = {}
        for trial in trials:
            if trial in self._known:
                continue
            after = carried_out(state_of(self._view, trial.world), self._view.seat, trial.act)
            after = called_hand(after, self._calls, self._callers[trial.alike])
            if after.result is None:
                led.setdefault(len(after.agreed.sitting_out), []).append((trial, after))
            else:
                worth = self._payoffs.of_points(after.result.points, after.result.outcome is Outcome.REDEAL)
                self._known[trial] = HandEnd(worth, after.result.outcome, ours=False, march=False)
        for group in led.values():
            self._play(*zip(*group, strict=True))

    def _play(self, trials: Sequence[Trial], starts: Sequence[State]) -> None:
        """The same for trials that have led to these first leads, in which as many sit out."""
        batch, seats, rules = batch_of(starts), self._view.public.seats, self._view.public.rules
        own = np.array([[seat in self._callers[trial.alike] for seat in seats] for trial in trials])
        play_out(Policies(self._nets.own, self._nets.opponents, own), batch, batch.shape.tricks)
        for trial, start, tricks in zip(trials, starts, batch.makers_tricks().tolist(), strict=True):
            side, company = makers(rules, start.agreed), company_of(rules, start.agreed)
            self._known[trial] = end_of(self._payoffs, side, company, tricks, start.agreed.bid)
