"""The words of acts (docs/record-format.md): every act is spelled and read again, and what is malformed is said."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.engine.acts import (
    PASS,
    SPELLINGS,
    Act,
    Bid,
    CallForBest,
    CallPartner,
    CallSuit,
    ClaimAceNoFace,
    ClaimCall,
    ClaimFarmers,
    ClaimLead,
    ClaimRenege,
    CorrectRenege,
    CutPack,
    DefendAlone,
    Discard,
    Fold,
    GatherTrick,
    Give,
    GiveTurnUp,
    NameSuit,
    NameTrump,
    OrderUp,
    PlayAlone,
    PlayCard,
    SayMisdeal,
    TurnTables,
    act_text,
    parse_act,
)
from bot.engine.cards import Card, Suit, parse_card
from bot.engine.faults import KeyedError
from bot.engine.seats import Seat


def cards(*names: str) -> tuple[Card, ...]:
    return tuple(parse_card(name) for name in names)


(NINE, TEN, JACK) = cards("9S", "TS", "JH")
ACTS: tuple[tuple[Act, str], ...] = (
    (PASS, "pass"), (CutPack(12), "cut 12"), (TurnTables(), "turn-tables"), (OrderUp(), "order"),
    (OrderUp(alone=True), "order alone"), (ClaimAceNoFace(), "ace-no-face"),
    (ClaimFarmers(cards("9D", "9H", "TS")), "farmers 9D 9H TS"), (CallSuit(Suit.HEARTS), "call H"),
    (CallSuit(Suit.SPADES, alone=True), "call S alone"), (Fold(), "fold"), (Bid(6), "bid 6"),
    (NameTrump(Suit.CLUBS), "name C"), (NameTrump(Suit.DIAMONDS, alone=True), "name D alone"),
    (GiveTurnUp(), "give-turnup"), (Discard((JACK,)), "discard JH"), (Discard((NINE, TEN)), "discard 9S TS"),
    (CallForBest(NINE), "best 9S"), (Give((NINE,)), "give 9S"), (Give((NINE, TEN)), "give 9S TS"),
    (CallPartner(Suit.HEARTS), "partner H"), (PlayAlone(), "alone"), (DefendAlone(), "defend-alone"),
    (PlayCard(TEN), "TS"), (PlayCard(parse_card("JK")), "JK"), (GatherTrick(), "gather"),
    (CorrectRenege(), "correct"), (ClaimRenege(Seat(2), 4), "claim renege 2 4"), (ClaimLead(Seat(3)), "claim lead 3"),
    (ClaimCall(Seat(1)), "claim call 1"), (NameSuit(Suit.SPADES), "suit S"), (SayMisdeal(), "misdeal"),
)  # fmt: skip


def test_every_act_has_one_spelling() -> None:
    assert [spelling.act for spelling in SPELLINGS] == list(get_args(Act))
    assert {type(act) for act, _ in ACTS} == set(get_args(Act))


@pytest.mark.parametrize(("act", "text"), ACTS, ids=[text for _, text in ACTS])
def test_the_words_of_an_act_are_read_again(act: Act, text: str) -> None:
    assert act_text(act) == text
    assert parse_act(text.split()) == act


def test_cards_are_written_in_code_point_order_whatever_the_order_of_the_act() -> None:
    assert act_text(Discard((TEN, NINE))) == "discard 9S TS"
    assert parse_act(["discard", "TS", "9S"]) == Discard((NINE, TEN))


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ([], "act-wanted"),
        (["passing"], "act passing"),
        (["claim lead", "2"], "act claim lead"),
        (["9S", "TS"], "stands-alone 9S"),
        (["fold", "now"], "stands-alone fold"),
        (["order", "up", "alone"], "alone up alone"),
        (["call"], "suit-wanted"),
        (["name", "S", "please"], "alone please"),
        (["name", "X", "please"], "suit X"),
        (["partner"], "one-word 0"),
        (["bid", "3", "4"], "one-word 2"),
        (["bid", "03"], "number 03"),
        (["best", "9"], "card 9 789TJQKA"),
        (["give", "9S", "TS", "JS"], "cards 1/2 3"),
        (["farmers", "9S"], "cards 3 1"),
        (["claim"], "claim"),
        (["claim", "trick", "1"], "claim"),
        (["claim", "renege", "2"], "claim"),
        (["claim", "call", "2", "1"], "claim"),
        (["claim", "lead", "x"], "number x"),
    ],
)
def test_malformed_words_are_refused_with_a_sentence(words: list[str], key: str) -> None:
    with pytest.raises(KeyedError) as refused:
        parse_act(words)
    assert " ".join([refused.value.key, *map(str, refused.value.values.values())]) == f"misread-{key}"
