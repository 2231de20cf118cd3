"""The worlds of ``search/sampler.py`` for the play of batches, weighed by the cards seen as well, as nets play them.

It must know nothing but the view.
"""

from __future__ import annotations

import numpy as np

from bot.engine.views import SeatView
from bot.players.batch.card_likelihood import card_likelihoods
from bot.players.batch.course import Course, places_after
from bot.players.batch.first_lead import call_partners
from bot.players.batch.state import LAID_AWAY, MOST_SEATS, UNDER, BatchState
from bot.players.search.arrays import Floats, Ints, Weights, counts_of
from bot.players.search.hidden_cards import HiddenCards
from bot.players.search.sampler import draw, weighed_deals


class BatchSampler:
    """One seat's worlds at one moment, with how well each explains what the others did.

    ``logs`` are the logarithms of their weights, ``passed`` the weights added up; ``effective`` is as how many equally
    likely worlds they count.
    """

    def __init__(self, view: SeatView, count: int, rng: np.random.Generator) -> None:
        self._view, self._course, self._rng = view, Course(view.public), rng
        self.batch, self.logs = weighed_batch(view, self._course, count, rng)
        self._add_up()

    def _add_up(self) -> None:
        shares = np.exp(self.logs - self.logs.max())
        shares /= shares.sum()
        self.passed, self.effective = np.cumsum(shares), 1 / float((shares**2).sum())

    def extend(self, count: int) -> None:
        """So many worlds more, after those that are there."""
        more, logs = weighed_batch(self._view, self._course, count, self._rng)
        self.batch, self.logs = self.batch.joined(more), np.concatenate([self.logs, logs])
        self._add_up()

    def draw(self, count: int) -> Ints:
        """So many rows of ``batch``, each as often as its weight deserves (systematic resampling)."""
        return draw(self.passed, count, self._rng.random())


def weighed_batch(view: SeatView, course: Course, count: int, rng: np.random.Generator) -> tuple[BatchState, Weights]:
    """Lines at the moment of the view, and the logarithms of their weights."""
    hidden, held, weights = weighed_deals(view, count, rng)
    batch = _worlds(view, course, hidden, held)
    return batch, weights + card_likelihoods(view, course, batch)


def _worlds(view: SeatView, course: Course, hidden: HiddenCards, held: Floats) -> BatchState:
    """The table as it lies open, with the other cards where they were dealt."""
    seen, rules = course.now, view.public.rules
    lost = (seen.where == UNDER) | (seen.where < MOST_SEATS)
    places = places_after(view.public, seen, np.repeat(lost, len(held), axis=0))
    for seat in range(rules.players):
        away = seat + 1 in view.public.sitting_out
        places.put(held[:, seat], UNDER if away else seat)
    for at, (seat, _) in enumerate(hidden.discarders, rules.players + 1):
        places.put(held[:, at], LAID_AWAY + seat - 1)
    if view.discarded:
        places.put(counts_of(view.discarded), LAID_AWAY + view.seat - 1)
    batch = seen.rows(np.zeros(len(held), np.int64))
    batch.where = places.finished()
    return call_partners(batch)
