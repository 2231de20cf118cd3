"""Lessons of calls: each lawful call of each decision carried out in the true deal to the end.

The caller goes on by nets, in its later calls (from the second term on) and in the play, and so do its partners in one
half of the deals; in the other half these go on as all others do, as ``steady``: who learns beside its own kind alone
counts on a partner who calls as it does, and loses with any other. A tenth of the calls are passes or any lawful ones,
so that unusual moments are met too. The inputs are what the deciding seat may know; the other hands only decide how
each call ends.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import numpy as np

from bot.engine import presets
from bot.engine.acts import PASS
from bot.engine.game import STAGES, apply_stage
from bot.engine.rules import Company, Outcome, Rules
from bot.engine.scoring import company_of, makers
from bot.engine.seats import Seat, unit_of
from bot.engine.state import Contract, Phase, State
from bot.players.bidding import bid_context_of_state
from bot.players.expert.batch import Bytes, batch_of
from bot.players.expert.call_evaluator import (
    GRADES,
    NOTHING,
    act_count,
    act_index,
    call_features,
    callers_of,
    choose_in_deal,
    company_count,
    phases,
    play_calls,
)
from bot.players.expert.nets import TRAINED_CALLS, Net, PlayNets, Policies, play_out, preset_of
from tools.school.lessons import ODD, UNLAWFUL, Lessons, deals, join

_DEALS, _HANDS = 500, 600
"""So many deals are called, and so many hands played, at a time."""
_ALIKE = 0.5
"""In how many of the deals partners are of one kind."""


class CallNets(NamedTuple):
    """By which nets the caller goes on; as long as there is no net of ``calls``, it calls as ``steady``."""

    calls: Net | None
    cards: PlayNets


class Trial(NamedTuple):
    """A call that led to the first lead: who goes on by nets, of which lesson it is, and which output."""

    start: State
    seat: Seat
    callers: frozenset[Seat]
    lesson: int
    act: int


def practise_calls(name: str, seed: int, count: int, nets: CallNets) -> Lessons:
    """Return the calls of ``count`` deals of a game of ``TRAINED_CALLS``."""
    rules, rng = presets.build(preset_of(name), TRAINED_CALLS[name].options), random.Random(seed)
    walk, parts = islice(deals(rules, rng), count), list[Lessons]()
    while some := list(islice(walk, _DEALS)):
        lessons, trials = _call_lessons(rules, some, nets.calls, rng)
        _play(rules, trials, nets.cards, lessons)
        parts.append(lessons)
    return join(parts)


def _call_lessons(
    rules: Rules, starts: list[State], net: Net | None, rng: random.Random
) -> tuple[Lessons, list[Trial]]:
    """Return the calls of these hands; how those end that are to be played is still unknown."""
    inputs, ends, usual, trials = [], list[Bytes](), [], list[Trial]()
    for start in starts:
        state, alike = start, rng.random() < _ALIKE
        callers = callers_of(rules, Seat(rng.randrange(rules.players) + 1), alike=alike)
        while state.turn is not None and state.phase is not Phase.PLAY:
            legal, is_asked = STAGES[state.stage].legal(state), state.phase in phases(rules)
            if is_asked and len(legal) > 1:
                own = callers_of(rules, state.turn, alike=alike)
                context = bid_context_of_state(state, legal)
                row = np.full(act_count(rules), UNLAWFUL, np.int8)
                for act in legal:
                    number, after = act_index(context, act), play_calls(apply_stage(state, state.turn, act), net, own)
                    if after.turn is None:
                        row[number] = end_without_play(after, state.turn)
                    else:
                        trials.append(Trial(after, state.turn, own, len(ends), number))
                        row[number] = 0
                inputs.append(np.packbits(call_features(context).astype(bool)))
                ends.append(row)
                usual.append(act_index(context, choose_in_deal(state)))
            act = choose_in_deal(state, net, callers)
            if is_asked and rng.random() < ODD:
                act = PASS if PASS in legal else rng.choice(legal)
            state = apply_stage(state, state.turn, act)
    return Lessons(np.array(inputs), np.array(ends), np.array(usual, np.int8)), trials


def _play(rules: Rules, trials: list[Trial], nets: PlayNets, lessons: Lessons) -> None:
    """Play the trials and write their ends into the lessons."""
    for some in _alike(trials):
        batch = batch_of([trial.start for trial in some])
        own = np.array([[seat in trial.callers for seat in rules.seats] for trial in some])
        play_out(Policies(nets.own, nets.opponents, own), batch, batch.shape.tricks)
        for trial, tricks in zip(some, batch.makers_tricks().tolist(), strict=True):
            lessons.targets[trial.lesson, trial.act] = end_index(rules, trial.seat, trial.start.agreed, tricks)


def _alike(trials: list[Trial]) -> Iterator[list[Trial]]:
    """Yield those in which as many play, as many together as are played at a time."""
    groups: dict[int, list[Trial]] = {}
    for trial in trials:
        away = len(trial.start.agreed.sitting_out)
        group = groups.setdefault(away, [])
        group.append(trial)
        if len(group) == _HANDS:
            yield groups.pop(away)
    yield from groups.values()


# -- ends
# The number of each end, in the order of ``end_values``.


def _first_play_end(rules: Rules) -> int:
    return 1 + rules.units * rules.traits.turn_up


def _result_count(rules: Rules) -> int:
    """Return the number of ends of one maker in one company; where tricks are bid: tricks made, bids lost, forced bids
    lost.
    """
    return GRADES if rules.traits.turn_up else 2 * rules.hand_size + 1


def _units_from(rules: Rules, seat: Seat, other: Seat) -> int:
    """Return by how many units another seat's unit comes after this seat's; 0 is its own."""
    partners = rules.traits.partners
    return (unit_of(other, partners) - unit_of(seat, partners)) % rules.units


def end_without_play(state: State, seat: Seat) -> int:
    """Return the number of the end of a hand without play."""
    if state.result is None or state.result.outcome is not Outcome.FOLDED:
        return NOTHING
    return 1 + _units_from(state.rules, seat, state.standing.dealer)


def end_index(rules: Rules, seat: Seat, contract: Contract, tricks: int) -> int:
    """Return the number of the end for this seat in which the contract's makers took so many tricks."""
    company = int(contract.alone)
    if rules.traits.secret_partner:
        side = makers(rules, contract)
        company = 0 if len(side) == 1 else 1 if seat in side and seat != contract.maker else 2
    group = _units_from(rules, seat, contract.maker) * company_count(rules) + company
    return _first_play_end(rules) + group * _result_count(rules) + _result_index(rules, contract, tricks)


def _result_index(rules: Rules, contract: Contract, tricks: int) -> int:
    if contract.bid is None:
        return 3 if tricks == rules.hand_size else 2 if tricks >= rules.majority else 1 if tricks else 0
    if tricks >= contract.bid:
        return tricks - 1
    forced = company_of(rules, contract) in (Company.FORCED, Company.FORCED_ALONE)
    return 2 * rules.hand_size if forced else rules.hand_size + contract.bid - 1
