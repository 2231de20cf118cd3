"""One game over the wire: the real bot in a process, real HTTP and WebSocket, people who press what they see."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path

from tests.discord.openapi import DESCRIPTION, DiscordDescription
from tests.faults.bot_process import lives
from tests.faults.clickers import PATIENCE_WITH_PROCESSES, Clicker
from tests.faults.discord_stand_in import StandIn
from tests.faults.journals import audit


async def test_a_game_by_clicks_over_the_wire(tmp_path: Path) -> None:
    judge = DiscordDescription.read() if DESCRIPTION.is_file() else None
    database, log = tmp_path / "right-bower.db", tmp_path / "log"
    there = StandIn(description=judge)
    there.buckets.seconds = 0.2
    async with there.serving(), lives() as bot:
        pid = await bot.begin(there.api, database, log)
        async with asyncio.timeout(60):
            await there.gateway.ready.wait()
        people = list(there.world.people)[:2]
        clicker = Clicker(there, there.world.channels[0], people, random.Random(1), patience=PATIENCE_WITH_PROCESSES)
        await clicker.play(lambda: clicker.finished > 0)
        os.kill(pid, signal.SIGTERM)
        assert await bot.ended(pid) == 0
    told = audit(database, clicker.pressed)
    assert told.faults == ()
    assert told.acknowledged > 5
    assert told.unanswered == 0
    assert there.wrong == []
    assert there.buckets.refused == 0
    assert log.read_text() == ""
