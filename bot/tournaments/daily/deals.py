"""The daily deal: the same five hands for everybody on a day (UTC), and computers that answer the same play alike.

All of a day follows from one secret that is kept: its chain of deals, whose seal may be published before the day and
whose secrets after it, and the chance of its computers. Must not know tables, or any clock.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta

from bot.deals.chain import Chain
from bot.deals.chance import stream
from bot.deals.draw import DealerDraw, draw_dealer
from bot.deals.packs import derive_pack
from bot.engine.acts import Act, act_text
from bot.engine.cards import Card
from bot.engine.rules import Rules
from bot.engine.sides import Seat

HANDS = 5
"""Hands of a day."""


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deals of one day under its rules; ``packs`` has those of hands 1 to 5. What is secret stays out of logs."""

    day: date
    chain: Chain
    draw: DealerDraw = field(repr=False)
    packs: tuple[tuple[Card, ...], ...] = field(repr=False)


def day_of(at: float) -> date:
    """The day of a moment, which is in Unix seconds."""
    return datetime.fromtimestamp(at, UTC).date()


def span_of_day(day: date) -> tuple[float, float]:
    """When a day begins and when it is over, in Unix seconds."""
    midnight = datetime.combine(day, time(), UTC)
    return midnight.timestamp(), (midnight + timedelta(days=1)).timestamp()


def chain_of(secret: bytes, day: date) -> Chain:
    """The secrets of a day's deals: they tell nothing of those of any other day, nor of the secret that is kept.

    Hand k is dealt with the secret at place k: rules under which a hand may be dealt again would need more of them.
    """
    return Chain(hmac.digest(secret, f"right-bower 1\ndaily {day.isoformat()}\n".encode(), "sha256"), HANDS)


def daily_deal(secret: bytes, day: date, rules: Rules) -> DailyDeal:
    """What is dealt on a day: nobody mixes anything in, so that everybody gets the same."""
    chain = chain_of(secret, day)
    packs = (derive_pack(rules, chain.secret(hand), hand, ()) for hand in range(1, HANDS + 1))
    return DailyDeal(day, chain, draw_dealer(rules, chain.secret(1), ()), tuple(packs))


def computer_seed(chain: Chain, hand: int, acts: Sequence[tuple[Seat, Act]]) -> int:
    """The chance of a computer's choice (64 bits) after these acts of a hand: the same after the same play."""
    numbers = stream(chain.secret(hand), "computer", [f"{seat} {act_text(act)}" for seat, act in acts])
    return next(numbers) << 32 | next(numbers)
