"""Which games are rated together: what a player shows in one of them says something about the others.

Asked by preset, answered from the preset's shape; it knows no players and no results.
"""

from __future__ import annotations

from enum import StrEnum

from bot.engine.presets import PRESETS


class Family(StrEnum):
    """Games that share one rating."""

    PARTNERSHIP = "partnership"
    INDIVIDUAL = "individual"
    HASENPFEFFER = "hasenpfeffer"


def family_of(preset: str) -> Family | None:
    """The family of a preset; ``None`` for one that this program does not know (any more)."""
    known = PRESETS.get(preset)
    if known is None:
        return None
    if not known.traits.turn_up:
        return Family.HASENPFEFFER
    return Family.PARTNERSHIP if known.traits.partners else Family.INDIVIDUAL
