"""Hands played side by side in arrays: the engine's tricks, the scalar players' likelihoods, the view's worlds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from bot.engine import presets
from bot.engine.acts import PLAYS
from bot.engine.cards import Card, Suit, make_pack
from bot.engine.core import apply, legal_acts
from bot.engine.rules import OptionValue
from bot.engine.sides import Seat
from bot.engine.state import Phase, State
from bot.engine.trump import POWER as ENGINE_POWER
from bot.engine.trump import SUIT_UNDER
from bot.engine.views import SeatView
from bot.players.batch.bid_likelihood import likely
from bot.players.batch.card_index import CARDS, CODE, NUMBER, POWER, SUIT_OF
from bot.players.batch.dealing import deal_many
from bot.players.batch.evaluator import HAND, BatchEvaluator, knows
from bot.players.batch.features import MIRROR, WIDTH, senses
from bot.players.batch.nets import net
from bot.players.batch.rollout import choose, play_out
from bot.players.batch.sampler import BatchSample, imagine
from bot.players.batch.state import LAID_AWAY, NOBODY, PLAYED, BatchState
from bot.players.heuristics.perspective import board_of
from bot.players.search.bid_likelihood import LEAST, heard
from bot.players.search.bid_likelihood import _likely as one_likely
from bot.players.search.evaluation import OutcomeCounts
from bot.players.search.hidden_cards import Hidden
from tests.bench.school.lessons import lines_of
from tests.players.situations import decisions, on_turn, reshuffled

KNOWN = ("standard", "newberry", "csl", "house-24", "campus")
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
        if state.phase is Phase.PLAY and not state.tricks and not state.trick and knows(on_turn(state)):
            yield state


def in_the_play(
    preset: str, seed: int, hands: int, options: dict[str, OptionValue] | None = None
) -> Iterator[tuple[State, SeatView]]:
    """Moments of the play that the nets know."""
    for state in decisions(presets.build(preset, options), random.Random(seed), hands):
        view = on_turn(state)
        if knows(view):
            yield state, view


@pytest.mark.parametrize("trump", Suit)
def test_numbers_are_by_strength(trump: Suit) -> None:
    """Of two cards the engine and the numbers find the same winner, whatever was led (law 6.1)."""
    assert sorted(NUMBER[trump]) == list(range(CARDS))
    for led_card in range(CARDS - 1):
        led, led_number = SUIT_UNDER[trump][led_card], SUIT_OF[NUMBER[trump, led_card]]
        for card in range(CARDS):
            for other in range(CARDS):
                beats = ENGINE_POWER[trump][led][card] > ENGINE_POWER[trump][led][other]
                assert beats == (POWER[led_number, NUMBER[trump, card]] > POWER[led_number, NUMBER[trump, other]])


@pytest.mark.parametrize(("preset", "options"), GAMES)
def test_lines_agree_with_the_engine(preset: str, options: dict[str, OptionValue]) -> None:
    """Both walk side by side through random hands: who is on turn, what is lawful, who takes the tricks."""
    rng = random.Random(5)
    groups: dict[int, list[State]] = {}
    for state in first_leads(preset, 3, 25, options):
        groups.setdefault(len(state.agreed.sitting_out), []).append(state)
    assert groups[0]
    for states in groups.values():
        lines = lines_of(states)
        while lines.tricks < HAND:
            lawful = lines.lawful()
            cards = []
            for row, state in enumerate(states):
                assert state.turn is not None
                assert state.turn == lines.turn[row] + 1
                code = CODE[state.agreed.trump]
                acts = legal_acts(state, state.turn)
                assert {PLAYS[card] for card in code[np.flatnonzero(lawful[row])]} == set(acts)
                act = acts[int(rng.random() * len(acts))]
                cards.append(NUMBER[state.agreed.trump, PLAYS.index(act)])
                states[row], _ = apply(state, state.turn, act)
            lines.lay(np.array(cards))
        for row, state in enumerate(states):
            assert state.result is not None
            maker = int(lines.maker[row]) % 2
            tricks = [(trick.winner or 0) % 2 for trick in state.tricks]
            assert lines.makers_tricks()[row] == tricks.count(1 - maker)


@pytest.mark.parametrize(("preset", "options"), GAMES)
def test_imagined_lines_agree_with_the_view(preset: str, options: dict[str, OptionValue]) -> None:
    """Own cards, played cards, voids, sizes, the turn-up with its taker, whose turn it is."""
    checked = 0
    for state, view in in_the_play(preset, 8, 25, options):
        lines, weights = imagine(view, 20, np.random.default_rng(1))
        public, board, number = view.public, board_of(view), NUMBER[state.agreed.trump]
        assert np.isfinite(weights).all()
        assert (lines.turn == view.seat - 1).all()
        assert (lines.laid, lines.tricks) == (len(public.trick), len(public.tricks))
        for row in lines.where:
            held = {seat: [Card(int(code)) for code in CODE[board.trump][row == seat - 1]] for seat in range(1, 5)}
            assert sorted(held[view.seat]) == sorted(view.hand)
            for seat in range(1, 5):
                if seat in public.sitting_out:
                    continue
                assert len(held[seat]) == public.hand_sizes[seat - 1]
                if seat != view.seat:
                    checked += bool(board.voids[seat])
                    assert not any(board.voids[seat] >> SUIT_UNDER[board.trump][card] & 1 for card in held[seat])
            taker, turnup = public.turnup_taken_by, public.turnup
            if taker is not None and turnup is not None:
                assert row[number[turnup]] in (taker - 1, PLAYED + taker - 1, PLAYED + 4 + taker - 1, LAID_AWAY)
    assert checked > 20


@pytest.mark.parametrize(("preset", "options"), GAMES)
def test_calls_are_as_likely_as_one_by_one(preset: str, options: dict[str, OptionValue]) -> None:
    asked = 0
    for _, view in in_the_play(preset, 11, 12, options):
        others = [card for card in make_pack(24, False) if card != view.public.turnup]
        hands = [tuple(sorted(random.Random(seed).sample(others, 5))) for seed in range(20)]
        rows = np.zeros((20, CARDS), np.float32)
        for row, hand in zip(rows, hands, strict=True):
            row[list(hand)] = 1
        for _, act, desk in heard(view.public):
            expected = [max(LEAST, one_likely(desk._replace(hand=hand), act)) for hand in hands]
            assert likely(desk, rows, act) == pytest.approx(expected, abs=1e-4)
            asked += 1
    assert asked > 50


def test_senses_hold_nothing_hidden() -> None:
    """Exchange every card that the seat on turn cannot see: what it senses stays the same."""
    rng, changed = random.Random(4), 0
    for state in first_leads("standard", 6, 40):
        assert state.turn is not None
        other = reshuffled(state, state.turn, rng)
        lines, same = lines_of([state]), lines_of([other])
        changed += bool((lines.where != same.where).any())
        every = np.array([0])
        assert (senses(lines, every) == senses(same, every)).all()
    assert changed > 10


def test_mirrored_hands_are_sensed_mirrored() -> None:
    """The two suits that are not of trump's colour are alike: change them, and only their inputs change places."""
    order = np.array([*range(17), *range(25, CARDS), *range(17, 25)])
    suits = np.array([0, 1, 3, 2])
    for state in first_leads("standard", 9, 20):
        lines = lines_of([state])
        mirrored = replace(
            lines, where=lines.where[:, order], turned_down=suits[lines.turned_down],
            turnup=np.argsort(order)[lines.turnup], voids=lines.voids.copy(), taken=lines.taken.copy(),
        )  # fmt: skip
        for _ in range(3):
            cards = lines.lawful().argmax(1)
            lines.lay(cards)
            mirrored.lay(np.argsort(order)[cards])
        every = np.array([0])
        assert (senses(mirrored, every) == senses(lines, every)[:, MIRROR]).all()
        assert senses(lines, every).shape == (1, WIDTH)


