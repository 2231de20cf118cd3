"""How SimCord finds out that the bot has done all that it can: looking often, and with patience on a slow machine."""

from __future__ import annotations

import asyncio
import functools
import math
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta
from typing import Any
from unittest.mock import patch

import simcord
from simcord import env as simcord_env
from simcord._dpy_internals import real_monotonic
from simcord._settlement import (
    _active_callbacks,
    _callback_fire_time,
    _is_parked,
    _owned_tasks,
    _run_due_virtual_callbacks,
)

from bot.ui.replies import Times

CHANCES = 12
"""So often the simulation waits anew, ``settle_timeout`` seconds each time, before it says that the bot is stuck."""

PATIENT = Times(
    finding=30.0, drawing=30.0, hands=30.0, sharing=30.0, posted=30.0, room=30.0, edit=0.0, upload=0.0, starting=0.0
)
"""The bot waits for pictures and files as long as they take on this machine; an edit waits for no other: SimCord would
look on for as long, in real time.
"""

GLANCE = 0.004
"""Seconds between two looks of SimCord at what the bot still has to do; its own 0.05 is most of a test's time."""


def settle_patiently(run: simcord.run) -> None:
    """Look often whether the bot is done, and give it more chances where this machine is slow, to log in as well.

    Timers longer than ``settle_timeout`` end only when the test advances time, however slow this machine is. One that
    ends while others are being ended looks for its turn as often as everything else, and not each microsecond.
    """
    env = run._env
    settle, advance = functools.partial(env._settle_internal, idle=GLANCE), env.advance_time
    schedule = env._schedule_timer

    def schedule_timer(record: Any, *given: Any) -> None:
        runtime: Any = env._runtime
        call_at = runtime.call_at

        def call_in_a_glance(when: float, *args: Any, **how: Any) -> asyncio.TimerHandle:
            handle: asyncio.TimerHandle = call_at(max(when, real_monotonic() + GLANCE), *args, **how)
            return handle

        runtime.call_at = call_in_a_glance
        schedule(record, *given)
        runtime.call_at = call_at
        if record.real_handle is not None and record.when - env._virtual_time > env.settle_timeout:
            record.real_handle.cancel()

    async def settled(**how: Any) -> None:
        await _in_the_end(lambda: settle(**how), 1 if how.get("_deadline") else CHANCES)

    async def advanced(seconds: float) -> None:
        end = env.now() + timedelta(seconds=seconds)
        await _in_the_end(lambda: advance(max(0.0, (end - env.now()).total_seconds())), CHANCES)

    env._schedule_timer = schedule_timer  # type: ignore[assignment, method-assign]
    env._settle_internal = settled  # type: ignore[method-assign]
    env.advance_time = advanced  # type: ignore[method-assign]


@contextmanager
def hurry_timers() -> Iterator[None]:
    """End short timers at once where nothing but them is left to do: SimCord waits for them in real time."""
    with patch.object(simcord_env, "_run_due_virtual_callbacks", _end_next_timer):
        yield


def _end_next_timer(state: Any, deadline: float) -> None:
    """Run the callbacks that are due; if all work waits for timers, end the first of those that end by themselves."""
    _run_due_virtual_callbacks(state, deadline)
    now = state.loop.time()
    if state.advancing or state.work.executors:
        return
    callbacks = _active_callbacks(state)
    times = [_callback_fire_time(state, record) for record in callbacks]
    first = min(times, default=math.inf)
    if not now < first <= deadline:
        return
    if all(_is_parked(state, task, now) for task in _owned_tasks(state)):
        timer: Any = callbacks[times.index(first)].real_handle
        timer._run()
        timer.cancel()


async def _in_the_end(work: Callable[[], Awaitable[None]], chances: int) -> None:
    """Some work, begun anew where it did not come to its end in time."""
    for _ in range(chances - 1):
        with suppress(TimeoutError):
            await work()
            return
    await work()
