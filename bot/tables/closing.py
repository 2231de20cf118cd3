"""The end of a table: closing it, and what a ranked game needs for that. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.tables.consent import Proposed, agree, find_standing, is_in_vain, may_agree, propose, refuse_request
from bot.tables.decisions import Reason, What
from bot.tables.facts import Closing, Fact
from bot.tables.model import Aim, Chair, Status, Table
from bot.tables.room import Case, Judgement, Kept, Room, Wish


@dataclass(frozen=True, slots=True)
class Close(What):
    """Close the table: its owner or a moderator. In a ranked game after its first hand, propose that to the other side,
    or agree to what the other side has proposed. ``between_games`` as in ``Leave``.
    """

    between_games: bool = False


@dataclass(frozen=True, slots=True)
class Closed(Fact):
    """The table is gone. ``user_id`` asked for it, if somebody did."""

    kind: ClassVar = "closed"
    why: str
    user_id: int | None


def _judge_close(case: Case[Close]) -> Judgement:
    """Judge closing the table: its owner or a moderator may; a ranked game under way needs the other side."""
    table, chair = case.table, case.chair
    if case.what.between_games and table.status is Status.PLAYING:
        return Reason.ALREADY_STARTED
    if table.is_stale_button(case.seq):
        return Reason.STALE
    plays = table.binding and chair is not None
    if plays and case.player is None:
        return case.refuse_outsider()
    answers = plays and chair is not None and find_standing(table, Aim.CLOSE) is not None and may_agree(table, chair)
    if not answers and not case.in_charge:
        return Reason.NOT_ALLOWED
    if plays and chair is not None:
        return end_for_nobody(case, chair)
    return (Closed(Closing.MODERATED if table.binding else Closing.ASKED, case.person.user_id),)


def end_for_nobody(case: Case[What], chair: Chair) -> Judgement:
    """Agree to end the ranked game without a result if the other side has proposed it, else propose it."""
    table = case.table
    if find_standing(table, Aim.CLOSE) is not None:
        return agree_to_close(case, chair) if may_agree(table, chair) else ()
    refused = refuse_request(table, Aim.CLOSE, chair)
    if refused is not None:
        return refused
    proposed = Proposed(chair.seat, Aim.CLOSE)
    return Reason.NOBODY_LEFT if is_in_vain(propose(table, proposed)) else (proposed,)


def agree_to_close(case: Case[What], chair: Chair) -> Judgement:
    """Agree that a ranked game ends without a result."""
    return agree(case.table, chair, Closed(Closing.AGREED, case.person.user_id))


def _close(table: Table, fact: Closed) -> Table:
    return _break_off(table)._replace(status=Status.CLOSED, proposal=None, answer_by=None, closing=str(fact.why))


def _break_off(table: Table) -> Table:
    """Keep the unfinished first hand of a ranked game that ends in it; later unfinished hands are dropped."""
    game = table.game
    if table.status is not Status.PLAYING or game is None or game.deals or not game.binding or game.running is None:
        return table
    return table._replace(game=game._replace(deals=(game.running._replace(seated=table.chairs),), running=None))


ROOM = Room(
    decisions=(Wish(Close, _judge_close, of_players=False, in_tournaments="never", in_a_pause=True),),
    facts=(Kept(Closed, _close),),
)
