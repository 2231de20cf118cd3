"""The chance to win at a score: between 0 and 1, shared out among the units, and never less for more points."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from bot.engine import presets
from bot.engine.rules import Company, OptionValue, Outcome, Rules, SecondRound
from bot.engine.scoring import company_of, end_after_play, end_by_fold, hand_points, makers
from bot.engine.seats import Seat, left_of, unit_of
from bot.engine.state import Contract, Standing, State, Trick
from bot.players.bidding import bid_context_of
from bot.players.expert.call_evaluator import end_values
from bot.players.expert.comparison import end_of
from bot.players.value import Payoffs, payoffs_of, score_changes, win_probability
from tests.engine.sampling import random_rules
from tests.players.situations import MIXES
from tests.world import require
from tests.world.games import moments


@pytest.mark.parametrize(("preset", "options"), MIXES)
def test_win_probabilities_of_all_units_add_up(preset: str, options: dict[str, OptionValue]) -> None:
    rules = presets.build(preset, options)
    for lead in (0, rules.points // 2, rules.points - 1):
        score = (lead,) + (1,) * (rules.units - 1)
        shares = [win_probability(rules, score, unit, 1) for unit in range(1, rules.units + 1)]
        assert sum(shares) == pytest.approx(1.0, abs=2e-3)
        assert all(0.0 < share < 1.0 for share in shares)


@pytest.mark.parametrize(("preset", "options"), MIXES)
def test_more_points_are_never_worse(preset: str, options: dict[str, OptionValue]) -> None:
    rules = presets.build(preset, options)
    rest = (2,) * (rules.units - 1)
    ladder = [win_probability(rules, (points, *rest), 1, 2) for points in range(rules.points)]
    assert all(lower <= higher + 1e-3 for lower, higher in pairwise(ladder))
    assert ladder[-1] > ladder[0]


def test_a_won_game_has_probability_one() -> None:
    rules = presets.build("standard")
    assert win_probability(rules, (10, 3), 1, 1) == 1.0
    assert win_probability(rules, (10, 3), 2, 1) == 0.0


def test_the_deal_is_an_advantage() -> None:
    rules = presets.build("standard")
    assert win_probability(rules, (5, 5), 1, 1) > 0.5 > win_probability(rules, (5, 5), 1, 2)


def test_a_dearer_euchre_changes_the_chances() -> None:
    """The table is paid by the rules' own rows: the same standing is worth something else where a euchre costs more."""
    plain, dear = presets.build("standard"), presets.build("standard", {"euchre": 4})
    assert win_probability(plain, (8, 6), 1, 1) != win_probability(dear, (8, 6), 1, 1)


class Told(Payoffs):
    """Payoffs whose worth names the points instead of a chance."""

    def of_points(self, points: tuple[int, ...], redeal: bool = False) -> float:
        """Return the same number for the same points only."""
        return float(sum(gained * 1000**place for place, gained in enumerate(points)))


def contracts(rules: Rules, rng: random.Random) -> Iterator[Contract]:
    """Every company that a maker may have under these rules."""
    maker = Seat(rng.choice(rules.seats))
    bids = range(rules.lowest_bid, rules.hand_size + 1) if not rules.traits.turn_up else (None,)
    for bid in bids:
        yield Contract(maker, bid=bid)
        if rules.traits.may_go_alone:
            yield Contract(maker, bid=bid, alone=True)
        if rules.traits.bid_from_half:
            yield from (Contract(maker, bid=bid, alone=alone, forced=True) for alone in (False, True))
    if rules.traits.partners and rules.traits.turn_up:
        yield Contract(maker, alone=True, lone_defender=left_of(maker, rules.players))
    if rules.traits.secret_partner:
        yield from (Contract(maker, partner=Seat(seat)) for seat in rules.seats)


