"""The playground runs a bot by itself, shows it in a page and closes when it is told to."""

import asyncio
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from time import monotonic
from typing import Any

import aiohttp
import discord
import pytest
from discord.ext import commands

from bot.app import make_bot
from bot.client import EuchreBot
from bot.players import workers
from bot.playground import PEOPLE, PlaygroundError, play
from bot.settings import Settings
from tests.players.situations import look_at_once
from tests.world.clock import poll
from tests.world.said import says

pytestmark = pytest.mark.proof  # the page is served


class Clockwork(commands.AutoShardedBot):
    """Answers /wind and, a while later and asked by nobody, says cuckoo."""

    def __init__(self, settings: Settings, seed: int | None) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents.none(), help_command=None)
        self.settings = settings
        self.seed = seed
        self.started = self.wound = discord.utils.utcnow()
        self.folder_stood_at_close = False

    async def setup_hook(self) -> None:
        self.started = discord.utils.utcnow()

        @self.tree.command(name="wind", description="Wind the clock")
        async def wind(interaction: discord.Interaction[Any]) -> None:
            self.wound = discord.utils.utcnow()
            await interaction.response.send_message("Wound.", ephemeral=True)
            self._cuckoo = asyncio.create_task(self.cuckoo(interaction.channel_id or 0))

        await self.tree.sync()

    async def cuckoo(self, channel_id: int) -> None:
        before = discord.utils.utcnow()
        await discord.utils.sleep_until(before + timedelta(seconds=self.settings.computer_pause_seconds))
        passed = (discord.utils.utcnow() - before).total_seconds()
        await self.get_partial_messageable(channel_id).send(f"Cuckoo after {passed:.1f} s")

    async def close(self) -> None:
        self.folder_stood_at_close = Path(self.settings.database_url).parent.is_dir()
        await super().close()


async def test_a_machine_that_is_too_slow_reads_so() -> None:
    """Not that Discord cannot be reached: there is none."""

    class Sleeper(Clockwork):
        async def setup_hook(self) -> None:
            async def never_done() -> None:
                await asyncio.get_running_loop().create_future()

            self._sleeping = asyncio.create_task(never_done())

        async def close(self) -> None:
            self._sleeping.cancel()
            await super().close()

    bots: list[Sleeper] = []

    def make(settings: Settings, seed: int | None) -> Sleeper:
        bots.append(Sleeper(settings, seed))
        return bots[0]

    with pytest.raises(PlaygroundError, match="this machine is busy") as raised:
        await play(0, None, make, tell=lambda _: None, login_seconds=0.5)
    assert "timeout=0.5s" in str(raised.value.__cause__), "as long as is said, whatever SimCord would wait"
    assert bots[0].is_closed()


