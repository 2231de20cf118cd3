"""Hints and reviews in words: they say what they rest on, and do not contradict themselves."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from bot.engine import presets
from bot.engine.acts import PASS, PLAYS, OrderUp, act_text
from bot.engine.game import apply, begin, deal
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import SeatView, seat_view
from bot.players.card_play import runs_of_equals
from bot.players.evaluation import ActEvaluation, Advice, percent
from bot.players.expert.decide import Budget
from bot.players.levels import advise, player
from bot.players.review import Finding, OwnDecision, review
from bot.words.advice import hint_text, outlook_words, reason_text, review_text
from bot.words.catalogue import Texts
from tests.packs import shuffled
from tests.players.situations import after, dealt, on_turn
from tests.world import require
from tests.world.scenes import bidding

GAMES = ("standard", "csl", "house-24", "cutthroat", "call-ace", "hasenpfeffer")
QUICK = Budget(calls=32, cards=(100,))
BEST = re.compile(r"^\*\*(?P<act>.+)\*\* — (?P<chance>\d+)% ")
OTHER = re.compile(r": (\d+)%")
TEXTS = Texts()


def choices(name: str, seed: int) -> list[OwnDecision]:
    """Every decision with a choice of one hand, whoever makes it, and what a beginner does there."""
    rng, rules, reviews = random.Random(seed), presets.build(name), []
    state = deal(begin(rules, Seat(1)), shuffled(rules, rng))
    while state.turn is not None:
        view = seat_view(state, state.turn)
        act = player("beginner").choose(view, rng)
        if len(view.legal) > 1:
            reviews.append(OwnDecision(view, act))
        state = apply(state, state.turn, act)
    return reviews


@cache
def advised() -> list[tuple[SeatView, Advice]]:
    """Some forty positions of all kinds of games, with the expert's advice on each."""
    advice_by_view = []
    for name in GAMES:
        every = enumerate(choices(name, seed=0))
        advice_by_view += [(one.view, advise(one.view, place, budget=QUICK)) for place, one in every if place % 3 == 0]
    return advice_by_view


def test_the_act_that_a_hint_names_has_the_best_figure() -> None:
    count = 0
    for view, advice in advised():
        lines = hint_text(view, advice, TEXTS).splitlines()
        best = BEST.match(lines[0])
        if best is None:
            assert not advice.worlds
            continue
        others = [int(chance) for line in lines if line.startswith("Other choices") for chance in OTHER.findall(line)]
        assert others == sorted(others, reverse=True)
        assert all(int(best["chance"]) >= chance for chance in others), "\n".join(lines)
        assert advice.values[advice.act] == max(advice.values.values())
        count += 1
    assert count > 25


def test_nearly_every_hint_has_a_reason() -> None:
    """At least 95 choices of 100 in every preset, measured with more hands than here."""
    with_worlds = [(view, advice) for view, advice in advised() if advice.worlds]
    silent = [view for view, advice in with_worlds if not _reason_for(view, advice)]
    assert len(silent) < 0.1 * len(with_worlds)


def _reason_for(view: SeatView, advice: Advice) -> str:
    others = [each for each in advice.evaluations if each.act != advice.act]
    reason = reason_text(view, advice.evaluation(advice.act), others, TEXTS)
    assert reason in hint_text(view, advice, TEXTS).splitlines() or not reason
    return reason


def test_equal_cards_have_equal_figures() -> None:
    seen = 0
    for view, advice in advised():
        for run in runs_of_equals(view) if view.public.phase is Phase.PLAY else ():
            seen += len(run) > 1
            assert len({advice.values[PLAYS[card]] for card in run}) == 1
    assert seen > 10


def parts(reason: str) -> list[int]:
    """The shares of an outlook; a march is part of what is made."""
    return [int(share) for share in re.findall(r"(\d+)%", re.sub(r" \(march \d+%\)", "", reason))]


def test_the_parts_of_every_outlook_add_up() -> None:
    passes = 0
    for view, advice in advised():
        for prospect in advice.evaluations if advice.worlds else ():
            assert sum(parts(outlook_words(prospect, view.public.rules, TEXTS))) == 100
            passes += prospect.act == PASS
    assert passes > 10


