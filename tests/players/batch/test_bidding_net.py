"""The bidding net: its acts and ends keep their places, it knows the plain cases and the games it was trained on."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import dataclass, fields, replace

import numpy as np
import pytest

from bot.engine import presets
from bot.engine.acts import PASS, Act, CallSuit, ClaimAceNoFace, Fold, OrderUp, act_text
from bot.engine.cards import Suit
from bot.engine.rules import OptionValue, Rules, RulesError
from bot.engine.sides import Seat
from bot.engine.state import Phase, State
from bot.players.batch.bidding_net import (
    ACTS,
    ENDS,
    FOLDED,
    NOTHING,
    TRICKS,
    WIDTH,
    act_index,
    bid_features,
    call_advantages,
    end_index,
    end_values,
)
from bot.players.batch.trained_games import (
    IRRELEVANT_TO_CALLS,
    IRRELEVANT_TO_PLAY,
    TRAINED_CALLS,
    TRAINED_PLAY,
    trained_preset,
)
from bot.players.heuristics.bid_context import bid_context_of
from bot.players.heuristics.payoffs import Payoffs
from bot.players.levels import expert
from bot.players.search.expert import Budget
from tests.players.situations import after, dealt, decisions, on_turn, reshuffled

STANDARD = presets.build("standard")


def turned_down(hand: str) -> State:
    """The queen of spades is turned down and seat 1, left of the dealer, holds this hand."""
    return after(dealt(STANDARD, 4, {1: hand}, "QS"), "pass", "pass", "pass", "pass")


def test_every_act_of_a_call_has_a_place_of_its_own() -> None:
    places: set[int] = set()
    for state in (dealt(STANDARD, 4, {}, "QS"), turned_down("9S TS 9C TC 9D")):
        view = on_turn(state)
        found = [act_index(bid_context_of(view), act) for act in view.legal]
        assert len(set(found)) == len(found)
        assert not places & set(found)
        places |= set(found)
    context = bid_context_of(on_turn(turned_down("9S TS 9C TC 9D")))
    assert places | {act_index(context, Fold())} == set(range(ACTS))
    with pytest.raises(KeyError):
        act_index(context, ClaimAceNoFace())


def test_every_end_has_a_number_of_its_own() -> None:
    numbers = [
        end_index(ours, alone, tricks, 3, 5) for ours in (True, False) for alone in (False, True) for tricks in TRICKS
    ]
    assert [NOTHING, FOLDED, FOLDED + 1, *numbers] == list(range(ENDS))


@pytest.mark.parametrize("preset", ["standard", "newberry"])
def test_ends_are_worth_what_the_rows_pay(preset: str) -> None:
    """At 0:0 a lone march is the best end and theirs the worst; what pays nothing leaves the score as it is."""
    rules = presets.build(preset)
    payoffs = Payoffs(rules, (0, 0), Seat(4), Seat(1))
    values = end_values(rules, payoffs)
    assert len(values) == ENDS
    assert values.max() == values[end_index(True, True, 5, 3, 5)]
    assert values.min() == values[end_index(False, True, 5, 3, 5)]
    assert values[NOTHING] == payoffs.of_points((0, 0))
    assert values[end_index(True, False, 1, 3, 5)] == payoffs.of_points((0, rules.euchre))
    if preset == "newberry":
        assert values[FOLDED] == payoffs.of_points((0, 1))
        assert values[FOLDED + 1] == payoffs.of_points((1, 0))


@pytest.mark.parametrize(
    ("preset", "options", "known"),
    [
        ("standard", {}, "standard"),
        ("standard", {"points": 5, "lone_march": 5}, "standard"),
        ("standard", {"second_round": "throw-in"}, "campus"),
        ("house", {"pack": 24}, "house-24"),
        ("csl", {}, "csl"),
        ("standard", {"pack": 32}, None),
        ("railroad", {}, None),
        ("cutthroat", {}, None),
        ("hasenpfeffer", {}, None),
    ],
)
def test_the_net_knows_games_in_which_calls_are_the_same(
    preset: str, options: dict[str, OptionValue], known: str | None
) -> None:
    assert trained_preset(presets.build(preset, options), TRAINED_CALLS, IRRELEVANT_TO_CALLS) == known


@pytest.mark.parametrize("irrelevant", [IRRELEVANT_TO_CALLS, IRRELEVANT_TO_PLAY], ids=["calls", "play"])
def test_a_changed_option_makes_the_net_step_aside_unless_it_is_irrelevant(irrelevant: frozenset[str]) -> None:
    for name, choice in presets.PRESETS["standard"].choices.items():
        for value in choice.allowed:
            with suppress(RulesError):  # a value that cannot be played
                rules = presets.build("standard", {name: value})
                known = value == choice.default or name in irrelevant
                assert trained_preset(rules, ["standard"], irrelevant) == ("standard" if known else None), (
                    f"{name}={value}"
                )


def test_only_rules_are_listed_as_irrelevant() -> None:
    assert {each.name for each in fields(Rules)} > IRRELEVANT_TO_PLAY > IRRELEVANT_TO_CALLS


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules(Rules):
    """The rules with a house rule that no net knows."""

    call_only_held_suits: bool = False


def test_a_house_rule_makes_the_net_step_aside() -> None:
    """A new field of the rules, or a new option of the preset, is relevant until it is listed as irrelevant."""
    values = {each.name: getattr(STANDARD, each.name) for each in fields(Rules) if each.init}
    assert trained_preset(Rules(**values), TRAINED_CALLS, IRRELEVANT_TO_CALLS) == "standard"
    changed = HouseRules(**values, call_only_held_suits=True)
    assert trained_preset(changed, TRAINED_CALLS, IRRELEVANT_TO_CALLS) is None
    house = replace(STANDARD, options=(*STANDARD.options, ("call_only_held_suits", True)))
    assert trained_preset(house, TRAINED_CALLS, IRRELEVANT_TO_CALLS) is None
    assert trained_preset(house, TRAINED_PLAY, IRRELEVANT_TO_PLAY) is None
    view = on_turn(dealt(STANDARD, 4, {}, "QS"))
    assert call_advantages(view, view.legal)
    assert not call_advantages(view._replace(public=view.public._replace(rules=house)), view.legal)


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
    known = call_advantages(view, view.legal)
    assert known[better] > known[worse]
    assert sum(known.values()) == pytest.approx(0.0, abs=1e-6)


def test_a_bower_for_the_other_side_is_not_ordered() -> None:
    """The right bower would go to an opponent who deals; with their partner dealing the same hand orders."""
    hand = "AS KS 9S AH 9C"
    against, together = (dealt(STANDARD, dealer, {seat: hand}, "JS") for dealer, seat in ((4, 1), (2, 4)))
    together = after(together, "pass")
    views = [on_turn(state) for state in (against, together)]
    order = [
        call_advantages(view, view.legal)[OrderUp(False)] - call_advantages(view, view.legal)[PASS] for view in views
    ]
    assert order[1] > 0
    assert order[1] > order[0] + 0.02


def test_nothing_hidden_goes_in() -> None:
    rng = random.Random(3)
    for state in decisions(STANDARD, rng, 20):
        if state.phase in (Phase.ORDER, Phase.CALL) and state.turn is not None:
            contexts = [bid_context_of(on_turn(each)) for each in (state, reshuffled(state, state.turn, rng))]
            assert (bid_features(contexts[0]) == bid_features(contexts[1])).all()
            assert bid_features(contexts[0]).shape == (WIDTH,)
            assert set(np.unique(bid_features(contexts[0]))) <= {0.0, 1.0}


def test_the_net_counts_as_so_many_worlds() -> None:
    """Trusted above all it decides alone; not trusted at all only the worlds speak."""
    view = on_turn(turned_down("JH AH KH AC 9S"))
    known = call_advantages(view, view.legal)
    sure = expert(Budget(prior_worlds=1_000_000)).advise(view, random.Random(1))
    values = sure.values
    for act in view.legal:
        assert values[act] - values[PASS] == pytest.approx(known[act] - known[PASS], abs=0.01)
    alone = expert(Budget(prior_worlds=0)).advise(view, random.Random(1)).values
    assert any(abs(alone[act] - values[act]) > 0.005 for act in view.legal)


@pytest.mark.parametrize(
    ("acts", "hand", "turnup", "seat", "sound"),
    [
        (5, "JS KS QS JH 9H", "AC", 2, "call S"),
        (4, "JC KC 9D QD JH", "TD", 1, "call C"),
    ],
)
def test_what_the_worlds_show_weighs_more_than_practice(
    acts: int, hand: str, turnup: str, seat: int, sound: str
) -> None:
    """Calls in which the net is off by a few percents of games: most of what the expert does as it plays is sound."""
    view = on_turn(after(dealt(STANDARD, 4, {seat: hand}, turnup), *["pass"] * acts))
    given = [act_text(expert().choose(view, random.Random(seed))) for seed in range(8)]
    assert given.count(sound) >= 5, given
