"""Pictures drawn by processes of their own: they reach the table, outlive a process, and end with the bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from pathlib import Path

from tests.faults.bot_here import Here, bot_here, jumping
from tests.faults.press_games import Game


async def pictured(here: Here, game: Game) -> None:
    """Wait until the panel of whoever is on turn has its picture."""
    for _ in range(1000):
        _, panel, _ = game.turn()
        if panel.pictures and panel.files:
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"no picture came: {panel.texts} {here.complaints.lines}")


def test_pictures_come_from_processes_that_may_die_and_end_with_the_bot(tmp_path: Path) -> None:
    async def work() -> None:
        async with bot_here(tmp_path, picture_workers=1) as here:
            game = Game(here, 0)
            for _ in range(2):
                await game.reach("play")
                await pictured(here, game)
                (child,) = multiprocessing.active_children()
                os.kill(child.pid or 0, signal.SIGKILL)
                await game.press_for("act")
            assert here.unseen() == []

    jumping(work)
    assert not multiprocessing.active_children()
