"""The real bot as a process of its own, against a stand-in for Discord: ``python -m tests.faults.bot_process``.

The program imports the bot once and forks for every life, so that a life costs no imports: each line of JSON on
standard input starts one (and its process id is printed) or waits for the end of one (and its status is printed).
Nobody here asks the expert, so no process is started for it, and one picture stands for all.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any
from unittest.mock import patch

from tests.world import require

ROOT = Path(__file__).parents[2]
SETTINGS = {
    "PICTURE_WORKERS": "0", "EXPERT_WORKERS": "0", "DISCORD_TOKEN": "stand.in.token", "CARD_EMOJIS": "off",
    "COMPUTER_PAUSE_SECONDS": "0", "LOG_LEVEL": "WARNING", "MAX_TABLES_PER_PERSON": "1000",
    "MAX_TABLES_PER_SERVER": "1000",
}  # fmt: skip


class Lives:
    """Starts lives of the bot, one after the other, on one database."""

    def __init__(self, forker: asyncio.subprocess.Process) -> None:
        self._forker = forker

    async def begin(self, api: str, database: Path | str, log: Path, **more: str) -> int:
        """A new life, perhaps with ``more`` settings; its process id."""
        return await self._asked({"api": api, "database": str(database), "log": str(log), "more": more})

    async def ended(self, pid: int) -> int:
        """Wait for the end of a life; its exit status, negative for a signal."""
        return await self._asked({"wait": pid})

    async def _asked(self, what: dict[str, Any]) -> int:
        require(self._forker.stdin).write(json.dumps(what).encode() + b"\n")
        return int(await require(self._forker.stdout).readline())


@asynccontextmanager
async def lives(*arguments: str) -> AsyncIterator[Lives]:
    """The forking program; everything that it started ends with it. ``--hasty``: who is gone is soon dead."""
    forker = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.faults.bot_process",
        *arguments,
        cwd=ROOT,
        env={**os.environ, **SETTINGS, "OPENBLAS_NUM_THREADS": "1"},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        yield Lives(forker)
    finally:
        os.killpg(forker.pid, signal.SIGKILL)
        await forker.wait()


def _live(api: str, database: str, log: str, more: dict[str, str]) -> int:
    """One life, in a process just forked."""
    from discord.gateway import DiscordWebSocket
    from discord.http import Route
    from yarl import URL

    from bot.__main__ import main

    errors = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(errors, 2)
    os.dup2(os.open(os.devnull, os.O_RDWR), 0)
    os.dup2(0, 1)
    os.environ.update(more, DATABASE_URL=database)
    DiscordWebSocket.DEFAULT_GATEWAY = URL(api).with_scheme("ws").with_path("/gateway")
    Route.BASE = api
    return main(["run"])


def _awaited(pid: int, asker: int) -> int:
    """The exit status of a life, once it has ended; if whoever asked is gone, nothing goes on without them."""
    while True:
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        if os.getppid() != asker:
            os.killpg(0, signal.SIGKILL)
        sleep(0.005)


def _serve() -> None:
    """Import everything that a life needs, then fork as asked."""
    import bot.app  # noqa: F401 - with all features
    from bot.operations import metrics
    from bot.players.levels import player
    from bot.storage.backends import open_store
    from bot.storage.postgres.membership import Intervals
    from tests.discord.card_table import any_picture

    player("beginner")
    patch.object(metrics, "SLOW_SECONDS", 60.0).start()  # this machine may be slow, and the log is to be empty
    if sys.argv[1:] == ["--hasty"]:
        pace = Intervals(beat=0.7, gone=1.7, gone_for_its_heir=0.3, identify=1.0)
        patch("bot.app.open_store", partial(open_store, pace=pace)).start()
    patch("bot.app.table_picture", any_picture).start()
    patch("bot.app.panel_picture", any_picture).start()
    asker = os.getppid()
    for line in sys.stdin:
        order = json.loads(line)
        if "wait" in order:
            number = _awaited(order["wait"], asker)
        else:
            number = os.fork()
            if number == 0:
                os._exit(_live(**order))
        os.write(1, f"{number}\n".encode())
    os.killpg(0, signal.SIGKILL)  # whoever asked has gone; no life shall go on without them


if __name__ == "__main__":
    _serve()
