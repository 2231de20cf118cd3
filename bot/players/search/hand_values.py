"""What many hands are worth at once: ``heuristics/hand_value.worth`` in arrays.

A hand is a row of 33 counts, by the engine's numbers of the cards. It must not know anything but the hands.
"""

from __future__ import annotations

import numpy as np

from bot.engine.cards import ACE, KING, LEFT, STRENGTH, SUIT_UNDER, Suit
from bot.engine.rules import Rules
from bot.players.heuristics.hand_value import HandValueModel, hand_value_model
from bot.players.heuristics.rules_cache import by_rules
from bot.players.search.arrays import CARDS, Flags, Floats, Ints, Weights, card_list

_RANK = 7
"""The bits of a card's rank."""
_LENGTHS, _ACES, _KINGS = slice(0, 3), slice(3, 6), slice(6, 9)
_TRUMPS, _BOWERS, _OWN = 9, 10, 11
"""What is added up over the cards of a hand: lengths, aces and kings of the suits that are not trump; how many trumps
and bowers; what the cards are worth by themselves.
"""

_STRENGTHS = np.array(STRENGTH, np.float32)


@by_rules()
def _features(rules: Rules, trump: Suit, alone: bool) -> Weights:
    """``[12, 33]``: what each card adds to each sum."""
    suits, ranks = np.array(SUIT_UNDER[trump]), np.arange(CARDS) & _RANK
    plain = np.array([suits == suit for suit in Suit if suit != trump])
    bowers = (suits == trump) & (_STRENGTHS[trump] >= LEFT)
    own = np.array(hand_value_model(rules, alone).cards[trump])
    sums = [*plain, *(plain & (ranks == ACE)), *(plain & (ranks == KING)), suits == trump, bowers, own]
    return np.array(sums, np.float64)


def _worths(model: HandValueModel, sums: Weights, leads: bool) -> Weights:
    """From ``[12, ...]`` sums to the worth of each hand."""
    fit, trumps, aces = model.fit, sums[_TRUMPS], sums[_ACES] > 0
    worths: Weights = sums[_OWN] + fit.constant + (fit.lead if leads else 0.0)
    worths += fit.long_trump * np.maximum(trumps - 2, 0) + fit.both_best * (sums[_BOWERS] > 1)
    with_ace = model.long_ace * (sums[_LENGTHS] > 2) + model.ace_above * (sums[_KINGS] > 0)
    worths += np.where(aces, with_ace, fit.void * ((trumps > 0) & (sums[_LENGTHS] == 0))).sum(0)
    return worths


def hand_values(rules: Rules, hands: Floats, trump: Suit, alone: bool, leads: bool = False) -> Weights:
    """``[n]``: as ``hand_value.worth``, the tricks of each hand's side if it makes this trump."""
    return _worths(hand_value_model(rules, alone), _features(rules, trump, alone) @ hands.T, leads)


@by_rules()
def _features_of_all(rules: Rules) -> Weights:
    """``[12, suits, 33]``: ``_features`` of each trump in company."""
    return np.stack([_features(rules, trump, False) for trump in Suit], axis=1)


def suit_values(rules: Rules, hands: Floats, leads: bool = False) -> Weights:
    """``[suits, n]``: the same in company for every trump."""
    return _worths(hand_value_model(rules, False), _features_of_all(rules) @ hands.T, leads)


def worths_without_one(rules: Rules, hands: Floats, trump: Suit, alone: bool) -> tuple[Ints, Weights]:
    """``[n, k]``: the cards of each hand of ``k``, a copy by itself, and what the hand is worth without each."""
    cards, features = card_list(hands), _features(rules, trump, alone)
    rest = (features @ hands.T)[:, :, None] - features[:, cards]
    return cards, _worths(hand_value_model(rules, alone), rest, leads=False)


def discard_worths(rules: Rules, hands: Floats, trump: Suit, alone: bool) -> tuple[Ints, Weights]:
    """As ``worths_without_one``, with the little that ``exchange.worth_without`` adds for the ranks that stay."""
    cards, worths = worths_without_one(rules, hands, trump, alone)
    strength = _STRENGTHS[trump]
    return cards, worths + 0.004 * ((hands @ strength)[:, None] - strength[cards])


def holds_ace(hands: Floats, trump: Suit, suit: Suit) -> Flags:
    """``[n]``: whether each hand holds an ace of a suit other than trump."""
    aces = [card for card in range(CARDS) if SUIT_UNDER[trump][card] == suit != trump and card & _RANK == ACE]
    held: Flags = hands[:, aces].sum(1) > 0
    return held
