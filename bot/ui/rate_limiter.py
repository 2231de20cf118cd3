"""The limit on the requests that Discord counts, shared by everything that sends them.

Theory of operation. Discord allows 50 requests a second. It bans a bot after 10,000 refusals (401, 403, 429) in ten
minutes. ``trace_requests`` hooks the limiter into the HTTP session of discord.py, so that every attempt waits for its
turn: a table's message, an emoji, the commands, and discord.py's own retries. Discord does not count answers to presses
and commands, so these never wait. Refused answers count here too.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import aiohttp

from bot.operations.metrics import SentRequest
from bot.task_group import Listener, Listeners

PER_SECOND = 45
"""The most requests in any second; Discord's own limit is 50."""

BURST = 10
"""The most requests sent at once."""

SECOND = 1.02
"""The length of a second for counting, a little longer because requests do not all travel equally fast."""

MOST_REFUSED = 1000
"""The number of refusals in ``REFUSED_SECONDS`` after which nothing more is sent; Discord bans after 10,000."""

REFUSED_SECONDS = 600.0

ROOM_SECONDS, ROOM_SHARE, ROOM_AGAIN = 120.0, 0.3, 0.06
"""``has_room`` ends once more than the first share of the limit was used over these seconds, and begins again below the
second share. With room a game sends three times as many requests, and when room ends during a hand, hardly any more for
its rest. So the shares are further apart than that, and the time is a hand's: otherwise room would come and go.
"""

FIRST_SECONDS, FIRST_AGAIN = 10.0, 0.12
"""Until ``ROOM_SECONDS`` have passed since the start, the shares are taken of the seconds since then, but of no fewer
than these. So a busy bot runs out of room at once, and not when each table has used a hand's requests. Until then room
comes back below this share: with room the bot would send three times as much, and still stay below the share that ends
it.
"""

_UNKNOWN_PAUSE = 30.0  # seconds to pause if Discord does not say how long

_AT_ONCE = 0.001  # waits up to this many seconds are skipped

_REFUSALS = (401, 403, 429)
_UNCOUNTED = ("interactions", "webhooks")
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")

_log = logging.getLogger(__name__)


class ForeignPage(aiohttp.ClientError):
    """A proxy between the bot and Discord answered a request with a page of its own and a successful status."""


