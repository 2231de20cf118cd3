"""One decision in the play: each card is laid in every world, and all worlds are played on at once by nets.

In half of the worlds the nets play all cards: this seat's side with the net ``cards``, the other side as ``steady``
would (``opponent_policy``). In the other half the nets play until a few tricks are left; those are solved with open
hands. Both ways have a weakness: nets err where they have learned little, such as lone hands that ``steady`` would not
play, and with open hands everybody sees too much. So each card is judged by both. A world that is drawn again has the
same end as before.

The solver's hands are ``[active, size, n]``: the seats in playing order, the leader first; then the cards; then the
worlds. The worlds are on the last axis so that numpy works through many small numbers in a row.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import reduce

import numpy as np

from bot.engine.acts import Act, PlayCard
from bot.engine.rules import Rules
from bot.engine.scoring import company_of, makers
from bot.engine.seats import Seat
from bot.engine.state import Contract
from bot.engine.views import SeatView
from bot.players.card_play import copy_play_state, public_play_state
from bot.players.card_play import play_out as play_out_by_rules
from bot.players.expert.batch import CARD_INDEX, CARDS, ON_TABLE, SUIT_OF, BatchState, Bytes, Flags, Ints
from bot.players.expert.comparison import HandEnd, OutcomeCounts, end_of
from bot.players.expert.nets import Policies, play_nets, play_out
from bot.players.expert.worlds import BatchSampler, World, WorldSampler, contract_of, size_of_deal
from bot.players.knowledge import trump_of
from bot.players.value import payoffs_of

UNKNOWN = -1


class CardEvaluator:
    """Samples worlds for one view of the play, and plays each card out in them."""

    FIRST, SAMPLES = 200, 500
    """The number of worlds dealt and weighted, at first and in all; fewer in games that deal more cards than usual."""
    ENOUGH = 100
    """The number of drawn worlds after which more are dealt."""
    LEAST_SHARE = 0.0625
    """More worlds are also dealt if the effective sample size is below this share of the first worlds."""

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        public, nets = view.public, play_nets(view.public.rules)
        own = np.array([seat == view.seat or public.unit(seat) == public.unit(view.seat) for seat in public.seats])
        self.policies = Policies(nets.own, nets.opponents, own)
        self.number = CARD_INDEX[trump_of(public)]
        self._drawn, self._first = 0, self.SAMPLES > self.FIRST
        size = size_of_deal(public.rules)
        first, self._more = round(self.FIRST / size), round((self.SAMPLES - self.FIRST) / size)
        self.sampler = BatchSampler(view, first, np.random.default_rng(rng.getrandbits(64)))
        self.ends = ends_of(view)
        self.known: dict[PlayCard, Bytes] = {}

    @property
    def effective(self) -> float:
        """Upper bound on the effective sample size: twice the sampler's, since each world is played on in two ways."""
        return 2 * self.sampler.effective

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Play every card in the same ``count`` worlds, and count each end in the card's tally."""
        plays = [act for act in options if isinstance(act, PlayCard)]
        lines = self._draw(count) + len(self.sampler.batch) * (np.arange(count) % 2)
        self._play_missing(plays, np.unique(lines))
        for act in plays:
            tallies[act].add(self.ends, self.known[act][lines].astype(np.int64))

    def _draw(self, count: int) -> Ints:
        self._drawn += count
        few = self.sampler.effective < self.LEAST_SHARE * len(self.sampler.batch)
        if self._first and (few or self._drawn > self.ENOUGH):
            self._first = False
            self._extend(self._more)
        return self.sampler.draw(count)

    def _extend(self, count: int) -> None:
        """Deal this many more worlds. The ends of finished play-outs are kept."""
        before = len(self.sampler.batch)
        self.sampler.extend(count)
        unknown = np.full((2, len(self.sampler.batch) - before), UNKNOWN, np.int8)
        for act, outcomes in self.known.items():
            self.known[act] = np.concatenate([outcomes.reshape(2, before), unknown], 1).ravel()

    def _play_missing(self, plays: Sequence[PlayCard], lines: Ints) -> None:
        """Play each card out in those of ``lines`` (a world, or a world whose end is solved) that lack it."""
        worlds = len(self.sampler.batch)
        missing = []
        for act in plays:
            outcomes = self.known.setdefault(act, np.full(2 * worlds, UNKNOWN, np.int8))
            missing.append(lines[outcomes[lines] == UNKNOWN])
        every = np.concatenate(missing)
        if not len(every):
            return
        counts = [len(each) for each in missing]
        batch = self.sampler.batch.rows(every % worlds)
        batch.lay(batch.held_copies(np.repeat(self.number[[act.card for act in plays]], counts)))
        ends = np.split(self.end_rows(batch, every >= worlds), np.cumsum(counts)[:-1])
        for act, rows, end in zip(plays, missing, ends, strict=True):
            self.known[act][rows] = end

    def end_rows(self, batch: BatchState, solved: Flags) -> Ints:
        """Play rows out, the last tricks of ``solved`` ones with open hands; return each end's index in ``ends``."""
        play_out(self.policies, batch, batch.shape.tricks - solvable_tricks(batch))
        tricks = np.empty(len(batch), np.int64)
        for rows, finish in ((np.flatnonzero(solved), solved_tricks), (np.flatnonzero(~solved), self._by_nets)):
            if len(rows):
                tricks[rows] = finish(batch.rows(rows))
        return end_numbers(batch, tricks)

    def _by_nets(self, batch: BatchState) -> Ints:
        play_out(self.policies, batch, batch.shape.tricks)
        return batch.makers_tricks()


