"""The prospects of an act: how often it led to a make, a march or a euchre in the sampled worlds, and its worth.

A hint shows an ``Advice``: the recommended act, and the prospects of all acts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.engine.acts import Act


def percent(share: float) -> int:
    """Return a share in [0, 1] in whole percent, rounded as it is shown to players."""
    return int(100 * share + 0.5)


@dataclass(frozen=True, slots=True)
class ActEvaluation:
    """One act and what it leads to. All numbers are shares in [0, 1].

    ``chance`` is the chance to win the game. The other numbers are shares of hands. In ``made`` and ``euchred`` the
    seat's own side is the maker, and makes it or is euchred (in games with bids: makes the bid or is set). ``march`` is
    a part of ``made``. In ``defended`` an opposing maker is euchred; in ``conceded`` an opposing maker makes it. The
    remaining hands are thrown in, folded or dealt again.
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
    """What a player would do, and the prospects of every act, the best first. ``used_prior``: a net counted, too."""

    act: Act
    evaluations: tuple[ActEvaluation, ...]
    worlds: int
    used_prior: bool = False

    @property
    def values(self) -> Mapping[Act, float]:
        """Return the chance to win the game with each act."""
        return {evaluation.act: evaluation.chance for evaluation in self.evaluations}

    def evaluation(self, act: Act) -> ActEvaluation:
        """Return the prospects of one act. ``KeyError`` if it was not evaluated."""
        for evaluation in self.evaluations:
            if evaluation.act == act:
                return evaluation
        raise KeyError(act)
