"""What a host may set up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine import presets
from bot.engine.game import units_in_barn
from bot.engine.presets import PRESETS
from bot.tournaments.movements import Movement
from bot.tournaments.nights.night import MOST_POINTS, NightPlan

PLAN = NightPlan("Friday", presets.build("standard"), Movement.LADDER, 0)
TWO_AGAINST_TWO = [
    preset for preset in PRESETS if (rules := presets.build(preset)).players == 4 and rules.traits.partners
]


@pytest.mark.parametrize("preset", ["cutthroat", "two-handed", "double-hasenpfeffer players=6"])
def test_a_night_is_played_two_against_two(preset: str) -> None:
    with pytest.raises(ValueError, match="two against two"):
        replace(PLAN, rules=presets.parse(preset.split()))


@pytest.mark.parametrize("wrong", [{"rounds": 0}, {"hands": 0}, {"minutes": 0}, {"points": 0}])
def test_a_plan_needs_something_to_play(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="at least"):
        replace(PLAN, **wrong)  # type: ignore[arg-type] # each is a field of numbers


@pytest.mark.parametrize("preset", TWO_AGAINST_TWO)
def test_points_do_not_end_a_round_and_nobody_is_in_the_barn(preset: str) -> None:
    rules = presets.build(preset)
    at_tables = replace(PLAN, rules=rules).table_rules
    assert at_tables.points == MOST_POINTS
    assert {name: value for name, value in at_tables.options if name != "points"} == {
        name: value for name, value in rules.options if name != "points"
    }
    assert units_in_barn(at_tables, (rules.points - 1, 0)) == ()