def test_every_possible_deal_counts_alike() -> None:
    """Three cards, three places, two of the cards barred from one each: three deals, a third each."""
    hidden = Hidden((Card(2), Card(3), Card(4)), ((), (), ()), (1, 1, 1), ((0, 1), (1, 2), (0, 1, 2)), (0,) * 3, (), 2)
    held, weights = deal_many(hidden, 8_000, np.random.default_rng(2))
    shares: dict[tuple[int, ...], float] = {}
    for row, weight in zip(held, np.exp(weights), strict=True):
        deal = tuple(int(card) for card in row.argmax(1))
        shares[deal] = shares.get(deal, 0.0) + float(weight)
    assert len(shares) == 3
    for share in shares.values():
        assert share / sum(shares.values()) == pytest.approx(1 / 3, abs=0.02)


def test_a_deal_is_found_where_most_tries_end_in_a_corner() -> None:
    """One deal only is possible; the tries that miss it are left out, and there is always one."""
    hidden = Hidden((Card(2), Card(3)), ((), ()), (1, 1), ((0, 1), (0,)), (0, 0), (), 1)
    held, _ = deal_many(hidden, 3, np.random.default_rng(1))
    assert len(held)
    assert (held[:, 1, 2] == 1).all()
    assert (held[:, 0, 3] == 1).all()


