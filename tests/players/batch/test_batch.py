"""Hands played at the same time in arrays: the engine's tricks, the view's worlds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from bot.engine import presets
from bot.engine.acts import PLAYS
from bot.engine.cards import Card, Suit, parse_card
from bot.engine.core import apply, legal_acts
from bot.engine.rules import OptionValue
from bot.engine.sides import Seat
from bot.engine.state import Phase, State
from bot.engine.trump import POWER as ENGINE_POWER
from bot.engine.trump import SUIT_UNDER
from bot.engine.views import SeatView
from bot.players.batch.card_index import CARD_AT, CARD_INDEX, POWER, SUIT_OF
from bot.players.batch.evaluator import HAND, BatchEvaluator, supports
from bot.players.batch.features import MIRROR, WIDTH, features
from bot.players.batch.nets import net
from bot.players.batch.rollout import choose, play_out
from bot.players.batch.sampler import BatchSampler, sample_batch
from bot.players.batch.state import LAID_AWAY, NOBODY, PLAYED
from bot.players.heuristics.play_state import seat_play_state
from bot.players.search.arrays import CARDS
from bot.players.search.outcome_counts import OutcomeCounts
from tests.bench.school.lessons import batch_of
from tests.players.search.test_likelihood import ten_led
from tests.players.situations import decisions, on_turn, reshuffled

KNOWN = ("standard", "earlwood", "newberry", "csl", "house", "house-24", "campus", "railroad")
GAMES: tuple[tuple[str, dict[str, OptionValue]], ...] = (
    *((preset, {}) for preset in KNOWN),
    ("csl", {"give_turnup": True, "setback": True, "partners_best": "discard-then-give"}),
    ("newberry", {"farmers_hand": "any-three", "ace_no_face": True, "turning_the_tables": True}),
    ("house-24", {"farmers_hand": "three-alike", "give_turnup": True, "lone_march": 5}),
    ("earlwood", {"pack": 24, "second_round": "stick-or-fold"}),
)
"""The presets that the nets know, and mixes of options with the same cards."""


def first_leads(preset: str, seed: int, hands: int, options: dict[str, OptionValue] | None = None) -> Iterator[State]:
    """The moments before the first lead of some hands."""
    for state in decisions(presets.build(preset, options), random.Random(seed), hands):
        if state.phase is Phase.PLAY and not state.tricks and not state.trick and supports(on_turn(state)):
            yield state


def in_the_play(
    preset: str, seed: int, hands: int, options: dict[str, OptionValue] | None = None
) -> Iterator[tuple[State, SeatView]]:
    """Moments of the play that the nets know."""
    for state in decisions(presets.build(preset, options), random.Random(seed), hands):
        view = on_turn(state)
        if supports(view):
            yield state, view


@pytest.mark.parametrize("trump", Suit)
def test_numbers_are_by_strength(trump: Suit) -> None:
    """Of two cards the engine and the numbers find the same winner, whatever was led (law 6.1)."""
    assert sorted(CARD_INDEX[trump]) == list(range(CARDS))
    for led_card in range(CARDS - 1):
        led, led_number = SUIT_UNDER[trump][led_card], SUIT_OF[CARD_INDEX[trump, led_card]]
        for card in range(CARDS):
            for other in range(CARDS):
                beats = ENGINE_POWER[trump][led][card] > ENGINE_POWER[trump][led][other]
                assert beats == (
                    POWER[led_number, CARD_INDEX[trump, card]] > POWER[led_number, CARD_INDEX[trump, other]]
                )


@pytest.mark.parametrize(("preset", "options"), GAMES)
def test_batches_agree_with_the_engine(preset: str, options: dict[str, OptionValue], long_form: bool) -> None:
    """Both walk side by side through random hands: who is on turn, what is lawful, who takes the tricks."""
    rng = random.Random(5)
    groups: dict[int, list[State]] = {}
    for state in first_leads(preset, 3, 25 if long_form else 10, options):
        groups.setdefault(len(state.agreed.sitting_out), []).append(state)
    assert groups[0]
    for states in groups.values():
        batch = batch_of(states)
        while batch.tricks < HAND:
            lawful = batch.lawful()
            cards = []
            for row, state in enumerate(states):
                assert state.turn is not None
                assert state.turn == batch.turn[row] + 1
                code = CARD_AT[state.agreed.trump]
                acts = legal_acts(state, state.turn)
                assert {PLAYS[card] for card in code[np.flatnonzero(lawful[row])]} == set(acts)
                act = acts[int(rng.random() * len(acts))]
                cards.append(CARD_INDEX[state.agreed.trump, PLAYS.index(act)])
                states[row] = apply(state, state.turn, act)
            batch.lay(np.array(cards))
        for row, state in enumerate(states):
            assert state.result is not None
            maker = int(batch.maker[row]) % 2
            tricks = [(trick.winner or 0) % 2 for trick in state.tricks]
            assert batch.makers_tricks()[row] == tricks.count(1 - maker)


@pytest.mark.parametrize(("preset", "options"), GAMES)
def test_sampled_worlds_agree_with_the_view(preset: str, options: dict[str, OptionValue], long_form: bool) -> None:
    """Own cards, played cards, voids, sizes, the turn-up with its taker, whose turn it is."""
    checked = 0
    for state, view in in_the_play(preset, 8, 15 if long_form else 4, options):
        batch, weights = sample_batch(view, 20, np.random.default_rng(1))
        public, play, number = view.public, seat_play_state(view), CARD_INDEX[state.agreed.trump]
        assert np.isfinite(weights).all()
        assert (batch.turn == view.seat - 1).all()
        assert (batch.laid, batch.tricks) == (len(public.trick), len(public.tricks))
        for row in batch.where:
            held = {seat: [Card(int(code)) for code in CARD_AT[play.trump][row == seat - 1]] for seat in range(1, 5)}
            assert sorted(held[view.seat]) == sorted(view.hand)
            for seat in range(1, 5):
                if seat in public.sitting_out:
                    continue
                assert len(held[seat]) == public.hand_sizes[seat - 1]
                if seat != view.seat:
                    checked += bool(play.voids[seat])
                    assert not any(play.voids[seat] >> SUIT_UNDER[play.trump][card] & 1 for card in held[seat])
            taker, turnup = public.turnup_taken_by, public.turnup
            if taker is not None and turnup is not None:
                assert row[number[turnup]] in (taker - 1, PLAYED + taker - 1, PLAYED + 4 + taker - 1, LAID_AWAY)
    assert checked > 20


def test_senses_hold_nothing_hidden() -> None:
    """Exchange every card that the seat on turn cannot see: its features stay the same."""
    rng, changed = random.Random(4), 0
    for state in first_leads("standard", 6, 40):
        assert state.turn is not None
        other = reshuffled(state, state.turn, rng)
        batch, same = batch_of([state]), batch_of([other])
        changed += bool((batch.where != same.where).any())
        every = np.array([0])
        assert (features(batch, every) == features(same, every)).all()
    assert changed > 10


def test_mirrored_hands_are_sensed_mirrored() -> None:
    """The two suits that are not of trump's colour are alike: change them, and only their inputs change places."""
    order = np.array([*range(17), *range(25, CARDS), *range(17, 25)])
    suits = np.array([0, 1, 3, 2])
    for state in first_leads("standard", 9, 20):
        batch = batch_of([state])
        mirrored = replace(
            batch, where=batch.where[:, order], turned_down=suits[batch.turned_down],
            turnup=np.argsort(order)[batch.turnup], voids=batch.voids.copy(), taken=batch.taken.copy(),
        )  # fmt: skip
        for _ in range(3):
            cards = batch.lawful().argmax(1)
            batch.lay(cards)
            mirrored.lay(np.argsort(order)[cards])
        every = np.array([0])
        assert (features(mirrored, every) == features(batch, every)[:, MIRROR]).all()
        assert features(batch, every).shape == (1, WIDTH)


