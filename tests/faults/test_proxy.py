"""``PROXY_URL`` and ``HTTPS_PROXY``: all that goes to Discord goes through them; what a proxy refuses is told."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from yarl import URL

from tests.faults import bot_process
from tests.faults.discord_stand_in import StandIn

PASSWORD = "hunter2"  # noqa: S105 - opens nothing


class Proxy:
    """An HTTP proxy on loopback: tunnels are refused, the rest is passed on. ``heads`` has each connection's first
    request, ``passed_on`` everything.
    """

    def __init__(self) -> None:
        self.address = URL()
        self.asked: asyncio.Queue[str] = asyncio.Queue()
        self.heads: list[str] = []
        self.passed_on = bytearray()

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[Proxy]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        host, port = server.sockets[0].getsockname()
        self.address = URL.build(scheme="http", host=host, port=port, user="ann", password=PASSWORD)
        async with server:
            yield self

    async def head(self, start: str) -> str:
        """Wait for a connection whose first request begins so."""
        async with asyncio.timeout(60):
            while not (head := await self.asked.get()).startswith(start):
                pass
        return head

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        self.heads.append(head.decode())
        self.asked.put_nowait(head.decode())
        method, target, _ = head.decode().split(" ", 2)
        if method == "CONNECT":
            writer.write(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")
            writer.close()
            return
        there, back = await asyncio.open_connection(URL(target).host, URL(target).port)
        try:
            await asyncio.gather(self._pass_on(reader, back, head), self._pass_on(there, writer))
        finally:
            back.close()
            writer.close()

    async def _pass_on(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, data: bytes | None = None
    ) -> None:
        data = data or await source.read(2**16)
        while data:
            self.passed_on += data
            target.write(data)
            data = await source.read(2**16)
        target.close()


async def test_http_and_the_gateway_go_through_the_proxy(tmp_path: Path) -> None:
    log, there = tmp_path / "log", StandIn()
    async with there.serving(), Proxy().serving() as proxy, bot_process.lives() as bot:
        pid = await bot.begin(there.api, tmp_path / "bot.db", log, PROXY_URL=str(proxy.address), LOG_LEVEL="INFO")
        async with asyncio.timeout(60):
            await there.gateway.ready.wait()
        os.kill(pid, signal.SIGTERM)
        assert await bot.ended(pid) == 0
    api = URL(there.api)
    assert any(head.startswith(f"GET {api}/users/@me ") for head in proxy.heads)
    assert b"\r\nUpgrade: websocket\r\n" in proxy.passed_on
    assert all("Proxy-Authorization: Basic " in head for head in proxy.heads)
    assert PASSWORD not in log.read_text("utf-8")


@pytest.mark.parametrize("name", ["PROXY_URL", "HTTPS_PROXY"])
async def test_a_proxy_tunnels_to_discord_and_its_refusal_is_waited_out(tmp_path: Path, name: str) -> None:
    log = tmp_path / "log"
    async with Proxy().serving() as proxy, bot_process.lives() as bot:
        address = {name: str(proxy.address)}
        pid = await bot.begin("https://discord.com/api/v10", tmp_path / "bot.db", log, **address)
        assert "\r\nHost: discord.com" in await proxy.head("CONNECT discord.com:443 ")
        await proxy.head("CONNECT discord.com:443 ")  # the next try
        os.kill(pid, signal.SIGTERM)
        assert await bot.ended(pid) == 0
    first, *_ = log.read_text("utf-8").splitlines()
    assert "Discord cannot be reached (the proxy answers 403 Forbidden); waiting, the next try is in 1 s" in first
    assert PASSWORD not in log.read_text("utf-8")
