"""Many worlds for one view: dealt at random, weighed by the calls and cards of the others, drawn again by weight."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bot.engine.seats import Seat
from bot.engine.views import PublicView, SeatView
from bot.players.expert.arrays import CARDS, Bytes, Flags, Floats, Ints, Weights, cards_of, counts_of
from bot.players.expert.batch import (
    LAID_AWAY,
    MOST_SEATS,
    UNDER,
    BatchState,
    PlayHistory,
    place_cards,
    playable_of,
    set_called_partners,
)
from bot.players.expert.call_likelihood import call_likelihoods, discard_worths, observed_calls
from bot.players.expert.nets import features_at_moments, mask_unlawful, merge_copies, play_nets
from bot.players.expert.worlds import HiddenCards, World, deal_worlds, hidden_cards, world_of
from bot.players.knowledge import played_cards

DEALS = 800
"""Worlds that are dealt and weighted by the calls at a time."""
WORLDS_OF_DEALS = 96
"""Worlds drawn from them before new ones are dealt: a few deals may carry most of the weight."""


class WeighedDeals(NamedTuple):
    """Deals of the hidden cards: ``held[n, place, card]`` counts cards, ``logs[n]`` are log-weights."""

    hidden: HiddenCards
    held: Floats
    logs: Weights


def weighed_deals(view: SeatView, count: int, rng: np.random.Generator) -> WeighedDeals:
    """Sample about ``count`` deals that agree with what was seen, weighted by the others' calls.

    If no deal agrees, voids are disregarded (law 9.2). The seat's own place holds its hand.
    """
    hidden = hidden_cards(view)
    found = deal_worlds(hidden, count, rng)
    if found is None:
        hidden = hidden_cards(view, trusting=False)
        found = deal_worlds(hidden, count, rng)
    if found is None:
        raise ValueError("no deal agrees with what was seen")
    held, logs = found
    held[:, view.seat - 1] = counts_of(view.hand)
    sample_discards(view.public, hidden, held, rng)
    return WeighedDeals(hidden, held, logs + _call_logs(view, hidden, held))


def _call_logs(view: SeatView, hidden: HiddenCards, held: Floats) -> Weights:
    """Return the log-likelihood of the others' calls, ``[n]``."""
    public, logs = view.public, np.zeros(len(held))
    hands: dict[Seat, Floats] = {}
    for seat, act, context in observed_calls(public):
        if seat != view.seat:
            if seat not in hands:
                hands[seat] = hand_at_bidding(view, hidden, held, seat)
            logs += np.log(call_likelihoods(context, hands[seat], act))
    return logs


def hand_at_bidding(view: SeatView, hidden: HiddenCards, held: Floats, seat: Seat) -> Floats:
    """Return what a seat held when it called: in hand, played and laid away, without what it took up."""
    public = view.public
    hands: Floats = held[:, seat - 1] + counts_of(played_cards(public)[seat - 1])
    for place, (who, _) in enumerate(hidden.discarders, public.rules.players + 1):
        if who == seat:
            hands += held[:, place]
    if public.turnup_taken_by == seat and public.turnup is not None:
        hands[:, public.turnup] = 0
    return hands


def draw_rows(passed: Weights, count: int, mark: float) -> Ints:
    """Draw ``count`` rows by weight (systematic resampling).

    ``passed`` are the cumulative weights, ``mark`` in [0, 1) is the first draw's place within its step.
    """
    marks = (mark + np.arange(count)) / count * passed[-1]
    rows: Ints = np.minimum(np.searchsorted(passed, marks, side="right"), len(passed) - 1)
    return rows


class WorldSampler:
    """One seat's worlds before the play, likely ones more often. The same seed gives the same worlds.

    ``effective``: the effective sample size of all worlds dealt so far.
    """

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        self._view, self._rng = view, np.random.default_rng(rng.getrandbits(64))
        self._held, self._passed, self._left = np.zeros((0, 0, 0), np.float32), np.zeros(0), 0
        self.effective = 0.0

    def worlds(self, count: int) -> list[World]:
        """Return this many more worlds."""
        if self._left < count:
            self._held, logs = weighed_deals(self._view, DEALS, self._rng)[1:]
            shares = np.exp(logs - logs.max())
            self._passed = np.cumsum(shares)
            self.effective += float(shares.sum() ** 2 / (shares**2).sum())
            self._left = max(count, WORLDS_OF_DEALS)
        self._left -= count
        rows = draw_rows(self._passed, count, self._rng.random())
        places = [cards_of(counts) for counts in self._held[rows].swapaxes(0, 1)]
        return [world_of(self._view, list(deal)) for deal in zip(*places, strict=True)]


