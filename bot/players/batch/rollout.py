"""The cards of many worlds played to their end, each chosen by a net from what the seat on turn knows."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bot.players.batch.features import features
from bot.players.batch.nets import Net
from bot.players.batch.state import BatchState
from bot.players.search.arrays import CARDS, Flags, Floats, Ints

_NEVER = np.float32(-1e9)


class Policies(NamedTuple):
    """Who plays how: ``own[seat]``, or ``own[n, seat]`` row by row, says whether ``ours`` plays or ``others``."""

    ours: Net
    others: Net
    own: Flags


def masked(logits: Floats, lawful: Flags) -> Floats:
    """``[rows, 33]``: what a net thinks of each lawful card; very low where a card is not lawful."""
    out: Floats = np.where(kinds(lawful), logits, _NEVER)
    return out


def kinds(lawful: Flags) -> Flags:
    """``[rows, 33]``: whether any copy of a card is lawful."""
    if lawful.shape[1] == CARDS:
        return lawful
    kinds: Flags = lawful[:, :CARDS] | lawful[:, CARDS:]
    return kinds


def choose(policies: Policies, batch: BatchState) -> Ints:
    """In each row the lawful card that the net of the seat on turn likes best; without a choice no net is asked."""
    lawful = batch.lawful()
    cards: Ints = lawful.argmax(1)
    choices, owners = lawful.sum(1, dtype=np.int8) > 1, np.broadcast_to(policies.own, (len(batch), batch.shape.seats))
    own = owners[np.arange(len(batch)), batch.turn]
    first, second = np.flatnonzero(choices & own), np.flatnonzero(choices & ~own)
    rows = np.concatenate([first, second])
    if len(rows):
        inputs = features(batch, rows)
        parts = ((policies.ours, inputs[: len(first)]), (policies.others, inputs[len(first) :]))
        logits = np.concatenate([net(part) for net, part in parts if len(part)])
        cards[rows] = masked(logits, lawful[rows]).argmax(1)
        cards = batch.held_copies(cards % CARDS)
    return cards


def play_out(policies: Policies, batch: BatchState, tricks: int) -> None:
    """Lay cards until so many tricks are over."""
    while batch.tricks < tricks:
        batch.lay(choose(policies, batch))
