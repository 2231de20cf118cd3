"""A net that says how calls end on average, for the games that it was trained on.

It has learned from hundreds of thousands of calls, each carried out in the true deal (``tests/bench/school``), so it
knows on average what a few sampled worlds cannot show. Its outputs are for each act the shares of the ends of a hand
(``call_ends.py``), its inputs what the bidder may know (``call_inputs.py``).
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.acts import Act
from bot.engine.views import SeatView
from bot.players.batch.call_ends import end_values
from bot.players.batch.call_inputs import act_count, act_index, call_features, phases
from bot.players.batch.nets import Net, net
from bot.players.batch.trained_games import TRAINED_CALLS, calls_name
from bot.players.heuristics.bid_context import BidContext, bid_context_of
from bot.players.heuristics.payoffs import payoffs_of
from bot.players.search.arrays import Floats
from bot.players.search.expert import NO_PRIOR, Prior


def call_prior(view: SeatView, acts: Sequence[Act]) -> Prior:
    """What the net says of these acts, and what that is worth; ``NO_PRIOR`` if it does not know them."""
    public = view.public
    name = calls_name(public.rules) if public.phase in phases(public.rules) else None
    if name is None:
        return NO_PRIOR
    try:
        shares = end_shares(net("calls", name), bid_context_of(view), acts)
    except KeyError:
        return NO_PRIOR
    values = shares @ end_values(public.rules, payoffs_of(view))
    advantages = dict(zip(acts, (values - values.mean()).tolist(), strict=True))
    return Prior(advantages, TRAINED_CALLS[name].error, TRAINED_CALLS[name].worlds)


def end_shares(net: Net, context: BidContext, acts: Sequence[Act]) -> Floats:
    """``[acts, ends]``: what this net of calls foretells; ``KeyError`` for an act that it does not know."""
    outputs = [act_index(context, act) for act in acts]
    out: Floats = net(call_features(context)[None]).reshape(act_count(context.rules), -1)[outputs]
    return out
