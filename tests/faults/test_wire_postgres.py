"""Two processes of the real bot on one PostgreSQL: one is killed while people play, and the other serves its tables."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp
import pytest

from bot.storage.backends import backup
from tests.discord.openapi import DiscordDescription
from tests.faults.bot_process import Lives, lives
from tests.faults.clickers import PATIENCE_WITH_PROCESSES, Clicker
from tests.faults.discord_stand_in import Message, StandIn
from tests.faults.journals import audit
from tests.storage.postgres_server import asked, server
from tests.world.clock import pause, poll

READY_SECONDS = 120.0

TIMES, MOST_TIMES = 2, 10
"""How often a process is killed, one and the other in turn; the second in the long form."""


@dataclass
class TwoProcesses:
    """The people of one server, the process that serves its shard, and another that serves the other shard."""

    there: StandIn
    bot: Lives
    url: str
    log: Path
    clickers: list[Clicker]
    drawn: set[tuple[int, int]] = field(default_factory=set)

    @property
    def shard(self) -> int:
        """The shard of the people's server."""
        return (self.there.world.guild_id >> 22) % 2

    async def begin(self, shard: int, **more: str) -> int:
        """Start the process of a shard, perhaps with ``more`` settings."""
        return await self.bot.begin(
            self.there.api, self.url, self.log, SHARD_IDS=str(shard), SHARD_COUNT="2", LOG_LEVEL="CRITICAL", **more
        )

    async def ready(self) -> None:
        """Somebody serves the people's server."""
        async with asyncio.timeout(READY_SECONDS):
            await self.there.gateway.ready.wait()

    async def registered(self, processes: int) -> None:
        """So many processes live."""
        count = "SELECT count(*) FROM processes WHERE NOT over"
        await poll(lambda: asked(self.url, count) == [(processes,)], READY_SECONDS)

    def each_serves_its_own(self) -> bool:
        """Whether both processes live, and each serves its own shard."""
        words = "SELECT count(DISTINCT epoch) FROM shards JOIN processes USING (epoch) WHERE NOT over"
        return self.there.gateway.serves(0, 1) and asked(self.url, words) == [(2,)]

    async def begin_both(self) -> dict[int, int]:
        """Start both processes; their ids by shard."""
        alive = {shard: await self.begin(shard) for shard in (self.shard, 1 - self.shard)}
        await poll(self.each_serves_its_own, READY_SECONDS)
        return alive

    async def play_until_each_serves_its_own(self) -> None:
        """Everybody plays until each process has its shard again."""
        async with asyncio.timeout(READY_SECONDS):
            await asyncio.gather(*(clicker.play(self.each_serves_its_own) for clicker in self.clickers))

    async def served_by_one(self) -> None:
        """One process serves both shards."""
        await poll(lambda: self.there.gateway.serves(0, 1), READY_SECONDS)
        [(alive,)] = asked(self.url, "SELECT count(*) FROM processes WHERE NOT over")
        assert alive == 1

    def time_passes(self) -> None:
        """The process of the people's server has given no sign of life for an hour."""
        asked(
            self.url,
            "UPDATE processes SET seen = seen - interval '1 hour'"
            " WHERE epoch = (SELECT epoch FROM shards WHERE shard = $1)",
            self.shard,
        )

    async def play(self, games: int) -> None:
        """Everybody plays until so many more games are over at each table, and the results have their buttons."""
        await asyncio.gather(*(_play(clicker, clicker.finished + games) for clicker in self.clickers))
        await pause(1)

    async def die(self, pid: int, number: signal.Signals) -> None:
        """A process ends; what people see was drawn by it."""
        os.kill(pid, number)
        async with asyncio.timeout(READY_SECONDS):
            await self.bot.ended(pid)
        self.look()

    def look(self) -> None:
        """What people see now was drawn by a process that draws no more."""
        self.drawn |= {(message.id, message.edits) for message in self.there.world.messages.values()}

    async def press_once(self) -> None:
        """Everybody presses one button, and what follows from it is drawn."""
        for clicker in self.clickers:
            await clicker.step()
        await pause(1)


async def _play(clicker: Clicker, games: int) -> None:
    await clicker.play(lambda: clicker.finished >= games)


