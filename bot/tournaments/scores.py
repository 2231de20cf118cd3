"""What four players have at a table at the end of a round, from the hands that were played there.

Each partner records their side's points, as clubs do. Must not know rounds or who the players are.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.engine.rules import Outcome
from bot.engine.sides import Seat, side_of
from bot.engine.state import Contract, HandResult
from bot.tournaments.movements.rounds import Meeting, Side

SEATS = tuple(Seat(seat) for seat in (1, 2, 3, 4))

_EUCHRED = (Outcome.EUCHRE, Outcome.EUCHRE_MARCH)


@dataclass(frozen=True, slots=True)
class SeatScore:
    """One seat's round: ``points`` and ``hands`` won by its side, its own ``loners`` (every trick, alone), and
    ``euchres`` given by its side while it played.
    """

    points: int = 0
    hands: int = 0
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


def table_score(hands: Iterable[tuple[Contract | None, HandResult]], caller_bonus: int = 0) -> TableScore:
    """The sum of a table's hands. ``caller_bonus``: what a loner pays the one who called it besides (4 and 4, or 5)."""
    one, two, three, four = (SeatScore() for _ in SEATS)
    for contract, result in hands:
        one, two, three, four = (
            known + _hand_score(seat, contract, result, caller_bonus)
            for seat, known in zip(SEATS, (one, two, three, four), strict=True)
        )
    return one, two, three, four


def _hand_score(seat: Seat, contract: Contract | None, result: HandResult, caller_bonus: int) -> SeatScore:
    points = result.points[side_of(seat) - 1]
    if contract is None:
        return SeatScore(points, int(points > 0))
    loner = seat == contract.maker and contract.alone and result.outcome is Outcome.MARCH
    defends = side_of(seat) != side_of(contract.maker) and seat not in contract.sitting_out
    euchre = defends and result.outcome in _EUCHRED
    return SeatScore(points + (caller_bonus if loner else 0), int(points > 0), int(loner), int(euchre))


def winner(meeting: Meeting, score: TableScore) -> Side:
    """The side that goes on as the winner: by points, then hands won, loners and euchres given; else the odd one."""
    odd, even = score[0] + score[2], score[1] + score[3]
    return meeting.even if _order(even) > _order(odd) else meeting.odd


def _order(score: SeatScore) -> tuple[int, int, int, int]:
    return score.points, score.hands, score.loners, score.euchres
