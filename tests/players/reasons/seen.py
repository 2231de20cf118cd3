"""What a seat can be certain of, worked out anew from the rules of the game: the measure of every reason's claim.

It shares nothing with the players: cards are counted as they lie, and tricks are decided by the engine's ``best_play``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.engine.acts import PlayCard
from bot.engine.cards import ACE, STRENGTH, SUIT_UNDER, Card, Suit, Trump, best_play, make_pack
from bot.engine.seats import Seat, clockwise_from, side_of
from bot.engine.views import SeatView
from tests.world import require


class Seen:
    """One seat's certain knowledge; ``trump`` as it is made or as a call would make it."""

    def __init__(self, view: SeatView, trump: Trump | None = None) -> None:
        public = view.public
        self.view, self.public, self.seat, self.hand = view, public, view.seat, view.hand
        self.trump = public.trump if trump is None else trump
        self.tricks = [trick.plays for trick in public.tricks]
        self.table = [card for _, card in public.trick]
        self.legal = list(dict.fromkeys(act.card for act in view.legal if isinstance(act, PlayCard)))
        self.out = Counter(make_pack(public.rules.pack, public.rules.joker))
        self.out.subtract([*view.hand, *view.discarded, *self.table])
        self.out.subtract([card for plays in self.tricks for _, card in plays])
        if public.turned_down and public.turnup is not None:
            self.out[public.turnup] -= 1
        self.around = [seat for seat in clockwise_from(self.seat, public.rules.players)[1:] if self._plays(seat)]
        played = [seat for seat, _ in public.trick]
        self.behind = [seat for seat in self.around if seat not in played]
        self.foes = [seat for seat in self.around if not self.friend(seat)]

    def _plays(self, seat: Seat) -> bool:
        return seat not in self.public.sitting_out

    def suit(self, card: Card) -> Suit:
        """The suit to which the card belongs."""
        return SUIT_UNDER[require(self.trump)][card]

    def strength(self, card: Card) -> int:
        """How high it is in its suit."""
        return STRENGTH[require(self.trump)][card]

    def friend(self, seat: Seat) -> bool:
        """Whether they certainly play with this seat."""
        public, maker = self.public, self.public.maker
        if public.rules.traits.partners:
            return side_of(seat) == side_of(self.seat)
        if public.called is not None and public.partner is None:
            return self.view.secret_partner and seat == maker
        makers = {maker, public.partner} - {None}
        return (seat in makers) == (self.seat in makers)

    def void(self, seat: Seat, suit: Trump) -> bool:
        """Whether they have denied this suit."""
        shown = False
        for plays in (*self.tricks, self.public.trick):
            for who, card in plays:
                if who == seat:
                    shown = shown or (self.suit(plays[0][1]) == suit and self.suit(card) != suit)
        return shown

    def may_have(self, seat: Seat) -> list[Card]:
        """Every card that they may hold."""
        return [card for card, count in self.out.items() if count > 0 and not self.void(seat, self.suit(card))]

    def beats(self, card: Card, before: Sequence[Card]) -> bool:
        """Whether this card would be the best after these."""
        return best_play([*before, card], require(self.trump)) == len(before)

    def takes(self, card: Card) -> bool:
        """Whether it would be ahead in the trick on the table."""
        return self.beats(card, self.table)

    def beaten_by(self, before: Sequence[Card], seats: Iterable[Seat]) -> set[Card]:
        """The cards of these seats that would beat everything that lies so."""
        return {card for seat in seats for card in self.may_have(seat) if self.beats(card, before)}

    @property
    def foes_behind(self) -> list[Seat]:
        """The opponents who play to this trick after this seat."""
        return [seat for seat in self.behind if seat in self.foes]

    @property
    def winning(self) -> tuple[Seat, Card]:
        """Who is ahead in the trick, and with what."""
        return self.public.trick[best_play(self.table, require(self.trump))]

    def higher(self, card: Card) -> list[Card]:
        """The cards above this one in its suit that are out."""
        return [
            other
            for other, count in self.out.items()
            if count > 0 and self.suit(other) == self.suit(card) and self.strength(other) > self.strength(card)
        ]

    def equal(self, one: Card, other: Card) -> bool:
        """Whether nothing that is out lies between them."""
        if self.suit(one) != self.suit(other):
            return False
        low, high = sorted((self.strength(one), self.strength(other)))
        return not any(
            count > 0 and self.suit(card) == self.suit(one) and low < self.strength(card) < high
            for card, count in self.out.items()
        )

    def foes_trump(self) -> bool:
        """Whether an opponent may hold a trump."""
        return any(self.suit(card) == self.trump for seat in self.foes for card in self.may_have(seat))

    def of(self, suit: Trump | None, hand: Sequence[Card] | None = None) -> list[Card]:
        """The hand's cards of a suit, the highest first."""
        cards = self.hand if hand is None else hand
        return sorted((card for card in cards if self.suit(card) == suit), key=lambda card: -self.strength(card))

    def aces(self, hand: Sequence[Card] | None = None) -> int:
        """The aces outside trump."""
        cards = self.hand if hand is None else hand
        return sum(card & 7 == ACE and self.suit(card) != self.trump for card in cards)

    def needs(self) -> tuple[bool, int, int]:
        """Whether the seat is with the makers, how many tricks its side still needs, how many are left."""
        public, rules = self.public, self.public.rules
        assert public.maker is not None
        with_maker = self.seat == public.maker or self.friend(public.maker)
        own_side = [seat for seat in public.seats if seat == self.seat or self.friend(seat)]
        target = public.bid or rules.hand_size // 2 + 1
        needed = target if with_maker else rules.hand_size - target + 1
        return with_maker, needed - sum(public.taken[seat - 1] for seat in own_side), rules.hand_size - len(self.tricks)
