"""Laws 7.1 to 7.7: the points of the partnership game, the end of a game, laps, slams and the barn."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.game import carry_over, game_value, is_shut_out, units_in_barn
from bot.engine.presets import build
from bot.engine.scoring import game_winner
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


@pytest.mark.parametrize(
    ("company", "tricks", "points", "outcome"),
    [
        ("both", 3, (1, 0), "made"),
        ("both", 5, (2, 0), "march"),
        ("alone", 3, (3, 0), "made"),
        ("alone", 5, (9, 0), "march"),
        ("lone defender", 3, (3, 0), "made"),
        ("lone defender", 5, (9, 0), "march"),
    ],
)
def test_law_7_1_the_makers_points(company: str, tricks: int, points: tuple[int, int], outcome: str) -> None:
    """Law 7.1: the majority 1, march 2; a lone maker what the options say, also against a lone defender."""
    table = played(tricks, company, **DISTINCT)
    assert (table.outcome, table.points) == (outcome, points)


@pytest.mark.parametrize(
    ("company", "tricks", "points", "outcome"),
    [
        ("both", 2, (0, 5), "euchre"),
        ("both", 0, (0, 5), "euchre-march"),
        ("alone", 2, (0, 6), "euchre"),
        ("alone", 0, (0, 6), "euchre-march"),
    ],
)
def test_law_7_2_euchre(company: str, tricks: int, points: tuple[int, int], outcome: str) -> None:
    """Law 7.2: with ``euchre_march`` the smaller number, no trick costs no more than an ordinary euchre."""
    table = played(tricks, company, **DISTINCT)
    assert (table.outcome, table.points) == (outcome, points)


@pytest.mark.parametrize(("company", "points"), [("both", (0, 9)), ("alone", (0, 9))])
def test_law_7_2_the_larger_of_euchre_and_euchre_march(company: str, points: tuple[int, int]) -> None:
    """Law 7.2: with ``euchre_march`` the larger number it counts, only when the makers took no trick."""
    assert played(0, company, **(DISTINCT | {"euchre_march": 9})).points == points
    assert played(2, company, **(DISTINCT | {"euchre_march": 9})).points != points


def test_law_7_2_between_euchre_and_lone_euchre() -> None:
    """Law 7.2: each company has a maximum of its own."""
    options: dict[str, Any] = {"euchre": 2, "euchre_march": 4, "lone_euchre": 6}
    assert played(0, "both", **options).points == (0, 4)
    assert played(0, "alone", **options).points == (0, 6)


@pytest.mark.parametrize(("tricks", "points"), [(2, (0, 7)), (0, (0, 8))])
def test_law_7_3_a_lone_defender(tricks: int, points: tuple[int, int]) -> None:
    """Law 7.3: only ``lone_defence`` or ``lone_defence_march`` counts, even against a larger ``euchre_march``."""
    assert played(tricks, "lone defender", **(DISTINCT | {"euchre_march": 9, "lone_euchre": 9})).points == points


def test_law_7_3_the_points_are_his_sides() -> None:
    """Law 7.3: a lone defender plays for their side; if they lose, the makers are paid as usual."""
    assert played(0, "lone defender").state.score == (0, 4)
    assert played(5, "lone defender").state.score == (4, 0)


@pytest.mark.parametrize(
    ("company", "tricks", "points"),
    [
        ("both", 3, (1, 0)),
        ("both", 5, (2, 0)),
        ("alone", 5, (9, 0)),
        ("both", 2, (-5, 0)),
        ("both", 0, (-5, 0)),
        ("alone", 2, (-6, 0)),
        ("lone defender", 2, (-7, 0)),
        ("lone defender", 0, (-8, 0)),
    ],
)
def test_law_7_4_setback(company: str, tricks: int, points: tuple[int, int]) -> None:
    """Law 7.4: instead of the defenders gaining the makers lose those points, below zero too; gains stay gains."""
    table = played(tricks, company, setback=True, **DISTINCT)
    assert table.points == points
    assert table.state.score == points


def test_law_7_4_with_setback_the_larger_of_two_losses() -> None:
    """Laws 7.2, 7.4: the larger, not the number nearer to zero."""
    assert played(0, "both", setback=True, euchre=2, euchre_march=4).points == (-4, 0)


@pytest.mark.parametrize(("dealer", "points"), [(4, (0, -1)), (1, (-1, 0))])
def test_law_7_4_a_fold_costs_the_dealers_side(dealer: int, points: tuple[int, int]) -> None:
    """Law 7.4: one point, and nobody gains."""
    table = Table("newberry", dealer=dealer, setback=True).deal().passes(7).say(f"{dealer} fold")
    assert (table.outcome, table.points, table.state.score) == ("folded", points, points)


PAID = {
    "earlwood": (1, 4, 2, 2, 2, 2, 4), "newberry": (1, 4, 2, 2, 4, 2, 4), "csl": (1, 4, 2, 4, 2, 4, 4),
    "standard": (1, 4, 2, 2, 2, 2, 4), "house": (1, 4, 2, 2, 2, 2, 4), "house-24": (1, 4, 2, 2, 2, 2, 4),
    "campus": (1, 4, 2, 2, 2, 2, 4), "railroad": (1, 4, 2, 2, 2, 2, 4),
}  # fmt: skip


@pytest.mark.parametrize("preset", list(PAID))
def test_law_7_1_to_7_3_points_of_each_book(preset: str) -> None:
    """Laws 7.1 to 7.3: the rows of the books, played out; C prints 4 for every lone euchre, N 4 for no trick."""
    lone_made, lone_march, euchre, lone_euchre, no_trick, lone_defence, defence_march = PAID[preset]
    points = {
        ("both", 3): (1, 0), ("both", 5): (2, 0), ("both", 2): (0, euchre), ("both", 0): (0, no_trick),
        ("alone", 3): (lone_made, 0), ("alone", 5): (lone_march, 0), ("alone", 2): (0, lone_euchre),
        ("alone", 0): (0, max(lone_euchre, no_trick)), ("lone defender", 2): (0, lone_defence),
        ("lone defender", 0): (0, defence_march), ("lone defender", 3): (lone_made, 0),
        ("lone defender", 5): (lone_march, 0),
    }  # fmt: skip
    options: dict[str, Any] = {"partners_best": "off", "pack": 24, "joker": False}
    got = {case: played(case[1], case[0], preset, **options).points for case in points}
    assert got == points


def at(score: tuple[int, int], preset: str = "standard", **changes: Any) -> Table:
    """A game that begins at this score, dealer 4."""
    return Table.following(preset, 3, 1, score, **({"laps": True} | changes))


def test_law_7_5_the_game_ends_at_the_end_of_a_hand() -> None:
    """Law 7.5: at ``points`` or more; nothing is dealt after it."""
    table = at((8, 9)).deal(MARCH, turnup="9C").passes(4).say("1 call H").finish()
    assert table.state.score == (10, 9)
    assert require(table.state.result).winner == 1
    assert table.phase == "over"
    with pytest.raises(ValueError, match="over"):
        table.deal()
    assert "hand is over" in str(table.refused("1 pass"))


def test_law_7_5_short_of_the_target_play_goes_on() -> None:
    """Law 7.5: nine of ten is not enough."""
    table = at((8, 9)).deal(MADE, turnup="9C").passes(4).say("1 call H").finish()
    assert table.state.score == (9, 9)
    assert table.phase == "deal"


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


def test_law_7_5_a_hand_thrown_in_does_not_end_a_game() -> None:
    """Law 7.5: scores do not change, nor does the winner."""
    assert at((9, 9), "campus", cut="no").deal().passes(8).phase == "deal"


def test_law_7_5_a_fold_may_end_a_game() -> None:
    """Laws 4.5, 7.5: the opponents score 1 like any other."""
    table = at((9, 0), "newberry").deal().passes(7).say("4 fold")
    assert (table.phase, table.state.score) == ("over", (10, 0))


def test_law_7_6_points_above_the_target_are_carried() -> None:
    """Law 7.6: both sides' excess, never below zero, always less than a whole game; only with laps."""
    laps = build("railroad")
    assert carry_over(laps, (13, 4)) == (3, 0)
    assert carry_over(laps, (11, 12)) == (1, 2)
    assert carry_over(laps, (10, -2)) == (0, 0)
    assert carry_over(build("standard"), (13, 4)) == (0, 0)
    assert carry_over(build("railroad", {"points": 2}), (5, 0)) == (1, 0)


def test_law_7_6_the_next_game_begins_with_the_carry() -> None:
    """Law 7.6: and its first hand counts from there."""
    table = at((3, 0), "standard").deal(MARCH, turnup="9C").passes(4).say("1 call H").finish()
    assert table.state.score == (5, 0)


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
