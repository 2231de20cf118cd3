"""Which points two sides can have after so many hands: as many as hands can give, and no others."""

from __future__ import annotations

import itertools

import pytest

from bot.engine.presets import build
from bot.engine.rules import Law, Rules
from bot.engine.scoring import can_score, worth_of
from bot.engine.seats import Seat
from bot.engine.state import Contract, Standing
from tests.world.every_game import games
from tests.world.games import states

Points = tuple[int, int]


def hand_scores(rules: Rules) -> set[Points]:
    """What a single hand may bring, by the worth of every contract and every number of tricks."""
    high = not rules.traits.turn_up
    scores = {(0, 0)}
    for maker, alone, lone_defender in itertools.product(
        (Seat(1), Seat(2)), (False, True), (False, rules.defend_alone)
    ):
        if lone_defender and not alone:
            continue
        for bid in range(rules.lowest_bid, rules.hand_size + 1) if high else (None,):
            against = Seat(3 - maker) if lone_defender else None
            contract = Contract(maker, alone=alone, bid=bid, lone_defender=against)
            for tricks in range(rules.hand_size + 1):
                one, two = worth_of(rules, Standing(1, Seat(1), (0, 0)), contract, tricks)[1]
                scores.add((one, two))
    return scores


@pytest.mark.parametrize("preset", ["standard", "csl", "campus", "house"])
def test_points_are_possible_exactly_if_some_hands_give_them(preset: str) -> None:
    rules = build(preset)
    one_hand, reached = hand_scores(rules), {(0, 0)}
    most = max(max(points) for points in one_hand)
    for hands in range(3):
        span = range(hands * most + 3)
        for points in itertools.product(span, span):
            assert can_score(rules, points, hands) is (points in reached), (points, hands)
        reached = {(one + more, two + other) for one, two in reached for more, other in one_hand}


@pytest.mark.parametrize(
    "rules", [one for one in games() if one.players == 4 and one.traits.partners], ids=lambda rules: rules.preset
)
def test_whatever_is_played_is_possible(rules: Rules) -> None:
    """In set-back games with their losses too."""
    total, hands = (0, 0), 0
    for state in states(rules, 3, hands=12):
        if state.result is not None:
            one, two = state.result.points
            total, hands = (total[0] + one, total[1] + two), hands + 1
            assert can_score(rules, total, hands), (total, hands)
    assert hands


def test_penalties_for_reneges_are_paid_besides() -> None:
    rules = build("standard", {"law": Law.OLD_SCHOOL})
    assert can_score(rules, (12, 3), 2)
    assert not can_score(rules, (50, 0), 2)
