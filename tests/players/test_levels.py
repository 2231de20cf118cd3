"""Every level acts lawfully, gives advice and sees no hidden card, in every preset and mix of options."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import bot.players
from bot.engine import presets
from bot.engine.acts import act_text
from bot.engine.game import apply, begin, deal, legal_acts
from bot.engine.rules import OptionValue
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import seat_view
from bot.players.expert.decide import Budget, Expert
from bot.players.levels import LEVELS, ComputerPlayer, advice_words, advise, decision_rng, player
from tests.long_form import sampled
from tests.packs import shuffled
from tests.players.situations import FEW, MIXES, after, dealt, decisions, on_turn, reshuffled

QUICK = Budget(calls=9, cards=(24,), least=2)


def level(name: str) -> ComputerPlayer:
    """A player of the level; the expert thinks briefly."""
    return Expert(QUICK) if name == "expert" else player(name)


@pytest.mark.parametrize(("preset", "options"), sampled(MIXES, FEW))
def test_every_level_is_lawful(preset: str, options: dict[str, OptionValue], long_form: bool) -> None:
    for state in decisions(presets.build(preset, options), random.Random(7), 5 if long_form else 1):
        view = on_turn(state)
        for name in LEVELS:
            act = level(name).choose(view, random.Random(1))
            assert act in view.legal, f"{name} in {view.public.phase}: {act_text(act)}"


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(("preset", "options"), sampled(MIXES, FEW))
def test_every_level_finishes_its_hands(
    name: str, preset: str, options: dict[str, OptionValue], long_form: bool
) -> None:
    rules, rng, who = presets.build(preset, options), random.Random(3), level(name)
    state = begin(rules, Seat(1))
    for _ in range(10 if long_form else 1 if name == "expert" else 2):
        state = deal(state, shuffled(rules, rng))
        while state.turn is not None:
            assert legal_acts(state, state.turn)
            state = apply(state, state.turn, who.choose(seat_view(state, state.turn), rng))
        if state.phase is Phase.OVER:
            break
    assert state.result is not None


_PRINT_CHOICES = """
import random
from tests.players.test_levels import level, QUICK
from tests.players.situations import decisions, on_turn
from bot.engine import presets
from bot.engine.acts import act_text
for name in ("beginner", "steady", "expert"):
    for preset in ("standard", "railroad", "call-ace", "double-hasenpfeffer"):
        for state in decisions(presets.build(preset), random.Random(5), 1):
            print(act_text(level(name).choose(on_turn(state), random.Random(9))), end=" ")
