"""Lines: many hands in the play, all at the same card of the same trick, and the laying of one card in each.

Seats are counted from 0 here. It must agree with the engine about every trick (a test walks both side by side).
"""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np

from bot.players.batch.card_index import POWER, SUIT_OF
from bot.players.search.arrays import Bytes, Flags, Ints

SEATS = 4
PLAYED, ON_TABLE, DEAD, UNDER, LAID_AWAY = 4, 8, 12, 13, 14
"""Where a card is: 0 to 3 in that seat's hand; ``PLAYED`` + seat in an earlier trick; ``ON_TABLE`` + seat in this one;
``DEAD`` turned down, in no pack or known to sit out; ``UNDER`` in the kitty; ``LAID_AWAY`` by the dealer.
"""
NOBODY = SEATS


@dataclass(slots=True)
class BatchState:
    """``n`` worlds, a row of each array for each; in all ``laid`` cards lie in the trick and ``tricks`` are over."""

    where: Bytes
    """``[n, 33]``: the place of every card."""
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
    """``[n, 2]``: tricks by side; seat 0 and 2 are side 0."""
    maker: Ints
    dealer: Ints
    out: Ints
    """The seat that sits out, or ``NOBODY``."""
    ordered: Ints
    """1 if the dealer has taken up the turn-up."""
    turned_down: Ints
    """The suit turned down, or 0."""
    turnup: Ints
    laid: int
    tricks: int
    active: int

    def __len__(self) -> int:
        return len(self.turn)

    def rows(self, chosen: Ints) -> BatchState:
        """These rows, as a copy; a row may be chosen more than once."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        for name, value in values.items():
            if isinstance(value, np.ndarray):
                values[name] = value[chosen]
        return BatchState(**values)

    def and_of(self, more: BatchState) -> BatchState:
        """These rows and then those of another batch at the same card of the same trick."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        for name, value in values.items():
            if isinstance(value, np.ndarray):
                values[name] = np.concatenate([value, getattr(more, name)])
        return BatchState(**values)

    def lawful(self) -> Flags:
        """``[n, 33]``: what the seat on turn may play (law 6.1)."""
        held: Flags = self.where == self.turn[:, None]
        if not self.laid:
            return held
        following = held & (self.led[:, None] == SUIT_OF)
        return np.where(following.any(1)[:, None], following, held)

    def lay(self, cards: Ints) -> None:
        """In each world the seat on turn plays this card; full tricks are gathered and their winners are on turn."""
        every, turn, suits = np.arange(len(self)), self.turn, SUIT_OF[cards].astype(np.int64)
        self.where[every, cards] = ON_TABLE + turn
        if not self.laid:
            self.led, self.winning, self.best = suits, turn, cards
        else:
            off = suits != self.led
            self.voids[every[off], turn[off], self.led[off]] = 1
            better = POWER[self.led, cards] > POWER[self.led, self.best]
            self.winning = np.where(better, turn, self.winning)
            self.best = np.where(better, cards, self.best)
        self.laid += 1
        if self.laid < self.active:
            left = (turn + 1) % SEATS
            self.turn = np.where(left == self.out, (left + 1) % SEATS, left)
            return
        self.taken[every, self.winning % 2] += 1
        self.where[(self.where >= ON_TABLE) & (self.where < DEAD)] -= ON_TABLE - PLAYED
        self.turn, self.laid = self.winning, 0
        self.tricks += 1

    def makers_tricks(self) -> Ints:
        """The tricks of the maker's side."""
        tricks: Ints = self.taken[np.arange(len(self)), self.maker % 2]
        return tricks