def test_cards_of_a_world_depend_on_its_own_hand_only() -> None:
    """A world plays on alike whatever worlds are beside it, but for the last bits of its sums."""
    states = [state for state in first_leads("standard", 21, 40) if not state.agreed.sitting_out][:12]
    together = batch_of(states)
    play_out((net("cards", "standard"), net("opponent_policy", "standard")), together, HAND)
    for row, state in enumerate(states):
        single = batch_of([state])
        play_out((net("cards", "standard"), net("opponent_policy", "standard")), single, HAND)
        assert single.makers_tricks()[0] == together.makers_tricks()[row]


def test_side_by_side_knows_where_it_may_be_used() -> None:
    for preset in presets.PRESETS:
        views = [on_turn(state) for state in decisions(presets.build(preset), random.Random(1), 6)]
        assert any(map(supports, views)) == (preset in KNOWN)
    lone = [view for _, view in in_the_play("csl", 2, 60)]
    assert all(view.public.lone_defender is None for view in lone)
    csl = [on_turn(state) for state in decisions(presets.build("csl"), random.Random(2), 150)]
    against = [view for view in csl if view.public.phase is Phase.PLAY and view.public.lone_defender is not None]
    assert against
    assert not any(map(supports, against))
    assert not any(view.public.lone_defender for view in csl if supports(view))


