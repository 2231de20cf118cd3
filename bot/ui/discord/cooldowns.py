"""What a command or press costs, and how often one person may ask for it. Must not know what is asked."""

from __future__ import annotations

from collections import deque
from enum import Enum


class Cost(Enum):
    """So many times in so many seconds, for each person and each question, be it asked by command or by button."""

    FREE = None
    """An act of a game or lobby, or words that are at hand: what is held to its own rules, or costs next to nothing."""
    STEPPING = (60, 30.0)
    """One more page or picture of what somebody leafs through."""
    READING = (10, 30.0)
    """Boards, lists, records and pictures that are made for the one who asks."""
    THINKING = (12, 60.0)
    """The expert thinks for one person."""
    PERSONAL = (3, 60.0)
    """Everything stored about a person, and its removal; a whole night as a file."""
    OPENING = (10, 600.0)
    """A lobby that everybody sees, and much that follows from it."""

    @property
    def limit(self) -> tuple[int, float] | None:
        """How many times in how many seconds; ``None`` without a limit."""
        value: tuple[int, float] | None = self.value
        return value


_MANY = 10_000
"""Remembered askings among which those whose time is over are looked for."""


class Cooldowns:
    """Counts who has asked for what. Times are Unix seconds."""

    def __init__(self) -> None:
        self._asked: dict[tuple[str, int], tuple[float, deque[float]]] = {}
        """By what was asked and by whom: the seconds that count, and when it was."""

    def take(self, name: str, user_id: int, cost: Cost, now: float) -> float:
        """Count one more asking and answer 0; or answer in how many seconds it may be asked again."""
        if cost.limit is None:
            return 0.0
        most, seconds = cost.limit
        if len(self._asked) >= _MANY:
            self._asked = {key: one for key, one in self._asked.items() if one[1][-1] > now - one[0]}
        _, times = self._asked.setdefault((name, user_id), (seconds, deque()))
        while times and times[0] <= now - seconds:
            times.popleft()
        if len(times) >= most:
            return times[0] + seconds - now
        times.append(now)
        return 0.0
