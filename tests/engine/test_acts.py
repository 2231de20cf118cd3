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
    ("words", "sentence"),
    [
        ([], "an act is wanted after the seat"),
        (["passing"], "'passing' is no act and no card"),
        (["claim lead", "2"], "'claim lead' is no act and no card"),
        (["9S", "TS"], "a card played stands alone"),
        (["fold", "now"], "'fold' stands alone"),
        (["order", "up", "alone"], "'up alone' is not understood; only the word alone may stand there"),
        (["call"], "a suit is wanted after the act: S, H, D or C"),
        (["name", "S", "please"], "'please' is not understood; only the word alone may stand there"),
        (["name", "X", "please"], "'X' is not a suit; a suit is S, H, D or C"),
        (["partner"], "one word is wanted after the act, not 0"),
        (["bid", "3", "4"], "one word is wanted after the act, not 2"),
        (["bid", "03"], "'03' is not a number; numbers are decimal, without sign and leading zeros"),
        (["best", "9"], "'9' is not a card; a card is a rank of 789TJQKA and a suit of SHDC, or JK"),
        (["give", "9S", "TS", "JS"], "1 or 2 cards are wanted after the act, not 3"),
        (["farmers", "9S"], "3 cards are wanted after the act, not 1"),
        (["claim"], "a claim reads: claim renege SEAT TRICK, claim lead SEAT or claim call SEAT"),
        (["claim", "trick", "1"], "a claim reads: claim renege SEAT TRICK, claim lead SEAT or claim call SEAT"),
        (["claim", "renege", "2"], "a claim reads: claim renege SEAT TRICK, claim lead SEAT or claim call SEAT"),
        (["claim", "call", "2", "1"], "a claim reads: claim renege SEAT TRICK, claim lead SEAT or claim call SEAT"),
        (["claim", "lead", "x"], "'x' is not a number; numbers are decimal, without sign and leading zeros"),
    ],
)
def test_malformed_words_are_refused_with_a_sentence(words: list[str], sentence: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        parse_act(words)
    assert str(refused.value) == sentence