def played_end(rules: Rules, standing: Standing, contract: Contract, tricks: int) -> tuple[int, ...]:
    """What the engine pays if the makers take so many tricks."""
    other = next(Seat(seat) for seat in rules.seats if seat not in makers(rules, contract))
    winners = [contract.maker] * tricks + [other] * (rules.hand_size - tricks)
    played = tuple(Trick((), winner) for winner in winners)
    return require(end_after_play(State(rules, standing, contract=contract, tricks=played)).result).points


@pytest.mark.parametrize("preset", presets.PRESETS)
def test_payoffs_agree_with_the_scoring(preset: str) -> None:
    """Computers expect what the engine pays: random rules and scores, every company, every number of tricks."""
    rng = random.Random(preset)
    for number in range(1, 21):
        rules = random_rules(rng, preset)
        score = tuple(rng.randrange(rules.points) for _ in range(rules.units))
        standing = Standing(number, Seat(rng.choice(rules.seats)), score)
        told = Told(rules, standing, Seat(rng.choice(rules.seats)))
        for contract in contracts(rules, rng):
            for tricks in range(rules.hand_size + 1):
                points = played_end(rules, standing, contract, tricks)
                end = end_of(told, makers(rules, contract), company_of(rules, contract), tricks, contract.bid)
                assert end.chance == told.of_points(points), (contract, tricks, points)
        if rules.second_round is SecondRound.STICK_OR_FOLD:
            for place, value in enumerate(end_values(rules, told)[1 : 1 + rules.units].tolist()):
                dealer = Seat((told.seat - 1 + place) % rules.players + 1)
                folded = require(end_by_fold(State(rules, Standing(number, dealer, score))).result)
                assert value == told.of_points(folded.points), (dealer, folded.points)


def test_computers_ask_what_a_hand_pays_at_its_own_standing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a rule by which the third hand pays twice. No rule looks at the standing so far."""

    def twice(rules: Rules, standing: Standing, *end: Any) -> tuple[int, ...]:
        return tuple(points * (1 + (standing.number == 3)) for points in hand_points(rules, standing, *end))

    monkeypatch.setattr("bot.players.value.hand_points", twice)
    rules, numbers = presets.build("standard", {"points": 97}), set[int]()  # payoffs are kept, of these for this test
    for moment in moments(rules, 3, hands=4):
        for view in moment.seats:
            numbers.add(view.public.number)
            pays = 4 if view.public.number == 3 else 2
            for payoffs in (payoffs_of(view), bid_context_of(view).payoffs):
                assert payoffs.stake(view.seat, Outcome.MARCH, Company.PARTNERED) == pays
                own = tuple(pays * (unit == unit_of(view.seat, partners=True)) for unit in (1, 2))
                assert payoffs.of_end((view.seat,), Outcome.MARCH, Company.PARTNERED) == payoffs.of_points(own)
    assert numbers >= {2, 3}


@pytest.mark.parametrize(
    "preset", [name for name, one in presets.PRESETS.items() if one.traits.partners and one.traits.turn_up]
)
def test_the_chance_to_win_counts_what_the_scoring_pays(preset: str) -> None:
    """Every change of the score that the table counts is one that the engine makes in a later hand."""
    rng = random.Random(preset)
    for _ in range(5):
        rules = random_rules(rng, preset)
        later, paid = Standing(2, Seat(1), (0, 0)), set[tuple[int, ...]]()
        for contract in contracts(rules, rng):
            for tricks in range(rules.hand_size + 1):
                one, two = played_end(rules, later, contract, tricks)
                paid |= {(one, two), (two, one)}
        folds = require(end_by_fold(State(rules, later)).result).points
        assert {(own, other) for _, own, other in score_changes(rules)} <= paid | {folds, folds[::-1]}


def test_scores_below_zero_have_a_chance_too() -> None:
    rules = presets.build("standard", {"setback": True})
    assert 0.0 < win_probability(rules, (-20, 0), 1, 1) < win_probability(rules, (-2, 0), 1, 1) < 0.5