def test_cards_of_a_line_depend_on_its_own_hand_only() -> None:
    """A line plays on alike whatever lines are beside it, but for the last bits of its sums."""
    states = [state for state in first_leads("standard", 21, 40) if not state.agreed.sitting_out][:12]
    together = lines_of(states)
    play_out((net("cards"), net("habits")), together, HAND)
    for row, state in enumerate(states):
        line = lines_of([state])
        play_out((net("cards"), net("habits")), line, HAND)
        assert line.makers_tricks()[0] == together.makers_tricks()[row]


def test_side_by_side_knows_where_it_may_be_used() -> None:
    for preset in presets.PRESETS:
        views = [on_turn(state) for state in decisions(presets.build(preset), random.Random(1), 6)]
        assert any(map(knows, views)) == (preset in KNOWN)
    lone = [view for _, view in in_the_play("csl", 2, 60)]
    assert all(view.public.lone_defender is None for view in lone)
    csl = [on_turn(state) for state in decisions(presets.build("csl"), random.Random(2), 150)]
    against = [view for view in csl if view.public.phase is Phase.PLAY and view.public.lone_defender is not None]
    assert against
    assert not any(map(knows, against))
    assert not any(view.public.lone_defender for view in csl if knows(view))


def test_the_same_seed_rehearses_the_same() -> None:
    _, view = next(in_the_play("standard", 14, 6))
    results = []
    for _ in range(2):
        tallies = {act: OutcomeCounts() for act in view.legal}
        BatchEvaluator(view, random.Random(9)).run(view.legal, 50, tallies)
        results.append([tallies[act].chances for act in view.legal])
    assert results[0] == results[1]
    assert all(len(chances) == 50 for chances in results[0])


def test_likely_worlds_are_drawn_more_often() -> None:
    """The draw follows the weights: systematic resampling is off by less than one for every line."""
    _, view = next(in_the_play("standard", 15, 6))
    crowd = BatchSample(view, 60, np.random.default_rng(3))
    drawn = crowd.draw(1000)
    assert isinstance(drawn, BatchState)
    assert len(drawn) == 1000
    shares = np.diff(crowd.passed, prepend=0.0)
    _, weights = imagine(view, 60, np.random.default_rng(3))
    assert shares == pytest.approx(np.exp(weights) / np.exp(weights).sum())
    assert shares.max() > 1.5 * shares.min()
    rows = Counter(bytes(row) for row in drawn.where)
    expected: dict[bytes, float] = {}
    for row, share in zip(crowd.lines.where, shares, strict=True):
        expected[bytes(row)] = expected.get(bytes(row), 0.0) + 1000 * float(share)
    same = Counter(bytes(row) for row in crowd.lines.where)
    assert all(abs(rows[row] - expected[row]) <= same[row] + 1e-6 for row in expected)


def test_seats_that_sit_out_are_passed_over() -> None:
    for state in first_leads("standard", 40, 80):
        if state.agreed.sitting_out:
            lines = lines_of([state])
            assert lines.active == 3
            assert lines.out[0] != NOBODY
            for _ in range(3 * HAND):
                assert lines.turn[0] != lines.out[0]
                lines.lay(choose((net("cards"), net("cards")), lines))
            assert lines.tricks == HAND
            assert Seat(int(lines.out[0]) + 1) in state.agreed.sitting_out
            return
    pytest.fail("nobody went alone")
