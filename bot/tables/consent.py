"""What needs the word of others: who is asked, who may ask, and what follows once enough have agreed. Pure.

Theory of operation. One proposal stands at a table at a time, so that none can wipe out another. Everybody who is asked
may say no, which ends it at once. A proposal that was refused or ran out cannot be made again by the same player: to
take back the same act, or anything else in the same hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.seats import Seat, are_allied
from bot.tables import facts
from bot.tables.decisions import Reason
from bot.tables.facts import Fact
from bot.tables.model import Aim, Asked, Chair, Proposal, Table, present


def asked_seats(table: Table) -> tuple[Seat, ...]:
    """Return whose word is missing to what is proposed: of two sides one player of the asked one suffices, of more
    everybody is asked who is not behind, lest the others take a win from them; but for that, all have to agree.
    """
    proposal = table.proposal
    if proposal is None:
        return ()
    said = (proposal.seat, *proposal.agreed)
    asked = tuple(chair.seat for chair in _answering(table, proposal) if chair.seat not in said)
    if proposal.aim is not Aim.CLOSE or table.rules.units == 2:
        return asked
    return tuple(seat for seat in _leading_seats(table) if seat in asked) or asked


def may_agree(table: Table, chair: Chair) -> bool:
    """Return whether the word of this player has any weight for what is proposed."""
    return table.proposal is not None and chair in _answering(table, table.proposal)


def _answering(table: Table, proposal: Proposal) -> Iterator[Chair]:
    """Yield who may agree: to close a table the other side, to concede one's own, everybody to the rest. Whoever is
    away is no more asked than a computer, except about a ranked game.
    """
    partners = table.rules.traits.partners
    ranked = table.game is not None and table.game.ranked
    for chair in table.chairs:
        if chair.user_id is None or chair.left or chair.seat == proposal.seat:
            continue
        ours = are_allied(chair.seat, proposal.seat, partners)
        match proposal.aim:
            case Aim.CLOSE if not ours:
                yield chair
            case Aim.CONCEDE if ours:
                yield chair
            case Aim.TAKE_BACK | Aim.SLOW if present(chair):
                yield chair
            case Aim.PAUSE if ranked or present(chair):
                yield chair


def _leading_seats(table: Table) -> tuple[Seat, ...]:
    """Return the seats with the most points in a game of individuals, without those who have left."""
    score = () if table.state is None else table.state.score
    return tuple(
        chair.seat for chair in table.chairs if score and score[chair.seat - 1] == max(score) and not chair.left
    )


def suffices(table: Table, seat: Seat) -> bool:
    """Return whether what is proposed is agreed to once this seat, which may, agrees as well."""
    proposal = table.proposal
    if proposal is None:
        return False
    if proposal.aim.needs_all:
        return set(asked_seats(table)) <= {seat}
    if table.rules.units == 2:
        return True
    return set(_leading_seats(table)) <= {proposal.seat, *proposal.agreed, seat}


def refuse_request(table: Table, aim: Aim, seat: Seat, about: int = 0) -> Reason | None:
    """Return why this player may not ask for this now: another proposal stands, or they have asked in vain."""
    if table.proposal is not None and aim is not Aim.HAND_OVER:
        return Reason.REQUEST_STANDS
    if Asked(aim, seat, about) not in table.in_vain:
        return None
    return Reason.ASKED_THIS_ACT if aim is Aim.TAKE_BACK else Reason.ASKED_THIS_HAND


def propose_to_all(table: Table, seat: Seat, aim: Aim, ends: float | None = None) -> Fact:
    """Return the proposal of what all people at the table have to agree to; if nobody else is there, what follows."""
    proposal = Proposal(seat, table.seq + 1, table.at + aim.seconds, aim, ends=ends)
    return facts.Proposed(seat, aim, ends) if asked_seats(table._replace(proposal=proposal)) else carry_out(proposal)


def carry_out(proposal: Proposal) -> Fact:
    """Return the fact that all people at the table have agreed to."""
    match proposal.aim:
        case Aim.TAKE_BACK:
            return facts.TakenBack(proposal.seat)
        case Aim.PAUSE if proposal.ends is not None:
            return facts.Paused(proposal.ends)
        case Aim.SLOW if proposal.ends is not None:
            return facts.SlowedDown(proposal.seat, proposal.ends)
        case _:
            raise ValueError(f"not all have to agree to {proposal.aim}")


def find_agreed(table: Table) -> Fact | None:
    """Return what everybody there has agreed to, as the last who had not is gone; ``None`` if nobody is there."""
    proposal = table.proposal
    if proposal is None or not proposal.aim.needs_all or not table.attended or asked_seats(table):
        return None
    return carry_out(proposal)


def with_player_back(table: Table, chair: Chair) -> Table:
    """Return the table with this player there, who has just pressed something."""
    back = replace(chair, away=False)
    return table._replace(chairs=tuple(back if other.seat == chair.seat else other for other in table.chairs))
