"""Who is ahead: sums over rounds, places, side prizes, matchpoints and percentiles. Must not know people or days."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from bot.tournaments.movements.rounds import Entrant, Meeting
from bot.tournaments.scores import SeatScore, TableScore

Key = TypeVar("Key")


@dataclass(frozen=True, slots=True)
class Total:
    """What one who takes part has so far. ``games`` are rounds in which their side had more points than the other;
    ``high_game`` is their best round. ``score`` sums what ``SeatScore`` counts.
    """

    entrant: Entrant
    score: SeatScore
    games: int
    high_game: int

    @property
    def order(self) -> tuple[int, int, int, int, int]:
        """By points; ties by games won, then hands won, then loners, then euchres given."""
        return self.score.points, self.games, self.score.hands, self.score.loners, self.score.euchres


@dataclass(frozen=True, slots=True)
class Placing:
    """A line of the standings; those who are equal in everything share a ``place``, which counts from 1."""

    place: int
    total: Total


class Prize(StrEnum):
    """What is won besides the first place."""

    LONERS = "loners"
    EUCHRES = "euchres"
    HIGH_GAME = "high-game"


def totals(entrants: Iterable[Entrant], tables: Iterable[tuple[Meeting, TableScore]]) -> tuple[Total, ...]:
    """The sums of everybody, in the order given, over the tables that have been scored."""
    sums = {entrant: Total(entrant, SeatScore(), games=0, high_game=0) for entrant in entrants}
    for meeting, score in tables:
        odd, even = score[0].points + score[2].points, score[1].points + score[3].points
        for place, (entrant, gained) in enumerate(zip(meeting.seats, score, strict=True)):
            mine, theirs = (even, odd) if place % 2 else (odd, even)
            known = sums[entrant]
            sums[entrant] = Total(
                entrant, known.score + gained, known.games + (mine > theirs), max(known.high_game, gained.points)
            )
    return tuple(sums.values())


def placed(lines: Iterable[Total], before_all: Callable[[Total], int] = lambda _: 0) -> tuple[Placing, ...]:
    """The standings, the best first; ``before_all`` is what counts more than points, if anything does."""

    def order(total: Total) -> tuple[int, ...]:
        return before_all(total), *total.order

    placings: list[Placing] = []
    for place, total in enumerate(sorted(lines, key=order, reverse=True), 1):
        shared = placings and order(placings[-1].total) == order(total)
        placings.append(Placing(placings[-1].place if shared else place, total))
    return tuple(placings)


def prizes(lines: Sequence[Total]) -> dict[Prize, tuple[Entrant, ...]]:
    """Who has most of each; all who are equal, and nobody where there was nothing to count."""
    return {
        prize: tuple(total.entrant for total in lines if _counted(prize, total) == most)
        for prize in Prize
        if (most := max((_counted(prize, total) for total in lines), default=0)) > 0
    }


def _counted(prize: Prize, total: Total) -> int:
    match prize:
        case Prize.LONERS:
            return total.score.loners
        case Prize.EUCHRES:
            return total.score.euchres
        case Prize.HIGH_GAME:
            return total.high_game


def matchpoints(scores: Mapping[Key, int]) -> dict[Key, float]:
    """1 for each other score that is beaten, ½ for each that is equal."""
    tally, worth, beaten = Counter(scores.values()), {}, 0
    for score in sorted(tally):
        worth[score] = beaten + (tally[score] - 1) / 2
        beaten += tally[score]
    return {one: worth[mine] for one, mine in scores.items()}
