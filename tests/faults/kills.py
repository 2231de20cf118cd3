"""Killing the bot at random moments while people play at several tables, and starting it again.

Half of the kills fall at a random time, the others at a random request: when it arrives, or when Discord has done it
and the answer is not out yet. A third of these fall where a message has just been posted of which nobody will know.
People press on as if nothing had happened, so after each start the first buttons that they press were drawn by an
earlier life.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from tests.discord.openapi import DiscordDescription
from tests.faults.bot_process import Lives, lives
from tests.faults.clickers import PATIENCE_WITH_PROCESSES, Clicker
from tests.faults.discord_stand_in import Message, StandIn
from tests.faults.discord_stand_in.faults import Call
from tests.faults.journals import Account, audit
from tests.world.clock import pause, poll

READY_SECONDS = 60.0
_LONGEST_LIFE = 1.2
_MOST_REQUESTS = 60
_POST = "POST /channels/{channel}/messages"


@dataclass
class Evening:
    """People at several tables, the bot's database, and the life that it has now."""

    there: StandIn
    bot: Lives
    folder: Path
    chance: random.Random
    clickers: list[Clicker] = field(default_factory=list)
    drawn: set[tuple[int, int]] = field(default_factory=set)
    ends: Counter[int] = field(default_factory=Counter)
    """Exit statuses of all lives."""

    def __post_init__(self) -> None:
        people = list(self.there.world.people)
        for place, channel_id in enumerate(self.there.world.channels):
            pair = [people[place % len(people)], people[(place + 1) % len(people)]]
            clicker = Clicker(self.there, channel_id, pair, self.chance, self._is_old, patience=PATIENCE_WITH_PROCESSES)
            self.clickers.append(clicker)

    @property
    def database(self) -> Path:
        return self.folder / "right-bower.db"

    @property
    def log(self) -> Path:
        """What all lives wrote to standard error."""
        return self.folder / "log"

    def _is_old(self, message: Message) -> bool:
        return (message.id, message.edits) in self.drawn

    async def live(self, number: int, *, shown: bool = False) -> None:
        """One life, from its start to the signal and its end; with ``shown`` not before some table is to be seen."""
        self.drawn = {(message.id, message.edits) for message in self.there.world.messages.values()}
        pid = await self.bot.begin(self.there.api, self.database, self.log)
        if shown:
            await self.table_shown()
        if self.chance.random() < 0.5:
            with self._at_a_request(pid, number):
                self.ends[await self._ended(pid)] += 1
            return
        if self.chance.random() < 0.8:
            await self.ready()
        await pause(self.chance.uniform(0, _LONGEST_LIFE))
        os.kill(pid, number)
        self.ends[await self._ended(pid)] += 1

    async def ready(self) -> None:
        async with asyncio.timeout(READY_SECONDS):
            await self.there.gateway.ready.wait()

    async def table_shown(self) -> None:
        """There are buttons that a later life finds old."""
        await poll(lambda: any(clicker.table() for clicker in self.clickers), READY_SECONDS)

    async def _ended(self, pid: int) -> int:
        async with asyncio.timeout(READY_SECONDS):
            return await self.bot.ended(pid)

    @contextmanager
    def _at_a_request(self, pid: int, number: int) -> Iterator[None]:
        """Send the signal at a random request of this life."""
        left, stage = self.chance.randint(1, _MOST_REQUESTS), self.chance.choice(["came", "done"])
        if unknown := self.chance.random() < 1 / 3:
            left, stage = self.chance.randint(1, 3), "done"

        def count(call: Call, moment: str) -> None:
            nonlocal left
            if moment == stage and (not unknown or call.route == _POST):
                left -= 1
                if left == 0:
                    os.kill(pid, number)

        self.there.hooks.append(count)
        try:
            yield
        finally:
            self.there.hooks.remove(count)

    async def press_on(self, clicker: Clicker) -> None:
        """Somebody plays as long as this task lives, and waits while nobody is there to answer."""
        while True:
            await self.there.gateway.ready.wait()
            await clicker.step()
            await pause(self.chance.uniform(0, 0.03))


@dataclass(frozen=True, slots=True)
class Outcome:
    """How many lives ended with which status, how many tables were played to their end, and what the audit says."""

    ends: dict[int, int]
    tables: int
    played_out: int
    seconds: float
    account: Account
    wrong: tuple[str, ...]
    log: str
    requests: int
    too_many: int


async def evening(
    folder: Path, times: int, number: signal.Signals = signal.SIGKILL, *, tables: int = 6, seed: int = 1,
    description: DiscordDescription | None = None,
) -> Outcome:  # fmt: skip
    """Kill the bot so many times with this signal, then play every table to its end."""
    began = monotonic()
    there = StandIn(channels=tables, description=description)
    there.buckets.seconds = 0.5
    async with there.serving(), lives() as bot:
        here = Evening(there, bot, folder, random.Random(seed))
        playing = [asyncio.create_task(here.press_on(clicker)) for clicker in here.clickers]
        await here.live(number, shown=True)
        for _ in range(times - 1):
            await here.live(number)
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
        ended = [task.exception() for task in playing if not task.cancelled()]
        assert not any(ended), ended
        played_out = await _last_life(here)
    return Outcome(
        ends=dict(here.ends),
        tables=tables,
        played_out=played_out,
        seconds=monotonic() - began,
        account=audit(here.database, [press for clicker in here.clickers for press in clicker.pressed]),
        wrong=tuple(there.wrong),
        log=here.log.read_text(),
        requests=len(there.calls),
        too_many=there.buckets.refused,
    )


async def _last_life(here: Evening) -> int:
    """Everybody plays on with what is on their screens until their game is over; then the bot may rest."""
    here.drawn = {(message.id, message.edits) for message in here.there.world.messages.values()}
    pid = await here.bot.begin(here.there.api, here.database, here.log)
    await here.ready()
    before = [clicker.finished for clicker in here.clickers]
    goals = [lambda c=clicker, b=games: c.finished > b for clicker, games in zip(here.clickers, before, strict=True)]
    await asyncio.gather(*(c.play(goal) for c, goal in zip(here.clickers, goals, strict=True)))
    os.kill(pid, signal.SIGTERM)
    assert await here.bot.ended(pid) == 0
    return sum(clicker.finished > games for clicker, games in zip(here.clickers, before, strict=True))
