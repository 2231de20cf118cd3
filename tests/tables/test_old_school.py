"""Old-school tables (law 9): claims of people and computers, whole games, and restarts."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.engine import presets
from bot.engine.acts import (
    PASS,
    Act,
    ClaimCall,
    ClaimLead,
    ClaimRenege,
    CorrectRenege,
    GatherTrick,
    OrderUp,
    PlayCard,
    SayMisdeal,
)
from bot.engine.records.replay import replay
from bot.engine.rules import Outcome
from bot.engine.seats import Seat, left_of
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.levels import player
from bot.storage.api import TableId
from bot.tables.beginning import AgreeRanked, Open, Start
from bot.tables.closing import Close
from bot.tables.decisions import Person, Reason
from bot.tables.model import CLOCKS, Status, Turns
from bot.tables.old_school import NextHand
from bot.tables.playing import Play
from bot.tables.views import Accepted, Refused
from tests.long_form import sampled
from tests.tables.company import ANN, BOB, PEOPLE, Evening, Players, RandomPlayer
from tests.tables.memory import MemoryStore
from tests.tables.old_school import OLD, on_turn, person_at, play_hand, play_trick, reneged_hand, to_play
from tests.world import require


async def test_law_9_3_a_full_trick_rests_until_it_is_gathered(evening: Evening) -> None:
    table_id = await to_play(evening)
    view = await play_trick(evening, table_id, random.Random(2))
    winner, person = on_turn(evening, table_id)
    loser = person_at(view, left_of(winner, 4))
    answer = await evening.press(table_id, loser, Play(GatherTrick()), view.seq)
    assert isinstance(answer, Refused)
    assert require(answer.violation).law == "9.3"
    partner = person_at(view, (winner + 1) % 4 + 1)
    view = await evening.does(table_id, partner, Play(GatherTrick()), view.seq)
    assert view.public is not None
    assert (len(view.public.tricks), view.public.turn) == (1, winner)
    assert view.chair(winner).user_id == person.user_id


async def test_law_9_3_a_trick_is_gathered_by_itself_after_the_servers_pause(evening: Evening) -> None:
    table_id = await to_play(evening)
    await play_trick(evening, table_id, random.Random(2))
    assert evening.view(table_id).deadline == evening.clock.now() + 8
    await evening.clock.advance(7.9)
    public = require(evening.view(table_id).public)
    assert public.gather_due
    await evening.clock.advance(0.2)
    public = require(evening.view(table_id).public)
    assert (public.gather_due, len(public.tricks)) == (False, 1)
    assert evening.view(table_id).deadline is not None, "the leader's clock runs from now on"


async def test_a_full_trick_waits_while_a_player_has_the_list_of_claims_open(evening: Evening) -> None:
    def gathered() -> bool:
        public = evening.view(table_id).public
        return public is not None and len(public.tricks) == 1

    table_id = await to_play(evening)
    await play_trick(evening, table_id, random.Random(2))
    await evening.clock.advance(7)
    evening.tables.choose_claim(table_id, BOB.user_id)
    await evening.clock.advance(14)
    assert not gathered()
    await evening.clock.advance(2)
    assert gathered(), "it does not wait for ever"


async def test_a_full_trick_waits_no_longer_once_the_claim_is_chosen(evening: Evening) -> None:
    table_id = await to_play(evening)
    await play_trick(evening, table_id, random.Random(2))
    evening.tables.choose_claim(table_id, BOB.user_id)
    await evening.clock.advance(9)
    evening.tables.end_choosing(table_id, BOB.user_id)
    await evening.clock.advance(0.1)
    assert len(require(evening.view(table_id).public).tricks) == 1


async def test_opening_the_list_of_claims_again_and_again_stalls_no_table(evening: Evening) -> None:
    table_id = await to_play(evening)
    await play_trick(evening, table_id, random.Random(2))
    for _ in range(10):
        evening.tables.choose_claim(table_id, BOB.user_id)
        await evening.clock.advance(5)
    assert len(require(evening.view(table_id).public).tricks) == 1


async def test_a_false_claim_moves_no_clock_and_ages_no_button(evening: Evening) -> None:
    table_id = await to_play(evening)
    await play_trick(evening, table_id, random.Random(2))
    seat, person = on_turn(evening, table_id)
    await evening.does(table_id, person, Play(GatherTrick()))
    before = evening.view(table_id)
    opponent = person_at(before, left_of(seat, 4))
    await evening.clock.advance(5)
    claimed = await evening.does(table_id, opponent, Play(ClaimRenege(seat, 1)), before.seq)
    assert [judgement.upheld for judgement in require(claimed.public).judgements] == [False]
    assert (claimed.asked_at, claimed.deadline) == (before.asked_at, before.deadline)
    card = evening.mine(table_id, person).legal[0]
    await evening.does(table_id, person, Play(card), before.seq)


async def test_a_card_pressed_before_gathering_is_not_a_lead_out_of_turn(evening: Evening) -> None:
    table_id = await to_play(evening)
    full = await play_trick(evening, table_id, random.Random(2))
    winner, person = on_turn(evening, table_id)
    await evening.does(table_id, person, Play(GatherTrick()))
    other = person_at(full, left_of(winner, 4))
    card = evening.mine(table_id, other).hand[0]
    assert await evening.refusal(table_id, other, Play(PlayCard(card)), full.seq) is Reason.STALE


async def test_law_9_6_a_declaration_out_of_turn_and_its_claim_by_older_buttons(evening: Evening) -> None:
    table_id = await evening.started(OLD)
    first = evening.view(table_id)
    seat, person = on_turn(evening, table_id)
    third = person_at(first, (seat + 1) % 4 + 1)
    await evening.does(table_id, person, Play(PASS), first.seq)
    await evening.does(table_id, third, Play(OrderUp()), first.seq)
    claimer = person_at(first, left_of(seat, 4))
    view = await evening.does(table_id, claimer, Play(ClaimCall(Seat((seat + 1) % 4 + 1))), first.seq)
    assert view.public is not None
    assert (view.public.trump, len(view.public.barred)) == (None, 1)
    assert view.public.turn == left_of(seat, 4)


async def test_law_9_4_a_hand_waits_for_claims_then_counts(evening: Evening) -> None:
    table_id = await to_play(evening)
    first = evening.view(table_id)
    view = await play_hand(evening, table_id)
    assert view.public is not None
    assert view.public.result is not None
    assert (view.hand_seq, view.last_hand, view.deadline) == (
        first.hand_seq, None, evening.clock.now() + CLOCKS[Turns.USUAL].claims,
    )  # fmt: skip
    assert view.last_result is not None
    assert (view.last_result.open_hands, view.last_result.secret) == ((), "")
    await evening.clock.advance(CLOCKS[Turns.USUAL].claims - 0.1)
    assert evening.view(table_id).last_hand is None
    await evening.clock.advance(0.2)
    view = evening.view(table_id)
    assert require(view.last_hand).result == view.public.result if view.public and view.public.result else True
    assert (view.claims_open, view.hand_seq > first.hand_seq) == (False, True)


async def test_law_9_4_the_next_hand_comes_when_everybody_asks_for_it(evening: Evening) -> None:
    table_id = await to_play(evening)
    over = await play_hand(evening, table_id)
    for person in PEOPLE[:3]:
        view = await evening.does(table_id, person, NextHand(), over.seq)
        assert view.claims_open
    view = await evening.does(table_id, ANN, NextHand())
    assert len(view.ready) == 3, "one who asks twice is one"
    view = await evening.does(table_id, PEOPLE[3], NextHand(), over.seq)
    assert (view.claims_open, view.ready) == (False, ())
    assert view.hand_seq > over.hand_seq
    assert await evening.refusal(table_id, ANN, NextHand()) is Reason.STALE


async def test_law_9_4_a_claim_after_the_last_trick_changes_points_and_score(evening: Evening) -> None:
    table_id, over, renege = await reneged_hand(evening)
    assert over.public is not None
    claimer = person_at(over, left_of(renege.seat, 4))
    await evening.clock.advance(5)
    view = await evening.does(table_id, claimer, Play(renege), over.seq)
    assert view.public is not None
    assert view.public.result is not None
    assert view.public.penalties == ((renege.seat, renege.trick),)
    unit = 2 - renege.seat % 2
    assert view.public.result.points[unit - 1] <= 0
    assert view.public.result.points[2 - unit] >= 2
    assert view.deadline == over.deadline, "a claim does not lengthen the time for others"
    await evening.clock.advance(CLOCKS[Turns.USUAL].claims)
    last = require(evening.view(table_id).last_hand)
    assert last.result == view.public.result


async def test_law_9_4_a_claim_can_end_the_hand_and_win_the_game(evening: Evening, store: MemoryStore) -> None:
    table_id, over, renege = await reneged_hand(evening, f"{OLD} renege_penalty=forfeit")
    claimer = person_at(over, left_of(renege.seat, 4))
    view = await evening.does(table_id, claimer, Play(renege))
    assert view.status is Status.FINISHED
    assert view.last_hand is not None
    assert view.last_hand.result.outcome is Outcome.FORFEIT
    assert view.last_hand.result.winner == 1 + renege.seat % 2
    result = store.result
    assert [seat.seat for seat in result.seats if seat.won] == [
        seat for seat in (1, 2, 3, 4) if seat % 2 != renege.seat % 2
    ]


async def test_law_9_4_a_later_claim_takes_a_won_game_away(evening: Evening, store: MemoryStore) -> None:
    """To one point: the hand seems to win the game, the claim gives it to the others."""
    for _ in range(30):
        table_id, over, renege = await reneged_hand(evening, f"{OLD} points=1")
        assert over.public is not None
        assert (over.status, store.results) == (Status.PLAYING, [])
        if require(over.public.result).winner == 2 - renege.seat % 2:
            break
        await evening.does(table_id, ANN, Close())
        store.results.clear()
    claimer = person_at(over, left_of(renege.seat, 4))
    await evening.does(table_id, claimer, Play(renege))
    await evening.clock.advance(CLOCKS[Turns.USUAL].claims)
    view = evening.view(table_id)
    assert view.status is Status.FINISHED
    assert require(view.last_hand).result.winner == 1 + renege.seat % 2


async def test_closing_a_table_closes_its_hand_first(evening: Evening, store: MemoryStore) -> None:
    table_id = await to_play(evening, f"{OLD} points=1")
    await play_hand(evening, table_id)
    await evening.does(table_id, ANN, Close())
    result = store.result
    assert sum(seat.won for seat in result.seats) == 2
    assert replay(result.record.encode()).hands[-1].result is not None


# -- ranked games and what is counted


async def test_an_old_school_game_is_ranked_only_if_everybody_agreed(evening: Evening) -> None:
    table_id = await evening.open(OLD)
    await evening.join(table_id, *PEOPLE[1:])
    for person in PEOPLE[:3]:
        view = await evening.does(table_id, person, AgreeRanked())
        assert not view.ranked
    assert view.unagreed == (4,)
    await evening.restart()
    view = await evening.does(table_id, PEOPLE[3], AgreeRanked())
    assert (view.ranked, view.unagreed) == (True, ())
    view = await evening.does(table_id, ANN, Start())
    assert view.ranked
    assert await evening.refusal(table_id, ANN, AgreeRanked()) is Reason.ALREADY_STARTED


async def test_claims_are_counted_for_the_claimer(evening: Evening, store: MemoryStore) -> None:
    table_id, over, renege = await reneged_hand(evening, f"{OLD} points=1")
    first, second = left_of(renege.seat, 4), left_of(left_of(left_of(renege.seat, 4), 4), 4)
    await evening.does(table_id, person_at(over, second), Play(ClaimRenege(renege.seat, renege.trick % 5 + 1)))
    for seat in (first, first, second):
        await evening.does(table_id, person_at(over, seat), Play(renege))
    await evening.clock.advance(CLOCKS[Turns.USUAL].claims)
    for _ in range(30):
        if evening.view(table_id).status is Status.FINISHED:
            break
        await play_hand(evening, table_id)
        await evening.clock.advance(CLOCKS[Turns.USUAL].claims)
    result = store.result
    names = ("reneges_caught", "claims_true", "claims_false")
    counted = {seat.seat: tuple(seat.counts[name] for name in names) for seat in result.seats}
    assert counted == dict.fromkeys((1, 2, 3, 4), (0, 0, 0)) | {first: (1, 1, 0), second: (0, 1, 1)}


async def test_after_a_long_stop_there_is_time_for_claims_again(evening: Evening) -> None:
    table_id = await to_play(evening)
    await play_hand(evening, table_id)
    await evening.tables.close()
    await evening.clock.advance(3600)
    await evening.restart()
    until = evening.clock.now() + CLOCKS[Turns.USUAL].claims
    assert evening.view(table_id).deadline == until, "nobody could press anything meanwhile"
    await evening.clock.advance(CLOCKS[Turns.USUAL].claims - 1)
    assert evening.view(table_id).deadline == until
    await evening.clock.advance(2)
    assert evening.view(table_id).last_hand is not None


async def false_claims(evening: Evening, table_id: TableId, claimer: int, count: int) -> list[bool]:
    """Somebody claims that an opponent reneged in the first trick, which is not so; whether each claim was taken."""
    view = evening.view(table_id)
    offender = left_of(Seat(claimer), 4)
    taken = []
    for _ in range(count):
        answer = await evening.press(table_id, person_at(view, claimer), Play(ClaimRenege(offender, 1)))
        assert not isinstance(answer, Refused) or answer.reason is Reason.CLAIMS_SPENT
        taken.append(isinstance(answer, Accepted))
    return taken


async def honest_trick(evening: Evening, table_id: TableId) -> None:
    """Everybody follows suit for a trick, and it is gathered."""
    await play_trick(evening, table_id, random.Random(2))
    _, person = on_turn(evening, table_id)
    await evening.does(table_id, person, Play(GatherTrick()))


@pytest.mark.parametrize("ranked", [True, False])
async def test_a_side_has_three_false_claims_in_a_ranked_game(evening: Evening, ranked: bool) -> None:
    table_id = await to_play(evening, ranked=ranked)
    await honest_trick(evening, table_id)
    assert evening.view(table_id).claims_left == ((3, 3) if ranked else None)
    assert await false_claims(evening, table_id, 1, 2) == [True, True]
    await evening.restart()
    assert evening.view(table_id).claims_left == ((1, 3) if ranked else None)
    assert await false_claims(evening, table_id, 3, 2) == [True, not ranked], "partners have them together"
    assert await false_claims(evening, table_id, 1, 1) == [not ranked]
    assert await false_claims(evening, table_id, 2, 1) == [True], "the other side has its own"
    assert evening.view(table_id).claims_left == ((0, 2) if ranked else None)
    await evening.restart_unseen(table_id)


async def test_false_claims_are_counted_over_the_whole_game(evening: Evening) -> None:
    table_id = await to_play(evening, ranked=True)
    await honest_trick(evening, table_id)
    assert await false_claims(evening, table_id, 1, 3) == [True] * 3
    first = evening.view(table_id).hand_seq
    while evening.view(table_id).hand_seq == first:
        await play_hand(evening, table_id)
        await evening.clock.advance(CLOCKS[Turns.USUAL].claims)
    assert evening.view(table_id).claims_left == (0, 3)


# -- old school computers
#
# Computers at an old-school table (law 9): what they leave to people, what they say, and when.


async def test_computers_agree_to_a_misdeal_once_all_people_want_it(evening: Evening) -> None:
    table_id = await evening.started(OLD, computers=2)
    number = evening.view(table_id).hand_seq
    people = [chair for chair in evening.view(table_id).chairs if chair.user_id is not None]
    first, second = (Person(chair.user_id or 0, chair.name or "") for chair in people)
    view = await evening.does(table_id, first, Play(SayMisdeal()))
    assert view.hand_seq == number
    view = await evening.does(table_id, second, Play(SayMisdeal()))
    await evening.clock.advance(1)
    assert evening.view(table_id).hand_seq > number


async def test_a_computers_trick_rests_for_people_too(evening: Evening) -> None:
    table_id = await evening.started(f"{OLD} first_lead=dealer-left", computers=3)
    rng = random.Random(4)
    for _ in range(200):
        view = evening.view(table_id)
        if require(view.public).gather_due and view.to_move is not None and view.to_move.is_computer:
            break
        if view.to_move is not None and not view.to_move.is_computer:
            await evening.act(table_id, rng)
        else:
            await evening.clock.advance(CLOCKS[Turns.USUAL].claims)
    else:
        raise AssertionError("no computer ever took a trick")
    number = len(require(view.public).tricks)
    await evening.clock.advance(7.9)
    public = require(evening.view(table_id).public)
    assert len(public.tricks) == number
    await evening.clock.advance(0.2)
    public = require(evening.view(table_id).public)
    assert public.result is not None or len(public.tricks) == number + 1


async def test_law_9_5_an_expert_claims_a_lead_out_of_turn_and_a_beginner_does_not(evening: Evening) -> None:
    """A person leads out of turn; the computers are asked about it before they play (law 9.5)."""
    claimed = {}
    evening.settings = replace(evening.settings, computer_pause=1)
    for channel, level in enumerate(("beginner", "expert"), 500):
        evening.players = players_of(level)
        await evening.restart()
        answer = await evening.tables.open(
            ANN, Open(1, channel, presets.parse(OLD.split()), 3, level), next(evening.interactions)
        )
        assert isinstance(answer, Accepted)
        table_id = answer.snapshot.table.table_id
        await evening.does(table_id, ANN, Start())
        claimed[level] = await lead_out_of_turn(evening, table_id)
    assert claimed == {"beginner": False, "expert": True}


def players_of(level: str) -> Players:
    """Computers that say they are of this level and play anything lawful."""
    return lambda _: RandomPlayer(level)


async def lead_out_of_turn(evening: Evening, table_id: TableId) -> bool:
    """Ann leads as soon as another is to lead; whether that was claimed."""
    rng = random.Random(5)
    for _ in range(300):
        view, own_view = evening.view(table_id), evening.mine(table_id, ANN)
        public = own_view.public
        leads = [act for act in own_view.offered if isinstance(act, PlayCard) and act not in own_view.legal]
        if public.phase is Phase.PLAY and public.turn != own_view.seat and not public.trick and leads:
            view = await evening.does(table_id, ANN, Play(leads[0]))
            await evening.clock.advance(3)
            now = evening.view(table_id)
            assert now.hand_seq == view.hand_seq
            return any(
                judgement.claim == ClaimLead(own_view.seat) and judgement.upheld
                for judgement in require(now.public).judgements
            )
        if public.turn == own_view.seat:
            await evening.does(table_id, ANN, Play(rng.choice(own_view.legal)))
        elif view.claims_open:
            await evening.does(table_id, ANN, NextHand())
        else:
            await evening.clock.advance(9)
    raise AssertionError("Ann never had a chance to lead out of turn")


@pytest.mark.parametrize("preset", sampled(presets.PRESETS))
async def test_computers_play_on_beside_an_unlawful_person(evening: Evening, preset: str) -> None:
    """Ann breaks the law and claims at random among steady players; no computer fails, and the hands go on."""
    evening.players = player
    evening.settings = replace(evening.settings, computer_level="steady")
    await evening.restart()
    rng = random.Random(preset)
    table_id = await evening.started(f"{preset} law=old-school", computers=presets.build(preset).players - 1)
    first = evening.view(table_id).hand_seq
    for _ in range(120):
        view = evening.view(table_id)
        if view.status is not Status.PLAYING:
            break
        offered = [act for act in evening.mine(table_id, ANN).offered if not isinstance(act, CorrectRenege)]
        if view.claims_open and rng.random() < 0.5:
            await evening.does(table_id, ANN, NextHand())
        elif offered and rng.random() < 0.8:
            await evening.does(table_id, ANN, Play(rng.choice(offered)))
        else:
            await evening.clock.advance(9)
    assert evening.view(table_id).hand_seq > first


# -- old school games
#
# Random old-school games over a real file, restarted at every moment (law 9).


@pytest.mark.parametrize("preset", sampled(presets.PRESETS))
async def test_random_games_survive_a_restart_at_every_moment(filed: Evening, preset: str, long_form: bool) -> None:
    """Between an irregular act, its claim and the next deal: the table is the same after each restart."""
    rng = random.Random(preset)
    table_id = await filed.started(f"{preset} law=old-school")
    irregular = 0
    for _ in range(80 if long_form else 30):
        if filed.view(table_id).status is not Status.PLAYING:
            break
        irregular += await anything(filed, table_id, rng)
        await filed.clock.advance(rng.choice([0, 0.25]))
        await filed.restart_unseen(table_id)
    assert irregular >= (5 if long_form else 4)
    record = require(filed.tables.record(table_id, ANN.user_id))
    assert [hand.result for hand in replay(record.encode()).hands].count(None) == 0


async def anything(evening: Evening, table_id: TableId, rng: random.Random) -> bool:
    """Somebody does something that is offered to them; whether that was against the law, or a claim."""
    view = evening.view(table_id)
    people = [person for person in PEOPLE if view.seat_of(person.user_id) is not None]
    mines = {person.user_id: evening.mine(table_id, person) for person in people}
    options = [(person, act) for person in people for act in mines[person.user_id].offered]
    if view.claims_open and (not options or rng.random() < 0.5):
        await evening.does(table_id, rng.choice(people), NextHand())
        return False
    weights = [_weight(mines[person.user_id], act) for person, act in options]
    person, act = rng.choices(options, weights)[0]
    answer = await evening.press(table_id, person, Play(act), view.seq)
    assert isinstance(answer, Accepted) or act == CorrectRenege(), act
    return act not in mines[person.user_id].legal


def _weight(view: SeatView, act: Act) -> float:
    match act:
        case ClaimRenege() | SayMisdeal():
            return 0.05
        case ClaimLead() | ClaimCall() | CorrectRenege():
            return 0.4
        case _:
            return 1.0 if act in view.legal else 0.4
