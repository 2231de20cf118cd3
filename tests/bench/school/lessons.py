"""Lessons: decisions of ``steady`` at every seat, each lawful act of them carried out in the true deal to the end.

A tenth of the acts are any lawful one, so that unusual moments are met too. The inputs are what the deciding seat may
know; the other hands only decide how each act ends.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

import numpy as np

from bot.engine import presets
from bot.engine.acts import PASS, Act
from bot.engine.cards import Card, make_pack
from bot.engine.core import begin, deal
from bot.engine.ending import company_of, outcome_of
from bot.engine.flow import STAGES
from bot.engine.partner import turn_up_suit
from bot.engine.rules import Outcome, Rules
from bot.engine.scoring import amount, row_for
from bot.engine.sides import Seat, side_of
from bot.engine.state import Contract, Phase, State
from bot.players.batch.bidding_net import ACTS, ENDS, FOLDED, NOTHING, act_index, bid_features, end_index
from bot.players.batch.card_index import CARD_INDEX, SUIT_INDEX, SUITS
from bot.players.batch.features import features
from bot.players.batch.state import DEAD, LAID_AWAY, NOBODY, SEATS, UNDER, BatchState
from bot.players.heuristics.bid_context import bid_context_of_state
from bot.players.heuristics.follows import follow
from bot.players.heuristics.leads import lead
from bot.players.heuristics.play_state import PlayState
from bot.players.heuristics.playout import play_out
from bot.players.heuristics.steady import decide
from bot.players.search.arrays import CARDS, Bytes, Ints
from bot.players.search.hand_rollout import play_state_at_first_lead, step, to_first_lead

UNLAWFUL = -128
_ODD = 0.1
_LEVEL = 0.6
"""How many of the deals are at the start of a game; the others are at any score."""
_BATCH = 400
_CALLS = (Phase.ORDER, Phase.CALL)


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
        score = (0, 0) if rng.random() < _LEVEL else (rng.randrange(rules.points), rng.randrange(rules.points))
        state = state._replace(standing=replace(state.standing, score=score))
        yield deal(state, tuple(pack))


def usual_act(state: State, legal: tuple[Act, ...]) -> Act:
    """What ``steady`` does before the play."""
    return legal[0] if len(legal) == 1 else decide(bid_context_of_state(state, legal))


def practise_calls(preset: str, seed: int, count: int) -> Lessons:
    """The calls of ``count`` deals."""
    rules, rng = presets.build(preset), random.Random(seed)
    known, ends, usual = [], [], []
    for start in islice(deals(rules, rng), count):
        state = start
        while state.turn is not None and state.contract is None:
            legal = STAGES[state.stage].legal(state)
            sound = usual_act(state, legal)
            if len(legal) > 1 and state.phase in _CALLS:
                context = bid_context_of_state(state, legal)
                row = np.full(ACTS, UNLAWFUL, np.int8)
                for act in legal:
                    row[act_index(context, act)] = _end_of_call(step(state, state.turn, act), state.turn)
                known.append(np.packbits(bid_features(context).astype(bool)))
                ends.append(row)
                usual.append(act_index(context, sound))
            if state.phase in _CALLS and rng.random() < _ODD:
                sound = PASS if PASS in legal else rng.choice(legal)
            state = step(state, state.turn, sound)
    return Lessons(np.array(known), np.array(ends), np.array(usual, np.int8))


def _end_of_call(state: State, seat: Seat) -> int:
    """The end that this leads to, as ``experience`` numbers them, for the side of the seat."""
    state = to_first_lead(state)
    if state.turn is None:
        if state.result is None or state.result.outcome is not Outcome.FOLDED:
            return NOTHING
        return FOLDED + (side_of(state.standing.dealer) != side_of(seat))
    play = play_state_at_first_lead(state)
    play_out(play, [[], *[[int(card) for card in hand] for hand in state.hands]])
    contract, rules = state.agreed, state.rules
    ours = side_of(contract.maker) == side_of(seat)
    return end_index(ours, contract.alone, _makers_tricks(play), rules.majority, rules.hand_size)


def _makers_tricks(play: PlayState) -> int:
    return sum(play.taken[seat] for seat in range(1, SEATS + 1) if play.makers >> seat & 1)


class _Hand(NamedTuple):
    """One hand as it was played: the moment of the first lead, the cards in their order, and what they taught."""

    start: State
    cards: list[int]
    taught: dict[int, tuple[Bytes, int]]


def practise_cards(preset: str, seed: int, count: int) -> Lessons:
    """The cards of ``count`` deals; the ends are points of the player's side."""
    rules, rng = presets.build(preset), random.Random(seed)
    parts: list[Lessons] = []
    hands: dict[int, list[_Hand]] = {}
    for dealt in islice(deals(rules, rng), count):
        start = to_first_lead(dealt)
        if start.turn is not None and len(start.agreed.sitting_out) <= 1 and not start.agreed.lone_defender:
            group = hands.setdefault(len(start.agreed.sitting_out), [])
            group.append(_play(start, rng))
            if len(group) == _BATCH:
                parts.append(_watch(group))
                group.clear()
    return join(parts + [_watch(group) for group in hands.values() if group])


