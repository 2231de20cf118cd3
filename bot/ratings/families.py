"""Which games are rated together: skill in one of them says something about the others.

Asked by preset, answered from the preset's shape. Must not know players or results.
"""

from __future__ import annotations

from enum import StrEnum

from bot.engine.presets import PRESETS


class Family(StrEnum):
    """Games that share one rating."""

    PARTNERSHIP = "partnership"
    INDIVIDUAL = "individual"
    TWO_HANDED = "two-handed"
    HASENPFEFFER = "hasenpfeffer"


def family_of(preset: str) -> Family | None:
    """The family of a preset; None if this version does not know the preset."""
    known = PRESETS.get(preset)
    if known is None:
        return None
    if not known.traits.turn_up:
        return Family.HASENPFEFFER
    if known.traits.partners:
        return Family.PARTNERSHIP
    return Family.TWO_HANDED if known.choices["players"].allowed == (2,) else Family.INDIVIDUAL
