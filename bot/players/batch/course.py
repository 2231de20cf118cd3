"""The course of the play as everybody saw it, in one row of a batch that knows no hand.

Knows a view; must not guess where hidden cards lie: they lie ``UNDER``, but for the turn-up in the hand that took it.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bot.engine.views import PublicView, SeatView
from bot.players.batch.card_index import CARD_INDEX, SUIT_OF
from bot.players.batch.first_lead import NOWHERE, CardPlaces, new_batch, settled_by
from bot.players.batch.state import LAID_AWAY, UNDER, BatchState
from bot.players.heuristics.play_state import before_the_lead
from bot.players.search.arrays import Flags, Ints, counts_of
from bot.players.search.worlds import played_by

ONE_ROW: Ints = np.zeros(1, np.int64)


class Course:
    """``now`` is the table as it lies open. ``moments`` has a row for each card that was laid, in their order, as the
    table lay just before; in it ``laid`` cards lay in the trick and ``tricks`` were over, ``wanted`` had to be played
    of if possible, and the card with this of the ``numbers`` was.
    """

    def __init__(self, public: PublicView) -> None:
        self.now, moments, numbers = _first_lead_as_seen(public), list[BatchState](), list[int]()
        for number in _lay_again(public, self.now):
            moments.append(self.now.rows(ONE_ROW))
            numbers.append(number)
        self.moments = moments[0].joined(*moments[1:]) if moments else self.now.rows(ONE_ROW[:0])
        self.numbers = np.array(numbers, np.int64)
        self.laid = np.array([moment.laid for moment in moments], np.int64)
        self.tricks = np.array([moment.tricks for moment in moments], np.int64)
        self.wanted = np.array([moment.wanted()[0] for moment in moments], bool)


def known_batch(view: SeatView) -> BatchState:
    """One row that holds no world, but what this seat knows; whatever it has not seen lies under."""
    public = view.public
    batch = _first_lead_as_seen(public)
    for _ in _lay_again(public, batch):
        pass
    places = places_after(public, batch, (batch.where == UNDER) | (batch.where == view.seat - 1))
    places.put(counts_of(view.hand), view.seat - 1)
    places.put(counts_of(view.discarded), LAID_AWAY + view.seat - 1)
    batch.where = places.finished()
    batch.makers[:, view.seat - 1] |= view.secret_partner
    return batch


def places_after(public: PublicView, seen: BatchState, hidden: Flags) -> CardPlaces:
    """Where the cards of each row of ``hidden`` lie after what was ``seen``; those that are hidden lie nowhere yet."""
    trumps = np.full(len(hidden), before_the_lead(public).trump)
    return CardPlaces(trumps, np.where(hidden, np.int8(NOWHERE), seen.where))


def _first_lead_as_seen(public: PublicView) -> BatchState:
    """The table before any card was laid; those that have been laid since are in their hands."""
    places = CardPlaces.of_pack(public.rules, np.full(1, before_the_lead(public).trump))
    for seat, cards in enumerate(played_by(public)):
        if cards:
            places.put(counts_of(cards), seat)
    taker, turnup = public.turnup_taken_by, public.turnup
    if taker is not None and turnup is not None:
        places.put(counts_of((turnup,)), taker - 1)
    batch = new_batch(public.rules, [settled_by(public)], ONE_ROW, places.finished())
    if public.partner is not None:
        batch.makers[:, public.partner - 1] = True
        shown = (batch.where[0] == public.partner - 1) & (batch.shape.suits == batch.called)
        batch.best_called[:] = shown.argmax()
    return batch


def _lay_again(public: PublicView, batch: BatchState) -> Iterator[int]:
    """Lay all cards that were played, giving each one's number just before, when its player is on turn.

    At an old-school table anybody may lead, and whoever shows a suit that they denied is not believed (law 9.2).
    """
    numbers = CARD_INDEX[before_the_lead(public).trump]
    for trick in (*(trick.plays for trick in public.tricks), public.trick):
        for seat, card in trick:
            number = numbers[card]
            batch.turn = np.full(1, seat - 1, np.int64)
            batch.voids[:, seat - 1, SUIT_OF[number]] = 0
            yield int(number)
            batch.lay(batch.held_copies(np.full(1, number, np.int64)))
            turnup = batch.turnup[0]
            if seat == public.turnup_taken_by and batch.voids[0, seat - 1, 0] and batch.where[0, turnup] == seat - 1:
                batch.where[0, turnup] = UNDER  # whoever has no trump has laid it away
    batch.secret[:] = public.called is not None and public.partner is None
