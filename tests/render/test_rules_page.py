"""The rules page is made from the rules that play and score."""

from __future__ import annotations

from enum import StrEnum

import pytest

from bot.engine import presets
from bot.engine.rules import OPTIONS
from bot.render.text.catalogue import Texts
from bot.render.text.rules_page import rules_lines, rules_page


@pytest.mark.parametrize("preset", presets.PRESETS)
def test_every_preset_has_a_page(preset: str, texts: Texts) -> None:
    lines = rules_lines(presets.build(preset), texts)
    assert presets.PRESETS[preset].title in lines[0], "the catalogue's English names are the presets' own"
    assert presets.PRESETS[preset].book in lines[0]
    assert len("\n".join(lines)) < 3900
    assert len(lines) == len(set(lines)) or preset != "standard"


def test_standard_differs_from_itself_in_nothing(texts: Texts) -> None:
    page = rules_page(presets.build("standard"), texts)
    assert page.differs == ()
    assert "What differs" not in "\n".join(rules_lines(presets.build("standard"), texts))


def test_what_differs_comes_first(texts: Texts) -> None:
    page = rules_page(presets.build("csl"), texts)
    assert "- " + page.differs[0] == rules_lines(presets.build("csl"), texts)[2]
    assert "A lone maker takes fewer than 3 tricks: 4 points for the opponents." in page.differs
    assert "If everybody passes twice, the dealer is stuck and must name a suit." in page.same


@pytest.mark.parametrize(("points", "line"), [(3, "first to 3 points"), (12, "first to 12 points")])
def test_a_changed_option_changes_the_page(points: int, line: str, texts: Texts) -> None:
    assert any(line in told for told in rules_page(presets.build("standard", {"points": points}), texts).differs)


@pytest.mark.parametrize("score", ["lone_march", "euchre", "lone_euchre", "lone_defence", "lone_defence_march"])
def test_every_score_reaches_the_page(score: str, texts: Texts) -> None:
    page = rules_page(presets.build("csl", {score: 9}), texts)
    assert any("9 points" in line for line in page.scoring)


def test_the_setback_is_a_loss(texts: Texts) -> None:
    """Law 7.4."""
    page = rules_page(presets.build("newberry", {"setback": True}), texts)
    assert any("they lose 2 points" in line for line in page.scoring)


_SILENT = {"law", "misdeal", "renege_penalty", "renege_ends_hand", "review", "packets", "settlement"}
"""What the program sees to, what acts at old-school tables only, and what the rows of points say."""


@pytest.mark.parametrize("name", [name for name, kind in OPTIONS.items() if not name.startswith(("lone_", "euchre"))])
def test_every_option_that_acts_is_told(name: str, texts: Texts) -> None:
    kind = OPTIONS[name]
    if name in _SILENT or name in ("joker", "setback"):
        return
    if kind is bool:
        assert texts.has(f"rule-{name}-yes") or texts.has(f"rule-{name}-no")
    elif issubclass(kind, StrEnum):
        told = [texts.has(f"rule-{name}-{value}") for value in kind]
        assert sum(told) >= len(told) - 1
