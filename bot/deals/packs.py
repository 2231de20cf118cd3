"""The pack of one deal, derived from its secret and from what the players mixed in, and the check of such a deal.

The pack before the shuffle is a new one in order: spades, hearts, diamonds, clubs, each from its lowest card to the
ace, in a 48 pack all of that twice, and the joker last. ``bot.deals.chance`` shuffles it. Must not know tables.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence

from bot.deals.chance import SECRET_BYTES, commitment, shuffled, stream
from bot.engine.cards import CODES, Card, make_pack
from bot.engine.rules import Rules


def derive_pack(rules: Rules, secret: bytes, hand: int, mixins: Sequence[str]) -> tuple[Card, ...]:
    """The shuffled pack of this hand, top card first, before any cut.

    ``hand`` is the number in the record's ``hand`` line; a redeal has the same number and another secret.
    """
    return shuffled(make_pack(rules.pack, rules.joker), stream(secret, f"deal {hand}", mixins))


def fault_in_deal(
    rules: Rules, pack: tuple[Card, ...], secret: bytes, hand: int, mixins: Sequence[str], committed: str | None
) -> str | None:
    """What is wrong with a deal whose secret was revealed, in one sentence, or ``None`` if it is as promised."""
    if len(secret) != SECRET_BYTES:
        return f"the revealed secret has {len(secret)} bytes instead of {SECRET_BYTES}"
    if committed is not None and not hmac.compare_digest(commitment(secret), committed.lower()):
        return "the revealed secret is not the one that was committed to"
    derived = derive_pack(rules, secret, hand, mixins)
    if len(pack) != len(derived):
        return f"the pack has {len(pack)} cards, and the secret gives {len(derived)}"
    for place, (dealt, due) in enumerate(zip(pack, derived, strict=True), 1):
        if dealt != due:
            return f"card {place} of the pack is {CODES[dealt]}, and the secret gives {CODES[due]}"
    return None


def verify(
    rules: Rules,
    pack: tuple[Card, ...],
    secret: bytes,
    hand: int,
    mixins: Sequence[str],
    committed: str | None = None,
) -> bool:
    """Whether this pack is the one that the committed secret and the texts give."""
    return fault_in_deal(rules, pack, secret, hand, mixins, committed) is None
