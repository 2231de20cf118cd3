"""What is read of tournaments does not grow with those that are over."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any, cast

import pytest

from bot.codec import Codec
from bot.engine import presets
from bot.storage.api import Entry
from bot.storage.sqlite.database import SqliteStore
from bot.storage.store import Store
from bot.tournaments.daily.attempts import (
    DAY_CODEC,
    HANDS,
    Attempt,
    AttemptedHand,
    DayClosed,
    DayFact,
    DayOpened,
    span_of_day,
)
from bot.tournaments.daily.daily_deals import DailyDeals
from bot.tournaments.duplicate.match import (
    MATCH_CODEC,
    Form,
    MatchClosed,
    MatchFact,
    MatchOpened,
    MatchPlayer,
    PlayerEntered,
    TablePlayed,
    draw_match,
)
from bot.tournaments.duplicate.matches import DuplicateMatches
from bot.tournaments.league_tables import Leagues
from bot.tournaments.leagues import LeagueKind
from bot.tournaments.ledger import PastTournaments
from bot.tournaments.nights.round_tables import NightLedger
from tests.storage.sqlite.migrated import migrated
from tests.tables.company import GUILD, Evening, connected, granted, seeded
from tests.world.clock import StillClock

# -- days and matches that are over, and a store that counts what is read of them


PLAYERS = [MatchPlayer(1000 + number, f"Person {number}", 1 + number % 2) for number in range(8)]


@dataclass
class Reads:
    """A store that counts the calls that it gets, and the rows that it answers with."""

    store: Store
    calls: int = 0
    rows: int = 0

    def __getattr__(self, name: str) -> Any:
        real = getattr(self.store, name)
        if not callable(real):
            return real

        def call(*args: Any, **kwargs: Any) -> Any:
            answer = real(*args, **kwargs)
            return self._count(answer) if inspect.isawaitable(answer) else answer

        return call

    async def _count(self, call: Awaitable[Any]) -> Any:
        answer = await call
        self.calls += 1
        self.rows += len(answer) if isinstance(answer, list) else 1
        return answer

    def as_store(self) -> Store:
        """Return this as what a service takes."""
        return cast(Store, self)

    def take(self) -> tuple[int, int]:
        """Return the calls and the rows since the last time."""
        taken = self.calls, self.rows
        self.calls = self.rows = 0
        return taken


async def keep_days(store: Store, guild_id: int, last: date, days: int) -> None:
    """Store so many days that are over, the last one and those before it, each with the attempts of all players."""
    hands = tuple(AttemptedHand(points, 5) for points in range(HANDS))
    for number in range(days - 1, -1, -1):
        day = last - timedelta(days=number)
        begin, end = span_of_day(day)
        attempts = [Attempt(one.user_id, one.name, guild_id, 1, hands, 1) for one in PLAYERS]
        facts: list[DayFact] = [DayOpened(day.isoformat(), "c0ffee"), *attempts, DayClosed()]
        await _keep(store, "daily", None, DAY_CODEC, facts, begin, end)


async def keep_matches(store: Store, guild_id: int, at: float, matches: int) -> None:
    """Store so many matches of two teams that were played to their end."""
    opened = MatchOpened(guild_id, 1, PLAYERS[0].user_id, Form.TEAMS, presets.build("standard"), 8)
    points, hand_seqs = ((2, 0), (0, 1)) * 4, tuple(range(8))
    facts: list[MatchFact] = [
        opened,
        *(PlayerEntered(one.user_id, one.name, one.team) for one in PLAYERS),
        draw_match(Form.TEAMS, PLAYERS, 8, ("Bear",)),
        *(TablePlayed(table, table, points, hand_seqs, (1.0,) * 4) for table in (1, 2)),
        MatchClosed(None),
    ]
    for _ in range(matches):
        await _keep(store, "duplicate", guild_id, MATCH_CODEC, facts, at, at)


async def _keep(
    store: Store, kind: str, guild_id: int | None, codec: Codec[Any], facts: list[Any], at: float, closed_at: float
) -> None:
    entries = [Entry(seq, at, *codec.encode(fact)) for seq, fact in enumerate(facts, 1)]
    number = await store.open_tournament(kind, guild_id, None, entries)
    await store.append_tournament_facts(number, [], closed_at=closed_at)


LAST = date(2026, 11, 20)
NOON = span_of_day(date(2026, 11, 23))[0] + 12 * 3600


async def no_room(*_: object) -> int:
    raise AssertionError("nothing begins here")


async def tell_nobody(*_: object) -> None:
    """The results are for nobody."""


async def measure_reads(path: Path, days: int, matches: int) -> dict[str, tuple[int, int]]:
    """Return the calls and the rows of each look and of a press, once all that is over has been looked at."""
    async with await SqliteStore.open(migrated(path)) as store:
        await keep_days(store, GUILD, LAST, days)
        await keep_matches(store, GUILD, NOON, matches)
        reads = Reads(store)
        evening = Evening(store, StillClock(NOON))
        daily = DailyDeals(reads.as_store(), evening.tables, evening.clock, seeded(1))
        duplicate = DuplicateMatches(
            reads.as_store(), evening.tables, evening.clock, connected(evening.clock), seeded(2), no_room, tell_nobody
        )
        leagues = Leagues(
            PastTournaments(NightLedger(reads.as_store(), evening.clock, lambda _: None), lambda *_: None),
            duplicate.past,
            evening.tables.server_settings,
        )
        taken = {}
        lines, _ = await daily.month("2026-11", GUILD)
        assert len(lines) == len(PLAYERS)
        taken["a month for the first time"] = reads.take()
        await daily.month("2026-11", GUILD)
        taken["a month"] = reads.take()
        assert (await daily.attempt(LAST, PLAYERS[0].user_id)) is not None
        taken["somebody's result"] = reads.take()
        league = await leagues.league(GUILD, LeagueKind.MATCHES, "2026-Q4")
        assert {line.played for line in league.lines} == {matches}
        reads.take()
        assert await leagues.league(GUILD, LeagueKind.MATCHES, "2026-Q4") is league
        taken["a league"] = reads.take()
        match_id = granted(await duplicate.open(GUILD, 1, 1, Form.TEAMS, presets.build("standard"), 8))
        reads.take()
        for number in range(20):
            granted(await duplicate.enter(match_id, MatchPlayer(2 + number % 3, "Ann", 1)))
            assert reads.take() == (2, 2), "whom they avoid is asked, and the fact is written"
        await duplicate.close()
        await daily.close()
        await evening.tables.close()
        return taken


async def test_nothing_grows_with_what_is_over(tmp_path: Path) -> None:
    few = await measure_reads(tmp_path / "few.db", 20, 10)
    many = await measure_reads(tmp_path / "many.db", 300, 100)
    assert few == many
    assert few["a month"] == (2, 21), "the note of forgettings, and the month's days"
    assert few["a league"] == (2, 1), "the note, and no match that is new"


@pytest.mark.parametrize("look", ["month", "league"])
async def test_what_is_remembered_names_nobody_who_was_forgotten(tmp_path: Path, look: str) -> None:
    async with await SqliteStore.open(migrated(tmp_path / "right-bower.db")) as store:
        await keep_days(store, GUILD, LAST, 3)
        await keep_matches(store, GUILD, NOON, 1)
        evening = Evening(store, StillClock(NOON))
        daily = DailyDeals(store, evening.tables, evening.clock, seeded(1))
        duplicate = DuplicateMatches(
            store, evening.tables, evening.clock, connected(evening.clock), seeded(2), no_room, tell_nobody
        )
        leagues = Leagues(
            PastTournaments(NightLedger(store, evening.clock, lambda _: None), lambda *_: None),
            duplicate.past,
            evening.tables.server_settings,
        )

        async def names() -> set[int]:
            if look == "month":
                return set((await daily.month("2026-11", GUILD))[1])
            return {line.user_id for line in (await leagues.league(GUILD, LeagueKind.MATCHES, "2026-Q4")).lines}

        assert await names() == {one.user_id for one in PLAYERS}
        await store.forget_player(GUILD, PLAYERS[0].user_id)
        assert await names() == {one.user_id for one in PLAYERS[1:]}
        await evening.tables.close()
