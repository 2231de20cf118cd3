"""Advice: an act, and every act's worth as a chance to win the game, from a view and a seed."""

from __future__ import annotations

import pytest

from bot.engine import presets
from bot.engine.acts import act_text
from bot.engine.seats import Seat
from bot.engine.views import seat_view
from bot.players.expert.decide import Budget
from bot.players.levels import LEVELS, advice_words, advise, decision_rng, player
from tests.players.situations import after, dealt, on_turn

QUICK = Budget(calls=8, cards=(8,))
STANDARD = presets.build("standard")


def test_advice_weighs_every_bid() -> None:
    view = on_turn(dealt(STANDARD, 4, {1: "JS JC AS AH KH"}, "9S"))
    told = advise(view, 7, budget=QUICK)
    assert set(told.values) == set(view.legal)
    assert all(0.0 <= chance <= 1.0 for chance in told.values.values())
    best = told.evaluation(told.act)
    assert best.made > 0.9
    assert best.march <= best.made
    assert best.euchred < 0.1
    assert told == advise(view, 7, budget=QUICK)


def test_shares_of_an_act_add_up() -> None:
    view = on_turn(dealt(STANDARD, 4, {1: "9S TS QD KD TH"}, "JS"))
    for evaluation in advise(view, 3, budget=QUICK).evaluations:
        total = evaluation.made + evaluation.euchred + evaluation.defended + evaluation.conceded
        assert total == pytest.approx(1.0)


def test_a_clear_call_is_advised_from_enough_worlds() -> None:
    view = on_turn(dealt(STANDARD, 4, {1: "JS JC AS AH KH"}, "9S"))
    budget = Budget()
    assert advise(view, 7).worlds >= budget.shown_least > budget.call_step


def test_many_calls_are_advised_from_as_many_worlds() -> None:
    """In round two there may be seven of them; they share what a decision may cost."""
    view = on_turn(after(dealt(STANDARD, 4, {1: "JS JC AH KH QD"}, "9D"), *["pass"] * 4))
    told = advise(view, 7)
    assert len(told.values) == 7
    assert told.worlds >= Budget().shown_least


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_can_be_asked(level: str) -> None:
    view = on_turn(after(dealt(STANDARD, 4, {}, "JS"), "pass"))
    told = advise(view, 5, level, QUICK)
    assert told.act in view.legal
    if level != "expert":
        assert told.act == player(level).choose(view, decision_rng(5))


def test_an_answer_is_in_the_words_of_a_record() -> None:
    view = on_turn(dealt(STANDARD, 4, {1: "JS JC AS AH KH"}, "9S"))
    told = advice_words(view, 7)
    values = told["values"]
    assert isinstance(values, dict)
    assert set(values) == {act_text(act) for act in view.legal}
    assert told["act"] in values


def test_a_seat_out_of_turn_gets_no_advice() -> None:
    state = dealt(STANDARD, 4, {}, "JS")
    with pytest.raises(ValueError, match="seat 1's turn"):
        advise(seat_view(state, Seat(2)), 1)


def test_the_cost_of_an_act_is_what_it_gave_away() -> None:
    view = on_turn(dealt(STANDARD, 4, {1: "JS JC AS AH KH"}, "9S"))
    told = advise(view, 7, budget=QUICK)
    worst = min(told.values, key=lambda act: told.values[act])
    assert max(told.values.values()) - told.values[told.act] <= 0.02
    assert max(told.values.values()) - told.values[worst] > 0.05
