"""Lessons of calls and cards: lawful, honest, and ended as the engine ends them."""

from __future__ import annotations

import random
from itertools import islice

import numpy as np
import pytest

from bot.engine import presets
from bot.engine.acts import PlayCard
from bot.engine.game import apply, legal_acts
from bot.engine.rules import Rules
from bot.engine.scoring import makers, points_for
from bot.engine.seats import Seat, partners_of, unit_of
from bot.engine.state import State
from bot.players.bidding import bid_context_of_state
from bot.players.expert.batch import CARD_INDEX, CARDS, net_layout, play_features
from bot.players.expert.call_evaluator import (
    act_count,
    act_index,
    call_features,
    call_inputs,
    callers_of,
    choose_in_deal,
    phases,
    play_calls,
)
from bot.players.expert.nets import TRAINED_CALLS, TRAINED_PLAY, PlayNets, play_nets, preset_of
from tests.bench.school import nets
from tests.bench.school.call_lessons import CallNets, end_index, end_without_play, practise_calls
from tests.bench.school.card_lessons import practise_cards, practise_habits
from tests.bench.school.lessons import UNLAWFUL, deals
from tests.bench.school.nets import points_of_ends
from tests.long_form import sampled
from tests.players.plain_nets import Fixed, Last, act_by_plain_nets

LESSONS = ("standard", "csl", "three-seven", "call-ace-5", "hasenpfeffer")


