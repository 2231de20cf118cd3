"""What went wrong between us and Discord, sorted by what is to be done about it; and the one place where a press or a
command that failed is answered. Must not know tables.
"""

from __future__ import annotations

import asyncio
import logging
import re
from enum import Enum, auto

import aiohttp
import discord
from discord import app_commands

from bot.storage.api import RecordNotKept, Recounting, StoreError
from bot.tables.limits import MayNotBegin
from bot.ui.discord.bot import Interaction
from bot.ui.discord.languages import texts_for
from bot.ui.discord.layouts import words_layout
from bot.ui.discord.mentions import NOBODY
from bot.ui.discord.permissions import no_access

_log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION = (
    10003,
    10004,
    10008,
    10015,
    10062,
)
OLD_MESSAGE_EDITS, ALREADY_ANSWERED, NO_ACCESS, NO_PERMISSION, DEAD_TOKEN = 30046, 40060, 50001, 50013, 50027
ARCHIVED_THREAD = 50083
TOO_MANY_EVENTS, TOO_MANY_THREADS = 30038, 160006


ANSWER_SECONDS = 3.0
"""How long Discord takes the first answer to a press or a command."""

_LONGEST_PAUSE = 60.0


class ErrorResponse(Enum):
    """What to do about a request that failed."""

    WAIT = auto()
    """Discord or the way to it is in trouble: try again later, with the newest state."""
    POST_ANEW = auto()
    """The message is gone, or may not be edited any more."""
    TOKEN_DEAD = auto()
    """The interaction is too old, or was answered: its token opens nothing."""
    GIVE_UP = auto()
    """We may not write there, or there is no such place any more."""
    DEFECT = auto()
    """Discord does not understand what we sent: ours to mend, and no better the second time."""


TRANSPORT = (aiohttp.ClientError, asyncio.TimeoutError, OSError)
"""How a connection fails."""

RequestFailed = (discord.HTTPException, discord.RateLimited, *TRANSPORT)
"""Everything that a request may raise."""

_REMEDIES = {
    UNKNOWN_MESSAGE: ErrorResponse.POST_ANEW,
    OLD_MESSAGE_EDITS: ErrorResponse.POST_ANEW,
    UNKNOWN_WEBHOOK: ErrorResponse.TOKEN_DEAD,
    DEAD_TOKEN: ErrorResponse.TOKEN_DEAD,
    UNKNOWN_INTERACTION: ErrorResponse.TOKEN_DEAD,
    ALREADY_ANSWERED: ErrorResponse.TOKEN_DEAD,
    UNKNOWN_CHANNEL: ErrorResponse.GIVE_UP,
    UNKNOWN_GUILD: ErrorResponse.GIVE_UP,
    NO_ACCESS: ErrorResponse.GIVE_UP,
    NO_PERMISSION: ErrorResponse.GIVE_UP,
    ARCHIVED_THREAD: ErrorResponse.GIVE_UP,
    TOO_MANY_EVENTS: ErrorResponse.GIVE_UP,
    TOO_MANY_THREADS: ErrorResponse.GIVE_UP,
}


_PAGE = re.compile(r"\s*(?:<(?:!doctype\s+html|html|head|body|\?xml)\b|error code: \d+\s*$)", re.IGNORECASE)


def is_foreign_page(fault: discord.HTTPException) -> bool:
    """Return whether a page of HTML, or Cloudflare's bare number, came where Discord answers in JSON."""
    return _PAGE.match(fault.text) is not None


def response_to(fault: BaseException) -> ErrorResponse:
    """What to do about this fault of a request."""
    if isinstance(fault, discord.HTTPException):
        known = _REMEDIES.get(fault.code)
        if known is not None:
            return known
        if is_foreign_page(fault):
            return ErrorResponse.WAIT
        if fault.status in (401, 403):
            return ErrorResponse.GIVE_UP
        return ErrorResponse.WAIT if fault.status == 429 or fault.status >= 500 else ErrorResponse.DEFECT
    return ErrorResponse.WAIT


def is_replaced(fault: discord.HTTPException) -> bool:
    """Whether a press could not be answered on the message that was pressed because another has taken its place."""
    return fault.code == UNKNOWN_MESSAGE


def full_of(fault: BaseException) -> str | None:
    """The text that names what a server has too many of, if that is why Discord refuses."""
    code = fault.code if isinstance(fault, discord.HTTPException) else None
    return {TOO_MANY_EVENTS: "fault-too-many-events", TOO_MANY_THREADS: "fault-too-many-threads"}.get(code or 0)


def pause_after(fault: BaseException, failures: int) -> float:
    """Seconds to wait before a request that has failed so many times in a row is tried again."""
    return max(min(2.0**failures, _LONGEST_PAUSE), getattr(fault, "retry_after", 0.0))


async def answer_failure(interaction: Interaction, error: Exception) -> None:
    """The last word for a press or a command that failed: logged, and answered in plain, private words."""
    fault = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    key = _text_key(fault)
    what = interaction.command.qualified_name if interaction.command is not None else interaction.custom_id
    if interaction.client.is_closed():
        _log.info("%s came while the bot was being stopped", what)
        return
    if key == "fault-unexpected":
        _log.error("%s failed", what, exc_info=fault)
    else:
        _log.warning("%s failed: %s", what, type(fault).__name__)
    if isinstance(fault, RequestFailed) and response_to(fault) is ErrorResponse.TOKEN_DEAD:
        return
    await tell(interaction, no_access(interaction) if key == "fault-no-access" else texts_for(interaction)(key))


def _text_key(fault: Exception) -> str:
    match fault:
        case Recounting():
            return "fault-recounting"
        case MayNotBegin(reason=reason):
            return f"refusal-{reason}"
        case RecordNotKept():
            return "game-not-kept"
        case StoreError():
            return "refusal-store"
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return "fault-command-changed"
        case app_commands.NoPrivateMessage():
            return "refusal-only-in-servers"
        case discord.HTTPException() if response_to(fault) is ErrorResponse.GIVE_UP:
            return full_of(fault) or "fault-no-access"
        case _ if isinstance(fault, RequestFailed) and response_to(fault) is not ErrorResponse.DEFECT:
            return "fault-discord"
        case _:
            return "fault-unexpected"


def in_time() -> asyncio.Timeout:
    """Around an answer: gives it up, with ``TimeoutError``, when Discord takes it no longer. A connection that hangs
    would else hold up the table for minutes.
    """
    return asyncio.timeout(ANSWER_SECONDS)


async def tell(interaction: Interaction, text: str) -> None:
    """A private sentence to whoever pressed or typed; lost without a trace if Discord takes no answer any more."""
    if interaction.type is discord.InteractionType.autocomplete:
        return
    try:
        async with in_time():
            if interaction.response.is_done():
                await interaction.followup.send(view=words_layout(text), ephemeral=True, allowed_mentions=NOBODY)
            else:
                await interaction.response.send_message(
                    view=words_layout(text), ephemeral=True, allowed_mentions=NOBODY
                )
    except RequestFailed as fault:
        _log.info("nobody could be told: %s", type(fault).__name__)
