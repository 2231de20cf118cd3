"""Every preset has a family, by its shape."""

from __future__ import annotations

from contextlib import suppress
from itertools import product

import pytest

from bot.engine import presets
from bot.engine.presets import PRESETS, rules_line
from bot.engine.rules import OPTIONS, Rules, RulesError
from bot.engine.scoring import hand_points
from bot.engine.seats import Seat
from bot.engine.state import Standing
from bot.ratings.games import (
    CHANCE_OPTIONS,
    LEAST_POINTS,
    LONG_GAMES,
    MOST_PAID,
    Family,
    GameLine,
    Obstacle,
    family_of,
    least_points,
    obstacle,
)


@pytest.mark.parametrize(
    ("preset", "family"),
    [
        ("standard", Family.PARTNERSHIP),
        ("earlwood", Family.PARTNERSHIP),
        ("railroad", Family.PARTNERSHIP),
        ("cutthroat", Family.INDIVIDUAL),
        ("three-seven", Family.INDIVIDUAL),
        ("two-handed", Family.TWO_HANDED),
        ("call-ace", Family.INDIVIDUAL),
        ("hasenpfeffer", Family.HASENPFEFFER),
        ("double-hasenpfeffer", Family.HASENPFEFFER),
        ("no such preset", None),
    ],
)
def test_families(preset: str, family: Family | None) -> None:
    assert family_of(preset) is family


def test_every_preset_has_a_family() -> None:
    assert None not in {family_of(preset) for preset in PRESETS}


# -- games
#
# Which rules are ranked: long enough, and no game of chance.


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


@pytest.mark.parametrize("preset", PRESETS)
def test_no_ranked_game_pays_more_for_a_hand_than_its_preset_usually_does(preset: str) -> None:
    """An option that pays more leaves too much to chance: ``CHANCE_OPTIONS`` names it."""
    for name, choice in PRESETS[preset].choices.items():
        for value in choice.allowed:
            with suppress(RulesError):  # it cannot be combined with the others
                rules = presets.build(preset, {name: value})
                usual = most_paid(presets.build(preset, {"players": rules.players}))
                assert obstacle(rules) is Obstacle.CHANCE or most_paid(rules) <= max(MOST_PAID, usual), (name, value)


def most_paid(rules: Rules) -> int:
    """The most points that change hands by one deal, whichever it is and however the game stands."""
    scores = ((0,) * rules.units, (rules.points - 1,) * rules.units)
    standings = [Standing(number, Seat(1), score) for number, score in product((1, 2, 9), scores)]
    return max(
        abs(points)
        for standing, row in product(standings, rules.rows)
        for points in hand_points(
            rules, standing, (Seat(1),), row.outcome, row.company, rules.hand_size, rules.hand_size
        )
    )


def test_games_of_old_school_tables_are_told_apart_by_their_rules() -> None:
    for law, hosted in (("hosted", True), ("old-school", False)):
        rules = rules_line(presets.build("csl", {"law": law}))
        assert GameLine(1, 0.0, 1.0, "csl", rules, 9, ranked=False, seats=()).hosted is hosted
