"""What the end of a hand is worth to one seat. Knows rules and scores, no cards."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.rules import Company, Outcome
from bot.engine.scoring import outcome_of
from bot.engine.seats import Seat
from bot.players.heuristics.payoffs import Payoffs


class HandEnd(NamedTuple):
    """The end of a hand as one seat sees it: its worth, its outcome, whether its side was the maker."""

    chance: float
    outcome: Outcome | None
    ours: bool
    march: bool


def end_of(payoffs: Payoffs, side: tuple[Seat, ...], company: Company, tricks: int, bid: int | None = None) -> HandEnd:
    """The end in which the makers took so many tricks."""
    outcome = outcome_of(payoffs.rules, tricks, bid)
    chance = payoffs.of_end(side, outcome, company, tricks, bid)
    return HandEnd(chance, outcome, payoffs.seat in side, tricks == payoffs.rules.hand_size)