def advantages(rules: Rules) -> set[int]:
    """Every end of a hand for every seat, as ``practise_cards`` counts it, by the rules alone."""
    if rules.traits.bid_from_half:
        above = {tricks - bid for bid in range(rules.lowest_bid, rules.hand_size + 1) for tricks in range(bid + 1)}
        above |= {tricks - bid for bid in range(rules.lowest_bid, rules.hand_size + 1) for tricks in range(13)}
        return {sign * (each + (3 if each >= 0 else -3)) for each in above for sign in (1, -1)}
    found = set[int]()
    for row in rules.rows:
        sizes = (1, 2) if rules.traits.secret_partner else (rules.players // 2,) if rules.traits.partners else (1,)
        for tricks in range(rules.hand_size + 1):
            points = points_for(row, tricks, tricks)
            for side in sizes:
                side_points = [points * row.makers] * side
                rest = [points * (not row.makers)] * (rules.players - side)
                units = [side_points[0], rest[0]] if rules.traits.partners else [*side_points, *rest]
                for own in (units[0], units[-1]):
                    ahead = own * len(units) - sum(units)
                    lone = rules.traits.secret_partner and side == 1
                    found.add(round(ahead / (rules.players - 1)) if lone else ahead)
    return found


@pytest.mark.parametrize("name", sampled([*TRAINED_CALLS], LESSONS))
def test_lessons_of_calls(name: str) -> None:
    rules = presets.build(preset_of(name), TRAINED_CALLS[name].options)
    lessons = practise_calls(name, 1, 40, CallNets(None, play_nets(rules)))
    every = np.arange(len(lessons.usual))
    inputs = np.unpackbits(lessons.inputs, axis=1, count=call_inputs(rules).width)
    assert len(every) > 20
    assert lessons.targets.shape == (len(every), act_count(rules))
    held = set(inputs[:, : call_inputs(rules).turnup].sum(1))
    assert held == {rules.hand_size, rules.hand_size + rules.traits.widow}, "the high bidder has the widow"
    assert (lessons.targets[every, lessons.usual] != UNLAWFUL).all()
    assert lessons.targets.max() < len(points_of_ends(rules)) < -UNLAWFUL


@pytest.mark.parametrize("name", sampled([*TRAINED_PLAY], ["standard", "cutthroat", "call-ace-5", "hasenpfeffer"]))
def test_lessons_of_cards(name: str) -> None:
    """Points are those that a hand can bring, and what is mine in the inputs is what I may play."""
    rules = presets.build(preset_of(name), TRAINED_PLAY[name][0])
    lessons = practise_cards(name, 1, 60, play_nets(rules))
    inputs = np.unpackbits(lessons.inputs, axis=1, count=play_features(net_layout(rules)).width)[:, :CARDS]
    lawful = lessons.targets != UNLAWFUL
    ends = set(np.unique(lessons.targets[lawful]))
    assert ends <= advantages(rules)
    assert min(ends) < 0 < max(ends), "who plays may lose points, too"
    assert (lawful.sum(1) > 1).all()
    assert not (lawful & (inputs == 0)).any()


@pytest.mark.parametrize("preset", ["standard", "cutthroat", "hasenpfeffer"])
def test_lessons_play_the_better_net_on_the_leaders_side(preset: str) -> None:
    """What each lead brings, against the engine: the leader's side lays low numbers, the others high ones."""
    rules, lessons = presets.build(preset), practise_cards(preset, 3, 120, PlayNets(Fixed(-1), Fixed(1)))
    source, checked = deals(rules, random.Random(3)), 0
    leads = {(*((card, end) for card, end in enumerate(row) if end != UNLAWFUL),) for row in lessons.targets.tolist()}
    for start in (play_calls(next(source)) for _ in range(120 // len(TRAINED_PLAY[preset]))):
        if start.turn is None:
            continue
        number, brought = CARD_INDEX[start.agreed.trump or 0], dict[int, int]()
        for act in legal_acts(start, start.turn):
            state = apply(start, start.turn, act)
            while state.turn is not None and state.result is None:
                own = state.turn == start.turn or (rules.traits.partners and (state.turn - start.turn) % 2 == 0)
                acts = [act for act in legal_acts(state, state.turn) if isinstance(act, PlayCard)]
                acts.sort(key=lambda act: int(number[act.card]))
                state = apply(state, state.turn, acts[0] if own else acts[-1])
            assert state.result is not None
            assert isinstance(act, PlayCard)
            points = state.result.points
            unit = unit_of(start.turn, rules.traits.partners) - 1
            brought[int(number[act.card])] = points[unit] * len(points) - sum(points)
        assert tuple(sorted(brought.items())) in leads
        checked += len(set(brought.values())) > 1
    assert checked > 10


@pytest.mark.parametrize("preset", ["standard", "cutthroat", "call-ace", "hasenpfeffer"])
@pytest.mark.parametrize("taught", [False, True])
def test_a_call_is_tried_with_the_nets_and_partners_of_both_kinds(preset: str, *, taught: bool) -> None:
    """What each first call brings, against the engine: the caller, and its side in some of the deals, makes the last
    call that there is, and lays low numbers; the others call as ``steady`` and lay high ones.
    """
    rules = presets.build(preset)
    nets = CallNets(Last(rules) if taught else None, PlayNets(Fixed(-1), Fixed(1)))
    lessons, found, checked = practise_calls(preset, 3, 60, nets), set[bool](), 0
    rows = {(bytes(known), bytes(row)) for known, row in zip(lessons.inputs, lessons.targets, strict=True)}
    for start in islice(deals(rules, random.Random(3)), 60):
        if start.turn is None or start.phase not in phases(rules):
            continue
        sides = [callers_of(rules, start.turn, alike=alike) for alike in (False, True)]
        alone, together = (expected_row(start, side, taught=taught) for side in sides)
        assert {alone, together} & rows
        checked += len(set(alone[1])) > 2
        if alone != together:
            found.add(alone in rows)
    assert checked > 5, "many of the calls end differently"
    assert found == ({True, False} if rules.traits.partners else set())


def expected_row(start: State, side: frozenset[Seat], *, taught: bool) -> tuple[bytes, bytes]:
    """What the first to call knows, and how each of its calls ends."""
    seat = start.turn or Seat(1)
    context = bid_context_of_state(start, legal_acts(start, seat))
    row = np.full(act_count(start.rules), UNLAWFUL, np.int8)
    for act in legal_acts(start, seat):
        state = apply(start, seat, act)
        while state.turn is not None and state.result is None:
            state = apply(state, state.turn, act_by_plain_nets(state, own=state.turn in side, taught=taught))
        row[act_index(context, act)] = end_of_result(state, seat)
    return bytes(np.packbits(call_features(context).astype(bool))), bytes(row)


def end_of_result(state: State, seat: Seat) -> int:
    """The end of a hand by the makers' tricks as the engine counted them."""
    if state.contract is None or not state.tricks:
        return end_without_play(state, seat)
    side = makers(state.rules, state.agreed)
    taken = sum(trick.winner in side for trick in state.tricks)
    return end_index(state.rules, seat, state.agreed, taken)


@pytest.mark.parametrize("preset", ["standard", "hasenpfeffer"])
def test_a_share_of_the_seats_calls_by_the_net(preset: str) -> None:
    """A seat that has the net makes the call that the net likes best; the others call as ``steady``."""
    rules, other = presets.build(preset), 0
    for dealt in islice(deals(rules, random.Random(5)), 40):
        seat = dealt.turn or Seat(1)
        acts = legal_acts(dealt, seat)
        context = bid_context_of_state(dealt, acts)
        last = max(acts, key=lambda act: act_index(context, act))
        own, nobody = callers_of(rules, seat, alike=True), frozenset[Seat]()
        assert own == {seat, *partners_of(seat, rules.players)} > callers_of(rules, seat, alike=False) == {seat}
        assert choose_in_deal(dealt, Last(rules), own) == last
        assert choose_in_deal(dealt, Last(rules), frozenset(map(Seat, rules.seats)) - own) == choose_in_deal(dealt)
        assert choose_in_deal(dealt, None, own) == choose_in_deal(dealt)
        other += last != choose_in_deal(dealt)
        assert play_calls(dealt, Last(rules), own) == play_calls(apply(dealt, seat, last), Last(rules), own)
        assert play_calls(dealt, None, own) == play_calls(dealt, Last(rules), nobody) == play_calls(dealt)
    assert other > 5
    nets = play_nets(rules)
    steadily, called = (practise_cards(preset, 1, 60, nets, called=called) for called in (False, True))
    assert steadily.inputs.tobytes() != called.inputs.tobytes()


@pytest.mark.parametrize("name", sampled([*TRAINED_PLAY], ["three-seven", "double-hasenpfeffer"]))
def test_lessons_are_the_same_however_many_processes_give_them(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nets, "_PART", 6)
    one, two = (nets.gather(practise_habits, name, 14, jobs) for jobs in (1, 2))
    assert all((mine == other).all() for mine, other in zip(one, two, strict=True))
    assert len({bytes(row) for row in one.inputs}) > len(one.inputs) / 2, "each part has deals of its own"
    assert (one.targets[np.arange(len(one.usual)), one.usual] == 0).all()
    assert not np.array_equal(one.inputs[:20], nets.gather(practise_habits, name, 14, 1, term=1).inputs[:20])
