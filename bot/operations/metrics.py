"""What is counted and measured, in Prometheus' words.

Names are those of discord-ext-prometheus where it has them, else they begin with ``right_bower_``. No label names a
person, a server, a channel or a table: their values are few and known beforehand. Everything is told to these methods;
what can be looked up instead is read when somebody asks (``state_collector.py``). Must not know tables or the store.
"""

from __future__ import annotations

import asyncio
import logging
import re
import threading
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

if TYPE_CHECKING:
    import discord

    from bot.ui.discord.rate_limiter import SentRequest


ACKNOWLEDGED_WITHIN = (0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0)
"""Seconds; whatever lies above 3 came too late for Discord."""

COMMITTED_WITHIN = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LOOP_LATE_BY = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

REFUSALS = (401, 403, 429)
COMMIT_FAULTS = ("disk_full", "unreachable", "refused", "replaced")

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
    "right_bower_log_records": "Lines of the log",
    "right_bower_started_timestamp_seconds": "Unix time of the start",
}

OTHER = "other"
"""The label of a command or button that is not known."""

_VERB = re.compile(r"rb[a-z]?(:[a-z]+)?")


def command_of(interaction: discord.Interaction[Any], known: frozenset[str]) -> str:
    """The command that was typed, or how the id of the button that was pressed begins (``rb:act`` is
    ``act``); ``other`` for what is not ``known``."""
    if interaction.command is not None:
        return interaction.command.qualified_name
    found = _VERB.match(interaction.custom_id or "")
    if found is None:
        return OTHER
    names = (found[0], found[0].partition(":")[0])
    return next((name.removeprefix("rb:") for name in names if name in known), OTHER)


class Metrics:
    """The figures of one process, in a registry of their own."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=own)
        self._interactions = self._counter("discord_event_on_interaction", "shard", "interaction", "command")
        self._acknowledged = self._histogram("right_bower_acknowledgement_seconds", ACKNOWLEDGED_WITHIN, "interaction")
        self._committed = self._histogram("right_bower_commit_seconds", COMMITTED_WITHIN)
        self._commits_failed = self._counter("right_bower_commits_failed", "reason")
        for reason in COMMIT_FAULTS:
            self._commits_failed.labels(reason)
        self._late = self._histogram("right_bower_event_loop_lag_seconds", LOOP_LATE_BY)
        self._requests = self._counter("right_bower_discord_requests", "resource", "counted")
        self._refused = self._counter("right_bower_discord_refused_requests", "status")
        for status in REFUSALS:
            self._refused.labels(str(status))
        self._failed = self._counter("right_bower_discord_failed_requests")
        self._events = self._counter("right_bower_table_events", "event")
        self._logged = self._counter("right_bower_log_records", "severity")
        name = "right_bower_started_timestamp_seconds"
        self.started_at = Gauge(name, MEANINGS[name], registry=own)

    def _counter(self, name: str, *labels: str) -> Counter:
        return Counter(name, MEANINGS[name], labels, registry=self.registry)

    def _histogram(self, name: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(name, MEANINGS[name], labels, buckets=buckets, registry=self.registry)

    def arrived(self, kind: str, command: str, shard: int) -> None:
        """Somebody typed or pressed."""
        self._interactions.labels(str(shard), kind, command).inc()

    def acknowledged(self, kind: str, seconds: float) -> None:
        """Such a one got an answer after so long."""
        self._acknowledged.labels(kind).observe(seconds)

    def committed(self, seconds: float) -> None:
        """A table's change is durable."""
        self._committed.observe(seconds)

    def commit_failed(self, reason: str) -> None:
        """The store could not keep something."""
        self._commits_failed.labels(reason).inc()

    def woken_late(self, seconds: float) -> None:
        """The event loop was so late."""
        self._late.observe(seconds)

    def requested(self, request: SentRequest) -> None:
        """A request to Discord is over."""
        self._requests.labels(_resource(request.resource), "yes" if request.counted else "no").inc()
        if request.status in REFUSALS:
            self._refused.labels(str(request.status)).inc()
        elif request.status == 0 or request.status >= 500:
            self._failed.inc()

    def happened(self, event: str) -> None:
        """Something happened at a table."""
        self._events.labels(event).inc()

    def times(self, event: str) -> int:
        """How often that happened since the start."""
        return int(self.registry.get_sample_value("right_bower_table_events_total", {"event": event}) or 0)

    def logged(self, severity: str) -> None:
        """A line was written."""
        self._logged.labels(severity).inc()


class CountedLog(logging.Handler):
    """Counts the lines of the log by their severity."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__()
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line."""
        self._metrics.logged(record.levelname)


_RESOURCES = frozenset(("channels", "interactions", "webhooks", "applications", "users", "guilds", "gateway", "oauth2"))


def _resource(name: str) -> str:
    return name if name in _RESOURCES else OTHER


# -- loop lag
#
# How long whatever is ready waits for the event loop: whoever blocks the loop makes everybody wait.
#
# A thread of its own asks the loop every ``PERIOD`` for a sign of life, so that the loop itself has no timer more.


PERIOD = 0.5
"""Seconds between two looks."""


class LoopLag:
    """Looks from ``start`` to ``close``; ``told`` hears, within the loop, how many seconds each sign of life took."""

    def __init__(self, told: Callable[[float], None], period: float = PERIOD) -> None:
        self._told = told
        self._period = period
        self._over = threading.Event()

    def start(self) -> None:
        """Begin to look at the running loop."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._run, args=(loop,), name="event-loop lag", daemon=True).start()

    def close(self) -> None:
        """Look no more."""
        self._over.set()

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        with suppress(RuntimeError):  # the loop is closed
            while not self._over.wait(self._period):
                loop.call_soon_threadsafe(self._noted, perf_counter())

    def _noted(self, asked: float) -> None:
        self._told(perf_counter() - asked)
