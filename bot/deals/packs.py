"""The pack of one deal, derived from its secret and from what the players mixed in.

The pack before the shuffle is a new one in order: spades, hearts, diamonds, clubs, each from its lowest card to the
ace, in a 48 pack all of that twice, and the joker last. ``bot.deals.chance`` shuffles it. Must not know tables.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.deals.chance import shuffled, stream
from bot.engine.cards import Card, make_pack
from bot.engine.rules import Rules


def derive_pack(rules: Rules, secret: bytes, hand: int, mixins: Sequence[str]) -> tuple[Card, ...]:
    """The shuffled pack of this hand, top card first, before any cut.

    ``hand`` is the number in the record's ``hand`` line; a redeal has the same number and another secret.
    """
    return shuffled(make_pack(rules.pack, rules.joker), stream(secret, f"deal {hand}", mixins))
