"""What many hands are worth at once: ``heuristics/hand_value.worth`` in arrays.

A hand is a row of 33 counts, by the engine's numbers of the cards. It must not know anything but the hands.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bot.engine.cards import ACE, KING, Suit
from bot.engine.rules import Rules
from bot.engine.trump import LEFT, STRENGTH, SUIT_UNDER
from bot.players.heuristics.hand_value import hand_value_model
from bot.players.search.arrays import CARDS, Flags, Floats, Ints, Weights, card_list

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
    """``[n, k]``: the cards of each hand of ``k``, a copy by itself, and what the hand is worth without each."""
    cards, every = card_list(hands), np.arange(len(hands))
    worths = np.empty(cards.shape)
    for at in range(cards.shape[1]):
        rest = hands.copy()
        rest[every, cards[:, at]] -= 1
        worths[:, at] = hand_values(rules, rest, trump, alone)
    return cards, worths


def discard_worths(rules: Rules, hands: Floats, trump: Suit, alone: bool) -> tuple[Ints, Weights]:
    """As ``worths_without_one``, with the little that ``exchange.worth_without`` adds for the ranks that stay."""
    cards, worths = worths_without_one(rules, hands, trump, alone)
    strength = _OF_TRUMP[trump].strength
    return cards, worths + 0.004 * ((hands @ strength)[:, None] - strength[cards])


def holds_ace(hands: Floats, trump: Suit, suit: Suit) -> Flags:
    """``[n]``: whether each hand holds an ace of a suit other than trump."""
    held: Flags = hands @ _OF_TRUMP[trump].aces[:, suit] > 0
    return held
