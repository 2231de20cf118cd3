"""What others have to agree to: who is asked, who may ask, and what follows once enough have agreed. Pure.

Theory of operation. One proposal stands at a table at a time, so that none replaces another. Everybody who is asked may
say no, which ends it at once. Those who sat on a side when its request was refused or ran out do not ask again: never
to take back the same act, nor for anything else in the same hand. Whoever sat down in a running game asks for nothing
that stops it before they have played a whole hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.seats import Seat, are_allied
from bot.tables import facts
from bot.tables.decisions import Reason
from bot.tables.facts import Fact
from bot.tables.model import Aim, Asked, Chair, Proposal, Table, is_new, present


def asked_seats(table: Table) -> tuple[Seat, ...]:
    """Return who is still asked to agree to what is proposed.

    To close a game of individuals, everybody who is not behind is asked, lest the others take a win from them.
    """
    proposal = table.proposal
    if proposal is None:
        return ()
    asked = tuple(chair.seat for chair in _answering(table, proposal) if chair.seat not in proposal.agreed)
    if proposal.aim is not Aim.CLOSE or table.rules.units == 2:
        return asked
    return tuple(seat for seat in _leading_seats(table) if seat in asked) or asked


def may_agree(table: Table, chair: Chair) -> bool:
    """Return whether this player may agree to what is proposed."""
    return table.proposal is not None and chair in _answering(table, table.proposal)


def _answering(table: Table, proposal: Proposal) -> Iterator[Chair]:
    """Yield who may agree: the other side to close a table, one's own side to concede, everybody else to the rest.

    To take an act back, to be slow, and to pause a friendly game, whoever is away is asked no more than a computer.
    Nor is whoever sits the hand out asked about an act.
    """
    state = table.state
    outside = () if state is None or state.contract is None else state.contract.sitting_out
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
            case Aim.TAKE_BACK if present(chair) and chair.seat not in outside:
                yield chair
            case Aim.SLOW if present(chair):
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
    """Return whether enough have agreed to what is proposed once this seat, which may, agrees as well: of two sides one
    player, of individuals all who lead, and where ``Aim.needs_all`` everybody who is asked.
    """
    proposal = table.proposal
    if proposal is None:
        return False
    if proposal.aim.needs_all:
        return set(asked_seats(table)) <= {seat}
    if table.rules.units == 2:
        return True
    return set(_leading_seats(table)) <= {proposal.seat, *proposal.agreed, seat}


def is_in_vain(table: Table) -> bool:
    """Return whether only some of the others were asked, and nobody who could answer is left."""
    return table.proposal is not None and not table.proposal.aim.needs_all and not asked_seats(table)


def note_in_vain(table: Table, aim: Aim, seat: Seat, about: int = 0) -> Table:
    """Return the table after this seat has asked in vain; ``about`` is as in ``Asked``."""
    side = (one for one in table.chairs if are_allied(one.seat, seat, table.rules.traits.partners))
    return table._replace(in_vain=(*table.in_vain, *(Asked(aim, chair.user_id, about) for chair in side)))


def refuse_request(table: Table, aim: Aim, chair: Chair, about: int = 0) -> Reason | None:
    """Return why this player may not ask for this now: another proposal stands, their side has asked in vain, or they
    have only just come. ``about`` is as in ``Asked``.
    """
    if aim in (Aim.PAUSE, Aim.SLOW, Aim.CONCEDE) and is_new(table, chair):
        return Reason.NEWCOMER
    if table.proposal is not None and aim is not Aim.HAND_OVER:
        return Reason.REQUEST_STANDS
    if Asked(aim, chair.user_id, about) not in table.in_vain:
        return None
    return Reason.ASKED_THIS_ACT if aim is Aim.TAKE_BACK else Reason.ASKED_THIS_HAND


def propose_to_all(table: Table, seat: Seat, aim: Aim, ends: float | None = None) -> Fact:
    """Return the proposal to which all people at the table have to agree; if there is nobody else, what it leads to."""
    proposal = Proposal(seat, table.seq + 1, table.at + aim.seconds, aim, ends=ends)
    return facts.Proposed(seat, aim, ends) if asked_seats(table._replace(proposal=proposal)) else carry_out(proposal)


def carry_out(proposal: Proposal) -> Fact:
    """Return the fact to which all people at the table have agreed."""
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
    """Return the fact to which everybody present has agreed, now that nobody whose word was missing is left; ``None``
    if there is none, or if nobody is present.
    """
    proposal = table.proposal
    if proposal is None or not proposal.aim.needs_all or not table.attended or asked_seats(table):
        return None
    return carry_out(proposal)
