"""Sampled worlds: the hidden cards of one seat's view, dealt again many times and drawn by weight.

``HiddenCards`` holds what every deal must agree with: the seat's own cards; all cards played, shown or turned up; the
turn-up in the hand that took it; the sizes of hands and kitty; voids; gifts; farmers' cards; the joker of a forced
bidder. Many deals are dealt at once. Each card that cannot be in some of the places goes to one of its possible places;
a place with more room is likelier. All other cards are shuffled into the room that is left. This makes some deals
likelier than others, and weights correct for it. Then ``likelihood`` multiplies the weights by how likely the others'
calls and cards are, and worlds are drawn by weight.

Players make a ``State`` only here. It is made from the view and from a ``World`` that agrees with it, never from the
real state.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from bot.engine.cards import JOKER, SUIT_UNDER, Card
from bot.engine.game import STAGES
from bot.engine.rules import Law, Rules
from bot.engine.seats import Seat
from bot.engine.state import Contract, Deal, Exchange, Phase, Standing, State, best_of
from bot.engine.views import PublicView, SeatView
from bot.players.expert.batch import (
    CARDS,
    LAID_AWAY,
    MOST_SEATS,
    UNDER,
    BatchState,
    Doubles,
    Flags,
    Floats,
    Ints,
    PlayHistory,
    cards_of,
    counts_of,
    place_cards,
    set_called_partners,
)
from bot.players.expert.likelihood import call_likelihoods, card_likelihoods, discard_worths, observed_calls
from bot.players.knowledge import OF_SUIT, SeatKnowledge, played_cards, visible_tricks

_UNSEEN = (JOKER,)
"""Stands for a card given away. The receiver's hand already has the card; only the number of gifts matters."""


@dataclass(frozen=True, slots=True)
class World:
    """One way in which the hidden cards may lie: ``hands`` by seat, ``kitty``, ``discards`` in the order of
    ``laid_away``.
    """

    hands: tuple[tuple[Card, ...], ...]
    kitty: tuple[Card, ...]
    discards: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()


def stage_of(view: PublicView) -> int:
    """Return the index in ``STAGES`` of the current stage. Three stages have the phase of discarding."""
    stages = [index for index, stage in enumerate(STAGES) if stage.phase is view.phase]
    if view.phase is not Phase.DISCARD:
        return stages[0]
    before, lone, after = stages
    if not view.rules.traits.turn_up and view.alone:
        return lone
    return after if view.given else before


def contract_of(view: PublicView, world: World) -> Contract | None:
    """Return the contract in this world, whose cards decide who is a called partner (law 8.5); None without a maker."""
    if view.maker is None:
        return None
    contract = Contract(
        view.maker, view.trump, view.alone, view.bid, view.forced, view.lone_defender, view.called,
        sitting_out=view.sitting_out,
    )  # fmt: skip
    if view.called is None or view.trump is None:
        return contract
    before = tuple(hand + played for hand, played in zip(world.hands, played_cards(view), strict=True))
    best, partner = best_of(before, view.called, view.trump) or (None, view.maker)
    return contract._replace(best=best, partner=partner, revealed=view.partner is not None)


def state_of(view: SeatView, world: World) -> State:
    """Return the engine's state in this world, at the moment of the view, without the pack and the earlier hands."""
    public = view.public
    gifts = tuple((giver, receiver, _UNSEEN * count) for giver, receiver, count in public.given)
    return State(
        rules=public.rules,
        standing=Standing(public.number, public.dealer, public.score),
        deal=Deal((), world.hands, public.turnup, world.kitty, public.shown, public.turned_down),
        calls=public.calls,
        contract=contract_of(public, world),
        exchange=Exchange(public.turnup_taken_by, world.discards, gifts),
        stage=stage_of(public),
        phase=public.phase,
        turn=public.turn,
        hands=world.hands,
        trick=public.trick,
        tricks=public.tricks,
        result=None,
    )


# -- what is hidden, and where it may be


@dataclass(frozen=True, slots=True)
class HiddenCards:
    """The cards that are hidden from a seat, and the places where each may be.

    The places are all hands by seat, then the kitty, then the others' discards. ``fixed[place]`` has the cards that are
    known to be there, ``room[place]`` the number of further cards there. ``barred[place]`` is the set (by bit ``card``)
    of cards that cannot be there. ``allowed`` has for each of ``cards`` the places where it may be. ``discarders`` are
    the other seats that discarded, each with its number of discards.
    """

    cards: tuple[Card, ...]
    fixed: tuple[tuple[Card, ...], ...]
    room: tuple[int, ...]
    allowed: tuple[tuple[int, ...], ...]
    barred: tuple[int, ...]
    discarders: tuple[tuple[Seat, int], ...]


