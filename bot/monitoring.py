"""Connects one running bot with its metrics, its health checks, and the log lines about its tables.

The port is already open (``EuchreBot.operations``). Only this module joins the parts of ``bot/operations`` to the bot.
"""

from __future__ import annotations

import asyncio
import logging
import math
import multiprocessing
import os
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import discord
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from bot.operations.health import HEALTH_SECONDS, HealthChecks, OperationsServer, StoreWatch, status_of
from bot.operations.logs import TableEvent, TableEvents
from bot.operations.metrics import (
    OTHER,
    Acknowledgements,
    CountedLog,
    LoopLag,
    Metrics,
    SentRequest,
)
from bot.outages import Waiting
from bot.services import Services
from bot.storage.api import StoreError
from bot.tables.model import Status
from bot.terminal import sentence
from bot.ui.buttons import NAMES, PREFIX
from bot.version import build

_MEASURE_SECONDS = 60.0

_log = logging.getLogger(__name__)


class Monitoring:
    def __init__(self, services: Services, server: OperationsServer, waiting: Waiting) -> None:
        self.services = services
        self._server = server
        self._waiting = waiting
        server.checks = HealthChecks(lambda: services.store.note("health"), self.not_ready, self.status, self._measure)
        self.metrics = Metrics()
        self.acknowledgements = Acknowledgements(time.monotonic, self.metrics)
        self.events = TableEvents(self.metrics)
        self.started_at = services.clock.now()
        self._lag = LoopLag(self.metrics)
        self._counted_log = CountedLog(self.metrics)
        self._watch = StoreWatch(self.metrics, self._try_store)
        self._database_bytes: int | None = None
        self._measured_at = float("-inf")
        services.tables.commit_seconds.add_listener(self.metrics.committed.observe)
        services.limiter.add_listener(self.note_request)

    async def start(self) -> None:
        """Start counting, and serve the metrics if there is a port."""
        self.started_at = self.services.clock.now()
        self.metrics.started_at.set(self.started_at)
        self.services.store.writes.add_listener(self._watch.on_write)
        if self.services.settings.metrics_address is None:
            return
        host, port = self.services.settings.metrics_address
        self.metrics.registry.register(StateCollector(self.services, lambda: self._database_bytes))
        self._server.registry = self.metrics.registry
        self._lag.start()
        logging.getLogger().addHandler(self._counted_log)
        _log.info("metrics and health are served at http://%s:%d", host, port)

    async def close(self) -> None:
        logging.getLogger().removeHandler(self._counted_log)
        await self._watch.close()
        self._lag.close()

    @property
    def address(self) -> str:
        """The URL of the server; empty if there is none."""
        addresses = self._server.addresses
        return f"http://{addresses[0][0]}:{addresses[0][1]}" if addresses else ""

    # -- what the bot reports

    def note_request(self, request: SentRequest) -> None:
        """Count a finished request to Discord."""
        self.metrics.count_request(request)
        self.acknowledgements.note_request(request)

    def note_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Count a command, press or autocompletion."""
        kind, command = interaction.type.name, name_of(interaction)
        number = 0 if interaction.guild_id is None else self.services.shard_of(interaction.guild_id)
        self.metrics.interactions.labels(str(number), kind, command).inc()
        self.acknowledgements.note_arrival(interaction.id, kind, command)

    # -- what the HTTP server asks

    def not_ready(self) -> str | None:
        """Return why nobody can play yet; ``None`` if people can."""
        connected = self.services.bot.is_ready() and any(
            not shard.is_closed() for shard in self.services.bot.shards.values()
        )
        if not connected and (waits := self._waiting.describe()):
            return waits
        own = self.services.store.shards()
        if own is not None and not own.own and (others := self.services.store.waits_for()):
            return sentence("not-ready-standing-by", others=others)
        if not connected:
            return sentence("not-ready-discord")
        if not self.services.complete.is_set():
            return sentence("not-ready-restoring", tables=len(self.services.tables.expected))
        if self._watch.failing:
            return sentence("not-ready-store", why=self._watch.failing)
        return None

    def status(self) -> dict[str, Any]:
        """Return the figures of ``right-bower status``, ready for JSON."""
        tables = [snapshot.table for snapshot in self.services.tables.snapshots()]
        uptime, read = self.services.clock.now() - self.started_at, self.metrics.registry.get_sample_value
        return status_of(self.not_ready(), uptime) | {
            "schema": self.services.store.engine.schema,
            "format": self.services.store.engine.format,
            "servers": len(self.services.bot.guilds),
            "shards": {str(number): not shard.is_closed() for number, shard in self.services.bot.shards.items()},
            "tables": {status.value: sum(table.status is status for table in tables) for status in _OPEN},
            "people": sum(len(table.players) for table in tables),
            "games_over": int(read("right_bower_table_events_total", {"event": TableEvent.GAME_OVER.value}) or 0),
            "live_pages": int(read("right_bower_live_pages") or 0),
            "maintenance": self.services.owner_journal.decided.maintenance,
        }

    async def _try_store(self) -> None:
        await self.services.store.set_note("health", str(self.services.clock.now()))

    async def _measure(self) -> None:
        """Measure the database's size, but not at every reading: a server has to look through its files for it."""
        if time.monotonic() < self._measured_at + _MEASURE_SECONDS:
            return
        self._measured_at, self._database_bytes = time.monotonic(), None
        with suppress(StoreError, TimeoutError):
            async with asyncio.timeout(HEALTH_SECONDS):
                self._database_bytes = await self.services.store.size()


