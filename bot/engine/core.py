"""The only door to the engine: begin a game, deal a shuffled pack, list the lawful acts, apply one.

A decision goes in, a state comes out; to find out what happened, compare two states. Everything is a pure function of
its arguments; chance enters only as the whole shuffled pack that ``deal`` is given.
"""

from __future__ import annotations

from bot.engine import dealing
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
)
from bot.engine.cards import Card
from bot.engine.dealing import check_pack, hand_out
from bot.engine.flow import STAGES, advance, apply_stage, legal_acts
from bot.engine.match import due_standing, first_standing, following_standing, stolen_standing
from bot.engine.old_school import (
    correct_renege,
    irregular_acts,
    judge_claim,
    may_say_misdeal,
    name_suit,
    open_claims,
    renege_on_table,
    say_misdeal,
)
from bot.engine.old_school_tricks import gather, lay, may_gather
from bot.engine.refusals import Unlawful, find_violation
from bot.engine.rules import Law, Outcome, Rules
from bot.engine.scoring import end_hand
from bot.engine.seats import Seat
from bot.engine.state import Deal, Irregularities, Phase, State

__all__ = [
    "Unlawful",
    "accepted_acts",
    "apply",
    "begin",
    "begin_following",
    "concede",
    "deal",
    "legal_acts",
    "offered_acts",
]


def begin(rules: Rules, dealer: Seat) -> State:
    """Return the state before the first deal of a first game. The table finds the dealer (law 2.1)."""
    if dealer not in rules.seats:
        raise ValueError(f"there is no seat {dealer} to deal: seats are 1 to {rules.players}")
    return State(rules, first_standing(rules, dealer))


def begin_following(rules: Rules, last_dealer: Seat, winners: int, carry: tuple[int, ...] | None = None) -> State:
    """Return the state before the first deal of a game that follows another in the match (laws 2.6, 7.6)."""
    if last_dealer not in rules.seats:
        raise ValueError(f"there is no seat {last_dealer} that dealt: seats are 1 to {rules.players}")
    return State(rules, following_standing(rules, last_dealer, winners, carry))


def deal(state: State, pack: tuple[Card, ...], thief: Seat | None = None) -> State:
    """Begin the next hand with this shuffled pack, top card first, before any cut.

    ``thief`` deals in the proper dealer's place, if the rules let an opponent steal the deal (law 2.8).
    Raises ``WrongPack`` if it is not the rules' pack, ``ValueError`` if no deal is due.
    """
    if state.phase is not Phase.DEAL:
        raise ValueError("the game is over" if state.phase is Phase.OVER else "the hand is not over yet")
    rules = state.rules
    check_pack(rules, pack)
    standing = due_standing(rules, state.standing, state.result)
    if thief is not None:
        standing = stolen_standing(rules, standing, thief)
    memory = Irregularities() if rules.law is Law.OLD_SCHOOL else None
    uncut = State(rules, standing, Deal(pack), irregularities=memory)
    return advance(hand_out(uncut, pack) if dealing.start_cut(uncut) is None else uncut, 0)


def apply(state: State, seat: Seat, act: Act) -> State:
    """Return the state after one act. Raises ``Unlawful``, which names the law, if the table does not accept the act.

    A hosted table accepts lawful acts only, an old-school table all of ``accepted_acts`` (laws 9.1, 9.2).
    """
    if state.irregularities is not None:
        if act not in accepted_acts(state, seat):
            raise Unlawful(find_violation(state, seat, act, legal_acts(state, seat)))
        return _apply_accepted(state, seat, act)
    stage = STAGES[state.stage]
    if seat != state.turn or not (stage.allows(state, act) if stage.allows else act in stage.legal(state)):
        raise Unlawful(find_violation(state, seat, act, legal_acts(state, seat)))
    return apply_stage(state, seat, act)


def concede(state: State, unit: int) -> State:
    """End the game as it stands: the other of its two units wins, and a hand in play counts for no one.

    Raises ``ValueError`` if the game is over or has more than two units.
    """
    if state.phase is Phase.OVER or state.rules.units != 2:
        raise ValueError("only one of two sides can concede a game that goes on")
    if state.result is not None:
        state = state._replace(standing=due_standing(state.rules, state.standing, state.result))
    return end_hand(state, Outcome.CONCEDED, (0,) * state.rules.units, None, 3 - unit)


# -- at an old-school table


def accepted_acts(state: State, seat: Seat) -> tuple[Act, ...]:
    """Return every act that the table accepts from this seat now, and ``apply`` too; empty before the deal.

    A hosted table accepts lawful acts. An old-school table also accepts others, in or out of turn, and claims that may
    be true or false (law 9.2). The list depends on the seat's own hand and on whether it reneged; show players
    ``SeatView.offered`` instead, which reveals nothing.
    """
    if state.irregularities is None:
        return legal_acts(state, seat)
    reneged = state.result is None and renege_on_table(state, seat) is not None
    return (*_acts_except_correcting(state, seat), *((CorrectRenege(),) if reneged else ()))


def offered_acts(state: State, seat: Seat) -> tuple[Act, ...]:
    """Return what a panel at an old-school table may offer this seat without revealing whether any act was irregular.

    That is everything accepted, and ``CorrectRenege`` for everybody who plays while a trick is on the table, whether or
    not there is anything to take back.
    """
    plays = state.contract is None or seat not in state.contract.sitting_out
    lies = state.result is None and bool(state.trick) and plays
    return (*_acts_except_correcting(state, seat), *((CorrectRenege(),) if lies else ()))


def _acts_except_correcting(state: State, seat: Seat) -> tuple[Act, ...]:
    """Return lawful and irregular acts, gathering a partner's trick, claims and misdeal; after the hand only claims."""
    if state.result is not None:
        return open_claims(state, seat)
    acts = [*legal_acts(state, seat), *irregular_acts(state, seat)]
    if seat != state.turn and may_gather(state, seat):
        acts.append(GatherTrick())
    acts += open_claims(state, seat)
    if may_say_misdeal(state, seat):
        acts.append(SayMisdeal())
    return tuple(acts)


def _apply_accepted(state: State, seat: Seat, act: Act) -> State:
    """Return the state after an accepted act. A declaration can be claimed only by the very next act."""
    memory = state.remembered
    now = state.remember(memory._replace(undeclared=None)) if memory.undeclared is not None else state
    match act:
        case ClaimRenege() | ClaimLead() | ClaimCall():
            after = judge_claim(state, seat, act)
            return after.remember(after.remembered._replace(undeclared=None))
        case OrderUp() | CallSuit():
            after = apply_stage(now, seat, act)
            return after.remember(after.remembered._replace(undeclared=now))
        case SayMisdeal():
            return say_misdeal(now, seat)
        case CorrectRenege():
            return correct_renege(now, seat)
        case GatherTrick():
            return gather(now)
        case PlayCard(card):
            return lay(now, seat, card)
        case NameSuit(suit):
            return name_suit(now, suit)
        case _ if act == PASS and now.phase is Phase.SUIT:
            return name_suit(now, None)
        case _:
            return apply_stage(now, seat, act)
