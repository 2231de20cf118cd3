"""What a night does by itself, who joins, leaves and comes back, and who sits with whom."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.engine.scoring import SeatScore
from bot.ratings.games import Rating
from bot.tournaments.movements import Entrant, Movement, Round, count_partners, pairs_in, seat_round
from bot.tournaments.nights.night import (
    CameBack,
    CheckedIn,
    Entered,
    HostProposed,
    LastCallGiven,
    Left,
    NightBegun,
    NightClosed,
    NightClosing,
    NightError,
    NightFact,
    NightOpened,
    NightRefusal,
    NightStatus,
    PauseBegun,
    Reminded,
    ResultCorrected,
    RoundBegun,
    RoundEnded,
    RoundExtended,
    SeatsSwapped,
    TableScored,
    TimeCalled,
    apply_fact,
)
from bot.tournaments.nights.rounds import (
    GRACE_SECONDS,
    PAUSE_SECONDS,
    REVIEW_SECONDS,
    DrawDue,
    Moment,
    all_entrants,
    count_computers,
    draw_night,
    line_entrants,
    moment_due,
    next_moment,
    next_round,
    places_of_people,
    rounds_survived,
    score_card,
    standings,
    without_partner,
)
from tests.tournaments.nights.evenings import (
    HOST,
    OPENED_AT,
    PLAN,
    START,
    Evening,
    begun,
    draw,
    lobby,
    play_round,
    random_score,
    run,
    users,
)
from tests.tournaments.random_play import numbered
from tests.world import require

RNG = random.Random(16)


def all_scored(evening: Evening) -> Evening:
    assert evening.night.running is not None
    for meeting in evening.night.running.round.meetings:
        evening.add(TableScored(meeting.table, random_score(RNG), hands=8))
    return evening


def test_reminders_come_ten_minutes_and_one_minute_before() -> None:
    evening = lobby(8)
    assert moment_due(evening.night, START - 601) is None
    assert next_moment(evening.night, START - 601) == Moment(START - 600, Reminded(600))
    assert moment_due(evening.night, START - 600) == Moment(START - 600, Reminded(600))
    evening.add(Reminded(600), START - 599)
    assert moment_due(evening.night, START - 61) is None
    assert moment_due(evening.night, START - 60) == Moment(START - 60, Reminded(60))
    evening.add(Reminded(60), START - 60)
    assert moment_due(evening.night, START - 1) is None


def test_after_a_stop_only_the_latest_reminder_is_sent() -> None:
    night = lobby(8).night
    assert moment_due(night, START - 30) == Moment(START - 60, Reminded(60))
    assert moment_due(night, START + 30) is None, "the start waits for those who have not checked in"


def test_nobody_is_reminded_of_a_time_before_the_night_was_opened() -> None:
    night = lobby(8, starts_at=OPENED_AT + 300).night
    assert moment_due(night, OPENED_AT) is None
    assert next_moment(night, OPENED_AT) == Moment(OPENED_AT + 240, Reminded(60))


def test_the_night_begins_in_time_if_all_are_there() -> None:
    evening = lobby(5)
    for user_id in range(1, 6):
        assert moment_due(evening.night, START) is None
        evening.add(CheckedIn(user_id), START - 10)
    assert moment_due(evening.night, START - 1) == Moment(START - 60, Reminded(60))
    assert moment_due(evening.night, START) == Moment(START, DrawDue())


def test_the_start_waits_a_grace_time_for_the_others() -> None:
    evening = lobby(5)
    for user_id in (1, 2, 3):
        evening.add(CheckedIn(user_id), START)
    assert moment_due(evening.night, START + GRACE_SECONDS - 1) is None
    assert moment_due(evening.night, START + GRACE_SECONDS) == Moment(START + GRACE_SECONDS, DrawDue())


def test_one_person_is_too_few_for_a_night() -> None:
    evening = lobby(1)
    evening.add(CheckedIn(1), START)
    assert moment_due(evening.night, START) is None
    moment = require(moment_due(evening.night, START + GRACE_SECONDS))
    assert moment.what == NightClosed(NightClosing.TOO_FEW)


def test_a_round_by_hands_waits_for_its_tables() -> None:
    evening = begun(8)
    assert evening.night.running is not None
    assert (evening.night.running.hands, evening.night.running.ends_at) == (8, None)
    evening.add(TableScored(1, random_score(RNG)))
    assert moment_due(evening.night, START + 10_000) is None
    evening.add(TableScored(2, random_score(RNG)), START + 900)
    assert moment_due(evening.night, START + 900) == Moment(START + 900, RoundEnded())


def test_a_round_by_time_is_called_and_then_waits_for_its_tables() -> None:
    evening = begun(8, minutes=20)
    assert evening.night.running is not None
    assert (evening.night.running.hands, evening.night.running.ends_at) == (None, START + 1200)
    assert moment_due(evening.night, START + 1079) is None
    assert moment_due(evening.night, START + 1200) == Moment(START + 1200, TimeCalled(None))
    evening.add(TimeCalled(None), START + 1200)
    assert moment_due(evening.night, START + 9999) is None
    moment = require(moment_due(all_scored(evening).night, START + 1300))
    assert moment.what == RoundEnded()


@pytest.mark.parametrize("minutes", [None, 20])
def test_the_head_tables_bell_ends_a_round_to_points(minutes: int | None) -> None:
    evening = begun(8, points=13, minutes=minutes)
    assert require(evening.night.running).hands is None
    evening.add(TableScored(2, random_score(RNG)), START + 300)
    assert moment_due(evening.night, START + 600) is None, "another table's end rings no bell"
    evening = begun(8, points=13, minutes=minutes)
    evening.add(TableScored(1, random_score(RNG)), START + 600)
    assert moment_due(evening.night, START + 600) == Moment(START + 600, TimeCalled(None))
    evening.add(TimeCalled(None), START + 600)
    assert moment_due(evening.night, START + 9999) is None, "the other table finishes its hand"
    evening.add(TableScored(2, random_score(RNG)), START + 660)
    assert moment_due(evening.night, START + 660) == Moment(START + 660, RoundEnded())


def test_minutes_end_a_round_to_points_before_the_bell() -> None:
    evening = begun(8, points=13, minutes=20)
    assert next_moment(evening.night, START + 1080) == Moment(START + 1200, TimeCalled(None))


def test_nothing_is_added_to_a_round_to_points_alone() -> None:
    for hands, seconds in ((4, 0), (0, 300)):
        begun(8, points=13).refuses(RoundExtended(HOST, hands, seconds), NightRefusal.BY_POINTS)
    evening = begun(8, points=13, minutes=20)
    evening.add(RoundExtended(HOST, hands=0, seconds=300))
    assert next_moment(evening.night, START + 1380) == Moment(START + 1500, TimeCalled(None))


def test_a_round_by_time_has_one_last_call_and_another_if_it_is_extended() -> None:
    evening = begun(8, minutes=20)
    assert next_moment(evening.night, START) == Moment(START + 1080, LastCallGiven())
    evening.add(LastCallGiven(), START + 1080)
    assert next_moment(evening.night, START + 1080) == Moment(START + 1200, TimeCalled(None))
    evening.add(RoundExtended(HOST, hands=0, seconds=30), START + 1150)
    assert moment_due(evening.night, START + 1150) is None, "two minutes are still fewer than the last call's"
    evening.add(RoundExtended(HOST, hands=0, seconds=300), START + 1160)
    assert next_moment(evening.night, START + 1160) == Moment(START + 1410, LastCallGiven())


def test_the_host_extends_a_round_and_ends_it() -> None:
    evening = begun(8, minutes=20)
    evening.add(RoundExtended(HOST, hands=0, seconds=300))
    assert next_moment(evening.night, START) == Moment(START + 1380, LastCallGiven())
    evening.add(TimeCalled(HOST))
    assert next_moment(evening.night, START) is None
    evening.refuses(RoundExtended(HOST, hands=0, seconds=300), NightRefusal.TOO_LATE)


def test_a_round_by_hands_is_extended_by_hands() -> None:
    evening = begun(8)
    evening.add(RoundExtended(HOST, hands=4, seconds=0))
    assert evening.night.running is not None
    assert (evening.night.running.hands, evening.night.running.ends_at) == (12, None)
    with pytest.raises(NightError):
        evening.add(RoundExtended(HOST, hands=0, seconds=300))


def test_no_round_ends_while_a_table_plays() -> None:
    evening = begun(8)
    evening.add(TableScored(1, random_score(RNG)))
    evening.refuses(RoundEnded(), NightRefusal.NOT_NOW)


def test_between_rounds_there_is_a_pause() -> None:
    evening = all_scored(begun(8))
    evening.add(RoundEnded(), START + 1000)
    assert moment_due(evening.night, START + 1000 + PAUSE_SECONDS - 1) is None
    moment = require(moment_due(evening.night, START + 1000 + PAUSE_SECONDS))
    assert isinstance(moment.what, RoundBegun)
    assert moment.what.round.number == 2
    evening.add(Left(3), START + 1030)
    assert next_moment(evening.night, START + 1030) is not None
    assert moment_due(evening.night, START + 1000 + PAUSE_SECONDS) == moment, "who comes and goes does not prolong it"


def test_after_its_rounds_the_night_is_over() -> None:
    evening = begun(8, rounds=2)
    play_round(evening, RNG)
    assert evening.night.status is NightStatus.ROUND
    play_round(evening, RNG)
    assert (evening.night.status, evening.night.closing) == (NightStatus.CLOSED, NightClosing.FINISHED)
    with pytest.raises(NightError):
        evening.add(Left(1))


def test_after_the_last_round_its_results_can_be_corrected_for_five_minutes() -> None:
    """A correction begins them anew; then the results are final."""
    evening = all_scored(begun(4, rounds=1))
    evening.add(RoundEnded(), START + 1000)
    assert moment_due(evening.night, START + 1000 + REVIEW_SECONDS - 1) is None
    evening.add(ResultCorrected(HOST, 1, (20, 0)), START + 1200)
    first = standings(evening.night)[0].total
    assert (first.score.points, next_round(evening.night)) == (20, None)
    assert moment_due(evening.night, START + 1200 + REVIEW_SECONDS - 1) is None
    moment = moment_due(evening.night, START + 1200 + REVIEW_SECONDS)
    assert moment == Moment(START + 1200 + REVIEW_SECONDS, NightClosed(NightClosing.FINISHED))
    assert refusal(run(evening), ResultCorrected(HOST, 1, (0, 20))) is NightRefusal.TOO_LATE


@pytest.mark.parametrize(
    ("rounds", "seconds", "what"), [(2, PAUSE_SECONDS, RoundBegun), (1, REVIEW_SECONDS, NightClosed)]
)
@pytest.mark.parametrize("every", [10, 60, 80])
@pytest.mark.parametrize("asked", [False, True])
def test_corrections_to_and_fro_put_the_end_of_a_pause_off_by_five_minutes_at_most(
    rounds: int, seconds: int, what: type, every: int, asked: bool
) -> None:
    evening = begun(8, rounds=rounds)
    for meeting in require(evening.night.running).round.meetings:
        evening.add(TableScored(meeting.table, (SeatScore(5), SeatScore(1), SeatScore(5), SeatScore(1)), hands=8))
    evening.add(RoundEnded(), START + 1000)
    start = evening.add(PauseBegun(), START + 1050).status_at  # Discord was away
    if asked:
        evening.add(HostProposed(1, ResultCorrected(1, 1, (0, 2))), start + 5)
    now = start + every
    while moment_due(evening.night, now) is None and now < start + 7200:
        number = len(evening.night.corrections)
        swapped = rounds == 2 and number % 3 == 2
        evening.add(SeatsSwapped(HOST, 1, 2) if swapped else ResultCorrected(HOST, 1, (number % 3 + 1, 0)), now)
        now += every
    moment = require(moment_due(evening.night, now))
    assert isinstance(moment.what, what)
    assert moment.at == start + seconds + 300
    assert evening.night.corrections


def test_a_correction_changes_the_points_of_its_table() -> None:
    evening = begun(8, rounds=2)
    for meeting, points in zip(require(evening.night.running).round.meetings, (5, 3), strict=True):
        scores = (SeatScore(points), SeatScore(1), SeatScore(points), SeatScore(1))
        evening.add(TableScored(meeting.table, scores, hands=8))
    evening.add(RoundEnded())
    for table in (1, 2):
        odd, even = map(int, evening.night.past[0].tables[table - 1].points)
        assert refusal(evening, ResultCorrected(HOST, table, (odd, even))) is NightRefusal.UNCHANGED
        for other in ((odd + 1, even), (odd, even + 1), (even, odd)):
            fact = ResultCorrected(HOST, table, other)
            night = apply_fact(evening.night, fact, evening.night.at)
            assert night.past[0].tables[table - 1].points == other


def test_a_corrected_final_has_another_winner_and_no_further_round() -> None:
    evening = begun(8, movement=Movement.SINGLE_ELIMINATION)
    while next_round(evening.night) is not None:
        if evening.night.running is None:
            run(evening)
        for meeting in evening.night.running.round.meetings if evening.night.running is not None else ():
            score = (SeatScore(5), SeatScore(), SeatScore(5), SeatScore())
            evening.add(TableScored(meeting.table, score, hands=8))
        evening.add(RoundEnded())
    first, second = (placing.total.entrants for placing in standings(evening.night)[:2])
    evening.add(ResultCorrected(HOST, 1, (0, 5)), evening.night.at + 10)
    assert [placing.total.entrants for placing in standings(evening.night)[:2]] == [second, first]
    moment = next_moment(evening.night, evening.night.at)
    assert moment == Moment(evening.night.at + REVIEW_SECONDS, NightClosed(NightClosing.FINISHED))


def test_a_deserted_night_closes_after_the_round() -> None:
    evening = begun(4)
    for user_id in range(1, 5):
        evening.add(Left(user_id))
    play_round(evening, RNG)
    assert evening.night.closing is NightClosing.DESERTED


def test_an_elimination_ends_when_one_pair_is_left_and_it_is_first() -> None:
    evening = begun(24, movement=Movement.SINGLE_ELIMINATION, rounds=1)
    while evening.night.status is NightStatus.ROUND:
        play_round(evening, RNG)
    assert evening.night.closing is NightClosing.FINISHED
    final = evening.night.past[-1].played
    first = standings(evening.night)
    assert [set(one.total.entrants) for one in first[:2]] == [set(final.winners[0]), set(final.losers[0])]
    assert [one.place for one in first[:2]] == [1, 2]


# -- people
#
# Who joins, comes late, does not come, leaves and comes back; and who sits with whom.


PEOPLE_RNG = random.Random(8)


def sitting(evening: Evening) -> Round:
    return require(evening.night.running).round


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
    evening.add(Left(2))
    assert users(evening, "here") == [1, 3]
    assert refusal(evening, Left(2)) is NightRefusal.NOT_JOINED


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
    play_round(evening, PEOPLE_RNG)
    assert users(evening, "returning") == []
    assert evening.night.participants[2].stood_in == (1,)


def test_nobody_is_late_for_a_night_that_begins_early() -> None:
    evening = lobby(4)
    evening.add(draw_night(evening.night, [], all_entrants(evening.night), {}), START - 3000)
    assert users(evening, "here") == [1, 2, 3, 4]


def seated(evening: Evening, user_id: int) -> bool:
    """Whether somebody has a seat in the next round or the running one."""
    return evening.night.entrant_of(user_id) in evening.night.order


@pytest.mark.parametrize("movement", [one for one in Movement if not one.eliminates])
def test_a_spare_takes_a_computers_seat_after_the_round_and_then_a_leavers(movement: Movement) -> None:
    evening = begun(7, movement=movement, rounds=4)
    for user_id in (8, 9):
        evening.add(Entered(user_id, f"Player {user_id}"))
        assert not seated(evening, user_id)
    assert [after for _, after in evening.night.next_takeovers] == [9], "the eighth seat is a computer's"
    play_round(evening, PEOPLE_RNG)
    assert (seated(evening, 8), seated(evening, 9)) == (True, False)
    playing = next(iter(sitting(evening).entrants))
    evening.add(Left(evening.night.participant(playing).user_id or 8))
    assert [before for before, _ in evening.night.next_takeovers] == [playing]


@pytest.mark.parametrize("seed", range(8))
def test_a_spare_gets_only_a_seat_that_is_still_in_an_elimination(seed: int) -> None:
    evening = begun(15, movement=Movement.SINGLE_ELIMINATION)
    evening.add(Entered(17, "Ida"))
    play_round(evening, random.Random(seed))
    assert seated(evening, 17) == (rounds_survived(evening.night)[evening.night.holder(Entrant(16))] is None)


def test_who_has_a_computer_as_partner_gets_the_first_spare() -> None:
    evening = begun(5, movement=Movement.ROUND_ROBIN)
    evening.add(Left(1))
    evening.add(Entered(6, "Fay"))
    evening.add(Entered(7, "Gil"))
    assert [before for before, _ in evening.night.next_takeovers] == [6, 1], "and then 7 and 8, who are a pair"


def test_a_pair_keeps_its_points_when_spares_take_its_seats() -> None:
    evening = play_round(begun(8, movement=Movement.ROUND_ROBIN, rounds=4), PEOPLE_RNG)
    for fact in (Entered(9, "Ida"), Entered(10, "Jon"), Left(1), Left(2)):
        evening.add(fact)
    for _ in range(3):
        play_round(evening, PEOPLE_RNG)
    [line] = [one for one in standings(evening.night) if one.total.entrants == (9, 10)]
    points = [score_card(evening.night, Entrant(number))[-1].points for number in (1, 9)]
    assert line.total.score.points == sum(points)
    assert all(points)


def test_a_computer_whose_seat_was_taken_over_is_no_spare() -> None:
    evening = begun(5, rounds=4)
    evening.add(Entered(9, "Ida"))
    for _ in range(2):
        play_round(evening, PEOPLE_RNG)
    assert evening.night.spares == ()
    assert len(evening.night.takeovers) == 1


def test_spares_get_computers_seats_before_those_of_missing_people_and_of_leavers() -> None:
    evening = begun(7, absent=(3,))
    evening.add(Left(1))
    for user_id in (9, 10, 11, 12):
        evening.add(Entered(user_id, f"Player {user_id}"))
    assert [before for before, _ in evening.night.next_takeovers] == [8, 3, 1]


def test_who_comes_back_before_a_spare_has_their_seat_keeps_it_and_waits_like_a_spare_afterwards() -> None:
    evening = begun(8)
    evening.add(Left(1))
    evening.add(Entered(9, "Ida"))
    evening.add(CameBack(1))
    play_round(evening, PEOPLE_RNG)
    assert (seated(evening, 1), seated(evening, 9)) == (True, False)
    evening.add(Left(1))
    play_round(evening, PEOPLE_RNG)
    assert (seated(evening, 1), seated(evening, 9)) == (False, True)
    evening.add(Entered(1, "Ann"))
    evening.add(Left(2))
    play_round(evening, PEOPLE_RNG)
    assert seated(evening, 1)
    assert users(evening, "away") == [2]


def test_a_spares_points_are_their_own_and_the_earlier_ones_stay_whose_they_were() -> None:
    evening = play_round(begun(8, rounds=4), PEOPLE_RNG)
    before = {one.total.entrant: one.total.score.points for one in standings(evening.night)}[Entrant(1)]
    evening.add(Left(1))
    evening.add(Entered(9, "Ida"))
    for _ in range(3):
        play_round(evening, PEOPLE_RNG)
    lines = {one.total.entrant: one for one in standings(evening.night)}
    assert lines[Entrant(1)].place is None, "a computer played one of their rounds, and then they were gone"
    assert lines[Entrant(9)].place is not None
    cards = {number: score_card(evening.night, Entrant(number)) for number in (1, 9)}
    assert [line.number for line in cards[1]] == [1, 2]
    assert cards[1][0].points == before
    assert [line.number for line in cards[9]] == [3, 4]
    assert cards[9][-1].points == lines[Entrant(9)].total.score.points


@pytest.mark.parametrize(("gone_after", "placed"), [(1, {1, 3, 4, 5, 6, 7, 8, 9}), (2, {1, 2, 3, 4, 5, 6, 7, 8})])
def test_a_pairs_place_is_theirs_who_played_at_least_half_of_its_rounds(gone_after: int, placed: set[int]) -> None:
    evening = begun(8, movement=Movement.ROUND_ROBIN, rounds=4)
    for number in range(1, 5):
        play_round(evening, PEOPLE_RNG)
        if number == gone_after:
            evening.add(Entered(9, "Ida"))
            evening.add(Left(2))
    assert places_of_people(evening.night).keys() == placed
    named = {entrant for one in standings(evening.night) for entrant in line_entrants(evening.night, one.total)}
    assert (2 in named) == (2 in placed)


def test_no_spare_joins_once_no_round_is_sure_to_follow() -> None:
    evening = begun(7, rounds=1)
    assert refusal(evening, Entered(9, "Ida")) is NightRefusal.TOO_LATE


def test_nobody_is_marked_for_a_round_without_play() -> None:
    evening = begun(12, absent=(1, 12), movement=Movement.SINGLE_ELIMINATION)
    assert sitting(evening).byes == ((1, 2), (3, 4))
    assert [evening.night.participants[place].stood_in for place in (0, 11)] == [(), (1,)]


def test_a_dropout_is_replaced_at_once_and_may_return_next_round() -> None:
    evening = begun(8)
    evening.add(Left(2))
    assert by_computer(evening, 1)
    assert refusal(evening, Left(2)) is NightRefusal.NOT_NOW
    play_round(evening, PEOPLE_RNG)
    play_round(evening, PEOPLE_RNG)
    assert evening.night.participants[1].stood_in == (1, 2, 3)
    evening.add(CameBack(2))
    assert by_computer(evening, 1)
    assert refusal(evening, CameBack(2)) is NightRefusal.NOT_NOW
    play_round(evening, PEOPLE_RNG)
    assert not by_computer(evening, 1)
    assert evening.night.participants[1].stood_in == (1, 2, 3)


@pytest.mark.parametrize("fact", [CheckedIn(1), Reminded(60), NightBegun(numbered(4), ())])
def test_lobby_decisions_are_refused_after_the_start(fact: NightFact) -> None:
    assert refusal(begun(4), fact) is NightRefusal.TOO_LATE


def test_two_who_name_each_other_are_a_pair() -> None:
    evening = lobby(0, movement=Movement.SWISS)
    for user_id, partner_id in ((1, 4), (2, 1), (3, 5), (4, 1), (5, 2)):
        evening.add(Entered(user_id, str(user_id), partner_id), START)
    assert without_partner(evening.night) == (2, 3, 5)
    named_in_vain = 0
    for seed in range(20):
        fact = draw(evening.night, random.Random(seed))
        pairs = [frozenset(pair) for pair in pairs_in(fact.order)]
        assert frozenset((1, 4)) in pairs
        named_in_vain += frozenset((3, 5)) not in pairs
        assert sum(min(pair) <= 5 for pair in pairs) == 3, "one person only has a computer as partner"
    assert named_in_vain


def test_partners_who_avoid_each_other_by_now_are_no_pair() -> None:
    evening = lobby(8, movement=Movement.SWISS)
    for user_id in range(1, 5):
        evening.add(Left(user_id))
    for user_id, partner_id in ((1, 2), (2, 1), (3, 4), (4, 3)):
        evening.add(Entered(user_id, f"Player {user_id}", partner_id))
    one, other = (require(evening.night.entrant_of(user_id)) for user_id in (1, 2))
    order, rng, pairs = list(all_entrants(evening.night)), random.Random(1), set[bool]()
    for avoiding in (False,) * 20 + (True,) * 20:
        rng.shuffle(order)
        apart = frozenset({frozenset((one, other))} if avoiding else ())
        drawn = [set(pair) for pair in pairs_in(draw_night(evening.night, [], order, {}, apart).order)]
        assert {require(evening.night.entrant_of(user_id)) for user_id in (3, 4)} in drawn
        assert avoiding or {one, other} in drawn
        pairs.add({one, other} in drawn)
    assert pairs == {True, False}, "one draw in seven makes them a pair by chance"


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
            play_round(evening, PEOPLE_RNG)
        times = dict.fromkeys(range(1, 10), 0)
        for past in evening.night.past:
            for meeting in past.round.meetings:
                for one, other in meeting.sides:
                    for person, partner in ((one, other), (other, one)):
                        if person <= 9 < partner:
                            times[person] += 1
        assert max(times.values()) - min(times.values()) <= 1


@pytest.mark.parametrize("movement", [Movement.ROUND_ROBIN, Movement.SWISS, Movement.PAIRS_LADDER])
def test_pairs_stay_together(movement: Movement) -> None:
    evening = begun(16, movement=movement)
    for _ in range(5):
        play_round(evening, PEOPLE_RNG)
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
    following = require(next_round(evening.night))
    assert refusal(evening, RoundBegun(replace(following, number=2))) is NightRefusal.NOT_NOW


def test_standings_count_the_tables_that_are_done() -> None:
    evening = begun(8)
    assert {one.place for one in standings(evening.night)} == {1}
    evening.add(TableScored(2, (SeatScore(5), SeatScore(), SeatScore(5), SeatScore())))
    leaders = [one.total.entrant for one in standings(evening.night) if one.place == 1]
    assert sorted(leaders) == sorted(sitting(evening).meetings[1].odd)
