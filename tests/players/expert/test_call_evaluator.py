"""Calls in many worlds agree with the engine, and the bidding net knows the plain cases."""

from __future__ import annotations

import random
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, fields, replace

import numpy as np
import pytest

from bot.engine import presets
from bot.engine.acts import PASS, Act, Bid, CallSuit, ClaimAceNoFace, Fold, OrderUp, act_text
from bot.engine.cards import Suit
from bot.engine.game import apply
from bot.engine.rules import OptionValue, Outcome, Rules, RulesError
from bot.engine.seats import unit_of
from bot.engine.state import Phase, State
from bot.engine.views import SeatView
from bot.players.bidding import bid_context_of
from bot.players.expert.call_evaluator import (
    CallEvaluator,
    Trial,
    act_count,
    act_index,
    call_features,
    call_inputs,
    call_prior,
    callers_of,
    phases,
)
from bot.players.expert.comparison import OutcomeCounts
from bot.players.expert.decide import Budget, Expert
from bot.players.expert.nets import IRRELEVANT_TO_CALLS, TRAINED_PLAY, PlayNets, calls_name, play_name, preset_of
from bot.players.expert.worlds import state_of
from bot.players.value import payoffs_of
from tests.long_form import sampled
from tests.players.plain_nets import Fixed, Last, act_by_plain_nets
from tests.players.situations import FEW, MIXES, after, dealt, decisions, on_turn, reshuffled
from tests.world import require

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
    ends = evaluator.known
    worlds = evaluator.__class__(view, random.Random(seed)).sampler.worlds(WORLDS)
    for act, tally in tallies.items():
        chances = [ends[Trial(world, bool(at % 2), act)].chance for at, world in enumerate(worlds)]
        assert chances == tally.chances.tolist(), "each world in its place"
    return {trial: end.chance for trial, end in ends.items()}


def carried_out_by_the_engine(view: SeatView, trial: Trial) -> State:
    """The end of the hand, every act by the engine."""
    rules = view.public.rules
    side, taught = callers_of(rules, view.seat, alike=trial.alike), calls_name(rules) is not None
    state = apply(state_of(view, trial.world), view.seat, trial.act)
    while state.turn is not None and state.result is None:
        state = apply(state, state.turn, act_by_plain_nets(state, own=state.turn in side, taught=taught))
    return state


@pytest.mark.parametrize(("preset", "options"), sampled(MIXES, FEW, rest=pytest.mark.proof))
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
            result = require(carried_out_by_the_engine(view, trial).result)
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
    outcomes = set[bool]()
    for state in decisions(presets.build("standard"), random.Random(2), 8):
        if state.phase in phases(state.rules):
            worths = evaluated(on_turn(state), monkeypatch)
            assert {trial.alike for trial in worths} == {False, True}
            view = on_turn(state)
            for trial, worth in worths.items():
                result = require(carried_out_by_the_engine(view, trial._replace(alike=not trial.alike)).result)
                outcomes.add(bool(np.isclose(worth, payoffs_of(view).of_points(result.points))))
    assert outcomes == {False, True}


def test_the_same_trial_is_carried_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    view = next(on_turn(each) for each in decisions(presets.build("standard"), random.Random(3), 1))
    evaluator, tallies = CallEvaluator(view, random.Random(1)), {act: OutcomeCounts() for act in view.legal}
    sampler = evaluator.sampler.worlds(4)
    monkeypatch.setattr(evaluator.sampler, "worlds", lambda count: sampler[:count])
    evaluator.run(view.legal, 4, tallies)
    monkeypatch.setattr("bot.players.expert.call_evaluator.apply_stage", None)
    evaluator.run(view.legal, 4, tallies)
    assert all(len(tally.chances) == 8 for tally in tallies.values())


# -- bidding net
#
# The bidding net: its acts and ends keep their places, it knows the plain cases and the games it was trained on.


STANDARD = presets.build("standard")


def advantages(view: SeatView) -> Mapping[Act, float]:
    """What the net knows of the lawful acts."""
    return require(call_prior(view, view.legal)).advantages


def turned_down(hand: str) -> State:
    """The queen of spades is turned down and seat 1, left of the dealer, holds this hand."""
    return after(dealt(STANDARD, 4, {1: hand}, "QS"), "pass", "pass", "pass", "pass")


