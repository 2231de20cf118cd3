"""Whatever people do, a night ends, nobody sits twice, all results are counted, and its facts make it again."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tournaments.movements import Entrant, Movement
from bot.tournaments.nights.night import (
    NIGHT_CODEC,
    CameBack,
    CheckedIn,
    Entered,
    Left,
    Night,
    NightClosing,
    NightFact,
    NightStatus,
    RoundExtended,
    TableScored,
    TimeCalled,
    apply_fact,
)
from bot.tournaments.nights.rounds import GRACE_SECONDS, standings
from tests.tournaments.nights.evenings import HOST, OPENED_AT, START, Evening, lobby, random_score, step_on


def wish(rng: random.Random, people: int) -> NightFact:
    """What somebody might want, be it possible or not."""
    user_id = rng.randrange(1, people + 4)
    wishes: list[NightFact] = [
        Entered(user_id, f"Player {user_id}", rng.choice((None, user_id + 1, user_id - 1))),
        Left(user_id),
        CheckedIn(user_id),
        CheckedIn(user_id),
        Left(user_id, rng.choice((None, HOST))),
        CameBack(user_id),
        RoundExtended(HOST, rng.randrange(3), rng.randrange(0, 300, 60)),
        TimeCalled(HOST),
        TableScored(rng.randrange(12), random_score(rng)),
    ]
    return rng.choice(wishes)


def a_night(movement: Movement, people: int, minutes: int | None, seed: int) -> Evening:
    """A night from its lobby to its end, with people who come and go."""
    rng, now = random.Random(seed), OPENED_AT
    evening = lobby(people, movement=movement, minutes=minutes, rounds=rng.randrange(1, 8))
    for user_id in range(1, people + 1):
        if rng.random() < 0.9:
            evening.tried(CheckedIn(user_id), START - 100)
    while evening.night.status is not NightStatus.CLOSED:
        assert len(evening.facts) < 5000, "the night does not end"
        if rng.random() < 0.3:
            evening.tried(wish(rng, people), now)
        else:
            now = max(now, step_on(evening, now, rng))
    return evening


NIGHTS = st.builds(
    a_night,
    st.sampled_from(Movement),
    st.integers(1, 40),
    st.sampled_from((None, 1, 20)),
    st.integers(0, 2**32),
)


@settings(max_examples=60)
@given(NIGHTS)
def test_a_night_ends_and_nobody_sits_twice(evening: Evening) -> None:
    night = evening.night
    for one in night.past:
        playing = list(one.round.entrants)
        assert len(set(playing)) == len(playing)
        assert set(playing) <= set(night.entrants)
        if not night.plan.movement.eliminates:
            assert set(playing) == set(night.entrants), "nobody sits out"
    assert len(night.participants) % 4 == 0 or not night.order
    assert len({one.user_id for one in night.people}) == len(night.people)
    if night.closing is NightClosing.FINISHED and not night.plan.movement.eliminates:
        assert len(night.past) == night.plan.rounds
    assert (night.closing is NightClosing.TOO_FEW) == (not night.order)


@settings(max_examples=60)
@given(NIGHTS)
def test_all_results_are_counted(evening: Evening) -> None:
    sums: Counter[Entrant] = Counter()
    for one in evening.night.past:
        for meeting, table in one.scored:
            sums.update(dict(zip(meeting.seats, (seat.points for seat in table.score), strict=True)))
    lines = [(entrant, one.total.score.points) for one in standings(evening.night) for entrant in one.total.entrants]
    assert {entrant: points for entrant, points in lines if points} == {
        entrant: points for entrant, points in sums.items() if points
    }
    assert sorted(entrant for entrant, _ in lines) == sorted(evening.night.entrants)


@settings(max_examples=30)
@given(NIGHTS)
def test_its_facts_make_the_same_night_at_every_moment(evening: Evening) -> None:
    replayed: Night | None = None
    lived: Night | None = None
    for fact, at in evening.facts:
        again = NIGHT_CODEC.decode(*NIGHT_CODEC.encode(fact))
        assert again == fact
        replayed, lived = apply_fact(replayed, again, at), apply_fact(lived, fact, at)
        assert replayed == lived
    assert replayed == evening.night
    assert evening.night.seq == len(evening.facts)


def test_an_empty_night_closes_after_the_grace_time() -> None:
    evening, now, rng = lobby(6), OPENED_AT, random.Random(1)
    while evening.night.status is not NightStatus.CLOSED:
        now = step_on(evening, now, rng)
    assert (evening.night.closing, now) == (NightClosing.TOO_FEW, START + GRACE_SECONDS)
