"""The expert's choices: when one is settled, when it calls, and the same answer in every process."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import permutations

import numpy as np
import pytest

from bot.engine import presets
from bot.engine.acts import PASS, Act, OrderUp
from bot.engine.game import legal_acts
from bot.engine.rules import OptionValue
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.expert.batch import BatchState, Doubles, PlayHistory, known_batch
from bot.players.expert.call_evaluator import CallEvaluator, Prior
from bot.players.expert.card_evaluator import CardEvaluator
from bot.players.expert.comparison import ActComparison, OutcomeCounts
from bot.players.expert.decide import Budget, NetPlayer, acts_within_reach, choose_best, compare_acts, next_step
from bot.players.expert.nets import features
from bot.players.expert.worlds import WORLDS_OF_DEALS, BatchSampler, WeighedDeals, weighed_batch, weighed_deals
from bot.players.steady import Steady
from tests.long_form import sampled
from tests.players.expert.test_batch import in_the_play
from tests.players.situations import FEW, MIXES, dealt, decisions, on_turn, reshuffled

BUDGET = (2.5, 0.002)
"""Standard errors after which an act is dropped, and what is negligible."""
FEW_WORLDS, MANY_WORLDS = 40, 4_000


def call_with_a_choice() -> SeatView:
    return next(
        on_turn(state)
        for state in decisions(presets.build("standard"), random.Random(1), 5)
        if state.phase is Phase.ORDER and len(on_turn(state).legal) > 2
    )


VIEW = call_with_a_choice()
ONE, OTHER, THIRD = VIEW.legal[:3]


def compared(**chances: Sequence[float]) -> ActComparison:
    """``ONE`` is always worth a half; the others as said, in as many worlds."""
    count = len(next(iter(chances.values())))
    tallies = {ONE: OutcomeCounts()}
    tallies[ONE].chances = np.full(count, 0.5)
    for name, act in (("other", OTHER), ("third", THIRD)):
        if name in chances:
            tallies[act] = OutcomeCounts()
            tallies[act].chances = np.array(chances[name])
    return ActComparison(tallies, list(tallies), {}, 0, count)


def around(mean: float, swing: float, count: int) -> list[float]:
    return [mean + swing * (-1) ** at for at in range(count)]


def test_regret_follows_from_a_normal_error() -> None:
    """Of equals it is 0.4 errors; two errors ahead 0.0085; of an act that is behind, what it is behind and a little."""
    assert compared(other=around(0.5, 0.1, 100)).regret(ONE, OTHER) == pytest.approx(0.39894 * 0.01, rel=1e-3)
    assert compared(other=around(0.48, 0.1, 100)).regret(ONE, OTHER) == pytest.approx(0.00849 * 0.01, rel=1e-2)
    assert compared(other=around(0.52, 0.1, 100)).regret(ONE, OTHER) == pytest.approx(2.00849 * 0.01, rel=1e-3)
    assert compared(other=[0.5] * 9).regret(ONE, OTHER) == 0.0
    assert compared(other=[0.6] * 9).regret(ONE, OTHER) == pytest.approx(0.1)


@pytest.mark.parametrize(
    ("mean", "swing", "count", "settled"),
    [
        (0.5, 0.2, FEW_WORLDS, False),  # alike as far as is known, which is not far
        (0.5, 0.2, MANY_WORLDS * 10, True),  # alike, and nothing to be gained any more
        (0.3, 0.2, FEW_WORLDS, True),  # clearly worse
        (0.49, 0.0, FEW_WORLDS, True),  # a little worse in every world
    ],
)
def test_settled_when_more_worlds_cannot_pay(mean: float, swing: float, count: int, settled: bool) -> None:
    assert compared(other=around(mean, swing, count)).settle(ONE, *BUDGET) is settled


def test_a_hopeless_act_is_dropped_and_the_others_go_on() -> None:
    comparison = compared(other=around(0.2, 0.1, FEW_WORLDS), third=around(0.49, 0.2, FEW_WORLDS))
    assert not comparison.settle(ONE, *BUDGET)
    assert comparison.hopeful == [ONE, THIRD]


def test_settling_against_the_usual_act_needs_certainty() -> None:
    """The same doubt settles for the usual act and not against it; without doubt it settles against it as well."""
    doubtful = around(0.497, 0.03, FEW_WORLDS)
    assert compared(other=doubtful).settle(ONE, *BUDGET)
    assert not compared(other=doubtful).settle(OTHER, *BUDGET)
    assert compared(other=around(0.4, 0.03, FEW_WORLDS)).settle(OTHER, *BUDGET)


def test_repeated_worlds_do_not_count_as_more_evidence() -> None:
    """Drawn again and again, few worlds settle nothing that they could not settle when drawn once."""
    clear, few = around(0.49, 0.2, MANY_WORLDS), around(0.49, 0.2, FEW_WORLDS)
    repeated = replace(compared(other=clear), effective=FEW_WORLDS)
    assert compared(other=clear).settle(ONE, *BUDGET)
    assert not repeated.settle(ONE, *BUDGET)
    assert repeated.gain(ONE, OTHER) == pytest.approx(compared(other=few).gain(ONE, OTHER))
    assert compared(other=few).gain(ONE, OTHER) == replace(compared(other=few), effective=MANY_WORLDS).gain(ONE, OTHER)


@pytest.mark.parametrize("heavy", [1, 10, 100])
def test_calls_use_the_effective_number_of_worlds(heavy: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of each so many deals at a time; others are dealt when enough of the first are drawn."""

    def weighed(view: SeatView, count: int, rng: np.random.Generator) -> WeighedDeals:
        hidden, held, _ = weighed_deals(view, count, rng)
        return WeighedDeals(hidden, held, np.where(np.arange(len(held)) < heavy, 0.0, -50.0))

    monkeypatch.setattr("bot.players.expert.worlds.weighed_deals", weighed)
    evaluator, tallies = CallEvaluator(VIEW, random.Random(4)), {ONE: OutcomeCounts()}
    for counted in (heavy, heavy, 2 * heavy):
        evaluator.run([ONE], WORLDS_OF_DEALS // 2, tallies)
        assert evaluator.effective == pytest.approx(counted)


def card_with_a_choice(preset: str = "standard") -> SeatView:
    return next(
        on_turn(state)
        for state in decisions(presets.build(preset), random.Random(2), 5)
        if state.phase is Phase.PLAY and len(on_turn(state).legal) > 2
    )


def carried_by(heavy: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many of the worlds that are dealt at a time carry the weight, all alike."""

    def weighed(
        view: SeatView, course: PlayHistory, count: int, rng: np.random.Generator
    ) -> tuple[BatchState, Doubles]:
        batch, _ = weighed_batch(view, course, count, rng)
        return batch, np.where(np.arange(count) < heavy, 0.0, -50.0)

    monkeypatch.setattr("bot.players.expert.worlds.weighed_batch", weighed)


@pytest.mark.parametrize("heavy", [1, 10, 200])
def test_the_effective_number_of_worlds_follows_the_weights(heavy: int, monkeypatch: pytest.MonkeyPatch) -> None:
    carried_by(heavy, monkeypatch)
    monkeypatch.setattr(CardEvaluator, "SAMPLES", CardEvaluator.FIRST)
    view = card_with_a_choice()
    assert BatchSampler(view, 200, np.random.default_rng(1)).effective == pytest.approx(heavy)
    evaluator = CardEvaluator(view, random.Random(1))
    assert compare_acts(evaluator, view.legal, 90).effective == pytest.approx(2 * heavy), "played on twice"


def test_advice_does_not_stop_at_negligible_differences() -> None:
    """Whoever is shown the prospects sees acts that are nearly equal as exactly as the budget allows."""
    assert not compared(other=around(0.499, 0.1, MANY_WORLDS)).settle(ONE, 2.5, 0.0)


def test_a_clear_call_costs_no_worlds() -> None:
    """A call is clear if the net agrees with ``steady``, and by enough."""
    budget, legal = Budget(sure_prior_errors=2.0), list(VIEW.legal)
    for usual, ahead, clear in ((PASS, 0.05, True), (PASS, 0.03, False), (legal[-1], 0.05, False)):
        prior = Prior({act: ahead if act == PASS else 0.0 for act in legal}, 0.02, 60)
        assert (acts_within_reach(prior, usual, legal, budget) == [usual]) is clear


def test_acts_far_behind_are_dropped_unless_steady_would_choose_them() -> None:
    budget = Budget(sure_prior_errors=0.5, ruled_out_prior_errors=3.0)
    for usual in (ONE, OTHER, THIRD):
        for behind in permutations((0.0, 0.05, 0.07)):
            values = dict(zip((ONE, OTHER, THIRD), behind, strict=True))
            if values[usual] == 0.0:
                continue  # that is clear
            prior = Prior({act: -value for act, value in values.items()}, 0.02, 60)
            weighed = acts_within_reach(prior, usual, [ONE, OTHER, THIRD], budget)
            assert weighed == [act for act in values if values[act] < 0.06 or act == usual]


@pytest.mark.parametrize("options", [2, 3, 5, 10])
@pytest.mark.parametrize(("worlds", "step"), [(58, 30), (340, 80), (850, 80)])
def test_acts_share_the_worlds_of_a_decision(worlds: int, step: int, options: int) -> None:
    """As long as nothing is settled: all play-outs but a few; more only for the least number of worlds."""
    played, left = 0, 2 * worlds
    while count := next_step(played, left // options, 24, step):
        played, left = played + count, left - count * options
    assert played == 24 or 0 <= left < 10 * options


def test_worlds_come_in_steps_that_grow() -> None:
    assert [next_step(worlds, 1_000, 24, 10) for worlds in (0, 60, 148)] == [10, 30, 74]
    assert next_step(0, 7, 24, 30) == 24
    assert next_step(24, 9, 24, 30) == next_step(24, -5, 24, 30) == 0


def test_cards_have_the_more_worlds_the_fewer_tricks_are_left() -> None:
    budget = Budget(calls=50, cards=(900, 500, 400))
    view = card_with_a_choice()
    assert [budget.worlds(view._replace(hand=view.hand[:1] * left)) for left in (2, 3, 4, 5)] == [900, 500, 400, 400]
    assert budget.worlds(VIEW) == 50
    assert budget.worlds(card_with_a_choice("double-hasenpfeffer")) == 2 * 400
    shown = budget.for_advice()
    assert (shown.worlds(VIEW), shown.cards) == (150, (2_700, 1_500, 1_200))


def test_more_worlds_are_dealt_only_for_unclear_decisions() -> None:
    view = card_with_a_choice()
    evaluator, tallies = CardEvaluator(view, random.Random(4)), {act: OutcomeCounts() for act in view.legal}
    dealt = []
    for count in (evaluator.ENOUGH - 20, 20, 20, 20):
        evaluator.run(view.legal, count, tallies)
        dealt.append(len(evaluator.sampler.batch))
    assert max(dealt[:2]) <= evaluator.FIRST < dealt[2] == dealt[3]
    assert len(tallies[view.legal[0]].chances) == evaluator.ENOUGH + 40


@pytest.mark.parametrize(
    ("preset", "heavy", "more"),
    [
        ("standard", 12, True),
        ("standard", 13, False),
        ("double-hasenpfeffer", 6, True),
        ("double-hasenpfeffer", 7, False),
    ],
)
def test_more_worlds_are_dealt_at_once_where_few_carry_the_weight(
    preset: str, heavy: int, more: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 200 first worlds, or of the 100 of a double pack."""
    carried_by(heavy, monkeypatch)
    view = card_with_a_choice(preset)
    evaluator = CardEvaluator(view, random.Random(4))
    evaluator.run(view.legal, 20, {act: OutcomeCounts() for act in view.legal})
    assert (len(evaluator.sampler.batch) > evaluator.FIRST) is more


# -- lone calls
#
# When the expert calls and goes alone: only where the worlds show that it is better than passing, or than company.


ALONE, TOGETHER = OrderUp(alone=True), OrderUp(alone=False)
WORLDS = 100
SWING = 0.2
"""By so much a lone hand's worth lies above or below its mean, in one world as in the next."""


def order(preset: str, options: Mapping[str, OptionValue]) -> SeatView:
    """The dealer's left with a hand to order hearts with."""
    return on_turn(dealt(presets.build(preset, options), 4, {1: "JH JD AH KH AS"}, "9H"))


def call_of(view: SeatView, means: Mapping[Act, float], swinging: Act, prior: Mapping[Act, float]) -> Act:
    """What the expert calls when acts are worth so much in 100 worlds, and known to differ so beforehand.

    All other acts are worth far less; the worth of one act ``SWING``s about its mean.
    """
    comparison = ActComparison.between(view.legal)
    for act, tally in comparison.tallies.items():
        swing = SWING if act == swinging else 0.0
        tally.chances = np.array([means.get(act, 0.1) + swing * (-1) ** at for at in range(WORLDS)])
    if prior:
        comparison.prior, comparison.prior_worlds = {act: prior.get(act, -0.4) for act in view.legal}, WORLDS
    usual, budget = Steady().choose(view, random.Random(0)), Budget(alone_margin_se=2.0)
    comparison.settle(usual, budget.drop_after_se, budget.negligible)
    return choose_best(view.public.rules, comparison, usual, budget)


def lone_call(view: SeatView, ahead: float, prior: float) -> Act:
    """What the expert calls when alone is so much better in the worlds, and known to be so much better beforehand."""
    return call_of(view, {TOGETHER: 0.5, ALONE: 0.5 + ahead}, ALONE, {ALONE: prior, TOGETHER: 0.0})


@pytest.mark.parametrize(
    ("ahead", "prior", "called"),
    [
        (0.050, 0.0, ALONE),  # two and a half errors ahead in the worlds
        (0.050, -0.04, ALONE),
        (0.030, 0.0, TOGETHER),  # one and a half
        (0.030, 0.2, TOGETHER),  # whatever is known beforehand
        (-0.05, 0.0, TOGETHER),
    ],
)
def test_going_alone_when_the_worlds_favour_it(ahead: float, prior: float, called: Act) -> None:
    assert lone_call(order("standard", {}), ahead, prior) == called


@pytest.mark.parametrize(
    ("preset", "options"), [("railroad", {}), ("csl", {"partners_best": "give-then-discard", "cut": "no"})], ids=str
)
def test_alone_with_the_partners_best_card_is_a_call_like_any_other(
    preset: str, options: Mapping[str, OptionValue]
) -> None:
    """What is known beforehand counts, and an error or two are no reason against it (law 5.4)."""
    view = order(preset, options)
    assert lone_call(view, 0.030, 0.0) == lone_call(view, 0.015, 0.02) == ALONE
    assert lone_call(view, 0.030, -0.1) == TOGETHER


@pytest.mark.parametrize(("ahead", "called"), [(0.0, PASS), (0.001, PASS), (0.05, TOGETHER)])
def test_a_call_worth_no_more_than_a_pass_is_not_made(ahead: float, called: Act) -> None:
    """Steady would order this hand up; where the worlds show nothing for it a person passes."""
    assert call_of(order("standard", {}), {TOGETHER: 0.5 + ahead, PASS: 0.5}, TOGETHER, {}) == called


# -- same everywhere
#
# The expert answers alike in every process: the same view and seed give the same act, whatever the hash seed.


SCRIPT = """
from bot.deals.draw import Chain
from bot.deals.draw import derive_pack
from bot.engine import game, presets
from bot.engine.acts import act_text
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import seat_view
from bot.players.expert.decide import Expert
from bot.players.levels import decision_rng

rules, chain = presets.build("standard", {"points": 24}), Chain(bytes(32), 5)
state = game.begin(rules, Seat(2))
for hand in (1, 2):
    state, number = game.deal(state, derive_pack(rules, chain.secret(hand), hand, ())), 0
    while state.turn is not None and state.phase is not Phase.DEAL:
        act = Expert().choose(seat_view(state, state.turn), decision_rng(number))
        print(state.turn, act_text(act))
        state, number = game.apply(state, state.turn, act), number + 1
"""


def told(hash_seed: str) -> str:
    command = [sys.executable, "-c", SCRIPT]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)  # noqa: S603 - our own script
    return done.stdout


@pytest.mark.proof
def test_two_processes_play_a_hand_alike() -> None:
    first = told("1")
    assert len(first.splitlines()) > 40
    assert told("2") == first


# -- practised
#
# A player by the nets alone: what it is shown is what its seat knows, and it beats steady without a thought.


FIVE_CARDS = ("standard", "earlwood", "newberry", "csl", "house", "house-24", "campus", "railroad")


@pytest.mark.parametrize("preset", sampled([*presets.PRESETS], [*FIVE_CARDS, "cutthroat", "call-ace", "hasenpfeffer"]))
def test_known_cards_are_those_on_which_all_worlds_agree(preset: str, long_form: bool) -> None:
    """The same inputs as from sampled worlds; they may guess otherwise only of a turn-up that the dealer took, and of
    who is the secret partner.
    """
    row, compared = np.zeros(1, np.int64), 0
    for _, view in in_the_play(preset, 5, 25 if long_form else 5):
        worlds = BatchSampler(view, 40, np.random.default_rng(1)).batch
        every = features(worlds, np.arange(len(worlds)))
        assert (features(known_batch(view), row)[0] == every).all(1).any()
        compared += 1
    assert compared > (100 if long_form else 25)


@pytest.mark.parametrize(("preset", "options"), sampled(MIXES, FEW))
def test_the_net_player_is_lawful_and_sees_no_hidden_card(preset: str, options: dict[str, OptionValue]) -> None:
    for state in decisions(presets.build(preset, options), random.Random(8), 4):
        view = on_turn(state)
        act = NetPlayer().choose(view, random.Random(3))
        assert act in legal_acts(state, view.seat)
        assert NetPlayer().choose(on_turn(reshuffled(state, view.seat, random.Random(1))), random.Random(3)) == act


def test_the_expert_differs_from_steady_in_calls_and_play() -> None:
    otherwise = {Phase.ORDER: 0, Phase.PLAY: 0}
    for state in decisions(presets.build("standard"), random.Random(2), 60):
        view = on_turn(state)
        differs = NetPlayer().choose(view, random.Random(3)) != Steady().choose(view, random.Random(3))
        if view.public.phase in otherwise:
            otherwise[view.public.phase] += differs
    assert min(otherwise.values()) > 3, otherwise
