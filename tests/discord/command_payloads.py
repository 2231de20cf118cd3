"""What commands look like in every language is the same for all bots of a test run, and telling it takes long."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import Any
from unittest.mock import patch

from discord import app_commands

Payload = Callable[[Any, Any, Any], Awaitable[dict[str, Any]]]


@contextmanager
def payloads_kept() -> Iterator[None]:
    """Commands that say the same are translated once by each way of translating."""
    with ExitStack() as stack:
        for kind in (app_commands.Command, app_commands.Group, app_commands.ContextMenu):
            stack.enter_context(patch.object(kind, "get_translated_payload", _kept(kind.get_translated_payload)))
        yield


@cache
def _kept(translated: Payload) -> Payload:
    known: dict[tuple[str, object], str] = {}

    async def payload(self: Any, tree: Any, translator: Any) -> dict[str, Any]:
        said = json.dumps(self.to_dict(tree), sort_keys=True, default=str), getattr(type(translator), "translate", None)
        if said not in known:
            known[said] = json.dumps(await translated(self, tree, translator))
        found: dict[str, Any] = json.loads(known[said])
        return found

    return payload