def test_every_act_of_a_call_has_a_place_of_its_own() -> None:
    places: set[int] = set()
    for state in (dealt(STANDARD, 4, {}, "QS"), turned_down("9S TS 9C TC 9D")):
        view = on_turn(state)
        indexes = [act_index(bid_context_of(view), act) for act in view.legal]
        assert len(set(indexes)) == len(indexes)
        assert not places & set(indexes)
        places |= set(indexes)
    context = bid_context_of(on_turn(turned_down("9S TS 9C TC 9D")))
    assert places | {act_index(context, Fold())} == set(range(act_count(STANDARD)))
    with pytest.raises(KeyError):
        act_index(context, ClaimAceNoFace())


GAMES = ("standard", "newberry", "cutthroat", "three-seven", "two-handed", "call-ace", "hasenpfeffer")


@pytest.mark.parametrize("preset", ["hasenpfeffer", "double-hasenpfeffer"])
def test_bids_and_names_have_places_of_their_own(preset: str) -> None:
    """Pass and the bids, and the suits from the hand's best; who bid highest is among what the bidder knows."""
    places: dict[Phase, set[int]] = {Phase.BID: set(), Phase.NAME: set()}
    bidders = set[tuple[float, ...]]()
    for state in decisions(presets.build(preset), random.Random(3), 12):
        if state.phase in places:
            context = bid_context_of(on_turn(state))
            indexes = [act_index(context, act) for act in context.legal]
            assert len(set(indexes)) == len(indexes)
            places[state.phase].update(indexes)
            at, features = call_inputs(state.rules), call_features(context)
            assert features[: at.turnup].sum() == len(context.hand)
            assert features[at.bid + (context.bid or 0)] == 1
            bids = [seat for seat, act in state.calls if isinstance(act, Bid)]
            assert features[at.bidder : at.width].sum() == bool(bids)
            bidders.add(tuple(features[at.bidder : at.width]))
    assert not places[Phase.BID] & places[Phase.NAME]
    assert max(places[Phase.BID] | places[Phase.NAME]) < act_count(presets.build(preset))
    assert len(bidders) > 3


@pytest.mark.parametrize(
    ("preset", "options", "option"),
    [
        ("standard", {}, "standard"),
        ("standard", {"points": 5, "lone_march": 5}, "standard"),
        ("standard", {"second_round": "throw-in"}, "campus"),
        ("house", {"pack": 24}, "house-24"),
        ("csl", {}, "csl"),
        ("standard", {"pack": 32}, None),
        ("railroad", {}, "railroad"),
        ("cutthroat", {}, "cutthroat"),
        ("cutthroat", {"pack": 24}, None),
        ("call-ace", {"players": 5}, "call-ace-5"),
        ("hasenpfeffer", {}, "hasenpfeffer"),
    ],
)
def test_the_net_knows_games_in_which_calls_are_the_same(
    preset: str, options: dict[str, OptionValue], option: str | None
) -> None:
    assert calls_name(presets.build(preset, options)) == option


@pytest.mark.parametrize("preset", ["standard", "csl", "cutthroat", "hasenpfeffer"])
def test_a_changed_option_makes_the_net_step_aside_unless_it_is_irrelevant(preset: str) -> None:
    for name, choice in presets.PRESETS[preset].choices.items():
        for value in choice.allowed:
            with suppress(RulesError):  # a value that cannot be played
                is_usual = value == choice.default or name in IRRELEVANT_TO_CALLS
                assert (calls_name(presets.build(preset, {name: value})) == preset) is is_usual, f"{name}={value}"


def test_only_rules_are_listed_as_irrelevant() -> None:
    assert {each.name for each in fields(Rules)} > IRRELEVANT_TO_CALLS


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules(Rules):
    """The rules with a house rule that no net knows."""

    call_only_held_suits: bool = False


def test_a_house_rule_makes_the_net_step_aside() -> None:
    """A new field of the rules, or a new option of the preset, is relevant until it is listed as irrelevant."""
    values = {each.name: getattr(STANDARD, each.name) for each in fields(Rules) if each.init}
    assert calls_name(Rules(**values)) == "standard"
    changed = HouseRules(**values, call_only_held_suits=True)
    assert calls_name(changed) is None
    house = replace(STANDARD, options=(*STANDARD.options, ("call_only_held_suits", True)))
    assert calls_name(house) is None
    view = on_turn(dealt(STANDARD, 4, {}, "QS"))
    assert advantages(view)
    assert call_prior(view._replace(public=view.public._replace(rules=house)), view.legal) is None


def test_every_game_is_played_by_the_nearest_net() -> None:
    for preset, options in MIXES:
        name = play_name(presets.build(preset, options))
        assert name in TRAINED_PLAY
    names = {
        play_name(presets.build(preset_of(name), options)) for name in TRAINED_PLAY for options in TRAINED_PLAY[name]
    }
    assert names == set(TRAINED_PLAY), "each is somebody's"