def test_the_same_seed_evaluates_the_same() -> None:
    _, view = next(in_the_play("standard", 14, 6))
    results = []
    for _ in range(2):
        tallies = {act: OutcomeCounts() for act in view.legal}
        BatchEvaluator(view, random.Random(9)).run(view.legal, 50, tallies)
        results.append([tallies[act].chances.tolist() for act in view.legal])
    assert results[0] == results[1]
    assert all(len(rng) == 50 for rng in results[0])


def test_likely_worlds_are_drawn_more_often() -> None:
    """The draw follows the weights: systematic resampling is off by less than one for every world."""
    _, view = next(in_the_play("standard", 15, 6))
    sampler = BatchSampler(view, 60, np.random.default_rng(3))
    drawn = sampler.batch.rows(sampler.draw(1000))
    assert len(drawn) == 1000
    shares = np.diff(sampler.passed, prepend=0.0)
    _, weights = sample_batch(view, 60, np.random.default_rng(3))
    assert shares == pytest.approx(np.exp(weights) / np.exp(weights).sum())
    assert shares.max() > 1.5 * shares.min()
    rows = Counter(bytes(row) for row in drawn.where)
    prior: dict[bytes, float] = {}
    for row, share in zip(sampler.batch.where, shares, strict=True):
        prior[bytes(row)] = prior.get(bytes(row), 0.0) + 1000 * float(share)
    same = Counter(bytes(row) for row in sampler.batch.where)
    assert all(abs(rows[row] - prior[row]) <= same[row] + 1e-6 for row in prior)


def test_unusual_play_makes_a_world_less_likely() -> None:
    """Seat 1 led a ten: with the ace of hearts they would have led it, so they rarely, but sometimes, hold it."""
    view = on_turn(ten_led())
    ace = CARD_INDEX[Suit.SPADES, parse_card("AH")]
    sampler = BatchSampler(view, 2000, np.random.default_rng(3))
    holders = Counter(sampler.batch.where[sampler.draw(1000), ace].tolist())
    assert 0.1 * holders[2] < holders[0] < 0.5 * holders[2]


def test_seats_that_sit_out_are_passed_over() -> None:
    for state in first_leads("standard", 40, 80):
        if state.agreed.sitting_out:
            batch = batch_of([state])
            assert batch.active == 3
            assert batch.out[0] != NOBODY
            for _ in range(3 * HAND):
                assert batch.turn[0] != batch.out[0]
                batch.lay(choose((net("cards", "standard"), net("cards", "standard")), batch))
            assert batch.tricks == HAND
            assert Seat(int(batch.out[0]) + 1) in state.agreed.sitting_out
            return
    pytest.fail("nobody went alone")
