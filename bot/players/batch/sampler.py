"""The worlds of ``search/sampler.py`` for the play of batches, weighed by the cards seen as well, as nets play them.

It must know nothing but the view.
"""

from __future__ import annotations

import numpy as np

from bot.engine.cards import Suit, make_pack
from bot.engine.partner import turn_up_suit
from bot.engine.views import PublicView, SeatView
from bot.players.batch.card_index import CARD_AT, CARD_INDEX, SUIT_INDEX
from bot.players.batch.rollout import masked_logits
from bot.players.batch.state import DEAD, LAID_AWAY, NOBODY, SEATS, UNDER, BatchState
from bot.players.batch.trained_games import play_nets
from bot.players.heuristics.play_state import before_the_lead
from bot.players.search.arrays import CARDS, Bytes, Floats, Ints, Weights
from bot.players.search.hidden_cards import HiddenCards
from bot.players.search.sampler import draw, weighed_deals
from bot.players.search.worlds import played_by

MANNERS: tuple[tuple[float, float], ...] = ((0.75, 0.15), (0.25, 1.0))
"""How people play: as ``steady``, but for a share of their cards, which may be any. How many do, and that share.

Whoever has surprised belongs to those who play anything, the more likely the more often: their cards then tell little.
Chosen so that the worlds know better where the cards lie, whoever the others are (``tests.bench.beliefs``).
"""


class BatchSampler:
    """One seat's worlds at one moment, with how well each explains what the others did."""

    def __init__(self, view: SeatView, count: int, rng: np.random.Generator) -> None:
        self._view, self._rng = view, rng
        self.batch, self._weights = sample_batch(view, count, rng)
        self._add_up()

    def _add_up(self) -> None:
        shares = np.exp(self._weights - self._weights.max())
        self.passed = np.cumsum(shares / shares.sum())

    def extend(self, count: int) -> None:
        """So many worlds more, after those that are there."""
        more, weights = sample_batch(self._view, count, self._rng)
        self.batch, self._weights = self.batch.and_of(more), np.concatenate([self._weights, weights])
        self._add_up()

    def draw(self, count: int) -> Ints:
        """So many rows of ``batch``, each as often as its weight deserves (systematic resampling)."""
        return draw(self.passed, count, self._rng.random())


def sample_batch(view: SeatView, count: int, rng: np.random.Generator) -> tuple[BatchState, Weights]:
    """Lines at the moment of the view, and the logarithms of their weights."""
    hidden, held, weights = weighed_deals(view, count, rng)
    batch = _batch_at_first_lead(view, hidden, held)
    return batch, weights + _replay(view, batch)


def known_batch(view: SeatView) -> BatchState:
    """One row that holds no world, but what this seat knows; whatever it has not seen lies under."""
    public, where = view.public, _where_known(view)
    number = CARD_INDEX[before_the_lead(public).trump]
    where[:, number[list(view.hand)]] = view.seat - 1
    taken, turnup = public.turnup_taken_by, public.turnup
    if taken is not None and turnup is not None and where[0, number[turnup]] == UNDER:
        where[:, number[turnup]] = taken - 1
    batch = _new_batch(public, where)
    for trick in (*(trick.plays for trick in public.tricks), public.trick):
        for _, card in trick:
            batch.lay(np.full(1, number[card], np.int64))
    if taken not in (None, view.seat) and batch.voids[0, taken - 1, 0]:
        batch.where[batch.where == taken - 1] = UNDER  # whoever has no trump has laid the turn-up away
    return batch


def _where_known(view: SeatView, count: int = 1) -> Bytes:
    """``[count, 33]`` before any card was played: the cards that were, what is in no pack, what was laid away."""
    public = view.public
    number = CARD_INDEX[before_the_lead(public).trump]
    where = np.full((count, CARDS), UNDER, np.int8)
    pack = make_pack(public.rules.pack, public.rules.joker)
    where[:, number[[card for card in range(CARDS) if card not in pack]]] = DEAD
    where[:, number[list(view.discarded)]] = LAID_AWAY
    for seat, cards in enumerate(played_by(public)):
        where[:, number[list(cards)]] = seat
    return where


def _batch_at_first_lead(view: SeatView, hidden: HiddenCards, held: Floats) -> BatchState:
    """The worlds before any card was played."""
    public, where = view.public, _where_known(view, len(held))
    by_number = held[:, :, CARD_AT[before_the_lead(public).trump]] > 0
    for seat in range(SEATS):
        where[by_number[:, seat]] = seat
    for at in range(len(hidden.discarders)):
        where[by_number[:, SEATS + 1 + at]] = LAID_AWAY
    for away in public.sitting_out:
        where[where == away - 1] = UNDER
    return _new_batch(public, where)


def _new_batch(public: PublicView, where: Bytes) -> BatchState:
    """These cards with all that is settled before the play, which is the same in every world."""
    count, play = len(where), before_the_lead(public)
    trump = play.trump

    def all_lines(value: int) -> Ints:
        return np.full(count, value, np.int64)

    turnup, suit = -1, 0
    if public.turnup is not None:
        turnup = int(CARD_INDEX[trump, public.turnup])
        suit = int(SUIT_INDEX[trump, turn_up_suit(public.turnup)]) if public.turned_down else 0
        if public.turnup_taken_by is None:
            where[:, turnup] = DEAD
    out = public.sitting_out[0] - 1 if public.sitting_out else NOBODY
    none = all_lines(0)
    return BatchState(
        where=where, turn=all_lines(play.turn - 1), led=none, winning=none, best=none,
        voids=np.zeros((count, SEATS, len(Suit)), np.int8), taken=np.zeros((count, 2), np.int64),
        maker=all_lines(play.maker - 1), dealer=all_lines(public.dealer - 1), out=all_lines(out),
        ordered=all_lines(public.turnup_taken_by is not None), turned_down=all_lines(suit), turnup=all_lines(turnup),
        laid=0, tricks=0, active=play.active,
    )  # fmt: skip


def _replay(view: SeatView, batch: BatchState) -> Weights:
    """Lay the cards that were played; the logarithm of how likely the others played just these."""
    public, nets = view.public, play_nets(view.public.rules)
    if nets is None:
        raise ValueError("no net knows this play")
    share, odd = np.array(MANNERS)[:, :, None].transpose(1, 0, 2)
    likely = np.tile(np.log(share), (SEATS, 1, len(batch)))
    number = CARD_INDEX[before_the_lead(public).trump]
    for trick in (*(trick.plays for trick in public.tricks), public.trick):
        for seat, card in trick:
            laid = number[card]
            lawful = batch.lawful()
            choices = lawful.sum(1)
            rows = np.flatnonzero(choices > 1)
            if seat != view.seat and len(rows):
                logits = masked_logits(nets.opponents, batch, lawful, rows)
                logits = np.exp(logits - logits.max(1, keepdims=True))
                usual = logits[:, laid] / logits.sum(1)
                likely[seat - 1][:, rows] += np.log((1 - odd) * usual + odd / choices[rows])
            batch.lay(np.full(len(batch), laid, np.int64))
    total: Weights = np.logaddexp.reduce(likely, axis=1).sum(0)
    return total