def _play(start: State, rng: random.Random) -> _Hand:
    play, hands = play_state_at_first_lead(start), [[], *[[int(card) for card in hand] for hand in start.hands]]
    number, hand = CARD_INDEX[start.agreed.trump or 0], _Hand(start, [], {})
    while play.tricks < play.hand_size:
        own = hands[play.turn]
        lawful = [card for card in own if play.suits[card] == play.led] if play.trick else []
        lawful = lawful or own
        card = lawful[0]
        if len(lawful) > 1:
            card = follow(play, play.turn, own) if play.trick else lead(play, play.turn, own)
            row = np.full(CARDS, UNLAWFUL, np.int8)
            for other in lawful:
                row[number[other]] = _points_of_card(start, play, hands, other)
            hand.taught[len(hand.cards)] = (row, int(number[card]))
            card = rng.choice(lawful) if rng.random() < _ODD else card
        hand.cards.append(int(number[card]))
        own.remove(card)
        play.lay(card)
    return hand


def _points_of_card(start: State, play: PlayState, hands: list[list[int]], card: int) -> int:
    branch, rest, seat = play.copy(), [hand[:] for hand in hands], play.turn
    rest[seat].remove(card)
    branch.lay(card)
    play_out(branch, rest)
    contract, rules = start.agreed, start.rules
    tricks = _makers_tricks(branch)
    row = row_for(rules, outcome_of(rules, tricks, None), company_of(rules, contract))
    ours = (side_of(contract.maker) == side_of(Seat(seat))) == row.makers
    return amount(row, tricks, 0) * (1 if ours else -1)


def _watch(hands: list[_Hand]) -> Lessons:
    """Walk through all hands side by side and note what the seat on turn knew at each lesson."""
    batch, parts = batch_of([hand.start for hand in hands]), []
    for at in range(len(hands[0].cards)):
        rows = [row for row, hand in enumerate(hands) if at in hand.taught]
        if rows:
            known = np.packbits(features(batch, np.array(rows)).astype(bool), axis=1)
            targets, usual = zip(*[hands[row].taught[at] for row in rows], strict=True)
            parts.append(Lessons(known, np.array(targets), np.array(usual, np.int8)))
        batch.lay(np.array([hand.cards[at] for hand in hands]))
    return join(parts)


def batch_of(starts: list[State]) -> BatchState:
    """The first leads of these hands side by side; all with as many players."""
    facts: list[Contract] = [start.agreed for start in starts]

    def column(values: list[int]) -> Ints:
        return np.array(values, np.int64)

    none = np.zeros(len(starts), np.int64)
    turnups = [int(CARD_INDEX[fact.trump or 0, start.dealt.turnup]) for start, fact in zip(starts, facts, strict=True)]
    down = [
        int(SUIT_INDEX[fact.trump or 0, turn_up_suit(start.dealt.turnup or Card(0))]) if start.dealt.turned_down else 0
        for start, fact in zip(starts, facts, strict=True)
    ]
    return BatchState(
        where=np.array([_places(start) for start in starts]), turn=column([(start.turn or 1) - 1 for start in starts]),
        led=none, winning=none, best=none, voids=np.zeros((len(starts), SEATS, SUITS), np.int8),
        taken=np.zeros((len(starts), 2), np.int64), maker=column([fact.maker - 1 for fact in facts]),
        dealer=column([start.standing.dealer - 1 for start in starts]),
        out=column([fact.sitting_out[0] - 1 if fact.sitting_out else NOBODY for fact in facts]),
        ordered=column([start.exchange.turnup_taken_by is not None for start in starts]),
        turned_down=column(down), turnup=column(turnups), laid=0, tricks=0, active=SEATS - len(facts[0].sitting_out),
    )  # fmt: skip


def _places(start: State) -> Bytes:
    """Where every card is at the first lead, as ``BatchState.where`` has it."""
    number, rules = CARD_INDEX[start.agreed.trump or 0], start.rules
    out = np.full(CARDS, DEAD, np.int8)
    out[number[list(make_pack(rules.pack, rules.joker))]] = UNDER
    for seat, hand in enumerate(start.hands, 1):
        out[number[list(hand)]] = UNDER if seat in start.agreed.sitting_out else seat - 1
    for _, cards in start.exchange.discards:
        out[number[list(cards)]] = LAID_AWAY
    if start.exchange.turnup_taken_by is None:
        out[number[start.dealt.turnup]] = DEAD
    return out


assert ENDS < -UNLAWFUL
