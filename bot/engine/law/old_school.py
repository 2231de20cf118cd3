"""The door to the old-school table: what is taken from whom, what may be offered, and what an act does (law 9.2)."""

from __future__ import annotations

from bot.engine.acts import (
    PASS,
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
from bot.engine.cards import Suit
from bot.engine.flow import carried_out, legal_acts
from bot.engine.law import misdeal
from bot.engine.law.claims import judged, open_claims, renege_on_table
from bot.engine.law.irregular import irregular_acts
from bot.engine.law.trick import gather, lay, may_gather, right_leader, take_back
from bot.engine.sides import Seat, unit_of
from bot.engine.state import Phase, State


def taken_acts(state: State, seat: Seat) -> tuple[Act, ...]:
    """Every act that an old-school table takes from this seat now, lawful or not; empty before the deal.

    In turn and out of turn, claims too, whether they are true or false. The list depends on what the seat's own hand
    holds and on whether it reneged; show players ``offered_acts`` instead.
    """
    reneged = state.result is None and renege_on_table(state, seat) is not None
    return (*_besides_correcting(state, seat), *((CorrectRenege(),) if reneged else ()))


def offered_acts(state: State, seat: Seat) -> tuple[Act, ...]:
    """What a panel may offer this seat without telling it, or anybody, that some act was irregular.

    All that is taken, and ``CorrectRenege`` to everybody who plays as long as a trick lies on the table, whether or not
    anything can be taken back.
    """
    plays = state.contract is None or seat not in state.contract.sitting_out
    lies = state.result is None and bool(state.trick) and plays
    return (*_besides_correcting(state, seat), *((CorrectRenege(),) if lies else ()))


def _besides_correcting(state: State, seat: Seat) -> tuple[Act, ...]:
    """Lawful acts, irregular ones, gathering a partner's trick, claims and misdeal; of a hand that is over claims."""
    if state.result is not None:
        return open_claims(state, seat)
    acts = [*legal_acts(state, seat), *irregular_acts(state, seat)]
    if seat != state.turn and may_gather(state, seat):
        acts.append(GatherTrick())
    acts += open_claims(state, seat)
    if misdeal.may_say(state, seat):
        acts.append(SayMisdeal())
    return tuple(acts)


def carry_out(state: State, seat: Seat, act: Act) -> State:
    """The state after an act that is taken from this seat. A declaration can be claimed as the very next act."""
    memory = state.remembered
    now = state.remember(memory._replace(undeclared=None)) if memory.undeclared is not None else state
    match act:
        case ClaimRenege() | ClaimLead() | ClaimCall():
            after = judged(state, seat, act)
            return after.remember(after.remembered._replace(undeclared=None))
        case OrderUp() | CallSuit():
            after = carried_out(now, seat, act)
            return after.remember(after.remembered._replace(undeclared=now))
        case SayMisdeal():
            return misdeal.said(now, seat)
        case CorrectRenege():
            return _corrected(now, seat)
        case GatherTrick():
            return gather(now)
        case PlayCard(card):
            return lay(now, seat, card)
        case NameSuit(suit):
            return _named(now, suit)
        case _ if act == PASS and now.phase is Phase.SUIT:
            return _named(now, None)
        case _:
            return carried_out(now, seat, act)


def _corrected(state: State, seat: Seat) -> State:
    """The renege and all later cards return, and play goes on with this seat (law 9.4)."""
    place = renege_on_table(state, seat)
    assert place is not None  # noqa: S101 - otherwise it is not taken
    return take_back(state, place)._replace(turn=seat)


def _named(state: State, suit: Suit | None) -> State:
    """The leader is bound by this suit, or by none, and leads; the naming is no longer owed (law 9.5)."""
    leader, memory = right_leader(state), state.remembered
    unit = unit_of(leader, state.rules.traits.partners)
    owed = tuple(other for other in memory.owed if other != unit)
    return state.remember(memory._replace(owed=owed, named=suit))._replace(phase=Phase.PLAY, turn=leader)
