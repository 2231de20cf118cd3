"""The public side of the play in plain integers, so that a card can be laid in a microsecond.

Players at the table and play-outs choose their cards from a ``PlayState`` and one hand. It knows which cards are gone,
who showed which void and who is believed to be with whom; it must not know a hand.

Sets of cards are bit masks: bit ``card`` for the first copy, bit ``card + SECOND`` for the second copy of the 48-card
pack. Sets of seats have bit ``seat``, sets of suits bit ``suit``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from bot.engine.cards import CODES, POWER, STRENGTH, SUIT_UNDER, Card, Suit, make_pack
from bot.engine.rules import Rules
from bot.engine.seats import Seat, left_of, next_active, side_of
from bot.engine.state import Contract
from bot.engine.tricks import first_leader
from bot.engine.views import PublicView, SeatView

SECOND = 33
_FULL = (1 << 2 * SECOND) - 1


def _both(card: int) -> int:
    return 1 << card | 1 << card + SECOND


HIGHER: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        sum(
            _both(other)
            for other in range(len(CODES))
            if SUIT_UNDER[trump][other] == SUIT_UNDER[trump][card] and STRENGTH[trump][other] > STRENGTH[trump][card]
        )
        for card in range(len(CODES))
    )
    for trump in Suit
)
"""``HIGHER[trump][card]``: every card that beats this one within its suit."""

OF_SUIT: tuple[tuple[int, ...], ...] = tuple(
    tuple(sum(_both(card) for card in range(len(CODES)) if SUIT_UNDER[trump][card] == suit) for suit in Suit)
    for trump in Suit
)
"""``OF_SUIT[trump][suit]``: every card that belongs to the suit under this trump."""


@lru_cache(maxsize=16)
def absent(pack: int, joker: bool) -> int:
    """The cards that this pack does not have."""
    return _FULL & ~with_cards(0, make_pack(pack, joker))


def with_cards(mask: int, cards: Iterable[int]) -> int:
    """The set with one more copy of each card."""
    for card in cards:
        mask |= 1 << card + SECOND if mask >> card & 1 else 1 << card
    return mask


class PlayState:
    """One hand's play as everybody sees it.

    ``friends[seat]`` are the seats that this seat plays with, its own included, as far as it knows; ``makers`` the
    seats that win or lose with the maker. ``gone`` are the cards that can be in no hand: played, turned down, not in
    the pack. ``winning`` and ``power`` describe the best card of the trick so far. ``taken[seat]`` counts tricks.
    """

    __slots__ = (
        "active", "alone", "friends", "gone", "hand_size", "lead_trump", "led", "led_suits", "maker", "makers",
        "plays", "power", "powers", "secret", "strength", "suits", "taken", "trick", "tricks", "trump", "turn",
        "turns", "voids", "winning", "winning_card",
    )  # fmt: skip

    active: int
    """How many seats play."""
    alone: bool
    friends: list[int]
    gone: int
    hand_size: int
    lead_trump: bool
    """Whether the next lead may be trump (law 6.2)."""
    led: int
    led_suits: int
    """The plain suits that have been led."""
    makers: int
    maker: int
    plays: list[tuple[int, int]]
    """The trick on the table."""
    power: int
    powers: tuple[int, ...]
    secret: int
    """The card that makes the maker's partner public (law 8.5), or -1."""
    strength: tuple[int, ...]
    suits: tuple[Suit, ...]
    taken: list[int]
    trick: int
    """How many cards lie in the trick."""
    tricks: int
    trump: Suit
    turn: int
    turns: tuple[int, ...]
    voids: list[int]
    winning: int
    winning_card: int

    def lay(self, card: int) -> None:
        """The seat on turn plays this card; a full trick is gathered and its winner is on turn."""
        seat, suit = self.turn, self.suits[card]
        bit = 1 << card
        self.gone |= bit << SECOND if self.gone & bit else bit
        if not self.trick:
            self.led = suit
            self.powers = POWER[self.trump][suit]
            self.power = self.powers[card]
            self.winning, self.winning_card = seat, card
            if suit != self.trump:
                self.led_suits |= 1 << suit
        else:
            if suit != self.led:
                self.voids[seat] |= 1 << self.led
            power = self.powers[card]
            if power > self.power:
                self.power, self.winning, self.winning_card = power, seat, card
        if card == self.secret:
            self._reveal(seat)
        self.plays.append((seat, card))
        self.trick += 1
        if self.trick < self.active:
            self.turn = self.turns[seat]
            return
        self.taken[self.winning] += 1
        self.turn = self.winning
        self.trick = 0
        self.tricks += 1
        self.lead_trump = True
        self.plays = []

    def _reveal(self, seat: int) -> None:
        """The maker's partner is known to all (law 8.5)."""
        self.secret = -1
        self.set_sides(1 << self.maker | 1 << seat)

    def set_sides(self, makers: int) -> None:
        """Everybody knows who is with the maker."""
        seats = range(1, len(self.friends))
        everybody = sum(1 << seat for seat in seats)
        self.makers = makers
        self.friends = [0, *(makers if makers >> seat & 1 else everybody & ~makers for seat in seats)]


