"""The school of the nets: lessons are lawful and honest, and a net learns from them."""

from __future__ import annotations

import random

import numpy as np
import pytest

from bot.engine import presets
from bot.engine.cards import CODES
from bot.engine.state import Phase
from bot.players.batch.bidding_net import ACTS, ENDS, PRACTISED, WIDTH
from bot.players.batch.card_index import CARDS, MIRRORED
from bot.players.batch.features import WIDTH as SENSES
from tests.bench.school.__main__ import _CALL_ORDER, gained, points_of_ends
from tests.bench.school.lessons import UNLAWFUL, Lessons, deals, practise_calls, practise_cards, to_the_play
from tests.bench.school.training import Mirror, of_habit, of_points, train


@pytest.mark.parametrize("preset", [*PRACTISED, "csl"])
def test_lessons_of_calls(preset: str) -> None:
    lessons = practise_calls(preset, 1, 0.3)
    every = np.arange(len(lessons.usual))
    inputs = np.unpackbits(lessons.inputs, axis=1, count=WIDTH)
    assert len(every) > 20
    assert lessons.targets.shape == (len(every), ACTS)
    assert (inputs[:, : len(CODES)].sum(1) == 5).all(), "five cards in a hand"
    assert (lessons.targets[every, lessons.usual] != UNLAWFUL).all()
    assert lessons.targets.max() < ENDS


def test_lessons_of_cards() -> None:
    """Points are those that a hand can bring, and what is mine in the inputs is what I may play."""
    lessons = practise_cards("standard", 1, 2.0)
    inputs = np.unpackbits(lessons.inputs, axis=1, count=SENSES)[:, :CARDS]
    lawful = lessons.targets != UNLAWFUL
    assert set(np.unique(lessons.targets[lawful])) <= {-4, -2, -1, 1, 2, 4}
    assert (lessons.targets[lawful] < 0).any(), "who plays may lose points, too"
    assert (lawful.sum(1) > 1).all()
    assert not (lawful & (inputs == 0)).any()


def test_ends_are_weighed_by_their_points() -> None:
    assert points_of_ends(presets.build("standard")).tolist() == [
        0, -1, 1, -2, -2, 1, 2, -2, -2, 1, 4, 2, 2, -1, -2, 2, 2, -1, -4,
    ]  # fmt: skip


def test_steady_plays_to_the_first_lead() -> None:
    source = deals(presets.build("standard"), random.Random(2))
    for _ in range(20):
        assert to_the_play(next(source)).phase is Phase.PLAY


def toy(count: int) -> Lessons:
    """Three acts; the second brings two points if the first input is set, else the third does."""
    chances = np.random.default_rng(5)
    inputs = chances.integers(0, 2, (count, 8)).astype(bool)
    targets = np.zeros((count, 3), np.int8)
    best = np.where(inputs[:, 0], 1, 2)
    targets[np.arange(count), best] = 2
    return Lessons(np.packbits(inputs, axis=1), targets, best.astype(np.int8))


def test_a_net_learns_what_pays_and_what_is_usual() -> None:
    lessons, kept = toy(20_000), toy(500)
    known = np.unpackbits(kept.inputs, axis=1, count=8).astype(np.float32)
    for fault in (of_points, of_habit):
        mirror = Mirror(np.arange(8), np.arange(3))
        net = train(lessons, (8, 16, 8, 3), 60, fault, mirror, lambda net: f"{len(net.layers)} layers")
        assert (net(known).argmax(1) == kept.usual).mean() > 0.99


def test_what_a_net_gained_is_measured_from_steadys_act() -> None:
    kept = toy(400)
    known = np.unpackbits(kept.inputs, axis=1, count=8)
    points = np.array([0, 1, 2], np.float32)
    perfect = np.eye(3, dtype=np.float32)[np.where(known[:, 0], 1, 2)]
    assert gained(kept, perfect, points).startswith("+0.0000")
    assert gained(kept, -perfect, points).startswith("-2.0000")


def test_mirrors_turn_back() -> None:
    for order in (_CALL_ORDER, MIRRORED):
        assert [order[at] for at in order] == list(range(len(order)))
