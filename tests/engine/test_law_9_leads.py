"""Laws 9.5 and 9.7: leads out of turn, suits that are named for a leader, exposed cards."""

from __future__ import annotations

import pytest

from bot.engine.refusals import Fault
from tests.engine.old_school import HANDS, cards_taken, dealt, exposed, hearts, play_out, taken, upheld
from tests.engine.tables import Table

# Seats 1 and 3 play against 2 and 4 (``HANDS``); hearts are trump, seat 1 is to lead.


def test_law_9_5_seats_that_may_claim_a_lead() -> None:
    table = hearts()
    assert table.refused("2 claim lead 1").fault is Fault.NO_OPEN_LEAD
    table.say("3 KD; 4 QC")
    assert [seat for seat in (1, 2, 3, 4) if "claim lead 3" in taken(table, seat)] == [2, 4]
    assert table.refused("1 claim lead 3").fault is Fault.NO_OPPONENT
    assert table.refused("1 claim lead 4").fault is Fault.NO_OPEN_LEAD
    table.say("1 QD; 2 9D")
    assert "claim lead 3" in taken(table, 2), "a full trick still lies open"
    assert "claim lead 3" not in taken(table.say("3 gather"), 2), "gathered, it stands"
    assert table.state.tricks[0].leader == 3


def test_law_9_5_a_lead_in_turn_is_claimed_in_vain() -> None:
    table = hearts().say("1 AS; 2 9S")
    before = table.state
    assert not upheld(table.say("4 claim lead 1"))
    assert table.state.remember(before.remembered) == before


def test_law_9_5_an_opponents_lead_returns_and_is_exposed() -> None:
    table = hearts()
    before = table.state
    table.say("2 JH; 3 QS; 4 9H")
    assert upheld(table.say("1 claim lead 2"))
    assert [sorted(hand) for hand in table.state.hands] == [sorted(hand) for hand in before.hands]
    assert (table.state.trick, table.asked(), exposed(table)) == ((), ("play", 1), [(2, "JH")])
    assert table.state.remembered.owed == (2,)
    assert table.legal == ["AH", "AS", "KH", "KS", "QD"], "seat 1's side owes nothing"


def test_law_9_5_the_naming_comes_when_that_side_is_in_turn_to_lead() -> None:
    table = hearts().say("2 TS; 1 claim lead 2; 1 KS; 2 TS; 3 JS; 4 QC; 1 gather")
    assert table.asked() == ("play", 1), "the other side leads: not yet"
    table.say("1 QD; 2 9D; 3 TD; 4 9H; 4 gather")
    assert table.asked() == ("suit", 3), "seat 4 is in turn to lead, seat 3 sits at their right"
    assert table.legal == ["pass", "suit C", "suit D", "suit H", "suit S"]
    assert cards_taken(table, 4) == cards_taken(table, 1) == "", "leads are for the phase play"
    assert table.refused("1 suit C").fault is Fault.OUT_OF_TURN
    assert table.say("3 suit C").asked() == ("play", 4)
    assert table.legal == ["AC", "KC", "TC"]
    assert table.state.remembered.owed == ()
    assert table.refused("3 suit C").fault is Fault.NO_NAMING


def test_law_9_5_a_naming_is_due_at_once_if_that_side_is_to_lead() -> None:
    table = hearts().say("3 KD; 2 claim lead 3")
    assert (table.asked(), exposed(table)) == (("suit", 4), [(3, "KD")])
    table.say("4 suit D")
    assert (table.asked(), table.legal, cards_taken(table, 1)) == (("play", 1), ["QD"], "QD")
    refused = table.refused("1 AS")
    assert (refused.fault, refused.law, len(refused.cards)) == (Fault.NAMED_SUIT, "9.5", 1)


def test_law_9_5_a_pass_leaves_the_lead_free() -> None:
    table = hearts().say("3 KD; 2 claim lead 3; 4 pass")
    assert table.legal == ["AH", "AS", "KH", "KS", "QD"]
    assert table.state.remembered.owed == ()


def test_law_9_5_a_suit_that_cannot_be_led_binds_nobody() -> None:
    table = hearts().say("3 KD; 2 claim lead 3; 4 suit C")
    assert cards_taken(table, 1) == "AH AS KH KS QD"


