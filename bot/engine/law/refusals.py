"""Why an old-school table does not take an act (laws 9.2 to 9.8); all other reasons are in ``bot.engine.refusals``."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.acts import (
    Act,
    CallSuit,
    ClaimCall,
    ClaimLead,
    ClaimRenege,
    CorrectRenege,
    GatherTrick,
    NameSuit,
    OrderUp,
    PlayCard,
    SayMisdeal,
)  # fmt: skip
from bot.engine.law.lawful import is_barred, playable
from bot.engine.law.trick import is_full
from bot.engine.sides import allied
from bot.engine.state import Phase, State
from bot.engine.trump import SUIT_UNDER
from bot.engine.violations import Fault, Violation

OLD_SCHOOL_ACTS = (GatherTrick, CorrectRenege, ClaimRenege, ClaimLead, ClaimCall, NameSuit, SayMisdeal)
"""Acts that a hosted table does not know (law 9.1)."""


def irregular_violation(state: State, blank: Violation) -> Violation | None:
    """What is wrong with an act by the laws of the old-school table; ``None`` if another law forbids it."""
    act = blank.act
    if isinstance(act, PlayCard):
        return _card(state, act, blank) if state.phase is Phase.PLAY else None
    fault = _fault(state, act, blank)
    return None if fault is None else replace(blank, fault=fault, turn=None)


def _fault(state: State, act: Act, blank: Violation) -> Fault | None:
    match act:
        case ClaimRenege() | ClaimLead() | ClaimCall():
            return _claim(state, act, blank)
        case SayMisdeal():
            return Fault.MISDEAL_SAID if blank.seat in state.remembered.misdeals else Fault.MISDEAL_LATE
        case _ if state.turn is None:
            return None
        case GatherTrick():
            return Fault.NOT_THEIR_TRICK if is_full(state) else Fault.NO_FULL_TRICK
        case CorrectRenege():
            return Fault.NOTHING_TO_CORRECT
        case NameSuit() if state.phase is not Phase.SUIT:
            return Fault.NO_NAMING
        case _ if state.phase in (Phase.ORDER, Phase.CALL) and is_barred(state, blank.seat):
            return Fault.BARRED if blank.seat == state.turn or isinstance(act, OrderUp | CallSuit) else None
        case _:
            return None


def _claim(state: State, claim: ClaimRenege | ClaimLead | ClaimCall, blank: Violation) -> Fault:
    rules = state.rules
    if claim.seat not in rules.seats or allied(blank.seat, claim.seat, rules.traits.partners):
        return Fault.NO_OPPONENT
    if isinstance(claim, ClaimRenege):
        return Fault.NO_GATHERED_TRICK
    return Fault.NO_OPEN_LEAD if isinstance(claim, ClaimLead) else Fault.NO_LAST_CALL


def _card(state: State, act: PlayCard, blank: Violation) -> Violation | None:
    """A card before the full trick is gathered, or in place of one that must be played."""
    seat, trump = blank.seat, state.agreed.trump
    if seat in state.agreed.sitting_out or act.card not in state.hand(seat) or trump is None:
        return None
    cards = playable(state).cards if seat == state.turn else ()
    if not cards:
        return replace(blank, fault=Fault.GATHER_FIRST, turn=None) if is_full(state) else None
    if (seat, cards[0]) in state.remembered.exposed:
        return replace(blank, fault=Fault.EXPOSED_CARD, turn=None, cards=cards)
    return replace(blank, fault=Fault.NAMED_SUIT, turn=None, suit=SUIT_UNDER[trump][cards[0]], cards=cards)
