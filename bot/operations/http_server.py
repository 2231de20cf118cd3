"""``/metrics``, ``/healthz``, ``/readyz`` and ``/status`` over HTTP, for the host's own machines.

Nothing here is secret and nothing asks who reads; by default only the own machine can. Must not know what is counted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web
from prometheus_client import CollectorRegistry
from prometheus_client.exposition import choose_encoder
from yarl import URL

HEALTH_SECONDS = 3.0
"""How long the store may take to answer."""


class PortUnusable(RuntimeError):
    """The port cannot be opened; the message is one sentence for the operator."""


@dataclass(frozen=True, slots=True)
class HealthChecks:
    """Who is asked. ``store`` asks the store something small and raises if it cannot answer; ``not_ready`` says why the
    bot cannot play yet, or ``None``; ``status`` are the figures of ``right-bower status``, ready for JSON; ``measure``
    looks up, before figures are read, what takes a moment.
    """

    store: Callable[[], Awaitable[object]]
    not_ready: Callable[[], str | None]
    status: Callable[[], dict[str, Any]]
    measure: Callable[[], Awaitable[object]]


class OperationsServer:
    """Serves from ``start`` to ``close``."""

    def __init__(self, registry: CollectorRegistry, checks: HealthChecks) -> None:
        self._registry = registry
        self._checks = checks
        self._runner: web.AppRunner | None = None

    async def start(self, host: str, port: int) -> None:
        """Open the port; raises ``PortUnusable``."""
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/readyz", self._readyz)
        app.router.add_get("/status", self._status)
        runner = web.AppRunner(app, access_log=None, handle_signals=False)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as fault:
            await runner.cleanup()
            where = URL.build(scheme="http", host=host, port=port).authority
            raise PortUnusable(f"METRICS={where} cannot be opened ({fault.strerror}).") from fault
        self._runner = runner

    async def close(self) -> None:
        """Close the port."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @property
    def addresses(self) -> list[Any]:
        """Where it listens: pairs of host and port."""
        return [] if self._runner is None else list(self._runner.addresses)

    async def _metrics(self, request: web.Request) -> web.Response:
        await self._checks.measure()
        encode, content_type = choose_encoder(request.headers.get("Accept", ""))
        return web.Response(body=encode(self._registry), headers={"Content-Type": content_type})

    async def _healthz(self, _: web.Request) -> web.Response:
        """Whoever reads this knows that the event loop answers; to start a bot anew helps no store that is away."""
        return web.Response(text="well\n")

    async def _readyz(self, _: web.Request) -> web.Response:
        why = self._checks.not_ready()
        if why is None:
            try:
                async with asyncio.timeout(HEALTH_SECONDS):
                    await self._checks.store()
            except Exception as fault:  # noqa: BLE001 - whatever it fails with, nobody can play
                why = f"the store does not answer: {type(fault).__name__}"
        return web.Response(text="ready\n") if why is None else web.Response(text=f"{why}\n", status=503)

    async def _status(self, _: web.Request) -> web.Response:
        return web.json_response(self._checks.status())
