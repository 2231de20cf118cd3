"""A known deal on its way to the first lead: some seats call by a net, and all else is decided as ``steady`` would.

It sees the whole deal, a sampled one or one of the school's lessons, but each act is chosen from what its seat may
know. It must not know how cards are played.
"""

from __future__ import annotations

from functools import lru_cache

from bot.engine.acts import Act
from bot.engine.flow import STAGES, carried_out
from bot.engine.rules import Rules
from bot.engine.seats import Seat, partners_of
from bot.engine.state import Phase, State
from bot.players.batch.bidding_net import end_shares
from bot.players.batch.call_ends import end_values
from bot.players.batch.call_inputs import phases
from bot.players.batch.nets import Net
from bot.players.heuristics.bid_context import bid_context_of_state
from bot.players.heuristics.payoffs import Payoffs
from bot.players.heuristics.steady import decide
from bot.players.search.arrays import Weights


def callers_of(rules: Rules, seat: Seat, *, alike: bool) -> frozenset[Seat]:
    """Who goes on by the nets: this seat and, where partners are ``alike``, its whole side."""
    return frozenset({seat, *(partners_of(seat, rules.players) if alike and rules.traits.partners else ())})


def called_hand(state: State, net: Net | None = None, callers: frozenset[Seat] = frozenset()) -> State:
    """The hand at its first lead, or as it ended without one."""
    while state.phase is not Phase.PLAY and state.turn is not None:
        state = carried_out(state, state.turn, best_call(state, net, callers))
    return state


def usual_act(state: State) -> Act:
    """What ``steady`` does before the play."""
    return best_call(state, None, frozenset())


def best_call(state: State, net: Net | None, callers: frozenset[Seat]) -> Act:
    """What the seat on turn does: if it is a caller, and there is a net, what that likes best, else as ``steady``."""
    legal = STAGES[state.stage].legal(state)
    if len(legal) == 1:
        return legal[0]
    context = bid_context_of_state(state, legal)
    if net is None or state.turn not in callers or state.phase not in phases(state.rules):
        return decide(context)
    return legal[int((end_shares(net, context, legal) @ _values(context.payoffs)).argmax())]


@lru_cache(10_000)
def _values(payoffs: Payoffs) -> Weights:
    return end_values(payoffs.rules, payoffs)