def hidden_cards(view: SeatView, *, trusting: bool = True) -> HiddenCards:
    """Return what is hidden from the view's seat. If ``trusting``, assume that everybody has followed suit."""
    public, seat = view.public, view.seat
    rules, knowledge = public.rules, SeatKnowledge(view)
    loose, players = knowledge.unseen, rules.players
    discarders = tuple((who, count) for who, count in public.laid_away if who != seat)
    sizes = [0 if who == seat else public.hand_sizes[who - 1] for who in rules.seats]
    sizes.append(0 if rules.traits.widow and public.maker is not None else public.kitty_size)
    sizes += [count for _, count in discarders]
    fixed: list[list[Card]] = [[] for _ in sizes]
    barred = [0] * len(sizes)
    _fix_turnup(view, loose, fixed, discarders)
    if public.trump is not None and trusting:
        for who in rules.seats:
            barred[who - 1] |= knowledge.denied[who]
            if _holds_only_trumps(public, who):
                barred[who - 1] |= ~OF_SUIT[public.trump][public.trump]
    _fix_seen_cards(view, loose, fixed, sizes, barred)
    room = tuple(max(0, size - len(cards)) for size, cards in zip(sizes, fixed, strict=True))
    takers = _turnup_places(public, players, discarders)
    allowed = tuple(
        tuple(
            place
            for place in (takers if card == public.turnup and takers else range(len(sizes)))
            if room[place] and not barred[place] >> card & 1
        )
        for card in loose
    )
    return HiddenCards(tuple(loose), tuple(map(tuple, fixed)), room, allowed, tuple(barred), discarders)


def _turnup_places(public: PublicView, players: int, discarders: tuple[tuple[Seat, int], ...]) -> tuple[int, ...]:
    """Return the places where the turn-up may be: its taker's hand or discards; none if nobody took it up."""
    taker = public.turnup_taken_by
    if taker is None:
        return ()
    return (taker - 1, *(players + 1 + at for at, (who, _) in enumerate(discarders) if who == taker))


def _holds_only_trumps(public: PublicView, who: int) -> bool:
    """Return whether this seat led trump to the first trick, so that it holds only trumps (law 6.2)."""
    if not public.rules.no_first_blood or public.trump is None or public.rules.law is Law.OLD_SCHOOL:
        return False
    first = next(visible_tricks(public))
    return bool(first) and first[0][0] == who and SUIT_UNDER[public.trump][first[0][1]] == public.trump


def _fix_turnup(
    view: SeatView, loose: list[Card], fixed: list[list[Card]], discarders: tuple[tuple[Seat, int], ...]
) -> None:
    """Take the turn-up out of the loose cards if its place is known.

    If nobody took it, it is on the table or turned down. If its taker cannot have laid it away, it is in their hand.
    """
    public = view.public
    turnup, taker = public.turnup, public.turnup_taken_by
    if turnup is None or turnup not in loose:
        return
    if taker is None:
        loose.remove(turnup)
    elif taker != view.seat and public.hand_sizes[taker - 1] and _keeps_turnup(public, discarders):
        loose.remove(turnup)
        fixed[taker - 1].append(turnup)


def _keeps_turnup(public: PublicView, discarders: tuple[tuple[Seat, int], ...]) -> bool:
    """Return whether the turn-up's taker cannot have laid it away: they laid away no card, or one under law 12.5."""
    away = sum(count for who, count in discarders if who == public.turnup_taken_by)
    return away <= public.rules.keep_turnup


def _fix_seen_cards(
    view: SeatView, loose: list[Card], fixed: list[list[Card]], sizes: list[int], barred: list[int]
) -> None:
    """Move cards that were shown or given from the loose cards to the places where they are known to be."""
    public, players = view.public, view.public.rules.players
    for who, card in public.exposed:
        if who != view.seat and card in loose:
            loose.remove(card)
            fixed[who - 1].append(card)
    if public.shown:
        cards = [card for card in public.shown[-1][1] if card in loose]
        for card in cards:
            loose.remove(card)
        fixed[players].extend(cards)
    if public.forced and public.maker not in (None, view.seat) and JOKER in loose and public.rules.traits.widow:
        loose.remove(JOKER)
        fixed[(public.maker or 1) - 1].append(JOKER)
    for giver, receiver, _ in public.given:
        laid = any(who == receiver for who, _ in public.laid_away)
        if giver == view.seat and not laid:
            kept = [card for card in view.gave if card in loose]
            for card in kept[: sizes[receiver - 1]]:
                loose.remove(card)
                fixed[receiver - 1].append(card)


