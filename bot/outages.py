"""Outages while the bot starts: which pass by themselves, how they are reported, and how long to wait.

After an outage that passes (no DNS, a refused connection, Discord in trouble or slow, a proxy's page), the process
tries again. A wrong token or setting does not pass.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import TypeVar

import aiohttp
import discord
from discord.gateway import ReconnectWebSocket

from bot.operations.logs import without_secrets
from bot.storage.api import DatabaseUnreachable
from bot.terminal import sentence
from bot.ui.errors import TRANSPORT, ErrorResponse, is_foreign_page, response_to

T = TypeVar("T")

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""Seconds before the second try, and the most seconds between two tries."""

ATTEMPT_SECONDS = 60.0
"""Seconds that one try may take. Discord answers a starting bot within a second or two."""

_HOPELESS_CLOSES = range(4010, 4015)
"""The gateway's close codes for a wrong shard, version or intent. 4004 means a wrong token."""
_WRONG_TOKEN = 4004

_LONGEST_REASON = 200

_log = logging.getLogger(__name__)

OUTAGES = (
    discord.HTTPException,
    discord.RateLimited,
    discord.LoginFailure,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    ReconnectWebSocket,
    DatabaseUnreachable,
    *TRANSPORT,
)
"""All errors that may be outages; ``passes`` tells whether one is."""


def passes(fault: BaseException) -> bool:
    """Return whether trying again later may help."""
    match fault:
        case discord.LoginFailure() | discord.GatewayNotFound():
            return fault.__cause__ is not None and passes(fault.__cause__)
        case discord.ConnectionClosed():
            return fault.code != _WRONG_TOKEN and fault.code not in _HOPELESS_CLOSES
        case discord.HTTPException():
            return is_foreign_page(fault) or response_to(fault) is ErrorResponse.WAIT
    return isinstance(fault, OUTAGES)


def describe(fault: BaseException) -> str:
    """Return in one line what is wrong, for the operator. A page of HTML is reduced to its status."""
    if isinstance(fault, DatabaseUnreachable):
        return str(fault).removesuffix(".")
    return sentence("outage", why=explain(fault))


def explain(fault: BaseException) -> str:
    """Return in a few words what failed. A page of HTML is reduced to its status."""
    if isinstance(fault, (discord.GatewayNotFound, discord.LoginFailure)) and fault.__cause__ is not None:
        return explain(fault.__cause__)
    if isinstance(fault, TimeoutError) and not str(fault):
        return sentence("outage-timeout")
    if isinstance(fault, aiohttp.ClientHttpProxyError):
        return sentence("outage-proxy-answers", status=fault.status, message=fault.message)
    if isinstance(fault, aiohttp.ClientProxyConnectionError):
        return sentence("outage-proxy-silent", host=fault.host, port=fault.port)
    if isinstance(fault, aiohttp.ClientConnectorCertificateError):
        return sentence("outage-certificate", host=fault.host, why=fault.certificate_error)
    if isinstance(fault, ReconnectWebSocket):
        return sentence("outage-gateway")
    if isinstance(fault, discord.HTTPException) and is_foreign_page(fault):
        return sentence("outage-page", status=fault.status)
    words = " ".join(without_secrets(str(fault)).split()) or type(fault).__name__
    return words if len(words) <= _LONGEST_REASON else f"{words[:_LONGEST_REASON]}…"


class Waiting:
    """What a start is waiting for now, for anybody who asks whether the bot is ready."""

    def __init__(self) -> None:
        self._why = ""
        self._until: datetime | None = None

    def note(self, why: str, seconds: float) -> None:
        """Note why the start cannot continue, and in how many seconds it will try again."""
        self._why, self._until = why, datetime.now(UTC) + timedelta(seconds=seconds)

    def clear(self) -> None:
        """Note that the start continues."""
        self._why, self._until = "", None

    def describe(self) -> str | None:
        """Return the reason and the time of the next try; ``None`` if the start does not wait."""
        return sentence("not-ready-waiting", why=self._why, until=self._until) if self._why else None


async def persist(
    work: Callable[[], Awaitable[T]],
    *,
    waiting: Waiting | None = None,
    seconds: float | None = ATTEMPT_SECONDS,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
) -> T:
    """Do ``work`` until it succeeds; raise errors that do not pass. ``waiting`` records what the start waits for."""
    pause, waiting = FIRST_PAUSE, waiting or Waiting()
    while True:
        try:
            async with asyncio.timeout(seconds):
                answer = await work()
            waiting.clear()
            return answer
        except OUTAGES as fault:
            if not passes(fault):
                raise
            wait = min(max(pause, getattr(fault, "retry_after", 0.0)), LONGEST_PAUSE)
            waiting.note(describe(fault), wait)
            _log.warning("%s; waiting, the next try is in %.0f s", describe(fault), wait)
        await sleep(wait)
        pause = min(pause * 2, LONGEST_PAUSE)
