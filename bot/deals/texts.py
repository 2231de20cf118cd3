"""The texts that are mixed into deals besides the ids of presses, as records have them. Must not know tables.

The first deal of a game mixes in what its record says before the first hand: the ``rules`` line (and ``previous``) as
it stands, and each seat as ``seat N`` with a digest of the name: nobody can exchange them afterwards, and a player's
name can still be forgotten.
"""

from __future__ import annotations

import hashlib
import re

SEAT_DIGITS = 16
"""Hex digits of a seat's digest."""

FORGOTTEN_WORD = re.compile(r"word \d+")
"""What is left of a word in a record when its player was forgotten."""


def seat_text(seal: str, seat: int, name: str) -> str:
    """Who sits at a seat in the game under this seal (64 hex digits); the name as the record has it."""
    digest = hashlib.sha256(f"{seal} {seat} {name}".encode()).hexdigest()
    return f"seat {seat} {digest[:SEAT_DIGITS]}"


def word_text(seat: int, word: str) -> str:
    """The word of the player at a seat."""
    return f"word {seat} {word}"
