"""Laws 8.1 to 8.5: the games without fixed partners."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.cards import code
from tests.engine.stories import Story, stories
from tests.engine.tables import Table
from tests.world import require

MARCH = "JC JS AC KC QC"
PARTNERED_HANDS = {1: "JC JS AC KC 7S", 2: "AH KH 8H QH TH", 3: "KS QS 8S TS AS", 4: "AD KD QD JD TD"}
PARTNERED = ", ".join(f"{seat} {cards}" for seat, cards in PARTNERED_HANDS.items())
"""Seat 3 holds the ace of spades."""
LOWER = "1 JC JS AC KC 7S, 2 AH KH 8H QH TH, 3 KS QS 8S, 4 AD KD QD JD TD"
JACKS = "1 AC KC QC TC 7S, 2 JS 7H 8H 9H TH, 3 9S, 4 JC 7D 8D 9D TD, up 7C, kitty AS KS QS TS"
CLUBS = "1 order; 4 discard 7C"
STRANGERS = "knows 1 secret_partner=False; knows 2 secret_partner=False; knows 4 secret_partner=False"

STORIES = f"""
8.1 Cutthroat: the maker against two, five cards of 32 each, and every seat has a score
    cutthroat | | sizes 5 5 5; public kitty_size=16; score 0 0 0
8.1 made 1, march 3; euchred, each opponent 2, however badly
    cutthroat | 1 {MARCH}, up 7C | 1 order; 3 discard 7C; finish; result march 3 0 0
    cutthroat | 1 JC JS AC 7S 7H, 2 AS KS QS 8S AH, 3 AD KD QD TD 8D, up 7C | 1 order; 3 discard 7C; finish
    result made 1 0 0
    cutthroat | 1 JC JS 7S 7H 8H, 2 AS KS QS AH KH, 3 AD KD QD TD 8D, up 7C | 1 order; 3 discard 7C; finish
    result euchre 0 2 2
    cutthroat | 1 7S 8S 7D 8D 7H, 2 {MARCH}, 3 AD KD QD TD 9H, up 7C | 1 order; 3 discard 7C; finish
    result euchre-march 0 2 2
8.2 seven cards each, the next is turned up, and two are left under it
    three-seven | | pass; sizes 7 7 7; public kitty_size=2
8.2 four of seven tricks 1 point, all seven 2, six no more than four; fewer than four, each opponent 2
    three-seven cut=no | 1 JC JS AC KC QC TC AH, 2 KH, up 9C | 1 order; 3 discard 9C; finish; tricks 1 1 1 1 1 1 1
    result march 2 0 0
    three-seven cut=no | 1 JC JS AC KC QC TC 9S, 2 KS QS TS AH KH QH AS, 3 AD KD QD JD TD 9D JH, up 9C | 1 order
    3 discard 9C; finish; tricks 1 1 1 1 1 1 2; result made 1 0 0
    three-seven cut=no | 1 JC JS AC KC 9S 9H 9D, 2 TS KS QS KH AS AH QH, 3 AD KD QD JD TD TC QC, up 9C | 1 order
    3 discard 9C; finish; tricks 1 1 1 1 2 2 2; result made 1 0 0
    three-seven cut=no | 1 JC JS AC TD 9S 9H 9D, 2 AS KS QS TS AH KH QH, 3 AD KD QD JD KC TC QC, up 9C | 1 order
    3 discard 9C; finish; tricks 1 1 1 3 3 3 3; result euchre 0 2 2
    three-seven cut=no | 1 9S TS 9H TH 9D TD QD, 2 JC JS AC KC QC TC AS, 3 KS QS AH KH AD KD JD, up 9C | 1 order
    3 discard 9C; finish; tricks 2 2 2 2 2 2 2; result euchre-march 0 2 2
8.3 two-handed: five cards each; made 1, march 2, euchre 2
    two-handed | 1 {MARCH}, up 9C | 1 order; 2 discard 9C; finish; points 2 0
    two-handed | 1 JC JS AC 9S 9H, 2 AS KS QS AH KH, up 9C | 1 order; 2 discard 9C; finish; points 1 0
    two-handed | 1 JC JS 9S 9H TH, 2 AS KS QS AH KH, up 9C | 1 order; 2 discard 9C; finish; points 0 2
    two-handed | 1 9S TS 9D TD 9H, 2 {MARCH}, up 9C | 1 order; 2 discard 9C; finish; points 0 2
