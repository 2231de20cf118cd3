"""What a bidder knows, as the inputs of a net, and the outputs that their acts are.

Cards are numbered under one suit: trump once there is one, before that the one that the turn-up proposes, or where
tricks are bid the one that the hand is best in. Only what the bidder may know goes in: their hand, the turn-up, the
calls so far, their seat, the score.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bot.engine.acts import PASS, Act, Bid, CallPartner, CallSuit, Fold, NameTrump, OrderUp, PlayAlone
from bot.engine.cards import Suit
from bot.engine.rules import Rules
from bot.engine.seats import unit_of
from bot.engine.state import Phase
from bot.players.batch.card_index import CARD_INDEX, SUIT_INDEX
from bot.players.batch.shape import shape_of
from bot.players.heuristics.bid_context import BidContext
from bot.players.heuristics.rules_cache import by_rules
from bot.players.search.arrays import CARDS, Floats, counts_of

_TRUMPS, _NEEDS, _SUITS = 10, 10, len(Suit)
_PASS_AGAIN, _FOLD, _CALLED = 3, 10, 11


class CallInputs(NamedTuple):
    """Where each kind of input begins, in the order in which they lie; the hand comes first, ``width`` is all."""

    turnup: int
    place: int
    call: int
    needs: int
    place_and_call: int
    bid: int
    bidder: int
    width: int


@by_rules()
def call_inputs(rules: Rules) -> CallInputs:
    """What the nets of this game's calls are told."""
    shape, seats, bids = shape_of(rules), rules.players, not rules.traits.turn_up
    turnups, calls = CARDS if rules.traits.secret_partner else _TRUMPS, len(phases(rules))
    widths = (
        shape.cards, turnups * rules.traits.turn_up, seats, calls, rules.units * _NEEDS, calls * seats,
        (rules.hand_size + 1) * bids, seats * bids,
    )  # fmt: skip
    return CallInputs(*np.cumsum(widths).tolist())


def phases(rules: Rules) -> tuple[Phase, ...]:
    """The calls that a net may know, in their order."""
    if not rules.traits.turn_up:
        return (Phase.BID, Phase.NAME)
    return (Phase.ORDER, Phase.CALL, Phase.PARTNER) if rules.traits.secret_partner else (Phase.ORDER, Phase.CALL)


def act_count(rules: Rules) -> int:
    """The outputs: pass, order, order alone; pass in round two, each of three suits together and alone, fold; each suit
    whose best card is called (law 8.5), and no partner. Where tricks are bid: pass, each bid, each suit together and
    alone.
    """
    if not rules.traits.turn_up:
        return 1 + rules.hand_size + 2 * _SUITS
    return _CALLED + (_SUITS + 1) * rules.traits.secret_partner


def act_index(context: BidContext, act: Act) -> int:
    """Which output an act is; ``KeyError`` for an act that is no call."""
    suit = _reference(context)
    match act:
        case OrderUp(alone):
            return 1 + alone
        case CallSuit(called, alone):
            return _PASS_AGAIN + 2 * int(SUIT_INDEX[suit, called]) - 1 + alone
        case Fold():
            return _FOLD
        case Bid(tricks):
            return tricks
        case NameTrump(called, alone):
            return 1 + context.rules.hand_size + 2 * int(SUIT_INDEX[suit, called]) + alone
        case CallPartner(called):
            return _CALLED + int(SUIT_INDEX[suit, called])
        case PlayAlone():
            return _CALLED + _SUITS
    if act != PASS:
        raise KeyError(act)
    return _PASS_AGAIN if context.phase is Phase.CALL else 0


def _reference(context: BidContext) -> Suit:
    """The suit under which the cards are numbered; ``KeyError`` where a suit was to be proposed and none is."""
    if not context.rules.traits.turn_up:
        return max(Suit, key=lambda suit: context.worth(suit, leads=True))
    suit = context.proposed if context.trump is None else context.trump
    if suit is None:
        raise KeyError("there is no turn-up")
    return suit


def call_features(context: BidContext) -> Floats:
    """``[width]``: what the bidder knows, as zeros and ones."""
    rules, seats, at = context.rules, context.rules.players, call_inputs(context.rules)
    out = np.zeros(at.width, np.float32)
    number = CARD_INDEX[_reference(context)]
    counts = counts_of(context.hand)
    for copy in range(shape_of(rules).copies):
        out[CARDS * copy + number] = counts > copy
    if context.turnup is not None:
        out[at.turnup + number[context.turnup]] = 1
    place, call = (context.dealer - context.seat) % seats, phases(rules).index(context.phase)
    out[at.place + place] = out[at.call + call] = out[at.place_and_call + place + seats * call] = 1
    own = unit_of(context.seat, rules.traits.partners) - 1
    for by, points in enumerate((*context.score[own:], *context.score[:own])):
        out[at.needs + _NEEDS * by + _needed(rules, points) - 1] = 1
    if not rules.traits.turn_up:
        out[at.bid + (context.bid or 0)] = 1
        if context.bidder is not None:
            out[at.bidder + (context.bidder - context.seat) % seats] = 1
    return out


def _needed(rules: Rules, points: int) -> int:
    """What a unit needs to win, from 1 to 10; where tricks are bid in tenths of the whole."""
    missing = rules.points - points
    return min(max(missing if rules.traits.turn_up else -(-_NEEDS * missing // rules.points), 1), _NEEDS)
