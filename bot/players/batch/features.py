"""What the seat on turn knows in each world, as numbers: the inputs of the nets.

Only what that seat may know goes in: its own hand, the cards and voids everybody saw, the calls; never another hand.
"""

from __future__ import annotations

import numpy as np

from bot.players.batch.card_index import MIRRORED, SUITS
from bot.players.batch.state import DEAD, LAID_AWAY, NOBODY, ON_TABLE, PLAYED, SEATS, UNDER, BatchState
from bot.players.search.arrays import CARDS, Bytes, Ints

_MINE, _UNSEEN, _WITH_DEALER, _PLAYED_BY = 0, 1, 2, 3
"""The planes of cards: in the own hand, unseen, taken up by the dealer, and from the fourth on played in an earlier
trick, by the seat itself, the one to its left and so on.
"""
_PLANES = _PLAYED_BY + SEATS
_TRICKS = 5
_WIDTHS = (
    CARDS * (_PLANES + 2), SUITS, SEATS, SEATS, (SEATS - 1) * SUITS, SEATS, 1, SEATS, SEATS, 1, SUITS, _TRICKS,
    _TRICKS,
)  # fmt: skip
WIDTH = sum(_WIDTHS)
"""How many numbers a seat's knowledge is."""
_OTHERS: Ints = np.array([[(seat + by) % SEATS for by in range(1, SEATS)] for seat in range(SEATS)])


def features(batch: BatchState, rows: Ints) -> Bytes:
    """``[rows, WIDTH]``: zeros and ones; the numbers of one input lie side by side."""
    turn, every = batch.turn[rows], np.arange(len(rows))
    out = np.zeros((WIDTH, len(rows)), np.int8)
    ends = np.cumsum(_WIDTHS)
    _mark_cards(batch, rows, out[: ends[0]])
    if batch.laid:
        out[(_PLANES + 1) * CARDS + batch.best[rows], every] = 1
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


def _mark_cards(batch: BatchState, rows: Ints, out: Bytes) -> None:
    """Into ``[planes * 33, rows]`` of nothing: where the seat on turn sees each card."""
    turn, dealer = batch.turn[rows], batch.dealer[rows]
    where, seat = np.ascontiguousarray(batch.where[rows].T), turn.astype(np.int8)
    planes = out.reshape(-1, CARDS, len(rows))
    planes[_MINE] = where == seat
    planes[_UNSEEN] = ((where < SEATS) | (where == UNDER)) & (where != seat)
    planes[_UNSEEN] |= (where == LAID_AWAY) & (turn != dealer)
    taken = np.flatnonzero(batch.ordered[rows] & (dealer != turn) & (batch.out[rows] != dealer))
    if len(taken):
        turnup = batch.turnup[rows[taken]]
        there = where[turnup, taken] == dealer[taken]
        planes[_UNSEEN, turnup[there], taken[there]] = 0
        planes[_WITH_DEALER, turnup[there], taken[there]] = 1
    if batch.tricks:
        players = (seat + np.arange(SEATS, dtype=np.int8)[:, None]) % SEATS
        planes[_PLAYED_BY:_PLANES] = where == (PLAYED + players)[:, None]
    if batch.laid:
        planes[_PLANES] = (where >= ON_TABLE) & (where < DEAD)


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
