"""Numbers in records, options and typed acts: decimal, without sign and leading zeros (docs/record-format.md)."""

from __future__ import annotations

import re

_NUMBER = re.compile(r"0|[1-9][0-9]*", re.ASCII)
_MOST_DIGITS = 18  # far more than any number of a game needs; Python itself refuses to read thousands of digits


def parse_number(text: str) -> int:
    """The number that a text spells; ``ValueError`` says what is wrong with it."""
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"{text!r} is not a number; numbers are decimal, without sign and leading zeros")
    if len(text) > _MOST_DIGITS:
        raise ValueError(f"a number of {len(text)} digits is far too large")
    return int(text)
