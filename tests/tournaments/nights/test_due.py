"""What happens by itself: reminders, the start, the ends of rounds, the pauses and the end."""

from __future__ import annotations

import random

import pytest

from bot.tournaments.movements import Movement
from bot.tournaments.nights.night import (
    CheckedIn,
    DroppedOut,
    NightClosed,
    NightClosing,
    NightError,
    NightRefusal,
    NightStatus,
    Reminded,
    RoundBegun,
    RoundEnded,
    RoundExtended,
    TableScored,
    TimeCalled,
)
from bot.tournaments.nights.rounds import (
    GRACE_SECONDS,
    PAUSE_SECONDS,
    DrawDue,
    Moment,
    moment_due,
    next_moment,
    standings,
)
from tests.tournaments.nights.evenings import HOST, OPENED_AT, START, Evening, begun, lobby, play_round, random_score

RNG = random.Random(16)


def all_scored(evening: Evening) -> Evening:
    assert evening.night.running is not None
    for meeting in evening.night.running.round.meetings:
        evening.add(TableScored(meeting.table, random_score(RNG)))
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
    moment = moment_due(evening.night, START + GRACE_SECONDS)
    assert moment is not None
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
    assert moment_due(evening.night, START + 1199) is None
    assert moment_due(evening.night, START + 1200) == Moment(START + 1200, TimeCalled(None))
    evening.add(TimeCalled(None), START + 1200)
    assert moment_due(evening.night, START + 9999) is None
    moment = moment_due(all_scored(evening).night, START + 1300)
    assert moment is not None
    assert moment.what == RoundEnded()


def test_the_host_extends_a_round_and_ends_it() -> None:
    evening = begun(8, minutes=20)
    evening.add(RoundExtended(HOST, hands=0, seconds=300))
    assert next_moment(evening.night, START) == Moment(START + 1500, TimeCalled(None))
    evening.add(TimeCalled(HOST))
    assert next_moment(evening.night, START) is None
    with pytest.raises(NightError) as caught:
        evening.add(RoundExtended(HOST, hands=0, seconds=300))
    assert caught.value.refusal is NightRefusal.TOO_LATE


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
    with pytest.raises(NightError) as caught:
        evening.add(RoundEnded())
    assert caught.value.refusal is NightRefusal.NOT_NOW


def test_between_rounds_there_is_a_pause() -> None:
    evening = all_scored(begun(8))
    evening.add(RoundEnded(), START + 1000)
    assert moment_due(evening.night, START + 1000 + PAUSE_SECONDS - 1) is None
    moment = moment_due(evening.night, START + 1000 + PAUSE_SECONDS)
    assert moment is not None
    assert isinstance(moment.what, RoundBegun)
    assert moment.what.round.number == 2
    evening.add(DroppedOut(3), START + 1030)
    assert next_moment(evening.night, START + 1030) is not None
    assert moment_due(evening.night, START + 1000 + PAUSE_SECONDS) == moment, "who comes and goes does not prolong it"


def test_after_its_rounds_the_night_is_over() -> None:
    evening = begun(8, rounds=2)
    play_round(evening, RNG)
    assert evening.night.status is NightStatus.ROUND
    play_round(evening, RNG)
    assert (evening.night.status, evening.night.closing) == (NightStatus.CLOSED, NightClosing.FINISHED)
    with pytest.raises(NightError):
        evening.add(DroppedOut(1))


def test_a_deserted_night_closes_after_the_round() -> None:
    evening = begun(4)
    for user_id in range(1, 5):
        evening.add(DroppedOut(user_id))
    play_round(evening, RNG)
    assert evening.night.closing is NightClosing.DESERTED


@pytest.mark.parametrize("movement", [Movement.SINGLE_ELIMINATION, Movement.DOUBLE_ELIMINATION])
def test_an_elimination_ends_when_one_pair_is_left_and_it_is_first(movement: Movement) -> None:
    evening = begun(24, movement=movement, rounds=1)
    while evening.night.status is NightStatus.ROUND:
        play_round(evening, RNG)
    assert evening.night.closing is NightClosing.FINISHED
    final = evening.night.past[-1].played
    first = standings(evening.night)
    assert [set(one.total.entrants) for one in first[:2]] == [set(final.winners[0]), set(final.losers[0])]
    assert [one.place for one in first[:2]] == [1, 2]
