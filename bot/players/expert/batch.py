"""Many hands as arrays: how cards are numbered, the layout of a game's inputs, and the state of all hands at one card.

Cards are numbered by their role under a trump, so that what a net learns for spades holds for hearts: 0 the joker, 1
and 2 the bowers, 3 to 9 the other trumps; 10 to 16 the suit of trump's colour; 17 to 24 and 25 to 32 the other two
suits, each from the ace down. Of two cards of one suit, the one with the smaller number wins. Suits are numbered in the
same order: 0 trump, 1 the suit of its colour, 2 and 3 the others. Seats count from 0.

All hands of a batch are at the same card of the same trick. Games with one layout give the nets the same inputs;
``nets`` says which net plays which game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, fields
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bot.engine.cards import CODES, STRENGTH, SUIT_UNDER, Card, Suit, make_pack
from bot.engine.rules import Rules
from bot.engine.scoring import makers
from bot.engine.seats import Seat
from bot.engine.state import Contract, State, turn_up_suit
from bot.engine.views import PublicView, SeatView, public_view
from bot.players.fits import cache_by_rules
from bot.players.knowledge import opening_leader, played_cards, shown_voids, trump_of, visible_contract, visible_tricks

Ints = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.int8]
Flags = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float32]
Doubles = npt.NDArray[np.float64]

CARDS = len(CODES)


def counts_of(cards: Iterable[int]) -> Floats:
    """Return how many copies of each card there are, ``[33]`` by the engine's numbers."""
    return np.bincount(np.array(list(cards), np.int64), minlength=CARDS).astype(np.float32)


def counts_of_each(hands: Sequence[Sequence[int]]) -> Floats:
    """Return ``counts_of`` for each of these hands, ``[n, 33]``."""
    rows = np.repeat(np.arange(len(hands)), [len(hand) for hand in hands])
    cards = np.array([card for hand in hands for card in hand], np.int64)
    counts = np.bincount(CARDS * rows + cards, minlength=CARDS * len(hands))
    return counts.reshape(-1, CARDS).astype(np.float32)


def card_list(counts: Floats) -> Ints:
    """Return the cards of rows of counts, ``[n, 33]``, as ``[n, k]``, lowest first; every row must hold ``k`` cards."""
    rows, cards = np.nonzero(counts)
    listed: Ints = np.repeat(cards, counts[rows, cards].astype(np.int64)).reshape(len(counts), -1)
    return listed


def cards_of(counts: Floats) -> list[tuple[Card, ...]]:
    """Return the cards of each row of counts, ``[n, 33]``, as a tuple, lowest first. Every row holds equally many."""
    return [tuple(map(Card, row)) for row in card_list(counts).tolist()]


# -- numbers of cards


SUITS = len(Suit)


def suits_in_order(trump: Suit) -> tuple[Suit, ...]:
    """Return the suits in the order of their numbers: trump, the suit of its colour, the two others."""
    return (trump, trump.same_colour, *[suit for suit in Suit if suit not in (trump, trump.same_colour)])


def _numbers(trump: Suit) -> tuple[int, ...]:
    order = [
        card
        for suit in suits_in_order(trump)
        for card in sorted(
            (Card(code) for code in range(CARDS) if SUIT_UNDER[trump][code] == suit),
            key=lambda card: -STRENGTH[trump][card],
        )
    ]
    return tuple(order.index(Card(code)) for code in range(CARDS))


CARD_INDEX: Ints = np.array([_numbers(trump) for trump in Suit])
"""``CARD_INDEX[trump, card]``: the number by role of the engine's card."""
CARD_AT: Ints = np.argsort(CARD_INDEX, axis=1)
"""``CARD_AT[trump, number]``: the engine's card with this number by role."""
SUIT_INDEX: Ints = np.array([[suits_in_order(trump).index(suit) for suit in Suit] for trump in Suit])
"""``SUIT_INDEX[trump, suit]``: the number by role of the engine's suit."""
SUIT_OF: Bytes = np.array([SUIT_INDEX[0, SUIT_UNDER[0][CARD_AT[0, number]]] for number in range(CARDS)], dtype=np.int8)
"""The suit of each card number, both by role; it is the same under every trump."""


