"""Discord's rate limits: one bucket a route and channel, and fifty requests a second in all."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable

GLOBAL = 50
"""Requests a second; answers to interactions are not counted."""


class Buckets:
    """``now`` gives seconds; each bucket holds ``size`` requests and is full again ``seconds`` after the first."""

    def __init__(self, now: Callable[[], float], size: int = 5, seconds: float = 5.0) -> None:
        self._now = now
        self.size, self.seconds = size, seconds
        self._used: dict[str, deque[float]] = defaultdict(deque)
        self._all: deque[float] = deque()
        self.refused = 0

    def take(self, bucket: str, *, counted: bool) -> tuple[dict[str, str], float, bool]:
        """The headers of an answer; seconds to wait (0: it may pass), and whether that holds for everything."""
        now, used = self._now(), self._used[bucket]
        while used and now - used[0] >= self.seconds:
            used.popleft()
        while self._all and now - self._all[0] >= 1:
            self._all.popleft()
        wait = self.seconds - (now - used[0]) if len(used) >= self.size else 0.0
        everybody = counted and len(self._all) >= GLOBAL
        if everybody:
            wait = max(wait, 1 - (now - self._all[0]))
        if wait > 0:
            self.refused += 1
        else:
            used.append(now)
            self._all.extend([now] if counted else [])
        after = self.seconds - (now - used[0]) if used else self.seconds
        headers = {
            "X-RateLimit-Limit": str(self.size),
            "X-RateLimit-Remaining": str(max(0, self.size - len(used))),
            "X-RateLimit-Reset": f"{now + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": bucket.partition(":")[0],
        }
        return headers, wait, everybody
