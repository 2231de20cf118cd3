"""Calls in the hands of lessons, up to the play: one side, or seat, calls by a net, all others as ``steady``.

Sees the true deal, but each call is chosen from what its seat may know. It must not know what lessons ask, nor how
cards are played.
"""

from __future__ import annotations

from functools import lru_cache

from bot.engine.acts import Act
from bot.engine.flow import STAGES
from bot.engine.sides import unit_of
from bot.engine.state import Phase, State
from bot.players.batch.bidding_net import end_shares
from bot.players.batch.call_ends import end_values
from bot.players.batch.call_inputs import phases
from bot.players.batch.nets import Net
from bot.players.heuristics.bid_context import bid_context_of_state
from bot.players.heuristics.payoffs import Payoffs
from bot.players.heuristics.steady import decide
from bot.players.search.arrays import Weights
from bot.players.search.hand_rollout import step


def called_hand(state: State, net: Net | None, unit: int) -> State:
    """The hand at its first lead, or as it ended without one."""
    while state.turn is not None and state.phase is not Phase.PLAY:
        state = step(state, state.turn, best_call(state, net, unit))
    return state


def usual_act(state: State, legal: tuple[Act, ...]) -> Act:
    """What ``steady`` does before the play."""
    return legal[0] if len(legal) == 1 else decide(bid_context_of_state(state, legal))


def best_call(state: State, net: Net | None, unit: int) -> Act:
    """What the seat on turn does: this unit's calls are the net's best, if there is a net, all else is ``steady``'s."""
    legal, rules = STAGES[state.stage].legal(state), state.rules
    own = state.turn is not None and unit_of(state.turn, rules.traits.partners) == unit
    if net is None or not own or len(legal) == 1 or state.phase not in phases(rules):
        return usual_act(state, legal)
    context = bid_context_of_state(state, legal)
    return legal[int((end_shares(net, context, legal) @ _values(context.payoffs)).argmax())]


@lru_cache(10_000)
def _values(payoffs: Payoffs) -> Weights:
    return end_values(payoffs.rules, payoffs)
