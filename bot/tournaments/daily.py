"""The daily deal: the same five hands for everybody on a day (UTC), and computers that answer the same play alike.

All of a day follows from one secret that is kept: its chain of deals, whose seal may be published before the day and
whose secrets after it, and the chance of its computers. Must not know tables, or any clock.
"""

from __future__ import annotations

import hmac
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta

from bot.deals.chain import Chain
from bot.deals.chance import stream
from bot.deals.draw import DealerDraw, draw_dealer
from bot.deals.packs import derive_pack
from bot.engine.acts import Act, act_text
from bot.engine.cards import Card
from bot.engine.rules import Rules
from bot.engine.sides import Seat
from bot.tournaments.standings import matchpoints, percentile

HANDS = 5
"""Hands of a day."""


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deals of one day under its rules; ``packs`` has those of hands 1 to 5. What is secret stays out of logs."""

    day: date
    chain: Chain
    draw: DealerDraw = field(repr=False)
    packs: tuple[tuple[Card, ...], ...] = field(repr=False)


def day_of(at: float) -> date:
    """The day of a moment, which is in Unix seconds."""
    return datetime.fromtimestamp(at, UTC).date()


def span_of_day(day: date) -> tuple[float, float]:
    """When a day begins and when it is over, in Unix seconds."""
    midnight = datetime.combine(day, time(), UTC)
    return midnight.timestamp(), (midnight + timedelta(days=1)).timestamp()


def chain_of(secret: bytes, day: date) -> Chain:
    """The secrets of a day's deals: they tell nothing of those of any other day, nor of the secret that is kept.

    Hand k is dealt with the secret at place k: rules under which a hand may be dealt again would need more of them.
    """
    return Chain(hmac.digest(secret, f"right-bower 1\ndaily {day.isoformat()}\n".encode(), "sha256"), HANDS)


def daily_deal(secret: bytes, day: date, rules: Rules) -> DailyDeal:
    """What is dealt on a day: nobody mixes anything in, so that everybody gets the same."""
    chain = chain_of(secret, day)
    packs = (derive_pack(rules, chain.secret(hand), hand, ()) for hand in range(1, HANDS + 1))
    return DailyDeal(day, chain, draw_dealer(rules, chain.secret(1), ()), tuple(packs))


def computer_seed(chain: Chain, hand: int, acts: Sequence[tuple[Seat, Act]]) -> int:
    """The chance of a computer's choice (64 bits) after these acts of a hand: the same after the same play."""
    numbers = stream(chain.secret(hand), "computer", [f"{seat} {act_text(act)}" for seat, act in acts])
    return next(numbers) << 32 | next(numbers)


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
    finished = [score for score in scores if score.finished]
    known = {score.user_id: score.total for score in finished}
    points = matchpoints(known)
    return tuple(
        DailyLine(
            place=1 + sum(total > score.total for total in known.values()),
            score=score,
            matchpoints=points[score.user_id],
            percentile=percentile(known, score.user_id),
        )
        for score in sorted(finished, key=lambda score: -score.total)
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


def longest_streak(days: Collection[date]) -> int:
    """The most days in a row that somebody ever finished."""
    return max((streak(days, day) for day in days), default=0)