def test_law_9_5_the_left_bower_is_led_to_trump() -> None:
    hands = {1: "JD KS AS QD KD", 2: "9S TS JH TH 9D", 3: "QS JS AD AH TD", 4: "9C TC QC KC AC"}
    table = Table(law="old-school").deal(hands, turnup="9H").say("1 order; 4 discard 9C; 3 AD; 2 claim lead 3")
    assert table.say("4 suit H").legal == ["JD"]


def test_law_9_5_a_named_trump_yields_to_6_2() -> None:
    table = hearts(no_first_blood=True).say("3 KD; 2 claim lead 3; 4 suit H")
    assert table.legal == ["AS", "KS", "QD"]
    assert cards_taken(table, 1) == "AH AS KH KS QD", "and a lead of trump is irregular again"
    trumps = {1: "AH KH QH JD JH", 2: "9S TS KS TH 9D", 3: "QS JS AD KD TD", 4: "9C TC QC KC AC"}
    table = Table(law="old-school", no_first_blood=True).deal(trumps, turnup="9H")
    table.say("1 order; 4 discard 9C; 3 AD; 2 claim lead 3; 4 suit H")
    assert table.legal == ["AH", "JD", "JH", "KH", "QH"]


def test_law_9_5_a_lead_against_6_2_is_exposed_and_the_first_lead_is_again_one() -> None:
    table = hearts(no_first_blood=True).say("1 AH; 2 JH")
    assert upheld(table.say("4 claim lead 1"))
    assert [int(card) for card in table.state.remembered.judgements[-1].proof] == [15, 7]  # AH, and the AS still held
    assert (table.asked(), exposed(table)) == (("suit", 4), [(1, "AH")])
    assert table.say("4 pass").legal == ["AS", "KS", "QD"], "the exposed ace may not be led yet"
    table.say("1 AS; 2 TS; 3 QS; 4 QC; 1 gather")
    assert (table.legal, cards_taken(table, 1)) == (["AH"], "AH")


def test_law_9_5_a_first_lead_of_only_trumps_is_lawful() -> None:
    trumps = {1: "AH KH QH JD JH", 2: "9S TS KS TH 9D", 3: "QS JS AD KD TD", 4: "9C TC QC KC AC"}
    table = Table(law="old-school", no_first_blood=True).deal(trumps, turnup="9H").say("1 order; 4 discard 9C; 1 JH")
    assert not upheld(table.say("2 claim lead 1"))


def test_law_9_5_the_suit_binds_also_after_a_lead_of_another() -> None:
    table = hearts().say("3 KD; 2 claim lead 3; 4 suit S; 2 9D; 3 KD; 1 claim lead 2")
    assert table.asked() == ("play", 1), "the side that leads owes nothing now"
    assert table.legal == ["AS", "KS"]
    assert exposed(table) == [(3, "KD"), (2, "9D")]


@pytest.mark.parametrize(
    ("answer", "legal"), [("suit D", "QD"), ("pass", "AH AS KH KS QD"), ("suit C", "AH AS KH KS QD")]
)
def test_law_9_5_a_new_naming_replaces_the_old_one(answer: str, legal: str) -> None:
    table = hearts().say("3 KD; 2 claim lead 3; 4 suit S; 3 TD; 4 claim lead 3")
    assert table.asked() == ("suit", 4)
    assert table.say(f"4 {answer}").legal == legal.split()


def test_law_9_5_the_suit_binds_in_one_trick_only() -> None:
    table = hearts().say("3 KD; 2 claim lead 3; 4 suit S; 1 AS; 2 9S; 3 JS; 4 QC; 1 gather")
    assert table.legal == ["AH", "KH", "KS", "QD"]
    other = hearts().say("3 KD; 2 claim lead 3; 4 suit S; 4 9H; 1 KH; 2 TH; 3 KD; 1 gather")
    assert other.asked() == ("play", 1)
    assert other.legal == ["AH", "AS", "KS", "QD"], "the lead of another was gathered"


