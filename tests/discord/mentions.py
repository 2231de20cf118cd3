"""Judges what the bot's messages mention: they ping nobody whom their words do not call, and a command that they name
can be pressed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from simcord.components import walk_components

from tests.discord.openapi import Request

_MESSAGES = re.compile(r"/channels/\d+/messages(/\d+)?|/webhooks/\d+/[^/]+(/messages/[^/]+)?")
_CALLBACK = re.compile(r"/interactions/\d+/[^/]+/callback")
_CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
_SHOWING = (4, 7)
"""Types of callbacks that make or change a message."""


def open_mentions(requests: Iterable[Request]) -> list[str]:
    """Return what is wrong with the mentions of these requests: a line for each message that may ping by itself, or
    somebody whom it does not call.
    """
    return [f"{request.method} {request.path}: {why}" for request in requests for why in _faults_of(request)]


def _faults_of(request: Request) -> Iterator[str]:
    message = _message_of(request)
    if message is None:
        return
    allowed = message.get("allowed_mentions")
    if allowed is None or allowed.get("parse") != [] or allowed.get("roles") or allowed.get("replied_user"):
        yield f"allowed mentions are {allowed}"
        return
    words = json.dumps(message.get("components", []))
    yield from (f"may ping {user_id}" for user_id in allowed.get("users", ()) if f"<@{user_id}>" not in words)


def unlinked_commands(requests: Iterable[Request], names: Iterable[str]) -> list[str]:
    """Return the lines of these requests' messages that name one of the bot's commands as mere words."""
    named = re.compile(rf"(?<![\w<])/({'|'.join(sorted(names, key=len, reverse=True)) or '(?!)'})(?![\w-])")
    messages = (_message_of(request) or {} for request in requests)
    parts = (part for message in messages for part in walk_components(message.get("components", [])))
    lines = (line for part in parts for line in _CODE.sub("", part.get("content", "")).splitlines())
    return sorted({line for line in lines if named.search(line)})


def _message_of(request: Request) -> dict[str, Any] | None:
    body, path = request.json, request.path.partition("?")[0].removeprefix("/api/v10")
    if request.method not in ("POST", "PATCH") or not isinstance(body, dict):
        return None
    if _CALLBACK.fullmatch(path):
        return body.get("data") if body["type"] in _SHOWING else None
    return body if _MESSAGES.fullmatch(path) else None
