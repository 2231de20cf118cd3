"""Laws 9.6 and 9.8: declarations that are void, bars, and misdeals that all agree on."""

from __future__ import annotations

import pytest

from bot.engine.refusals import Fault
from tests.engine.old_school import dealt, upheld
from tests.engine.stories import Story, stories

FARMERS = "1 9S TS 9D KS QS, 2 AH KH QH JH TH, 3 AS TD 9C TC QC, 4 JS AD KD QD JD, up 9H"
"""Seat 1 holds three nines and tens."""
FARM = "law=old-school pack=32 farmers_hand=any-three"
MISDEAL = "1 misdeal; 2 misdeal; 3 misdeal; 4 misdeal"

STORIES = f"""
9.6 only an opponent claims a call, and only at once; not claimed, it stands
    dealt | 3 order; open-to 2 4: claim call 3; unlawful 1 claim call 3: no-opponent
    unlawful 2 claim call 1: no-last-call
    4 discard 9C; unlawful 2 claim call 3: no-last-call; agreed maker=3
9.6 only the very next act may be the claim
    dealt | 3 order; 2 misdeal; unlawful 2 claim call 3: 9.6
    dealt | 3 order; 1 misdeal; unlawful 2 claim call 3: 9.6
9.6 the barred side only passes, in round two too, and out of turn neither
    dealt second_round=throw-in | 3 order; 2 claim call 3; asked order 1; lawful pass; unlawful 1 order: barred; 1 pass
    may order; unlawful 3 order: barred; 2 pass; 3 pass; 4 pass; asked call 1; lawful pass; unlawful 1 call S: 9.6
    takes-no 3 call; 1 pass; may call S
9.6 the bar is over with the hand
    dealt second_round=throw-in | 3 order; 2 claim call 3; pass x8; result thrown-in 0 0; deal; may order
9.6 the suit turned down is void in turn, alone too, and hearts after a joker
    dealt | pass x5; 2 call H; 3 claim call 2; upheld; asked call 2; lawful pass; contract -
    dealt | pass x5; 2 call H alone; 3 claim call 2; upheld; asked call 2; lawful pass; contract -
    railroad law=old-school | up JK | pass x4; 1 call H; 4 claim call 1; upheld; lawful pass
9.6 another suit in turn stands
    dealt | pass x4; 1 call S; 2 claim call 1; rejected; agreed trump=0
9.6 no escape from the stick: the other side bids on, and a barred dealer folds
    dealt second_round=stick | 2 order; 1 claim call 2; pass x4; may call S; 1 pass; 2 pass; 3 pass; asked call 4
    lawful fold; unlawful 4 call S, 4 pass: barred; 4 fold; result folded 1 0
    dealt second_round=stick-or-fold | 2 order; 1 claim call 2; pass x4; may call S; pass x3; asked call 4
    lawful fold; unlawful 4 call S, 4 pass: barred; 4 fold; result folded 1 0
9.6 a fold under setback, and among individuals
    dealt setback=yes | 2 order; 1 claim call 2; pass x7; 4 fold; points 0 -1
    two-handed law=old-school second_round=stick | | 2 order; 1 claim call 2; pass x3; lawful fold; 2 fold; points 1 0
9.6 in round one a barred dealer passes
    dealt | 4 order; 3 claim call 4; pass x3; asked order 4; lawful pass
9.6 a dealer with barred opponents is still stuck
    dealt | 1 pass; 3 order; 2 claim call 3; pass x6; asked call 4; may-not pass, fold
9.6 with both sides barred nobody is stuck
    dealt second_round=throw-in | 3 order; 4 claim call 3; 2 order; 1 claim call 2; remembers barred=(1,2); pass x8
    result thrown-in 0 0
9.6 among individuals the seat alone is barred
    call-ace law=old-school | | 3 order; 1 claim call 3; may order; 1 pass; 2 pass; lawful pass
9.6 a farmer's exchange is kept, and then only a pass is left
    {FARM} | {FARMERS}, kitty AC KC JC | 1 farmers 9D 9S TS; hand 1 KS QS AC KC JC; 3 order; 2 claim call 3
    hand 1 KS QS AC KC JC; asked order 1; lawful pass; shown 1 9D 9S TS
9.6 the barred side has no claims of law 3; the other side has
    {FARM} ace_no_face=yes | {FARMERS} | may farmers 9D 9S TS; 3 order; 2 claim call 3; lawful pass
    unlawful 1 farmers 9D 9S TS: barred
    {FARM} | {FARMERS} | 2 order; 1 claim call 2; may farmers 9D 9S TS
9.8 misdeal is said once a seat, from the pack on; who is on turn stays as it is
    dealt csl | asked cut 3; 2 misdeal; asked cut 3; unlawful 2 misdeal: misdeal-said; 3 misdeal; 1 misdeal; 4 misdeal
    result misdeal 0 0; asked deal 0; unlawful 1 misdeal: misdeal-said
9.8 until the first trick is gathered
    hearts | 1 AS; 2 9S; 3 JS; 4 QC; 2 misdeal; open-to 1 3 4: misdeal; 1 gather; unlawful 3 misdeal: misdeal-late
9.8 a seat that sits out is asked too, and a running trick is kept
    dealt | 1 order alone; 4 discard 9C; 1 AS; 1 misdeal; 2 misdeal; 4 misdeal; goes-on; 3 misdeal; result misdeal 0 0
    lie 1
9.8 while a suit is to be named, too
    hearts | 3 KD; 2 claim lead 3; {MISDEAL}; result misdeal 0 0; exposed 3 KD
9.8 what a misdeal costs; each hand begins anew
    dealt misdeal=redeal | {MISDEAL}; points 0 0; score 0 0; deal; dealer 4 of hand 1; remembers misdeals=()
    dealt misdeal=forfeit-deal | {MISDEAL}; points 0 0; score 0 0; deal; dealer 1 of hand 2; remembers misdeals=()
    dealt misdeal=minus-one | {MISDEAL}; points 0 -1; score 0 -1; deal; dealer 1 of hand 2; remembers misdeals=()
9.8 a lost point may decide a tied game
    dealt misdeal=minus-one score=10:10 | {MISDEAL}; winner 1; phase over
9.8 among individuals the dealer loses the point
    call-ace law=old-school players=5 misdeal=minus-one | | 5 misdeal; {MISDEAL}; points 0 0 0 0 -1
8.5 a misdeal makes the partner public, if one was called
    dealt call-ace pack=24 | 1 order; 4 discard 9C; 1 partner D; {MISDEAL}; agreed revealed=True
    dealt call-ace pack=24 | 1 order; {MISDEAL}; agreed revealed=False
"""


@pytest.mark.parametrize("story", stories(STORIES))
def test_law_9(story: Story) -> None:
    story.tell()


def test_law_9_6_a_lawful_declaration_is_claimed_in_vain() -> None:
    table = dealt().say("1 pass; 2 order")
    before = table.state
    assert not upheld(table.say("1 claim call 2"))
    assert (table.state.contract, table.asked(), table.state.hands) == (before.contract, ("discard", 4), before.hands)
    assert table.refused("3 claim call 2").fault is Fault.NO_LAST_CALL, "the act before is a claim now"


def test_law_9_6_a_void_order_leaves_the_bidding_as_it_was() -> None:
    table = dealt().say("1 pass")
    before = table.state
    table.say("4 order alone")
    assert table.state.agreed.sitting_out == (2,)
    assert upheld(table.say("3 claim call 4"))
    assert table.state.remember(before.remembered) == before
    assert table.state.remembered.barred == (2,)
