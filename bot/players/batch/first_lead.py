"""Worlds in arrays before any card was played: where the cards lie, and what is settled by the calls.

Knows a view and the cards it is given, or sampled states; must not weigh worlds.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bot.engine.cards import Suit, make_pack
from bot.engine.ending import makers
from bot.engine.partner import turn_up_suit
from bot.engine.sides import Seat
from bot.engine.state import Contract, State
from bot.engine.views import SeatView, seat_view
from bot.players.batch.card_index import CARD_AT, CARD_INDEX, SUIT_INDEX
from bot.players.batch.shape import shape_of
from bot.players.batch.state import DEAD, LAID_AWAY, NO_CARD, NO_SUIT, UNDER, BatchState
from bot.players.heuristics.play_state import before_the_lead
from bot.players.search.arrays import CARDS, Bytes, Floats, counts_of, counts_of_each
from bot.players.search.worlds import played_by


class CardPlaces:
    """Where the cards of some worlds lie: ``where`` is filled place after place, each card once for each copy."""

    _NOWHERE = -1

    def __init__(self, view: SeatView, count: int) -> None:
        """What the view knows: cards that were played or laid away, and what is in no pack."""
        public = view.public
        rules, self._order = public.rules, CARD_AT[before_the_lead(public).trump]
        pack = counts_of(make_pack(rules.pack, rules.joker))[self._order]
        there = np.concatenate([pack > copy for copy in range(shape_of(rules).copies)])
        self.where = np.tile(np.where(there, self._NOWHERE, DEAD).astype(np.int8), (count, 1))
        for seat, cards in enumerate(played_by(public)):
            self.put(counts_of(cards), seat)
        self.put(counts_of(view.discarded), LAID_AWAY + view.seat - 1)

    def put(self, counts: Floats, place: int) -> None:
        """So many copies of each card, by the engine's numbers (``[33]`` or ``[n, 33]``), into this place."""
        left = np.broadcast_to(counts, (len(self.where), CARDS))[:, self._order].copy()
        for first in range(0, self.where.shape[1], CARDS):
            copies = self.where[:, first : first + CARDS]
            here = (copies == self._NOWHERE) & (left > 0)
            copies[here] = place
            left -= here

    def finished(self) -> Bytes:
        """``[n, cards]``; what was put nowhere lies under."""
        self.where[self.where == self._NOWHERE] = UNDER
        return self.where


def new_batch(view: SeatView, where: Bytes) -> BatchState:
    """These cards with all that is settled before the play, which is the same in every world but for a partner."""
    public, count, play = view.public, len(where), before_the_lead(view.public)
    trump, shape, none = play.trump, shape_of(public.rules), np.zeros(count, np.int64)
    turnup, suit = NO_CARD, 0
    if public.turnup is not None:
        turnup = int(CARD_INDEX[trump, public.turnup])
        suit = int(SUIT_INDEX[trump, turn_up_suit(public.turnup)]) if public.turned_down else 0
        if public.turnup_taken_by is None:
            where[:, turnup] = DEAD
    seats = [Seat(seat) for seat in public.rules.seats]
    side = makers(public.rules, Contract(Seat(play.maker), trump, public.alone))
    batch = BatchState(
        shape=shape, where=where, turn=none + play.turn - 1, led=none, winning=none, best=none,
        voids=np.zeros((count, shape.seats, len(Suit)), np.int8), taken=np.zeros((count, shape.seats), np.int64),
        makers=np.tile([seat in side for seat in seats], (count, 1)), maker=none + play.maker - 1,
        dealer=none + public.dealer - 1, out=np.tile([seat in public.sitting_out for seat in seats], (count, 1)),
        ordered=none + (public.turnup_taken_by is not None), turned_down=none + suit, turnup=none + turnup,
        bid=none + (public.bid or 0), called=none + NO_SUIT, best_called=none + NO_CARD, secret=none, laid=0, tricks=0,
        active=play.active,
    )  # fmt: skip
    if public.called is not None:
        batch.called, batch.secret = none + SUIT_INDEX[trump, public.called], none + 1
    return batch


def call_partners(batch: BatchState) -> BatchState:
    """The same lines; in each row whoever holds the best card of the suit called is the maker's partner (law 8.5)."""
    there = (batch.shape.suits == batch.called[:, None]) & (batch.where < batch.shape.seats)
    rows = np.flatnonzero(there.any(1))
    best = there[rows].argmax(1)
    batch.best_called[rows] = best
    batch.makers[rows, batch.where[rows, best]] = True
    return batch


def batch_of(starts: Sequence[State]) -> BatchState:
    """The first leads of these hands side by side; all of one game, with as many players who sit out."""
    alike: dict[tuple[object, ...], list[int]] = {}
    for number, start in enumerate(starts):
        alike.setdefault(_settled(start), []).append(number)
    first, *rest = [_batch_of_alike([starts[number] for number in group]) for group in alike.values()]
    return first.joined(*rest).rows(np.argsort(np.concatenate(list(alike.values()))))


def _settled(start: State) -> tuple[object, ...]:
    """All that ``new_batch`` makes of a hand at its first lead, but for the cards."""
    contract = start.agreed._replace(best=None, partner=None)
    return contract, start.dealt.turnup, start.dealt.turned_down, start.exchange.turnup_taken_by, start.standing.dealer


def _batch_of_alike(starts: Sequence[State]) -> BatchState:
    """Hands in which the same is settled and that differ only by where the cards lie."""
    first = starts[0]
    view = seat_view(first, first.turn or Seat(1))._replace(discarded=())
    places, away = CardPlaces(view, len(starts)), first.agreed.sitting_out
    for seat in first.rules.seats:
        hands = [start.hands[seat - 1] for start in starts]
        places.put(counts_of_each(hands), UNDER if seat in away else seat - 1)
    for seat in sorted({seat for start in starts for seat, _ in start.exchange.discards}):
        laid = [[card for who, cards in start.exchange.discards if who == seat for card in cards] for start in starts]
        places.put(counts_of_each(laid), LAID_AWAY + seat - 1)
    return call_partners(new_batch(view, places.finished()))
