"""When the expert calls and goes alone: only where the worlds show that it is better than passing, or than company."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import inf

import numpy as np
import pytest

from bot.engine import presets
from bot.engine.acts import PASS, Act, OrderUp
from bot.engine.rules import OptionValue
from bot.engine.views import SeatView
from bot.players.expert.comparison import OutcomeCounts
from bot.players.expert.decide import NO_PRIOR, Budget, Expert, Prior
from tests.players.situations import dealt, on_turn

ALONE, TOGETHER = OrderUp(alone=True), OrderUp(alone=False)
SWING = 0.2
"""By so much a lone hand's worth lies above or below its mean, in one world as in the next."""


def order(preset: str, options: Mapping[str, OptionValue]) -> SeatView:
    """The dealer's left with a hand to order hearts with."""
    return on_turn(dealt(presets.build(preset, options), 4, {1: "JH JD AH KH AS"}, "9H"))


class Worlds:
    """In place of play-outs: alone is so much better than together on average, everything else far worse."""

    speedup, setup_cost, effective = 1, 0, inf

    def __init__(self, ahead: float) -> None:
        self._means: Mapping[Act, float] = {TOGETHER: 0.5, ALONE: 0.5 + ahead}

    def cost(self, options: int) -> float:
        return float(options)

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        for act in options:
            swings = SWING * (-1.0) ** np.arange(count) if act == ALONE else np.zeros(count)
            tallies[act].chances = np.concatenate([tallies[act].chances, self._means.get(act, 0.1) + swings])


def call_of(view: SeatView, ahead: float, known: float) -> Act:
    """What the expert calls when alone is so much better in 100 worlds, and known to be so much better beforehand."""
    values: Mapping[Act, float] = {ALONE: known, TOGETHER: 0.0}

    def prior(_: SeatView, acts: Sequence[Act]) -> Prior:
        return Prior({act: values.get(act, -0.4) for act in acts}, 1.0, 100)

    budget = Budget(least=100, most=100, batch=100, alone_margin_se=2.0)
    return Expert(budget, lambda _, __: Worlds(ahead), prior).choose(view, random.Random(0))


@pytest.mark.parametrize(
    ("ahead", "known", "called"),
    [
        (0.050, 0.0, ALONE),  # two and a half errors ahead in the worlds
        (0.050, -0.04, ALONE),
        (0.030, 0.0, TOGETHER),  # one and a half
        (0.030, 0.2, TOGETHER),  # whatever is known beforehand
        (-0.05, 0.0, TOGETHER),
    ],
)
def test_alone_where_the_worlds_show_that_it_is_better(ahead: float, known: float, called: Act) -> None:
    assert call_of(order("standard", {}), ahead, known) == called


@pytest.mark.parametrize(
    ("preset", "options"), [("railroad", {}), ("csl", {"partners_best": "give-then-discard", "cut": "no"})], ids=str
)
def test_alone_with_the_partners_best_card_is_a_call_like_any_other(
    preset: str, options: Mapping[str, OptionValue]
) -> None:
    """What is known beforehand counts, and an error or two are no reason against it (law 5.4)."""
    view = order(preset, options)
    assert call_of(view, 0.030, 0.0) == call_of(view, 0.015, 0.02) == ALONE
    assert call_of(view, 0.030, -0.1) == TOGETHER


@pytest.mark.parametrize(("ahead", "called"), [(0.0, PASS), (0.001, PASS), (0.05, TOGETHER)])
def test_a_call_that_is_worth_no_more_than_a_pass_is_left_alone(ahead: float, called: Act) -> None:
    """Steady would order this hand up; where the worlds show nothing for it a person passes."""
    view = order("standard", {})

    class Swinging(Worlds):
        def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
            for act in options:
                mean = {TOGETHER: 0.5 + ahead, PASS: 0.5}.get(act, 0.1)
                swings = SWING * (-1.0) ** np.arange(count) if act == TOGETHER else np.zeros(count)
                tallies[act].chances = np.concatenate([tallies[act].chances, mean + swings])

    budget = Budget(least=100, most=100, batch=100)
    player = Expert(budget, lambda _, __: Swinging(0.0), lambda _, __: NO_PRIOR)
    assert player.choose(view, random.Random(0)) == called
