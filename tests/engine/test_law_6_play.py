"""Laws 6.1 to 6.3: following, winning, leading, no first blood, the joker led."""

from __future__ import annotations

import random

import pytest

from bot.engine.cards import code
from tests.engine.stories import Story, stories
from tests.engine.tables import Table, codes_in_hand, whole_pack

STORIES = """
6.1 who can follow must
    | 1 AS, 2 9S KS AH KH QH, up 9D | pass x4; 1 call C; 1 AS; lawful 9S KS; unlawful 2 AH: 6.1 must-follow
6.1 void in the suit, any card may be played: nobody must trump
    | 1 AS, 2 9C KC AH KH QH, up 9D | pass x4; 1 call C; 1 AS; lawful 9C KC AH KH QH
6.1 the highest of the suit led wins where nobody trumps: a plain ace of another suit wins nothing; the winner leads
    | 1 KS TC TD, 2 AS 9H, 3 AH KH QH JH TH, 4 AD KD QD JD 9S, up 9D | pass x4; 1 call C; 1 KS; 2 AS; 3 AH; 4 9S
    tricks 2; asked play 2
6.1 the lowest trump takes a plain ace, and the higher of two trumps takes both
    | 1 AS, 2 9C AH KH QH JH, 3 TC AD KD QD JD, 4 KS, up 9D | pass x4; 1 call C; 1 AS; 2 9C; 3 TC; 4 KS
    tricks 3; asked play 3
6.1 clockwise past the seats that sit out
    | 1 AS, 2 KS, 4 QS, up 9D | pass x4; 1 call C alone; 1 AS; 2 KS; asked play 4; 4 QS; tricks 1
6.1 only the player on turn plays, and only a card that they hold
    | 1 AS, 2 KS, up 9D | pass x4; 1 call C; unlawful 2 KS; unlawful 1 KS: not-in-hand; unlawful 1 pass
6.1 the hand goes on when it is decided
    | 1 JC JS AC KC QC, up 9D | pass x4; 1 call C; finish; tricks 1 1 1 1 1
6.2 the first lead may not be trump, bowers neither, with a plain card in hand
    no_first_blood=yes | 1 JC JS AC KH 9H, up 9D | pass x4; 1 call C; lawful 9H KH; unlawful 1 JC, 1 JS, 1 AC: 6.2
6.2 a leader with only trumps may lead any
    no_first_blood=yes joker=yes | 1 JC JS JK 9C TC, up 9D | pass x4; 1 call C; lawful JC JS JK 9C TC
6.2 the joker is a trump lead (6.3)
    no_first_blood=yes joker=yes | 1 JC JS JK 9C 9H, up 9D | pass x4; 1 call C; lawful 9H; unlawful 1 JK: 6.2
6.2 binds the very first lead only: who follows may trump, and the second trick may be led with one
    no_first_blood=yes | 1 9H, 2 AS KS QS TS 9C, 3 AH JC AC, 4 KH, up 9D | pass x4; 1 call C; 1 9H; may 9C
    2 AS; 3 AH; 4 KH; asked play 3; may JC
6.2 the plain jack of the other colour may be led
    no_first_blood=yes | 1 JH JS JC AC KC, up 9D | pass x4; 1 call C; lawful JH
6.2 nothing is barred where it is off, as in every preset
    | 1 JC JS AC KH 9H, up 9D | pass x4; 1 call C; lawful JC JS AC KH 9H
6.3 a joker led is a trump lead: everybody follows with trump, the left bower too
    joker=yes | 1 JK, 2 JS AS KS QS TS, 3 9C AH KH QH TH, 4 AD, up 9D | pass x4; 1 call C; 1 JK; lawful JS
    2 JS; lawful 9C
"""


@pytest.mark.parametrize("story", stories(STORIES))
def test_law_6(story: Story) -> None:
    story.tell()


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
