"""Duplicate: the same deals at several tables, so that the cards' luck counts for little.

At two tables a team sits the odd way at one and the even way at the other, and the difference counts deal by deal;
from three tables up each result is compared with all others at the same seats. Must not know cards.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.tournaments.movements.rounds import Meeting, Side
from bot.tournaments.standings import matchpoints


@dataclass(frozen=True, slots=True)
class DealScore:
    """What a deal brought at one table. ``points`` are those of the odd side, then of the even one."""

    deal: int
    meeting: Meeting
    points: tuple[int, int]

    @property
    def net(self) -> int:
        """The odd side's points less the even side's."""
        return self.points[0] - self.points[1]


@dataclass(frozen=True, slots=True)
class DealComparison:
    """One deal at both tables of a match of teams; the first table's odd side is the first team's."""

    deal: int
    first: DealScore
    second: DealScore

    @property
    def difference(self) -> int:
        """What the first team has won on this deal, below zero what it has lost."""
        return self.first.net - self.second.net


@dataclass(frozen=True, slots=True)
class TravellingLine:
    """One table's line on a deal's travelling slip, with the matchpoints of both sides."""

    score: DealScore
    odd: float
    even: float


def compared(first: Iterable[DealScore], second: Iterable[DealScore]) -> tuple[DealComparison, ...]:
    """The deals that both tables have played, in order."""
    there = {score.deal: score for score in second}
    both = [DealComparison(score.deal, score, there[score.deal]) for score in first if score.deal in there]
    return tuple(sorted(both, key=lambda one: one.deal))


def margin(deals: Iterable[DealComparison]) -> int:
    """By how many points the first team is ahead."""
    return sum(deal.difference for deal in deals)


def travelling(scores: Sequence[DealScore]) -> tuple[TravellingLine, ...]:
    """The slip of one deal, the odd sides' best result first; ``ValueError`` if these are of several deals."""
    if len({score.deal for score in scores}) > 1:
        raise ValueError("a travelling slip has one deal")
    odd = matchpoints({score.meeting.table: score.net for score in scores})
    even = matchpoints({score.meeting.table: -score.net for score in scores})
    lines = (TravellingLine(score, odd[score.meeting.table], even[score.meeting.table]) for score in scores)
    return tuple(sorted(lines, key=lambda line: (-line.score.net, line.score.meeting.table)))


def matchpoint_totals(scores: Iterable[DealScore]) -> dict[Side, float]:
    """Each pair's matchpoints over all deals, the best pair first."""
    deals: defaultdict[int, list[DealScore]] = defaultdict(list)
    for score in scores:
        deals[score.deal].append(score)
    sums: defaultdict[Side, float] = defaultdict(float)
    for slip in map(travelling, deals.values()):
        for line in slip:
            sums[line.score.meeting.odd] += line.odd
            sums[line.score.meeting.even] += line.even
    return dict(sorted(sums.items(), key=lambda item: -item[1]))
