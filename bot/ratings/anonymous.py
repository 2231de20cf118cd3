"""Taking a name out of a finished game. Text only; knows no store.

A forgotten player keeps a pseudonym in the games of others: a negative number that stands for nobody and is never used
again, so that the others' ratings can still be computed from the games alone. It is never shown.
"""

from __future__ import annotations

import re


def is_pseudonym(user_id: int | None) -> bool:
    """Whether an id stands for a player who was forgotten."""
    return user_id is not None and user_id < 0


def seat_name(seat: int) -> str:
    """What a seat is called that has no name, in words and in a record alike."""
    return f"Seat {seat}"


def without_name(record: str, seat: int) -> str:
    """A record whose seat has no name but its number (record.md: one ``seat`` line a seat, before the first hand)."""
    line = f'seat {seat} "{seat_name(seat)}"'
    return re.sub(rf"^seat {seat} .*$", lambda _: line, record, count=1, flags=re.MULTILINE)
