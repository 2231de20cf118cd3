"""The only door to the engine: begin a game, deal a shuffled pack, list the lawful acts, apply one.

A decision goes in, a state comes out; whoever wants to know what happened compares two states. Everything is a pure
function of its arguments; chance enters only as the whole shuffled pack that ``deal`` is given.
"""

from __future__ import annotations

from dataclasses import replace

from bot.engine.acts import Act
from bot.engine.cards import Card
from bot.engine.dealing import check_pack, hand_out
from bot.engine.flow import STAGES, advance, legal_acts
from bot.engine.match import due_standing, first_standing, following_standing, stolen_standing
from bot.engine.phases import cut
from bot.engine.refusals import Unlawful, violation
from bot.engine.rules import Rules
from bot.engine.sides import Seat
from bot.engine.state import NO_EXCHANGE, Deal, Phase, Standing, State

__all__ = ["Unlawful", "apply", "begin", "begin_following", "deal", "legal_acts"]


def begin(rules: Rules, dealer: Seat) -> State:
    """A first game before its first deal. Finding the dealer (law 2.1) is a matter of the table."""
    if dealer not in rules.seats:
        raise ValueError(f"there is no seat {dealer} to deal: seats are 1 to {rules.players}")
    return _waiting(rules, first_standing(rules, dealer))


def begin_following(rules: Rules, last_dealer: Seat, winners: int, carry: tuple[int, ...] | None = None) -> State:
    """A game that follows another of the match, before its first deal (laws 2.6, 7.6)."""
    if last_dealer not in rules.seats:
        raise ValueError(f"there is no seat {last_dealer} that dealt: seats are 1 to {rules.players}")
    return _waiting(rules, following_standing(rules, last_dealer, winners, carry))


def _waiting(rules: Rules, standing: Standing) -> State:
    return State(rules, standing, None, (), None, NO_EXCHANGE, 0, Phase.DEAL, None, (), (), (), None)


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
    fresh = State(rules, standing, Deal(pack), (), None, NO_EXCHANGE, 0, Phase.CUT, None, (), (), (), None)
    asked = cut.start(fresh)
    if asked is not None:
        return replace(fresh, turn=asked[1])
    return advance(hand_out(fresh, pack), 1)


def apply(state: State, seat: Seat, act: Act) -> State:
    """The state after one act. Raises ``Unlawful``, which names the law, if the act is not open to this seat."""
    if seat != state.turn:
        raise Unlawful(violation(state, seat, act))
    stage = STAGES[state.stage]
    if not (stage.allows(state, act) if stage.allows else act in stage.legal(state)):
        raise Unlawful(violation(state, seat, act))
    after = stage.apply(state, seat, act)
    if after.turn is None and after.result is None:
        return advance(after, state.stage + 1)
    return after
