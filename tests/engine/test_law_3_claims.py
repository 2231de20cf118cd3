"""Laws 3.1 and 3.2: ace without a face, and the farmer's hand."""

from __future__ import annotations

import pytest

from bot.engine.cards import code, codes
from bot.engine.seats import Seat
from bot.engine.views import public_view, seat_view
from tests.engine.tables import Table, sorted_words


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("AS 9H TH 9D TD", True),
        ("AS AH TH 9D TD", False),
        ("9S 9H TH 9D TD", False),
        ("AS KH TH 9D TD", False),
        ("AS QH TH 9D TD", False),
        ("AS JH TH 9D TD", False),
    ],
)
def test_law_3_1_exactly_one_ace_and_no_face(hand: str, may: bool) -> None:
    """Law 3.1: one ace, no king, queen or jack."""
    table = Table(ace_no_face=True).deal({1: hand}, turnup="9C")
    assert ("ace-no-face" in table.legal) is may
    if not may:
        assert table.refused("1 ace-no-face").law == "3.1"


def test_law_3_1_sevens_and_eights_are_no_faces() -> None:
    """Law 3.1: in the 32 pack too."""
    assert "ace-no-face" in Table("house", ace_no_face=True).deal({1: "AS 7H 8H 9D TD"}, turnup="9C").legal


def test_law_3_1_only_where_it_is_played() -> None:
    """Law 3.1: an option, off in every preset."""
    table = Table().deal({1: "AS 9H TH 9D TD"}, turnup="9C")
    assert table.refused("1 ace-no-face").law == "3.1"


def test_law_3_1_open_at_the_first_turn_of_round_one_only() -> None:
    """Law 3: not before one's turn, not once one has passed, not in round two."""
    table = Table(ace_no_face=True).deal({2: "AS 9H TH 9D TD"}, turnup="9C")
    table.refused("2 ace-no-face")
    table.say("1 pass; 2 pass; 3 pass; 4 pass; 1 pass")
    assert table.asked() == ("call", 2)
    assert "ace-no-face" not in table.legal
    table.refused("2 ace-no-face")


def test_law_3_1_all_hands_are_thrown_in() -> None:
    """Law 3.1: nobody scores, the outcome is a redeal."""
    table = Table(ace_no_face=True).deal({2: "AS 9H TH 9D TD"}, turnup="9C").say("1 pass; 2 ace-no-face")
    assert (table.outcome, table.points, table.turn) == ("redeal", (0, 0), 0)
    assert table.state.contract is None


def test_law_3_1_not_after_a_farmers_exchange() -> None:
    """Law 3.1: the hand as dealt counts: neither a hand that became one nor one that had been one."""
    table = Table(ace_no_face=True, farmers_hand="any-three").deal({1: "AS 9H TH 9D TD"}, turnup="9C", kitty="9S TS TC")
    assert "ace-no-face" in table.legal
    table.say("1 farmers 9D 9H TD")
    assert "ace-no-face" not in table.legal
    table.refused("1 ace-no-face")


def test_law_3_1_a_joker_beside_the_ace() -> None:
    """Laws 1.4, 3.1: the joker is no face; a joker alone is no ace."""
    assert "ace-no-face" in Table(joker=True, ace_no_face=True).deal({1: "AS JK 9H TH 9D"}, turnup="9C").legal
    assert "ace-no-face" not in Table(joker=True, ace_no_face=True).deal({1: "TS JK 9H TH 9D"}, turnup="9C").legal


def claims(table: Table) -> list[str]:
    """The farmer's claims of the seat on turn."""
    return [act for act in table.legal if act.startswith("farmers")]


def test_law_3_2_three_alike() -> None:
    """Law 3.2: three nines or three tens; two and one are not enough."""
    table = Table(farmers_hand="three-alike").deal({1: "9S 9H 9D TS TH"}, turnup="9C")
    assert claims(table) == ["farmers 9D 9H 9S"]
    assert claims(Table(farmers_hand="three-alike").deal({1: "TS TH TD AS KS"}, turnup="9C")) == ["farmers TD TH TS"]
    assert claims(Table(farmers_hand="three-alike").deal({1: "9S 9H TD TS AS"}, turnup="9C")) == []


