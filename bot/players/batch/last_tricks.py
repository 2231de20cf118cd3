"""The last tricks of many worlds solved exactly: every card tried, both sides playing as well as open hands allow.

Hands are ``[active, size, n]``, the seats in the order in which they play, the leader first. Worlds are the last axis,
so that small numbers are worked on side by side. What may be chosen has an axis for each seat, in the same order. Must
not know how worlds are imagined, nor what a trick is worth to a side.
"""

from __future__ import annotations

from functools import reduce

import numpy as np

from bot.players.batch.card_index import SUIT_OF
from bot.players.batch.state import ON_TABLE, BatchState
from bot.players.search.arrays import CARDS, Bytes, Flags, Ints

_LINES = 700
"""So many lines of one trick may be looked at in each world; more would take too long."""
_WORTH: Bytes = (CARDS - np.arange(CARDS)).astype(np.int8)
"""What a card is worth in a trick if it follows or is a trump: trumps have the lowest numbers."""
_KEPT = {size: np.array([[at for at in range(size) if at != gone] for gone in range(size)]).T for size in (2, 3)}
"""``[kept, gone]``: the places of the cards of a hand that stay when one is played."""
_UNLAWFUL = np.int8(50)
"""More than any number of tricks."""


def solvable(batch: BatchState) -> int:
    """How many of the last tricks can be solved; none where two cards may be equal, for the first of them wins."""
    if batch.shape.copies > 1:
        return 0
    return 3 if 3**batch.active < _LINES else 2


def solved_tricks(batch: BatchState) -> Ints:
    """``[n]``: the tricks of the maker's side in all, if no more than ``solvable`` are left."""
    left = batch.shape.tricks - batch.tricks
    if not left:
        return batch.makers_tricks()
    seats = _in_order(batch)
    cards = _hands(batch, seats, left)
    makers = batch.makers[np.arange(len(batch)), seats].astype(np.int8)
    out: Ints = batch.makers_tricks() + _taken(cards, makers, batch.laid)
    return out


def _in_order(batch: BatchState) -> Ints:
    """``[active, n]``: the seats that play, the leader of the trick first."""
    return np.roll(batch.cycle(), batch.laid, axis=0)


def _hands(batch: BatchState, seats: Ints, size: int) -> Bytes:
    """``[active, size, n]``: the cards of each hand; of one that has played to this trick, that card first."""
    out = np.empty((batch.active, size, len(batch)), np.int8)
    for place, seat in enumerate(seats):
        at = 0
        if place < batch.laid:
            out[place, 0], at = (batch.where == ON_TABLE + seat[:, None]).argmax(1), 1
        out[place, at:] = np.nonzero(batch.where == seat[:, None])[1].reshape(len(batch), size - at).T
    return out


def _taken(cards: Bytes, makers: Bytes, laid: int = 0) -> Bytes:
    """``[n]``: how many of these tricks the makers take; ``makers`` ``[active, n]``, ``laid`` cards lie already.

    Every lawful line of one trick is played, the rest of each is solved, and of the lines each seat takes what is best.
    """
    active, size, count = cards.shape
    if size == 1:
        return _winner(cards[:, 0], makers)
    widths = [1 if place < laid else size for place in range(active)]
    lawful = _lawful(cards, widths)
    lines, rows = np.nonzero(np.broadcast_to(reduce(np.logical_and, lawful), (*widths, count)).reshape(-1, count))
    pick = np.stack(np.unravel_index(lines, widths))
    seats = np.arange(active)[:, None]
    winner = _winner(cards[seats, pick, rows], np.tile(np.arange(active, dtype=np.int8)[:, None], len(rows)))
    order = (winner + seats) % active
    kept = _KEPT[size][:, pick[order, np.arange(len(rows))]]
    after = makers[order, rows]
    rest = np.ascontiguousarray(cards[order[:, None], kept.transpose(1, 0, 2), rows])
    values = np.zeros((int(np.prod(widths)), count), np.int8)
    values[lines, rows] = after[0] + (_last_two(rest, after) if size == 3 else _winner(rest[:, 0], after))
    return _best(values.reshape(*widths, count), lawful, makers)


def _winner(cards: Bytes, marks: Bytes) -> Bytes:
    """The mark of the seat that wins, of a card from each seat ``[active, ...]`` in the order in which they lie."""
    worth, suits = _WORTH[cards], SUIT_OF[cards]
    found: Bytes = marks[0]
    best = worth[0]
    for place in range(1, len(cards)):
        power = worth[place] * ((suits[place] == suits[0]) | (suits[place] == 0))
        better = power > best
        best, found = np.maximum(best, power), np.where(better, marks[place], found)
    return found


def _last_two(cards: Bytes, makers: Bytes) -> Bytes:
    """``_taken`` for two tricks, of which none has begun, without a row for every line."""
    active = len(cards)
    worth, suits = _WORTH[cards], SUIT_OF[cards]
    lawful = _lawful(cards, [2] * active)

    def powers(leader: int, at: slice) -> list[Bytes]:
        """What each seat's choice is worth in the trick, by the choices."""
        led, out = _spread(suits[leader, at], leader, active), []
        for place in range(active):
            suit = _spread(suits[place, at], place, active)
            out.append(_spread(worth[place, at], place, active) * ((suit == led) | (suit == 0)))
        return out

    def makers_win(power: list[Bytes]) -> Flags:
        ours = reduce(np.maximum, [each * side for each, side in zip(power, makers, strict=True)])
        theirs = reduce(np.maximum, [each * (1 - side) for each, side in zip(power, makers, strict=True)])
        won: Flags = ours > theirs
        return won

    first = powers(0, slice(None))
    best = reduce(np.maximum, first)
    values = makers_win(first).astype(np.int8)
    for place, power in enumerate(first):
        values += makers_win(powers(place, slice(None, None, -1))) & (power == best)
    return _best(values, lawful, makers)


def _spread(values: Bytes, place: int, active: int) -> Bytes:
    """``[choices, n]`` of one seat along its own axis of all seats' choices."""
    return values.reshape(*[1] * place, len(values), *[1] * (active - 1 - place), -1)


def _lawful(cards: Bytes, widths: list[int]) -> list[Flags]:
    """For each seat, by the choices of the leader and its own: whether the card may be played to what was led."""
    suits, active = SUIT_OF[cards], len(widths)
    led = suits[0, : widths[0]]
    out: list[Flags] = [np.ones((widths[0], *[1] * (active - 1), cards.shape[2]), bool)]
    for place in range(1, active):
        shape = [widths[0], *[1] * (active - 1), cards.shape[2]]
        shape[place] = widths[place]
        if widths[place] == 1:
            out.append(np.ones(shape, bool))
            continue
        follows = led[:, None] == suits[place]
        out.append((follows | ~follows.any(1, keepdims=True)).reshape(shape))
    return out


def _best(values: Bytes, lawful: list[Flags], makers: Bytes) -> Bytes:
    """The last seat chooses first, then the one before."""
    for place in range(len(lawful) - 1, -1, -1):
        may = lawful[place][(slice(None),) * (place + 1) + (0,) * (len(lawful) - 1 - place)]
        sign = (2 * makers[place] - 1).astype(np.int8)
        values = (values * sign - _UNLAWFUL * ~may).max(place) * sign
    return values
