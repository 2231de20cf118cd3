"""Leagues and honours: a season of nights and matches, computed or read from the store."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from bot.engine import presets
from bot.engine.scoring import SeatScore
from bot.storage.api import Entry, TournamentId, TournamentRow
from bot.storage.sqlite.database import SqliteStore
from bot.tables.server_settings import read_place_points
from bot.tournaments.duplicate.match import Form, MatchOpened, MatchPlayer, draw_match
from bot.tournaments.league_tables import Leagues
from bot.tournaments.leagues import (
    Finished,
    Honours,
    LeagueEvent,
    LeagueKind,
    LeagueRules,
    finish_match,
    finish_night,
    honours,
    last_winners,
    league_table,
    match_event,
    night_event,
    weigh,
)
from bot.tournaments.ledger import PastTournaments
from bot.tournaments.movements import Movement
from bot.tournaments.nights.night import NIGHT_CODEC, CameBack, Left, Night, NightClosed, NightClosing, TableScored
from bot.tournaments.nights.round_tables import NightLedger
from bot.tournaments.nights.rounds import next_round, night_prizes, places_of_people
from bot.tournaments.standings import Prize
from tests.storage.sqlite.migrated import migrated
from tests.tables.company import GUILD, Evening, granted
from tests.tournaments.duplicate.test_matches import HOST, Hall
from tests.tournaments.nights.evenings import Evening as NightEvening
from tests.tournaments.nights.evenings import begun, play_round, random_score, run
from tests.tournaments.random_play import match_of, results_of
from tests.world import require
from tests.world.clock import StillClock

LEVEL = (SeatScore(4, 2),) * 4
SUMMER, AUTUMN = (datetime(2026, month, 1, tzinfo=UTC).timestamp() for month in (8, 11))


def event(at: float, *levels: tuple[int, ...]) -> LeagueEvent:
    """A night of single people: who was first, and who came after them; those who are level stand together."""
    placed: list[tuple[tuple[int, ...], int]] = []
    for level in levels:
        place = len(placed) + 1
        placed += [((user_id,), place) for user_id in level]
    return LeagueEvent(at, tuple(placed))


def table(events: list[LeagueEvent], best: int | None = None) -> list[tuple[int, int, float, int, int, int]]:
    return [
        (line.place, line.user_id, line.points, line.wins, line.played, line.counted)
        for line in league_table(events, "2026-Q4", LeagueRules(best))
    ]


def test_a_seasons_points_are_summed_and_others_are_not() -> None:
    events = [event(SUMMER, (1,), (4,)), event(AUTUMN, (2,), (1,), (3,)), event(AUTUMN + 1, (1,), (2,), (3,))]
    assert table(events) == [(1, 2, 3, 1, 2, 2), (1, 1, 3, 1, 2, 2), (3, 3, 0, 0, 2, 2)]


def test_wins_break_ties() -> None:
    events = [event(AUTUMN, (1,), (2,), (3,)), event(AUTUMN, (4, 2), (5,))]
    assert table(events) == [
        (1, 2, 2.5, 1, 2, 2), (2, 1, 2, 1, 1, 1), (3, 4, 1.5, 1, 1, 1), (4, 3, 0, 0, 1, 1), (4, 5, 0, 0, 1, 1),
    ]  # fmt: skip


def an_evening(movement: Movement, rng: random.Random) -> LeagueEvent:
    """A night of any form, with computers and people who slept through most of it."""
    evening = begun(rng.choice((4, 5, 8, 11)), movement=movement, rounds=2)
    while (running := evening.night.running) is not None:
        for meeting in running.round.meetings:
            own = tuple(rng.choice((0.0, 1.0, 1.0, 1.0)) for _ in meeting.seats)
            evening.add(TableScored(meeting.table, rng.choice((random_score(rng), LEVEL)), own=own))
        run(evening)
    event = night_event(evening.night)
    assert {who: place for people, place in event.placed for who in people} == places_of_people(evening.night)
    return event


def a_match(form: Form, rng: random.Random) -> LeagueEvent:
    players = [MatchPlayer(number, f"Person {number}", 1 + number % 2) for number in range(1, rng.choice((5, 7, 8, 9)))]
    opened = MatchOpened(1, 2, 1, form, presets.build("standard"), 8)
    match = match_of([opened, draw_match(form, players, 8, ("Bear",))])
    outcomes = rng.choice((((1, 0),), ((1, 0), (2, 0), (0, 2), (0, 4))))
    points = [[rng.choice(outcomes) for _ in range(match.planned)] for _ in match.rounds[0].meetings]
    match = match_of([opened, draw_match(form, players, 8, ("Bear",)), *results_of(match, points)])
    return require(require(finish_match(TournamentRow(TournamentId(1), "duplicate", 1, 2, 0.0, 1.0), match)).event)


FORMS: list[Callable[[random.Random], LeagueEvent]] = [
    *(partial(an_evening, movement) for movement in Movement),
    *(partial(a_match, form) for form in Form),
]


@pytest.mark.parametrize("points", [(), (10, 8, 6)], ids=["usual", "by place"])
def test_a_place_among_as_many_is_worth_the_same_in_every_form(points: tuple[int, ...]) -> None:
    """Persons, pairs and teams alike; who is level shares what their places pay, and nothing else matters."""
    rng, shared = random.Random(7), 0
    for _ in range(4):
        for make in FORMS:
            event = make(rng)
            paid, count = LeagueRules(points=points).pay(event), len(event.placed)
            assert paid.keys() == event.people
            for people, place in event.placed:
                level = [other for _, other in event.placed].count(place)
                shared += level > 1
                pays = [*points, *([0] * count)] if points else [count - each for each in range(1, count + 1)]
                assert {paid[who] for who in people} == {sum(pays[place - 1 : place - 1 + level]) / level}
    assert shared > 10


def test_a_league_may_count_only_the_best_events() -> None:
    events = [event(AUTUMN, *levels) for levels in (((3,), (1,), (2,)), ((1,), (3,), (2,)), ((1, 2), (3,)))]
    assert table(events, 2) == [(1, 1, 3.5, 2, 3, 2), (2, 3, 3, 1, 3, 2), (3, 2, 1.5, 1, 3, 2)]


def test_a_match_is_won_drawn_or_lost() -> None:
    won, lost, drawn = (match_event(AUTUMN, (1, 2), (3, 4), margin) for margin in (5, -1, 0))
    assert [(LeagueRules().pay(one), one.winners) for one in (won, lost, drawn)] == [
        ({1: 1, 2: 1, 3: 0, 4: 0}, (1, 2)),
        ({3: 1, 4: 1, 1: 0, 2: 0}, (3, 4)),
        ({1: 0.5, 2: 0.5, 3: 0.5, 4: 0.5}, ()),
    ]


def test_a_night_gives_a_point_for_each_person_left_behind() -> None:
    """Of four people and no computer the two of the odd side won, and the caller of a loner is first."""
    evening = begun(4, rounds=1)
    (meeting,) = require(evening.night.running).round.meetings
    assert meeting.seats == (4, 2, 1, 3)
    low = SeatScore(2, 1)
    evening.add(TableScored(1, (SeatScore(9, 3, 1), low, SeatScore(9, 3), low)))
    run(evening)
    league_event = night_event(evening.night)
    assert LeagueRules().pay(league_event) == {4: 3.0, 1: 2.0, 2: 0.5, 3: 0.5}
    assert (league_event.at, league_event.winners) == (evening.night.at, (4,))


def test_computers_and_early_leavers_do_not_count() -> None:
    evening, rng = begun(6, rounds=4), random.Random(1)
    play_round(evening, rng)
    evening.add(Left(2))
    play_round(evening, rng)
    evening.add(Left(5))
    play_round(evening, rng)
    play_round(evening, rng)
    paid = LeagueRules().pay(night_event(evening.night))
    assert sorted(paid) == [1, 3, 4, 5, 6]
    assert sum(paid.values()) == 10


def test_points_by_place_are_numbers_that_never_grow() -> None:
    assert [read_place_points(words) for words in ("10 8 6", "10-8, 8", "")] == [(10, 8, 6), (10, 8, 8), ()]
    for words in ("8 10", "ten", "1000", "-1 x", "1 " * 41):
        with pytest.raises(ValueError, match="number"):
            read_place_points(words)


# -- the same few people


DAY = 86_400.0


def weights(*events: LeagueEvent) -> list[float]:
    past = [Finished(TournamentId(number), one, {}) for number, one in enumerate(events, 1)]
    return [event.share for _, event in weigh(past)]


def people(*user_ids: int, days: float = 0.0) -> LeagueEvent:
    return event(AUTUMN + days * DAY, *((user_id,) for user_id in user_ids))


def test_only_what_four_people_have_played_counts() -> None:
    assert weights(people(1, 2), people(1, 2, 3), LeagueEvent(AUTUMN, (((1, 2, 3, 4), 1),)), event(AUTUMN)) == []
    assert weights(people(1, 2, 3, 4), match_event(AUTUMN, (5, 6), (7, 8), 1)) == [1, 1]


def test_the_same_few_people_count_less_the_oftener_they_meet() -> None:
    """All but one of them within 30 days, whatever they played on a day; a club of eight may meet every week."""
    farm = [people(1, 2, 3, 4 + number, days=number / 100) for number in range(4)]
    assert weights(*farm) == weights(*reversed(farm)) == [1, 1 / 2, 1 / 3, 1 / 4]
    assert weights(*(people(1, 2, 3, 4, days=days) for days in (0, 15, 30, 60.5))) == [1, 1 / 2, 1 / 2, 1]
    assert weights(*(people(*range(1, 9), days=7 * week) for week in range(6))) == [1] * 6
    assert weights(people(*range(1, 9)), people(*range(1, 8), days=7), people(1, 2, 3, 4, 9, 8, days=8)) == [1, 1, 1]


@pytest.mark.parametrize("nights", [1, 3, 5, 30])
def test_no_row_of_nights_of_the_same_few_is_worth_more_than_their_shares(nights: int) -> None:
    """One person and three accounts of theirs, in the league, in the hall of fame, and for the winners' role."""
    club = a_finished(0, range(11, 19), 11)
    farm = [a_finished(1 + number / 100, (1, 2, 3, 4), 1) for number in range(nights)]
    full = sum(1 / number for number in range(1, nights + 1))
    [line] = [one for one in league_table((event for _, event in weigh(farm)), "2026-Q4") if one.user_id == 1]
    assert line.points == pytest.approx(3 * full)
    [fame] = [one for one in honours(farm) if one.user_id == 1]
    assert (fame.wins, fame.podiums, dict(fame.prizes)[Prize.LONERS], fame.nights) == (*[int(full)] * 3, nights)
    back = a_finished(2, range(11, 19), 12)
    assert last_winners([club, *farm, back, *(replace(one, event=moved(one, 3)) for one in farm)]) == (12,)
    assert last_winners([club, *farm]) == (1,), "a first night cannot be told from another club's"
    weekly = [a_finished(7 * week, (1, 2, 3, 4), 1 + week % 4) for week in range(nights)]
    assert last_winners(weekly) == (1 + (nights - 1) % 4,), "among the same four the role goes on"


