"""Proposals that others have to agree to: who may ask, who is asked, what follows once enough have agreed. Pure.

The answers are judged in ``answering.py``.

Theory of operation. Only one proposal stands at a table at a time, so that none replaces another. Everybody who is
asked may say no, and one no ends the proposal. It also ends when its asker stands up, so that no proposal names
somebody who has gone. After a request was refused or ran out, the people on the asker's side may not make it again: a
request to take back an act not for the same act, any other not in the same hand. A player who sat down in a running
game may not ask to stop the game before they have played a whole hand.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import ClassVar

from bot.engine.seats import Seat, are_allied
from bot.tables.decisions import Reason, What
from bot.tables.facts import Fact, JournalError
from bot.tables.model import Aim, Chair, DeclinedProposal, Proposal, Status, Table, VainRequest, is_new
from bot.tables.room import Case, Kept, Room, Ruling


def asked_seats(table: Table) -> tuple[Seat, ...]:
    """Return the seats that still have to agree to the proposal. Closing a game of individuals needs the leading
    players, so that the others cannot take a win from them.
    """
    proposal = table.proposal
    if proposal is None:
        return ()
    able = tuple(chair.seat for chair in table.chairs if may_agree(table, chair))
    groups: list[tuple[Seat, ...]] = [(seat,) for seat in able]
    if not proposal.aim.needs_all:
        leading = () if table.rules.units == 2 else _leading_seats(table)
        groups = [group for group in groups if {*group} <= {*leading}] or [able]
    return tuple(seat for group in proposal.missing(groups) for seat in group)


def may_agree(table: Table, chair: Chair) -> bool:
    """Return whether the player of this chair may agree to the proposal."""
    proposal = table.proposal
    if proposal is None or chair.user_id is None or chair.left or chair.seat == proposal.by:
        return False
    return proposal.aim.asks(table, chair, proposal.by)


def _leading_seats(table: Table) -> tuple[Seat, ...]:
    """Return the seats with the most points in a game of individuals, without those who have left."""
    score = () if table.state is None else table.state.score
    return tuple(
        chair.seat for chair in table.chairs if score and score[chair.seat - 1] == max(score) and not chair.left
    )


def is_in_vain(table: Table) -> bool:
    """Return whether the proposal needs the agreement of only some players, and none of them is left to answer."""
    return table.proposal is not None and not table.proposal.aim.needs_all and not asked_seats(table)


def find_agreed(table: Table) -> tuple[Fact, ...]:
    """Return the facts that follow because the last players who had not agreed have left. Empty if nothing is proposed,
    somebody has yet to agree, or nobody is present.
    """
    proposal = table.proposal
    if proposal is None or not proposal.aim.needs_all or not table.attended or asked_seats(table):
        return ()
    return proposal.aim.then(table, proposal, table.chair(proposal.by), None)


def note_in_vain(table: Table, word: str, seat: Seat, about: int) -> Table:
    """Record that this seat's side may not make this request again. The words are those of a ``VainRequest``."""
    side = (one for one in table.chairs if are_allied(one.seat, seat, table.rules.traits.partners))
    return table._replace(in_vain=(*table.in_vain, *(VainRequest(word, chair.user_id, about) for chair in side)))


def _about(table: Table, aim: Aim) -> int:
    last = None if table.game is None else table.game.last_act
    return last.seq if aim.of_act and last is not None else 0


def refuse_request(table: Table, aim: Aim, chair: Chair) -> Reason | None:
    """Return why this player may not ask for this now: they have only just sat down, another proposal is open, or a
    request of their side was refused. ``None`` if they may.
    """
    if not aim.of_newcomers and is_new(table, chair):
        return Reason.NEWCOMER
    if table.proposal is not None:
        return Reason.REQUEST_STANDS
    return aim.again if VainRequest(aim.word, chair.user_id, _about(table, aim)) in table.in_vain else None


def find_standing(table: Table, aim: Aim) -> Proposal | None:
    """Return the proposal that stands at the table if it is for this aim, or ``None``."""
    return table.proposal if table.proposal is not None and table.proposal.aim == aim else None


