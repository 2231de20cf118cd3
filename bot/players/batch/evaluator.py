"""One decision in the play, all worlds at once: each card laid in every world, and played on by nets.

In every other world the nets play all cards: the own side as well as ``cards`` can, the other as ``steady`` would
(``opponent_policy``). In the rest the last tricks are solved with open hands. Nets err where they have learned little,
as in lone hands that ``steady`` would not play so; with open hands everybody sees too much. What is good by both is
good. A world that is drawn again ends as it did before.

Takes the place of ``search/evaluator.OneWorldAtATime`` in the games that the nets know.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

import numpy as np

from bot.engine.acts import Act, PlayCard
from bot.engine.ending import company_of, makers
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.batch.card_index import CARD_INDEX, Bytes, Ints
from bot.players.batch.last_tricks import MOST_TRICKS, solved_tricks
from bot.players.batch.rollout import play_out
from bot.players.batch.sampler import BatchSampler
from bot.players.batch.state import BatchState
from bot.players.batch.trained_games import play_nets
from bot.players.heuristics.payoffs import payoffs_of
from bot.players.search.evaluation import OutcomeCounts
from bot.players.search.hand_rollout import end_of
from bot.players.search.worlds import World, contract_of

HAND = 5
UNKNOWN = -1
_NO_HANDS = World(((),) * 4, ())
Finish = Callable[[BatchState], Ints]
"""Plays lines to their end and gives the tricks of the maker's side, ``[n]``."""


def supports(view: SeatView) -> bool:
    """Whether the nets have learned this play: no card was given, and no two sit out against a lone defender."""
    public = view.public
    if public.phase is not Phase.PLAY or public.given or len(public.sitting_out) > 1:
        return False
    return play_nets(public.rules) is not None


class BatchEvaluator:
    """Worlds of one view, and what becomes of each card in them."""

    speedup, setup_cost = 5, 2_500
    SAMPLES = 1_200
    """So many worlds are dealt and weighed, to be drawn from."""

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        public = view.public
        contract = contract_of(public, _NO_HANDS)
        nets = play_nets(public.rules)
        if contract is None or public.trump is None or nets is None:
            raise ValueError("there is no play before trump is made, and none without nets")
        side, payoffs = makers(public.rules, contract), payoffs_of(view)
        company = company_of(public.rules, contract)
        self._ends = [end_of(payoffs, side, company, tricks) for tricks in range(HAND + 1)]
        self._nets = (nets.own, nets.opponents) if view.seat % 2 else (nets.opponents, nets.own)
        self._number = CARD_INDEX[public.trump]
        self._sampler = BatchSampler(view, self.SAMPLES, np.random.default_rng(rng.getrandbits(64)))
        self._length = sum(public.hand_sizes)
        self._known: dict[PlayCard, Bytes] = {}

    def cost(self, options: int) -> float:
        """What one world costs with so many options, in cards of ``OneWorldAtATime``."""
        return self._length * options / self.speedup

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Every card in the same ``count`` worlds, each end into the card's tally."""
        plays = [act for act in options if isinstance(act, PlayCard)]
        drawn, ways = self._sampler.draw(count), np.arange(count) % 2
        for way, finish in enumerate((self._by_nets, self._with_open_hands)):
            self._play_missing(plays, np.unique(drawn[ways == way]), way, finish)
        for act in plays:
            for taken in self._known[act][ways, drawn].tolist():
                tallies[act].add(*self._ends[taken])

    def _play_missing(self, plays: Sequence[PlayCard], worlds: Ints, way: int, finish: Finish) -> None:
        """Play out each card in those of these worlds in which that has not been done in this way."""
        missing = []
        for act in plays:
            known = self._known.setdefault(act, np.full((2, len(self._sampler.batch)), UNKNOWN, np.int8))
            missing.append(worlds[known[way, worlds] == UNKNOWN])
        counts = [len(each) for each in missing]
        if not any(counts):
            return
        batch = self._sampler.batch.rows(np.concatenate(missing))
        batch.lay(np.repeat(self._number[[act.card for act in plays]], counts))
        ends = np.split(finish(batch), np.cumsum(counts)[:-1])
        for act, rows, tricks in zip(plays, missing, ends, strict=True):
            self._known[act][way, rows] = tricks

    def _by_nets(self, batch: BatchState) -> Ints:
        play_out(self._nets, batch, HAND)
        return batch.makers_tricks()

    def _with_open_hands(self, batch: BatchState) -> Ints:
        play_out(self._nets, batch, HAND - MOST_TRICKS)
        return solved_tricks(batch, HAND)
