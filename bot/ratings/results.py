"""How a finished game came out for those who stayed to its end. Pure.

A player who left has lost, however well the computer played in their place. A unit whose players all left comes last;
a unit in which someone stayed keeps its place.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage.api import Pair, SeatResult

FIRST, DESERTED, LAST = -float("inf"), 1e9, float("inf")


def ranks(seats: Sequence[SeatResult]) -> dict[int, float]:
    """Return a number for each unit, lower is better, equal is a draw: the winner, then by score, then the deserted."""
    found: dict[int, float] = {}
    for unit in sorted({seat.unit for seat in seats}):
        team = [seat for seat in seats if seat.unit == unit]
        if all(seat.left for seat in team):
            found[unit] = DESERTED
        else:
            found[unit] = FIRST if team[0].won else -float(team[0].score)
    return found


def winning_seats(seats: Sequence[SeatResult]) -> frozenset[int]:
    """Return the seats whose players won: those of the best unit who stayed; none if everybody left."""
    by_unit = ranks(seats)
    best = min(by_unit.values(), default=LAST)
    return frozenset(seat.seat for seat in seats if not seat.left and by_unit[seat.unit] == best)


# -- partnerships
# Two who play together, rated as one.


def pairs_of(seats: Sequence[SeatResult]) -> dict[int, Pair]:
    """Return the pairs of a game by their side; none unless it was played by sides of two people each."""
    found: dict[int, Pair] = {}
    for unit in {seat.unit for seat in seats}:
        players = sorted(seat.user_id for seat in seats if seat.unit == unit and seat.user_id is not None)
        if len(players) != 2 or len(players) != sum(seat.unit == unit for seat in seats):
            return {}
        found[unit] = (players[0], players[1])
    return found
