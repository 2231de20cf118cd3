"""Which presses are too old to be answered, because the process was stopped or the network kept them back.

Discord takes an answer for three seconds; then the person reads "This interaction failed" and presses again. Its own
time of a press stands in the id. The host's clock may be wrong, so nothing is compared but differences: the smallest
one seen is taken for no delay at all. Must not know what a press means.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.ui.discord.errors import ANSWER_SECONDS

_DRIFT = 0.0002
"""Seconds a second by which a host's clock may run fast."""

_SINCE_BOOT = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def elapsed() -> float:
    """Seconds that only grow, also while the machine sleeps where the system has such a clock."""
    return time.clock_gettime(_SINCE_BOOT)


class Lateness:
    """Judges the age of presses by clocks of which each may be wrong, or set ahead: the youngest age counts."""

    def __init__(self, *clocks: Callable[[], float]) -> None:
        self._clocks = clocks
        self._least: list[tuple[float, float] | None] = [None] * len(clocks)
        """For each clock its smallest difference to Discord's, and when that was found (seconds)."""

    def is_late(self, pressed_at: float) -> bool:
        """Whether Discord takes no answer any more to a press of this time (its own Unix seconds)."""
        return min(self._age(number, pressed_at) for number in range(len(self._clocks))) > ANSWER_SECONDS

    def _age(self, number: int, pressed_at: float) -> float:
        now, least = self._clocks[number](), self._least[number]
        difference = now - pressed_at
        if least is not None:
            difference = min(difference, least[0] + max(0.0, now - least[1]) * _DRIFT)
        self._least[number] = difference, now
        return now - pressed_at - difference
