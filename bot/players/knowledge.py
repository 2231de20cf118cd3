"""What a seat knows of the play: which cards it has not seen, who has shown a void, who must lead.

All of it follows from a view alone. Sound play, sampled worlds, claims and reasons use these functions.

Sets of cards are bit masks: bit ``card`` for the first copy, bit ``card + SECOND`` for the second copy of the 48-card
pack. Sets of suits have bit ``suit``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from bot.engine.cards import CODES, STRENGTH, SUIT_UNDER, TRUMPS, Card, Suit, Trump, make_pack
from bot.engine.seats import Seat
from bot.engine.state import Contract
from bot.engine.tricks import first_leader
from bot.engine.views import PublicView, SeatView

SECOND = 33
_FULL = (1 << 2 * SECOND) - 1


def _count_both(card: int) -> int:
    return 1 << card | 1 << card + SECOND


HIGHER: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        sum(
            _count_both(other)
            for other in range(len(CODES))
            if SUIT_UNDER[trump][other] == SUIT_UNDER[trump][card] and STRENGTH[trump][other] > STRENGTH[trump][card]
        )
        for card in range(len(CODES))
    )
    for trump in TRUMPS
)
"""``HIGHER[trump][card]``: every card that beats this one within its suit."""

OF_SUIT: tuple[tuple[int, ...], ...] = tuple(
    tuple(sum(_count_both(card) for card in range(len(CODES)) if SUIT_UNDER[trump][card] == suit) for suit in TRUMPS)
    for trump in TRUMPS
)
"""``OF_SUIT[trump][suit]``: every card that belongs to the suit under this trump; empty if the suit is no trump."""


@lru_cache(maxsize=16)
def absent_cards(pack: int, joker: bool) -> int:
    """Return the set of cards that this pack does not have."""
    return _FULL & ~add_cards(0, make_pack(pack, joker))


def add_cards(mask: int, cards: Iterable[int]) -> int:
    """Return the set with one more copy of each card."""
    for card in cards:
        mask |= 1 << card + SECOND if mask >> card & 1 else 1 << card
    return mask


def visible_contract(public: PublicView) -> Contract:
    """Return the public part of the contract: maker, trump, alone, bid, who sits out. ``ValueError`` before trump."""
    if public.maker is None or public.trump is None:
        raise ValueError("nobody has made trump yet")
    return Contract(public.maker, public.trump, public.alone, public.bid, sitting_out=public.sitting_out)


def trump_of(public: PublicView) -> Trump:
    """Return the trump of the hand, which may be no trump; ``ValueError`` if trump is not made yet."""
    if public.trump is None:
        raise ValueError("nobody has made trump yet")
    return public.trump


def visible_tricks(public: PublicView) -> Iterator[tuple[tuple[Seat, Card], ...]]:
    """Yield the plays of each gathered trick, then those of the trick on the table, which may be empty."""
    yield from (trick.plays for trick in public.tricks)
    yield public.trick


def played_cards(public: PublicView) -> tuple[tuple[Card, ...], ...]:
    """Return the cards that each seat has played, seat 1 first."""
    played: list[tuple[Card, ...]] = [()] * public.rules.players
    for plays in visible_tricks(public):
        for seat, card in plays:
            played[seat - 1] = (*played[seat - 1], card)
    return tuple(played)


def opening_leader(public: PublicView) -> Seat:
    """Return who led, or has to lead, the first trick."""
    plays = next(visible_tricks(public))
    return plays[0][0] if plays else first_leader(public.rules, visible_contract(public), public.dealer)


def right_leader(public: PublicView) -> Seat:
    """Return which seat must lead the trick on the table by law, even if another did (laws 5.3, 6.1)."""
    if public.tricks and public.tricks[-1].winner is not None:
        return public.tricks[-1].winner
    return first_leader(public.rules, visible_contract(public), public.dealer)


def shown_voids(public: PublicView) -> list[tuple[int, ...]]:
    """Return the suits in which each seat had shown a void, at each moment of the play.

    ``[n][seat]`` is the set of suits just before the ``n``-th card, from 0; the last entry is the present moment.

    A seat shows a void when it does not follow suit. At an old-school table a seat may fail to follow although it holds
    the suit: once it plays a card of that suit, the void no longer counts (law 9.2).
    """
    suits, voids, shown = SUIT_UNDER[trump_of(public)], [0] * (public.rules.players + 1), list[tuple[int, ...]]()
    for plays in visible_tricks(public):
        for seat, card in plays:
            led, suit = suits[plays[0][1]], suits[card]
            voids[seat] &= ~(1 << suit)
            shown.append(tuple(voids))
            if suit != led:
                voids[seat] |= 1 << led
    return [*shown, tuple(voids)]


class SeatKnowledge:
    """What one seat knows of where the cards are.

    ``unseen`` lists, in the order of the pack, the cards that are not in this seat's hand, that it did not lay away and
    that nobody has played; the turn-up is among them. ``known`` is the set of cards that no other seat can hold: this
    seat's hand, its discards, the cards played, a turn-up that was turned down, and the cards that the pack lacks.
    ``denied[seat]`` is the set of cards of the suits in which that seat has shown a void.
    """

    __slots__ = ("denied", "known", "unseen")

    def __init__(self, view: SeatView) -> None:
        public, rules = view.public, view.public.rules
        seen = [*view.hand, *view.discarded, *(card for plays in visible_tricks(public) for _, card in plays)]
        self.unseen = _remove_cards(make_pack(rules.pack, rules.joker), seen)
        turned_down = (public.turnup,) if public.turned_down and public.turnup is not None else ()
        self.known = add_cards(absent_cards(rules.pack, rules.joker), (*turned_down, *seen))
        self.denied = [0] * (rules.players + 1)
        if public.trump is not None:
            for seat, voids in enumerate(shown_voids(public)[-1]):
                self.denied[seat] = sum(OF_SUIT[public.trump][suit] for suit in Suit if voids >> suit & 1)

    def others_may_hold(self, card: int) -> bool:
        """Return whether any other seat may hold a copy of this card."""
        return not (self.known >> card & 1 and self.known >> card + SECOND & 1)

    def may_hold(self, seat: int, card: int) -> bool:
        """Return whether the given other seat may hold this card."""
        return self.others_may_hold(card) and not self.denied[seat] >> card & 1


def _remove_cards(pack: Sequence[Card], seen: Iterable[Card]) -> list[Card]:
    unseen = list(pack)
    for card in seen:
        if card in unseen:
            unseen.remove(card)
    return unseen
