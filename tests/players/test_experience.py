"""What experience says of calls: its acts and ends keep their places, and it knows the plain cases."""

from __future__ import annotations

import random

import numpy as np
import pytest

from bot.engine import presets
from bot.engine.acts import PASS, Act, CallSuit, ClaimAceNoFace, Fold, OrderUp
from bot.engine.cards import Suit
from bot.engine.rules import OptionValue
from bot.engine.sides import Seat
from bot.engine.state import Phase, State
from bot.players.batch.bidding_net import (
    ACTS,
    ENDS,
    FOLDED,
    NOTHING,
    TRICKS,
    WIDTH,
    end_number,
    gains,
    inputs,
    practised,
    slot,
    worths,
)
from bot.players.heuristics.bid_context import of_view
from bot.players.search.expert import Budget, Expert
from bot.players.search.hand_rollout import Stakes
from tests.players.situations import after, dealt, decisions, on_turn, reshuffled

STANDARD = presets.build("standard")


def turned_down(hand: str) -> State:
    """The queen of spades is turned down and seat 1, left of the dealer, holds this hand."""
    return after(dealt(STANDARD, 4, {1: hand}, "QS"), "pass", "pass", "pass", "pass")


def test_every_act_of_a_call_has_a_place_of_its_own() -> None:
    places: set[int] = set()
    for state in (dealt(STANDARD, 4, {}, "QS"), turned_down("9S TS 9C TC 9D")):
        view = on_turn(state)
        found = [slot(of_view(view), act) for act in view.legal]
        assert len(set(found)) == len(found)
        assert not places & set(found)
        places |= set(found)
    desk = of_view(on_turn(turned_down("9S TS 9C TC 9D")))
    assert places | {slot(desk, Fold())} == set(range(ACTS))
    with pytest.raises(KeyError):
        slot(desk, ClaimAceNoFace())


def test_every_end_has_a_number_of_its_own() -> None:
    numbers = [
        end_number(ours, alone, tricks, 3, 5) for ours in (True, False) for alone in (False, True) for tricks in TRICKS
    ]
    assert [NOTHING, FOLDED, FOLDED + 1, *numbers] == list(range(ENDS))


@pytest.mark.parametrize("preset", ["standard", "newberry"])
def test_ends_are_worth_what_the_rows_pay(preset: str) -> None:
    """At 0:0 a lone march is the best end and theirs the worst; what pays nothing leaves the score as it is."""
    rules = presets.build(preset)
    stakes = Stakes(rules, (0, 0), Seat(4), Seat(1))
    values = worths(rules, stakes)
    assert len(values) == ENDS
    assert values.max() == values[end_number(True, True, 5, 3, 5)]
    assert values.min() == values[end_number(False, True, 5, 3, 5)]
    assert values[NOTHING] == stakes.of_points((0, 0))
    assert values[end_number(True, False, 1, 3, 5)] == stakes.of_points((0, rules.euchre))
    if preset == "newberry":
        assert values[FOLDED] == stakes.of_points((0, 1))
        assert values[FOLDED + 1] == stakes.of_points((1, 0))


@pytest.mark.parametrize(
    ("preset", "options", "known"),
    [
        ("standard", {}, "standard"),
        ("standard", {"points": 5, "lone_march": 5}, "standard"),
        ("standard", {"second_round": "throw-in"}, None),
        ("standard", {"pack": 32}, None),
        ("cutthroat", {}, None),
        ("hasenpfeffer", {}, None),
    ],
)
def test_experience_is_had_where_the_laws_of_calling_are_the_same(
    preset: str, options: dict[str, OptionValue], known: str | None
) -> None:
    assert practised(presets.build(preset, options)) == known


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
    known = gains(view, view.legal)
    assert known[better] > known[worse]
    assert sum(known.values()) == pytest.approx(0.0, abs=1e-6)


def test_a_bower_for_the_other_side_is_not_ordered() -> None:
    """The right bower would go to an opponent who deals; with his partner dealing the same hand orders."""
    hand = "AS KS 9S AH 9C"
    against, together = (dealt(STANDARD, dealer, {seat: hand}, "JS") for dealer, seat in ((4, 1), (2, 4)))
    together = after(together, "pass")
    views = [on_turn(state) for state in (against, together)]
    order = [gains(view, view.legal)[OrderUp(False)] - gains(view, view.legal)[PASS] for view in views]
    assert order[1] > 0
    assert order[1] > order[0] + 0.02


def test_nothing_hidden_goes_in() -> None:
    rng = random.Random(3)
    for state in decisions(STANDARD, rng, 20):
        if state.phase in (Phase.ORDER, Phase.CALL) and state.turn is not None:
            desks = [of_view(on_turn(each)) for each in (state, reshuffled(state, state.turn, rng))]
            assert (inputs(desks[0]) == inputs(desks[1])).all()
            assert inputs(desks[0]).shape == (WIDTH,)
            assert set(np.unique(inputs(desks[0]))) <= {0.0, 1.0}


def test_experience_counts_as_so_many_worlds() -> None:
    """Trusted above all it decides alone; not trusted at all only the worlds speak."""
    view = on_turn(turned_down("JH AH KH AC 9S"))
    known = gains(view, view.legal)
    sure = Expert(Budget(trust=1_000_000)).advise(view, random.Random(1))
    values = sure.values
    for act in view.legal:
        assert values[act] - values[PASS] == pytest.approx(known[act] - known[PASS], abs=0.01)
    alone = Expert(Budget(trust=0)).advise(view, random.Random(1)).values
    assert any(abs(alone[act] - values[act]) > 0.005 for act in view.legal)