def moved(one: Finished, days: float) -> LeagueEvent:
    return replace(require(one.event), at=AUTUMN + days * DAY)


def a_finished(days: float, user_ids: Iterable[int], first: int) -> Finished:
    """A night some days after the beginning, with its honours, and who won it."""
    everybody = tuple(user_ids)
    rest = (user_id for user_id in everybody if user_id != first)
    won = {who: int(who == first) for who in everybody}
    honour = tuple(Honours(who, 1, won[who], won[who], ((Prize.LONERS, won[who]),)) for who in everybody)
    return Finished(TournamentId(1), event(AUTUMN + days * DAY, (first,), *((who,) for who in rest)), {}, honour)


# -- service
#
# Where a server's leagues come from: its stored nights and matches, played to their end.


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with await SqliteStore.open(migrated(tmp_path / "right-bower.db")) as store:
        hall = Hall(store, Evening(store, StillClock(AUTUMN)))
        await hall.matches.resume()
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
    nights = PastTournaments[Finished](ledger, lambda row, night: finish_night(row.tournament_id, night))
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
    apart = (replace(night, at=night.at + 31 * number * DAY) for number, night in enumerate(nights))
    return honours(finish_night(TournamentId(number), night) for number, night in enumerate(apart, 1))


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
    evening = begun(5, rounds=1)
    one, two = require(evening.night.running).round.meetings
    alone = next(meeting for meeting in (one, two) if 5 in meeting.seats)
    ahead = [SeatScore(9, 3, 3) if entrant > 5 else SeatScore(7, 3, 1) for entrant in alone.seats]
    evening.add(TableScored(alone.table, (ahead[0], ahead[1], ahead[2], ahead[3])))
    evening.add(TableScored(3 - alone.table, (NOTHING, NOTHING, NOTHING, NOTHING)))
    by_user = {one.user_id: one for one in honoured(run(evening).night)}
    own = {entrant for entrant in alone.seats if entrant <= 5}
    assert sorted(by_user) == [1, 2, 3, 4, 5]
    assert {who: dict(one.prizes).get(Prize.LONERS, 0) for who, one in by_user.items()} == {
        who: int(who in own) for who in by_user
    }
    first = {who for who, one in by_user.items() if one.wins}
    assert first, "the first of the people, behind computers"
    assert first <= own


