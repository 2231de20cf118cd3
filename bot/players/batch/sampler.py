"""The worlds of ``search/sampler.py`` for the play of batches, weighed by the cards seen as well, as nets play them.

It must know nothing but the view.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bot.engine.views import PublicView, SeatView
from bot.players.batch.card_index import CARD_INDEX, SUIT_OF
from bot.players.batch.first_lead import batch_of_view, call_partners, places_of
from bot.players.batch.rollout import masked_logits
from bot.players.batch.state import LAID_AWAY, UNDER, BatchState
from bot.players.batch.trained_games import play_nets
from bot.players.heuristics.play_state import before_the_lead
from bot.players.search.arrays import Floats, Ints, Weights, counts_of
from bot.players.search.hidden_cards import HiddenCards
from bot.players.search.sampler import draw, weighed_deals

MANNERS: tuple[tuple[float, float], ...] = ((0.75, 0.15), (0.25, 1.0))
"""How people play: as ``steady``, but for a share of their cards, which may be any. How many do, and that share.

Whoever has surprised belongs to those who play anything, the more likely the more often: their cards then tell little.
Chosen so that the worlds know better where the cards lie, whoever the others are (``tests.bench.beliefs``).
"""


class BatchSampler:
    """One seat's worlds at one moment, with how well each explains what the others did.

    ``passed`` are their weights added up; ``effective`` is as how many equally likely worlds they count.
    """

    def __init__(self, view: SeatView, count: int, rng: np.random.Generator) -> None:
        self._view, self._rng = view, rng
        self.batch, self._weights = sample_batch(view, count, rng)
        self._add_up()

    def _add_up(self) -> None:
        shares = np.exp(self._weights - self._weights.max())
        shares /= shares.sum()
        self.passed, self.effective = np.cumsum(shares), 1 / float((shares**2).sum())

    def extend(self, count: int) -> None:
        """So many worlds more, after those that are there."""
        more, weights = sample_batch(self._view, count, self._rng)
        self.batch, self._weights = self.batch.joined(more), np.concatenate([self._weights, weights])
        self._add_up()

    def draw(self, count: int) -> Ints:
        """So many rows of ``batch``, each as often as its weight deserves (systematic resampling)."""
        return draw(self.passed, count, self._rng.random())


def sample_batch(view: SeatView, count: int, rng: np.random.Generator) -> tuple[BatchState, Weights]:
    """Lines at the moment of the view, and the logarithms of their weights."""
    hidden, held, weights = weighed_deals(view, count, rng)
    batch = _batch_at_first_lead(view, hidden, held)
    return batch, weights + _likelihoods(view, batch)


def known_batch(view: SeatView) -> BatchState:
    """One row that holds no world, but what this seat knows; whatever it has not seen lies under."""
    public, places = view.public, places_of(view, 1)
    places.put(counts_of(view.hand), view.seat - 1)
    taken, turnup = public.turnup_taken_by, public.turnup
    if taken is not None and turnup is not None:
        places.put(counts_of((turnup,)), taken - 1)
    batch = batch_of_view(view, places.finished())
    partner = view.seat if view.secret_partner else public.partner
    if partner is not None:
        batch.makers[:, partner - 1] = True
    for seat, number in _plays(public):
        _ask(batch, seat, number)
        _lay(batch, number)
    _keep_secret(public, batch)
    if taken is not None and taken != view.seat and batch.voids[0, taken - 1, 0]:
        batch.where[batch.where == taken - 1] = UNDER  # whoever has no trump has laid the turn-up away
    return batch


def _batch_at_first_lead(view: SeatView, hidden: HiddenCards, held: Floats) -> BatchState:
    """The worlds before any card was played."""
    places, rules = places_of(view, len(held)), view.public.rules
    for seat in range(rules.players):
        away = seat + 1 in view.public.sitting_out
        places.put(held[:, seat], UNDER if away else seat)
    for at, (seat, _) in enumerate(hidden.discarders, rules.players + 1):
        places.put(held[:, at], LAID_AWAY + seat - 1)
    return call_partners(batch_of_view(view, places.finished()))


def _plays(public: PublicView) -> Iterator[tuple[int, int]]:
    """The seat, from 0, and the number of each card that was played, in their order."""
    number = CARD_INDEX[before_the_lead(public).trump]
    for trick in (*(trick.plays for trick in public.tricks), public.trick):
        for seat, card in trick:
            yield seat - 1, int(number[card])


def _ask(batch: BatchState, seat: int, number: int) -> None:
    """This seat is on turn, and will lay a card of this number. At an old-school table anybody may lead, and whoever
    shows a suit that they denied is not believed (law 9.2).
    """
    batch.turn = np.full(len(batch), seat, np.int64)
    batch.voids[:, seat, SUIT_OF[number]] = 0


def _lay(batch: BatchState, number: int) -> None:
    batch.lay(batch.held_copies(np.full(len(batch), number, np.int64)))


def _keep_secret(public: PublicView, batch: BatchState) -> None:
    """Whoever laid the best card called is not told by it unless everybody could see that it is the best (law 8.5)."""
    batch.secret[:] = public.called is not None and public.partner is None


def _likelihoods(view: SeatView, batch: BatchState) -> Weights:
    """Lay the cards that were played; the logarithm of how likely the others played just these."""
    nets = play_nets(view.public.rules)
    share, odd = np.array(MANNERS)[:, :, None].transpose(1, 0, 2)
    likely = np.tile(np.log(share), (batch.shape.seats, 1, len(batch)))
    for seat, number in _plays(view.public):
        _ask(batch, seat, number)
        lawful = batch.lawful()
        choices = lawful.sum(1)
        rows = np.flatnonzero(choices > 1)
        if seat != view.seat - 1 and len(rows):
            logits = masked_logits(nets.opponents, batch, lawful, rows)
            logits = np.exp(logits - logits.max(1, keepdims=True))
            usual = logits[:, number] / logits.sum(1)
            likely[seat][:, rows] += np.log((1 - odd) * usual + odd / choices[rows])
        _lay(batch, number)
    _keep_secret(view.public, batch)
    total: Weights = np.logaddexp.reduce(likely, axis=1).sum(0)
    return total
