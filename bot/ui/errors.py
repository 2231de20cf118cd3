"""Errors of requests to Discord, classified by how to respond to them."""

from __future__ import annotations

import asyncio
import logging
import re
from enum import Enum, StrEnum, auto
from hashlib import blake2b

import aiohttp
import discord

_log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE = 10003, 10004, 10008
UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION = 10015, 10062
OLD_MESSAGE_EDITS, ALREADY_ANSWERED, NO_ACCESS, NO_PERMISSION, DEAD_TOKEN = 30046, 40060, 50001, 50013, 50027
ARCHIVED_THREAD = 50083
TOO_MANY_EVENTS, TOO_MANY_THREADS, LOCKED_THREAD = 30038, 160006, 160005
FILES_REFUSED, UNKNOWN_EVENT, INVALID_FORM = 400001, 10070, 50035
"""Discord's error codes: a server takes no files; an event does not exist; a part of a request is invalid."""
SLOWED_DOWN = (20016, 20028, 20029, 40003, 40333, 130000)
"""Codes for a full channel or server, direct messages begun too fast, Cloudflare's blocking, and overload."""
NO_DIRECT_MESSAGES = (50007, 50278)
"""Codes for a person who accepts no direct messages from the bot, or shares no server with it."""


INTERACTION_SECONDS = 3.0
"""Seconds for which Discord accepts the first answer to a press or a command."""

REQUEST_SECONDS = 60.0
"""The most seconds for any request except an answer, waiting for the rate limit included; fewer than ``NONCE_LIFE``."""

_LONGEST_PAUSE = 60.0

NONCE_LIFE = 120.0
"""Seconds for which Discord surely remembers a nonce; it says "a few minutes"."""

_NONCE_LENGTH = 25  # longest nonce that Discord accepts, in characters


def make_nonce(kind: str, *parts: object) -> str:
    """Return the nonce of a message. A message sent twice with it within ``NONCE_LIFE`` appears once.

    ``kind`` has at most eight characters. The ``parts`` must differ for all messages of a kind sent within that time,
    in all channels.
    """
    nonce = "-".join((kind, *map(str, parts)))
    if len(nonce) <= _NONCE_LENGTH:
        return nonce
    return f"{kind}-{blake2b(nonce.encode(), digest_size=8).hexdigest()}"


class ErrorResponse(Enum):
    """How to respond to a failed request."""

    WAIT = auto()
    """Discord or the network is in trouble: try again later with the newest state."""
    POST_ANEW = auto()
    """The message does not exist or cannot be edited any more: post another."""
    TOKEN_DEAD = auto()
    """The interaction is too old or was answered, so its token is not valid any more."""
    GIVE_UP = auto()
    """The bot may not write there, or the place does not exist any more."""
    DEFECT = auto()
    """Discord rejects the request as invalid: a defect of the bot. Trying again would fail too."""


TRANSPORT = (aiohttp.ClientError, asyncio.TimeoutError, OSError)
"""Errors of the connection."""

RequestFailed = (discord.HTTPException, discord.RateLimited, *TRANSPORT)
"""All errors that a request may raise."""

_REFUSALS = (
    UNKNOWN_CHANNEL, UNKNOWN_GUILD, NO_ACCESS, NO_PERMISSION, ARCHIVED_THREAD, LOCKED_THREAD, TOO_MANY_EVENTS,
    TOO_MANY_THREADS, FILES_REFUSED, UNKNOWN_EVENT, *NO_DIRECT_MESSAGES,
)  # fmt: skip
_REMEDIES = {
    **dict.fromkeys((UNKNOWN_MESSAGE, OLD_MESSAGE_EDITS), ErrorResponse.POST_ANEW),
    **dict.fromkeys((UNKNOWN_WEBHOOK, DEAD_TOKEN, UNKNOWN_INTERACTION, ALREADY_ANSWERED), ErrorResponse.TOKEN_DEAD),
    **dict.fromkeys(_REFUSALS, ErrorResponse.GIVE_UP),
    **dict.fromkeys(SLOWED_DOWN, ErrorResponse.WAIT),
}


_PAGE = re.compile(r"\s*(?:<(?:!doctype\s+html|html|head|body|\?xml)\b|error code: \d+\s*$)", re.IGNORECASE)


