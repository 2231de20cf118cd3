"""The real bot in this very process, against a stand-in for Discord, in a time that jumps; and what nobody caught."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.http import Route
from yarl import URL

from bot.app import Parts, make_bot, seeded_entropy
from bot.client import EuchreBot
from bot.settings import Settings
from bot.tables.model import MoreTables, TableSettings
from bot.ui.picture_queue import Pictures
from bot.ui.rate_limiter import RateLimiter
from tests.discord.card_table import AnyPictures
from tests.discord.openapi import DiscordDescription
from tests.faults.discord_stand_in import StandIn
from tests.storage.sqlite.migrated import migrated
from tests.world.clock import JumpingLoop, jumping_wall_clock

T = TypeVar("T")


class Complaints(logging.Handler):
    """What was logged as an error, with the exception's name."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        why = f" ({record.exc_info[1]!r})" if record.exc_info else ""
        self.lines.append(f"{record.name}: {record.getMessage()}{why}")


@dataclass
class Here:
    """The bot, its Discord, its database, and everything that went wrong without anybody being told."""

    bot: EuchreBot
    there: StandIn
    database: Path
    loop: JumpingLoop
    complaints: Complaints

    def unseen(self) -> list[str]:
        """Tasks that died, and errors in the log, since the last look."""
        dead = [f"{context['message']} ({context.get('exception')!r})" for context in self.loop.unseen]
        complaints = self.complaints.lines + dead
        self.complaints.lines, self.loop.unseen = [], []
        return complaints


NEVER = 1e9
"""Seconds without a word from the gateway until it is given up: heartbeats go by a clock that never jumps."""


def jumping(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run this in a time that jumps."""
    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        return runner.run(work())


@asynccontextmanager
async def bot_here(
    folder: Path,
    *,
    channels: int = 1,
    seed: int = 1,
    picture_workers: int = 0,
    metrics: tuple[str, int] | None = None,
    prepare: Callable[[StandIn], object] = lambda _: None,
    host: Mapping[str, Any] | None = None,
    **settings: Any,
) -> AsyncIterator[Here]:
    """The bot, logged in. Bodies are held against Discord's description where that is at hand.

    ``prepare`` may make Discord fail before the bot starts. ``host`` has more of the host's settings.
    ``picture_workers`` processes draw the table's pictures; without them one picture stands for all.
    """
    loop = asyncio.get_running_loop()
    assert isinstance(loop, JumpingLoop)
    there = StandIn(now=loop.unix, channels=channels, description=DiscordDescription.at_hand())
    database = migrated(folder / "right-bower.db")
    token = "a.b.c"  # noqa: S105 - opens nothing
    own = Settings(
        token=token,
        database_url=str(database),
        card_emojis=False,
        picture_workers=picture_workers,
        metrics_address=metrics,
        expert_workers=0,
        **(host or {}),
    )
    usual: dict[str, Any] = {
        "computer_pause": 0.0,
        "computer_level": "steady",
        "most_of_person": 10**6,
        "most_of_server": 10**6,
        "more_tables": MoreTables.ONE,  # the stand-in has no threads
    }
    tables = TableSettings(**{**usual, **settings}, entropy=seeded_entropy(seed), mix_presses=False)
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    limiter = partial(RateLimiter, loop.time)
    parts = Parts(Pictures if picture_workers else AnyPictures, elapsed=loop.time)
    with jumping_wall_clock(loop), patch("bot.client.RateLimiter", limiter):
        async with there.serving():
            prepare(there)
            gateway = URL(there.gateway.url)
            with patch.object(Route, "BASE", there.api), patch.object(DiscordWebSocket, "DEFAULT_GATEWAY", gateway):
                bot = make_bot(own, table_settings=tables, parts=parts)
                bot._connection.heartbeat_timeout = NEVER
                running = asyncio.create_task(bot.start(own.token))
                await there.gateway.ready.wait()
                await bot.wait_until_ready()
                try:
                    yield Here(bot, there, database, loop, complaints)
                    assert there.wrong == []
                finally:
                    await bot.close()
                    running.cancel()
                    await asyncio.wait({running})
                    _end_heartbeats()
                    logging.getLogger().removeHandler(complaints)


def _end_heartbeats() -> None:
    """If a bot is closed while it connects anew, discord.py leaves the new connection's thread to itself, which would
    look for this test's event loop in the middle of a later test.
    """
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler):
            thread.stop()
