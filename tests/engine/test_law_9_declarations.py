"""Laws 9.6 and 9.8: declarations that are void, bars, and misdeals that all agree on."""

from __future__ import annotations

import pytest

from bot.engine.game import deal
from bot.engine.refusals import Fault
from bot.engine.seats import Seat
from bot.engine.state import Phase, Standing
from tests.engine.old_school import HANDS, dealt, hearts, taken, upheld
from tests.engine.tables import Table, stack
from tests.world import require


def farmers(**changes: object) -> Table:
    """Seat 1 holds three nines and tens, seat 3 an ace without a face card."""
    hands = {1: "9S TS 9D KS QS", 2: "AH KH QH JH TH", 3: "AS TD 9C TC QC", 4: "JS AD KD QD JD"}
    table = Table(law="old-school", pack=32, farmers_hand="any-three", **changes)  # type: ignore[arg-type]  # options
    return table.deal(hands, turnup="9H")


def test_law_9_6_only_an_opponent_and_only_at_once() -> None:
    table = dealt().say("3 order")
    assert [seat for seat in (1, 2, 3, 4) if "claim call 3" in taken(table, seat)] == [2, 4]
    assert table.refused("1 claim call 3").fault is Fault.NO_OPPONENT
    assert table.refused("2 claim call 1").fault is Fault.NO_LAST_CALL
    table.say("4 discard 9C")
    assert table.refused("2 claim call 3").fault is Fault.NO_LAST_CALL, "not claimed, it stands"
    assert table.state.agreed.maker == 3


@pytest.mark.parametrize("between", ["2 misdeal", "1 misdeal"])
def test_law_9_6_the_very_next_act(between: str) -> None:
    table = dealt().say(f"3 order; {between}")
    assert table.refused("2 claim call 3").law == "9.6"


def test_law_9_6_a_lawful_declaration_is_claimed_in_vain() -> None:
    table = dealt().say("1 pass; 2 order")
    before = table.state
    assert not upheld(table.say("1 claim call 2"))
    assert (table.state.contract, table.asked(), table.state.hands) == (before.contract, ("discard", 4), before.hands)
    assert table.refused("3 claim call 2").fault is Fault.NO_LAST_CALL, "the act before is a claim now"


def test_law_9_6_a_void_order_leaves_the_bidding_as_it_was() -> None:
    table = dealt().say("1 pass")
    before = table.state
    table.say("4 order alone")
    assert table.state.agreed.sitting_out == (2,)
    assert upheld(table.say("3 claim call 4"))
    assert table.state.remember(before.remembered) == before
    assert table.state.remembered.barred == (2,)


def test_law_9_6_the_barred_side_only_passes_round_two_too() -> None:
    table = dealt(second_round="throw-in").say("3 order; 2 claim call 3")
    assert (table.asked(), table.legal) == (("order", 1), ["pass"])
    assert table.refused("1 order").fault is Fault.BARRED
    table.say("1 pass")
    assert "order" in table.legal
    assert table.refused("3 order").fault is Fault.BARRED, "out of turn neither"
    table.say("2 pass; 3 pass; 4 pass")
    assert (table.asked(), table.legal) == (("call", 1), ["pass"])
    assert table.refused("1 call S").law == "9.6"
    assert not [act for act in taken(table, 3) if act.startswith("call")]
    assert "call S" in table.say("1 pass").legal


def test_law_9_6_the_bar_is_over_with_the_hand() -> None:
    table = dealt(second_round="throw-in").say("3 order; 2 claim call 3").passes(8)
    assert table.outcome == "thrown-in"
    assert "order" in table.deal().legal


@pytest.mark.parametrize("alone", ["", " alone"])
def test_law_9_6_the_suit_turned_down_is_void_in_turn(alone: str) -> None:
    table = dealt().passes(5).say(f"2 call H{alone}")
    assert upheld(table.say("3 claim call 2"))
    assert (table.asked(), table.legal, table.state.contract) == (("call", 2), ["pass"], None)
    joker = Table("railroad", law="old-school").deal(turnup="JK").passes(4).say("1 call H; 4 claim call 1")
    assert (upheld(joker), joker.legal) == (True, ["pass"])


def test_law_9_6_another_suit_in_turn_stands() -> None:
    table = dealt().passes(4).say("1 call S; 2 claim call 1")
    assert (upheld(table), table.state.agreed.trump) == (False, 0)


@pytest.mark.parametrize("second_round", ["stick", "stick-or-fold"])
def test_law_9_6_no_escape_from_the_stick(second_round: str) -> None:
    table = dealt(second_round=second_round).say("2 order; 1 claim call 2").passes(4)
    assert "call S" in table.legal, "the other side bids on"
    table.say("1 pass; 2 pass; 3 pass")
    assert (table.asked(), table.legal) == (("call", 4), ["fold"])
    assert table.refused("4 call S").fault is Fault.BARRED
    assert table.refused("4 pass").fault is Fault.BARRED
    table.say("4 fold")
    assert (table.outcome, table.points) == ("folded", (1, 0))


def test_law_9_6_a_fold_under_setback_and_among_individuals() -> None:
    setback = dealt(setback=True).say("2 order; 1 claim call 2").passes(7).say("4 fold")
    assert setback.points == (0, -1)
    single = Table("two-handed", law="old-school", second_round="stick").deal().say("2 order; 1 claim call 2").passes(3)
    assert single.legal == ["fold"]
    assert single.say("2 fold").points == (1, 0)


def test_law_9_6_in_round_one_a_barred_dealer_passes() -> None:
    table = dealt().say("4 order; 3 claim call 4").passes(3)
    assert (table.asked(), table.legal) == (("order", 4), ["pass"])


