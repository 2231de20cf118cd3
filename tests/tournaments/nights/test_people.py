"""Who joins, comes late, does not come, leaves and comes back; and who sits with whom."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.engine.scoring import SeatScore
from bot.ratings.rating import Rating
from bot.tournaments.movements import Entrant, Movement, Round, count_partners, pairs_in, seat_round
from bot.tournaments.nights.night import (
    CameBack,
    CheckedIn,
    DroppedOut,
    Entered,
    NightBegun,
    NightError,
    NightFact,
    NightOpened,
    NightRefusal,
    Reminded,
    RoundBegun,
    TableScored,
    Withdrew,
)
from bot.tournaments.nights.rounds import all_entrants, count_computers, draw_night, next_round, standings
from tests.tournaments.movements.random_play import numbered
from tests.tournaments.nights.evenings import PLAN, START, Evening, begun, draw, lobby, play_round, run, users

RNG = random.Random(8)


def sitting(evening: Evening) -> Round:
    assert evening.night.running is not None
    return evening.night.running.round


def by_computer(evening: Evening, place: int) -> bool:
    return evening.night.participants[place].by_computer


def refusal(evening: Evening, fact: NightFact, at: float | None = None) -> NightRefusal:
    before = evening.night
    with pytest.raises(NightError) as caught:
        evening.add(fact, at)
    assert evening.night is before
    return caught.value.refusal


def test_people_join_once_and_may_withdraw() -> None:
    evening = lobby(3)
    assert refusal(evening, Entered(2, "Bob")) is NightRefusal.JOINED_ALREADY
    evening.add(Withdrew(2))
    assert users(evening, "here") == [1, 3]
    assert refusal(evening, Withdrew(2)) is NightRefusal.NOT_JOINED


def test_forty_is_full() -> None:
    assert refusal(lobby(40), Entered(41, "Zoe")) is NightRefusal.FULL


def test_check_in_begins_ten_minutes_before_and_joining_then_checks_in() -> None:
    evening = lobby(4)
    assert refusal(evening, CheckedIn(1), START - 601) is NightRefusal.TOO_EARLY
    evening.add(CheckedIn(1), START - 600)
    evening.add(Entered(5, "Eve"), START - 599)
    assert [person.checked_in for person in evening.night.people] == [True, False, False, False, True]


@pytest.mark.parametrize(("people", "computers"), [(2, 2), (4, 0), (5, 3), (10, 2), (39, 1), (40, 0)])
def test_computers_fill_up_to_a_multiple_of_four(people: int, computers: int) -> None:
    night = begun(people).night
    assert len(night.participants) == people + computers
    assert [one.user_id is None for one in night.participants] == [False] * people + [True] * computers
    assert all(one.by_computer for one in night.participants[people:])


def test_a_missing_person_is_replaced_and_marked() -> None:
    evening = begun(8, absent=(3,))
    assert users(evening, "away") == [3]
    assert evening.night.participants[2].stood_in == (1,)
    evening.add(CameBack(3))
    assert users(evening, "returning") == [3]
    play_round(evening, RNG)
    assert users(evening, "returning") == []
    assert evening.night.participants[2].stood_in == (1,)


def test_nobody_is_late_for_a_night_that_begins_early() -> None:
    evening = lobby(4)
    evening.add(draw_night(evening.night, [], all_entrants(evening.night), {}), START - 3000)
    assert users(evening, "here") == [1, 2, 3, 4]


def test_latecomers_get_computers_seats_until_round_one_is_over() -> None:
    evening = begun(7)
    evening.add(Entered(8, "Hal"))
    assert evening.night.participants[7].user_id == 8
    assert by_computer(evening, 7), "until the next round"
    assert evening.night.participants[7].stood_in == (1,)
    assert refusal(evening, Entered(9, "Ida")) is NightRefusal.FULL
    play_round(evening, RNG)
    assert not by_computer(evening, 7)
    assert refusal(evening, Entered(9, "Ida")) is NightRefusal.TOO_LATE


def test_a_latecomer_may_take_the_seat_of_a_missing_person() -> None:
    evening = begun(8, absent=(3, 5))
    evening.add(DroppedOut(1))
    evening.add(Entered(9, "Ida"))
    assert evening.night.entrant_of(9) == 3, "not the seat of one who has left: they may come back"
    assert refusal(evening, CameBack(3)) is NightRefusal.NOT_JOINED
    evening.add(Entered(3, "Cay"))
    assert evening.night.entrant_of(3) == 5


def test_a_latecomer_gets_a_computers_seat_before_a_missing_persons() -> None:
    evening = begun(7, absent=(3,))
    evening.add(Entered(9, "Ida"))
    assert evening.night.entrant_of(9) == 8


def test_nobody_is_marked_for_a_round_without_play() -> None:
    evening = begun(12, absent=(1, 12), movement=Movement.SINGLE_ELIMINATION)
    assert sitting(evening).byes == ((1, 2), (3, 4))
    assert [evening.night.participants[place].stood_in for place in (0, 11)] == [(), (1,)]


def test_a_dropout_is_replaced_at_once_and_may_return_next_round() -> None:
    evening = begun(8)
    evening.add(DroppedOut(2))
    assert by_computer(evening, 1)
    assert refusal(evening, DroppedOut(2)) is NightRefusal.NOT_NOW
    play_round(evening, RNG)
    play_round(evening, RNG)
    assert evening.night.participants[1].stood_in == (1, 2, 3)
    evening.add(CameBack(2))
    assert by_computer(evening, 1)
    assert refusal(evening, CameBack(2)) is NightRefusal.NOT_NOW
    play_round(evening, RNG)
    assert not by_computer(evening, 1)
    assert evening.night.participants[1].stood_in == (1, 2, 3)


@pytest.mark.parametrize("fact", [Withdrew(1), CheckedIn(1), Reminded(60), NightBegun(numbered(4), ())])
def test_lobby_decisions_are_refused_after_the_start(fact: NightFact) -> None:
    assert refusal(begun(4), fact) is NightRefusal.TOO_LATE


def test_two_who_name_each_other_are_a_pair() -> None:
    evening = lobby(0, movement=Movement.SWISS)
    for user_id, partner_id in ((1, 4), (2, 1), (3, 5), (4, 1), (5, 5)):
        evening.add(Entered(user_id, str(user_id), partner_id), START)
    named_in_vain = 0
    for seed in range(20):
        fact = draw(evening.night, random.Random(seed))
        pairs = [frozenset(pair) for pair in pairs_in(fact.order)]
        assert frozenset((1, 4)) in pairs
        named_in_vain += frozenset((3, 5)) not in pairs
        assert sum(min(pair) <= 5 for pair in pairs) == 3, "one person only has a computer as partner"
    assert named_in_vain


def test_an_elimination_is_seeded_by_the_pairs_ratings() -> None:
    evening = lobby(8, movement=Movement.SINGLE_ELIMINATION)
    ratings = {Entrant(7): Rating(35.0, 2.0), Entrant(2): Rating(30.0, 2.0)}
    fact = draw_night(evening.night, [], all_entrants(evening.night), ratings)
    assert fact.order == (7, 8, 1, 2, 3, 4, 5, 6)


def test_nine_people_have_computers_as_partners_equally_often_in_six_rounds() -> None:
    for seed in range(5):
        evening = lobby(9, rounds=6)
        for user_id in range(1, 10):
            evening.add(CheckedIn(user_id), START)
        evening.add(draw(evening.night, random.Random(seed)))
        run(evening)
        while evening.night.running is not None:
            play_round(evening, RNG)
        times = dict.fromkeys(range(1, 10), 0)
        for past in evening.night.past:
            for meeting in past.round.meetings:
                for one, other in meeting.sides:
                    for person, partner in ((one, other), (other, one)):
                        if person <= 9 < partner:
                            times[person] += 1
        assert max(times.values()) - min(times.values()) <= 1


@pytest.mark.parametrize("movement", [Movement.ROUND_ROBIN, Movement.SWISS])
def test_pairs_stay_together(movement: Movement) -> None:
    evening = begun(16, movement=movement)
    for _ in range(5):
        play_round(evening, RNG)
    rounds = [one.round for one in evening.night.past]
    assert set(count_partners(rounds).values()) == {len(rounds)}


def test_in_swiss_the_leaders_meet() -> None:
    evening = begun(8, movement=Movement.SWISS)
    assert [meeting.sides for meeting in sitting(evening).meetings] == [((1, 2), (3, 4)), ((5, 6), (7, 8))]
    for table, winners in ((1, 3), (2, 9)):
        best, last = SeatScore(winners, 8), SeatScore()
        evening.add(TableScored(table, (last, best, last, best)))
    run(evening)
    assert [meeting.sides for meeting in sitting(evening).meetings] == [((7, 8), (3, 4)), ((1, 2), (5, 6))]


@pytest.mark.parametrize(
    "fact",
    [
        NightBegun(numbered(4), ("Bear",)),
        NightBegun((Entrant(1), Entrant(1), Entrant(2), Entrant(3), Entrant(4)), ()),
        NightBegun(numbered(8), ("Bear", "Wolf")),
    ],
    ids=["not-a-multiple", "somebody-twice", "too-few-computers"],
)
def test_a_draw_has_everybody_once(fact: NightBegun) -> None:
    assert refusal(lobby(5), fact) is NightRefusal.CONTRADICTION


def test_nobody_sits_twice() -> None:
    evening = lobby(4)
    evening.add(draw_night(evening.night, [], all_entrants(evening.night), {}))
    twice = Round(1, seat_round(1, [((Entrant(1), Entrant(2)), (Entrant(1), Entrant(3)))]).meetings)
    assert refusal(evening, RoundBegun(twice)) is NightRefusal.CONTRADICTION
    assert count_computers(evening.night) == 0


def test_a_night_is_opened_once_and_its_rounds_follow_each_other() -> None:
    evening = begun(4)
    assert refusal(evening, NightOpened(1, 2, 3, PLAN)) is NightRefusal.CONTRADICTION
    assert refusal(evening, RoundBegun(sitting(evening))) is NightRefusal.NOT_NOW
    evening = lobby(4)
    evening.add(draw_night(evening.night, [], all_entrants(evening.night), {}))
    following = next_round(evening.night)
    assert following is not None
    assert refusal(evening, RoundBegun(replace(following, number=2))) is NightRefusal.NOT_NOW


def test_standings_count_the_tables_that_are_done() -> None:
    evening = begun(8)
    assert {one.place for one in standings(evening.night)} == {1}
    evening.add(TableScored(2, (SeatScore(5), SeatScore(), SeatScore(5), SeatScore())))
    leaders = [one.total.entrant for one in standings(evening.night) if one.place == 1]
    assert sorted(leaders) == sorted(sitting(evening).meetings[1].odd)
