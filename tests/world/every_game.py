"""The games of which tests tell every moment: parameters of a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine import presets
from bot.engine.rules import OptionValue, Rules
from tests.long_form import KINDS


def games() -> Iterator[Rules]:
    """Every preset, with its other numbers of players and the options that add phases."""
    for name, preset in presets.PRESETS.items():
        for players in preset.choices["players"].allowed:
            if isinstance(players, int):
                yield presets.build(name, {"players": players})
    more: dict[str, OptionValue] = {
        "farmers_hand": "any-three",
        "ace_no_face": True,
        "turning_the_tables": True,
        "no_first_blood": True,
    }
    yield presets.build("csl", more | {"partners_best": "give-then-discard", "setback": True})
    yield presets.build("railroad", {"second_round": "stick-or-fold", "farmers_hand": "three-alike", "cut": "offer"})


def _always(number: int, rules: Rules) -> bool:
    """One game of each kind, the longest texts, and the two with more options, which come last."""
    return rules.preset in (*KINDS, "double-hasenpfeffer") or number > len(presets.PRESETS) + 3


GAMES = [
    pytest.param(
        rules, id=f"{rules.preset}-{rules.players}-{number}", marks=() if _always(number, rules) else pytest.mark.long
    )
    for number, rules in enumerate(games())
]
