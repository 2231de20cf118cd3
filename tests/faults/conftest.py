"""The fault tests use the same store on a real file as the storage tests."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.faults.bot_here import Here, bot_here
from tests.storage.sqlite.conftest import path, store

__all__ = ["path", "store"]


@pytest.fixture
async def here(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Here]:
    """The bot in this process; `pytest.mark.jumping` has its settings."""
    async with bot_here(tmp_path, **request.node.get_closest_marker("jumping").kwargs) as here:
        yield here


@pytest.fixture
def reserved_port() -> Iterator[socket.socket]:
    """A socket whose port nobody is given; whoever asks for it by its number may listen there."""
    with socket.socket() as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind(("127.0.0.1", 0))
        yield held
