"""How a finished game came out for those who stayed to its end. Pure; knows no ratings.

Who left has lost, and his stand-in changes nothing: a unit that all its players left is last, whatever the stand-ins
made of it; a unit that somebody stayed with stands where it came out.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage.port import SeatResult

FIRST, DESERTED, LAST = -float("inf"), 1e9, float("inf")


def ranks(seats: Sequence[SeatResult]) -> dict[int, float]:
    """For each unit a number, less is better and the same a draw: the winner, then by score, then the deserted."""
    found: dict[int, float] = {}
    for unit in sorted({seat.unit for seat in seats}):
        team = [seat for seat in seats if seat.unit == unit]
        if all(seat.left for seat in team):
            found[unit] = DESERTED
        else:
            found[unit] = FIRST if team[0].won else -float(team[0].score)
    return found


def credited(seats: Sequence[SeatResult]) -> frozenset[int]:
    """The seats whose players have won: those of the best unit who stayed; nobody if all went away."""
    by_unit = ranks(seats)
    best = min(by_unit.values(), default=LAST)
    return frozenset(seat.seat for seat in seats if not seat.left and by_unit[seat.unit] == best)