def _powers() -> Ints:
    numbers = np.arange(CARDS)
    table = np.zeros((SUITS, CARDS), np.int64)
    for led in range(SUITS):
        table[led] = np.where(led == SUIT_OF, CARDS - numbers, 0)
        table[led] = np.where(SUIT_OF == 0, 2 * CARDS - numbers, table[led])
    return table


POWER: Ints = _powers()
"""``POWER[led, number]``: the card's strength in a trick; 0 for a card that neither follows nor trumps."""


# -- the shape of a game and of a net's inputs


_DOUBLE_PACK = 48


class NetLayout(NamedTuple):
    """What determines the inputs of a game's nets.

    ``copies`` is how many copies of each card the pack has. ``bids``: tricks are bid. ``partner_called``: the maker
    calls a suit whose best card makes its holder the partner (law 8.5). ``plain_first``: the first lead may not be
    trump (law 6.2).
    """

    seats: int
    tricks: int
    copies: int = 1
    bids: bool = False
    partner_called: bool = False
    plain_first: bool = False

    @property
    def cards(self) -> int:
        """The number of cards, each copy counted by itself."""
        return CARDS * self.copies

    @property
    def suits(self) -> Bytes:
        """The suit number of each card, copies included: as many entries as ``cards`` counts."""
        return _suits(self.copies)

    @property
    def planes(self) -> int:
        """The number of card planes: own hand, unseen, taken up by the dealer, played by each seat, trick, best."""
        return 3 + self.seats + 2


@cache
def _suits(copies: int) -> Bytes:
    return np.tile(SUIT_OF, copies)


@cache_by_rules()
def net_layout(rules: Rules) -> NetLayout:
    copies, traits = (2 if rules.pack == _DOUBLE_PACK else 1), rules.traits
    return NetLayout(
        rules.players, rules.hand_size, copies, not traits.turn_up, traits.secret_partner, rules.no_first_blood
    )


class PlayFeatures(NamedTuple):
    """The index at which each kind of input begins, in their order; ``width`` is the number of inputs."""

    led: int
    laid: int
    winner: int
    voids: int
    maker: int
    anybody_out: int
    out: int
    dealer: int
    ordered: int
    turned_down: int
    ours: int
    theirs: int
    bid: int
    called: int
    secret: int
    partner: int
    width: int


@cache
def play_features(shape: NetLayout) -> PlayFeatures:
    """Return where each kind of input begins for the nets of this layout. The planes of cards come first, at 0."""
    seats, tricks = shape.seats, shape.tricks
    called = shape.partner_called
    widths = (
        shape.planes * shape.cards, SUITS, seats, seats, (seats - 1) * SUITS, seats, 1, seats, seats, 1, SUITS, tricks,
        tricks, (tricks + 1) * shape.bids, SUITS * called, called, seats * called,
    )  # fmt: skip
    return PlayFeatures(*np.cumsum(widths).tolist())


# -- the state at one card


MOST_SEATS = 6
PLAYED, ON_TABLE, LAID_AWAY = MOST_SEATS, 2 * MOST_SEATS, 3 * MOST_SEATS
DEAD, UNDER = 4 * MOST_SEATS, 4 * MOST_SEATS + 1
"""Where a card is.

0 to 5: in that seat's hand. ``PLAYED`` + seat: played by that seat in an earlier trick. ``ON_TABLE`` + seat: played by
that seat in this trick. ``LAID_AWAY`` + seat: discarded by that seat. ``DEAD``: turned down, not in the pack, or known
to be out of the play. ``UNDER``: in the kitty.
"""
NO_CARD = NO_SUIT = -1


