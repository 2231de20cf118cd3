"""Laws 1.1 to 1.5: packs, rank, bowers, the joker, notation."""

from __future__ import annotations

from itertools import permutations

import pytest

from bot.engine.acts import parse_act
from bot.engine.cards import Suit, best_play, code, is_trump, make_pack, parse_card, parse_suit
from bot.engine.faults import KeyedError
from bot.engine.game import begin, deal
from bot.engine.presets import build
from bot.engine.seats import Seat
from tests.engine.stories import Story, stories
from tests.engine.tables import Table, whole_pack

COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}


def trump_order(trump: str) -> list[str]:
    """Law 1.2: joker, right bower, left bower, A K Q 10 9 8 7."""
    return ["JK", "J" + trump, "J" + COLOUR[trump], *(rank + trump for rank in "AKQT987")]


def plain_order(suit: str, trump: str) -> list[str]:
    """Law 1.2: A K Q J 10 9 8 7, without the jack that is the left bower."""
    return [rank + suit for rank in "AKQJT987" if not (rank == "J" and suit == COLOUR[trump])]


def wins(first: str, second: str, trump: str) -> bool:
    """Whether the card led holds against the second."""
    return best_play([parse_card(first), parse_card(second)], parse_suit(trump)) == 0


@pytest.mark.parametrize(("size", "joker"), [(24, False), (24, True), (32, False), (32, True), (48, False)])
def test_law_1_1_packs(size: int, joker: bool) -> None:
    """Law 1.1: 24 is 9-A, 32 is 7-A, 48 two of each 9-A; the joker is one card more."""
    assert sorted(code(card) for card in make_pack(size, joker)) == sorted(whole_pack(size, joker))
    assert len(make_pack(size, joker)) == size + joker


def test_law_1_1_a_wrong_pack_is_not_dealt() -> None:
    """Law 1.1: a pack with a card missing, doubled or foreign is refused."""
    rules = build("standard")
    pack = make_pack(24, joker=False)
    state = begin(rules, Seat(4))
    for wrong in (pack[:-1], (*pack[:-1], pack[0]), (*pack[:-1], parse_card("7S")), (*pack, parse_card("JK"))):
        with pytest.raises(KeyedError, match="misread-pack"):
            deal(state, wrong)
    assert deal(state, pack).hands


@pytest.mark.parametrize("trump", "SHDC")
def test_law_1_2_rank_of_trump(trump: str) -> None:
    """Law 1.2: joker, right bower, left bower, A K Q 10 9 8 7, whichever is led."""
    order = trump_order(trump)
    for high, low in ((order[i], order[j]) for i in range(len(order)) for j in range(i + 1, len(order))):
        assert wins(high, low, trump)
        assert not wins(low, high, trump)


@pytest.mark.parametrize(("suit", "trump"), list(permutations("SHDC", 2)))
def test_law_1_2_rank_of_a_plain_suit_and_trump_above_it(suit: str, trump: str) -> None:
    """Law 1.2: A K Q J 10 9 8 7 in a plain suit; the lowest trump beats its ace, another plain suit beats nothing."""
    order = plain_order(suit, trump)
    assert len(order) == (7 if COLOUR[trump] == suit else 8)
    for place, high in enumerate(order):
        assert all(wins(high, low, trump) and not wins(low, high, trump) for low in order[place + 1 :])
        assert all(not wins(high, card, trump) for card in trump_order(trump))
        for other in set("SHDC") - {suit, trump}:
            assert all(wins(high, card, trump) for card in plain_order(other, trump))


@pytest.mark.parametrize("trump", "SHDC")
def test_law_1_2_the_left_bower_is_a_trump_and_nothing_else(trump: str) -> None:
    """Law 1.2: it belongs to the trump suit for every purpose; the other two jacks are plain cards."""
    assert is_trump(parse_card("J" + COLOUR[trump]), Suit(parse_suit(trump)))
    plain = set("SHDC") - {trump, COLOUR[trump]}
    assert not any(is_trump(parse_card("J" + suit), parse_suit(trump)) for suit in plain)


def test_law_1_3_identical_trumps_over_a_plain_lead() -> None:
    """Law 1.3: two equal trumps on a plain lead: the one played first takes it, in the middle of a trick too."""
    trick = [parse_card(card) for card in ("AS", "9D", "JH", "JH")]
    assert best_play(trick, parse_suit("H")) == 2
    assert best_play([parse_card(card) for card in ("KS", "AS", "AS", "KS")], parse_suit("H")) == 1


def test_law_1_4_the_joker_has_no_suit_before_trump_is_made() -> None:
    """Law 1.4: a joker is not one suit more: it follows no plain suit, whatever trump is."""
    for trump in "SHDC":
        for led in set("SHDC") - {trump}:
            cards = {1: f"A{led}", 2: f"JK 9{trump} T{trump} Q{trump} K{trump}"}
            table = Table(joker=True, second_round="throw-in").deal(cards, turnup=f"9{led}")
            table.passes(4).say(f"1 call {trump}; 1 A{led}")
            assert table.legal == sorted(cards[2].split())


def test_law_1_5_notation() -> None:
    """Law 1.5: rank 7 8 9 T J Q K A, then suit S H D C; the joker is JK; nothing else is a card."""
    for card in whole_pack(32, joker=True):
        assert code(parse_card(card)) == card
    for word in ("10H", "HT", "th", "1H", "6S", "JOKER", "KJ", "J", "", "JK "):
        with pytest.raises(ValueError, match=r"."):
            parse_card(word)
        with pytest.raises(ValueError, match=r"."):
            parse_act([word])


STORIES = """
1.2 the left bower must follow trump
    | 1 AH KS, 2 JD 9D 9S TS QS, 3 9H, 4 TH, up 9C | pass x4; 1 call H; 1 AH; lawful JD; unlawful 2 9D: 6.1
1.2 the left bower does not follow its printed suit
    | 1 AD KS, 2 JD 9S TS QS 9H, 3 KD, 4 TH, up 9C | pass x4; 1 call H; 1 AD; lawful JD 9S TS QS 9H
1.2 a left bower led asks for trump
    | 1 JD KS, 2 9D 9H 9S TS QS, 3 AH, up 9C | pass x4; 1 call H; 1 JD; lawful 9H
1.3 of two identical cards the first is higher
    double-hasenpfeffer | 1 AS 9H 9H, 2 AS 9D, 3 9S, 4 TS | 1 bid 6; pass x3; 1 name D; 1 AS; 2 AS; 3 9S; 4 TS; tricks 1
1.4 the joker is the highest trump, and must follow a trump lead
    joker=yes | 1 JH AS, 2 JK 9S TS QS KS, 3 9H, 4 TH, up 9C | pass x4; 1 call H; 1 JH; lawful JK
    2 JK; 3 9H; 4 TH; tricks 2
1.4 the joker is neither ace nor face: beside the ace it is still an ace without a face (3.1), and alone it is none
    joker=yes ace_no_face=yes | 1 AS JK 9H TH 9D, up 9C | may ace-no-face
    joker=yes ace_no_face=yes | 1 TS JK 9H TH 9D, up 9C | may-not ace-no-face
"""


@pytest.mark.parametrize("story", stories(STORIES))
def test_law_1(story: Story) -> None:
    story.tell()
