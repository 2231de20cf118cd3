"""Random hands from the deal to the end, laid open as for looking back."""

from __future__ import annotations

from bot.engine import presets
from bot.tables.views import OpenHands, OpenMoment
from tests.world.games import Moment, moments


def longest_hand(preset: str, options: dict[str, int] | None = None, seed: int = 3) -> list[Moment]:
    """Of a few random hands the one with most decisions, each moment of it."""
    hands: dict[int, list[Moment]] = {}
    for moment in moments(presets.build(preset, dict(options or {})), seed, hands=6):
        hands.setdefault(moment.state.standing.number, []).append(moment)
    return max([hand for hand in hands.values() if hand[-1].state.result is not None], key=len)


def opened(hand: list[Moment]) -> list[OpenMoment]:
    """The same with all cards open."""
    return [OpenMoment(moment.table, OpenHands.during(moment.state, hand[-1].state)) for moment in hand]