@asynccontextmanager
async def two_processes(folder: Path, tables: int = 2) -> AsyncIterator[TwoProcesses]:
    there = StandIn(channels=tables, description=DiscordDescription.at_hand())
    there.buckets.seconds = 0.5
    chance = random.Random(3)
    with server(durable=True) as postgres:
        async with there.serving(), lives("--hasty") as bot:
            here = TwoProcesses(there, bot, postgres.new_database(), folder / "log", [])
            people = list(there.world.people)

            def is_old(message: Message) -> bool:
                return (message.id, message.edits) in here.drawn

            for place, channel in enumerate(there.world.channels):
                pair = people[2 * place : 2 * place + 2]
                here.clickers.append(Clicker(there, channel, pair, chance, is_old, patience=PATIENCE_WITH_PROCESSES))
            yield here
            await asyncio.to_thread(backup, here.url, folder / "copy.db")
    account = audit(folder / "copy.db", [press for clicker in here.clickers for press in clicker.pressed])
    assert account.faults == ()
    assert account.on_old_buttons > 0
    assert there.wrong == []


@pytest.mark.timeout(240)
async def test_a_frozen_process_ends_when_it_wakes(tmp_path: Path) -> None:
    """It was thought dead; its tables are another's now, and it writes nothing."""
    async with two_processes(tmp_path) as here:
        first = await here.begin(here.shard)
        await here.ready()
        other = await here.begin(1 - here.shard)
        await here.registered(2)
        await here.play(1)
        await here.press_once()
        os.kill(first, signal.SIGSTOP)
        here.look()
        here.time_passes()
        await poll(lambda: here.there.gateway.identifies >= 3, READY_SECONDS)
        os.kill(first, signal.SIGCONT)
        async with asyncio.timeout(READY_SECONDS):
            assert await here.bot.ended(first) == 1
        await here.play(1)
        assert "taken this one's place" in here.log.read_text()
        await here.die(other, signal.SIGTERM)


@pytest.mark.timeout(240)
async def test_a_process_that_is_restarted_at_once_keeps_its_tables(tmp_path: Path) -> None:
    async with two_processes(tmp_path) as here:
        first = await here.begin(here.shard)
        other = await here.begin(1 - here.shard)
        await here.ready()
        await here.registered(2)
        await here.play(1)
        await here.die(first, signal.SIGKILL)
        again = await here.begin(here.shard)
        await here.ready()
        await here.play(1)
        held = asked(here.url, "SELECT count(DISTINCT epoch) FROM shards JOIN processes USING (epoch) WHERE NOT over")
        assert held == [(2,)], "each has its own shard"
        await here.die(other, signal.SIGTERM)
        await here.die(again, signal.SIGTERM)


async def _says(port: int, words: str) -> None:
    """Until a process that was just started answers ``/readyz`` with a text that begins so."""

    async def answers() -> bool:
        with suppress(aiohttp.ClientError):
            async with session.get(f"http://127.0.0.1:{port}/readyz") as answer:
                return (await answer.text()).startswith(words)
        return False

    async with aiohttp.ClientSession() as session:
        await poll(answers, READY_SECONDS)


@pytest.mark.timeout(900)
async def test_processes_killed_in_turn_get_their_shards_back(
    tmp_path: Path, reserved_port: socket.socket, long_form: bool
) -> None:
    """Each is replaced by the other, stands by when it is back, and serves its own again after the hand under way:
    people play all the time, nothing that they did is lost, and no shard has two processes.
    """
    port = reserved_port.getsockname()[1]
    async with two_processes(tmp_path, tables=1) as here:
        alive = await here.begin_both()
        await here.play(1)
        for turn in range(MOST_TIMES if long_form else TIMES):
            killed = here.shard if turn % 2 == 0 else 1 - here.shard
            await here.press_once()
            await here.die(alive[killed], signal.SIGKILL)
            await here.served_by_one()
            await here.press_once()
            watched = {"METRICS_ADDRESS": f"127.0.0.1:{port}"} if killed == here.shard else {}
            alive[killed] = await here.begin(killed, **watched)
            if watched:
                await _says(port, "standing by: the shards of this process are served by ")
            await here.play_until_each_serves_its_own()
            here.look()
            await here.play(1)
            if watched:
                await _says(port, "ready")
        for pid in alive.values():
            await here.die(pid, signal.SIGTERM)
        assert here.there.gateway.doubled == [], "no shard ever has two processes"
