"""What is read of tournaments does not grow with those that are over."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from bot.engine import presets
from bot.storage.sqlite.database import SqliteStore
from bot.tournaments.daily.attempts import span_of_day
from bot.tournaments.daily.daily_deals import DailyDeals
from bot.tournaments.duplicate.match import Form, Player
from bot.tournaments.duplicate.matches import DuplicateMatches
from bot.tournaments.league_tables import Leagues
from bot.tournaments.leagues import LeagueKind
from bot.tournaments.ledger import PastTournaments
from bot.tournaments.nights.round_tables import NightLedger
from tests.storage.sqlite.migrated import migrated
from tests.tables.company import GUILD, Evening, connected, granted, seeded
from tests.tournaments.history import PLAYERS, Reads, keep_days, keep_matches
from tests.world.clock import StillClock

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
            granted(await duplicate.enter(match_id, Player(2 + number % 3, "Ann", 1)))
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
