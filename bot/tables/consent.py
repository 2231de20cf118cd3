"""What others have to agree to: who is asked, who may ask, and what follows once enough have agreed. Pure. What people
answer is judged in ``answering.py``.

Theory of operation. One proposal stands at a table at a time, so that none replaces another. Everybody who is asked may
say no, which ends it at once. Those who sat on a side when its request was refused or ran out do not ask again: never
to take back the same act, nor for anything else in the same hand. Whoever sat down in a running game asks for nothing
that stops it before they have played a whole hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from bot.engine.seats import Seat, are_allied
from bot.tables.decisions import Reason
from bot.tables.facts import Fact, JournalError
from bot.tables.model import Aim, Asked, Chair, Proposal, Refusal, Table, is_new, present
from bot.tables.room import Judgement, Kept, Room


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


def find_standing(table: Table, aim: Aim) -> Proposal | None:
    """Return the request that stands at the table, if it is for this."""
    return table.proposal if table.proposal is not None and table.proposal.aim is aim else None


def ask_all(
    table: Table, chair: Chair, aim: Aim, then: Fact, *, ends: float | None = None, about: int = 0
) -> Judgement:
    """Ask all people at the table; if there is nobody else, ``then`` follows at once. ``about`` is as in ``Asked``."""
    refused = refuse_request(table, aim, chair, about)
    if refused is not None:
        return refused
    proposed = Proposed(chair.seat, aim, ends)
    return (proposed,) if asked_seats(propose(table, proposed)) else (then,)


def agree(table: Table, chair: Chair, then: Fact) -> Judgement:
    """Agree to what stands, from which ``then`` follows if no other word is missing; nothing if they have already."""
    proposal = table.proposal
    if proposal is not None and chair.seat in (proposal.seat, *proposal.agreed):
        return ()
    return (then,) if suffices(table, chair.seat) else (Agreed(chair.seat),)


# -- what becomes of a proposal


@dataclass(frozen=True, slots=True)
class Proposed(Fact):
    """A player proposes what others have to agree to, who may answer for a while; ``ends`` as in ``Proposal``."""

    kind: ClassVar = "proposed"
    seat: Seat
    aim: Aim
    ends: float | None = None


@dataclass(frozen=True, slots=True)
class Agreed(Fact):
    """A player agrees to what is proposed, and somebody else still has to."""

    kind: ClassVar = "agreed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Declined(Fact):
    """A player who was asked said no: what was proposed comes to nothing."""

    kind: ClassVar = "declined"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ProposalLapsed(Fact):
    """What was proposed was not agreed to in time."""

    kind: ClassVar = "proposal-lapsed"


def propose(table: Table, fact: Proposed) -> Table:
    """Return the table at which this is proposed."""
    proposal = Proposal(fact.seat, table.seq, table.at + fact.aim.seconds, fact.aim, ends=fact.ends)
    return table._replace(proposal=proposal, refusal=None)


def _agree(table: Table, fact: Agreed) -> Table:
    proposal = table.proposal
    if proposal is None or proposal.aim is Aim.CONCEDE:
        raise JournalError("nobody has proposed anything that needs more than one")
    return table._replace(proposal=replace(proposal, agreed=(*proposal.agreed, fact.seat)))


def _decline(table: Table, fact: Declined) -> Table:
    """End the proposal, or the wish for another game: this seat said no."""
    aim, seat = None if table.proposal is None else table.proposal.aim, fact.seat
    if aim is None and table.answer_by is None:
        raise JournalError("nothing is asked that could be refused")
    return end_proposal(table)._replace(answer_by=None, refusal=Refusal(aim, seat, table.chair(seat).name or ""))


def _lapse(table: Table, _: ProposalLapsed) -> Table:
    return end_proposal(table)


def end_proposal(table: Table) -> Table:
    """Return the table without its proposal, which the same side cannot make again."""
    proposal, last = table.proposal, None if table.game is None else table.game.last_act
    if proposal is None:
        return table
    about = last.seq if proposal.aim is Aim.TAKE_BACK and last is not None else 0
    return note_in_vain(table._replace(proposal=None), proposal.aim, proposal.seat, about)


def drop_take_back(table: Table) -> Table:
    """Return the table without a wish to take an act back: it ends with the next act."""
    return end_proposal(table) if table.is_undoing else table


ROOM = Room(
    facts=(Kept(Proposed, propose), Kept(Agreed, _agree), Kept(Declined, _decline), Kept(ProposalLapsed, _lapse))
)
