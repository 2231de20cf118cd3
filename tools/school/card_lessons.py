"""Lessons of cards: hands played by nets, and each lawful card of each decision tried in the true deal.

A card is tried by laying it and playing on with nets, the own side with the better ones. A tenth of the cards are any
lawful ones, so that unusual moments are met too. The inputs are what the deciding seat may know; the other hands only
decide how each card ends.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import numpy as np

from bot.engine import presets
from bot.engine.rules import Rules, Settlement
from bot.engine.scoring import company_of, makers, outcome_of, points_by_unit, points_for, row_for
from bot.engine.seats import Seat, unit_of
from bot.engine.state import Contract, State
from bot.players.card_play import choose_follow, choose_lead
from bot.players.expert.batch import CARD_INDEX, BatchState, Bytes, Flags, Ints, batch_of
from bot.players.expert.call_evaluator import callers_of, play_calls
from bot.players.expert.card_evaluator import contracts_of, end_numbers
from bot.players.expert.nets import (
    TRAINED_PLAY,
    PlayNets,
    Policies,
    calls_name,
    features,
    load_net,
    merge_copies,
    play_out,
    preset_of,
)
from tests.world.steady_hands import play_state_at_first_lead
from tools.school.lessons import ODD, UNLAWFUL, Lessons, deals, join

_BATCH = 400
_MADE = 3
"""Tricks that a bid is worth if it is made, and costs if it is lost."""


def practise_habits(name: str, seed: int, count: int) -> Lessons:
    """Return the cards of ``count`` deals of a game of ``TRAINED_PLAY`` as ``steady`` plays them; how they end is
    not told.
    """
    rng = random.Random(seed)
    return join([_watch_hands(group, rng) for group in _first_leads(name, rng, count)])


def practise_cards(name: str, seed: int, count: int, nets: PlayNets, *, called: bool = False) -> Lessons:
    """Return the cards of ``count`` deals of a game of ``TRAINED_PLAY``; the ends are the ``advantage`` of the player.

    Where they are to be ``called``, one side, or seat, calls by the net of calls that there is, if there is one.
    """
    rng = random.Random(seed)
    return join([_play_trials(group, nets, rng) for group in _first_leads(name, rng, count, called=called)])


def _first_leads(name: str, rng: random.Random, count: int, *, called: bool = False) -> Iterator[list[State]]:
    """Yield hands at their first lead, as many together as can be played side by side."""
    for options in TRAINED_PLAY[name]:
        groups: dict[int, list[State]] = {}
        rules = presets.build(preset_of(name), options)
        calls = calls_name(rules) if called else None
        caller = load_net("calls", calls) if calls else None
        for number, dealt in enumerate(islice(deals(rules, rng), count // len(TRAINED_PLAY[name]))):
            start = play_calls(dealt, caller, callers_of(rules, Seat(1 + number % rules.units), alike=True))
            if start.turn is not None:
                group = groups.setdefault(len(start.agreed.sitting_out), [])
                group.append(start)
                if len(group) == _BATCH:
                    yield groups.pop(len(start.agreed.sitting_out))
        yield from groups.values()


def _watch_hands(starts: list[State], rng: random.Random) -> Lessons:
    """Return what each seat knew at each decision, and what ``steady`` did."""
    batch, hands, parts = batch_of(starts), [_cards(start, rng) for start in starts], list[Lessons]()
    for at in range(len(hands[0])):
        laid, usual = np.array([hand[at] for hand in hands]).T
        lawful = merge_copies(batch.lawful())
        rows = np.flatnonzero(lawful.sum(1) > 1)
        if len(rows):
            parts.append(_lessons(features(batch, rows), np.where(lawful[rows], 0, UNLAWFUL), usual[rows]))
        batch.lay(batch.held_copies(laid))
    return join(parts)


def _cards(start: State, rng: random.Random) -> list[tuple[int, int]]:
    """Return one hand: the number of each card laid, and of what ``steady`` would have laid."""
    play, hands = play_state_at_first_lead(start), [[], *[[int(card) for card in hand] for hand in start.hands]]
    number, out = CARD_INDEX[start.agreed.trump or 0], []
    while play.tricks < play.hand_size:
        own = hands[play.turn]
        lawful = [card for card in own if play.suits[card] == play.led] if play.trick else []
        usual = choose_follow(play, play.turn, own) if play.trick else choose_lead(play, play.turn, own)
        card = rng.choice(sorted(set(lawful or own))) if rng.random() < ODD else usual
        out.append((int(number[card]), int(number[usual])))
        own.remove(card)
        play.lay(card)
    return out


def _play_trials(starts: list[State], nets: PlayNets, rng: random.Random) -> Lessons:
    """Return hands in which one side, or none, plays as well as the nets can and the others as ``steady``."""
    batch, chances = batch_of(starts), np.random.default_rng(rng.getrandbits(64))
    rules, parts = starts[0].rules, list[Lessons]()
    units = np.array([unit_of(Seat(seat), rules.traits.partners) for seat in rules.seats])
    good, worths = chances.integers(0, units.max() + 1, len(starts)), np.array([_worths(start) for start in starts])
    while batch.tricks < batch.shape.tricks:
        lawful = merge_copies(batch.lawful())
        cards, rows = lawful.argmax(1), np.flatnonzero(lawful.sum(1) > 1)
        if len(rows):
            inputs, allowed = features(batch, rows), lawful[rows]
            best, usual = (np.where(allowed, each(inputs), -np.inf).argmax(1) for each in nets)
            parts.append(_lessons(inputs, _ends(batch, rows, allowed, nets, units, worths), usual))
            anything = np.where(allowed, chances.random(allowed.shape), -1).argmax(1)
            cards[rows] = np.where(good[rows] == units[batch.turn[rows]], best, usual)
            cards[rows] = np.where(chances.random(len(rows)) < ODD, anything, cards[rows])
        batch.lay(batch.held_copies(cards))
    return join(parts)


def _lessons(inputs: Bytes, targets: Ints, usual: Ints) -> Lessons:
    packed = np.packbits(inputs.astype(bool), axis=1)
    return Lessons(packed, targets.astype(np.int8), usual.astype(np.int8))


def _ends(batch: BatchState, rows: Ints, lawful: Flags, nets: PlayNets, units: Ints, worths: Ints) -> Ints:
    """``[rows, 33]``: what each lawful card led to."""
    targets = np.full(lawful.shape, UNLAWFUL)
    lesson, card = np.nonzero(lawful)
    seats = batch.turn[rows][lesson]
    for unit in range(1, units.max() + 1):
        some = np.flatnonzero(units[seats] == unit)
        if len(some):
            tried = batch.rows(rows[lesson[some]])
            tried.lay(tried.held_copies(card[some]))
            play_out(Policies(nets.own, nets.opponents, units == unit), tried, tried.shape.tricks)
            ends = end_numbers(tried, tried.makers_tricks())
            targets[lesson[some], card[some]] = worths[rows[lesson[some]], seats[some], ends]
    return targets


def _worths(start: State) -> list[list[int]]:
    """``[seats, ends]``: the ``advantage`` of each seat at each of ``end_numbers``."""
    rules = start.rules
    ends = [(each, tricks) for each in contracts_of(rules, start.agreed) for tricks in range(rules.hand_size + 1)]
    return [[advantage(rules, each, tricks, Seat(seat)) for each, tricks in ends] for seat in rules.seats]


def advantage(rules: Rules, contract: Contract, tricks: int, seat: Seat) -> int:
    """Return the points of this seat's side less those of the other; among individuals as many times as it has
    opponents, less those of all of them. A few large prizes would drown the rest: so what a maker without partner
    wins from each (law 8.5) counts once, and where twelve tricks are bid (law 8.7) an end is the tricks above the
    bid and ``_MADE`` for it.
    """
    side = makers(rules, contract)
    if rules.traits.bid_from_half and contract.bid is not None:
        above = tricks - contract.bid
        return (above + (_MADE if above >= 0 else -_MADE)) * (1 if seat in side else -1)
    row = row_for(rules, outcome_of(rules, tricks, contract.bid), company_of(rules, contract))
    points = points_by_unit(rules, side, row.makers, points_for(row, tricks, contract.bid or 0))
    ahead = points[unit_of(seat, rules.traits.partners) - 1] * len(points) - sum(points)
    each = rules.settlement is Settlement.EACH and rules.traits.secret_partner and len(side) == 1
    return round(ahead / (rules.players - 1)) if each else ahead