def ask(case: Case[What], aim: Aim, ends: float | None = None) -> Ruling:
    """Propose this for the player. If there is nobody to ask, carry it out at once or refuse it (``Aim.nobody``)."""
    table, chair = case.table, case.own
    if (refused := refuse_request(table, aim, chair)) is not None:
        return refused
    proposed = Proposed(chair.seat, aim.word, ends)
    proposal = make_proposal(table, chair.seat, aim, ends)
    if asked_seats(table._replace(proposal=proposal)):
        return (proposed,)
    return aim.nobody or aim.then(table, proposal, chair, case.press)


def agree(table: Table, chair: Chair, press: int | None) -> Ruling:
    """Agree to the proposal. Carry it out if nobody else has yet to agree. Agreeing twice changes nothing."""
    proposal = table.proposal
    if proposal is None or chair.seat in (proposal.by, *proposal.agreed):
        return ()
    if asked_seats(table._replace(proposal=proposal.answer(chair.seat, yes=True))):
        return (Agreed(chair.seat),)
    return proposal.aim.then(table, proposal, chair, press)


# -- what becomes of a proposal


@dataclass(frozen=True, slots=True)
class Proposed(Fact):
    """A player proposed something (``Aim.word``) that others have to agree to; ``ends`` is as in ``Proposal``."""

    kind: ClassVar = "proposed"
    seat: Seat
    aim: str
    ends: float | None = None


@dataclass(frozen=True, slots=True)
class Agreed(Fact):
    """A player agreed to the proposal; somebody else still has to."""

    kind: ClassVar = "agreed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Declined(Fact):
    """A player who was asked said no, which ended the proposal."""

    kind: ClassVar = "declined"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ProposalLapsed(Fact):
    """The proposal lapsed: not everybody agreed in time, or another proposal took its place."""

    kind: ClassVar = "proposal-lapsed"


def propose(table: Table, seat: Seat, aim: Aim, ends: float | None = None) -> Table:
    """Return the table with this proposal."""
    return table._replace(proposal=make_proposal(table, seat, aim, ends), refusal=None)


def make_proposal(table: Table, by: Seat, aim: Aim, ends: float | None = None, user_id: int | None = None) -> Proposal:
    """Return a proposal that this seat makes, dated by the table's latest entry."""
    return Proposal(by, aim, table.at, table.at + aim.seconds(table.clocks), seq=table.seq, ends=ends, user_id=user_id)


def _agree(table: Table, fact: Agreed) -> Table:
    proposal = table.proposal
    if proposal is None:
        raise JournalError("journal-no-proposal")
    return table._replace(proposal=proposal.answer(fact.seat, yes=True))


def _decline(table: Table, fact: Declined) -> Table:
    proposal, seat = table.proposal, fact.seat
    if proposal is None:
        raise JournalError("journal-no-proposal")
    return end_proposal(table)._replace(refusal=DeclinedProposal(proposal.aim, seat, table.chair(seat).name or ""))


def lapse(table: Table, proposal: Proposal) -> tuple[Fact, ...]:
    """Return the facts that follow when a proposal's time to answer is over."""
    return (ProposalLapsed(),) if proposal.aim.lapse is None else proposal.aim.lapse(table, proposal)


def _lapse(table: Table, _: ProposalLapsed) -> Table:
    return end_proposal(table)


def end_proposal(table: Table) -> Table:
    """Return the table without its proposal. During a game, note that the asker's side may not make it again."""
    proposal = table.proposal
    if proposal is None or table.status is not Status.PLAYING:
        return table._replace(proposal=None)
    return note_in_vain(table._replace(proposal=None), proposal.aim.word, proposal.by, _about(table, proposal.aim))


def forget_seats(table: Table, seats: Collection[Seat]) -> Table:
    """Drop the proposal of these seats and their agreement: other players sit there now, or the game ended."""
    proposal = table.proposal
    if proposal is None:
        return table
    if proposal.by in seats:
        return end_proposal(table)
    agreed = tuple(seat for seat in proposal.agreed if seat not in seats)
    return table._replace(proposal=replace(proposal, agreed=agreed))


def drop_take_back(table: Table) -> Table:
    """Drop a proposal to take an act back. It ends with the next act."""
    return end_proposal(table) if table.is_undoing else table


ROOM = Room(facts=(Kept(Agreed, _agree), Kept(Declined, _decline), Kept(ProposalLapsed, _lapse)))