def playable_of(held: Flags, allowed: Flags) -> Flags:
    """Return the allowed cards of each hand. A hand that has none of them may play any card."""
    following: Flags = held & allowed
    return np.where(following.any(1, keepdims=True), following, held)


@dataclass(slots=True)
class BatchState:
    """``n`` worlds; each array has a row for each world.

    In all of them ``laid`` cards lie in the trick and ``tricks`` tricks are over. Cards are numbered by role
    (``CARD_INDEX``); the second copy of a card has the number of the first plus ``CARDS``.
    """

    shape: NetLayout
    where: Bytes
    """``[n, 33 * copies]``: the place of every card."""
    turn: Ints
    led: Ints
    """The suit led; meaningless between tricks."""
    winning: Ints
    """The seat that played the best card of the trick."""
    best: Ints
    """The best card of the trick."""
    voids: Bytes
    """``[n, seat, suit]``: 1 if the seat did not follow the suit."""
    taken: Ints
    """``[n, seat]``: how many tricks the seat has taken."""
    makers: Flags
    """``[n, seat]``: whether the seat wins or loses with the maker."""
    maker: Ints
    dealer: Ints
    out: Flags
    """``[n, seat]``: whether the seat sits out."""
    ordered: Ints
    """1 if the dealer has taken up the turn-up."""
    turned_down: Ints
    """The suit turned down, or 0."""
    turnup: Ints
    bid: Ints
    """The tricks bid, or 0."""
    called: Ints
    """The suit whose best card makes its holder the maker's partner, or ``NO_SUIT``."""
    best_called: Ints
    """The best card of the called suit, or ``NO_CARD`` if nobody is known to hold one."""
    secret: Ints
    """1 while the maker's partner is secret."""
    laid: int
    tricks: int
    active: int

    def __len__(self) -> int:
        return len(self.turn)

    def rows(self, chosen: Ints) -> BatchState:
        """Return a new batch of copies of these rows; a row may be chosen more than once."""
        selected = copy(self)
        for name in _ARRAYS:
            setattr(selected, name, getattr(self, name)[chosen])
        return selected

    def join(self, *more: BatchState) -> BatchState:
        """Return one batch with the rows of all of these; ``laid``, ``tricks`` and ``active`` are this batch's."""
        joined = copy(self)
        for name in _ARRAYS:
            setattr(joined, name, np.concatenate([getattr(batch, name) for batch in (self, *more)]))
        return joined

    def lawful(self) -> Flags:
        """Return which cards the seat on turn may play (laws 6.1, 6.2), ``[n, 33 * copies]``."""
        return playable_of(self.where == self.turn[:, None], self.follow_mask())

    def follow_mask(self) -> Flags:
        """Return the cards that the seat on turn must play from if it can, ``[n, 33 * copies]`` or one row for all."""
        allowed: Flags = np.ones((1, self.shape.cards), bool)
        if self.laid:
            allowed = self.led[:, None] == self.shape.suits
        elif self.shape.plain_first and not self.tricks:
            allowed = self.shape.suits[None] != 0
        return allowed

    def held_copies(self, numbers: Ints) -> Ints:
        """Return for each row the number of the copy of this card that the seat on turn holds."""
        if self.shape.copies == 1:
            return numbers
        first = self.where[np.arange(len(self)), numbers] == self.turn
        return np.where(first, numbers, numbers + CARDS)

    def lay(self, cards: Ints) -> None:
        """Play one card for the seat on turn in each world. Full tricks are gathered; their winners play next."""
        every, turn, numbers = np.arange(len(self)), self.turn, cards % CARDS
        suits = SUIT_OF[numbers].astype(np.int64)
        self.where[every, cards] = ON_TABLE + turn
        if not self.laid:
            self.led, self.winning, self.best = suits, turn, cards
        else:
            off = suits != self.led
            self.voids[every[off], turn[off], self.led[off]] = 1
            better = POWER[self.led, numbers] > POWER[self.led, self.best % CARDS]
            self.winning = np.where(better, turn, self.winning)
            self.best = np.where(better, cards, self.best)
        if self.shape.partner_called:
            self.secret = np.where(cards == self.best_called, 0, self.secret)
        self.laid += 1
        if self.laid < self.active:
            self.turn = self._next(turn)
            return
        self.taken[every, self.winning] += 1
        self.where[(self.where >= ON_TABLE) & (self.where < LAID_AWAY)] -= ON_TABLE - PLAYED
        self.turn, self.laid = self.winning, 0
        self.tricks += 1

    def _next(self, seats: Ints) -> Ints:
        every, left = np.arange(len(self)), (seats + 1) % self.shape.seats
        for _ in range(self.shape.seats - self.active):
            left = np.where(self.out[every, left], (left + 1) % self.shape.seats, left)
        return left

    def cycle(self) -> Ints:
        """Return the seats that play, in turn order from the seat on turn, ``[active, n]``."""
        seats = [self.turn]
        while len(seats) < self.active:
            seats.append(self._next(seats[-1]))
        return np.stack(seats)

    def makers_tricks(self) -> Ints:
        tricks: Ints = (self.taken * self.makers).sum(1)
        return tricks


