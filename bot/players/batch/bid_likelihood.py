"""How likely each of many hands makes a call: ``search/bid_likelihood.py``, which says what is meant, in arrays.

A hand is a row of 33 zeros and ones, by the engine's numbers of the cards. A test compares both, hand for hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from bot.engine.acts import Act, CallSuit, OrderUp
from bot.engine.cards import ACE, KING, Suit
from bot.engine.rules import PartnerOrder, Rules
from bot.engine.state import Phase
from bot.engine.trump import LEFT, STRENGTH, SUIT_UNDER
from bot.players.batch.card_index import CARDS, Floats, Ints, Weights
from bot.players.heuristics.bid_context import BidContext
from bot.players.heuristics.bidding import leads_first
from bot.players.heuristics.hand_value import scale, turn_up_bonus
from bot.players.search.bid_likelihood import LEAST, LONE, SOFT, border

_RANK = 7
"""The bits of a card's rank."""


class _Marks(NamedTuple):
    """For one trump, ``[card, suit]`` marks of suits, aces and kings outside trump, and ``[card]`` of the bowers."""

    suits: Floats
    aces: Floats
    kings: Floats
    bowers: Floats
    strength: Floats


def _marks(trump: Suit) -> _Marks:
    suits = np.array([[SUIT_UNDER[trump][card] == suit for suit in Suit] for card in range(CARDS)])
    plain = suits & (np.arange(len(Suit)) != trump)
    ranks = np.arange(CARDS) & _RANK
    strength = np.array(STRENGTH[trump])
    return _Marks(
        suits.astype(np.float32),
        (plain & (ranks == ACE)[:, None]).astype(np.float32),
        (plain & (ranks == KING)[:, None]).astype(np.float32),
        (suits[:, trump] & (strength >= LEFT)).astype(np.float32),
        strength.astype(np.float32),
    )


_OF_TRUMP = tuple(_marks(trump) for trump in Suit)


def worth_of(rules: Rules, hands: Floats, trump: Suit, alone: bool, leads: bool = False) -> Weights:
    """``[n]``: as ``strength.worth``, the tricks of each hand's side if it makes this trump."""
    marks, weigh = _OF_TRUMP[trump], scale(rules, alone)
    weights = weigh.weights
    lengths = hands @ marks.suits
    aces, kings = hands @ marks.aces > 0, hands @ marks.kings > 0
    trumps = lengths[:, trump]
    total: Weights = (hands @ np.array(weigh.cards[trump])) + weights[14] + (weights[13] if leads else 0.0)
    total += weights[6] * np.maximum(trumps - 2, 0) + weights[7] * (hands @ marks.bowers > 1)
    with_ace = weigh.long_ace * (lengths > 2) + weigh.ace_above * kings
    void = weights[12] * ((trumps > 0)[:, None] & (lengths == 0))
    others = np.arange(len(Suit)) != trump
    total += (np.where(aces, with_ace, void) * others).sum(1)
    return total


def less_one(rules: Rules, hands: Floats, trump: Suit, alone: bool) -> tuple[Ints, Weights]:
    """``[n, k]``: the cards of each hand of ``k``, and what the hand is worth without each."""
    count = int(hands[0].sum())
    cards = np.nonzero(hands)[1].reshape(len(hands), count)
    every = np.arange(len(hands))
    worths = np.empty((len(hands), count))
    for at in range(count):
        rest = hands.copy()
        rest[every, cards[:, at]] = 0
        worths[:, at] = worth_of(rules, rest, trump, alone)
    return cards, worths


def least_missed(rules: Rules, hands: Floats, trump: Suit, alone: bool) -> tuple[Ints, Weights]:
    """As ``less_one``, with the little that ``exchange.kept`` adds for the ranks that stay."""
    cards, worths = less_one(rules, hands, trump, alone)
    strength = _OF_TRUMP[trump].strength
    return cards, worths + 0.004 * ((hands @ strength)[:, None] - strength[cards])


def likely(desk: BidContext, hands: Floats, act: Act) -> Weights:
    """``[n]``: how likely the seat at this desk does this with each hand, in [0, 1]."""
    match act:
        case OrderUp(alone):
            found = _order(desk, hands) * _alone(desk, hands, _proposed(desk), alone, True)
        case CallSuit(suit, alone):
            found = _named(desk, hands, suit) * _alone(desk, hands, suit, alone, False)
        case _:
            found = _pass(desk, hands)
    return np.maximum(LEAST, found)


def _sigmoid(margin: Weights) -> Weights:
    out: Weights = 1.0 / (1.0 + np.exp(-np.clip(margin, -30.0, 30.0)))
    return out


def _proposed(desk: BidContext) -> Suit:
    if desk.proposed is None:
        raise ValueError("there is no turn-up")
    return desk.proposed


def _estimate(desk: BidContext, hands: Floats, alone: bool) -> Weights:
    """As ``bidding.call_estimate`` at an order."""
    trump, rules = _proposed(desk), desk.rules
    leads = leads_first(desk, alone)
    if desk.turnup is None or desk.seat != desk.dealer:
        bonus = turn_up_bonus(rules, desk.turnup or 0, trump, desk.seat, desk.dealer, alone)
        return worth_of(rules, hands, trump, alone, leads) + bonus
    full = hands.copy()
    full[:, desk.turnup] = 1
    cards, worths = less_one(rules, full, trump, alone)
    every = np.arange(len(hands))
    full[every, cards[every, worths.argmax(1)]] = 0
    return worth_of(rules, full, trump, alone, leads)


def _others(desk: BidContext, hands: Floats, value: Callable[[Suit], Weights]) -> list[Weights]:
    return [value(suit) for suit in Suit if suit != desk.proposed]


def _order(desk: BidContext, hands: Floats) -> Weights:
    best = np.max(_others(desk, hands, lambda suit: worth_of(desk.rules, hands, suit, False)), axis=0)
    halves, which = np.unique(np.round(best * 2) / 2, return_inverse=True)
    borders = np.array([border(desk, float(half)) for half in halves])[which]
    return _sigmoid((_estimate(desk, hands, False) - borders) / SOFT)


def _pass(desk: BidContext, hands: Floats) -> Weights:
    rules = desk.rules
    if desk.phase is Phase.CALL:
        best: Weights = np.max(_others(desk, hands, lambda suit: worth_of(rules, hands, suit, False)), axis=0)
        return 1.0 - _sigmoid((best - border(desk, 0.0)) / SOFT)
    partner = desk.with_dealer(desk.seat) and desk.seat != desk.dealer
    if partner and rules.partner_order is PartnerOrder.ALONE:
        return 1.0 - _sigmoid((worth_of(rules, hands, _proposed(desk), True) - LONE) / SOFT)
    return 1.0 - _order(desk, hands)


def _named(desk: BidContext, hands: Floats, suit: Suit) -> Weights:
    """He had enough for this suit, and no better one."""
    mean = worth_of(desk.rules, hands, suit, False)
    shares = _others(desk, hands, lambda other: np.exp(worth_of(desk.rules, hands, other, False) / SOFT))
    preferred = np.exp(mean / SOFT) / np.maximum(1e-9, sum(shares))
    out: Weights = _sigmoid((mean - border(desk, 0.0)) / SOFT) * preferred
    return out


def _alone(desk: BidContext, hands: Floats, suit: Suit, alone: bool, order: bool) -> Weights:
    mean = _estimate(desk, hands, True) if order else worth_of(desk.rules, hands, suit, True)
    lone = _sigmoid((mean - LONE) / SOFT)
    return lone if alone else 1.0 - 0.9 * lone
