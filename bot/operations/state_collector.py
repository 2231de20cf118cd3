"""Figures that are looked up when somebody reads the metrics: connections, tables, clocks, queues, copies, memory."""

from __future__ import annotations

import math
import multiprocessing
import os
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from prometheus_client.core import GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from bot.storage.backups import Backups
from bot.tables.model import Status
from bot.tables.service import Tables

OVERDUE_SECONDS = 5.0
"""A clock that ran out longer ago than this and was not attended to is overdue: the store or the process is in
trouble.
"""


@dataclass(frozen=True, slots=True)
class ShardState:
    """One connection to Discord: whether it stands, and the seconds between a heartbeat and its answer."""

    shard: int
    connected: bool
    latency: float


@dataclass(frozen=True, slots=True)
class LiveState:
    """Where the figures come from. ``tables`` answers ``None`` until there are any; ``thinking`` tells how many
    questions of each kind wait for a worker, ``drawing`` how many pictures, ``requests_waiting`` how many requests for
    their turn, ``servers`` on how many servers the bot is, ``database_bytes`` how large the database is, if that is
    known. ``backups`` answers ``None`` where none are made. ``build`` are the labels that name what runs.
    """

    shards: Callable[[], Iterable[ShardState]]
    servers: Callable[[], int]
    tables: Callable[[], Tables | None]
    thinking: Callable[[], Mapping[str, int]]
    drawing: Callable[[], Mapping[str, int]]
    requests_waiting: Callable[[], int]
    database_bytes: Callable[[], int | None]
    backups: Callable[[], Backups | None]
    build: Mapping[str, str]


class StateCollector(Collector):
    """Reads the state of the running bot for Prometheus."""

    def __init__(self, state: LiveState) -> None:
        self._state = state

    def collect(self) -> Iterable[Metric]:
        """Every figure as it is now."""
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
        backups = self._state.backups()
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
        tables = self._state.tables()
        found = [] if tables is None else [snapshot.table for snapshot in tables.snapshots()]
        by_status = Counter(table.status for table in found)
        live = GaugeMetricFamily("right_bower_tables", "Open tables", labels=["status"])
        for status in (Status.LOBBY, Status.PLAYING, Status.FINISHED):
            live.add_metric([status.value], by_status[status])
        yield live
        seated = sum(chair.user_id is not None and not chair.left for table in found for chair in table.chairs)
        yield GaugeMetricFamily("right_bower_people_seated", "Chairs of open tables in which a person sits", seated)
        yield GaugeMetricFamily(
            "right_bower_overdue_clocks",
            f"Tables whose clock ran out more than {OVERDUE_SECONDS:g} s ago and was not attended to",
            0 if tables is None else tables.overdue(OVERDUE_SECONDS),
        )


def _resident_bytes(pid: int) -> int:
    """Memory of a process that is in RAM; 0 where the system has no such file, or the process has just ended."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
