"""Leagues and honours: a season of nights and matches, computed or read from the store."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.engine.scoring import SeatScore
from bot.storage.api import Entry, TournamentId
from bot.storage.sqlite.database import SqliteStore
from bot.tables.server_settings import read_place_points
from bot.tournaments.duplicate.match import Form
from bot.tournaments.leagues import (
    Finished,
    Honours,
    LeagueEvent,
    LeagueKind,
    LeagueRules,
    finish_night,
    honours,
    league_table,
    match_event,
    night_event,
    pairs_event,
)
from bot.tournaments.ledger import Past
from bot.tournaments.nights.night import NIGHT_CODEC, Left, Night, NightClosed, NightClosing, TableScored
from bot.tournaments.nights.round_tables import NightLedger
from bot.tournaments.standings import Prize
from cogs.leagues import Leagues
from tests.storage.sqlite.migrated import migrated
from tests.tables.company import GUILD, Evening, granted
from tests.tournaments.duplicate.test_matches import HOST, Hall
from tests.tournaments.nights.evenings import Evening as NightEvening
from tests.tournaments.nights.evenings import begun, play_round, run
from tests.world import require
from tests.world.clock import StillClock

SUMMER, AUTUMN = (datetime(2026, month, 1, tzinfo=UTC).timestamp() for month in (8, 11))


def event(at: float, **points: float) -> LeagueEvent:
    points_by_user = {int(name[1:]): value for name, value in points.items()}
    return LeagueEvent(
        at,
        tuple(points_by_user.items()),
        tuple(who for who in points_by_user if points_by_user[who] == max(points_by_user.values())),
    )


def table(events: list[LeagueEvent], best: int | None = None) -> list[tuple[int, int, float, int, int, int]]:
    return [
        (line.place, line.user_id, line.points, line.wins, line.played, line.counted)
        for line in league_table(events, "2026-Q4", LeagueRules(best))
    ]


def test_a_seasons_points_are_summed_and_others_are_not() -> None:
    events = [event(SUMMER, p1=9), event(AUTUMN, p1=1, p2=3), event(AUTUMN + 1, p1=3, p2=1, p3=0)]
    assert table(events) == [(1, 1, 4, 1, 2, 2), (1, 2, 4, 1, 2, 2), (3, 3, 0, 0, 1, 1)]


def test_wins_break_ties() -> None:
    events = [event(AUTUMN, p1=2, p2=1), event(AUTUMN, p2=1, p3=2), event(AUTUMN, p3=0, p4=4)]
    assert table(events) == [(1, 4, 4, 1, 1, 1), (2, 1, 2, 1, 1, 1), (2, 3, 2, 1, 2, 2), (4, 2, 2, 0, 2, 2)]


def test_a_league_may_pay_nights_by_place() -> None:
    """Equals get the same, and who is behind the last paid place nothing; a match pays as ever."""
    night = LeagueEvent(AUTUMN, ((1, 2.5), (2, 2.5), (3, 1.0), (4, 0.0)), (1, 2), ((1, 1), (2, 1), (3, 3), (4, 4)))
    rules = LeagueRules(points=(10, 8, 6))
    assert [(one.user_id, one.points) for one in league_table([night], "2026-Q4", rules)] == [
        (1, 10), (2, 10), (3, 6), (4, 0),
    ]  # fmt: skip
    assert rules.pay(event(AUTUMN, p1=2, p2=0)) == ((1, 2), (2, 0))
    placed = night_event(a_night(SeatScore(9), SeatScore(1), SeatScore(9), SeatScore(1)))
    assert sorted(place for _, place in placed.places) == [1, 1, 3, 3]


def test_points_by_place_are_numbers_that_never_grow() -> None:
    assert [read_place_points(words) for words in ("10 8 6", "10-8, 8", "", "8 10", "ten", "1000", "-1 x")] == [
        (10, 8, 6), (10, 8, 8), (), None, None, None, None,
    ]  # fmt: skip


def test_a_league_may_count_only_the_best_events() -> None:
    events = [event(AUTUMN, p1=points, p2=2.5) for points in (1, 5, 3)]
    assert table(events, 2) == [(1, 1, 8, 2, 3, 2), (2, 2, 5, 1, 3, 2)]


def test_a_match_is_won_drawn_or_lost() -> None:
    assert match_event(AUTUMN, (1, 2), (3, 4), 5) == LeagueEvent(AUTUMN, ((1, 2), (2, 2), (3, 0), (4, 0)), (1, 2))
    assert match_event(AUTUMN, (1, 2), (3, 4), -1) == LeagueEvent(AUTUMN, ((1, 0), (2, 0), (3, 2), (4, 2)), (3, 4))
    assert match_event(AUTUMN, (1, 2), (3, 4), 0) == LeagueEvent(AUTUMN, ((1, 1), (2, 1), (3, 1), (4, 1)), ())


def test_pairs_get_their_share_of_the_matchpoints() -> None:
    league_event = pairs_event(AUTUMN, [((1, 2), 1, 0.75), ((3,), 2, 0.5), ((), None, 0.875)])
    assert league_event == LeagueEvent(AUTUMN, ((1, 1.5), (2, 1.5), (3, 1.0)), (1, 2))


def test_a_night_gives_a_point_for_each_person_left_behind() -> None:
    """Of four people and no computer the two of the odd side won, and the caller of a loner is first."""
    evening = begun(4, rounds=1)
    (meeting,) = require(evening.night.running).round.meetings
    assert meeting.seats == (4, 2, 1, 3)
    low = SeatScore(2, 1)
    evening.add(TableScored(1, (SeatScore(9, 3, 1), low, SeatScore(9, 3), low)))
    run(evening)
    league_event = night_event(evening.night)
    assert dict(league_event.points) == {4: 3.0, 1: 2.0, 2: 0.5, 3: 0.5}
    assert (league_event.at, league_event.winners) == (evening.night.at, (4,))


def test_computers_and_early_leavers_do_not_count() -> None:
    evening, rng = begun(6, rounds=4), random.Random(1)
    play_round(evening, rng)
    evening.add(Left(2))
    play_round(evening, rng)
    evening.add(Left(5))
    play_round(evening, rng)
    play_round(evening, rng)
    people = [user_id for user_id, _ in night_event(evening.night).points]
    assert sorted(people) == [1, 3, 4, 5, 6]
    assert sum(points for _, points in night_event(evening.night).points) == 10


# -- service
#
# Where a server's leagues come from: its stored nights and matches, played to their end.


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with await SqliteStore.open(migrated(tmp_path / "right-bower.db")) as store:
        hall = Hall(store, Evening(store, StillClock(AUTUMN)))
        await hall.matches.start()
        yield hall
        await hall.matches.close()
        await hall.evening.tables.close()


async def keep(store: SqliteStore, night: NightEvening) -> None:
    """Store a night as it happened."""
    facts = [Entry(seq, at, *NIGHT_CODEC.encode(fact)) for seq, (fact, at) in enumerate(night.facts, 1)]
    first = night.night
    match_id = await store.open_tournament("night", first.guild_id, first.channel_id, facts[:1])
    await store.append_tournament_facts(match_id, facts[1:], closed_at=first.at)


def leagues_of(hall: Hall) -> Leagues:
    ledger = NightLedger(hall.store, hall.evening.clock, lambda _: None)
    nights = Past[Finished](ledger, lambda row, night: finish_night(row.tournament_id, night))
    return Leagues(nights, hall.matches.past, hall.evening.tables.server_settings)


async def test_matches_of_all_forms_count(hall: Hall) -> None:
    for form, people in ((Form.TEAMS, 8), (Form.PAIRS, 5)):
        match_id = await hall.lobby(form, people)
        granted(await hall.matches.begin(match_id, HOST))
        await hall.play(match_id)
    called_off = await hall.lobby(Form.TEAMS, 2)
    granted(await hall.matches.end_match(called_off, HOST, finish=False))
    league = await leagues_of(hall).league(GUILD, LeagueKind.MATCHES, "2026-Q4")
    assert league.seasons == ("2026-Q4",)
    assert {line.user_id for line in league.lines} == {HOST + number for number in range(8)}
    assert {line.user_id: line.played for line in league.lines}[HOST] == 2
    assert league.names[HOST] == "Person 0"
    assert (await leagues_of(hall).league(GUILD, LeagueKind.MATCHES, "2026-Q3")).lines == ()
    assert (await leagues_of(hall).league(99, LeagueKind.MATCHES, "2026-Q4")).lines == ()


async def test_only_completed_nights_count(hall: Hall) -> None:
    played, broken_off = begun(4, rounds=1), begun(4, rounds=1)
    play_round(played, random.Random(1))
    run(played)
    broken_off.add(NightClosed(NightClosing.ASKED, 99))
    for night in (played, broken_off):
        await keep(hall.store, night)
    guild_id = played.night.guild_id
    leagues = leagues_of(hall)
    season = (await leagues.league(guild_id, LeagueKind.NIGHTS, "2026-Q4")).seasons[0]
    league = await leagues.league(guild_id, LeagueKind.NIGHTS, season)
    assert {line.user_id for line in league.lines} == {1, 2, 3, 4}
    assert all(line.played == 1 for line in league.lines)
    assert set(league.names) == {1, 2, 3, 4}


# -- honours
#
# What a server remembers of its nights.


NOTHING = SeatScore()


def a_night(*seats: SeatScore, people: int = 4) -> Night:
    """One round at one table, whose seats 1 to 4 are those of the draw: 4, 2, 1 and 3."""
    evening = begun(people, rounds=1)
    assert require(evening.night.running).round.meetings[0].seats == (4, 2, 1, 3)
    one, two, three, four = seats
    evening.add(TableScored(1, (one, two, three, four)))
    return run(evening).night


def honoured(*nights: Night) -> tuple[Honours, ...]:
    return honours(finish_night(TournamentId(number), night) for number, night in enumerate(nights, 1))


def test_honours_are_summed_over_nights() -> None:
    first = a_night(SeatScore(9, 3, 1), NOTHING, SeatScore(8, 3), SeatScore(2))
    second = a_night(SeatScore(5), SeatScore(6, 0, 2), SeatScore(5), SeatScore(6, 0, 1))
    assert honoured(first, second) == (
        Honours(4, 2, 1, 2, ((Prize.LONERS, 1), (Prize.HIGH_GAME, 1)), 9, 9),
        Honours(2, 2, 1, 1, ((Prize.LONERS, 1), (Prize.HIGH_GAME, 1)), 6, 6),
        Honours(1, 2, 0, 2, (), 8, 8),
        Honours(3, 2, 0, 2, ((Prize.HIGH_GAME, 1),), 6, 6),
    )


def test_computers_take_no_honours_and_no_prizes_away() -> None:
    night = a_night(SeatScore(9, 3, 3), SeatScore(2, 1, 1), SeatScore(8, 3), NOTHING, people=3)
    by_user = {one.user_id: one for one in honoured(night)}
    assert sorted(by_user) == [1, 2, 3]
    assert by_user[2].prizes == ((Prize.LONERS, 1),)
    assert [by_user[who].wins for who in (1, 2, 3)] == [1, 0, 0], "the first of the people, behind a computer"


def test_a_cancelled_night_gives_no_honours() -> None:
    evening = begun(4)
    evening.add(NightClosed(NightClosing.ASKED, 99))
    assert honoured(evening.night) == ()
