"""Two who play together, rated as one. Pure; must not know the model or any store."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage.port import Pair, SeatResult


def pairs_of(seats: Sequence[SeatResult]) -> dict[int, Pair]:
    """The pairs of a game by their side; none unless it was played by sides of two people each."""
    found: dict[int, Pair] = {}
    for unit in {seat.unit for seat in seats}:
        players = sorted(seat.user_id for seat in seats if seat.unit == unit and seat.user_id is not None)
        if len(players) != 2 or len(players) != sum(seat.unit == unit for seat in seats):
            return {}
        found[unit] = (players[0], players[1])
    return found
