"""Refusals as data (law 9.1): what is wrong, by which law, with which cards, suits, seats and numbers."""

from __future__ import annotations

import pytest

from bot.engine.acts import PASS, CallSuit, OrderUp, PlayCard
from bot.engine.cards import Suit, parse_card
from bot.engine.refusals import Fault, Violation
from bot.engine.seats import Seat
from bot.engine.state import Phase
from tests.engine.tables import Table


def led() -> Table:
    """Seat 1 made clubs trump and led the ace of spades."""
    hands = {1: "AS JC AC KC TC", 2: "9S KS AH KH QH", 4: "9D TD QD KD AD"}
    return Table().deal(hands, turnup="9H").passes(4).say("1 call C; 1 AS")


def test_law_9_1_a_card_that_does_not_follow() -> None:
    assert led().refused("2 AH") == Violation(
        seat=Seat(2),
        act=PlayCard(parse_card("AH")),
        fault=Fault.MUST_FOLLOW,
        law="6.1",
        suit=Suit.SPADES,
        cards=(parse_card("9S"), parse_card("KS")),
    )


@pytest.mark.parametrize(
    ("act", "fault", "law"),
    [("2 AD", Fault.NOT_IN_HAND, "6.1"), ("2 pass", Fault.OTHER_QUESTION, "6.1"), ("3 9D", Fault.OUT_OF_TURN, "6.1")],
)
def test_law_9_1_refusals_in_the_play(act: str, fault: Fault, law: str) -> None:
    refused = led().refused(act)
    assert (refused.fault, refused.law) == (fault, law)
    assert refused.cards == ((parse_card("AD"),) if fault is Fault.NOT_IN_HAND else ())
    assert refused.turn == (Seat(2) if fault is Fault.OUT_OF_TURN else None)
    assert refused.phase is (Phase.PLAY if fault is Fault.OTHER_QUESTION else None)


def test_law_9_1_the_suit_turned_down() -> None:
    table = Table().deal(turnup="9H").passes(4)
    for alone in (False, True):
        refused = table.refused(f"1 call H{' alone' if alone else ''}")
        assert (refused.act, refused.fault, refused.suit) == (CallSuit(Suit.HEARTS, alone), Fault.TURNED_DOWN, 1)
    joker = Table("railroad").deal(turnup="JK").passes(4).refused("1 call H")
    assert (joker.fault, joker.law, joker.suit) == (Fault.JOKER_TURNED_DOWN, "4.6", Suit.HEARTS)


def test_law_9_1_bounds_are_numbers() -> None:
    bid = Table("hasenpfeffer").deal().say("1 bid 3").refused("2 bid 2")
    assert (bid.fault, bid.lowest, bid.highest) == (Fault.BID_RANGE, 4, 6)
    cut = Table("csl").deal().refused("3 cut 24")
    assert (cut.fault, cut.lowest, cut.highest) == (Fault.CUT_RANGE, 1, 23)


def test_law_9_1_a_refusal_names_the_lawful_acts() -> None:
    refused = Table().deal(turnup="9H").refused("1 call S")
    assert (refused.fault, refused.phase) == (Fault.OTHER_QUESTION, Phase.ORDER)
    assert refused.lawful == (PASS, OrderUp(), OrderUp(alone=True))


def test_law_9_1_a_seat_that_sits_out_and_a_hand_that_is_over() -> None:
    table = Table().deal({1: "JS JC AS KS QS"}, turnup="9S").say("1 order alone; 4 discard 9S")
    assert table.refused("3 9D").fault is Fault.SITS_OUT
    assert table.finish().refused("1 pass").fault is Fault.HAND_OVER
    assert Table().refused("1 pass").fault is Fault.NOT_DEALT
