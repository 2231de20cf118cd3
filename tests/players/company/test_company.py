"""Good company in short: a few positions of each theme of ``themes.py``."""

from __future__ import annotations

import pytest

from bot.players.expert.decide import Budget
from bot.players.levels import decision_rng
from bot.players.steady import Steady
from tests.players.company.positions import compare, judge, positions
from tests.players.company.themes import THEMES

pytestmark = pytest.mark.proof

QUICK = Budget(calls=70, cards=(500,), least=48)
SEEDS = {
    "second hand low": (10, 46, 55, 67, 88),
    "no ace into a lone hand's void": (190, 418, 1531, 1629, 7447),
    "no single ace into a lone hand": (151, 469, 527, 532, 928),
    "high when all is needed": (7, 47, 54, 64, 68),
    "a lone hand's loser last": (18, 23, 49, 62, 122),
    "trump to the maker": (16, 27, 92, 111, 112),
    "no trump to the void": (15, 30, 79, 109, 122),
    "no trump to a stuck dealer": (20, 32, 37, 63, 64),
    "together at 8 and 9": (0, 2, 4, 6, 8),
    "defenders combine": (7, 19, 21, 30, 32),
    "donate at 9:6 and 9:7": (10, 244, 289, 308, 710),
    "partner's ace": (0, 15, 38, 49, 61),
    "throw off a void": (2, 20, 32, 46, 54),
}
"""Where positions are, as the rare ones take a while to find; what is found from there on belongs to the theme."""
STEADY = (
    "no ace into a lone hand's void", "no single ace into a lone hand", "a lone hand's loser last",
    "no trump to a stuck dealer", "together at 8 and 9", "defenders combine", "partner's ace",
)  # fmt: skip
"""What the steady player does as well, always."""
BEHIND = 0.03
"""A single position may be worse by this much of a game: so little is hardly to be seen by thinking so little."""


@pytest.mark.parametrize("name", STEADY)
def test_steady_is_good_company(name: str) -> None:
    for seed in SEEDS[name]:
        position = next(positions(THEMES[name], seed))
        assert Steady().choose(position.view, decision_rng(seed)) in position.wanted


@pytest.mark.proof
def test_the_company_check_detects_bad_play() -> None:
    """A partner's ace that is trumped, and a lone hand's loser that is led first, are worse in the play-outs."""
    for name in ("partner's ace", "a lone hand's loser last"):
        cases = [next(positions(THEMES[name], seed)) for seed in SEEDS[name]]
        bad = [next(act for act in each.view.legal if act not in each.wanted) for each in cases]
        judged = [compare(each, act, 400) for each, act in zip(cases, bad, strict=True)]
        assert sum(each.worse and not each.complied for each in judged) >= 3, judged


@pytest.mark.parametrize("name", THEMES)
def test_the_expert_is_good_company(name: str) -> None:
    verdicts = [judge(next(positions(THEMES[name], seed)), QUICK, worlds=120) for seed in SEEDS[name]]
    assert all(not each.worse or each.behind < BEHIND for each in verdicts), verdicts
    assert sum(each.worse for each in verdicts) <= 1, verdicts
