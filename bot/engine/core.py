"""The only door to the engine: begin a game, deal a shuffled pack, list the lawful acts, apply one.

A decision goes in, a state comes out; to find out what happened, compare two states. Everything is a pure function of
its arguments; chance enters only as the whole shuffled pack that ``deal`` is given.
"""

from __future__ import annotations

from bot.engine import dealing, old_school
from bot.engine.acts import Act
from bot.engine.cards import Card
from bot.engine.dealing import check_pack, hand_out
from bot.engine.flow import STAGES, advance, apply_stage, legal_acts
from bot.engine.match import due_standing, first_standing, following_standing, stolen_standing
from bot.engine.refusals import Unlawful, find_violation
from bot.engine.rules import Law, Outcome, Rules
from bot.engine.scoring import end_hand
from bot.engine.seats import Seat
from bot.engine.state import Deal, Irregularities, Phase, State

__all__ = ["Unlawful", "accepted_acts", "apply", "begin", "begin_following", "concede", "deal", "legal_acts"]


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
        if act not in old_school.accepted_acts(state, seat):
            raise Unlawful(find_violation(state, seat, act, legal_acts(state, seat)))
        return old_school.apply_accepted(state, seat, act)
    stage = STAGES[state.stage]
    if seat != state.turn or not (stage.allows(state, act) if stage.allows else act in stage.legal(state)):
        raise Unlawful(find_violation(state, seat, act, legal_acts(state, seat)))
    return apply_stage(state, seat, act)


def accepted_acts(state: State, seat: Seat) -> tuple[Act, ...]:
    """Return every act that the table accepts from this seat now: lawful ones, at an old-school table others too (law
    9.2).

    ``apply`` accepts exactly these. Show players ``SeatView.offered`` instead, which reveals nothing.
    """
    return legal_acts(state, seat) if state.irregularities is None else old_school.accepted_acts(state, seat)


def concede(state: State, unit: int) -> State:
    """End the game as it stands: the other of its two units wins, and a hand in play counts for no one.

    Raises ``ValueError`` if the game is over or has more than two units.
    """
    if state.phase is Phase.OVER or state.rules.units != 2:
        raise ValueError("only one of two sides can concede a game that goes on")
    if state.result is not None:
        state = state._replace(standing=due_standing(state.rules, state.standing, state.result))
    return end_hand(state, Outcome.CONCEDED, (0,) * state.rules.units, None, 3 - unit)
