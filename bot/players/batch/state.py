"""Lines: many hands in the play, all at the same card of the same trick, and the laying of one card in each.

Seats are counted from 0 here. It must agree with the engine about every trick (a test walks both side by side).
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, fields

import numpy as np

from bot.players.batch.card_index import POWER, SUIT_OF
from bot.players.batch.shape import Shape
from bot.players.search.arrays import CARDS, Bytes, Flags, Ints

MOST_SEATS = 6
PLAYED, ON_TABLE, LAID_AWAY = MOST_SEATS, 2 * MOST_SEATS, 3 * MOST_SEATS
DEAD, UNDER = 4 * MOST_SEATS, 4 * MOST_SEATS + 1
"""Where a card is: 0 to 5 in that seat's hand; ``PLAYED`` + seat in an earlier trick; ``ON_TABLE`` + seat in this one;
``LAID_AWAY`` + seat laid away by it; ``DEAD`` turned down, in no pack or known to sit out; ``UNDER`` in the kitty.
"""
NO_CARD = NO_SUIT = -1


def followed(held: Flags, wanted: Flags) -> Flags:
    """The cards of each hand that are wanted; all of them where none is."""
    found: Flags = held & wanted
    return np.where(found.any(1, keepdims=True), found, held)


@dataclass(slots=True)
class BatchState:
    """``n`` worlds, a row of each array for each; in all ``laid`` cards lie in the trick and ``tricks`` are over.

    Cards are numbered as in ``card_index.py``; the second copies of a double pack come after the first, each
    ``CARDS`` later.
    """

    shape: Shape
    where: Bytes
    """``[n, 33 * copies]``: the place of every card."""
    turn: Ints
    led: Ints
    """The suit led; what it says between tricks does not count."""
    winning: Ints
    """The seat whose card is best."""
    best: Ints
    """That card."""
    voids: Bytes
    """``[n, seat, suit]``: 1 if the seat did not follow the suit."""
    taken: Ints
    """``[n, seat]``: tricks."""
    makers: Flags
    """``[n, seat]``: who wins or loses with the maker."""
    maker: Ints
    dealer: Ints
    out: Flags
    """``[n, seat]``: who sits out."""
    ordered: Ints
    """1 if the dealer has taken up the turn-up."""
    turned_down: Ints
    """The suit turned down, or 0."""
    turnup: Ints
    bid: Ints
    """The tricks bid, or 0."""
    called: Ints
    """The suit whose best card makes its holder the maker's partner, or ``NO_SUIT``."""
    best_called: Ints
    """That card, or ``NO_CARD`` if nobody is known to hold one."""
    secret: Ints
    """1 while it is not public who the partner is."""
    laid: int
    tricks: int
    active: int

    def __len__(self) -> int:
        return len(self.turn)

    def rows(self, chosen: Ints) -> BatchState:
        """These rows, as a copy; a row may be chosen more than once."""
        found = copy(self)
        for name in _ARRAYS:
            setattr(found, name, getattr(self, name)[chosen])
        return found

    def joined(self, *more: BatchState) -> BatchState:
        """These rows and then those of other batches, at the same card of the same trick wherever that matters."""
        found = copy(self)
        for name in _ARRAYS:
            setattr(found, name, np.concatenate([getattr(batch, name) for batch in (self, *more)]))
        return found

    def lawful(self) -> Flags:
        """``[n, 33 * copies]``: what the seat on turn may play (laws 6.1, 6.2)."""
        return followed(self.where == self.turn[:, None], self.wanted())

    def wanted(self) -> Flags:
        """``[n, 33 * copies]``, or one row for all: what the seat on turn must play of, if it can."""
        wanted: Flags = np.ones((1, self.shape.cards), bool)
        if self.laid:
            wanted = self.led[:, None] == self.shape.suits
        elif self.shape.plain_first and not self.tricks:
            wanted = self.shape.suits[None] != 0
        return wanted

    def held_copies(self, numbers: Ints) -> Ints:
        """Of each row's card that copy which the seat on turn holds."""
        if self.shape.copies == 1:
            return numbers
        first = self.where[np.arange(len(self)), numbers] == self.turn
        return np.where(first, numbers, numbers + CARDS)

    def lay(self, cards: Ints) -> None:
        """In each world the seat on turn plays this card; full tricks are gathered and their winners are on turn."""
        every, turn, numbers = np.arange(len(self)), self.turn, cards % CARDS
        suits = SUIT_OF[numbers].astype(np.int64)
        self.where[every, cards] = ON_TABLE + turn
        if not self.laid:
            self.led, self.winning, self.best = suits, turn, cards
        else:
            off = suits != self.led
            self.voids[every[off], turn[off], self.led[off]] = 1
            better = POWER[self.led, numbers] > POWER[self.led, self.best % CARDS]
            self.winning = np.where(better, turn, self.winning)
            self.best = np.where(better, cards, self.best)
        if self.shape.partner_called:
            self.secret = np.where(cards == self.best_called, 0, self.secret)
        self.laid += 1
        if self.laid < self.active:
            self.turn = self._next(turn)
            return
        self.taken[every, self.winning] += 1
        self.where[(self.where >= ON_TABLE) & (self.where < LAID_AWAY)] -= ON_TABLE - PLAYED
        self.turn, self.laid = self.winning, 0
        self.tricks += 1

    def _next(self, seats: Ints) -> Ints:
        """Who plays after these seats."""
        every, left = np.arange(len(self)), (seats + 1) % self.shape.seats
        for _ in range(self.shape.seats - self.active):
            left = np.where(self.out[every, left], (left + 1) % self.shape.seats, left)
        return left

    def cycle(self) -> Ints:
        """``[active, n]``: the seats that play, from the one on turn."""
        seats = [self.turn]
        while len(seats) < self.active:
            seats.append(self._next(seats[-1]))
        return np.stack(seats)

    def makers_tricks(self) -> Ints:
        """The tricks of the maker's side."""
        tricks: Ints = (self.taken * self.makers).sum(1)
        return tricks


_ARRAYS = tuple(field.name for field in fields(BatchState) if field.name not in ("shape", "laid", "tricks", "active"))
"""What has a row for each world."""