def test_law_9_6_a_dealer_with_barred_opponents_is_still_stuck() -> None:
    table = dealt().say("1 pass; 3 order; 2 claim call 3").passes(6)
    assert table.asked() == ("call", 4)
    assert "pass" not in table.legal
    assert "fold" not in table.legal


def test_law_9_6_both_sides_barred_and_nobody_stuck() -> None:
    table = dealt(second_round="throw-in").say("3 order; 4 claim call 3; 2 order; 1 claim call 2")
    assert table.state.remembered.barred == (1, 2)
    assert table.passes(8).outcome == "thrown-in"


def test_law_9_6_among_individuals_the_seat_alone_is_barred() -> None:
    table = Table("call-ace", law="old-school").deal().say("3 order; 1 claim call 3")
    assert "order" in table.legal
    assert table.say("1 pass; 2 pass").legal == ["pass"]


def test_law_9_6_a_farmers_exchange_is_kept_and_then_only_a_pass_is_left() -> None:
    table = farmers().say("1 farmers 9D 9S TS")
    hand = table.hand(1)
    table.say("3 order; 2 claim call 3")
    assert table.hand(1) == hand
    assert "9S" not in hand
    assert (table.asked(), table.legal) == (("order", 1), ["pass"])
    assert table.state.dealt.farmers[0][0] == 1


def test_law_9_6_the_barred_side_has_no_claims_of_3() -> None:
    table = farmers(ace_no_face=True)
    assert "farmers 9D 9S TS" in table.legal
    table.say("3 order; 2 claim call 3")
    assert table.legal == ["pass"]
    assert table.refused("1 farmers 9D 9S TS").fault is Fault.BARRED
    other = farmers().say("2 order; 1 claim call 2")
    assert "farmers 9D 9S TS" in other.legal, "the other side has"


# -- misdeal


def agree(table: Table, seats: str) -> Table:
    """These seats say misdeal."""
    for seat in seats.split():
        table.say(f"{seat} misdeal")
    return table


def test_law_9_8_once_a_seat_from_the_pack_on() -> None:
    table = Table("csl", law="old-school").deal(HANDS, turnup="9H")
    assert table.asked() == ("cut", 3)
    agree(table, "2")
    assert table.asked() == ("cut", 3), "who is on turn stays as it is"
    assert table.refused("2 misdeal").fault is Fault.MISDEAL_SAID
    agree(table, "3 1 4")
    assert (table.outcome, table.points, table.turn) == ("misdeal", (0, 0), 0)
    assert table.refused("1 misdeal").fault is Fault.MISDEAL_SAID


def test_law_9_8_until_the_first_trick_is_gathered() -> None:
    table = hearts().say("1 AS; 2 9S; 3 JS; 4 QC; 2 misdeal")
    assert "misdeal" in taken(table, 3)
    table.say("1 gather")
    assert table.refused("3 misdeal").fault is Fault.MISDEAL_LATE


def test_law_9_8_a_seat_that_sits_out_is_asked_too() -> None:
    table = agree(dealt().say("1 order alone; 4 discard 9C; 1 AS"), "1 2 4")
    assert table.state.result is None
    assert agree(table, "3").outcome == "misdeal"
    assert len(table.state.trick) == 1, "a running trick is kept"


def test_law_9_8_while_a_suit_is_to_be_named() -> None:
    table = agree(hearts().say("3 KD; 2 claim lead 3"), "1 2 3 4")
    assert (table.outcome, table.state.remembered.exposed) == ("misdeal", ((3, 22),))


@pytest.mark.parametrize(
    ("cost", "number", "dealer", "points"),
    [("redeal", 1, 4, (0, 0)), ("forfeit-deal", 2, 1, (0, 0)), ("minus-one", 2, 1, (0, -1))],
)
def test_law_9_8_points_for_a_misdeal(cost: str, number: int, dealer: int, points: tuple[int, int]) -> None:
    table = agree(dealt(misdeal=cost), "1 2 3 4")
    assert table.points == table.state.score == points
    standing = table.deal(HANDS).state.standing if cost != "redeal" else redealt(table)
    assert (standing.number, standing.dealer) == (number, dealer)
    assert table.state.remembered.misdeals == (), "each hand anew"


def redealt(table: Table) -> Standing:
    """The same dealer deals again."""
    table.state = deal(table.state, stack(table.rules, 4))
    return table.state.standing


def test_law_9_8_among_individuals_the_dealer_loses_the_point() -> None:
    table = agree(Table("call-ace", law="old-school", players=5, misdeal="minus-one").deal(), "5 4 3 2 1")
    assert table.points == (0, 0, 0, 0, -1)


def test_law_9_8_a_lost_point_may_decide_a_tied_game() -> None:
    table = Table(law="old-school", misdeal="minus-one")
    table.state = table.state._replace(standing=Standing(7, Seat(4), (10, 10)))
    agree(table.deal(HANDS, turnup="9H"), "1 2 3 4")
    assert (require(table.state.result).winner, table.phase) == (1, Phase.OVER)


def test_law_8_5_a_misdeal_makes_the_partner_public() -> None:
    table = Table("call-ace", law="old-school", pack=24).deal(HANDS, turnup="9H")
    agree(table.say("1 order; 4 discard 9C; 1 partner D"), "1 2 3 4")
    assert table.state.agreed.revealed
    early = Table("call-ace", law="old-school", pack=24).deal(HANDS, turnup="9H")
    assert not agree(early.say("1 order"), "1 2 3 4").state.agreed.revealed, "nobody was called yet"