def test_law_3_2_four_alike_give_a_choice() -> None:
    """Law 3.2: any three of four nines."""
    table = Table(farmers_hand="three-alike").deal({1: "9S 9H 9D 9C AS"}, turnup="TC")
    assert claims(table) == ["farmers 9C 9D 9H", "farmers 9C 9D 9S", "farmers 9C 9H 9S", "farmers 9D 9H 9S"]


def test_law_3_2_any_three() -> None:
    """Law 3.2: any three nines and tens, each choice of them."""
    table = Table(farmers_hand="any-three").deal({1: "9S 9H TD TS AS"}, turnup="9C")
    assert claims(table) == ["farmers 9H 9S TD", "farmers 9H 9S TS", "farmers 9H TD TS", "farmers 9S TD TS"]


@pytest.mark.parametrize("option", ["three-alike", "any-three"])
def test_law_3_2_sevens_and_eights_do_not_count(option: str) -> None:
    """Law 3.2: only nines and tens make a farmer, in the 32 pack too."""
    table = Table("house", farmers_hand=option).deal({1: "7S 7H 7D 9S TH"}, turnup="9C")
    assert claims(table) == []
    assert table.refused("1 farmers 7D 7H 7S").law == "3.2"


def test_law_3_2_the_exchange() -> None:
    """Law 3.2: the three are shown and change places with the three under the turn-up; then the same player bids."""
    table = Table(farmers_hand="three-alike").deal({1: "9S 9H 9D AS KS"}, turnup="9C", kitty="AH AD JC")
    table.say("1 farmers 9D 9H 9S")
    assert table.hand(1) == sorted_words("AS KS AH AD JC")
    assert [code(card) for card in table.state.dealt.kitty] == ["9D", "9H", "9S"]
    assert table.asked() == ("order", 1)
    assert table.legal == ["order", "order alone", "pass"]
    public = public_view(table.state)
    assert [(seat, codes(cards)) for seat, cards in public.shown] == [(1, "9D 9H 9S")]
    assert codes(seat_view(table.state, Seat(1)).received) == "AD AH JC"
    assert seat_view(table.state, Seat(2)).received == ()


def test_law_3_2_the_next_farmer_gets_the_first_ones_cards() -> None:
    """Law 3.2: they lie in the kitty's place (C: it is guaranteed to consist of ugly cards)."""
    table = Table(farmers_hand="any-three")
    table.deal({1: "9S 9H 9D AS KS", 2: "TS TH TD AH KH"}, turnup="9C", kitty="QH AD JC")
    table.say("1 farmers 9D 9H 9S; 1 pass; 2 farmers TD TH TS")
    assert table.hand(2) == sorted_words("AH KH 9D 9H 9S")
    assert table.asked() == ("order", 2)
    assert claims(table) == []


def test_law_3_2_once_a_player_and_deal() -> None:
    """Law 3.2: a farmer who draws three more low cards may not exchange again."""
    table = Table(farmers_hand="any-three").deal({1: "9S 9H 9D AS KS"}, turnup="9C", kitty="TS TH TD")
    table.say("1 farmers 9D 9H 9S")
    assert table.refused("1 farmers TD TH TS").law == "3.2"
    table.say("1 pass").passes(3)
    assert claims(table) == []


def test_law_3_2_the_three_top_cards_of_a_larger_kitty() -> None:
    """Law 3.2: the 32 pack leaves eleven under the turn-up; the top three are taken, the rest stays."""
    table = Table("house", farmers_hand="three-alike")
    table.deal({1: "9S 9H 9D AS KS"}, turnup="9C", kitty="AH AD JC KH")
    below = table.state.dealt.kitty[3:]
    table.say("1 farmers 9D 9H 9S")
    assert table.hand(1) == sorted_words("AS KS AH AD JC")
    assert table.state.dealt.kitty[3:] == below
    assert codes(table.state.dealt.kitty[:3]) == "9D 9H 9S"


def test_law_3_2_only_at_the_first_turn_of_round_one() -> None:
    """Law 3: who passed cannot farm in round two."""
    table = Table(farmers_hand="any-three").deal({1: "9S 9H 9D AS KS"}, turnup="9C").passes(4)
    assert table.asked() == ("call", 1)
    assert table.refused("1 farmers 9D 9H 9S").law