OVERDUE_SECONDS = 5.0
"""Seconds after which a table's expired clock counts as overdue, a sign of trouble."""


class StateCollector(Collector):
    """Reads the state of the running bot for Prometheus. ``database_bytes`` returns ``None`` while it is unknown."""

    def __init__(self, services: Services, database_bytes: Callable[[], int | None]) -> None:
        self.services, self._database_bytes = services, database_bytes

    def collect(self) -> Iterable[Metric]:
        """Yield the present value of every figure."""
        services, shards = self.services, self.services.bot.shards
        connected = {str(number): not shard.is_closed() for number, shard in shards.items()}
        latencies = {str(number): shard.latency for number, shard in shards.items() if math.isfinite(shard.latency)}
        tables = [snapshot.table for snapshot in services.tables.snapshots()]
        statuses = [table.status for table in tables]
        yield _gauge("discord_connected", "Whether a shard is connected", connected, "shard")
        yield _gauge("discord_latency_seconds", "Between a shard's heartbeat and Discord's answer", latencies, "shard")
        yield _gauge("discord_stat_total_guilds", "Servers that have the bot", len(services.bot.guilds))
        counts = {status.value: statuses.count(status) for status in _OPEN}
        yield _gauge("right_bower_tables", "Open tables", counts, "status")
        seated = sum(len(table.players) for table in tables)
        yield _gauge("right_bower_people_seated", "Chairs of open tables in which a person sits", seated)
        yield _gauge(
            "right_bower_overdue_clocks",
            f"Tables whose clock ran out more than {OVERDUE_SECONDS:g} s ago and was not attended to",
            services.tables.overdue(OVERDUE_SECONDS),
        )
        thinking, drawing = services.workers.count_waiting(), services.pictures.count_waiting()
        yield _gauge(
            "right_bower_thinking_queue", "Questions to the expert that no worker has begun yet", thinking, "kind"
        )
        yield _gauge("right_bower_drawing_queue", "Pictures that no worker has begun yet", drawing, "kind")
        waiting = services.limiter.waiting
        yield _gauge("right_bower_requests_waiting", "Counted requests that wait for their turn", waiting)
        yield from self._process()
        backups, name = services.backups, "right_bower_backup"
        if backups is not None:
            success, failure = backups.last_success, backups.last_failure
            yield _gauge(f"{name}_last_success_timestamp_seconds", "Unix time of the newest whole copy", success)
            yield _gauge(f"{name}_last_failure_timestamp_seconds", "Unix time of the latest copy that failed", failure)
            yield _gauge(f"{name}_period_seconds", "Seconds between two copies", backups.period)

    def _process(self) -> Iterable[Metric]:
        engine, own = self.services.store.engine, build()
        about = {"version": own.version, "commit": own.commit, "engine": engine.name}
        about |= {"schema": str(engine.schema), "format": str(engine.format)}
        family = GaugeMetricFamily("right_bower_build_info", "What runs; always 1", labels=list(about))
        family.add_metric(list(about.values()), 1)
        yield family
        workers = [child.pid for child in multiprocessing.active_children()]
        yield _gauge("right_bower_workers", "Processes that think or draw for this one", len(workers))
        yield _gauge(
            "right_bower_workers_resident_memory_bytes",
            "Memory of the processes that think or draw, besides this one's",
            sum(_resident_bytes(pid) for pid in workers if pid is not None),
        )
        size = self._database_bytes()
        if size is not None:
            yield _gauge("right_bower_database_size_bytes", "How large the database is", size)


def _gauge(name: str, meaning: str, value: float | Mapping[str, float], *labels: str) -> GaugeMetricFamily:
    if not isinstance(value, Mapping):
        return GaugeMetricFamily(name, meaning, value)
    gauge = GaugeMetricFamily(name, meaning, labels=labels)
    for word, one in value.items():
        gauge.add_metric([word], one)
    return gauge


def _resident_bytes(pid: int) -> int:
    """Return a process's resident memory in bytes; 0 if it has just ended or the system has no such file."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def name_of(interaction: discord.Interaction[Any]) -> str:
    """Return the command, such as ``/hint``, or the control, such as ``rb:act``; ``other`` if it is unknown."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    name = (interaction.custom_id or "").removeprefix(f"{PREFIX}:").partition(":")[0]
    return f"{PREFIX}:{name}" if name in NAMES else OTHER


_OPEN = (Status.LOBBY, Status.PLAYING, Status.FINISHED)
