"""The arrays that sampled worlds are kept in, many hands side by side, and the cards numbered under a trump."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from bot.engine.cards import CODES, STRENGTH, SUIT_UNDER, Card, Suit

Ints = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.int8]
Flags = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float32]
Weights = npt.NDArray[np.float64]

CARDS = len(CODES)


def counts_of(cards: Iterable[int]) -> Floats:
    """Return how many copies of each card there are, ``[33]`` by the engine's numbers."""
    return np.bincount(np.array(list(cards), np.int64), minlength=CARDS).astype(np.float32)


def counts_of_each(hands: Sequence[Sequence[int]]) -> Floats:
    """Return ``counts_of`` for each of these hands, ``[n, 33]``."""
    rows = np.repeat(np.arange(len(hands)), [len(hand) for hand in hands])
    cards = np.array([card for hand in hands for card in hand], np.int64)
    counts = np.bincount(CARDS * rows + cards, minlength=CARDS * len(hands))
    return counts.reshape(-1, CARDS).astype(np.float32)


def card_list(counts: Floats) -> Ints:
    """Return the cards of each row of ``[n, 33]`` counts as ``[n, k]``, from the smallest number; all rows have ``k``
    cards.
    """
    rows, cards = np.nonzero(counts)
    found: Ints = np.repeat(cards, counts[rows, cards].astype(np.int64)).reshape(len(counts), -1)
    return found


def cards_of(counts: Floats) -> list[tuple[Card, ...]]:
    """Return the cards of each row as a tuple; see ``card_list``."""
    return [tuple(map(Card, row)) for row in card_list(counts).tolist()]


# -- card index
# Cards numbered by their role under a trump, so that what is learned for spades holds for hearts.
#
# 0 the joker, 1 and 2 the bowers, 3 to 9 the other trumps; 10 to 16 the suit of trump's colour; 17 to 24 and 25 to 32
# the other two, each from the ace down. Of two cards of one suit the smaller number is the better. Suits are numbered
# in the same order: 0 trump, 1 the suit of its colour, 2 and 3 the others.


SUITS = len(Suit)
MIRRORED = (*range(17), *range(25, CARDS), *range(17, 25))
"""The numbers in the order they have if the two suits that are not of trump's colour change places."""


def suits_in_order(trump: Suit) -> tuple[Suit, ...]:
    """Return trump, the suit of its colour, and the others."""
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
