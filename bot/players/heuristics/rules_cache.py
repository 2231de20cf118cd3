"""A cache for what is worked out from a game's rules.

Rules are compared field by field, which costs more than most of what is looked up by them in a play-out; so the same
object is recognised first, and equal rules only then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from bot.engine.rules import Rules

Worked = TypeVar("Worked")
_MOST = 32


class RulesCache(Generic[Worked]):
    """A function of rules, worked out once."""

    def __init__(self, work_out: Callable[[Rules], Worked]) -> None:
        self._work_out = work_out
        self._same: dict[int, tuple[Rules, Worked]] = {}
        self._equal: dict[Rules, Worked] = {}

    def __call__(self, rules: Rules) -> Worked:
        """What belongs to these rules."""
        found = self._same.get(id(rules))
        if found is not None and found[0] is rules:
            return found[1]
        if len(self._same) >= _MOST:
            self._same.clear()
        if len(self._equal) >= _MOST:
            self._equal.clear()
        if rules not in self._equal:
            self._equal[rules] = self._work_out(rules)
        self._same[id(rules)] = (rules, self._equal[rules])
        return self._equal[rules]
