"""How likely the others played the cards that they played, in each of many worlds.

Each card is compared with what ``steady`` lays, as the net that knows its habits has it. Knows a view, the course of
its play and sampled worlds; must not deal any.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bot.engine.views import SeatView
from bot.players.batch.course import Course
from bot.players.batch.features import features_at
from bot.players.batch.rollout import kinds, masked
from bot.players.batch.state import LAID_AWAY, BatchState, followed
from bot.players.batch.trained_games import play_nets
from bot.players.search.arrays import CARDS, Bytes, Flags, Floats, Ints, Weights

MANNERS: tuple[tuple[float, float], ...] = ((0.75, 0.15), (0.25, 1.0))
"""How people play: as ``steady``, but for a share of their cards, which may be any. How many do, and that share.

Whoever has surprised belongs to those who play anything, the more likely the more often: their cards then tell little.
Chosen so that the worlds know better where the cards lie, whoever the others are (``tests.bench.beliefs``).
"""
_ELSEWHERE = -1
_MARKS: Ints = np.random.default_rng(0).integers(2**63, size=2 * CARDS)
"""A number for each card, so that sums tell hands apart."""


def card_likelihoods(view: SeatView, course: Course, batch: BatchState) -> Weights:
    """``[n]``: the logarithm of how likely the others are to have played what they did.

    That depends on nothing but each one's own hand, and many worlds give a seat the same: each hand is asked once.
    """
    others = [seat for seat in np.unique(course.moments.turn).tolist() if seat != view.seat - 1]
    if not others:
        return np.zeros(len(batch))
    hands = _different_hands(batch, others)
    at, hand = np.nonzero(course.moments.turn[:, None] == hands.seat)
    asked = course.moments.rows(at)
    asked.where = np.where(hands.where[hand] == _ELSEWHERE, asked.where, hands.where[hand])
    asked.makers[np.arange(len(at)), asked.turn] |= hands.partner[hand]
    lawful = kinds(followed(asked.where == asked.turn[:, None], course.wanted[at]))
    choices = lawful.sum(1)
    rows = np.flatnonzero(choices > 1)
    if not len(rows):
        return np.zeros(len(batch))
    logits = play_nets(view.public.rules).opponents(features_at(asked, rows, course.laid[at], course.tricks[at]))
    usual = _shares(masked(logits, lawful[rows]), course.numbers[at[rows]])
    manner, odd = np.array(MANNERS).T[:, :, None]
    logs = np.log((1 - odd) * usual + odd / choices[rows])
    likely = np.log(manner) + [np.bincount(hand[rows], each, len(hands.seat)) for each in logs]
    total: Weights = np.logaddexp.reduce(likely, axis=0)[hands.which].sum(0)
    return total


def _shares(logits: Floats, numbers: Ints) -> Floats:
    """``[rows]``: how likely a net is to lay the card of this number."""
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
