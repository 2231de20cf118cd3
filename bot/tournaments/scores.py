"""Who has won a meeting, and what rounds that go by time are worth. Must not know who the players are."""

from __future__ import annotations

from fractions import Fraction

from bot.engine.scoring import SeatScore, TableScore, measure_sides
from bot.tournaments.movements.rounds import Meeting, Side

SCALE_HANDS = 8
"""Points of a round that goes by time count as if its table had played so many hands."""


def winner(meeting: Meeting, score: TableScore) -> Side:
    """The side that goes on as the winner: by points, then hands won, loners and euchres given; else the odd one.

    Where a winner matters for more than the next seat, tables play on while they are level (``Contest.decisive``).
    """
    odd, even = measure_sides(score)
    return meeting.even if even > odd else meeting.odd


def scale_to_hands(score: TableScore, played: int) -> TableScore:
    """The score as if the table, which has ``played`` so many hands, had played ``SCALE_HANDS``."""

    def scale(seat: SeatScore) -> SeatScore:
        points, hands = (Fraction(SCALE_HANDS * won) / played for won in (seat.points, seat.hands))
        return SeatScore(points, hands, seat.loners, seat.euchres)

    one, two, three, four = (scale(seat) for seat in score)
    return one, two, three, four
