"""The chance to win at a score: between 0 and 1, shared out among the units, and never less for more points."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.engine import presets
from bot.engine.rules import OptionValue
from bot.players.value import win_probability
from tests.players.situations import MIXES


@pytest.mark.parametrize(("preset", "options"), MIXES)
def test_win_probabilities_of_all_units_add_up(preset: str, options: dict[str, OptionValue]) -> None:
    rules = presets.build(preset, options)
    for lead in (0, rules.points // 2, rules.points - 1):
        score = (lead,) + (1,) * (rules.units - 1)
        shares = [win_probability(rules, score, unit, 1) for unit in range(1, rules.units + 1)]
        assert sum(shares) == pytest.approx(1.0, abs=2e-3)
        assert all(0.0 < share < 1.0 for share in shares)


@pytest.mark.parametrize(("preset", "options"), MIXES)
def test_more_points_are_never_worse(preset: str, options: dict[str, OptionValue]) -> None:
    rules = presets.build(preset, options)
    rest = (2,) * (rules.units - 1)
    ladder = [win_probability(rules, (points, *rest), 1, 2) for points in range(rules.points)]
    assert all(lower <= higher + 1e-3 for lower, higher in pairwise(ladder))
    assert ladder[-1] > ladder[0]


def test_a_won_game_has_probability_one() -> None:
    rules = presets.build("standard")
    assert win_probability(rules, (10, 3), 1, 1) == 1.0
    assert win_probability(rules, (10, 3), 2, 1) == 0.0


def test_the_deal_is_an_advantage() -> None:
    rules = presets.build("standard")
    assert win_probability(rules, (5, 5), 1, 1) > 0.5 > win_probability(rules, (5, 5), 1, 2)


def test_a_dearer_euchre_changes_the_chances() -> None:
    """The table is paid by the rules' own rows: the same standing is worth something else where a euchre costs more."""
    plain, dear = presets.build("standard"), presets.build("standard", {"euchre": 4})
    assert win_probability(plain, (8, 6), 1, 1) != win_probability(dear, (8, 6), 1, 1)


def test_scores_below_zero_have_a_chance_too() -> None:
    rules = presets.build("standard", {"setback": True})
    assert 0.0 < win_probability(rules, (-20, 0), 1, 1) < win_probability(rules, (-2, 0), 1, 1) < 0.5
