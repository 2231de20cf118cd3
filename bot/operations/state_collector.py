"""Figures that are looked up when somebody reads the metrics: connections, tables, clocks, queues."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from prometheus_client.core import GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from bot.tables.service import Tables
from bot.tables.snapshots import Status

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
    questions of each kind wait for a worker, ``requests_waiting`` how many requests for their turn, ``servers`` on how
    many servers the bot is.
    """

    shards: Callable[[], Iterable[ShardState]]
    servers: Callable[[], int]
    tables: Callable[[], Tables | None]
    thinking: Callable[[], Mapping[str, int]]
    requests_waiting: Callable[[], int]


class StateCollector(Collector):
    """Reads the state of the running bot for Prometheus."""

    def __init__(self, state: LiveState) -> None:
        self._state = state

    def collect(self) -> Iterable[Metric]:
        """Every figure as it is now."""
        yield from self._connections()
        yield from self._tables()
        thinking = GaugeMetricFamily(
            "right_bower_thinking_queue", "Questions to the expert that no worker has begun yet", labels=["kind"]
        )
        for kind, number in self._state.thinking().items():
            thinking.add_metric([kind], number)
        yield thinking
        yield GaugeMetricFamily(
            "right_bower_requests_waiting", "Counted requests that wait for their turn", self._state.requests_waiting()
        )

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