8.3 two players bid in turn, the dealer last, twice around
    two-handed | up 9C | asked order 1; pass; asked order 2; pass; asked call 1; pass; asked call 2; pass
    result thrown-in 0 0
8.4 Railroad: joker, giving the turn-up and calling for best in one hand
    railroad lone_march=9 | 2 JK JC JS AC 7H, 4 KC 7S 8S 7D 8D, up QC | 1 pass; 2 order alone; 4 give-turnup
    2 discard 7H; 2 best QC; 4 give KC; 3 pass; 1 pass; hand 2 JK JC JS AC KC; asked play 3; finish; points 0 9
8.5 the maker calls any suit, trump too, or alone, after the dealer's discard
    call-ace | {PARTNERED}, up 7C | {CLUBS}; asked partner 1; lawful alone, partner: C D H S
8.5 the holder of the best card is their partner in secret: nobody else knows it
    call-ace | {PARTNERED}, up 7C | {CLUBS}; 1 partner S; public called=0 partner=None
    knows 3 secret_partner=True; {STRANGERS}
8.5 maker and partner score both
    call-ace | {PARTNERED}, up 7C | {CLUBS}; 1 partner S; finish; tricks 1 1 1 1 3; result march 2 0 2 0
    public partner=3
8.5 the partner is public with the ace, not a card earlier: every higher card has been seen, because there is none
    call-ace | {PARTNERED}, up 7C | {CLUBS}; 1 partner S; 1 7S; public partner=None; 2 8H; 3 AS; public partner=3
8.5 the king is best where the ace was turned down, which all saw
    call-ace | {LOWER}, up AS | pass x4; 1 call C; 1 partner S; knows 3 secret_partner=True; 1 7S; 2 8H; 3 KS
    public partner=3; finish; points 2 0 2 0
8.5 the king is best, too, where the ace lies unseen in the kitty, but nobody knows it before the end
    call-ace | {LOWER}, up 7C, kitty AS | {CLUBS}; 1 partner S; knows 3 secret_partner=False; 1 7S; 2 8H; 3 KS
    public partner=None; finish; public partner=3; points 2 0 2 0
8.5 a dealer who laid the ace away is not the partner
    call-ace | 1 JC JS AC KC 7S, 2 AH KH 8H, 3 KS QS 8S, 4 AS AD KD QD JD, up 7C | 1 order; 4 discard AS; 1 partner S
    agreed partner=3; finish; public partner=3; points 1 0 1 0
8.5 a turn-up that was taken and laid away again has not been seen: the left bower shows nobody's hand
    call-ace | 1 AC KC QC TC 7S, 2 JS 7H 8H 9H TH, 3 AS, 4 AD, up JC | 1 order; 4 discard JC; 1 partner C; 1 AC; 2 JS
    agreed partner=2; public partner=None; knows 2 secret_partner=False; finish; public partner=2
8.5 rank is that of the hand's trump: the jack of spades is no spade, and in trump the right bower is best
    call-ace | {JACKS} | {CLUBS}; 1 partner S; agreed partner=3
    call-ace | {JACKS} | {CLUBS}; 1 partner C; agreed partner=4; knows 4 secret_partner=True
8.5 with the joker in the pack the holder of the right bower cannot be sure
    call-ace joker=yes | 1 AC KC QC TC 7S, 2 AH KH QH TH 9H, 3 JC 8H 7H 8S 9S, 4 AD KD QD TD 9D, up 7C | {CLUBS}
    1 partner C; agreed partner=3; knows 3 secret_partner=False
8.5 alone nobody sits out; a march is 4 for each of three opponents, and the maker has no partner
    call-ace | 1 {MARCH}, up 7C | {CLUBS}; 1 alone; public alone=True sitting_out=(); asked play 1; finish
    sizes 0 0 0 0; points 12 0 0 0; public partner=None
