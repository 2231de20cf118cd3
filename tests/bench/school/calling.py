"""Calls in the hands of lessons, up to the play: some seats call by a net, all others as ``steady``.

Sees the true deal, but each call is chosen from what its seat may know. It must not know what lessons ask, nor how
cards are played.
"""

from __future__ import annotations

from functools import lru_cache, partial

from bot.engine.acts import Act
from bot.engine.flow import STAGES
from bot.engine.rules import Rules
from bot.engine.sides import Seat, partners_of
from bot.engine.state import State
from bot.players.batch.bidding_net import end_shares
from bot.players.batch.call_ends import end_values
from bot.players.batch.call_inputs import phases
from bot.players.batch.nets import Net
from bot.players.heuristics.bid_context import bid_context_of_state
from bot.players.heuristics.payoffs import Payoffs
from bot.players.search.arrays import Weights
from bot.players.search.hand_rollout import to_first_lead, usual_act


def callers_of(rules: Rules, seat: Seat, *, alike: bool) -> frozenset[Seat]:
    """Who goes on by the nets: this seat and, where partners are ``alike``, its whole side."""
    return frozenset({seat, *(partners_of(seat, rules.players) if alike and rules.traits.partners else ())})


def called_hand(state: State, net: Net | None, callers: frozenset[Seat]) -> State:
    """The hand at its first lead, or as it ended without one."""
    return to_first_lead(state, partial(best_call, net=net, callers=callers))


def best_call(state: State, net: Net | None, callers: frozenset[Seat]) -> Act:
    """What the seat on turn does: if it is a caller, and there is a net, what that likes best, else as ``steady``."""
    legal = STAGES[state.stage].legal(state)
    if net is None or state.turn not in callers or len(legal) == 1 or state.phase not in phases(state.rules):
        return usual_act(state)
    context = bid_context_of_state(state, legal)
    return legal[int((end_shares(net, context, legal) @ _values(context.payoffs)).argmax())]


@lru_cache(10_000)
def _values(payoffs: Payoffs) -> Weights:
    return end_values(payoffs.rules, payoffs)
