"""What a seat knows of the play at its turn, as questions with certain answers.

A partner who is secret (law 8.5) is nobody's partner here until the seat is sure; a card that nobody has shown may be
with anybody who has not denied its suit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine.acts import PlayCard
from bot.engine.cards import POWER, Card
from bot.engine.views import SeatView
from bot.players.heuristics.play_state import HIGHER, OF_SUIT, SECOND, seat_play_state, with_cards
from bot.players.reasons.kinds import Aim, Ally


class PlayPosition:
    """One seat's turn in the play."""

    def __init__(self, view: SeatView) -> None:
        self.view, self.seat, self.hand = view, view.seat, view.hand
        self.play = seat_play_state(view)
        self.trump, self.suits, self.strength = self.play.trump, self.play.suits, self.play.strength
        self.legal = tuple(dict.fromkeys(act.card for act in view.legal if isinstance(act, PlayCard)))
        self.known = with_cards(with_cards(self.play.gone, view.hand), view.discarded)
        self.friends = self._friends()
        self.behind = tuple(self._behind())
        self.foes = tuple(seat for seat in self._others() if not self.friends >> seat & 1)
        self.foes_behind = tuple(seat for seat in self.behind if not self.friends >> seat & 1)
        self.left = self.play.hand_size - self.play.tricks

    @property
    def secret(self) -> bool:
        """Whether the maker's partner is not public yet."""
        return self.view.public.called is not None and self.view.public.partner is None

    @property
    def ally(self) -> Ally:
        """What to call whoever plays with this seat."""
        rules = self.view.public.rules
        with_maker = self.friends >> self.play.maker & 1
        return Ally.PARTNER if rules.traits.partners or with_maker else Ally.DEFENDER

    @property
    def partner_wins(self) -> bool:
        """Whether the trick is now with somebody who plays with this seat."""
        return bool(self.play.trick) and bool(self.friends >> self.play.winning & 1)

    def _friends(self) -> int:
        if not self.secret:
            return self.play.friends[self.seat]
        return 1 << self.seat | (1 << self.play.maker if self.view.secret_partner else 0)

    def _others(self) -> Iterator[int]:
        other = self.play.turns[self.seat]
        while other != self.seat:
            yield other
            other = self.play.turns[other]

    def _behind(self) -> Iterator[int]:
        for place, other in enumerate(self._others()):
            if place < self.play.active - self.play.trick - 1:
                yield other

    def may_hold(self, seat: int, card: int) -> bool:
        """Whether this card may be in this other seat's hand."""
        out = not (self.known >> card & 1 and self.known >> card + SECOND & 1)
        return out and not self.play.voids[seat] >> self.suits[card] & 1

    def may_be_beaten(self, card: Card, seats: Iterable[int]) -> bool:
        """Whether one of these seats may beat this card if it is led."""
        powers = POWER[self.trump][self.suits[card]]
        worth = powers[card]
        return any(power > worth and self.may_hold(seat, other) for seat in seats for other, power in enumerate(powers))

    def rivals_of(self, card: Card, seats: Iterable[int]) -> int:
        """How many of the cards that one of these seats may hold would beat this one in the trick on the table."""
        powers, seats = self.play.powers, tuple(seats)
        return sum(
            1
            for other, power in enumerate(powers)
            if power > powers[card] and any(self.may_hold(seat, other) for seat in seats)
        )

    def takes(self, card: Card) -> bool:
        """Whether this card would be the best of the trick so far."""
        return self.play.powers[card] > self.play.power

    def is_highest(self, card: Card) -> bool:
        """Whether nothing higher of its suit is out."""
        return not HIGHER[self.trump][card] & ~self.known

    def twin_out(self, card: Card) -> bool:
        """Whether the same card of a pack of 48 is out."""
        return not (self.known >> card & 1 and self.known >> card + SECOND & 1)

    def foes_may_trump(self) -> bool:
        """Whether an opponent may still hold a trump."""
        trumps = [card for card in range(len(self.suits)) if OF_SUIT[self.trump][self.trump] >> card & 1]
        return any(self.may_hold(seat, card) for seat in self.foes for card in trumps)

    def same_run(self, one: Card, other: Card) -> bool:
        """Whether two cards of the hand do the same work: nothing that is out lies between them."""
        if self.suits[one] != self.suits[other]:
            return False
        between = HIGHER[self.trump][one] ^ HIGHER[self.trump][other]
        between &= ~(1 << one | 1 << one + SECOND | 1 << other | 1 << other + SECOND)
        return not between & ~self.known

    def need(self) -> tuple[int, Aim] | None:
        """How many tricks this seat's side still needs and what for; ``None`` while the sides are secret."""
        public, play = self.view.public, self.play
        if self.secret:
            return None
        target = public.bid or public.rules.majority
        makers = bool(play.makers >> self.seat & 1)
        wanted = target if makers else play.hand_size - target + 1
        taken = sum(play.taken[seat] for seat in public.seats if bool(play.makers >> seat & 1) is makers)
        return wanted - taken, Aim.MAKE if makers else Aim.STOP
