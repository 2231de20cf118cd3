"""One decision in the play, all worlds at once: each card laid in every world, and played on by nets.

In every other world the nets play all cards: the own side as well as ``cards`` can, the other as ``steady`` would
(``opponent_policy``). In the rest the last tricks are solved with open hands; until then both go side by side. Nets err
where they have learned little, as in lone hands that ``steady`` would not play so; with open hands everybody sees too
much. What is good by both is good. A world that is drawn again ends as it did before.

Calls and exchanges are evaluated by ``call_evaluator``.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import numpy as np

from bot.engine.acts import Act, PlayCard
from bot.engine.rules import Rules
from bot.engine.scoring import company_of, makers
from bot.engine.seats import Seat
from bot.engine.state import Contract
from bot.engine.views import SeatView
from bot.players.batch.card_index import CARD_INDEX
from bot.players.batch.last_tricks import solvable, solved_tricks
from bot.players.batch.rollout import Policies, play_out
from bot.players.batch.sampler import BatchSampler
from bot.players.batch.state import BatchState
from bot.players.batch.trained_games import play_nets
from bot.players.heuristics.payoffs import payoffs_of
from bot.players.heuristics.play_state import before_the_lead
from bot.players.search.arrays import Bytes, Flags, Ints
from bot.players.search.evaluator import size_of_deal
from bot.players.search.hand_end import HandEnd, end_of
from bot.players.search.outcome_counts import OutcomeCounts
from bot.players.search.worlds import World, contract_of

UNKNOWN = -1


class CardEvaluator:
    """Worlds of one view, and what becomes of each card in them."""

    speedup, setup_cost = 8, 1_500
    FIRST, SAMPLES = 200, 500
    """So many worlds are dealt and weighed, to be drawn from: at first, and in all for what is not clear by then. They
    are fewer where more cards are dealt than usual.
    """
    ENOUGH = 100
    """So many worlds are drawn from the first."""
    LEAST_SHARE = 0.0625
    """If fewer than this share of the first carry the weight, because few explain what was seen, they are too few."""

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        public, nets = view.public, play_nets(view.public.rules)
        own = np.array([seat == view.seat or public.unit(seat) == public.unit(view.seat) for seat in public.seats])
        self._policies = Policies(nets.own, nets.opponents, own)
        self._number = CARD_INDEX[before_the_lead(public).trump]
        self._length, self._drawn, self._first = sum(public.hand_sizes), 0, self.SAMPLES > self.FIRST
        size = size_of_deal(public.rules)
        first, self._more = round(self.FIRST / size), round((self.SAMPLES - self.FIRST) / size)
        self._sampler = BatchSampler(view, first, np.random.default_rng(rng.getrandbits(64)))
        self._ends = ends_of(view)
        self._known: dict[PlayCard, Bytes] = {}

    @property
    def effective(self) -> float:
        """As how many independent worlds those that are drawn can count at most; each is played on in two ways."""
        return 2 * self._sampler.effective

    def cost(self, options: int) -> float:
        """What one world costs with so many options, in cards laid one by one."""
        return self._length * options / self.speedup

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Every card in the same ``count`` worlds, each end into the card's tally."""
        plays = [act for act in options if isinstance(act, PlayCard)]
        lines = self._draw(count) + len(self._sampler.batch) * (np.arange(count) % 2)
        self._play_missing(plays, np.unique(lines))
        for act in plays:
            tallies[act].add(self._ends, self._known[act][lines].astype(np.int64))

    def _draw(self, count: int) -> Ints:
        """Worlds by weight; of more than the first where these do not suffice."""
        self._drawn += count
        few = self._sampler.effective < self.LEAST_SHARE * len(self._sampler.batch)
        if self._first and (few or self._drawn > self.ENOUGH):
            self._first = False
            self._extend(self._more)
        return self._sampler.draw(count)

    def _extend(self, count: int) -> None:
        """Deal so many worlds more; what has been played stays known."""
        before = len(self._sampler.batch)
        self._sampler.extend(count)
        unknown = np.full((2, len(self._sampler.batch) - before), UNKNOWN, np.int8)
        for act, known in self._known.items():
            self._known[act] = np.concatenate([known.reshape(2, before), unknown], 1).ravel()

    def _play_missing(self, plays: Sequence[PlayCard], lines: Ints) -> None:
        """Play each card out in those of these lines in which that has not been done.

        A line is the number of a world, and as much more as there are worlds if the last tricks are to be solved.
        """
        worlds = len(self._sampler.batch)
        missing = []
        for act in plays:
            known = self._known.setdefault(act, np.full(2 * worlds, UNKNOWN, np.int8))
            missing.append(lines[known[lines] == UNKNOWN])
        every = np.concatenate(missing)
        if not len(every):
            return
        counts = [len(each) for each in missing]
        batch = self._sampler.batch.rows(every % worlds)
        batch.lay(batch.held_copies(np.repeat(self._number[[act.card for act in plays]], counts)))
        ends = np.split(self._finished(batch, every >= worlds), np.cumsum(counts)[:-1])
        for act, rows, end in zip(plays, missing, ends, strict=True):
            self._known[act][rows] = end

    def _finished(self, batch: BatchState, solved: Flags) -> Ints:
        """``[n]``: the place of each end in ``ends``; in ``solved`` rows the last tricks are played with open hands."""
        play_out(self._policies, batch, batch.shape.tricks - solvable(batch))
        tricks = np.empty(len(batch), np.int64)
        for rows, finish in ((np.flatnonzero(solved), solved_tricks), (np.flatnonzero(~solved), self._by_nets)):
            if len(rows):
                tricks[rows] = finish(batch.rows(rows))
        return end_numbers(batch, tricks)

    def _by_nets(self, batch: BatchState) -> Ints:
        play_out(self._policies, batch, batch.shape.tricks)
        return batch.makers_tricks()


def ends_of(view: SeatView) -> list[HandEnd]:
    """The ends of the hand: for each of ``contracts_of`` the makers' tricks from none to all."""
    public, payoffs = view.public, payoffs_of(view)
    contract, rules = contract_of(public, World(((),) * public.rules.players, ())), public.rules
    if contract is None or public.trump is None:
        raise ValueError("there is no play before trump is made")
    ends = list[HandEnd]()
    for agreed in contracts_of(rules, contract):
        side, company = makers(rules, agreed), company_of(rules, agreed)
        ends += [end_of(payoffs, side, company, tricks, public.bid) for tricks in range(rules.hand_size + 1)]
    return ends


def contracts_of(rules: Rules, contract: Contract) -> list[Contract]:
    """The same contract with each seat that may be the maker's secret partner, the maker first who has none."""
    if not rules.traits.secret_partner:
        return [contract]
    around = range(contract.maker - 1, contract.maker - 1 + rules.players)
    return [contract._replace(partner=Seat(seat % rules.players + 1)) for seat in around]


def end_numbers(batch: BatchState, tricks: Ints) -> Ints:
    """``[n]``: the place in ``ends_of`` of the ends in which the makers took so many tricks."""
    return tricks + (batch.shape.tricks + 1) * partners(batch)


def partners(batch: BatchState) -> Ints:
    """``[n]``: how many seats after the maker their secret partner sits; 0 if there is none."""
    if not batch.shape.partner_called:
        return np.zeros(len(batch), np.int64)
    around = (batch.maker[:, None] + np.arange(batch.shape.seats)) % batch.shape.seats
    found = batch.makers[np.arange(len(batch))[:, None], around]
    found[:, 0] = False
    by: Ints = found.argmax(1)
    return by