# -- discards
# What others have laid away out of sight: most likely what a sound player would.


UNSOUND_DISCARD = 0.1
"""Share of discards that a sound player would not make."""


def sample_discards(public: PublicView, hidden: HiddenCards, held: Floats, rng: np.random.Generator) -> None:
    """Change ``held``, ``[n, place, card]``: in most rows each seat that laid cards away laid away its worst ones."""
    trump = public.trump
    if trump is None or not hidden.discarders:
        return
    barred = np.array([[place >> card & 1 for card in range(CARDS)] for place in hidden.barred], bool)
    every = np.arange(len(held))
    for place, (seat, count) in enumerate(hidden.discarders, public.rules.players + 1):
        played, kept = counts_of(played_cards(public)[seat - 1]), counts_of(hidden.fixed[seat - 1])
        rest, away = held[:, seat - 1] + held[:, place], np.zeros_like(held[:, place])
        for _ in range(count):
            cards, worths = discard_worths(public.rules, rest + played, trump, public.alone)
            loose = (rest - kept)[every[:, None], cards] > 0
            worst = cards[every, np.where(loose, worths, -np.inf).argmax(1)]
            rest[every, worst] -= 1
            away[every, worst] += 1
        lawful = ~rest[:, barred[seat - 1]].any(1)
        rows = np.flatnonzero(lawful & (rng.random(len(held)) >= UNSOUND_DISCARD))
        held[rows, seat - 1], held[rows, place] = rest[rows], away[rows]


# -- card likelihood
# How likely the others played the cards that they played, in each of many worlds.
#
# Each card is compared with what ``steady`` would play, as predicted by the net trained on its games.


MANNERS: tuple[tuple[float, float], ...] = ((0.75, 0.15), (0.25, 1.0))
"""How people play: as ``steady``, but for a share of their cards, which may be any. How many do, and that share.

Whoever has surprised belongs to those who play anything, the more likely the more often: their cards then tell little.
Chosen so that the worlds know better where the cards lie, whoever the others are (``tests.bench.beliefs``).
"""
_ELSEWHERE = -1
_MARKS: Ints = np.random.default_rng(0).integers(2**63, size=2 * CARDS)
"""A number for each card, so that different hands have different sums."""


def card_likelihoods(view: SeatView, course: PlayHistory, batch: BatchState) -> Weights:
    """Return the log-likelihood of the others' plays, ``[n]``.

    It depends only on each player's own hand, and many worlds give a seat the same hand: each hand is asked once.
    """
    others = [seat for seat in np.unique(course.moments.turn).tolist() if seat != view.seat - 1]
    if not others:
        return np.zeros(len(batch))
    hands = _different_hands(batch, others)
    at, hand = np.nonzero(course.moments.turn[:, None] == hands.seat)
    asked = course.moments.rows(at)
    asked.where = np.where(hands.where[hand] == _ELSEWHERE, asked.where, hands.where[hand])
    asked.makers[np.arange(len(at)), asked.turn] |= hands.partner[hand]
    lawful = merge_copies(playable_of(asked.where == asked.turn[:, None], course.wanted[at]))
    choices = lawful.sum(1)
    rows = np.flatnonzero(choices > 1)
    if not len(rows):
        return np.zeros(len(batch))
    logits = play_nets(view.public.rules).opponents(
        features_at_moments(asked, rows, course.laid[at], course.tricks[at])
    )
    usual = _play_likelihoods(mask_unlawful(logits, lawful[rows]), course.numbers[at[rows]])
    manner, odd = np.array(MANNERS).T[:, :, None]
    logs = np.log((1 - odd) * usual + odd / choices[rows])
    likely = np.log(manner) + [np.bincount(hand[rows], each, len(hands.seat)) for each in logs]
    total: Weights = np.logaddexp.reduce(likely, axis=0)[hands.which].sum(0)
    return total