class RateLimiter:
    """Lets a burst of requests through, then one by one, in order. ``now`` returns monotonic seconds."""

    def __init__(
        self, now: Callable[[], float] = time.monotonic, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
    ) -> None:
        self._now = now
        self._sleep = sleep
        self._queue = asyncio.Lock()
        self.per_second, self._burst = PER_SECOND, BURST
        self._sent: deque[float] = deque(maxlen=PER_SECOND)
        self._lately: deque[float] = deque()  # when each request of the last ``ROOM_SECONDS`` was sent
        self._began = now()
        self._saved_up = self._began - BURST / PER_SECOND
        self._paused_until = 0.0
        self._refused: deque[float] = deque(maxlen=MOST_REFUSED)
        self._held = False
        self._roomy = True
        self.waiting = 0
        """How many requests wait for their turn."""
        self._listeners = Listeners[SentRequest](lambda request: f"a request to {request.resource}")

    def add_listener(self, listener: Listener[SentRequest]) -> None:
        """Call ``listener`` after every attempt at a request."""
        self._listeners.add_listener(listener)

    async def turn(self) -> None:
        """Wait until another request may be sent."""
        self.waiting += 1
        began = self._now()
        try:
            async with self._queue:
                while (wait := self._wait()) > _AT_ONCE:
                    await self._sleep(wait)
                now = self._now()
                self._saved_up = max(self._saved_up, now - self._burst / self.per_second) + 1 / self.per_second
                self._sent.append(now)
                self._forget_earlier(now)
                self._lately.append(now)
        finally:
            self.waiting -= 1
            _log.debug("a request waited %.0f ms for its turn", 1000 * (self._now() - began))

    def has_room(self) -> bool:
        """Return whether optional requests may be sent: no request waits, and enough of the limit is unused."""
        now = self._now()
        self._forget_earlier(now)
        since = now - self._began
        again = ROOM_AGAIN if since >= ROOM_SECONDS else FIRST_AGAIN
        seconds = min(ROOM_SECONDS, max(FIRST_SECONDS, since))
        most = (ROOM_SHARE if self._roomy else again) * seconds * self.per_second
        self._roomy = len(self._lately) < most
        return self._roomy and not self.waiting and now >= self._paused_until

    def _forget_earlier(self, now: float) -> None:
        while self._lately and self._lately[0] <= now - ROOM_SECONDS:
            self._lately.popleft()

    def share_among(self, processes: int) -> None:
        """Divide Discord's limit among this many processes."""
        self.per_second, self._burst = max(1, PER_SECOND // processes), max(1, BURST // processes)
        self._sent = deque(self._sent, maxlen=self.per_second)

    def pause(self, seconds: float) -> None:
        """Send no counted requests for this many seconds."""
        self._paused_until = max(self._paused_until, self._now() + seconds)

    def note_refusal(self) -> None:
        """Count a refusal by Discord (401, 403 or 429)."""
        self._refused.append(self._now())

    def note_end(self, path: str, status: int) -> None:
        """Tell listeners that a request to ``path`` ended with this status; 0 if it got no answer."""
        resource = _resource(path)
        if resource is not None:
            callback = _CALLBACK.search(path)
            answers = int(callback[1]) if callback else None
            _log.debug("a request to %s ended with %d", resource, status)
            self._listeners.tell(SentRequest(resource, status, resource not in _UNCOUNTED, answers))

    def _wait(self) -> float:
        now = self._now()
        waits = [self._paused_until - now, self._saved_up + 1 / self.per_second - now, self._hold(now)]
        if len(self._sent) == self.per_second:
            waits.append(self._sent[0] + SECOND - now)
        return max(waits)

    def _hold(self, now: float) -> float:
        """Return the seconds until there are few enough refusals in ten minutes. Each such wait is logged once."""
        wait = self._refused[0] + REFUSED_SECONDS - now if len(self._refused) == MOST_REFUSED else 0.0
        if wait > 0 and not self._held:
            _log.error(
                "Discord has refused %d requests in ten minutes; only answers are sent for %.0f s. Look for a "
                "wrong token, missing permissions or a second process of this bot",
                MOST_REFUSED,
                wait,
            )
        self._held = wait > 0
        return wait


def trace_requests(limiter: RateLimiter) -> aiohttp.TraceConfig:
    """Return a trace that makes an HTTP session's requests wait for this limiter and reports their responses to it."""

    async def before(_: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestStartParams) -> None:
        if _resource(request.url.path) not in (None, *_UNCOUNTED):
            await limiter.turn()

    async def after(_: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
        answer = request.response
        if answer.status < 300 and answer.content_type == "text/html" and _resource(request.url.path) is not None:
            answer.close()
            raise ForeignPage(f"status {answer.status} with a page that is not Discord's own answer, perhaps a proxy's")
        limiter.note_end(request.url.path, answer.status)
        if answer.status not in _REFUSALS or _resource(request.url.path) is None:
            return
        scope = answer.headers.get("x-ratelimit-scope")
        if scope != "shared":
            limiter.note_refusal()
        is_wall = "via" not in answer.headers  # the firewall in front of Discord answered, not Discord
        if answer.status == 429 and (scope == "global" or "x-ratelimit-global" in answer.headers or is_wall):
            limiter.pause(_retry_after(answer))

    async def note_failure(
        _: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestExceptionParams
    ) -> None:
        limiter.note_end(request.url.path, 0)

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(before)
    trace.on_request_end.append(after)
    trace.on_request_exception.append(note_failure)
    return trace


def _resource(path: str) -> str | None:
    """Return the first word of a path after ``/api/v10``, such as ``channels``; ``None`` for a foreign path."""
    _, api, _, *rest = (*path.split("/", 4), "", "", "", "")
    return rest[0] if api == "api" else None


def _retry_after(answer: aiohttp.ClientResponse) -> float:
    try:
        return float(answer.headers.get("retry-after", _UNKNOWN_PAUSE))
    except ValueError:
        return _UNKNOWN_PAUSE
