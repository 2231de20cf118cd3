"""A handler of a press that is cancelled at its first await, at its second, and so on until it comes to its end."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Coroutine, Generator
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

from cogs.table.answers import Answers
from cogs.table.playing import Playing
from tests.faults.bot_here import bot_here
from tests.faults.journals import audit
from tests.faults.press_games import Game
from tests.world import require

T = TypeVar("T")


class CancelledAt:
    """Awaits ``coroutine``; the task that does is cancelled where it waits for the n-th time (1, 2, …).

    ``reached`` tells whether there was such an await.
    """

    def __init__(self, coroutine: Coroutine[Any, Any, T], at: int) -> None:
        self._coroutine = coroutine
        self._at = at
        self.reached = False

    def __await__(self) -> Generator[Any, Any, Any]:
        """Hand on what the coroutine waits for, and count."""
        waits, fault = 0, None
        while True:
            try:
                waited = self._coroutine.send(None) if fault is None else self._coroutine.throw(fault)
            except StopIteration as done:
                return done.value
            waits, fault = waits + 1, None
            if waits == self._at:
                self.reached = True
                task = require(asyncio.current_task())
                task.cancel()  # takes hold as soon as this is waited for
            try:
                yield waited
            except BaseException as thrown:  # noqa: BLE001 - whatever it is, the coroutine gets it
                fault = thrown


MOST = 60
"""More awaits than any handler has."""
_STAGES = {"call": "bidding", "lobby": "lobby", "rematch": "finished"}
"""Where each handler's buttons stand, if not in the play of a hand."""
_HANDLERS: dict[str, tuple[type, str]] = {"act": (Playing, "act"), "call": (Playing, "call")}
"""What answers each; the others are plain decisions."""


async def cut_off(folder: Path, verb: str, step: int = 1) -> int:
    """Play a game for each await of a handler (only every ``step``-th); says how many awaits were cut off.

    Afterwards the game goes on to its end, and nothing is lost, doubled or logged as an error.
    """
    where, name = _HANDLERS.get(verb, (Answers, "decide"))
    original, cuts, at = getattr(where, name), list[CancelledAt](), 0

    @functools.wraps(original)
    async def shortened(*given: Any, **named: Any) -> None:
        cuts.append(CancelledAt(original(*given, **named), 0 if cuts else at))
        await cuts[-1]

    with patch.object(where, name, shortened):
        async with bot_here(folder, channels=MOST) as here:
            for number in range(MOST):
                game = Game(here, number)
                at = 0
                await game.reach(_STAGES.get(verb, "play"))
                cuts.clear()
                at = 1 + number * step
                await game.press_for(verb)
                reached = cuts[0].reached
                at = 0
                await game.finish()
                faults = [fault for fault in audit(here.database, game.pressed).faults if "ignored" not in fault]
                assert faults + here.unseen() == []
                if not reached:
                    return number
    raise AssertionError(f"{verb} has no end")
