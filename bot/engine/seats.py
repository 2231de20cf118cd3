"""Who sits where and who plays with whom: all arithmetic on seats (laws 2.2, 5.1, 8).

Seats are numbered from 1 clockwise, "left" is the next seat clockwise. In partnership games side 1 holds the odd
seats and side 2 the even ones; elsewhere every seat is a unit of its own.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, from 1; never a Discord id."""


def left_of(seat: Seat, players: int) -> Seat:
    """Return the next seat clockwise."""
    return Seat(seat % players + 1)


def right_of(seat: Seat, players: int) -> Seat:
    """Return the seat before this one."""
    return Seat((seat - 2) % players + 1)


@lru_cache(maxsize=256)
def clockwise_from(seat: Seat, players: int) -> tuple[Seat, ...]:
    """Return all seats once around, beginning with this one."""
    return tuple(Seat((seat - 1 + step) % players + 1) for step in range(players))


@lru_cache(maxsize=256)
def around_from_left(seat: Seat, players: int) -> tuple[Seat, ...]:
    """Return all seats once around from this one's left, itself last, as a dealer deals."""
    return clockwise_from(left_of(seat, players), players)


def side_of(seat: Seat) -> int:
    """Return the side of a seat in a partnership game: 1 for odd, 2 for even seats."""
    return 2 - seat % 2


def unit_of(seat: Seat, partners: bool) -> int:
    """Return whose score a seat plays for: its side, or itself. Counts from 1."""
    return side_of(seat) if partners else seat


@lru_cache(maxsize=256)
def partners_of(seat: Seat, players: int) -> tuple[Seat, ...]:
    """Return the other seats of one's side in a partnership game, clockwise from one's left."""
    return tuple(s for s in around_from_left(seat, players) if s != seat and side_of(s) == side_of(seat))


def are_allied(seat: Seat, other: Seat, partners: bool) -> bool:
    """Return whether two seats play for the same unit; in games of individuals only a seat with itself."""
    return unit_of(seat, partners) == unit_of(other, partners)


@lru_cache(maxsize=256)
def opponents_of(seat: Seat, players: int) -> tuple[Seat, ...]:
    """Return the seats of the other side in a partnership game, clockwise from one's left."""
    return tuple(s for s in around_from_left(seat, players) if side_of(s) != side_of(seat))


def next_active(seat: Seat, players: int, sitting_out: tuple[Seat, ...]) -> Seat:
    """Return the first seat from this one on, clockwise and itself included, that plays."""
    for candidate in clockwise_from(seat, players):
        if candidate not in sitting_out:
            return candidate
    raise ValueError("nobody is left to play")
