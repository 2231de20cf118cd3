"""What lessons are, and the deals that they come from; what they teach is in ``call_lessons`` and ``card_lessons``."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from bot.engine.game import begin, deal
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import State
from bot.players.expert.batch import Bytes, Floats, Ints
from tests.packs import shuffled

UNLAWFUL = -128
ODD = 0.1
"""How many of the acts are any."""
_LEVEL = 0.6
"""How many of the deals are at the start of a game; the others are at any score."""


class Lessons(NamedTuple):
    """``inputs`` ``[n, ...]`` are bits packed to bytes; ``targets`` ``[n, acts]`` how each act ended, or ``UNLAWFUL``;
    ``usual`` ``[n]`` what ``steady`` does.
    """

    inputs: np.ndarray[tuple[int, ...], np.dtype[np.uint8]]
    targets: Bytes
    usual: Bytes

    def bits(self, width: int) -> Floats:
        """``[n, width]``: the inputs, as zeros and ones."""
        return np.unpackbits(self.inputs, axis=1, count=width).astype(np.float32)

    def rows(self, chosen: Ints | slice) -> Lessons:
        return Lessons(self.inputs[chosen], self.targets[chosen], self.usual[chosen])


def join(parts: list[Lessons]) -> Lessons:
    return Lessons(*[np.concatenate(column) for column in zip(*parts, strict=True)])


def deals(rules: Rules, rng: random.Random) -> Iterator[State]:
    """Deals without end, each before the first call."""
    while True:
        pack = shuffled(rules, rng)
        state = begin(rules, Seat(rng.randrange(rules.players) + 1))
        level = rng.random() < _LEVEL
        score = tuple(0 if level else rng.randrange(rules.points) for _ in range(rules.units))
        state = state._replace(standing=replace(state.standing, score=score))
        yield deal(state, pack)
