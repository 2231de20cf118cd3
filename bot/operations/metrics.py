"""What the bot counts and measures, for Prometheus.

Names are those of discord-ext-prometheus where it has them; others begin with ``right_bower_``. No label names a
person, a server, a channel or a table, so every label has few values, all known beforehand. ``Metrics`` counts
reports. Figures that can be looked up are read when somebody reads the metrics (``StateCollector``).

``LoopLag`` measures the event loop from a thread of its own, so that the loop needs no further timer.

An interaction is noted when it arrives, and removed once Discord has accepted an answer to it. The first moment
comes from discord.py's event, the second from the HTTP session. An interaction not removed within ``GIVEN_UP`` was
never answered in time, and counts with that many seconds. A simulated Discord makes no HTTP requests, so its
answers are not measured.
"""

from __future__ import annotations

import asyncio
import logging
import math
import multiprocessing
import os
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.gc_collector import GCCollector
from prometheus_client.metrics_core import Metric
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from bot.storage.backups import Backups
from bot.tables.model import Status
from bot.tables.tables import Tables

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
        self._live_messages = self._counter("right_bower_live_messages", "outcome")
        for outcome in ("done", "refused"):
            self._live_messages.labels(outcome)
        self._live_closes = self._counter("right_bower_live_closes", "reason")
        for reason in LIVE_CLOSES.values():
            self._live_closes.labels(reason)
        self._live_lag = self._histogram("right_bower_live_lag_seconds", COMMITTED_WITHIN)
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

    def table_events(self, event: str) -> int:
        """Return how often this event has happened since the start."""
        return int(self.registry.get_sample_value("right_bower_table_events_total", {"event": event}) or 0)

    def count_live_message(self, outcome: str) -> None:
        """Count a message of a page of the live table: ``done`` or ``refused``."""
        self._live_messages.labels(outcome).inc()

    def count_live_close(self, code: int) -> None:
        """Count a page of the live table that was closed with this code."""
        self._live_closes.labels(LIVE_CLOSES[code]).inc()

    def observe_live_lag(self, seconds: float) -> None:
        """Count a change that a page of the live table was sent after this many seconds."""
        self._live_lag.observe(seconds)


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


# -- figures looked up when somebody reads the metrics


OVERDUE_SECONDS = 5.0
"""Seconds after which a table's expired clock counts as overdue, a sign of trouble."""


@dataclass(frozen=True, slots=True)
class ShardState:
    """A connection to Discord. ``latency`` is in seconds, between a heartbeat and its answer."""

    shard: int
    connected: bool
    latency: float


@dataclass(frozen=True, slots=True)
class LiveState:
    """The sources of figures that are read on demand.

    ``backups`` is ``None`` if there are none. ``database_bytes`` returns ``None`` while the size is unknown.
    ``thinking`` and ``drawing`` return how many requests and pictures of each kind wait for a worker;
    ``requests_waiting`` how many requests to Discord wait. ``build`` has the labels that identify this build.
    """

    shards: Callable[[], Iterable[ShardState]]
    servers: Callable[[], int]
    tables: Tables
    thinking: Callable[[], Mapping[str, int]]
    drawing: Callable[[], Mapping[str, int]]
    requests_waiting: Callable[[], int]
    database_bytes: Callable[[], int | None]
    backups: Backups | None
    build: Mapping[str, str]


class StateCollector(Collector):
    """Reads the state of the running bot for Prometheus."""

    def __init__(self, state: LiveState) -> None:
        self._state = state

    def collect(self) -> Iterable[Metric]:
        """Yield the present value of every figure."""
        yield from self._connections()
        yield from self._tables()
        for name, words, waiting in (
            ("thinking", "Questions to the expert that no worker has begun yet", self._state.thinking()),
            ("drawing", "Pictures that no worker has begun yet", self._state.drawing()),
        ):
            queue = GaugeMetricFamily(f"right_bower_{name}_queue", words, labels=["kind"])
            for kind, number in waiting.items():
                queue.add_metric([kind], number)
            yield queue
        yield from self._process()
        yield from self._backups()
        yield GaugeMetricFamily(
            "right_bower_requests_waiting", "Counted requests that wait for their turn", self._state.requests_waiting()
        )

    def _process(self) -> Iterable[Metric]:
        build = GaugeMetricFamily("right_bower_build_info", "What runs; always 1", labels=list(self._state.build))
        build.add_metric(list(self._state.build.values()), 1)
        yield build
        workers = [child.pid for child in multiprocessing.active_children()]
        yield GaugeMetricFamily("right_bower_workers", "Processes that think or draw for this one", len(workers))
        yield GaugeMetricFamily(
            "right_bower_workers_resident_memory_bytes",
            "Memory of the processes that think or draw, besides this one's",
            sum(_resident_bytes(pid) for pid in workers if pid is not None),
        )
        size = self._state.database_bytes()
        if size is not None:
            yield GaugeMetricFamily("right_bower_database_size_bytes", "How large the database is", size)

    def _backups(self) -> Iterable[Metric]:
        backups = self._state.backups
        if backups is None:
            return
        name = "right_bower_backup"
        yield GaugeMetricFamily(
            f"{name}_last_success_timestamp_seconds", "Unix time of the newest whole copy", backups.last_success
        )
        yield GaugeMetricFamily(
            f"{name}_last_failure_timestamp_seconds", "Unix time of the latest copy that failed", backups.last_failure
        )
        yield GaugeMetricFamily(f"{name}_period_seconds", "Seconds between two copies", backups.period)

    def _connections(self) -> Iterable[Metric]:
        connected = GaugeMetricFamily("discord_connected", "Whether a shard is connected", labels=["shard"])
        latency = GaugeMetricFamily(
            "discord_latency_seconds", "Between a shard's heartbeat and Discord's answer", labels=["shard"]
        )
        for shard in self._state.shards():
            connected.add_metric([str(shard.shard)], shard.connected)
            if math.isfinite(shard.latency):
                latency.add_metric([str(shard.shard)], shard.latency)
        yield connected
        yield latency
        yield GaugeMetricFamily("discord_stat_total_guilds", "Servers that have the bot", self._state.servers())

    def _tables(self) -> Iterable[Metric]:
        tables = [snapshot.table for snapshot in self._state.tables.snapshots()]
        statuses = [table.status for table in tables]
        live = GaugeMetricFamily("right_bower_tables", "Open tables", labels=["status"])
        for status in (Status.LOBBY, Status.PLAYING, Status.FINISHED):
            live.add_metric([status.value], statuses.count(status))
        yield live
        seated = sum(len(table.players) for table in tables)
        yield GaugeMetricFamily("right_bower_people_seated", "Chairs of open tables in which a person sits", seated)
        yield GaugeMetricFamily(
            "right_bower_overdue_clocks",
            f"Tables whose clock ran out more than {OVERDUE_SECONDS:g} s ago and was not attended to",
            self._state.tables.overdue(OVERDUE_SECONDS),
        )


def _resident_bytes(pid: int) -> int:
    """Return a process's resident memory in bytes; 0 if it has just ended or the system has no such file."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


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