class Visitor:
    """A browser's part: opens the page at its address and reads it."""

    def __init__(self, session: aiohttp.ClientSession, address: str) -> None:
        self._session = session
        self._base, _, key = address.partition("/#")
        self._headers = {"X-Simcord-Capability": key}

    async def open(self) -> dict[str, Any]:
        snapshot = await self._call("POST", "/api/pages", {})
        self._headers["X-Simcord-Context"] = snapshot["context"]["id"]
        return snapshot

    async def state(self) -> dict[str, Any]:
        return await self._call("GET", "/api/state")

    async def command(self, snapshot: dict[str, Any], name: str) -> dict[str, Any]:
        catalog = await self._call("GET", "/api/commands")
        (entry,) = (entry for entry in catalog["entries"] if entry["path"] == [name])
        action = {
            "protocol_version": 3, "kind": "run_command", "sequence": 1, "request_id": "first",
            "generation": snapshot["context"]["generation"], "bot_generation": snapshot["botGeneration"],
            "published_revision": snapshot["publishedRevision"], "command_id": entry["commandId"], "path": [name],
            "options": {}, "catalog_fingerprint": catalog["fingerprint"],
            "schema_fingerprint": entry["schemaFingerprint"],
        }  # fmt: skip
        return await self._call("POST", "/api/action", action)

    async def _call(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        async with self._session.request(method, self._base + path, json=body, headers=self._headers) as answer:
            assert answer.status == 200, await answer.text()
            result: dict[str, Any] = await answer.json()
            return result


async def _until(address: list[str], task: asyncio.Task[None]) -> str:
    await poll(lambda: bool(address) or task.done())
    return address[-2].rpartition(" ")[2]  # the last line is a hint


async def test_the_clock_runs_and_the_page_follows() -> None:
    bots: list[Clockwork] = []

    def make_bot(settings: Settings, seed: int | None) -> Clockwork:
        bots.append(Clockwork(settings, seed))
        return bots[0]

    printed: list[str] = []
    game = asyncio.create_task(play(0, 7, make_bot, tell=printed.append))
    address = await _until(printed, game)
    assert address.startswith("http://127.0.0.1:")
    async with aiohttp.ClientSession() as session:
        visitor = Visitor(session, address)
        opened = monotonic()
        await poll(lambda: monotonic() - opened > 0.6)  # nothing happens, and yet time must pass
        snapshot = await visitor.open()
        assert [viewer["name"] for viewer in snapshot["viewers"]] == list(PEOPLE)
        result = await visitor.command(snapshot, "wind")
        assert result["settlement"] == "settled", result

        async def struck() -> bool:
            return "Cuckoo after 1.2 s" in str((await visitor.state())["messages"])

        await poll(struck)
        assert "Wound." in str((await visitor.state())["messages"])
    os.kill(os.getpid(), signal.SIGTERM)
    await game
    assert printed[-1] == "The playground is closed."
    assert (bots[0].wound - bots[0].started).total_seconds() > 0.3
    assert bots[0].seed == 7
    assert bots[0].folder_stood_at_close
    assert not Path(bots[0].settings.database_url).parent.exists()


async def test_time_goes_on_while_something_is_worked_out() -> None:
    """As it does for everybody at the tables while a game is analysed."""
    done = threading.Event()

    class Thinker(Clockwork):
        async def cuckoo(self, channel_id: int) -> None:
            self._thinking = asyncio.create_task(asyncio.to_thread(done.wait))
            await super().cuckoo(channel_id)

    printed: list[str] = []
    game = asyncio.create_task(play(0, 7, Thinker, tell=printed.append))
    address = await _until(printed, game)
    try:
        async with aiohttp.ClientSession() as session:
            visitor = Visitor(session, address)
            result = await visitor.command(await visitor.open(), "wind")
            assert result["settlement"] == "settled", "it was answered"

            async def struck() -> bool:
                return "Cuckoo after" in str((await visitor.state())["messages"])

            await poll(struck)
            assert not done.is_set()
    finally:
        done.set()
    os.kill(os.getpid(), signal.SIGTERM)
    await game


async def test_a_missing_extra_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "simcord", None)
    with pytest.raises(PlaygroundError, match=r"uv tool install .\.\[playground\]. "):
        await play(0, None, Clockwork)


async def test_a_busy_port_is_reported() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PlaygroundError, match=rf"could not bind port {port}\.\Z"):
            await play(port, None, Clockwork)


async def test_a_failing_start_still_closes_the_bot() -> None:
    closed: list[str] = []

    class Broken(Clockwork):
        async def setup_hook(self) -> None:
            raise LookupError("no cards")

        async def close(self) -> None:
            closed.append(self.settings.database_url)
            await super().close()

    make_bot: Callable[[Settings, int | None], commands.AutoShardedBot] = Broken
    with pytest.raises(LookupError, match="no cards"):
        await play(0, None, make_bot)
    assert len(closed) == 1


async def test_a_night_of_eight_is_about_to_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "look_for_puzzle", look_at_once)  # on a busy machine it takes longer than all else
    printed: list[str] = []

    def make(settings: Settings, seed: int | None) -> EuchreBot:
        return make_bot(settings, seed=seed)

    game = asyncio.create_task(play(0, 7, make, night=True, tell=printed.append))
    address = await _until(printed, game)
    async with aiohttp.ClientSession() as session:
        visitor = Visitor(session, address)
        await visitor.open()
        seen = str((await visitor.state())["messages"])
    os.kill(os.getpid(), signal.SIGTERM)
    await game
    assert says(seen, "night-people", count=4)
    assert "both tables here" in printed[2]
    assert "/t#" in printed[0], "the live table comes first"
