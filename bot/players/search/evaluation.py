"""What became of a candidate act in the sampled worlds: how often it was made, marched, euchred, and what it is worth.

``OutcomeCounts`` gathers the ends of play-outs for one act; ``Advice`` is the answer that a player or a hint shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.engine.acts import Act
from bot.engine.rules import Outcome


def percent(share: float) -> int:
    """A share in [0, 1] as whole percents, as it is shown."""
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
        """The chance to win the game with each act."""
        return {evaluation.act: evaluation.chance for evaluation in self.evaluations}

    def evaluation(self, act: Act) -> ActEvaluation:
        """The prospects of one act; ``KeyError`` if it was not weighed."""
        for evaluation in self.evaluations:
            if evaluation.act == act:
                return evaluation
        raise KeyError(act)


class OutcomeCounts:
    """Counts the ends of one act's play-outs."""

    __slots__ = ("against", "chances", "euchred", "made", "march", "set_them")

    def __init__(self) -> None:
        self.chances: list[float] = []
        self.made = self.march = self.euchred = self.set_them = self.against = 0

    def add(self, chance: float, outcome: Outcome | None, ours: bool, march: bool) -> None:
        """One play-out: what it is worth, how it ended, whether one's own side was the maker."""
        self.chances.append(chance)
        made = outcome in (Outcome.MADE, Outcome.MARCH)
        failed = outcome in (Outcome.EUCHRE, Outcome.EUCHRE_MARCH, Outcome.SET)
        if ours:
            self.made += made
            self.march += march
            self.euchred += failed
        else:
            self.against += made
            self.set_them += failed

    @property
    def mean(self) -> float:
        """The average chance to win the game."""
        return sum(self.chances) / len(self.chances)

    def evaluation(self, act: Act) -> ActEvaluation:
        """The shares."""
        total = len(self.chances)
        return ActEvaluation(
            act, self.mean, self.made / total, self.march / total, self.euchred / total, self.set_them / total,
            self.against / total,
        )  # fmt: skip
