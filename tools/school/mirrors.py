"""The two suits that are not of the first one's colour are alike: what is learned of one holds for the other.

In which order the inputs and the outputs of a net stand if these two change places. Knows where the nets' inputs lie,
not what they mean.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bot.engine.rules import Rules
from bot.players.expert.batch import CARDS, Ints, NetLayout, net_layout, play_features
from bot.players.expert.call_evaluator import act_count, call_inputs

MIRRORED = (*range(17), *range(25, CARDS), *range(17, 25))
"""The numbers of the cards in the order they have if those two suits change places."""
_SUITS = [0, 1, 3, 2]


class Mirror(NamedTuple):
    """The order of the inputs and of the acts."""

    inputs: Ints
    acts: Ints


def mirror_of_cards(shape: NetLayout) -> Mirror:
    """Of the nets of cards."""
    at = play_features(shape)
    order = np.arange(at.width)
    turned = [(start, list(MIRRORED)) for start in range(0, at.led, CARDS)]
    turned += [(start, _SUITS) for start in range(at.voids, at.maker, len(_SUITS))]
    turned += [(at.led, _SUITS), (at.turned_down, _SUITS)] + [(at.called, _SUITS)] * shape.partner_called
    for start, places in turned:
        order[start : start + len(places)] = start + np.array(places)
    return Mirror(order, np.array(MIRRORED))


def mirror_of_calls(rules: Rules) -> Mirror:
    """Of the nets of calls: cards, suits called or named together and alone, and suits of a partner's ace."""
    at, shape, traits = call_inputs(rules), net_layout(rules), rules.traits
    inputs, acts = np.arange(at.width), np.arange(act_count(rules))
    for start in range(0, at.place if traits.secret_partner else shape.cards, CARDS):
        inputs[start : start + CARDS] = start + np.array(MIRRORED)
    third = 6 if traits.turn_up else 1 + rules.hand_size + 4  # of the suits called or named; after it the fourth
    acts[third : third + 4] = [third + 2, third + 3, third, third + 1]
    if traits.secret_partner:
        acts[13:15] = [14, 13]  # the same suits of the partner's ace
    return Mirror(inputs, acts)
