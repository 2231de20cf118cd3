"""Who runs a night and plays may have everything happen, but at their own table only with the other side's word."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.tables.decisions import Person
from bot.tournaments.movements import Meeting, Movement, Side
from bot.tournaments.nights.night import (
    MOST_PROPOSALS,
    Entered,
    HostProposed,
    Left,
    Night,
    NightClosed,
    NightClosing,
    NightError,
    NightFact,
    NightRefusal,
    NightStatus,
    ProposalAnswered,
    ResultCorrected,
    RoundEnded,
    RoundExtended,
    SeatsSwapped,
    TableScored,
    TimeCalled,
    Wanted,
    apply_fact,
)
from bot.tournaments.nights.nights import refuse_request
from bot.tournaments.nights.rounds import PAUSE_SECONDS, asked_people, moment_due, next_round
from tests.tournaments.nights.evenings import HOST, Evening, begun, lobby, random_score, run
from tests.world import require

ALONE = (NightRefusal.OTHERS_ASKED, NightRefusal.HOST_PLAYS)


def paused(movement: Movement, people: int) -> Evening:
    """A night in the pause after round one."""
    evening, rng = begun(people, movement=movement, rounds=3), random.Random(people)
    assert evening.night.running is not None
    for meeting in evening.night.running.round.meetings:
        evening.add(TableScored(meeting.table, random_score(rng), hands=8))
    evening.add(RoundEnded())
    return evening


def wanted(night: Night, by: int) -> Iterator[NightFact]:
    """Everything that somebody may want of others, or of a result."""
    users = [one.user_id for one in night.people if one.user_id is not None]
    yield TimeCalled(by)
    yield RoundExtended(by, 1, 0)
    yield NightClosed(NightClosing.FINISHED, by)
    yield from (Left(user_id, by) for user_id in users if user_id != by)
    yield from (SeatsSwapped(by, one, other) for one in users for other in users if one < other)
    for past in night.past[-1:]:
        for meeting, table in past.scored:
            odd, even = table.points
            yield ResultCorrected(by, meeting.table, (even, odd))
            yield ResultCorrected(by, meeting.table, (0, 1))


def own_table(night: Night, user_id: int, fact: NightFact) -> list[object]:
    """What is theirs of what a fact may change: the result of their table, who sits with them next, or how their table
    plays, or when the night is over. The draw that follows from another table's result is not.
    """
    own, running = night.entrant_of(user_id), night.running
    match fact:
        case ResultCorrected():
            return [table.points for meeting, table in night.past[-1].scored if own in meeting.seats]
        case SeatsSwapped():
            following = next_round(night)
            meetings = () if following is None or running is not None else following.meetings
            return [meeting.seats for meeting in meetings if own in meeting.seats]
        case NightClosed():
            return [night.status]
        case _:
            meetings = () if running is None else running.round.meetings
            seats = [each for meeting in meetings if own in meeting.seats for each in meeting.seats]
            return (
                [running and (running.called, running.hands), *(night.participant(each).attendance for each in seats)]
                if seats
                else []
            )


def after(night: Night, fact: NightFact) -> Night | None:
    try:
        return apply_fact(night, fact, night.at)
    except NightError:
        return None


@pytest.mark.parametrize("playing", [False, True], ids=["pause", "round"])
@pytest.mark.parametrize("movement", list(Movement))
def test_nobody_decides_alone_on_their_own_table_and_everything_else_is_theirs(
    movement: Movement, *, playing: bool
) -> None:
    decided: set[tuple[type[NightFact], bool]] = set()
    for people in (5, 8):
        night = paused(movement, people).night
        night = run(Evening(night)).night if playing else night
        for user_id in range(1, people + 1):
            hosts = replace(night, co_hosts=(user_id,)), Person(user_id, "Host")
            moderates = night, Person(user_id, "Mod", moderator=True)
            for there, asker in (hosts if user_id % 2 else moderates,):
                for fact in wanted(there, user_id):
                    changed, refused = after(there, fact), refuse_request(there, asker, fact)
                    if changed is None:
                        assert refused is not NightRefusal.OTHERS_ASKED
                        continue
                    concerned = own_table(changed, user_id, fact) != own_table(there, user_id, fact)
                    assert (refused in ALONE) is concerned or refused not in (None, *ALONE), fact
                    if refused is None or refused in ALONE:
                        decided.add((type(fact), concerned))
                    if refused in ALONE:
                        check_agreement(there, user_id, fact, refused is NightRefusal.OTHERS_ASKED)
    in_pause = {ResultCorrected, *({SeatsSwapped} - bracket(movement))}
    kinds = {TimeCalled, Left, RoundExtended} if playing else in_pause
    assert {kind for kind, concerned in decided if concerned} == {*kinds, NightClosed}
    free = {*kinds, Left} if not playing else kinds if movement.eliminates else {Left}
    assert {kind for kind, concerned in decided if not concerned} == free


def bracket(movement: Movement) -> set[type[NightFact]]:
    return {SeatsSwapped} if movement.eliminates else set()


def check_agreement(night: Night, user_id: int, fact: NightFact, anybody: bool) -> None:
    """Only people on the other side of a table of theirs are asked, and before the night is over all but a partner."""
    asked = require(asked_people(night, user_id, fact))
    assert bool(asked) is anybody
    own = night.entrant_of(user_id)
    if isinstance(fact, NightClosed):
        seat = night.order.index(require(own))
        side = {own, night.order[seat ^ 1]} if night.plan.movement.keeps_pairs else {own}
        assert {*asked} == {night.participant(each).user_id for each in night.order if each not in side} - {None}
        return
    rounds = [past.round for past in night.past[-1:]] if night.running is None else [night.running.round]
    rounds += [one for one in [next_round(night)] if one is not None and night.running is None]
    opposite = {
        night.participant(each).user_id
        for one in rounds
        for meeting in one.meetings
        if own in meeting.seats
        for each in others(meeting, user_id, night)
    }
    assert {*asked} <= opposite - {None}


def others(meeting: Meeting, user_id: int, night: Night) -> Side:
    own = night.entrant_of(user_id)
    [side] = [side for side in meeting.sides if own not in side]
    return side


def test_what_is_agreed_happens_once_and_in_time() -> None:
    evening = paused(Movement.INDIVIDUAL, 8)
    night = evening.night
    fact = ResultCorrected(HOST, 1, (0, 1))
    evening.refuses(ProposalAnswered(2), NightRefusal.NO_PROPOSAL)
    evening.add(HostProposed(1, fact), night.at + 60)
    assert moment_due(evening.night, night.at + 60 + PAUSE_SECONDS - 1) is None, "the pause began anew"
    evening.add(HostProposed(1, fact), night.at + 70)
    assert evening.night.status_at == night.at + 60, "only once"
    done = evening.add(ProposalAnswered(2), night.at + 80)
    assert (done.past[-1].tables[0].points, done.proposals[-1].agreed) == ((0, 1), (2,))
    evening.refuses(ProposalAnswered(2), NightRefusal.NO_PROPOSAL)
    another = HostProposed(1, replace(fact, points=(0, 2)))
    evening.add(another)
    with pytest.raises(NightError) as caught:
        evening.add(another)
    assert (caught.value.refusal, len(evening.night.proposals)) == (NightRefusal.NOT_NOW, MOST_PROPOSALS)
    run(evening)
    assert (evening.night.status, evening.night.open_proposal) == (NightStatus.ROUND, None), "that was the pause's"
    evening.add(HostProposed(1, TimeCalled(1)))
    assert evening.add(ProposalAnswered(2)).running != night.running


def test_one_no_ends_a_proposal_and_nothing_happens() -> None:
    evening = paused(Movement.INDIVIDUAL, 8)
    before = evening.night.past
    evening.add(HostProposed(1, ResultCorrected(HOST, 1, (0, 1))))
    night = evening.add(ProposalAnswered(2, yes=False))
    assert (night.past, night.proposals[-1].declined_by, night.open_proposal) == (before, 2, None)
    evening.refuses(ProposalAnswered(3), NightRefusal.NO_PROPOSAL)


@pytest.mark.parametrize("wish", [TimeCalled(1), RoundExtended(1, 1, 0), NightClosed(NightClosing.FINISHED, 1)])
def test_nothing_that_is_asked_names_somebody_who_left(wish: Wanted) -> None:
    """Who left is asked no more, and nobody answers what they asked for themselves."""
    evening = run(paused(Movement.INDIVIDUAL, 8))
    evening.add(HostProposed(1, wish))
    proposal = require(evening.night.open_proposal)
    first, *others = require(asked_people(evening.night, proposal.by, proposal.aim))
    evening.add(Left(first))
    assert asked_people(evening.night, proposal.by, proposal.aim) == tuple(others)
    assert evening.night.open_proposal == proposal
    evening.add(Left(1))
    assert evening.night.open_proposal is None


@pytest.mark.parametrize("gone", [2, 9])
def test_no_wish_names_somebody_who_left(gone: int) -> None:
    """Nor one who says so without having entered."""
    evening = lobby(4, movement=Movement.ROUND_ROBIN)
    for user_id in (1, 3):
        evening.add(Entered(user_id, f"Player {user_id}", gone))
    evening.add(Left(gone))
    assert {one.partner_id for one in evening.night.people} == {None}
    evening.refuses(Left(gone), NightRefusal.NOT_JOINED)


@pytest.mark.parametrize("movement", [one for one in Movement if not one.eliminates])
def test_a_swap_ends_once_a_spare_has_one_of_the_seats(movement: Movement) -> None:
    evening = paused(movement, 8)
    first, second = require(next_round(evening.night)).meetings
    host, bob, eve = (require(evening.night.participant(each).user_id) for each in (*first.seats[:2], second.seats[0]))
    swap = SeatsSwapped(host, bob, eve)
    evening.add(HostProposed(host, swap))
    evening.add(Left(eve))
    before = evening.night
    assert before.open_proposal is not None, "they still have their seat"
    evening.add(Entered(777, "Spare"))
    assert [one.after for one in evening.night.takeovers] == [evening.night.entrant_of(777)]
    assert evening.night.open_proposal is None
    for fact, refusal in (
        (ProposalAnswered(bob), NightRefusal.NO_PROPOSAL),
        (HostProposed(host, swap), NightRefusal.NOT_SEATED),
        (swap, NightRefusal.NOT_SEATED),
    ):
        with pytest.raises(NightError) as caught:
            apply_fact(evening.night, fact, evening.night.at)
        assert caught.value.refusal is refusal


def test_a_round_lasts_at_most_twice_as_long_as_planned_besides_time_given_back() -> None:
    by_time, back = begun(8, minutes=20), RoundExtended(None, 0, 900)
    by_time.add(back)
    for evening, fact in ((begun(8, hands=8), RoundExtended(HOST, 4, 0)), (by_time, RoundExtended(HOST, 0, 600))):
        evening.add(fact)
        evening.add(fact)
        evening.refuses(RoundExtended(HOST, 1, 1), NightRefusal.TOO_LONG)
    by_time.add(back)


def test_whoever_was_sent_away_before_the_start_does_not_come_back_and_is_nobodys_partner() -> None:
    evening = lobby(5, movement=Movement.ROUND_ROBIN)
    evening.add(Left(1, HOST))
    evening.add(Left(2))
    evening.add(Entered(2, "Player 2"))
    begun_night = begun(4).night
    for night in (evening.night, replace(begun_night, removed=(1,))):
        for fact in (Entered(1, "Player 1"), Entered(3, "Player 3", 1), Entered(1, "Player 1", 3)):
            if night.plan.movement.keeps_pairs or fact.partner_id is None:
                with pytest.raises(NightError) as caught:
                    apply_fact(night, fact, night.at)
                assert caught.value.refusal is NightRefusal.SEAT_BARRED


def test_no_result_is_possible_that_the_hands_cannot_give() -> None:
    evening = begun(8, rounds=2)
    for table, hands in ((1, 2), (2, None)):
        evening.add(TableScored(table, random_score(random.Random(table)), hands=hands))
    evening.add(RoundEnded())
    for table, points, possible in (
        (1, (8, 0), True), (1, (12, 0), False), (1, (4, 4), True), (1, (5, 4), False), (2, (1, 0), False),
    ):  # fmt: skip
        fact = ResultCorrected(HOST, table, points)
        for each in (fact, HostProposed(1, fact)):
            agreed = after(evening.night, each)
            if agreed is not None and agreed.open_proposal is not None:
                agreed = after(agreed, ProposalAnswered(2))
            assert (agreed is not None) is possible, fact
