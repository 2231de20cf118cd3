"""The cards of many worlds played to their end, each chosen by a net from what the seat on turn knows."""

from __future__ import annotations

import numpy as np

from bot.players.batch.features import features
from bot.players.batch.nets import Net
from bot.players.batch.state import BatchState
from bot.players.search.arrays import Flags, Floats, Ints

_NEVER = np.float32(-1e9)

Policies = tuple[Net, Net]
"""Who plays: for seats 0 and 2, and for seats 1 and 3."""


def masked_logits(net: Net, batch: BatchState, lawful: Flags, rows: Ints) -> Floats:
    """``[rows, 33]``: what the net thinks of each lawful card in these rows; very low where a card is not lawful."""
    out: Floats = np.where(lawful[rows], net(features(batch, rows)), _NEVER)
    return out


def choose(nets: Policies, batch: BatchState) -> Ints:
    """In each row the lawful card that the net of the seat's side likes best; without a choice no net is asked."""
    lawful = batch.lawful()
    cards: Ints = lawful.argmax(1)
    choices = lawful.sum(1, dtype=np.int8) > 1
    first, second = (np.flatnonzero(choices & (batch.turn % 2 == side)) for side in range(len(nets)))
    rows = np.concatenate([first, second])
    if len(rows):
        inputs = features(batch, rows)
        parts = zip(nets, (inputs[: len(first)], inputs[len(first) :]), strict=True)
        logits = np.concatenate([net(part) for net, part in parts if len(part)])
        cards[rows] = np.where(lawful[rows], logits, _NEVER).argmax(1)
    return cards


def play_out(nets: Policies, batch: BatchState, hand_size: int) -> None:
    """Lay every card that is left."""
    while batch.tricks < hand_size:
        batch.lay(choose(nets, batch))