def _play_likelihoods(logits: Floats, numbers: Ints) -> Floats:
    """Return how likely a net is to lay the card of this number, ``[rows]``."""
    shares = np.exp(logits - logits.max(1, keepdims=True))
    found: Floats = shares[np.arange(len(shares)), numbers] / shares.sum(1)
    return found


class _Hands(NamedTuple):
    """The different hands that worlds give to the others: whose each is (``[hands]``), where its seat knows cards to
    lie (``[hands, cards]``; all others are ``_ELSEWHERE``), whether it takes itself for the maker's partner, and
    ``[seats, n]``: which of them each of these seats has in each world.
    """

    seat: Ints
    where: Bytes
    partner: Flags
    which: Ints


def _different_hands(batch: BatchState, seats: Sequence[int]) -> _Hands:
    parts, count = list[_Hands](), 0
    for seat in seats:
        own = (batch.where == seat) | (batch.where == LAID_AWAY + seat)
        where, partner = np.where(own, batch.where, np.int8(_ELSEWHERE)), batch.makers[:, seat]
        marks = where @ _MARKS[: where.shape[1]] + partner
        _, first, which = np.unique(marks, return_index=True, return_inverse=True)
        parts.append(_Hands(np.full(len(first), seat), where[first], partner[first], count + which[None]))
        count += len(first)
    return _Hands(*[np.concatenate(columns) for columns in zip(*parts, strict=True)])


# -- sampler
# The worlds of ``WorldSampler`` for the play of batches, weighed by the cards seen as well, as nets play them.


class BatchSampler:
    """One seat's worlds at one moment, with how well each explains what the others did.

    ``logs`` are their log-weights, ``passed`` the cumulative weights, ``effective`` their effective sample size.
    """

    def __init__(self, view: SeatView, count: int, rng: np.random.Generator) -> None:
        self._view, self._course, self._rng = view, PlayHistory(view.public), rng
        self.batch, self.logs = weighed_batch(view, self._course, count, rng)
        self._add_up()

    def _add_up(self) -> None:
        shares = np.exp(self.logs - self.logs.max())
        shares /= shares.sum()
        self.passed, self.effective = np.cumsum(shares), 1 / float((shares**2).sum())

    def extend(self, count: int) -> None:
        """Sample this many more worlds and append them."""
        more, logs = weighed_batch(self._view, self._course, count, self._rng)
        self.batch, self.logs = self.batch.join(more), np.concatenate([self.logs, logs])
        self._add_up()

    def draw(self, count: int) -> Ints:
        """Draw ``count`` rows of ``batch`` by weight (systematic resampling)."""
        return draw_rows(self.passed, count, self._rng.random())


def weighed_batch(
    view: SeatView, course: PlayHistory, count: int, rng: np.random.Generator
) -> tuple[BatchState, Weights]:
    """Return worlds at the moment of the view, and their log-weights."""
    hidden, held, weights = weighed_deals(view, count, rng)
    batch = _worlds_of_deals(view, course, hidden, held)
    return batch, weights + card_likelihoods(view, course, batch)


def _worlds_of_deals(view: SeatView, course: PlayHistory, hidden: HiddenCards, held: Floats) -> BatchState:
    """Return the table as it lies open, with the other cards where they were dealt."""
    seen, rules = course.now, view.public.rules
    lost = (seen.where == UNDER) | (seen.where < MOST_SEATS)
    places = place_cards(view.public, seen, np.repeat(lost, len(held), axis=0))
    for seat in range(rules.players):
        away = seat + 1 in view.public.sitting_out
        places.put(held[:, seat], UNDER if away else seat)
    for at, (seat, _) in enumerate(hidden.discarders, rules.players + 1):
        places.put(held[:, at], LAID_AWAY + seat - 1)
    if view.discarded:
        places.put(counts_of(view.discarded), LAID_AWAY + view.seat - 1)
    batch = seen.rows(np.zeros(len(held), np.int64))
    batch.where = places.finish()
    return set_called_partners(batch)
