"""Lessons: decisions of ``steady`` at every seat, each lawful act of them carried out in the true deal to the end.

A tenth of the acts are any lawful one, so that unusual moments are met too. The inputs are what the deciding seat may
know; the other hands only decide how each act ends.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from itertools import islice
from typing import NamedTuple

import numpy as np

from bot.engine import presets
from bot.engine.acts import PASS, Act
from bot.engine.cards import make_pack
from bot.engine.core import begin, deal
from bot.engine.ending import company_of, makers, outcome_of, spread
from bot.engine.flow import STAGES
from bot.engine.rules import Rules, Settlement
from bot.engine.scoring import amount, row_for
from bot.engine.sides import Seat, unit_of
from bot.engine.state import Phase, State
from bot.engine.views import seat_view
from bot.players.batch.call_ends import end_index, end_without_play
from bot.players.batch.call_inputs import act_count, act_index, call_features, phases
from bot.players.batch.card_index import CARD_INDEX
from bot.players.batch.features import features
from bot.players.batch.first_lead import CardPlaces, call_partners, new_batch
from bot.players.batch.state import LAID_AWAY, UNDER, BatchState
from bot.players.batch.trained_games import TRAINED_CALLS, TRAINED_PLAY, preset_of
from bot.players.heuristics.bid_context import bid_context_of_state
from bot.players.heuristics.follows import follow
from bot.players.heuristics.leads import lead
from bot.players.heuristics.play_state import PlayState
from bot.players.heuristics.playout import play_out
from bot.players.heuristics.steady import decide
from bot.players.search.arrays import CARDS, Bytes, Ints, counts_of
from bot.players.search.hand_rollout import play_state_at_first_lead, step, to_first_lead

UNLAWFUL = -128
_ODD = 0.1
_LEVEL = 0.6
"""How many of the deals are at the start of a game; the others are at any score."""
_BATCH = 400
_MADE = 3
"""Tricks that a bid is worth if it is made, and costs if it is lost."""


class Lessons(NamedTuple):
    """``inputs`` ``[n, ...]`` are bits packed to bytes; ``targets`` ``[n, acts]`` how each act ended, or ``UNLAWFUL``;
    ``usual`` ``[n]`` what ``steady`` does.
    """

    inputs: np.ndarray[tuple[int, ...], np.dtype[np.uint8]]
    targets: Bytes
    usual: Bytes

    def rows(self, chosen: Ints | slice) -> Lessons:
        """Some of them."""
        return Lessons(self.inputs[chosen], self.targets[chosen], self.usual[chosen])


def join(parts: list[Lessons]) -> Lessons:
    """All of them."""
    return Lessons(*[np.concatenate(column) for column in zip(*parts, strict=True)])


def deals(rules: Rules, rng: random.Random) -> Iterator[State]:
    """Deals without end, each before the first call."""
    while True:
        pack = list(make_pack(rules.pack, rules.joker))
        rng.shuffle(pack)
        state = begin(rules, Seat(rng.randrange(rules.players) + 1))
        level = rng.random() < _LEVEL
        score = tuple(0 if level else rng.randrange(rules.points) for _ in range(rules.units))
        state = state._replace(standing=replace(state.standing, score=score))
        yield deal(state, tuple(pack))


def usual_act(state: State, legal: tuple[Act, ...]) -> Act:
    """What ``steady`` does before the play."""
    return legal[0] if len(legal) == 1 else decide(bid_context_of_state(state, legal))


def practise_calls(name: str, seed: int, count: int) -> Lessons:
    """The calls of ``count`` deals of a game of ``TRAINED_CALLS``."""
    rules, rng = presets.build(preset_of(name), TRAINED_CALLS[name].options), random.Random(seed)
    known, ends, usual, asked = [], [], [], phases(rules)
    for start in islice(deals(rules, rng), count):
        state = start
        while state.turn is not None and state.phase is not Phase.PLAY:
            legal = STAGES[state.stage].legal(state)
            sound = usual_act(state, legal)
            if len(legal) > 1 and state.phase in asked:
                context = bid_context_of_state(state, legal)
                row = np.full(act_count(rules), UNLAWFUL, np.int8)
                for act in legal:
                    row[act_index(context, act)] = _end_of_call(step(state, state.turn, act), state.turn)
                known.append(np.packbits(call_features(context).astype(bool)))
                ends.append(row)
                usual.append(act_index(context, sound))
            if state.phase in asked and rng.random() < _ODD:
                sound = PASS if PASS in legal else rng.choice(legal)
            state = step(state, state.turn, sound)
    return Lessons(np.array(known), np.array(ends), np.array(usual, np.int8))


def _end_of_call(state: State, seat: Seat) -> int:
    """The end that this leads to for this seat, by ``end_index``."""
    state, rules = to_first_lead(state), state.rules
    if state.turn is None:
        return end_without_play(state, seat)
    play = play_state_at_first_lead(state)
    play_out(play, [[], *[[int(card) for card in hand] for hand in state.hands]])
    contract = state.agreed
    return end_index(rules, seat, contract, sum(play.taken[maker] for maker in makers(rules, contract)))


class _Hand(NamedTuple):
    """One hand as it was played: the moment of the first lead, the cards in their order, and what they taught."""

    start: State
    cards: list[int]
    taught: dict[int, tuple[Bytes, int]]


def practise_cards(name: str, seed: int, count: int) -> Lessons:
    """The cards of ``count`` deals of a game of ``TRAINED_PLAY``; the ends are ``_advantage`` of the player."""
    rng, parts = random.Random(seed), list[Lessons]()
    for options in TRAINED_PLAY[name]:
        rules = presets.build(preset_of(name), options)
        hands: dict[int, list[_Hand]] = {}
        for dealt in islice(deals(rules, rng), count // len(TRAINED_PLAY[name])):
            start = to_first_lead(dealt)
            if start.turn is not None:
                group = hands.setdefault(len(start.agreed.sitting_out), [])
                group.append(_play(start, rng))
                if len(group) == _BATCH:
                    parts.append(_watch(group))
                    group.clear()
        parts += [_watch(group) for group in hands.values() if group]
    return join(parts)


def _play(start: State, rng: random.Random) -> _Hand:
    play, hands = play_state_at_first_lead(start), [[], *[[int(card) for card in hand] for hand in start.hands]]
    number, hand = CARD_INDEX[start.agreed.trump or 0], _Hand(start, [], {})
    while play.tricks < play.hand_size:
        own = hands[play.turn]
        lawful = sorted({card for card in own if play.suits[card] == play.led}) if play.trick else []
        lawful = lawful or sorted(set(own))
        card = lawful[0]
        if len(lawful) > 1:
            card = follow(play, play.turn, own) if play.trick else lead(play, play.turn, own)
            row = np.full(CARDS, UNLAWFUL, np.int8)
            for other in lawful:
                row[number[other]] = _advantage_of_card(start, play, hands, other)
            hand.taught[len(hand.cards)] = (row, int(number[card]))
            card = rng.choice(lawful) if rng.random() < _ODD else card
        hand.cards.append(int(number[card]))
        own.remove(card)
        play.lay(card)
    return hand


def _advantage_of_card(start: State, play: PlayState, hands: list[list[int]], card: int) -> int:
    """The points of this seat's side less those of the other; among individuals as many times as it has opponents, less
    those of all of them. A few large prizes would drown the rest: so what a maker without partner wins from each (law
    8.5) counts once, and where twelve tricks are bid (law 8.7) an end is the tricks above the bid and ``_MADE`` for it.
    """
    branch, rest, seat = play.copy(), [hand[:] for hand in hands], play.turn
    rest[seat].remove(card)
    branch.lay(card)
    play_out(branch, rest)
    contract, rules = start.agreed, start.rules
    side = makers(rules, contract)
    tricks = sum(branch.taken[maker] for maker in side)
    if rules.traits.bid_from_half and contract.bid is not None:
        above = tricks - contract.bid
        return (above + (_MADE if above >= 0 else -_MADE)) * (1 if seat in side else -1)
    row = row_for(rules, outcome_of(rules, tricks, contract.bid), company_of(rules, contract))
    points = spread(rules, side, row.makers, amount(row, tricks, contract.bid or 0))
    ahead = points[unit_of(Seat(seat), rules.traits.partners) - 1] * len(points) - sum(points)
    each = rules.settlement is Settlement.EACH and rules.traits.secret_partner and len(side) == 1
    return round(ahead / (rules.players - 1)) if each else ahead


def _watch(hands: list[_Hand]) -> Lessons:
    """Walk through all hands side by side and note what the seat on turn knew at each lesson."""
    batch, parts = batch_of([hand.start for hand in hands]), []
    for at in range(len(hands[0].cards)):
        rows = [row for row, hand in enumerate(hands) if at in hand.taught]
        if rows:
            known = np.packbits(features(batch, np.array(rows)).astype(bool), axis=1)
            targets, usual = zip(*[hands[row].taught[at] for row in rows], strict=True)
            parts.append(Lessons(known, np.array(targets), np.array(usual, np.int8)))
        batch.lay(batch.held_copies(np.array([hand.cards[at] for hand in hands])))
    return join(parts)


def batch_of(starts: list[State]) -> BatchState:
    """The first leads of these hands side by side; all of one game, with as many players who sit out."""
    return reduce(BatchState.joined, map(_batch_of, starts))


def _batch_of(start: State) -> BatchState:
    view, away = seat_view(start, start.turn or Seat(1)), start.agreed.sitting_out
    places = CardPlaces(view, 1)
    for seat, hand in enumerate(start.hands, 1):
        places.put(counts_of(hand), UNDER if seat in away else seat - 1)
    for seat, cards in start.exchange.discards:
        places.put(counts_of(cards), LAID_AWAY + seat - 1)
    return call_partners(new_batch(view, places.finished()))
