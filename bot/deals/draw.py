"""Packs and draws computed from a secret: the stream of numbers for every shuffle, and the chain of secrets.

Version 1; thirty lines in any language can reproduce it. All texts are UTF-8, ``\n`` is one LF byte.

1. ``message`` = ``right-bower 1\n``, then the purpose (``deal 3`` for the pack of hand 3, ``draw`` for the first
   dealer) and ``\n``, then for each text that players mixed in: its length in bytes as decimal, ``:``, the text and
   ``\n``.
2. ``seed`` = HMAC-SHA256(key = the 32 secret bytes, ``message``).
3. Block 0, 1, 2 … = HMAC-SHA256(key = ``seed``, the block's number as decimal text). A block is eight numbers of four
   bytes, the most significant byte first.
4. A number below ``n``: take the next number ``x``; if ``x`` is not below the largest multiple of ``n`` that is at most
   2^32, throw it away and take the next; else it is ``x`` modulo ``n``. So every result is exactly as likely.
5. Shuffle: for ``i`` from the last place down to 1 swap the cards at ``i`` and at a number below ``i + 1``.

Chain: the secret of each deal is the SHA-256 of the secret of the next deal. So a chain is computed from its end. The
seal is the SHA-256 of the first secret and is published before the first deal. When the secret of a deal is revealed,
it serves as the seal of the next deal.

Pack: a new pack in order (spades, hearts, diamonds, clubs, each from its lowest card to the ace; in a 48-card pack all
of that twice; the joker last), shuffled with the stream of its deal.

First dealer (law 2.1), from the stream for ``draw``: ``random`` is seat 1 plus a number below the number of players;
for ``high-card`` and ``black-jack`` a pack without joker is shuffled and turned up from its top, to seat 1 first.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeVar, assert_never

from bot.engine.cards import JACK, Card, Suit, card_of, make_pack, rank
from bot.engine.rules import FirstDealer, Rules
from bot.engine.seats import Seat

T = TypeVar("T")

SECRET_BYTES = 32
_RANGE = 2**32
_EIGHT_NUMBERS = struct.Struct(">8I")


def commitment(secret: bytes) -> str:
    """Return the commitment that is published before the deal: the SHA-256 of the secret, as 64 hex digits."""
    return hashlib.sha256(secret).hexdigest()


def stream(secret: bytes, purpose: str, mixins: Sequence[str]) -> Iterator[int]:
    """Yield endless numbers from 0 to 2^32 - 1, the same for the same secret, purpose and texts."""
    parts = [b"right-bower 1\n", purpose.encode() + b"\n"]
    for text in mixins:
        mixed = text.encode()
        parts.append(b"%d:%s\n" % (len(mixed), mixed))
    seed = hmac.digest(secret, b"".join(parts), "sha256")
    block = 0
    while True:
        yield from _EIGHT_NUMBERS.unpack(hmac.digest(seed, b"%d" % block, "sha256"))
        block += 1


def draw_below(numbers: Iterator[int], bound: int) -> int:
    """Draw a number from 0 to ``bound - 1``, each exactly as likely (rejection sampling)."""
    fair = _RANGE - _RANGE % bound
    while (number := next(numbers)) >= fair:
        pass
    return number % bound


def shuffle(cards: Sequence[T], numbers: Iterator[int]) -> tuple[T, ...]:
    """Return the cards in a new order (Fisher and Yates)."""
    pack = list(cards)
    for place in range(len(pack) - 1, 0, -1):
        other = draw_below(numbers, place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    return tuple(pack)


# -- the chain of secrets


LENGTH = 1000
"""The number of deals that one seal binds. Most games have about twenty; deal 1001 of a game begins a new seal."""

BLOCK = 32
"""The secrets of this many deals are computed from one secret that is kept in memory."""


@dataclass(frozen=True, slots=True)
class Chain:
    """A chain of secrets, all computed from ``end``, which is never logged. ``seal`` is the SHA-256 of the first."""

    end: bytes = field(repr=False)
    length: int = LENGTH
    seal: str = ""

    def __post_init__(self) -> None:
        if not self.seal:
            object.__setattr__(self, "seal", commitment(self.secret(1)))

    def secret(self, place: int) -> bytes:
        """Return the secret of the deal at this place, from 1; ``ValueError`` if the chain has no such place."""
        if not 1 <= place <= self.length:
            raise ValueError(f"a chain of {self.length} secrets has none at place {place}")
        last = min(self.length, (place + BLOCK - 1) // BLOCK * BLOCK)
        return _hash_times(_last_of_block(self.end, self.length - last), last - place)


@lru_cache(maxsize=4096)
def _last_of_block(end: bytes, before_end: int) -> bytes:
    """Return the last secret of a block, from a cache; the other secrets of the block are computed from it."""
    return _hash_times(end, before_end)


def _hash_times(secret: bytes, times: int) -> bytes:
    for _ in range(times):
        secret = hashlib.sha256(secret).digest()
    return secret


# -- the draw for the first dealer


BLACK_JACKS = (card_of(Suit.SPADES, JACK), card_of(Suit.CLUBS, JACK))

DrawRound = tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class DealerDraw:
    """How the first dealer was found (law 2.1): each card that was shown, and to which seat, in order.

    ``rounds`` has one entry for each round of drawing with ``high-card`` (ties draw again), one in all with
    ``black-jack``, and none with ``random``.
    """

    method: str
    rounds: tuple[tuple[tuple[Seat, Card], ...], ...]
    dealer: Seat


def draw_dealer(rules: Rules, secret: bytes, mixins: Sequence[str]) -> DealerDraw:
    """Return the draw for the first dealer of a first game, by the method that the rules name (law 2.1)."""
    numbers = stream(secret, "draw", mixins)
    seats = tuple(Seat(seat) for seat in rules.seats)
    match rules.first_dealer:
        case FirstDealer.RANDOM:
            return DealerDraw(FirstDealer.RANDOM.value, (), seats[draw_below(numbers, len(seats))])
        case FirstDealer.HIGH_CARD:
            rounds = _draw_high_card(seats, rules, numbers)
            return DealerDraw(FirstDealer.HIGH_CARD.value, rounds, _highest_seats(rounds[-1])[0])
        case FirstDealer.BLACK_JACK:
            drawn_cards = _draw_black_jack(seats, _shuffle_pack(rules, numbers))
            return DealerDraw(FirstDealer.BLACK_JACK.value, (drawn_cards,), drawn_cards[-1][0])
        case _:
            assert_never(rules.first_dealer)


def _draw_high_card(seats: tuple[Seat, ...], rules: Rules, numbers: Iterator[int]) -> tuple[DrawRound, ...]:
    """Return the rounds of drawing until one seat has the highest card; ties draw again, from a new pack if need be."""
    rounds: list[DrawRound] = []
    drawing = seats
    pack: tuple[Card, ...] = ()
    while len(drawing) > 1:
        if len(pack) < len(drawing):
            pack = _shuffle_pack(rules, numbers)
        rounds.append(tuple(zip(drawing, pack, strict=False)))
        pack = pack[len(drawing) :]
        drawing = _highest_seats(rounds[-1])
    return tuple(rounds)


def _shuffle_pack(rules: Rules, numbers: Iterator[int]) -> tuple[Card, ...]:
    return shuffle(make_pack(rules.pack, joker=False), numbers)


def _highest_seats(cards: DrawRound) -> tuple[Seat, ...]:
    best = max(rank(card) for _, card in cards)
    return tuple(seat for seat, card in cards if rank(card) == best)


def _draw_black_jack(seats: tuple[Seat, ...], pack: tuple[Card, ...]) -> DrawRound:
    cards: list[tuple[Seat, Card]] = []
    for index, card in enumerate(pack):
        cards.append((seats[index % len(seats)], card))
        if card in BLACK_JACKS:
            break
    return tuple(cards)


# -- the pack of a deal


def derive_pack(rules: Rules, secret: bytes, hand: int, mixins: Sequence[str]) -> tuple[Card, ...]:
    """Return the shuffled pack before any cut, top card first. ``hand`` is the hand's number in the record."""
    return shuffle(make_pack(rules.pack, rules.joker), stream(secret, f"deal {hand}", mixins))
