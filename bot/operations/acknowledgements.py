"""How long people waited for the first answer to what they typed or pressed, and who never got one.

Theory of operation. An interaction is noted when it arrives and struck out when Discord has taken an answer to it; the
two moments come from different places, discord.py's event and the HTTP session. What is not struck out within
``GIVEN_UP`` was never answered in time and counts with that many seconds. In a simulated Discord there are no requests
to hear of, and nothing is said of answers.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.ui.discord.rate_limiter import SentRequest

SLOW_SECONDS = 1.5
"""Whoever waits longer is worth a line in the log: half of what Discord allows is gone."""

GIVEN_UP = 15.0
"""Seconds after which no answer comes any more."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Waiting:
    kind: str
    command: str
    since: float


class Acknowledgements:
    """``now`` gives seconds that only grow; ``told`` hears the kind of each interaction and how long it waited."""

    def __init__(self, now: Callable[[], float], told: Callable[[str, float], None]) -> None:
        self._now = now
        self._told = told
        self._waiting: OrderedDict[int, _Waiting] = OrderedDict()
        self._hears = False

    def arrived(self, interaction_id: int, kind: str, command: str) -> None:
        """An interaction has arrived; again, if the gateway sent it twice."""
        if not self._hears:
            return
        self.give_up()
        self._waiting.setdefault(interaction_id, _Waiting(kind, command, self._now()))

    def requested(self, request: SentRequest) -> None:
        """A request is over; it may have been the answer."""
        self._hears = True
        if request.answers is None or not 200 <= request.status < 300:
            return
        waiting = self._waiting.pop(request.answers, None)
        if waiting is None:
            return
        seconds = self._now() - waiting.since
        self._told(waiting.kind, seconds)
        if seconds >= SLOW_SECONDS:
            _log.warning("%s (%s) was answered only after %.1f s", waiting.command, waiting.kind, seconds)

    def give_up(self) -> None:
        """Count those who were never answered."""
        before = self._now() - GIVEN_UP
        while self._waiting:
            interaction_id, first = next(iter(self._waiting.items()))
            if first.since > before:
                return
            del self._waiting[interaction_id]
            self._told(first.kind, GIVEN_UP)
            _log.warning("%s (%s) was never answered", first.command, first.kind)
