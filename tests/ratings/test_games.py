"""Which rules are ranked: long enough, and no game of chance."""

from __future__ import annotations

import pytest

from bot.engine import presets
from bot.engine.presets import PRESETS
from bot.engine.rules import OPTIONS
from bot.ratings.games import CHANCE_OPTIONS, LEAST_POINTS, LONG_GAMES, Obstacle, least_points, obstacle


@pytest.mark.parametrize("preset", PRESETS)
def test_every_unchanged_preset_may_be_ranked_and_no_shorter_game(preset: str) -> None:
    assert obstacle(presets.build(preset)) is None
    least = least_points(preset)
    assert least == LONG_GAMES.get(preset, LEAST_POINTS) <= int(PRESETS[preset].choices["points"].default)
    assert obstacle(presets.build(preset, {"points": least})) is None
    assert obstacle(presets.build(preset, {"points": least - 1})) is Obstacle.TOO_SHORT


@pytest.mark.parametrize("name", CHANCE_OPTIONS)
def test_every_option_of_chance_exists_and_makes_a_game_friendly(name: str) -> None:
    assert name in OPTIONS
    for value in PRESETS["csl"].choices[name].allowed:
        expected = Obstacle.CHANCE if value in CHANCE_OPTIONS[name] else None
        assert obstacle(presets.build("csl", {name: value})) is expected