class NoTrumpEvaluator:
    """Samples worlds for one view of a hand without trump (law 12.7), and plays each card out in them.

    No net can play without trump. So every world is played on as ``steady`` would, and the sampler infers nothing from
    the others' cards but their voids.
    """

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        self._seat, self._sampler = view.seat, WorldSampler(view, rng)
        self._play, self._ends = public_play_state(view.public), ends_of(view)
        self._side = [seat for seat in view.public.seats if self._play.makers >> seat & 1]

    @property
    def effective(self) -> float:
        """Upper bound on the effective sample size."""
        return self._sampler.effective

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Play every card in the same ``count`` new worlds, and count each end in the card's tally."""
        worlds = self._sampler.worlds(count)
        for act in options:
            if isinstance(act, PlayCard):
                tallies[act].add(self._ends, np.array([self._tricks_after(act.card, world) for world in worlds]))

    def _tricks_after(self, card: int, world: World) -> int:
        play, hands = copy_play_state(self._play), [[], *map(list[int], world.hands)]
        hands[self._seat].remove(card)
        play.lay(card)
        play_out_by_rules(play, hands)
        return sum([play.taken[seat] for seat in self._side])


def ends_of(view: SeatView) -> list[HandEnd]:
    """Return all ends of the hand: for each of ``contracts_of``, one for each number of tricks that the makers take."""
    public, payoffs = view.public, payoffs_of(view)
    contract, rules = contract_of(public, World(((),) * public.rules.players, ())), public.rules
    if contract is None or public.trump is None:
        raise ValueError("there is no play before trump is made")
    ends = list[HandEnd]()
    for agreed in contracts_of(rules, contract):
        side, company = makers(rules, agreed), company_of(rules, agreed)
        ends += [end_of(payoffs, side, company, tricks, public.bid) for tricks in range(rules.hand_size + 1)]
    return ends


def contracts_of(rules: Rules, contract: Contract) -> list[Contract]:
    """Return the contract with each possible secret partner, first with none; in other games the contract alone."""
    if not rules.traits.secret_partner:
        return [contract]
    around = range(contract.maker - 1, contract.maker - 1 + rules.players)
    return [contract._replace(partner=Seat(seat % rules.players + 1)) for seat in around]