"""


@pytest.mark.proof
def test_a_choice_does_not_depend_on_the_hash_seed() -> None:
    answers = set()
    for hash_seed in ("1", "2"):
        run = subprocess.run(  # noqa: S603 - our own interpreter and text
            [sys.executable, "-c", _PRINT_CHOICES],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        answers.add(run.stdout)
    assert len(answers) == 1
    assert "".join(answers).strip()


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_view_and_seed_give_the_same_act(name: str) -> None:
    for preset in ("standard", "cutthroat", "hasenpfeffer"):
        for state in decisions(presets.build(preset), random.Random(11), 2):
            view = on_turn(state)
            first, second = (level(name).choose(view, random.Random(4)) for _ in range(2))
            assert first == second


def test_levels_have_names_for_a_full_table() -> None:
    assert list(LEVELS) == ["beginner", "steady", "expert"]
    names = [name for level_object in LEVELS.values() for name in level_object.names]
    assert len(set(names)) == len(names)
    assert all(len(level_object.names) >= 6 for level_object in LEVELS.values())
    for level_object in LEVELS:
        assert player(level_object).level == level_object
    with pytest.raises(KeyError):
        player("champion")


# -- advise
#
# Advice: an act, and every act's worth as a chance to win the game, from a view and a seed.


HASTY = Budget(calls=8, cards=(8,))
STANDARD = presets.build("standard")


def test_advice_weighs_every_bid() -> None:
    view = on_turn(dealt(STANDARD, 4, {1: "JS JC AS AH KH"}, "9S"))
    advice = advise(view, 7, budget=HASTY)
    assert set(advice.values) == set(view.legal)
    assert all(0.0 <= chance <= 1.0 for chance in advice.values.values())
    best = advice.evaluation(advice.act)
    assert best.made > 0.9
    assert best.march <= best.made
    assert best.euchred < 0.1
    assert advice == advise(view, 7, budget=HASTY)


def test_shares_of_an_act_add_up() -> None:
    view = on_turn(dealt(STANDARD, 4, {1: "9S TS QD KD TH"}, "JS"))
    for evaluation in advise(view, 3, budget=HASTY).evaluations:
        total = evaluation.made + evaluation.euchred + evaluation.defended + evaluation.conceded
        assert total == pytest.approx(1.0)


def test_a_clear_call_is_advised_from_enough_worlds() -> None:
    view = on_turn(dealt(STANDARD, 4, {1: "JS JC AS AH KH"}, "9S"))
    budget = Budget()
    assert advise(view, 7).worlds >= budget.shown_least > budget.call_step


def test_many_calls_are_advised_from_as_many_worlds() -> None:
    """In round two there may be seven of them; they share what a decision may cost."""
    view = on_turn(after(dealt(STANDARD, 4, {1: "JS JC AH KH QD"}, "9D"), *["pass"] * 4))
    advice = advise(view, 7)
    assert len(advice.values) == 7
    assert advice.worlds >= Budget().shown_least


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_can_be_asked(level: str) -> None:
    view = on_turn(after(dealt(STANDARD, 4, {}, "JS"), "pass"))
    advice = advise(view, 5, level, HASTY)
    assert advice.act in view.legal
    if level != "expert":
        assert advice.act == player(level).choose(view, decision_rng(5))


def test_an_answer_is_in_the_words_of_a_record() -> None:
    view = on_turn(dealt(STANDARD, 4, {1: "JS JC AS AH KH"}, "9S"))
    words = advice_words(view, 7)
    values = words["values"]
    assert isinstance(values, dict)
    assert set(values) == {act_text(act) for act in view.legal}
    assert words["act"] in values


def test_a_seat_out_of_turn_gets_no_advice() -> None:
    state = dealt(STANDARD, 4, {}, "JS")
    with pytest.raises(ValueError, match="seat 1's turn"):
        advise(seat_view(state, Seat(2)), 1)


def test_the_cost_of_an_act_is_what_it_gave_away() -> None:
    view = on_turn(dealt(STANDARD, 4, {1: "JS JC AS AH KH"}, "9S"))
    advice = advise(view, 7, budget=HASTY)
    worst = min(advice.values, key=lambda act: advice.values[act])
    assert max(advice.values.values()) - advice.values[advice.act] <= 0.02
    assert max(advice.values.values()) - advice.values[worst] > 0.05


# -- no peeking
#
# No peeking: exchange every hidden card, and neither the view nor any choice changes.


@pytest.mark.parametrize(("preset", "options"), sampled([mix for mix in MIXES if not mix[0].startswith("double")], FEW))
def test_hidden_cards_do_not_matter(preset: str, options: dict[str, OptionValue]) -> None:
    rng = random.Random(13)
    swapped = 0
    for state in decisions(presets.build(preset, options), rng, 1):
        if state.phase is Phase.CUT or state.turn is None:
            continue
        other = reshuffled(state, state.turn, rng)
        view, same = on_turn(state), seat_view(other, state.turn)
        if same != view:
            assert rules_hide_partner(preset), "only a secret partner may show in their own view"
            continue
        swapped += other.hands != state.hands
        for name in LEVELS:
            choice, theirs = (level(name).choose(seen, random.Random(2)) for seen in (view, same))
            assert choice == theirs
    assert swapped > 5


def rules_hide_partner(preset: str) -> bool:
    """Whether this game has a secret partner."""
    return presets.build(preset).traits.secret_partner


def test_players_import_views_and_not_tables() -> None:
    """Nothing in this package can reach a live state: it imports the engine, and the pool that computes for it."""
    folder = Path(bot.players.__file__).parent
    for file in folder.rglob("*.py"):
        for module in re.findall(r"^\s*(?:from|import) (bot\.[a-z_.]+)", file.read_text("utf-8"), re.MULTILINE):
            assert module.startswith(("bot.engine", "bot.players", "bot.processes")), f"{file.name} imports {module}"
