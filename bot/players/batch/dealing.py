"""Dealing the hidden cards anew, many times at once, so that each deal agrees with what one seat has seen.

The arrays of ``search/hidden_cards.py``. Card after card goes to a place that may hold it, the roomier the likelier;
the weights make good for what that prefers, so that every possible deal counts alike. Knows nothing but the view.
"""

from __future__ import annotations

import numpy as np

from bot.players.batch.card_index import CARDS, Flags, Floats, Ints, Weights
from bot.players.search.hidden_cards import HiddenCards, search_deal


def deal_many(hidden: HiddenCards, count: int, rng: np.random.Generator) -> tuple[Floats, Weights]:
    """At most ``count`` deals, at least one; deals that came to a dead end are left out.

    ``[n, place, card]`` is 1 where that card (the engine's number) lies; ``[n]`` are the logarithms of the weights.
    """
    places, weights, good = _place_all(hidden, count, rng)
    if good.any():
        held = np.zeros((count, len(hidden.room), CARDS), np.float32)
        held[np.arange(count)[:, None], places, list(hidden.cards)] = 1
        held, weights, known = held[good], weights[good], hidden.fixed
    else:
        held, weights = np.zeros((1, len(hidden.room), CARDS), np.float32), np.zeros(1)
        found = search_deal(hidden)
        if found is None:
            raise ValueError("no deal agrees with what was seen")
        known = tuple(map(tuple, found))
    for place, cards in enumerate(known):
        held[:, place, list(cards)] = 1
    return held, weights


def _place_all(hidden: HiddenCards, count: int, rng: np.random.Generator) -> tuple[Ints, Weights, Flags]:
    """The place of each loose card, the logarithm of each deal's weight, and whether the deal is whole."""
    every = np.arange(count)
    room = np.tile(np.array(hidden.room, np.float64), (count, 1))
    places = np.zeros((count, len(hidden.cards)), np.int64)
    weights, good = np.zeros(count), np.ones(count, bool)
    for index in sorted(range(len(hidden.cards)), key=lambda at: len(hidden.allowed[at])):
        allowed = np.array(hidden.allowed[index], np.int64)
        open_room = room[:, allowed]
        total = open_room.sum(1)
        good &= total > 0
        mark = rng.random(count) * total
        pick = np.minimum((np.cumsum(open_room, 1) <= mark[:, None]).sum(1), len(allowed) - 1)
        chosen = allowed[pick]
        weights += np.log(np.maximum(total, 1)) - np.log(np.maximum(room[every, chosen], 1))
        places[:, index] = chosen
        room[every, chosen] -= 1
    return places, weights, good