def end_numbers(batch: BatchState, tricks: Ints) -> Ints:
    """Return for each row the index in ``ends_of`` of the end in which the makers took this many tricks, ``[n]``."""
    return tricks + (batch.shape.tricks + 1) * partner_offsets(batch)


def partner_offsets(batch: BatchState) -> Ints:
    """Return how many seats after the maker their secret partner sits, ``[n]``; 0 if there is none."""
    if not batch.shape.partner_called:
        return np.zeros(len(batch), np.int64)
    around = (batch.maker[:, None] + np.arange(batch.shape.seats)) % batch.shape.seats
    with_maker = batch.makers[np.arange(len(batch))[:, None], around]
    with_maker[:, 0] = False
    by: Ints = with_maker.argmax(1)
    return by


# -- the last tricks, solved with open hands


_LINES = 700
"""Three tricks are solved only if one trick of them has fewer lines of play than this; more would take too long."""
_WORTH: Bytes = (CARDS - np.arange(CARDS)).astype(np.int8)
"""The strength in a trick of a card that follows or is a trump; trumps are strongest, with the lowest numbers."""
_KEPT = {size: np.array([[at for at in range(size) if at != gone] for gone in range(size)]).T for size in (2, 3)}
"""``_KEPT[size][:, gone]``: the places of the cards that a hand of ``size`` keeps if it plays the one at ``gone``."""
_UNLAWFUL = np.int8(50)
"""Larger than any number of tricks."""


def solvable_tricks(batch: BatchState) -> int:
    """Return how many of the last tricks can be solved: 2 or 3; none with a double pack, as cards may be equal."""
    if batch.shape.copies > 1:
        return 0
    return 3 if 3**batch.active < _LINES else 2


def solved_tricks(batch: BatchState) -> Ints:
    """Return the makers' tricks in all, ``[n]``, with the rest solved; at most ``solvable_tricks`` may be left."""
    left = batch.shape.tricks - batch.tricks
    if not left:
        return batch.makers_tricks()
    seats = np.roll(batch.cycle(), batch.laid, axis=0)  # the leader of the trick first, ``[active, n]``
    cards = _hands(batch, seats, left)
    makers = batch.makers[np.arange(len(batch)), seats].astype(np.int8)
    out: Ints = batch.makers_tricks() + _solve_tricks(cards, makers, batch.laid)
    return out


def _hands(batch: BatchState, seats: Ints, size: int) -> Bytes:
    """Return the cards of each hand, ``[active, size, n]``; the card that a seat played to this trick comes first."""
    out = np.empty((batch.active, size, len(batch)), np.int8)
    for place, seat in enumerate(seats):
        at = 0
        if place < batch.laid:
            out[place, 0], at = (batch.where == ON_TABLE + seat[:, None]).argmax(1), 1
        out[place, at:] = np.nonzero(batch.where == seat[:, None])[1].reshape(len(batch), size - at).T
    return out


def _solve_tricks(cards: Bytes, makers: Bytes, laid: int = 0) -> Bytes:
    """Return how many of these tricks the makers take, ``[n]``.

    ``makers``, ``[active, n]``, marks their seats; ``laid`` cards lie in the trick. Every lawful line of the trick is
    played, and the tricks after it are solved; then each seat, from the last to the first, picks its best card.
    """
    active, size, count = cards.shape
    if size == 1:
        return _winner(cards[:, 0], makers)
    widths = [1 if place < laid else size for place in range(active)]
    lawful = _lawful_choices(cards, widths)
    lines, rows = np.nonzero(np.broadcast_to(reduce(np.logical_and, lawful), (*widths, count)).reshape(-1, count))
    pick = np.stack(np.unravel_index(lines, widths))
    seats = np.arange(active)[:, None]
    winner = _winner(cards[seats, pick, rows], np.tile(np.arange(active, dtype=np.int8)[:, None], len(rows)))
    order = (winner + seats) % active
    kept = _KEPT[size][:, pick[order, np.arange(len(rows))]]
    after = makers[order, rows]
    rest = np.ascontiguousarray(cards[order[:, None], kept.transpose(1, 0, 2), rows])
    values = np.zeros((int(np.prod(widths)), count), np.int8)
    values[lines, rows] = after[0] + (_solve_two_tricks(rest, after) if size == 3 else _winner(rest[:, 0], after))
    return _backward_best(values.reshape(*widths, count), lawful, makers)


