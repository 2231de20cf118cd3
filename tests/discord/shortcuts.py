"""What SimCord and discord.py work out again and again in a test run, kept or done in a shorter way.

Nothing that a test can see depends on it.
"""

from __future__ import annotations

import copy
import json
from asyncio import Future, Task
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch
from weakref import WeakKeyDictionary

from discord import app_commands
from simcord import _dpy_internals, _settlement
from simcord._dpy_internals import _original_callback
from simcord._runtime import _CallbackRecord
from simcord._settlement import _callback_fire_time, _park_reason, _recognized_wait, _SettlementState

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
        waits = _Waits()
        stack.enter_context(patch.object(_settlement, "_recognized_wait", waits.recognized_wait))
        stack.enter_context(patch.object(_settlement, "_park_reason", waits.park_reason))
        stack.enter_context(patch.object(_CallbackRecord, "__eq__", object.__eq__))
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


@dataclass(frozen=True, slots=True)
class _Wait:
    """What a task waits for, as long as it does."""

    waiter: Future[Any]
    plain: bool
    """Whether that is a future that no other task makes, and none of those which SimCord recognizes."""
    timer: _CallbackRecord | None
    """The one that ends this wait, if it is plain and a sleep."""


class _Waits:
    """What each task waits for, worked out once a wait: SimCord asks anew at every turn, of all tasks and timers."""

    def __init__(self) -> None:
        self._waits: WeakKeyDictionary[Task[Any], _Wait] = WeakKeyDictionary()

    def recognized_wait(self, state: _SettlementState, task: Task[Any], waiter: Any) -> bool:
        return not self._find(state, task, waiter).plain and _recognized_wait(state, task, waiter)

    def park_reason(
        self, state: _SettlementState, task: Task[Any], deadline: float, seen: set[int] | None = None
    ) -> str | None:
        waiter = getattr(task, "_fut_waiter", None)
        if waiter is None or waiter.done() or not (wait := self._find(state, task, waiter)).plain:
            return _park_reason(state, task, deadline, seen)
        timer = wait.timer
        if timer is None or timer.handle is None or timer.handle.cancelled():
            return None
        return "sleeps" if _callback_fire_time(state, timer) > deadline else None

    def _find(self, state: _SettlementState, task: Task[Any], waiter: Any) -> _Wait:
        wait = self._waits.get(task)
        if wait is None or wait.waiter is not waiter:
            recognized = _recognized_wait(state, task, waiter) or _dpy_internals.composed_tasks(task, waiter)
            timer = None if recognized else _timer_of(state, waiter)
            wait = self._waits[task] = _Wait(waiter, not recognized, timer)
        return wait


def _timer_of(state: _SettlementState, waiter: Any) -> _CallbackRecord | None:
    """Return the timer at which a sleep ends that waits for this future."""
    for record in state.work.callbacks:
        handle = record.handle
        if record.when is not None and handle is not None and not handle.cancelled():
            callback = _original_callback(getattr(handle, "_callback", None))
            arguments = getattr(handle, "_args", ())
            if getattr(callback, "__name__", "") == "_set_result_unless_cancelled" and waiter in arguments:
                return record
    return None
