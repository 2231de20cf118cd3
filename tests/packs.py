"""Packs in an order of chance, for whoever plays hands in tests and measurements. Knows nothing but the engine."""

from __future__ import annotations

import random

from bot.engine.cards import Card, make_pack
from bot.engine.rules import Rules


def shuffled(rules: Rules, rng: random.Random) -> tuple[Card, ...]:
    """The whole pack of this game."""
    pack = list(make_pack(rules.pack, rules.joker))
    rng.shuffle(pack)
    return tuple(pack)