def test_law_9_5_one_naming_is_owed_a_side() -> None:
    table = hearts().say("2 TS; 1 claim lead 2; 4 QC; 3 claim lead 4; 2 9D; 3 claim lead 2")
    assert (table.state.remembered.owed, exposed(table)) == ((2,), [(2, "TS"), (4, "QC"), (2, "9D")])
    table.say("1 KS; 2 TS; 3 JS; 4 QC; 1 QD; 2 9D; 3 TD; 4 9H; 4 gather; 3 suit C")
    table.say("4 AC; 1 AH; 2 JH; 3 QS; 2 gather")
    assert table.asked() == ("play", 2), "one naming was all"


def test_law_9_5_of_the_named_suit_the_exposed_card() -> None:
    table = hearts().say("2 9S; 1 claim lead 2; 1 AH; 2 JH; 3 QS; 4 9H; 2 gather")
    assert table.asked() == ("suit", 1)
    assert table.say("1 suit S").legal == ["9S"]
    other = hearts().say("2 9S; 1 claim lead 2; 1 AH; 2 JH; 3 QS; 4 9H; 2 gather; 1 suit D")
    assert other.legal == ["9D"], "the exposed card may not lawfully be led"


def test_law_9_5_before_a_naming_the_trick_is_gathered() -> None:
    table = hearts().say("2 TS; 1 claim lead 2; 1 QD; 2 9D; 3 TD; 4 9H")
    assert (table.asked(), table.legal, cards_taken(table, 4)) == (("play", 4), ["gather"], "")
    assert table.refused("4 QC").fault is Fault.GATHER_FIRST
    assert table.say("2 gather").asked() == ("suit", 3)


def test_law_9_5_a_seat_that_sits_out_may_name_too() -> None:
    table = dealt().say("1 order alone; 4 discard 9C; 4 9H; 1 claim lead 4; 1 QD; 2 9D; 4 9H; 4 gather")
    assert table.asked() == ("suit", 3)
    assert table.say("3 suit C").legal == ["AC", "KC", "QC", "TC"]


def test_law_9_5_a_lone_player_only_takes_back() -> None:
    table = dealt("house-24").say("1 order alone; 4 discard 9C; 2 pass; 4 pass")
    assert table.asked() == ("play", 2)
    assert upheld(table.say("1 AH; 2 claim lead 1"))
    assert (table.asked(), exposed(table), table.state.remembered.owed) == (("play", 2), [], ())
    defender = dealt("house-24").say("1 order alone; 4 discard 9C; 2 pass; 4 defend-alone; 1 AH; 4 claim lead 1")
    assert defender.asked() == ("play", 4)
    first = dealt(no_first_blood=True).say("1 order alone; 4 discard 9C; 1 AH; 4 claim lead 1")
    assert (upheld(first), first.asked(), exposed(first)) == (True, ("play", 1), [])


def test_law_9_5_a_lone_defender_only_takes_back() -> None:
    table = dealt("csl", cut="no").say("1 order alone; 4 discard 9C; 2 defend-alone; 2 9D; 3 claim lead 2")
    assert (upheld(table), table.asked(), exposed(table)) == (True, ("play", 1), [])


@pytest.mark.parametrize(("preset", "pack"), [("cutthroat", 24), ("three-seven", 24)])
def test_law_9_5_in_games_of_three_the_maker_only_takes_back(preset: str, pack: int) -> None:
    table = Table(preset, law="old-school", cut="no", pack=pack).deal(turnup="9C" if preset == "cutthroat" else "")
    table.say("1 pass; 2 order")
    while table.phase != "play":
        table.say(f"{table.turn} {table.legal[0]}")
    maker = cards_taken(table, 2).split()[0]
    assert upheld(table.say(f"2 {maker}; 1 claim lead 2"))
    assert (table.asked(), exposed(table)) == (("play", 1), [])
    defender = cards_taken(table, 3).split()[0]
    table.say(f"3 {defender}; 1 claim lead 3")
    assert (table.asked(), exposed(table)) == (("play", 1), [(3, defender)])
    assert table.state.remembered.owed == (3,)


