"""What keeps people from playing, and the port for metrics and health."""

from __future__ import annotations

import socket
from typing import Any

import pytest

from bot.operations.health import HealthChecks, OperationsServer, PortUnusable, StoreWatch
from bot.operations.metrics import Metrics
from bot.storage.api import OutcomeUnknown, StoreError, StoreFailing, StoreFull


async def nothing() -> None:
    """The store answers, and nothing is to be measured."""


async def lost() -> None:
    """The store does not answer."""
    raise StoreError("store-full")


def figures() -> dict[str, Any]:
    """None."""
    return {}


@pytest.mark.parametrize(
    ("fault", "failing"),
    [
        (StoreError("store-closed"), ""),
        (StoreFailing("store-closed"), "failing"),
        (OutcomeUnknown("store-lost"), "unknown"),
        (StoreFull("store-full"), "disk_full"),
    ],
)
async def test_only_a_fault_of_the_database_means_that_nothing_can_be_saved(
    caplog: pytest.LogCaptureFixture, fault: StoreError, failing: str
) -> None:
    watch = StoreWatch(Metrics(), nothing)
    watch.on_write(fault)
    assert watch.failing == failing
    assert ("Nothing can be saved" in caplog.text) == bool(failing)
    await watch.close()


def server() -> OperationsServer:
    """A server without figures."""
    return OperationsServer(HealthChecks(nothing, lambda: None, figures, nothing))


async def test_nobody_can_play_while_the_store_does_not_answer() -> None:
    assert await HealthChecks(nothing, lambda: None, figures, nothing).find_obstacle() is None
    assert await HealthChecks(lost, lambda: None, figures, nothing).find_obstacle() == (
        "the store does not answer: StoreError"
    )
    assert await HealthChecks(lost, lambda: "not connected", figures, nothing).find_obstacle() == "not connected"


@pytest.mark.proof
async def test_a_busy_port_is_reported_in_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortUnusable) as caught:
            await server().start("127.0.0.1", port)
    assert str(caught.value).startswith(f"METRICS_ADDRESS=127.0.0.1:{port} cannot be opened (")
    assert "\n" not in str(caught.value)


@pytest.mark.proof
async def test_a_closed_server_can_be_closed_again() -> None:
    here = server()
    await here.start("127.0.0.1", 0)
    assert here.addresses
    await here.close()
    await here.close()
    assert here.addresses == []
