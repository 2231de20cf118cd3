"""One decision in the play, all worlds at once: each card laid in every world, and played on by nets.

The own side goes on as well as the net ``cards`` can, the other as ``steady`` would (``opponent_policy``).

Takes the place of ``search/evaluator.OneWorldAtATime`` in the games that the nets know.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import numpy as np

from bot.engine.acts import Act, PlayCard
from bot.engine.ending import company_of, makers
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.batch.card_index import CARD_INDEX
from bot.players.batch.nets import net
from bot.players.batch.rollout import play_out
from bot.players.batch.sampler import BatchSampler
from bot.players.batch.trained_games import IRRELEVANT_TO_PLAY, trained_preset
from bot.players.heuristics.payoffs import payoffs_of
from bot.players.search.evaluation import OutcomeCounts
from bot.players.search.hand_rollout import end_of
from bot.players.search.worlds import World, contract_of

HAND = 5
_NO_HANDS = World(((),) * 4, ())


def supports(view: SeatView) -> bool:
    """Whether the nets have learned this play: no card was given, and no two sit out against a lone defender."""
    public = view.public
    if public.phase is not Phase.PLAY or public.given or len(public.sitting_out) > 1:
        return False
    return trained_preset(public.rules, IRRELEVANT_TO_PLAY) is not None


class BatchEvaluator:
    """Worlds of one view, and what becomes of each card in them."""

    speedup, setup_cost = 5, 2_500
    SAMPLES = 1_200
    """So many worlds are dealt and weighed, to be drawn from."""

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        public = view.public
        contract = contract_of(public, _NO_HANDS)
        if contract is None or public.trump is None:
            raise ValueError("there is no play before trump is made")
        side, payoffs = makers(public.rules, contract), payoffs_of(view)
        company = company_of(public.rules, contract)
        self._ends = [end_of(payoffs, side, company, tricks) for tricks in range(HAND + 1)]
        own, others = net("cards"), net("opponent_policy")
        self._nets = (own, others) if view.seat % 2 else (others, own)
        self._number = CARD_INDEX[public.trump]
        self._sampler = BatchSampler(view, self.SAMPLES, np.random.default_rng(rng.getrandbits(64)))

        self._length = sum(public.hand_sizes)

    def cost(self, options: int) -> float:
        """What one world costs with so many options, in cards of ``OneWorldAtATime``."""
        return self._length * options / self.speedup

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Every card in the same ``count`` worlds, each end into the card's tally."""
        plays = [act for act in options if isinstance(act, PlayCard)]
        batch = self._sampler.draw(count)
        batch = batch.rows(np.tile(np.arange(count), len(plays)))
        batch.lay(np.repeat(self._number[[act.card for act in plays]], count))
        play_out(self._nets, batch, HAND)
        tricks = batch.makers_tricks().reshape(len(plays), count)
        for act, ends in zip(plays, tricks.tolist(), strict=True):
            for taken in ends:
                tallies[act].add(*self._ends[taken])