_ARRAYS = tuple(field.name for field in fields(BatchState) if field.name not in ("shape", "laid", "tricks", "active"))
"""The fields with a row for each world."""


# -- before the first lead


NOWHERE = -1
"""The place of a card that has not been placed yet."""


class CardPlaces:
    """Builds the array ``where`` of some worlds, place after place. Each copy of a card is placed once."""

    def __init__(self, trumps: Ints, where: Bytes) -> None:
        """Start from the known places in ``where``. The cards of each row are numbered by role under its trump."""
        self.where = where
        self._order = CARD_AT[trumps] + CARDS * np.arange(len(where))[:, None]

    @classmethod
    def of_pack(cls, rules: Rules, trumps: Ints) -> CardPlaces:
        """Return places for a whole pack, no card placed yet."""
        pack = counts_of(make_pack(rules.pack, rules.joker))[CARD_AT[trumps]]
        there = np.concatenate([pack > copy for copy in range(net_layout(rules).copies)], axis=1)
        return cls(trumps, np.where(there, np.int8(NOWHERE), np.int8(DEAD)))

    def put(self, counts: Floats, place: int | Ints) -> None:
        """Put copies of each card, by the engine's numbers, into ``place``; ``counts`` is ``[33]`` or ``[n, 33]``."""
        left = np.broadcast_to(counts, self._order.shape).ravel()[self._order]
        places = np.broadcast_to(np.asarray(place, np.int8), len(left))[:, None]
        for first in range(0, self.where.shape[1], CARDS):
            copies = self.where[:, first : first + CARDS]
            here = (copies == NOWHERE) & (left > 0)
            np.copyto(copies, places, where=here)
            left -= here

    def finish(self) -> Bytes:
        """Return the places, ``[n, cards]``. Cards that were never placed are ``UNDER``."""
        self.where[self.where == NOWHERE] = UNDER
        return self.where


class SettledCalls(NamedTuple):
    """What the calls have settled.

    Seats count from 0. Cards and suits are numbered by role, as in ``BatchState``, but ``trump`` as in the engine.
    Where a partner is called, ``makers`` holds the maker alone.
    """

    trump: int
    turn: int
    maker: int
    dealer: int
    ordered: int
    turned_down: int
    turnup: int
    bid: int
    called: int
    makers: tuple[bool, ...]
    out: tuple[bool, ...]


