"""What the seat on turn knows in each world, as numbers: the inputs of the nets.

Only what that seat may know goes in: its own hand, the cards and voids everybody saw, the calls; never another hand.
"""

from __future__ import annotations

import numpy as np

from bot.players.batch.shape import inputs_of
from bot.players.batch.state import DEAD, LAID_AWAY, MOST_SEATS, NO_SUIT, ON_TABLE, PLAYED, UNDER, BatchState
from bot.players.search.arrays import CARDS, Bytes, Flags, Ints

_MINE, _UNSEEN, _WITH_DEALER, _PLAYED_BY = 0, 1, 2, 3
"""The planes of cards: in the own hand, unseen, taken up by the dealer, and from the fourth on played in an earlier
trick, by the seat itself, the one to its left and so on; then the trick on the table, and its best card.
"""


def features(batch: BatchState, rows: Ints) -> Bytes:
    """``[rows, width]``: zeros and ones; the numbers of one input lie side by side."""
    return features_at(batch, rows, np.full(len(batch), batch.laid), np.full(len(batch), batch.tricks))


def features_at(batch: BatchState, rows: Ints, laid: Ints, tricks: Ints) -> Bytes:
    """The same of rows at different cards of different tricks: in each so many cards lie, and so many tricks are over,
    whatever ``batch`` itself says of that.
    """
    turn, every, seats = batch.turn[rows], np.arange(len(rows)), batch.shape.seats
    laid, tricks, at = laid[rows], tricks[rows], inputs_of(batch.shape)
    out = np.zeros((at.width, len(rows)), np.int8)
    following = np.flatnonzero(laid)
    _mark_cards(batch, rows, following, out[: at.led])
    out[at.led + batch.led[rows[following]], following] = 1
    out[at.winner + (laid > 0) * ((batch.winning[rows] - turn) % seats), every] = 1
    out[at.laid + laid, every] = 1
    others = (turn[:, None] + np.arange(1, seats)) % seats
    out[at.voids : at.maker] = batch.voids[rows][every[:, None], others].reshape(len(rows), -1).T
    out[at.maker + (batch.maker[rows] - turn) % seats, every] = 1
    if batch.active < seats:
        out[at.anybody_out] = 1
        away, who = np.nonzero(batch.out[rows])
        out[at.out + (who - turn[away]) % seats, away] = 1
    out[at.dealer + (batch.dealer[rows] - turn) % seats, every] = 1
    out[at.ordered] = batch.ordered[rows]
    out[at.turned_down + batch.turned_down[rows], every] = 1
    known = _known_makers(batch, rows, turn)
    ours = (batch.taken[rows] * (known == known[every, turn][:, None])).sum(1)
    out[at.ours + ours, every] = 1
    out[at.theirs + tricks - ours, every] = 1
    if batch.shape.bids:
        out[at.bid + batch.bid[rows], every] = 1
    if batch.shape.partner_called:
        _mark_partner(batch, rows, known, out)
    return out.T


def _known_makers(batch: BatchState, rows: Ints, turn: Ints) -> Flags:
    """``[rows, seat]``: who is with the maker for all that the seat on turn knows.

    Whoever holds the best card called takes themselves for the partner, as ``steady`` does in play-outs, though they
    can be sure only if it is the ace or every better card was seen. At the table nobody does (``known_batch``).
    """
    makers, maker = batch.makers[rows], batch.maker[rows]
    if not batch.shape.partner_called:
        return makers
    partner = makers[np.arange(len(rows)), turn] & (maker != turn)
    unknown = (batch.secret[rows] > 0) & ~partner
    alone = maker[:, None] == np.arange(batch.shape.seats)
    return np.where(unknown[:, None], alone, makers)


def _mark_partner(batch: BatchState, rows: Ints, known: Flags, out: Bytes) -> None:
    """The suit called, whether the partner is secret, and who it is if the seat on turn knows."""
    at, every, turn, seats = inputs_of(batch.shape), np.arange(len(rows)), batch.turn[rows], batch.shape.seats
    called = np.flatnonzero(batch.called[rows] != NO_SUIT)
    out[at.called + batch.called[rows[called]], called] = 1
    out[at.secret] = batch.secret[rows]
    partners = known & (batch.maker[rows][:, None] != np.arange(seats))
    there, who = np.nonzero(partners)
    out[at.partner + (who - turn[there]) % seats, every[there]] = 1


def _mark_cards(batch: BatchState, rows: Ints, following: Ints, out: Bytes) -> None:
    """Into ``[planes * cards, rows]`` of nothing: where the seat on turn sees each card. ``following`` are those of the
    rows in which a trick has begun.
    """
    turn, dealer, shape = batch.turn[rows], batch.dealer[rows], batch.shape
    where, seat = np.ascontiguousarray(batch.where[rows].T), turn.astype(np.int8)
    planes = out.reshape(shape.planes, shape.cards, len(rows))
    planes[_MINE] = where == seat
    planes[_UNSEEN] = ((where < MOST_SEATS) | (where == UNDER)) & (where != seat)
    planes[_UNSEEN] |= (where >= LAID_AWAY) & (where < DEAD) & (where != LAID_AWAY + seat)
    taken = np.flatnonzero(batch.ordered[rows] & (dealer != turn) & ~batch.out[rows, dealer])
    if len(taken):
        turnup = batch.turnup[rows[taken]]
        there = where[turnup, taken] == dealer[taken]
        planes[_UNSEEN, turnup[there], taken[there]] = 0
        planes[_WITH_DEALER, turnup[there], taken[there]] = 1
    players = (turn + np.arange(shape.seats)[:, None]) % shape.seats
    planes[_PLAYED_BY:-2] = where == (PLAYED + players.astype(np.int8))[:, None]
    planes[-2] = (where >= ON_TABLE) & (where < LAID_AWAY)
    planes[-1, batch.best[rows[following]], following] = 1
    if shape.copies > 1:
        first, second = planes[:, :CARDS], planes[:, CARDS:]
        planes[:, :CARDS], planes[:, CARDS:] = first | second, first & second
