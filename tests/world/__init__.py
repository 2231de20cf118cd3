"""What tests of all rooms share: cards, games, clocks, and a word for what must be there."""

from typing import TypeVar

ValueT = TypeVar("ValueT")


def require(value: ValueT | None) -> ValueT:
    """Return a value that must not be missing."""
    assert value is not None
    return value


def as_read(words: str) -> str:
    """Return words without what keeps their lines from breaking."""
    return words.replace("\u00a0", " ").replace("\u2060", "")
