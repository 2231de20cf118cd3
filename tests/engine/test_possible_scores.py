"""Which points two sides can have after so many hands: as many as hands can give, and no others."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from bot.engine.presets import build
from bot.engine.rules import Company, Law, OptionValue, Outcome, Rules
from bot.engine.scoring import can_score, hand_points, worth_of
from bot.engine.seats import Seat
from bot.engine.state import Contract, Standing
from tests.world.every_game import games
from tests.world.games import states

Points = tuple[int, int]


UNLIKE: dict[str, OptionValue] = {
    **{"euchre": 3, "lone_made": 4, "lone_march": 5, "lone_euchre": 6, "euchre_march": 7},
    **{"lone_defence": 8, "lone_defence_march": 9},
}
"""Every end of a hand pays something else."""
GAMES = [
    *(one for one in games() if one.players == 4 and one.traits.partners),
    *(build("csl", UNLIKE | {"defend_alone": allowed}) for allowed in (True, False)),
]


def contracts(rules: Rules) -> set[Contract]:
    """Return a contract of every kind that the bidding of many games comes to, for either side."""
    agreed = (state.contract for seed in range(50) for state in states(rules, seed, hands=20, quiet=seed % 2 * 0.7))
    return {
        Contract(
            maker, alone=one.alone, bid=one.bid, forced=one.forced,
            lone_defender=None if one.lone_defender is None else Seat(3 - maker),
        )
        for one in agreed
        if one is not None and one.trump is not None
        for maker in (Seat(1), Seat(2))
    }  # fmt: skip


def next_scores(rules: Rules, agreed: set[Contract], number: int, score: Points) -> Iterator[Points]:
    """Yield the scores after a hand: every contract with every number of tricks, a fold, or a hand thrown in."""
    standing = Standing(number, Seat(1), score)
    gains = [worth_of(rules, standing, each, tricks)[1] for each in agreed for tricks in range(rules.hand_size + 1)]
    if rules.traits.turn_up:
        gains += [hand_points(rules, standing, (Seat(dealer),), Outcome.FOLDED, Company.ANY) for dealer in (1, 2)]
    yield score
    for one, two in gains:
        yield score[0] + one, score[1] + two


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.preset)
def test_points_are_possible_exactly_if_some_hands_give_them(rules: Rules) -> None:
    agreed, reached = contracts(rules), {(0, 0)}
    for hands in range(3):
        if hands:
            reached = {after for score in reached for after in next_scores(rules, agreed, hands, score)}
        sides = [side for points in reached for side in points]
        span = range(min(sides) - 2, max(sides) + 3)
        pairs = [*itertools.product(span, span)]
        for points in random.Random(hands).sample(pairs, min(len(pairs), 100)):
            assert can_score(rules, points, hands) is (points in reached), (points, hands)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.preset)
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
