"""What an old-school table takes from whom, and what it does by itself: gathering, claims of computers (law 9). Pure.

Theory of operation. A full trick rests until somebody of the side that won it gathers it, at the latest after
``TableSettings.gather_seconds``. A hand whose last trick is gathered stays open for claims until everybody who is
present wants the next one, at the latest for ``CLAIM_SECONDS``; until then nothing of it counts. Computers say what
they have to say besides their own turn as soon as it is open to them, and before a hand is closed.
"""

from __future__ import annotations

from bot.deals.draw import stream
from bot.engine import game as engine
from bot.engine.acts import (
    Act,
    CallSuit,
    ClaimCall,
    ClaimLead,
    ClaimRenege,
    CorrectRenege,
    GatherTrick,
    OrderUp,
    SayMisdeal,
)  # fmt: skip
from bot.engine.rules import Law
from bot.engine.state import Phase
from bot.engine.views import SeatView, seat_view
from bot.players.table_claims import choose_claim, choose_named_suit
from bot.tables.facts import Acted, HandClosed
from bot.tables.model import Table, present
from bot.tables.ranked import may_claim

CLAIM_SECONDS = 20.0
"""How long a finished hand stays open for claims, unless everybody wants the next one sooner (law 9.4)."""

_AT_ANY_TIME = (OrderUp, CallSuit, ClaimRenege, ClaimLead, ClaimCall, CorrectRenege, SayMisdeal)
"""Acts whose buttons stay valid for the whole hand."""


def may_try(table: Table, seat: int) -> bool:
    """Return whether the engine judges this seat's act: in old-school games even out of turn."""
    if table.game is None or table.game.running is None:
        return False
    return table.rules.law is Law.OLD_SCHOOL or table.game.state.turn == seat


def fresh_since(table: Table, act: Act) -> int:
    """Return the first entry whose buttons for this act still mean the same."""
    if table.rules.law is Law.OLD_SCHOOL and table.game is not None and isinstance(act, _AT_ANY_TIME):
        return table.game.hand_seq
    return table.turn_seq


def end_of_rest(table: Table) -> Acted | HandClosed | None:
    """Return the fact that ends a rest: the hand closes, or the trick is gathered; ``None`` if nothing rests."""
    if table.claims_open:
        return HandClosed()
    if table.trick_rests and table.turn is not None:
        return Acted(table.turn.seat, GatherTrick(), True, None)
    return None


def usual_choice(view: SeatView) -> Act | None:
    """Return what any computer does at once: the only lawful act, gathering, naming a suit to lead; else ``None``."""
    if len(view.legal) == 1 or GatherTrick() in view.legal:
        return view.legal[0]
    return choose_named_suit(view) if view.public.phase is Phase.SUIT else None


def computer_claim(table: Table, stand_in: str) -> Acted | None:
    """Return what a computer says out of turn: a claim, or that it agrees to a misdeal.

    ``stand_in`` is the level that plays for people who are away.
    """
    state = table.state
    if table.rules.law is Law.HOSTED or state is None or table.game is None or table.game.running is None:
        return None
    agreed = all(chair.seat in state.remembered.misdeals for chair in table.chairs if present(chair))
    seed = next(stream(table.game.running.secret, "claims", ()))  # one throw a hand and offence
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
