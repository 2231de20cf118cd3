"""Swiss for pairs: who did equally well meets next, and nobody meets the same pair again while that can be avoided."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tournaments.movements.matching import paired
from bot.tournaments.movements.rounds import Round, Side, met, seated


def swiss(ranked: Sequence[Side], before: Sequence[Round]) -> Round:
    """The round after those before it; ``ranked`` has the pairs from the best to the last.

    ``ValueError`` for an odd number of pairs: a pair of computers makes it even.
    """
    if len(ranked) % 2:
        raise ValueError(f"{len(ranked)} pairs cannot all play")
    meetings = met(before)
    return seated(len(before) + 1, paired(ranked, lambda one, other: meetings[frozenset((one, other))]))
