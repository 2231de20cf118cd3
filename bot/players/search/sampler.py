"""Many worlds for one view: dealt at random, weighed by the calls of the others, drawn again by weight.

It must know nothing but the view.
"""

from __future__ import annotations

import random
from typing import NamedTuple

import numpy as np

from bot.engine.seats import Seat
from bot.engine.views import SeatView
from bot.players.search.arrays import Floats, Ints, Weights, cards_of, counts_of
from bot.players.search.bid_likelihood import call_likelihoods, observed_calls
from bot.players.search.dealing import deal_many
from bot.players.search.discards import lay_away_soundly
from bot.players.search.hidden_cards import HiddenCards, hidden_from, world_of
from bot.players.search.worlds import World, played_by

DEALS = 800
"""So many worlds are dealt and weighed by the calls at a time, to be drawn from."""
WORLDS_OF_DEALS = 96
"""So many are kept of them before others are dealt: few deals may have most of the weight."""


class WeighedDeals(NamedTuple):
    """Deals of the hidden cards: ``held[n, place, card]`` counts cards, ``logs[n]`` are the logarithms of weights."""

    hidden: HiddenCards
    held: Floats
    logs: Weights


def weighed_deals(view: SeatView, count: int, rng: np.random.Generator) -> WeighedDeals:
    """About so many deals that agree with what was seen, or if there is none, with what was seen but for suits denied
    (law 9.2); weighed by the others' calls. The seat's own place holds its hand.
    """
    hidden = hidden_from(view)
    found = deal_many(hidden, count, rng)
    if found is None:
        hidden = hidden_from(view, trusting=False)
        found = deal_many(hidden, count, rng)
    if found is None:
        raise ValueError("no deal agrees with what was seen")
    held, logs = found
    held[:, view.seat - 1] = counts_of(view.hand)
    lay_away_soundly(view.public, hidden, held, rng)
    return WeighedDeals(hidden, held, logs + _call_logs(view, hidden, held))


def _call_logs(view: SeatView, hidden: HiddenCards, held: Floats) -> Weights:
    """``[n]``: the logarithm of how likely the others' calls are."""
    public, logs = view.public, np.zeros(len(held))
    hands: dict[Seat, Floats] = {}
    for seat, act, context in observed_calls(public):
        if seat != view.seat:
            if seat not in hands:
                hands[seat] = at_bidding(view, hidden, held, seat)
            logs += np.log(call_likelihoods(context, hands[seat], act))
    return logs


def at_bidding(view: SeatView, hidden: HiddenCards, held: Floats, seat: Seat) -> Floats:
    """What a seat held when it called: in hand, played and laid away, without what it took up."""
    public = view.public
    hands: Floats = held[:, seat - 1] + counts_of(played_by(public)[seat - 1])
    for place, (who, _) in enumerate(hidden.discarders, public.rules.players + 1):
        if who == seat:
            hands += held[:, place]
    if public.turnup_taken_by == seat and public.turnup is not None:
        hands[:, public.turnup] = 0
    return hands


def draw(passed: Weights, count: int, mark: float) -> Ints:
    """So many rows, each as often as its weight deserves (systematic resampling).

    ``passed`` are the weights added up, ``mark`` in [0, 1) is where the first draw falls within its step.
    """
    marks = (mark + np.arange(count)) / count * passed[-1]
    rows: Ints = np.minimum(np.searchsorted(passed, marks, side="right"), len(passed) - 1)
    return rows


class WorldSampler:
    """One seat's worlds before the play, likely ones more often. The same seed gives the same worlds.

    ``effective`` is as how many equally likely worlds all those count that were dealt so far.
    """

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        self._view, self._rng = view, np.random.default_rng(rng.getrandbits(64))
        self._held, self._passed, self._left = np.zeros((0, 0, 0), np.float32), np.zeros(0), 0
        self.effective = 0.0

    def worlds(self, count: int) -> list[World]:
        """So many more of them."""
        if self._left < count:
            self._held, logs = weighed_deals(self._view, DEALS, self._rng)[1:]
            shares = np.exp(logs - logs.max())
            self._passed = np.cumsum(shares)
            self.effective += float(shares.sum() ** 2 / (shares**2).sum())
            self._left = max(count, WORLDS_OF_DEALS)
        self._left -= count
        rows = draw(self._passed, count, self._rng.random())
        places = [cards_of(counts) for counts in self._held[rows].swapaxes(0, 1)]
        return [world_of(self._view, list(deal)) for deal in zip(*places, strict=True)]