def new_play_state(rules: Rules, contract: Contract, leader: int, turned_down: Card | None) -> PlayState:
    """The table before the first lead, sides as the game has them."""
    if contract.trump is None:
        raise ValueError("there is no play before trump is made")
    play, players, out = PlayState(), rules.players, contract.sitting_out
    play.trump, play.maker = contract.trump, contract.maker
    play.alone = contract.alone and rules.traits.partners
    play.suits, play.strength = SUIT_UNDER[contract.trump], STRENGTH[contract.trump]
    play.powers = POWER[contract.trump][0]
    play.active = players - len(out)
    play.turns = (0, *(next_active(left_of(Seat(seat), players), players, out) for seat in rules.seats))
    play.turn = leader
    play.hand_size = rules.hand_size
    play.gone = with_cards(absent(rules.pack, rules.joker), () if turned_down is None else (turned_down,))
    play.voids, play.taken, play.friends = [0] * (players + 1), [0] * (players + 1), [0] * (players + 1)
    play.plays, play.trick, play.tricks = [], 0, 0
    play.led = play.power = play.winning = play.winning_card = play.led_suits = 0
    play.lead_trump = not rules.no_first_blood
    play.secret = -1
    play.set_sides(side_mask(rules, contract.maker))
    return play


def side_mask(rules: Rules, maker: int) -> int:
    """The seats of the maker's side; only the maker's own seat where there are no sides."""
    if not rules.traits.partners:
        return 1 << maker
    return sum(1 << seat for seat in rules.seats if side_of(Seat(seat)) == side_of(Seat(maker)))


def before_the_lead(view: PublicView) -> PlayState:
    """The table before the first lead of the hand that this view shows."""
    if view.maker is None:
        raise ValueError("nobody has made trump yet")
    contract = Contract(view.maker, view.trump, view.alone, view.bid, sitting_out=view.sitting_out)
    first = view.tricks[0].plays if view.tricks else view.trick
    leader = first[0][0] if first else first_leader(view.rules, contract, view.dealer)
    return new_play_state(view.rules, contract, leader, view.turnup if view.turned_down else None)


def _laid(view: PublicView, play: PlayState) -> Iterator[int]:
    """The cards played so far, in their order, each with its player on turn.

    At an old-school table anybody may have led, and whoever shows a suit that they denied is not believed (law 9.2).
    """
    for plays in (*(trick.plays for trick in view.tricks), view.trick):
        for seat, card in plays:
            play.turn = seat
            play.voids[seat] &= ~(1 << play.suits[card])
            yield card


def public_play_state(view: PublicView) -> PlayState:
    """The table as this view shows it."""
    play = before_the_lead(view)
    for card in _laid(view, play):
        play.lay(card)
    if view.partner is not None and view.maker is not None:
        play.set_sides(1 << view.maker | 1 << view.partner)
    return play


def seat_play_state(view: SeatView) -> PlayState:
    """The play as this seat sees it; only the maker's secret partner knows who that is (law 8.5)."""
    public = view.public
    play = public_play_state(public)
    if public.called is not None and public.partner is None:
        suspect_sides(play, view.seat if view.secret_partner else 0)
    return play


def suspect_sides(play: PlayState, partner: int) -> None:
    """While the partner is secret the maker trusts nobody, the partner trusts the maker, the others each other."""
    maker = play.maker
    play.set_sides(1 << maker | (1 << partner if partner else 0))
    play.friends[maker] = 1 << maker
