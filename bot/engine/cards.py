"""Cards, suits and packs, and what trump does to them (laws 1.1 to 1.5, 6.1).

A card is a small integer, which keeps the engine fast; its name is two letters, which people can read: rank
``7 8 9 T J Q K A``, then suit ``S H D C``; the joker is ``JK``. Two identical cards of the 48-card pack are the same
integer twice: hands are ordered tuples, never sets.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import cache, lru_cache
from typing import Literal, NewType

from bot.engine.faults import KeyedError

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


class NoTrump(IntEnum):
    """The call of no trump, in place of a suit (law 12.7): it is a fifth trump, without cards."""

    NO_TRUMP = 4

    @property
    def letter(self) -> str:
        """Its word in records."""
        return "NT"


NO_TRUMP: Literal[NoTrump.NO_TRUMP] = NoTrump.NO_TRUMP
Trump = Suit | Literal[NoTrump.NO_TRUMP]
"""What is trump in a hand: a suit, or none."""
TRUMPS: tuple[Trump, ...] = (*Suit, NO_TRUMP)

RANKS = "789TJQKA"
SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(8)
JOKER = Card(32)

CODES: tuple[str, ...] = (*(rank + suit for suit in "SHDC" for rank in RANKS), "JK")
"""The two letters of each card, by its number."""

_BY_CODE = {code: Card(number) for number, code in enumerate(CODES)}
_BY_LETTER = {suit.letter: suit for suit in Suit}


def card_of(suit: Suit, rank: int) -> Card:
    """Return the card of this suit and rank (0 seven to 7 ace)."""
    return Card(8 * suit + rank)


def parse_card(code: str) -> Card:
    """Return the card with these two letters; ``KeyedError`` if there is none."""
    try:
        return _BY_CODE[code]
    except KeyError:
        raise KeyedError("misread-card", word=code, ranks=RANKS) from None


def parse_suit(letter: str) -> Suit:
    """Return the suit with this letter; ``KeyedError`` if there is none."""
    try:
        return _BY_LETTER[letter]
    except KeyError:
        raise KeyedError("misread-suit", word=letter) from None


def parse_trump(word: str) -> Trump:
    """Return what a call names: a suit by its letter, or no trump; ``KeyedError`` if it is neither."""
    return NO_TRUMP if word == NO_TRUMP.letter else parse_suit(word)


def code(card: Card) -> str:
    """Return the two letters of a card."""
    return CODES[card]


def codes(cards: Iterable[Card]) -> str:
    """Return the cards as words of a record, in code-point order."""
    return " ".join(sorted(CODES[card] for card in cards))


def rank(card: Card) -> int:
    """Return 0 (seven) to 7 (ace), or 8 for the joker, which has no rank (law 1.4)."""
    return 8 if card == JOKER else card & 7


def printed_suit(card: Card) -> Suit | None:
    """Return the suit printed on the card, whatever is trump; ``None`` for the joker."""
    return None if card == JOKER else Suit(card >> 3)


@lru_cache(maxsize=16)
def make_pack(size: int, joker: bool) -> tuple[Card, ...]:
    """Return a new pack in order: ``24`` (nine to ace), ``32`` (seven to ace), ``48`` (two of each 9-A); law 1.1."""
    lowest = SEVEN if size == 32 else NINE
    single = tuple(card_of(suit, rank) for suit in Suit for rank in range(lowest, ACE + 1))
    return single * (2 if size == 48 else 1) + ((JOKER,) if joker else ())


def without(hand: tuple[Card, ...], cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the hand without these cards, each taken out once; ``ValueError`` if one is not there."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(rest)


# -- trump (laws 1.2 to 1.4, 6.1): tables built once, indexed by trump, suit led and card


JOKER_STRENGTH, RIGHT, LEFT, TRUMP_BASE = 40, 39, 38, 20


@cache
def right_bower(trump: Suit) -> Card:
    """Return the jack of trump."""
    return card_of(trump, JACK)


@cache
def left_bower(trump: Suit) -> Card:
    """Return the other jack of trump's colour."""
    return card_of(trump.same_colour, JACK)


def _suit(trump: Trump, card: Card) -> Suit:
    if trump is NO_TRUMP:
        return Suit(card >> 3 & 3)  # no pack with the joker is played without trump (law 12.7)
    if card in (JOKER, left_bower(trump)):
        return trump
    return Suit(card >> 3)


def _strength(trump: Trump, card: Card) -> int:
    if trump is NO_TRUMP:
        return (card & 7) + 1
    if card == JOKER:
        return JOKER_STRENGTH
    if card == right_bower(trump):
        return RIGHT
    if card == left_bower(trump):
        return LEFT
    return (TRUMP_BASE if card >> 3 == trump else 0) + (card & 7) + 1


_ALL = tuple(Card(number) for number in range(len(CODES)))

SUIT_UNDER: tuple[tuple[Suit, ...], ...] = tuple(tuple(_suit(trump, card) for card in _ALL) for trump in TRUMPS)
"""``SUIT_UNDER[trump][card]``: the suit to which the card belongs; the left bower belongs to trump."""

STRENGTH: tuple[tuple[int, ...], ...] = tuple(tuple(_strength(trump, card) for card in _ALL) for trump in TRUMPS)
"""``STRENGTH[trump][card]``: higher beats lower, among trumps or within one plain suit."""

POWER: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(
        tuple(STRENGTH[trump][card] if SUIT_UNDER[trump][card] in (trump, led) else 0 for card in _ALL) for led in Suit
    )
    for trump in TRUMPS
)
"""``POWER[trump][led][card]``: its worth in a trick; 0 for a card that neither follows nor trumps."""


def is_trump(card: Card, trump: Trump) -> bool:
    """Return whether the card belongs to the trump suit, as bowers and joker do."""
    return SUIT_UNDER[trump][card] == trump


def following_cards(hand: Sequence[Card], led: Suit, trump: Trump) -> tuple[Card, ...]:
    """Return the cards of the hand that belong to the suit led, in the order of the hand."""
    suits = SUIT_UNDER[trump]
    return tuple([card for card in hand if suits[card] == led])


def best_play(cards: Sequence[Card], trump: Trump) -> int:
    """Return the index of the winning card (0 is the lead); of identical cards the first played wins (law 1.3)."""
    power = POWER[trump][SUIT_UNDER[trump][cards[0]]]
    best, most = 0, power[cards[0]]
    for index in range(1, len(cards)):
        worth = power[cards[index]]
        if worth > most:
            best, most = index, worth
    return best


def sort_hand(hand: Sequence[Card], trump: Trump | None = None) -> tuple[Card, ...]:
    """Sort a hand: trump first, colours apart, high cards first; by printed suits if there is no trump yet."""
    if trump is None or trump is NO_TRUMP:
        order = {Suit.SPADES: 0, Suit.HEARTS: 1, Suit.CLUBS: 2, Suit.DIAMONDS: 3}
        return tuple(sorted(hand, key=lambda c: (-1, 0) if c == JOKER else (order[Suit(c >> 3)], -(c & 7))))
    same = trump.same_colour
    other = [suit for suit in Suit if suit not in (trump, same)]
    places = {trump: 0, other[0]: 1, same: 2, other[1]: 3}
    suits, strength = SUIT_UNDER[trump], STRENGTH[trump]
    return tuple(sorted(hand, key=lambda c: (places[suits[c]], -strength[c])))
