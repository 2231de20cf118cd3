"""How many of the requests that Discord counts a Euchre night of ten tables makes: ``python -m tools.nights``.

    uv run python -m tools.nights --rounds 2 --hands 2

The whole bot in the simulated Discord, with forty people who join by the button, are called to ten threads, play every
card by the buttons and move on. Somebody presses every 0.4 s of simulated time: at each table every four seconds. Told
are the counted requests of each part of the night, and the most in any second, which must stay below the bot's own 45.
Each part is named on standard error as it begins.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import simcord

from bot.tournaments.nights.night import NightStatus
from bot.ui.rate_limiter import PER_SECOND, RateLimiter
from tests.discord.card_table import card_table
from tests.discord.nights import Night8
from tests.discord.simulation import World, counted

PEOPLE = 40
PRESS_SECONDS = 0.4


class Meter:
    """Counted requests by simulated second, and by the part of the night."""

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._seen = len(env.http_requests)
        self.seconds: Counter[int] = Counter()
        self.parts: Counter[str] = Counter()
        self.routes: Counter[str] = Counter()

    def note(self, part: str) -> None:
        """Count what was sent since the last look for this part, and to this second."""
        sent = counted(self._env.http_requests[self._seen :])
        self._seen = len(self._env.http_requests)
        if part not in self.parts:
            print(f"… {part}", file=sys.stderr, flush=True)
        self.seconds[int(self._env.backend.clock.elapsed)] += len(sent)
        self.parts[part] += len(sent)
        for request in sent:
            words = ["{id}" if word.isdecimal() else word for word in request.path.split("/")]
            self.routes[f"{request.method} {'/'.join(words)}"] += 1


def crowd(world: World) -> World:
    """Forty people instead of four."""
    more = range(len(world.people), PEOPLE)
    names = [f"Player {number}" for number in more]
    others = [world.guild.add_member(world.env.create_user(f"p{name[7:]}", global_name=name)) for name in names]
    return World(world.env, world.guild, world.channel, (*world.people, *others))


def in_simulated_time() -> RateLimiter:
    """Return the bot's own budget, by the clock that its sleeps go by."""
    return RateLimiter(lambda: discord.utils.utcnow().timestamp())


async def patiently(doing: Coroutine[Any, Any, object]) -> None:
    """Let what takes longer on a busy machine than the simulation waits go on beside."""
    try:
        await doing
    except TimeoutError:
        await asyncio.sleep(0.5)


async def measure_night(rounds: int, hands: int) -> Meter:
    """Play one night; return what it sent."""
    with tempfile.TemporaryDirectory() as folder, patch("bot.client.RateLimiter", in_simulated_time):
        async with card_table(Path(folder), reminder_seconds=86_400.0) as table:
            table.world = crowd(table.world)
            night, meter = Night8(table), Meter(table.env)
            await night.open(rounds=rounds, hands=hands)
            for person in night.people:
                await patiently(night.press(person, "button-night-join"))
            meter.note("lobby: forty join")
            await patiently(night.env.advance_time(11 * 60))
            for person in night.people:
                await patiently(night.press(person, "button-night-here"))
            await patiently(night.env.advance_time(8 * 60 + 50))
            meter.note("reminders and check-in")
            for _ in range(40):
                await patiently(night.env.advance_time(0.5))
                meter.note("the start: threads, calls, tables")
            while (now := table.bot.services.nights.night(night.night_id)) and now.status is not NightStatus.CLOSED:
                part = f"round {len(now.past) + 1}" if now.running else "pause"
                await patiently(night.act())
                await patiently(night.env.advance_time(PRESS_SECONDS))
                meter.note(part)
            for _ in range(20):
                await asyncio.sleep(0.05)
                await patiently(night.env.advance_time(0.5))
                meter.note("the end")
            return meter


def main() -> int:
    """Print what was measured; 1 if the budget was not kept."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--hands", type=int, default=2)
    options = parser.parse_args()
    meter = asyncio.run(measure_night(options.rounds, options.hands))
    for part, number in meter.parts.items():
        print(f"{number:6} counted requests  {part}")
    for route, number in meter.routes.most_common():
        print(f"{number:6} {route}")
    busiest = max(meter.seconds.values())
    print(f"busiest second: {busiest} of {PER_SECOND}; all: {sum(meter.parts.values())}")
    return 0 if busiest <= PER_SECOND else 1


if __name__ == "__main__":
    sys.exit(main())
