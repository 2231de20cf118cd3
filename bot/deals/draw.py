"""Finding the first dealer in public (law 2.1), from the secret of the first deal. Must not know tables.

The numbers are those of ``bot.deals.chance`` for the purpose ``draw``. ``random``: seat 1 plus a number below the
number of players. ``high-card`` and ``black-jack``: a pack without joker is shuffled and shown from its top, to
seat 1 first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from bot.deals.chance import below, shuffled, stream
from bot.engine.cards import JACK, Card, Suit, card_of, make_pack, rank
from bot.engine.rules import FirstDealer, Rules
from bot.engine.seats import Seat

BLACK_JACKS = (card_of(Suit.SPADES, JACK), card_of(Suit.CLUBS, JACK))

Round = tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class DealerDraw:
    """How the first dealer was found (law 2.1): the cards in the order in which they were shown, and to whom.

    ``rounds`` has one list a drawing round for ``high-card`` (ties draw again), one round for ``black-jack``, none
    for ``random``.
    """

    method: str
    rounds: tuple[tuple[tuple[Seat, Card], ...], ...]
    dealer: Seat


def draw_dealer(rules: Rules, secret: bytes, mixins: Sequence[str]) -> DealerDraw:
    """The draw for the first deal of a first game, as the rules say."""
    numbers = stream(secret, "draw", mixins)
    seats = tuple(Seat(seat) for seat in rules.seats)
    match rules.first_dealer:
        case FirstDealer.RANDOM:
            return DealerDraw(FirstDealer.RANDOM.value, (), seats[below(numbers, len(seats))])
        case FirstDealer.HIGH_CARD:
            rounds = _high_card(seats, rules, numbers)
            return DealerDraw(FirstDealer.HIGH_CARD.value, rounds, _highest(rounds[-1])[0])
        case FirstDealer.BLACK_JACK:
            shown = _black_jack(seats, _pack(rules, numbers))
            return DealerDraw(FirstDealer.BLACK_JACK.value, (shown,), shown[-1][0])
        case _:
            assert_never(rules.first_dealer)


def _high_card(seats: tuple[Seat, ...], rules: Rules, numbers: Iterator[int]) -> tuple[Round, ...]:
    """Every seat draws and the highest deals; ties draw again, from a new pack if too few cards are left."""
    rounds: list[Round] = []
    drawing = seats
    pack: tuple[Card, ...] = ()
    while len(drawing) > 1:
        if len(pack) < len(drawing):
            pack = _pack(rules, numbers)
        rounds.append(tuple(zip(drawing, pack, strict=False)))
        pack = pack[len(drawing) :]
        drawing = _highest(rounds[-1])
    return tuple(rounds)


def _pack(rules: Rules, numbers: Iterator[int]) -> tuple[Card, ...]:
    return shuffled(make_pack(rules.pack, joker=False), numbers)


def _highest(drawn: Round) -> tuple[Seat, ...]:
    best = max(rank(card) for _, card in drawn)
    return tuple(seat for seat, card in drawn if rank(card) == best)


def _black_jack(seats: tuple[Seat, ...], pack: tuple[Card, ...]) -> Round:
    """Cards face up around the table until a black jack falls."""
    shown: list[tuple[Seat, Card]] = []
    for index, card in enumerate(pack):
        shown.append((seats[index % len(seats)], card))
        if card in BLACK_JACKS:
            break
    return tuple(shown)