def settle_calls(public: PublicView) -> SettledCalls:
    """Return what the calls of this view's hand have settled; ``ValueError`` before trump is made."""
    contract, trump, seats = visible_contract(public), trump_of(public), [Seat(seat) for seat in public.rules.seats]
    turnup, suit, called = NO_CARD, 0, NO_SUIT
    if public.turnup is not None:
        turnup = int(CARD_INDEX[trump, public.turnup])
        suit = int(SUIT_INDEX[trump, turn_up_suit(public.turnup)]) if public.turned_down else 0
    if public.called is not None:
        called = int(SUIT_INDEX[trump, public.called])
    side = makers(public.rules, Contract(contract.maker, trump, public.alone))
    return SettledCalls(
        trump, opening_leader(public) - 1, contract.maker - 1, public.dealer - 1,
        int(public.turnup_taken_by is not None), suit, turnup, public.bid or 0, called,
        tuple([seat in side for seat in seats]), tuple([seat in public.sitting_out for seat in seats]),
    )  # fmt: skip


def new_batch(rules: Rules, settled: Sequence[SettledCalls], which: Ints, where: Bytes) -> BatchState:
    """Return worlds before the first lead. Row ``n`` has the calls ``settled[which[n]]`` and the cards ``where[n]``."""
    (_, turn, maker, dealer, ordered, turned_down, turnup, bid, called, side, out) = [
        np.array(column)[which] for column in zip(*settled, strict=True)
    ]
    shape, count = net_layout(rules), len(where)
    left = np.flatnonzero((turnup != NO_CARD) & (ordered == 0))
    where[left, turnup[left]] = DEAD
    return BatchState(
        shape=shape, where=where, turn=turn, led=np.zeros(count, np.int64), winning=np.zeros(count, np.int64),
        best=np.zeros(count, np.int64), voids=np.zeros((count, shape.seats, len(Suit)), np.int8),
        taken=np.zeros((count, shape.seats), np.int64), makers=side, maker=maker, dealer=dealer, out=out,
        ordered=ordered, turned_down=turned_down, turnup=turnup, bid=bid, called=called,
        best_called=np.full(count, NO_CARD, np.int64), secret=(called != NO_SUIT).astype(np.int64), laid=0, tricks=0,
        active=shape.seats - sum(settled[0].out),
    )  # fmt: skip


def set_called_partners(batch: BatchState) -> BatchState:
    """Add each row's partner, who holds or played the called suit's best card (law 8.5); return the changed batch."""
    there = (batch.shape.suits == batch.called[:, None]) & (batch.where < LAID_AWAY)
    rows = np.flatnonzero(there.any(1))
    best = there[rows].argmax(1)
    batch.best_called[rows] = best
    batch.makers[rows, batch.where[rows, best] % MOST_SEATS] = True
    return batch


def batch_of(starts: Sequence[State]) -> BatchState:
    """Return these hands before the first lead, one a row. All are of one game, and as many seats sit out in each."""
    rules, numbers = starts[0].rules, dict[tuple[object, ...], int]()
    settled, which = list[SettledCalls](), list[int]()
    for start in starts:
        key = _settle_key(start)
        if key not in numbers:
            numbers[key] = len(settled)
            settled.append(settle_calls(public_view(start)))
        which.append(numbers[key])
    rows = np.array(which)
    places = CardPlaces.of_pack(rules, np.array([each.trump for each in settled])[rows])
    out = np.array([each.out for each in settled])[rows]
    for seat in range(rules.players):
        places.put(counts_of_each([start.hands[seat] for start in starts]), np.where(out[:, seat], UNDER, seat))
    for seat in range(rules.players):
        laid = [
            [card for who, cards in start.exchange.discards if who == seat + 1 for card in cards] for start in starts
        ]
        if any(laid):
            places.put(counts_of_each(laid), LAID_AWAY + seat)
    return set_called_partners(new_batch(rules, settled, rows, places.finish()))


def _settle_key(start: State) -> tuple[object, ...]:
    contract = start.agreed._replace(best=None, partner=None)
    return contract, start.dealt.turnup, start.dealt.turned_down, start.exchange.turnup_taken_by, start.standing.dealer


# -- the play that everybody saw


ONE_ROW: Ints = np.zeros(1, np.int64)
_SUIT_BITS = np.arange(SUITS)


