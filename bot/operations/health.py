"""Reports whether the bot is healthy: over HTTP, to the supervisor, and in the log.

``/metrics``, ``/healthz``, ``/readyz`` and ``/status`` contain nothing secret and need no login. By default they can be
reached only from the same host.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from prometheus_client import CollectorRegistry
from prometheus_client.exposition import choose_encoder
from yarl import URL

from bot.operations.metrics import Metrics
from bot.storage.api import ProcessReplaced, StoreError, StoreFailing
from bot.terminal import Complaint, sentence
from bot.version import build

HEALTH_SECONDS = 3.0
"""Seconds within which the store must answer."""

_log = logging.getLogger(__name__)


def _leave_out_sender(record: logging.LogRecord) -> bool:
    """Let only a fault of ours through, without the address of who asked: what is no request is no fault, and neither
    is who hangs up.
    """
    fault = record.exc_info[1] if record.exc_info else None
    record.msg, record.args = "a request could not be answered", ()
    return fault is not None and not isinstance(fault, _OF_OTHERS)


_OF_OTHERS = (HttpProcessingError, web.RequestPayloadError, ConnectionError)

logging.getLogger("aiohttp.server").addFilter(_leave_out_sender)
logging.getLogger("aiohttp.websocket").addFilter(_leave_out_sender)


class PortUnusable(Complaint):
    """The port cannot be opened."""


@dataclass(frozen=True, slots=True)
class HealthChecks:
    """The answers to the server's requests.

    ``store`` makes a small call to the store, and raises if the store cannot answer. ``not_ready`` returns why nobody
    can play yet, or ``None``. ``status`` returns the figures of ``right-bower status``, ready for JSON. ``measure``
    runs before metrics are read, for figures that take a moment.
    """

    store: Callable[[], Awaitable[object]]
    not_ready: Callable[[], str | None]
    status: Callable[[], dict[str, Any]]
    measure: Callable[[], Awaitable[object]]

    @classmethod
    def starting(cls, waits_for: Callable[[], str | None]) -> HealthChecks:
        """Return checks for a bot that is starting. ``waits_for`` returns what it is waiting for."""
        began = time.monotonic()

        async def nothing() -> None:
            """Do nothing: there is nothing to check yet."""

        def not_ready() -> str:
            return waits_for() or sentence("not-ready-starting")

        def status() -> dict[str, Any]:
            return status_of(not_ready(), time.monotonic() - began)

        return cls(nothing, not_ready, status, nothing)

    async def find_obstacle(self) -> str | None:
        """Return why nobody can play now, or ``None``. The store is checked last."""
        why = self.not_ready()
        if why is not None:
            return why
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self.store()
        except Exception as fault:  # noqa: BLE001 - whatever the error, nobody can play
            return sentence("not-ready-no-answer", why=type(fault).__name__)
        return None


def status_of(not_ready: str | None, uptime: float) -> dict[str, Any]:
    """Return the figures of ``right-bower status`` for a bot without tables and servers."""
    return {
        "version": build().version,
        "commit": build().commit,
        "uptime_seconds": int(uptime),
        "not_ready": not_ready,
        "servers": 0,
        "shards": {},
        "tables": {"lobby": 0, "playing": 0, "finished": 0},
        "people": 0,
    }


async def open_port(runner: web.AppRunner, host: str, port: int, key: str = "port-unusable") -> web.AppRunner:
    """Serve an application at a port; 0 means any free one. Raises ``PortUnusable`` with the sentence ``key``."""
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as fault:
        await runner.cleanup()
        where = URL.build(scheme="http", host=host, port=port).authority
        raise PortUnusable(key, address=where, why=fault.strerror) from fault
    return runner


class OperationsServer:
    """The HTTP server, from ``start`` to ``close``. ``checks`` and ``registry`` may be replaced meanwhile."""

    def __init__(self, checks: HealthChecks) -> None:
        self.registry = CollectorRegistry()
        self.checks = checks
        self._runner: web.AppRunner | None = None

    async def start(self, host: str, port: int) -> None:
        """Open the port if it is not open. Raises ``PortUnusable``."""
        if self._runner is not None:
            return
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/readyz", self._readyz)
        app.router.add_get("/status", self._status)
        self._runner = await open_port(web.AppRunner(app, access_log=None, handle_signals=False), host, port)

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @property
    def addresses(self) -> list[Any]:
        """The addresses it listens at: pairs of host and port."""
        return [] if self._runner is None else list(self._runner.addresses)

    async def _metrics(self, request: web.Request) -> web.Response:
        await self.checks.measure()
        encode, content_type = choose_encoder(request.headers.get("Accept", ""))
        return web.Response(body=encode(self.registry), headers={"Content-Type": content_type})

    async def _healthz(self, _: web.Request) -> web.Response:
        """Answer, to prove that the event loop runs. A restart would not repair the store, so it does not matter."""
        return web.Response(text="well\n")

    async def _readyz(self, _: web.Request) -> web.Response:
        why = await self.checks.find_obstacle()
        return web.Response(text="ready\n") if why is None else web.Response(text=f"{why}\n", status=503)

    async def _status(self, _: web.Request) -> web.Response:
        return web.json_response(self.checks.status())


def notify(state: str) -> None:
    """Tell a supervisor such as systemd a state such as ``READY=1``, with sd_notify. A failure is only logged."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")):
        return
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
            channel.connect(f"\0{address[1:]}" if address[0] == "@" else address)
            channel.sendall(state.encode())
    except OSError as fault:
        _log.warning("the supervisor could not be notified of %s (%s)", state, fault.strerror)


# -- the store: a small commit every ``TRY_SECONDS`` while commits fail


TRY_SECONDS = 10.0
"""Seconds between two attempts while commits fail."""


class StoreWatch:
    """Counts failed commits. While commits fail, it calls ``attempt`` to make a small one."""

    def __init__(self, metrics: Metrics, attempt: Callable[[], Awaitable[object]]) -> None:
        self.failing = ""
        """Why commits fail, in a word; empty while they succeed."""
        self._metrics = metrics
        self._attempt = attempt
        self._since = 0.0
        self._task: asyncio.Task[None] | None = None

    def on_write(self, fault: StoreError | None) -> None:
        """Note that a commit succeeded (``None``) or failed. A refused call, or a replaced process, is no failure."""
        if fault is None:
            if self.failing:
                self.failing = ""
                _log.info("Everything is saved again, after %.0f s", time.monotonic() - self._since)
            return
        self._metrics.commits_failed.labels(fault.reason).inc()
        if not self.failing and isinstance(fault, StoreFailing) and not isinstance(fault, ProcessReplaced):
            self.failing, self._since = fault.reason, time.monotonic()
            _log.error("Nothing can be saved; the bot tries again every %.0f s. %s", TRY_SECONDS, fault)
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._try(), name="trying the store")

    async def close(self) -> None:
        """Stop trying, and wait for the running attempt."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _try(self) -> None:
        while self.failing:
            await asyncio.sleep(TRY_SECONDS)
            with suppress(StoreError):  # ``on_write`` hears of its outcome too
                await self._attempt()
