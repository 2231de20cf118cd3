"""A net that says how calls end on average, for the games that it was trained on.

It has learned from hundreds of thousands of calls, each carried out in the true deal with ``steady`` at every seat
(``tests/bench/school``), so it knows on average what a few sampled worlds cannot show. Its outputs are shares of the
ends of a hand, not points: what an end is worth at this score is looked up. Its inputs are what the bidder may know:
their hand, the turn-up, their seat, the score.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from bot.engine.acts import PASS, Act, CallSuit, Fold, OrderUp
from bot.engine.cards import CODES
from bot.engine.ending import spread
from bot.engine.rules import Company, Outcome, Rules, SecondRound
from bot.engine.scoring import row_for
from bot.engine.sides import Seat, unit_of
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.batch.card_index import CARD_INDEX, SUIT_INDEX
from bot.players.batch.trained_games import calls_net
from bot.players.heuristics.bid_context import BidContext, bid_context_of
from bot.players.heuristics.payoffs import Payoffs, payoffs_of
from bot.players.search.arrays import Floats, Weights
from bot.players.search.hand_rollout import end_of

_TRUMPS, _SEATS, _NEEDS = 10, 4, 10
WIDTH = len(CODES) + _TRUMPS + _SEATS + 2 + 2 * _NEEDS + 2 * _SEATS
ACTS = 11
"""Pass, order, order alone; pass in round two, each of three suits together and alone, fold."""
_PASS_AGAIN, _FOLD = 3, ACTS - 1
TRICKS = (0, 1, 3, 5)
"""One number of tricks for each way a call may end."""
NOTHING, FOLDED = 0, 1
ENDS = 3 + 4 * len(TRICKS)
"""Nothing scored; folded by us, by them; then by whose side made trump, alone or not, and the tricks."""


def act_index(context: BidContext, act: Act) -> int:
    """Which output an act is; ``KeyError`` for an act that is no call."""
    if context.proposed is None:
        raise KeyError(act)
    match act:
        case OrderUp(alone):
            return 1 + alone
        case CallSuit(suit, alone):
            return _PASS_AGAIN + 2 * int(SUIT_INDEX[context.proposed, suit]) - 1 + alone
        case Fold():
            return _FOLD
    if act != PASS:
        raise KeyError(act)
    return _PASS_AGAIN if context.phase is Phase.CALL else 0


def end_index(ours: bool, alone: bool, tricks: int, majority: int, hand_size: int) -> int:
    """The end in which this side's maker took so many tricks."""
    grade = 3 if tricks == hand_size else 2 if tricks >= majority else 1 if tricks else 0
    return 3 + (2 * (not ours) + alone) * len(TRICKS) + grade


def bid_features(context: BidContext) -> Floats:
    """``[WIDTH]``: what the bidder knows, as zeros and ones."""
    if context.proposed is None or context.turnup is None:
        raise ValueError("there is no turn-up")
    out = np.zeros(WIDTH, np.float32)
    number = CARD_INDEX[context.proposed]
    out[number[list(context.hand)]] = 1
    at = len(CODES)
    out[at + number[context.turnup]] = 1
    at += _TRUMPS
    place, again = (context.dealer - context.seat) % _SEATS, context.phase is Phase.CALL
    out[at + place] = 1
    at += _SEATS
    out[at + again] = 1
    at += 2
    unit = unit_of(context.seat, True) - 1
    for points in (context.score[unit], context.score[1 - unit]):
        out[at + min(max(context.rules.points - points, 1), _NEEDS) - 1] = 1
        at += _NEEDS
    out[at + place + _SEATS * again] = 1
    return out


def end_values(rules: Rules, payoffs: Payoffs) -> Weights:
    """``[ENDS]``: the chance to win the game after each end."""
    ours = payoffs.seat
    sides = [(ours, Seat((ours + 1) % _SEATS + 1)), (Seat(ours % _SEATS + 1), Seat((ours + 2) % _SEATS + 1))]
    folds = rules.second_round is SecondRound.STICK_OR_FOLD
    cost = row_for(rules, Outcome.FOLDED, Company.ANY).amount if folds else 0
    out = [payoffs.nothing, *[payoffs.of_points(spread(rules, side, False, cost)) for side in sides]]
    for side in sides:
        for company in (Company.PARTNERED, Company.ALONE):
            out += [end_of(payoffs, side, company, tricks).chance for tricks in TRICKS]
    return np.array(out)


def call_advantages(view: SeatView, acts: Sequence[Act]) -> Mapping[Act, float]:
    """By how much each act is better than their average, in chance to win the game; empty if nothing is known."""
    public = view.public
    if public.phase not in (Phase.ORDER, Phase.CALL):
        return {}
    net = calls_net(public.rules)
    if net is None:
        return {}
    context = bid_context_of(view)
    try:
        outputs = [act_index(context, act) for act in acts]
    except KeyError:
        return {}
    shares = net(bid_features(context)[None]).reshape(ACTS, ENDS)[outputs]
    values = shares @ end_values(public.rules, payoffs_of(view))
    return dict(zip(acts, (values - values.mean()).tolist(), strict=True))
