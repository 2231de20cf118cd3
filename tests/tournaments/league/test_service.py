"""Where a server's leagues come from: its stored nights and matches, played to their end."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.storage.api import Entry
from bot.storage.sqlite.database import SqliteStore
from bot.tournaments.duplicate.match import Form
from bot.tournaments.leagues import LeagueKind
from bot.tournaments.nights.fold import encode
from bot.tournaments.nights.night import NightClosed, NightClosing
from bot.tournaments.nights.round_tables import NightJournal
from cogs.leagues import Leagues
from tests.storage.sqlite.migrated import migrated
from tests.tables.company import GUILD, Evening, StillClock
from tests.tournaments.duplicate.test_service import HOST, Hall
from tests.tournaments.nights.evenings import Evening as Night
from tests.tournaments.nights.evenings import begun, play_round, run

AUTUMN = datetime(2026, 11, 1, tzinfo=UTC).timestamp()


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with await SqliteStore.open(migrated(tmp_path / "right-bower.db")) as store:
        hall = Hall(store, Evening(store, StillClock(AUTUMN)))
        await hall.matches.start()
        yield hall
        await hall.matches.close()
        await hall.evening.tables.close_down()


async def keep(store: SqliteStore, night: Night) -> None:
    """Store a night as it happened."""
    facts = [Entry(seq, at, *encode(fact)) for seq, (fact, at) in enumerate(night.facts, 1)]
    first = night.night
    match_id = await store.open_tournament("night", first.guild_id, first.channel_id, facts[:1])
    await store.append_tournament_facts(match_id, facts[1:], closed_at=first.at)


async def test_matches_of_all_forms_count(hall: Hall) -> None:
    for form, people in ((Form.TEAMS, 8), (Form.EXPERTS, 4), (Form.PAIRS, 5)):
        match_id = await hall.lobby(form, people)
        await hall.matches.begin(match_id, HOST)
        await hall.play(match_id)
    called_off = await hall.lobby(Form.TEAMS, 2)
    await hall.matches.call_off(called_off, HOST)
    league = await Leagues(NightJournal(hall.store, hall.evening.clock), hall.matches).league(
        GUILD, LeagueKind.MATCHES, "2026-Q4"
    )
    assert league.seasons == ("2026-Q4",)
    assert {line.user_id for line in league.lines} == {HOST + number for number in range(8)}
    assert {line.user_id: line.played for line in league.lines}[HOST] == 3
    assert league.names[HOST] == "Person 0"
    assert (
        await Leagues(NightJournal(hall.store, hall.evening.clock), hall.matches).league(
            GUILD, LeagueKind.MATCHES, "2026-Q3"
        )
    ).lines == ()
    assert (
        await Leagues(NightJournal(hall.store, hall.evening.clock), hall.matches).league(
            99, LeagueKind.MATCHES, "2026-Q4"
        )
    ).lines == ()


async def test_only_completed_nights_count(hall: Hall) -> None:
    played, broken_off = begun(4, rounds=1), begun(4, rounds=1)
    play_round(played, random.Random(1))
    run(played)
    broken_off.add(NightClosed(NightClosing.ASKED, 99))
    for night in (played, broken_off):
        await keep(hall.store, night)
    guild_id = played.night.guild_id
    leagues = Leagues(NightJournal(hall.store, hall.evening.clock), hall.matches)
    season = (await leagues.league(guild_id, LeagueKind.NIGHTS, "2026-Q4")).seasons[0]
    league = await leagues.league(guild_id, LeagueKind.NIGHTS, season)
    assert {line.user_id for line in league.lines} == {1, 2, 3, 4}
    assert all(line.played == 1 for line in league.lines)
    assert set(league.names) == {1, 2, 3, 4}