def _winner(cards: Bytes, marks: Bytes) -> Bytes:
    """Return the mark of the winning seat for cards ``[active, ...]`` in the order in which they were played."""
    worth, suits = _WORTH[cards], SUIT_OF[cards]
    mark: Bytes = marks[0]
    best = worth[0]
    for place in range(1, len(cards)):
        power = worth[place] * ((suits[place] == suits[0]) | (suits[place] == 0))
        better = power > best
        best, mark = np.maximum(best, power), np.where(better, marks[place], mark)
    return mark


def _solve_two_tricks(cards: Bytes, makers: Bytes) -> Bytes:
    """Return what ``_solve_tricks`` returns for two tricks not yet begun, without making a row for every line."""
    active = len(cards)
    worth, suits = _WORTH[cards], SUIT_OF[cards]
    lawful = _lawful_choices(cards, [2] * active)

    def powers(leader: int, at: slice) -> list[Bytes]:
        """Return for each seat the strength of its card in the trick, as an array over all choices of all seats."""
        led, out = _expand_axis(suits[leader, at], leader, active), []
        for place in range(active):
            suit = _expand_axis(suits[place, at], place, active)
            out.append(_expand_axis(worth[place, at], place, active) * ((suit == led) | (suit == 0)))
        return out

    def makers_win(power: list[Bytes]) -> Flags:
        ours = reduce(np.maximum, [each * side for each, side in zip(power, makers, strict=True)])
        theirs = reduce(np.maximum, [each * (1 - side) for each, side in zip(power, makers, strict=True)])
        won: Flags = ours > theirs
        return won

    first = powers(0, slice(None))
    best = reduce(np.maximum, first)
    values = makers_win(first).astype(np.int8)
    for place, power in enumerate(first):
        values += makers_win(powers(place, slice(None, None, -1))) & (power == best)
    return _backward_best(values, lawful, makers)


def _expand_axis(values: Bytes, place: int, active: int) -> Bytes:
    """Reshape one seat's ``[choices, n]`` so that its choices lie on that seat's own axis among all seats' axes."""
    return values.reshape(*[1] * place, len(values), *[1] * (active - 1 - place), -1)


def _lawful_choices(cards: Bytes, widths: list[int]) -> list[Flags]:
    """Return for each seat whether each of its cards may be played to each lead of the leader."""
    suits, active = SUIT_OF[cards], len(widths)
    led = suits[0, : widths[0]]
    out: list[Flags] = [np.ones((widths[0], *[1] * (active - 1), cards.shape[2]), bool)]
    for place in range(1, active):
        shape = [widths[0], *[1] * (active - 1), cards.shape[2]]
        shape[place] = widths[place]
        if widths[place] == 1:
            out.append(np.ones(shape, bool))
            continue
        follows = led[:, None] == suits[place]
        out.append((follows | ~follows.any(1, keepdims=True)).reshape(shape))
    return out


def _backward_best(values: Bytes, lawful: list[Flags], makers: Bytes) -> Bytes:
    for place in range(len(lawful) - 1, -1, -1):
        may = lawful[place][(slice(None),) * (place + 1) + (0,) * (len(lawful) - 1 - place)]
        sign = (2 * makers[place] - 1).astype(np.int8)
        values = (values * sign - _UNLAWFUL * ~may).max(place) * sign
    return values
