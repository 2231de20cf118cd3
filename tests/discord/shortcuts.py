"""What SimCord and discord.py work out again and again in a test run, kept or done in a shorter way.

Nothing that a test can see depends on it.
"""

from __future__ import annotations

import copy
import json
from asyncio import Future, Task
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch
from weakref import WeakKeyDictionary

from discord import app_commands
from simcord import _dpy_internals

Payload = Callable[[Any, Any, Any], Awaitable[dict[str, Any]]]

TIMERS = "simcord._dpy_internals.is_sleep_waiter"
"""Where SimCord seeks every wait among all timers of the loop; it keeps the bot's own in a list that it asks first."""

COPIES = ("simcord.components.deepcopy", "simcord.results.deepcopy", "simcord.backend.serializers.deepcopy")
"""Where SimCord copies what is JSON and little else, at every request and event."""

COPY_MODULES = ("simcord.http.router.copy", "simcord.gateway.copy")
"""The same, by the module."""


@contextmanager
def shortcuts() -> Iterator[None]:
    """Take all of them."""
    with ExitStack() as stack:
        for kind in (app_commands.Command, app_commands.Group, app_commands.ContextMenu):
            stack.enter_context(patch.object(kind, "get_translated_payload", _keep(kind.get_translated_payload)))
        for function in COPIES:
            stack.enter_context(patch(function, copy_json))
        for module in COPY_MODULES:
            stack.enter_context(patch(module, SimpleNamespace(deepcopy=copy_json)))
        stack.enter_context(patch(TIMERS, lambda *_: False))
        stack.enter_context(patch.object(_dpy_internals, "is_wait_for_listener", _is_wait_for_listener))
        stack.enter_context(patch.object(_dpy_internals, "composed_tasks", _KnownWaits().composed_tasks))
        yield


@cache
def _keep(translate: Payload) -> Payload:
    """Translate commands that say the same once for each way of translating, for all bots of a run."""
    translations: dict[tuple[str, object], str] = {}

    async def payload(self: Any, tree: Any, translator: Any) -> dict[str, Any]:
        said = json.dumps(self.to_dict(tree), sort_keys=True, default=str), getattr(type(translator), "translate", None)
        if said not in translations:
            translations[said] = json.dumps(await translate(self, tree, translator))
        translated: dict[str, Any] = json.loads(translations[said])
        return translated

    return payload


def copy_json(value: Any) -> Any:
    """Copy a value deeply, plain dictionaries and lists in the shortest way."""
    kind = type(value)
    if kind is dict:
        return {key: copy_json(each) for key, each in value.items()}
    if kind is list:
        return [copy_json(each) for each in value]
    return value if kind in (str, int, bool, float, type(None)) else copy.deepcopy(value)


_is_listener = _dpy_internals.is_wait_for_listener


def _is_wait_for_listener(client: Any, task: Task[Any]) -> bool:
    """Walk a task's frames only if anything waits for one of the client's events."""
    return bool(_dpy_internals.listener_futures(client)) and _is_listener(client, task)


_composed_tasks = _dpy_internals.composed_tasks


class _KnownWaits:
    """For each task that waits for nothing but a future, that future: its frames needn't be walked while it does."""

    def __init__(self) -> None:
        self._futures: WeakKeyDictionary[Task[Any], Future[Any]] = WeakKeyDictionary()

    def composed_tasks(self, task: Task[Any], waiter: Any) -> list[Any]:
        """Return what a task waits for, besides the future itself."""
        if self._futures.get(task) is waiter:
            return []
        tasks = _composed_tasks(task, waiter)
        if not tasks:
            self._futures[task] = waiter
        return tasks
