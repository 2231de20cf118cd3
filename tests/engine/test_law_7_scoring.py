"""Laws 7.1 to 7.7: the points of the partnership game, the end of a game, laps, slams and the barn."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.game import carry_over, game_value, is_shut_out, units_in_barn
from bot.engine.presets import build
from bot.engine.refusals import Fault
from bot.engine.scoring import game_winner
from tests.engine.stories import Story, stories
from tests.engine.tables import Table
from tests.world import require

MARCH = {1: "JH JD AH KH QH"}
"""Seat 1 leads five trumps that nobody beats."""
MADE = {1: "JH JD AH 9D 9S", 2: "KC KS KD AD AS", 3: "TC JC QC TS TD", 4: "KH QH TH 9H QD"}
"""Seat 1 takes three tricks with trumps; the rest are the defenders', one lone defender in seat 2 takes them too."""
EUCHRE = {1: "JH JD 9D 9S TD", 2: "KC KS KD AD AS", 3: "TC JC QC TS QS", 4: "AH KH QH TH 9H"}
"""Seat 1 takes two tricks."""
NOTHING = {1: "9D TD QD 9S TS", 2: "JH JD AH KH QH", 3: "QS JS TC QC KC", 4: "AS AD AC KS KD"}
"""Seat 2 holds five trumps, seat 1 none."""

HANDS = {5: MARCH, 3: MADE, 2: EUCHRE, 0: NOTHING}
SEVEN = ("lone_made", "lone_march", "euchre", "lone_euchre", "euchre_march", "lone_defence", "lone_defence_march")


def played(tricks: int, company: str, preset: str = "house-24", dealer: int = 4, **changes: Any) -> Table:
    """Seat 1 calls hearts and their side takes this many tricks; ``company`` is both, alone or lone defender."""
    options: dict[str, Any] = {"first_lead": "dealer-left", "defend_alone": True, "cut": "no"}
    table = Table(preset, dealer=dealer, **(options | changes)).deal(HANDS[tricks], turnup="9C").passes(4)
    table.say("1 call H" if company == "both" else "1 call H alone")
    if company == "alone" and table.phase == "defend-alone":
        table.passes(2)
    if company == "lone defender":
        table.say("2 defend-alone")
    table.finish()
    assert sum(1 for seat in table.winners if seat % 2) == tricks
    return table


DISTINCT: dict[str, Any] = dict(zip(SEVEN, (3, 9, 5, 6, 4, 7, 8), strict=True))
"""Seven scores that cannot be mistaken for one another."""
BOTH, ALONE, DEFENDED = "both", "alone", "lone defender"
SETBACK: dict[str, Any] = {"setback": True}


@pytest.mark.parametrize(
    ("company", "tricks", "changes", "points", "outcome"),
    [
        pytest.param(*row, id=f"{law} {row[0]} {row[1]}")
        for law, *row in (
            ("7.1", BOTH, 3, {}, (1, 0), "made"), ("7.1", BOTH, 5, {}, (2, 0), "march"),
            ("7.1", ALONE, 3, {}, (3, 0), "made"), ("7.1", ALONE, 5, {}, (9, 0), "march"),
            ("7.1", DEFENDED, 3, {}, (3, 0), "made"), ("7.1", DEFENDED, 5, {}, (9, 0), "march"),
            # with ``euchre_march`` the smaller number no trick costs no more than an ordinary euchre
            ("7.2", BOTH, 2, {}, (0, 5), "euchre"), ("7.2", BOTH, 0, {}, (0, 5), "euchre-march"),
            ("7.2", ALONE, 2, {}, (0, 6), "euchre"), ("7.2", ALONE, 0, {}, (0, 6), "euchre-march"),
            # with the larger number it counts, but only when the makers took no trick
            ("7.2 larger", BOTH, 0, {"euchre_march": 9}, (0, 9), "euchre-march"),
            ("7.2 larger", BOTH, 2, {"euchre_march": 9}, (0, 5), "euchre"),
            ("7.2 larger", ALONE, 0, {"euchre_march": 9}, (0, 9), "euchre-march"),
            ("7.2 larger", ALONE, 2, {"euchre_march": 9}, (0, 6), "euchre"),
            # against a lone defender neither of them counts, however large
            ("7.3", DEFENDED, 2, {"euchre_march": 9, "lone_euchre": 9}, (0, 7), "euchre"),
            ("7.3", DEFENDED, 0, {"euchre_march": 9, "lone_euchre": 9}, (0, 8), "euchre-march"),
            # the makers lose what the defenders would gain; gains stay gains
            ("7.4", BOTH, 3, SETBACK, (1, 0), "made"), ("7.4", BOTH, 5, SETBACK, (2, 0), "march"),
            ("7.4", ALONE, 5, SETBACK, (9, 0), "march"), ("7.4", BOTH, 2, SETBACK, (-5, 0), "euchre"),
            ("7.4", BOTH, 0, SETBACK, (-5, 0), "euchre-march"), ("7.4", ALONE, 2, SETBACK, (-6, 0), "euchre"),
            ("7.4", DEFENDED, 2, SETBACK, (-7, 0), "euchre"), ("7.4", DEFENDED, 0, SETBACK, (-8, 0), "euchre-march"),
            ("7.4 larger", BOTH, 0, SETBACK | {"euchre": 2, "euchre_march": 4}, (-4, 0), "euchre-march"),
        )
    ],
)  # fmt: skip
def test_law_7_1_to_7_4_points_of_a_hand(
    company: str, tricks: int, changes: dict[str, Any], points: tuple[int, int], outcome: str
) -> None:
    """As the options say, each of which has a number of its own here."""
    table = played(tricks, company, **(DISTINCT | changes))
    assert (table.outcome, table.points, table.state.score) == (outcome, points, points)


