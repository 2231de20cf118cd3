"""A cache for what is worked out from a game's rules and a few facts more.

Rules are compared field by field, which costs more than most of what is looked up by them in a play-out; so the same
object is recognised first, and equal rules only then.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, TypeVarTuple

from bot.engine.rules import Rules

Facts = TypeVarTuple("Facts")
Worked = TypeVar("Worked")
_MOST_RULES = 32


def by_rules(
    most: int = 1_000,
) -> Callable[[Callable[[Rules, *Facts], Worked]], Callable[[Rules, *Facts], Worked]]:
    """Decorates a function of rules and other facts: works each answer out once, keeps ``most`` for a game's rules."""

    def decorate(work_out: Callable[[Rules, *Facts], Worked]) -> Callable[[Rules, *Facts], Worked]:
        same: dict[int, tuple[Rules, dict[tuple[*Facts], Worked]]] = {}
        equal: dict[Rules, dict[tuple[*Facts], Worked]] = {}

        @wraps(work_out)
        def look_up(rules: Rules, *facts: *Facts) -> Worked:
            found = same.get(id(rules))
            if found is None or found[0] is not rules:
                for cache in (same, equal):
                    if len(cache) >= _MOST_RULES:
                        cache.clear()
                found = same[id(rules)] = rules, equal.setdefault(rules, {})
            known = found[1]
            answer = known.get(facts)
            if answer is None:
                answer = work_out(rules, *facts)
                if len(known) >= most:
                    known.clear()
                known[facts] = answer
            return answer

        return look_up

    return decorate
