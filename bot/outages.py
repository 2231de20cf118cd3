"""Outages while the bot starts: which of them pass by themselves, how they are told, and how long is waited.

What passes (no DNS, a refused connection, Discord in trouble or slow, a page of some proxy's) is tried again in the
process; a wrong token or setting is not.
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
"""Seconds before the second try, and the most there are between two."""

ATTEMPT_SECONDS = 60.0
"""How long one try may take: Discord's answers to a bot that starts come within a second or two."""

_HOPELESS_CLOSES = range(4010, 4015)
"""The gateway's close codes for a wrong shard, version or intent; 4004 is a wrong token's."""
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
"""Everything that may be an outage; ``passes`` tells whether one is."""


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
    """Say in one line what is wrong, for the operator; of a page of HTML only its status."""
    if isinstance(fault, DatabaseUnreachable):
        return str(fault).removesuffix(".")
    return sentence("outage", why=explain(fault))


def explain(fault: BaseException) -> str:
    """Say in a few words what failed; of a page of HTML only its status."""
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
    """What a start waits for now, for whoever asks whether the bot is ready."""

    def __init__(self) -> None:
        self._why = ""
        self._until: datetime | None = None

    def note(self, why: str, seconds: float) -> None:
        """Note why the start does not go on, and in how many seconds it is tried again."""
        self._why, self._until = why, datetime.now(UTC) + timedelta(seconds=seconds)

    def clear(self) -> None:
        """Note that the start goes on."""
        self._why, self._until = "", None

    def describe(self) -> str | None:
        """Return the reason and the time of the next try; ``None`` if nothing is waited for."""
        return sentence("not-ready-waiting", why=self._why, until=self._until) if self._why else None


async def persist(
    work: Callable[[], Awaitable[T]],
    *,
    waiting: Waiting | None = None,
    seconds: float | None = ATTEMPT_SECONDS,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
) -> T:
    """Do ``work`` until it succeeds, and return its answer; one line of the log says of each failure that it passes.
    ``waiting`` is told what is waited for.

    A try is given up after ``seconds``. Raises what does not pass by itself.
    """
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
