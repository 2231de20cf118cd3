"""Every preset has a family, by its shape."""

from __future__ import annotations

import pytest

from bot.engine.presets import PRESETS
from bot.ratings.games import Family, family_of


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
