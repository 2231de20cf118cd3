"""Laws 8.6 and 8.7: Hasenpfeffer and Double Hasenpfeffer: bids, the widow, the forced joker, going alone."""

from __future__ import annotations

import pytest

from tests.engine.stories import Story, stories
from tests.engine.tables import Table

SIX_TRUMPS = "1 JK JC JS AC KC QC, kitty 9C"
FOUR = "1 JK JC JS AC 9D 9H, 2 KC QC KD KH AD AH, 3 9S TS TD TH QS JH, 4 TC QD JD QH KS AS, kitty 9C"
LOW_JOKER = "3 JK 9S 9H 9D TS TH, 2 AS KS QS JS AH KH, 4 AD KD QD JD QH JH, 1 TD TC JC KC AC 9C, kitty QC"
TWELVE = "JC JC JS JS AC AC KC KC QC QC TC TC"
EIGHT = "JC JC JS JS AC AC KC KC"
WEAK = f"1 9H 9H TH TH 9D 9D TD TD JH JH JD JD, 2 {TWELVE}"

STORIES = f"""
8.6 six cards each and a widow that nobody sees; there is no turn-up
    hasenpfeffer | {SIX_TRUMPS} | sizes 6 6 6 6; public turnup=None kitty_size=1; asked bid 1
8.6 one chance each to bid 1 to 6, higher than any bid before
    hasenpfeffer | kitty 9C | lawful pass, bid: 1 2 3 4 5 6; 1 bid 2; lawful pass, bid: 3 4 5 6; unlawful 2 bid 2: 8.6
    2 pass; 3 bid 5; lawful pass, bid: 6; 4 pass; asked name 3; public bid=5 maker=3
8.6 a bid of six closes the bidding
    hasenpfeffer | kitty 9C | 1 bid 6; asked name 1
    hasenpfeffer | kitty 9C | pass; 2 bid 6; asked name 2
    hasenpfeffer | kitty 9C | pass x2; 3 bid 6; asked name 3
    hasenpfeffer | kitty 9C | pass x3; 4 bid 6; asked name 4
8.6 the high bidder takes the widow, which nobody else sees, names trump, lays one card away and leads
    hasenpfeffer | 2 JK JC JS AC KC 9S, kitty QC | 1 pass; 2 bid 5; 3 pass; 4 pass; hand 2 JK JC JS AC KC 9S QC
    received 2 QC; received 3; lawful name: C D H S; 2 name C; lawful discard: JK JC JS AC KC 9S QC; 2 discard 9S
    asked play 2
8.6 a bid that is made pays 1 point a trick, more than the bid too, and all six are no march
    hasenpfeffer | {SIX_TRUMPS} | 1 bid 1; pass x3; 1 name C; 1 discard 9C; finish; result made 6 0
    hasenpfeffer | {SIX_TRUMPS} | 1 bid 3; pass x3; 1 name C; 1 discard 9C; finish; result made 6 0
    hasenpfeffer | {SIX_TRUMPS} | 1 bid 6; 1 name C; 1 discard 9C; finish; result made 6 0
8.6 of four tricks: short of the bid it is deducted, below zero too, and the other side scores nothing
    hasenpfeffer | {FOUR} | 1 bid 3; pass x3; 1 name C; 1 discard 9C; finish; result made 4 0; score 4 0
    hasenpfeffer | {FOUR} | 1 bid 4; pass x3; 1 name C; 1 discard 9C; finish; result made 4 0; score 4 0
    hasenpfeffer | {FOUR} | 1 bid 5; pass x3; 1 name C; 1 discard 9C; finish; result set -5 0; score -5 0
    hasenpfeffer | {FOUR} | 1 bid 6; 1 name C; 1 discard 9C; finish; result set -6 0; score -6 0
8.6 if all pass the holder of the joker plays three: takes the widow, names trump, leads, and may not discard the joker
    hasenpfeffer | 3 JK 9S 9H 9D TS TH, kitty QC | pass x4; asked name 3; public maker=3 bid=3 forced=True; 3 name S
    lawful discard: 9S 9H 9D TS TH QC; unlawful 3 discard JK: 8.6; 3 discard QC; asked play 3
8.6 a forced bid is lost in full
    hasenpfeffer | {LOW_JOKER} | pass x4; 3 name S; 3 discard QC; finish; result set -3 0
8.6 whoever chose their bid may lay the joker away
    hasenpfeffer | {SIX_TRUMPS} | 1 bid 3; pass x3; 1 name H; may discard JK
8.6 with the joker as widow a hand that all pass is thrown in and the deal passes on; bid for, it is the bidder's
    hasenpfeffer | kitty JK | pass x4; result thrown-in 0 0; contract -; deal; dealer 1 of hand 2
    hasenpfeffer | 1 9S TS JS QS KS AS, kitty JK | 1 bid 6; hand 1 9S TS JS QS KS AS JK
8.6 the game is ten (7.5)
    hasenpfeffer score=4:0 | {SIX_TRUMPS} | 1 bid 6; 1 name C; 1 discard 9C; finish; score 10 0; phase over
8.7 six players in two partnerships, odd against even seats: a lone maker's two partners sit out, four play
    double-hasenpfeffer players=6 | 1 {EIGHT} | 1 bid 8; 1 name C alone; 1 pass; public sitting_out=(3,5); finish
    sizes 0 0 8 0 8 0; points 16 0
8.7 a bid that is made pays 1 a trick, alone doubled
    double-hasenpfeffer | 1 {TWELVE} | 1 bid 7; pass x3; 1 name C; finish; result made 12 0
    double-hasenpfeffer | 1 {TWELVE} | 1 bid 7; pass x3; 1 name C alone; 1 pass; finish; result made 24 0
8.7 short of the bid it is deducted, alone doubled, and the others score nothing
    double-hasenpfeffer | {WEAK} | 1 bid 7; pass x3; 1 name C; finish; result set -7 0
    double-hasenpfeffer | {WEAK} | 1 bid 7; pass x3; 1 name C alone; 1 pass; finish; result set -14 0
8.7 the minimum of another seat than the dealer is lost whole
    double-hasenpfeffer dealer=2 | {WEAK} | pass x2; 1 bid 6; pass; 1 name C; finish; points -6 0
8.7 a forced dealer who makes the bid is paid in full
    double-hasenpfeffer | 4 {TWELVE} | pass x3; 4 bid 6; 4 name C alone; 4 pass; finish; points 0 24
8.7 a lone maker may lay two cards away for two of the partner's choice; then the partner sits out
    double-hasenpfeffer | 1 JC JC JS JS AC AC KC KC QC QC 9H 9D, 3 TC TC 9C 9C AH AH AD AD AS AS KS KS | 1 bid 12
    1 name C alone; asked discard 1; may pass, discard 9D 9H, discard JC JC, discard AC JS; may-not discard 9D
    1 discard 9D 9H; asked give 3; may give TC TC, give 9C TC, give AH KS; unlawful 3 pass: 8.7; 3 give TC TC
    hand 1 {TWELVE}; sizes 12 12 10 12; asked play 1; finish; points 24 0
8.7 of six players each partner gives one card, from the maker's left: seat 5 before seat 1 for maker 3
    double-hasenpfeffer players=6 | 3 JC JC JS JS AC AC 9H 9D, 5 TC, 1 9C | pass x2; 3 bid 8; 3 name C alone
    3 discard 9D 9H; asked give 5; may give TC; may-not give TC TC; 5 give TC; asked give 1; 1 give 9C
    sizes 7 8 8 8 7 8; asked play 3
8.7 equal cards are one lawful act, in the play too
    double-hasenpfeffer | 1 {TWELVE} | 1 bid 12; 1 name C; lawful AC JC JS KC QC TC
8.7 the game is 62
    double-hasenpfeffer score=50:0 | 1 {TWELVE} | 1 bid 12; 1 name C; finish; score 62 0; phase over
"""


