"""Tricks that are certainly one's own: whatever the others hold and play, the claim comes true."""

from __future__ import annotations

import random

import pytest

from bot.engine import game as engine
from bot.engine.acts import PlayCard
from bot.engine.cards import SUIT_UNDER, Card
from bot.engine.presets import PRESETS, build
from bot.engine.scoring import makers
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from bot.engine.sure_tricks import is_decided, sure_tricks
from bot.engine.views import public_view, seat_view
from tests.engine.sampling import hands_of
from tests.long_form import sampled
from tests.world import require
from tests.world.games import states


def holds(state: State, seat: Seat, order: tuple[Card, ...], tricks: int) -> bool:
    """Whether the seat takes every trick from the given one on by this order, whatever the others lay."""
    if state.result is not None:
        return all(trick.winner == seat for trick in state.tricks[tricks:])
    if any(trick.winner != seat for trick in state.tricks[tricks:]):
        return False
    who = require(state.turn)
    if who == seat:
        return holds(engine.apply(state, seat, PlayCard(order[0])), seat, order[1:], tricks)
    return all(holds(engine.apply(state, who, act), seat, order, tricks) for act in engine.legal_acts(state, who))


def dealt_otherwise(state: State, seat: Seat, rng: random.Random) -> State:
    """Two of the others change cards, as often as that contradicts nothing they did: they might have held them."""
    hands = [list(hand) for hand in state.hands]
    active = [who for who in state.rules.seats if who != seat and who not in state.agreed.sitting_out]
    for _ in range(60 if len(active) > 1 else 0):
        one, two = rng.sample(active, 2)
        if not hands[one - 1] or not hands[two - 1]:
            continue
        place, yours = rng.randrange(len(hands[one - 1])), rng.randrange(len(hands[two - 1]))
        card, other = hands[one - 1][place], hands[two - 1][yours]
        if may_hold(state, one, other) and may_hold(state, two, card):
            hands[one - 1][place], hands[two - 1][yours] = other, card
    return state._replace(hands=tuple(map(tuple, hands)))


def may_hold(state: State, seat: int, card: Card) -> bool:
    """Whether this seat has followed whenever the card's suit was led."""
    suits = SUIT_UNDER[require(state.agreed.trump)]
    for plays in (*(trick.plays for trick in state.tricks), state.trick):
        for who, played in plays:
            if who == seat and suits[plays[0][1]] == suits[card] != suits[played]:
                return False
    return True


@pytest.mark.parametrize("preset", sampled(PRESETS))
def test_a_claim_comes_true_whatever_the_others_hold_and_play(preset: str) -> None:
    rng, claims = random.Random(preset), 0
    for _ in range(60):
        for hand in hands_of(build(preset), rng, 2):
            for moment in hand.moments:
                order = sure_tricks(seat_view(moment.before, moment.seat))
                if order is None or len(order) > 3:
                    continue
                claims += 1
                other = dealt_otherwise(moment.before, moment.seat, rng)
                for state in (moment.before, other):
                    assert sorted(order) == sorted(state.hands[moment.seat - 1])
                    assert holds(state, moment.seat, order, len(state.tricks)), (state, moment.seat, order)
    assert claims > 0


def test_nothing_is_sure_before_the_play_nor_at_an_old_school_table() -> None:
    rng = random.Random(5)
    for hand in hands_of(build("standard", {"law": "old-school"}), rng, 3):
        for moment in hand.moments:
            assert sure_tricks(seat_view(moment.before, moment.seat)) is None
    for hand in hands_of(build("standard"), rng, 3):
        for moment in hand.moments:
            if moment.before.phase is not Phase.PLAY:
                assert sure_tricks(seat_view(moment.before, moment.seat)) is None


@pytest.mark.parametrize("preset", sampled(PRESETS))
def test_a_decided_hand_scores_the_same_however_it_is_played_on(preset: str) -> None:
    """And one that is not decided has another end in the eyes of somebody who sees no hand."""
    decided = 0
    rules = build(preset, {})
    for state in states(rules, seed=4, hands=40):
        if state.phase is not Phase.PLAY or not is_decided(public_view(state)):
            continue
        decided += 1
        ends = {end_of(state, random.Random(seed)) for seed in range(6)}
        assert len(ends) == 1, public_view(state)
    assert decided > 10


def end_of(state: State, rng: random.Random) -> tuple[int, ...]:
    """The hand's points after any lawful course."""
    while state.result is None and state.turn is not None:
        state = engine.apply(state, state.turn, rng.choice(engine.legal_acts(state, state.turn)))
    return require(state.result).points


def test_a_hand_is_decided_by_the_tricks_that_everybody_has_seen_alone() -> None:
    """What is decided does not depend on the hands: a hand that goes on tells nothing about them."""
    rng, seen = random.Random(2), set[bool]()
    for state in states(build("standard", {}), seed=5, hands=40):
        if state.phase is not Phase.PLAY or state.turn is None:
            continue
        decided = is_decided(public_view(state))
        seen.add(decided)
        assert is_decided(public_view(dealt_otherwise(state, state.turn, rng))) == decided
    assert seen == {True, False}


def test_the_last_trick_is_decided_and_a_possible_march_is_not() -> None:
    for state in states(build("standard", {}), seed=6, hands=40):
        if state.phase is not Phase.PLAY or state.contract is None:
            continue
        view = public_view(state)
        side = makers(state.rules, state.contract)
        won = sum(trick.winner in side for trick in view.tricks)
        lost = len(view.tricks) - won
        last = all(view.hand_sizes[seat - 1] <= 1 for seat in view.seats if seat not in view.sitting_out)
        assert is_decided(view) == (last or (won >= 3 and lost >= 1) or lost >= 3), view


def test_nothing_is_decided_at_an_old_school_table() -> None:
    played_states = states(build("standard", {"law": "old-school"}), seed=7, hands=20)
    assert not any(is_decided(public_view(state)) for state in played_states)
