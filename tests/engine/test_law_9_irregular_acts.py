"""Laws 9.1 to 9.3: what an old-school table takes without a word, what it does not take, and gathering."""

from __future__ import annotations

import pytest

from bot.engine.game import accepted_acts
from bot.engine.refusals import Fault
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import public_view
from tests.engine.old_school import HANDS, cards_taken, dealt, hearts, play_out, taken
from tests.engine.tables import Table


@pytest.mark.parametrize("act", ["gather", "correct", "claim renege 2 1", "claim lead 2", "suit H", "misdeal"])
def test_law_9_1_a_hosted_table_knows_no_claims(act: str) -> None:
    table = Table().deal(HANDS, turnup="9H").say("1 order; 4 discard 9C; 1 AS")
    refused = table.refused(f"1 {act}")
    assert (refused.fault, refused.law) == (Fault.HOSTED_TABLE, "9.1")
    assert table.state.irregularities is None
    assert accepted_acts(table.state, Seat(1)) == ()


def test_law_9_2_a_card_that_does_not_follow_is_taken_in_turn() -> None:
    table = hearts().say("1 AS")
    assert table.legal == ["9S", "TS"]
    assert cards_taken(table, 2) == "9D 9S JH TH TS"
    table.say("2 JH")
    assert table.asked() == ("play", 3)
    assert table.refused("4 QC").fault is Fault.OUT_OF_TURN


def test_law_9_2_the_suit_turned_down_is_taken_in_turn() -> None:
    table = dealt(second_round="throw-in").passes(4)
    for act in ("1 call H", "1 call H alone"):
        assert act[2:] not in table.legal
        assert act[2:] in taken(table, 1)
    table.say("1 call H alone")
    assert (table.state.agreed.trump, table.state.agreed.alone) == (1, True)
    assert table.asked() == ("play", 1), "the turn-up was turned down: nobody takes it up"


def test_law_9_2_hearts_after_a_joker() -> None:
    table = Table("railroad", law="old-school").deal(turnup="JK").passes(4)
    assert "call H" not in table.legal
    assert "call H alone" in taken(table, 1)


@pytest.mark.parametrize("preset", ["cutthroat", "three-seven", "two-handed", "call-ace"])
def test_law_9_2_nobody_goes_alone_where_5_1_is_not(preset: str) -> None:
    table = Table(preset, law="old-school", cut="no").deal()
    assert "order" in taken(table, 2)
    assert "order alone" not in taken(table, 2)
    table.passes(len(table.rules.seats))
    for seat in (1, 2):
        assert "call S" in taken(table, seat)
        assert not [act for act in taken(table, seat) if "alone" in act]


def test_law_9_2_a_first_lead_of_trump_is_taken() -> None:
    table = hearts(no_first_blood=True)
    assert table.legal == ["AS", "KS", "QD"]
    assert cards_taken(table, 1) == "AH AS KH KS QD"
    table.say("1 AH; 2 JH; 3 QS; 4 9H; 2 gather")
    assert "JH" not in table.legal
    assert "TH" in table.legal, "law 6.2 is about the first lead only"


def test_law_9_2_a_lead_out_of_turn_by_any_active_seat() -> None:
    table = hearts()
    assert cards_taken(table, 3) == "AD JS KD QS TD"
    assert table.say("3 KD").asked() == ("play", 4)
    assert table.say("4 QC; 1 QD; 2 9D").state.tricks == ()
    assert table.asked() == ("play", 3), "its winner"
    assert cards_taken(table, 4) == "", "the trick before is not gathered"
    assert table.refused("4 KC").fault is Fault.GATHER_FIRST
    table.say("3 gather")
    assert cards_taken(table, 4) == "9H AC KC TC"


def test_law_9_2_a_seat_that_sits_out_cannot_lead() -> None:
    table = dealt().say("1 order alone; 4 discard 9C")
    assert cards_taken(table, 3) == ""
    assert table.refused("3 KD").fault is Fault.SITS_OUT
    assert cards_taken(table, 4) != ""


