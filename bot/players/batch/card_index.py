"""The cards numbered by what they are under a trump, so that what is learned for spades holds for hearts.

0 the joker, 1 and 2 the bowers, 3 to 9 the other trumps; 10 to 16 the suit of trump's colour; 17 to 24 and 25 to 32 the
other two, each from the ace down. Of two cards of one suit the smaller number is the better. Suits are numbered in the
same order: 0 trump, 1 the suit of its colour, 2 and 3 the others. Knows cards and trump, nothing else.
"""

from __future__ import annotations

import numpy as np

from bot.engine.cards import STRENGTH, SUIT_UNDER, Card, Suit
from bot.players.search.arrays import CARDS, Bytes, Ints

SUITS = len(Suit)
MIRRORED = (*range(17), *range(25, CARDS), *range(17, 25))
"""The numbers in the order they have if the two suits that are not of trump's colour change places."""


def suits_in_order(trump: Suit) -> tuple[Suit, ...]:
    """Trump, the suit of its colour, the others."""
    return (trump, trump.same_colour, *[suit for suit in Suit if suit not in (trump, trump.same_colour)])


def _numbers(trump: Suit) -> tuple[int, ...]:
    order = [
        card
        for suit in suits_in_order(trump)
        for card in sorted(
            (Card(code) for code in range(CARDS) if SUIT_UNDER[trump][code] == suit),
            key=lambda card: -STRENGTH[trump][card],
        )
    ]
    return tuple(order.index(Card(code)) for code in range(CARDS))


CARD_INDEX: Ints = np.array([_numbers(trump) for trump in Suit])
"""``CARD_INDEX[trump, card]``."""
CARD_AT: Ints = np.argsort(CARD_INDEX, axis=1)
"""``CARD_AT[trump, number]``: the engine's card."""
SUIT_INDEX: Ints = np.array([[suits_in_order(trump).index(suit) for suit in Suit] for trump in Suit])
"""``SUIT_INDEX[trump, suit]``: the number of the suit."""
SUIT_OF: Bytes = np.array([SUIT_INDEX[0, SUIT_UNDER[0][CARD_AT[0, number]]] for number in range(CARDS)], dtype=np.int8)
"""The suit of each number; the same under every trump."""


def _powers() -> Ints:
    numbers = np.arange(CARDS)
    table = np.zeros((SUITS, CARDS), np.int64)
    for led in range(SUITS):
        table[led] = np.where(led == SUIT_OF, CARDS - numbers, 0)
        table[led] = np.where(SUIT_OF == 0, 2 * CARDS - numbers, table[led])
    return table


POWER: Ints = _powers()
"""``POWER[led, number]``: its worth in a trick; 0 for a card that neither follows nor trumps."""
