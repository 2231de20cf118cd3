"""Laws 6.1 to 6.3: following, winning, leading, no first blood, the joker led."""

from __future__ import annotations

import random

import pytest

from bot.engine.cards import code
from tests.engine.tables import Table, codes_in_hand, whole_pack

COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}


def suit_of(card: str, trump: str) -> str:
    """The suit that a card belongs to (law 1.2)."""
    return trump if card in ("JK", "J" + COLOUR[trump]) else card[1]


def worth(card: str, trump: str, led: str) -> int:
    """The place of a card in a trick, from law 1.2 and 6.1; below zero: it can win nothing."""
    order = ["JK", "J" + trump, "J" + COLOUR[trump], *(rank + trump for rank in "AKQT987")]
    if card in order:
        return 100 - order.index(card)
    return 50 - "AKQJT987".index(card[0]) if card[1] == led else -1


def test_law_6_1_follow_suit_if_you_can() -> None:
    """Law 6.1: the refusal says what was led and which card can follow."""
    table = Table().deal({1: "AS", 2: "9S KS AH KH QH"}, turnup="9D").passes(4).say("1 call C; 1 AS")
    assert table.legal == ["9S", "KS"]
    refusal = table.refused("2 AH")
    assert refusal.law == "6.1"
    assert "spades" in str(refusal)


def test_law_6_1_void_in_the_suit_any_card_may_be_played() -> None:
    """Law 6.1: void, one may trump or throw off; nobody must trump."""
    table = Table().deal({1: "AS", 2: "9C KC AH KH QH"}, turnup="9D").passes(4).say("1 call C; 1 AS")
    assert table.legal == sorted(["9C", "KC", "AH", "KH", "QH"])


def test_law_6_1_highest_trump_wins_or_highest_of_the_suit_led() -> None:
    """Law 6.1: a plain ace off suit wins nothing; the nine of trump beats every plain ace; the winner leads."""
    table = Table().deal({1: "KS TC TD", 2: "AS 9H", 3: "AH KH QH JH TH", 4: "AD KD QD JD 9S"}, turnup="9D")
    table.passes(4).say("1 call C; 1 KS; 2 AS; 3 AH; 4 9S")
    assert table.winners == [2]
    assert table.asked() == ("play", 2)


def test_law_6_1_the_lowest_trump_takes_a_plain_ace() -> None:
    """Law 6.1: and the higher of two trumps takes both."""
    hands = {1: "AS", 2: "9C AH KH QH JH", 3: "TC AD KD QD JD", 4: "KS"}
    table = Table().deal(hands, turnup="9D").passes(4).say("1 call C; 1 AS; 2 9C; 3 TC; 4 KS")
    assert table.winners == [3]
    assert table.turn == 3


def test_law_6_1_clockwise_past_the_seats_that_sit_out() -> None:
    """Law 6.1: seat 3 sits out, so after 2 comes 4."""
    table = Table().deal({1: "AS", 2: "KS", 4: "QS"}, turnup="9D").passes(4).say("1 call C alone; 1 AS; 2 KS")
    assert table.turn == 4
    table.say("4 QS")
    assert table.winners == [1]


def test_law_6_1_only_the_player_on_turn_plays() -> None:
    """Laws 6.1, 9.1: out of turn nothing is played, and no card that one does not hold."""
    table = Table().deal({1: "AS", 2: "KS"}, turnup="9D").passes(4).say("1 call C")
    table.refused("2 KS")
    assert "not in their hand" in str(table.refused("1 KS"))
    table.refused("1 pass")


def test_law_6_1_all_tricks_are_played() -> None:
    """Law 6.1: the hand goes on when it is decided."""
    table = Table().deal({1: "JC JS AC KC QC"}, turnup="9D").passes(4).say("1 call C").finish()
    assert table.winners == [1] * 5