def test_law_9_2_no_lead_out_of_turn_before_the_play() -> None:
    table = dealt().say("1 order")
    assert table.asked() == ("discard", 4)
    assert [act for seat in (1, 2, 3) for act in taken(table, seat)] == [
        "misdeal",
        "claim call 1",
        "misdeal",
        "misdeal",
    ]


def test_law_9_2_declarations_out_of_turn_in_their_own_round() -> None:
    table = dealt(second_round="throw-in")
    for seat in (2, 3, 4):
        assert taken(table, seat) == ["misdeal", "order", "order alone"]
    table.say("1 pass")
    assert "order alone" in taken(table, 1), "one that has passed too"
    assert table.refused("3 call S").fault is Fault.OUT_OF_TURN
    table.passes(3)
    assert "order" not in taken(table, 3)
    calls = [act for act in taken(table, 3) if act.startswith("call")]
    assert calls == [f"call {suit}{alone}" for suit in "CDHS" for alone in ("", " alone")]
    table.say("3 call S alone")
    assert (table.state.agreed.maker, table.state.agreed.sitting_out) == (3, (1,))


def test_law_9_2_an_order_against_4_4_is_not_taken() -> None:
    table = dealt("earlwood")
    assert taken(table, 2) == ["misdeal", "order alone"]
    assert table.refused("2 order").law in ("4.1", "4.4")
    assert table.say("1 pass").refused("2 order").law == "4.4"
    assert table.say("4 order").state.agreed.maker == 4


def test_law_9_2_passes_and_bids_only_in_turn() -> None:
    table = dealt().say("1 pass")
    assert table.refused("3 pass").fault is Fault.OUT_OF_TURN
    bids = Table("hasenpfeffer", law="old-school").deal()
    assert taken(bids, 2) == ["misdeal"]
    assert bids.refused("2 bid 3").fault is Fault.OUT_OF_TURN


def test_law_9_3_a_full_trick_stays_open() -> None:
    table = hearts().say("1 AS; 2 9S; 3 JS; 4 QC")
    assert table.state.tricks == ()
    assert len(table.state.trick) == 4
    assert public_view(table.state).gather_due
    assert (table.asked(), table.legal) == (("play", 1), ["AH", "KH", "KS", "QD", "gather"])


@pytest.mark.parametrize("seat", [1, 3])
def test_law_9_3_an_active_seat_of_the_winning_side_gathers(seat: int) -> None:
    table = hearts().say("1 AS; 2 9S; 3 JS; 4 QC")
    for other in (2, 4):
        assert table.refused(f"{other} gather").fault is Fault.NOT_THEIR_TRICK
    table.say(f"{seat} gather")
    assert (table.winners, table.asked()) == ([1], ("play", 1))
    assert table.refused(f"{seat} gather").fault is Fault.NO_FULL_TRICK


def test_law_9_3_a_partner_who_sits_out_does_not_gather() -> None:
    table = dealt().say("1 order alone; 4 discard 9C; 2 9S; 4 QC; 1 AS")
    assert table.asked() == ("play", 1)
    assert table.refused("3 gather").fault is Fault.NOT_THEIR_TRICK


def test_law_9_3_among_individuals_the_winner_gathers() -> None:
    table = Table("call-ace", law="old-school", pack=24).deal(HANDS, turnup="9H")
    table.say("1 order; 4 discard 9C; 1 partner D; 1 AS; 2 9S; 3 JS; 4 QC")
    assert [seat for seat in (1, 2, 3, 4) if "gather" in taken(table, seat)] == [1]


def test_law_9_3_the_winners_next_lead_gathers() -> None:
    table = hearts().say("1 AS; 2 9S; 3 JS; 4 QC; 1 KS")
    assert table.winners == [1]
    assert table.state.trick == ((1, 6),)
    assert table.asked() == ("play", 2)


def test_law_9_3_the_last_trick_is_gathered_by_gather_only() -> None:
    table = hearts()
    while table.legal != ["gather"]:
        table.say(f"{table.turn} {table.legal[0]}")
    assert (len(table.state.tricks), table.state.result) == (4, None)
    assert table.asked()[0] == Phase.PLAY
    play_out(table)
    assert (len(table.state.tricks), table.turn) == (5, 0)
    assert table.state.result is not None
