"""Small nets: two layers of rectified sums and one of plain sums, with their weights in ``data/players``.

``tests/bench/school`` makes them. A net knows numbers only; what they mean is in ``features.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np

from bot.players.batch.card_index import Floats
from bot.players.heuristics.fitted_data import FOLDER


class Net:
    """``layers`` are weights and offsets in turn, ``[inputs, outputs]`` and ``[outputs]``."""

    def __init__(self, layers: Sequence[Floats]) -> None:
        self.layers = [np.asarray(layer, np.float32) for layer in layers]

    def __call__(self, inputs: Floats) -> Floats:
        """``[rows, outputs]``."""
        first, first_offset, second, second_offset, last, last_offset = self.layers
        values = np.maximum(inputs @ first + first_offset, 0)
        values = np.maximum(values @ second + second_offset, 0)
        out: Floats = values @ last + last_offset
        return out

    def save(self, path: Path) -> None:
        """Write the weights, in half precision."""
        np.savez_compressed(path, *[layer.astype(np.float16) for layer in self.layers])


def read(path: Path) -> Net:
    """The net in this file."""
    with np.load(path) as file:
        return Net([file[name].astype(np.float32) for name in file.files])


@cache
def net(subject: str, preset: str) -> Net:
    """One of the nets that come with the program: ``cards``, ``opponent_policy`` or ``calls`` of a trained preset."""
    return read(FOLDER / f"{subject}-{preset}.npz")
