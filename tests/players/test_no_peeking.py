"""No peeking: exchange every hidden card, and neither the view nor any choice changes."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import bot.players
from bot.engine import presets
from bot.engine.rules import OptionValue
from bot.engine.state import Phase
from bot.engine.views import seat_view
from bot.players.levels import LEVELS
from tests.long_form import sampled
from tests.players.situations import FEW, MIXES, decisions, on_turn, reshuffled
from tests.players.test_lawful import level


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
            mine, theirs = (level(name).choose(seen, random.Random(2)) for seen in (view, same))
            assert mine == theirs
    assert swapped > 5


def rules_hide_partner(preset: str) -> bool:
    """Whether this game has a secret partner."""
    return presets.build(preset).traits.secret_partner


def test_players_import_views_and_not_tables() -> None:
    """Nothing in this package can reach a live state: it imports the engine, and the pool that computes for it."""
    folder = Path(bot.players.__file__).parent
    for file in folder.rglob("*.py"):
        for found in re.findall(r"^\s*(?:from|import) (bot\.[a-z_.]+)", file.read_text("utf-8"), re.MULTILINE):
            assert found.startswith(("bot.engine", "bot.players", "bot.processes")), f"{file.name} imports {found}"
