"""When the expert calls and goes alone: only where the worlds show that it is better than passing, or than company."""

from __future__ import annotations

import random
from collections.abc import Mapping

import numpy as np
import pytest

from bot.engine import presets
from bot.engine.acts import PASS, Act, OrderUp
from bot.engine.rules import OptionValue
from bot.engine.views import SeatView
from bot.players.expert.comparison import ActComparison
from bot.players.expert.decide import Budget, choose_best
from bot.players.steady import Steady
from tests.players.situations import dealt, on_turn

ALONE, TOGETHER = OrderUp(alone=True), OrderUp(alone=False)
WORLDS = 100
SWING = 0.2
"""By so much a lone hand's worth lies above or below its mean, in one world as in the next."""


def order(preset: str, options: Mapping[str, OptionValue]) -> SeatView:
    """The dealer's left with a hand to order hearts with."""
    return on_turn(dealt(presets.build(preset, options), 4, {1: "JH JD AH KH AS"}, "9H"))


def call_of(view: SeatView, means: Mapping[Act, float], swinging: Act, known: Mapping[Act, float]) -> Act:
    """What the expert calls when acts are worth so much in 100 worlds, and known to differ so beforehand.

    All other acts are worth far less; the worth of one act ``SWING``s about its mean.
    """
    comparison = ActComparison.between(view.legal)
    for act, tally in comparison.tallies.items():
        swing = SWING if act == swinging else 0.0
        tally.chances = np.array([means.get(act, 0.1) + swing * (-1) ** at for at in range(WORLDS)])
    if known:
        comparison.prior, comparison.prior_worlds = {act: known.get(act, -0.4) for act in view.legal}, WORLDS
    usual, budget = Steady().choose(view, random.Random(0)), Budget(alone_margin_se=2.0)
    comparison.settle(usual, budget.drop_after_se, budget.negligible)
    return choose_best(view.public.rules, comparison, usual, budget)


def lone_call(view: SeatView, ahead: float, known: float) -> Act:
    """What the expert calls when alone is so much better in the worlds, and known to be so much better beforehand."""
    return call_of(view, {TOGETHER: 0.5, ALONE: 0.5 + ahead}, ALONE, {ALONE: known, TOGETHER: 0.0})


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
def test_going_alone_when_the_worlds_favour_it(ahead: float, known: float, called: Act) -> None:
    assert lone_call(order("standard", {}), ahead, known) == called


@pytest.mark.parametrize(
    ("preset", "options"), [("railroad", {}), ("csl", {"partners_best": "give-then-discard", "cut": "no"})], ids=str
)
def test_alone_with_the_partners_best_card_is_a_call_like_any_other(
    preset: str, options: Mapping[str, OptionValue]
) -> None:
    """What is known beforehand counts, and an error or two are no reason against it (law 5.4)."""
    view = order(preset, options)
    assert lone_call(view, 0.030, 0.0) == lone_call(view, 0.015, 0.02) == ALONE
    assert lone_call(view, 0.030, -0.1) == TOGETHER


@pytest.mark.parametrize(("ahead", "called"), [(0.0, PASS), (0.001, PASS), (0.05, TOGETHER)])
def test_a_call_worth_no_more_than_a_pass_is_not_made(ahead: float, called: Act) -> None:
    """Steady would order this hand up; where the worlds show nothing for it a person passes."""
    assert call_of(order("standard", {}), {TOGETHER: 0.5 + ahead, PASS: 0.5}, TOGETHER, {}) == called
