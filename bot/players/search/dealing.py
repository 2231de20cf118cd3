"""Dealing the hidden cards anew, many times at once, so that each deal agrees with what one seat has seen.

Card after card that cannot be everywhere goes to a place that may hold it, the roomier the likelier; the rest is
shuffled into the room that is left. The weights make good for what that prefers, so that every possible deal counts
alike. Knows nothing but the view.
"""

from __future__ import annotations

import numpy as np

from bot.players.search.arrays import CARDS, Flags, Floats, Ints, Weights, counts_of
from bot.players.search.hidden_cards import HiddenCards, search_deal


def deal_many(hidden: HiddenCards, count: int, rng: np.random.Generator) -> tuple[Floats, Weights] | None:
    """At most ``count`` deals, at least one; deals that came to a dead end are left out. None if no deal is possible.

    ``[n, place, card]`` says how many copies of that card (the engine's number) lie there; ``[n]`` are the logarithms
    of the weights. Two copies count as two cards, as in a pack.
    """
    places, weights, good = _place_all(hidden, count, rng)
    known = hidden.fixed
    if good.any():
        places, weights = places[good], weights[good]
    else:
        found = search_deal(hidden)
        if found is None:
            return None
        places, weights, known = np.zeros((1, 0), np.int64), np.zeros(1), tuple(map(tuple, found))
    sizes, cards = (len(places), len(hidden.room), CARDS), np.array(hidden.cards, np.int64)[: places.shape[1]]
    lies = (np.arange(sizes[0])[:, None] * sizes[1] + places) * CARDS + cards
    held = np.bincount(lies.ravel(), minlength=np.prod(sizes)).reshape(sizes).astype(np.float32)
    held += np.stack([counts_of(cards) for cards in known])
    return held, weights


def _place_all(hidden: HiddenCards, count: int, rng: np.random.Generator) -> tuple[Ints, Weights, Flags]:
    """The place of each loose card, the logarithm of each deal's weight, and whether the deal is whole.

    A card goes to a place with chance ``room / total``. Over a whole deal the rooms multiply to the same number however
    the cards lie, so that the totals alone make the weight.
    """
    every = np.arange(count)
    everywhere = tuple(place for place, room in enumerate(hidden.room) if room)
    tight = [index for index, allowed in enumerate(hidden.allowed) if allowed != everywhere]
    free = [index for index, allowed in enumerate(hidden.allowed) if allowed == everywhere]
    room = np.tile(np.array(hidden.room, np.int64), (count, 1))
    places = np.zeros((count, len(hidden.cards)), np.int64)
    weights, good = np.zeros(count), np.ones(count, bool)
    for index in sorted(tight, key=lambda at: len(hidden.allowed[at])):
        allowed = np.array(hidden.allowed[index], np.int64)
        reach = np.cumsum(room[:, allowed], 1)
        total = reach[:, -1] if len(allowed) else np.zeros(count, np.int64)
        good &= total > 0
        if not good.any():
            break
        chosen = allowed[np.minimum((reach <= (rng.random(count) * total)[:, None]).sum(1), len(allowed) - 1)]
        weights += np.log(np.maximum(total, 1))
        places[:, index] = chosen
        room[every, chosen] -= 1
    reach = np.cumsum(room, 1)
    good &= reach[:, -1] == len(free)
    slots = (reach[:, None] <= np.arange(len(free))[:, None]).sum(2)
    places[:, free] = np.take_along_axis(slots, rng.random((count, len(free))).argsort(1), 1)
    return places, weights, good
