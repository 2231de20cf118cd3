"""What the bot counts and measures, for Prometheus.

Names are those of discord-ext-prometheus where it has them; others begin with ``right_bower_``. No label names a
person, a server, a channel or a table, so every label has few values, all known beforehand. ``Metrics`` counts
reports. Figures that can be looked up are read when somebody reads the metrics (``StateCollector`` in
``bot/monitoring.py``).

``LoopLag`` measures the event loop from a thread of its own, so that the loop needs no further timer.

An interaction is noted when it arrives, and removed once Discord has accepted an answer to it. The first moment
comes from discord.py's event, the second from the HTTP session. An interaction not removed within ``GIVEN_UP`` was
never answered in time, and counts with that many seconds. A simulated Discord makes no HTTP requests, so its
answers are not measured.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

ACKNOWLEDGED_WITHIN = (0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0)
"""Buckets in seconds. An answer that took more than 3 was too late for Discord."""

COMMITTED_WITHIN = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LOOP_LATE_BY = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

REFUSALS = (401, 403, 429)
LIVE_CLOSES = {
    1013: "store", 4400: "malformed", 4401: "signed_out", 4409: "elsewhere", 4410: "moved", 4413: "full", 4429: "often",
}  # fmt: skip
"""Why a page of the live table was closed, by the code of its socket."""
COMMIT_FAULTS = ("disk_full", "unreachable", "failing", "unknown", "refused", "replaced")

MEANINGS = {
    "discord_event_on_interaction": "Commands, presses and autocompletions that arrived",
    "right_bower_acknowledgement_seconds": (
        "From an interaction's arrival to Discord's receipt of the first answer; Discord takes none after 3 s"
    ),
    "right_bower_commit_seconds": "How long a table's commit took until it was durable",
    "right_bower_commits_failed": "Commits of whatever that the store could not keep, by what it says",
    "right_bower_event_loop_lag_seconds": "How long whatever was ready waited for the event loop",
    "right_bower_discord_requests": "Requests to Discord; those that are counted share 50 a second",
    "right_bower_discord_refused_requests": "Answers 401, 403 or 429 of Discord, which bans for 10,000 in ten minutes",
    "right_bower_discord_failed_requests": "Requests that Discord answered with a 5xx or not at all",
    "right_bower_table_events": "What happened at tables, such as opened and game_over",
    "right_bower_live_pages": "Pages of the live table that are open",
    "right_bower_live_messages": "What pages of the live table have sent, by whether it was carried out",
    "right_bower_live_closes": "Pages of the live table that the bot has closed, by why",
    "right_bower_live_lag_seconds": "From a change of a table until a page of the live table was sent it",
    "right_bower_log_records": "Lines of the log",
    "right_bower_started_timestamp_seconds": "Unix time of the start",
}

OTHER = "other"
"""The label of an unknown command or button."""


@dataclass(frozen=True, slots=True)
class SentRequest:
    """A finished request to Discord. ``status`` 0: no answer. ``answers``: the interaction that it answered."""

    resource: str
    status: int
    counted: bool
    answers: int | None = None


class Metrics:
    """The metrics of one process, in their own registry."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=own)
        self.interactions = self._counter("discord_event_on_interaction", "shard", "interaction", "command")
        self._acknowledged = self._histogram("right_bower_acknowledgement_seconds", ACKNOWLEDGED_WITHIN, "interaction")
        self.committed = self._histogram("right_bower_commit_seconds", COMMITTED_WITHIN)
        self.commits_failed = self._counter("right_bower_commits_failed", "reason")
        for reason in COMMIT_FAULTS:
            self.commits_failed.labels(reason)
        self._late = self._histogram("right_bower_event_loop_lag_seconds", LOOP_LATE_BY)
        self._requests = self._counter("right_bower_discord_requests", "resource", "counted")
        self._refused = self._counter("right_bower_discord_refused_requests", "status")
        for status in REFUSALS:
            self._refused.labels(str(status))
        self._failed = self._counter("right_bower_discord_failed_requests")
        self.events = self._counter("right_bower_table_events", "event")
        self.live_pages = Gauge("right_bower_live_pages", MEANINGS["right_bower_live_pages"], registry=own)
        self.live_messages = self._counter("right_bower_live_messages", "outcome")
        for outcome in ("done", "refused"):
            self.live_messages.labels(outcome)
        self._live_closes = self._counter("right_bower_live_closes", "reason")
        for reason in LIVE_CLOSES.values():
            self._live_closes.labels(reason)
        self.live_lag = self._histogram("right_bower_live_lag_seconds", COMMITTED_WITHIN)
        self.logged = self._counter("right_bower_log_records", "severity")
        name = "right_bower_started_timestamp_seconds"
        self.started_at = Gauge(name, MEANINGS[name], registry=own)

    def _counter(self, name: str, *labels: str) -> Counter:
        return Counter(name, MEANINGS[name], labels, registry=self.registry)

    def _histogram(self, name: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(name, MEANINGS[name], labels, buckets=buckets, registry=self.registry)

    def observe_acknowledgement(self, kind: str, seconds: float) -> None:
        """Count an interaction that was answered after this many seconds."""
        self._acknowledged.labels(kind).observe(seconds)

    def observe_lag(self, seconds: float) -> None:
        """Count one measurement of the event loop's lag, in seconds."""
        self._late.observe(seconds)

    def count_request(self, request: SentRequest) -> None:
        """Count a finished request to Discord."""
        resource = request.resource if request.resource in _RESOURCES else OTHER
        self._requests.labels(resource, "yes" if request.counted else "no").inc()
        if request.status in REFUSALS:
            self._refused.labels(str(request.status)).inc()
        elif request.status == 0 or request.status >= 500:
            self._failed.inc()

    def count_live_close(self, code: int) -> None:
        """Count a page of the live table that was closed with this code."""
        self._live_closes.labels(LIVE_CLOSES[code]).inc()


class CountedLog(logging.Handler):
    def __init__(self, metrics: Metrics) -> None:
        super().__init__()
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        self._metrics.logged.labels(record.levelname).inc()


_RESOURCES = frozenset(("channels", "interactions", "webhooks", "applications", "users", "guilds", "gateway", "oauth2"))


# -- lag of the event loop


PERIOD = 0.5
"""Seconds between two measurements of the lag."""


class LoopLag:
    """Measures how many seconds the event loop takes to run a callback, from ``start`` to ``close``."""

    def __init__(self, metrics: Metrics, period: float = PERIOD) -> None:
        self._metrics = metrics
        self._period = period
        self._over = threading.Event()

    def start(self) -> None:
        """Start measuring the running loop."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._run, args=(loop,), name="event-loop lag", daemon=True).start()

    def close(self) -> None:
        self._over.set()

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        with suppress(RuntimeError):  # the loop is closed
            while not self._over.wait(self._period):
                loop.call_soon_threadsafe(self._observe, perf_counter())

    def _observe(self, asked_at: float) -> None:
        self._metrics.observe_lag(perf_counter() - asked_at)


# -- how long people wait for the first answer


SLOW_SECONDS = 1.5
"""Waits of at least this many seconds, half of what Discord allows, are logged."""

GIVEN_UP = 15.0
"""Seconds after which no answer is expected any more."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Waiting:
    kind: str
    command: str
    since: float


class Acknowledgements:
    """Measures how long each interaction waits for its answer. ``now`` returns monotonic seconds."""

    def __init__(self, now: Callable[[], float], metrics: Metrics) -> None:
        self.now = now
        self._metrics = metrics
        self._waiting: OrderedDict[int, _Waiting] = OrderedDict()
        self._hears = False

    def note_arrival(self, interaction_id: int, kind: str, command: str) -> None:
        """Note that an interaction arrived. The gateway may send it twice."""
        if not self._hears:
            return
        self.give_up()
        self._waiting.setdefault(interaction_id, _Waiting(kind, command, self.now()))

    def note_request(self, request: SentRequest) -> None:
        """Note a finished request, which may have answered an interaction."""
        self._hears = True
        if request.answers is None or not 200 <= request.status < 300:
            return
        waiting = self._waiting.pop(request.answers, None)
        if waiting is None:
            return
        seconds = self.now() - waiting.since
        self._metrics.observe_acknowledgement(waiting.kind, seconds)
        if seconds >= SLOW_SECONDS:
            _log.warning("%s (%s) was answered only after %.1f s", waiting.command, waiting.kind, seconds)

    def give_up(self) -> None:
        """Count the interactions that were not answered within ``GIVEN_UP``."""
        before = self.now() - GIVEN_UP
        while self._waiting:
            interaction_id, first = next(iter(self._waiting.items()))
            if first.since > before:
                return
            del self._waiting[interaction_id]
            self._metrics.observe_acknowledgement(first.kind, GIVEN_UP)
            _log.warning("%s (%s) was never answered", first.command, first.kind)
