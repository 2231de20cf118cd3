"""Worlds in arrays before any card was played: where the cards lie, and what is settled by the calls.

Knows a view and the cards it is given, or sampled states; must not weigh worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bot.engine.cards import Card, Suit, make_pack
from bot.engine.ending import makers
from bot.engine.partner import turn_up_suit
from bot.engine.rules import Rules
from bot.engine.sides import Seat
from bot.engine.state import Contract, State
from bot.engine.views import PublicView, SeatView, public_view
from bot.players.batch.card_index import CARD_AT, CARD_INDEX, SUIT_INDEX
from bot.players.batch.shape import shape_of
from bot.players.batch.state import DEAD, LAID_AWAY, NO_CARD, NO_SUIT, UNDER, BatchState
from bot.players.heuristics.play_state import before_the_lead
from bot.players.search.arrays import CARDS, Bytes, Floats, Ints, counts_of, counts_of_each
from bot.players.search.worlds import played_by


class CardPlaces:
    """Where the cards of some worlds lie: ``where`` is filled place after place, each card once for each copy."""

    _NOWHERE = -1

    def __init__(self, rules: Rules, trumps: Ints) -> None:
        """No card lies anywhere yet; the cards of each row are numbered under its trump."""
        order = CARD_AT[trumps]
        pack = counts_of(make_pack(rules.pack, rules.joker))[order]
        there = np.concatenate([pack > copy for copy in range(shape_of(rules).copies)], axis=1)
        self.where = np.where(there, np.int8(self._NOWHERE), np.int8(DEAD))
        self._order = order + CARDS * np.arange(len(order))[:, None]

    def put(self, counts: Floats, place: int | Ints) -> None:
        """So many copies of each card, by the engine's numbers (``[33]`` or ``[n, 33]``), into this place, or into
        these of each row.
        """
        left = np.broadcast_to(counts, self._order.shape).ravel()[self._order]
        places = np.broadcast_to(np.asarray(place, np.int8), len(left))[:, None]
        for first in range(0, self.where.shape[1], CARDS):
            copies = self.where[:, first : first + CARDS]
            here = (copies == self._NOWHERE) & (left > 0)
            np.copyto(copies, places, where=here)
            left -= here

    def finished(self) -> Bytes:
        """``[n, cards]``; what was put nowhere lies under."""
        self.where[self.where == self._NOWHERE] = UNDER
        return self.where


def places_of(view: SeatView, count: int) -> CardPlaces:
    """So many worlds of which this is known: the cards that were played, or laid away by this seat."""
    public = view.public
    places = CardPlaces(public.rules, np.full(count, before_the_lead(public).trump))
    for seat, cards in enumerate(played_by(public)):
        places.put(counts_of(cards), seat)
    places.put(counts_of(view.discarded), LAID_AWAY + view.seat - 1)
    return places


class Settled(NamedTuple):
    """What the calls have settled: seats from 0, cards and suits as ``BatchState`` numbers them, ``trump`` as the
    engine does. Where a partner is called, ``makers`` is the maker alone.
    """

    trump: int
    turn: int
    maker: int
    dealer: int
    ordered: int
    turned_down: int
    turnup: int
    bid: int
    called: int
    makers: tuple[bool, ...]
    out: tuple[bool, ...]


def settled_by(public: PublicView) -> Settled:
    """All that this view tells of the hand before the first lead."""
    play, seats = before_the_lead(public), [Seat(seat) for seat in public.rules.seats]
    trump, turnup, suit, called = play.trump, NO_CARD, 0, NO_SUIT
    if public.turnup is not None:
        turnup = int(CARD_INDEX[trump, public.turnup])
        suit = int(SUIT_INDEX[trump, turn_up_suit(public.turnup)]) if public.turned_down else 0
    if public.called is not None:
        called = int(SUIT_INDEX[trump, public.called])
    side = makers(public.rules, Contract(Seat(play.maker), trump, public.alone))
    return Settled(
        trump, play.turn - 1, play.maker - 1, public.dealer - 1, int(public.turnup_taken_by is not None), suit, turnup,
        public.bid or 0, called, tuple([seat in side for seat in seats]),
        tuple([seat in public.sitting_out for seat in seats]),
    )  # fmt: skip


def new_batch(rules: Rules, settled: Sequence[Settled], which: Ints, where: Bytes) -> BatchState:
    """The first leads of worlds in which the cards lie so, and in row ``n`` ``settled[which[n]]`` is; in all as many
    sit out.
    """
    (_, turn, maker, dealer, ordered, turned_down, turnup, bid, called, side, out) = [
        np.array(column)[which] for column in zip(*settled, strict=True)
    ]
    shape, count = shape_of(rules), len(where)
    left = np.flatnonzero((turnup != NO_CARD) & (ordered == 0))
    where[left, turnup[left]] = DEAD
    return BatchState(
        shape=shape, where=where, turn=turn, led=np.zeros(count, np.int64), winning=np.zeros(count, np.int64),
        best=np.zeros(count, np.int64), voids=np.zeros((count, shape.seats, len(Suit)), np.int8),
        taken=np.zeros((count, shape.seats), np.int64), makers=side, maker=maker, dealer=dealer, out=out,
        ordered=ordered, turned_down=turned_down, turnup=turnup, bid=bid, called=called,
        best_called=np.full(count, NO_CARD, np.int64), secret=(called != NO_SUIT).astype(np.int64), laid=0, tricks=0,
        active=shape.seats - sum(settled[0].out),
    )  # fmt: skip


def batch_of_view(view: SeatView, where: Bytes) -> BatchState:
    """The same for worlds of one view."""
    public = view.public
    return new_batch(public.rules, [settled_by(public)], np.zeros(len(where), np.int64), where)


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
    rules, known = starts[0].rules, dict[tuple[object, ...], int]()
    settled, which = list[Settled](), list[int]()
    for start in starts:
        key = _what_settles(start)
        if key not in known:
            known[key] = len(settled)
            settled.append(settled_by(public_view(start)))
        which.append(known[key])
    rows = np.array(which)
    places = CardPlaces(rules, np.array([each.trump for each in settled])[rows])
    out = np.array([each.out for each in settled])[rows]
    for seat in range(rules.players):
        places.put(counts_of_each([start.hands[seat] for start in starts]), np.where(out[:, seat], UNDER, seat))
    for seat in range(rules.players):
        laid = [_laid_away(start, Seat(seat + 1)) for start in starts]
        if any(laid):
            places.put(counts_of_each(laid), LAID_AWAY + seat)
    return call_partners(new_batch(rules, settled, rows, places.finished()))


def _laid_away(start: State, seat: Seat) -> list[Card]:
    """What this seat has laid away."""
    return [card for who, cards in start.exchange.discards if who == seat for card in cards]


def _what_settles(start: State) -> tuple[object, ...]:
    """All that ``settled_by`` depends on."""
    contract = start.agreed._replace(best=None, partner=None)
    return contract, start.dealt.turnup, start.dealt.turned_down, start.exchange.turnup_taken_by, start.standing.dealer
