"""Worlds in arrays before any card was played: where the cards lie, and what is settled by the calls.

Knows a view and the cards it is given, or sampled states; must not weigh worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bot.engine.cards import Card, Suit, make_pack
from bot.engine.rules import Rules
from bot.engine.scoring import makers
from bot.engine.seats import Seat
from bot.engine.state import Contract, State, turn_up_suit
from bot.engine.views import PublicView, public_view
from bot.players.batch.card_index import CARD_AT, CARD_INDEX, SUIT_INDEX
from bot.players.batch.shape import shape_of
from bot.players.batch.state import DEAD, LAID_AWAY, MOST_SEATS, NO_CARD, NO_SUIT, UNDER, BatchState
from bot.players.heuristics.play_state import before_the_lead
from bot.players.search.arrays import CARDS, Bytes, Floats, Ints, counts_of, counts_of_each

NOWHERE = -1
"""Where a card is that has not been put anywhere yet."""


class CardPlaces:
    """Where the cards of some worlds lie: ``where`` is filled place after place, each card once for each copy."""

    def __init__(self, trumps: Ints, where: Bytes) -> None:
        """Cards lie ``where`` they are known to lie; those of each row are numbered under its trump."""
        self.where = where
        self._order = CARD_AT[trumps] + CARDS * np.arange(len(where))[:, None]

    @classmethod
    def of_pack(cls, rules: Rules, trumps: Ints) -> CardPlaces:
        """No card of the pack lies anywhere yet."""
        pack = counts_of(make_pack(rules.pack, rules.joker))[CARD_AT[trumps]]
        there = np.concatenate([pack > copy for copy in range(shape_of(rules).copies)], axis=1)
        return cls(trumps, np.where(there, np.int8(NOWHERE), np.int8(DEAD)))

    def put(self, counts: Floats, place: int | Ints) -> None:
        """So many copies of each card, by the engine's numbers (``[33]`` or ``[n, 33]``), into this place, or into
        these of each row.
        """
        left = np.broadcast_to(counts, self._order.shape).ravel()[self._order]
        places = np.broadcast_to(np.asarray(place, np.int8), len(left))[:, None]
        for first in range(0, self.where.shape[1], CARDS):
            copies = self.where[:, first : first + CARDS]
            here = (copies == NOWHERE) & (left > 0)
            np.copyto(copies, places, where=here)
            left -= here

    def finished(self) -> Bytes:
        """``[n, cards]``; what was put nowhere lies under."""
        self.where[self.where == NOWHERE] = UNDER
        return self.where


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


def call_partners(batch: BatchState) -> BatchState:
    """The same lines; in each row whoever holds the best card of the suit called, or has played it, is the maker's
    partner (law 8.5).
    """
    there = (batch.shape.suits == batch.called[:, None]) & (batch.where < LAID_AWAY)
    rows = np.flatnonzero(there.any(1))
    best = there[rows].argmax(1)
    batch.best_called[rows] = best
    batch.makers[rows, batch.where[rows, best] % MOST_SEATS] = True
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
    places = CardPlaces.of_pack(rules, np.array([each.trump for each in settled])[rows])
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