def test_a_bid_is_made_or_set_but_never_euchred() -> None:
    prospect = ActEvaluation(PASS, 0.5, 0.4, 0.2, 0.3, 0.2, 0.1)
    said = {preset: outlook_words(prospect, presets.build(preset), TEXTS) for preset in ("standard", "hasenpfeffer")}
    ours, theirs = "made 40% (march 20%) · euchred 30%", "they make it 10% · they’re euchred 20%"
    assert said["standard"] == f"{ours} · {theirs}"
    assert said["hasenpfeffer"] == "made 40% · set 30% · they make it 10% · they’re set 20%"


def finding(better: ActEvaluation, taken: ActEvaluation) -> Finding:
    return Finding(0, on_turn(dealt(presets.build("standard"), 4, {}, "QS")), taken, better, 400)


@pytest.mark.parametrize(
    ("better", "taken", "cost"),
    [(0.784, 0.756, 2), (0.786, 0.744, 5), (0.5049, 0.4951, None), (0.515, 0.505, 1), (0.604, 0.5951, None)],
)
def test_the_cost_of_a_decision_is_the_difference_of_the_shown_shares(
    better: float, taken: float, cost: int | None
) -> None:
    finding_of_call = finding(
        ActEvaluation(OrderUp(), better, 0.7, 0.1, 0.3, 0, 0), ActEvaluation(PASS, taken, 0, 0, 0, 0.3, 0.7)
    )
    text = review_text(3, 1, [finding_of_call], bidding(), TEXTS)
    if cost is None:
        assert "your one decision was sound" in text, "a difference that does not show is not called a fault"
    else:
        assert f"Cost: {cost}% of winning chances" in text
        assert f"{percent(better)}% to win" in text
        assert f"{percent(taken)}% to win" in text
        assert percent(better) - percent(taken) == cost


def test_real_reviews_tell_the_costs_that_their_shares_show() -> None:
    seen = 0
    for name in ("standard", "cutthroat"):
        for seed in range(2):
            decisions = choices(name, seed)
            findings = review(decisions[:5], seed, budget=QUICK)
            text = review_text(1, 6, findings, bidding(), TEXTS)
            for section in text.split("\n\n")[1:-1]:
                cost = re.search(r"Cost: (\d+)% of winning chances", section)
                better, taken = re.findall(r"(\d+)% to win the game \(", section)
                assert int(require(cost)[1]) == int(better) - int(taken) > 0
                seen += 1
    assert seen > 2


def test_a_sacrifice_is_explained() -> None:
    view = on_turn(after(dealt(presets.build("standard"), 4, {}, "QS"), "pass"))
    call, declined = ActEvaluation(OrderUp(), 0.2, 0.3, 0, 0.7, 0, 0), ActEvaluation(PASS, 0.1, 0, 0, 0, 0.1, 0.9)
    assert "A sacrifice" in hint_text(view, Advice(OrderUp(), (call, declined), 80), TEXTS)
    assert "A sacrifice" in review_text(1, 1, [finding(call, declined)], bidding(), TEXTS)
    sound = ActEvaluation(OrderUp(), 0.2, 0.7, 0, 0.3, 0, 0)
    assert "A sacrifice" not in hint_text(view, Advice(OrderUp(), (sound, declined), 80), TEXTS)
    assert "A sacrifice" not in hint_text(view, Advice(PASS, (declined, call), 80), TEXTS), act_text(PASS)


# -- hint
#
# The advice in words: it says what it rests on.


def advice(practised: bool) -> Advice:
    prospects = (ActEvaluation(OrderUp(False), 0.6, 0.7, 0.1, 0.3, 0, 0), ActEvaluation(PASS, 0.5, 0, 0, 0, 0.3, 0.7))
    return Advice(OrderUp(False), prospects, 80, practised)


def test_a_hint_says_when_the_nets_contributed(texts: Texts) -> None:
    view = on_turn(dealt(presets.build("standard"), 4, {}, "QS"))
    seen, practised = (hint_text(view, advice(is_known), texts).splitlines() for is_known in (False, True))
    assert seen[:-1] == practised[:-1]
    assert seen[-1].startswith("Based on 80 ways")
    assert "practice" not in seen[-1]
    assert "practice" in practised[-1]
