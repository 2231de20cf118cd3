"""What four players have at a table after some hands, as clubs write it down: each partner records their side's points.

Must not know rounds, nor who the players are.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from bot.engine.rules import Outcome
from bot.engine.sides import Seat, side_of
from bot.engine.state import Contract, HandResult

SEATS = tuple(Seat(seat) for seat in (1, 2, 3, 4))

_EUCHRED = (Outcome.EUCHRE, Outcome.EUCHRE_MARCH)

Points = int | Fraction
"""Whole as they are won; fractions where tables with different numbers of hands are compared."""


@dataclass(frozen=True, slots=True)
class SeatScore:
    """One seat's round: ``points`` and ``hands`` won by its side, its own ``loners`` (every trick, alone), and
    ``euchres`` given by its side while it played.
    """

    points: Points = 0
    hands: Points = 0
    loners: int = 0
    euchres: int = 0

    def __add__(self, other: SeatScore) -> SeatScore:
        return SeatScore(
            self.points + other.points,
            self.hands + other.hands,
            self.loners + other.loners,
            self.euchres + other.euchres,
        )


TableScore = tuple[SeatScore, SeatScore, SeatScore, SeatScore]
"""Seats 1 to 4."""

ScoredHand = tuple[Contract | None, HandResult]


def table_score(hands: Iterable[ScoredHand], caller_bonus: int = 0, *, pairs: bool = False) -> TableScore:
    """The sum of a table's hands. ``caller_bonus``: what a loner pays the one who called it besides (4 and 4, or 5).

    ``pairs`` have everything together: a bonus is paid to both, and so are euchres given.
    """
    one, two, three, four = (SeatScore() for _ in SEATS)
    for contract, result in hands:
        one, two, three, four = (
            known + _hand_score(seat, contract, result, caller_bonus, pairs=pairs)
            for seat, known in zip(SEATS, (one, two, three, four), strict=True)
        )
    return one, two, three, four


def _hand_score(
    seat: Seat, contract: Contract | None, result: HandResult, caller_bonus: int, *, pairs: bool
) -> SeatScore:
    points = result.points[side_of(seat) - 1]
    if contract is None:
        return SeatScore(points, int(points > 0))
    lone_march = contract.alone and result.outcome is Outcome.MARCH
    called = seat == contract.maker or (pairs and side_of(seat) == side_of(contract.maker))
    defends = side_of(seat) != side_of(contract.maker) and (pairs or seat not in contract.sitting_out)
    return SeatScore(
        points + (caller_bonus if lone_march and called else 0),
        int(points > 0),
        int(lone_march and seat == contract.maker),
        int(defends and result.outcome in _EUCHRED),
    )


def measure_sides(score: TableScore) -> tuple[tuple[Points, Points, int, int], tuple[Points, Points, int, int]]:
    """What decides between the odd and the even side: points, then hands won, loners, euchres given; equal if level."""
    odd, even = score[0] + score[2], score[1] + score[3]
    return (odd.points, odd.hands, odd.loners, odd.euchres), (even.points, even.hands, even.loners, even.euchres)


def is_level(score: TableScore) -> bool:
    """Whether neither side is ahead in anything."""
    odd, even = measure_sides(score)
    return odd == even
