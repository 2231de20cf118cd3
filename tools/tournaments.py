"""Whether looks at days and matches take longer the more of them are over: ``python -m tools.tournaments``.

    uv run python -m tools.tournaments --days 1000 --matches 500

Two SQLite files side by side, one with ten days and matches and one with many, each asked in turn, so that what else
the machine does falls on both: a month's board, a league's table, and a press in the lobby of a match. Told are the
medians, their ratio, and how long the first look at each took.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from datetime import date
from pathlib import Path
from time import perf_counter

from bot.engine import presets
from bot.storage.sqlite.database import SqliteStore
from bot.tournaments.daily.attempts import span_of_day
from bot.tournaments.daily.daily_deals import DailyDeals
from bot.tournaments.duplicate.match import Form, MatchRefusal, Player
from bot.tournaments.duplicate.matches import DuplicateMatches
from bot.tournaments.leagues import Finished, LeagueKind
from bot.tournaments.ledger import Past
from bot.tournaments.nights.round_tables import NightLedger
from cogs.leagues import Leagues
from tests.storage.sqlite.migrated import migrated
from tests.tables.company import GUILD, Evening, granted, seeded
from tests.tournaments.history import keep_days, keep_matches
from tests.world.clock import CountingLoop, StillClock

FEW = 10
LAST = date(2026, 11, 20)
NOON = span_of_day(date(2026, 11, 23))[0] + 12 * 3600

Look = Callable[[], Awaitable[object]]


async def _no_room(*_: object) -> MatchRefusal:
    return MatchRefusal.NO_ROOMS


async def _tell_nobody(*_: object) -> None:
    """Tell nobody the results."""


async def _looks(stack: AsyncExitStack, path: Path, days: int, matches: int) -> dict[str, Look]:
    """Open a store with so much behind it; return what is asked of it."""
    store = await stack.enter_async_context(await SqliteStore.open(migrated(path)))
    await keep_days(store, GUILD, LAST, days)
    await keep_matches(store, GUILD, NOON, matches)
    evening = Evening(store, StillClock(NOON))
    stack.push_async_callback(evening.tables.close)
    daily = DailyDeals(store, evening.tables, evening.clock, seeded(1))
    duplicate = DuplicateMatches(store, evening.tables, evening.clock, seeded(2), _no_room, _tell_nobody)
    nights = Past[Finished](NightLedger(store, evening.clock), lambda *_: None)
    leagues = Leagues(nights, duplicate.past, evening.tables.server_settings)
    match_id = granted(await duplicate.open(GUILD, 1, 1, Form.TEAMS, presets.build("standard"), 8))
    return {
        "/daily month": lambda: daily.month("2026-11", GUILD),
        "/league": lambda: leagues.league(GUILD, LeagueKind.MATCHES, "2026-Q4"),
        "a press": lambda: duplicate.enter(match_id, Player(2, "Ann", 1)),
    }


async def _time(look: Look) -> float:
    """Return how many milliseconds a look takes."""
    begun = perf_counter()
    await look()
    return 1000 * (perf_counter() - begun)


async def measure(days: int, matches: int, times: int) -> None:
    """Print a line for each look."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        few = await _looks(stack, folder / "few.db", FEW, FEW)
        many = await _looks(stack, folder / "many.db", days, matches)
        print(f"milliseconds with {FEW} days and matches; with {days} and {matches}; ratio; the first look at each")
        for name in few:
            first = await _time(few[name]), await _time(many[name])
            taken = [(await _time(few[name]), await _time(many[name])) for _ in range(times)]
            one, other = (statistics.median(column) for column in zip(*taken, strict=True))
            print(f"{name:14}{one:8.2f}{other:8.2f}{other / one:8.2f}{first[0]:10.1f}{first[1]:10.1f}")


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--days", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--times", type=int, default=200)
    options = parser.parse_args()
    with asyncio.Runner(loop_factory=CountingLoop) as runner:
        runner.run(measure(options.days, options.matches, options.times))


if __name__ == "__main__":
    main()
