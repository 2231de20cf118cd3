"""The port for metrics and health."""

from __future__ import annotations

import socket
from typing import Any

import pytest
from prometheus_client import CollectorRegistry

from bot.operations.health import HealthChecks, OperationsServer, PortUnusable

pytestmark = pytest.mark.proof  # every test opens a port


async def nothing() -> None:
    """The store answers, and nothing is to be measured."""


def server() -> OperationsServer:
    """A server without figures."""

    def status() -> dict[str, Any]:
        return {}

    return OperationsServer(CollectorRegistry(), HealthChecks(nothing, lambda: None, status, nothing))


async def test_a_busy_port_is_reported_in_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortUnusable) as caught:
            await server().start("127.0.0.1", port)
    assert str(caught.value).startswith(f"METRICS=127.0.0.1:{port} cannot be opened (")
    assert "\n" not in str(caught.value)


async def test_a_closed_server_can_be_closed_again() -> None:
    here = server()
    await here.start("127.0.0.1", 0)
    assert here.addresses
    await here.close()
    await here.close()
    assert here.addresses == []
