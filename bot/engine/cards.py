"""Cards, suits and packs (laws 1.1, 1.5). Must not know trump, seats or games.

A card is a small integer, which keeps the engine fast; its name is two letters, which people can read: rank
``7 8 9 T J Q K A``, then suit ``S H D C``; the joker is ``JK``. Two identical cards of the 48-card pack are the same
integer twice: hands are ordered tuples, never sets.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from functools import lru_cache
from typing import NewType

Card = NewType("Card", int)
"""``8 * suit + rank`` with rank 0 (seven) to 7 (ace); the joker is 32."""


class Suit(IntEnum):
    """The four suits. Two suits of one colour add up to 3."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """The suit's letter in records: S, H, D or C."""
        return "SHDC"[self]

    @property
    def same_colour(self) -> Suit:
        """The other suit of this colour, whose jack is the left bower."""
        return Suit(3 - self)


RANKS = "789TJQKA"
SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(8)
JOKER = Card(32)

CODES: tuple[str, ...] = (*(rank + suit for suit in "SHDC" for rank in RANKS), "JK")
"""The two letters of each card, by its number."""

_BY_CODE = {code: Card(number) for number, code in enumerate(CODES)}
_BY_LETTER = {suit.letter: suit for suit in Suit}


def card_of(suit: Suit, rank: int) -> Card:
    """The card of this suit and rank (0 seven to 7 ace)."""
    return Card(8 * suit + rank)


def parse_card(code: str) -> Card:
    """The card with these two letters; ``ValueError`` if there is none."""
    try:
        return _BY_CODE[code]
    except KeyError:
        raise ValueError(f"{code!r} is not a card; a card is a rank of {RANKS} and a suit of SHDC, or JK") from None


def parse_suit(letter: str) -> Suit:
    """The suit with this letter; ``ValueError`` if there is none."""
    try:
        return _BY_LETTER[letter]
    except KeyError:
        raise ValueError(f"{letter!r} is not a suit; a suit is S, H, D or C") from None


def code(card: Card) -> str:
    """The two letters of a card."""
    return CODES[card]


def codes(cards: Iterable[Card]) -> str:
    """Cards as words of a record, in code-point order."""
    return " ".join(sorted(CODES[card] for card in cards))


def rank(card: Card) -> int:
    """0 (seven) to 7 (ace); the joker, which is no rank at all, gives 8 (law 1.4)."""
    return 8 if card == JOKER else card & 7


def printed_suit(card: Card) -> Suit | None:
    """The suit printed on the card, whatever is trump; ``None`` for the joker."""
    return None if card == JOKER else Suit(card >> 3)


@lru_cache(maxsize=16)
def make_pack(size: int, joker: bool) -> tuple[Card, ...]:
    """A new pack in order: ``24`` (nine to ace), ``32`` (seven to ace), ``48`` (two of each 9-A); law 1.1."""
    lowest = SEVEN if size == 32 else NINE
    single = tuple(card_of(suit, rank) for suit in Suit for rank in range(lowest, ACE + 1))
    return single * (2 if size == 48 else 1) + ((JOKER,) if joker else ())


def taken(hand: tuple[Card, ...], cards: Iterable[Card]) -> tuple[Card, ...]:
    """The hand without these cards, each taken out once; ``ValueError`` if one is not there."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(rest)