@pytest.mark.parametrize("movement", [each for each in Movement if each.keeps_pairs])
def test_nobody_is_honoured_for_a_round_that_they_did_not_play(movement: Movement) -> None:
    """Person 5 has a computer as their partner, and sleeps through every other round."""
    evening, own = begun(5, movement=movement, rounds=4), SeatScore()
    while (running := evening.night.running) is not None:
        asleep = running.round.number % 2 == 0
        for meeting in running.round.meetings:
            share = tuple(0.0 if asleep and entrant == 5 else 1.0 for entrant in meeting.seats)
            mine = SeatScore(9, 5, 2, 3) if asleep else SeatScore(1, 1, 1, 1)
            seats = [mine if 5 in side else NOTHING for side in meeting.sides * 2]
            own += NOTHING if asleep or 5 not in meeting.seats else mine
            evening.add(TableScored(meeting.table, (seats[0], seats[1], seats[2], seats[3]), own=share))
        run(evening)
        if asleep and evening.night.running is None and not next_round(evening.night):
            break
        evening.tried(CameBack(5), evening.night.at)
        run(evening)
    prizes = {one.prize: one.count for one in night_prizes(evening.night)}
    assert own.euchres
    assert (prizes[Prize.EUCHRES], prizes[Prize.HIGH_GAME]) == (own.euchres, 1)
    [fame] = [one for one in honoured(evening.night) if one.user_id == 5]
    assert fame.high_game == 1


def test_a_cancelled_night_gives_no_honours() -> None:
    evening = begun(4)
    evening.add(NightClosed(NightClosing.ASKED, 99))
    assert honoured(evening.night) == ()