@pytest.mark.parametrize("story", stories(STORIES))
def test_law_8(story: Story) -> None:
    story.tell()


@pytest.mark.parametrize(("players", "size", "lowest"), [(4, 12, 6), (6, 8, 4)])
def test_law_8_7_all_48_cards_and_at_least_half(players: int, size: int, lowest: int) -> None:
    """Law 8.7: 12 or 8 each; one bid each, at least half the tricks, higher than any before; the maximum closes."""
    table = Table("double-hasenpfeffer", players=players).deal()
    assert [len(hand) for hand in table.state.hands] == [size] * players
    assert table.state.dealt.kitty == ()
    assert table.legal == sorted(["pass", *(f"bid {bid}" for bid in range(lowest, size + 1))])
    assert table.refused(f"1 bid {lowest - 1}").law == "8.7"
    table.say(f"1 bid {lowest}")
    assert f"bid {lowest}" not in table.legal
    assert table.say(f"2 bid {size}").asked() == ("name", 2)


@pytest.mark.parametrize(("players", "lowest", "size"), [(4, 6, 12), (6, 4, 8)])
def test_law_8_7_the_dealer_must_bid(players: int, lowest: int, size: int) -> None:
    """Law 8.7: if all others pass the dealer must bid at least the minimum; otherwise the dealer may pass."""
    table = Table("double-hasenpfeffer", players=players).deal().passes(players - 1)
    assert table.asked() == ("bid", players)
    assert table.legal == sorted(f"bid {bid}" for bid in range(lowest, size + 1))
    assert table.refused(f"{players} pass").law == "8.7"
    table = Table("double-hasenpfeffer", players=players).deal().say(f"1 bid {lowest}").passes(players - 2)
    assert "pass" in table.legal
    assert f"bid {lowest}" not in table.legal


def weak(players: int, bidder: int) -> dict[int, str]:
    """The bidder's left holds the twelve (eight) best clubs, the bidder hearts and diamonds."""
    low = "9H 9H TH TH 9D 9D TD TD JH JH JD JD" if players == 4 else "9H 9H TH TH 9D 9D TD TD"
    return {bidder: low, bidder % players + 1: TWELVE if players == 4 else EIGHT}


@pytest.mark.parametrize(
    ("players", "bid", "lone", "lost"),
    [
        (4, 6, "", 3),
        (4, 6, " alone", 6),
        (4, 7, "", 7),
        (4, 7, " alone", 14),
        (6, 4, "", 2),
        (6, 4, " alone", 4),
        (6, 5, "", 5),
    ],
)
def test_law_8_7_a_forced_dealer_loses_half_his_bid(players: int, bid: int, lone: str, lost: int) -> None:
    """Law 8.7: who bid the minimum because all others passed; the half is doubled too; a higher bid is lost whole."""
    table = Table("double-hasenpfeffer", players=players).deal(weak(players, players)).passes(players - 1)
    table.say(f"{players} bid {bid}; {players} name C{lone}")
    if lone:
        table.say(f"{players} pass")
    table.finish()
    assert (table.outcome, table.points) == ("set", (0, -lost))
