"""A night through the service: real tables, random players, computers, and a process that dies anywhere."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, tzinfo
from enum import StrEnum
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch
from zoneinfo import ZoneInfo

import pytest

from bot.engine import presets
from bot.engine.scoring import is_level
from bot.storage.api import OutcomeUnknown, SequenceTaken, StoreError, StoreFailing, StoreUnreachable, TournamentId
from bot.storage.sqlite.database import SqliteStore
from bot.tables.beginning import Open
from bot.tables.decisions import Decision, Person
from bot.tables.model import Status, TournamentKind
from bot.tables.seating import Join, Leave
from bot.tables.views import Accepted
from bot.tournaments.leagues import finish_night, honours
from bot.tournaments.movements import Movement
from bot.tournaments.nights import nights as nights_module
from bot.tournaments.nights import round_tables as round_tables_module
from bot.tournaments.nights.night import (
    Attendance,
    CameBack,
    CheckedIn,
    CoHostNamed,
    CoHostRemoved,
    Entered,
    Left,
    Night,
    NightClosed,
    NightClosing,
    NightRefusal,
    NightStatus,
    RepeatChosen,
    ResultCorrected,
    RoundExtended,
    ScoredRound,
    SeatsSwapped,
    StartMoved,
    TablePlaced,
    TimeCalled,
)
from bot.tournaments.nights.nights import FAR_SECONDS, MOST_OF_PERSON, MOST_OF_SERVER, OVER, host_gone_message
from bot.tournaments.nights.round_tables import RETRY_SECONDS
from bot.tournaments.nights.rounds import (
    GRACE_SECONDS,
    PAUSE_SECONDS,
    next_round,
    next_start,
    places_of_people,
    standings,
)
from bot.words.catalogue import Texts
from bot.words.nights_text import over_text
from tests.storage.commits import fail_commit
from tests.storage.sqlite.migrated import migrated
from tests.tables.company import granted
from tests.tournaments.nights.service_evenings import CHANNEL, GUILD, HOST, PLACES, SOON, PlayedNight, person
from tests.world import require
from tests.world.clock import quiet, turns
from tests.world.said import says


@pytest.fixture
async def played(tmp_path: Path) -> AsyncIterator[PlayedNight]:
    async with await SqliteStore.open(migrated(tmp_path / "right-bower.db")) as store:
        evening = PlayedNight(store)
        yield evening
        await evening.nights.close()
        await evening.tables.close()


def played_at(one: ScoredRound) -> list[int | None]:
    return [table.table_id for table in one.tables]


async def judged(played: PlayedNight, people: int, rounds: int, hands: int) -> None:
    """All results of a finished night are counted, once, and can be looked up where they were played."""
    night = played.night
    assert night.closing == "finished"
    assert len(night.past) == rounds
    tables = [table_id for one in night.past for table_id in played_at(one)]
    assert len(set(tables)) == len(tables) == rounds * len(night.participants) // 4
    points: Counter[int] = Counter()
    for one in night.past:
        for meeting, table_id in zip(one.round.meetings, played_at(one), strict=True):
            assert table_id is not None
            scores = await played.tables.tournaments.hand_scores(table_id)  # type: ignore[arg-type] # it is one
            assert len(scores) == hands
            for score in scores:
                for place, entrant in enumerate(meeting.seats):
                    points[entrant] += score.result.points[place % 2]
    assert {one.total.entrant: one.total.score.points for one in standings(night)} == {
        entrant: points[entrant] for entrant in night.entrants
    }
    assert len(night.people) == people


def attendances(played: PlayedNight) -> list[Attendance]:
    return [one.attendance for one in played.night.people]


async def test_a_night_of_forty_with_kills_between_and_within_rounds(played: PlayedNight) -> None:
    await played.begun(38, absent=3, rounds=2, hands=1)
    assert len(played.snapshots()) == 10
    await played.play_on(lambda: sum(one.table.status is Status.FINISHED for one in played.snapshots()) > 3)
    await played.killed()
    assert len(played.snapshots()) == 10
    await played.play_on(lambda: played.night.status is NightStatus.PAUSE)
    await played.killed()
    await played.play_on(lambda: played.night.running is not None)
    await played.killed()
    await played.to_the_end()
    await judged(played, 38, rounds=2, hands=1)
    await played.settled()
    assert played.snapshots() == []
    assert await played.nights.past_night(GUILD) == played.night
    await played.put_away()
    assert played.nights.nights() == ()
    [one] = await played.nights.past.of_server(GUILD)
    past = require(await played.nights.past_night(GUILD, one.number))
    assert past.closing == "finished"


@pytest.mark.parametrize("arrives", [False, True])
async def test_a_process_that_dies_at_any_write_loses_nothing(played: PlayedNight, arrives: bool) -> None:
    """Every third process lives for a write, the others for some more; the night is the same as one that lived."""
    rng = random.Random(arrives)
    await played.open(7, rounds=2, hands=1)
    for number in range(6):
        await played.clock.advance(900 if number == 0 else 0)
        await played.does(number, CheckedIn)
    deaths = 0
    while played.nights.night(played.night_id) is None or played.night.status is not NightStatus.CLOSED:
        await played.killed(rng.choice((1, 2, 3, 5, 9)), arrives=arrives)
        deaths += 1
        assert deaths < 400
        await played.play_on(lambda: played.night.status is NightStatus.CLOSED)
    assert deaths > 20
    await played.killed()
    await judged(played, 7, rounds=2, hands=1)


async def test_the_draw_keeps_people_apart_who_avoid_each_other(played: PlayedNight) -> None:
    """In the first round, on which no result decides; and where it cannot, they sit together."""
    for other in (1, 2, 3):
        await played.store.set_avoided(person(0).user_id, person(other).user_id, True)
    await played.begun(8, movement=Movement.LADDER)
    tables = [{chair.user_id for chair in one.table.chairs} for one in played.snapshots()]
    [company] = [users for users in tables if person(0).user_id in users]
    assert company.isdisjoint(person(other).user_id for other in (1, 2, 3))


async def test_a_draw_that_cannot_keep_people_apart_is_made_all_the_same(played: PlayedNight) -> None:
    await played.store.set_avoided(person(0).user_id, person(1).user_id, True)
    await played.begun(4)
    [snapshot] = played.snapshots()
    assert {chair.user_id for chair in snapshot.table.chairs} == {person(number).user_id for number in range(4)}


async def test_each_table_keeps_its_channel(played: PlayedNight) -> None:
    await played.begun(8)
    assert sorted(one.table.channel_id for one in played.snapshots()) == [PLACES + 1, PLACES + 2]
    await played.play_on(lambda: len(played.night.past) == 1 and played.night.running is not None)
    await played.settled()
    assert sorted(one.table.channel_id for one in played.snapshots()) == [PLACES + 1, PLACES + 2]
    assert sorted(played.channels.asked) == [1, 2]
    assert played.nights.night_in(CHANNEL) == played.nights.night_in(PLACES + 2) == played.night_id
    assert played.nights.night_in(PLACES + 3) is None


async def test_a_person_who_leaves_the_table_is_replaced_and_may_return(played: PlayedNight) -> None:
    await played.begun(4)
    [snapshot] = played.snapshots()
    ann = person(0)
    await played.tables.decide(Decision(snapshot.table.table_id, ann, Leave(), None, 1))
    await played.settled()
    assert attendances(played)[0] is Attendance.AWAY
    await played.tables.decide(Decision(snapshot.table.table_id, ann, Join(), None, 2))
    await played.settled()
    assert attendances(played)[0] is Attendance.RETURNING
    [snapshot] = played.snapshots()
    assert not any(chair.left for chair in snapshot.table.chairs)
    await played.does(1, Left)
    await played.settled()
    [snapshot] = played.snapshots()
    assert [chair.name for chair in snapshot.table.chairs if chair.left] == ["Player 1"]
    await played.does(1, CameBack)
    await played.play_on(lambda: len(played.night.past) == 1 and played.night.running is not None)
    assert attendances(played) == [Attendance.HERE] * 4
    assert played.night.participants[0].stood_in == (), "they made more than half of their decisions"
    assert played.night.participants[1].stood_in == (1,)


async def test_an_unnoticed_departure_is_noticed_after_a_restart(played: PlayedNight) -> None:
    await played.begun(4)
    [snapshot] = played.snapshots()
    await played.tables.tournaments.stand_in(snapshot.table.table_id, person(2).user_id)
    await played.killed()
    await played.settled()
    assert played.night.participants[2].attendance is Attendance.AWAY


async def test_a_round_by_time_ends_with_the_hand_under_way(played: PlayedNight) -> None:
    await played.begun(8, minutes=20, rounds=1)
    for _ in range(40):  # nobody is away so long that computers play on
        await played.act()
        await played.wait(30)
    assert require(played.night.running).called
    under_way = {one.table.table_id: one.table.public for one in played.snapshots()}
    await played.killed()
    await played.to_the_end()
    [past] = played.night.past
    assert set(played_at(past)) == set(under_way)
    for table_id, view in under_way.items():
        assert len(await played.tables.tournaments.hand_scores(table_id)) == require(view).number


async def test_co_hosts_do_what_the_host_may_except_naming_others(played: PlayedNight) -> None:
    bob, cay = person(1), person(2)
    await played.open(4)
    await played.refuses(cay, StartMoved(cay.user_id, SOON), NightRefusal.NOT_HOST)
    await played.refuses(cay, CoHostNamed(cay.user_id, cay.user_id), NightRefusal.NOT_HOST)
    await played.does(HOST, CoHostNamed(cay.user_id, HOST.user_id))
    await played.killed()
    await played.does(cay, StartMoved(cay.user_id, SOON))
    await played.refuses(cay, CoHostNamed(bob.user_id, cay.user_id), NightRefusal.NOT_HOST)
    await played.refuses(HOST, CoHostNamed(cay.user_id, HOST.user_id), NightRefusal.CO_HOST_ALREADY)
    await played.refuses(HOST, CoHostNamed(HOST.user_id, HOST.user_id), NightRefusal.CO_HOST_ALREADY)
    for number in (5, 6, 7):
        await played.does(HOST, CoHostNamed(number, HOST.user_id))
    await played.refuses(HOST, CoHostNamed(8, HOST.user_id), NightRefusal.CO_HOSTS_FULL)
    await played.does(cay, CoHostRemoved(cay.user_id, cay.user_id))
    await played.refuses(cay, StartMoved(cay.user_id, SOON), NightRefusal.NOT_HOST)
    await played.refuses(HOST, CoHostRemoved(cay.user_id, HOST.user_id), NightRefusal.NO_CO_HOST)


async def test_nobody_leaves_or_comes_for_somebody_else(played: PlayedNight) -> None:
    await played.open(8)
    other = person(1).user_id
    for fact in (Entered(other, "Bob"), Left(other), CheckedIn(other), CameBack(other)):
        await played.refuses(person(0), fact, NightRefusal.NOT_HOST)


async def test_two_hosts_who_correct_the_same_at_once_correct_it_once(played: PlayedNight) -> None:
    await played.begun(8, rounds=2, hands=1)
    helper = person(50)
    await played.does(HOST, CoHostNamed(helper.user_id, HOST.user_id))
    await played.play_on(lambda: played.night.status is NightStatus.PAUSE)
    hosts, points = (HOST, helper), other_points(played.night)
    answers = await asyncio.gather(
        *(played.nights.request(played.night_id, host, ResultCorrected(host.user_id, 1, points)) for host in hosts)
    )
    assert list(answers) == [None, NightRefusal.UNCHANGED]
    assert len(played.night.corrections) == 1


def other_points(night: Night) -> tuple[int, int]:
    """Points of table 1 that one hand can give and it has not given."""
    return (4, 0) if night.past[-1].tables[0].points == (0, 4) else (0, 4)


async def test_a_host_who_plays_corrects_their_own_table_once_the_other_side_agrees(played: PlayedNight) -> None:
    """Their partner and people of other tables cannot agree; a restart between question and answer changes nothing."""
    await played.begun(8, rounds=2, hands=1)
    await played.play_on(lambda: played.night.status is NightStatus.PAUSE)
    seats = played.night.past[0].round.meetings[0].seats
    ann, bob, partner, _ = (played.night.participant(each) for each in seats)
    stranger = next(one for one in played.night.people if played.night.entrant_of(one.user_id or 0) not in seats)
    who = Person(ann.user_id or 0, ann.name)
    await played.does(HOST, CoHostNamed(who.user_id, HOST.user_id))
    fact = ResultCorrected(who.user_id, 1, other_points(played.night))
    await played.refuses(who, fact, NightRefusal.OTHERS_ASKED)
    [proposal] = played.night.proposals
    await played.killed()
    for one in (ann, partner, stranger):
        answer = await played.nights.answer(played.night_id, Person(one.user_id or 0, one.name), proposal.seq, yes=True)
        assert answer is NightRefusal.NOT_ASKED
    them = Person(bob.user_id or 0, bob.name)
    assert await played.nights.answer(played.night_id, them, proposal.seq - 1, yes=True) is NightRefusal.NO_PROPOSAL
    answers = await asyncio.gather(
        *(played.nights.answer(played.night_id, them, proposal.seq, yes=True) for _ in range(2))
    )
    assert list(answers) == [None, NightRefusal.NO_PROPOSAL]
    assert played.night.past[0].tables[0].points == fact.points
    assert [one.by_id for one in played.night.corrections] == [who.user_id]
    ended = NightClosed(NightClosing.ASKED, who.user_id)
    await played.refuses(who, ended, NightRefusal.HOST_PLAYS)


async def test_seats_are_swapped_and_results_corrected_after_a_restart_too(played: PlayedNight) -> None:
    await played.begun(8, rounds=2, hands=1)
    helper = person(50)
    await played.does(HOST, CoHostNamed(helper.user_id, HOST.user_id))
    await played.play_on(lambda: played.night.status is NightStatus.PAUSE)
    night = played.night
    following = require(next_round(night))
    one, other = following.meetings[0].odd[0], following.meetings[1].odd[0]
    users = [night.participant(entrant).user_id or 0 for entrant in (one, other)]
    await played.refuses(person(1), SeatsSwapped(person(1).user_id, users[0], users[1]), NightRefusal.NOT_HOST)
    odd, even = map(int, night.past[0].tables[0].points)
    await played.refuses(helper, ResultCorrected(helper.user_id, 1, (odd, even)), NightRefusal.UNCHANGED)
    await played.refuses(helper, ResultCorrected(helper.user_id, 9, (1, 2)), NightRefusal.NO_TABLE)
    assert played.night.corrections == (), "the pause goes on"
    corrected = ResultCorrected(helper.user_id, 1, other_points(night))
    await played.does(helper, corrected)
    await played.does(helper, SeatsSwapped(helper.user_id, users[0], users[1]))
    await played.killed()
    await played.play_on(lambda: played.night.running is not None)
    running = require(played.night.running)
    assert (running.round.meetings[0].odd[0], running.round.meetings[1].odd[0]) == (other, one)
    assert played.night.past[0].tables[0].points == corrected.points
    await played.settled()
    seated = {chair.user_id for one in played.snapshots() for chair in one.table.chairs}
    assert set(users) <= seated


async def test_a_round_to_points_ends_with_the_head_tables_bell(played: PlayedNight) -> None:
    """After a restart too; the other table finishes its hand and no more."""
    await played.begun(8, points=5, rounds=1)
    head, other = sorted(played.snapshots(), key=lambda one: one.table.tournament.key if one.table.tournament else "")
    assert [require(one.table.tournament).points for one in (head, other)] == [5, None]
    await played.play_on(lambda: played.night.running is not None and played.night.running.called)
    await played.settled()
    now = {one.table.table_id: one.table for one in played.snapshots()}
    assert now[head.table.table_id].status is Status.FINISHED
    public = require(now[other.table.table_id].public)
    await played.killed()
    await played.to_the_end()
    [past] = played.night.past
    scores = await played.tables.tournaments.hand_scores(head.table.table_id)
    assert max(scores[-1].result.score) >= 5 > max(scores[-2].result.score)
    assert [table.table_id for table in past.tables] == [head.table.table_id, other.table.table_id]
    assert len(await played.tables.tournaments.hand_scores(other.table.table_id)) == public.number


async def off_for(played: PlayedNight, seconds: float) -> None:
    """The program is stopped in good order, and started again so many seconds later."""
    await played.nights.close()
    await played.tables.close()
    played.clock.time += seconds
    played.begin_anew()
    await played.tables.resume()
    await played.nights.resume()
    await played.settled()


def ends_in(played: PlayedNight) -> float:
    """Seconds until time is called."""
    running = require(played.night.running)
    assert running.ends_at is not None
    assert not running.called
    return running.ends_at - played.clock.now()


async def test_a_change_that_the_store_refuses_has_not_happened(played: PlayedNight) -> None:
    await played.open(4)
    played.mortal.left = 1
    before = played.night
    with pytest.raises(StoreError):
        await played.does(0, Left)
    assert played.night is before
    played.mortal.dead, played.mortal.left = False, None
    await played.does(0, Left)
    assert len(played.night.people) == 3


@pytest.mark.parametrize("refusal", [StoreError, SequenceTaken, StoreFailing, StoreUnreachable])
async def test_only_a_store_that_fails_holds_a_night_up(played: PlayedNight, refusal: type[StoreError]) -> None:
    """A single call that is refused says nothing about the next one."""
    await played.open(4)
    await played.clock.advance(SOON - 1)
    await played.check_in(4)
    with patch.object(played.store, "append_tournament_facts", side_effect=refusal("refused")), pytest.raises(refusal):
        await played.nights.request(played.night_id, HOST, StartMoved(HOST.user_id, 1e9))
    await played.wait(2)
    held_up = issubclass(refusal, StoreFailing)
    assert (played.night.running is None) is held_up
    await played.wait(RETRY_SECONDS)
    assert played.night.running is not None


async def test_the_host_extends_and_ends_a_round(played: PlayedNight) -> None:
    await played.begun(4, rounds=1, hands=1)
    assert isinstance(
        await played.nights.request(played.night_id, person(0), RoundExtended(person(0).user_id, 1, 0)), NightRefusal
    )
    await played.does(HOST, RoundExtended(HOST.user_id, 1, 0))
    await played.settled()
    [snapshot] = played.snapshots()
    assert snapshot.table.tournament is not None
    assert snapshot.table.tournament.hands == 2
    await played.killed()
    [snapshot] = played.snapshots()
    assert require(snapshot.table.tournament).hands == 2, "not more, after a restart"
    await played.does(HOST, TimeCalled)
    assert isinstance(await played.nights.request(played.night_id, HOST, TimeCalled(HOST.user_id)), NightRefusal)
    night = await played.to_the_end()
    [past] = night.past
    [table_id] = played_at(past)
    assert table_id is not None
    assert len(await played.tables.tournaments.hand_scores(table_id)) == 1  # type: ignore[arg-type] # it is one


async def test_time_is_called_again_at_a_table_where_the_store_refused_it(played: PlayedNight) -> None:
    """And by a new process not once more."""
    await played.begun(4, minutes=20, rounds=1)
    played.mortal.left = 2  # the night's fact is written, the table's is not
    await played.does(HOST, TimeCalled)
    await played.settled()
    assert played.mortal.dead
    played.mortal.dead, played.mortal.left = False, None
    await played.wait(RETRY_SECONDS + 1)
    await played.killed()
    [snapshot] = played.snapshots()
    entries = await played.store.entries(snapshot.table.table_id)
    assert sum(entry.kind == "last-hand-called" for entry in entries) == 1


async def test_a_table_is_not_put_where_another_plays(played: PlayedNight) -> None:
    """Neither where people play, nor where another table of a night stands or is to stand."""
    await played.begun(8, rounds=2, hands=1)
    opened = await played.tables.open(person(50), Open(GUILD, 7000, presets.build("standard")), 1)
    assert isinstance(opened, Accepted)
    await played.does(HOST, TablePlaced(9, 7001, HOST.user_id))
    for channel_id in (7000, 7001, PLACES + 2):
        placed = TablePlaced(1, channel_id, HOST.user_id)
        await played.refuses(HOST, placed, NightRefusal.CHANNEL_TAKEN)
    for channel_id in (7002, 7002):
        await played.does(HOST, TablePlaced(1, channel_id, HOST.user_id))
    await played.settled()
    assert sorted(one.table.channel_id for one in played.snapshots()) == [PLACES + 2, 7002]


async def test_a_chosen_channel_that_others_have_taken_is_left_to_them(played: PlayedNight) -> None:
    await played.open(8, rounds=1, hands=1)
    await played.does(HOST, TablePlaced(1, 7000, HOST.user_id))
    assert isinstance(await played.tables.open(person(50), Open(GUILD, 7000, presets.build("standard")), 1), Accepted)
    await played.begin(8)
    assert 7000 not in [one.table.channel_id for one in played.snapshots()]
    assert len(played.snapshots()) == 2


async def test_without_a_place_a_table_waits_and_the_night_goes_on(played: PlayedNight) -> None:
    played.channels.closed = True
    await played.begun(8, rounds=1, hands=1)
    assert played.snapshots() == []
    await played.does(HOST, TablePlaced(2, 7000, HOST.user_id))
    await played.settled()
    assert [one.table.channel_id for one in played.snapshots()] == [7000]
    played.channels.closed = False
    await played.wait(31)
    assert sorted(one.table.channel_id for one in played.snapshots()) == [PLACES + 1, 7000]
    await played.nights.place_lost(7000)
    await played.settled()
    assert sorted(one.table.channel_id for one in played.snapshots()) == [PLACES + 1, PLACES + 2]
    assert played.tables.table_in_channel(7000) is None
    await played.killed()
    assert sorted(one.table.channel_id for one in played.snapshots()) == [PLACES + 1, PLACES + 2]
    assert (await played.to_the_end()).closing == "finished"


@pytest.mark.parametrize("lost", ["channel", "server"])
async def test_a_night_whose_place_is_gone_ends_in_the_lobby(played: PlayedNight, lost: str) -> None:
    await played.open(8, weekly_from=1000.0)
    await (played.nights.channels_deleted({CHANNEL}) if lost == "channel" else played.nights.server_lost(GUILD))
    await played.settled()
    assert (played.night.status, played.night.closing) == (NightStatus.CLOSED, NightClosing.PLACE_GONE)
    assert not played.night.repeats
    assert played.nights.night_in(CHANNEL) is None


async def test_a_night_whose_channel_is_gone_counts_the_rounds_that_are_over(played: PlayedNight) -> None:
    await played.begun(8, rounds=2, hands=1)
    await played.play_on(lambda: played.night.status is NightStatus.PAUSE)
    await played.nights.channels_deleted({CHANNEL + 999})
    assert played.night.status is NightStatus.PAUSE
    await played.nights.channels_deleted({CHANNEL})
    await played.settled()
    assert (played.night.closing, played.snapshots()) == (NightClosing.FINISHED, [])


async def test_a_table_that_never_opened_counts_nothing(played: PlayedNight) -> None:
    played.channels.closed = True
    await played.begun(4, rounds=1)
    await played.does(HOST, TimeCalled)
    night = await played.to_the_end()
    assert played_at(night.past[0]) == [None]
    assert not any(one.total.score.points for one in standings(night))


async def test_the_host_closes_the_night_its_tables_and_the_notes_of_its_clock(played: PlayedNight) -> None:
    await played.begun(4, minutes=20)
    await played.wait(RETRY_SECONDS)
    note = f"night-alive:{played.night_id}"
    assert await played.store.note(note) is not None
    await played.does(HOST, NightClosed(NightClosing.ASKED, HOST.user_id))
    await played.settled()
    assert played.snapshots() == []
    await played.put_away()
    assert [row.closed_at for row in await played.store.tournaments("night", GUILD)] != []
    assert await played.store.note(note) is None


async def test_a_night_finished_early_counts_its_complete_rounds(played: PlayedNight) -> None:
    await played.begun(4, rounds=3, hands=1)
    await played.refuses(HOST, NightClosed(NightClosing.FINISHED, HOST.user_id), NightRefusal.NOTHING_COMPLETE)
    await played.play_on(lambda: len(played.night.past) == 1 and played.night.running is not None)
    await played.does(HOST, NightClosed(NightClosing.FINISHED, HOST.user_id))
    await played.settled()
    night = played.night
    assert (night.closing, len(night.past), night.running) == ("finished", 1, None)
    assert played.snapshots() == []
    assert len(honours([finish_night(TournamentId(1), night)])) == 4
    assert says(over_text(night, played.night_id, Texts("en", strict=True)), "night-over-early", rounds=1)


async def refusals(played: PlayedNight, who: Person) -> tuple[NightRefusal | None, NightRefusal | None]:
    """Why somebody may not end the round now, and why they may not finish the night; nothing is done by asking."""
    nights, night_id = played.nights, played.night_id
    before, why = played.night, list[NightRefusal | None]()
    for fact in (TimeCalled(who.user_id), NightClosed(NightClosing.FINISHED, who.user_id)):
        try:
            played.mortal.dead = True
            why.append(await nights.request(night_id, who, fact))
        except StoreError:  # so it was to be written down
            why.append(None)
        finally:
            played.mortal.dead = False
    assert played.night == before
    return why[0], why[1]


async def test_the_host_and_moderators_end_a_round_under_way_and_finish_once_one_is_over(played: PlayedNight) -> None:
    moderator, player = Person(1, "Mod", moderator=True), person(0)
    not_theirs = (NightRefusal.NOT_HOST, NightRefusal.NOT_HOST)
    await played.open(4, rounds=3, hands=2)
    for who in (HOST, moderator):
        assert await refusals(played, who) == (NightRefusal.NOT_NOW, NightRefusal.NOTHING_COMPLETE), "in the lobby"
    assert await refusals(played, player) == not_theirs
    await played.clock.advance(SOON - 60)
    await played.check_in(4)
    await played.wait(60)
    for who in (HOST, moderator):
        assert await refusals(played, who) == (None, NightRefusal.NOTHING_COMPLETE), "in the first round"
    assert await refusals(played, player) == not_theirs
    await played.play_on(lambda: now(played) is NightStatus.PAUSE)
    for who in (HOST, moderator):
        assert await refusals(played, who) == (NightRefusal.NOT_NOW, None), "between two rounds"
    assert await refusals(played, player) == not_theirs
    await played.play_on(lambda: now(played) is NightStatus.ROUND)
    assert await refusals(played, HOST) == await refusals(played, moderator) == (None, None), "in the second round"
    await played.does(HOST, TimeCalled)
    assert await refusals(played, HOST) == (NightRefusal.TOO_LATE, None), "once its time was called"
    await played.does(moderator, NightClosed(NightClosing.FINISHED, moderator.user_id))
    over = (NightRefusal.TOO_LATE, NightRefusal.TOO_LATE)
    assert await refusals(played, HOST) == await refusals(played, moderator) == over, "when the night is over"


async def test_partner_wishes_that_cannot_be_are_refused(played: PlayedNight) -> None:
    await played.open(2)
    await played.refuses(5, Entered(person(5).user_id, "Eve", person(0).user_id), NightRefusal.NO_PARTNERS)
    await played.does(HOST, NightClosed(NightClosing.ASKED, HOST.user_id))
    await played.put_away()
    await played.open(2, movement=Movement.SWISS)
    await played.refuses(5, Entered(person(5).user_id, "Eve", person(5).user_id), NightRefusal.PARTNER_SELF)
    assert played.night.entrant_of(person(5).user_id) is None


async def test_a_channel_has_one_night_and_the_start_can_be_moved(played: PlayedNight) -> None:
    await played.open(4)
    assert isinstance(await played.nights.open(HOST, GUILD, CHANNEL, played.night.plan), NightRefusal)
    await played.does(HOST, StartMoved(HOST.user_id, played.clock.now() + 5))
    await played.check_in(4)
    await played.clock.advance(6)
    await quiet()
    await played.settled()
    assert played.night.running is not None
    assert isinstance(
        await played.nights.request(played.night_id, HOST, StartMoved(HOST.user_id, played.clock.now() + 50)),
        NightRefusal,
    )


async def test_a_moved_start_calls_people_again_only_if_it_is_far_from_what_they_were_told(played: PlayedNight) -> None:
    await played.open(4)
    told = set()

    async def move(to: float, seconds: float) -> None:
        await played.does(HOST, StartMoved(HOST.user_id, to))
        await played.clock.advance(seconds)
        await quiet()
        await played.settled()
        told.add((played.night.reminded, played.night.told))

    for _ in range(12):
        await move(played.clock.now() + 300, 75)
    first = require(played.night.told)
    await move(first + 3600, 0)
    assert told - {(None, None)} == {(600, first)}, "within an hour"
    told.clear()
    for number in range(1, 4):
        start = require(played.night.told) + 3601
        await move(start, start - 599 - played.clock.now())
        assert len(told) == number
        assert played.night.told == start


async def test_nights_far_ahead_take_no_place_of_nearer_ones(played: PlayedNight) -> None:
    await played.open(2)
    await played.does(HOST, NightClosed(NightClosing.ASKED, HOST.user_id))
    near = replace(played.night.plan, starts_at=played.clock.now() + 3600)
    far = replace(near, starts_at=played.clock.now() + FAR_SECONDS + 3600)

    async def refusal(host: int, channel: int, plan: Any) -> StrEnum | None:
        opened = await played.nights.open(person(host), GUILD, channel, plan)
        return opened if isinstance(opened, StrEnum) else None

    for plan in (far, near):
        start = 500 + 100 * (plan is near)
        refused = [await refusal(number // MOST_OF_PERSON, start + number, plan) for number in range(MOST_OF_SERVER)]
        assert refused == [None] * MOST_OF_SERVER
        assert await refusal(0, start + 50, plan) is NightRefusal.PERSON_FULL
        assert await refusal(30, start + 50, plan) is NightRefusal.SERVER_FULL
    one = next(one for one in played.nights.nights() if one.night.plan == far)
    moved = StartMoved(one.night.host_id, near.starts_at)
    host = Person(one.night.host_id, "", False)
    assert await played.nights.request(one.night_id, host, moved) is NightRefusal.PERSON_FULL
    await played.does(host, replace(moved, starts_at=far.starts_at + 60), one.night_id)


async def test_a_host_and_a_server_have_only_so_many_nights_open(played: PlayedNight) -> None:
    await played.open(2)
    plan = played.night.plan

    async def refusal(host: int, guild: int, channel: int) -> StrEnum | None:
        opened = await played.nights.open(person(host), guild, channel, plan)
        return opened if isinstance(opened, StrEnum) else None

    answers = await asyncio.gather(*(refusal(1, GUILD + number, 500 + number) for number in range(30)))
    assert answers.count(None) == MOST_OF_PERSON, "one person pressed thirty times at once, on thirty servers"
    assert set(answers) == {None, NightRefusal.PERSON_FULL}
    answers = await asyncio.gather(*(refusal(number, GUILD, 600 + number) for number in range(2, 30)))
    assert set(answers) == {None, NightRefusal.SERVER_FULL}
    here = [one for one in played.nights.nights() if one.night.guild_id == GUILD]
    assert len(here) == MOST_OF_SERVER
    await played.does(HOST, NightClosed(NightClosing.ASKED, HOST.user_id))
    assert await refusal(40, GUILD, CHANNEL) is None, "one that is over makes room"


@pytest.mark.parametrize(("people", "least", "tables"), [(2, 40, 1), (3, 40, 2), (4, 8, 2), (9, 40, 5), (5, 4, 2)])
async def test_computers_fill_no_more_tables_than_the_people_need(
    played: PlayedNight, people: int, least: int, tables: int
) -> None:
    await played.begun(people, least=least)
    assert len(played.tables.snapshots()) == tables


async def test_a_nights_tables_take_nobody_elses_place(played: PlayedNight) -> None:
    """Tables of tournaments have a budget of their own: with few tables left others still open theirs."""
    played.most_of_bot = 2
    played.begin_anew()
    await played.begun(8)
    assert len(played.tables.tournaments.of(TournamentKind.NIGHT)) == 2
    opened = await played.tables.open(person(50), Open(GUILD + 1, 900, presets.build("standard")), 1)
    assert isinstance(opened, Accepted)


async def test_nobody_names_a_partner_from_whom_they_are_kept_apart(played: PlayedNight) -> None:
    """Also where the other has named them before that was so: the pair is judged again when it is made."""
    await played.open(4, movement=Movement.SWISS)
    one, other = person(1), person(3)
    await played.does(one, Entered(one.user_id, one.name, other.user_id))
    await played.store.set_avoided(one.user_id, other.user_id, True)
    said = await played.nights.request(played.night_id, other, Entered(other.user_id, other.name, one.user_id))
    assert said is NightRefusal.SEAT_BARRED


@pytest.mark.parametrize("avoiding", [True, False])
async def test_a_spare_is_seated_beside_nobody_whom_they_avoid(played: PlayedNight, avoiding: bool) -> None:
    """It is looked at when they would sit down; with all whom they avoid still there, they wait."""
    await played.begun(7, rounds=3)
    late = person(30)
    await played.enters(30)
    for number in range(7) if avoiding else ():
        await played.store.set_avoided(person(number).user_id, late.user_id, True)
    await played.play_on(lambda: played.night.status is NightStatus.PAUSE)
    assert [played.night.participant(each).name for each in played.night.spares] == ["Player 30"] * avoiding


async def test_a_swap_brings_nobody_together_who_avoid_each_other(played: PlayedNight) -> None:
    await played.begun(8, rounds=3, movement=Movement.ROUND_ROBIN)
    await played.play_on(lambda: played.night.status is NightStatus.PAUSE)
    first, second = (
        [require(played.night.participant(each).user_id) for each in meeting.seats]
        for meeting in require(next_round(played.night)).meetings
    )
    await played.store.set_avoided(first[1], second[1], True)
    before = played.night
    swap = SeatsSwapped(HOST.user_id, first[0], second[1])
    await played.refuses(HOST, swap, NightRefusal.SEAT_BARRED)
    assert played.night == before
    await played.does(HOST, replace(swap, other_id=second[0]))


async def test_clocks_move_stalled_tables_on(played: PlayedNight) -> None:
    await played.begun(8, rounds=2, hands=1)
    for _ in range(600):
        if played.night.status is NightStatus.CLOSED:
            break
        await played.wait(60)
    assert played.night.closing == "finished"
    await judged(played, 8, rounds=2, hands=1)


async def test_a_person_replaced_by_a_computer_is_unranked_and_not_waited_for(played: PlayedNight) -> None:
    played.silent = {person(3).user_id}
    await played.begun(4, rounds=2, hands=2)
    night = await played.to_the_end()
    assert night.closing == "finished"
    assert [one.stood_in for one in night.people] == [(), (), (), (1, 2)]
    assert set(places_of_people(night)) == {person(number).user_id for number in range(3)}
    assert attendances(played)[3] is Attendance.AWAY


async def test_a_level_table_of_an_elimination_plays_on(played: PlayedNight) -> None:
    extra = 0
    for _ in range(6):
        await played.begun(8, movement=Movement.SINGLE_ELIMINATION, hands=2)
        night = await played.to_the_end()
        for one in night.past:
            assert not any(is_level(table.score) for table in one.tables)
            assert [table.hands for table in one.tables] == [2 + table.extra for table in one.tables]
            extra += sum(table.extra for table in one.tables)
        await played.put_away()
        if extra:
            break
    assert extra


class Shard:
    """Discord's connection to the night's server."""

    def __init__(self, played: PlayedNight) -> None:
        self.played = played

    def disconnect(self) -> None:
        self.played.outages.lose(0)

    def connect(self) -> None:
        lost_since = self.played.outages.find(0)
        self.played.tables.begin_anew(0, lost_since)
        self.played.nights.begin_anew(0, lost_since)

    async def reconnect(self) -> None:
        self.connect()
        await self.played.settled()


def now(played: PlayedNight) -> NightStatus:
    return played.night.status


def has_called(played: PlayedNight) -> bool:
    running = require(played.night.running)
    return running.called


async def test_a_fault_of_a_nights_clock_is_logged_once_and_tried_again(
    played: PlayedNight, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the draw fails")

    with monkeypatch.context() as faulty:
        faulty.setattr(nights_module, "draw_night", fail)
        await played.begun(4)
    assert not played.night.order
    assert [record.levelname for record in caplog.records if record.name == nights_module.__name__] == ["ERROR"]
    await played.wait(RETRY_SECONDS)
    assert now(played) is NightStatus.ROUND


@pytest.mark.parametrize("place", ["moment_due", "apply_fact"])
async def test_a_night_that_cannot_go_on_is_left_out_and_the_others_go_on(
    played: PlayedNight, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, place: str
) -> None:
    await played.open(4)
    broken = played.night_id
    for what in ("broken", "after that"):
        granted(await played.nights.note_announcement(broken, what, CHANNEL, None))
    plan = replace(played.night.plan, name="Other")
    played.night_id = granted(await played.nights.open(HOST, GUILD, CHANNEL + 1, plan))
    for number in range(4):
        entered = Entered(person(number).user_id, person(number).name)
        await played.does(number, entered)
    module = nights_module if place == "moment_due" else round_tables_module
    real = getattr(module, place)

    def fail(night: Night | None, *others: Any) -> Any:
        if night is not None and night.message("broken") is not None:
            raise KeyError("a seat is gone")
        return real(night, *others)

    with monkeypatch.context() as faulty:
        faulty.setattr(module, place, fail)
        await played.killed()
        assert played.nights.night(broken) is None
        await played.begin(4)
        assert now(played) is NightStatus.ROUND
    assert f"night {broken} is left out" in caplog.text
    assert await played.nights.request(broken, HOST, CheckedIn(HOST.user_id)) is NightRefusal.UNREADABLE


async def test_a_round_keeps_the_time_that_discord_was_away_before_a_stop(played: PlayedNight) -> None:
    shard = Shard(played)
    await played.begun(8, minutes=20, rounds=1)
    await played.clock.advance(50)
    left = ends_in(played)
    shard.disconnect()
    await played.clock.advance(600)
    await off_for(played, 60)
    await shard.reconnect()
    assert abs(ends_in(played) - left) <= 1


@pytest.mark.parametrize("second", [0, 200])
async def test_back_to_back_outages_count_once_each(played: PlayedNight, second: int) -> None:
    shard = Shard(played)
    await played.begun(8, minutes=20, rounds=1)
    await played.clock.advance(50)
    left = ends_in(played)
    shard.disconnect()
    await played.clock.advance(300)
    shard.connect()
    await turns(1)  # the lost time is being written
    shard.disconnect()
    if second:
        await played.settled()
        await played.clock.advance(second)
    await shard.reconnect()
    assert abs(ends_in(played) - left) <= 1


async def test_a_store_failure_at_the_start_shortens_no_round(played: PlayedNight) -> None:
    await played.begun(8, minutes=20, rounds=1)
    await played.clock.advance(170)
    left = ends_in(played)
    await played.nights.close()
    await played.tables.close()
    played.clock.time += 3600
    played.begin_anew()
    await played.tables.resume()
    played.mortal.dead = True
    await played.nights.resume()
    played.mortal.dead = False
    await played.wait(RETRY_SECONDS)
    assert abs(ends_in(played) - left) <= 1


async def killed_for(played: PlayedNight, seconds: float) -> None:
    """The process ends without a word, and another one goes on so many seconds later."""
    played.mortal.dead = True
    played.clock.time += seconds
    await played.killed()


OUTAGES = ("Discord", "store", "machine", "stop", "kill")


async def lose(played: PlayedNight, outage: str, seconds: float) -> None:
    """Discord or the store is away for so long, the machine sleeps, or no process runs."""
    match outage:
        case "Discord":
            shard = Shard(played)
            shard.disconnect()
            await played.clock.advance(seconds)
            await shard.reconnect()
        case "store":
            played.mortal.dead = True
            await played.clock.advance(seconds)
            played.mortal.dead = False
            await played.clock.advance(RETRY_SECONDS)
        case "machine":
            played.clock.set(seconds)
            await played.clock.advance(RETRY_SECONDS)
        case "stop":
            await off_for(played, seconds)
        case _:
            await killed_for(played, seconds)
    await played.settled()


@pytest.mark.parametrize("outage", OUTAGES)
async def test_a_start_that_was_missed_waits_again_and_calls_once(played: PlayedNight, outage: str) -> None:
    await played.open(4)
    await played.clock.advance(SOON - 70)
    await lose(played, outage, 900)
    assert (now(played), played.night.reminded) == (NightStatus.LOBBY, 0)
    await played.check_in(3)
    await played.clock.advance(GRACE_SECONDS - RETRY_SECONDS - 1)
    assert not played.night.order
    await played.wait(RETRY_SECONDS + 1)
    assert now(played) is NightStatus.ROUND


@pytest.mark.parametrize("outage", OUTAGES)
@pytest.mark.parametrize("seconds", [60.0, 3 * 3600.0])
async def test_a_round_by_time_keeps_its_remaining_time(played: PlayedNight, outage: str, seconds: float) -> None:
    await played.begun(8, minutes=20, rounds=1)
    await played.clock.advance(170)
    left = ends_in(played)
    await lose(played, outage, seconds)
    assert abs(ends_in(played) - left) <= RETRY_SECONDS
    left = ends_in(played)
    await played.clock.advance(100)
    assert ends_in(played) == left - 100, "what was lost is given back once"


@pytest.mark.parametrize("outage", OUTAGES)
async def test_a_pause_lost_to_an_outage_begins_again(played: PlayedNight, outage: str) -> None:
    await played.begun(4, rounds=2, hands=1)
    await played.play_on(lambda: now(played) is NightStatus.PAUSE)
    await played.settled()
    await played.clock.advance(10)
    await lose(played, outage, 600)
    assert now(played) is NightStatus.PAUSE
    begins_at = played.told[-1].night.status_at + PAUSE_SECONDS
    left = begins_at - played.clock.now()
    assert PAUSE_SECONDS - RETRY_SECONDS <= left <= PAUSE_SECONDS
    await played.wait(left - 1)
    assert now(played) is NightStatus.PAUSE
    await played.wait(1)
    assert now(played) is NightStatus.ROUND


async def test_a_handover_to_another_process_lengthens_no_pause(played: PlayedNight) -> None:
    await played.begun(4, rounds=2, hands=1)
    await played.play_on(lambda: now(played) is NightStatus.PAUSE)
    await played.settled()
    await played.clock.advance(50)
    before = played.night
    await off_for(played, 0.5)
    assert played.night == before


@pytest.mark.parametrize("restarts", [False, True])
async def test_times_are_shown_by_the_changed_clock(played: PlayedNight, restarts: bool) -> None:
    await played.begun(4, minutes=5, rounds=2)
    await played.clock.advance(70)
    left = ends_in(played) - RETRY_SECONDS
    told_before = len(played.told)
    played.clock.set(-3600)
    await played.clock.advance(RETRY_SECONDS)
    assert len(played.told) > told_before, "messages are written anew"
    if restarts:
        await played.killed()
    shown = require(played.told[-1].night.running)
    assert shown.ends_at is not None
    assert left <= shown.ends_at - played.clock.now() == ends_in(played) <= left + (RETRY_SECONDS if restarts else 0)
    await played.clock.advance(ends_in(played) - 1)
    assert not has_called(played)
    await played.wait(1)
    assert has_called(played)
    while now(played) is NightStatus.ROUND:
        if not await played.act():
            await played.wait(30)
    assert abs(played.night.status_at - played.clock.now()) <= 31


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_clock_set_back_lengthens_no_pause_and_no_round(played: PlayedNight, restarts: bool) -> None:
    await played.begun(4, minutes=5, rounds=2)
    await played.clock.advance(60)
    played.clock.set(-3600)
    if restarts:
        await played.killed()
    await played.clock.advance(300 if restarts else 240)  # a process that does not know how long it was away
    await played.settled()
    assert has_called(played)
    while now(played) is NightStatus.ROUND:
        if not await played.act():
            await played.wait(30)
    assert now(played) is NightStatus.PAUSE
    played.clock.set(-3600)
    if restarts:
        await played.killed()
    await played.wait(PAUSE_SECONDS)
    assert not has_called(played)
    await played.wait(301)
    assert len(played.night.past) == 2 or has_called(played)
    entries = await played.store.tournament_facts(played.night_id)
    assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)


async def test_a_night_is_handed_over_to_another_process_and_back(played: PlayedNight) -> None:
    """Whoever has let go of it does nothing more about it, and picks it up as the other one has left it."""
    await played.begun(8, rounds=2, hands=2)
    first = played.nights, played.tables
    for _ in range(5):
        await played.act()
    before = played.night
    await _let_go(played)
    assert first[0].nights() == ()
    assert first[1].snapshots() == ()
    played.begin_anew()
    second = played.nights, played.tables
    await played.tables.resume()
    await played.nights.resume()
    await played.settled()
    assert played.night == before
    await played.play_on(lambda: len(played.night.past) == 1 and played.night.running is not None)
    assert first[0].nights() == ()
    await _let_go(played)
    played.nights, played.tables = first
    await played.tables.resume()
    await played.nights.resume()
    await played.settled()
    night = await played.to_the_end()
    assert [len(past.tables) for past in night.past] == [2, 2]
    assert second[0].nights() == ()
    await second[0].close()
    await second[1].close()


async def test_a_night_released_early_is_resumed_when_it_returns(played: PlayedNight) -> None:
    await played.begun(4)
    played.nights.try_again(played.night_id)
    await _let_go(played)
    await _take_back(played)
    await played.does(HOST, TablePlaced(1, 7000, HOST.user_id))
    await played.settled()
    assert [one.table.channel_id for one in played.snapshots()] == [7000]


async def test_a_waiting_table_is_tried_again_when_its_night_returns(played: PlayedNight) -> None:
    await played.begun(4)
    played.channels.closed = True
    await played.nights.place_lost(PLACES + 1)
    await played.settled()
    await _let_go(played)
    await _take_back(played)
    played.channels.closed, asked_before = False, len(played.channels.asked)
    await played.wait(RETRY_SECONDS)
    assert len(played.channels.asked) == asked_before + 1


async def test_a_night_returned_during_its_release_has_one_task(played: PlayedNight) -> None:
    await played.begun(4)
    played.channels.slow = True
    await played.nights.place_lost(PLACES + 1)
    await quiet()
    release = asyncio.create_task(_let_go(played))
    await quiet()
    await played.nights.resume()
    await quiet()
    answers = played.channels.answers
    assert len(answers) == 2, "the one that is back asks too"
    answers[0].set()
    await release
    played.nights.try_again(played.night_id)
    await quiet()
    for answer in answers:
        answer.set()
    assert len(answers) == 2


async def _let_go(played: PlayedNight) -> None:
    await played.nights.release(lambda guild_id: guild_id == GUILD)
    await played.tables.release({snapshot.table.table_id for snapshot in played.tables.snapshots()})


async def _take_back(played: PlayedNight) -> None:
    await played.tables.resume()
    await played.nights.resume()
    await played.settled()


# -- weekly nights


FRIDAY = 1_792_778_400.0 - SOON
"""So long before 20:00 in Berlin on Friday, 23 October 2026, two days before summer time ends there."""
BERLIN = ZoneInfo("Europe/Berlin")
WEEK = 7 * 86400


async def weekly(played: PlayedNight, people: int = 4, **changes: object) -> None:
    """A weekly night that starts on that Friday."""
    await played.clock.advance(FRIDAY - played.clock.now())
    await played.tables.server_settings.choose(GUILD, {"time_zone": "Europe/Berlin"})
    await played.open(people, weekly_from=FRIDAY + SOON, rounds=1, hands=1, **changes)


def starts(played: PlayedNight) -> list[str]:
    """When the open nights start, by the clock in Berlin."""
    at = (one.night.plan.starts_at for one in played.nights.nights())
    return [f"{datetime.fromtimestamp(start, BERLIN):%a %d %b %H:%M}" for start in at]


async def ends(played: PlayedNight) -> None:
    """The night is over, and its last message posted."""
    await played.to_the_end()
    await played.put_away()


async def test_a_weekly_night_opens_the_next_one_at_the_same_time_of_day(played: PlayedNight) -> None:
    """With its hosts, its settings and the channels that were chosen, across the end of summer time."""
    await weekly(played, event=True)
    first, cohost = played.night_id, person(9)
    await played.does(HOST, CoHostNamed(cohost.user_id, HOST.user_id), first)
    await played.does(HOST, TablePlaced(1, 712, HOST.user_id), first)
    plan = played.night.plan
    await played.clock.advance(SOON - 60)
    for number in range(4):
        await played.does(number, CheckedIn, first)
    assert (await played.to_the_end()).closing == "finished"
    assert len(played.nights.nights()) == 1, "the last one's end is told first"
    await played.put_away()
    [one] = played.nights.nights()
    assert starts(played) == ["Fri 30 Oct 20:00"]
    assert one.night.plan.starts_at == plan.starts_at + WEEK + 3600
    assert replace(one.night.plan, starts_at=plan.starts_at) == plan
    assert (one.night.status, one.night.people) == (NightStatus.LOBBY, ())
    assert (one.night.guild_id, one.night.channel_id, one.night.hosts) == (GUILD, CHANNEL, (99, cohost.user_id))
    assert one.night.places == ((1, 712),)
    assert (one.night.follows, one.night.unattended) == (first, 0)


@pytest.mark.parametrize(("lost", "kept"), [(None, True), (PLACES + 1, True), (7000, False)])
async def test_a_channel_that_others_have_for_an_evening_stays_chosen(
    played: PlayedNight, lost: int | None, kept: bool
) -> None:
    """Also if the place is gone where the table stands meanwhile; not if it is the chosen one itself."""
    await weekly(played)
    await played.does(HOST, TablePlaced(1, 7000, HOST.user_id))
    if lost == 7000:
        await played.nights.place_lost(lost)
    else:
        opened = await played.tables.open(person(50), Open(GUILD, 7000, presets.build("standard")), 1)
        assert isinstance(opened, Accepted)
    await played.begin(4)
    assert [one.table.channel_id for one in played.snapshots()] == [PLACES + 1]
    if lost == PLACES + 1:
        await played.nights.place_lost(lost)
    await ends(played)
    assert [one.night.places for one in played.nights.nights()] == [((1, 7000),) if kept else ()]


async def test_a_thread_that_was_made_for_a_table_is_not_the_next_nights(played: PlayedNight) -> None:
    await weekly(played)
    await ends(played)
    [one] = played.nights.nights()
    assert one.night.places == ()


@pytest.mark.parametrize("arrives", [False, True])
async def test_a_process_that_dies_at_any_write_opens_the_next_night_once(played: PlayedNight, arrives: bool) -> None:
    await weekly(played)
    await played.to_the_end()
    for writes in range(1, 8):
        await played.killed(writes, arrives=arrives)
        if played.nights.night(played.night_id) is not None:
            with suppress(StoreError):
                await played.put_away()
        await played.wait(RETRY_SECONDS + 1)
    await played.killed()
    assert starts(played) == ["Fri 30 Oct 20:00"]
    assert len(await played.store.tournaments("night", GUILD)) == 2


@pytest.mark.parametrize("arrives", [False, True])
async def test_a_store_that_fails_once_makes_no_second_next_night(played: PlayedNight, arrives: bool) -> None:
    """The same process tries again: it may not have heard that the next one was written."""
    await weekly(played)
    await played.to_the_end()
    opening, calls = played.store.open_tournament, 0

    async def fail(*args: object) -> TournamentId:
        nonlocal calls
        calls += 1
        if arrives or calls > 1:
            number = await opening(*args)  # type: ignore[arg-type] # handed on
        if calls > 1:
            return number
        raise StoreError("store-closed")

    with patch.object(played.store, "open_tournament", fail):
        await played.put_away()
        await played.wait(RETRY_SECONDS + 1)
    assert starts(played) == ["Fri 30 Oct 20:00"]
    assert len(await played.store.tournaments("night", GUILD)) == 2


async def test_a_weekly_night_stops_if_its_host_has_left(played: PlayedNight) -> None:
    """Discord is asked once before each opening, and again if it does not answer; told once, it is put away."""
    await weekly(played)
    await ends(played)
    assert (played.asked, starts(played)) == ([HOST.user_id], ["Fri 30 Oct 20:00"])
    [one] = played.nights.nights()
    played.night_id, played.members = one.night_id, {HOST.user_id: None}
    await played.wait(one.night.plan.starts_at - played.clock.now() + 180)
    assert played.night.closing is NightClosing.TOO_FEW
    await played.put_away()
    await played.clock.advance(3 * RETRY_SECONDS + 1)
    assert (played.asked[1:], starts(played)) == ([HOST.user_id] * 4, ["Fri 30 Oct 20:00"]), "nobody knows"
    played.members = {HOST.user_id: False}
    await played.wait(RETRY_SECONDS)
    said = require(host_gone_message(played.night))
    await played.killed()
    granted(await played.nights.note_announcement(played.night_id, said, CHANNEL, 1))
    await played.settled()
    assert played.nights.nights() == ()
    asked = len(played.asked)
    await played.clock.advance(60 * 86_400)
    await played.killed()
    assert (played.nights.nights(), len(played.asked)) == ((), asked)


async def test_a_co_host_takes_over_the_night_of_a_host_who_has_left(played: PlayedNight) -> None:
    """Nobody else does, and no new night in the channel is kept from opening meanwhile."""
    await weekly(played)
    cohost, other = person(9), person(8)
    await played.does(HOST, CoHostNamed(cohost.user_id, HOST.user_id))
    await played.does(HOST, CoHostNamed(other.user_id, HOST.user_id))
    played.members = {HOST.user_id: False}
    await ends(played)
    said = require(host_gone_message(played.night))
    granted(await played.nights.note_announcement(played.night_id, said, CHANNEL, 1))
    await played.killed()
    assert played.nights.night_in(CHANNEL) is None
    [past] = await played.nights.past.of_server(GUILD)
    assert past.number == played.night_id, "it counts all the same"
    assert played.nights.stopped_in(CHANNEL) == played.night_id
    assert played.nights.stopped_in(CHANNEL + 1) is None
    stranger = RepeatChosen(person(1).user_id, weekly=True)
    await played.refuses(person(1), stranger, NightRefusal.NOT_HOST)
    await played.does(cohost, RepeatChosen(cohost.user_id, weekly=True))
    await played.settled()
    assert starts(played) == ["Fri 30 Oct 20:00"]
    [one] = played.nights.nights()
    assert (one.night.host_id, one.night.co_hosts) == (cohost.user_id, (other.user_id,))
    assert played.asked == [HOST.user_id, cohost.user_id]


async def test_whoever_wants_to_be_forgotten_ends_the_wait_for_another_host(played: PlayedNight) -> None:
    await weekly(played)
    await played.does(HOST, CoHostNamed(person(9).user_id, HOST.user_id))
    played.members = {HOST.user_id: False}
    await ends(played)
    said = require(host_gone_message(played.night))
    granted(await played.nights.note_announcement(played.night_id, said, CHANNEL, 1))
    await played.nights.let_go(GUILD, 4711)
    await played.settled()
    assert played.nights.stopped_in(CHANNEL) == played.night_id
    await played.nights.let_go(GUILD, require(played.night.people[0].user_id))
    await played.settled()
    assert (played.nights.stopped_in(CHANNEL), played.nights.nights()) == (None, ())


async def test_weeks_that_were_missed_are_passed_over(played: PlayedNight) -> None:
    """After a month in which no process ran, the night that was open is closed and one more is opened."""
    await weekly(played)
    await ends(played)
    [one] = played.nights.nights()
    await played.nights.close()
    await played.clock.advance(30 * 86400)
    await played.killed()
    assert [other.night_id for other in played.nights.nights()] == [one.night_id]
    await played.wait(GRACE_SECONDS + 1)
    await played.put_away(one.night_id)
    assert starts(played) == ["Fri 27 Nov 20:00"]


async def test_a_start_that_was_moved_or_a_night_called_off_changes_no_other_week(played: PlayedNight) -> None:
    await weekly(played)
    await played.does(HOST, StartMoved(HOST.user_id, FRIDAY + 2 * SOON))
    await played.does(HOST, NightClosed(NightClosing.ASKED, HOST.user_id))
    await played.put_away()
    assert starts(played) == ["Fri 30 Oct 20:00"]
    [one] = played.nights.nights()
    await played.does(HOST, StartMoved(HOST.user_id, one.night.plan.starts_at + 2 * 86400), one.night_id)
    await played.does(HOST, NightClosed(NightClosing.ASKED, HOST.user_id), one.night_id)
    await played.put_away(one.night_id)
    assert starts(played) == ["Fri 06 Nov 20:00"]


async def test_the_host_ends_and_begins_a_series(played: PlayedNight) -> None:
    """It begins anew with the start that the night has then."""
    await weekly(played)
    await played.refuses(person(1), RepeatChosen(person(1).user_id, False), NightRefusal.NOT_HOST)
    await played.does(HOST, RepeatChosen(HOST.user_id, False))
    await played.refuses(HOST, RepeatChosen(HOST.user_id, False), NightRefusal.NOT_REPEATED)
    await played.does(HOST, StartMoved(HOST.user_id, FRIDAY + 2 * SOON))
    await played.does(HOST, RepeatChosen(HOST.user_id, True))
    await ends(played)
    assert starts(played) == ["Fri 30 Oct 20:20"]
    [one] = played.nights.nights()
    await played.does(HOST, RepeatChosen(HOST.user_id, False), one.night_id)
    await played.does(HOST, NightClosed(NightClosing.ASKED, HOST.user_id), one.night_id)
    await played.put_away(one.night_id)
    assert played.nights.nights() == ()


async def test_nobody_waits_for_a_partner_who_was_forgotten(played: PlayedNight) -> None:
    await played.open(2, movement=Movement.ROUND_ROBIN)
    await played.does(person(1), Entered(person(1).user_id, "Ann", person(9).user_id))
    await played.nights.let_go(GUILD, person(9).user_id)
    assert {one.partner_id for one in played.night.people} == {None}


async def test_a_host_who_was_forgotten_hosts_no_further_week(played: PlayedNight) -> None:
    await weekly(played)
    await played.does(HOST, CoHostNamed(person(9).user_id, HOST.user_id))
    await played.nights.let_go(GUILD, person(9).user_id)
    await played.nights.let_go(GUILD + 1, HOST.user_id)
    assert played.night.hosts == (HOST.user_id,)
    assert played.night.repeats
    await played.nights.let_go(GUILD, HOST.user_id)
    await ends(played)
    assert played.nights.nights() == ()


async def test_a_host_who_was_forgotten_after_the_end_hosts_no_further_week(played: PlayedNight) -> None:
    """While the next one waits for its channel; a co-host is none of it either."""
    await weekly(played)
    await played.does(HOST, CoHostNamed(person(9).user_id, HOST.user_id))
    await played.to_the_end()
    plan = replace(played.night.plan, weekly_from=None, starts_at=played.clock.now() + SOON)
    other = granted(await played.nights.open(person(8), GUILD, CHANNEL, plan))
    await played.put_away()
    over = require(played.nights.night(played.night_id))
    assert over.repeats
    await played.nights.let_go(GUILD, person(9).user_id)
    over = require(played.nights.night(played.night_id))
    assert over.hosts == (HOST.user_id,)
    await played.nights.let_go(GUILD, HOST.user_id)
    await played.does(8, NightClosed(NightClosing.ASKED, person(8).user_id), other)
    granted(await played.nights.note_announcement(other, OVER, CHANNEL, None))
    await played.wait(RETRY_SECONDS + 1)
    assert played.nights.nights() == ()


async def test_a_host_who_is_forgotten_while_the_next_night_opens_hosts_no_week_after_it(played: PlayedNight) -> None:
    await weekly(played)
    await played.to_the_end()
    zone, guilds = played.tables.server_settings.zone, []

    async def forgotten_meanwhile(guild_id: int) -> tzinfo:
        guilds.append(asyncio.create_task(played.nights.let_go(GUILD, HOST.user_id)))
        await turns()
        return await zone(guild_id)

    with patch.object(played.tables.server_settings, "zone", forgotten_meanwhile):
        await played.put_away()
        await asyncio.gather(*guilds)
    assert len(guilds) == 1
    assert not any(one.night.repeats for one in played.nights.nights())


async def test_a_series_to_which_nobody_comes_any_more_ends(played: PlayedNight) -> None:
    """After four weeks in a row."""
    await weekly(played)
    await ends(played)
    for week in (1, 2, 3):
        [one] = played.nights.nights()
        assert one.night.unattended == week
        await played.wait(one.night.plan.starts_at + GRACE_SECONDS - played.clock.now() + 1)
        night = require(played.nights.night(one.night_id))
        text = over_text(night, one.night_id, Texts("en", strict=True))
        assert says(text, "night-closed-too-few")
        assert (says(text, "night-next-week"), says(text, "night-repeat-ended")) == (week < 3, week == 3)
        await played.put_away(one.night_id)
    assert played.nights.nights() == ()


async def test_the_next_night_waits_until_no_other_is_in_its_channel(played: PlayedNight) -> None:
    await weekly(played)
    await played.to_the_end()
    plan = replace(played.night.plan, weekly_from=None, starts_at=played.clock.now() + SOON)
    other = granted(await played.nights.open(HOST, GUILD, CHANNEL, plan))
    await played.put_away()
    assert len(played.nights.nights()) == 2, "the night that is over waits"
    await played.does(HOST, NightClosed(NightClosing.ASKED, HOST.user_id), other)
    granted(await played.nights.note_announcement(other, OVER, CHANNEL, None))
    await played.wait(RETRY_SECONDS + 1)
    assert starts(played) == ["Fri 30 Oct 20:00"]


async def test_a_night_in_the_hour_that_summer_time_leaves_out_drifts_no_week(played: PlayedNight) -> None:
    """A start at half past two in the night is at half past three once, and at half past two again."""
    first = datetime(2027, 3, 21, 2, 30, tzinfo=BERLIN).timestamp()
    second = next_start(first, first, first, BERLIN)
    third = next_start(first, second, second, BERLIN)
    local = [f"{datetime.fromtimestamp(at, BERLIN):%d %b %H:%M}" for at in (first, second, third)]
    assert local == ["21 Mar 02:30", "28 Mar 03:30", "04 Apr 02:30"]


# -- a commit of which nobody knows whether it was kept


@pytest.mark.parametrize("kept", [True, False])
async def test_a_night_shows_what_is_stored_after_an_unknown_commit(played: PlayedNight, kept: bool) -> None:
    await played.open(3)
    told, entered = len(played.told), Entered(person(3).user_id, person(3).name)
    fail_commit(played.store, kept=kept)
    with pytest.raises(OutcomeUnknown):
        await played.nights.request(played.night_id, person(3), entered)
    assert len(played.night.participants) == 3 + kept
    assert len(played.told) == told + kept, "everybody sees who counts"
    assert (await played.nights.request(played.night_id, person(3), entered) is None) == (not kept)
    shown = played.night
    assert len(shown.participants) == 4
    await played.killed()
    assert played.night.participants == shown.participants


@pytest.mark.parametrize("kept", [True, False])
async def test_a_night_is_read_again_once_the_store_can_be_read(
    played: PlayedNight, kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played.open(3)
    fail_commit(played.store, kept=kept)
    with monkeypatch.context() as patch:
        patch.setattr(played.store, "tournament_facts", AsyncMock(side_effect=StoreUnreachable("store-closed")))
        with pytest.raises(OutcomeUnknown):
            await played.nights.request(played.night_id, person(3), Entered(person(3).user_id, person(3).name))
        assert len(played.night.participants) == 3
    await played.clock.advance(RETRY_SECONDS)
    assert len(played.night.participants) == 3 + kept


@pytest.mark.parametrize("kept", [True, False])
async def test_a_night_of_unknown_commits_is_played_to_the_end(played: PlayedNight, kept: bool) -> None:
    await played.begun(8)
    commits = played.store.database.writer

    def is_closed() -> bool:
        if commits.commits >= armed[-1] + 7:
            armed.append(commits.commits)
            fail_commit(played.store, kept=kept)
        return played.night.status is NightStatus.CLOSED

    armed = [commits.commits]
    await played.play_on(is_closed)
    assert len(armed) > 10
    assert [len(played_at(one)) for one in played.night.past] == [2, 2]
    assert played.snapshots() == []


@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.parametrize("spared", range(7))
async def test_each_table_of_a_round_is_opened_once_whatever_is_unknown(
    played: PlayedNight, kept: bool, spared: int
) -> None:
    await played.open(8)
    await played.clock.advance(SOON - 60)
    await played.check_in(8)
    fail_commit(played.store, kept=kept, spared=spared)
    await played.wait(60 + 2 * RETRY_SECONDS)
    keys = [require(one.table.tournament).key for one in played.snapshots()]
    assert len(keys) == len(set(keys)) == 2
    await played.killed()
    assert sorted(require(one.table.tournament).key for one in played.snapshots()) == sorted(keys)


@pytest.mark.parametrize("kept", [True, False])
async def test_a_night_whose_opening_is_unknown_is_there_if_it_is_stored(played: PlayedNight, kept: bool) -> None:
    fail_commit(played.store, kept=kept)
    with pytest.raises(OutcomeUnknown):
        await played.open(0)
    assert (played.nights.night_in(CHANNEL) is not None) == kept
    assert len(played.told) == kept