@pytest.mark.parametrize("preset", ["standard", "railroad", "cutthroat", "three-seven", "two-handed", "call-ace"])
def test_law_6_1_random_hands_are_judged_alike(preset: str) -> None:
    """Law 6.1: lawful cards and winners of 60 random hands, judged a second time from the words of the law."""
    rng = random.Random(6)
    for _ in range(60):
        table = Table(preset, cut="no", joker=True)
        deck = whole_pack(table.rules.pack, joker=True)
        rng.shuffle(deck)
        size = 7 if preset == "three-seven" else 5
        hands = {seat: " ".join(deck[(seat - 1) * size : seat * size]) for seat in table.rules.seats}
        table.deal(hands, turnup=deck[-1])
        while table.turn and table.phase != "play":
            table.say(f"{table.turn} {rng.choice(table.legal)}")
        if table.turn:
            judge(table, rng)


def judge(table: Table, rng: random.Random) -> None:
    """Play on at random, comparing every decision with the law."""
    assert table.state.agreed.trump is not None
    trump = table.state.agreed.trump.letter
    while table.turn:
        trick = [code(card) for _, card in table.state.trick]
        hand = codes_in_hand(table.state, table.turn)
        led = suit_of(trick[0], trump) if trick else ""
        following = [card for card in hand if suit_of(card, trump) == led]
        assert table.legal == sorted(following or hand)
        table.say(f"{table.turn} {rng.choice(table.legal)}")
    before = 0
    for gathered in table.state.tricks:
        led = suit_of(code(gathered.plays[0][1]), trump)
        best = max(gathered.plays, key=lambda play: worth(code(play[1]), trump, led))
        assert gathered.winner == best[0]
        assert before in (0, gathered.leader)
        before = gathered.winner


def test_law_6_2_the_first_lead_may_not_be_trump() -> None:
    """Law 6.2: with a plain card in hand; bowers are trumps too."""
    table = Table(no_first_blood=True).deal({1: "JC JS AC KH 9H"}, turnup="9D").passes(4).say("1 call C")
    assert table.legal == ["9H", "KH"]
    for card in ("JC", "JS", "AC"):
        assert table.refused(f"1 {card}").law == "6.2"


def test_law_6_2_a_leader_with_only_trumps() -> None:
    """Law 6.2: right and left bower, joker and small trumps are all trumps: the leader may lead any."""
    table = Table(no_first_blood=True, joker=True).deal({1: "JC JS JK 9C TC"}, turnup="9D").passes(4).say("1 call C")
    assert table.legal == sorted(["JC", "JS", "JK", "9C", "TC"])


def test_law_6_2_the_joker_is_a_trump_lead() -> None:
    """Laws 6.2, 6.3: with one plain card beside the joker it must be that card."""
    table = Table(no_first_blood=True, joker=True).deal({1: "JC JS JK 9C 9H"}, turnup="9D").passes(4).say("1 call C")
    assert table.legal == ["9H"]
    assert table.refused("1 JK").law == "6.2"


def test_law_6_2_binds_the_very_first_lead_only() -> None:
    """Law 6.2: who follows may trump, and the second trick may be led with one."""
    hands = {1: "9H", 2: "AS", 3: "AH JC AC", 4: "KH"}
    table = Table(no_first_blood=True).deal(hands | {2: "AS KS QS TS 9C"}, turnup="9D").passes(4)
    table.say("1 call C; 1 9H")
    assert "9C" in table.legal
    table.say("2 AS; 3 AH; 4 KH")
    assert table.turn == 3
    assert "JC" in table.legal


def test_law_6_2_the_plain_jack_of_the_other_colour_may_be_led() -> None:
    """Law 6.2: only trump is barred."""
    table = Table(no_first_blood=True).deal({1: "JH JS JC AC KC"}, turnup="9D").passes(4).say("1 call C")
    assert table.legal == ["JH"]


def test_law_6_2_off_nothing_is_barred() -> None:
    """Law 6.2: an option, off in every preset."""
    table = Table().deal({1: "JC JS AC KH 9H"}, turnup="9D").passes(4).say("1 call C")
    assert table.legal == sorted(["JC", "JS", "AC", "KH", "9H"])


def test_law_6_3_a_joker_led_is_a_trump_lead() -> None:
    """Law 6.3: everybody must follow with trump, the left bower too."""
    hands = {1: "JK", 2: "JS AS KS QS TS", 3: "9C AH KH QH TH", 4: "AD"}
    table = Table(joker=True).deal(hands, turnup="9D").passes(4).say("1 call C; 1 JK")
    assert table.legal == ["JS"]
    table.say("2 JS")
    assert table.legal == ["9C"]
