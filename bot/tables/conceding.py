"""Conceding a game for one's side. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import game as engine
from bot.engine.seats import Seat, are_allied, unit_of
from bot.tables.closing import CLOSE, end_for_nobody
from bot.tables.consent import ProposalLapsed, Proposed, agree, ask, find_standing, may_agree
from bot.tables.decisions import Reason, What
from bot.tables.facts import Fact
from bot.tables.hands import close_hand, score_game
from bot.tables.model import Aim, Chair, Proposal, Status, Table, is_new
from bot.tables.ranked import concession_counts
from bot.tables.room import Case, Kept, Room, Ruling, Wish
from bot.tables.seating import seat_promised


class Concede(What):
    """Concede the game for one's side. If one's partner has proposed that, agree."""


@dataclass(frozen=True, slots=True)
class Conceded(Fact):
    """The player at this seat conceded the game for their side. If ``counts`` is false, the game is void."""

    kind: ClassVar = "conceded"
    seat: Seat
    press: int | None
    counts: bool = True


def _judge_concession(case: Case[Concede]) -> Ruling:
    table, chair = case.table, case.own
    if (refused := case.refuse_between_games()) is not None:
        return refused
    if table.game is None or not (table.game.deals or table.game.running):
        return Reason.NOT_STARTED
    if table.rules.units != 2:
        return Reason.NO_CONCEDING
    standing = find_standing(table, CONCEDE)
    if standing is not None:
        if chair.seat == standing.by:
            return ()
        return agree(table, chair, case.press) if may_agree(table, chair) else Reason.REQUEST_STANDS
    counts = concession_counts(table)
    if table.binding and not counts:
        return end_for_nobody(case, chair)
    if is_new(table, chair):
        return Reason.NEWCOMER
    side = [other for other in table.chairs if are_allied(other.seat, chair.seat, table.rules.traits.partners)]
    if all(other.user_id is None or other.left for other in side if other.seat != chair.seat):
        return (Conceded(chair.seat, case.press, counts),)
    return ask(case, CONCEDE)


def _concede_agreed(table: Table, _: Proposal, chair: Chair, press: int | None) -> tuple[Fact, ...]:
    """Concede as agreed, or propose to end without a result if that is too early."""
    counts = concession_counts(table)
    if table.binding and not counts:
        return (ProposalLapsed(), Proposed(chair.seat, CLOSE.word))
    return (Conceded(chair.seat, press, counts),)


CONCEDE = Aim(
    "concede",
    asks=lambda table, chair, asker: are_allied(chair.seat, asker, table.rules.traits.partners),
    then=_concede_agreed,
    needs_all=False,
    not_asked=Reason.NOT_OWN_SIDE,
)
"""The proposal to concede a game, made to the other players of one's side."""


def _concede(table: Table, fact: Conceded) -> Table:
    """End the game by a concession. The hand on the table is kept but not scored; earlier scores stand."""
    if table.claims_open:
        table = close_hand(table)
    if table.status is Status.FINISHED:
        return table
    game = table.running_game()
    state = engine.concede(game.state, unit_of(fact.seat, table.rules.traits.partners))
    assert state.result is not None  # noqa: S101 - the game is over
    deals = game.deals if game.running is None else (*game.deals, game.running._replace(seated=table.chairs))
    ended = game._replace(state=state, deals=deals, running=None, void=not fact.counts)
    over = ended._replace(pack_taken=None, open_since=None, ready=(), last_act=None)
    return seat_promised(score_game(table._replace(game=over), state.result))


ROOM = Room(
    decisions=(Wish(Concede, _judge_concession, of_players=True, in_tournaments="never", in_a_pause=True),),
    facts=(Kept(Conceded, _concede),),
)