def test_law_7_2_between_euchre_and_lone_euchre() -> None:
    """Each company has a maximum of its own."""
    options: dict[str, Any] = {"euchre": 2, "euchre_march": 4, "lone_euchre": 6}
    assert played(0, BOTH, **options).points == (0, 4)
    assert played(0, ALONE, **options).points == (0, 6)


def test_law_7_3_the_points_are_his_sides() -> None:
    """Law 7.3: a lone defender plays for their side; if they lose, the makers are paid as usual."""
    assert played(0, "lone defender").state.score == (0, 4)
    assert played(5, "lone defender").state.score == (4, 0)


DEALT = ", ".join(f"{seat} {cards}" for seat, cards in MADE.items())
STORIES = f"""
7.4 a fold costs the dealer's side a point, and nobody gains
    newberry setback=yes | | pass x7; 4 fold; result folded 0 -1; score 0 -1
    newberry setback=yes dealer=1 | | pass x7; 1 fold; result folded -1 0; score -1 0
7.5 short of the target play goes on
    score=8:9 | {DEALT}, up 9C | pass x4; 1 call H; finish; score 9 9; phase deal
7.5 a hand thrown in does not end a game
    campus cut=no score=9:9 | | pass x8; phase deal
7.5 a fold may end a game (4.5)
    newberry score=9:0 | | pass x7; 4 fold; phase over; score 10 0
7.6 the first hand counts from the carry of the game before
    score=3:0 | 1 {MARCH[1]}, up 9C | pass x4; 1 call H; finish; score 5 0
"""


@pytest.mark.parametrize("story", stories(STORIES))
def test_law_7(story: Story) -> None:
    story.tell()


def test_law_7_5_the_game_ends_at_the_end_of_a_hand() -> None:
    """Law 7.5: at ``points`` or more; nothing is dealt after it."""
    table = (
        Table.following("standard", 3, 1, (8, 9), laps=True).deal(MARCH, turnup="9C").passes(4).say("1 call H").finish()
    )
    assert table.state.score == (10, 9)
    assert require(table.state.result).winner == 1
    assert table.phase == "over"
    with pytest.raises(ValueError, match="over"):
        table.deal()
    assert table.refused("1 pass").fault is Fault.HAND_OVER


@pytest.mark.parametrize(
    ("score", "won"),
    [((10, 9), 1), ((9, 11), 2), ((10, 10), None), ((12, 12), None), ((12, 11), 1), ((9, 9), None), ((-3, 10), 2)],
)
def test_law_7_5_highest_score_and_no_tie(score: tuple[int, int], won: int | None) -> None:
    """Law 7.5: the highest wins if it has the target; on a tie play goes on."""
    assert game_winner(build("standard"), score) == won


def test_law_7_5_ties_in_a_game_of_individuals() -> None:
    """Law 7.5: two at the top at once: play goes on, even with a third behind."""
    rules = build("cutthroat")
    assert game_winner(rules, (10, 10, 3)) is None
    assert game_winner(rules, (11, 10, 10)) == 1
    assert game_winner(rules, (10, 12, 12)) is None
    table = Table("cutthroat", points=2).deal({1: "7S 8S 7D 8D 7H", 2: "JC JS AC KC QC"}, turnup="7C")
    table.say("1 order; 3 discard 7C").finish()
    assert (table.points, table.phase) == ((0, 2, 2), "deal")


def test_law_7_6_points_above_the_target_are_carried() -> None:
    """Law 7.6: both sides' excess, never below zero, always less than a whole game; only with laps."""
    laps = build("railroad")
    assert carry_over(laps, (13, 4)) == (3, 0)
    assert carry_over(laps, (11, 12)) == (1, 2)
    assert carry_over(laps, (10, -2)) == (0, 0)
    assert carry_over(build("standard"), (13, 4)) == (0, 0)
    assert carry_over(build("railroad", {"points": 2}), (5, 0)) == (1, 0)


def test_law_7_6_slams() -> None:
    """Law 7.6: a game won with the losers at 0 or less counts double, if slams are played."""
    slams = build("railroad")
    assert game_value(slams, (10, 0), 1) == 2
    assert game_value(slams, (-2, 11), 2) == 2
    assert game_value(slams, (10, 1), 1) == 1
    assert game_value(build("standard"), (10, 0), 1) == 1


def test_law_7_7_in_the_barn() -> None:
    """Law 7.7: one point short of winning, by the target of the game."""
    assert units_in_barn(build("standard"), (9, 8)) == (1,)
    assert units_in_barn(build("earlwood"), (10, 10)) == (1, 2)
    assert units_in_barn(build("standard", {"points": 5}), (4, 3)) == (1,)
    assert units_in_barn(build("cutthroat"), (9, 2, 9)) == (1, 3)


def test_law_7_7_a_shut_out() -> None:
    """Law 7.7: C's 10-0: the losers have nothing."""
    assert is_shut_out((10, 0), 1)
    assert not is_shut_out((10, 1), 1)
    assert is_shut_out((-1, 10), 2)
