"""What trump does to the cards: effective suit, bowers, strength (law 1.2 to 1.4, 6.1).

Everything is a table that is built once, indexed by trump, suit led and card. Must not know players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.engine.cards import CODES, JACK, JOKER, Card, Suit, card_of

JOKER_STRENGTH, RIGHT, LEFT, TRUMP_BASE = 40, 39, 38, 20


@cache
def right_bower(trump: Suit) -> Card:
    """The jack of trump."""
    return card_of(trump, JACK)


@cache
def left_bower(trump: Suit) -> Card:
    """The other jack of trump's colour."""
    return card_of(trump.same_colour, JACK)


def _suit(trump: Suit, card: Card) -> Suit:
    if card in (JOKER, left_bower(trump)):
        return trump
    return Suit(card >> 3)


def _strength(trump: Suit, card: Card) -> int:
    if card == JOKER:
        return JOKER_STRENGTH
    if card == right_bower(trump):
        return RIGHT
    if card == left_bower(trump):
        return LEFT
    return (TRUMP_BASE if card >> 3 == trump else 0) + (card & 7) + 1


_ALL = tuple(Card(number) for number in range(len(CODES)))

SUIT_UNDER: tuple[tuple[Suit, ...], ...] = tuple(tuple(_suit(trump, card) for card in _ALL) for trump in Suit)
"""``SUIT_UNDER[trump][card]``: the suit to which the card belongs; the left bower belongs to trump."""

STRENGTH: tuple[tuple[int, ...], ...] = tuple(tuple(_strength(trump, card) for card in _ALL) for trump in Suit)
"""``STRENGTH[trump][card]``: higher beats lower, among trumps or within one plain suit."""

POWER: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(
        tuple(STRENGTH[trump][card] if SUIT_UNDER[trump][card] in (trump, led) else 0 for card in _ALL) for led in Suit
    )
    for trump in Suit
)
"""``POWER[trump][led][card]``: its worth in a trick; 0 for a card that neither follows nor trumps."""


def is_trump(card: Card, trump: Suit) -> bool:
    """Whether the card belongs to the trump suit; bowers and joker do."""
    return SUIT_UNDER[trump][card] == trump


def follows(hand: Sequence[Card], led: Suit, trump: Suit) -> tuple[Card, ...]:
    """The cards of the hand that belong to the suit led, in the order of the hand."""
    suits = SUIT_UNDER[trump]
    return tuple([card for card in hand if suits[card] == led])


def best_play(cards: Sequence[Card], trump: Suit) -> int:
    """Which card of a trick wins, as its index; the first is the lead.

    Of two identical cards the first played is the higher (law 1.3).
    """
    power = POWER[trump][SUIT_UNDER[trump][cards[0]]]
    best, most = 0, power[cards[0]]
    for index in range(1, len(cards)):
        worth = power[cards[index]]
        if worth > most:
            best, most = index, worth
    return best


def sort_hand(hand: Sequence[Card], trump: Suit | None = None) -> tuple[Card, ...]:
    """The hand as a player holds it: trump first, then suits with colours apart, high cards first.

    Before trump is made (``None``) cards stand by printed suit, the joker in front.
    """
    if trump is None:
        order = {Suit.SPADES: 0, Suit.HEARTS: 1, Suit.CLUBS: 2, Suit.DIAMONDS: 3}
        return tuple(sorted(hand, key=lambda c: (-1, 0) if c == JOKER else (order[Suit(c >> 3)], -(c & 7))))
    same = trump.same_colour
    other = [suit for suit in Suit if suit not in (trump, same)]
    places = {trump: 0, other[0]: 1, same: 2, other[1]: 3}
    suits, strength = SUIT_UNDER[trump], STRENGTH[trump]
    return tuple(sorted(hand, key=lambda c: (places[suits[c]], -strength[c])))
