"""Connects one running bot with its metrics, its health checks, and the log lines about its tables.

The port is already open (``EuchreBot.operations``). Only this module joins the parts of ``bot/operations`` to the bot.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import discord

from bot.operations.health import HEALTH_SECONDS, HealthChecks, OperationsServer, StoreWatch, status_of
from bot.operations.logs import TableEvent, TableEvents
from bot.operations.metrics import (
    OTHER,
    Acknowledgements,
    CountedLog,
    LiveState,
    LoopLag,
    Metrics,
    SentRequest,
    ShardState,
    StateCollector,
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
        self.metrics.registry.register(StateCollector(self._live_state()))
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
        connected = self.services.bot.is_ready() and any(shard.connected for shard in self._shards())
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
        uptime = self.services.clock.now() - self.started_at
        return status_of(self.not_ready(), uptime) | {
            "schema": self.services.store.engine.schema,
            "format": self.services.store.engine.format,
            "servers": len(self.services.bot.guilds),
            "shards": {str(each.shard): each.connected for each in self._shards()},
            "tables": {status.value: sum(table.status is status for table in tables) for status in _OPEN},
            "people": sum(len(table.players) for table in tables),
            "games_over": self.metrics.table_events(TableEvent.GAME_OVER.value),
            "live_pages": int(self.metrics.registry.get_sample_value("right_bower_live_pages") or 0),
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

    def _shards(self) -> Iterable[ShardState]:
        for number, shard in self.services.bot.shards.items():
            yield ShardState(number, not shard.is_closed(), shard.latency)

    def _live_state(self) -> LiveState:
        engine = self.services.store.engine
        return LiveState(
            shards=self._shards,
            servers=lambda: len(self.services.bot.guilds),
            tables=self.services.tables,
            thinking=self.services.workers.count_waiting,
            drawing=self.services.pictures.count_waiting,
            database_bytes=lambda: self._database_bytes,
            backups=self.services.backups,
            build={
                "version": build().version,
                "commit": build().commit,
                "engine": engine.name,
                "schema": str(engine.schema),
                "format": str(engine.format),
            },
            requests_waiting=lambda: self.services.limiter.waiting,
        )


def name_of(interaction: discord.Interaction[Any]) -> str:
    """Return the command, such as ``/hint``, or the control, such as ``rb:act``; ``other`` if it is unknown."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    name = (interaction.custom_id or "").removeprefix(f"{PREFIX}:").partition(":")[0]
    return f"{PREFIX}:{name}" if name in NAMES else OTHER


_OPEN = (Status.LOBBY, Status.PLAYING, Status.FINISHED)