def find_deal(hidden: HiddenCards) -> list[list[Card]] | None:
    """Return one fitting deal by exhaustive search; None if somebody denied a suit that they hold (law 9.2)."""
    order = sorted(range(len(hidden.cards)), key=lambda index: len(hidden.allowed[index]))
    places = [list(cards) for cards in hidden.fixed]
    room = list(hidden.room)

    def fill(at: int) -> bool:
        if at == len(order):
            return True
        index = order[at]
        for place in hidden.allowed[index]:
            if room[place]:
                room[place] -= 1
                places[place].append(hidden.cards[index])
                if fill(at + 1):
                    return True
                places[place].pop()
                room[place] += 1
        return False

    return places if fill(0) else None


def world_of(view: SeatView, places: list[list[Card]]) -> World:
    """Return the world in which the hidden cards lie at these places."""
    public, players = view.public, view.public.rules.players
    hands = tuple(
        tuple(view.hand) if who == view.seat else tuple(sorted(places[who - 1])) for who in public.rules.seats
    )
    kitty = tuple(places[players])
    if public.rules.traits.widow and public.maker is not None:
        kitty = public.kitty_size * (hands[0][:1] or (JOKER,))
    return World(hands, kitty, _discards_in_order(view, places[players + 1 :]))


def _discards_in_order(view: SeatView, unseen: list[list[Card]]) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """Return all discards in the order of the view: the seat's own are real, the others' are those sampled."""
    own, others = list(view.discarded), iter(unseen)
    out: list[tuple[Seat, tuple[Card, ...]]] = []
    for who, count in view.public.laid_away:
        if who == view.seat:
            out.append((who, tuple(own[:count])))
            del own[:count]
        else:
            out.append((who, tuple(next(others))))
    return tuple(out)


# -- dealing the hidden cards again


def deal_worlds(hidden: HiddenCards, count: int, rng: np.random.Generator) -> tuple[Floats, Doubles] | None:
    """Deal the hidden cards ``count`` times; return the complete deals, or None if no deal is possible.

    The first result, ``[n, place, card]``, is how many copies of a card (the engine's number) lie at a place. The
    second, ``[n]``, has the log-weight of each deal. Two copies count as two different cards.
    """
    places, weights, good = _place_all(hidden, count, rng)
    fixed = hidden.fixed
    if good.any():
        places, weights = places[good], weights[good]
    else:
        deal = find_deal(hidden)
        if deal is None:
            return None
        places, weights, fixed = np.zeros((1, 0), np.int64), np.zeros(1), tuple(map(tuple, deal))
    sizes, cards = (len(places), len(hidden.room), CARDS), np.array(hidden.cards, np.int64)[: places.shape[1]]
    lies = (np.arange(sizes[0])[:, None] * sizes[1] + places) * CARDS + cards
    held = np.bincount(lies.ravel(), minlength=np.prod(sizes)).reshape(sizes).astype(np.float32)
    held += np.stack([counts_of(cards) for cards in fixed])
    return held, weights


def _place_all(hidden: HiddenCards, count: int, rng: np.random.Generator) -> tuple[Ints, Doubles, Flags]:
    """Return the place of each loose card, the log-weight of each deal, and whether the deal is complete.

    A card goes to a place with probability ``room / total``, where ``total`` is the room in all places that may hold
    it. The product of the rooms is the same for every complete deal, so the weight is the product of the totals.
    """
    every = np.arange(count)
    everywhere = tuple(place for place, room in enumerate(hidden.room) if room)
    tight = [index for index, allowed in enumerate(hidden.allowed) if allowed != everywhere]
    free = [index for index, allowed in enumerate(hidden.allowed) if allowed == everywhere]
    room = np.tile(np.array(hidden.room, np.int64), (count, 1))
    places = np.zeros((count, len(hidden.cards)), np.int64)
    weights, good = np.zeros(count), np.ones(count, bool)
    for index in sorted(tight, key=lambda at: len(hidden.allowed[at])):
        allowed = np.array(hidden.allowed[index], np.int64)
        reach = np.cumsum(room[:, allowed], 1)
        total = reach[:, -1] if len(allowed) else np.zeros(count, np.int64)
        good &= total > 0
        if not good.any():
            break
        chosen = allowed[np.minimum((reach <= (rng.random(count) * total)[:, None]).sum(1), len(allowed) - 1)]
        weights += np.log(np.maximum(total, 1))
        places[:, index] = chosen
        room[every, chosen] -= 1
    reach = np.cumsum(room, 1)
    good &= reach[:, -1] == len(free)
    slots = (reach[:, None] <= np.arange(len(free))[:, None]).sum(2)
    places[:, free] = np.take_along_axis(slots, rng.random((count, len(free))).argsort(1), 1)
    return places, weights, good