@pytest.mark.parametrize(("preset", "players"), [("two-handed", 2), ("call-ace", 4)])
def test_law_9_5_other_makers_are_exposed(preset: str, players: int) -> None:
    table = Table(preset, law="old-school", players=players).deal().say("1 pass; 2 order")
    while table.phase != "play":
        table.say(f"{table.turn} {table.legal[0]}")
    card = cards_taken(table, 2).split()[0]
    assert exposed(table.say(f"2 {card}; 1 claim lead 2")) == [(2, card)]
    assert table.state.remembered.owed == (2,), "among individuals they themselves"


def test_law_9_5_among_individuals_the_right_hand_player_names() -> None:
    table = Table("call-ace", law="old-school", pack=24).deal(HANDS, turnup="9H")
    table.say(
        "1 order; 4 discard 9C; 1 partner D; 2 TS; 3 claim lead 2; 1 KS; 2 TS; 3 JS; 4 QC; 1 QD; 2 9D; 3 TD; 4 9H"
    )
    assert table.say("4 gather").asked() == ("play", 4)
    table.say("4 KC; 1 AH; 2 JH; 3 QS; 2 gather")
    assert table.asked() == ("suit", 1)


def test_law_9_7_an_exposed_card_is_the_only_one_taken() -> None:
    table = hearts().say("2 9S; 1 claim lead 2; 4 KC; 1 claim lead 4; 1 AS")
    assert (table.legal, cards_taken(table, 2)) == (["9S"], "9S")
    assert table.refused("2 TS").fault is Fault.EXPOSED_CARD
    assert table.refused("2 JH").law == "9.7"
    table.say("2 9S; 3 JS")
    assert (table.legal, cards_taken(table, 4)) == (["KC"], "KC"), "void in spades, they may play it"
    assert exposed(table.say("4 KC")) == []


def test_law_9_7_an_exposed_card_waits_while_it_may_not_be_played() -> None:
    table = hearts().say("2 9D; 1 claim lead 2; 1 AS")
    assert (table.legal, cards_taken(table, 2)) == (["9S", "TS"], "9D 9S JH TH TS")
    table.say("2 9D")
    assert exposed(table) == []
    assert exposed(table.say("2 correct")) == [(2, "9D")], "taken back, it lies exposed again"


def test_law_9_7_of_several_one() -> None:
    table = hearts().say("2 9S; 1 claim lead 2; 2 TS; 1 claim lead 2; 1 AS")
    assert (table.legal, cards_taken(table, 2)) == (["9S", "TS"], "9S TS")


def test_law_9_7_a_lead_out_of_turn_may_be_any_card() -> None:
    table = hearts().say("2 9S; 1 claim lead 2")
    assert cards_taken(table, 2) == "9D 9S JH TH TS"
    assert exposed(table.say("2 9S; 3 claim lead 2")) == [(2, "9S")], "exposed once"


def test_law_9_7_cards_of_a_trick_taken_back_lie_exposed_again() -> None:
    table = hearts().say("2 9D; 1 claim lead 2; 4 KC; 1 claim lead 4; 3 KD; 4 KC; 1 QD; 2 9D")
    assert exposed(table) == []
    table.say("4 claim lead 3")
    assert sorted(exposed(table)) == [(2, "9D"), (3, "KD"), (4, "KC")]


def test_law_9_7_the_winner_of_an_open_trick_leads_the_exposed_card() -> None:
    table = hearts().say("3 KD; 2 claim lead 3; 4 pass; 3 TD; 2 claim lead 3; 4 pass; 1 QD; 2 9D; 3 KD; 4 TC")
    assert table.asked() == ("play", 3)
    assert table.legal == ["TD", "gather"]
    assert table.refused("3 AD").fault is Fault.EXPOSED_CARD


def test_law_9_7_of_two_identical_cards_the_exposed_one_is_played_first() -> None:
    hands = {1: "AS AS KS KS QS QS JS JS TS TS 9S 9S", 2: "AH AH KH KH QH QH JH JH TH TH 9H 9H"}
    table = Table("double-hasenpfeffer", law="old-school").deal(hands)
    table.say("1 bid 6; 2 bid 12; 2 name C; 1 AS; 2 claim lead 1")
    assert exposed(table) == [(1, "AS")]
    table.say("1 AS")
    assert exposed(table) == []
    table.say("4 claim lead 1")
    assert exposed(table) == [(1, "AS")]
    assert play_out(table).state.result is not None
