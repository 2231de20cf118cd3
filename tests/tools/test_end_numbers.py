"""The ends of a hand as the school counts them: each has a number of its own, and is worth what the rows pay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine import presets
from bot.engine.rules import Rules
from bot.engine.scoring import worth_of
from bot.engine.seats import Seat
from bot.engine.state import Contract, Standing
from bot.players.expert.call_evaluator import NOTHING, end_values
from bot.players.value import Payoffs, payoffs_at
from tools.school.call_lessons import end_index

WORLDS = 6

GAMES = ("standard", "newberry", "cutthroat", "three-seven", "two-handed", "call-ace", "hasenpfeffer")


def played_ends(rules: Rules) -> Iterator[tuple[Contract, int]]:
    """Every contract that differs for seat 1, with each grade of tricks, or each bid made or lost."""
    for maker in map(Seat, rules.seats[: rules.units]):
        contracts = [Contract(maker)]
        if rules.traits.partners and rules.traits.may_go_alone:
            contracts.append(Contract(maker, alone=True))
        if rules.traits.secret_partner:
            partners = [maker, *(Seat(1) for _ in rules.seats[:1] if maker != 1), Seat(2 if maker != 2 else 3)]
            contracts = [Contract(maker, partner=partner) for partner in partners]
        for each in contracts:
            if rules.traits.turn_up:
                yield from ((each, tricks) for tricks in (0, 1, rules.majority, rules.hand_size))
            for bid in range(1, rules.hand_size + 1) if not rules.traits.turn_up else ():
                yield each._replace(bid=bid), bid
                yield each._replace(bid=bid), 0
            if rules.traits.bid_from_half:
                yield each._replace(bid=rules.lowest_bid, forced=True), 0


@pytest.mark.parametrize("preset", [*GAMES, "double-hasenpfeffer"])
def test_every_outcome_has_its_own_number(preset: str) -> None:
    rules = presets.build(preset)
    numbers = [end_index(rules, Seat(1), contract, tricks) for contract, tricks in played_ends(rules)]
    folds = rules.units if rules.traits.turn_up else 0
    places = {NOTHING, *range(1, 1 + folds), *numbers}
    assert len(places) == 1 + folds + len(numbers)
    unused = 4 if rules.traits.secret_partner else 0  # nobody is their own partner
    unused += 2 if not rules.traits.turn_up and not rules.traits.bid_from_half else 0  # no dealer is forced to bid
    ends = len(end_values(rules, payoffs_at(rules, Standing(1, Seat(1), (0,) * rules.units), Seat(1))))
    assert len(places) + unused == ends
    assert max(places) < ends


@pytest.mark.parametrize("preset", [*GAMES, "double-hasenpfeffer"])
def test_ends_are_worth_what_the_rows_pay(preset: str) -> None:
    """Each end of a hand that is played has the chance of its points, whoever makes trump; folds cost what they do."""
    rules = presets.build(preset)
    payoffs = Payoffs(rules, Standing(1, Seat(rules.players), (0,) * rules.units), Seat(1))
    values = end_values(rules, payoffs)
    assert values[NOTHING] == payoffs.of_points((0,) * rules.units)
    for contract, tricks in played_ends(rules):
        worth = payoffs.of_points(worth_of(rules, payoffs.standing, contract, tricks)[1])
        assert values[end_index(rules, Seat(1), contract, tricks)] == pytest.approx(worth, abs=1e-9)
    if rules.traits.partners and rules.traits.turn_up:
        best, worst = (Contract(Seat(seat), alone=True) for seat in (1, 2))
        assert values.max() == values[end_index(rules, Seat(1), best, 5)]
        assert values.min() == values[end_index(rules, Seat(1), worst, 5)]
        assert values[end_index(rules, Seat(1), Contract(Seat(3)), 1)] == payoffs.of_points((0, rules.euchre))
    if preset == "newberry":
        assert values[1] == payoffs.of_points((0, 1))
        assert values[2] == payoffs.of_points((1, 0))
