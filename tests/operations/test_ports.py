"""What anybody sends to a port of the bot stands in no log, and neither does where they are."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import pytest

from bot.live import server
from bot.live.server import LiveServer
from bot.operations.health import HealthChecks, OperationsServer

pytestmark = pytest.mark.proof  # ports are opened

SENDER = "127.0.0.2"
"""Not the address at which the bot listens."""
SECRET = "what-they-sent"  # noqa: S105 - opens nothing
ORIGIN = "https://live.example"
SOCKET = (
    f"GET /socket HTTP/1.1\r\nHost: x\r\nOrigin: {ORIGIN}\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
POST = f"POST /enter HTTP/1.1\r\nHost: x\r\nOrigin: {ORIGIN}\r\n"
GET = "GET /t HTTP/1.1\r\nHost: x\r\n"
SENT = {
    "TLS": f"\x16\x03\x01\x02\x00\x01\x00\x01ü\x03\x03{SECRET}\r\n\r\n",
    "no version": f"GET /{SECRET}\r\n\r\n",
    "no header": f"{GET}{SECRET}\r\n\r\n",
    "a forbidden sign": f"{GET}Cookie: {SECRET}\x00\r\n\r\n",
    "a long path": f"GET /{SECRET}{'x' * 9000} HTTP/1.1\r\nHost: x\r\n\r\n",
    "a long header": f"{GET}X-Forwarded-For: {SECRET}{'x' * 9000}\r\n\r\n",
    "many headers": GET + f"X-Forwarded-For: {SECRET}\r\n" * 200 + "\r\n",
    "no length": f"{POST}Content-Length: {SECRET}\r\n\r\n",
    "too long": f"{POST}Content-Length: 6000\r\n\r\n" + f"{SECRET:6000}",
    "no chunk": f"{POST}Transfer-Encoding: chunked\r\n\r\n{SECRET}\r\n\r\n",
    "not packed": f"{POST}Content-Encoding: deflate\r\nContent-Length: {len(SECRET)}\r\n\r\n{SECRET}",
    "no JSON": f"{POST}Content-Length: {len(SECRET)}\r\n\r\n{SECRET}",
    "another language": f"{SOCKET}Sec-WebSocket-Protocol: {SECRET}\r\n\r\n",
    "no mask": f"{SOCKET}\r\n\x81{chr(len(SECRET))}{SECRET}",
    "nothing there": f"GET /{SECRET}?{SECRET} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {SECRET}\r\n\r\n",
    "half a body": f"{POST}Content-Length: 1000\r\n\r\n{SECRET}",
    "half a head": f"{POST}Content-Length: 1000\r\n{SECRET}",
}


async def say(port: int, said: str, *, waits: bool = True) -> bytes:
    """Say something to a port from another address; return what it answers before it hangs up, or in a while."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(SENDER, 0))
    answer = b""
    try:
        writer.write(said.encode("latin-1"))
        async with asyncio.timeout(2):
            while waits and (part := await reader.read(4096)):
                answer += part
    except (TimeoutError, ConnectionError):
        pass
    writer.close()
    return answer


async def test_what_strangers_send_and_where_they_are_is_logged_nowhere(
    talkative_log: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "TOKEN_SECONDS", 0.5)
    live, operations = (
        LiveServer(cast(Any, SimpleNamespace(stop_saying=AsyncMock(), metrics=Mock())), ORIGIN),
        OperationsServer(HealthChecks.starting(lambda: None)),
    )
    await live.start("127.0.0.1", 0)
    await operations.start("127.0.0.1", 0)
    answers: dict[str, str] = {}
    for port in (operations.addresses[0][1], live.port):
        said = await asyncio.gather(*(say(port, each) for each in SENT.values()))
        answers = {what: answer.partition(b"\r\n")[0].decode() for what, answer in zip(SENT, said, strict=True)}
        await asyncio.gather(*(say(port, each, waits=False) for each in SENT.values()))
    await live.close()
    await operations.close()
    assert {what: answer.partition(" ")[2][:3] for what, answer in answers.items()} == {
        **dict.fromkeys(SENT, "400"), "no version": "404", "nothing there": "404", "too long": "413",
        "another language": "101", "no mask": "101", "half a head": "",
    }  # fmt: skip
    lines = [f"{line.levelname} {line.name} {line.getMessage()} {line.exc_text}" for line in talkative_log.records]
    assert [line for line in lines if SECRET in line or SENDER in line] == []
    assert [line.getMessage() for line in talkative_log.records if line.levelname == "ERROR"] == []
