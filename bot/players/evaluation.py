"""What became of a candidate act in the sampled worlds: how often it was made, marched, euchred, and what it is worth.

``Advice`` is the answer that a player or a hint shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.engine.acts import Act


def percent(share: float) -> int:
    """Return a share in [0, 1] as whole percents, as it is shown."""
    return int(100 * share + 0.5)


@dataclass(frozen=True, slots=True)
class ActEvaluation:
    """One act and what it leads to. All numbers are shares in [0, 1].

    ``chance`` is the chance to win the game. ``made``, ``march`` (part of ``made``) and ``euchred`` are hands in which
    one's own side is the maker (made, or set, the bid in the games of bids); ``defended`` and ``conceded`` those in
    which an opponent is, and is euchred or makes it; the rest is thrown in, folded or dealt again.
    """

    act: Act
    chance: float
    made: float
    march: float
    euchred: float
    defended: float
    conceded: float


@dataclass(frozen=True, slots=True)
class Advice:
    """What a player would do and why: the act, and every act's prospects, the best first; an expert's own act has the
    best chance, or one as good.

    ``worlds`` were sampled for it; ``used_prior`` if the bidding net counts in the chances as well.
    """

    act: Act
    evaluations: tuple[ActEvaluation, ...]
    worlds: int
    used_prior: bool = False

    @property
    def values(self) -> Mapping[Act, float]:
        """Return the chance to win the game with each act."""
        return {evaluation.act: evaluation.chance for evaluation in self.evaluations}

    def evaluation(self, act: Act) -> ActEvaluation:
        """Return the prospects of one act; ``KeyError`` if it was not weighed."""
        for evaluation in self.evaluations:
            if evaluation.act == act:
                return evaluation
        raise KeyError(act)
