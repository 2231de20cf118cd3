"""``tools.regret``: what a choice gives away is measured from the judge's best act."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.engine import presets
from bot.engine.acts import Act, PlayCard
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.card_play import runs_of_equals
from bot.players.expert.decide import UNTHOUGHT, Budget, Expert
from tools import regret

pytestmark = pytest.mark.proof  # a tool takes no part in a game


class Stubborn:
    """Always does the same."""

    level = "stubborn"

    def __init__(self, act: Act) -> None:
        self.act = act

    def choose(self, _: SeatView, __: random.Random) -> Act:
        return self.act


@pytest.mark.parametrize("preset", ["standard", "three-seven", "two-handed"])
def test_regret_is_measured_at_real_choices(preset: str) -> None:
    moments = list(islice(regret.moments(presets.build(preset), 1), 12))
    assert all(len(view.legal) > 1 and view.public.phase not in UNTHOUGHT for view in moments)
    assert len({view.public.phase for view in moments}) > 1, "calls and cards"


def plays(seed: int) -> Iterator[SeatView]:
    """Moments of the play."""
    return (view for view in regret.moments(presets.build("standard"), seed) if view.public.phase is Phase.PLAY)


def test_the_cost_of_a_choice_is_its_distance_from_the_best() -> None:
    judged = (regret.judge(view, 40, 1) for view in plays(3) if len(runs_of_equals(view)) > 1)
    moment = next(moment for moment in judged if any(moment.behind.values()))
    assert min(moment.behind.values()) == 0
    worst = max(moment.behind, key=moment.behind.__getitem__)
    assert regret.cost(moment, Stubborn(worst), 1)[0] == pytest.approx(moment.behind[worst])


def test_equal_cards_have_the_same_cost() -> None:
    view, run = next((view, run) for view in plays(5) for run in runs_of_equals(view) if len(run) > 1)
    moment = regret.Judged(view, {PlayCard(run[0]): 0.25})
    assert regret.behind(moment, PlayCard(run[1])) == 0.25


def test_levels_are_compared_by_their_names() -> None:
    assert regret.player_of("steady").level == "steady"
    expert = regret.player_of("calls=600")
    assert isinstance(expert, Expert)
    assert expert.budget.calls == 600


def test_a_budget_prints_its_fields() -> None:
    assert regret.budget_of("") == Budget()
    changed = regret.budget_of("negligible=0.001,calls=600")
    assert (changed.negligible, changed.calls, changed.cards) == (0.001, 600, Budget().cards)
    assert regret.budget_of("cards=900:400").cards == (900, 400)
    with pytest.raises(KeyError):
        regret.budget_of("worlds=3")
