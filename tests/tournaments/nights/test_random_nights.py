"""Whatever people do, a night ends, nobody sits twice, all results are counted, and its facts make it again."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from bot.tournaments.movements import Entrant, Movement
from bot.tournaments.nights.night import (
    NIGHT_CODEC,
    Attendance,
    CameBack,
    CheckedIn,
    Entered,
    HostProposed,
    Left,
    Night,
    NightBegun,
    NightClosing,
    NightError,
    NightFact,
    NightRefusal,
    NightStatus,
    ProposalAnswered,
    RoundBegun,
    RoundEnded,
    RoundExtended,
    SeatsSwapped,
    SwappedSeats,
    TableScored,
    TakenOver,
    TimeCalled,
    apply_fact,
)
from bot.tournaments.nights.rounds import GRACE_SECONDS, next_round, people_of, score_card, standings
from tests.tournaments.nights.evenings import (
    HOST,
    OPENED_AT,
    START,
    Evening,
    apart_on,
    draw,
    lobby,
    play_round,
    random_score,
    run,
    step_on,
)
from tests.world import require


def wish(rng: random.Random, people: int, night: Night) -> NightFact:
    """What somebody might want, be it possible or not."""
    user_id, other_id = rng.randrange(1, people + 4), rng.randrange(1, people + 4)
    swap = SeatsSwapped(HOST, user_id, other_id)
    if night.status is NightStatus.PAUSE and rng.random() < 0.7:
        more = HostProposed(HOST, swap), Entered(people + 1 + rng.randrange(3), "Spare")
        return rng.choice((swap, ProposalAnswered(user_id), Left(user_id), *more))
    wishes: list[NightFact] = [
        Entered(user_id, f"Player {user_id}", rng.choice((None, None, user_id + 1, user_id - 1))),
        Entered(user_id, f"Player {user_id}"),
        Left(user_id),
        Left(user_id),
        CheckedIn(user_id),
        CheckedIn(user_id),
        Left(user_id, rng.choice((None, HOST))),
        CameBack(user_id),
        RoundExtended(HOST, rng.randrange(3), rng.randrange(0, 300, 60)),
        TimeCalled(HOST),
        HostProposed(HOST, Left(user_id, HOST)),
        ProposalAnswered(user_id),
        TableScored(rng.randrange(12), random_score(rng)),
    ]
    return rng.choice(wishes)


def a_night(movement: Movement, people: int, minutes: int | None, seed: int, avoiding: float) -> Evening:
    """A night from its lobby to its end, with people who come and go."""
    rng, now = random.Random(seed), OPENED_AT
    evening = lobby(people, movement=movement, minutes=minutes, rounds=rng.randrange(1, 8))
    evening.apart = [two for two in combinations(range(1, people + 4), 2) if rng.random() < avoiding]
    for user_id in range(1, people + 1):
        if rng.random() < 0.9:
            evening.tried(CheckedIn(user_id), START - 100)
    while evening.night.status is not NightStatus.CLOSED:
        assert len(evening.facts) < 5000, "the night does not end"
        if rng.random() < 0.3:
            evening.tried(wish(rng, people, evening.night), now)
        else:
            now = max(now, step_on(evening, now, rng))
    return evening


NIGHTS = st.builds(
    a_night,
    st.sampled_from(Movement),
    st.integers(1, 9) | st.integers(1, 40),
    st.sampled_from((None, 1, 20)),
    st.integers(0, 2**32),
    st.sampled_from((0.0, 0.0, 0.2)),
)


@given(NIGHTS)
def test_a_night_ends_and_nobody_sits_twice(evening: Evening) -> None:
    night = evening.night
    for one in night.past:
        playing = list(one.round.entrants)
        assert len(set(playing)) == len(playing)
        assert set(playing) <= set(night.entrants)
        if not night.plan.movement.eliminates:
            assert len(playing) == len(night.order), "nobody sits out"
    assert len(night.order) % 4 == 0
    assert len({one.user_id for one in night.people}) == len(night.people)
    if night.closing is NightClosing.FINISHED and not night.plan.movement.eliminates:
        assert len(night.past) == night.plan.rounds
    assert (night.closing is NightClosing.TOO_FEW) == (not night.order)


@given(NIGHTS)
def test_whatever_is_proposed_swapped_or_left_everybody_with_a_seat_sits_in_the_next_round(evening: Evening) -> None:
    for before, fact, after in moments(evening):
        following = next_round(after)
        if following is not None and not after.plan.movement.eliminates:
            assert sorted(following.entrants) == sorted(after.order)
        lost = {*(before.order if before else ())} - {*after.order}
        assert not lost or isinstance(fact, TakenOver)
        assert all(before and before.participant(each).by_computer for each in lost)
        swapped = [one for one in after.corrections if isinstance(one, SwappedSeats) and one.number > len(after.past)]
        assert all({one.one, one.other} <= {*after.order} for one in swapped)


def moments(evening: Evening) -> Iterator[tuple[Night | None, NightFact, Night]]:
    """Each fact, with the night before and after it."""
    before: Night | None = None
    for fact, at in evening.facts:
        after = apply_fact(before, fact, at)
        yield before, fact, after
        before = after


@given(NIGHTS)
def test_all_results_are_counted(evening: Evening) -> None:
    """For whoever sat there; where pairs stay together, for the seats of a pair, whoever has them at the end."""
    pairs = evening.night.plan.movement.keeps_pairs
    sums: Counter[Entrant] = Counter()
    for before, fact, after in moments(evening):
        if before is not None and isinstance(fact, RoundEnded):
            for meeting, table in after.past[-1].scored:
                for entrant, seat in zip(meeting.seats, table.score, strict=True):
                    sums[evening.night.order[before.order.index(entrant)] if pairs else entrant] += seat.points
    lines = [(entrant, one.total.score.points) for one in standings(evening.night) for entrant in one.total.entrants]
    assert {entrant: points for entrant, points in lines if points} == {
        entrant: points for entrant, points in sums.items() if points
    }
    sat = {entrant for one in evening.night.past for entrant in one.round.entrants}
    assert {entrant for entrant, _ in lines} == {*evening.night.order, *(() if pairs else sat)} or not sat


@given(NIGHTS)
def test_nobody_waits_for_a_seat_that_a_computer_plays(evening: Evening) -> None:
    for before, fact, after in moments(evening):
        if before is not None and isinstance(fact, RoundBegun):
            others = set(after.entrants) - set(after.order)
            people = [each for each in others if after.participant(each).user_id]
            waiting = [each for each in people if after.participant(each).attendance is Attendance.HERE]
            apart = apart_on(after, evening.apart)
            for meeting in fact.round.meetings:
                for seat in (each for each in meeting.seats if after.participant(each).by_computer):
                    beside = {*meeting.seats} - {seat}
                    assert all(any({one, each} in apart for each in beside) for one in waiting)


@given(NIGHTS)
def test_nobody_is_seated_beside_somebody_whom_they_avoid(evening: Evening) -> None:
    """A seat comes by the draw, by taking one over or by a swap; results decide who meets once one has it."""
    for before, fact, after in moments(evening):
        assert isinstance(fact, NightBegun | TakenOver) or before is None or before.order == after.order
        if before is None or not isinstance(fact, TakenOver | SeatsSwapped):
            continue
        apart = apart_on(after, evening.apart)
        old, new = (
            {two for two in apart for meeting in require(next_round(night)).meetings if two <= {*meeting.seats}}
            for night in (before, after)
        )
        assert not [two for two in new - old if isinstance(fact, SeatsSwapped) or fact.after in two]


@given(NIGHTS)
def test_a_newcomer_is_sent_away_only_when_forty_are_there_or_no_round_is_sure_to_follow(evening: Evening) -> None:
    for _, _, night in moments(evening):
        here = sum(person.attendance is not Attendance.AWAY for person in night.people)
        expected = NightRefusal.FULL if here == 40 else None
        if night.status is NightStatus.CLOSED or not night.has_next_round:
            expected = NightRefusal.TOO_LATE
        refused: NightRefusal | None = None
        try:
            apply_fact(night, Entered(999, "Zoe"), night.at)
        except NightError as error:
            refused = error.refusal
        assert refused is expected


@given(NIGHTS)
def test_everybody_has_one_place_and_only_for_rounds_that_they_played(evening: Evening) -> None:
    night = evening.night
    placed = [user_id for one in standings(night) for user_id in people_of(night, one.total)]
    assert len(set(placed)) == len(placed)
    for user_id in placed if night.past else ():
        entrant = require(night.entrant_of(user_id))
        own = [line for line in score_card(night, entrant) if line.meeting is not None and not line.by_computer]
        assert own or night.plan.movement.eliminates


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


def a_played_night(movement: Movement, people: int, rounds: int, seed: int) -> Night:
    """A night to its end, whose people all come and stay."""
    rng = random.Random(seed)
    evening = lobby(people, movement=movement, rounds=rounds)
    for user_id in range(1, people + 1):
        evening.add(CheckedIn(user_id), START - 100)
    evening.add(draw(evening.night, rng, rated=True), START)
    run(evening)
    while evening.night.running is not None:
        play_round(evening, rng)
    return evening.night


PLAYED_NIGHTS = st.builds(
    a_played_night,
    st.sampled_from(Movement),
    st.sampled_from(range(5, 40, 4)) | st.integers(4, 40),
    st.integers(1, 9),
    st.integers(0, 2**32),
)


@given(PLAYED_NIGHTS)
def test_nobody_sits_alone_with_three_computers_while_another_draw_exists(night: Night) -> None:
    """It cannot be helped in the last round of those in which everybody meets everybody, and in a final."""
    for past in night.past:
        for meeting in past.round.meetings:
            people = [entrant for entrant in meeting.seats if night.participant(entrant).user_id is not None]
            match night.plan.movement:
                case Movement.INDIVIDUAL:
                    helpless = len(night.order) == 8 and past.round.number % 7 == 0
                case Movement.ROUND_ROBIN:
                    helpless = past.round.number % (len(night.order) // 2 - 1) == 0
                case Movement.SINGLE_ELIMINATION:
                    helpless = len(past.round.meetings) == 1
                case _:
                    helpless = False
            assert len(people) != 1 or helpless


@given(st.builds(a_played_night, st.just(Movement.LADDER), st.integers(4, 40), st.integers(2, 9), st.integers(0, 99)))
def test_who_has_a_computer_as_partner_takes_turns_on_the_ladder(night: Night) -> None:
    times: Counter[Entrant] = Counter()
    last: dict[Entrant, Entrant] = {}
    for past in night.past:
        sides = [side for meeting in past.round.meetings for side in meeting.sides]
        partner = {one: other for side in sides for one, other in (side, side[::-1])}
        for meeting in past.round.meetings:
            computers = [entrant for entrant in meeting.seats if night.participant(entrant).user_id is None]
            if last and len(computers) == 1:
                beside = partner[computers[0]]
                assert times[beside] <= times[last[beside]], "the other one might have had it"
        last = partner
        times.update(one for one, other in partner.items() if night.participant(other).user_id is None)


def test_an_empty_night_closes_after_the_grace_time() -> None:
    evening, now, rng = lobby(6), OPENED_AT, random.Random(1)
    while evening.night.status is not NightStatus.CLOSED:
        now = step_on(evening, now, rng)
    assert (evening.night.closing, now) == (NightClosing.TOO_FEW, START + GRACE_SECONDS)
