"""Closing a table, and the consent that a ranked game needs for that. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine.seats import are_allied
from bot.tables.consent import agree, ask, find_standing, may_agree
from bot.tables.decisions import Reason, What
from bot.tables.facts import Fact, WhyClosed
from bot.tables.model import Aim, Chair, Status, Table
from bot.tables.room import Case, Kept, Room, Ruling, Wish


@dataclass(frozen=True, slots=True)
class Close(What):
    """Close the table. Only its owner and moderators may. In a binding ranked game that they play in, this proposes
    closing to the other side, whose players agree with the same decision. ``between_games`` is as in ``Leave``.
    """

    between_games: bool = False


@dataclass(frozen=True, slots=True)
class Closed(Fact):
    """The table was closed. ``user_id`` is who asked for that, or ``None`` if nobody did."""

    kind: ClassVar = "closed"
    why: str
    user_id: int | None


def _judge_close(case: Case[Close]) -> Ruling:
    table, chair = case.table, case.chair
    if case.what.between_games and table.status is Status.PLAYING:
        return Reason.ALREADY_STARTED
    if table.is_stale_button(case.seq):
        return Reason.STALE
    plays = table.binding and chair is not None
    if plays and case.player is None:
        return case.refuse_outsider()
    answers = plays and chair is not None and find_standing(table, CLOSE) is not None and may_agree(table, chair)
    if not answers and not case.in_charge:
        return Reason.NOT_ALLOWED
    if plays and chair is not None:
        return end_for_nobody(case, chair)
    return (Closed(WhyClosed.MODERATED if table.binding else WhyClosed.ASKED, case.person.user_id),)


def end_for_nobody(case: Case[What], chair: Chair) -> Ruling:
    """Agree to end the ranked game without a result if the other side has proposed that; otherwise propose it."""
    table = case.table
    if find_standing(table, CLOSE) is not None:
        return agree(table, chair, case.press) if may_agree(table, chair) else ()
    return ask(case, CLOSE)


CLOSE = Aim(
    "close",
    asks=lambda table, chair, asker: not are_allied(chair.seat, asker, table.rules.traits.partners),
    then=lambda _table, _proposal, chair, _press: (Closed(WhyClosed.AGREED, chair.user_id),),
    needs_all=False,
    of_newcomers=True,
    not_asked=Reason.NOT_OTHER_SIDE,
    nobody=Reason.NOBODY_LEFT,
)
"""The proposal to end a ranked game without a result."""


def _close(table: Table, fact: Closed) -> Table:
    return _break_off(table)._replace(status=Status.CLOSED, proposal=None, offers=(), closing=str(fact.why))


def _break_off(table: Table) -> Table:
    """Keep the unfinished first hand of a binding ranked game that ends in it. Later unfinished hands are dropped."""
    game = table.game
    if table.status is not Status.PLAYING or game is None or game.deals or not game.binding or game.running is None:
        return table
    return table._replace(game=game._replace(deals=(game.running._replace(seated=table.chairs),), running=None))


ROOM = Room(
    decisions=(Wish(Close, _judge_close, of_players=False, in_tournaments="never", in_a_pause=True),),
    facts=(Kept(Closed, _close),),
)
