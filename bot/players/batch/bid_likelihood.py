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
from bot.players.heuristics.hand_value import hand_value_model, turn_up_bonus
from bot.players.search.bid_likelihood import LEAST_LIKELIHOOD, LONE_TRICKS, SOFTNESS, call_threshold

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


def hand_values(rules: Rules, hands: Floats, trump: Suit, alone: bool, leads: bool = False) -> Weights:
    """``[n]``: as ``hand_value.worth``, the tricks of each hand's side if it makes this trump."""
    marks, model = _OF_TRUMP[trump], hand_value_model(rules, alone)
    fit = model.fit
    lengths = hands @ marks.suits
    aces, kings = hands @ marks.aces > 0, hands @ marks.kings > 0
    trumps = lengths[:, trump]
    total: Weights = (hands @ np.array(model.cards[trump])) + fit.constant + (fit.lead if leads else 0.0)
    total += fit.long_trump * np.maximum(trumps - 2, 0) + fit.both_best * (hands @ marks.bowers > 1)
    with_ace = model.long_ace * (lengths > 2) + model.ace_above * kings
    void = fit.void * ((trumps > 0)[:, None] & (lengths == 0))
    others = np.arange(len(Suit)) != trump
    total += (np.where(aces, with_ace, void) * others).sum(1)
    return total


def worths_without_one(rules: Rules, hands: Floats, trump: Suit, alone: bool) -> tuple[Ints, Weights]:
    """``[n, k]``: the cards of each hand of ``k``, and what the hand is worth without each."""
    count = int(hands[0].sum())
    cards = np.nonzero(hands)[1].reshape(len(hands), count)
    every = np.arange(len(hands))
    worths = np.empty((len(hands), count))
    for at in range(count):
        rest = hands.copy()
        rest[every, cards[:, at]] = 0
        worths[:, at] = hand_values(rules, rest, trump, alone)
    return cards, worths


def discard_worths(rules: Rules, hands: Floats, trump: Suit, alone: bool) -> tuple[Ints, Weights]:
    """As ``worths_without_one``, with the little that ``exchange.worth_without`` adds for the ranks that stay."""
    cards, worths = worths_without_one(rules, hands, trump, alone)
    strength = _OF_TRUMP[trump].strength
    return cards, worths + 0.004 * ((hands @ strength)[:, None] - strength[cards])


def call_likelihoods(context: BidContext, hands: Floats, act: Act) -> Weights:
    """``[n]``: how likely the seat in this context does this with each hand, in [0, 1]."""
    match act:
        case OrderUp(alone):
            found = _order(context, hands) * _alone(context, hands, _proposed(context), alone, True)
        case CallSuit(suit, alone):
            found = _named(context, hands, suit) * _alone(context, hands, suit, alone, False)
        case _:
            found = _pass(context, hands)
    return np.maximum(LEAST_LIKELIHOOD, found)


def _sigmoid(margin: Weights) -> Weights:
    out: Weights = 1.0 / (1.0 + np.exp(-np.clip(margin, -30.0, 30.0)))
    return out


def _proposed(context: BidContext) -> Suit:
    if context.proposed is None:
        raise ValueError("there is no turn-up")
    return context.proposed


def _estimate(context: BidContext, hands: Floats, alone: bool) -> Weights:
    """As ``bidding.call_estimate`` at an order."""
    trump, rules = _proposed(context), context.rules
    leads = leads_first(context, alone)
    if context.turnup is None or context.seat != context.dealer:
        bonus = turn_up_bonus(rules, context.turnup or 0, trump, context.seat, context.dealer, alone)
        return hand_values(rules, hands, trump, alone, leads) + bonus
    full = hands.copy()
    full[:, context.turnup] = 1
    cards, worths = worths_without_one(rules, full, trump, alone)
    every = np.arange(len(hands))
    full[every, cards[every, worths.argmax(1)]] = 0
    return hand_values(rules, full, trump, alone, leads)


def _others(context: BidContext, hands: Floats, value: Callable[[Suit], Weights]) -> list[Weights]:
    return [value(suit) for suit in Suit if suit != context.proposed]


def _order(context: BidContext, hands: Floats) -> Weights:
    best = np.max(_others(context, hands, lambda suit: hand_values(context.rules, hands, suit, False)), axis=0)
    halves, which = np.unique(np.round(best * 2) / 2, return_inverse=True)
    thresholds = np.array([call_threshold(context, float(half)) for half in halves])[which]
    return _sigmoid((_estimate(context, hands, False) - thresholds) / SOFTNESS)


def _pass(context: BidContext, hands: Floats) -> Weights:
    rules = context.rules
    if context.phase is Phase.CALL:
        best: Weights = np.max(_others(context, hands, lambda suit: hand_values(rules, hands, suit, False)), axis=0)
        return 1.0 - _sigmoid((best - call_threshold(context, 0.0)) / SOFTNESS)
    partner = context.with_dealer(context.seat) and context.seat != context.dealer
    if partner and rules.partner_order is PartnerOrder.ALONE:
        return 1.0 - _sigmoid((hand_values(rules, hands, _proposed(context), True) - LONE_TRICKS) / SOFTNESS)
    return 1.0 - _order(context, hands)


def _named(context: BidContext, hands: Floats, suit: Suit) -> Weights:
    """They had enough for this suit, and no better one."""
    mean = hand_values(context.rules, hands, suit, False)
    shares = _others(context, hands, lambda other: np.exp(hand_values(context.rules, hands, other, False) / SOFTNESS))
    preferred = np.exp(mean / SOFTNESS) / np.maximum(1e-9, sum(shares))
    out: Weights = _sigmoid((mean - call_threshold(context, 0.0)) / SOFTNESS) * preferred
    return out


def _alone(context: BidContext, hands: Floats, suit: Suit, alone: bool, order: bool) -> Weights:
    mean = _estimate(context, hands, True) if order else hand_values(context.rules, hands, suit, True)
    lone = _sigmoid((mean - LONE_TRICKS) / SOFTNESS)
    return lone if alone else 1.0 - 0.9 * lone
