"""What the suite tries on a sample and the long form, ``pytest --long``, on everything."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest

KINDS = ("standard", "house", "railroad", "two-handed", "cutthroat", "call-ace", "hasenpfeffer")
"""One preset of each kind: four players and 24 cards, 32 cards, joker and laps, two, three, a secret partner, bids."""


def sampled(
    values: Iterable[Any], kept: Collection[Any] = KINDS, rest: pytest.MarkDecorator = pytest.mark.long
) -> list[Any]:
    """Parameters of a test, of which those in ``kept`` are always run; of a tuple its first value counts.

    ``rest`` marks the others: as belonging to the long form, or as proofs.

    A preset with options of its own stands for a kind too: ``("call-ace", {"players": 6})``, given whole.
    """
    chosen = []
    for value in values:
        every = value if isinstance(value, tuple) else (value,)
        always = value in kept or (isinstance(value, tuple) and value[1:] == ({},) and value[0] in kept)
        chosen.append(pytest.param(*every, marks=() if always else rest))
    return chosen