# -- weighing and drawing worlds


DEALS = 800
"""How many worlds are dealt, and weighed by the calls, at a time."""
WORLDS_OF_DEALS = 96
"""How many worlds are drawn from these before new ones are dealt: a few deals may carry most of the weight."""


_USUAL_DEAL = 24
"""The usual number of cards in all hands: four hands of six."""


def size_of_deal(rules: Rules) -> float:
    """Return the number of cards in all hands, divided by the usual number; at least 1."""
    return max(1.0, rules.hand_size * rules.players / _USUAL_DEAL)


class WeighedDeals(NamedTuple):
    """Deals of the hidden cards. ``held[n, place, card]`` counts copies of a card, ``logs[n]`` has the log-weights."""

    hidden: HiddenCards
    held: Floats
    logs: Doubles


def weighed_deals(view: SeatView, count: int, rng: np.random.Generator) -> WeighedDeals:
    """Deal the hidden cards up to ``count`` times in agreement with the view; weigh the deals by the others' calls.

    If no deal agrees, forget which suits players seem to lack: somebody may have denied one that they hold (law 9.2).
    """
    hidden = hidden_cards(view)
    deals = deal_worlds(hidden, count, rng)
    if deals is None:
        hidden = hidden_cards(view, trusting=False)
        deals = deal_worlds(hidden, count, rng)
    if deals is None:
        raise ValueError("no deal agrees with what was seen")
    held, logs = deals
    held[:, view.seat - 1] = counts_of(view.hand)
    sample_discards(view.public, hidden, held, rng)
    return WeighedDeals(hidden, held, logs + _call_logs(view, hidden, held))


def _call_logs(view: SeatView, hidden: HiddenCards, held: Floats) -> Doubles:
    public, logs = view.public, np.zeros(len(held))
    hands: dict[Seat, Floats] = {}
    for seat, act, context in observed_calls(public):
        if seat != view.seat:
            if seat not in hands:
                hands[seat] = hand_at_bidding(view, hidden, held, seat)
            logs += np.log(call_likelihoods(context, hands[seat], act))
    return logs


def hand_at_bidding(view: SeatView, hidden: HiddenCards, held: Floats, seat: Seat) -> Floats:
    """Return how many copies of each card a seat held during the bidding in each deal, ``[n, card]``.

    These are the cards in its hand, those it has played and those it has discarded, without a turn-up that it took up.
    """
    public = view.public
    hands: Floats = held[:, seat - 1] + counts_of(played_cards(public)[seat - 1])
    for place, (who, _) in enumerate(hidden.discarders, public.rules.players + 1):
        if who == seat:
            hands += held[:, place]
    if public.turnup_taken_by == seat and public.turnup is not None:
        hands[:, public.turnup] = 0
    return hands


def draw_rows(passed: Doubles, count: int, mark: float) -> Ints:
    """Draw ``count`` rows by cumulative weights (systematic resampling); ``mark``, in [0, 1), is the random offset."""
    marks = (mark + np.arange(count)) / count * passed[-1]
    rows: Ints = np.minimum(np.searchsorted(passed, marks, side="right"), len(passed) - 1)
    return rows


class WorldSampler:
    """Samples one seat's worlds by weight: likely ones come more often. The same seed gives the same worlds.

    ``effective`` is the effective sample size of all deals so far.
    """

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        self._view, self._rng = view, np.random.default_rng(rng.getrandbits(64))
        self._held, self._passed, self._left = np.zeros((0, 0, 0), np.float32), np.zeros(0), 0
        self.effective = 0.0

    def worlds(self, count: int) -> list[World]:
        """Return ``count`` more worlds, drawn by weight."""
        if self._left < count:
            self._held, logs = weighed_deals(self._view, DEALS, self._rng)[1:]
            shares = np.exp(logs - logs.max())
            self._passed = np.cumsum(shares)
            self.effective += float(shares.sum() ** 2 / (shares**2).sum())
            self._left = max(count, WORLDS_OF_DEALS)
        self._left -= count
        rows = draw_rows(self._passed, count, self._rng.random())
        places = [cards_of(counts) for counts in self._held[rows].swapaxes(0, 1)]
        return [world_of(self._view, list(deal)) for deal in zip(*places, strict=True)]


