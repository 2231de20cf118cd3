"""What calling brought in very many deals: a net that has practised the calls of some games.

It was fed with hundreds of thousands of calls, each carried out in the true deal with ``steady`` at every seat
(``tests/bench/school``), so it knows on average what no few imagined worlds can show. It speaks in ends of a hand, not
in points: what they are worth at this score is looked up. Its inputs are what the bidder may know: his hand, the
turn-up, his seat, the score.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np

from bot.engine import presets
from bot.engine.acts import PASS, Act, CallSuit, Fold, OrderUp
from bot.engine.cards import CODES, Suit
from bot.engine.ending import spread
from bot.engine.rules import Company, Outcome, Rules, SecondRound
from bot.engine.scoring import row_for
from bot.engine.sides import Seat, unit_of
from bot.engine.state import Contract, Phase
from bot.engine.views import SeatView
from bot.players.batch.card_index import NUMBER, PLACE, Floats, Weights
from bot.players.batch.nets import net
from bot.players.heuristics.bid_context import BidContext, of_view
from bot.players.search.hand_rollout import Stakes
from bot.players.search.rollouts import stakes_of

PRACTISED = ("standard",)
"""The presets whose calls were practised; a game with the same laws of calling is one of them too."""
_LAWS = (
    "pack", "joker", "second_round", "partner_order", "defend_alone", "first_lead", "partners_best", "give_turnup",
    "farmers_hand", "ace_no_face", "no_first_blood", "hand_size", "players", "traits",
)  # fmt: skip
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


def slot(desk: BidContext, act: Act) -> int:
    """Which output an act is; ``KeyError`` for an act that is no call."""
    if desk.proposed is None:
        raise KeyError(act)
    match act:
        case OrderUp(alone):
            return 1 + alone
        case CallSuit(suit, alone):
            return _PASS_AGAIN + 2 * int(PLACE[desk.proposed, suit]) - 1 + alone
        case Fold():
            return _FOLD
    if act != PASS:
        raise KeyError(act)
    return _PASS_AGAIN if desk.phase is Phase.CALL else 0


def end_number(ours: bool, alone: bool, tricks: int, majority: int, hand_size: int) -> int:
    """The end in which this side's maker took so many tricks."""
    grade = 3 if tricks == hand_size else 2 if tricks >= majority else 1 if tricks else 0
    return 3 + (2 * (not ours) + alone) * len(TRICKS) + grade


def inputs(desk: BidContext) -> Floats:
    """``[WIDTH]``: what the bidder knows, as zeros and ones."""
    if desk.proposed is None or desk.turnup is None:
        raise ValueError("there is no turn-up")
    out = np.zeros(WIDTH, np.float32)
    number = NUMBER[desk.proposed]
    out[number[list(desk.hand)]] = 1
    at = len(CODES)
    out[at + number[desk.turnup]] = 1
    at += _TRUMPS
    place, again = (desk.dealer - desk.seat) % _SEATS, desk.phase is Phase.CALL
    out[at + place] = 1
    at += _SEATS
    out[at + again] = 1
    at += 2
    unit = unit_of(desk.seat, True) - 1
    for points in (desk.score[unit], desk.score[1 - unit]):
        out[at + min(max(desk.rules.points - points, 1), _NEEDS) - 1] = 1
        at += _NEEDS
    out[at + place + _SEATS * again] = 1
    return out


def worths(rules: Rules, stakes: Stakes) -> Weights:
    """``[ENDS]``: the chance to win the game after each end."""
    ours = stakes.seat
    sides = [(ours, Seat((ours + 1) % _SEATS + 1)), (Seat(ours % _SEATS + 1), Seat((ours + 2) % _SEATS + 1))]
    folds = rules.second_round is SecondRound.STICK_OR_FOLD
    cost = row_for(rules, Outcome.FOLDED, Company.ANY).amount if folds else 0
    out = [stakes.of_points((0, 0)), *[stakes.of_points(spread(rules, side, False, cost)) for side in sides]]
    for side in sides:
        for company in (Company.PARTNERED, Company.ALONE):
            contract = Contract(side[0], Suit.SPADES, company is Company.ALONE)
            out += [stakes.of_tricks(contract, side, company, tricks).chance for tricks in TRICKS]
    return np.array(out)


@cache
def practised(rules: Rules) -> str | None:
    """The preset whose calls these are, or ``None`` if nobody has practised them."""
    for preset in PRACTISED:
        known = presets.build(preset)
        if all(getattr(known, law) == getattr(rules, law) for law in _LAWS):
            return preset
    return None


def gains(view: SeatView, acts: Sequence[Act]) -> Mapping[Act, float]:
    """By how much each act is better than their average, in chance to win the game; empty if nothing is known."""
    public = view.public
    if public.phase not in (Phase.ORDER, Phase.CALL):
        return {}
    preset = practised(public.rules)
    if preset is None:
        return {}
    desk = of_view(view)
    try:
        slots = [slot(desk, act) for act in acts]
    except KeyError:
        return {}
    shares = net(f"calls-{preset}")(inputs(desk)[None]).reshape(ACTS, ENDS)[slots]
    values = shares @ worths(public.rules, stakes_of(view))
    return dict(zip(acts, (values - values.mean()).tolist(), strict=True))
