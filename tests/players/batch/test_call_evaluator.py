"""What becomes of calls and exchanges in many worlds, against the engine."""

from __future__ import annotations

import random

import numpy as np
import pytest

from bot.engine import presets
from bot.engine.acts import ClaimAceNoFace
from bot.engine.game import apply
from bot.engine.rules import OptionValue, Outcome
from bot.engine.state import Phase, State
from bot.engine.views import SeatView
from bot.players.expert.call_evaluator import CallEvaluator, Trial, callers_of, phases
from bot.players.expert.comparison import OutcomeCounts
from bot.players.expert.nets import PlayNets, calls_name
from bot.players.expert.worlds import state_of
from bot.players.value import payoffs_of
from tests.players.plain_nets import Fixed, Last, act_by_plain_nets
from tests.players.situations import MIXES, dealt, decisions, on_turn

WORLDS = 6


def evaluated(view: SeatView, monkeypatch: pytest.MonkeyPatch, seed: int = 1) -> dict[Trial, float]:
    """What each act of this moment is worth in each world, where plain nets decide."""
    rules = view.public.rules
    plain = PlayNets(Fixed(-1), Fixed(1))
    monkeypatch.setattr("bot.players.expert.call_evaluator.play_nets", lambda _: plain)
    monkeypatch.setattr("bot.players.expert.call_evaluator.load_net", lambda *_: Last(rules))
    evaluator, tallies = CallEvaluator(view, random.Random(seed)), {act: OutcomeCounts() for act in view.legal[:5]}
    evaluator.run([*tallies], WORLDS, tallies)
    assert {len(tally.chances) for tally in tallies.values()} == {WORLDS}
    ends = evaluator._known
    worlds = evaluator.__class__(view, random.Random(seed))._sampler.worlds(WORLDS)
    for act, tally in tallies.items():
        told = [ends[Trial(world, bool(at % 2), act)].chance for at, world in enumerate(worlds)]
        assert told == tally.chances.tolist(), "each world in its place"
    return {trial: end.chance for trial, end in ends.items()}


def carried_out_by_the_engine(view: SeatView, trial: Trial) -> State:
    """The end of the hand, every act by the engine."""
    rules = view.public.rules
    side, taught = callers_of(rules, view.seat, alike=trial.alike), calls_name(rules) is not None
    state = apply(state_of(view, trial.world), view.seat, trial.act)
    while state.turn is not None and state.result is None:
        state = apply(state, state.turn, act_by_plain_nets(state, own=state.turn in side, taught=taught))
    return state


@pytest.mark.parametrize(("preset", "options"), MIXES)
def test_each_act_ends_in_each_world_as_the_engine_ends_it(
    preset: str, options: dict[str, OptionValue], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One's own side calls by the net and lays low numbers, a partner of another kind and the others as they do."""
    rules, checked = presets.build(preset, options), 0
    for state in decisions(rules, random.Random(11), 5):
        if state.phase in (Phase.PLAY, Phase.CUT, Phase.TURN_TABLES) or checked > 150:
            continue
        view = on_turn(state)
        for trial, worth in evaluated(view, monkeypatch).items():
            result = carried_out_by_the_engine(view, trial).result
            assert result is not None
            assert worth == payoffs_of(view).of_points(result.points, result.outcome is Outcome.REDEAL)
            checked += 1
    assert checked > 30


def test_after_a_redeal_the_same_dealer_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand that is thrown in by a claim (law 3.1) is worth another deal by the same dealer."""
    rules = presets.build("csl", {"ace_no_face": True, "cut": "no"})
    view = on_turn(dealt(rules, 4, {1: "AS 9S 9H TD TC"}, "QH"))
    worths = evaluated(view._replace(legal=(ClaimAceNoFace(),)), monkeypatch)
    payoffs = payoffs_of(view)
    assert set(worths.values()) == {payoffs.of_points((0, 0), redeal=True)} != {payoffs.of_points((0, 0))}


def test_a_partner_of_another_kind_makes_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    """In every other world the partner goes on as ``steady`` does."""
    found = set[bool]()
    for state in decisions(presets.build("standard"), random.Random(2), 8):
        if state.phase in phases(state.rules):
            worths = evaluated(on_turn(state), monkeypatch)
            assert {trial.alike for trial in worths} == {False, True}
            view = on_turn(state)
            for trial, worth in worths.items():
                result = carried_out_by_the_engine(view, trial._replace(alike=not trial.alike)).result
                assert result is not None
                found.add(bool(np.isclose(worth, payoffs_of(view).of_points(result.points))))
    assert found == {False, True}


def test_the_same_trial_is_carried_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    view = next(on_turn(each) for each in decisions(presets.build("standard"), random.Random(3), 1))
    evaluator, tallies = CallEvaluator(view, random.Random(1)), {act: OutcomeCounts() for act in view.legal}
    sampler = evaluator._sampler.worlds(4)
    monkeypatch.setattr(evaluator._sampler, "worlds", lambda count: sampler[:count])
    evaluator.run(view.legal, 4, tallies)
    monkeypatch.setattr("bot.players.expert.call_evaluator.apply_stage", None)
    evaluator.run(view.legal, 4, tallies)
    assert all(len(tally.chances) == 8 for tally in tallies.values())
