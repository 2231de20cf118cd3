"""How the players of daily deals compare: a day's board, a month's, and streaks. Must not know tables, or any clock."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta

from bot.tournaments.daily.deals import HANDS
from bot.tournaments.standings import matchpoints


@dataclass(frozen=True, slots=True)
class DailyScore:
    """Somebody's attempt: for each hand played the points of their side less those of the other."""

    user_id: int
    hands: tuple[int, ...]

    @property
    def finished(self) -> bool:
        """Whether all hands are played; only then they may be compared."""
        return len(self.hands) == HANDS

    @property
    def total(self) -> int:
        """The sum of the hands."""
        return sum(self.hands)


@dataclass(frozen=True, slots=True)
class DailyLine:
    """One line of a day's board: equals share a place. ``percentile`` is None for one who is alone on it."""

    place: int
    score: DailyScore
    matchpoints: float
    percentile: float | None


def day_board(scores: Iterable[DailyScore]) -> tuple[DailyLine, ...]:
    """All who have finished, the best first."""
    finished = sorted([score for score in scores if score.finished], key=lambda score: -score.total)
    known = {score.user_id: score.total for score in finished}
    points, others = matchpoints(known), len(known) - 1
    first: dict[int, int] = {}
    for number, score in enumerate(finished, 1):
        first.setdefault(score.total, number)
    return tuple(
        DailyLine(
            place=first[score.total],
            score=score,
            matchpoints=points[score.user_id],
            percentile=100 * points[score.user_id] / others if others else None,
        )
        for score in finished
    )


def line_of(scores: Iterable[DailyScore], user_id: int) -> DailyLine | None:
    """How somebody compares with everybody; None before they have finished."""
    return next((line for line in day_board(scores) if line.score.user_id == user_id), None)


@dataclass(frozen=True, slots=True)
class MonthLine:
    """One line of a month's board: the matchpoints of all days that somebody has finished, and how many these are."""

    place: int
    user_id: int
    matchpoints: float
    days: int


def month_board(days: Mapping[date, Iterable[DailyScore]], month: str) -> tuple[MonthLine, ...]:
    """The board of a month such as ``2026-07``, the best first; equals share a place."""
    sums: defaultdict[int, float] = defaultdict(float)
    played: defaultdict[int, int] = defaultdict(int)
    for day in sorted(days):
        for line in day_board(days[day]) if day.isoformat().startswith(f"{month}-") else ():
            sums[line.score.user_id] += line.matchpoints
            played[line.score.user_id] += 1
    return tuple(
        MonthLine(1 + sum(other > points for other in sums.values()), user_id, points, played[user_id])
        for user_id, points in sorted(sums.items(), key=lambda item: -item[1])
    )


def streak(days: Collection[date], today: date) -> int:
    """How many days in a row somebody has finished, up to today, or up to yesterday while today is still to come."""
    last = today if today in days else today - timedelta(days=1)
    length = 0
    while last - timedelta(days=length) in days:
        length += 1
    return length
