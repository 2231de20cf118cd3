"""The arrays that sampled worlds are kept in: many hands side by side, a row for each. Knows cards, nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from bot.engine.cards import CODES, Card

Ints = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.int8]
Flags = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float32]
Weights = npt.NDArray[np.float64]

CARDS = len(CODES)


def counts_of(cards: Iterable[int]) -> Floats:
    """``[33]``: how many copies of each card, by the engine's numbers."""
    return np.bincount(np.array(list(cards), np.int64), minlength=CARDS).astype(np.float32)


def counts_of_each(hands: Sequence[Sequence[int]]) -> Floats:
    """``[n, 33]``: the same for each of these hands."""
    rows = np.repeat(np.arange(len(hands)), [len(hand) for hand in hands])
    cards = np.array([card for hand in hands for card in hand], np.int64)
    counts = np.bincount(CARDS * rows + cards, minlength=CARDS * len(hands))
    return counts.reshape(-1, CARDS).astype(np.float32)


def card_list(counts: Floats) -> Ints:
    """``[n, k]``: the cards of each row of ``[n, 33]`` counts, from the smallest number; all rows have ``k`` cards."""
    rows, cards = np.nonzero(counts)
    found: Ints = np.repeat(cards, counts[rows, cards].astype(np.int64)).reshape(len(counts), -1)
    return found


def cards_of(counts: Floats) -> list[tuple[Card, ...]]:
    """``card_list`` as tuples."""
    return [tuple(map(Card, row)) for row in card_list(counts).tolist()]