# -- discards out of sight


UNSOUND_DISCARD = 0.1
"""The share of rows in which discards stay as dealt, since not everybody discards soundly."""


def sample_discards(public: PublicView, hidden: HiddenCards, held: Floats, rng: np.random.Generator) -> None:
    """Change ``held``, ``[n, place, card]``, so that in most rows each seat's discards are its worst cards."""
    trump = public.trump
    if trump is None or not hidden.discarders:
        return
    barred = np.array([[place >> card & 1 for card in range(CARDS)] for place in hidden.barred], bool)
    every = np.arange(len(held))
    for place, (seat, count) in enumerate(hidden.discarders, public.rules.players + 1):
        played, kept = counts_of(played_cards(public)[seat - 1]), counts_of(hidden.fixed[seat - 1])
        rest, away = held[:, seat - 1] + held[:, place], np.zeros_like(held[:, place])
        for _ in range(count):
            cards, worths = discard_worths(public.rules, rest + played, trump, public.alone)
            loose = (rest - kept)[every[:, None], cards] > 0
            worst = cards[every, np.where(loose, worths, -np.inf).argmax(1)]
            rest[every, worst] -= 1
            away[every, worst] += 1
        lawful = ~rest[:, barred[seat - 1]].any(1)
        rows = np.flatnonzero(lawful & (rng.random(len(held)) >= UNSOUND_DISCARD))
        held[rows, seat - 1], held[rows, place] = rest[rows], away[rows]


# -- worlds for the play of batches


class BatchSampler:
    """Samples one seat's worlds at one moment of the play, and draws them by weight.

    ``logs`` has the worlds' log-weights, ``passed`` their cumulative weights, ``effective`` the effective sample size.
    """

    def __init__(self, view: SeatView, count: int, rng: np.random.Generator) -> None:
        self._view, self._course, self._rng = view, PlayHistory(view.public), rng
        self.batch, self.logs = weighed_batch(view, self._course, count, rng)
        self._add_up()

    def _add_up(self) -> None:
        shares = np.exp(self.logs - self.logs.max())
        shares /= shares.sum()
        self.passed, self.effective = np.cumsum(shares), 1 / float((shares**2).sum())

    def extend(self, count: int) -> None:
        """Sample this many more worlds and append them."""
        more, logs = weighed_batch(self._view, self._course, count, self._rng)
        self.batch, self.logs = self.batch.join(more), np.concatenate([self.logs, logs])
        self._add_up()

    def draw(self, count: int) -> Ints:
        """Draw ``count`` rows of ``batch`` by weight (systematic resampling)."""
        return draw_rows(self.passed, count, self._rng.random())


def weighed_batch(
    view: SeatView, course: PlayHistory, count: int, rng: np.random.Generator
) -> tuple[BatchState, Doubles]:
    """Return about ``count`` worlds at the moment of the view, and their log-weights, ``[n]``."""
    hidden, held, weights = weighed_deals(view, count, rng)
    batch = _worlds_of_deals(view, course, hidden, held)
    return batch, weights + card_likelihoods(view, course, batch)


def _worlds_of_deals(view: SeatView, course: PlayHistory, hidden: HiddenCards, held: Floats) -> BatchState:
    """Return the public table with the hidden cards at the places of each deal, one row a deal."""
    seen, rules = course.now, view.public.rules
    lost = (seen.where == UNDER) | (seen.where < MOST_SEATS)
    places = place_cards(view.public, seen, np.repeat(lost, len(held), axis=0))
    for seat in range(rules.players):
        away = seat + 1 in view.public.sitting_out
        places.put(held[:, seat], UNDER if away else seat)
    for at, (seat, _) in enumerate(hidden.discarders, rules.players + 1):
        places.put(held[:, at], LAID_AWAY + seat - 1)
    if view.discarded:
        places.put(counts_of(view.discarded), LAID_AWAY + view.seat - 1)
    batch = seen.rows(np.zeros(len(held), np.int64))
    batch.where = places.finish()
    return set_called_partners(batch)
