"""Pictures drawn by processes of their own: they reach the table, outlive a process, and end with the bot."""

from __future__ import annotations

import multiprocessing
import os
import signal
from pathlib import Path

from tests.faults.bot_here import Here, bot_here, jumping
from tests.faults.press_games import Game
from tests.world.clock import pass_time


async def drawing_process(here: Here, game: Game, gone: set[int | None]) -> int | None:
    """The process that has drawn the panel of whoever is on turn, once it has nothing more to do."""
    pictures = here.bot.services.pictures
    for _ in range(1000):
        _, panel, _ = game.turn()
        living = {child.pid for child in multiprocessing.active_children()} - gone
        if panel.pictures and panel.files and living and pictures.queue.idle:
            (pid,) = living
            return pid
        await pass_time(0.1)
    raise AssertionError(f"no picture came: {panel.texts} {here.complaints.lines}")


def test_pictures_come_from_processes_that_may_die_and_end_with_the_bot(tmp_path: Path) -> None:
    async def work() -> None:
        gone: set[int | None] = set()
        async with bot_here(tmp_path, picture_workers=1) as here:
            game = Game(here, 0)
            for _ in range(2):
                await game.reach("play")
                pid = await drawing_process(here, game, gone)
                os.kill(pid or 0, signal.SIGKILL)
                gone.add(pid)
                await game.press_for("act")
            assert here.unseen() == []

    jumping(work)
    assert not multiprocessing.active_children()
