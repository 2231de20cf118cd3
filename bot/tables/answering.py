"""Judges answers to proposals, and lists the kinds of proposals (``AIMS``). Pure."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.beginning import GAME
from bot.tables.closing import CLOSE
from bot.tables.conceding import CONCEDE
from bot.tables.consent import Declined, Proposed, agree, asked_seats, may_agree, propose
from bot.tables.decisions import Reason, What
from bot.tables.pausing import PAUSE, SLOW
from bot.tables.playing import TAKE_BACK
from bot.tables.room import Case, Kept, Room, Ruling, Wish
from bot.tables.seating import leave

AIMS = {aim.word: aim for aim in (CLOSE, CONCEDE, TAKE_BACK, PAUSE, SLOW)}
"""All kinds of proposals that players can make, by the word that journals store."""


class Agree(What):
    """Agree to what somebody has proposed."""


class Decline(What):
    """Say no to a proposal. A player who says no to the next ranked game also stands up."""


def _judge_answer(case: Case[Agree | Decline]) -> Ruling:
    chair = replace(case.own, away=False)  # this press shows that they are back
    table, proposal = case.table.put_chair(chair), case.table.proposal
    if proposal is not None and proposal.aim == GAME and isinstance(case.what, Decline):
        return _decline_game(case)
    if proposal is None or proposal.aim == GAME or (case.seq is not None and not proposal.seq <= case.seq <= table.seq):
        return Reason.REQUEST_OVER
    if not may_agree(table, chair):
        return proposal.aim.not_asked
    if isinstance(case.what, Decline):
        asked = chair.seat in (*asked_seats(table), *proposal.agreed)
        return (Declined(chair.seat),) if asked else Reason.NOT_ASKED
    return agree(table, chair, case.press)


def _decline_game(case: Case[What]) -> Ruling:
    left = leave(case)
    return left if isinstance(left, Reason) else (Declined(case.own.seat), *left)


ROOM = Room(
    decisions=(
        Wish(Agree, _judge_answer, of_players=True, in_tournaments="playing", in_a_pause=True),
        Wish(Decline, _judge_answer, of_players=True, in_tournaments="playing", in_a_pause=True),
    ),
    facts=(Kept(Proposed, lambda table, fact: propose(table, fact.seat, AIMS[fact.aim], fact.ends)),),
)
