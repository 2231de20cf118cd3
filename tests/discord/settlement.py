"""How SimCord finds out that the bot has done all that it can: looking often, and with patience on a slow machine."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any

import simcord

from bot.ui.replies import Times

CHANCES = 5
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
    """Look often whether the bot is done, and give it more chances where this machine is slow, to log in as well."""
    env = run._env
    settle, advance = functools.partial(env._settle_internal, idle=GLANCE), env.advance_time

    async def settled(**how: Any) -> None:
        await _in_the_end(lambda: settle(**how), 1 if how.get("_deadline") else CHANCES)

    async def advanced(seconds: float) -> None:
        end = env.now() + timedelta(seconds=seconds)
        await _in_the_end(lambda: advance(max(0.0, (end - env.now()).total_seconds())), CHANCES)

    env._settle_internal = settled  # type: ignore[method-assign]
    env.advance_time = advanced  # type: ignore[method-assign]


async def _in_the_end(work: Callable[[], Awaitable[None]], chances: int) -> None:
    """Some work, begun anew where it did not come to its end in time."""
    for _ in range(chances - 1):
        with suppress(TimeoutError):
            await work()
            return
    await work()