8.5 made with a partner, each 1
    call-ace | 1 JC JS AC 7S 7H, 2 AH KH QH TH 9H, 3 AS KD QD TD 9D, 4 AD JD JH 8D 8H, up 7C | {CLUBS}; 1 partner S
    1 JC; finish; result made 1 0 1 0
8.5 a maker who holds the best card has no partner, and is paid like one who called alone
    call-ace | 1 JC JS AC KC AS, up 7C | {CLUBS}; 1 partner S; {STRANGERS}; knows 3 secret_partner=False; finish
    points 12 0 0 0; public partner=1 alone=False
8.5 where nobody holds a card of the suit the maker has no partner, which is public at the end
    call-ace | 1 {MARCH}, 2 7H 8H 9H TH JH, 3 QH KH AH 7D 8D, 4 9D TD JD QD KD, up 7C | {CLUBS}; 1 partner S
    public partner=None; finish; points 12 0 0 0; public partner=1
8.5 the best card is that after exchanges: a farmer drew the ace from the kitty
    call-ace farmers_hand=any-three | 1 JC JS AC KC 7S, 2 9H 9D 9S 8H 8D, 3 KS QS, up 7C, kitty AS 7H 7D | 1 pass
    2 farmers 9D 9H 9S; 2 order; 4 discard 7C; 2 partner S; agreed partner=2
"""


@pytest.mark.parametrize("story", stories(STORIES))
def test_law_8(story: Story) -> None:
    story.tell()


def ordered(table: Table) -> Table:
    """Seat 1 orders the turn-up, the dealer lays it away again."""
    turnup = code(require(table.state.dealt.turnup))
    return table.say(f"1 order; {table.rules.players} discard {turnup}")


def calling(hands: dict[int, str], turnup: str = "7C", players: int = 4, **changes: Any) -> Table:
    """A Call-Ace hand in which seat 1 ordered clubs and is about to call a partner."""
    return ordered(Table("call-ace", players=players, **changes).deal(hands, turnup=turnup))


@pytest.mark.parametrize(
    ("players", "settlement", "made", "march"),
    [
        (4, "each", 3, 12),
        (4, "once", 1, 4),
        (5, "each", 4, 12),
        (5, "once", 1, 3),
        (6, "each", 5, 15),
        (6, "once", 1, 3),
    ],
)
def test_law_8_5_without_a_partner(players: int, settlement: str, made: int, march: int) -> None:
    """Law 8.5: made 1, march 4 (3 with five or six), times the opponents with ``each``."""
    changes: dict[str, Any] = {"settlement": settlement, "points": 99}
    table = calling({1: MARCH}, players=players, **changes).say("1 alone").finish()
    assert (table.outcome, table.points) == ("march", (march, *(0,) * (players - 1)))
    three = {1: "JC JS AC 7S 7H", 2: "AS KS QS AH KH"}
    table = calling(three, players=players, **changes).say("1 alone").finish()
    assert (table.outcome, table.points) == ("made", (made, *(0,) * (players - 1)))


@pytest.mark.parametrize(("players", "march"), [(4, 2), (5, 3), (6, 3)])
def test_law_8_5_with_a_partner(players: int, march: int) -> None:
    """Law 8.5: march each 2, with five or six players 3; settlement does not matter."""
    for settlement in ("each", "once"):
        table = calling(PARTNERED_HANDS, players=players, settlement=settlement).say("1 partner S").finish()
        assert table.points == tuple(march if seat in (1, 3) else 0 for seat in range(1, players + 1))


@pytest.mark.parametrize("called", ["partner S", "partner H", "alone"])
@pytest.mark.parametrize("players", [4, 5, 6])
def test_law_8_5_euchred(called: str, players: int) -> None:
    """Law 8.5: every other player 2, the partner not; multiplied by nothing."""
    hands = {1: "7S 8S 7D 8D 7H", 2: MARCH, 3: "AS KS QS TS 9S", 4: "AH KH QH TH 9H"}
    table = calling(hands, players=players).say(f"1 {called}").finish()
    partner = {"partner S": 3, "partner H": 4}.get(called)
    assert table.points == tuple(0 if seat in (1, partner) else 2 for seat in range(1, players + 1))
