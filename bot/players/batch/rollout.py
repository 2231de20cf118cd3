"""The cards of many lines played to their end, each chosen by a net from what the seat on turn knows."""

from __future__ import annotations

import numpy as np

from bot.players.batch.card_index import Flags, Floats, Ints
from bot.players.batch.features import senses
from bot.players.batch.nets import Net
from bot.players.batch.state import BatchState

_NEVER = np.float32(-1e9)

Sides = tuple[Net, Net]
"""Who plays: for seats 0 and 2, and for seats 1 and 3."""


def preferences(net: Net, lines: BatchState, lawful: Flags, rows: Ints) -> Floats:
    """``[rows, 33]``: what the net thinks of each lawful card of these lines; very low where a card is not lawful."""
    out: Floats = np.where(lawful[rows], net(senses(lines, rows)), _NEVER)
    return out


def choose(nets: Sides, lines: BatchState) -> Ints:
    """In each line the lawful card that the net of the seat's side likes best; without a choice no net is asked."""
    lawful = lines.lawful()
    cards: Ints = lawful.argmax(1)
    choices = lawful.sum(1) > 1
    for side, net in enumerate(nets):
        rows = np.flatnonzero(choices & (lines.turn % 2 == side))
        if len(rows):
            cards[rows] = preferences(net, lines, lawful, rows).argmax(1)
    return cards


def play_out(nets: Sides, lines: BatchState, hand_size: int) -> None:
    """Lay every card that is left."""
    while lines.tricks < hand_size:
        lines.lay(choose(nets, lines))
