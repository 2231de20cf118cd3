"""The answers of people who are asked whether they agree, and what follows once enough have. Pure."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.closing import agree_to_close
from bot.tables.conceding import agree_to_concede
from bot.tables.consent import Declined, agree, asked_seats, may_agree
from bot.tables.decisions import Reason, What
from bot.tables.facts import Fact
from bot.tables.model import Aim, Proposal, Table
from bot.tables.pausing import Paused, SlowedDown
from bot.tables.playing import TakenBack
from bot.tables.room import Case, Judgement, Room, Wish
from bot.tables.seating import leave

_NOT_ASKED = {Aim.CLOSE: Reason.NOT_OTHER_SIDE, Aim.CONCEDE: Reason.NOT_OWN_SIDE}
"""Why somebody may not answer a proposal, where the text can say who may."""


class Agree(What):
    """Agree to what somebody has proposed."""


class Decline(What):
    """Say no to what somebody has proposed; or to the next ranked game that somebody wants, and stand up."""


def _judge_answer(case: Case[Agree | Decline]) -> Judgement:
    """Judge the yes or no of somebody who is asked."""
    chair = replace(case.own, away=False)  # they are back with this press
    table, proposal = case.table.put_chair(chair), case.table.proposal
    if proposal is None and table.answer_by is not None and isinstance(case.what, Decline):
        return _decline_game(case)
    if proposal is None or (case.seq is not None and not proposal.seq <= case.seq <= table.seq):
        return Reason.REQUEST_OVER
    if not may_agree(table, chair):
        return _NOT_ASKED.get(proposal.aim, Reason.NOT_ASKED)
    if isinstance(case.what, Decline):
        asked = chair.seat in (*asked_seats(table), *proposal.agreed)
        return (Declined(chair.seat),) if asked else Reason.NOT_ASKED
    match proposal.aim:
        case Aim.CLOSE:
            return agree_to_close(replace(case, table=table), chair)
        case Aim.CONCEDE:
            return agree_to_concede(replace(case, table=table), chair)
        case _:
            return agree(table, chair, _carry_out(proposal))


def _decline_game(case: Case[What]) -> Judgement:
    """Say no to the next ranked game and stand up: nobody is asked for it any more, and the table says who said no."""
    left = leave(case)
    return left if isinstance(left, Reason) else (Declined(case.own.seat), *left)


def _carry_out(proposal: Proposal) -> Fact:
    """Return the fact to which all people at the table have agreed."""
    match proposal.aim:
        case Aim.TAKE_BACK:
            return TakenBack(proposal.seat)
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
    return _carry_out(proposal)


ROOM = Room(
    decisions=(
        Wish(Agree, _judge_answer, of_players=True, in_tournaments="playing", in_a_pause=True),
        Wish(Decline, _judge_answer, of_players=True, in_tournaments="playing", in_a_pause=True),
    ),
)
