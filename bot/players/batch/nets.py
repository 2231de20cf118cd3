"""Small nets: two layers of rectified sums and one of plain sums, with their weights in ``data/players``.

``tests/bench/school`` makes them. A net knows numbers only; what they mean is in ``features.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np

from bot.players.heuristics.fitted_data import FOLDER
from bot.players.search.arrays import Bytes, Floats


class Net:
    """``layers`` are weights and offsets in turn, ``[inputs, outputs]`` and ``[outputs]``."""

    def __init__(self, layers: Sequence[Floats]) -> None:
        self.layers = [np.asarray(layer, np.float32) for layer in layers]

    def __call__(self, inputs: Floats | Bytes) -> Floats:
        """``[rows, outputs]``; inputs that are nothing in every row cost nothing, and those are most."""
        first, first_offset, second, second_offset, last, last_offset = self.layers
        used = np.flatnonzero(inputs.T.any(1))
        known = inputs.T[used].astype(np.float32, copy=False).T
        values = _rectified(known @ first[used], first_offset)
        values = _rectified(values @ second, second_offset)
        out: Floats = values @ last
        out += last_offset
        return out

    def save(self, path: Path) -> None:
        """Write the weights, in half precision."""
        np.savez_compressed(path, *[layer.astype(np.float16) for layer in self.layers])


def _rectified(sums: Floats, offset: Floats) -> Floats:
    """In place: small nets spend as much time on fetching room as on sums."""
    sums += offset
    return np.maximum(sums, 0, out=sums)


def read(path: Path) -> Net:
    """The net in this file."""
    with np.load(path) as file:
        return Net([file[name].astype(np.float32) for name in file.files])


@cache
def net(subject: str, preset: str) -> Net:
    """One of the nets that come with the program: ``cards``, ``opponent_policy`` or ``calls`` of a trained preset."""
    return read(FOLDER / f"{subject}-{preset}.npz")