class PlayHistory:
    """The public table now, and just before each card that was played.

    ``now`` is the table now. ``moments`` has a row for each card played, in order: the table just before that card. At
    that moment ``laid`` cards lay in the trick and ``tricks`` tricks were over; the card had to be one of ``wanted`` if
    the player had one; ``numbers`` has the card's number.
    """

    def __init__(self, public: PublicView) -> None:
        self.now, moments, numbers = _seen_first_lead(public), list[BatchState](), list[int]()
        for number in _replay_plays(public, self.now):
            moments.append(self.now.rows(ONE_ROW))
            numbers.append(number)
        self.moments = moments[0].join(*moments[1:]) if moments else self.now.rows(ONE_ROW[:0])
        self.numbers = np.array(numbers, np.int64)
        self.laid = np.array([moment.laid for moment in moments], np.int64)
        self.tricks = np.array([moment.tricks for moment in moments], np.int64)
        self.wanted = np.array([moment.follow_mask()[0] for moment in moments], bool)


def known_batch(view: SeatView) -> BatchState:
    """Return a batch of one row that holds what this seat knows. Cards that it has not seen are ``UNDER``."""
    public = view.public
    batch = _seen_first_lead(public)
    for _ in _replay_plays(public, batch):
        pass
    places = place_cards(public, batch, (batch.where == UNDER) | (batch.where == view.seat - 1))
    places.put(counts_of(view.hand), view.seat - 1)
    places.put(counts_of(view.discarded), LAID_AWAY + view.seat - 1)
    batch.where = places.finish()
    batch.makers[:, view.seat - 1] |= view.secret_partner
    return batch


def place_cards(public: PublicView, seen: BatchState, hidden: Flags) -> CardPlaces:
    """Return places, a row for each row of ``hidden``. Hidden cards are ``NOWHERE``, the others as in ``seen``."""
    trumps = np.full(len(hidden), trump_of(public))
    return CardPlaces(trumps, np.where(hidden, np.int8(NOWHERE), seen.where))


def _seen_first_lead(public: PublicView) -> BatchState:
    """Return the public table before the first lead; every card played since is in its player's hand."""
    places = CardPlaces.of_pack(public.rules, np.full(1, trump_of(public)))
    for seat, cards in enumerate(played_cards(public)):
        if cards:
            places.put(counts_of(cards), seat)
    taker, turnup = public.turnup_taken_by, public.turnup
    if taker is not None and turnup is not None:
        places.put(counts_of((turnup,)), taker - 1)
    batch = new_batch(public.rules, [settle_calls(public)], ONE_ROW, places.finish())
    if public.partner is not None:
        batch.makers[:, public.partner - 1] = True
        shown = (batch.where[0] == public.partner - 1) & (batch.shape.suits == batch.called)
        batch.best_called[:] = shown.argmax()
    return batch


def _replay_plays(public: PublicView, batch: BatchState) -> Iterator[int]:
    """Lay all cards played so far into the batch. Before each, yield its number, while its player is on turn."""
    trump = trump_of(public)
    plays = [play for trick in visible_tricks(public) for play in trick]
    for (seat, card), voids in zip(plays, shown_voids(public)[:-1], strict=True):
        number = int(CARD_INDEX[trump, card])
        batch.turn = np.full(1, seat - 1, np.int64)
        batch.voids[0][:, SUIT_INDEX[trump]] = np.array(voids[1:])[:, None] >> _SUIT_BITS & 1
        yield number
        batch.lay(batch.held_copies(np.full(1, number, np.int64)))
        turnup = batch.turnup[0]
        if seat == public.turnup_taken_by and batch.voids[0, seat - 1, 0] and batch.where[0, turnup] == seat - 1:
            batch.where[0, turnup] = UNDER  # the turn-up's taker is void in trump, so they laid the turn-up away
    batch.secret[:] = public.called is not None and public.partner is None
