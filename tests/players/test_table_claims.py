"""Computers at old-school tables: they keep the law, whatever others do, and claim what is proven by open cards."""

from __future__ import annotations

import random

import pytest

from bot.engine.acts import ClaimCall, ClaimLead, ClaimRenege, NameSuit
from bot.engine.cards import Suit
from bot.engine.game import apply, deal, legal_acts
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from bot.engine.views import PublicView, SeatView, seat_view
from bot.players.expert.decide import Budget, Expert
from bot.players.knowledge import right_leader
from bot.players.levels import ComputerPlayer, player
from bot.players.table_claims import NOTICED, choose_claim, choose_named_suit, has_reneged, proven_claims
from tests.engine.old_school import all_taken, dealt, hearts, random_old_school
from tests.engine.sampling import first_state, shuffled
from tests.engine.tables import Table
from tests.world import require

HASTY = Budget(calls=2, cards=(2,), least=2)


def view_of(table: Table, seat: int) -> SeatView:
    return seat_view(table.state, Seat(seat))


def proven(table: Table, seat: int) -> list[object]:
    return list(proven_claims(view_of(table, seat)))


def reneged_and_shown() -> Table:
    """Seat 1 led spades, seat 2 denied them with a club and leads a spade later."""
    return hearts().say("1 AS; 2 JH; 3 QS; 4 KC; 2 gather; 2 9S")


def test_law_9_4_a_suit_denied_and_shown_later_is_claimed() -> None:
    table = hearts().say("1 AS; 2 JH; 3 QS; 4 KC; 2 gather")
    assert proven(table, 1) == [], "that seat 2 holds spades nobody has seen"
    table.say("2 9S")
    assert proven(table, 1) == [ClaimRenege(Seat(2), 1)]
    assert proven(table, 3) == [ClaimRenege(Seat(2), 1)]
    assert proven(table, 2) == proven(table, 4) == [], "one's own side is not claimed"
    table.say("1 claim renege 2 1")
    assert proven(table, 3) == [], "it counts once"


def test_law_9_5_a_lead_out_of_turn_is_claimed() -> None:
    table = hearts().say("2 9S")
    assert proven(table, 1) == [ClaimLead(Seat(2))]
    assert proven(hearts().say("1 AS"), 2) == []
    assert somebody_broke_the_law(view_of(table, 1).public)
    assert not somebody_broke_the_law(view_of(hearts().say("1 AS"), 1).public)


def test_law_9_6_calls_out_of_turn_and_of_the_suit_turned_down_are_claimed() -> None:
    assert proven(dealt().say("2 order"), 1) == [ClaimCall(Seat(2))]
    assert proven(dealt().say("1 order"), 2) == []
    turned_down = dealt().say("1 pass; 2 pass; 3 pass; 4 pass")
    assert proven(turned_down.say("1 call H"), 2) == [ClaimCall(Seat(1))]


def test_each_level_notices_as_often_as_defined() -> None:
    view = view_of(reneged_and_shown(), 1)
    rates = {level: sum(choose_claim(view, level, seed) is not None for seed in range(400)) / 400 for level in NOTICED}
    assert rates["beginner"] == 0
    assert rates["expert"] == 1
    assert 0.4 < rates["steady"] < 0.6
    assert {choose_claim(view, "steady", 7) for _ in range(5)} == {choose_claim(view, "steady", 7)}, "decided once"


def test_law_9_5_a_suit_is_named_that_wins_a_trick() -> None:
    assert choose_named_suit(view_of(hearts(), 1)) == NameSuit(Suit.SPADES), (
        "the ace of spades, with one card beside it"
    )
    assert choose_named_suit(view_of(hearts(), 3)) == NameSuit(Suit.DIAMONDS), "the ace of diamonds"
    assert choose_named_suit(view_of(hearts(), 2)) == NameSuit(Suit.CLUBS), "a void, to be trumped"


def moments(rng: random.Random, hands: int) -> list[State]:
    states: list[State] = []
    for _ in range(hands):
        rules = random_old_school(rng)
        state = deal(first_state(rules, rng), shuffled(rules, rng))
        while state.turn is not None:
            states.append(state)
            seat, act = rng.choice(all_taken(state))
            lawful = legal_acts(state, state.turn)
            if rng.random() < 0.7:
                seat, act = state.turn, rng.choice(lawful)
            state = apply(state, seat, act)
    return states


def somebody_broke_the_law(public: PublicView) -> bool:
    numbers = range(1, len(public.tricks) + 1)
    led = bool(public.trick) and public.trick[0][0] != right_leader(public)
    return led or any(has_reneged(public, seat, number) for seat in public.seats for number in numbers)


@pytest.mark.parametrize("level", ["beginner", "steady", "expert"])
def test_computers_keep_the_law_at_old_school_tables(level: str) -> None:
    rng = random.Random(level)
    computer: ComputerPlayer = Expert(HASTY) if level == "expert" else player(level)
    compared = irregular = 0
    for state in moments(rng, 11 if level == "expert" else 15):
        view = seat_view(state, require(state.turn))
        if view.public.gather_due or view.public.phase is Phase.SUIT or len(view.legal) == 1:
            continue
        compared += 1
        irregular += view.public.phase is Phase.PLAY and somebody_broke_the_law(view.public)
        assert computer.choose(view, random.Random(compared)) in view.legal
    assert compared > 50
    assert irregular > 3


def test_every_proven_claim_is_true() -> None:
    rng = random.Random(3)
    claims = 0
    for state in moments(rng, 25):
        for seat in state.rules.seats:
            for claim in proven_claims(seat_view(state, Seat(seat))):
                claims += 1
                after = apply(state, Seat(seat), claim)
                judgements = after.remembered.judgements
                assert not judgements or judgements[-1].upheld
    assert claims > 50


def test_law_12_6_a_stuck_dealers_free_choice_is_not_claimed() -> None:
    """Nor is no trump; of anybody else, and where no house rule allows it, the suit turned down is claimed as ever."""
    assert proven(dealt(stuck_any=True).passes(7).say("4 call H"), 1) == []
    assert proven(dealt().passes(7).say("4 call H"), 1) == [ClaimCall(Seat(4))]
    assert proven(dealt(stuck_any=True).passes(4).say("4 call H"), 1) == [ClaimCall(Seat(4))]
    assert proven(dealt(no_trump=True).passes(4).say("1 call NT"), 2) == []
