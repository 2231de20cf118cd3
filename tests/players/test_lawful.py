"""Every level gives a lawful act, in every preset and mix of options; the same view and seed give the same act."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

from bot.engine import presets
from bot.engine.acts import act_text
from bot.engine.game import apply, begin, deal, legal_acts
from bot.engine.rules import OptionValue, Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import seat_view
from bot.players.expert.decide import Budget, Expert
from bot.players.levels import LEVELS, ComputerPlayer, player
from tests.long_form import sampled
from tests.packs import shuffled
from tests.players.situations import FEW, MIXES, decisions, on_turn

QUICK = Budget(calls=9, cards=(24,), least=2)


def level(name: str) -> ComputerPlayer:
    """A player of the level; the expert thinks briefly."""
    return Expert(QUICK) if name == "expert" else player(name)


@pytest.mark.parametrize(("preset", "options"), sampled(MIXES, FEW))
def test_every_level_is_lawful(preset: str, options: dict[str, OptionValue]) -> None:
    check_lawful(presets.build(preset, options), 1)


def check_lawful(rules: Rules, hands: int) -> None:
    """Every level's act is lawful at every moment of so many random hands."""
    for state in decisions(rules, random.Random(7), hands):
        view = on_turn(state)
        for name in LEVELS:
            act = level(name).choose(view, random.Random(1))
            assert act in view.legal, f"{name} in {view.public.phase}: {act_text(act)}"


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(("preset", "options"), sampled(MIXES, FEW))
def test_every_level_finishes_its_hands(name: str, preset: str, options: dict[str, OptionValue]) -> None:
    check_finishes(presets.build(preset, options), name, 1 if name == "expert" else 2)


def check_finishes(rules: Rules, name: str, hands: int) -> None:
    """A table of one level plays so many hands to their end."""
    rng, who = random.Random(3), level(name)
    state = begin(rules, Seat(1))
    for _ in range(hands):
        state = deal(state, shuffled(rules, rng))
        while state.turn is not None:
            assert legal_acts(state, state.turn)
            state = apply(state, state.turn, who.choose(seat_view(state, state.turn), rng))
        if state.phase is Phase.OVER:
            break
    assert state.result is not None


_PRINT_CHOICES = """
import random
from tests.players.test_lawful import level, QUICK
from tests.players.situations import decisions, on_turn
from bot.engine import presets
from bot.engine.acts import act_text
for name in ("beginner", "steady", "expert"):
    for preset in ("standard", "railroad", "call-ace", "double-hasenpfeffer"):
        for state in decisions(presets.build(preset), random.Random(5), 1):
            print(act_text(level(name).choose(on_turn(state), random.Random(9))), end=" ")
"""


def test_a_choice_does_not_depend_on_the_hash_seed() -> None:
    answers = set()
    for hash_seed in ("1", "2"):
        told = subprocess.run(  # noqa: S603 - our own interpreter and text
            [sys.executable, "-c", _PRINT_CHOICES],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        answers.add(told.stdout)
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
    names = [name for known in LEVELS.values() for name in known.names]
    assert len(set(names)) == len(names)
    assert all(len(known.names) >= 6 for known in LEVELS.values())
    for known in LEVELS:
        assert player(known).level == known
    with pytest.raises(KeyError):
        player("champion")
