"""What old-school tables add (law 9): gathering tricks, time for claims, and claims of computers. Pure.

Theory of operation. A full trick lies open until a player of the side that won it gathers it, at the latest after
``TableSettings.gather_seconds``. After its last trick is gathered, a hand stays open to claims until everybody present
wants the next hand, at the latest for ``Clocks.claims``; until then nothing of the hand counts. Computers make their
claims as soon as the law allows, and before a hand is closed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.deals.draw import stream
from bot.engine import game as engine
from bot.engine.acts import Act, GatherTrick, SayMisdeal
from bot.engine.rules import Law
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import SeatView, seat_view
from bot.players.table_claims import choose_claim, choose_named_suit
from bot.tables.decisions import Reason, What
from bot.tables.facts import Fact, JournalError
from bot.tables.hands import HandClosed
from bot.tables.model import Table, present
from bot.tables.playing import Acted
from bot.tables.ranked import may_claim
from bot.tables.room import Case, Kept, Room, Ruling, Wish


class NextHand(What):
    """Ask for the next hand, which ends this player's time for claims about the last one (law 9.4)."""


@dataclass(frozen=True, slots=True)
class NextHandAsked(Fact):
    """A player asked for the next hand while the last one could still be claimed (law 9.4)."""

    kind: ClassVar = "next-hand-asked"
    seat: Seat
    press: int | None


def _judge_next_hand(case: Case[NextHand]) -> Ruling:
    table, chair, game = case.table, case.own, case.table.game
    if not table.claims_open or game is None:
        return Reason.STALE
    if case.seq is not None and not game.hand_seq <= case.seq <= table.seq:
        return Reason.STALE
    return () if chair.seat in game.ready else (NextHandAsked(chair.seat, case.press),)


def _mark_ready(table: Table, fact: NextHandAsked) -> Table:
    game = table.running_game()
    if not game.claims_open:
        raise JournalError("journal-no-claim")
    return table._replace(game=game._replace(ready=(*(other for other in game.ready if other != fact.seat), fact.seat)))


def end_of_rest(table: Table) -> Acted | HandClosed | None:
    """Return the fact that gathers the full trick or closes the finished hand; ``None`` if neither lies open."""
    if table.claims_open:
        return HandClosed()
    if table.trick_rests and table.turn is not None:
        return Acted(table.turn.seat, GatherTrick(), True, None)
    return None


def usual_choice(view: SeatView) -> Act | None:
    """Return the act that every computer makes at once: the only lawful act, gathering, naming a suit to lead; or
    ``None``.
    """
    if len(view.legal) == 1 or GatherTrick() in view.legal:
        return view.legal[0]
    return choose_named_suit(view) if view.public.phase is Phase.SUIT else None


def computer_claim(table: Table, stand_in: str) -> Acted | None:
    """Return a computer's claim or its consent to a misdeal; ``stand_in`` is the level for people who are away."""
    state = table.state
    if table.rules.law is Law.HOSTED or state is None or table.game is None or table.game.running is None:
        return None
    agreed = all(chair.seat in state.remembered.misdeals for chair in table.chairs if present(chair))
    seed = next(stream(table.game.running.secret, "claims", ()))  # one random number for each hand and offence
    for chair in table.chairs:
        if present(chair):
            continue
        view = seat_view(state, chair.seat)
        act: Act | None = choose_claim(view, chair.level or stand_in, seed) if may_claim(table, chair.seat) else None
        if act is None and table.attended and agreed and SayMisdeal() in engine.accepted_acts(state, chair.seat):
            act = SayMisdeal()
        if act is not None:
            return Acted(chair.seat, act, True, None)
    return None


ROOM = Room(
    decisions=(Wish(NextHand, _judge_next_hand, of_players=True, in_tournaments="playing", in_a_pause=False),),
    facts=(Kept(NextHandAsked, _mark_ready),),
)