@pytest.mark.parametrize(
    ("hand", "better", "worse"),
    [
        ("JD JH AD KD AS", CallSuit(Suit.DIAMONDS, True), CallSuit(Suit.DIAMONDS, False)),
        ("JH AH KH AC 9S", CallSuit(Suit.HEARTS, False), PASS),
        ("KH QH 9H AC 9S", CallSuit(Suit.HEARTS, False), CallSuit(Suit.HEARTS, True)),
        ("9D TD 9H TH KS", PASS, CallSuit(Suit.HEARTS, False)),
    ],
)
def test_plain_hands_are_called_as_everybody_calls_them(hand: str, better: Act, worse: Act) -> None:
    """Four top trumps and an ace: alone. Three top trumps and an ace: not a pass. Small trumps: with the partner."""
    view = on_turn(turned_down(hand))
    by_act = advantages(view)
    assert by_act[better] > by_act[worse]
    assert sum(by_act.values()) == pytest.approx(0.0, abs=1e-6)


def test_a_bower_is_not_ordered_to_the_opponents() -> None:
    """The right bower would go to an opponent who deals; with their partner dealing the same hand orders."""
    hand = "AS KS 9S AH 9C"
    against, together = (dealt(STANDARD, dealer, {seat: hand}, "JS") for dealer, seat in ((4, 1), (2, 4)))
    together = after(together, "pass")
    views = [on_turn(state) for state in (against, together)]
    by_view = [advantages(view) for view in views]
    order = [each[OrderUp(False)] - each[PASS] for each in by_view]
    assert order[1] > 0
    assert order[1] > order[0] + 0.02


def test_nothing_hidden_goes_in() -> None:
    rng = random.Random(3)
    for state in decisions(STANDARD, rng, 20):
        if state.phase in (Phase.ORDER, Phase.CALL) and state.turn is not None:
            contexts = [bid_context_of(on_turn(each)) for each in (state, reshuffled(state, state.turn, rng))]
            assert (call_features(contexts[0]) == call_features(contexts[1])).all()
            assert call_features(contexts[0]).shape == (call_inputs(STANDARD).width,)
            assert set(np.unique(call_features(contexts[0]))) <= {0.0, 1.0}


def test_the_net_counts_as_so_many_worlds() -> None:
    """Trusted above all it decides alone; not trusted at all only the worlds speak."""
    view = on_turn(turned_down("JH AH KH AC 9S"))
    by_act = advantages(view)
    sure = Expert(Budget(prior_weight=1e5)).advise(view, random.Random(1))
    values = sure.values
    for act in view.legal:
        assert values[act] - values[PASS] == pytest.approx(by_act[act] - by_act[PASS], abs=0.01)
    alone = Expert(Budget(prior_weight=0)).advise(view, random.Random(1)).values
    assert any(abs(alone[act] - values[act]) > 0.005 for act in view.legal)


@pytest.mark.parametrize(
    ("acts", "hand", "turnup", "seat", "sound"),
    [(5, "JS KS QS JH 9H", "AC", 2, "call S"), (4, "JC KC 9D QD JH", "TD", 1, "call C")],
)
def test_worlds_outweigh_the_nets(acts: int, hand: str, turnup: str, seat: int, sound: str) -> None:
    """Calls in which the net is off by a few percents of games: most of what the expert does as it plays is sound."""
    view = on_turn(after(dealt(STANDARD, 4, {seat: hand}, turnup), *["pass"] * acts))
    given = [act_text(Expert().choose(view, random.Random(seed))) for seed in range(8)]
    assert given.count(sound) >= 5, given


@pytest.mark.parametrize(
    ("preset", "score"), [("standard", (3, 7)), ("cutthroat", (1, 2, 3)), ("hasenpfeffer", (-2, 4))]
)
def test_ones_own_score_comes_first(preset: str, score: tuple[int, ...]) -> None:
    rules = presets.build(preset)
    at = call_inputs(rules)
    for seat in rules.seats:
        context = bid_context_of(on_turn(dealt(rules, seat, {}, "QS", score)))
        by_unit = call_features(context)[at.needs : at.place_and_call].reshape(rules.units, -1)
        own = unit_of(context.seat, rules.traits.partners) - 1
        around = [score[(own + by) % rules.units] for by in range(rules.units)]
        assert (by_unit.argmax(1) + 1).tolist() == [min(10, rules.points - points) for points in around]
        assert by_unit.sum() == rules.units
