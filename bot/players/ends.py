"""How often each end of a hand happens, measured with ``steady`` at every seat: data for ``chances.py``."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.rules import Company, Outcome, Rules


@dataclass(frozen=True, slots=True)
class HandEnd:
    """One end of a hand: its outcome and company (tricks and bid where these are paid), and how often it happens with
    the dealer's side as makers and with the others as makers. In games of individuals only the sum matters.
    """

    outcome: Outcome
    company: Company
    dealers: float
    others: float
    tricks: int = 0
    bid: int = 0


_PARTNERS = (
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.33, 0.20),
    HandEnd(Outcome.MARCH, Company.PARTNERED, 0.09, 0.05),
    HandEnd(Outcome.EUCHRE, Company.PARTNERED, 0.10, 0.09),
    HandEnd(Outcome.MADE, Company.ALONE, 0.03, 0.02),
    HandEnd(Outcome.MARCH, Company.ALONE, 0.03, 0.02),
    HandEnd(Outcome.EUCHRE, Company.ALONE, 0.005, 0.005),
)
_SINGLES = (
    HandEnd(Outcome.MADE, Company.ANY, 0.30, 0.30),
    HandEnd(Outcome.MARCH, Company.ANY, 0.06, 0.06),
    HandEnd(Outcome.EUCHRE, Company.ANY, 0.10, 0.10),
)
_SECRET = (
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.25, 0.25),
    HandEnd(Outcome.MARCH, Company.PARTNERED, 0.05, 0.05),
    HandEnd(Outcome.EUCHRE, Company.PARTNERED, 0.08, 0.08),
    HandEnd(Outcome.MADE, Company.ALONE, 0.03, 0.03),
    HandEnd(Outcome.MARCH, Company.ALONE, 0.02, 0.02),
    HandEnd(Outcome.EUCHRE, Company.ALONE, 0.01, 0.01),
)
_BIDS = (
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.2, 0.2, 4, 3),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.12, 0.12, 5, 4),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.15, 0.15, 3, 4),
)
_LONG_BIDS = (
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.2, 0.2, 8, 7),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.15, 0.15, 9, 8),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.12, 0.12, 6, 8),
)


def ends_of(rules: Rules) -> tuple[HandEnd, ...]:
    """The measured ends of the game that is most like this one."""
    if not rules.traits.turn_up:
        return _LONG_BIDS if rules.traits.bid_from_half else _BIDS
    if rules.traits.partners:
        return _PARTNERS
    return _SECRET if rules.traits.secret_partner else _SINGLES
