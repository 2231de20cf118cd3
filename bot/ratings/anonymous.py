"""Takes a player's name out of a finished game.

In the games of others a forgotten player becomes a pseudonym: a negative number that identifies no one and is never
used again, so that the others' ratings can still be computed from the games alone. It is never shown.
"""

from __future__ import annotations

import re


def is_pseudonym(user_id: int | None) -> bool:
    """Return whether an id stands for a forgotten player."""
    return user_id is not None and user_id < 0


def seat_name(seat: int) -> str:
    """Return the name of a seat without a name, in words and in records alike."""
    return f"Seat {seat}"


def player_name(pseudonym: int) -> str:
    """Return the name of a forgotten player where there are no seats, as in the standings of a night."""
    return f"Player {-pseudonym}"


def strip_name(record: str, seat: int) -> str:
    """Replace this seat's name by its number, and remove the words that its player had mixed into the deals.

    A record has one ``seat`` line for each seat, before the first hand.
    """
    line = f'seat {seat} "{seat_name(seat)}"'
    nameless = re.sub(rf"^seat {seat} .*$", lambda _: line, record, count=1, flags=re.MULTILINE)
    word = re.compile(rf' "word {seat} (?:[^"\\]|\\.)*"')
    return re.sub(r"^reveal .*$", lambda reveal: word.sub(f' "word {seat}"', reveal[0]), nameless, flags=re.MULTILINE)


def strip_word(text: str, seat: int) -> str:
    """Reduce the word of this seat's player to its place, in a text that is mixed into a deal."""
    place = f"word {seat}"
    return place if text.startswith(f"{place} ") else text
