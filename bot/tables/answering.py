"""The answers of people who are asked whether they agree, and what follows once enough have. Pure."""

from __future__ import annotations

from bot.tables import facts
from bot.tables.consent import asked_seats
from bot.tables.facts import Fact
from bot.tables.model import Aim, Proposal, Table
from bot.tables.pausing import Paused, SlowedDown


def carry_out(proposal: Proposal) -> Fact:
    """Return the fact to which all people at the table have agreed."""
    match proposal.aim:
        case Aim.TAKE_BACK:
            return facts.TakenBack(proposal.seat)
        case Aim.PAUSE if proposal.ends is not None:
            return Paused(proposal.ends)
        case Aim.SLOW if proposal.ends is not None:
            return SlowedDown(proposal.seat, proposal.ends)
        case _:
            raise ValueError(f"not all have to agree to {proposal.aim}")


def find_agreed(table: Table) -> Fact | None:
    """Return the fact to which everybody present has agreed, now that nobody whose word was missing is left; ``None``
    if there is none, or if nobody is present.
    """
    proposal = table.proposal
    if proposal is None or not proposal.aim.needs_all or not table.attended or asked_seats(table):
        return None
    return carry_out(proposal)