def is_foreign_page(fault: discord.HTTPException) -> bool:
    """Return whether the response is an HTML page or Cloudflare's bare error code instead of Discord's JSON."""
    return _PAGE.match(fault.text) is not None


def response_to(fault: BaseException) -> ErrorResponse:
    """Return how to respond to an error of a request."""
    if isinstance(fault, discord.HTTPException):
        remedy = _REMEDIES.get(fault.code)
        if remedy is not None:
            return remedy
        if is_foreign_page(fault):
            return ErrorResponse.WAIT
        if fault.status in (401, 403):
            return ErrorResponse.GIVE_UP
        return ErrorResponse.WAIT if fault.status == 429 or fault.status >= 500 else ErrorResponse.DEFECT
    return ErrorResponse.WAIT


def refuses_emoji(fault: discord.HTTPException) -> bool:
    """Return whether Discord refuses a message only because it does not find an emoji."""
    return fault.code == INVALID_FORM and "emoji" in fault.text.lower()


def is_replaced(fault: discord.HTTPException) -> bool:
    """Return whether an answer failed because the pressed message no longer exists: another has replaced it."""
    return fault.code == UNKNOWN_MESSAGE


def full_of(fault: BaseException) -> str | None:
    """Return the key of the text that says of what the server has too many; ``None`` if Discord refused for another
    reason.
    """
    code = fault.code if isinstance(fault, discord.HTTPException) else None
    return {TOO_MANY_EVENTS: "fault-too-many-events", TOO_MANY_THREADS: "fault-too-many-threads"}.get(code or 0)


class Request(StrEnum):
    """The purpose of a request. The same refusal has a different text for each."""

    ANSWER = auto()
    """To answer a press or a command, or to post in its channel."""
    TABLE = auto()
    """To post or edit a table's message."""
    EVENT = auto()
    """To create, change or end the event of a night."""


_NO_RIGHT = ("fault-no-access", "fault-refused", "fault-event-rights")
_PLACE_GONE = ("fault-place-gone", "fault-place-gone", "fault-event")
_REASONS = {
    NO_ACCESS: _NO_RIGHT,
    NO_PERMISSION: _NO_RIGHT,
    UNKNOWN_CHANNEL: _PLACE_GONE,
    UNKNOWN_GUILD: _PLACE_GONE,
    ARCHIVED_THREAD: ("fault-archived", "fault-archived", "fault-event"),
    LOCKED_THREAD: ("fault-locked", "fault-locked", "fault-event"),
    **dict.fromkeys(NO_DIRECT_MESSAGES, ("fault-direct", "fault-direct", "fault-event")),
    UNKNOWN_EVENT: ("fault-discord", "fault-refused", "fault-event-gone"),
    TOO_MANY_EVENTS: ("fault-too-many-events",) * 3,
    TOO_MANY_THREADS: ("fault-too-many-threads",) * 3,
    FILES_REFUSED: ("fault-no-file", "fault-discord", "fault-event"),
}
"""The text for each of Discord's error codes, by purpose in the order of ``Request``."""
_OTHER_REASONS = {
    **dict.fromkeys(ErrorResponse, ("fault-discord", "fault-discord", "fault-event")),
    ErrorResponse.GIVE_UP: _NO_RIGHT,
    ErrorResponse.DEFECT: ("fault-unexpected", "fault-unexpected", "fault-event"),
}
"""The same for all other codes, by ``ErrorResponse``."""


def refusal_key(fault: BaseException, request: Request) -> str:
    """Return the key of the text that says why a request failed."""
    code = fault.code if isinstance(fault, discord.HTTPException) else 0
    return (_REASONS.get(code) or _OTHER_REASONS[response_to(fault)])[[*Request].index(request)]


def pause_after(fault: BaseException, failures: int) -> float:
    """Return the seconds to wait before repeating a request that has failed ``failures`` times in a row."""
    return max(min(2.0**failures, _LONGEST_PAUSE), getattr(fault, "retry_after", 0.0))


def in_time() -> asyncio.Timeout:
    """Return a context that raises ``TimeoutError`` after ``INTERACTION_SECONDS``. Discord would refuse a later answer,
    and a hanging connection would delay the table.
    """
    return asyncio.timeout(INTERACTION_SECONDS)
