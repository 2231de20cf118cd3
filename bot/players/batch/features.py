"""What the seat on turn knows in each world, as numbers: the inputs of the nets.

Only what that seat may know goes in: its own hand, the cards and voids everybody saw, the calls; never another hand.
"""

from __future__ import annotations

import numpy as np

from bot.players.batch.card_index import MIRRORED, SUITS
from bot.players.batch.state import DEAD, LAID_AWAY, NOBODY, ON_TABLE, PLAYED, SEATS, UNDER, BatchState
from bot.players.search.arrays import CARDS, Bytes, Ints

UNSEEN, MINE, WITH_DEALER, GONE = 0, 1, 9, 10
PLAYED_BY = 2
"""Plus the seat counted from one's own: played in an earlier trick."""
IN_TRICK = 5
"""Plus the seat counted from one's own: in this trick."""
_PLANES = (MINE, UNSEEN, WITH_DEALER, *range(PLAYED_BY, PLAYED_BY + SEATS))
_TRICKS = 5
_WIDTHS = (
    CARDS * (len(_PLANES) + 2), SUITS, SEATS, SEATS, (SEATS - 1) * SUITS, SEATS, 1, SEATS, SEATS, 1, SUITS, _TRICKS,
    _TRICKS,
)  # fmt: skip
WIDTH = sum(_WIDTHS)
"""How many numbers a seat's knowledge is."""


def _visibility() -> Bytes:
    """``[seat, dealer, place]``: how a seat sees a card that is there."""
    table = np.full((SEATS, SEATS, LAID_AWAY + 1), UNSEEN, np.int8)
    for seat in range(SEATS):
        table[seat, :, seat] = MINE
        for other in range(SEATS):
            table[seat, :, PLAYED + other] = PLAYED_BY + (other - seat) % SEATS
            table[seat, :, ON_TABLE + other] = IN_TRICK + (other - seat) % SEATS
        table[seat, :, DEAD] = GONE
        table[seat, :, UNDER] = UNSEEN
        table[seat, seat, LAID_AWAY] = GONE
    return table


_VISIBILITY = _visibility()
_OTHERS: Ints = np.array([[(seat + by) % SEATS for by in range(1, SEATS)] for seat in range(SEATS)])


def visible_places(batch: BatchState, rows: Ints) -> Bytes:
    """``[rows, 33]``: where the seat on turn sees each card."""
    turn, dealer, where = batch.turn[rows], batch.dealer[rows], batch.where[rows]
    seen: Bytes = _VISIBILITY[turn[:, None], dealer[:, None], where]
    every, turnup = np.arange(len(rows)), batch.turnup[rows]
    known = (batch.ordered[rows] == 1) & (dealer != turn) & (batch.out[rows] != dealer)
    known &= where[every, turnup] == dealer
    seen[every[known], turnup[known]] = WITH_DEALER
    return seen


def features(batch: BatchState, rows: Ints) -> Bytes:
    """``[rows, WIDTH]``: zeros and ones; the numbers of one input lie side by side."""
    turn, seen, every = batch.turn[rows], np.ascontiguousarray(visible_places(batch, rows).T), np.arange(len(rows))
    out = np.zeros((WIDTH, len(rows)), np.int8)
    ends = np.cumsum(_WIDTHS)
    for at, place in enumerate(_PLANES):
        if batch.tricks or not PLAYED_BY <= place < PLAYED_BY + SEATS:
            out[at * CARDS : (at + 1) * CARDS] = seen == place
    trick, best = len(_PLANES) * CARDS, (len(_PLANES) + 1) * CARDS
    if batch.laid:
        out[trick:best] = (seen > IN_TRICK) & (seen < WITH_DEALER)
        out[best + batch.best[rows], every] = 1
        out[ends[0] + batch.led[rows], every] = 1
        out[ends[2] + (batch.winning[rows] - turn) % SEATS, every] = 1
    else:
        out[ends[2]] = 1
    out[ends[1] + batch.laid] = 1
    voids = batch.voids[rows][every[:, None], _OTHERS[turn]]
    out[ends[3] : ends[4]] = voids.reshape(len(rows), -1).T
    out[ends[4] + (batch.maker[rows] - turn) % SEATS, every] = 1
    away = batch.out[rows]
    gone = away != NOBODY
    out[ends[5]] = gone
    out[ends[6] + (away[gone] - turn[gone]) % SEATS, every[gone]] = 1
    out[ends[7] + (batch.dealer[rows] - turn) % SEATS, every] = 1
    out[ends[8]] = batch.ordered[rows]
    out[ends[9] + batch.turned_down[rows], every] = 1
    ours = batch.taken[rows][every, turn % 2]
    out[ends[10] + ours, every] = 1
    out[ends[11] + batch.tricks - ours, every] = 1
    return out.T


def _mirror() -> Ints:
    cards, suits = list(MIRRORED), [0, 1, 3, 2]
    turned = {0: cards, 1: suits, 4: suits, 10: suits}
    out: list[int] = []
    for block, width in enumerate(_WIDTHS):
        order = turned.get(block, list(range(width)))
        start = len(out)
        for at in range(start, start + width, len(order)):
            out += [at + other for other in order]
    return np.array(out)


MIRROR = _mirror()
"""The inputs in the order they would have if the two suits that are not of trump's colour changed places."""
