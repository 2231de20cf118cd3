"""Sampled worlds agree with what was seen, and the play-outs agree with the engine about every trick."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bot.engine import presets
from bot.engine.acts import PLAYS
from bot.engine.cards import SUIT_UNDER, make_pack
from bot.engine.game import apply, legal_acts
from bot.engine.rules import OptionValue
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import public_view, seat_view
from bot.players.card_play import choose_sound_card, public_play_state, seat_play_state
from bot.players.expert.worlds import WorldSampler, state_of
from bot.players.value import Payoffs
from tests.bench.steady_hands import ended, play_state_at_first_lead
from tests.players.situations import MIXES, decisions, on_turn


@pytest.mark.parametrize(("preset", "options"), MIXES)
def test_worlds_agree_with_the_view(preset: str, options: dict[str, OptionValue]) -> None:
    rules = presets.build(preset, options)
    rng = random.Random(21)
    pack = Counter(make_pack(rules.pack, rules.joker))
    for state in decisions(rules, rng, 5):
        if state.phase in (Phase.CUT, Phase.TURN_TABLES):
            continue
        view = on_turn(state)
        for world in WorldSampler(view, rng).worlds(2):
            made = state_of(view, world)
            assert public_view(made) == view.public
            assert legal_acts(made, view.seat) == view.legal
            assert made.hand(view.seat) == view.hand
            held = Counter(card for hand in world.hands for card in hand)
            held += Counter(card for trick in state.tricks for _, card in trick.plays)
            held += Counter(card for _, card in state.trick)
            held += Counter(card for _, cards in world.discards for card in cards)
            assert not held - pack, "a card is nowhere twice"


def test_worlds_respect_voids() -> None:
    """Who did not follow suit has none of it (law 6.1)."""
    rng = random.Random(2)
    checked = 0
    for state in decisions(presets.build("standard"), rng, 30):
        if state.phase is not Phase.PLAY or len(state.tricks) < 2:
            continue
        view = on_turn(state)
        play = seat_play_state(view)
        for world in WorldSampler(view, rng).worlds(2):
            for seat in state.rules.seats:
                for card in world.hands[seat - 1]:
                    if seat != view.seat:
                        checked += bool(play.voids[seat])
                        assert not play.voids[seat] >> SUIT_UNDER[play.trump][card] & 1
    assert checked > 100


@pytest.mark.parametrize(("preset", "options"), MIXES)
def test_the_turn_up_is_in_the_hand_that_took_it(preset: str, options: dict[str, OptionValue]) -> None:
    """It lies in their hand, in their tricks or among what they laid away, never with anybody else (law 4.2)."""
    rng = random.Random(12)
    rules = presets.build(preset, options)
    asked = 0
    for state in decisions(rules, rng, 10):
        view = on_turn(state)
        taker, turnup = view.public.turnup_taken_by, view.public.turnup
        if taker is None or turnup is None:
            continue
        played = [card for seat, card in (*(play for trick in state.tricks for play in trick.plays), *state.trick)]
        for world in WorldSampler(view, rng).worlds(2):
            laid_away = [card for who, cards in world.discards if who == taker for card in cards]
            assert turnup in (*world.hands[taker - 1], *laid_away, *played)
            asked += taker != view.seat
    assert asked or not rules.traits.turn_up or rules.players == 2


def test_the_same_seed_samples_the_same_worlds() -> None:
    for state in decisions(presets.build("standard"), random.Random(4), 2):
        view = on_turn(state)
        assert WorldSampler(view, random.Random(8)).worlds(5) == WorldSampler(view, random.Random(8)).worlds(5)


@pytest.mark.parametrize(("preset", "options"), MIXES)
def test_play_outs_agree_with_the_engine(preset: str, options: dict[str, OptionValue]) -> None:
    """Play state and engine agree through the play: turns, lawful cards, winners, and the worth of the end."""
    rules = presets.build(preset, options)
    rng = random.Random(17)
    played = 0
    for moment in decisions(rules, rng, 8):
        if moment.phase is not Phase.PLAY or moment.tricks or moment.trick:
            continue
        play = play_state_at_first_lead(moment)
        payoffs = Payoffs(rules, moment.standing.score, moment.standing.dealer, Seat(play.turn))
        state = moment
        for _ in range(play.active * rules.hand_size):
            seat = Seat(play.turn)
            card = choose_sound_card(play, seat, list(state.hand(seat)))
            play.lay(card)
            state = apply(state, seat, PLAYS[card])
        result = state.result
        assert result is not None
        end = ended(play, state, payoffs)
        assert end.outcome is result.outcome
        assert end.chance == payoffs.of_points(result.points)
        played += 1
    assert played


def test_a_board_made_from_a_view_is_the_board_that_was_played() -> None:
    for state in decisions(presets.build("house"), random.Random(6), 12):
        if state.phase is Phase.PLAY and state.turn is not None:
            view = seat_view(state, state.turn).public
            play = public_play_state(view)
            assert play.turn == state.turn
            assert play.trick == len(state.trick)
            assert tuple(play.taken[1:]) == view.taken
