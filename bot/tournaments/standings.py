"""Who is ahead: winners of meetings, sums over rounds, places, side prizes, matchpoints and percentiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from bot.engine.scoring import SeatScore, TableScore, measure_sides
from bot.tournaments.movements import Entrant, Meeting, Side

Key = TypeVar("Key")


OWN_SHARE = 0.5
"""The share that people must play themselves for it to count: of a round's decisions, and of a night's rounds."""


@dataclass(frozen=True, slots=True)
class Total:
    """The sums of one entrant so far, or of two permanent partners (``partner``). ``games`` counts the rounds in which
    their side had more points than the other. ``high_game`` is the points of their best round, ``score`` the sum of
    their ``SeatScore``.
    """

    entrant: Entrant
    score: SeatScore
    games: int
    high_game: int
    partner: Entrant | None = None

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """The one or two entrants of this line."""
        return (self.entrant,) if self.partner is None else (self.entrant, self.partner)

    @property
    def order(self) -> tuple[int, int, int, int, int]:
        """The sort key: points, then games won, hands won, loners, euchres given."""
        return self.score.points, self.games, self.score.hands, self.score.loners, self.score.euchres


@dataclass(frozen=True, slots=True)
class Placing:
    """A line of the standings. Lines that are equal in everything share a ``place``; a computer has none."""

    place: int | None
    total: Total


class Prize(StrEnum):
    """A side prize for people, besides first place."""

    LONERS = "loners"
    EUCHRES = "euchres"
    HIGH_GAME = "high-game"


def totals(entrants: Iterable[Entrant], tables: Iterable[tuple[Meeting, TableScore]]) -> tuple[Total, ...]:
    """Return each entrant's sums over these tables, in the order given."""
    sums = {entrant: Total(entrant, SeatScore(), games=0, high_game=0) for entrant in entrants}
    for meeting, score in tables:
        odd, even = score[0].points + score[2].points, score[1].points + score[3].points
        for place, (entrant, gained) in enumerate(zip(meeting.seats, score, strict=True)):
            own, theirs = (even, odd) if place % 2 else (odd, even)
            total = sums[entrant]
            sums[entrant] = Total(
                entrant, total.score + gained, total.games + (own > theirs), max(total.high_game, gained.points)
            )
    return tuple(sums.values())


def pair_total(one: Total, other: Total) -> Total:
    """Combine the sums of two permanent partners. Both have the side's sums; only their loners are added."""
    first, second = one.score, other.score
    score = SeatScore(
        max(first.points, second.points),
        max(first.hands, second.hands),
        first.loners + second.loners,
        max(first.euchres, second.euchres),
    )
    return Total(one.entrant, score, max(one.games, other.games), max(one.high_game, other.high_game), other.entrant)


def rank_totals(
    lines: Iterable[Total],
    before_all: Callable[[Total], int] = lambda _: 0,
    ranked: Callable[[Total], bool] = lambda _: True,
) -> tuple[Placing, ...]:
    """Return the standings, best first. Only ``ranked`` lines get a place. ``before_all`` sorts before points."""

    def order(total: Total) -> tuple[int, ...]:
        return before_all(total), *total.order

    best_first = sorted(lines, key=order, reverse=True)
    place = places({total.entrant: order(total) for total in best_first if ranked(total)})
    return tuple(Placing(place.get(total.entrant), total) for total in best_first)


def places(orders: Mapping[Key, object]) -> dict[Key, int]:
    """Return everybody's place, from 1. The highest value is first, and equal values share a place."""
    first: dict[object, int] = {}
    for number, order in enumerate(sorted(orders.values(), reverse=True), 1):  # type: ignore[type-var] # of one kind
        first.setdefault(order, number)
    return {one: first[order] for one, order in orders.items()}


def prizes(lines: Sequence[Total]) -> dict[Prize, tuple[Entrant, ...]]:
    """Return who has the most for each prize: all equals, a pair by its first entrant. Zero wins nothing."""
    return {
        prize: tuple(total.entrant for total in lines if prize_count(prize, total) == most)
        for prize in Prize
        if (most := max((prize_count(prize, total) for total in lines), default=0)) > 0
    }


def prize_count(prize: Prize, total: Total) -> int:
    """Return a line's number of what the prize is given for."""
    match prize:
        case Prize.LONERS:
            return total.score.loners
        case Prize.EUCHRES:
            return total.score.euchres
        case Prize.HIGH_GAME:
            return total.high_game


def matchpoints(scores: Mapping[Key, int]) -> dict[Key, float]:
    """Return each score's matchpoints: 1 for every other score below it, ½ for every equal one."""
    tally, worth, beaten = Counter(scores.values()), {}, 0
    for score in sorted(tally):
        worth[score] = beaten + (tally[score] - 1) / 2
        beaten += tally[score]
    return {one: worth[own_score] for one, own_score in scores.items()}


# -- won meetings


def winner(meeting: Meeting, score: TableScore) -> Side:
    """Return the winning side by points, then hands won, loners, euchres. If all are equal, the odd side wins."""
    odd, even = measure_sides(score)
    return meeting.even if even > odd else meeting.odd
