"""Takes a player's name out of a finished game. Must not know any store.

In the games of others a forgotten player becomes a pseudonym: a negative number that stands for nobody and is never
used again, so that the others' ratings can still be computed from the games alone. It is never shown.
"""

from __future__ import annotations

import re


def is_pseudonym(user_id: int | None) -> bool:
    """Whether an id stands for a forgotten player."""
    return user_id is not None and user_id < 0


def seat_name(seat: int) -> str:
    """The name of a seat without a name, in words and in records alike."""
    return f"Seat {seat}"


def player_name(pseudonym: int) -> str:
    """The name of a forgotten player where there are no seats, as in the standings of a night."""
    return f"Player {-pseudonym}"


def strip_name(record: str, seat: int) -> str:
    """The record with only a number for this seat's name (it has one ``seat`` line a seat, before the first hand), and
    without the words that its player had mixed into the deals.
    """
    line = f'seat {seat} "{seat_name(seat)}"'
    nameless = re.sub(rf"^seat {seat} .*$", lambda _: line, record, count=1, flags=re.MULTILINE)
    word = re.compile(rf' "word {seat} (?:[^"\\]|\\.)*"')
    return re.sub(r"^reveal .*$", lambda reveal: word.sub(f' "word {seat}"', reveal[0]), nameless, flags=re.MULTILINE)


def strip_word(text: str, seat: int) -> str:
    """A text that is mixed into a deal; of the word of this seat's player only its place is left."""
    place = f"word {seat}"
    return place if text.startswith(f"{place} ") else text
